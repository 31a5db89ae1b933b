/** Messages about a purchase, or an empty array. */
-- The mistakes of what only a purchase has, each beginning with its field's path. What every
-- document has in head, lines, payments and deposits is looked at elsewhere, and so is landed cost.
create or replace function erp_private.pembelian_problems(dokumen erp.pembelian_input)
returns text[] language plpgsql stable set search_path = pg_catalog as $$
declare
  v_l erp.pembelian_baris_input;
  v_ke integer := 0;
  v_hasil text[] := array_remove(array[
    case
      when length(dokumen.nomor_faktur_supplier) > 100
        then erp_private.kalimat_di('nomor_faktur_supplier', 'huruf_paling_banyak', '100')
    end,
    'ppn: ' || erp_private.angka_problem(dokumen.ppn, 2, true)
  ], null);
begin
  foreach v_l in array coalesce(dokumen.detail, '{}') loop
    if erp_private.angka_problem(v_l.ppn, 2, true) is not null then
      v_hasil := v_hasil
        || format('detail.%s.ppn: %s', v_ke, erp_private.angka_problem(v_l.ppn, 2, true));
    end if;
    v_ke := v_ke + 1;
  end loop;
  return v_hasil;
end
$$;
