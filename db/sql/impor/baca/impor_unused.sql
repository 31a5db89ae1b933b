/** Whether somebody said that a column of a file is not used. */
create or replace function erp_private.impor_unused(buku anyelement, id bigint, nama text)
returns boolean language plpgsql stable as $$
begin
  return exists (
    select
      from impor as i
     where i.id = impor_unused.id and (
       exists (
         select from jsonb_each_text(i.pemetaan) as p
          where p.value = '' and erp_private.impor_nama(p.key) = impor_unused.nama
       )
       or exists (
         select from impor_pemetaan as m
          where m.jenis = i.jenis and m.nama = impor_unused.nama and m.kolom = ''
       )
     )
  );
end
$$;
