-- Rules say which documents wait for whom. What no rule catches follows the settings.
create table aturan_persetujuan (
  id bigserial primary key,
  nama text not null check (length(nama) between 1 and 100),
  urutan integer not null,
  aktif boolean not null default true,
  aksi erp.aksi_aturan not null,
  -- Null is every kind, and so of the further conditions.
  jenis erp.jenis_transaksi[] check (cardinality(jenis) > 0),
  lokasi_id bigint references lokasi,
  total_min erp.uang check (total_min >= 0),
  kumulatif erp.kumulatif_aturan,
  -- Codes of roles: of the tenant's own, and of the four.
  peran_pembuat text[] check (cardinality(peran_pembuat) > 0),
  -- [{peran, di_lokasi, jumlah, batas_jam, eskalasi}], in their order.
  langkah jsonb not null check (jsonb_array_length(langkah) between 1 and 5),
  dibuat_pada timestamptz not null default clock_timestamp(),
  diubah_pada timestamptz not null default clock_timestamp()
);
create index on aturan_persetujuan (lokasi_id) where lokasi_id is not null;

-- `aturan` is the name of the rule that a request was filed under; null: the settings decide.
-- `pemutus` are those who gave a step in this round, and in whose place they did.
alter table persetujuan
  add aturan text,
  add langkah_ke integer,
  add langkah_banyak integer,
  add ronde integer not null default 1,
  add pemutus uuid[] not null default '{}',
  add check (num_nulls(aturan, langkah_ke, langkah_banyak) in (0, 3)),
  add check (langkah_ke between 1 and langkah_banyak);
create index on persetujuan (id) where status = 'menunggu' and aturan is not null;

-- The steps of a request, as the rule was when it was filed.
create table persetujuan_langkah (
  persetujuan_id bigint not null references persetujuan,
  ke integer not null check (ke between 1 and 5),
  peran text[] not null,
  di_lokasi boolean not null,
  jumlah integer not null check (jumlah between 1 and 5),
  batas_jam integer check (batas_jam between 1 and 720),
  eskalasi text[] not null,
  mulai_pada timestamptz,
  batas_pada timestamptz,
  ingat_pada timestamptz,
  naik_pada timestamptz,
  selesai_pada timestamptz,
  primary key (persetujuan_id, ke)
);

-- Who gave a step of a request, in every round of it.
create table persetujuan_putusan (
  id bigserial primary key,
  persetujuan_id bigint not null references persetujuan,
  ronde integer not null,
  ke integer not null,
  oleh uuid not null,
  -- In whose place, where somebody had delegated it.
  untuk uuid,
  sidik text,
  catatan text check (length(catatan) <= 1000),
  pada timestamptz not null default clock_timestamp()
);
create index on persetujuan_putusan (persetujuan_id, id);

-- Who decides in the place of another: about one request, or for some days.
create table delegasi (
  id bigserial primary key,
  oleh uuid not null,
  kepada uuid not null check (kepada <> oleh),
  persetujuan_id bigint references persetujuan,
  dari date,
  sampai date check (sampai >= dari),
  alasan text check (length(alasan) <= 1000),
  dibuat_pada timestamptz not null default clock_timestamp(),
  check (num_nulls(dari, sampai) = case when persetujuan_id is null then 0 else 2 end)
);
create index on delegasi (kepada);
create index on delegasi (oleh);
create unique index on delegasi (persetujuan_id, oleh, kepada) where persetujuan_id is not null;
