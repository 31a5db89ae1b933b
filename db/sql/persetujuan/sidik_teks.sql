/** The digest of a rehearsal. */
create or replace function erp_private.sidik_teks(inti jsonb)
returns text language sql immutable strict set search_path = pg_catalog as $$
  select encode(sha256(convert_to(inti::text, 'UTF8')), 'hex')
$$;
