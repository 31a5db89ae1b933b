-- Reference lists. They are shared, small and without triggers, so that foreign keys of a tenant
-- may point at them.

set local role erp_owner;

create table erp.akun_klas (
  id integer primary key,
  nama text not null,
  saldo_normal erp.saldo_normal not null
);
create table erp.akun_subklas (
  id integer primary key,
  klas_id integer not null references erp.akun_klas,
  nama text not null
);
create index on erp.akun_subklas (klas_id);
create table erp.akun_peran_ref (
  peran text primary key,
  akun_baku text not null
);
create table erp.modul_ref (
  kode text primary key,
  nama text not null,
  grup text not null,
  rute text not null,
  hak text not null,
  urutan integer not null
);
create table erp.jenis_transaksi_ref (
  jenis erp.jenis_transaksi primary key,
  kode text not null unique,
  nama text not null,
  grup text not null,
  modul text not null references erp.modul_ref,
  urutan integer not null
);
create index on erp.jenis_transaksi_ref (modul);
create table erp.pajak (
  kode text primary key,
  nama text not null
);
create table erp.pajak_tarif (
  pajak_kode text not null references erp.pajak,
  berlaku_dari date not null,
  tarif numeric(9, 6) not null check (tarif >= 0 and tarif <= 100),
  pembilang integer not null check (pembilang > 0),
  penyebut integer not null check (penyebut > 0),
  primary key (pajak_kode, berlaku_dari)
);

comment on table erp.akun_klas is 'Account classes.';
comment on table erp.akun_subklas is 'Account subclasses.';
comment on table erp.akun_peran_ref is
  'Roles that an account can play in posting, with the default account.';
comment on table erp.modul_ref is 'Modules of the application.';
comment on table erp.jenis_transaksi_ref is 'The 22 kinds of transactions.';
comment on table erp.pajak is 'Taxes.';
comment on table erp.pajak_tarif is 'Dated tax rates.';

create table erp_private.akun_baku (
  kode text primary key,
  nama text not null,
  subklas_id integer not null references erp.akun_subklas,
  saldo_normal erp.saldo_normal not null,
  adalah_kas boolean not null,
  kendali erp.akun_kendali
);
create index on erp_private.akun_baku (subklas_id);

grant select
  on erp.akun_klas, erp.akun_subklas, erp.akun_peran_ref, erp.modul_ref, erp.jenis_transaksi_ref,
     erp.pajak, erp.pajak_tarif
  to erp_app, erp_writer, erp_reader, erp_platform;
grant select on erp_private.akun_baku to erp_writer, erp_reader, erp_platform;

--! include reference/akun.sql
--! include reference/modul.sql
--! include reference/jenis_transaksi.sql
--! include reference/pajak.sql

reset role;
