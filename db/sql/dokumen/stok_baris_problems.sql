/** Messages about lines that move stock by quantity only, or null. */
-- The goods must be kept in stock, the unit be one of theirs, and the quantity exact in base units.
create or replace function erp_private.stok_baris_problems(
  buku anyelement, masukan erp_private.baris_masukan[]
) returns text[] language plpgsql stable as $$
begin
  return (
    select array_agg(
        format('detail.%s.%s', d.ordinality - 1, m.pesan) order by d.ordinality, m.urutan
      )
      from unnest(stok_baris_problems.masukan) with ordinality as d
      left join barang as b on b.id = d.barang_id
      left join satuan as u on u.id = b.satuan_id
      left join barang_satuan as s
        on s.barang_id = b.id and s.satuan_id = d.satuan_id and s.satuan_id <> b.satuan_id
        and s.aktif
      cross join lateral (
        select case when d.satuan_id is null or d.satuan_id = b.satuan_id then 1
               else s.faktor end as faktor
      ) as f
      cross join lateral (
        select 1 as urutan,
               'barang_id: ' || erp_private.barang_stok_problem(buku, d.barang_id) as pesan
        union all
        select 2, case
            when b.id is not null and f.faktor is null then
              'satuan_id: ' || erp_private.barang_satuan_problem(buku, b.id, b.kode, d.satuan_id)
          end
        union all
        select 3, a.pesan
          from unnest(erp_private.baris_angka_problems(
            d.qty, f.faktor, d.harga, null, null, null, false, true, u.kode
          )) as a (pesan)
      ) as m
     where m.pesan is not null
  );
end
$$;
