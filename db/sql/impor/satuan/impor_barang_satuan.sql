/**
 * Goods of a list whose price, or the goods themselves, are said in another unit than their own.
 */
-- `dasar_id` is their own unit, of the books where they are there. `isi` is how many of it the unit
-- of the purchase price holds, by the file or the books; null where neither says it. `judul`: units
-- that names of columns say.
create or replace function erp_private.impor_barang_satuan(
  buku anyelement, id bigint, judul jsonb
) returns table (
  ke integer, barang_id bigint, dasar_id bigint, baris_id bigint, beli_id bigint, isi numeric,
  isi_buku numeric, isi_baris numeric
) language plpgsql stable as $$
begin
  return query
    select b.ke, g.id, u.dasar, s.satuan_id, u.beli, case
             when u.beli = u.dasar then 1
             else coalesce(case when u.beli = s.satuan_beli then s.isi_beli end, k.isi)
           end, k.isi, case
             when s.satuan_id = u.dasar then 1
             else erp_private.impor_satuan_isi(buku, g.id, u.dasar, s.satuan_id)
           end
      from impor_baris as b
     cross join lateral jsonb_to_record(b.isi -> 'baris') as f (
       kode text, nama text, satuan_id bigint, satuan_beli bigint, isi_beli numeric
     )
     cross join lateral (
       select f.kode, f.nama, f.isi_beli,
              erp_private.impor_satuan_asal(buku, b.impor_id, f.satuan_id) as satuan_id,
              erp_private.impor_satuan_asal(buku, b.impor_id, f.satuan_beli) as satuan_beli
     ) as s
      left join lateral (
        select x.id, x.satuan_id from barang as x where x.kode = s.kode
        union all
        (
          select x.id, x.satuan_id from barang as x
           where s.kode is null and x.nama = s.nama order by x.id limit 1
        )
      ) as g on true
     cross join lateral (
       select coalesce(g.satuan_id, s.satuan_id) as dasar,
              coalesce((judul -> 'harga_beli')::bigint, s.satuan_beli, s.satuan_id) as beli
     ) as u
     cross join lateral (
       select case
           when g.id is not null and u.beli <> u.dasar
             then erp_private.impor_satuan_isi(buku, g.id, u.dasar, u.beli)
         end as isi
     ) as k
     where b.impor_id = impor_barang_satuan.id and b.macam = 'data'
       and s.satuan_id is not null and (
         u.beli <> u.dasar or s.satuan_id <> u.dasar or s.satuan_beli is not null
         or s.isi_beli is not null or judul - 'harga_beli' <> '{}'
       );
end
$$;
