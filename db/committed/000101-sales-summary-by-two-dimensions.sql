--! Previous: sha1:d5f004c49acd75c10e2862ac2beab6dfcd654f50
--! Hash: sha1:2ada287f2062e5251203465d896cf66c071342e4
--! Message: Sales summary by two dimensions

--! split: 1-current.sql
-- Enter migration here

--! split: 100-kelompok_penjualan.sql
-- What sales are summed by.

set local role erp_owner;

do $$
begin
  create type erp.kelompok_penjualan as enum (
    'barang', 'kategori', 'kontak', 'pelanggan', 'bulan', 'hari'
  );
exception
  when duplicate_object then null;
end
$$;

comment on type erp.kelompok_penjualan is 'What sales are summed by.';

reset role;
