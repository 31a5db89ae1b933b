-- Platform tables: tenants, users, their identities and memberships, sessions. All tenants share
-- them, so only functions of erp_platform read and write them; request roles have no grant here.

set local role erp_owner;

-- One row says where a tenant's data is (schema, request role, target) and how far its tables are.
create table erp_private.tenant (
  kode text primary key check (kode ~ '^[a-z][a-z0-9]{0,30}$'),
  nama text not null check (length(nama) between 1 and 200),
  aktif boolean not null default true,
  skema text not null unique generated always as ('t_' || kode) stored,
  peran_db text not null unique,
  langkah integer not null default 0 check (langkah >= 0),
  target text,
  dibuat_pada timestamptz not null default now()
);
comment on table erp_private.tenant is 'Registry of tenants.';
comment on column erp_private.tenant.langkah is 'Newest tenant step that its tables have.';
comment on column erp_private.tenant.target is
  'Connection that holds its schema; null = this database.';

-- Only ASCII letters are folded: a full Unicode fold makes different addresses equal, such as those
-- with KELVIN SIGN and k.
create table erp_private.pengguna (
  id uuid primary key default gen_random_uuid(),
  email text not null unique
    check (email = lower(email collate "C") and length(email) between 3 and 254),
  nama text not null check (length(nama) between 1 and 200),
  aktif boolean not null default true,
  default_tenant text references erp_private.tenant on delete set null,
  dibuat_pada timestamptz not null default now(),
  diubah_pada timestamptz not null default now()
);
create index on erp_private.pengguna (default_tenant);
comment on table erp_private.pengguna is 'Users, known by their e-mail address in lower case.';

-- `provider` names the issuer too (oidc:https://…): a subject is unique within its issuer only.
create table erp_private.identitas (
  provider text not null check (length(provider) between 1 and 500),
  subject text not null check (length(subject) between 1 and 255),
  pengguna_id uuid not null references erp_private.pengguna on delete cascade,
  dibuat_pada timestamptz not null default now(),
  primary key (provider, subject)
);
create index on erp_private.identitas (pengguna_id);
comment on table erp_private.identitas is
  'Accounts at identity providers that are linked to a user.';

create table erp_private.membership (
  pengguna_id uuid not null references erp_private.pengguna on delete cascade,
  tenant_kode text not null references erp_private.tenant on delete cascade,
  peran erp.peran not null,
  dibuat_pada timestamptz not null default now(),
  diubah_pada timestamptz not null default now(),
  primary key (pengguna_id, tenant_kode)
);
create index on erp_private.membership (tenant_kode);
comment on table erp_private.membership is 'Which user has which role in which tenant.';

create table erp_private.session (
  id uuid primary key default gen_random_uuid(),
  pengguna_id uuid not null references erp_private.pengguna on delete cascade,
  provider text not null,
  dibuat_pada timestamptz not null default clock_timestamp(),
  berakhir_pada timestamptz not null,
  diakhiri_pada timestamptz
);
create index on erp_private.session (pengguna_id);
create index on erp_private.session (berakhir_pada);
comment on table erp_private.session is 'Sessions. A token works only while its session does.';

-- Neither tokens nor answers are kept: a repetition gets a token made anew for the same session.
create table erp_private.session_idempotency (
  pengguna_id uuid not null references erp_private.pengguna on delete cascade,
  kunci text not null check (length(kunci) between 1 and 300),
  fingerprint text not null,
  request_id text,
  session_id uuid not null references erp_private.session on delete cascade,
  berlaku_sampai timestamptz not null,
  primary key (pengguna_id, kunci)
);
create index on erp_private.session_idempotency (session_id);
create index on erp_private.session_idempotency (berlaku_sampai);
comment on table erp_private.session_idempotency is
  'Idempotency keys of sign-in, valid for five minutes.';

grant select on erp_private.tenant to erp_platform;
grant select, insert, update on erp_private.pengguna to erp_platform;
grant select, insert, delete on erp_private.identitas to erp_platform;
grant select, insert, update, delete
  on erp_private.membership, erp_private.session, erp_private.session_idempotency
  to erp_platform;

reset role;
