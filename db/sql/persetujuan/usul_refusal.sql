/** What a refusal says to whoever reads a draft; null for what is no refusal of ours. */
-- A deadlock, a mistake within, the gate of a tenant that moves: they are told as they are.
create or replace function erp_private.usul_refusal(kode text, pesan text)
returns text language sql immutable set search_path = pg_catalog as $$
  select case
    when erp_private.kesalahan_ours(kode) then pesan
    when erp_private.kesalahan_client(kode) then 'isi: ada nilai di luar batas, atau sudah dipakai'
  end
$$;
