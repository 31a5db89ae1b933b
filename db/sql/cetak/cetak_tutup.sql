/** What of a receipt of goods will not be billed: the lines of its paper. */
-- In base units, a line for each closing of a line that was not taken back, with its day and
-- reason.
create or replace function erp_private.cetak_tutup(buku anyelement, id bigint)
returns table (urutan bigint, sel jsonb, jumlah numeric) language plpgsql stable as $$
#variable_conflict use_column
begin
  return query
    select n.ke, jsonb_build_object(
        'no', n.ke::text, 'tanggal', erp_private.tanggal_cetak(n.tanggal), 'kode', g.kode,
        'nama', g.nama, 'qty', erp_private.angka_cetak(n.qty, false), 'satuan', s.kode,
        'keterangan', erp_private.tanggal_cetak(n.tanggal) || ': ' || n.alasan,
        'jumlah', erp_private.angka_cetak(n.nilai)
      ), n.nilai
      from (
        select row_number() over (order by r.tanggal, r.id) as ke, r.tanggal, r.baris_id,
               -r.qty as qty, -r.nilai as nilai, p.alasan
          from penerimaan_gerak as r
          join posting as p on p.id = r.posting_id
         where r.penerimaan_id = cetak_tutup.id and r.jenis = 'tutup' and r.membalik_id is null
           and not exists (select from penerimaan_gerak as k where k.membalik_id = r.id)
      ) as n
      join transaksi_baris as b on b.id = n.baris_id
      join barang as g on g.id = b.barang_id
      join satuan as s on s.id = g.satuan_id
     order by n.ke;
end
$$;
