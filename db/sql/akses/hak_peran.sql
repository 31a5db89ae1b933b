/** The roles that have a right; null for one that there is none of. */
-- As reference/rights.json says: `apply` puts a line for each right in the place of the one in
-- braces. A function and no table, because every request asks it, whatever role it runs as, and
-- request roles read no table of the platform.
-- @execute erp_app, erp_writer, erp_reader, erp_platform
create or replace function erp_private.hak_peran(hak text)
returns erp.peran[] language sql immutable as $$
  select case hak
    -- {hak}
  end
$$;
