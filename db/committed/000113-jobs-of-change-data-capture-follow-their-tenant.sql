--! Previous: sha1:5f76842053fce8014cd55f8f4f9099ee347fd25c
--! Hash: sha1:d4cabaceda842eb2559a1e3a7705f1f2e8a0080e
--! Message: Jobs of change data capture follow their tenant

--! split: 1-current.sql
-- Jobs of change data capture follow their tenant from node to node.
set local role erp_owner;

alter table erp_private.cdc_job
  add column if not exists nomor bigint,
  add column if not exists geser bigint not null default 0 check (geser >= 0),
  add column if not exists sampai pg_lsn;
update erp_private.cdc_job as j set nomor = j.id where j.nomor is null;
alter table erp_private.cdc_job
  alter column nomor set default currval('erp_private.cdc_job_id_seq'),
  alter column nomor set not null;
create unique index if not exists cdc_job_tenant_kode_nomor_key
  on erp_private.cdc_job (tenant_kode, nomor);
comment on column erp_private.cdc_job.id is
  'Of this database; people and sinks know the number.';
comment on column erp_private.cdc_job.nomor is
  'What people and sinks call it; it follows the tenant from node to node.';
comment on column erp_private.cdc_job.geser is
  'What sinks are told is so much beyond the position: the logs of the places that were left.';
comment on column erp_private.cdc_job.sampai is
  'The tenant leaves this place, and the job goes no further here; null = it stays.';

reset role;
