/** What was sold of goods with a lead time since a day, by location: sales less returns. */
-- @execute erp_reader, erp_writer
create or replace function erp_private.usulan_jual(
  buku anyelement, sejak date, diketahui timestamptz
)
returns table (barang_id bigint, lokasi_id bigint, qty numeric)
language plpgsql stable as $$
begin
  return query
    select m.barang_id, m.lokasi_id, -sum(m.qty)
      from mutasi_stok as m
      join transaksi as t on t.id = m.transaksi_id
     where m.tanggal > usulan_jual.sejak and m.jenis <> 'koreksi_hpp'
       and t.jenis in ('penjualan', 'retur-penjualan')
       and m.barang_id = any (array(
         select p.barang_id from barang_pemasok as p where p.aktif and p.waktu_tunggu_hari > 0
       ))
       and (
         usulan_jual.diketahui is null
         or not exists (
           select from erp_private.posting_after(usulan_jual.diketahui) as s
            where s.posting_id = m.posting_id
         )
       )
     group by m.barang_id, m.lokasi_id;
end
$$;
