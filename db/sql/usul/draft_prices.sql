/** What the price list says of the lines of a document that name no price, one element each. */
-- Whose price each is, and what it says of tiers without a price. Null for a line that names one,
-- that takes it from an order or a quotation, or has none in the list, and for a kind without a
-- list. The same look-up as that of a posting (baris_read, order_judge).
-- @execute erp_writer, erp_reader
create or replace function erp_private.draft_prices(
  buku anyelement, jenis erp.jenis_transaksi, isi jsonb,
  out daftar erp_private.harga_daftar, out peringatan text[]
) language plpgsql stable as $$
declare
  v_d erp.penjualan_input;
  v_masukan erp_private.baris_masukan[];
  v_kode text;
  v_harga numeric[];
  v_sumber text[];
begin
  if draft_prices.jenis not in ('penjualan', 'order-penjualan', 'order-pembelian')
    or not draft_prices.isi @? ('$.detail[*] ? (!exists(@.harga) && !exists(@.order_baris_id)'
      ' && !exists(@.penawaran_baris_id))')::jsonpath
  then
    return;
  end if;
  v_d := jsonb_populate_record(null::erp.penjualan_input, draft_prices.isi);
  select array_agg(erp_private.baris_masukan(
      barang_id => d.barang_id, satuan_id => d.satuan_id, qty => d.qty, harga => d.harga
    ) order by d.ordinality)
    into v_masukan
    from unnest(v_d.detail) with ordinality as d;
  v_kode := coalesce(
    v_d.harga_kode, (select k.harga_kode from kontak as k where k.id = v_d.kontak_id)
  );
  if draft_prices.jenis <> 'order-pembelian' then
    select h.harga, h.peringatan, h.sumber into v_harga, draft_prices.peringatan, v_sumber
      from erp_private.baris_harga(buku, v_masukan, v_d.tanggal, v_kode, v_d.kontak_id) as h;
  end if;
  daftar.harga := array(
    select case
        when num_nonnulls(d.harga, d.order_baris_id) > 0
          or draft_prices.isi -> 'detail' -> (d.ordinality - 1)::integer ? 'penawaran_baris_id'
          then null
        when draft_prices.jenis = 'order-pembelian'
          then round(b.harga_beli * coalesce(s.faktor, 1), 6)
        else coalesce(v_harga[d.ordinality], round(b.harga_jual * coalesce(s.faktor, 1), 6))
      end
      from unnest(v_d.detail) with ordinality as d
      left join barang as b on b.id = d.barang_id
      left join barang_satuan as s
        on s.barang_id = b.id and s.satuan_id = d.satuan_id and s.satuan_id <> b.satuan_id
     order by d.ordinality
  );
  if draft_prices.jenis <> 'order-pembelian' then
    daftar.sumber := array(
      select case when h.harga is not null then coalesce(v_sumber[h.ke], 'harga_jual') end
        from unnest((draft_prices.daftar).harga) with ordinality as h (harga, ke)
       order by h.ke
    );
  end if;
end
$$;
