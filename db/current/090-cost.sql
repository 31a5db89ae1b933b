-- Which rows of a table somebody reads who does not see what goods cost.
alter table erp_private.tenant_table add column if not exists biaya text not null default 'false';
comment on column erp_private.tenant_table.biaya is
  'Which rows he reads who does not see what goods cost, an expression; true is all, false none.';
alter table erp_private.tenant_table add column if not exists biaya_laporan text;
comment on column erp_private.tenant_table.biaya_laporan is
  'The same for functions that run as the reader of reports, where it differs.';
alter table erp_private.tenant_table add column if not exists angka text[] not null default '{}';
comment on column erp_private.tenant_table.angka is
  'Its numeric columns that tell nothing of what goods cost, of rows that he reads.';
alter table erp_private.tenant_table
  add column if not exists angka_biaya text[] not null default '{}';
comment on column erp_private.tenant_table.angka_biaya is
  'Its numeric columns that tell what goods cost, or what is owed for them.';
