/** What drafts of orders to suppliers would order, by goods and location, in base units. */
-- Working drafts and those that wait for approval, of whomever, so that nothing is proposed twice.
-- What a working draft says is not checked yet: a line that is none counts as nothing.
-- @execute erp_reader, erp_writer
create or replace function erp_private.usulan_draf(buku anyelement)
returns table (barang_id bigint, lokasi_id bigint, qty numeric)
language plpgsql stable as $$
begin
  return query
    select b.id, d.lokasi, sum(least(d.qty * coalesce(s.faktor, 1), 1e13))
      from (
        select (erp_private.usulan_angka(i.isi -> 'lokasi_id', true))::bigint as lokasi,
               (erp_private.usulan_angka(l.value -> 'barang_id', true))::bigint as barang,
               (erp_private.usulan_angka(l.value -> 'satuan_id', true))::bigint as satuan,
               erp_private.usulan_angka(l.value -> 'qty', false) as qty
          from (
            select d.isi
              from draft as d
             where d.jenis = 'order-pembelian' and d.status = 'terbuka'
            union all
            select t.isi
              from transaksi as t
             where t.jenis = 'order-pembelian' and t.status = 'draft' and t.status <> 'final'
          ) as i
         cross join lateral jsonb_array_elements(
           case jsonb_typeof(i.isi -> 'detail') when 'array' then i.isi -> 'detail' else '[]' end
         ) as l
      ) as d
      join barang as b on b.id = d.barang
      left join barang_satuan as s
        on s.barang_id = b.id and s.satuan_id = d.satuan and s.satuan_id <> b.satuan_id
     where d.qty > 0
     group by b.id, d.lokasi;
end
$$;
