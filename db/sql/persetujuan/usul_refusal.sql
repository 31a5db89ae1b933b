/**
 * The message of a refusal for whoever reads a draft; null for an error that is no refusal of ours.
 */
-- Errors such as a deadlock, a bug or the gate of a tenant that moves are raised as they are.
create or replace function erp_private.usul_refusal(kode text, pesan text)
returns text language sql immutable set search_path = pg_catalog as $$
  select case
    when erp_private.kesalahan_ours(kode) then pesan
    when erp_private.kesalahan_client(kode) then 'isi: ada nilai di luar batas, atau sudah dipakai'
  end
$$;
