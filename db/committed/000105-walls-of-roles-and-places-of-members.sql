--! Previous: sha1:397b47928af951d2ff4b1df29b9bc6af4fb5da2c
--! Hash: sha1:423dd3bc72905ae98bed8ee8e02a48b82fd5c696
--! Message: Walls of roles and places of members

--! split: 1-current.sql
-- Enter migration here

--! split: 020-walls.sql
-- What walls a role of the tenant's own has, and where a member or a key works.
alter table erp_private.peran
  add column if not exists lihat_biaya boolean not null default true,
  add column if not exists hanya_milik boolean not null default false;
comment on column erp_private.peran.lihat_biaya is
  'Whether who has the role sees what goods cost.';
comment on column erp_private.peran.hanya_milik is
  'Whether who has the role sees only the documents that he made himself.';
alter table erp_private.membership add column if not exists lokasi_id bigint[];
comment on column erp_private.membership.lokasi_id is
  'The places whose documents the member sees; null is all.';
alter table erp_private.kunci_api add column if not exists lokasi_id bigint[];
comment on column erp_private.kunci_api.lokasi_id is
  'The places whose documents the key sees; null is all.';

alter table erp_private.tenant_table add column if not exists milik text not null default 'false';
comment on column erp_private.tenant_table.milik is
  'Which rows he reads who sees only his own documents, an expression; true is all, false none.';
alter table erp_private.tenant_table add column if not exists milik_laporan text;
comment on column erp_private.tenant_table.milik_laporan is
  'The same for functions that run as the reader of reports, where it differs.';
