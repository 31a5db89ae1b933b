-- Tenant DDL steps: registered once, applied to the template and to every tenant, each in a
-- transaction of its own.

set local role erp_owner;

create table erp_private.tenant_step (
  nomor integer primary key check (nomor > 0),
  nama text not null unique,
  isi text not null,
  didaftarkan_pada timestamptz not null default now()
);
comment on table erp_private.tenant_step is 'The DDL of a tenant, in numbered steps.';

create table erp_private.tenant_template (
  satu boolean primary key default true check (satu),
  langkah integer not null default 0
);
insert into erp_private.tenant_template default values;
comment on table erp_private.tenant_template is 'How far the template schema tenant_templat is.';

create table erp_private.tenant_table (
  tabel text primary key,
  sifat text not null check (sifat in ('buku', 'saldo', 'induk', 'dokumen', 'sistem')),
  pembaca erp.peran[] not null,
  hak_tulis text[] not null,
  syarat text
);
comment on table erp_private.tenant_table is
  'Every table of a tenant: kind, readers, and what the writer may do.';
comment on column erp_private.tenant_table.syarat is
  'What a reader''s row must meet besides, as SQL over its columns; null: every row of the tenant.';

--! include reference/tenant_table.sql

reset role;
