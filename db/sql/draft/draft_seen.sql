/** The document of a working draft with when its lines were written, as their kind knows it. */
-- A count by the number in the order of movements, an audit by the moment; one without lines as a
-- whole. A line that says what was seen in the books is left to say it.
create or replace function erp_private.draft_seen(
  jenis erp.jenis_transaksi, isi jsonb, dilihat jsonb
) returns jsonb language plpgsql immutable set search_path = pg_catalog as $$
begin
  if dilihat is null then
    return isi;
  elsif not isi ? 'detail' then
    return isi || jsonb_build_object('dilihat', dilihat - 'dilihat');
  end if;
  return isi || jsonb_build_object('detail', (
    select jsonb_agg(d.value || case
        when k.lihat is null or d.value ?| '{saldo_dilihat,qty_sistem_dilihat}' then '{}'
        when draft_seen.jenis = 'opname-stok'
          then jsonb_build_object('dilihat', k.lihat -> 'dilihat')
        else jsonb_build_object('dilihat', jsonb_build_object('pada', k.lihat -> 'pada'))
      end order by d.ordinality)
      from jsonb_array_elements(isi -> 'detail') with ordinality as d
     cross join lateral (
       select draft_seen.dilihat -> erp_private.draft_look_key(d.value) as lihat
     ) as k
  ));
end
$$;
