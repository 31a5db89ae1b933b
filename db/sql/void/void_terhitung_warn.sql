/**
 * Warnings that stocktakings after a document had counted its goods; its void moves their result.
 */
-- Those at the locations where it moved goods, on its day after it or later. Not where it is
-- compensated already, or will be (`opname_id`), nor those that come after that one.
create or replace function erp_private.void_terhitung_warn(
  buku anyelement, transaksi_id bigint, opname_id bigint
) returns text[] language plpgsql stable as $$
begin
  return array(
    select format(
        'sudah_terhitung_opname: opname %s (%s) di %s sudah menghitung %s; hasil hitungnya '
          'bergeser. Bila barangnya sudah terhitung di sana, sebut opname itu (%s)',
        o.nomor, o.tanggal, k.kode, o.barang, o.id
      )
      from (
        select o.id, o.nomor, o.tanggal, o.lokasi_id,
               string_agg(b.kode, ', ' order by l.baris) as barang
          from transaksi as t
         cross join lateral (
           select m.lokasi_id, m.barang_id, min(m.tanggal_kunci) as tanggal
             from mutasi_stok as m
            where m.transaksi_id = t.id and m.jenis in ('masuk', 'keluar')
            group by m.lokasi_id, m.barang_id
           having sum(m.qty) <> 0
         ) as g
          join transaksi as o
            on o.jenis = 'opname-stok' and o.tanggal >= t.tanggal and o.status = 'final'
            and o.rincian ->> 'mode' is distinct from 'saldo_awal' and o.id <> t.id
            and o.lokasi_id = g.lokasi_id
          join transaksi_baris as l on l.transaksi_id = o.id and l.barang_id = g.barang_id
          join barang as b on b.id = g.barang_id
         where t.id = void_terhitung_warn.transaksi_id
           and (g.tanggal < o.tanggal or g.tanggal = o.tanggal and t.posting_id < o.posting_id)
           and not exists (
             select
               from transaksi as c
              where c.id in (opname_id, (t.rincian ->> 'sudah_terhitung_opname')::bigint)
                and c.lokasi_id = o.lokasi_id
                and (c.tanggal, c.posting_id) <= (o.tanggal, o.posting_id)
           )
         group by o.id, o.nomor, o.tanggal, o.lokasi_id
      ) as o
      join lokasi as k on k.id = o.lokasi_id
     order by o.tanggal, o.id
  );
end
$$;
