set local role erp_owner;

create table if not exists erp_private.cakupan (
  hak text primary key,
  aksi text[] not null,
  per_jenis boolean not null,
  keterangan text not null
);
comment on table erp_private.cakupan is 'What scopes are made of: right and actions.';
comment on column erp_private.cakupan.per_jenis is
  'A scope may name a kind of transaction between right and action.';
grant select on erp_private.cakupan to erp_writer, erp_platform;

create table if not exists erp_private.peran (
  tenant_kode text not null references erp_private.tenant (kode) on delete cascade,
  kode text not null check (kode ~ '^[a-z][a-z0-9-]{1,30}$'),
  nama text not null check (length(nama) between 1 and 100),
  dasar erp.peran not null,
  cakupan text[] not null check (cardinality(cakupan) between 1 and 50),
  dibuat_pada timestamptz not null default now(),
  diubah_pada timestamptz not null default now(),
  primary key (tenant_kode, kode)
);
comment on table erp_private.peran is 'Roles of a tenant''s own: scopes within one of the four.';
comment on column erp_private.peran.dasar is
  'Which of the four: what it may not, the role may not. It is the role in tokens.';
grant select, insert, update, delete on erp_private.peran to erp_platform;

alter table erp_private.membership add column if not exists peran_kode text;
comment on column erp_private.membership.peran_kode is
  'The tenant''s own role, whose dasar peran is; null: one of the four. No foreign key, because a '
  'node has the membership and not the role.';

do $$
begin
  alter type erp.penugasan add attribute peran_kode text;
exception
  when duplicate_column then null;
end
$$;
comment on column erp.penugasan.peran_kode is
  'Code of a role of the tenant''s own, in the place of peran.';

reset role;
