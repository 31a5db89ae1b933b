/** Goods in stock that nobody sold or used for so many days, in the order of their report. */
-- The custom plan prevents one made for any period and filter.
create or replace function erp_private.stok_lambat(
  buku anyelement, per date, hari integer, lokasi bigint, per_lokasi boolean,
  diketahui timestamptz
)
returns table (barang_id bigint, lokasi_id bigint, qty numeric, nilai numeric, ke bigint)
language plpgsql stable set plan_cache_mode = 'force_custom_plan' as $$
begin
  return query
    with
      keluar as materialized (
        select k.barang_id, k.lokasi_id
          from erp_private.stok_keluar(
            stok_lambat.per - stok_lambat.hari, stok_lambat.per, stok_lambat.lokasi,
            coalesce(stok_lambat.per_lokasi, false), stok_lambat.diketahui
          ) as k
         where k.qty > 0
      )
    select s.barang_id, s.lokasi_id, s.qty, s.nilai, row_number() over (
             order by s.nilai desc, b.kode, s.lokasi_id
           )
      from erp_private.stok_baris(
        case when stok_lambat.per < erp_private.tenant_today(buku) then stok_lambat.per end,
        stok_lambat.lokasi, null, coalesce(stok_lambat.per_lokasi, false), stok_lambat.diketahui
      ) as s
      join barang as b on b.id = s.barang_id
     where s.qty > 0 and not exists (
       select
         from keluar as k
        where k.barang_id = s.barang_id
          and coalesce(k.lokasi_id, 0) = coalesce(s.lokasi_id, 0)
     )
     order by 5;
end
$$;
