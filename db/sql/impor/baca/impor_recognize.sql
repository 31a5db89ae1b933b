/** Finds the header of a file, what its columns are, and which of its rows are none of the data. */
-- Rows above the header are titles, one like it below is another header, one that says total and
-- lacks what every row must have is a sum. Answers whether all columns that must be there are.
create or replace function erp_private.impor_recognize(buku anyelement, id bigint)
returns boolean language plpgsql as $$
declare
  v_i record;
  v_kepala record;
  v_catatan jsonb := '[]';
  v_hilang text;
  v_judul text[];
begin
  select i.* into v_i from impor as i where i.id = impor_recognize.id;
  select h.* into v_kepala from erp_private.impor_kepala(buku, v_i.id) as h;
  v_kepala.kolom := erp_private.impor_pajak_angka(buku, v_i.id, v_kepala.ke, v_kepala.kolom);
  select array_agg(n.judul) into v_judul
    from (
      select k ->> 'judul' as judul from jsonb_array_elements(v_kepala.kolom) as k
      union
      select s #>> '{}'
        from impor_baris as b
       cross join lateral jsonb_array_elements(b.sel) as s
       where b.impor_id = v_i.id and (
         b.ke = v_kepala.ke or v_kepala.dua and b.ke = v_kepala.ke + 1
       )
    ) as n
   where n.judul is not null;
  -- What an earlier run made on the way is taken back with it.
  delete from impor_buat as b where b.impor_id = v_i.id and not b.dibuat;
  update impor_baris as b
     set isi = null, dokumen = null, temuan = '[]', hasil = null, macam = case
       when not exists (select from jsonb_array_elements(b.sel) as s where s <> 'null')
         then 'kosong'
       when b.ke < v_kepala.ke then 'judul'
       when b.ke = v_kepala.ke then 'kepala'
       when b.ke = v_kepala.ke + 1 and v_kepala.dua then 'judul'
       -- Repeated below: the names, the titles above them, or what stands at the foot of a page.
       when b.sel ?| v_judul and not exists (
         select from jsonb_array_elements(b.sel) as s
          where s <> 'null' and not coalesce(s #>> '{}' = any (v_judul), false)
       ) then 'judul'
       when erp_private.impor_kaki(b.sel) then 'judul'
       when erp_private.impor_sel_jumlah(b.sel, b.sel::text ~ '\d') and exists (
         select
           from jsonb_to_recordset(v_kepala.kolom) as k (sel integer, kolom text)
           join erp_private.impor_kolom as r
             on r.jenis = v_i.jenis and r.nama = k.kolom and r.wajib
          where coalesce(b.sel -> k.sel, 'null') = 'null'
       ) then 'jumlah'
       else 'data'
     end
   where b.impor_id = v_i.id;
  select string_agg(k.nama, ', ' order by k.urutan) into v_hilang
    from erp_private.impor_kolom as k
   where k.jenis = v_i.jenis and k.wajib and not v_i.tetap ? k.nama and not exists (
     select from jsonb_array_elements(v_kepala.kolom) as c where c ->> 'kolom' = k.nama
   );
  v_catatan := coalesce((
    select jsonb_agg(n.teks order by n.urutan)
      from (
        select 0 as urutan, format('tampaknya %s %s', p.nama, p.program)
                 || case when p.jenis <> v_i.jenis then format(', bukan %s', v_i.jenis) else '' end
                 as teks
          from erp_private.impor_profil_of(v_i.jenis, array(
            select erp_private.impor_nama(j) from unnest(v_judul) as j
          )) as p
         where p.program is not null
        union all
        select 1, format('kepala kolom di baris %s', v_kepala.ke)
         where v_kepala.ke is not null
        union all
        select 2, format('baris judul dilewati: %s', string_agg(b.ke::text, ', ' order by b.ke))
          from impor_baris as b where b.impor_id = v_i.id and b.macam = 'judul'
        having count(*) > 0
        union all
        select 3, format('baris jumlah dilewati: %s', string_agg(b.ke::text, ', ' order by b.ke))
          from impor_baris as b where b.impor_id = v_i.id and b.macam = 'jumlah'
        having count(*) > 0
        union all
        select 4, format('kolom tidak dipakai: %s', string_agg(k ->> 'judul', ', '))
          from jsonb_array_elements(v_kepala.kolom) as k where k ->> 'kolom' is null
        having count(*) > 0
        union all
        select 5, format(
            'kolom wajib tidak ditemukan: %s; sebut kolomnya dengan pemetaan, atau isinya'
              ' dengan tetap', v_hilang
          )
         where v_hilang is not null
        union all
        select 6, 'kolom tetap: ' || string_agg(
            format('%s %s', t.key, t.value) || case
              when v_kepala.kolom @> jsonb_build_array(jsonb_build_object('kolom', t.key))
                then ' di sel yang kosong'
              else ''
            end, ', ' order by t.key
          )
          from jsonb_each_text(v_i.tetap) as t
        having count(*) > 0
        union all
        select 7, b.teks
          from erp_private.impor_bulanan(v_i.jenis, v_judul) as b (teks)
         where v_hilang ~ 'tanggal|bulan' and b.teks is not null
        union all
        select 8, 'berkas ini tidak berisi baris data'
         where not exists (
           select from impor_baris as b where b.impor_id = v_i.id and b.macam = 'data'
         )
      ) as n
  ), '[]');
  update impor as i
     set kolom = coalesce(v_kepala.kolom, '[]'), posisi = 0,
         banyak = coalesce((select max(b.ke) from impor_baris as b where b.impor_id = v_i.id), 0),
         ringkasan = '{}', gerak = '{}', galat = null,
         catatan = coalesce((
           select jsonb_agg(c) from jsonb_array_elements(i.catatan) as c
            where c #>> '{}' !~ '^(tampaknya|kepala|baris|kolom|desimal|tanggal|berkas ini) '
         ), '[]') || v_catatan
   where i.id = v_i.id;
  perform erp_private.impor_gaya(buku, v_i.id);
  perform erp_private.impor_saksi_lembar(buku, v_i.id);
  return v_hilang is null;
end
$$;
