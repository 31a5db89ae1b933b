/** Writes changes of the values of goods that came earlier, as a paper of a day knows them. */
-- Each stands under the order key of its movement, and in the books of the paper's day.
create or replace function erp_private.stok_kertas_write(
  buku anyelement, posting_id bigint, transaksi_id bigint, tanggal date,
  koreksi erp_private.koreksi[]
) returns void language plpgsql as $$
begin
  with
    baru as (
      insert into mutasi_stok (
        posting_id, transaksi_id, baris_id, barang_id, lokasi_id, pool_id, jenis, dasar, tanggal,
        tanggal_kunci, urut, baris, sub, qty, nilai, akun_persediaan, akun_lawan, koreksi_untuk,
        gabungan_id, tanggal_kertas
      )
        select stok_kertas_write.posting_id, stok_kertas_write.transaksi_id, m.baris_id,
               m.barang_id, m.lokasi_id, m.pool_id, 'koreksi_hpp', 'tetap',
               stok_kertas_write.tanggal, m.tanggal_kunci, m.urut, m.baris, m.sub, 0, k.selisih,
               m.akun_persediaan, m.akun_lawan, m.id, m.gabungan_id, stok_kertas_write.tanggal
          from (
            select x.mutasi_id, sum(x.selisih) as selisih
              from unnest(stok_kertas_write.koreksi) as x
             group by x.mutasi_id
            having sum(x.selisih) <> 0
          ) as k
          join mutasi_stok as m on m.id = k.mutasi_id
        returning barang_id, pool_id, nilai
    )
  update stok_pool as p
     set nilai = p.nilai + s.nilai,
         tanggal_terakhir = greatest(p.tanggal_terakhir, stok_kertas_write.tanggal)
    from (
      select b.barang_id, b.pool_id, sum(b.nilai) as nilai from baru as b group by 1, 2
    ) as s
   where p.barang_id = s.barang_id and p.pool_id = s.pool_id;
end
$$;
