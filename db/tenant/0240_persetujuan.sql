-- Requests that somebody approves: of drafts, and of what changes documents that were posted.
create table persetujuan (
  id bigserial primary key,
  aksi erp.aksi_persetujuan not null,
  jenis erp.jenis_transaksi not null,
  transaksi_id bigint not null references transaksi,
  -- The arguments of the action as they were asked; nothing of a draft, whose document they are.
  isi jsonb not null default '{}' check (jsonb_typeof(isi) = 'object'),
  status erp.status_persetujuan not null default 'menunggu',
  -- Whether an agent wrote on it.
  agen boolean not null default false,
  diminta_oleh uuid,
  diminta_pada timestamptz not null default clock_timestamp(),
  diputus_oleh uuid,
  diputus_pada timestamptz,
  -- What was approved, where the approval named it.
  sidik text,
  catatan text check (length(catatan) <= 1000),
  diubah_pada timestamptz not null default clock_timestamp()
);
-- One that waits for a document and an action.
create unique index on persetujuan (transaksi_id, aksi) where status = 'menunggu';
create index on persetujuan (transaksi_id, id);
create index on persetujuan (id) where status = 'menunggu';

-- What a request that waits would do, as it was rehearsed last.
create table persetujuan_usul (
  persetujuan_id bigint primary key references persetujuan,
  -- Of `inti`; null where it was refused.
  sidik text,
  -- Head, lines, journals, movements and allocations, in a form that ids given by it are not in.
  inti jsonb not null default '{}',
  -- Former ones, [{sidik, inti}], the newest first.
  lama jsonb not null default '[]',
  peringatan text[] not null default '{}',
  -- Why it was refused.
  halangan text[] not null default '{}',
  -- What the price list said of each line that names no price when the draft was written.
  harga numeric[],
  dihitung_pada timestamptz not null default clock_timestamp()
);

insert into persetujuan (aksi, jenis, transaksi_id, diminta_oleh, diminta_pada)
  select 'posting', t.jenis, t.id, t.dibuat_oleh, t.dibuat_pada
    from transaksi as t
   where t.status = 'draft'
   order by t.id
  on conflict do nothing;
