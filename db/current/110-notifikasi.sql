-- Notifications: what a person should know, in the app and by e-mail.

-- Made by reference/notifikasi_jenis.sql.
create table erp_private.notifikasi_jenis (
  kode text primary key check (kode ~ '^[a-z][a-z_]{0,39}$'),
  peran erp.peran[] not null
);
alter table erp_private.notifikasi_jenis owner to erp_owner;
comment on table erp_private.notifikasi_jenis is
  'Kinds of notifications, and the roles that get one of a tenant and go on seeing it.';

create table erp_private.notifikasi (
  id bigint primary key generated always as identity,
  pengguna_id uuid not null references erp_private.pengguna on delete cascade,
  tenant_kode text references erp_private.tenant on delete cascade,
  jenis text not null,
  kunci text not null check (length(kunci) between 1 and 300),
  judul text not null check (length(judul) between 1 and 200),
  isi text not null check (length(isi) <= 4000),
  tautan text,
  surel text not null default 'baru'
    check (surel in ('baru', 'antre', 'terkirim', 'ditolak', 'gagal', 'tidak')),
  dibuat_pada timestamptz not null default clock_timestamp(),
  dibaca_pada timestamptz,
  lingkup text not null generated always as (coalesce(tenant_kode, '') || '/' || jenis) stored,
  unique (pengguna_id, kunci)
);
alter table erp_private.notifikasi owner to erp_owner;
-- Lists and counts are answered from the index alone: a user may have very many.
create index on erp_private.notifikasi (pengguna_id, id) include (lingkup, dibaca_pada);
create index notifikasi_belum_dibaca on erp_private.notifikasi (pengguna_id, id)
  include (lingkup) where dibaca_pada is null;
create index on erp_private.notifikasi (tenant_kode);
create index on erp_private.notifikasi (dibaca_pada) where dibaca_pada is not null;
create index notifikasi_surel_baru on erp_private.notifikasi (id) where surel = 'baru';
comment on table erp_private.notifikasi is 'Notifications. Each belongs to one user.';
comment on column erp_private.notifikasi.tenant_kode is
  'The tenant it speaks of: shown only while the user has a role there that gets such ones.';
comment on column erp_private.notifikasi.kunci is
  'What brought it about: repeated work makes no second one for the same user.';
comment on column erp_private.notifikasi.surel is
  'E-mail: baru not looked at, antre handed to a job, terkirim accepted by the mail server, '
  'ditolak refused for good, gagal given up, tidak not wanted or not possible.';
comment on column erp_private.notifikasi.lingkup is
  'tenant_kode/jenis, for the check of who sees it.';

create table erp_private.akses_antre (
  notifikasi_id bigint primary key references erp_private.notifikasi on delete cascade,
  tenant_kode text not null,
  alasan text
);
alter table erp_private.akses_antre owner to erp_owner;
comment on table erp_private.akses_antre is
  'Wishes for access that no admin was told of yet. The tenant''s code is as the user wrote it.';

grant select on erp_private.notifikasi_jenis to erp_platform;
grant select, insert, update, delete
  on erp_private.notifikasi, erp_private.akses_antre to erp_platform;

create type erp.notifikasi_dibuat as (id bigint);
alter type erp.notifikasi_dibuat owner to erp_owner;
comment on type erp.notifikasi_dibuat is 'The notification that was made.';
