/** Of which lines of a receipt the price is that of an order whose prices contain the tax. */
create or replace function erp_private.penerimaan_taxed(
  buku anyelement, diminta erp_private.baris_masukan[], pesanan bigint[]
) returns boolean[] language plpgsql stable as $$
begin
  return array(
    select coalesce(t.harga_termasuk_pajak, false) and d.harga is null
      from unnest(penerimaan_taxed.diminta) with ordinality as d
      left join transaksi_baris as b on b.id = penerimaan_taxed.pesanan[d.ordinality]
      left join transaksi as t on t.id = b.transaksi_id
     order by d.ordinality
  );
end
$$;
