/** For how many days goods in stock last, in the order of their report. */
-- The custom plan prevents one made for any period and filter.
create or replace function erp_private.stok_cukup(
  buku anyelement, per date, hari integer, lokasi bigint, per_lokasi boolean,
  diketahui timestamptz
)
returns table (
  barang_id bigint, lokasi_id bigint, qty numeric, rata numeric, cukup numeric, ke bigint
) language plpgsql stable set plan_cache_mode = 'force_custom_plan' as $$
begin
  return query
    with
      baris as (
        select s.barang_id, s.lokasi_id, s.qty,
               greatest(coalesce(k.qty, 0), 0) / stok_cukup.hari as rata,
               s.qty * stok_cukup.hari / nullif(greatest(coalesce(k.qty, 0), 0), 0) as cukup
          from erp_private.stok_baris(
            case when stok_cukup.per < erp_private.tenant_today(buku) then stok_cukup.per end,
            stok_cukup.lokasi, null, coalesce(stok_cukup.per_lokasi, false), stok_cukup.diketahui
          ) as s
          left join erp_private.stok_keluar(
            stok_cukup.per - stok_cukup.hari, stok_cukup.per, stok_cukup.lokasi,
            coalesce(stok_cukup.per_lokasi, false), stok_cukup.diketahui
          ) as k
            on k.barang_id = s.barang_id and coalesce(k.lokasi_id, 0) = coalesce(s.lokasi_id, 0)
      )
    select b.barang_id, b.lokasi_id, b.qty, b.rata, b.cukup, row_number() over (
             order by b.cukup nulls last, g.kode, b.lokasi_id
           )
      from baris as b
      join barang as g on g.id = b.barang_id
     order by 6;
end
$$;
