-- Ids under which a user is known in books that were restored from another installation. The audit
-- trail keeps them, because its chain of hashes covers them; all other rows are given the new id.
create table erp_private.pengguna_lama (
  id uuid primary key,
  pengguna_id uuid not null references erp_private.pengguna on delete cascade
);
create index on erp_private.pengguna_lama (pengguna_id);
alter table erp_private.pengguna_lama owner to erp_owner;
grant select on erp_private.pengguna_lama to erp_platform;
