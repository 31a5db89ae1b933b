/** The list of another program that names of columns are of: of this kind, else of another. */
-- The more names tell, the surer.
create or replace function erp_private.impor_profil_of(jenis text, nama text[])
returns erp_private.impor_profil language sql stable as $$
  select p
    from erp_private.impor_profil as p
   where p.tanda <@ impor_profil_of.nama
   order by p.jenis = impor_profil_of.jenis desc, cardinality(p.tanda) desc, p.program, p.tanda
   limit 1
$$;
