/** A later count of the same goods, posted after a line of another count was seen; null: none. */
-- It is of the same day or a later one; of the same day it was seen later, too. What it found
-- already holds the difference of that line.
create or replace function erp_private.opname_stok_newer(
  buku anyelement, lokasi_id bigint, tanggal date, barang_id bigint, dilihat bigint
) returns text language plpgsql stable as $$
begin
  return (
    select format('%s (%s)', o.nomor, o.tanggal)
      from transaksi as o
      join transaksi_baris as l
        on l.transaksi_id = o.id and l.barang_id = opname_stok_newer.barang_id
     where o.jenis = 'opname-stok' and o.status = 'final'
       and o.tanggal >= opname_stok_newer.tanggal and o.lokasi_id = opname_stok_newer.lokasi_id
       and (l.rincian ->> 'dibukukan')::bigint > opname_stok_newer.dilihat
       and (o.tanggal > opname_stok_newer.tanggal
         or (l.rincian ->> 'dilihat')::bigint > opname_stok_newer.dilihat)
     order by o.tanggal, o.id
     limit 1
  );
end
$$;
