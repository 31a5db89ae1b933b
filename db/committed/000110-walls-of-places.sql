--! Previous: sha1:ffa35cc80f5cb1cfb10534ab1aedb15bdfecb7c9
--! Hash: sha1:bdeaa7c6155daab292da65038453a6f8fe1c4675
--! Message: Walls of places

--! split: 1-current.sql
-- Enter migration here

--! split: 100-places.sql
-- Which rows of a tenant's table somebody reads who sees only the documents of some places.
alter table erp_private.tenant_table add column if not exists lokasi text not null default 'false';
comment on column erp_private.tenant_table.lokasi is
  'Which rows he reads who sees only the documents of some places, an expression; true is all, '
  'false none.';
alter table erp_private.tenant_table add column if not exists lokasi_laporan text;
comment on column erp_private.tenant_table.lokasi_laporan is
  'The same for functions that run as the reader of reports, where it differs.';

-- The places of a membership, as they are given.
set local role erp_owner;

do $$
begin
  alter type erp.penugasan add attribute lokasi_id bigint[], add attribute semua_lokasi boolean;
exception
  when duplicate_column then null;
end
$$;
comment on column erp.penugasan.lokasi_id is
  'Places whose documents the member sees; null leaves what stands.';
comment on column erp.penugasan.semua_lokasi is
  'Whether the member sees all places again.';

reset role;
