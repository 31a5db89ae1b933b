--! Previous: sha1:b8154132bff5a6419169d787e392934482c78674
--! Hash: sha1:5e4c68bf5dbdeedefffde2ab0438a40cf2116033
--! Message: Change data capture, tenants in files, long lists

--! split: 1-current.sql
-- Enter migration here

--! split: 140-cdc.sql
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

--! split: 170-types_buku.sql
-- What was in transit arrives: its journal is the system's, with a counter of its own (XR).

set local role erp_owner;

alter type erp.jenis_jurnal add value 'terima';

comment on column erp.retur_penjualan_input.cara is
  'potong_piutang (default with a sale): lowers what the sale owes, the rest becomes a deposit;'
  ' tunai: lowers what the sale owes, the rest is paid back from akun_kas; titipan (default without'
  ' a sale): all of it a deposit of the contact.';
comment on column erp.retur_pembelian_input.cara is
  'potong_hutang (default): lowers what the purchase is owed, the rest becomes a deposit with the'
  ' supplier; tunai: lowers what the purchase is owed, the rest is paid back into akun_kas;'
  ' uang_muka: all of it a deposit with the supplier.';

reset role;

--! split: 175-pengguna_lama.sql
-- Ids under which a user is known in books that were restored from another installation. The audit
-- trail keeps them, because its chain of hashes covers them; all other rows are given the new id.
create table erp_private.pengguna_lama (
  id uuid primary key,
  pengguna_id uuid not null references erp_private.pengguna on delete cascade
);
create index on erp_private.pengguna_lama (pengguna_id);
alter table erp_private.pengguna_lama owner to erp_owner;
grant select on erp_private.pengguna_lama to erp_platform;

--! split: 176-notifikasi.sql
-- How many notifications a user has in each scope, read and unread: a list says how many there are,
-- and counting 100,000 takes longer than showing 20.
create table erp_private.notifikasi_hitung (
  pengguna_id uuid not null references erp_private.pengguna on delete cascade,
  lingkup text not null,
  banyak bigint not null,
  belum bigint not null,
  primary key (pengguna_id, lingkup)
);
alter table erp_private.notifikasi_hitung owner to erp_owner;
grant select, insert, update on erp_private.notifikasi_hitung to erp_platform;

insert into erp_private.notifikasi_hitung (pengguna_id, lingkup, banyak, belum)
select n.pengguna_id, n.lingkup, count(*), count(*) filter (where n.dibaca_pada is null)
  from erp_private.notifikasi as n
 group by n.pengguna_id, n.lingkup;

-- Kinds of which a user wants no e-mail. In the application they come all the same.
create table erp_private.notifikasi_tanpa_surel (
  pengguna_id uuid not null references erp_private.pengguna on delete cascade,
  jenis text not null references erp_private.notifikasi_jenis,
  primary key (pengguna_id, jenis)
);
create index on erp_private.notifikasi_tanpa_surel (jenis);
alter table erp_private.notifikasi_tanpa_surel owner to erp_owner;
grant select, insert, delete on erp_private.notifikasi_tanpa_surel to erp_platform;

-- The trigger's function, here because its triggers are made below; its text is the fixture's.
--! Included erp_private/notifikasi/tg__notifikasi_hitung.sql
-- Keeps the numbers of notifications per user and scope. In the order of the key, so that two who
-- tell the same users do not wait for each other crosswise.
create or replace function erp_private.tg__notifikasi_hitung()
returns trigger
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
#variable_conflict use_column
declare
  v_beda erp_private.notifikasi_hitung[];
begin
  if tg_op = 'INSERT' then
    v_beda := array(
      select (
               b.pengguna_id, b.lingkup, count(*), count(*) filter (where b.dibaca_pada is null)
             )::erp_private.notifikasi_hitung
        from baru as b
       group by b.pengguna_id, b.lingkup
    );
  elsif tg_op = 'DELETE' then
    v_beda := array(
      select (
               b.pengguna_id, b.lingkup, -count(*), -count(*) filter (where b.dibaca_pada is null)
             )::erp_private.notifikasi_hitung
        from lama as b
       group by b.pengguna_id, b.lingkup
    );
  else
    v_beda := array(
      select (
               b.pengguna_id, b.lingkup, sum(b.arah), sum(b.arah * b.belum)
             )::erp_private.notifikasi_hitung
        from (
          select x.pengguna_id, x.lingkup, 1 as arah, (x.dibaca_pada is null)::integer as belum
            from baru as x
          union all
          select x.pengguna_id, x.lingkup, -1, (x.dibaca_pada is null)::integer from lama as x
        ) as b
       group by b.pengguna_id, b.lingkup
      having sum(b.arah) <> 0 or sum(b.arah * b.belum) <> 0
    );
  end if;
  insert into erp_private.notifikasi_hitung as h (pengguna_id, lingkup, banyak, belum)
  select d.pengguna_id, d.lingkup, d.banyak, d.belum
    from unnest(v_beda) as d
    -- Those of a user who goes go with the user.
   where exists (select from erp_private.pengguna as p where p.id = d.pengguna_id)
   order by d.pengguna_id, d.lingkup
  on conflict (pengguna_id, lingkup) do update
    set banyak = h.banyak + excluded.banyak, belum = h.belum + excluded.belum;
  return null;
end
$$;

alter function erp_private.tg__notifikasi_hitung() owner to erp_owner;
revoke all on function erp_private.tg__notifikasi_hitung() from public;
comment on function erp_private.tg__notifikasi_hitung() is
  'Keeps the numbers of notifications per user and scope.';
--! EndIncluded erp_private/notifikasi/tg__notifikasi_hitung.sql

create trigger notifikasi_hitung_tambah after insert on erp_private.notifikasi
  referencing new table as baru
  for each statement execute function erp_private.tg__notifikasi_hitung();
create trigger notifikasi_hitung_ubah after update on erp_private.notifikasi
  referencing old table as lama new table as baru
  for each statement execute function erp_private.tg__notifikasi_hitung();
create trigger notifikasi_hitung_hapus after delete on erp_private.notifikasi
  referencing old table as lama
  for each statement execute function erp_private.tg__notifikasi_hitung();

--! split: 177-ai_nama.sql
-- It is asked with the text now, so that an index answers.
drop function if exists erp_private.ai_nama(text, int4range);

--! split: 500-functions.sql
-- Generated by db/scripts/include.ts. Do not edit: edit the files it includes.

-- Functions call each other in any order, so their bodies are checked when all of them are there (fresh.ts).
set local check_function_bodies = off;

--! Included reference/tenant_table.sql
-- Every table of a tenant, what kind of rows it holds, and which roles may read it through GraphQL.
-- The wall of a tenant is built from this list; a table that is missing here stops the tenant step.
--   buku     insert-only books            saldo  maintained balances        induk  master data
--   dokumen  documents and their lines    sistem counters and idempotency

insert into erp_private.tenant_table (tabel, sifat, pembaca, hak_tulis) values
  ('pengaturan', 'sistem', '{admin,staff,viewer,ops}', '{insert,update}'),
  ('modul', 'sistem', '{admin,staff,viewer,ops}', '{insert,update}'),
  ('periode', 'sistem', '{admin,staff}', '{insert,update}'),
  ('penutupan', 'sistem', '{admin,staff}', '{insert,update}'),
  ('penomoran', 'sistem', '{}', '{insert,update}'),
  ('idempotency', 'sistem', '{}', '{insert,update,delete}'),
  ('akun', 'induk', '{admin,staff}', '{insert,update}'),
  ('akun_peran', 'induk', '{admin,staff}', '{insert,update}'),
  ('satuan', 'induk', '{admin,staff}', '{insert,update,delete}'),
  ('lokasi', 'induk', '{admin,staff}', '{insert,update}'),
  ('harga', 'induk', '{admin,staff}', '{insert,update}'),
  ('kontak', 'induk', '{admin,staff}', '{insert,update}'),
  ('barang', 'induk', '{admin,staff}', '{insert,update}'),
  ('barang_satuan', 'induk', '{admin,staff}', '{insert,update}'),
  ('barang_harga', 'induk', '{admin,staff}', '{insert,update}'),
  ('transaksi', 'dokumen', '{admin,staff}', '{insert,update}'),
  ('transaksi_baris', 'dokumen', '{admin,staff}', '{insert}'),
  ('transaksi_pembayaran', 'dokumen', '{admin,staff}', '{insert}'),
  ('transaksi_biaya', 'dokumen', '{admin,staff}', '{insert}'),
  ('posting', 'buku', '{}', '{insert,update}'),
  ('jurnal', 'buku', '{admin,staff}', '{insert}'),
  ('jurnal_baris', 'buku', '{admin,staff}', '{insert}'),
  ('saldo_harian', 'saldo', '{admin,staff}', '{insert,update}'),
  ('mutasi_stok', 'buku', '{admin,staff}', '{insert}'),
  ('stok_pool', 'saldo', '{admin,staff}', '{insert,update}'),
  ('stok_lokasi', 'saldo', '{admin,staff}', '{insert,update}'),
  ('hpp_tertunda', 'saldo', '{admin,staff}', '{insert,update,delete}'),
  ('stok_lapisan', 'saldo', '{admin,staff}', '{insert,delete}'),
  ('stok_ambil', 'buku', '{admin,staff}', '{insert}'),
  ('pos_terbuka', 'buku', '{admin,staff}', '{insert}'),
  ('konfirmasi', 'dokumen', '{admin,staff}', '{insert}'),
  ('alokasi', 'buku', '{admin,staff}', '{insert}'),
  ('jurnal_balik', 'dokumen', '{admin,staff}', '{insert,update}'),
  ('preferensi_tabel', 'sistem', '{}', '{insert,update}'),
  ('order_gerak', 'buku', '{admin,staff}', '{insert}'),
  ('stok_order', 'saldo', '{}', '{insert,update}'),
  ('aset', 'induk', '{admin,staff}', '{insert,update}'),
  ('aset_susut', 'buku', '{admin,staff}', '{insert}'),
  ('outbox', 'sistem', '{}', '{insert,update,delete}'),
  ('peristiwa', 'sistem', '{}', '{insert,delete}'),
  ('peristiwa_posisi', 'sistem', '{}', '{insert,update}'),
  ('poin_lot', 'buku', '{admin,staff}', '{insert}'),
  ('poin_gerak', 'buku', '{admin,staff}', '{insert}'),
  ('poin_saldo', 'saldo', '{admin,staff}', '{insert,update}'),
  ('stok_kurang', 'saldo', '{}', '{insert,delete}'),
  ('integritas_jalan', 'sistem', '{}', '{insert,delete}'),
  ('penjualan_rekap', 'saldo', '{}', '{insert,update}'),
  ('audit', 'sistem', '{}', '{insert}'),
  ('audit_antre', 'sistem', '{}', '{insert,update,delete}'),
  ('audit_segel', 'sistem', '{}', '{insert}'),
  ('audit_posisi', 'sistem', '{}', '{insert,update}')
on conflict (tabel) do update set
  sifat = excluded.sifat, pembaca = excluded.pembaca, hak_tulis = excluded.hak_tulis;

-- A working draft is seen by its author, and by admins, while the module of its kind is on.
insert into erp_private.tenant_table (tabel, sifat, pembaca, hak_tulis, syarat) values
  ('draft', 'dokumen', '{admin,staff}', '{insert,update}',
    '((select erp.peran()) = ''admin'' or dibuat_oleh = (select erp.pengguna_id()))
     and ((select erp_private.jenis_open()) is null
       or jenis = any ((select erp_private.jenis_open())::erp.jenis_transaksi[]))')
on conflict (tabel) do update set
  sifat = excluded.sifat, pembaca = excluded.pembaca, hak_tulis = excluded.hak_tulis,
  syarat = excluded.syarat;

-- What goes into the audit trail beyond the rule of each kind. Not audited: the trail itself, books
-- (insert-only, and the row of their document stands for them), balances that follow from them, and
-- counters, keys and events that no person changes.
update erp_private.tenant_table as t
   set jejak = x.jejak
  from (values
    ('transaksi', 'dokumen'), ('draft', 'penuh'), ('pengaturan', 'penuh'), ('modul', 'penuh'),
    ('periode', 'penuh'), ('penutupan', 'penuh'), ('preferensi_tabel', 'penuh')
  ) as x (tabel, jejak)
 where t.tabel = x.tabel;

-- What jobs of change data capture may take: whatever a person may read, the heads of postings and
-- the audit trail. A working draft is its author's own.
update erp_private.tenant_table
   set cdc = (cardinality(pembaca) > 0 and tabel <> 'draft') or tabel in ('posting', 'audit');
--! EndIncluded reference/tenant_table.sql
--! Included erp/audit/audit_list.sql
-- The audit trail, newest first. GET /api/audit.
-- Codes: VATGL, VAHAL.
create or replace function erp.audit_list(
  entitas text default null, entitas_id text default null, pengguna_id uuid default null,
  aksi text default null, dari date default null, sampai date default null,
  page integer default 1, per_page integer default 20
)
returns json
language plpgsql
stable
security definer
set plan_cache_mode = 'force_custom_plan'
as $$
#variable_conflict use_column
declare
  v_r record;
  v_zona constant text := (select p.zona_waktu from pengaturan as p);
  v_dari timestamptz := '-infinity';
  v_sampai timestamptz := 'infinity';
  v_hasil json;
  v_syarat constant text := concat_ws(' and ', case
      when audit_list.dari is null and audit_list.sampai is null
        then '$5 is not null and $6 is not null'
      else 'a.waktu >= $5 and a.waktu < $6'
    end,
    case when audit_list.entitas is not null then 'a.entitas = $1' end,
    case when audit_list.entitas_id is not null then 'a.entitas_id = $2' end,
    case when audit_list.pengguna_id is not null then 'a.pengguna_id = any ($3)' end,
    case when audit_list.aksi is not null then 'a.aksi = $4' end);
begin
  perform erp_private.wajib_hak('pengaturan_ubah', 'audit');
  select r.* into v_r
    from erp_private.laporan_rentang(
      coalesce(audit_list.dari, '1900-01-01'), audit_list.sampai, audit_list.page,
      audit_list.per_page
    ) as r;
  -- Days are the tenant's.
  if audit_list.dari is not null then
    v_dari := audit_list.dari::timestamp at time zone v_zona;
  end if;
  if audit_list.sampai is not null then
    v_sampai := (audit_list.sampai + 1)::timestamp at time zone v_zona;
  end if;
  execute format(
    'with halaman as (
       select a.* from audit as a where %1$s order by a.waktu desc, a.id desc offset $7 limit $8
     )
     select json_build_object(
       ''total'', %2$s,
       ''data'', coalesce((
         select json_agg(erp_private.audit_json(h.id, h.waktu, h.pengguna_id, h.sumber, h.aksi,
                  h.entitas, h.entitas_id, h.sebelum, h.sesudah, h.request_id, s.hash, n.nama
                ) order by h.waktu desc, h.id desc)
           from halaman as h
           left join audit_segel as s on s.audit_id = h.id
          cross join (
            select erp_private.pengguna_nama(array_agg(distinct x.pengguna_id)) as nama
              from halaman as x
          ) as n
       ), ''[]''::json))', v_syarat, case
         when coalesce(audit_list.dari, audit_list.sampai) is null
           and num_nonnulls(audit_list.entitas_id, audit_list.pengguna_id) = 0
           then 'erp_private.audit_banyak($1, $4)'
         else format('(select count(*) from audit as a where %s)', v_syarat)
       end)
    into v_hasil
    using audit_list.entitas, audit_list.entitas_id,
          erp_private.pengguna_id_semua(audit_list.pengguna_id), audit_list.aksi, v_dari, v_sampai,
          v_r.lewati, v_r.banyak;
  return v_hasil;
end
$$;

alter function erp.audit_list(text, text, uuid, text, date, date, integer, integer)
  owner to erp_reader;
revoke all on function erp.audit_list(text, text, uuid, text, date, date, integer, integer)
  from public;
grant execute on function erp.audit_list(text, text, uuid, text, date, date, integer, integer)
  to erp_app;
comment on function erp.audit_list(text, text, uuid, text, date, date, integer, integer) is
  'The audit trail, newest first: {total, data: [{id, waktu, pengguna: {id, nama, email}, sumber '
  '(pengguna, worker, langsung), aksi, entitas, entitas_id, sebelum, sesudah, request_id, hash '
  '(hex, null until sealed)}]}. Of an update only what changed. Needs x-admin-key.';
--! EndIncluded erp/audit/audit_list.sql
--! Included erp/cdc/cdc_job_aksi.sql
-- Approves, cancels or tries again. A retry goes on from the job's last position; a job that was
-- cancelled before its approval waits for it again.
-- Endpoint: POST /api/ops/cdc/jobs/{id}/aksi.
-- Codes: OT…, VACDC, TDCDC, KOCDC not possible in its state, IKBED.
create or replace function erp.cdc_job_aksi(
  id bigint, aksi erp.aksi_cdc, alasan text default null
)
returns erp.cdc_job_dibuat
language plpgsql
security definer
as $$
#variable_conflict use_column
declare
  v_alasan constant text := nullif(btrim(alasan), '');
  v_ulang jsonb;
  v_job record;
  v_sebelum jsonb;
  v_hasil erp.cdc_job_dibuat;
begin
  perform erp_private.wajib_hak('ops', 'ops');
  if aksi is null or length(v_alasan) > 500 then
    raise exception using errcode = 'VACDC', message = case
      when aksi is null then 'aksi: wajib diisi' else 'alasan: paling banyak 500 huruf'
    end;
  end if;
  select j.status, j.disetujui_pada, j.tujuan into v_job
    from erp_private.cdc_job as j where j.id = cdc_job_aksi.id for update;
  if not found then
    raise exception using errcode = 'TDCDC', message = 'pekerjaan CDC tidak ditemukan';
  end if;
  v_ulang := erp_private.idempotency_begin(interval '24 hours');
  if v_ulang is not null then
    v_hasil := jsonb_populate_record(v_hasil, v_ulang -> 'hasil');
    v_hasil.idempotent := true;
    v_hasil.original_request_id := v_ulang ->> 'request_id';
    return v_hasil;
  end if;
  v_hasil.id := cdc_job_aksi.id;
  v_hasil.status := erp_private.cdc_status_next(v_job.status, aksi, v_job.disetujui_pada is null);
  v_sebelum := erp_private.cdc_audit_isi(cdc_job_aksi.id);
  begin
    update erp_private.cdc_job as j
       set status = v_hasil.status, percobaan = 0, lagi_pada = null,
           catatan = case when aksi = 'cancel' then v_alasan end,
           disetujui_oleh = case when aksi = 'approve' then erp.pengguna_id()
             else j.disetujui_oleh end,
           disetujui_pada = case when aksi = 'approve' then clock_timestamp()
             else j.disetujui_pada end
     where j.id = cdc_job_aksi.id;
  exception when unique_violation then
    raise exception using errcode = 'KOCDC',
      message = 'tujuan pekerjaan ini sedang dipakai pekerjaan lain';
  end;
  perform erp_private.cdc_log_add(
    v_hasil.id, 'info', concat_ws(': ',
      case aksi when 'approve' then 'disetujui' when 'cancel' then 'dibatalkan'
        else 'dicoba lagi' end,
      v_alasan)
  );
  perform erp_private.audit_write(
    current_schema(), 'update', 'cdc_job', v_hasil.id::text, v_sebelum,
    erp_private.cdc_audit_isi(v_hasil.id)
  );
  if aksi = 'cancel' then
    perform erp_private.cdc_job_end(v_hasil.id, v_hasil.status, v_alasan);
  end if;
  v_hasil.idempotent := false;
  perform erp_private.idempotency_end(to_jsonb(v_hasil));
  return v_hasil;
end
$$;

alter function erp.cdc_job_aksi(bigint, erp.aksi_cdc, text) owner to erp_writer;
revoke all on function erp.cdc_job_aksi(bigint, erp.aksi_cdc, text) from public;
grant execute on function erp.cdc_job_aksi(bigint, erp.aksi_cdc, text) to erp_app;
comment on function erp.cdc_job_aksi(bigint, erp.aksi_cdc, text) is
  'Approves, cancels or retries a job of change data capture.';
--! EndIncluded erp/cdc/cdc_job_aksi.sql
--! Included erp/cdc/cdc_job_create.sql
-- Makes a job of change data capture; it waits for approval.
-- Endpoint: POST /api/ops/cdc/jobs (mode is its header X-Mode-Operasi).
-- Codes: OT…, VACDC the input, KOCDC the destination is in use, IKBED.
create or replace function erp.cdc_job_create(
  dokumen erp.cdc_job_input, mode erp.mode_cdc default 'full'
)
returns erp.cdc_job_dibuat
language plpgsql
security definer
as $$
#variable_conflict use_column
declare
  v_mode constant erp.mode_cdc := coalesce(mode, 'full');
  v_masalah text[];
  v_ulang jsonb;
  v_kunci text;
  v_hasil erp.cdc_job_dibuat;
begin
  perform erp_private.wajib_hak('ops', 'ops');
  v_masalah := erp_private.cdc_job_check(dokumen, v_mode);
  if cardinality(v_masalah) > 0 then
    raise exception using errcode = 'VACDC', message = array_to_string(v_masalah, E'\n');
  end if;
  v_ulang := erp_private.idempotency_begin(interval '1 hour');
  if v_ulang is not null then
    v_hasil := jsonb_populate_record(v_hasil, v_ulang -> 'hasil');
    v_hasil.idempotent := true;
    v_hasil.original_request_id := v_ulang ->> 'request_id';
    return v_hasil;
  end if;
  v_kunci := erp_private.cdc_kunci_tujuan(dokumen.tujuan);
  perform erp_private.cdc_tujuan_claim(v_kunci);
  begin
    insert into erp_private.cdc_job as j (
      tenant_kode, mode, tabel, ikuti, tujuan, kunci_tujuan, snapshot_selesai, dibuat_oleh
    )
    values (
      erp.tenant_kode(), v_mode, case when dokumen.tabel <> '{semua}' then dokumen.tabel end,
      coalesce(dokumen.ikuti, true), erp_private.cdc_tujuan_json(dokumen.tujuan), v_kunci,
      -- What was there before is not wanted: the position of a new partial job is now.
      v_mode = 'partial', erp.pengguna_id()
    )
    returning j.id, j.status, false, null into v_hasil;
  exception when unique_violation then
    raise exception using errcode = 'KOCDC',
      message = 'tujuan ini sedang dipakai pekerjaan lain; batalkan dulu atau pilih tujuan lain';
  end;
  if (dokumen.tujuan).rahasia is not null then
    insert into erp_private.cdc_rahasia (job_id, rahasia)
    values (v_hasil.id, (dokumen.tujuan).rahasia);
  end if;
  perform erp_private.cdc_log_add(v_hasil.id, 'info', 'dibuat, menunggu persetujuan');
  perform erp_private.audit_write(
    current_schema(), 'create', 'cdc_job', v_hasil.id::text, null,
    erp_private.cdc_audit_isi(v_hasil.id)
  );
  perform erp_private.idempotency_end(to_jsonb(v_hasil));
  return v_hasil;
end
$$;

alter function erp.cdc_job_create(erp.cdc_job_input, erp.mode_cdc) owner to erp_writer;
revoke all on function erp.cdc_job_create(erp.cdc_job_input, erp.mode_cdc) from public;
grant execute on function erp.cdc_job_create(erp.cdc_job_input, erp.mode_cdc) to erp_app;
comment on function erp.cdc_job_create(erp.cdc_job_input, erp.mode_cdc) is
  'Makes a job of change data capture, which waits for approval.';
--! EndIncluded erp/cdc/cdc_job_create.sql
--! Included erp/cdc/cdc_job_get.sql
-- One job. Endpoint: GET /api/ops/cdc/jobs/{id}.
-- Codes: OT…, TDCDC.
create or replace function erp.cdc_job_get(id bigint)
returns json
language plpgsql
stable
security definer
as $$
declare
  v_hasil json;
begin
  perform erp_private.wajib_hak('ops', 'ops');
  v_hasil := erp_private.cdc_job_json(id);
  if v_hasil is null then
    raise exception using errcode = 'TDCDC', message = 'pekerjaan CDC tidak ditemukan';
  end if;
  return v_hasil;
end
$$;

alter function erp.cdc_job_get(bigint) owner to erp_reader;
revoke all on function erp.cdc_job_get(bigint) from public;
grant execute on function erp.cdc_job_get(bigint) to erp_app;
comment on function erp.cdc_job_get(bigint) is
  'One job of change data capture, as in cdcJobList.';
--! EndIncluded erp/cdc/cdc_job_get.sql
--! Included erp/cdc/cdc_job_list.sql
-- The tenant's jobs, newest first. Endpoint: GET /api/ops/cdc/jobs.
-- Codes: OT…, VALST.
create or replace function erp.cdc_job_list(
  status erp.status_cdc default null, page integer default 1, per_page integer default 20
)
returns json
language plpgsql
stable
security definer
as $$
#variable_conflict use_column
declare
  v_page constant bigint := coalesce(page, 1);
  v_per_page constant integer := coalesce(per_page, 20);
begin
  perform erp_private.wajib_hak('ops', 'ops');
  if v_page < 1 or v_per_page not between 1 and 500 then
    raise exception using errcode = 'VALST',
      message = case when v_page < 1 then 'page: mulai dari 1' else 'per_page: 1 sampai 500' end;
  end if;
  return json_build_object(
    'total', (
      select count(*) from erp_private.cdc_job as j
       where cdc_job_list.status is null or j.status = cdc_job_list.status
    ),
    'data', coalesce((
      select json_agg(erp_private.cdc_job_json(h.id) order by h.id desc)
        from (
          select j.id from erp_private.cdc_job as j
           where cdc_job_list.status is null or j.status = cdc_job_list.status
           order by j.id desc limit v_per_page offset (v_page - 1) * v_per_page
        ) as h
    ), '[]')
  );
end
$$;

alter function erp.cdc_job_list(erp.status_cdc, integer, integer) owner to erp_reader;
revoke all on function erp.cdc_job_list(erp.status_cdc, integer, integer) from public;
grant execute on function erp.cdc_job_list(erp.status_cdc, integer, integer) to erp_app;
comment on function erp.cdc_job_list(erp.status_cdc, integer, integer) is
  'Jobs of change data capture, newest first: {total, data: [{id, status, mode, tabel, ikuti, '
  'tujuan, posisi_lsn, snapshot_selesai, baris, tertinggal: {byte, detik}, percobaan, lagi_pada, '
  'catatan, pekerja, dibuat_oleh, disetujui_oleh, dibuat_pada, disetujui_pada, mulai_pada, '
  'selesai_pada, diubah_pada}]}.';
--! EndIncluded erp/cdc/cdc_job_list.sql
--! Included erp/cdc/cdc_job_log.sql
-- What happened to a job, newest first. Endpoint: GET /api/ops/cdc/jobs/{id}/log.
-- Codes: OT…, TDCDC, VALST.
create or replace function erp.cdc_job_log(
  id bigint, page integer default 1, per_page integer default 20
)
returns json
language plpgsql
stable
security definer
as $$
#variable_conflict use_column
declare
  v_page constant bigint := coalesce(page, 1);
  v_per_page constant integer := coalesce(per_page, 20);
begin
  perform erp_private.wajib_hak('ops', 'ops');
  if v_page < 1 or v_per_page not between 1 and 500 then
    raise exception using errcode = 'VALST',
      message = case when v_page < 1 then 'page: mulai dari 1' else 'per_page: 1 sampai 500' end;
  end if;
  if not exists (select from erp_private.cdc_job as j where j.id = cdc_job_log.id) then
    raise exception using errcode = 'TDCDC', message = 'pekerjaan CDC tidak ditemukan';
  end if;
  return json_build_object(
    'total', (select count(*) from erp_private.cdc_log as l where l.job_id = cdc_job_log.id),
    'data', coalesce((
      select json_agg(json_build_object(
               'id', h.id, 'waktu', erp_private.waktu_json(h.waktu), 'level', h.level,
               'pesan', h.pesan, 'baris', h.baris, 'lsn', h.lsn
             ) order by h.id desc)
        from (
          select l.id, l.waktu, l.level, l.pesan, l.baris, l.lsn
            from erp_private.cdc_log as l
           where l.job_id = cdc_job_log.id
           order by l.id desc limit v_per_page offset (v_page - 1) * v_per_page
        ) as h
    ), '[]')
  );
end
$$;

alter function erp.cdc_job_log(bigint, integer, integer) owner to erp_reader;
revoke all on function erp.cdc_job_log(bigint, integer, integer) from public;
grant execute on function erp.cdc_job_log(bigint, integer, integer) to erp_app;
comment on function erp.cdc_job_log(bigint, integer, integer) is
  'What happened to a job, newest first: {total, data: [{id, waktu, level: info | peringatan | '
  'galat, pesan, baris, lsn}]}.';
--! EndIncluded erp/cdc/cdc_job_log.sql
--! Included erp/cdc/cdc_status.sql
-- How change data capture is: the slot and how far behind it is, the tenant's jobs per state and
-- the slowest of them, the processes, and the tasks in their queue. Endpoint: GET
-- /api/ops/cdc/status. Codes: OT….
create or replace function erp.cdc_status()
returns json
language plpgsql
stable
security definer
as $$
#variable_conflict use_column
declare
  v_hidup constant timestamptz := clock_timestamp() - interval '15 seconds';
  v_posisi pg_lsn;
  v_perlu boolean;
  v_sehat boolean;
begin
  perform erp_private.wajib_hak('ops', 'ops');
  select min(j.posisi), coalesce(bool_or(true), false) into v_posisi, v_perlu
    from erp_private.cdc_job as j
   where j.status = 'berjalan' and (j.ikuti or j.mode = 'partial');
  v_sehat := exists (
    select from erp_private.cdc_worker as w
     where w.detak > v_hidup and w.gangguan is null and (w.memegang or not v_perlu)
  );
  return json_build_object(
    'sehat', v_sehat,
    'lsn', pg_current_wal_lsn(),
    'lag', json_build_object(
      'byte', coalesce(greatest(pg_wal_lsn_diff(pg_current_wal_lsn(), v_posisi), 0), 0)::bigint,
      'detik', erp_private.cdc_umur(v_posisi)
    ),
    'slot', erp_private.cdc_slot_json(),
    'jobs', (
      select json_object_agg(s.status, (
               select count(*) from erp_private.cdc_job as j where j.status = s.status
             ) order by s.status)
        from unnest(enum_range(null::erp.status_cdc)) as s (status)
    ),
    'gagal', (
      select count(*) from erp_private.cdc_job as j where j.percobaan > 0 and j.status = 'antre'
    ),
    'worker', coalesce((
      select json_agg(json_build_object(
               'id', w.id, 'host', w.host, 'pid', w.pid, 'hidup', w.detak > v_hidup,
               'memegang_slot', w.memegang and w.detak > v_hidup, 'gangguan', w.gangguan,
               'mulai', erp_private.waktu_json(w.mulai), 'detak', erp_private.waktu_json(w.detak)
             ) order by w.mulai, w.id)
        from erp_private.cdc_worker as w
    ), '[]'),
    'tugas', coalesce((
      select w.tugas from erp_private.cdc_worker as w order by w.detak desc limit 1
    ), '[]'),
    'tabel', (
      select json_agg(t.tabel order by t.tabel) from erp_private.tenant_table as t where t.cdc
    )
  );
end
$$;

alter function erp.cdc_status() owner to erp_reader;
revoke all on function erp.cdc_status() from public;
grant execute on function erp.cdc_status() to erp_app;
comment on function erp.cdc_status() is
  'State of change data capture: {sehat, lsn, lag: {byte, detik}, slot: {nama, aktif, wal_status, '
  'tertahan_byte, sisa_byte, restart_lsn, dikonfirmasi_lsn} | null, jobs: {menunggu, …}, gagal, '
  'worker: [{id, host, pid, hidup, memegang_slot, gangguan, mulai, detak}], tugas: [{tugas, '
  'menunggu, berjalan, diulang, mati}], tabel: […]}.';
--! EndIncluded erp/cdc/cdc_status.sql
--! Included erp/notifikasi/notifikasi_list.sql
-- The caller's notifications, newest first. GET /api/notifikasi.
-- Code: VALST.
create or replace function erp.notifikasi_list(
  dibaca boolean default null, page integer default 1, per_page integer default 20
)
returns json
language plpgsql
stable
security definer
set search_path = pg_catalog, pg_temp
as $$
#variable_conflict use_column
declare
  v_saya constant uuid := erp.pengguna_id();
  v_page constant bigint := coalesce(notifikasi_list.page, 1);
  v_per_page constant integer := coalesce(notifikasi_list.per_page, 20);
  v_boleh text[];
  v_belum bigint;
  v_total bigint;
begin
  perform erp_private.wajib_hak('umum');
  if v_page < 1 or v_per_page not between 1 and 500 then
    raise exception using errcode = 'VALST',
      message = case when v_page < 1 then 'page: mulai dari 1' else 'per_page: 1 sampai 500' end;
  end if;
  v_boleh := erp_private.notifikasi_boleh(v_saya);
  select coalesce(sum(h.belum), 0), coalesce(sum(
           case notifikasi_list.dibaca
             when true then h.banyak - h.belum when false then h.belum else h.banyak
           end
         ), 0)
    into v_belum, v_total
    from erp_private.notifikasi_hitung as h
   where h.pengguna_id = v_saya and h.lingkup = any (v_boleh);
  return json_build_object(
    'total', v_total,
    'meta', json_build_object('belum_dibaca', v_belum),
    'data', coalesce((
      select json_agg(erp_private.notifikasi_json(h.id) order by h.dibuat_pada desc, h.id desc)
        from (
          select n.id, n.dibuat_pada
            from erp_private.notifikasi as n
           where n.pengguna_id = v_saya and n.lingkup = any (v_boleh)
             and (
               notifikasi_list.dibaca is null
               or (n.dibaca_pada is not null) = notifikasi_list.dibaca
             )
           order by n.dibuat_pada desc, n.id desc
           limit v_per_page offset (v_page - 1) * v_per_page
        ) as h
    ), '[]')
  );
end
$$;

alter function erp.notifikasi_list(boolean, integer, integer) owner to erp_platform;
revoke all on function erp.notifikasi_list(boolean, integer, integer) from public;
grant execute on function erp.notifikasi_list(boolean, integer, integer) to erp_app;
comment on function erp.notifikasi_list(boolean, integer, integer) is
  'The caller''s notifications of all tenants, newest first: {total, meta: {belum_dibaca}, '
  'data: [{id, jenis, tenant_kode, judul, isi, tautan, dibaca_pada, dibuat_pada}]}.';
--! EndIncluded erp/notifikasi/notifikasi_list.sql
--! Included erp/notifikasi/notifikasi_preferensi.sql
-- Of which kinds of notifications the caller wants an e-mail. GET /api/notifikasi/preferensi.
create or replace function erp.notifikasi_preferensi()
returns json
language plpgsql
stable
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  perform erp_private.wajib_hak('umum');
  return (
    select json_build_object('surel', json_object_agg(j.kode, m.jenis is null order by j.kode))
      from erp_private.notifikasi_jenis as j
      left join erp_private.notifikasi_tanpa_surel as m
        on m.jenis = j.kode and m.pengguna_id = erp.pengguna_id()
  );
end
$$;

alter function erp.notifikasi_preferensi() owner to erp_platform;
revoke all on function erp.notifikasi_preferensi() from public;
grant execute on function erp.notifikasi_preferensi() to erp_app;
comment on function erp.notifikasi_preferensi() is
  'Of which kinds of notifications the caller wants an e-mail: {surel: {jenis: boolean}}.';
--! EndIncluded erp/notifikasi/notifikasi_preferensi.sql
--! Included erp/notifikasi/notifikasi_preferensi_set.sql
-- Keeps of which kinds of notifications the caller wants an e-mail; a kind that is not named is
-- wanted. PUT /api/notifikasi/preferensi.
-- Code: VANTF.
create or replace function erp.notifikasi_preferensi_set(surel jsonb)
returns boolean
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
#variable_conflict use_column
declare
  v_pesan text;
begin
  perform erp_private.wajib_hak('umum');
  if jsonb_typeof(notifikasi_preferensi_set.surel) is distinct from 'object' then
    raise exception using errcode = 'VANTF', message = 'surel: harus objek';
  end if;
  select string_agg(format('surel.%s: %s', s.jenis, case
           when j.kode is null then 'tidak dikenal; yang ada: ' || (
             select string_agg(x.kode, ', ' order by x.kode) from erp_private.notifikasi_jenis as x
           )
           else 'harus true atau false'
         end), E'\n' order by s.jenis)
    into v_pesan
    from jsonb_each(notifikasi_preferensi_set.surel) as s (jenis, isi)
    left join erp_private.notifikasi_jenis as j on j.kode = s.jenis
   where j.kode is null or jsonb_typeof(s.isi) <> 'boolean';
  if v_pesan is not null then
    raise exception using errcode = 'VANTF', message = v_pesan;
  end if;
  -- One at a time for each user, so that of two wishes one stands as a whole.
  perform from erp_private.pengguna as p where p.id = erp.pengguna_id() for no key update;
  delete from erp_private.notifikasi_tanpa_surel as m where m.pengguna_id = erp.pengguna_id();
  insert into erp_private.notifikasi_tanpa_surel (pengguna_id, jenis)
  select erp.pengguna_id(), s.jenis
    from jsonb_each(notifikasi_preferensi_set.surel) as s (jenis, isi)
   where s.isi = 'false';
  return true;
end
$$;

alter function erp.notifikasi_preferensi_set(jsonb) owner to erp_platform;
revoke all on function erp.notifikasi_preferensi_set(jsonb) from public;
grant execute on function erp.notifikasi_preferensi_set(jsonb) to erp_app;
comment on function erp.notifikasi_preferensi_set(jsonb) is
  'Keeps of which kinds the caller wants an e-mail: {jenis: boolean}, not named = wanted (VANTF).';
--! EndIncluded erp/notifikasi/notifikasi_preferensi_set.sql
--! Included erp/transaksi/transaksi_list.sql
-- The transactions of a kind as {"total": n, "data": [...]}, newest first unless sorted, from one
-- snapshot.
-- Endpoint: GET /api/transaksi/{jenis}.
-- Code: VALST permintaan salah.
create or replace function erp.transaksi_list(
  jenis erp.jenis_transaksi, permintaan erp.permintaan_list
)
returns json
language plpgsql
stable
security definer
as $$
#variable_conflict use_column
declare
  v_masalah text[];
  v_cari constant text := nullif(btrim(permintaan.search), '');
  v_awal text := '';
  v_semua text;
  v_dari text;
  v_urutan constant text := erp_private.transaksi_list_order(permintaan.sort);
  v_objek text;
  v_utuh constant boolean := coalesce(not permintaan.paginate, false);
  v_total bigint;
  v_hasil json;
begin
  perform erp_private.wajib_hak_jenis(transaksi_list.jenis);
  v_masalah := erp_private.transaksi_list_problems(permintaan);
  if cardinality(v_masalah) > 0 then
    raise exception using errcode = 'VALST', message = array_to_string(v_masalah, E'\n');
  end if;
  v_dari := erp_private.transaksi_list_where(transaksi_list.jenis, permintaan);
  if v_cari is null then
    v_semua := 'transaksi as t where ' || v_dari;
    v_dari := 'transaksi as t left join kontak as k on k.id = t.kontak_id where ' || v_dari;
  else
    v_awal := 'with temu as materialized ('
      || erp_private.transaksi_list_search(v_dari, permintaan.search_fields) || ') ';
    v_semua := 'temu';
    v_dari := 'temu join transaksi as t on t.id = temu.id'
      || ' left join kontak as k on k.id = t.kontak_id';
  end if;
  select string_agg(format('%L, %s', c.nama, c.ekspresi), ', ')
    into v_objek
    from erp_private.transaksi_column() as c
   where c.golongan = 'standar' or c.nama = any (permintaan.custom_fields);
  if v_utuh then
    execute v_awal || 'select count(*) from ' || v_semua
      into v_total using permintaan.filter, erp_private.search_pattern(v_cari);
    if v_total > 10000 then
      raise exception using errcode = 'VALST',
        message = 'paginate: lebih dari 10.000 baris; pakai page dan per_page';
    end if;
  end if;
  -- The page is chosen by ids; only its rows are read whole.
  execute format(
    '%1$s select json_build_object(''total'', (select count(*) from %6$s), ''data'', coalesce(('
      'select json_agg(json_build_object(%3$s) order by %4$s)'
      ' from (select t.id from %2$s order by %4$s %5$s) as halaman'
      ' join transaksi as t on t.id = halaman.id left join kontak as k on k.id = t.kontak_id'
      '), ''[]''))',
    v_awal, v_dari, v_objek, v_urutan, case when v_utuh then '' else 'limit $3 offset $4' end,
    v_semua
  )
    into v_hasil
    using permintaan.filter, erp_private.search_pattern(v_cari), coalesce(permintaan.per_page, 20),
      (coalesce(permintaan.page, 1)::bigint - 1) * coalesce(permintaan.per_page, 20);
  return v_hasil;
end
$$;

alter function erp.transaksi_list(erp.jenis_transaksi, erp.permintaan_list) owner to erp_reader;
revoke all on function erp.transaksi_list(erp.jenis_transaksi, erp.permintaan_list) from public;
grant execute on function erp.transaksi_list(erp.jenis_transaksi, erp.permintaan_list) to erp_app;
comment on function erp.transaksi_list(erp.jenis_transaksi, erp.permintaan_list) is
  'The transactions of a kind as {total, data}: paged, searched, sorted and filtered (VALST).';
--! EndIncluded erp/transaksi/transaksi_list.sql
--! Included erp_private/ai/ai_cari.sql
-- What a name in a question means: the thing of that name or code, else those whose names have all
-- its words, else those that are written most like it (tingkat 1, 2, 3). All of one dimension.
create or replace function erp_private.ai_cari(dimensi text[], teks text, subklas int4range)
returns table (dimensi text, kunci text, nama text, tingkat integer)
language sql
stable
-- From how much likeness on the index of the search text gives a name: what is asked for below.
set pg_trgm.strict_word_similarity_threshold = 0.4
as $$
  with
    tanya as (
      -- Without a letter or a digit nothing has its words.
      select t.teks, k.kata, '%' || nullif((
               select w.kata from unnest(k.kata) as w (kata) order by length(w.kata) desc limit 1
             ), '') || '%' as pola
        from (select erp.teks_cari(trim(ai_cari.teks))) as t (teks)
       cross join lateral regexp_split_to_array(
         trim(regexp_replace(t.teks, '[^[:alnum:]]+', ' ', 'g')), ' '
       ) as k (kata)
    ),
    calon as (
      select d.kode as dimensi, d.urutan_cari, n.kunci, n.nama, erp.teks_cari(n.nama) as nama_cari,
             erp.teks_cari(n.kode) as kode_cari
        from erp_private.ai_dimensi as d
       cross join tanya as t
       cross join lateral erp_private.ai_nama(d.kode, t.teks, t.pola, ai_cari.subklas) as n
       where d.kode = any (ai_cari.dimensi)
    ),
    nilai as (
      select c.*,
             case
               when c.nama_cari = t.teks or c.kode_cari = t.teks then 1
               when t.kata <> '{""}' and not exists (
                 select from unnest(t.kata) as k (kata)
                  where ' ' || regexp_replace(c.nama_cari, '[^[:alnum:]]+', ' ', 'g')
                        not like '% ' || k.kata || '%'
               ) then 2
               else 3
             end as tingkat,
             greatest(
               ekstensi.similarity(t.teks, c.nama_cari),
               ekstensi.strict_word_similarity(t.teks, c.nama_cari)
             ) as mirip
        from calon as c
       cross join tanya as t
    ),
    urut as (
      select n.*, first_value(n.tingkat) over w as tingkat_1,
             first_value(n.dimensi) over w as dimensi_1, first_value(n.mirip) over w as mirip_1
        from nilai as n
       where n.tingkat < 3 or n.mirip >= 0.4
      window w as (
        order by n.tingkat, case when n.tingkat = 3 then -n.mirip end, n.urutan_cari, n.kunci
      )
    )
  select u.dimensi, u.kunci, u.nama, u.tingkat
    from urut as u
   where u.tingkat = u.tingkat_1 and u.dimensi = u.dimensi_1
     and (u.tingkat < 3 or u.mirip >= u.mirip_1 - 0.02)
   order by u.nama, u.kunci
   limit 100
$$;

alter function erp_private.ai_cari(text[], text, int4range) owner to erp_owner;
revoke all on function erp_private.ai_cari(text[], text, int4range) from public;
grant execute on function erp_private.ai_cari(text[], text, int4range) to erp_reader;
comment on function erp_private.ai_cari(text[], text, int4range) is
  'What a name most likely means, among some dimensions.';
--! EndIncluded erp_private/ai/ai_cari.sql
--! Included erp_private/ai/ai_nama.sql
-- Everything that a name in a filter of this dimension can mean, in the tenant in context. Of goods
-- and contacts, of which there may be very many, only what has the longest word or is written like
-- the text: the index of the search text gives it.
create or replace function erp_private.ai_nama(
  dimensi text, teks text, pola text, subklas int4range
)
returns table (kunci text, kode text, nama text)
language sql
stable
as $$
  select b.id::text, b.kode, b.nama
    from barang as b
   where ai_nama.dimensi = 'barang'
     and (b.cari like ai_nama.pola or b.cari operator(ekstensi.%>>) ai_nama.teks)
  union all
  select distinct b.kategori, null::text, b.kategori
    from barang as b where ai_nama.dimensi = 'kategori' and b.kategori is not null
  union all
  select distinct b.merek, null::text, b.merek
    from barang as b where ai_nama.dimensi = 'merek' and b.merek is not null
  union all
  select k.id::text, k.kode, k.nama
    from kontak as k
   where (
     ai_nama.dimensi = 'pelanggan' and k.tipe <> 'supplier'
     or ai_nama.dimensi = 'supplier' and k.tipe <> 'pelanggan'
   ) and (k.cari like ai_nama.pola or k.cari operator(ekstensi.%>>) ai_nama.teks)
  union all
  select distinct k.kota, null::text, k.kota
    from kontak as k where ai_nama.dimensi = 'kota' and k.kota is not null
  union all
  select l.id::text, l.kode, l.nama from lokasi as l where ai_nama.dimensi = 'lokasi'
  union all
  select a.kode, a.kode, a.nama from akun as a
   where ai_nama.dimensi = 'akun' and a.subklas_id <@ ai_nama.subklas
$$;

alter function erp_private.ai_nama(text, text, text, int4range) owner to erp_owner;
revoke all on function erp_private.ai_nama(text, text, text, int4range) from public;
grant execute on function erp_private.ai_nama(text, text, text, int4range) to erp_reader;
comment on function erp_private.ai_nama(text, text, text, int4range) is
  'What a name in a filter can mean.';
--! EndIncluded erp_private/ai/ai_nama.sql
--! Included erp_private/cadangan/cadangan_anggota.sql
-- Gives a restored tenant its users, matched by id (the same installation) or by e-mail: who is
-- unknown here is registered under the same id. Where a user has another id here, the tenant's rows
-- get that one; only the audit trail keeps the old id, since its chain covers it, and pengguna_lama
-- says whose it is.
create or replace function erp_private.cadangan_anggota(kode text, pengguna jsonb)
returns void
language plpgsql
as $$
#variable_conflict use_column
declare
  v_skema constant text := 't_' || cadangan_anggota.kode;
  v_orang record;
  v_kolom record;
  v_sini uuid;
begin
  for v_orang in
    select * from jsonb_to_recordset(cadangan_anggota.pengguna) as x (
      id uuid, email text, nama text, aktif boolean, dibuat_pada timestamptz, peran erp.peran
    )
  loop
    v_sini := coalesce(
      (select p.id from erp_private.pengguna as p where p.id = v_orang.id),
      (select l.pengguna_id from erp_private.pengguna_lama as l where l.id = v_orang.id),
      (select p.id from erp_private.pengguna as p where p.email = v_orang.email)
    );
    if v_sini is null then
      v_sini := v_orang.id;
      insert into erp_private.pengguna (id, email, nama, aktif, dibuat_pada)
      values (v_orang.id, v_orang.email, v_orang.nama, v_orang.aktif, v_orang.dibuat_pada);
    end if;
    if v_orang.peran is not null then
      insert into erp_private.membership (pengguna_id, tenant_kode, peran)
      values (v_sini, cadangan_anggota.kode, v_orang.peran)
      on conflict (pengguna_id, tenant_kode) do nothing;
    end if;
    continue when v_sini = v_orang.id;
    insert into erp_private.pengguna_lama (id, pengguna_id) values (v_orang.id, v_sini)
    on conflict (id) do nothing;
    for v_kolom in
      select * from erp_private.cadangan_kolom_pengguna(v_skema) as k where k.tabel <> 'audit'
    loop
      execute format(
        case when v_kolom.banyak
          then 'update %1$I.%2$I set %3$I = array_replace(%3$I, $1, $2) where $1 = any (%3$I)'
          else 'update %1$I.%2$I set %3$I = $2 where %3$I = $1'
        end, v_skema, v_kolom.tabel, v_kolom.kolom
      ) using v_orang.id, v_sini;
    end loop;
  end loop;
end
$$;

revoke all on function erp_private.cadangan_anggota(text, jsonb) from public;
comment on function erp_private.cadangan_anggota(text, jsonb) is
  'Gives a restored tenant its users, matched by e-mail.';
--! EndIncluded erp_private/cadangan/cadangan_anggota.sql
--! Included erp_private/cadangan/cadangan_buka.sql
-- Opens the restoring of a tenant: refuses a backup that this database is too old for, makes the
-- tenant's place with the tables as they were at the backup's step, and leaves them empty. Until
-- cadangan_tutup no trigger fires in this transaction: the rows were proven where they were made.
-- Codes: KOCAD, and those of tenant_place.
create or replace function erp_private.cadangan_buka(kode text, kepala jsonb)
returns void
language plpgsql
as $$
#variable_conflict use_column
declare
  v_skema constant text := 't_' || cadangan_buka.kode;
  v_nomor integer;
  v_tabel text;
begin
  if exists (
    select from jsonb_array_elements_text(kepala -> 'migrasi') as m (hash)
     where m.hash not in (select g.hash from graphile_migrate.migrations as g)
  ) or (kepala ->> 'langkah')::integer > (
    select coalesce(max(s.nomor), 0) from erp_private.tenant_step as s
  ) then
    raise exception using errcode = 'KOCAD',
      message = 'cadangan ini dari versi yang lebih baru: perbarui program dan database dahulu';
  end if;
  if exists (
    select
      from jsonb_each_text(kepala -> 'langkah_isi') as l (nomor, sidik)
      left join erp_private.tenant_step as s on s.nomor = l.nomor::integer
     where md5(s.isi) is distinct from l.sidik
  ) then
    raise exception using errcode = 'KOCAD',
      message = 'cadangan ini dari cabang program lain: langkah tenantnya berbeda';
  end if;
  perform erp_private.tenant_place(kode, kepala ->> 'nama');
  for v_nomor in
    select s.nomor
      from erp_private.tenant_step as s
     where s.nomor <= (kepala ->> 'langkah')::integer
     order by s.nomor
  loop
    perform erp_private.tenant_step_apply(kode, v_nomor);
  end loop;
  -- Steps put first rows into some tables; the backup has them too.
  perform pg_catalog.set_config('session_replication_role', 'replica', true);
  for v_tabel in
    select c.relname
      from pg_catalog.pg_class as c
     where c.relnamespace = v_skema::regnamespace and c.relkind = 'r'
  loop
    execute format('delete from %I.%I', v_skema, v_tabel);
  end loop;
end
$$;

revoke all on function erp_private.cadangan_buka(text, jsonb) from public;
comment on function erp_private.cadangan_buka(text, jsonb) is
  'Opens the restoring of a tenant: its place and empty tables (KOCAD, VATNT, KOTNT).';
--! EndIncluded erp_private/cadangan/cadangan_buka.sql
--! Included erp_private/cadangan/cadangan_kepala.sql
-- The head of a tenant's backup: who it is, which migrations and steps its rows are of, its tables,
-- sequences and users. `npm run -s tenant -- backup KODE BERKAS`.
-- Codes: TDTNT.
create or replace function erp_private.cadangan_kepala(kode text)
returns jsonb
language plpgsql
stable
as $$
#variable_conflict use_column
declare
  v_tenant record;
begin
  select t.* into v_tenant from erp_private.tenant as t where t.kode = cadangan_kepala.kode;
  if not found then
    raise exception using errcode = 'TDTNT', message = format('tenant %s tidak ditemukan', kode);
  end if;
  return jsonb_build_object(
    'format', 1, 'kode', v_tenant.kode, 'nama', v_tenant.nama, 'aktif', v_tenant.aktif,
    'dibuat_pada', v_tenant.dibuat_pada, 'dicadangkan_pada', now(),
    'langkah', v_tenant.langkah,
    'langkah_isi', (
      select coalesce(jsonb_object_agg(s.nomor, md5(s.isi)), '{}')
        from erp_private.tenant_step as s
       where s.nomor <= v_tenant.langkah
    ),
    'migrasi', (
      select coalesce(jsonb_agg(m.hash order by m.filename), '[]')
        from graphile_migrate.migrations as m
    ),
    'tabel', erp_private.cadangan_tabel(v_tenant.skema),
    'urutan', (
      select coalesce(jsonb_object_agg(s.sequencename, s.last_value), '{}')
        from pg_catalog.pg_sequences as s
       where s.schemaname = v_tenant.skema
    ),
    'pengguna', erp_private.cadangan_pengguna(v_tenant.kode)
  );
end
$$;

revoke all on function erp_private.cadangan_kepala(text) from public;
comment on function erp_private.cadangan_kepala(text) is
  'Head of a tenant''s backup, of the caller''s snapshot (TDTNT).';
--! EndIncluded erp_private/cadangan/cadangan_kepala.sql
--! Included erp_private/cadangan/cadangan_kolom_pengguna.sql
-- The columns of a tenant's tables that hold ids of users: every uuid is one.
create or replace function erp_private.cadangan_kolom_pengguna(skema text)
returns table (tabel name, kolom name, banyak boolean)
language sql
stable
set search_path = pg_catalog
as $$
  select c.relname, a.attname, a.atttypid = 'uuid[]'::regtype
    from pg_class as c
    join pg_attribute as a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
   where c.relnamespace = cadangan_kolom_pengguna.skema::regnamespace and c.relkind = 'r'
     and a.atttypid in ('uuid'::regtype, 'uuid[]'::regtype)
   order by c.relname, a.attname
$$;

revoke all on function erp_private.cadangan_kolom_pengguna(text) from public;
comment on function erp_private.cadangan_kolom_pengguna(text) is
  'Columns of a tenant''s tables that hold ids of users.';
--! EndIncluded erp_private/cadangan/cadangan_kolom_pengguna.sql
--! Included erp_private/cadangan/cadangan_pengguna.sql
-- Who belongs to a tenant or is named in its rows, with the role of its members: [{id, email, nama,
-- aktif, peran, dibuat_pada}]. Without identities and sessions: a user signs in anew.
create or replace function erp_private.cadangan_pengguna(kode text)
returns jsonb
language plpgsql
stable
as $$
#variable_conflict use_column
declare
  v_skema constant text := 't_' || cadangan_pengguna.kode;
  v_kolom record;
  v_id uuid[] := (
    select array_agg(m.pengguna_id)
      from erp_private.membership as m
     where m.tenant_kode = cadangan_pengguna.kode
  );
  v_sini uuid[];
begin
  for v_kolom in select * from erp_private.cadangan_kolom_pengguna(v_skema) loop
    execute format(
      case when v_kolom.banyak
        then 'select array_agg(distinct x.id) from %1$I.%2$I cross join unnest(%3$I) as x (id)'
        else 'select array_agg(distinct %3$I) from %1$I.%2$I'
      end, v_skema, v_kolom.tabel, v_kolom.kolom
    ) into v_sini;
    v_id := v_id || v_sini;
  end loop;
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
             'id', x.id, 'email', p.email, 'nama', p.nama, 'aktif', p.aktif,
             'dibuat_pada', p.dibuat_pada, 'peran', m.peran
           ) order by p.email, x.id), '[]')
      from (select distinct u.id from unnest(v_id) as u (id)) as x
      left join erp_private.pengguna_lama as l on l.id = x.id
      join erp_private.pengguna as p on p.id = coalesce(l.pengguna_id, x.id)
      left join erp_private.membership as m
        on m.pengguna_id = x.id and m.tenant_kode = cadangan_pengguna.kode
  );
end
$$;

revoke all on function erp_private.cadangan_pengguna(text) from public;
comment on function erp_private.cadangan_pengguna(text) is
  'Members of a tenant and users named in its rows, for a backup.';
--! EndIncluded erp_private/cadangan/cadangan_pengguna.sql
--! Included erp_private/cadangan/cadangan_rujukan.sql
-- Foreign keys of a tenant's schema that some row does not keep: what was restored was not checked
-- row by row.
create or replace function erp_private.cadangan_rujukan(skema text)
returns setof text
language plpgsql
stable
as $$
#variable_conflict use_column
declare
  v_kunci record;
  v_putus boolean;
begin
  for v_kunci in
    select k.conname, k.conrelid::regclass as anak, k.confrelid::regclass as induk,
           string_agg(format('i.%I = a.%I', y.attname, x.attname), ' and ') as sama,
           string_agg(format('a.%I is not null', x.attname), ' and ') as terisi
      from pg_catalog.pg_constraint as k
      cross join lateral unnest(k.conkey, k.confkey) as u (anak, induk)
      join pg_catalog.pg_attribute as x on x.attrelid = k.conrelid and x.attnum = u.anak
      join pg_catalog.pg_attribute as y on y.attrelid = k.confrelid and y.attnum = u.induk
     where k.connamespace = cadangan_rujukan.skema::regnamespace and k.contype = 'f'
     group by k.oid, k.conname, k.conrelid, k.confrelid
     order by k.conname
  loop
    execute format(
      'select exists (select from %s as a where %s and not exists (select from %s as i where %s))',
      v_kunci.anak, v_kunci.terisi, v_kunci.induk, v_kunci.sama
    ) into v_putus;
    if v_putus then
      return next v_kunci.conname;
    end if;
  end loop;
end
$$;

revoke all on function erp_private.cadangan_rujukan(text) from public;
comment on function erp_private.cadangan_rujukan(text) is
  'Names of the foreign keys of a schema that some row does not keep.';
--! EndIncluded erp_private/cadangan/cadangan_rujukan.sql
--! Included erp_private/cadangan/cadangan_tabel.sql
-- The tables of a tenant's schema as a backup holds them: name, columns that are stored (not
-- computed), and how many rows the caller's snapshot sees. Without the outbox: what waited there to
-- be handed on must not be handed on by another installation, or a second time.
create or replace function erp_private.cadangan_tabel(skema text)
returns jsonb
language plpgsql
stable
as $$
#variable_conflict use_column
declare
  v_tabel record;
  v_baris bigint;
  v_hasil jsonb := '[]';
begin
  for v_tabel in
    select c.relname, (
             select jsonb_agg(a.attname order by a.attnum)
               from pg_catalog.pg_attribute as a
              where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
                and a.attgenerated = ''
           ) as kolom
      from pg_catalog.pg_class as c
     where c.relnamespace = cadangan_tabel.skema::regnamespace and c.relkind = 'r'
       and c.relname <> 'outbox'
     order by c.relname
  loop
    execute format('select count(*) from %I.%I', cadangan_tabel.skema, v_tabel.relname)
      into v_baris;
    v_hasil := v_hasil || jsonb_build_object(
      'tabel', v_tabel.relname, 'kolom', v_tabel.kolom, 'baris', v_baris
    );
  end loop;
  return v_hasil;
end
$$;

revoke all on function erp_private.cadangan_tabel(text) from public;
comment on function erp_private.cadangan_tabel(text) is
  'Tables of a tenant for a backup: [{tabel, kolom: [name], baris}].';
--! EndIncluded erp_private/cadangan/cadangan_tabel.sql
--! Included erp_private/cadangan/cadangan_tutup.sql
-- Closes the restoring of a tenant whose rows are in: users, sequences, foreign keys, the steps and
-- modules that came after the backup, and a row in the audit trail that says where the books come
-- from. Triggers fire again from here on.
-- Codes: KOCAD.
create or replace function erp_private.cadangan_tutup(kode text, kepala jsonb)
returns void
language plpgsql
as $$
#variable_conflict use_column
declare
  v_skema constant text := 't_' || cadangan_tutup.kode;
  v_putus text;
begin
  perform erp_private.cadangan_anggota(kode, kepala -> 'pengguna');
  perform pg_catalog.setval(format('%I.%I', v_skema, u.nama)::regclass, u.nilai)
     from jsonb_each_text(kepala -> 'urutan') as x (nama, teks)
    cross join lateral (select x.nama, x.teks::bigint as nilai) as u
    where u.nilai is not null;
  select string_agg(r.nama, ', ') into v_putus
    from erp_private.cadangan_rujukan(v_skema) as r (nama);
  if v_putus is not null then
    raise exception using errcode = 'KOCAD',
      message = format('isi cadangan tidak utuh: rujukan putus pada %s', v_putus);
  end if;
  perform pg_catalog.set_config('session_replication_role', 'origin', true);
  update erp_private.tenant as t
     set aktif = (kepala ->> 'aktif')::boolean,
         dibuat_pada = (kepala ->> 'dibuat_pada')::timestamptz
   where t.kode = cadangan_tutup.kode;
  perform erp_private.tenant_upgrade(kode);
  perform pg_catalog.set_config('search_path', format('%I, erp, pg_temp', v_skema), true);
  perform pg_catalog.set_config('erp.tenant', kode, true);
  insert into modul (kode) select m.kode from erp.modul_ref as m on conflict do nothing;
  perform erp_private.audit_write(
    v_skema::name, 'pulih', 'tenant', kode, null,
    jsonb_build_object('dari', kepala ->> 'kode', 'dicadangkan_pada', kepala -> 'dicadangkan_pada')
  );
end
$$;

revoke all on function erp_private.cadangan_tutup(text, jsonb) from public;
comment on function erp_private.cadangan_tutup(text, jsonb) is
  'Closes the restoring of a tenant: users, sequences, later steps, audit row (KOCAD).';
--! EndIncluded erp_private/cadangan/cadangan_tutup.sql
--! Included erp_private/cdc/cdc_audit_isi.sql
-- What the audit trail keeps of a job.
create or replace function erp_private.cdc_audit_isi(id bigint)
returns jsonb
language sql
stable
set search_path = pg_catalog
as $$
  select jsonb_build_object(
      'status', j.status, 'mode', j.mode, 'tabel', coalesce(to_jsonb(j.tabel), '"semua"'),
      'ikuti', j.ikuti, 'tujuan', j.tujuan, 'catatan', j.catatan
    )
    from erp_private.cdc_job as j
   where j.id = cdc_audit_isi.id
$$;

alter function erp_private.cdc_audit_isi(bigint) owner to erp_owner;
revoke all on function erp_private.cdc_audit_isi(bigint) from public;
grant execute on function erp_private.cdc_audit_isi(bigint) to erp_writer;
comment on function erp_private.cdc_audit_isi(bigint) is 'What the audit trail keeps of a job.';
--! EndIncluded erp_private/cdc/cdc_audit_isi.sql
--! Included erp_private/cdc/cdc_job_check.sql
-- What is wrong with a new job, one line per mistake.
create or replace function erp_private.cdc_job_check(
  dokumen erp.cdc_job_input, mode erp.mode_cdc
)
returns text[]
language plpgsql
stable
set search_path = pg_catalog
as $$
declare
  v_semua constant boolean :=
    coalesce(dokumen.tabel in (array['semua'], '{}'::text[]), true);
begin
  if cardinality(dokumen.tabel) > 200 then
    return array['tabel: paling banyak 200'];
  end if;
  return array(
    select format('tabel.%s: %s', n.urutan - 1, case
        when n.nama is null then 'wajib diisi'
        when n.kembar then 'disebut dua kali'
        else 'tidak dikenal; yang ada: ' || (
          select string_agg(t.tabel, ', ' order by t.tabel)
            from erp_private.tenant_table as t where t.cdc
        )
      end)
      from (
        select u.nama, u.urutan,
               row_number() over (partition by u.nama order by u.urutan) > 1 as kembar
          from unnest(dokumen.tabel) with ordinality as u (nama, urutan)
      ) as n
     where not v_semua
       and (n.nama is null or n.kembar or not exists (
         select from erp_private.tenant_table as t where t.tabel = n.nama and t.cdc
       ))
     order by n.urutan
  ) || array_remove(array[
    case
      when dokumen.tabel = '{}' then 'tabel: sebutkan sedikitnya satu, atau "semua"'
      when v_semua and mode = 'partial'
        then 'tabel: mode partial memerlukan daftar tabel, bukan semua'
    end
  ], null) || erp_private.cdc_tujuan_check(dokumen.tujuan);
end
$$;

alter function erp_private.cdc_job_check(erp.cdc_job_input, erp.mode_cdc) owner to erp_owner;
revoke all on function erp_private.cdc_job_check(erp.cdc_job_input, erp.mode_cdc) from public;
grant execute on function erp_private.cdc_job_check(erp.cdc_job_input, erp.mode_cdc)
  to erp_writer;
comment on function erp_private.cdc_job_check(erp.cdc_job_input, erp.mode_cdc) is
  'Mistakes in a new job of change data capture, one line per field.';
--! EndIncluded erp_private/cdc/cdc_job_check.sql
--! Included erp_private/cdc/cdc_job_end.sql
-- Says that a job of the tenant in context ended: those who run them are told.
create or replace function erp_private.cdc_job_end(
  id bigint, status erp.status_cdc, catatan text
)
returns void
language sql
as $$
  select erp_private.outbox_add('cdc', jsonb_strip_nulls(jsonb_build_object(
    'job_id', id, 'status', status, 'catatan', catatan
  )))
$$;

alter function erp_private.cdc_job_end(bigint, erp.status_cdc, text) owner to erp_owner;
revoke all on function erp_private.cdc_job_end(bigint, erp.status_cdc, text) from public;
grant execute on function erp_private.cdc_job_end(bigint, erp.status_cdc, text) to erp_writer;
comment on function erp_private.cdc_job_end(bigint, erp.status_cdc, text) is
  'Notes the event that a job of change data capture ended.';
--! EndIncluded erp_private/cdc/cdc_job_end.sql
--! Included erp_private/cdc/cdc_job_json.sql
-- A job as it is shown.
create or replace function erp_private.cdc_job_json(id bigint)
returns json
language sql
stable
as $$
  select json_build_object(
      'id', j.id, 'status', j.status, 'mode', j.mode,
      'tabel', coalesce(to_json(j.tabel), '"semua"'), 'ikuti', j.ikuti, 'tujuan', j.tujuan,
      'posisi_lsn', j.posisi, 'snapshot_selesai', j.snapshot_selesai, 'baris', j.baris,
      'tertinggal', case
        when j.status = 'berjalan' and j.ikuti and j.posisi is not null then json_build_object(
          'byte', greatest(pg_wal_lsn_diff(pg_current_wal_lsn(), j.posisi), 0)::bigint,
          'detik', erp_private.cdc_umur(j.posisi)
        )
      end,
      'percobaan', j.percobaan, 'lagi_pada', erp_private.waktu_json(j.lagi_pada),
      'catatan', j.catatan,
      'pekerja', case when j.status = 'berjalan' then j.lease_owner end,
      'dibuat_oleh', n.nama -> j.dibuat_oleh::text,
      'disetujui_oleh', n.nama -> j.disetujui_oleh::text,
      'dibuat_pada', erp_private.waktu_json(j.dibuat_pada),
      'disetujui_pada', erp_private.waktu_json(j.disetujui_pada),
      'mulai_pada', erp_private.waktu_json(j.mulai_pada),
      'selesai_pada', erp_private.waktu_json(j.selesai_pada),
      'diubah_pada', erp_private.waktu_json(j.diubah_pada)
    )
    from erp_private.cdc_job as j
   cross join erp_private.pengguna_nama(array[j.dibuat_oleh, j.disetujui_oleh]) as n (nama)
   where j.id = cdc_job_json.id
$$;

alter function erp_private.cdc_job_json(bigint) owner to erp_owner;
revoke all on function erp_private.cdc_job_json(bigint) from public;
grant execute on function erp_private.cdc_job_json(bigint) to erp_reader;
comment on function erp_private.cdc_job_json(bigint) is
  'A job of change data capture as JSON, without the secret of its webhook.';
--! EndIncluded erp_private/cdc/cdc_job_json.sql
--! Included erp_private/cdc/cdc_kunci_tujuan.sql
-- The place that a job writes to, where only one may write: a folder of a tenant, or a schema of a
-- target database. Null for a webhook, which any number of jobs may call.
create or replace function erp_private.cdc_kunci_tujuan(tujuan erp.cdc_tujuan_input)
returns text
language sql
stable
set search_path = pg_catalog
as $$
  select case tujuan.tipe
    when 'berkas' then concat_ws(':', 'berkas', erp.tenant_kode(), tujuan.nama)
    when 'postgres' then concat_ws(
      ':', 'postgres',
      case
        when exists (
          select from erp_private.cdc_worker as w
           where w.target @> array[erp.tenant_kode() || '.' || tujuan.target]
        ) then erp.tenant_kode() || '.'
        else ''
      end || tujuan.target,
      tujuan.skema
    )
  end
$$;

alter function erp_private.cdc_kunci_tujuan(erp.cdc_tujuan_input) owner to erp_owner;
revoke all on function erp_private.cdc_kunci_tujuan(erp.cdc_tujuan_input) from public;
grant execute on function erp_private.cdc_kunci_tujuan(erp.cdc_tujuan_input) to erp_writer;
comment on function erp_private.cdc_kunci_tujuan(erp.cdc_tujuan_input) is
  'The place that one job alone may write to; null = any number may.';
--! EndIncluded erp_private/cdc/cdc_kunci_tujuan.sql
--! Included erp_private/cdc/cdc_log_add.sql
-- Writes a line into a job's log, with the rows and the position of that moment, and forgets all
-- but the newest 1,000 lines.
create or replace function erp_private.cdc_log_add(job_id bigint, level text, pesan text)
returns void
language plpgsql
set search_path = pg_catalog
as $$
#variable_conflict use_column
begin
  insert into erp_private.cdc_log (job_id, tenant_kode, level, pesan, baris, lsn)
  select j.id, j.tenant_kode, cdc_log_add.level, left(cdc_log_add.pesan, 2000), j.baris, j.posisi
    from erp_private.cdc_job as j
   where j.id = cdc_log_add.job_id;
  delete from erp_private.cdc_log as l
   where l.job_id = cdc_log_add.job_id
     and l.id <= (
       select x.id from erp_private.cdc_log as x
        where x.job_id = cdc_log_add.job_id
        order by x.id desc offset 1000 limit 1
     );
end
$$;

alter function erp_private.cdc_log_add(bigint, text, text) owner to erp_owner;
revoke all on function erp_private.cdc_log_add(bigint, text, text) from public;
grant execute on function erp_private.cdc_log_add(bigint, text, text) to erp_writer, erp_platform;
comment on function erp_private.cdc_log_add(bigint, text, text) is
  'Writes a line into the log of a job of change data capture.';
--! EndIncluded erp_private/cdc/cdc_log_add.sql
--! Included erp_private/cdc/cdc_slot_json.sql
-- The replication slot of this database as it is shown; null while nothing is followed.
create or replace function erp_private.cdc_slot_json()
returns json
language sql
stable
set search_path = pg_catalog
as $$
  select json_build_object(
      'nama', s.slot_name, 'aktif', s.active,
      -- reserved and extended are well; unreserved is about to be lost; lost wants snapshots.
      'wal_status', s.wal_status,
      'tertahan_byte',
        greatest(pg_wal_lsn_diff(pg_current_wal_lsn(), s.restart_lsn), 0)::bigint,
      'sisa_byte', s.safe_wal_size,
      'restart_lsn', s.restart_lsn, 'dikonfirmasi_lsn', s.confirmed_flush_lsn
    )
    from pg_replication_slots as s
   where s.slot_name = erp_private.cdc_slot_nama()
$$;

alter function erp_private.cdc_slot_json() owner to erp_owner;
revoke all on function erp_private.cdc_slot_json() from public;
grant execute on function erp_private.cdc_slot_json() to erp_reader;
comment on function erp_private.cdc_slot_json() is
  'The replication slot of this database as JSON; null = there is none.';
--! EndIncluded erp_private/cdc/cdc_slot_json.sql
--! Included erp_private/cdc/cdc_slot_nama.sql
-- The replication slot of this database. Slots are cluster-wide and databases are not: hence the
-- hash of the database's name.
create or replace function erp_private.cdc_slot_nama()
returns text
language sql
stable
set search_path = pg_catalog
as $$
  select 'niaga_cdc_' || left(md5(current_database()), 6)
$$;

alter function erp_private.cdc_slot_nama() owner to erp_owner;
revoke all on function erp_private.cdc_slot_nama() from public;
grant execute on function erp_private.cdc_slot_nama() to erp_reader, erp_platform;
comment on function erp_private.cdc_slot_nama() is
  'Name of the replication slot of this database.';
--! EndIncluded erp_private/cdc/cdc_slot_nama.sql
--! Included erp_private/cdc/cdc_status_next.sql
-- The state that an action of a person leads to.
-- Code: KOCDC not possible in this state.
create or replace function erp_private.cdc_status_next(
  status erp.status_cdc, aksi erp.aksi_cdc, belum_disetujui boolean
)
returns erp.status_cdc
language plpgsql
immutable
set search_path = pg_catalog
as $$
begin
  if aksi = 'approve' and status = 'menunggu' then
    return 'antre';
  elsif aksi = 'cancel' and status in ('menunggu', 'antre', 'berjalan') then
    return 'dibatalkan';
  elsif aksi = 'retry' and status in ('gagal', 'dibatalkan') then
    return case when belum_disetujui then 'menunggu' else 'antre' end;
  end if;
  raise exception using errcode = 'KOCDC', message = format(
    '%s tidak mungkin: pekerjaan berstatus %s', aksi, status
  );
end
$$;

alter function erp_private.cdc_status_next(erp.status_cdc, erp.aksi_cdc, boolean)
  owner to erp_owner;
revoke all on function erp_private.cdc_status_next(erp.status_cdc, erp.aksi_cdc, boolean)
  from public;
grant execute on function erp_private.cdc_status_next(erp.status_cdc, erp.aksi_cdc, boolean)
  to erp_writer;
comment on function erp_private.cdc_status_next(erp.status_cdc, erp.aksi_cdc, boolean) is
  'The state of a job after an action (KOCDC).';
--! EndIncluded erp_private/cdc/cdc_status_next.sql
--! Included erp_private/cdc/cdc_target_known.sql
-- Whether a living worker knows a target database for the tenant in context: one for every tenant,
-- or one of its own (`tenant.name` in the configuration). Without a living worker nobody can tell,
-- and the worker that takes the job will.
create or replace function erp_private.cdc_target_known(target text)
returns boolean
language sql
stable
set search_path = pg_catalog
as $$
  select coalesce(
      bool_or(w.target && array[
        cdc_target_known.target, erp.tenant_kode() || '.' || cdc_target_known.target
      ]),
      true
    )
    from erp_private.cdc_worker as w
   where w.detak > clock_timestamp() - interval '15 seconds'
$$;

alter function erp_private.cdc_target_known(text) owner to erp_owner;
revoke all on function erp_private.cdc_target_known(text) from public;
grant execute on function erp_private.cdc_target_known(text) to erp_writer;
comment on function erp_private.cdc_target_known(text) is
  'Whether the living workers know a target database of this name.';
--! EndIncluded erp_private/cdc/cdc_target_known.sql
--! Included erp_private/cdc/cdc_tujuan_check.sql
-- What is wrong with the destination of a job, one line per field.
create or replace function erp_private.cdc_tujuan_check(tujuan erp.cdc_tujuan_input)
returns text[]
language plpgsql
stable
set search_path = pg_catalog
as $$
declare
  t alias for tujuan;
  v_milik constant jsonb := '{"berkas": ["tipe", "nama", "format"],
    "webhook": ["tipe", "url", "rahasia"], "postgres": ["tipe", "target", "skema"]}';
begin
  if t is null or t.tipe is null or not v_milik ? t.tipe then
    return array['tujuan.tipe: harus salah satu dari berkas, webhook, postgres'];
  end if;
  return array(
    select format('tujuan.%s: bukan milik tipe %s', k.nama, t.tipe)
      from jsonb_object_keys(jsonb_strip_nulls(to_jsonb(t))) as k (nama)
     where not v_milik -> t.tipe ? k.nama
     order by k.nama
  ) || array_remove(case t.tipe
    when 'berkas' then array[
      case
        when t.nama is null then 'tujuan.nama: wajib diisi'
        when t.nama !~ '^[a-z0-9][a-z0-9_-]{0,59}$'
          then 'tujuan.nama: huruf kecil, angka, _ dan -, paling panjang 60; nama, bukan path'
      end,
      case when t.format not in ('ndjson', 'csv')
        then 'tujuan.format: harus salah satu dari ndjson, csv' end
    ]
    when 'webhook' then array[
      case
        when t.url is null then 'tujuan.url: wajib diisi'
        when length(t.url) > 2000 or t.url !~ '^https?://[^\s/?#@\\]+([/?][^\s#]*)?$'
          then 'tujuan.url: harus alamat http(s) tanpa nama pengguna, paling panjang 2000'
      end,
      case
        when t.rahasia is null then 'tujuan.rahasia: wajib diisi'
        when length(t.rahasia) not between 8 and 200 or t.rahasia ~ '[[:cntrl:]]'
          then 'tujuan.rahasia: 8 sampai 200 huruf'
      end
    ]
    else array[
      case
        when t.target is null then 'tujuan.target: wajib diisi'
        when t.target !~ '^[a-z][a-z0-9_-]{0,30}$'
          or not erp_private.cdc_target_known(t.target)
          then 'tujuan.target: tidak ada dalam konfigurasi (CDC_TARGETS)'
      end,
      case
        when t.skema is null then 'tujuan.skema: wajib diisi'
        when t.skema !~ '^[a-z_][a-z0-9_]{0,62}$' or t.skema ~ '^pg_'
          or t.skema = 'information_schema'
          then 'tujuan.skema: huruf kecil, angka dan _, paling panjang 63, bukan skema sistem'
      end
    ]
  end, null);
end
$$;

alter function erp_private.cdc_tujuan_check(erp.cdc_tujuan_input) owner to erp_owner;
revoke all on function erp_private.cdc_tujuan_check(erp.cdc_tujuan_input) from public;
grant execute on function erp_private.cdc_tujuan_check(erp.cdc_tujuan_input) to erp_writer;
comment on function erp_private.cdc_tujuan_check(erp.cdc_tujuan_input) is
  'Mistakes in the destination of a job, one line per field.';
--! EndIncluded erp_private/cdc/cdc_tujuan_check.sql
--! Included erp_private/cdc/cdc_tujuan_claim.sql
-- Makes a schema of a target database the tenant's own, for ever: the rows of two tenants must
-- never come to lie in the same tables.
-- Code: KOCDC it is another tenant's.
create or replace function erp_private.cdc_tujuan_claim(kunci_tujuan text)
returns void
language plpgsql
set search_path = pg_catalog
as $$
#variable_conflict use_column
begin
  if kunci_tujuan is null or kunci_tujuan not like 'postgres:%' then
    return;
  end if;
  insert into erp_private.cdc_tujuan_milik (kunci_tujuan, tenant_kode)
  values (cdc_tujuan_claim.kunci_tujuan, erp.tenant_kode())
  on conflict (kunci_tujuan) do nothing;
  if not exists (
    select from erp_private.cdc_tujuan_milik as m
     where m.kunci_tujuan = cdc_tujuan_claim.kunci_tujuan and m.tenant_kode = erp.tenant_kode()
  ) then
    raise exception using errcode = 'KOCDC',
      message = 'skema ini di database tujuan sudah dipakai; pilih skema lain';
  end if;
end
$$;

alter function erp_private.cdc_tujuan_claim(text) owner to erp_owner;
revoke all on function erp_private.cdc_tujuan_claim(text) from public;
grant execute on function erp_private.cdc_tujuan_claim(text) to erp_writer;
comment on function erp_private.cdc_tujuan_claim(text) is
  'Claims a schema of a target database for the tenant in context (KOCDC).';
--! EndIncluded erp_private/cdc/cdc_tujuan_claim.sql
--! Included erp_private/cdc/cdc_tujuan_json.sql
-- The destination as it is kept and shown: without the secret.
create or replace function erp_private.cdc_tujuan_json(tujuan erp.cdc_tujuan_input)
returns jsonb
language sql
immutable
set search_path = pg_catalog
as $$
  select jsonb_strip_nulls(to_jsonb(tujuan) - 'rahasia')
    || case when tujuan.tipe = 'berkas'
         then jsonb_build_object('format', coalesce(tujuan.format, 'ndjson')) else '{}' end
$$;

alter function erp_private.cdc_tujuan_json(erp.cdc_tujuan_input) owner to erp_owner;
revoke all on function erp_private.cdc_tujuan_json(erp.cdc_tujuan_input) from public;
grant execute on function erp_private.cdc_tujuan_json(erp.cdc_tujuan_input) to erp_writer;
comment on function erp_private.cdc_tujuan_json(erp.cdc_tujuan_input) is
  'The destination of a job without its secret.';
--! EndIncluded erp_private/cdc/cdc_tujuan_json.sql
--! Included erp_private/cdc/cdc_umur.sql
-- How old the oldest change is that lies behind a position: from the samples that the workers take
-- of how far the log had come when. Zero when there is nothing behind it.
create or replace function erp_private.cdc_umur(posisi pg_lsn)
returns double precision
language sql
stable
set search_path = pg_catalog
as $$
  select case
    when posisi is null or posisi >= pg_current_wal_lsn() then 0
    else round(extract(epoch from clock_timestamp() - coalesce(
      (select min(d.waktu) from erp_private.cdc_denyut as d where d.lsn > posisi),
      -- Past the newest sample: it is as old as the time since, unless that was just now.
      (
        select max(d.waktu) from erp_private.cdc_denyut as d
        having max(d.waktu) < clock_timestamp() - interval '10 seconds'
      ),
      clock_timestamp()
    )), 1)::double precision
  end
$$;

alter function erp_private.cdc_umur(pg_lsn) owner to erp_owner;
revoke all on function erp_private.cdc_umur(pg_lsn) from public;
grant execute on function erp_private.cdc_umur(pg_lsn) to erp_reader, erp_platform;
comment on function erp_private.cdc_umur(pg_lsn) is
  'Seconds by which a position lies behind the log of the database.';
--! EndIncluded erp_private/cdc/cdc_umur.sql
--! Included erp_private/cdc/tg__cdc_job_state.sql
-- The states of a job, whoever changes it. A job begins with menunggu; one that was never approved
-- goes back there, so that cancelling and trying again is no way around the approval.
-- Code: KOCDC.
create or replace function erp_private.tg__cdc_job_state()
returns trigger
language plpgsql
set search_path = pg_catalog
as $$
begin
  if tg_op = 'INSERT' then
    if new.status <> 'menunggu' then
      raise exception using errcode = 'KOCDC', message = 'pekerjaan baru menunggu persetujuan';
    end if;
    return new;
  end if;
  if new.status <> old.status and not (case old.status
    when 'menunggu' then new.status in ('antre', 'dibatalkan')
    when 'antre' then new.status in ('berjalan', 'dibatalkan')
    when 'berjalan' then new.status in ('antre', 'selesai', 'gagal', 'dibatalkan')
    when 'gagal' then new.status = 'antre'
    when 'dibatalkan' then new.status in ('antre', 'menunggu')
    else false
  end) then
    raise exception using errcode = 'KOCDC',
      message = format('pekerjaan berstatus %s tidak dapat menjadi %s', old.status, new.status);
  end if;
  if new.status not in ('menunggu', 'dibatalkan') and new.disetujui_pada is null then
    raise exception using errcode = 'KOCDC', message = 'pekerjaan ini belum disetujui';
  end if;
  if new.status in ('selesai', 'gagal', 'dibatalkan') then
    new.selesai_pada := coalesce(new.selesai_pada, clock_timestamp());
  else
    new.selesai_pada := null;
  end if;
  if new.status <> old.status then
    new.versi := old.versi + 1;
  end if;
  new.diubah_pada := clock_timestamp();
  return new;
end
$$;

alter function erp_private.tg__cdc_job_state() owner to erp_owner;
revoke all on function erp_private.tg__cdc_job_state() from public;
comment on function erp_private.tg__cdc_job_state() is
  'Refuses a state of a job that does not follow from the one before (KOCDC).';
--! EndIncluded erp_private/cdc/tg__cdc_job_state.sql
--! Included erp_private/cdc/worker_cdc_beat.sql
-- The sign of life of a process that does jobs of change data capture: whether it reads the stream
-- and how far it is, what targets it knows, what hinders it, and the tasks in the queue. Also takes
-- a sample of how far the log of the database has come.
create or replace function erp_private.worker_cdc_beat(
  id text, host text, pid integer, memegang boolean, diterima pg_lsn, dikonfirmasi pg_lsn,
  target text[], gangguan text, tugas jsonb
)
returns void
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
#variable_conflict use_column
begin
  insert into erp_private.cdc_worker as w (
    id, host, pid, memegang, diterima, dikonfirmasi, target, gangguan, tugas
  )
  values (
    worker_cdc_beat.id, worker_cdc_beat.host, worker_cdc_beat.pid, worker_cdc_beat.memegang,
    worker_cdc_beat.diterima, worker_cdc_beat.dikonfirmasi, worker_cdc_beat.target,
    left(worker_cdc_beat.gangguan, 500), worker_cdc_beat.tugas
  )
  on conflict (id) do update
    set memegang = excluded.memegang, diterima = excluded.diterima,
        dikonfirmasi = excluded.dikonfirmasi, target = excluded.target,
        gangguan = excluded.gangguan, tugas = excluded.tugas, detak = clock_timestamp();
  delete from erp_private.cdc_worker as w
   where w.detak < clock_timestamp() - interval '1 hour';
  if not exists (
    select from erp_private.cdc_denyut as d
     where d.waktu > clock_timestamp() - interval '4 seconds'
  ) then
    insert into erp_private.cdc_denyut (waktu, lsn)
    values (clock_timestamp(), pg_current_wal_lsn())
    on conflict do nothing;
    delete from erp_private.cdc_denyut as d
     where d.waktu < clock_timestamp() - interval '1 day';
  end if;
end
$$;

alter function erp_private.worker_cdc_beat(
  text, text, integer, boolean, pg_lsn, pg_lsn, text[], text, jsonb
) owner to erp_platform;
revoke all on function erp_private.worker_cdc_beat(
  text, text, integer, boolean, pg_lsn, pg_lsn, text[], text, jsonb
) from public;
grant execute on function erp_private.worker_cdc_beat(
  text, text, integer, boolean, pg_lsn, pg_lsn, text[], text, jsonb
) to erp_worker;
comment on function erp_private.worker_cdc_beat(
  text, text, integer, boolean, pg_lsn, pg_lsn, text[], text, jsonb
) is
  'The sign of life of a process that does jobs of change data capture.';
--! EndIncluded erp_private/cdc/worker_cdc_beat.sql
--! Included erp_private/cdc/worker_cdc_end.sql
-- A worker lets go of a job of the tenant in context. `hasil`: selesai, gagal (nothing will mend
-- it), ulang (a failure that may pass: again after a while, given up after 20 in a row without
-- progress), lepas (the worker stops, another goes on at once). One that was cancelled stays so.
-- Answers its state; null when it is not this worker's.
create or replace function erp_private.worker_cdc_end(
  id bigint, worker text, hasil text, pesan text default null
)
returns erp.status_cdc
language plpgsql
security definer
as $$
#variable_conflict use_column
declare
  v_job record;
  v_hasil text := hasil;
  v_status erp.status_cdc;
  v_jeda integer;
begin
  select j.status, j.percobaan into v_job
    from erp_private.cdc_job as j
   where j.id = worker_cdc_end.id and j.lease_owner = worker
     for update;
  if not found then
    return null;
  end if;
  if v_job.status <> 'berjalan' then
    update erp_private.cdc_job as j set lease_owner = null, lease_until = null
     where j.id = worker_cdc_end.id;
    perform erp_private.cdc_log_add(worker_cdc_end.id, 'info', 'pekerja berhenti mengerjakannya');
    return v_job.status;
  end if;
  if v_hasil = 'ulang' and v_job.percobaan >= 19 then
    v_hasil := 'gagal';
  end if;
  v_status := case v_hasil when 'selesai' then 'selesai' when 'gagal' then 'gagal' else 'antre' end;
  v_jeda := case v_hasil when 'ulang' then least(60, 2 ^ least(v_job.percobaan, 6)) end;
  update erp_private.cdc_job as j
     set status = v_status, lease_owner = null, lease_until = null,
         catatan = case when v_hasil = 'lepas' then j.catatan else left(pesan, 2000) end,
         percobaan = case v_hasil
           when 'ulang' then j.percobaan + 1 when 'lepas' then j.percobaan else 0 end,
         lagi_pada = clock_timestamp() + make_interval(secs => v_jeda)
   where j.id = worker_cdc_end.id;
  perform erp_private.cdc_log_add(
    worker_cdc_end.id,
    case v_hasil when 'gagal' then 'galat' when 'ulang' then 'peringatan' else 'info' end,
    case v_hasil
      when 'selesai' then 'selesai'
      when 'lepas' then coalesce(pesan, 'dilepas karena pekerja berhenti')
      when 'gagal' then 'gagal: ' || coalesce(pesan, 'tanpa keterangan')
      else format('%s; dicoba lagi dalam %s detik', coalesce(pesan, 'gangguan'), v_jeda)
    end
  );
  if v_status <> 'antre' then
    perform erp_private.cdc_job_end(worker_cdc_end.id, v_status, pesan);
  end if;
  return v_status;
end
$$;

alter function erp_private.worker_cdc_end(bigint, text, text, text) owner to erp_writer;
revoke all on function erp_private.worker_cdc_end(bigint, text, text, text) from public;
grant execute on function erp_private.worker_cdc_end(bigint, text, text, text) to erp_worker;
comment on function erp_private.worker_cdc_end(bigint, text, text, text) is
  'Ends a worker''s job, or hands it back; answers its state.';
--! EndIncluded erp_private/cdc/worker_cdc_end.sql
--! Included erp_private/cdc/worker_cdc_kept.sql
-- The jobs for whose sake the stream of changes is kept: those that follow it and are not ended,
-- and for a day those that failed or were cancelled, so that a retry goes on where they stopped.
create or replace function erp_private.worker_cdc_kept()
returns table (id bigint, posisi pg_lsn, hidup boolean)
language sql
stable
security definer
set search_path = pg_catalog, pg_temp
as $$
  select j.id, j.posisi, j.status in ('antre', 'berjalan')
    from erp_private.cdc_job as j
    join erp_private.tenant as t on t.kode = j.tenant_kode and t.aktif
   where (j.ikuti or j.mode = 'partial')
     and (
       j.status in ('antre', 'berjalan')
       or (
         j.status in ('gagal', 'dibatalkan') and j.posisi is not null
         and j.selesai_pada > clock_timestamp() - interval '24 hours'
       )
     )
   order by j.id
$$;

alter function erp_private.worker_cdc_kept() owner to erp_platform;
revoke all on function erp_private.worker_cdc_kept() from public;
grant execute on function erp_private.worker_cdc_kept() to erp_worker;
comment on function erp_private.worker_cdc_kept() is
  'Jobs that need the stream of changes now, or might when they are tried again.';
--! EndIncluded erp_private/cdc/worker_cdc_kept.sql
--! Included erp_private/cdc/worker_cdc_lease.sql
-- Takes a job for a worker: one that waits and is due, or one whose worker has given no sign of
-- life for the time of its lease. `capture` says whether the worker reads the stream of changes;
-- without it only a job that wants no more than a snapshot can be done. Answers all that doing it
-- needs, the webhook's secret included, or null.
create or replace function erp_private.worker_cdc_lease(
  worker text, capture boolean, detik integer
)
returns jsonb
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
#variable_conflict use_column
declare
  v_job record;
begin
  select j.*, t.skema, r.rahasia
    into v_job
    from erp_private.cdc_job as j
    join erp_private.tenant as t on t.kode = j.tenant_kode and t.aktif
    left join erp_private.cdc_rahasia as r on r.job_id = j.id
   where j.status in ('antre', 'berjalan')
     and (worker_cdc_lease.capture or (j.mode = 'full' and not j.ikuti))
     and (j.lease_until is null or j.lease_until < clock_timestamp())
     and (j.lagi_pada is null or j.lagi_pada <= clock_timestamp())
   order by j.lagi_pada nulls first, j.id
   limit 1
     for update of j skip locked;
  if not found then
    return null;
  end if;
  update erp_private.cdc_job as j
     set status = 'berjalan', lease_owner = worker_cdc_lease.worker,
         lease_until = clock_timestamp() + make_interval(secs => detik), lagi_pada = null,
         mulai_pada = coalesce(j.mulai_pada, clock_timestamp())
   where j.id = v_job.id;
  perform erp_private.cdc_log_add(
    v_job.id, case when v_job.status = 'berjalan' then 'peringatan' else 'info' end,
    case
      when v_job.status = 'berjalan'
        then format(
          'pekerja %s tidak memberi kabar; dilanjutkan oleh %s', v_job.lease_owner, worker
        )
      else format('dikerjakan oleh %s', worker)
    end
  );
  return jsonb_build_object(
    'id', v_job.id::text, 'tenant', v_job.tenant_kode, 'skema', v_job.skema, 'mode', v_job.mode,
    'tabel', coalesce(to_jsonb(v_job.tabel), '"semua"'), 'ikuti', v_job.ikuti,
    'posisi', v_job.posisi, 'snapshotSelesai', v_job.snapshot_selesai,
    'tujuan', v_job.tujuan || jsonb_strip_nulls(jsonb_build_object('rahasia', v_job.rahasia))
  );
end
$$;

alter function erp_private.worker_cdc_lease(text, boolean, integer) owner to erp_platform;
revoke all on function erp_private.worker_cdc_lease(text, boolean, integer) from public;
grant execute on function erp_private.worker_cdc_lease(text, boolean, integer) to erp_worker;
comment on function erp_private.worker_cdc_lease(text, boolean, integer) is
  'Takes the next job of change data capture for a worker; null = there is none.';
--! EndIncluded erp_private/cdc/worker_cdc_lease.sql
--! Included erp_private/cdc/worker_cdc_leave.sql
-- Takes leave of a process that stopped in order.
create or replace function erp_private.worker_cdc_leave(id text)
returns void
language sql
security definer
set search_path = pg_catalog, pg_temp
as $$
  delete from erp_private.cdc_worker as w where w.id = worker_cdc_leave.id
$$;

alter function erp_private.worker_cdc_leave(text) owner to erp_platform;
revoke all on function erp_private.worker_cdc_leave(text) from public;
grant execute on function erp_private.worker_cdc_leave(text) to erp_worker;
comment on function erp_private.worker_cdc_leave(text) is
  'Removes a process that does jobs of change data capture from the living.';
--! EndIncluded erp_private/cdc/worker_cdc_leave.sql
--! Included erp_private/cdc/worker_cdc_metrics.sql
-- What a monitor wants to know of change data capture; figures only, over all tenants.
create or replace function erp_private.worker_cdc_metrics(
  out berjalan bigint, out antre bigint, out diulang bigint, out gagal bigint,
  out lag_byte double precision, out lag_detik double precision, out pembaca bigint
)
language sql
stable
security definer
set search_path = pg_catalog, pg_temp
as $$
  select count(*) filter (where j.status = 'berjalan'),
         count(*) filter (where j.status = 'antre'),
         count(*) filter (where j.status in ('antre', 'berjalan') and j.percobaan > 0),
         count(*) filter (where j.status = 'gagal'),
         coalesce(greatest(0, pg_wal_lsn_diff(
           pg_current_wal_lsn(), min(j.posisi) filter (where a.aktif)
         )), 0)::double precision,
         erp_private.cdc_umur(min(j.posisi) filter (where a.aktif)),
         (select count(*) from erp_private.cdc_worker as w
           where w.memegang and w.detak > clock_timestamp() - interval '15 seconds')
    from erp_private.cdc_job as j
   -- A job that waits to be tried again lags as well.
   cross join lateral (
     select j.status in ('antre', 'berjalan') and (j.ikuti or j.mode = 'partial') as aktif
   ) as a
$$;

alter function erp_private.worker_cdc_metrics() owner to erp_platform;
revoke all on function erp_private.worker_cdc_metrics() from public;
grant execute on function erp_private.worker_cdc_metrics() to erp_worker;
comment on function erp_private.worker_cdc_metrics() is
  'Jobs of change data capture per state, how far they lag, and readers of the stream.';
--! EndIncluded erp_private/cdc/worker_cdc_metrics.sql
--! Included erp_private/cdc/worker_cdc_progress.sql
-- Notes how far a job is: everything up to `posisi` is safe in its sink. Answers false, and notes
-- nothing, when the job is no longer this worker's or was cancelled.
create or replace function erp_private.worker_cdc_progress(
  id bigint, worker text, posisi pg_lsn, snapshot_selesai boolean, baris bigint,
  level text default null, pesan text default null
)
returns boolean
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
#variable_conflict use_column
begin
  update erp_private.cdc_job as j
     set posisi = worker_cdc_progress.posisi,
         snapshot_selesai = worker_cdc_progress.snapshot_selesai,
         baris = j.baris + worker_cdc_progress.baris,
         percobaan = case when m.maju then 0 else j.percobaan end,
         catatan = case when not m.maju then j.catatan end
    from (
      select x.id, worker_cdc_progress.baris > 0
               or coalesce(worker_cdc_progress.posisi > x.posisi, false) as maju
        from erp_private.cdc_job as x
       where x.id = worker_cdc_progress.id
    ) as m
   where j.id = m.id and j.lease_owner = worker and j.status = 'berjalan';
  if not found then
    return false;
  end if;
  if pesan is not null then
    perform erp_private.cdc_log_add(worker_cdc_progress.id, coalesce(level, 'info'), pesan);
  end if;
  return true;
end
$$;

alter function erp_private.worker_cdc_progress(
  bigint, text, pg_lsn, boolean, bigint, text, text
) owner to erp_platform;
revoke all on function erp_private.worker_cdc_progress(
  bigint, text, pg_lsn, boolean, bigint, text, text
) from public;
grant execute on function erp_private.worker_cdc_progress(
  bigint, text, pg_lsn, boolean, bigint, text, text
) to erp_worker;
comment on function erp_private.worker_cdc_progress(
  bigint, text, pg_lsn, boolean, bigint, text, text
) is
  'Notes the position and rows of a job; false = it is no longer the worker''s.';
--! EndIncluded erp_private/cdc/worker_cdc_progress.sql
--! Included erp_private/cdc/worker_cdc_renew.sql
-- Keeps the leases of a worker's jobs and answers those that it may go on with: one that was
-- cancelled, taken over, or whose tenant is switched off is not among them. The row is written
-- only when half of the lease is gone, so it may be asked often.
create or replace function erp_private.worker_cdc_renew(worker text, id bigint[], detik integer)
returns bigint[]
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
#variable_conflict use_column
begin
  update erp_private.cdc_job as j
     set lease_until = clock_timestamp() + make_interval(secs => detik)
   where j.id = any (worker_cdc_renew.id) and j.lease_owner = worker and j.status = 'berjalan'
     and j.lease_until < clock_timestamp() + make_interval(secs => detik / 2.0);
  return array(
    select j.id
      from erp_private.cdc_job as j
      join erp_private.tenant as t on t.kode = j.tenant_kode and t.aktif
     where j.id = any (worker_cdc_renew.id) and j.lease_owner = worker and j.status = 'berjalan'
  );
end
$$;

alter function erp_private.worker_cdc_renew(text, bigint[], integer) owner to erp_platform;
revoke all on function erp_private.worker_cdc_renew(text, bigint[], integer) from public;
grant execute on function erp_private.worker_cdc_renew(text, bigint[], integer) to erp_worker;
comment on function erp_private.worker_cdc_renew(text, bigint[], integer) is
  'Keeps the leases of a worker; answers the jobs that are still its own.';
--! EndIncluded erp_private/cdc/worker_cdc_renew.sql
--! Included erp_private/dokumen/pembayaran_check.sql
-- All mistakes of the payments of a document.
create or replace function erp_private.pembayaran_check(pembayaran erp.pembayaran_input[])
returns text[]
language plpgsql
stable
as $$
begin
  if coalesce(pembayaran, '{}') = '{}' then
    return null;
  end if;
  return (
    select array_agg(format('pembayaran.%s.%s', d.urutan - 1, m.pesan) order by d.urutan, m.urutan)
      from unnest(pembayaran) with ordinality as d (akun_kode, jumlah, urutan)
      cross join lateral (values
        (1, 'akun_kode: ' || erp_private.akun_kas_problem(d.akun_kode)),
        (2, case
          when d.jumlah is null then 'jumlah: wajib diisi'
          when erp_private.angka_check(d.jumlah, 2, 0, false) is not null
            then 'jumlah: ' || erp_private.angka_check(d.jumlah, 2, 0, false)
        end)
      ) as m (urutan, pesan)
     where m.pesan is not null
  );
end
$$;

alter function erp_private.pembayaran_check(erp.pembayaran_input[]) owner to erp_owner;
revoke all on function erp_private.pembayaran_check(erp.pembayaran_input[]) from public;
grant execute on function erp_private.pembayaran_check(erp.pembayaran_input[]) to erp_writer;
comment on function erp_private.pembayaran_check(erp.pembayaran_input[]) is
  'Messages about the payments of a document, or null.';
--! EndIncluded erp_private/dokumen/pembayaran_check.sql
--! Included erp_private/dokumen/pembayaran_insert.sql
-- Writes the payments of a document; change given back is a negative row on the cash account.
create or replace function erp_private.pembayaran_insert(
  transaksi_id bigint, pembayaran erp.pembayaran_input[]
)
returns void
language plpgsql
as $$
#variable_conflict use_column
begin
  if coalesce(pembayaran_insert.pembayaran, '{}') = '{}' then
    return;
  end if;
  insert into transaksi_pembayaran (transaksi_id, baris, akun_kode, jumlah)
    select pembayaran_insert.transaksi_id, d.urutan, d.akun_kode, d.jumlah
      from unnest(pembayaran_insert.pembayaran) with ordinality as d (akun_kode, jumlah, urutan)
    on conflict do nothing;
end
$$;

alter function erp_private.pembayaran_insert(bigint, erp.pembayaran_input[]) owner to erp_owner;
revoke all on function erp_private.pembayaran_insert(bigint, erp.pembayaran_input[]) from public;
grant execute on function erp_private.pembayaran_insert(bigint, erp.pembayaran_input[])
  to erp_writer;
comment on function erp_private.pembayaran_insert(bigint, erp.pembayaran_input[]) is
  'Writes the payments of a document.';
--! EndIncluded erp_private/dokumen/pembayaran_insert.sql
--! Included erp_private/jejak/audit_banyak.sql
-- How many rows of the audit trail of the tenant in context are of a thing and an action (null =
-- any): the sealed ones as the sealer keeps them, and those that wait for their seal.
create or replace function erp_private.audit_banyak(entitas text, aksi text)
returns bigint
language plpgsql
stable
as $$
#variable_conflict use_column
begin
  return (
    select coalesce(sum(b.banyak::bigint), 0)
      from audit_posisi as p
      cross join lateral jsonb_each_text(p.banyak) as b (kunci, banyak)
     where split_part(b.kunci, '|', 1) = coalesce(
         audit_banyak.entitas, split_part(b.kunci, '|', 1)
       )
       and split_part(b.kunci, '|', 2) = coalesce(
         audit_banyak.aksi, split_part(b.kunci, '|', 2)
       )
  ) + (
    select count(*)
      from audit_antre as q
      join audit as a on a.id = q.audit_id
     where a.entitas = coalesce(audit_banyak.entitas, a.entitas)
       and a.aksi = coalesce(audit_banyak.aksi, a.aksi)
  );
end
$$;

alter function erp_private.audit_banyak(text, text) owner to erp_owner;
revoke all on function erp_private.audit_banyak(text, text) from public;
grant execute on function erp_private.audit_banyak(text, text) to erp_reader;
comment on function erp_private.audit_banyak(text, text) is
  'How many rows of the audit trail are of a thing and an action (null = any).';
--! EndIncluded erp_private/jejak/audit_banyak.sql
--! Included erp_private/jejak/worker_audit_seal.sql
-- Seals up to `batas` waiting rows of the audit trail of the tenant in context into its chain.
-- Answers how many; 0 also while another sealer is at work on this tenant.
create or replace function erp_private.worker_audit_seal(batas integer)
returns integer
language plpgsql
security definer
as $$
#variable_conflict use_column
declare
  v_ujung record;
  v_baris record;
  v_banyak integer := 0;
  v_tambah jsonb := '{}';
  v_kunci text;
begin
  select p.posisi, p.hash into v_ujung from audit_posisi as p for update skip locked;
  if not found then
    return 0;
  end if;
  for v_baris in
    with
      diambil as (
        delete from audit_antre as q
         where q.audit_id in (select x.audit_id from audit_antre as x order by 1 limit batas)
        returning q.audit_id
      )
    select a.* from diambil as d join audit as a on a.id = d.audit_id order by a.id
  loop
    v_banyak := v_banyak + 1;
    v_ujung.posisi := v_ujung.posisi + 1;
    v_ujung.hash := erp_private.audit_hash(
      v_ujung.hash, v_baris.id, v_baris.waktu, v_baris.pengguna_id, v_baris.sumber, v_baris.aksi,
      v_baris.entitas, v_baris.entitas_id, v_baris.sebelum, v_baris.sesudah, v_baris.request_id
    );
    insert into audit_segel (posisi, audit_id, hash)
    values (v_ujung.posisi, v_baris.id, v_ujung.hash);
    v_kunci := v_baris.entitas || '|' || v_baris.aksi;
    v_tambah := v_tambah || jsonb_build_object(
      v_kunci, coalesce((v_tambah ->> v_kunci)::bigint, 0) + 1
    );
  end loop;
  if v_banyak > 0 then
    update audit_posisi set posisi = v_ujung.posisi, hash = v_ujung.hash;
    -- A tenant may be a step behind.
    if exists (
      select from pg_catalog.pg_attribute as a
       where a.attrelid = 'audit_posisi'::regclass and a.attname = 'banyak'
    ) then
      update audit_posisi as p
         set banyak = p.banyak || (
           select jsonb_object_agg(
                    t.kunci, t.banyak::bigint + coalesce((p.banyak ->> t.kunci)::bigint, 0)
                  )
             from jsonb_each_text(v_tambah) as t (kunci, banyak)
         );
    end if;
  end if;
  return v_banyak;
end
$$;

alter function erp_private.worker_audit_seal(integer) owner to erp_writer;
revoke all on function erp_private.worker_audit_seal(integer) from public;
grant execute on function erp_private.worker_audit_seal(integer) to erp_worker;
comment on function erp_private.worker_audit_seal(integer) is
  'Seals waiting rows of the audit trail of the tenant in context; answers how many.';
--! EndIncluded erp_private/jejak/worker_audit_seal.sql
--! Included erp_private/jurnal/jurnal_number.sql
-- Gives the journals of a posting their heads and numbers, last of all: the voucher's own
-- journal carries the voucher's number, its reversal that number with /V, a correction a number
-- of the system's counter XK, the receipt of what was in transit one of XR.
create or replace function erp_private.jurnal_number(
  posting_id bigint, transaksi_id bigint, nomor text, kepala erp_private.jurnal_kepala[]
)
returns void
language plpgsql
as $$
#variable_conflict use_column
declare
  v_k record;
begin
  for v_k in
    select k.* from unnest(jurnal_number.kepala) as k order by k.jenis, k.tanggal, k.id
  loop
    insert into jurnal (
      id, posting_id, transaksi_id, jenis, nomor, tanggal, keterangan, lintas_periode, membalik_id,
      pembuka
    )
    values (
      v_k.id, jurnal_number.posting_id, jurnal_number.transaksi_id, v_k.jenis,
      case v_k.jenis
        when 'transaksi' then jurnal_number.nomor
        when 'pembalik' then jurnal_number.nomor || '/V'
        when 'koreksi' then erp_private.nomor_take('XK', '-', v_k.tanggal)
        when 'penutup' then erp_private.nomor_take('XT', '-', v_k.tanggal)
        when 'terima' then erp_private.nomor_take('XR', '-', v_k.tanggal)
      end,
      v_k.tanggal, v_k.keterangan, v_k.lintas_periode, v_k.membalik_id,
      coalesce(v_k.pembuka, false)
    );
  end loop;
end
$$;

alter function erp_private.jurnal_number(bigint, bigint, text, erp_private.jurnal_kepala[])
  owner to erp_owner;
revoke all on function erp_private.jurnal_number(bigint, bigint, text, erp_private.jurnal_kepala[])
  from public;
grant execute on function
  erp_private.jurnal_number(bigint, bigint, text, erp_private.jurnal_kepala[]) to erp_writer;
comment on function erp_private.jurnal_number(bigint, bigint, text, erp_private.jurnal_kepala[]) is
  'Writes the heads of a posting''s journals with their numbers.';
--! EndIncluded erp_private/jurnal/jurnal_number.sql
--! Included erp_private/laporan/arus_kas_gerak.sql
-- What came in (kredit of the other side) and went out (debit) as cash in a period, per counter
-- account: the lines that are not cash of every journal that has a line of cash. Transfers among
-- own accounts have none, so they vanish; so does the cost of goods where it stands against the
-- goods themselves, as in a cash sale: no money moved for it.
create or replace function erp_private.arus_kas_gerak(
  dari date, sampai date, diketahui timestamptz
)
returns table (akun_kode text, masuk numeric, keluar numeric)
language sql
stable
as $$
  with
    baris as materialized (
      select b.jurnal_id, b.akun_kode, b.kredit::numeric as kredit, b.debit::numeric as debit,
             n.barang
        from jurnal_baris as b
        join (
          select a.kode, s.klas_id = 5 or a.kendali is not distinct from 'persediaan' as barang
            from akun as a
            join erp.akun_subklas as s on s.id = a.subklas_id
           where a.subklas_id <> 11
        ) as n on n.kode = b.akun_kode
       where b.tanggal >= arus_kas_gerak.dari and b.tanggal <= arus_kas_gerak.sampai
         and b.jurnal_id in (
           select k.jurnal_id
             from jurnal_baris as k
            where k.akun_kode = any (array(select c.kode from akun as c where c.subklas_id = 11))
              and k.tanggal >= arus_kas_gerak.dari and k.tanggal <= arus_kas_gerak.sampai
         )
         and (
           arus_kas_gerak.diketahui is null
           or b.posting_id in (
             select p.id from posting as p where p.dicatat_pada <= arus_kas_gerak.diketahui
           )
         )
    )
  select b.akun_kode, sum(b.kredit), sum(b.debit)
    from baris as b
   where not b.barang
      or b.jurnal_id not in (
        select x.jurnal_id
          from baris as x
         where x.barang
         group by x.jurnal_id
        having sum(x.debit - x.kredit) = 0
      )
   group by b.akun_kode
$$;

alter function erp_private.arus_kas_gerak(date, date, timestamptz) owner to erp_owner;
revoke all on function erp_private.arus_kas_gerak(date, date, timestamptz) from public;
grant execute on function erp_private.arus_kas_gerak(date, date, timestamptz) to erp_reader;
comment on function erp_private.arus_kas_gerak(date, date, timestamptz) is
  'Cash in and out of a period per counter account.';
--! EndIncluded erp_private/laporan/arus_kas_gerak.sql
--! Included erp_private/laporan/buku_besar_rinci.sql
-- Lines of an account's ledger in their order with the running balance (debit minus kredit): a page
-- of them, or all with `banyak` null.
create or replace function erp_private.buku_besar_rinci(
  akun_kode text, dari date, sampai date, lewati bigint, banyak integer, diketahui timestamptz
)
returns table (
  id bigint, jurnal_id bigint, nomor text, tanggal date, jenis text, transaksi_id bigint,
  nomor_transaksi text, keterangan text, kontak_id bigint, kontak_nama text, debit numeric,
  kredit numeric, saldo numeric
)
language plpgsql
stable
set plan_cache_mode = 'force_custom_plan'
as $$
#variable_conflict use_column
begin
  return query
  with
    halaman as materialized (
      select b.*
        from erp_private.buku_besar_baris(
          buku_besar_rinci.akun_kode, buku_besar_rinci.dari, buku_besar_rinci.sampai,
          buku_besar_rinci.diketahui
        ) as b
       order by b.tanggal, b.id
      offset buku_besar_rinci.lewati
       limit buku_besar_rinci.banyak
    ),
    awal as (
      select erp_private.buku_besar_saldo(
               buku_besar_rinci.akun_kode, h.tanggal, h.id, buku_besar_rinci.diketahui
             ) as saldo
        from halaman as h
       order by h.tanggal, h.id
       limit 1
    )
  select h.id, h.jurnal_id, j.nomor, h.tanggal,
         case
           when t.id is null or j.jenis in ('koreksi', 'penutup', 'terima') then 'sistem'
           else t.jenis::text
         end,
         j.transaksi_id, t.nomor, coalesce(h.keterangan, j.keterangan, t.keterangan), h.kontak_id,
         k.nama, h.debit, h.kredit,
         a.saldo + sum(h.debit - h.kredit) over (order by h.tanggal, h.id)
    from halaman as h
   cross join awal as a
    join jurnal as j on j.id = h.jurnal_id
    left join transaksi as t on t.id = j.transaksi_id
    left join kontak as k on k.id = h.kontak_id
   order by h.tanggal, h.id;
end
$$;

alter function erp_private.buku_besar_rinci(
  text, date, date, bigint, integer, timestamptz
) owner to erp_owner;
revoke all on function erp_private.buku_besar_rinci(
  text, date, date, bigint, integer, timestamptz
) from public;
grant execute on function erp_private.buku_besar_rinci(
  text, date, date, bigint, integer, timestamptz
) to erp_reader;
comment on function erp_private.buku_besar_rinci(
  text, date, date, bigint, integer, timestamptz
) is
  'Lines of the ledger of an account with the running balance.';
--! EndIncluded erp_private/laporan/buku_besar_rinci.sql
--! Included erp_private/laporan/integritas_hpp.sql
-- Tie-out at moving average: a movement at the average takes, of what its pool held just before it,
-- the share of its quantity (all of the value when it drains the pool); one that comes into an
-- empty pool has no average and is not checked. A mirror is worth the opposite of what it
-- reverses, or its part of its source, the last part what is left. Corrections count with the
-- movement that they correct; a movement and its reversal under the same key stand outside the
-- replay. Where a pool was ever short, the average does not decide alone,
-- and what waits for the worker (hpp_tertunda) is not yet worth it: not checked.
create or replace function erp_private.integritas_hpp()
returns table (pemeriksaan text, kunci text, harap text, nyata text)
language sql
stable
as $$
  with
    kini as (
      select m.*, m.nilai + coalesce(k.selisih, 0) as nilai_kini
        from mutasi_stok as m
        left join (
          select x.koreksi_untuk, sum(x.nilai) as selisih
            from mutasi_stok as x where x.koreksi_untuk is not null group by x.koreksi_untuk
        ) as k on k.koreksi_untuk = m.id
       where m.jenis <> 'koreksi_hpp'
    ),
    jalan as (
      select m.id, m.barang_id, m.dasar, m.qty, m.nilai_kini, o.nilai_kini as asal,
             m.sumber_id, m.tanggal_kunci, m.urut, m.baris, m.sub,
             coalesce(sum(m.qty) over w, 0) as pool_qty,
             coalesce(sum(m.nilai_kini) over w, 0) as pool_nilai
        from kini as m
        left join kini as o on o.id = m.membalik_id left join kini as r on r.membalik_id = m.id
       where (m.tanggal_kunci, m.urut) is distinct from (o.tanggal_kunci, o.urut)
         and (m.tanggal_kunci, m.urut) is distinct from (r.tanggal_kunci, r.urut)
      window w as (
        partition by m.barang_id, m.pool_id order by m.tanggal_kunci, m.urut, m.baris, m.sub, m.id
        rows between unbounded preceding and 1 preceding
      )
    ),
    bagian as (
      select j.id, s.qty, s.nilai_kini, sum(c.qty) as sudah_qty, sum(c.nilai_kini) as sudah_nilai
        from jalan as j
        join kini as s on s.id = j.sumber_id and j.dasar = 'cermin'
        left join kini as c
          on c.sumber_id = j.sumber_id and c.dasar = 'cermin'
          and (c.tanggal_kunci, c.urut, c.baris, c.sub, c.id)
            < (j.tanggal_kunci, j.urut, j.baris, j.sub, j.id)
          and not exists (select from kini as r where r.membalik_id = c.id
                             and (r.tanggal_kunci, r.urut) <= (j.tanggal_kunci, j.urut))
       group by j.id, s.qty, s.nilai_kini
    ),
    harap as (
      select j.*,
             case
               when b.id is not null then erp_private.stok_part(
                 j.qty, b.qty, b.nilai_kini, coalesce(b.sudah_qty, 0), coalesce(b.sudah_nilai, 0)
               )
               when j.dasar = 'cermin' then -j.asal
               when j.qty > 0 and j.pool_qty = 0 then j.nilai_kini
               when j.pool_qty + j.qty = 0 then -j.pool_nilai
               else round(j.pool_nilai * j.qty / nullif(j.pool_qty, 0), 2)
             end as nilai
        from jalan as j
        left join bagian as b on b.id = j.id
       where j.dasar in ('rata', 'cermin')
         and not exists (select from hpp_tertunda as x where x.barang_id = j.barang_id
                          and (j.tanggal_kunci, j.urut) > (x.tanggal, x.urut))
         and j.barang_id not in (
           select s.barang_id from jalan as s where least(s.pool_qty, s.pool_qty + s.qty) < 0)
    )
  select 'hpp', format('mutasi %s barang %s', h.id, h.barang_id), h.nilai::text, h.nilai_kini::text
    from harap as h
   where h.nilai is distinct from h.nilai_kini
     and (select p.metode_hpp from pengaturan as p) = 'rata-rata'
  union all
  select 'hpp', format('mutasi %s barang %s', m.id, m.barang_id),
         (-o.nilai_kini)::text, m.nilai_kini::text
    from kini as m join kini as o on o.id = m.membalik_id
   where (m.tanggal_kunci, m.urut) = (o.tanggal_kunci, o.urut) and m.nilai_kini <> -o.nilai_kini
$$;

alter function erp_private.integritas_hpp() owner to erp_owner;
revoke all on function erp_private.integritas_hpp() from public;
grant execute on function erp_private.integritas_hpp() to erp_reader;
comment on function erp_private.integritas_hpp() is
  'Stock movements that are not worth what the average of their pool says; must be empty.';
--! EndIncluded erp_private/laporan/integritas_hpp.sql
--! Included erp_private/laporan/integritas_nomor.sql
-- Tie-out: numbers have no gaps. Per kind and month the counters add up to the documents that carry
-- a number; with unique numbers given one by one, none can be missing. Corrections (XK),
-- closings (XT), receipts (XR) and expired points (XE) count journals.
create or replace function erp_private.integritas_nomor()
returns table (pemeriksaan text, kunci text, harap text, nyata text)
language sql
stable
as $$
  select 'nomor', format('%s %s', kode, to_char(bulan, 'YYYY-MM')),
         format('%s bernomor', coalesce(n.akhir, 0)),
         format('%s dokumen', coalesce(d.banyak, 0))
    from (
      select p.kode, p.bulan, sum(p.terakhir) as akhir from penomoran as p group by p.kode, p.bulan
    ) as n
    full join (
      select x.kode, date_trunc('month', x.tanggal)::date as bulan, count(*) as banyak
        from (
          select r.kode, t.tanggal
            from transaksi as t
            join erp.jenis_transaksi_ref as r on r.jenis = t.jenis
           where t.status in ('final', 'void')
          union all
          select case j.jenis
                   when 'koreksi' then 'XK' when 'penutup' then 'XT' when 'terima' then 'XR'
                   else 'XE'
                 end, j.tanggal
            from jurnal as j
           where j.jenis in ('koreksi', 'penutup', 'terima', 'kedaluwarsa')
        ) as x
       group by 1, 2
    ) as d using (kode, bulan)
   where coalesce(n.akhir, 0) <> coalesce(d.banyak, 0)
$$;

alter function erp_private.integritas_nomor() owner to erp_owner;
revoke all on function erp_private.integritas_nomor() from public;
grant execute on function erp_private.integritas_nomor() to erp_reader;
comment on function erp_private.integritas_nomor() is
  'Months whose numbers have a gap; must be empty.';
--! EndIncluded erp_private/laporan/integritas_nomor.sql
--! Included erp_private/laporan/jurnal_json.sql
-- One journal with its lines, as reports and documents show it.
create or replace function erp_private.jurnal_json(jurnal_id bigint)
returns json
language plpgsql
stable
as $$
#variable_conflict use_column
begin
  return (
    select json_build_object(
      'id', j.id,
      'nomor', j.nomor,
      'tanggal', j.tanggal,
      'jenis', case
        when t.id is null or j.jenis in ('koreksi', 'penutup', 'terima') then 'sistem'
        else t.jenis::text
      end,
      'transaksi_id', j.transaksi_id,
      'nomor_transaksi', t.nomor,
      'keterangan', coalesce(j.keterangan, t.keterangan),
      'lintas_periode', j.lintas_periode,
      'membalik_id', j.membalik_id,
      'dicatat_pada', to_char(j.dicatat_pada at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'baris', (
        select coalesce(json_agg(
          json_build_object(
            'akun_kode', b.akun_kode, 'akun_nama', a.nama, 'debit', b.debit, 'kredit', b.kredit,
            'kontak_id', b.kontak_id, 'keterangan', b.keterangan
          ) order by b.baris
        ), '[]')
          from jurnal_baris as b
          join akun as a on a.kode = b.akun_kode
         where b.jurnal_id = j.id
      )
    )
      from jurnal as j
      left join transaksi as t on t.id = j.transaksi_id
     where j.id = jurnal_json.jurnal_id
  );
end
$$;

alter function erp_private.jurnal_json(bigint) owner to erp_owner;
revoke all on function erp_private.jurnal_json(bigint) from public;
grant execute on function erp_private.jurnal_json(bigint) to erp_reader, erp_writer;
comment on function erp_private.jurnal_json(bigint) is
  'A journal with its lines as JSON.';
--! EndIncluded erp_private/laporan/jurnal_json.sql
--! Included erp_private/laporan/jurnal_pilih.sql
-- Journals of a period that match a filter, without order. `jenis` is a transaction's kind, or
-- 'sistem' for what nobody can create. One statement, so that it is inlined and a page of it is
-- read from the index on tanggal.
create or replace function erp_private.jurnal_pilih(
  dari date, sampai date, akun_kode text, jenis text, diketahui timestamptz
)
returns table (id bigint, tanggal date)
language sql
stable
as $$
  select j.id, j.tanggal
    from jurnal as j
   where j.tanggal >= jurnal_pilih.dari and j.tanggal <= jurnal_pilih.sampai
     and (
       jurnal_pilih.akun_kode is null
       or j.id in (
         select b.jurnal_id
           from jurnal_baris as b
          where b.akun_kode = jurnal_pilih.akun_kode
            and b.tanggal >= jurnal_pilih.dari and b.tanggal <= jurnal_pilih.sampai
       )
     )
     and (
       jurnal_pilih.jenis is null
       or (j.transaksi_id is null or j.jenis in ('koreksi', 'penutup', 'terima'))
          = (jurnal_pilih.jenis = 'sistem')
     )
     and (
       coalesce(jurnal_pilih.jenis, 'sistem') = 'sistem'
       or exists (
         select
           from transaksi as t
          where t.id = j.transaksi_id and t.jenis::text = jurnal_pilih.jenis
       )
     )
     and (
       jurnal_pilih.diketahui is null
       or j.posting_id in (
         select p.id from posting as p where p.dicatat_pada <= jurnal_pilih.diketahui
       )
     )
$$;

alter function erp_private.jurnal_pilih(date, date, text, text, timestamptz) owner to erp_owner;
revoke all on function erp_private.jurnal_pilih(date, date, text, text, timestamptz) from public;
grant execute on function erp_private.jurnal_pilih(
  date, date, text, text, timestamptz
) to erp_reader;
comment on function erp_private.jurnal_pilih(date, date, text, text, timestamptz) is
  'Journals of a period by account, kind and moment.';
--! EndIncluded erp_private/laporan/jurnal_pilih.sql
--! Included erp_private/laporan/pos_ringkasan_json.sql
-- What a contact owes (or is owed) by age; `umur` holds the amount of each age that occurs.
create or replace function erp_private.pos_ringkasan_json(
  kontak_id bigint, nama text, banyak numeric, sisa numeric, umur jsonb
)
returns json
language sql
stable
as $$
  select json_build_object(
    'kontak_id', kontak_id,
    'kontak_nama', nama,
    'jumlah_dokumen', banyak,
    'sisa', sisa::erp.uang,
    'umur', json_build_object(
      'belum_jatuh_tempo', coalesce((umur -> 'belum_jatuh_tempo')::numeric, 0)::erp.uang,
      '1-30', coalesce((umur -> '1-30')::numeric, 0)::erp.uang,
      '31-60', coalesce((umur -> '31-60')::numeric, 0)::erp.uang,
      '61-90', coalesce((umur -> '61-90')::numeric, 0)::erp.uang,
      '>90', coalesce((umur -> '>90')::numeric, 0)::erp.uang
    )
  )
$$;

alter function erp_private.pos_ringkasan_json(
  bigint, text, numeric, numeric, jsonb
) owner to erp_owner;
revoke all on function erp_private.pos_ringkasan_json(
  bigint, text, numeric, numeric, jsonb
) from public;
grant execute on function erp_private.pos_ringkasan_json(
  bigint, text, numeric, numeric, jsonb
) to erp_reader;
comment on function erp_private.pos_ringkasan_json(bigint, text, numeric, numeric, jsonb) is
  'Ageing of one contact as JSON.';
--! EndIncluded erp_private/laporan/pos_ringkasan_json.sql
--! Included erp_private/notifikasi/worker_surel_get.sql
-- What an e-mail about a notification says, and to whom. Null when none is wanted any more: it was
-- sent or refused, read, the user may no longer see it, or wants no e-mail of its kind.
create or replace function erp_private.worker_surel_get(id bigint)
returns jsonb
language sql
stable
security definer
set search_path = pg_catalog, pg_temp
as $$
  select jsonb_build_object(
      'email', p.email, 'nama', p.nama, 'judul', n.judul, 'isi', n.isi, 'tautan', n.tautan,
      'tenant', t.nama, 'dibuat_pada', erp_private.waktu_json(n.dibuat_pada)
    )
    from erp_private.notifikasi as n
    join erp_private.pengguna as p on p.id = n.pengguna_id and p.aktif
    left join erp_private.tenant as t on t.kode = n.tenant_kode
   where n.id = worker_surel_get.id and n.surel = 'antre' and n.dibaca_pada is null
     and n.lingkup = any (erp_private.notifikasi_boleh(n.pengguna_id))
     and not exists (
       select from erp_private.notifikasi_tanpa_surel as m
        where m.pengguna_id = n.pengguna_id and m.jenis = n.jenis
     )
$$;

alter function erp_private.worker_surel_get(bigint) owner to erp_platform;
revoke all on function erp_private.worker_surel_get(bigint) from public;
grant execute on function erp_private.worker_surel_get(bigint) to erp_worker;
comment on function erp_private.worker_surel_get(bigint) is
  'Recipient and text of an e-mail about a notification; null when none is wanted.';
--! EndIncluded erp_private/notifikasi/worker_surel_get.sql
--! Included erp_private/notifikasi/worker_surel_take.sql
-- Takes new notifications for e-mail: answers those that a job should be made for, in the same
-- transaction. Without `kirim` (no mail server), for what is old or was read meanwhile, and for
-- kinds of which the user wants no e-mail, none.
create or replace function erp_private.worker_surel_take(batas integer, kirim boolean)
returns setof bigint
language sql
security definer
set search_path = pg_catalog, pg_temp
as $$
  with
    diambil as (
      update erp_private.notifikasi as n
         set surel = case
           when kirim and n.dibaca_pada is null and n.dibuat_pada > now() - interval '1 day'
             and not exists (
               select from erp_private.notifikasi_tanpa_surel as m
                where m.pengguna_id = n.pengguna_id and m.jenis = n.jenis
             )
             then 'antre'
           else 'tidak'
         end
       where n.id in (
         select x.id from erp_private.notifikasi as x
          where x.surel = 'baru' order by x.id limit batas for update skip locked
       )
      returning n.id, n.surel
    )
  select d.id from diambil as d where d.surel = 'antre' order by d.id
$$;

alter function erp_private.worker_surel_take(integer, boolean) owner to erp_platform;
revoke all on function erp_private.worker_surel_take(integer, boolean) from public;
grant execute on function erp_private.worker_surel_take(integer, boolean) to erp_worker;
comment on function erp_private.worker_surel_take(integer, boolean) is
  'Takes new notifications for e-mail; answers the ids that jobs are to be made for.';
--! EndIncluded erp_private/notifikasi/worker_surel_take.sql
--! Included erp_private/order/order_delivered.sql
-- What the lines of a document deliver of orders: each lowers what is open, and the reservation, by
-- as much as there is; lines of one order line one after the other. Null when they name none.
create or replace function erp_private.order_delivered(baris erp_private.baris[])
returns erp_private.order_gerak[]
language plpgsql
stable
as $$
#variable_conflict use_column
begin
  return (
    select array_agg(
        row (
          k.transaksi_id, k.baris_id, k.id, k.barang_id, k.lokasi_id, k.qty_dasar,
          least(k.sisa, k.sampai - k.qty_dasar) - least(k.sisa, k.sampai),
          least(k.reservasi, k.sampai - k.qty_dasar) - least(k.reservasi, k.sampai), null
        )::erp_private.order_gerak
        order by k.baris
      )
      from (
        select s.transaksi_id, s.id as baris_id, b.id, b.baris, b.qty_dasar, o.*,
               sum(b.qty_dasar) over (partition by s.id order by b.baris) as sampai
          from unnest(order_delivered.baris) as b
          join transaksi_baris as s on s.id = (b.rincian ->> 'order_baris_id')::bigint
          cross join lateral (
            select g.barang_id, g.lokasi_id, sum(g.sisa) as sisa, sum(g.reservasi) as reservasi
              from order_gerak as g
             where g.baris_id = s.id
             group by g.barang_id, g.lokasi_id
          ) as o
      ) as k
  );
end
$$;

alter function erp_private.order_delivered(erp_private.baris[]) owner to erp_owner;
revoke all on function erp_private.order_delivered(erp_private.baris[]) from public;
grant execute on function erp_private.order_delivered(erp_private.baris[]) to erp_writer;
comment on function erp_private.order_delivered(erp_private.baris[]) is
  'Movements of orders that the lines of a document deliver, or null.';
--! EndIncluded erp_private/order/order_delivered.sql
--! Included erp_private/order/order_fulfil.sql
-- Books what a posted document delivers of orders: each line lowers what is open, and the
-- reservation, by as much as there is. Then nobody's reserved stock may have been taken. Orders and
-- goods are locked, lines written, stock moved.
-- Codes: KOORD, KORSV.
create or replace function erp_private.order_fulfil(
  dokumen erp_private.dokumen, baris erp_private.baris[]
)
returns void
language plpgsql
as $$
#variable_conflict use_column
declare
  v_d constant erp_private.dokumen := order_fulfil.dokumen;
  v_gerak erp_private.order_gerak[];
begin
  -- Most documents deliver no order: they need not even be asked.
  if exists (
    select from unnest(order_fulfil.baris) as b where b.rincian ? 'order_baris_id'
  ) then
    perform erp_private.order_fulfil_check(order_fulfil.baris);
    v_gerak := erp_private.order_delivered(order_fulfil.baris);
  end if;
  if v_gerak is not null then
    perform erp_private.order_write(
      v_d.posting_id, v_d.id, v_d.tanggal,
      case v_d.jenis when 'pembelian' then 'order-pembelian' else 'order-penjualan'
      end::erp.jenis_transaksi,
      v_gerak
    );
  end if;
  if v_d.jenis = 'penjualan' then
    perform erp_private.reservasi_check(v_d.lokasi_id, order_fulfil.baris, v_gerak);
  end if;
end
$$;

alter function erp_private.order_fulfil(erp_private.dokumen, erp_private.baris[])
  owner to erp_owner;
revoke all on function erp_private.order_fulfil(erp_private.dokumen, erp_private.baris[])
  from public;
grant execute on function erp_private.order_fulfil(erp_private.dokumen, erp_private.baris[])
  to erp_writer;
comment on function erp_private.order_fulfil(erp_private.dokumen, erp_private.baris[]) is
  'Books what a document delivers of orders (KOORD, KORSV).';
--! EndIncluded erp_private/order/order_fulfil.sql
--! Included erp_private/order/order_link_check.sql
-- Mistakes of naming order lines: each must be of an order of this kind and contact, of the same
-- barang, not later than the document.
create or replace function erp_private.order_link_check(
  jenis erp.jenis_transaksi, kontak_id bigint, tanggal date,
  masukan erp_private.baris_masukan[], order_baris bigint[]
)
returns text[]
language plpgsql
stable
as $$
#variable_conflict use_column
begin
  if array_remove(order_link_check.order_baris, null) = '{}' then
    return null;
  end if;
  return (
    select array_agg(
        format('detail.%s.order_baris_id: %s', d.urutan - 1, m.pesan) order by d.urutan
      )
      from unnest(order_link_check.order_baris) with ordinality as d (id, urutan)
      left join transaksi_baris as b on b.id = d.id
      left join transaksi as t on t.id = b.transaksi_id and t.jenis = order_link_check.jenis
      cross join lateral (
        select case
          when t.id is null then format('tidak ditemukan pada %s', order_link_check.jenis)
          when t.kontak_id <> order_link_check.kontak_id then 'order milik kontak lain'
          when b.barang_id is distinct from
            (order_link_check.masukan[d.urutan]).barang_id then 'order untuk barang lain'
          when t.tanggal > order_link_check.tanggal
            then format('order bertanggal %s, sesudah dokumen ini', t.tanggal)
        end as pesan
      ) as m
     where d.id is not null and m.pesan is not null
  );
end
$$;

alter function erp_private.order_link_check(
  erp.jenis_transaksi, bigint, date, erp_private.baris_masukan[], bigint[]
) owner to erp_owner;
revoke all on function erp_private.order_link_check(
  erp.jenis_transaksi, bigint, date, erp_private.baris_masukan[], bigint[]
) from public;
grant execute on function erp_private.order_link_check(
  erp.jenis_transaksi, bigint, date, erp_private.baris_masukan[], bigint[]
) to erp_writer;
comment on function erp_private.order_link_check(
  erp.jenis_transaksi, bigint, date, erp_private.baris_masukan[], bigint[]
) is 'Messages about order lines that a document names, or null.';
--! EndIncluded erp_private/order/order_link_check.sql
--! Included erp_private/order/order_lock.sql
-- Locks the orders that lines of a document fulfil, before any goods.
create or replace function erp_private.order_lock(baris erp_private.baris[])
returns void
language plpgsql
as $$
#variable_conflict use_column
begin
  if not exists (select from unnest(order_lock.baris) as b where b.rincian ? 'order_baris_id') then
    return;
  end if;
  perform erp_private.dokumen_lock(array(
    select s.transaksi_id
      from unnest(order_lock.baris) as b
      join transaksi_baris as s on s.id = (b.rincian ->> 'order_baris_id')::bigint
  ));
end
$$;

alter function erp_private.order_lock(erp_private.baris[]) owner to erp_owner;
revoke all on function erp_private.order_lock(erp_private.baris[]) from public;
grant execute on function erp_private.order_lock(erp_private.baris[]) to erp_writer;
comment on function erp_private.order_lock(erp_private.baris[]) is
  'Locks the orders that lines of a document fulfil.';
--! EndIncluded erp_private/order/order_lock.sql
--! Included erp_private/order/reservasi_check.sql
-- Refuses a document that took stock which orders have reserved at that lokasi. What it released of
-- a reservation of its own order there is not counted as taken.
-- Code: KORSV.
create or replace function erp_private.reservasi_check(
  lokasi_id bigint, baris erp_private.baris[], gerak erp_private.order_gerak[]
)
returns void
language plpgsql
stable
as $$
#variable_conflict use_column
declare
  v_salah text;
begin
  -- Where nothing of these goods is reserved there is nothing to look for.
  if not exists (
    select
      from stok_order as o
     where o.lokasi_id = reservasi_check.lokasi_id
       and o.barang_id = any (array(select j.barang_id from unnest(reservasi_check.baris) as j))
       and o.reservasi > 0
  ) then
    return;
  end if;
  select string_agg(
      format(
        'detail.%s.qty: barang %s di %s kurang %s, karena %s sudah direservasi order lain',
        k.baris - 1, b.kode, l.kode, trim_scale(o.reservasi - s.qty), trim_scale(o.reservasi)
      ),
      E'\n' order by k.baris
    )
    into v_salah
    from (
      select j.barang_id, min(j.baris) as baris, sum(j.qty_dasar) as qty
        from unnest(reservasi_check.baris) as j
       where j.barang_jenis = 'persediaan'
       group by j.barang_id
    ) as k
    join stok_order as o on o.barang_id = k.barang_id and o.lokasi_id = reservasi_check.lokasi_id
    join stok_lokasi as s on s.barang_id = k.barang_id and s.lokasi_id = reservasi_check.lokasi_id
    join barang as b on b.id = k.barang_id
    join lokasi as l on l.id = reservasi_check.lokasi_id
   where o.reservasi > 0 and s.qty < o.reservasi
     and k.qty > (
       select coalesce(-sum(g.reservasi), 0)
         from unnest(reservasi_check.gerak) as g
        where g.barang_id = k.barang_id and g.lokasi_id = reservasi_check.lokasi_id
     );
  if v_salah is not null then
    raise exception using errcode = 'KORSV', message = v_salah;
  end if;
end
$$;

alter function erp_private.reservasi_check(
  bigint, erp_private.baris[], erp_private.order_gerak[]
) owner to erp_owner;
revoke all on function erp_private.reservasi_check(
  bigint, erp_private.baris[], erp_private.order_gerak[]
) from public;
grant execute on function erp_private.reservasi_check(
  bigint, erp_private.baris[], erp_private.order_gerak[]
) to erp_writer;
comment on function erp_private.reservasi_check(
  bigint, erp_private.baris[], erp_private.order_gerak[]
) is 'Refuses to take stock that orders have reserved (KORSV).';
--! EndIncluded erp_private/order/reservasi_check.sql
--! Included erp_private/pengguna/pengguna_id_semua.sql
-- Every id by which a user is known in the audit trail: the own one, and those of restored books.
create or replace function erp_private.pengguna_id_semua(id uuid)
returns uuid[]
language sql
stable
security definer
set search_path = pg_catalog, pg_temp
as $$
  select array(
    select pengguna_id_semua.id
    union
    select l.id from erp_private.pengguna_lama as l where l.pengguna_id = pengguna_id_semua.id
  )
$$;

alter function erp_private.pengguna_id_semua(uuid) owner to erp_platform;
revoke all on function erp_private.pengguna_id_semua(uuid) from public;
grant execute on function erp_private.pengguna_id_semua(uuid) to erp_reader;
comment on function erp_private.pengguna_id_semua(uuid) is
  'Every id by which a user is known in the audit trail.';
--! EndIncluded erp_private/pengguna/pengguna_id_semua.sql
--! Included erp_private/pengguna/pengguna_nama.sql
-- Names and addresses of users by id, as one object: {id: {id, nama, email}}. For lists of a tenant
-- that keep ids only: users live on the platform. An id of restored books leads to its user here.
create or replace function erp_private.pengguna_nama(id uuid[])
returns jsonb
language sql
stable
security definer
set search_path = pg_catalog, pg_temp
as $$
  select coalesce(
      jsonb_object_agg(x.id, jsonb_build_object('id', p.id, 'nama', p.nama, 'email', p.email)), '{}'
    )
    from unnest(pengguna_nama.id) as x (id)
    left join erp_private.pengguna_lama as l on l.id = x.id
    join erp_private.pengguna as p on p.id = coalesce(l.pengguna_id, x.id)
$$;

alter function erp_private.pengguna_nama(uuid[]) owner to erp_platform;
revoke all on function erp_private.pengguna_nama(uuid[]) from public;
grant execute on function erp_private.pengguna_nama(uuid[]) to erp_reader;
comment on function erp_private.pengguna_nama(uuid[]) is 'Names and addresses of users by id.';
--! EndIncluded erp_private/pengguna/pengguna_nama.sql
--! Included erp_private/periode/periode_lock_opening.sql
-- Takes all months for sharing, first of all locks, and checks that an opening balance may be
-- booked on a day: what locks the openings, and closing a month or a year, takes them exclusively,
-- so neither passes an opening that is being posted. All months, because opening stock may correct
-- what came later.
-- Codes of periode_check_opening.
create or replace function erp_private.periode_lock_opening(tanggal date, kolom text)
returns void
language plpgsql
as $$
#variable_conflict use_column
begin
  perform from periode as b order by b.bulan for key share;
  perform erp_private.periode_check_opening(periode_lock_opening.tanggal, kolom);
end
$$;

alter function erp_private.periode_lock_opening(date, text) owner to erp_owner;
revoke all on function erp_private.periode_lock_opening(date, text) from public;
grant execute on function erp_private.periode_lock_opening(date, text) to erp_writer;
comment on function erp_private.periode_lock_opening(date, text) is
  'Locks all months for sharing and checks that an opening may be booked (VATGL, KOTUP).';
--! EndIncluded erp_private/periode/periode_lock_opening.sql
--! Included erp_private/poin/bayar_poin_open.sql
-- Posts the points that a contact had when the books began: a lot, against the opening account.
-- Codes: VATGL, KOTUP.
create or replace function erp_private.bayar_poin_open(id bigint, dokumen erp.bayar_poin_input)
returns void
language plpgsql
as $$
#variable_conflict use_column
declare
  v_d constant erp.bayar_poin_input := bayar_poin_open.dokumen;
  v_akun constant jsonb := erp_private.akun_roles();
  v_kepala erp_private.dokumen := erp_private.bayar_poin_head(bayar_poin_open.id, v_d);
  v_jurnal constant bigint := nextval('jurnal_id_seq');
  v_atur record;
  v_ada boolean;
begin
  perform erp_private.periode_lock_opening(v_d.tanggal, 'tanggal');
  perform erp_private.poin_lock(v_d.kontak_id);
  select p.poin_nilai_poin, p.poin_metode, p.poin_masa_berlaku_hari into v_atur
    from pengaturan as p;
  v_kepala.total_nilai := case v_atur.poin_metode
    when 'beban' then 0
    else coalesce(v_d.nilai, v_d.poin * v_atur.poin_nilai_poin)
  end;
  v_kepala.posting_id := erp_private.posting_begin('posting', v_kepala.id);
  perform erp_private.poin_open(
    v_kepala.posting_id, v_kepala.id, v_d.kontak_id, v_akun ->> 'kewajiban_poin', v_d.tanggal,
    coalesce(v_d.kedaluwarsa, v_d.tanggal + v_atur.poin_masa_berlaku_hari), v_atur.poin_metode,
    v_atur.poin_nilai_poin, v_d.poin, v_kepala.total_nilai, 'terbit'
  );
  v_ada := erp_private.jurnal_write(
    v_kepala.posting_id, v_jurnal, v_d.tanggal,
    erp_private.poin_entries(v_kepala.posting_id, v_d.kontak_id, 0, v_akun)
      || row (v_akun ->> 'saldo_awal', v_kepala.total_nilai, null, null)::erp_private.ayat
  );
  perform erp_private.posting_close(v_kepala, case when v_ada then v_jurnal end, '{}', true);
end
$$;

alter function erp_private.bayar_poin_open(bigint, erp.bayar_poin_input) owner to erp_owner;
revoke all on function erp_private.bayar_poin_open(bigint, erp.bayar_poin_input) from public;
grant execute on function erp_private.bayar_poin_open(bigint, erp.bayar_poin_input) to erp_writer;
comment on function erp_private.bayar_poin_open(bigint, erp.bayar_poin_input) is
  'Posts the points that a contact had when the books began (VATGL, KOTUP).';
--! EndIncluded erp_private/poin/bayar_poin_open.sql
--! Included erp_private/posting/jurnal_umum_post.sql
-- Posts a general journal; with a line on the opening account it is an opening. A planned reversal
-- is noted for the worker. `pembalik` says that this one is such a reversal: it takes back what was
-- booked, also on accounts and of contacts that are not active any more.
-- Codes: VADOK, VATGL, KOTUP, KOKAS.
create or replace function erp_private.jurnal_umum_post(id bigint, isi jsonb, pembalik boolean)
returns void
language plpgsql
as $$
#variable_conflict use_column
declare
  v_d constant erp.jurnal_umum_input := jsonb_populate_record(null::erp.jurnal_umum_input, isi);
  v_akun constant jsonb := erp_private.akun_roles();
  v_pembuka constant boolean := exists (
    select from unnest(v_d.detail) as d where d.akun_kode = v_akun ->> 'saldo_awal'
  );
  v_pos erp_private.pos_gerak[];
  v_kepala erp_private.dokumen;
  v_jurnal bigint;
begin
  if not pembalik then
    perform erp_private.dokumen_refuse(erp_private.jurnal_umum_check(v_d, v_akun));
  end if;
  if v_pembuka then
    perform erp_private.periode_lock_opening(v_d.tanggal, 'tanggal');
  else
    perform erp_private.periode_lock(v_d.tanggal, 'tanggal');
  end if;
  v_pos := erp_private.jurnal_umum_items(v_d);
  perform erp_private.pos_gerak_lock(v_pos);
  perform erp_private.dokumen_refuse(erp_private.pos_gerak_check(v_d.tanggal, v_pos));
  v_kepala := jsonb_populate_record(v_kepala, isi - 'detail');
  v_kepala.id := jurnal_umum_post.id;
  v_kepala.jenis := 'jurnal-umum';
  v_kepala.total_nilai := (select sum(d.debit) from unnest(v_d.detail) as d);
  v_kepala.rincian := jsonb_strip_nulls(jsonb_build_object(
    'balik_otomatis', v_d.balik_otomatis,
    'koreksi_periode_lalu', nullif(v_d.koreksi_periode_lalu, false)
  ));
  v_kepala.posting_id := erp_private.posting_begin('posting', v_kepala.id);
  v_jurnal := nextval('jurnal_id_seq');
  perform erp_private.baris_insert(v_kepala.id, erp_private.jurnal_umum_lines(v_d));
  v_kepala.sisa := erp_private.pos_gerak_post(
    v_kepala.posting_id, v_kepala.id, v_d.tanggal, v_pos
  );
  v_kepala.dibayar := v_kepala.total_nilai - v_kepala.sisa;
  perform erp_private.jurnal_write(
    v_kepala.posting_id, v_jurnal, v_d.tanggal,
    erp_private.jurnal_umum_entries(v_d, v_akun ->> 'laba_ditahan')
  );
  perform erp_private.posting_close(v_kepala, v_jurnal, '{}', v_pembuka);
  if v_d.balik_otomatis is not null then
    insert into jurnal_balik (transaksi_id, tanggal) values (v_kepala.id, v_d.balik_otomatis);
  end if;
end
$$;

alter function erp_private.jurnal_umum_post(bigint, jsonb, boolean) owner to erp_owner;
revoke all on function erp_private.jurnal_umum_post(bigint, jsonb, boolean) from public;
grant execute on function erp_private.jurnal_umum_post(bigint, jsonb, boolean) to erp_writer;
comment on function erp_private.jurnal_umum_post(bigint, jsonb, boolean) is
  'Posts a general journal, or the planned reversal of one.';
--! EndIncluded erp_private/posting/jurnal_umum_post.sql
--! Included erp_private/posting/pelunasan_entries.sql
-- What allocations mean in the journal: the control account of each item with its contact, and the
-- discount and tax withheld, in debit direction for receivables and in credit for payables.
-- Deposits used are allocations of items of the other side.
create or replace function erp_private.pelunasan_entries(
  alokasi erp_private.alokasi_masukan[], akun jsonb
)
returns erp_private.ayat[]
language plpgsql
stable
as $$
#variable_conflict use_column
begin
  if pelunasan_entries.alokasi = '{}' then
    return '{}';
  end if;
  return (
    select coalesce(array_agg(
        row (e.akun_kode, e.debit, e.kredit, e.kontak_id)::erp_private.ayat
        order by e.urutan, a.urutan
      ), '{}')
      from unnest(pelunasan_entries.alokasi)
        with ordinality as a (pos_id, jumlah, potongan, pph, kolom, urutan)
      join pos_terbuka as p on p.id = a.pos_id
      cross join lateral (
        select a.jumlah + coalesce(a.potongan, 0) + coalesce(a.pph, 0) as nilai,
               p.jenis in ('piutang', 'uang_muka') as aset
      ) as n
      cross join lateral (values
        (
          1, p.akun_kode, case when not n.aset then n.nilai end,
          case when n.aset then n.nilai end, p.kontak_id
        ),
        (
          2,
          case
            when p.jenis = 'piutang' then akun ->> 'potongan_penjualan'
            when p.akun_kode = akun ->> 'hutang_lain' then akun ->> 'pendapatan_lain'
            else akun ->> 'potongan_pembelian'
          end,
          case when n.aset then a.potongan end, case when not n.aset then a.potongan end, null
        ),
        (
          3, akun ->> case p.jenis when 'piutang' then 'pph_dibayar_dimuka' else 'hutang_pph' end,
          case when n.aset then a.pph end, case when not n.aset then a.pph end, null
        )
      ) as e (urutan, akun_kode, debit, kredit, kontak_id)
     where coalesce(e.debit, e.kredit, 0) <> 0
  );
end
$$;

alter function erp_private.pelunasan_entries(
  erp_private.alokasi_masukan[], jsonb
) owner to erp_owner;
revoke all on function erp_private.pelunasan_entries(
  erp_private.alokasi_masukan[], jsonb
) from public;
grant execute on function erp_private.pelunasan_entries(
  erp_private.alokasi_masukan[], jsonb
) to erp_writer;
comment on function erp_private.pelunasan_entries(
  erp_private.alokasi_masukan[], jsonb
) is
  'Journal entries of allocations.';
--! EndIncluded erp_private/posting/pelunasan_entries.sql
--! Included erp_private/posting/posting_opname_stok.sql
-- Posts a stocktaking: the difference to what the books hold, against the account of differences;
-- as opening stock, against the opening balance.
-- Codes: VADOK, VATGL, KOTUP, KOSTK.
create or replace function erp_private.posting_opname_stok(id bigint, isi jsonb)
returns void
language plpgsql
as $$
#variable_conflict use_column
declare
  v_d constant erp.opname_stok_input := jsonb_populate_record(null::erp.opname_stok_input, isi);
  v_akun constant jsonb := erp_private.akun_roles();
  v_awal constant boolean := v_d.mode is not distinct from 'saldo_awal';
  v_lawan constant text := case
    when v_awal then v_akun ->> 'saldo_awal'
    else coalesce(v_d.akun_selisih, v_akun ->> 'selisih_opname')
  end;
  v_baris erp_private.baris[];
  v_kepala erp_private.dokumen;
  v_stok record;
  v_jurnal bigint;
  v_ada boolean;
begin
  perform erp_private.dokumen_refuse(erp_private.opname_stok_check(v_d));
  if v_awal then
    perform erp_private.periode_lock_opening(v_d.tanggal, 'tanggal');
  else
    perform erp_private.periode_lock(v_d.tanggal, 'tanggal');
  end if;
  perform erp_private.stok_lock(array(select d.barang_id from unnest(v_d.detail) as d));
  v_baris := erp_private.opname_stok_lines(v_d);

  v_kepala.id := posting_opname_stok.id;
  v_kepala.jenis := 'opname-stok';
  v_kepala.tanggal := v_d.tanggal;
  v_kepala.lokasi_id := v_d.lokasi_id;
  v_kepala.nomor_referensi := v_d.nomor_referensi;
  v_kepala.keterangan := v_d.keterangan;
  v_kepala.rincian := jsonb_build_object(
    'mode', coalesce(v_d.mode, 'selisih'), 'akun_selisih', v_lawan
  );
  v_kepala.posting_id := erp_private.posting_begin('posting', v_kepala.id);
  v_jurnal := nextval('jurnal_id_seq');
  v_stok := erp_private.stok_post(
    v_kepala.posting_id, v_kepala.id, v_d.tanggal,
    erp_private.opname_stok_moves(v_baris, v_d.lokasi_id, v_lawan, v_akun)
  );
  select coalesce(sum(abs(g.nilai)), 0), coalesce(-sum(g.nilai), 0)
    into v_kepala.total_nilai, v_kepala.hpp_total
    from unnest(v_stok.hasil) as g;
  v_baris := erp_private.baris_cost(v_baris, v_stok.hasil);
  for i in 1 .. cardinality(v_baris) loop
    v_baris[i].subtotal := v_baris[i].nilai_hpp;
  end loop;
  perform erp_private.baris_insert(v_kepala.id, v_baris);
  v_ada := erp_private.jurnal_write(
    v_kepala.posting_id, v_jurnal, v_d.tanggal, erp_private.stok_entries(v_stok.hasil)
  );
  perform erp_private.posting_close(
    v_kepala, case when v_ada then v_jurnal end, v_stok.kepala, v_awal
  );
end
$$;

alter function erp_private.posting_opname_stok(bigint, jsonb) owner to erp_owner;
revoke all on function erp_private.posting_opname_stok(bigint, jsonb) from public;
grant execute on function erp_private.posting_opname_stok(bigint, jsonb) to erp_writer;
comment on function erp_private.posting_opname_stok(bigint, jsonb) is
  'Posts a stocktaking.';
--! EndIncluded erp_private/posting/posting_opname_stok.sql
--! Included erp_private/posting/posting_pembelian.sql
-- Posts a purchase: stock arrives at its cost (with landed cost and tax that is not creditable),
-- against money and payable.
-- Codes: VADOK, VAHRG, VABIA, VABYR, VATGL, KOTUP, KOFAK, KOSTK, KOORD, KOKAS.
create or replace function erp_private.posting_pembelian(id bigint, isi jsonb)
returns void
language plpgsql
as $$
#variable_conflict use_column
declare
  v_d constant erp.pembelian_input :=
    jsonb_populate_record(null::erp.pembelian_input, erp_private.order_document(isi));
  v_akun constant jsonb := erp_private.akun_roles();
  v_bayar constant erp.pembayaran_input[] := coalesce(v_d.pembayaran, '{}');
  v_baris erp_private.baris[];
  v_muka record;
  v_kepala erp_private.dokumen;
  v_stok record;
  v_jurnal bigint;
  v_ada boolean;
begin
  v_baris := erp_private.pembelian_price(v_d);
  perform erp_private.periode_lock(v_d.tanggal, 'tanggal');
  v_muka := erp_private.uang_muka_take(
    v_d.kontak_id, 'uang_muka', v_d.tanggal, v_d.uang_muka
  );
  v_kepala := erp_private.pembelian_head(
    posting_pembelian.id, v_d, v_baris, v_muka.jumlah,
    erp_private.uang_muka_total(null, v_muka.ppn)
  );
  perform erp_private.order_lock(v_baris);
  perform erp_private.stok_lock(
    array(select b.barang_id from unnest(v_baris) as b where b.barang_id is not null)
  );
  perform erp_private.stok_recheck(v_baris);

  v_kepala.posting_id := erp_private.posting_begin('posting', v_kepala.id);
  v_jurnal := nextval('jurnal_id_seq');
  v_stok := erp_private.stok_post(
    v_kepala.posting_id, v_kepala.id, v_d.tanggal,
    erp_private.baris_moves(v_baris, v_d.lokasi_id, true, v_akun),
    v_d.sudah_terhitung_opname
  );
  v_baris := erp_private.baris_cost(v_baris, v_stok.hasil);
  perform erp_private.baris_insert(v_kepala.id, v_baris);
  perform erp_private.order_fulfil(v_kepala, v_baris);
  perform erp_private.pembayaran_insert(v_kepala.id, v_bayar);
  if cardinality(v_d.biaya_tambahan) > 0 then
    insert into transaksi_biaya (transaksi_id, baris, jumlah, alokasi, akun_kode)
      select v_kepala.id, b.urutan, b.jumlah, coalesce(b.alokasi, 'nilai'), b.akun_kode
        from unnest(v_d.biaya_tambahan) with ordinality as b (jumlah, alokasi, akun_kode, urutan)
      on conflict do nothing;
  end if;
  perform erp_private.pos_insert(
    v_kepala, 'hutang', v_akun ->> 'hutang', v_muka.alokasi, v_muka.ppn
  );
  v_ada := erp_private.jurnal_write(
    v_kepala.posting_id, v_jurnal, v_d.tanggal,
    erp_private.pembelian_journal(
      v_kepala, v_baris, v_bayar, v_d.biaya_tambahan, v_stok.hasil, v_akun
    ) || erp_private.pelunasan_entries(v_muka.alokasi, v_akun)
      || case when v_muka.jumlah > 0 then
        erp_private.uang_muka_entries(v_kepala.posting_id, v_kepala.id, v_akun)
      end
  );
  perform erp_private.posting_close(v_kepala, case when v_ada then v_jurnal end, v_stok.kepala);
end
$$;

alter function erp_private.posting_pembelian(bigint, jsonb) owner to erp_owner;
revoke all on function erp_private.posting_pembelian(bigint, jsonb) from public;
grant execute on function erp_private.posting_pembelian(bigint, jsonb) to erp_writer;
comment on function erp_private.posting_pembelian(bigint, jsonb) is 'Posts a purchase.';
--! EndIncluded erp_private/posting/posting_pembelian.sql
--! Included erp_private/posting/posting_penjualan.sql
-- Posts a sale: money and receivable against revenue and tax, and stock that leaves at moving
-- average as cost of goods.
-- Points, where they are in use, are quoted before the goods are locked and moved after that.
-- Codes: VADOK, VAHRG, VABYR, VATGL, KOTUP, KOKRD, KOSTK, KOORD, KORSV, KOKAS, KOPNK.
create or replace function erp_private.posting_penjualan(id bigint, isi jsonb)
returns void
language plpgsql
as $$
#variable_conflict use_column
declare
  v_d constant erp.penjualan_input :=
    jsonb_populate_record(null::erp.penjualan_input, erp_private.order_document(isi));
  v_akun constant jsonb := erp_private.akun_roles();
  v_baris erp_private.baris[];
  v_muka record;
  v_kepala erp_private.dokumen;
  v_head record;
  v_stok record;
  v_poin_nilai numeric;
  v_poin erp_private.poin_hasil;
  v_atur record;
  v_jurnal bigint;
  v_ada boolean;
begin
  v_baris := erp_private.penjualan_price(v_d);
  perform erp_private.periode_lock(v_d.tanggal, 'tanggal');
  v_muka := erp_private.uang_muka_take(v_d.kontak_id, 'titipan', v_d.tanggal, v_d.uang_muka);
  v_poin_nilai := erp_private.poin_quote(v_d.kontak_id, v_d.tanggal, v_d.poin);
  v_head := erp_private.penjualan_head(
    posting_penjualan.id, v_d, v_baris, v_muka.jumlah,
    erp_private.uang_muka_total(null, v_muka.ppn), v_poin_nilai
  );
  v_kepala := v_head.kepala;
  -- In a tenant that is a step behind, without points, poin_aktif is that of `lama`.
  select a.* into v_atur
    from (select false as poin_aktif) as lama
   cross join lateral (select metode_potongan = 'bruto' as bruto, poin_aktif from pengaturan) as a;
  perform erp_private.order_lock(v_baris);
  perform erp_private.stok_lock(array(select b.barang_id from unnest(v_baris) as b));
  perform erp_private.stok_recheck(v_baris);

  v_kepala.posting_id := erp_private.posting_begin('posting', v_kepala.id);
  v_jurnal := nextval('jurnal_id_seq');
  v_stok := erp_private.stok_post(
    v_kepala.posting_id, v_kepala.id, v_d.tanggal,
    erp_private.baris_moves(v_baris, v_d.lokasi_id, false, v_akun), v_d.sudah_terhitung_opname
  );
  v_kepala.rincian := erp_private.stok_warn(v_kepala.rincian, v_stok.hasil);
  v_baris := erp_private.baris_cost(v_baris, v_stok.hasil);
  v_kepala.hpp_total := (select t.hpp from erp_private.baris_total(v_baris) as t);
  if v_d.poin > 0 or v_atur.poin_aktif then
    v_poin := erp_private.poin_penjualan(v_kepala, v_baris, v_d.poin, v_poin_nilai, v_akun);
    v_baris := v_poin.baris;
    v_kepala.rincian := v_kepala.rincian || v_poin.rincian;
  end if;
  perform erp_private.baris_insert(v_kepala.id, v_baris);
  perform erp_private.order_fulfil(v_kepala, v_baris);
  perform erp_private.pembayaran_insert(v_kepala.id, v_head.bayar);
  perform erp_private.pos_insert(
    v_kepala, 'piutang', v_akun ->> 'piutang', v_muka.alokasi, v_muka.ppn
  );
  v_ada := erp_private.jurnal_write(
    v_kepala.posting_id, v_jurnal, v_d.tanggal,
    erp_private.penjualan_journal(
      v_kepala, v_baris, v_head.bayar, v_stok.hasil, v_akun,
      coalesce(v_d.harga_termasuk_pajak, false), v_atur.bruto
    ) || v_poin.ayat || erp_private.pelunasan_entries(v_muka.alokasi, v_akun)
      || case when v_muka.jumlah > 0 then
        erp_private.uang_muka_entries(v_kepala.posting_id, v_kepala.id, v_akun)
      end
  );
  perform erp_private.posting_close(v_kepala, case when v_ada then v_jurnal end, v_stok.kepala);
end
$$;

alter function erp_private.posting_penjualan(bigint, jsonb) owner to erp_owner;
revoke all on function erp_private.posting_penjualan(bigint, jsonb) from public;
grant execute on function erp_private.posting_penjualan(bigint, jsonb) to erp_writer;
comment on function erp_private.posting_penjualan(bigint, jsonb) is 'Posts a sale.';
--! EndIncluded erp_private/posting/posting_penjualan.sql
--! Included erp_private/posting/retur_pay.sql
-- Settles the amount of a return as asked: it lowers the open item of the document that it goes
-- back to, and the rest becomes a deposit (`cara` begins with potong) or money (tunai: nothing is
-- paid out of what was never paid); or all of it is a deposit. Deposits are items of the contact.
create or replace function erp_private.retur_pay(
  dokumen erp_private.dokumen, jenis erp.jenis_pos, cara text, akun_titipan text, akun_kas text,
  out akun_pos text, out potong numeric, out titipan numeric, out tunai numeric
)
language plpgsql
as $$
#variable_conflict use_column
declare
  v_d constant erp_private.dokumen := retur_pay.dokumen;
  v_pos record;
begin
  potong := 0;
  if starts_with(retur_pay.cara, 'potong') or retur_pay.cara = 'tunai' then
    v_pos := erp_private.retur_settle(v_d.dokumen_asal_id, retur_pay.jenis, v_d.total_nilai);
    akun_pos := v_pos.akun_kode;
    potong := v_pos.potong;
    perform erp_private.pos_allocate(v_d.posting_id, v_d.id, v_d.tanggal, v_pos.alokasi);
  end if;
  tunai := case when retur_pay.cara = 'tunai' then v_d.total_nilai - potong else 0 end;
  titipan := v_d.total_nilai - tunai - potong;
  perform erp_private.pos_open(
    v_d.posting_id, v_d.id,
    case retur_pay.jenis when 'piutang' then 'titipan' else 'uang_muka' end::erp.jenis_pos,
    akun_titipan, v_d.kontak_id, v_d.tanggal, null, titipan
  );
  if tunai > 0 then
    perform erp_private.pembayaran_insert(
      v_d.id, array[row (akun_kas, tunai)::erp.pembayaran_input]
    );
  end if;
end
$$;

alter function erp_private.retur_pay(erp_private.dokumen, erp.jenis_pos, text, text, text)
  owner to erp_owner;
revoke all on function erp_private.retur_pay(erp_private.dokumen, erp.jenis_pos, text, text, text)
  from public;
grant execute on function erp_private.retur_pay(
  erp_private.dokumen, erp.jenis_pos, text, text, text
) to erp_writer;
comment on function erp_private.retur_pay(erp_private.dokumen, erp.jenis_pos, text, text, text) is
  'Settles the amount of a return: open item, money, deposit.';
--! EndIncluded erp_private/posting/retur_pay.sql
--! Included erp_private/posting/saldo_awal_post.sql
-- Posts an opening balance of payables or receivables (`jenis`): an open item per old invoice or
-- deposit, against the opening account. No revenue, stock or tax. What the document amounts to is
-- the invoices; deposits count only where there is nothing else, since they are not owed.
-- Codes: VADOK, VATGL, KOTUP, KOFAK.
create or replace function erp_private.saldo_awal_post(
  id bigint, isi jsonb, jenis erp.jenis_pos
)
returns void
language plpgsql
as $$
#variable_conflict use_column
declare
  v_d constant erp.saldo_awal_hutang_input :=
    jsonb_populate_record(null::erp.saldo_awal_hutang_input, isi);
  v_akun constant jsonb := erp_private.akun_roles();
  v_pos erp_private.pos_gerak[];
  v_kepala erp_private.dokumen;
  v_jurnal bigint;
begin
  perform erp_private.dokumen_refuse(erp_private.saldo_awal_check(v_d));
  perform erp_private.periode_lock_opening(v_d.tanggal, 'tanggal');
  v_kepala := jsonb_populate_record(v_kepala, isi - 'detail');
  v_kepala.id := saldo_awal_post.id;
  v_kepala.jenis := 'saldo-awal-' || saldo_awal_post.jenis;
  perform erp_private.saldo_awal_unique(v_d.kontak_id, v_kepala.jenis, v_d.detail);
  v_pos := erp_private.saldo_awal_items(v_d, saldo_awal_post.jenis, v_akun);
  v_kepala.posting_id := erp_private.posting_begin('posting', v_kepala.id);
  v_jurnal := nextval('jurnal_id_seq');
  perform erp_private.baris_insert(
    v_kepala.id, erp_private.saldo_awal_lines(v_d.detail, v_pos)
  );
  v_kepala.sisa := erp_private.pos_gerak_post(
    v_kepala.posting_id, v_kepala.id, v_d.tanggal, v_pos
  );
  v_kepala.total_nilai := coalesce(
    v_kepala.sisa, (select sum(p.nilai) from unnest(v_pos) as p)
  );
  perform erp_private.jurnal_write(
    v_kepala.posting_id, v_jurnal, v_d.tanggal,
    erp_private.saldo_awal_entries(v_pos, v_akun ->> 'saldo_awal')
  );
  perform erp_private.posting_close(v_kepala, v_jurnal, '{}', true);
end
$$;

alter function erp_private.saldo_awal_post(bigint, jsonb, erp.jenis_pos) owner to erp_owner;
revoke all on function erp_private.saldo_awal_post(bigint, jsonb, erp.jenis_pos) from public;
grant execute on function erp_private.saldo_awal_post(bigint, jsonb, erp.jenis_pos) to erp_writer;
comment on function erp_private.saldo_awal_post(bigint, jsonb, erp.jenis_pos) is
  'Posts an opening balance of a contact''s payables or receivables.';
--! EndIncluded erp_private/posting/saldo_awal_post.sql
--! Included erp_private/posting/terima_kas_bank.sql
-- Money that was in transit reaches the account that it was sent to.
-- Codes: VADOK, KOTRM tidak dalam perjalanan, KOKAS.
create or replace function erp_private.terima_kas_bank(
  transaksi_id bigint, posting_id bigint, tanggal date, detail jsonb
)
returns void
language plpgsql
as $$
#variable_conflict use_column
declare
  v_t record;
  v_jurnal constant bigint := nextval('jurnal_id_seq');
begin
  if coalesce(terima_kas_bank.detail, '[]') not in ('[]', 'null') then
    perform erp_private.dokumen_refuse(array['detail: tidak boleh diisi pada kas-bank']);
  end if;
  select t.rincian, t.keterangan, t.total_nilai into v_t
    from transaksi as t
   where t.id = terima_kas_bank.transaksi_id;
  if not (v_t.rincian ->> 'transit')::boolean then
    raise exception using errcode = 'KOTRM',
      message = 'transaksi ini tidak dalam perjalanan; uangnya sudah sampai';
  end if;
  perform erp_private.jurnal_write(
    terima_kas_bank.posting_id, v_jurnal, terima_kas_bank.tanggal, array[
      row (v_t.rincian ->> 'akun_tujuan', v_t.total_nilai, null, null),
      row (
        (
          select b.akun_kode
            from transaksi as t
            join jurnal as j on j.posting_id = t.posting_id
            join jurnal_baris as b on b.jurnal_id = j.id and b.baris = 1
           where t.id = terima_kas_bank.transaksi_id
        ),
        null, v_t.total_nilai, null
      )
    ]::erp_private.ayat[]
  );
  perform erp_private.terima_close(
    terima_kas_bank.posting_id, terima_kas_bank.transaksi_id,
    array[row (
      v_jurnal, 'terima', terima_kas_bank.tanggal, false, null, v_t.keterangan, false
    )::erp_private.jurnal_kepala]
  );
end
$$;

alter function erp_private.terima_kas_bank(bigint, bigint, date, jsonb) owner to erp_owner;
revoke all on function erp_private.terima_kas_bank(bigint, bigint, date, jsonb) from public;
grant execute on function erp_private.terima_kas_bank(bigint, bigint, date, jsonb) to erp_writer;
comment on function erp_private.terima_kas_bank(bigint, bigint, date, jsonb) is
  'Books the arrival of money in transit (KOTRM).';
--! EndIncluded erp_private/posting/terima_kas_bank.sql
--! Included erp_private/posting/terima_transfer_stok.sql
-- Goods that were in transit reach their location; what is short is a loss. `detail` names lines
-- with the quantity received, [{baris_id, qty}]; all others have come whole.
-- Codes: VADOK, KOTRM tidak dalam perjalanan, KOSTK.
create or replace function erp_private.terima_transfer_stok(
  transaksi_id bigint, posting_id bigint, tanggal date, detail jsonb
)
returns void
language plpgsql
as $$
#variable_conflict use_column
declare
  v_detail constant jsonb := coalesce(nullif(terima_transfer_stok.detail, 'null'), '[]');
  v_jurnal constant bigint := nextval('jurnal_id_seq');
  v_t record;
  v_stok record;
begin
  select t.rincian, t.keterangan into v_t
    from transaksi as t
   where t.id = terima_transfer_stok.transaksi_id;
  if not (v_t.rincian ->> 'dua_langkah')::boolean then
    raise exception using errcode = 'KOTRM',
      message = 'transfer ini tidak dalam perjalanan; barangnya sudah sampai';
  end if;
  perform erp_private.dokumen_refuse(
    erp_private.terima_transfer_check(terima_transfer_stok.transaksi_id, v_detail)
  );
  perform erp_private.stok_lock(array(
    select b.barang_id
      from transaksi_baris as b
     where b.transaksi_id = terima_transfer_stok.transaksi_id
  ));
  v_stok := erp_private.stok_post(
    terima_transfer_stok.posting_id, terima_transfer_stok.transaksi_id,
    terima_transfer_stok.tanggal,
    erp_private.terima_transfer_moves(
      terima_transfer_stok.transaksi_id, (v_t.rincian ->> 'lokasi_tujuan_id')::bigint, v_detail
    )
  );
  if erp_private.jurnal_write(
    terima_transfer_stok.posting_id, v_jurnal, terima_transfer_stok.tanggal,
    erp_private.stok_entries(v_stok.hasil)
  ) then
    v_stok.kepala := v_stok.kepala || row (
      v_jurnal, 'terima', terima_transfer_stok.tanggal, false, null, v_t.keterangan, false
    )::erp_private.jurnal_kepala;
  end if;
  perform erp_private.terima_close(
    terima_transfer_stok.posting_id, terima_transfer_stok.transaksi_id, v_stok.kepala
  );
end
$$;

alter function erp_private.terima_transfer_stok(bigint, bigint, date, jsonb) owner to erp_owner;
revoke all on function erp_private.terima_transfer_stok(bigint, bigint, date, jsonb) from public;
grant execute on function erp_private.terima_transfer_stok(bigint, bigint, date, jsonb)
  to erp_writer;
comment on function erp_private.terima_transfer_stok(bigint, bigint, date, jsonb) is
  'Books the receipt of a transfer in two steps (VADOK, KOTRM).';
--! EndIncluded erp_private/posting/terima_transfer_stok.sql
--! Included erp_private/posting/void_journal.sql
-- The entries that reverse a document: its own journal with the sides changed, those that released
-- what it had paid, and, where stock comes back or leaves at another value than it was first booked
-- at, the difference. `titipan` is the account that takes the place of cash accounts when money is
-- kept as a deposit.
create or replace function erp_private.void_journal(
  posting_id bigint, transaksi_id bigint, gerak erp_private.gerak[], titipan text
)
returns erp_private.ayat[]
language plpgsql
stable
as $$
#variable_conflict use_column
declare
  v_kontak constant bigint := (
    select t.kontak_id from transaksi as t where t.id = void_journal.transaksi_id
  );
begin
  return (
    select array_agg(
        row (a.akun_kode, a.debit, a.kredit, a.kontak_id)::erp_private.ayat order by a.urutan
      )
      from (
        select b.baris as urutan,
               case when k.diganti then void_journal.titipan else b.akun_kode end as akun_kode,
               nullif(b.kredit, 0) as debit, nullif(b.debit, 0) as kredit,
               case when k.diganti then v_kontak else b.kontak_id end as kontak_id
          from jurnal as j
          join posting as g on g.id = j.posting_id
          join jurnal_baris as b on b.jurnal_id = j.id
          join akun as c on c.kode = b.akun_kode
         cross join lateral (
           select c.subklas_id = 11 and void_journal.titipan is not null as diganti
         ) as k
         where j.transaksi_id = void_journal.transaksi_id
           and (
             (
               j.posting_id = void_journal.posting_id and j.jenis in ('transaksi', 'terima')
             )
             or g.transaksi_id <> j.transaksi_id
           )
        union all
        -- What a correcting journal had booked, and is not reversed in its place.
        select 9000, x.akun_kode, x.nilai, null, null
          from unnest(void_journal.gerak) as g
          join mutasi_stok as m on m.id = g.membalik_id and m.jurnal_id is not null
         cross join lateral (values
           (m.akun_persediaan, -m.nilai), (m.akun_lawan, m.nilai)
         ) as x (akun_kode, nilai)
        union all
        select 10000, g.akun_persediaan, g.nilai + m.nilai, null, null
          from unnest(void_journal.gerak) as g
          join mutasi_stok as m on m.id = g.membalik_id
        union all
        select 10001, g.akun_lawan, null, g.nilai + m.nilai, null
          from unnest(void_journal.gerak) as g
          join mutasi_stok as m on m.id = g.membalik_id
      ) as a
  );
end
$$;

alter function erp_private.void_journal(
  bigint, bigint, erp_private.gerak[], text
) owner to erp_owner;
revoke all on function erp_private.void_journal(
  bigint, bigint, erp_private.gerak[], text
) from public;
grant execute on function erp_private.void_journal(
  bigint, bigint, erp_private.gerak[], text
) to erp_writer;
comment on function erp_private.void_journal(
  bigint, bigint, erp_private.gerak[], text
) is
  'Journal entries that reverse a posting.';
--! EndIncluded erp_private/posting/void_journal.sql
--! Included erp_private/posting/void_post.sql
-- Reverses the posting of a document: stock, open items and journal; answers the reversing journal
-- (null when the document had none). The document is locked, and only kaskade_release has anything
-- to do with what still stands on it.
-- Codes: KODEP, KOSTK, KOKAS, KOTUP.
create or replace function erp_private.void_post(
  transaksi_id bigint, asal_posting_id bigint, nomor text, tanggal date, koreksi boolean,
  alasan text, kaskade boolean default false, pengembalian erp.pengembalian default 'kas'
)
returns bigint
language plpgsql
as $$
#variable_conflict use_column
declare
  v_posting bigint;
  v_jurnal bigint;
  v_asal bigint;
  v_pembuka boolean;
  v_stok record;
  v_kepala erp_private.jurnal_kepala[];
  v_lepas erp_private.kaskade[] := '{}';
begin
  v_posting := erp_private.posting_begin('void', void_post.transaksi_id, void_post.alasan);
  if kaskade then
    v_lepas := erp_private.kaskade_release(
      v_posting, void_post.transaksi_id, void_post.tanggal, void_post.nomor
    );
  end if;
  perform erp_private.void_allocations(
    v_posting, void_post.transaksi_id, void_post.asal_posting_id, void_post.tanggal
  );
  perform erp_private.stok_lock(array(
    select m.barang_id from mutasi_stok as m where m.posting_id = void_post.asal_posting_id
  ));
  v_stok := erp_private.void_stock(
    v_posting, void_post.transaksi_id, void_post.asal_posting_id,
    void_post.tanggal, void_post.koreksi
  );
  v_kepala := v_stok.kepala;
  perform erp_private.void_items(
    v_posting, void_post.transaksi_id, void_post.asal_posting_id, void_post.tanggal
  );
  select j.id, j.pembuka into v_asal, v_pembuka
    from jurnal as j
   where j.posting_id = void_post.asal_posting_id and j.jenis in ('transaksi', 'terima');
  v_jurnal := nextval('jurnal_id_seq');
  if erp_private.jurnal_write(
    v_posting, v_jurnal, void_post.tanggal,
    erp_private.void_journal(
      void_post.asal_posting_id, void_post.transaksi_id, v_stok.hasil,
      erp_private.void_refund(
        v_posting, void_post.transaksi_id, void_post.asal_posting_id, void_post.tanggal,
        void_post.pengembalian
      )
    ) || erp_private.poin_void(
      v_posting, void_post.transaksi_id, void_post.asal_posting_id, void_post.tanggal
    )
  ) then
    v_kepala := v_kepala || row (
      v_jurnal, 'pembalik', void_post.tanggal, false, v_asal, void_post.alasan, v_pembuka
    )::erp_private.jurnal_kepala;
  else
    v_jurnal := null;
  end if;
  perform erp_private.void_hook(t.jenis, t.id, v_posting, void_post.tanggal)
    from transaksi as t
   where t.id = void_post.transaksi_id and t.posting_id = void_post.asal_posting_id;
  perform erp_private.saldo_post(v_posting);
  perform erp_private.jurnal_number(v_posting, void_post.transaksi_id, void_post.nomor, v_kepala);
  perform erp_private.kaskade_number(v_posting, v_lepas);
  return v_jurnal;
end
$$;

alter function erp_private.void_post(
  bigint, bigint, text, date, boolean, text, boolean, erp.pengembalian
) owner to erp_owner;
revoke all on function erp_private.void_post(
  bigint, bigint, text, date, boolean, text, boolean, erp.pengembalian
) from public;
grant execute on function erp_private.void_post(
  bigint, bigint, text, date, boolean, text, boolean, erp.pengembalian
) to erp_writer;
comment on function erp_private.void_post(
  bigint, bigint, text, date, boolean, text, boolean, erp.pengembalian
) is
  'Reverses the posting of a document; answers the id of the reversing journal.';
--! EndIncluded erp_private/posting/void_post.sql
--! Included erp_private/stok/stok_mirror.sql
-- What a movement is worth that mirrors a part of another (stok_part). `keadaan` is [quantity,
-- value, quantity mirrored, value mirrored] of the source and comes back with this part counted.
create or replace function erp_private.stok_mirror(
  inout keadaan jsonb, qty numeric, out nilai numeric
)
language plpgsql
immutable
set search_path = pg_catalog
as $$
declare
  v_qty constant numeric := (keadaan ->> 0)::numeric;
  v_nilai constant numeric := (keadaan ->> 1)::numeric;
  v_sudah_qty constant numeric := (keadaan ->> 2)::numeric;
  v_sudah_nilai constant numeric := (keadaan ->> 3)::numeric;
begin
  nilai := erp_private.stok_part(qty, v_qty, v_nilai, v_sudah_qty, v_sudah_nilai);
  keadaan := jsonb_build_array(v_qty, v_nilai, v_sudah_qty + qty, v_sudah_nilai + nilai);
end
$$;

alter function erp_private.stok_mirror(jsonb, numeric) owner to erp_owner;
revoke all on function erp_private.stok_mirror(jsonb, numeric) from public;
grant execute on function erp_private.stok_mirror(jsonb, numeric) to erp_writer, erp_reader;
comment on function erp_private.stok_mirror(jsonb, numeric) is
  'Value of a movement that mirrors a part of another one.';
--! EndIncluded erp_private/stok/stok_mirror.sql
--! Included erp_private/stok/stok_part.sql
-- What a movement is worth that mirrors a part of another: the part of that one's value, and what
-- is left of it when nothing of its quantity remains, so that all parts together are the whole. No
-- part takes more than is left: of 0.03 for five, four parts of 0.01 would leave less than nothing
-- to the last.
create or replace function erp_private.stok_part(
  qty numeric, sumber_qty numeric, sumber_nilai numeric, bagi_qty numeric, bagi_nilai numeric
)
returns numeric
language sql
immutable
set search_path = pg_catalog
as $$
  select case
    when abs(bagi_qty + qty) >= abs(sumber_qty) then -sumber_nilai - bagi_nilai
    when sumber_nilai < 0 then least(
      round(sumber_nilai * qty / sumber_qty, 2), greatest(-sumber_nilai - bagi_nilai, 0)
    )
    else greatest(
      round(sumber_nilai * qty / sumber_qty, 2), least(-sumber_nilai - bagi_nilai, 0)
    )
  end
$$;

alter function erp_private.stok_part(numeric, numeric, numeric, numeric, numeric)
  owner to erp_owner;
revoke all on function erp_private.stok_part(numeric, numeric, numeric, numeric, numeric)
  from public;
grant execute on function erp_private.stok_part(numeric, numeric, numeric, numeric, numeric)
  to erp_writer, erp_reader;
comment on function erp_private.stok_part(numeric, numeric, numeric, numeric, numeric) is
  'Value of a movement that mirrors a part of another.';
--! EndIncluded erp_private/stok/stok_part.sql
--! Included erp_private/stok/stok_revalue.sql
-- Replays all pools of the given goods after an order key and books what changes, except of goods
-- whose corrections are left to the worker. Answers the heads of the correcting journals: one per
-- posting date for the whole voucher. Its statements may run over very many movements, so they are
-- planned for their values where that is better.
create or replace function erp_private.stok_revalue(
  posting_id bigint, transaksi_id bigint, barang_ids bigint[], tanggal date, urut bigint
)
returns erp_private.jurnal_kepala[]
language plpgsql
set plan_cache_mode = 'auto'
as $$
#variable_conflict use_column
declare
  v_koreksi erp_private.koreksi[] := '{}';
  v_barang bigint;
begin
  for v_barang in
    select distinct u.id from unnest(stok_revalue.barang_ids) as u (id) order by 1
  loop
    if not erp_private.hpp_tertunda_mark(
      v_barang, stok_revalue.tanggal, stok_revalue.urut, stok_revalue.transaksi_id
    ) then
      v_koreksi := v_koreksi || erp_private.stok_replay(
        v_barang, stok_revalue.tanggal, stok_revalue.urut, stok_revalue.posting_id
      );
    end if;
  end loop;
  return erp_private.stok_correct(stok_revalue.posting_id, stok_revalue.transaksi_id, v_koreksi);
end
$$;

alter function erp_private.stok_revalue(bigint, bigint, bigint[], date, bigint) owner to erp_owner;
revoke all on function erp_private.stok_revalue(bigint, bigint, bigint[], date, bigint) from public;
grant execute on function erp_private.stok_revalue(bigint, bigint, bigint[], date, bigint)
  to erp_writer;
comment on function erp_private.stok_revalue(bigint, bigint, bigint[], date, bigint) is
  'Replays goods after an order key and books the value corrections.';
--! EndIncluded erp_private/stok/stok_revalue.sql
--! Included erp_private/stok/stok_warn.sql
-- Adds to the fields of a document's head a warning for each of its goods that left uncovered and
-- of which no cost is known: they are booked at 0 until goods come. Only movements without value
-- are looked at further.
create or replace function erp_private.stok_warn(rincian jsonb, gerak erp_private.gerak[])
returns jsonb
language plpgsql
stable
as $$
#variable_conflict use_column
declare
  v_g erp_private.gerak;
  v_hasil jsonb := stok_warn.rincian;
begin
  foreach v_g in array stok_warn.gerak loop
    -- By itself: an expression without a query costs a hundredth of one with it.
    continue when v_g.qty >= 0 or v_g.nilai <> 0;
    if exists (
      select from stok_pool as p
       where p.barang_id = v_g.barang_id and p.pool_id = v_g.pool_id and p.qty < 0
    ) then
      v_hasil := erp_private.peringatan_add(v_hasil, array[format(
        'detail.%s.barang_id: stok minus dan harga pokok belum diketahui; '
        'dibukukan 0 sampai barang masuk', v_g.baris - 1
      )]);
    end if;
  end loop;
  return v_hasil;
end
$$;

alter function erp_private.stok_warn(jsonb, erp_private.gerak[]) owner to erp_owner;
revoke all on function erp_private.stok_warn(jsonb, erp_private.gerak[]) from public;
grant execute on function erp_private.stok_warn(jsonb, erp_private.gerak[]) to erp_writer;
comment on function erp_private.stok_warn(jsonb, erp_private.gerak[]) is
  'Warnings about uncovered goods without a known cost.';
--! EndIncluded erp_private/stok/stok_warn.sql
--! Included erp_private/tenant/database_adopt.sql
-- Makes a database whole again that was copied or restored under another name. Grants on the
-- database itself are not copied with it, and the registry still names the request roles of the
-- original, which belong to that one alone. Jobs of change data capture stop there until somebody
-- tries them again. Repeating it changes nothing. Answers how many tenants
-- got a role of their own.
create or replace function erp_private.database_adopt()
returns integer
language plpgsql
as $$
#variable_conflict use_column
declare
  v_tenant record;
  v_peran text;
  v_jumlah integer := 0;
begin
  execute format('revoke all on database %I from public', current_database());
  execute format(
    'grant connect on database %I to erp_authenticator, erp_worker, erp_cdc', current_database()
  );
  for v_tenant in
    select t.kode, t.skema, t.peran_db
      from erp_private.tenant as t
     order by t.kode
  loop
    v_peran := erp_private.tenant_role_name(v_tenant.kode);
    if not exists (select from pg_catalog.pg_roles where rolname = v_peran) then
      execute format('create role %I nologin', v_peran);
    end if;
    execute format('grant erp_app to %I with inherit true, set false', v_peran);
    execute format('grant %I to erp_authenticator with inherit false, set true', v_peran);
    execute format('grant usage on schema %I to %I', v_tenant.skema, v_peran);
    continue when v_tenant.peran_db = v_peran;
    if exists (select from pg_catalog.pg_roles where rolname = v_tenant.peran_db) then
      execute format('revoke all on schema %I from %I', v_tenant.skema, v_tenant.peran_db);
    end if;
    update erp_private.tenant as t set peran_db = v_peran where t.kode = v_tenant.kode;
    v_jumlah := v_jumlah + 1;
  end loop;
  -- A copy must not go on writing where the original writes.
  if v_jumlah > 0 then
    update erp_private.cdc_job as j
       set status = 'dibatalkan', lease_owner = null, lease_until = null,
           catatan = 'database disalin atau dipulihkan dengan nama lain'
     where j.status in ('antre', 'berjalan');
    delete from erp_private.cdc_worker;
  end if;
  return v_jumlah;
end
$$;

revoke all on function erp_private.database_adopt() from public;
comment on function erp_private.database_adopt() is
  'Gives a restored or copied database its grants and request roles; answers how many changed.';
--! EndIncluded erp_private/tenant/database_adopt.sql
--! Included erp_private/tenant/tenant_create.sql
-- Makes a tenant: registry row, schema, request role, all steps, first rows, and its first admin.
-- `npm run -s tenant -- create KODE "NAMA" --admin EMAIL`. One transaction: all of it or nothing.
-- Codes: VATNT kode tidak sah · KOTNT kode sudah dipakai.
create or replace function erp_private.tenant_create(kode text, nama text, admin_email text)
returns void
language plpgsql
as $$
begin
  perform erp_private.tenant_place(kode, nama);
  perform erp_private.tenant_upgrade(kode);
  -- Books may begin with last year: a new user brings figures along, and settings can move the
  -- start later.
  perform erp_private.tenant_seed(
    nama, (date_trunc('year', current_date) - interval '1 year')::date
  );
  perform erp_private.membership_set(admin_email, null, kode, 'admin');
end
$$;

revoke all on function erp_private.tenant_create(text, text, text) from public;
comment on function erp_private.tenant_create(text, text, text) is
  'Makes a tenant with its schema, request role, tables, chart of accounts and first admin.';
--! EndIncluded erp_private/tenant/tenant_create.sql
--! Included erp_private/tenant/tenant_freeze.sql
-- Lets nobody write in a tenant until the caller's transaction ends, and waits for who is writing.
create or replace function erp_private.tenant_freeze(kode text)
returns void
language plpgsql
as $$
declare
  v_tabel text;
begin
  perform from erp_private.tenant as t where t.kode = tenant_freeze.kode for update;
  if not found then
    raise exception using errcode = 'TDTNT', message = format('tenant %s tidak ditemukan', kode);
  end if;
  for v_tabel in
    select format('%I.%I', t.schemaname, t.tablename)
      from pg_catalog.pg_tables as t
     where t.schemaname = 't_' || tenant_freeze.kode
     order by t.tablename
  loop
    execute format('lock table %s in exclusive mode', v_tabel);
  end loop;
end
$$;

revoke all on function erp_private.tenant_freeze(text) from public;
comment on function erp_private.tenant_freeze(text) is
  'Lets nobody write in a tenant until the transaction ends (TDTNT).';
--! EndIncluded erp_private/tenant/tenant_freeze.sql
--! Included erp_private/tenant/tenant_jejak.sql
-- Puts the triggers of the audit trail on the tables of a tenant's schema that have none yet, as
-- the list of tables says. The key of a row is that of its primary key.
create or replace function erp_private.tenant_jejak(skema text)
returns void
language plpgsql
set search_path = pg_catalog
as $$
#variable_conflict use_column
declare
  v_tabel record;
begin
  -- A tenant may be at a step before the trail.
  if to_regclass(format('%I.audit', tenant_jejak.skema)) is null then
    return;
  end if;
  for v_tabel in
    select c.relname, coalesce(t.jejak, case t.sifat
             when 'induk' then 'penuh' when 'dokumen' then 'ubah' else 'tidak'
           end) as jejak,
           (
             select string_agg(quote_literal(a.attname), ', ' order by k.urutan)
               from pg_constraint as p
               cross join lateral unnest(p.conkey) with ordinality as k (nomor, urutan)
               join pg_attribute as a on a.attrelid = c.oid and a.attnum = k.nomor
              where p.conrelid = c.oid and p.contype = 'p'
           ) as kunci
      from erp_private.tenant_relations(tenant_jejak.skema) as c
      join erp_private.tenant_table as t on t.tabel = c.relname
     where c.relkind = 'r'
       and not exists (
         select from pg_trigger as g where g.tgrelid = c.oid and g.tgname = 'jejak'
       )
  loop
    continue when v_tabel.jejak = 'tidak';
    execute format(
      'create trigger jejak after %s on %I.%I for each row execute function erp_private.%I(%s)',
      case v_tabel.jejak when 'ubah' then 'update or delete' else 'insert or update or delete' end,
      tenant_jejak.skema, v_tabel.relname,
      case v_tabel.jejak when 'dokumen' then 'tg__transaksi_audit' else 'tg__baris_audit' end,
      v_tabel.kunci
    );
  end loop;
end
$$;

revoke all on function erp_private.tenant_jejak(text) from public;
grant execute on function erp_private.tenant_jejak(text) to erp_owner;
comment on function erp_private.tenant_jejak(text) is
  'Puts the triggers of the audit trail on the tables of a tenant schema.';
--! EndIncluded erp_private/tenant/tenant_jejak.sql
--! Included erp_private/tenant/tenant_place.sql
-- Makes the place of a tenant: registry row, schema and request role, without tables. For the
-- making and the restoring of tenants.
-- Codes: VATNT kode tidak sah · KOTNT kode sudah dipakai.
create or replace function erp_private.tenant_place(kode text, nama text)
returns void
language plpgsql
as $$
declare
  v_skema constant text := 't_' || kode;
  v_peran constant text := erp_private.tenant_role_name(kode);
begin
  if kode is null or kode !~ '^[a-z][a-z0-9]{0,30}$' or kode = 'templat' then
    raise exception using errcode = 'VATNT',
      message = 'kode: huruf kecil dan angka, diawali huruf, paling panjang 31 (bukan "templat")';
  end if;
  if exists (select from erp_private.tenant as t where t.kode = tenant_place.kode) then
    raise exception using errcode = 'KOTNT', message = format('kode: tenant %s sudah ada', kode);
  end if;
  insert into erp_private.tenant (kode, nama, peran_db)
  values (tenant_place.kode, tenant_place.nama, v_peran);

  execute format('create schema %I authorization erp_owner', v_skema);
  if not exists (select from pg_catalog.pg_roles where rolname = v_peran) then
    execute format('create role %I nologin', v_peran);
  end if;
  execute format('grant erp_app to %I with inherit true, set false', v_peran);
  execute format('grant %I to erp_authenticator with inherit false, set true', v_peran);
  execute format('grant usage on schema %I to %I, erp_writer, erp_reader', v_skema, v_peran);
end
$$;

revoke all on function erp_private.tenant_place(text, text) from public;
comment on function erp_private.tenant_place(text, text) is
  'Makes the registry row, schema and request role of a tenant (VATNT, KOTNT).';
--! EndIncluded erp_private/tenant/tenant_place.sql
--! Included erp_private/tenant/tenant_publikasi.sql
-- Publishes the tables of a tenant that jobs of change data capture may take, and no others. A
-- table without a primary key stays out: it could not be updated any more. One statement, because
-- the publication is locked until the transaction ends. Answers how many tables came.
create or replace function erp_private.tenant_publikasi(skema text)
returns integer
language plpgsql
set search_path = pg_catalog
as $$
#variable_conflict use_column
declare
  v_baru text[];
begin
  -- The template is nobody's: nothing of it is ever captured.
  if tenant_publikasi.skema = 'tenant_templat' then
    return 0;
  end if;
  v_baru := array(
    select c.oid::regclass::text
      from erp_private.tenant_relations(tenant_publikasi.skema) as c
      join erp_private.tenant_table as t on t.tabel = c.relname and t.cdc
     where c.relkind = 'r'
       and exists (select from pg_index as i where i.indrelid = c.oid and i.indisprimary)
       and not exists (
         select from pg_publication_rel as r
           join pg_publication as p on p.oid = r.prpubid and p.pubname = 'niaga_cdc'
          where r.prrelid = c.oid
       )
     order by c.relname
  );
  if cardinality(v_baru) > 0 then
    execute 'alter publication niaga_cdc add table ' || array_to_string(v_baru, ', ');
  end if;
  return cardinality(v_baru);
end
$$;

alter function erp_private.tenant_publikasi(text) owner to erp_owner;
revoke all on function erp_private.tenant_publikasi(text) from public;
grant execute on function erp_private.tenant_publikasi(text) to erp_owner;
comment on function erp_private.tenant_publikasi(text) is
  'Publishes the tables of a tenant for change data capture; answers how many came.';
--! EndIncluded erp_private/tenant/tenant_publikasi.sql
--! Included erp_private/tenant/tenant_relations.sql
-- The tables, views and sequences of a schema, found by what depends on it: a catalog of a thousand
-- tenants has half a million relations, and no index by schema.
create or replace function erp_private.tenant_relations(skema text)
returns setof pg_catalog.pg_class
language sql
stable
set search_path = pg_catalog
as $$
  select c.*
    from pg_depend as d
    join pg_class as c on c.oid = d.objid
   where d.refclassid = 'pg_namespace'::regclass
     and d.refobjid = to_regnamespace(quote_ident(tenant_relations.skema))
     and d.classid = 'pg_class'::regclass
$$;

alter function erp_private.tenant_relations(text) owner to erp_owner;
revoke all on function erp_private.tenant_relations(text) from public;
grant execute on function erp_private.tenant_relations(text) to erp_owner;
comment on function erp_private.tenant_relations(text) is
  'Tables, views and sequences of a tenant schema.';
--! EndIncluded erp_private/tenant/tenant_relations.sql
--! Included erp_private/tenant/tenant_remove.sql
-- Removes a tenant with all its rows, its request role, memberships and notifications. For
-- `npm run -s tenant -- remove KODE BERKAS`, which makes and reads back a backup before.
create or replace function erp_private.tenant_remove(kode text)
returns void
language plpgsql
as $$
declare
  v_skema constant text := 't_' || kode;
  v_peran constant text := erp_private.tenant_role_name(kode);
  v_tabel text;
begin
  perform erp_private.tenant_freeze(kode);
  select string_agg(format('%I.%I', t.schemaname, t.tablename), ', ') into v_tabel
    from pg_catalog.pg_tables as t
   where t.schemaname = v_skema;
  execute 'drop table ' || v_tabel;
  -- Those of a column went with its table.
  select string_agg(format('%I.%I', s.schemaname, s.sequencename), ', ') into v_tabel
    from pg_catalog.pg_sequences as s
   where s.schemaname = v_skema;
  if v_tabel is not null then
    execute 'drop sequence ' || v_tabel;
  end if;
  execute format('drop schema %I', v_skema);
  delete from erp_private.tenant as t where t.kode = tenant_remove.kode;
  execute format('drop owned by %I', v_peran);
  execute format('drop role %I', v_peran);
end
$$;

revoke all on function erp_private.tenant_remove(text) from public;
comment on function erp_private.tenant_remove(text) is
  'Removes a tenant with all its rows, role and memberships (TDTNT).';
--! EndIncluded erp_private/tenant/tenant_remove.sql
--! Included erp_private/tenant/tenant_step_apply.sql
-- Applies one step to one tenant, in the caller's transaction. Repeating it changes nothing.
create or replace function erp_private.tenant_step_apply(kode text, nomor integer)
returns boolean
language plpgsql
as $$
declare
  v_tenant record;
begin
  select t.skema, t.langkah into v_tenant
    from erp_private.tenant as t
   where t.kode = tenant_step_apply.kode
     for update;
  if not found then
    raise exception using errcode = 'TDTNT', message = format('tenant %s tidak ditemukan', kode);
  end if;
  if v_tenant.langkah >= nomor then
    return false;
  end if;
  if v_tenant.langkah <> (
    select coalesce(max(s.nomor), 0)
      from erp_private.tenant_step as s
     where s.nomor < tenant_step_apply.nomor
  ) then
    raise exception using errcode = 'KOLKH', message = format(
      'tenant %s masih di langkah %s, belum siap untuk %s', kode, v_tenant.langkah, nomor
    );
  end if;
  perform erp_private.tenant_step_run(v_tenant.skema, kode, nomor);
  -- Once, after the last step: the publication stays locked until the end of the transaction.
  if nomor = (select max(s.nomor) from erp_private.tenant_step as s) then
    perform erp_private.tenant_publikasi(v_tenant.skema);
  end if;
  update erp_private.tenant as t
     set langkah = tenant_step_apply.nomor
   where t.kode = tenant_step_apply.kode;
  return true;
end
$$;

revoke all on function erp_private.tenant_step_apply(text, integer) from public;
comment on function erp_private.tenant_step_apply(text, integer) is
  'Applies one DDL step to one tenant; false when the tenant already has it.';
--! EndIncluded erp_private/tenant/tenant_step_apply.sql
--! Included erp_private/tenant/tenant_wall.sql
-- Puts the wall around each table of a tenant's schema (tenant_wall_table), and has its changes
-- audited. Run after every step, so that no table is ever without it; where it stands as it should
-- nothing is done, because a tenant replays many steps.
create or replace function erp_private.tenant_wall(skema text, kode text)
returns void
language plpgsql
set search_path = pg_catalog
as $$
declare
  v_tabel record;
  v_bentuk constant text := (
    select md5(p.prosrc)
      from pg_proc as p
     where p.oid = 'erp_private.tenant_wall_table'::regproc
  );
begin
  for v_tabel in
    select c.relname, t.tabel, t.pembaca, t.hak_tulis, t.syarat, w.tanda
      from erp_private.tenant_relations(skema) as c
      left join erp_private.tenant_table as t on t.tabel = c.relname
     cross join lateral (
       select md5(concat_ws(
         '|', v_bentuk, tenant_wall.kode, t.pembaca, t.hak_tulis, t.syarat
       )) as tanda
     ) as w
     where c.relkind in ('r', 'p')
       and (
         t.tabel is null or not c.relrowsecurity or 3 <> (
           select count(*) from pg_policy as p where p.polrelid = c.oid
         ) or not exists (
           select
             from pg_policy as p
            where p.polrelid = c.oid and obj_description(p.oid, 'pg_policy') = w.tanda
         )
       )
     order by c.relname
  loop
    if v_tabel.tabel is null then
      raise exception using errcode = 'KOTBL',
        message = format('tabel tenant %s tidak ada dalam daftar tabel', v_tabel.relname);
    end if;
    perform erp_private.tenant_wall_table(
      skema, kode, v_tabel.relname, v_tabel.pembaca, v_tabel.hak_tulis, v_tabel.syarat,
      v_tabel.tanda
    );
  end loop;
  perform erp_private.tenant_jejak(skema);
  for v_tabel in
    select c.relname
      from erp_private.tenant_relations(skema) as c
     where case
         when c.relkind = 'S' then not has_sequence_privilege('erp_writer', c.oid, 'usage')
       end
  loop
    execute format('grant usage on sequence %I.%I to erp_writer', skema, v_tabel.relname);
  end loop;
end
$$;

revoke all on function erp_private.tenant_wall(text, text) from public;
grant execute on function erp_private.tenant_wall(text, text) to erp_owner;
comment on function erp_private.tenant_wall(text, text) is
  'Row-level security and grants for every table of a tenant schema (KOTBL for an unlisted table).';
--! EndIncluded erp_private/tenant/tenant_wall.sql
--! Included erp_private/transaksi/dokumen_finalize.sql
-- Turns a draft into the posted document that was made of it.
create or replace function erp_private.dokumen_finalize(dokumen erp_private.dokumen)
returns void
language plpgsql
as $$
#variable_conflict use_column
declare
  v_d constant erp_private.dokumen := dokumen_finalize.dokumen;
begin
  update transaksi as t
     set nomor = v_d.nomor, tanggal = v_d.tanggal, kontak_id = v_d.kontak_id,
         lokasi_id = v_d.lokasi_id, jatuh_tempo = v_d.jatuh_tempo,
         nomor_referensi = v_d.nomor_referensi,
         nomor_faktur_supplier = v_d.nomor_faktur_supplier, keterangan = v_d.keterangan,
         harga_kode = v_d.harga_kode,
         harga_termasuk_pajak = coalesce(v_d.harga_termasuk_pajak, false), status = 'final',
         bruto = coalesce(v_d.bruto, 0), diskon = coalesce(v_d.diskon, 0),
         dpp = coalesce(v_d.dpp, 0), ppn = coalesce(v_d.ppn, 0), ongkos = coalesce(v_d.ongkos, 0),
         ongkos_ppn = coalesce(v_d.ongkos_ppn, 0),
         biaya_tambahan = coalesce(v_d.biaya_tambahan, 0),
         pembulatan = coalesce(v_d.pembulatan, 0), total_nilai = v_d.total_nilai,
         hpp_total = v_d.hpp_total, dibayar = coalesce(v_d.dibayar, 0), sisa = v_d.sisa,
         posting_id = v_d.posting_id, dokumen_asal_id = v_d.dokumen_asal_id,
         status_order = v_d.status_order, rincian = coalesce(v_d.rincian, '{}'), isi = null,
         disetujui_oleh = erp.pengguna_id(), diubah_pada = clock_timestamp()
   where t.id = v_d.id;
end
$$;

alter function erp_private.dokumen_finalize(erp_private.dokumen) owner to erp_owner;
revoke all on function erp_private.dokumen_finalize(erp_private.dokumen) from public;
grant execute on function erp_private.dokumen_finalize(erp_private.dokumen) to erp_writer;
comment on function erp_private.dokumen_finalize(erp_private.dokumen) is
  'Turns a draft into its posted document.';
--! EndIncluded erp_private/transaksi/dokumen_finalize.sql
--! Included erp_private/transaksi/dokumen_write.sql
-- Writes the head of a posted document: a new row, or the draft that became final.
create or replace function erp_private.dokumen_write(dokumen erp_private.dokumen)
returns void
language plpgsql
as $$
#variable_conflict use_column
declare
  v_d constant erp_private.dokumen := dokumen_write.dokumen;
begin
  insert into transaksi (
    id, jenis, nomor, tanggal, kontak_id, lokasi_id, jatuh_tempo, nomor_referensi,
    nomor_faktur_supplier, keterangan, harga_kode, harga_termasuk_pajak, status,
    bruto, diskon, dpp, ppn, ongkos, ongkos_ppn, biaya_tambahan, pembulatan,
    total_nilai, hpp_total, dibayar, sisa, posting_id,
    dokumen_asal_id, status_order, rincian, dibuat_oleh
  )
  values (
    v_d.id, v_d.jenis, v_d.nomor, v_d.tanggal, v_d.kontak_id, v_d.lokasi_id, v_d.jatuh_tempo,
    v_d.nomor_referensi, v_d.nomor_faktur_supplier, v_d.keterangan, v_d.harga_kode,
    coalesce(v_d.harga_termasuk_pajak, false), 'final',
    coalesce(v_d.bruto, 0), coalesce(v_d.diskon, 0), coalesce(v_d.dpp, 0), coalesce(v_d.ppn, 0),
    coalesce(v_d.ongkos, 0), coalesce(v_d.ongkos_ppn, 0), coalesce(v_d.biaya_tambahan, 0),
    coalesce(v_d.pembulatan, 0), v_d.total_nilai, v_d.hpp_total, coalesce(v_d.dibayar, 0),
    v_d.sisa, v_d.posting_id, v_d.dokumen_asal_id, v_d.status_order,
    coalesce(v_d.rincian, '{}'), erp.pengguna_id()
  )
  on conflict (id) do nothing;
  if not found then
    perform erp_private.dokumen_finalize(v_d);
  end if;
end
$$;

alter function erp_private.dokumen_write(erp_private.dokumen) owner to erp_owner;
revoke all on function erp_private.dokumen_write(erp_private.dokumen) from public;
grant execute on function erp_private.dokumen_write(erp_private.dokumen) to erp_writer;
comment on function erp_private.dokumen_write(erp_private.dokumen) is
  'Writes the head of a posted document, or turns its draft into it.';
--! EndIncluded erp_private/transaksi/dokumen_write.sql
--! Included erp_private/transaksi/terima_close.sql
-- Ends the posting of a receipt: balances, and the heads of its journals. They are the system's:
-- the document keeps its one number.
-- Code: KOKAS.
create or replace function erp_private.terima_close(
  posting_id bigint, transaksi_id bigint, kepala erp_private.jurnal_kepala[]
)
returns void
language plpgsql
as $$
#variable_conflict use_column
begin
  perform erp_private.saldo_post(terima_close.posting_id);
  perform erp_private.jurnal_number(
    terima_close.posting_id, terima_close.transaksi_id, null, terima_close.kepala
  );
end
$$;

alter function
  erp_private.terima_close(bigint, bigint, erp_private.jurnal_kepala[]) owner to erp_owner;
revoke all on function
  erp_private.terima_close(bigint, bigint, erp_private.jurnal_kepala[]) from public;
grant execute on function
  erp_private.terima_close(bigint, bigint, erp_private.jurnal_kepala[]) to erp_writer;
comment on function erp_private.terima_close(bigint, bigint, erp_private.jurnal_kepala[]) is
  'Balances and journal heads of a receipt (KOKAS).';
--! EndIncluded erp_private/transaksi/terima_close.sql
--! Included erp_private/transaksi/transaksi_column.sql
-- The fields of the transaction list: how each is read, and what it is good for. `golongan`:
-- standar = always shown, hitung = by custom_fields. `cari` = a text that search looks in.
create or replace function erp_private.transaksi_column()
returns table (nama text, ekspresi text, golongan text, cari boolean)
language sql
immutable
set search_path = pg_catalog
as $$
  values
    ('id', 't.id', 'standar', false),
    ('nomor_transaksi', 't.nomor', 'standar', true),
    ('nomor_bukti', 't.nomor', 'standar', true),
    ('jenis', 't.jenis', 'standar', false),
    (
      'jenis_kode', '(select r.kode from erp.jenis_transaksi_ref as r where r.jenis = t.jenis)',
      'standar', false
    ),
    ('tanggal', 't.tanggal', 'standar', false),
    ('kontak_id', 't.kontak_id', 'standar', false),
    ('kontak_nama', 'k.nama', 'standar', true),
    ('lokasi_id', 't.lokasi_id', 'standar', false),
    ('total_nilai', 't.total_nilai', 'standar', false),
    ('status', 't.status', 'standar', false),
    ('status_bayar', 't.status_bayar', 'standar', false),
    ('sisa', 't.sisa', 'standar', false),
    ('nomor_referensi', 't.nomor_referensi', 'standar', true),
    ('keterangan', 't.keterangan', 'standar', true),
    ('kontak_kode', 'k.kode', 'hitung', false),
    ('dibuat_oleh', 't.dibuat_oleh', 'hitung', false),
    ('jatuh_tempo', 't.jatuh_tempo', 'hitung', false),
    ('hpp_total', 'erp_private.transaksi_cost(t.id)', 'hitung', false),
    ('laba', 't.dpp - erp_private.transaksi_cost(t.id)', 'hitung', false)
$$;

alter function erp_private.transaksi_column() owner to erp_owner;
revoke all on function erp_private.transaksi_column() from public;
grant execute on function erp_private.transaksi_column() to erp_reader, erp_writer;
comment on function erp_private.transaksi_column() is 'Fields of the transaction list.';
--! EndIncluded erp_private/transaksi/transaksi_column.sql
--! Included erp_private/transaksi/transaksi_list_order.sql
-- The order of the transaction list over t (transaksi) and k (kontak), newest first unless asked
-- otherwise. The id makes it total and follows the direction of the last field, so that one index
-- serves both directions; what may be empty comes last in both.
create or replace function erp_private.transaksi_list_order(sort text[])
returns text
language sql
immutable
set search_path = pg_catalog
as $$
  select coalesce(
      string_agg(
        c.ekspresi || case
          when s.isi !~ ':desc$' then ''
          when c.ekspresi in ('t.id', 't.nomor', 't.tanggal', 't.total_nilai', 't.status')
            then ' desc'
          else ' desc nulls last'
        end,
        ', ' order by s.urutan
      ) || ', t.id' || case when sort[cardinality(sort)] ~ ':desc$' then ' desc' else '' end,
      't.tanggal desc, t.id desc'
    )
    from unnest(sort) with ordinality as s (isi, urutan)
    join erp_private.transaksi_column() as c on c.nama = regexp_replace(s.isi, ':(asc|desc)$', '')
$$;

alter function erp_private.transaksi_list_order(text[]) owner to erp_owner;
revoke all on function erp_private.transaksi_list_order(text[]) from public;
grant execute on function erp_private.transaksi_list_order(text[]) to erp_reader;
comment on function erp_private.transaksi_list_order(text[]) is
  'The SQL order of the transaction list.';
--! EndIncluded erp_private/transaksi/transaksi_list_order.sql
--! Included erp_private/transaksi/transaksi_list_search.sql
-- The ids of the transactions that a search finds, as a query: those under `syarat`
-- (transaksi_list_where) whose own texts, or whose contact's name, are like the pattern $2. Two
-- queries in one, so that each finds its rows by its index; `cari` holds all texts of a document,
-- so it narrows the rows also when only some of them count.
create or replace function erp_private.transaksi_list_search(syarat text, search_fields text[])
returns text
language sql
immutable
set search_path = pg_catalog
as $$
  select string_agg(q.isi, ' union ' order by q.ke)
    from (
      select 1 as ke,
             'select t.id from transaksi as t where ' || syarat
               || ' and t.cari like $2'
               || coalesce(' and (' || (
                 select string_agg(format('erp.teks_cari(%s) like $2', c.ekspresi), ' or ')
                   from erp_private.transaksi_column() as c
                  where c.cari and c.nama <> 'kontak_nama' and c.nama = any (search_fields)
               ) || ')', '') as isi
       where nullif(search_fields, '{}') is null or search_fields <> '{kontak_nama}'
      union all
      select 2,
             'select t.id from kontak as k join transaksi as t on t.kontak_id = k.id where '
               || syarat || ' and k.cari like $2 and erp.teks_cari(k.nama) like $2'
       where nullif(search_fields, '{}') is null or 'kontak_nama' = any (search_fields)
    ) as q
$$;

alter function erp_private.transaksi_list_search(text, text[]) owner to erp_owner;
revoke all on function erp_private.transaksi_list_search(text, text[]) from public;
grant execute on function erp_private.transaksi_list_search(text, text[]) to erp_reader;
comment on function erp_private.transaksi_list_search(text, text[]) is
  'Query for the ids of the transactions that a search finds.';
--! EndIncluded erp_private/transaksi/transaksi_list_search.sql
--! Included erp_private/transaksi/transaksi_list_where.sql
-- The condition of the transaction list as SQL over t (transaksi): $1 is the filter. Names come
-- from a fixed list; values only travel as parameters. What follows from a condition stands beside
-- it where an index covers just such rows: those that are not final, those that are not paid.
create or replace function erp_private.transaksi_list_where(
  jenis erp.jenis_transaksi, permintaan erp.permintaan_list
)
returns text
language sql
immutable
set search_path = pg_catalog
as $$
  select format('t.jenis = %L', jenis) || coalesce((
      select string_agg(
        case x.kunci
          when 'kontak_id' then ' and t.kontak_id = ($1 ->> ''kontak_id'')::bigint'
          when 'lokasi_id' then ' and t.lokasi_id = ($1 ->> ''lokasi_id'')::bigint'
          when 'dari' then ' and t.tanggal >= ($1 ->> ''dari'')::date'
          when 'sampai' then ' and t.tanggal <= ($1 ->> ''sampai'')::date'
          when 'status' then ' and t.status = ($1 ->> ''status'')::erp.status_transaksi'
            || case when x.nilai <> 'final' then ' and t.status <> ''final''' else '' end
          when 'nomor_referensi' then ' and t.nomor_referensi = $1 ->> ''nomor_referensi'''
          when 'status_bayar' then case x.nilai
            when 'outstanding' then ' and t.status_bayar in (''belum'', ''sebagian'')'
            else ' and t.status_bayar = ($1 ->> ''status_bayar'')::erp.status_bayar'
            || case
              when x.nilai <> 'lunas' then ' and t.status_bayar in (''belum'', ''sebagian'')'
              else ''
            end
          end
        end,
        ''
      )
        from jsonb_each_text(coalesce(permintaan.filter, '{}')) as x (kunci, nilai)
    ), '')
$$;

alter function erp_private.transaksi_list_where(erp.jenis_transaksi, erp.permintaan_list)
  owner to erp_owner;
revoke all on function erp_private.transaksi_list_where(erp.jenis_transaksi, erp.permintaan_list)
  from public;
grant execute on function erp_private.transaksi_list_where(erp.jenis_transaksi, erp.permintaan_list)
  to erp_reader;
comment on function erp_private.transaksi_list_where(erp.jenis_transaksi, erp.permintaan_list) is
  'Condition of the transaction list.';
--! EndIncluded erp_private/transaksi/transaksi_list_where.sql
--! Included erp_private/transaksi/transaksi_post.sql
-- Posts a document of any kind: the one place that branches on the kind, by name. Ends with every
-- deferred proof, so that errors come from here and not from the commit.
-- The statements of a posting take single rows by their keys: a plan of its own for each set of
-- values is never better, and making them was a fifth of the posting.
-- Code: TDJNS jenis belum dilayani, VADOK.
create or replace function erp_private.transaksi_post(
  id bigint, jenis erp.jenis_transaksi, isi jsonb
)
returns void
language plpgsql
set plan_cache_mode = 'force_generic_plan'
as $$
#variable_conflict use_column
declare
  v_posting constant text := 'posting_' || replace(transaksi_post.jenis::text, '-', '_');
  v_terhitung constant boolean := transaksi_post.isi ? 'sudah_terhitung_opname';
begin
  if to_regprocedure(format('erp_private.%I(bigint, jsonb)', v_posting)) is null then
    raise exception using errcode = 'TDJNS',
      message = format('jenis transaksi %s belum dilayani', transaksi_post.jenis);
  end if;
  if v_terhitung then
    perform erp_private.terhitung_check(transaksi_post.isi);
  end if;
  execute format('select erp_private.%I($1, $2)', v_posting)
    using transaksi_post.id, transaksi_post.isi;
  if v_terhitung then
    perform erp_private.terhitung_note(
      transaksi_post.id, (transaksi_post.isi ->> 'sudah_terhitung_opname')::bigint
    );
  end if;
  set constraints all immediate;
end
$$;

alter function erp_private.transaksi_post(bigint, erp.jenis_transaksi, jsonb) owner to erp_owner;
revoke all on function erp_private.transaksi_post(bigint, erp.jenis_transaksi, jsonb) from public;
grant execute on function erp_private.transaksi_post(bigint, erp.jenis_transaksi, jsonb)
  to erp_writer;
comment on function erp_private.transaksi_post(bigint, erp.jenis_transaksi, jsonb) is
  'Posts a document of any kind and proves it (TDJNS and the codes of the kind).';
--! EndIncluded erp_private/transaksi/transaksi_post.sql
--! Included erp_private/transaksi/void_date.sql
-- When a void stands in the books, with that month locked. In the original's place (`koreksi`)
-- while that month is open and no date was asked for, else on the given day or today. An opening
-- balance is always taken back where it stands. Null for a document that is not final.
-- Codes: VATGL sebelum transaksi, KOTUP.
create or replace function erp_private.void_date(
  jenis erp.jenis_transaksi, id bigint, diminta date, out tanggal date, out koreksi boolean
)
language plpgsql
as $$
#variable_conflict use_column
declare
  v_asal date;
  v_pembuka boolean;
  v_lepas date;
begin
  select t.tanggal, exists (
           select from jurnal as j where j.posting_id = t.posting_id and j.pembuka
         )
    into v_asal, v_pembuka
    from transaksi as t
   where t.id = void_date.id and t.jenis = void_date.jenis and t.status = 'final';
  if not found then
    return;
  end if;
  if v_pembuka then
    tanggal := coalesce(void_date.diminta, v_asal);
    koreksi := true;
    perform erp_private.periode_lock_opening(void_date.tanggal, 'tanggal');
    return;
  end if;
  -- Not before what the void of another document released of this one.
  select max(j.tanggal) into v_lepas
    from jurnal as j
    join posting as g on g.id = j.posting_id
   where j.transaksi_id = void_date.id and g.transaksi_id <> j.transaksi_id;
  koreksi := void_date.diminta is null and coalesce(v_lepas <= v_asal, true)
    and erp_private.periode_is_open(v_asal);
  tanggal := case
    when koreksi then v_asal
    else coalesce(void_date.diminta, erp_private.tenant_today())
  end;
  if void_date.tanggal < greatest(v_asal, v_lepas) then
    raise exception using errcode = 'VATGL',
      message = format('tanggal: sebelum tanggal transaksi (%s)', greatest(v_asal, v_lepas));
  end if;
  perform erp_private.periode_lock(void_date.tanggal, 'tanggal');
end
$$;

alter function erp_private.void_date(erp.jenis_transaksi, bigint, date) owner to erp_owner;
revoke all on function erp_private.void_date(erp.jenis_transaksi, bigint, date) from public;
grant execute on function erp_private.void_date(erp.jenis_transaksi, bigint, date) to erp_writer;
comment on function erp_private.void_date(erp.jenis_transaksi, bigint, date) is
  'Day of a void, and whether it takes the original''s place; locks the month (VATGL, KOTUP).';
--! EndIncluded erp_private/transaksi/void_date.sql
--! Included erp_private/transaksi/void_receipt.sql
-- Takes back the receipt of a document that is about to be voided: its place in the books is its
-- own day while that is open and the void itself takes its original's place, else the day of the
-- void.
-- Codes: KODEP tanpa kaskade, KOSTK, KOKAS, KOTUP.
create or replace function erp_private.void_receipt(
  transaksi_id bigint, nomor text, tanggal date, koreksi boolean, kaskade boolean, alasan text
)
returns void
language plpgsql
as $$
#variable_conflict use_column
declare
  v_posting constant bigint := erp_private.transaksi_receipt(void_receipt.transaksi_id);
  v_diterima date;
  v_koreksi boolean;
begin
  if v_posting is null then
    return;
  end if;
  if not coalesce(void_receipt.kaskade, false) then
    raise exception using errcode = 'KODEP',
      message = 'transaksi ini sudah diterima; kaskade membatalkan penerimaannya juga';
  end if;
  select (t.rincian -> 'terima' ->> 'tanggal')::date into v_diterima
    from transaksi as t
   where t.id = void_receipt.transaksi_id;
  v_koreksi := void_receipt.koreksi and erp_private.periode_is_open(v_diterima);
  perform erp_private.void_post(
    void_receipt.transaksi_id, v_posting,
    coalesce(
      (
        select j.nomor from jurnal as j
         where j.posting_id = v_posting and j.jenis in ('transaksi', 'terima')
      ),
      void_receipt.nomor
    ),
    case
      when v_koreksi then v_diterima
      when void_receipt.koreksi then erp_private.tenant_today()
      else greatest(void_receipt.tanggal, v_diterima)
    end,
    v_koreksi, void_receipt.alasan
  );
end
$$;

alter function
  erp_private.void_receipt(bigint, text, date, boolean, boolean, text) owner to erp_owner;
revoke all on function
  erp_private.void_receipt(bigint, text, date, boolean, boolean, text) from public;
grant execute on function
  erp_private.void_receipt(bigint, text, date, boolean, boolean, text) to erp_writer;
comment on function erp_private.void_receipt(bigint, text, date, boolean, boolean, text) is
  'Reverses the receipt of a document that is voided with kaskade (KODEP without).';
--! EndIncluded erp_private/transaksi/void_receipt.sql
--! Included erp_private/triggers/tg__hpp_settled.sql
-- No month is closed and no lock date moved while costs of goods wait for the worker: their
-- corrections must still reach the days on which they belong.
-- Code: KOHPP names the goods.
create or replace function erp_private.tg__hpp_settled()
returns trigger
language plpgsql
as $$
declare
  v_nama text;
begin
  -- The schema of the table: an administrator may change a setting without a search path.
  execute format(
    $sql$
      select string_agg(format('%%s sejak %%s', b.kode, h.tanggal), ', ' order by h.tanggal, b.kode)
        from (
          select x.barang_id, x.tanggal from %1$I.hpp_tertunda as x order by x.tanggal limit 5
        ) as h
        join %1$I.barang as b on b.id = h.barang_id
    $sql$,
    tg_table_schema
  ) into v_nama;
  if v_nama is not null then
    raise exception using errcode = 'KOHPP', message = format(
      'HPP masih dikoreksi oleh worker (barang %s); coba lagi setelah selesai', v_nama
    );
  end if;
  return new;
end
$$;

alter function erp_private.tg__hpp_settled() owner to erp_owner;
revoke all on function erp_private.tg__hpp_settled() from public;
grant execute on function erp_private.tg__hpp_settled() to erp_writer;
comment on function erp_private.tg__hpp_settled() is
  'Refuses to close a month or move the lock while costs wait for the worker (KOHPP).';
--! EndIncluded erp_private/triggers/tg__hpp_settled.sql

set local check_function_bodies = on;

--! split: 900-tenant_steps.sql
-- Generated by db/scripts/include.ts. Do not edit: edit the files it includes.

select erp_private.tenant_step_register(35, 'publikasi', $langkah$
--! Included tenant/0035_publikasi.sql
-- Tables of a tenant join the publication of change data capture after its newest step. This step
-- changes no table: it brings those tenants there that had all steps before.

select erp_private.tenant_publikasi(current_schema());
--! EndIncluded tenant/0035_publikasi.sql
$langkah$);

select erp_private.tenant_step_register(36, 'audit_banyak', $langkah$
--! Included tenant/0036_audit_banyak.sql
-- How many sealed rows of the audit trail there are of each thing and action, {"barang|ubah": 12}:
-- kept by who seals, so that a list need not count a million rows.
alter table audit_posisi add column banyak jsonb not null default '{}';
update audit_posisi
   set banyak = coalesce((
     select jsonb_object_agg(x.kunci, x.banyak)
       from (
         select a.entitas || '|' || a.aksi as kunci, count(*) as banyak
           from audit_segel as s
           join audit as a on a.id = s.audit_id
          group by 1
       ) as x
   ), '{}');
--! EndIncluded tenant/0036_audit_banyak.sql
$langkah$);

select erp_private.tenant_step_register(38, 'daftar_panjang', $langkah$
--! Included tenant/0038_daftar_panjang.sql
-- What lists of a million rows are read by. A list of masters shows the active ones unless asked
-- otherwise, so `aktif` leads: filters, orders and totals then need the index alone. Indexes with
-- few different entries stay small, because equal ones are kept once.
create index on barang (aktif);
create index on barang (aktif, kategori, id);
create index on barang (aktif, merek, id);
create index on barang (aktif, harga_jual, id);
drop index if exists barang_kategori_id_idx;
create index on kontak (aktif);
create index on kontak (aktif, tipe, id);
create index on kontak (aktif, kota, id);
drop index if exists kontak_tipe_id_idx;
create index on transaksi (jenis, status, status_bayar, lokasi_id);
create index on transaksi (jenis, total_nilai, id);
-- Documents that are not final, or not paid, are few among all.
create index on transaksi (jenis, tanggal desc, id desc) where status <> 'final';
create index on transaksi (jenis, tanggal desc, id desc)
  where status_bayar in ('belum', 'sebagian');
-- The text that a search looks in, without case and accents. A column, because an expression would
-- be computed before the wall of row-level security lets it use an index.
alter table transaksi add column cari text generated always as (
  erp.teks_cari(nomor || ' ' || coalesce(nomor_referensi, '') || ' ' || coalesce(keterangan, ''))
) stored;
create index transaksi_cari on transaksi using gin (cari ekstensi.gin_trgm_ops);
--! EndIncluded tenant/0038_daftar_panjang.sql
$langkah$);

-- The template takes the steps at once, tenants by their runner.
select erp_private.tenant_template_upgrade();

--! Included reference/tenant_comment.sql
-- What GraphiQL tells about the tables of a tenant. Only the template bears comments: GraphQL's
-- schema is built from it, and a tenant's own schema is never introspected. A table that has no
-- reader (posting, penomoran, idempotency) does not appear there and needs none.
-- Columns that every master record has: aktif, atribut, cari, dibuat_pada, diubah_pada.

comment on table tenant_templat.pengaturan is 'Settings of the tenant. One row.';
comment on column tenant_templat.pengaturan.mata_uang is 'Currency of all amounts, ISO 4217.';
comment on column tenant_templat.pengaturan.zona_waktu is
  'IANA time zone; decides what "today" is for every rule about dates.';
comment on column tenant_templat.pengaturan.metode_hpp is
  'Costing of stock: rata-rata (moving average) or fifo (first in, first out).';
comment on column tenant_templat.pengaturan.lingkup_hpp is
  'One cost pool per barang for the whole tenant, or one per barang and lokasi.';
comment on column tenant_templat.pengaturan.kebijakan_stok_minus is
  'Whether stock may go below zero; tolak (no) is the only one so far.';
comment on column tenant_templat.pengaturan.wajib_persetujuan is
  'Whether every new document begins as a draft that somebody approves.';
comment on column tenant_templat.pengaturan.empat_mata is
  'Whether the author of a draft may not approve it.';
comment on column tenant_templat.pengaturan.penyetuju is
  'Who may approve: admin only, or staff too.';
comment on column tenant_templat.pengaturan.tanggal_mulai is
  'First day of the books; nothing is dated before it.';
comment on column tenant_templat.pengaturan.tanggal_kunci is
  'Lock date: nothing is dated on it or before. Null: no lock.';
comment on column tenant_templat.pengaturan.kunci_saldo_awal is
  'Whether opening balances are closed.';
comment on column tenant_templat.pengaturan.awal_tahun_buku is
  'Month in which the book year begins, 1 to 12.';
comment on column tenant_templat.pengaturan.pembulatan is
  'Step to which a document''s total may be rounded: 0 (not at all), 100 or 500.';
comment on column tenant_templat.pengaturan.batas_hapus_piutang is
  'Receivables written off above this amount in one audit need the approval of another user; null:'
  ' no limit.';
comment on column tenant_templat.pengaturan.kebijakan_kredit is
  'A sale above the credit limit of its contact: refused (tolak), or booked with a warning'
  ' (peringatan).';
comment on column tenant_templat.pengaturan.toleransi_order is
  'How much more than ordered a delivery may bring, in percent of each order line; 0: nothing.';
comment on column tenant_templat.pengaturan.metode_potongan is
  'Sales in the journal: net of discounts (neto), or gross with the discount beside it (bruto).';
comment on column tenant_templat.pengaturan.format_nomor is
  'Pattern of document numbers, of {kode}, {lokasi}, {YYYYMM}, {nnnnn}.';

comment on table tenant_templat.modul is 'Which modules are switched on.';
comment on table tenant_templat.periode is
  'Months, open (buka) or closed (tutup). A month without a row is open.';
comment on column tenant_templat.periode.bulan is 'First day of the month.';

comment on table tenant_templat.akun is 'Chart of accounts.';
comment on column tenant_templat.akun.subklas_id is
  'Subclass; its class decides the place in balance sheet and income statement.';
comment on column tenant_templat.akun.saldo_normal is
  'Side on which the account usually stands; a contra account differs from its class.';
comment on column tenant_templat.akun.adalah_kas is
  'Cash: its balance may be below zero on no day. A bank account is none.';
comment on column tenant_templat.akun.kendali is
  'What a control account controls: it takes no journal line without a row of that sub-ledger.';
comment on column tenant_templat.akun.cari is
  'Text of the general search, without case and accents.';
comment on table tenant_templat.akun_peran is
  'Which account plays which part in posting, for example piutang or hpp.';

comment on table tenant_templat.satuan is 'Units of measure.';
comment on column tenant_templat.satuan.cari is
  'Text of the general search, without case and accents.';

comment on table tenant_templat.lokasi is 'Locations that hold stock: warehouses and shops.';
comment on column tenant_templat.lokasi.kode is 'Appears in document numbers.';
comment on column tenant_templat.lokasi.cari is
  'Text of the general search, without case and accents.';

comment on table tenant_templat.harga is 'Price tiers, for example retail and wholesale.';
comment on column tenant_templat.harga.urutan is 'Order in which clients show the tiers.';
comment on column tenant_templat.harga.cari is
  'Text of the general search, without case and accents.';

comment on table tenant_templat.kontak is 'Customers, suppliers, employees and others.';
comment on column tenant_templat.kontak.batas_kredit is
  'Most that the contact may owe, in the tenant''s currency; null: no limit.';
comment on column tenant_templat.kontak.termin_hari is
  'Days from a document''s date to its due date when the document names none.';
comment on column tenant_templat.kontak.harga_kode is 'Price tier of the contact.';
comment on column tenant_templat.kontak.npwp is 'Tax number.';
comment on column tenant_templat.kontak.cari is
  'Text of the general search, without case and accents.';

comment on table tenant_templat.barang is 'Goods and services.';
comment on column tenant_templat.barang.kode is 'Unique; made by the server when not given.';
comment on column tenant_templat.barang.jenis is
  'persediaan moves stock and has a cost; jasa is a service; non_persediaan is neither.';
comment on column tenant_templat.barang.satuan_id is
  'Base unit: stock, cost and the prices below are per this unit. Fixed once the goods moved.';
comment on column tenant_templat.barang.harga_beli is 'Usual purchase price per base unit.';
comment on column tenant_templat.barang.harga_jual is
  'Sales price per base unit when no row of barang_harga fits.';
comment on column tenant_templat.barang.stok_minimum is 'Stock level to reorder at, in base units.';
comment on column tenant_templat.barang.kebijakan_stok_minus is
  'Overrides the tenant''s setting; null: as the tenant.';
comment on column tenant_templat.barang.pajak_kode is
  'Tax of a document line that names none; null: no tax.';
comment on column tenant_templat.barang.akun_persediaan is
  'Inventory account; null: that of the account role persediaan.';
comment on column tenant_templat.barang.akun_hpp is
  'Account of the cost of sales; null: that of the account role hpp.';
comment on column tenant_templat.barang.akun_penjualan is
  'Revenue account; null: that of the account role penjualan, of a jasa pendapatan_jasa.';
comment on column tenant_templat.barang.atribut is
  'Fields of the tenant''s own, by key ([a-z][a-z0-9_]*). Every master record has them.';
comment on column tenant_templat.barang.cari is
  'Text of the general search, without case and accents.';

comment on table tenant_templat.barang_satuan is 'Further units in which goods are traded.';
comment on column tenant_templat.barang_satuan.faktor is 'Base units in one of this unit, > 0.';

comment on table tenant_templat.barang_harga is
  'Sales prices by tier, unit, quantity and date.';
comment on column tenant_templat.barang_harga.satuan_id is 'Unit priced; null: the base unit.';
comment on column tenant_templat.barang_harga.harga is 'Price per that unit.';
comment on column tenant_templat.barang_harga.qty_minimum is
  'Holds from this quantity on, in that unit.';
comment on column tenant_templat.barang_harga.berlaku_dari is 'First day; null: always was.';
comment on column tenant_templat.barang_harga.berlaku_sampai is 'Last day; null: no end.';

comment on table tenant_templat.transaksi is
  'Documents of every kind, one head each. What is final was posted and never changes.';
comment on column tenant_templat.transaksi.nomor is
  'Number, given at posting and kept by a void; DRAFT-id before.';
comment on column tenant_templat.transaksi.cari is
  'Number, reference and note, without case and accents: what a search looks in.';
comment on column tenant_templat.transaksi.tanggal is 'Effective date, of the books.';
comment on column tenant_templat.transaksi.jatuh_tempo is 'Due date of what is not paid.';
comment on column tenant_templat.transaksi.nomor_faktur_supplier is
  'The supplier''s invoice number: booked once per supplier.';
comment on column tenant_templat.transaksi.harga_termasuk_pajak is
  'Whether the prices of the lines contain the tax.';
comment on column tenant_templat.transaksi.status is
  'draft, final, void (reversed), or batal (a draft that was given up).';
comment on column tenant_templat.transaksi.bruto is 'Sum of quantity × price of the lines.';
comment on column tenant_templat.transaksi.diskon is
  'All discounts, those of the lines and that of the document.';
comment on column tenant_templat.transaksi.dpp is 'Taxable base: net of discounts, without tax.';
comment on column tenant_templat.transaksi.ppn is 'Tax on the lines.';
comment on column tenant_templat.transaksi.ongkos is 'Freight charged to the customer.';
comment on column tenant_templat.transaksi.ongkos_ppn is 'Tax on the freight.';
comment on column tenant_templat.transaksi.biaya_tambahan is
  'Landed cost spread over the stock lines, others'' invoices included.';
comment on column tenant_templat.transaksi.total_nilai is 'Amount of the document.';
comment on column tenant_templat.transaksi.hpp_total is
  'Cost of the goods sold as posted; later corrections are rows of mutasi_stok.';
comment on column tenant_templat.transaksi.dibayar is 'Paid so far: at posting and since.';
comment on column tenant_templat.transaksi.sisa is 'Still open.';
comment on column tenant_templat.transaksi.status_bayar is
  'belum (nothing paid), sebagian (part), lunas (all); null unless final.';
comment on column tenant_templat.transaksi.isi is 'A draft''s document as received.';
comment on column tenant_templat.transaksi.alasan is 'Why it was voided.';
comment on column tenant_templat.transaksi.dibuat_oleh is 'User''s id.';
comment on column tenant_templat.transaksi.disetujui_oleh is 'User''s id.';

comment on table tenant_templat.transaksi_baris is 'Lines of posted documents.';
comment on column tenant_templat.transaksi_baris.baris is 'Line number, from 1.';
comment on column tenant_templat.transaksi_baris.akun_kode is
  'Account of a line that is not goods: an expense or an asset bought.';
comment on column tenant_templat.transaksi_baris.satuan_id is 'Unit of qty and harga.';
comment on column tenant_templat.transaksi_baris.faktor is
  'Base units per unit, as it was at posting.';
comment on column tenant_templat.transaksi_baris.qty is 'Quantity in the line''s unit.';
comment on column tenant_templat.transaksi_baris.qty_dasar is 'qty × faktor, in base units.';
comment on column tenant_templat.transaksi_baris.harga is 'Price per unit of the line.';
comment on column tenant_templat.transaksi_baris.bruto is 'qty × harga, rounded.';
comment on column tenant_templat.transaksi_baris.diskon is 'The line''s own discount.';
comment on column tenant_templat.transaksi_baris.diskon_dokumen is
  'The line''s share of the document''s discount.';
comment on column tenant_templat.transaksi_baris.subtotal is 'bruto − diskon.';
comment on column tenant_templat.transaksi_baris.dpp is
  'Taxable base: after all discounts, without tax.';
comment on column tenant_templat.transaksi_baris.tarif is 'Tax rate at posting, in percent.';
comment on column tenant_templat.transaksi_baris.dpp_lain is
  'The base that the rate is taken of, where it is a fraction of dpp ("nilai lain").';
comment on column tenant_templat.transaksi_baris.ppn is 'Tax of the line.';
comment on column tenant_templat.transaksi_baris.dikreditkan is
  'Whether input tax is creditable; otherwise it is part of the cost.';
comment on column tenant_templat.transaksi_baris.biaya is 'Landed cost allotted to the line.';
comment on column tenant_templat.transaksi_baris.nilai_hpp is
  'Cost of the whole line as posted; for the present cost add up mutasi_stok.';
comment on column tenant_templat.transaksi_baris.baris_asal_id is
  'The line that this one returns or fulfils.';

comment on table tenant_templat.transaksi_pembayaran is 'Money given or taken with a document.';
comment on column tenant_templat.transaksi_pembayaran.akun_kode is 'Cash or bank account.';
comment on column tenant_templat.transaksi_pembayaran.jumlah is
  'Amount; negative for change given back.';

comment on table tenant_templat.transaksi_biaya is 'Landed costs of a purchase.';
comment on column tenant_templat.transaksi_biaya.akun_kode is
  'Account credited when others bill it; null: on the supplier''s own invoice.';
comment on column tenant_templat.transaksi_biaya.alokasi is
  'Spread over the stock lines by value or by base quantity.';

comment on table tenant_templat.jurnal is
  'Journals. Insert-only: a correction or reversal is a new journal that names the old one.';
comment on column tenant_templat.jurnal.transaksi_id is
  'The document whose posting wrote it, also when it corrects the cost of another; null for the'
  ' closing of a book year and its reversal.';
comment on column tenant_templat.jurnal.jenis is
  'transaksi, pembalik (of a void), koreksi (of costs, after a back-dated change), penutup.';
comment on column tenant_templat.jurnal.nomor is
  'The document''s number; with /V for its reversal; of the counter XK for a correction.';
comment on column tenant_templat.jurnal.tanggal is 'Effective date.';
comment on column tenant_templat.jurnal.lintas_periode is
  'A correction whose own month was closed, dated on the first open day after it.';
comment on column tenant_templat.jurnal.membalik_id is 'The journal that this one reverses.';
comment on column tenant_templat.jurnal.dicatat_pada is 'When it was recorded.';

comment on table tenant_templat.jurnal_baris is
  'Journal lines: one side each, > 0; Σ debit = Σ kredit per journal.';
comment on column tenant_templat.jurnal_baris.tanggal is 'That of the journal.';

comment on table tenant_templat.saldo_harian is
  'What each account moved on each day; kept by every posting. A balance is the sum up to a day.';

comment on table tenant_templat.mutasi_stok is
  'Stock movements with their values. Insert-only. Stock is the sum of qty, its value of nilai.';
comment on column tenant_templat.mutasi_stok.baris_id is
  'The document line; its present cost is −Σ nilai over all its movements.';
comment on column tenant_templat.mutasi_stok.transaksi_id is
  'The document whose posting wrote it, also when it corrects the cost of another.';
comment on column tenant_templat.mutasi_stok.pool_id is
  'Cost pool: 0, or the lokasi where each lokasi is valued by itself or goods are in transit.';
comment on column tenant_templat.mutasi_stok.jenis is
  'masuk (in), keluar (out), pembalik (of a void), koreksi_hpp (value only).';
comment on column tenant_templat.mutasi_stok.dasar is
  'How a replay values it: tetap by itself, rata by the costing method, cermin as its source.';
comment on column tenant_templat.mutasi_stok.tanggal is 'Effective date in the books.';
comment on column tenant_templat.mutasi_stok.tanggal_kunci is
  'With urut, baris and sub its place in the pool: for a correction that of the row it corrects.';
comment on column tenant_templat.mutasi_stok.urut is
  'Drawn once per document; orders the documents of a day.';
comment on column tenant_templat.mutasi_stok.qty is 'In base units; negative out.';
comment on column tenant_templat.mutasi_stok.nilai is
  'Value in the tenant''s currency; negative out.';
comment on column tenant_templat.mutasi_stok.akun_persediaan is 'Inventory account that it moves.';
comment on column tenant_templat.mutasi_stok.akun_lawan is
  'Counter account, which takes later corrections too.';
comment on column tenant_templat.mutasi_stok.membalik_id is 'The movement that this one reverses.';
comment on column tenant_templat.mutasi_stok.koreksi_untuk is
  'The movement whose value this one corrects.';
comment on column tenant_templat.mutasi_stok.sumber_id is
  'The movement whose cost this one mirrors, whole or in part (a return that of its sale); of goods'
  ' returned to a supplier the purchase whose layer leaves first.';

comment on table tenant_templat.stok_pool is
  'Quantity and value of each cost pool now; kept by every posting.';
comment on column tenant_templat.stok_pool.pool_id is
  '0, or the lokasi where each lokasi is valued by itself.';
comment on column tenant_templat.stok_pool.qty is 'In base units.';
comment on column tenant_templat.stok_pool.hpp_terakhir is
  'Last known cost per base unit, kept when the pool is empty.';
comment on column tenant_templat.stok_pool.tanggal_terakhir is 'Date of the last movement.';

comment on table tenant_templat.stok_lokasi is
  'Quantity per barang and lokasi now, in base units; kept by every posting.';

comment on table tenant_templat.hpp_tertunda is
  'Goods whose costs the worker will correct, because a back-dated posting met too many later'
  ' movements. While there are any, no month is closed and no lock date moved.';
comment on column tenant_templat.hpp_tertunda.tanggal is
  'With urut, the order key after which movements are to be valued again.';
comment on column tenant_templat.hpp_tertunda.transaksi_id is 'The document that first caused it.';

comment on table tenant_templat.pos_terbuka is
  'Open items: receivables, payables, deposits. Insert-only; what is left is nilai less alokasi.';
comment on column tenant_templat.pos_terbuka.jenis is
  'piutang, hutang, titipan (a customer''s deposit), uang_muka (a deposit with a supplier).';
comment on column tenant_templat.pos_terbuka.akun_kode is 'Control account.';
comment on column tenant_templat.pos_terbuka.nilai is 'Amount; negative only for a reversal.';
comment on column tenant_templat.pos_terbuka.membalik_id is 'The item that this one reverses.';
comment on column tenant_templat.pos_terbuka.tanggal_faktur is
  'In an opening balance the date of the original invoice; tanggal is that of the opening.';
comment on column tenant_templat.pos_terbuka.nomor_faktur_asli is
  'In an opening balance the number of the original invoice.';

comment on table tenant_templat.jurnal_balik is 'Planned reversals of general journals.';
comment on column tenant_templat.jurnal_balik.tanggal is 'The day on which it is to be reversed.';
comment on column tenant_templat.jurnal_balik.pembalik_id is
  'The document that reversed it; null while that is still to come.';

comment on table tenant_templat.alokasi is
  'What a document takes from an open item. Insert-only.';
comment on column tenant_templat.alokasi.transaksi_id is 'The document that settles.';
comment on column tenant_templat.alokasi.pos_id is 'The open item.';
comment on column tenant_templat.alokasi.jumlah is 'Money.';
comment on column tenant_templat.alokasi.potongan is 'Discount given or received.';
comment on column tenant_templat.alokasi.pph is 'Tax withheld.';
comment on column tenant_templat.alokasi.nilai is
  'jumlah + potongan + pph: what the control account moves.';
comment on column tenant_templat.alokasi.ppn is
  'Tax booked with the deposit that is used; it pays together with jumlah.';

comment on table tenant_templat.konfirmasi is
  'What contacts confirmed of their balances, by document. Counts while its audit is not void.';
comment on column tenant_templat.konfirmasi.transaksi_id is 'The audit.';
comment on column tenant_templat.konfirmasi.dokumen_id is
  'The document confirmed; the audit itself where it opened one that the books did not know.';
comment on column tenant_templat.konfirmasi.saldo_sistem is 'What was open in the books.';
comment on column tenant_templat.konfirmasi.saldo_konfirmasi is 'What is open as the contact says.';

comment on table tenant_templat.draft is
  'Working drafts: documents not yet submitted. Seen by their author, and by admins.';
comment on column tenant_templat.draft.isi is
  'The document as its author left it; checked when it is submitted.';
comment on column tenant_templat.draft.versi is
  'Counts the replacements; guards against lost ones.';
comment on column tenant_templat.draft.transaksi_id is
  'The transaction that it became; null while it is open.';

comment on table tenant_templat.order_gerak is
  'What changed of each line of an order. Insert-only; its state is the sum.';
comment on column tenant_templat.order_gerak.transaksi_id is
  'The document that caused it: the order itself, a delivery, or its void.';
comment on column tenant_templat.order_gerak.order_id is 'The order.';
comment on column tenant_templat.order_gerak.baris_id is 'The order''s line.';
comment on column tenant_templat.order_gerak.pemenuhan_id is 'The line that delivers.';
comment on column tenant_templat.order_gerak.dipenuhi is 'Fulfilled, in base units.';
comment on column tenant_templat.order_gerak.sisa is 'Still open, in base units.';
comment on column tenant_templat.order_gerak.reservasi is 'Stock kept for it, in base units.';
comment on column tenant_templat.order_gerak.membalik_id is 'The change that this one takes back.';

comment on table tenant_templat.aset is 'Fixed assets.';
comment on column tenant_templat.aset.tanggal is
  'Day of acquisition; its month is the first to be depreciated.';
comment on column tenant_templat.aset.akumulasi_awal is
  'Depreciation booked before these books began.';
comment on column tenant_templat.aset.akun_beban is
  'Expense account; null: that of the account role beban_penyusutan.';
comment on column tenant_templat.aset.tarif is
  'Percent a year of saldo_menurun; null: twice the straight rate.';
comment on column tenant_templat.aset.pelepasan_id is
  'The document of kind penyusutan that disposed of it; null while it is in use.';
comment on column tenant_templat.aset.tanggal_pelepasan is
  'Day of disposal; its month is not depreciated any more.';
comment on column tenant_templat.aset.cari is
  'Text of the general search, without case and accents.';

comment on table tenant_templat.aset_susut is
  'What each asset was depreciated by. Insert-only: a void is a row that takes another back.';
comment on column tenant_templat.aset_susut.periode is 'First day of the month depreciated.';
comment on column tenant_templat.aset_susut.membalik_id is 'The row that this one takes back.';
--! EndIncluded reference/tenant_comment.sql
