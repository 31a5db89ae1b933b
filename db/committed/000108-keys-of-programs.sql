--! Previous: sha1:0d59cf989acad00a6061e1fd92d3a0c679b2a2de
--! Hash: sha1:8e0df0168bc78ff4a1454319203fbb20d64cc28a
--! Message: Keys of programs

--! split: 1-current.sql
-- Keys of programs: who they are, what they may do, and who was shown their secrets.

set local role erp_owner;

create table if not exists erp_private.kunci_api (
  id uuid primary key default gen_random_uuid(),
  tenant_kode text not null references erp_private.tenant (kode) on delete cascade,
  nama text not null check (length(nama) between 1 and 100),
  peran erp.peran not null,
  cakupan text[] not null check (cardinality(cakupan) between 1 and 50),
  hash bytea not null unique check (octet_length(hash) = 32),
  awalan text not null,
  hash_lama bytea unique check (octet_length(hash_lama) = 32),
  lama_sampai timestamptz,
  berlaku_sampai timestamptz,
  cidr cidr[] not null default '{}' check (cardinality(cidr) <= 50),
  batas_per_detik integer check (batas_per_detik between 1 and 10000),
  dibuat_oleh uuid not null,
  pemegang uuid[] not null,
  dibuat_pada timestamptz not null default clock_timestamp(),
  diputar_pada timestamptz,
  dicabut_pada timestamptz,
  dicabut_oleh uuid,
  permintaan bigint not null default 0,
  terakhir_pada timestamptz,
  terakhir_alamat inet,
  check ((hash_lama is null) = (lama_sampai is null))
);
create index if not exists kunci_api_tenant_kode_dibuat_pada_idx
  on erp_private.kunci_api (tenant_kode, dibuat_pada);
create index if not exists kunci_api_dibuat_oleh_idx on erp_private.kunci_api (dibuat_oleh);
comment on table erp_private.kunci_api is
  'Keys of programs. A key is the user of what it does: documents and the audit trail keep its id. '
  'One that is revoked stays, because they name it.';
comment on column erp_private.kunci_api.hash is
  'SHA-256 of the secret, which is 192 random bits; it was shown once.';
comment on column erp_private.kunci_api.awalan is 'The first letters of the secret, to know it by.';
comment on column erp_private.kunci_api.hash_lama is
  'SHA-256 of the secret before, which is taken until lama_sampai.';
comment on column erp_private.kunci_api.cidr is 'Addresses that it comes from; empty: any.';
comment on column erp_private.kunci_api.pemegang is
  'Users who were shown a secret of it. Where two people are wanted, it counts as each of them.';

grant select, insert, update on erp_private.kunci_api to erp_platform;

reset role;
