/** Whether the caller sees only the documents that he made himself. */
-- Policies ask it as `(select erp_private.milik())`, once per query.
-- @execute erp_app, erp_writer, erp_reader, erp_platform
create or replace function erp_private.milik() returns boolean
language sql stable parallel safe as $$
  select coalesce(erp.milik() = 'ya', false)
$$;
