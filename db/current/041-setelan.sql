-- The settings of a tenant, one row each: a column of its table pengaturan, and what it may hold.

set local role erp_owner;

create table erp_private.setelan (
  nama text primary key check (nama ~ '^[a-z_]+$'),
  urutan integer not null unique,
  tipe text not null
    check (tipe in ('bulat', 'teks', 'pilihan', 'uang', 'kuantitas', 'tanggal', 'boolean')),
  tipe_sql text,
  grup text,
  wajib boolean not null default false,
  boleh_null boolean not null default false,
  minimum numeric,
  batas numeric,
  pola text,
  petunjuk text,
  diam boolean not null default false
);
comment on table erp_private.setelan is 'The settings of a tenant.';
comment on column erp_private.setelan.nama is 'The column of pengaturan.';
comment on column erp_private.setelan.grup is
  'The object that it is shown in, under its name without that of the object; null: none.';
comment on column erp_private.setelan.diam is
  'Whether all postings are held up while it changes: those under way depend on it.';
comment on column erp_private.setelan.pola is
  'What the value must match, in the words of petunjuk.';
grant select on erp_private.setelan to erp_writer, erp_reader;

-- A tenant's name is a setting, and the registry repeats it.
grant update on erp_private.tenant to erp_platform;

reset role;
