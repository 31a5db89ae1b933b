/** Finds the header of a file, what its columns are, and which of its rows are none of the data. */
-- Rows above the header are titles, one like it below is another header, one that says total and
-- lacks what every row must have is a sum. Answers whether all columns that must be there are.
create or replace function erp_private.impor_recognize(buku anyelement, id bigint)
returns boolean language plpgsql as $$
declare
  v_i record;
  v_kepala record;
  v_catatan jsonb;
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
  perform erp_private.impor_recognize_rows(
    buku, v_i.id, v_i.jenis, v_kepala.ke, v_kepala.dua, v_kepala.kolom, v_judul
  );
  select string_agg(k.nama, ', ' order by k.urutan) into v_hilang
    from erp_private.impor_kolom_list(buku, v_i.jenis) as k
   where k.wajib and not v_i.tetap ? k.nama and not exists (
     select from jsonb_array_elements(v_kepala.kolom) as c where c ->> 'kolom' = k.nama
   );
  v_catatan := erp_private.impor_recognize_notes(
    buku, v_i.id, v_kepala.ke, v_kepala.kolom, v_judul, v_hilang
  );
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
