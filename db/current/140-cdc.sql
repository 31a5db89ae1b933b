-- Change data capture: jobs, what happened to them, the processes that do them, and the publication
-- of the tenants' tables.

create type erp.status_cdc as enum (
  'menunggu', 'antre', 'berjalan', 'selesai', 'gagal', 'dibatalkan'
);
alter type erp.status_cdc owner to erp_owner;
comment on type erp.status_cdc is
  'State of a job: menunggu for approval, antre for a worker, berjalan, and how it ended.';

create type erp.mode_cdc as enum ('full', 'partial');
alter type erp.mode_cdc owner to erp_owner;
comment on type erp.mode_cdc is
  'full: a snapshot, then the stream from its position. partial: only the named tables, from the '
  'job''s last position; a new job begins with what comes now.';

create type erp.aksi_cdc as enum ('approve', 'cancel', 'retry');
alter type erp.aksi_cdc owner to erp_owner;
comment on type erp.aksi_cdc is 'What a person may do with a job.';

create type erp.cdc_tujuan_input as (
  tipe text, nama text, format text, url text, rahasia text, target text, skema text
);
alter type erp.cdc_tujuan_input owner to erp_owner;
comment on type erp.cdc_tujuan_input is 'Where the changes go.';
comment on column erp.cdc_tujuan_input.tipe is 'berkas, webhook or postgres.';
comment on column erp.cdc_tujuan_input.nama is 'berkas: name of the folder (a-z, 0-9, _ and -).';
comment on column erp.cdc_tujuan_input.format is 'berkas: ndjson (default) or csv.';
comment on column erp.cdc_tujuan_input.url is 'webhook: http(s) address without credentials.';
comment on column erp.cdc_tujuan_input.rahasia is
  'webhook: secret of the signature, 8 to 200 characters; never shown again.';
comment on column erp.cdc_tujuan_input.target is
  'postgres: name of a connection in the configuration.';
comment on column erp.cdc_tujuan_input.skema is
  'postgres: schema in the target database that gets the tables.';

create type erp.cdc_job_input as (tabel text[], tujuan erp.cdc_tujuan_input, ikuti boolean);
alter type erp.cdc_job_input owner to erp_owner;
comment on type erp.cdc_job_input is 'A new job of change data capture.';
comment on column erp.cdc_job_input.tabel is 'Names of tables; absent or {semua} = all.';
comment on column erp.cdc_job_input.tujuan is 'Where the changes go.';
comment on column erp.cdc_job_input.ikuti is
  'Goes on with the stream of changes (default); false ends with what there is.';

create type erp.cdc_job_dibuat as (
  id bigint, status erp.status_cdc, idempotent boolean, original_request_id text
);
alter type erp.cdc_job_dibuat owner to erp_owner;
comment on type erp.cdc_job_dibuat is 'A job after it was made or acted upon.';

alter table erp_private.tenant_table add column cdc boolean not null default false;
comment on column erp_private.tenant_table.cdc is
  'Whether jobs of change data capture may take it; then it has a primary key.';

create table erp_private.cdc_job (
  id bigserial primary key,
  tenant_kode text not null references erp_private.tenant on delete cascade,
  status erp.status_cdc not null default 'menunggu',
  mode erp.mode_cdc not null,
  tabel text[] check (cardinality(tabel) between 1 and 200),
  ikuti boolean not null,
  tujuan jsonb not null check (tujuan ->> 'tipe' in ('berkas', 'webhook', 'postgres')),
  kunci_tujuan text check (length(kunci_tujuan) between 1 and 300),
  posisi pg_lsn,
  snapshot_selesai boolean not null default false,
  baris bigint not null default 0 check (baris >= 0),
  percobaan integer not null default 0 check (percobaan >= 0),
  lagi_pada timestamptz,
  lease_owner text,
  lease_until timestamptz,
  catatan text,
  dibuat_oleh uuid,
  disetujui_oleh uuid,
  dibuat_pada timestamptz not null default clock_timestamp(),
  disetujui_pada timestamptz,
  mulai_pada timestamptz,
  selesai_pada timestamptz,
  diubah_pada timestamptz not null default clock_timestamp(),
  versi integer not null default 1,
  check ((lease_owner is null) = (lease_until is null)),
  check (status <> 'berjalan' or lease_owner is not null),
  check ((status in ('selesai', 'gagal', 'dibatalkan')) = (selesai_pada is not null))
);
create index on erp_private.cdc_job (tenant_kode, id);
create index cdc_job_hidup on erp_private.cdc_job (status, lagi_pada, id)
  where status in ('antre', 'berjalan');
-- Two jobs that write into the same place would undo each other.
create unique index cdc_job_kunci_tujuan_key on erp_private.cdc_job (kunci_tujuan)
  where status in ('menunggu', 'antre', 'berjalan');
comment on table erp_private.cdc_job is
  'Jobs of change data capture. Their states change as tg__cdc_job_state lets them.';
comment on column erp_private.cdc_job.tabel is 'Null = all tables of the publication.';
comment on column erp_private.cdc_job.tujuan is 'Where the changes go, without its secret.';
comment on column erp_private.cdc_job.kunci_tujuan is
  'The place that it alone may write to while it lives; null = any number may.';
comment on column erp_private.cdc_job.posisi is
  'Everything committed up to here is in the sink; null = nothing yet.';
comment on column erp_private.cdc_job.snapshot_selesai is 'Whether the snapshot is complete.';
comment on column erp_private.cdc_job.baris is 'Rows handed to the sink, repeated ones included.';
comment on column erp_private.cdc_job.percobaan is 'Failures in a row without progress.';
comment on column erp_private.cdc_job.lagi_pada is 'After a failure: not taken up before.';
comment on column erp_private.cdc_job.lease_owner is
  'The worker that does it, or is about to let go.';
comment on column erp_private.cdc_job.lease_until is 'After this moment another worker takes it.';

create table erp_private.cdc_rahasia (
  job_id bigint primary key references erp_private.cdc_job on delete cascade,
  rahasia text not null
);
comment on table erp_private.cdc_rahasia is
  'Secrets of webhooks, apart from the job: only the worker that does it reads one.';

create table erp_private.cdc_log (
  id bigserial primary key,
  job_id bigint not null references erp_private.cdc_job on delete cascade,
  tenant_kode text not null,
  waktu timestamptz not null default clock_timestamp(),
  level text not null check (level in ('info', 'peringatan', 'galat')),
  pesan text not null check (length(pesan) between 1 and 2000),
  baris bigint,
  lsn pg_lsn
);
create index on erp_private.cdc_log (job_id, id);
comment on table erp_private.cdc_log is 'What happened to a job; the newest 1,000 lines of each.';
comment on column erp_private.cdc_log.baris is 'Rows of the job at that moment.';
comment on column erp_private.cdc_log.lsn is 'Position of the job at that moment.';

create table erp_private.cdc_tujuan_milik (
  kunci_tujuan text primary key,
  tenant_kode text not null references erp_private.tenant on delete cascade
);
create index on erp_private.cdc_tujuan_milik (tenant_kode);
comment on table erp_private.cdc_tujuan_milik is
  'Whose rows a schema of a target database holds: no other tenant may write there, ever.';

create table erp_private.cdc_worker (
  id text primary key,
  host text not null,
  pid integer not null,
  memegang boolean not null,
  diterima pg_lsn,
  dikonfirmasi pg_lsn,
  target text[] not null,
  gangguan text,
  tugas jsonb not null,
  mulai timestamptz not null default clock_timestamp(),
  detak timestamptz not null default clock_timestamp()
);
comment on table erp_private.cdc_worker is
  'Processes that do jobs of change data capture, each with its last sign of life.';
comment on column erp_private.cdc_worker.memegang is 'Whether it reads the stream of changes.';
comment on column erp_private.cdc_worker.target is 'Names of the target databases it knows.';
comment on column erp_private.cdc_worker.gangguan is
  'Why it cannot read the stream; null = it can.';
comment on column erp_private.cdc_worker.tugas is 'Background tasks in the queue as it saw them.';

create table erp_private.cdc_denyut (waktu timestamptz primary key, lsn pg_lsn not null);
create index on erp_private.cdc_denyut (lsn);
comment on table erp_private.cdc_denyut is
  'When the log of the database had reached where: from a position to an age.';

alter table erp_private.cdc_job owner to erp_owner;
alter table erp_private.cdc_rahasia owner to erp_owner;
alter table erp_private.cdc_log owner to erp_owner;
alter table erp_private.cdc_tujuan_milik owner to erp_owner;
alter table erp_private.cdc_worker owner to erp_owner;
alter table erp_private.cdc_denyut owner to erp_owner;

-- Functions for people see their own tenant's jobs only, whatever they ask for; those of workers
-- (erp_platform) see all.
alter table erp_private.cdc_job enable row level security;
alter table erp_private.cdc_log enable row level security;
create policy "tenant ini" on erp_private.cdc_job to erp_reader, erp_writer
  using (tenant_kode = (select erp.tenant_kode()));
create policy "tenant ini" on erp_private.cdc_log to erp_reader, erp_writer
  using (tenant_kode = (select erp.tenant_kode()));
create policy "semua tenant" on erp_private.cdc_job to erp_platform using (true);
create policy "semua tenant" on erp_private.cdc_log to erp_platform using (true);

grant select on erp_private.cdc_job, erp_private.cdc_log, erp_private.cdc_worker,
  erp_private.cdc_denyut to erp_reader, erp_writer;
grant select on erp_private.tenant_table to erp_reader, erp_writer;
grant insert, update on erp_private.cdc_job to erp_writer;
grant insert, delete on erp_private.cdc_log to erp_writer;
grant insert on erp_private.cdc_rahasia to erp_writer;
grant select, insert on erp_private.cdc_tujuan_milik to erp_writer;
grant usage on sequence erp_private.cdc_job_id_seq, erp_private.cdc_log_id_seq
  to erp_writer, erp_platform;
grant select, insert, update, delete on erp_private.cdc_job, erp_private.cdc_rahasia,
  erp_private.cdc_log, erp_private.cdc_worker, erp_private.cdc_denyut to erp_platform;

-- A snapshot reads as a report does, behind the same row-level security.
grant erp_reader to erp_cdc with inherit false, set true;

do $$
begin
  if not exists (select from pg_catalog.pg_publication where pubname = 'niaga_cdc') then
    create publication niaga_cdc with (publish = 'insert, update, delete, truncate');
  end if;
  alter publication niaga_cdc owner to erp_owner;
end
$$;
comment on publication niaga_cdc is
  'Tables of all tenants that jobs may capture; kept by erp_private.tenant_publikasi.';

create or replace function erp_private.tg__cdc_job_state() returns trigger language plpgsql
  as 'begin return new; end';
create trigger cdc_job_state before insert or update on erp_private.cdc_job
  for each row execute function erp_private.tg__cdc_job_state();
