-- Schemas, extensions and what PostgreSQL gives to everybody but must not give here.

create schema if not exists ekstensi authorization erp_owner;
create schema if not exists erp authorization erp_owner;
create schema if not exists erp_private authorization erp_owner;

create extension if not exists pg_trgm with schema ekstensi;
create extension if not exists unaccent with schema ekstensi;
create extension if not exists pgcrypto with schema ekstensi;
create extension if not exists btree_gin with schema ekstensi;

comment on schema erp is 'The API: functions, types and reference lists that GraphQL exposes.';
comment on schema erp_private is 'The platform and the internals of posting. Not exposed.';
comment on schema ekstensi is 'PostgreSQL extensions.';

grant usage on schema erp to erp_app, erp_writer, erp_reader, erp_platform, erp_gate;
grant usage on schema erp_private
  to erp_app, erp_writer, erp_reader, erp_platform, erp_gate, erp_worker;
grant usage on schema ekstensi to erp_app, erp_writer, erp_reader, erp_platform;

revoke all on schema public from public;

-- Functions are executable by everybody unless told otherwise. Each function file grants what it
-- means to grant.
alter default privileges for role erp_owner revoke execute on functions from public;

-- The request context is only as good as the control over it: whoever may call set_config inside a
-- query can read another tenant's rows within one statement. The server uses SET LOCAL instead.
revoke execute on function pg_catalog.set_config(text, text, boolean) from public;
grant execute on function pg_catalog.set_config(text, text, boolean) to erp_worker, erp_cdc;

-- A forged message in the change stream, and ending one's fellow's sessions, are nobody's business.
revoke execute on function pg_catalog.pg_logical_emit_message(boolean, text, text, boolean)
  from public;
revoke execute on function pg_catalog.pg_logical_emit_message(boolean, text, bytea, boolean)
  from public;
revoke execute on function pg_catalog.pg_terminate_backend(integer, bigint) from public;

do $$
begin
  execute format('revoke all on database %I from public', current_database());
  execute format(
    'grant connect on database %I to erp_authenticator, erp_worker, erp_cdc', current_database()
  );
end
$$;

-- Row-level security keeps an operator that might leak away from indexes, so that a search, or a
-- list by kind, would read the whole table. LIKE and equality of enums tell nothing about a row
-- that they do not answer, and a request role reaches only its own tenant's tables anyway.
alter function pg_catalog.textlike(text, text) leakproof;
alter function pg_catalog.enum_eq(anyenum, anyenum) leakproof;
