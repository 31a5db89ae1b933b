-- Users and modules of a tenant, as they are asked for and answered.

set local role erp_owner;

create type erp.modul_aktif as (kode text, aktif boolean);
comment on type erp.modul_aktif is 'A module, and whether it is on.';

create type erp.penugasan as (tenant_kode text, peran erp.peran);
comment on type erp.penugasan is 'A role in a tenant.';

create type erp.pengguna_dibuat as (id uuid, idempotent boolean, original_request_id text);
comment on type erp.pengguna_dibuat is 'A user that was given a role in the tenant.';

reset role;
