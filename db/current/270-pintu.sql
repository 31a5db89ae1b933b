-- What a table of a tenant is closed by, besides roles: a module that is off, and the scopes of a
-- key. Known apart from the condition on its rows, so that a question can be refused before it runs.
alter table erp_private.tenant_table add column if not exists modul text;
alter table erp_private.tenant_table add column if not exists cakupan text;
comment on column erp_private.tenant_table.modul is
  'The module that the table belongs to; null: to none, or each row to that of its kind.';
comment on column erp_private.tenant_table.cakupan is
  'The right by which a key reads it; null: as its module says, or each row as its kind does.';
