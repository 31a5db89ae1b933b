/**
 * The movements that compensate a document on a line of the stock count that had counted its goods.
 */
-- They stand beside that line, against the account of the count's differences. They are valued like
-- any difference (`rata`): first at the average found there, which the replay corrects. A
-- compensation that comes in stands before the difference, one that leaves after it, so that the
-- pool is not short in between. The same holds around a document in the same place (`sesudah`).
create or replace function erp_private.terhitung_moves(
  buku anyelement, baris_id bigint, gerak erp_private.gerak[], lokasi_id bigint, pool_id bigint,
  akun_lawan text, tanggal date, urut bigint, sesudah boolean
) returns erp_private.gerak[] language plpgsql stable as $$
begin
  return array(
    select erp_private.gerak(
        baris_id => l.id,
        baris => l.baris + case when sesudah then sign(-g.qty)::integer * 10000 else 0 end,
        sub => sign(-g.qty) * (1000 + k.banyak),
        barang_id => g.barang_id, lokasi_id => terhitung_moves.lokasi_id,
        jenis => case when g.qty > 0 then 'masuk' else 'keluar' end::erp.jenis_mutasi,
        dasar => 'rata', qty => g.qty,
        nilai => erp_private.terhitung_value(
          buku, l.id, g.barang_id, terhitung_moves.pool_id, terhitung_moves.tanggal,
          terhitung_moves.urut, g.qty
        ),
        akun_persediaan => g.akun_persediaan, akun_lawan => terhitung_moves.akun_lawan,
        pool_id => terhitung_moves.pool_id, gabungan_id => l.gabungan_id
      )
      from transaksi_baris as l
     cross join lateral (
       select x.barang_id, x.akun_persediaan, -sum(x.qty) as qty
         from unnest(terhitung_moves.gerak) as x
        where x.lokasi_id = terhitung_moves.lokasi_id and x.barang_id = l.barang_id
        group by x.barang_id, x.akun_persediaan
       having sum(x.qty) <> 0
     ) as g
     cross join lateral (
       select count(*) as banyak from mutasi_stok as m
        where m.baris_id = l.id and m.transaksi_id <> l.transaksi_id
          and m.jenis in ('masuk', 'keluar')
     ) as k
     where l.id = terhitung_moves.baris_id
  );
end
$$;
