/** A page of the transaction list that goes on from a cursor (VAKSR). */
-- One row more than is shown is read: it says whether the list goes on.
create or replace function erp_private.transaksi_list_on(
  buku anyelement, jenis erp.jenis_transaksi, permintaan erp.permintaan_list,
  sertakan erp.sertakan_daftar[]
) returns json language plpgsql stable as $$
declare
  v_kolom constant erp_private.urutan_kolom[] :=
    erp_private.transaksi_list_sort(permintaan.sort);
  v_ikat constant text := erp_private.kursor_bound('transaksi:' || jenis, permintaan);
  v_nilai constant text[] :=
    erp_private.kursor_values(v_ikat, permintaan.kursor, v_kolom);
  v_d constant record := erp_private.transaksi_list_from(buku, jenis, permintaan);
  v_hasil json;
begin
  execute format(
    'with %1$s halaman as materialized (select p.*, row_number() over () as ke from ('
      'select t.id, %2$s as nilai from %3$s %4$s order by %5$s limit $3 + 1) as p)'
      ' select json_build_object(''total'', null, ''meta'', json_build_object(''per_page'', $3,'
      ' ''kursor'', (select erp_private.kursor_text($5, h.nilai) from halaman as h where h.ke = $3'
      ' and exists (select from halaman as n where n.ke > $3))), ''data'', coalesce(('
      'select json_agg(%6$s order by h.ke) from halaman as h join transaksi as t on t.id = h.id'
      ' left join kontak as k on k.id = t.kontak_id where h.ke <= $3), ''[]''))',
    v_d.awal || case when v_d.awal = '' then '' else ', ' end, erp_private.kursor_keys(v_kolom),
    v_d.dari, ' and ' || erp_private.kursor_after(v_kolom, v_nilai),
    erp_private.urutan_order(v_kolom),
    erp_private.transaksi_list_object(jenis, permintaan.custom_fields, sertakan)
  )
    into v_hasil
    using permintaan.filter, erp_private.search_patterns(erp_private.teks_isi(permintaan.search)),
      coalesce(permintaan.per_page, 20), v_nilai, v_ikat;
  return v_hasil;
end
$$;
