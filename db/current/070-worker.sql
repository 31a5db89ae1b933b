-- Worker processes: who runs, and under which ids its jobs are locked. graphile-worker keeps the
-- jobs of a killed worker locked for four hours; by this table the others notice in half a minute.

set local role erp_owner;

create table erp_private.worker (
  id uuid primary key,
  host text not null,
  pid integer not null,
  worker_ids text[] not null,
  mulai timestamptz not null default clock_timestamp(),
  detak timestamptz not null default clock_timestamp()
);
comment on table erp_private.worker is 'Worker processes, each with its last heartbeat.';
comment on column erp_private.worker.worker_ids is
  'Ids under which graphile-worker locks its jobs.';

grant select, insert, update, delete on erp_private.worker to erp_platform;

reset role;

-- The server asks a function which migration the database has; it may not read the ledger itself.
grant usage on schema graphile_migrate to erp_platform;
grant select on graphile_migrate.migrations to erp_platform;
