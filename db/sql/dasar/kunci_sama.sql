/** The users and keys that share a person with this user or key. */
-- For lists: an id is in the answer where its kunci_orang overlaps that of the given id.
-- @execute erp_writer, erp_reader
create or replace function erp_private.kunci_sama(id uuid)
returns uuid[] language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  with orang (id) as (select unnest(erp_private.kunci_orang(array[kunci_sama.id])))
  select array(
    select o.id from orang as o
    union
    select k.id from erp_private.kunci_api as k
     where k.pemegang && array(select o.id from orang as o)
  )
$$;
