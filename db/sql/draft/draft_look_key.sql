/** What a line that confirms a state is about, as text; null where it is about nothing. */
create or replace function erp_private.draft_look_key(baris jsonb)
returns text language sql immutable as $$
  select coalesce(baris ->> 'barang_id', baris ->> 'dokumen_id', baris ->> 'jenis')
$$;
