/** What an action of a scope is called, before what it is about. */
-- As reference/rights.json says: `apply` puts a line for each action in the place of the one in
-- braces.
create or replace function erp_private.aksi_kata(aksi text)
returns text language sql immutable as $$
  select case aksi
    -- {aksi}
    else 'Semua atas'
  end
$$;
