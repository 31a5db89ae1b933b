/** Turns purchase prices of goods lists into prices per the goods' own unit. */
-- 240.000 per DUS of 24 are 10.000 per PCS; what does not divide is rounded to six digits, and
-- `catatan` says so. Goods of the books keep their unit. Where the sale price is nearer to the
-- price before the division, it is asked: many lists name the unit of purchase beside a price per
-- piece.
create or replace function erp_private.impor_satuan_barang(
  buku anyelement, id bigint, judul jsonb
) returns void language plpgsql as $$
declare
  v_n record;
begin
  with
    baca as materialized (
      select r.*, b.isi -> 'baris' as baris, (b.isi #>> '{baris,harga_beli}')::numeric as harga,
             erp_private.impor_barang_satuan_salah(
               buku, to_jsonb(r), b.isi -> 'baris', judul
             ) as salah
        from erp_private.impor_barang_satuan(buku, impor_satuan_barang.id, judul) as r
        join impor_baris as b on b.impor_id = impor_satuan_barang.id and b.ke = r.ke
    ),
    tulis as (
      update impor_baris as b
         set isi = jsonb_set(b.isi, '{baris}', r.baris - '{satuan_beli,isi_beli}'::text[]
               || case when r.salah <> '[]' then '{}' else jsonb_strip_nulls(jsonb_build_object(
                 'satuan_id', r.dasar_id, 'harga_beli', trim_scale(round(r.harga / r.isi, 6))
               )) end),
             temuan = b.temuan || r.salah
        from baca as r
       where b.impor_id = impor_satuan_barang.id and b.ke = r.ke
    )
  select count(*) filter (where r.ubah) as banyak,
         string_agg(format(
           'baris %s %s / %s = %s%s', r.ke, erp_private.impor_kata(r.harga), trim_scale(r.isi),
           trim_scale(r.jadi), case when r.jadi * r.isi <> r.harga
             then format(', sisa %s', trim_scale(r.harga - r.jadi * r.isi)) else '' end
         ), '; ' order by r.ke) filter (where r.ubah and r.urut <= 3) as contoh,
         bool_or(r.baris ? 'isi_beli' and not r.baris ? 'satuan_beli' and r.isi = 1
           and r.harga > 0 and (r.baris ->> 'isi_beli')::numeric > 1) as tanya,
         min(r.ke) filter (where r.ubah and r.harga > 0 and r.jual > 0
           and abs(ln(r.harga / r.jual)) < abs(ln(r.harga / r.isi / r.jual))
           and not judul ? 'harga_beli') as ragu
    into v_n
    from (
      select x.*, u.ubah, coalesce((x.baris ->> 'harga_jual')::numeric, (
               select b.harga_jual from barang as b where b.id = x.barang_id
             )) as jual, round(x.harga / nullif(x.isi, 0), 6) as jadi,
             row_number() over (partition by u.ubah order by x.ke) as urut
        from baca as x
       cross join lateral (
         select coalesce(x.salah = '[]' and x.isi <> 1 and x.harga <> 0, false) as ubah
       ) as u
    ) as r;
  update impor as i
     set catatan = i.catatan || case when v_n.banyak > 0 then to_jsonb(format(
           'baris berharga beli per satuan lain: %s, dibagi isinya (%s)', v_n.banyak, v_n.contoh
         )) else '[]' end,
         saksi = i.saksi || case when v_n.tanya then jsonb_build_object(
           'macam', 'satuan', 'kolom', 'harga_beli', 'cocok', null, 'pesan',
           'harga_beli per satuan dasar, atau per isi_beli? tidak ada satuan_beli yang '
           'menyebutnya; dibaca per satuan dasar'
         ) else '[]' end || case when v_n.ragu is not null then jsonb_build_object(
           'macam', 'satuan', 'kolom', 'harga_beli', 'cocok', null, 'pesan', format(
             'harga_beli per satuan di berkas, atau per satuan dasar? di baris %s harga jualnya '
             'lebih dekat ke yang tidak dibagi; dibaca per satuan di berkas', v_n.ragu
           )
         ) else '[]' end
   where i.id = impor_satuan_barang.id;
end
$$;
