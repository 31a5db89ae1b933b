/** The list of another program that a header belongs to: one of this kind, else of another kind. */
-- All telling names of the list must be there; of several lists the one with the most of them.
create or replace function erp_private.impor_profil_of(jenis text, nama text[])
returns erp_private.impor_profil language sql stable as $$
  select p
    from erp_private.impor_profil as p
   where p.tanda <@ impor_profil_of.nama
   order by p.jenis = impor_profil_of.jenis desc, cardinality(p.tanda) desc, p.program, p.tanda
   limit 1
$$;
