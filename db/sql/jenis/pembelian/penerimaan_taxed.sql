/** Of which lines of a receipt the price is that of an order whose prices contain the tax. */
create or replace function erp_private.penerimaan_taxed(
  buku anyelement, diminta erp_private.baris_masukan[], pesanan bigint[]
) returns boolean[] language plpgsql stable as $$
begin
  return array(
    select coalesce(t.harga_termasuk_pajak, false) and d.harga is null
      from unnest(penerimaan_taxed.diminta) with ordinality as d
      -- Made first: a wall would have all lines read before the place in the list.
      cross join lateral (select penerimaan_taxed.pesanan[d.ordinality] as id offset 0) as asal
      left join transaksi_baris as b on b.id = asal.id
      left join transaksi as t on t.id = b.transaksi_id
     order by d.ordinality
  );
end
$$;
