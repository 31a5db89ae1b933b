/** A pattern of the scopes that nobody has who has a wall. */
-- Whoever may change rights, capture rows or take everything.
-- @execute erp_platform
create or replace function erp_private.cakupan_tembok()
returns text language sql immutable as $$
  select '^(pengaturan:(update|[*])|ops:|ekspor:)'
$$;
