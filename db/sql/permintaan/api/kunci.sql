/** Whether a key of a program asks, and no person. */
-- A person has scopes only by a role of the tenant's own, and then that role's code.
create or replace function erp.kunci()
returns boolean language sql stable parallel safe as $$
  select erp.cakupan() is not null and erp.peran_kode() is null
$$;
