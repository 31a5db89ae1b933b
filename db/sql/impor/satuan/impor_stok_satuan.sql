/** Rows of opening stock in the goods' own unit: quantity, value, and what nothing proves. */
-- Of rows that say a unit, or whose columns do (`judul`). `lain_id` is a unit that the goods do not
-- have. A cost is per the unit of its column, or its row; where only the value agrees with one per
-- piece, it is that. Without a value the purchase price may tell against it (`tanya`).
create or replace function erp_private.impor_stok_satuan(
  buku anyelement, id bigint, judul jsonb
) returns table (
  ke integer, barang_id bigint, satuan_id bigint, lain_id bigint, qty numeric, qty_dasar numeric,
  nilai numeric, ubah boolean, tanya boolean
) language plpgsql stable as $$
declare
  v_q constant bigint := judul -> 'qty';
  v_h constant bigint := judul -> 'hpp';
begin
  return query
    with
      isi as materialized (
        select b.ke, b.isi -> 'baris' as isi, g.id as barang_id, g.harga_beli, u.q, u.h,
               s.qty_fisik as qty, s.hpp, s.nilai,
               erp_private.impor_satuan_isi(buku, g.id, g.satuan_id, u.q) as fq,
               erp_private.impor_satuan_isi(buku, g.id, g.satuan_id, u.h) as fh,
               v_h is not null or s.satuan_id is not null and coalesce(v_q = s.satuan_id, true)
                 as jelas
          from impor_baris as b
         cross join lateral jsonb_to_record(b.isi -> 'baris') as s (
           barang_id bigint, satuan_id bigint, qty_fisik numeric, hpp numeric, nilai numeric
         )
         cross join lateral (
           select coalesce(v_q, s.satuan_id) as q, coalesce(v_h, s.satuan_id, v_q) as h
         ) as u
          join barang as g on g.id = s.barang_id
         where b.impor_id = impor_stok_satuan.id and b.macam = 'data'
      )
    select i.ke, i.barang_id, i.q, case when i.fq is null then i.q when i.fh is null then i.h end,
           i.qty, trim_scale(i.qty * i.fq), coalesce(
             i.nilai, round(i.qty * i.fq * i.hpp / case x.per when 'dasar' then 1 else i.fh end, 2)
           ),
           x.per is not null and (i.fq <> 1 or i.fh <> 1) and i.qty is not null,
           coalesce(i.nilai is null and i.hpp > 0 and i.fh <> 1 and (
             not i.jelas or i.harga_beli > 0
               and abs(ln(i.hpp / i.harga_beli)) < abs(ln(i.hpp / i.fh / i.harga_beli))
           ), false)
      from isi as i
     cross join lateral (
       select case
           when i.fq is null or i.fh is null then null
           when erp_private.impor_stok_problem(
             i.isi || jsonb_build_object('qty_fisik', i.qty * i.fq / i.fh)
           ) is null then 'satuan'
           when erp_private.impor_stok_problem(
             i.isi || jsonb_build_object('qty_fisik', i.qty * i.fq)
           ) is null then 'dasar'
         end as per
     ) as x;
end
$$;
