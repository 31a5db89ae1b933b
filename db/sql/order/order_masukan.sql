/** The lines of an order as they came, with the fields of their kind. */
-- In an order to a supplier (`beli`) a line without a price has the purchase price of its goods, in
-- its own unit.
create or replace function erp_private.order_masukan(
  buku anyelement, detail erp.order_baris_input[], beli boolean,
  out masukan erp_private.baris_masukan[], out rincian jsonb[]
) language plpgsql stable as $$
begin
  select array_agg(
      erp_private.baris_masukan(
        barang_id => d.barang_id, satuan_id => d.satuan_id, qty => d.qty,
        harga => case
          when d.harga is null and order_masukan.beli
            then round(b.harga_beli * coalesce(s.faktor, 1), 6)
          else d.harga
        end,
        diskon => d.diskon, diskon_persen => d.diskon_persen, pajak_kode => d.pajak_kode,
        keterangan => d.keterangan
      )
      order by d.ordinality
    ), array_agg(
      jsonb_strip_nulls(jsonb_build_object('diskon_persen', d.diskon_persen)) order by d.ordinality
    )
    into masukan, rincian
    from unnest(order_masukan.detail) with ordinality as d
    left join barang as b on b.id = d.barang_id
    left join barang_satuan as s
      on s.barang_id = b.id and s.satuan_id = d.satuan_id and s.satuan_id <> b.satuan_id;
end
$$;
