/** From whom goods are proposed to be bought: the main supplier, else the first, or one asked. */
-- His price and bounds in base units.
-- @execute erp_reader, erp_writer
create or replace function erp_private.usulan_pemasok(buku anyelement, hanya_kontak bigint)
returns table (
  barang_id bigint, kontak_id bigint, kode_pemasok text, satuan_id bigint, faktor numeric,
  harga numeric, minimum_beli numeric, kelipatan numeric, waktu_tunggu_hari integer
)
language plpgsql stable as $$
begin
  return query
    select distinct on (p.barang_id)
           p.barang_id, p.kontak_id, p.kode_pemasok, p.satuan_id, f.faktor, p.harga / f.faktor,
           p.minimum_beli * f.faktor,
           coalesce(p.kelipatan, case when f.faktor <> 1 then 1 end) * f.faktor,
           p.waktu_tunggu_hari
      from barang_pemasok as p
      join kontak as k on k.id = p.kontak_id
      join barang as b on b.id = p.barang_id
      left join barang_satuan as s
        on s.barang_id = p.barang_id and s.satuan_id = p.satuan_id and s.satuan_id <> b.satuan_id
     cross join lateral (select coalesce(s.faktor, 1)::numeric as faktor) as f
     where p.aktif and k.aktif
       and (hanya_kontak is null or p.kontak_id = hanya_kontak)
     order by p.barang_id, p.utama desc, p.id;
end
$$;
