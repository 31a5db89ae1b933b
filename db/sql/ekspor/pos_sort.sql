/** Documents of the receivable or the payable report in its order. */
create or replace function erp_private.pos_sort(
  buku anyelement, jenis erp.jenis_pos, dari date, sampai date, kontak_id bigint,
  status erp.pilihan_status_pos, diketahui timestamptz, hari_lewat_dari integer,
  hari_lewat_sampai integer
) returns setof erp_private.pos_dokumen language plpgsql stable as $$
declare
  v_r record;
  v_status constant text := coalesce(pos_sort.status::text, 'outstanding');
begin
  v_r := erp_private.laporan_rentang(buku, dari, sampai);
  return query
    select d.*
      from erp_private.pos_pick(
        jenis, pos_sort.dari, v_r.akhir, pos_sort.kontak_id, v_status, diketahui,
        pos_sort.hari_lewat_dari, pos_sort.hari_lewat_sampai
      ) as d
     order by d.jatuh_tempo, d.tanggal, d.transaksi_id, d.pos_id;
end
$$;
