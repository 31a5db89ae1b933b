/** What goods cost when nobody says it: per base unit, net of tax, and where that is from. */
-- The supplier's last invoice, the last purchase from anybody, the price of the goods; null where
-- there is none. Received goods count where they were billed.
create or replace function erp_private.penerimaan_price_find(
  buku anyelement, barang_id bigint, kontak_id bigint, tanggal date, out harga numeric,
  out sumber text
) language plpgsql stable as $$
begin
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
