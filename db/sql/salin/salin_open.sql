/** Lines that continue what is open of a document, each with the line that it comes of (`dari`). */
-- In the unit of that line, or in the goods' own where what is open is no whole part of it. Prices
-- and tax are left out: they are those of the line, as it is when the copy is posted.
create or replace function erp_private.salin_open(buku anyelement, id bigint, cara text)
returns jsonb language plpgsql stable as $$
declare
  v_rujukan constant text := case salin_open.cara
    when 'penawaran' then 'penawaran_baris_id'
    when 'order' then 'order_baris_id'
    when 'tagih' then 'penerimaan_baris_id'
    else 'baris_asal_id'
  end;
begin
  return (
    select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
        'dari', b.id, 'barang_id', case when v_rujukan <> 'baris_asal_id' then b.barang_id end,
        'satuan_id', case when n.genap then b.satuan_id else g.satuan_id end,
        'qty', trim_scale(case when n.genap then s.sisa / b.faktor else s.sisa end),
        v_rujukan, b.id
      )) order by b.baris), '[]')
      from transaksi_baris as b
      join barang as g on g.id = b.barang_id
     cross join lateral (
       select erp_private.salin_qty(buku, salin_open.cara, b.id) as sisa
     ) as s
     cross join lateral (
       select round(s.sisa / b.faktor, 6) * b.faktor = s.sisa as genap
     ) as n
     where b.transaksi_id = salin_open.id and s.sisa > 0
  );
end
$$;
