/** What is there and what to buy of goods, by location where they have bounds there. */
-- `proyeksi` = qty − reservasi + dipesan + draf; `titik` = the greater of the minimum and what is
-- sold, on average, while one waits; below it `usulan` fills up to the maximum, else to `titik`,
-- not less than the supplier's minimum and in whole multiples. An order or a draft without a
-- location counts at each of them, so that nothing is proposed twice. With `hanya_kontak` only
-- goods that he supplies.
-- @execute erp_reader, erp_writer
create or replace function erp_private.usulan_baris(
  buku anyelement, hanya_lokasi bigint, hanya_kontak bigint, hari integer,
  diketahui timestamptz
)
returns table (
  barang_id bigint, lokasi_id bigint, qty numeric, reservasi numeric, dipesan numeric,
  draf numeric, proyeksi numeric, minimum numeric, maksimum numeric, rata_jual numeric,
  titik numeric, usulan numeric, kontak_id bigint, kode_pemasok text, satuan_id bigint,
  faktor numeric, harga numeric, waktu_tunggu_hari integer
)
language plpgsql stable as $$
begin
  return query
    with
      tempat as materialized (
        select t.* from erp_private.usulan_tempat(buku, hanya_lokasi) as t
      ),
      bahan as materialized (
        select b.*
          from erp_private.usulan_bahan(
            buku, erp_private.tenant_today(buku) - usulan_baris.hari, usulan_baris.diketahui
          ) as b
      ),
      jumlah as (
        select t.barang_id, t.lokasi_id, t.minimum, t.maksimum, coalesce(sum(b.qty), 0) as qty,
               coalesce(sum(b.reservasi), 0) as reservasi,
               coalesce(sum(b.dipesan), 0) as dipesan, coalesce(sum(b.draf), 0) as draf,
               greatest(coalesce(sum(b.jual), 0), 0) / usulan_baris.hari as rata
          from tempat as t
          left join bahan as b
            on b.barang_id = t.barang_id
           and (t.lokasi_id is null or b.lokasi_id is null or b.lokasi_id = t.lokasi_id)
         group by t.barang_id, t.lokasi_id, t.minimum, t.maksimum
      ),
      batas as (
        select j.*, j.qty - j.reservasi + j.dipesan + j.draf as proyeksi, p.kontak_id,
               p.kode_pemasok, p.satuan_id, coalesce(p.faktor, 1) as faktor,
               coalesce(p.harga, b.harga_beli) as harga, p.waktu_tunggu_hari, p.minimum_beli,
               p.kelipatan, greatest(
                 coalesce(j.minimum, 0), ceil(j.rata * coalesce(p.waktu_tunggu_hari, 0))
               ) as titik
          from jumlah as j
          join barang as b on b.id = j.barang_id
          left join erp_private.usulan_pemasok(buku, hanya_kontak) as p
            on p.barang_id = j.barang_id
         where hanya_kontak is null or p.kontak_id is not null
      )
    select b.barang_id, b.lokasi_id, b.qty, b.reservasi, b.dipesan, b.draf, b.proyeksi, b.minimum,
           b.maksimum, b.rata, b.titik, case
             when b.proyeksi < b.titik and n.kurang > 0 then erp_private.usulan_genap(
               greatest(n.kurang, b.minimum_beli), b.kelipatan
             )
           end,
           b.kontak_id, b.kode_pemasok, b.satuan_id, b.faktor, b.harga, b.waktu_tunggu_hari
      from batas as b
     cross join lateral (select coalesce(b.maksimum, b.titik) - b.proyeksi as kurang) as n;
end
$$;
