/** Whether the caller sees only the documents of some places. */
-- Policies ask it as `(select erp_private.lokasi_tutup())`, once per query.
-- @execute erp_app, erp_writer, erp_reader, erp_platform
create or replace function erp_private.lokasi_tutup() returns boolean
language sql stable parallel safe as $$
  select erp.lokasi_terlihat() is not null
$$;
