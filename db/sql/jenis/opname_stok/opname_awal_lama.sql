/** The movements of earlier opening stock of goods at a location on a day. */
-- Without those that were voided, or replaced by another opening, which mirrors them.
create or replace function erp_private.opname_awal_lama(
  buku anyelement, lokasi_id bigint, tanggal date, barang_ids bigint[]
)
returns table (
  mutasi_id bigint, barang_id bigint, baris_id bigint, transaksi_id bigint, nomor text,
  qty numeric, nilai numeric, akun_persediaan text, akun_lawan text, gabungan_id bigint
) language plpgsql stable as $$
begin
  return query
    select m.id, m.barang_id, m.baris_id, t.id, t.nomor, m.qty::numeric, m.nilai::numeric,
           m.akun_persediaan, m.akun_lawan, coalesce(m.gabungan_id, 0)
      from mutasi_stok as m
      join transaksi as t on t.id = m.transaksi_id and t.status = 'final'
     where m.barang_id = any (opname_awal_lama.barang_ids)
       and m.lokasi_id = opname_awal_lama.lokasi_id
       and m.tanggal_kunci = opname_awal_lama.tanggal
       and m.jenis in ('masuk', 'keluar') and m.dasar <> 'cermin'
       and not exists (
         select
           from mutasi_stok as c
           join transaksi as g on g.id = c.transaksi_id and g.status = 'final'
          where c.sumber_id = m.id and c.dasar = 'cermin'
            and c.tanggal_kunci = opname_awal_lama.tanggal
       )
     order by m.id;
end
$$;
