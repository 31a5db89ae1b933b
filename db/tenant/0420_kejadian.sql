-- What happened, for those outside the books who wait for it.

-- Written in the transaction of its cause and handed on by the relay, which removes it: whatever
-- stands here has not been handed on yet. Ids are drawn before the commit, so they are no order.
create table outbox (
  id bigserial primary key,
  jenis text not null check (jenis ~ '^[a-z][a-z_]{0,39}$'),
  isi jsonb not null default '{}',
  dicatat_pada timestamptz not null default clock_timestamp()
);

-- The events of the tenant's stream, in the order in which the relay handed them on.
create table peristiwa (
  urutan bigint primary key,
  jenis text not null,
  isi json not null,
  dicatat_pada timestamptz not null default clock_timestamp()
);

-- The number of the newest event; its row is what two relays of one tenant wait for.
create table peristiwa_posisi (
  id boolean primary key default true check (id),
  terakhir bigint not null default 0
);

insert into peristiwa_posisi default values;

-- Goods that are known to be below their stok_minimum, so that each fall is told once.
create table stok_kurang (
  barang_id bigint primary key references barang,
  sejak timestamptz not null default clock_timestamp()
);

-- The audit trail: who changed what, before and after. Rows come in the transaction of the change
-- and are sealed into a chain a moment later, so that no posting waits for another's hash.
create table audit (
  id bigserial primary key,
  waktu timestamptz not null default clock_timestamp(),
  pengguna_id uuid,
  sumber text not null check (sumber in ('pengguna', 'worker', 'langsung')),
  aksi text not null,
  entitas text not null,
  entitas_id text not null,
  sebelum jsonb,
  sesudah jsonb,
  request_id text,
  -- The program that asked for a user or a key, as it calls itself; null: no agent did.
  agen text default erp.agen() check (length(agen) between 1 and 100)
);
create index on audit (entitas, entitas_id, waktu, id);
create index on audit (pengguna_id, waktu, id);
create index on audit (aksi, waktu, id);
create index on audit (waktu, id);

create trigger audit_append_only before update or delete or truncate on audit
  for each statement execute function erp_private.tg__books_append_only();

-- Rows that wait for their seal. Ids are drawn before the commit, so "the newest sealed id" would
-- miss a row that commits late.
create table audit_antre (audit_id bigint primary key);

-- The chain. Each hash covers the row and the hash before it.
create table audit_segel (
  posisi bigint primary key check (posisi > 0),
  audit_id bigint not null unique,
  hash bytea not null check (length(hash) = 32),
  disegel_pada timestamptz not null default clock_timestamp()
);

create trigger audit_segel_append_only before update or delete or truncate on audit_segel
  for each statement execute function erp_private.tg__books_append_only();

-- The end of the chain; its row is what two sealers of one tenant wait for.
create table audit_posisi (
  id boolean primary key default true check (id),
  posisi bigint not null default 0,
  hash bytea not null default '\x',
  -- How many sealed rows of the audit trail there are of each thing and action, {"barang|ubah":
  -- 12}: kept by who seals, so that a list need not count a million rows.
  banyak jsonb not null default '{}'
);

insert into audit_posisi default values;

-- What happened in the tenant, in its order, for whoever keeps a copy elsewhere: 30 days of it. The
-- worker writes it, from the audit trail when it seals it and from the outbox when it hands it on.
create table perubahan (
  urutan bigint primary key check (urutan > 0),
  jenis text not null check (jenis ~ '^[a-z0-9_]+([.][a-z0-9_]+)+$'),
  isi jsonb not null check (jsonb_typeof(isi) = 'object'),
  waktu timestamptz not null default clock_timestamp()
);

-- The newest number, and up to which number they are gone.
create table perubahan_posisi (
  id boolean primary key default true check (id),
  terakhir bigint not null default 0,
  dihapus bigint not null default 0
);

insert into perubahan_posisi default values;

-- Where a tenant's events are sent, and each of them on its way there.
create table webhook (
  id bigserial primary key,
  url text not null check (length(url) between 1 and 2000),
  -- Types of events, {*}: all.
  peristiwa text[] not null check (cardinality(peristiwa) between 1 and 100),
  keterangan text check (length(keterangan) <= 200),
  aktif boolean not null default true,
  -- Why it was switched off by itself.
  sebab_mati text,
  -- Sealed by the server.
  rahasia text not null check (rahasia ~ '^s1\.[0-9a-f]{8}\.[\w-]+$'),
  -- The secret before, which signs too until then.
  rahasia_lama text check (rahasia_lama ~ '^s1\.[0-9a-f]{8}\.[\w-]+$'),
  lama_sampai timestamptz,
  dibuat_oleh uuid,
  dibuat_pada timestamptz not null default clock_timestamp(),
  diubah_pada timestamptz not null default clock_timestamp(),
  constraint webhook_lama_sampai_check check ((rahasia_lama is null) = (lama_sampai is null))
);

create table webhook_pengiriman (
  id bigserial primary key,
  webhook_id bigint not null references webhook on delete cascade,
  -- The event's place among those of the tenant; null for a test.
  urutan bigint,
  jenis text not null,
  -- The body, as it is sent each time.
  isi text not null,
  status text not null default 'menunggu' check (status in ('menunggu', 'terkirim', 'gagal')),
  -- Whether somebody took it to send it.
  sedang boolean not null default false,
  percobaan integer not null default 0 check (percobaan >= 0),
  -- When it is tried next; while it is under way, when it is taken for lost.
  berikut_pada timestamptz not null default clock_timestamp(),
  dicoba_pada timestamptz,
  jawaban integer,
  galat text,
  dibuat_pada timestamptz not null default clock_timestamp(),
  unique (webhook_id, urutan)
);
create index on webhook_pengiriman (webhook_id, berikut_pada) where status = 'menunggu';
