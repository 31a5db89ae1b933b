--! Previous: sha1:8e0df0168bc78ff4a1454319203fbb20d64cc28a
--! Hash: sha1:365e72e1a82705f42255e3d5c98c2c2191c947d8
--! Message: Nodes that hold tenants

--! split: 1-current.sql
-- Nodes: databases that hold tenants. The first, `utama`, is the platform's own.
set local role erp_owner;

create table if not exists erp_private.simpul (
  nama text primary key check (nama ~ '^[a-z][a-z0-9_]{0,30}$'),
  alamat text check (length(alamat) between 3 and 1000),
  keadaan text not null default 'aktif' check (keadaan in ('aktif', 'penuh', 'dikuras', 'mati')),
  dibuat_pada timestamptz not null default now(),
  check ((nama = 'utama') = (alamat is null))
);
comment on table erp_private.simpul is
  'Databases that hold tenants. A database of a tenant''s own knows itself alone, as utama.';
comment on column erp_private.simpul.alamat is
  'host:port/database, without user and password; null = this database.';
comment on column erp_private.simpul.keadaan is
  'aktif: takes new tenants. penuh, dikuras: no new ones. mati: its tenants are refused at once.';
insert into erp_private.simpul (nama) values ('utama') on conflict do nothing;
grant select on erp_private.simpul to erp_platform;

-- `target`, never used, was to say what simpul says.
alter table erp_private.tenant
  add column if not exists simpul text not null default 'utama' references erp_private.simpul,
  add column if not exists epoch bigint not null default 1 check (epoch > 0),
  add column if not exists peran_simpul text,
  drop column if exists target;
create index if not exists tenant_simpul_idx on erp_private.tenant (simpul);
comment on column erp_private.tenant.simpul is 'The node that holds its tables.';
comment on column erp_private.tenant.epoch is
  'How many places its tables had; one more with each move.';
comment on column erp_private.tenant.peran_simpul is
  'Its request role on its node; null = peran_db, which is the one of this database.';

-- What nodes are to know of users and members. Those of a node's own tenants only.
create table if not exists erp_private.simpul_kirim (
  id bigint generated always as identity primary key,
  simpul text not null references erp_private.simpul on delete cascade,
  isi jsonb not null,
  oleh uuid,
  request_id text,
  dibuat_pada timestamptz not null default clock_timestamp()
);
create index if not exists simpul_kirim_simpul_id_idx on erp_private.simpul_kirim (simpul, id);
comment on table erp_private.simpul_kirim is
  'Changes of users and members on their way to the nodes of their tenants, in order.';
comment on column erp_private.simpul_kirim.oleh is 'Who made the change, for the audit trail.';
grant select, insert, delete on erp_private.simpul_kirim to erp_platform;

create table if not exists erp_private.simpul_terima (
  id bigint primary key,
  diterima_pada timestamptz not null default now()
);
comment on table erp_private.simpul_terima is
  'Changes of users and members that this node has taken.';
grant select, insert, delete on erp_private.simpul_terima to erp_platform;

create table if not exists erp_private.peristiwa_masuk (
  tenant_kode text not null,
  id bigint not null,
  primary key (tenant_kode, id)
);
comment on table erp_private.peristiwa_masuk is
  'Events of tenants on other nodes whose jobs are enqueued; forgotten when their node has let go.';
grant select, insert, delete on erp_private.peristiwa_masuk to erp_platform;

reset role;
