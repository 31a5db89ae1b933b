-- What a bundle of imports came as.
do $$
begin
  create type erp.bentuk_paket as enum (
    'buku', 'zip', 'folder'
  );
exception
  when duplicate_object then null;
end
$$;
alter type erp.bentuk_paket owner to erp_owner;
comment on type erp.bentuk_paket is
  'What a bundle of imports came as: a workbook, a zip, a folder.';
