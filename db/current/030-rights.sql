set local role erp_owner;

create table if not exists erp_private.cakupan (
  hak text primary key,
  aksi text[] not null,
  per_jenis boolean not null
);
comment on table erp_private.cakupan is 'What the scopes of keys are made of: right and actions.';
comment on column erp_private.cakupan.per_jenis is
  'A scope may name a kind of transaction between right and action.';
grant select on erp_private.cakupan to erp_writer, erp_platform;

reset role;
