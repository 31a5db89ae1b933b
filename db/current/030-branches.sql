-- Branches of tenants: tenants to try things in, which nothing leaves.
set local role erp_owner;
alter table erp_private.tenant
  add column if not exists uji_dari text,
  add column if not exists uji_sampai timestamptz,
  add column if not exists uji_isi text check (uji_isi in ('salinan', 'demo', 'kosong'));
comment on column erp_private.tenant.uji_dari is
  'The tenant whose branch this is, set at its birth and never changed; null: it is none.';
comment on column erp_private.tenant.uji_isi is
  'What a branch began with: the parent''s books (salinan), the demo''s, or none (kosong).';

comment on column erp_private.tenant.uji_sampai is 'When the branch ends.';

create table if not exists erp_private.cabang_uji (
  kode text primary key check (kode ~ '^[a-z][a-z0-9]{0,30}$'),
  induk text not null,
  nama text not null check (length(nama) between 1 and 200),
  isi text not null check (isi in ('salinan', 'demo', 'kosong')),
  samarkan boolean not null default false,
  anggota boolean not null default false,
  status text not null default 'disiapkan'
    check (status in ('disiapkan', 'siap', 'gagal', 'dihapus')),
  galat text,
  dibuat_oleh uuid,
  dibuat_pada timestamptz not null default now(),
  dari_saat timestamptz,
  berakhir_pada timestamptz not null,
  diberitahu smallint
);
create index if not exists cabang_uji_induk on erp_private.cabang_uji (induk);
comment on table erp_private.cabang_uji is
  'Branches that were asked for, until what is left of them is gone.';
comment on column erp_private.cabang_uji.dibuat_oleh is
  'Who is their admin; null: all admins of the parent.';
comment on column erp_private.cabang_uji.dari_saat is
  'The moment whose books of the parent a copy has; of others when they were made.';
comment on column erp_private.cabang_uji.diberitahu is
  'How many days before the end its members were last told of it.';
grant select, insert, update on erp_private.cabang_uji to erp_platform;

create table if not exists erp_private.pintu_keluar (
  fungsi text primary key,
  jenis text not null,
  keterangan text not null
);
comment on table erp_private.pintu_keluar is
  'The functions by which something leaves a tenant; each asks keluar_tutup before.';
grant select on erp_private.pintu_keluar to erp_platform;

create table if not exists erp_private.keluar (
  id bigint generated always as identity primary key,
  tenant_kode text not null references erp_private.tenant (kode) on delete cascade,
  waktu timestamptz not null default clock_timestamp(),
  jenis text not null,
  alamat text,
  perihal text,
  sha256 bytea
);
create index if not exists keluar_tenant on erp_private.keluar (tenant_kode, id);
comment on table erp_private.keluar is 'What would have left branches, kept for 30 days.';
grant select, insert on erp_private.keluar to erp_platform;
reset role;
