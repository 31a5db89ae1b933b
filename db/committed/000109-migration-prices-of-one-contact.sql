--! Previous: sha1:b1133e11a76e4bcc631adcfe1520e01b51f83a28
--! Hash: sha1:ffa35cc80f5cb1cfb10534ab1aedb15bdfecb7c9
--! Message: Migration: prices of one contact

--! split: 1-current.sql
-- Enter migration here

--! split: 100-harga_kontak.sql
-- A price of one contact, instead of one of a tier, and where the prices of a draft are from.
set local role erp_owner;

do $$
begin
  alter type erp.barang_harga_input add attribute kontak_id bigint;
exception
  when duplicate_column then null;
end
$$;

do $$
begin
  create type erp_private.harga_daftar as (harga numeric[], sumber text[]);
exception
  when duplicate_object then null;
end
$$;
comment on type erp_private.harga_daftar is
  'What the price list says of lines that name no price, and whose price each is.';

reset role;
