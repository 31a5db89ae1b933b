/** Says of each row of a file whether it is data, a title, the header, a sum, or empty. */
-- `kepala` is the row of the header, `dua` says that it goes on in the next one, `kolom` are its
-- columns, `judul` the names that stand in it. What an earlier run found in the rows goes.
create or replace function erp_private.impor_recognize_rows(
  buku anyelement, impor_id bigint, jenis text, kepala integer, dua boolean, kolom jsonb,
  judul text[]
) returns void language plpgsql as $$
begin
  update impor_baris as b
     set isi = null, dokumen = null, temuan = '[]', hasil = null, macam = case
       when not exists (select from jsonb_array_elements(b.sel) as s where s <> 'null')
         then 'kosong'
       when b.ke < impor_recognize_rows.kepala then 'judul'
       when b.ke = impor_recognize_rows.kepala then 'kepala'
       when b.ke = impor_recognize_rows.kepala + 1 and impor_recognize_rows.dua then 'judul'
       -- Repeated below: the names, the titles above them, or what stands at the foot of a page.
       when b.sel ?| impor_recognize_rows.judul and not exists (
         select from jsonb_array_elements(b.sel) as s
          where s <> 'null' and not coalesce(s #>> '{}' = any (impor_recognize_rows.judul), false)
       ) then 'judul'
       when erp_private.impor_kaki(b.sel) then 'judul'
       when erp_private.impor_sel_jumlah(b.sel, b.sel::text ~ '\d') and exists (
         select
           from jsonb_to_recordset(impor_recognize_rows.kolom) as k (sel integer, kolom text)
           join erp_private.impor_kolom as r
             on r.jenis = impor_recognize_rows.jenis and r.nama = k.kolom and r.wajib
          where coalesce(b.sel -> k.sel, 'null') = 'null'
       ) then 'jumlah'
       else 'data'
     end
   where b.impor_id = impor_recognize_rows.impor_id;
end
$$;
