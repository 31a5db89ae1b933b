/** Turns opening stock into the goods' own unit, or finds what is wrong with it. */
-- 10 DUS of 24 PCS at 240.000 are 240 PCS worth 2.400.000. The value is booked to the cent; the
-- cost is what it gives per piece. `judul`: units that names of columns say.
create or replace function erp_private.impor_satuan_stok(
  buku anyelement, id bigint, judul jsonb
) returns void language plpgsql as $$
declare
  v_n record;
begin
  if judul = '{}' and not exists (
    select from impor as i
     where i.id = impor_satuan_stok.id
       and (i.kolom @> '[{"kolom": "satuan"}]' or i.tetap ? 'satuan')
  ) then
    return;
  end if;
  with
    baca as materialized (
      select r.* from erp_private.impor_stok_satuan(buku, impor_satuan_stok.id, judul) as r
    ),
    tulis as (
      update impor_baris as b
         set isi = jsonb_set(b.isi, '{baris}', case
               when r.ubah then (b.isi -> 'baris') - '{satuan_id,hpp}'::text[]
                 || jsonb_strip_nulls(jsonb_build_object(
                   'qty_fisik', r.qty_dasar, 'nilai', r.nilai
                 ))
               else (b.isi -> 'baris') - 'satuan_id'
             end),
             temuan = b.temuan || case
               when r.lain_id is null then '[]'
               else jsonb_build_object('kolom', 'satuan', 'pesan', erp_private.impor_satuan_problem(
                 buku, r.barang_id, r.lain_id
               ))
             end
        from baca as r
       where b.impor_id = impor_satuan_stok.id and b.ke = r.ke
    )
  select count(*) filter (where r.ubah) as banyak,
         string_agg(
           format('baris %s %s %s = %s %s', r.ke, r.qty, u.kode, r.qty_dasar, d.kode), ', '
           order by r.ke
         ) filter (where r.ubah and r.urut <= 3) as contoh,
         string_agg(r.ke::text, ', ' order by r.ke) filter (where r.tanya) as tanya
    into v_n
    from (
      select x.*, row_number() over (partition by x.ubah order by x.ke) as urut from baca as x
    ) as r
    join barang as g on g.id = r.barang_id
    join satuan as d on d.id = g.satuan_id
    left join satuan as u on u.id = coalesce(r.satuan_id, g.satuan_id);
  update impor as i
     set catatan = i.catatan || case when v_n.banyak > 0 then to_jsonb(format(
           'baris bersatuan lain: %s, dihitung dalam satuan dasar (%s)', v_n.banyak, v_n.contoh
         )) else '[]' end,
         saksi = i.saksi || case when v_n.tanya is not null then jsonb_build_object(
           'macam', 'satuan', 'kolom', 'hpp', 'cocok', null, 'pesan', format(
             'hpp per satuan di berkas atau per satuan dasar? tidak ada nilai yang membuktikannya; '
             'dibaca per satuan di berkas (baris %s)', left(v_n.tanya, 200)
           )
         ) else '[]' end
   where i.id = impor_satuan_stok.id;
end
$$;
