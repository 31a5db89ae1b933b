/** What goods cost when nobody says it: per base unit, net of tax, and where that is from. */
-- The supplier's own list, his last invoice, the last purchase from anybody, the price of the
-- goods; null where there is none. Received goods count where they were billed.
create or replace function erp_private.penerimaan_price_find(
  buku anyelement, barang_id bigint, kontak_id bigint, tanggal date, out harga numeric,
  out sumber text
) language plpgsql stable as $$
begin
  select p.harga / coalesce(s.faktor, 1), 'daftar_pemasok'
    into penerimaan_price_find.harga, penerimaan_price_find.sumber
    from barang_pemasok as p
    left join barang_satuan as s on s.barang_id = p.barang_id and s.satuan_id = p.satuan_id
   where p.barang_id = penerimaan_price_find.barang_id
     and p.kontak_id = penerimaan_price_find.kontak_id and p.aktif and p.harga > 0;
  if found then
    return;
  end if;
  select b.dpp / b.qty_dasar,
         case when t.kontak_id = penerimaan_price_find.kontak_id then 'faktur_supplier'
           else 'pembelian_terakhir' end
    into penerimaan_price_find.harga, penerimaan_price_find.sumber
    from transaksi_baris as b
    join transaksi as t on t.id = b.transaksi_id
   where b.barang_id = penerimaan_price_find.barang_id and b.jenis = 'pembelian'
     and b.qty_dasar > 0 and b.dpp > 0 and t.status = 'final' and t.mode is null
     and t.tanggal <= penerimaan_price_find.tanggal
   order by t.kontak_id = penerimaan_price_find.kontak_id desc, t.tanggal desc, t.id desc,
            b.baris desc
   limit 1;
  if not found then
    select nullif(g.harga_beli, 0), 'harga_beli'
      into penerimaan_price_find.harga, penerimaan_price_find.sumber
      from barang as g
     where g.id = penerimaan_price_find.barang_id;
  end if;
end
$$;
