--! Previous: sha1:d4cabaceda842eb2559a1e3a7705f1f2e8a0080e
--! Hash: sha1:a8026a6d458551d3e673fd60535d5c949e400859
--! Message: Quotas of tenants

--! split: 1-current.sql
-- How often a tenant asked today, for the quota of requests.
set local role erp_owner;
create table if not exists erp_private.kuota_pakai (
  tenant_kode text primary key references erp_private.tenant (kode) on delete cascade,
  hari date not null,
  permintaan bigint not null check (permintaan >= 0)
);
comment on table erp_private.kuota_pakai is
  'Requests of a tenant on the day (UTC) that it was asked last, told by all servers together; '
  'empty where the installation sets no quota.';
grant select, insert, update on erp_private.kuota_pakai to erp_platform;
reset role;

-- What a tenant takes is compared with its quota of storage. Functions of erp_platform alone see
-- sizes, and answer them for the tenant that asks.
grant execute on function pg_catalog.pg_total_relation_size(regclass) to erp_platform;
