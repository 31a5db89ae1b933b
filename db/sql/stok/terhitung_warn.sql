/**
 * Warnings that stock counts had counted goods before a document's movements of them were known.
 */
-- Counts at the locations where the document moved goods, after its own place (`tanggal`,
-- `posting_id`). No warning where a count is compensated, now or soon (`ganti`), and for later
-- counts there. With `dapat_disebut` the warning offers to name the count; a stock count and a
-- receipt cannot name one. `hanya`: only movements of this posting count, as for a receipt.
create or replace function erp_private.terhitung_warn(
  buku anyelement, transaksi_id bigint, tanggal date, posting_id bigint, ganti bigint[],
  dapat_disebut boolean default true, hanya boolean default false
) returns text[] language plpgsql stable as $$
begin
  return array(
    select format(
        'sudah_terhitung_opname: opname %s (%s) di %s sudah menghitung %s; hasil hitungnya '
          'bergeser%s',
        o.nomor, o.tanggal, k.kode, o.barang,
        case
          when terhitung_warn.dapat_disebut then format(
            '. Bila barangnya sudah terhitung di sana, sebut opname itu (%s)', o.id
          )
        end
      )
      from (
        select o.id, o.nomor, o.tanggal, o.lokasi_id,
               string_agg(b.kode, ', ' order by l.baris) as barang
          from (
            select m.lokasi_id, m.barang_id, min(m.tanggal_kunci) as tanggal
              from mutasi_stok as m
             where m.transaksi_id = terhitung_warn.transaksi_id and m.jenis in ('masuk', 'keluar')
               and (not terhitung_warn.hanya or m.posting_id = terhitung_warn.posting_id)
             group by m.lokasi_id, m.barang_id
            having sum(m.qty) <> 0
          ) as g
          join transaksi as o
            on o.jenis = 'opname-stok' and o.tanggal >= terhitung_warn.tanggal
            and o.status = 'final' and o.rincian ->> 'mode' is distinct from 'saldo_awal'
            and o.id <> terhitung_warn.transaksi_id and o.lokasi_id = g.lokasi_id
          join transaksi_baris as l on l.transaksi_id = o.id and l.barang_id = g.barang_id
          join barang as b on b.id = g.barang_id
         where erp_private.transaksi_milik(buku, o.id)
           and (
             g.tanggal < o.tanggal
             or g.tanggal = o.tanggal and terhitung_warn.posting_id < o.posting_id
           )
           and not exists (
             select
               from transaksi as c
              where c.id = any (terhitung_warn.ganti) and c.lokasi_id = o.lokasi_id
                and (c.tanggal, c.posting_id) <= (o.tanggal, o.posting_id)
           )
         group by o.id, o.nomor, o.tanggal, o.lokasi_id
      ) as o
      join lokasi as k on k.id = o.lokasi_id
     order by o.tanggal, o.id
  );
end
$$;
