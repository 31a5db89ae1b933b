/**
 * The condition of a policy: who reads (`pembaca`), and which rows who sees only his own documents
 * (`milik`), does not see what goods cost (`biaya`), or sees only the documents of some places
 * (`lokasi`).
 */
-- Each is an expression; true is all rows, false none. The first half is for whom no wall stands
-- that leaves rows of the table out, the second for whom one stands that leaves out some.
-- @execute erp_owner
create or replace function erp_private.tenant_wall_rows(
  pembaca text, milik text, biaya text, lokasi text
) returns text language plpgsql immutable set search_path = pg_catalog as $$
declare
  v_w record;
  v_bebas text := pembaca;
  v_terbatas text := pembaca;
  v_siapa text[] := '{}';
  v_baris text[] := '{}';
begin
  for v_w in
    select * from (values
      ('erp_private.milik()', tenant_wall_rows.milik),
      ('erp_private.biaya_tutup()', tenant_wall_rows.biaya),
      ('erp_private.lokasi_tutup()', tenant_wall_rows.lokasi)
    ) as w (tembok, baris)
     where w.baris <> 'true'
  loop
    v_bebas := v_bebas || ' and not ' || v_w.tembok;
    if v_w.baris = 'false' then
      v_terbatas := v_terbatas || ' and not ' || v_w.tembok;
    else
      v_siapa := v_siapa || v_w.tembok;
      v_baris := v_baris || format('(not (select %s) or (%s))', v_w.tembok, v_w.baris);
    end if;
  end loop;
  return format('((select nullif(%s, false)) is not null%s)', v_bebas, case
    when v_baris <> '{}' then format(
      ' or (select nullif(%s and (%s), false)) is not null and %s', v_terbatas,
      array_to_string(v_siapa, ' or '), array_to_string(v_baris, ' and ')
    )
  end);
end
$$;
