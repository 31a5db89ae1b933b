/** The digest of a body, by which a repeated one is known. */
create or replace function erp_private.id_luar_digest(isi jsonb)
returns text language sql immutable as $$
  select encode(sha256(convert_to(id_luar_digest.isi::text, 'UTF8')), 'hex')
$$;
