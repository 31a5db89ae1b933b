/** Whether a text is the name of a column of some kind. */
create or replace function erp_private.impor_dikenal(teks text)
returns boolean language sql stable set search_path = pg_catalog as $$
  select exists (
           select from erp_private.impor_padanan as p
            where p.nama = erp_private.impor_nama(teks)
         ) or exists (
           select from erp_private.impor_kolom as k
            where erp_private.impor_nama(k.nama) = erp_private.impor_nama(teks)
         )
$$;
