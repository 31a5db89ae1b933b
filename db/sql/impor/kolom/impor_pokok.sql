/** What a row says without its columns that have a key. */
create or replace function erp_private.impor_pokok(isi jsonb)
returns jsonb language sql immutable set search_path = pg_catalog as $$
  select isi - array(select k from jsonb_object_keys(isi) as k where k ~ ':')
$$;
