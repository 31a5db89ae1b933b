/** Notes price tiers and categories that rows of a file name and nobody has. */
-- Rows name both by their name. A category is a word of the goods and needs no record.
create or replace function erp_private.impor_buat_nama(
  buku anyelement, id bigint, buat text[], sesudah integer, sampai integer
) returns void language plpgsql as $$
begin
  insert into impor_buat as t (impor_id, macam, kunci, nama, ke)
    select impor_buat_nama.id, n.macam, upper(n.nama), min(n.nama), min(n.ke)
      from (
        select b.ke, 'harga' as macam, b.isi #>> '{baris,harga_kode}' as nama
          from impor_baris as b
         where b.impor_id = impor_buat_nama.id and b.macam = 'data' and b.ke > sesudah
           and b.ke <= sampai
        union all
        select b.ke, 'kategori', b.isi #>> '{baris,kategori}'
          from impor_baris as b
         where b.impor_id = impor_buat_nama.id and b.macam = 'data' and b.ke > sesudah
           and b.ke <= sampai
      ) as n
     where n.nama is not null and n.macam = any (buat)
       and not exists (select from harga as h where n.macam = 'harga' and h.kode = n.nama)
       and not exists (
         select from barang as b where n.macam = 'kategori' and b.kategori = n.nama
       )
     group by n.macam, upper(n.nama)
    on conflict (impor_id, macam, kunci) do update set ke = least(t.ke, excluded.ke);
end
$$;
