/** Whether what goods cost is hidden from the caller. */
-- Policies ask it as `(select erp_private.biaya_tutup())`, once per query.
-- @execute erp_app, erp_writer, erp_reader, erp_platform
create or replace function erp_private.biaya_tutup() returns boolean
language sql stable parallel safe as $$
  select coalesce(erp.biaya() = 'tutup', false)
$$;
