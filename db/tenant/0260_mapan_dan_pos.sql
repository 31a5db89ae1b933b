-- What the books knew at a moment. A posting is recorded while it is made, and others see it when
-- it is committed, in another order. So what a report as of a moment may answer for ever is
-- settled afterwards: up to `sampai` it is decided of every posting whether it was known.
create table posting_mapan (
  id boolean primary key default true check (id),
  sampai timestamptz not null
);

-- Postings that are not settled (`pada` infinity), and those that were settled late: they became
-- known at `pada`, after they were recorded. Every other posting was known when it was recorded.
-- Without a foreign key: each posting writes its row here itself.
create table posting_belum (
  posting_id bigint primary key,
  dicatat_pada timestamptz not null,
  pada timestamptz not null default 'infinity'
);
create index on posting_belum (pada);

insert into posting_mapan (sampai) values (clock_timestamp());

-- Planned reversals of general journals, and what an opening balance keeps of the original invoice.

-- One row per journal that is to be reversed; `pembalik_id` is the document that did it. A journal
-- that is voided before its day is passed over.
create table jurnal_balik (
  transaksi_id bigint primary key references transaksi,
  tanggal date not null check (isfinite(tanggal)),
  pembalik_id bigint references transaksi
);
create index on jurnal_balik (tanggal) where pembalik_id is null;
create index on jurnal_balik (pembalik_id) where pembalik_id is not null;

-- Confirmations of a contact's balances, the limit above which writing receivables off needs
-- another user, and the tax of a deposit that is used.

-- What a contact said about a document; about one that the books did not know, its audit is the
-- document. It counts while its audit is not void.
create table konfirmasi (
  id bigserial primary key,
  transaksi_id bigint not null references transaksi deferrable initially deferred,
  kontak_id bigint not null references kontak,
  tanggal date not null,
  jenis erp.sisi_pos not null,
  dokumen_id bigint not null references transaksi deferrable initially deferred,
  saldo_sistem erp.uang not null check (saldo_sistem >= 0),
  saldo_konfirmasi erp.uang not null check (saldo_konfirmasi >= 0)
);
create index on konfirmasi (transaksi_id);
create index konfirmasi_kontak_id_idx on konfirmasi (kontak_id, id);
create index on konfirmasi (dokumen_id);

create table penutupan (
  id bigserial primary key,
  tahun integer not null check (tahun between 1899 and 9999),
  mulai date not null,
  akhir date not null,
  jurnal_id bigint references jurnal,
  laba erp.uang not null,
  prive erp.uang not null default 0,
  dengan_prive boolean not null default false,
  kunci_sebelum date,
  ditutup_pada timestamptz not null default clock_timestamp(),
  ditutup_oleh uuid,
  pembalik_id bigint references jurnal,
  dibuka_pada timestamptz,
  dibuka_oleh uuid,
  constraint penutupan_akhir_check check (akhir > mulai),
  kunci_saldo_awal_sebelum boolean not null default false
);
create index on penutupan (jurnal_id);
create index on penutupan (pembalik_id) where pembalik_id is not null;
-- A year that was opened again may be closed again.
create unique index penutupan_tahun_key on penutupan (tahun) where dibuka_pada is null;

-- Runs of the integrity check over books that are too long to be checked within a request.
-- `posting_id` is the last posting before the run, `temuan` the first thousand findings.
create table integritas_jalan (
  id bigserial primary key,
  posting_id bigint not null,
  mulai_pada timestamptz not null,
  selesai_pada timestamptz not null,
  total bigint not null check (total >= 0),
  temuan json not null
);
