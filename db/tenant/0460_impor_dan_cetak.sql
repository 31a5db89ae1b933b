-- Imports of several files at once: a workbook of many sheets, a zip, a folder. Each part is an
-- import; they are rehearsed one upon the other, run in their order, and taken back as a whole.
create table impor_paket (
  id bigserial primary key,
  status text not null default 'memeriksa' check (status in (
    'memeriksa', 'siap', 'ada_temuan', 'belum_pasti', 'berjalan', 'selesai', 'gagal', 'dibatalkan'
  )),
  -- Parts still come, the rehearsal, its end or that of the run.
  tahap text not null default 'unggah' check (tahap in ('unggah', 'uji', 'jalan', 'akhir')),
  nama_berkas text not null check (length(nama_berkas) between 1 and 255),
  bentuk text not null check (bentuk in ('buku', 'zip', 'folder')),
  sidik text not null check (sidik ~ '^[0-9a-f]{64}$'),
  ukuran bigint not null check (ukuran >= 0),
  -- What holds no rows for us: [{nama, sebab}].
  dilewati jsonb not null default '[]',
  galat text,
  dibuat_oleh uuid,
  dijalankan_oleh uuid,
  dibuat_pada timestamptz not null default clock_timestamp(),
  diubah_pada timestamptz not null default clock_timestamp(),
  selesai_pada timestamptz,
  ditarik_pada timestamptz
);

-- Files that are imported: what was read of them, row by row, what is wrong, and what was made.
create table impor (
  id bigserial primary key,
  jenis text not null check (length(jenis) <= 40),
  status text not null default 'memeriksa' check (status in (
    'memeriksa', 'siap', 'ada_temuan', 'belum_pasti', 'berjalan', 'selesai', 'gagal', 'dibatalkan'
  )),
  -- What is done next: rows still come, columns and rows are told apart, cells are read, the
  -- rehearsal, its end, the run.
  tahap text not null default 'unggah' check (tahap in (
    'unggah', 'kenali', 'baca', 'susun', 'uji', 'nilai', 'jalan', 'akhir'
  )),
  nama_berkas text not null check (length(nama_berkas) between 1 and 255),
  bentuk text not null check (bentuk in ('csv', 'xlsx')),
  sidik text not null check (sidik ~ '^[0-9a-f]{64}$'),
  ukuran bigint not null check (ukuran >= 0),
  -- Columns mapped by hand: the field by the name in the file, "" for none.
  pemetaan jsonb not null default '{}' check (jsonb_typeof(pemetaan) = 'object'),
  -- The columns as they were recognised, and whatever else was, in words.
  kolom jsonb not null default '[]',
  catatan jsonb not null default '[]',
  -- How decimals and days are written in texts of this file.
  desimal text not null default ',' check (desimal in (',', '.')),
  hari_dulu boolean not null default true,
  -- Whether records that are there may be changed: not by a key that may only make some.
  boleh_ubah boolean not null default true,
  banyak integer not null default 0,
  posisi integer not null default 0,
  ringkasan jsonb not null default '{}',
  -- What accounts would be moved by: {kode: [debit, kredit]}.
  gerak jsonb not null default '{}',
  galat text,
  dibuat_oleh uuid,
  dibuat_pada timestamptz not null default clock_timestamp(),
  diubah_pada timestamptz not null default clock_timestamp(),
  selesai_pada timestamptz,
  -- Whoever had it run.
  dijalankan_oleh uuid,
  -- Openings replace those of before.
  ganti boolean not null default false,
  -- How columns are written, said by hand: {harga_jual: 'desimal_titik'}.
  gaya jsonb not null default '{}' check (jsonb_typeof(gaya) = 'object'),
  -- What proves or contradicts how the file was read:
  -- [{macam, kolom, pesan, berkas, hitung, cocok}].
  saksi jsonb not null default '[]',
  -- Somebody said that it was read right.
  pasti boolean not null default false,
  -- It was taken back as a whole.
  ditarik_pada timestamptz,
  -- Of a workbook one sheet is read: {pakai: its name, lain: the names of the others, juga: those
  -- of them that hold rows of the kind, too, bagian: its name where it is not the first}.
  lembar jsonb not null default '{}' check (jsonb_typeof(lembar) = 'object'),
  -- What its rows are known by when they come again (impor_hasil): the file, and its sheet.
  kunci text not null generated always as (
    sidik || coalesce(' ' || (lembar ->> 'bagian'), '')
  ) stored,
  -- What the file does not say: a column that is the same in all of its rows, {lokasi: 'UTAMA'}.
  tetap jsonb not null default '{}' check (jsonb_typeof(tetap) = 'object'),
  -- Which records that rows name and that are not there are made on the way.
  buat text[] not null default '{}',
  paket_id bigint references impor_paket on delete cascade,
  -- Of a part of a bundle: {ke, urutan, nama, sebab, yakin, dipakai}. `urutan` is its place in the
  -- order.
  bagian jsonb not null default '{}' check (jsonb_typeof(bagian) = 'object')
);
create index on impor (paket_id) where paket_id is not null;

create table impor_baris (
  impor_id bigint not null references impor on delete cascade,
  -- Its place in the file, from 1.
  ke integer not null check (ke > 0),
  sel jsonb not null check (jsonb_typeof(sel) = 'array'),
  macam text not null default 'data'
    check (macam in ('judul', 'kepala', 'data', 'jumlah', 'kosong')),
  isi jsonb,
  -- The first row of the document that it belongs to.
  dokumen integer,
  -- What is wrong: [{kolom, pesan}].
  temuan jsonb not null default '[]',
  -- What it became, or would: {aksi: dibuat | diubah | sudah, id, nomor}.
  hasil jsonb,
  primary key (impor_id, ke)
);
create index on impor_baris (impor_id, dokumen, ke) where macam = 'data';
create index on impor_baris (impor_id, ke) where temuan <> '[]';
-- Records that were taken back, which an import of them revives.
create index impor_baris_ditarik on impor_baris (((hasil ->> 'id')::bigint))
  where hasil ->> 'aksi' = 'ditarik';
-- Whoever puts the rows of a file together has PostgreSQL look at them first: by what it knew of
-- the file before, it took those of a new one for a single row, and joined each with all others.
grant maintain on impor_baris to erp_writer;

-- Records that rows of a file name and that are made on the way.
create table impor_buat (
  impor_id bigint not null references impor on delete cascade,
  macam text not null check (macam in ('satuan', 'kategori', 'harga', 'lokasi', 'kontak')),
  -- The name in capitals, by which it is one.
  kunci text not null,
  nama text not null,
  -- The first row that names it; its number with a minus stands for the record until that is made.
  ke integer not null check (ke > 0),
  -- The record, and whether this import made it.
  hasil_id bigint,
  hasil_kode text,
  dibuat boolean not null default false,
  ditarik boolean not null default false,
  primary key (impor_id, macam, kunci)
);
create index on impor_buat (macam, hasil_id) where ditarik;

-- What rows of a file have become, whichever import it was: a file that comes again adds nothing.
create table impor_hasil (
  jenis text not null,
  sidik text not null,
  ke integer not null,
  impor_id bigint not null,
  transaksi_id bigint references transaksi,
  primary key (jenis, sidik, ke)
);
create index on impor_hasil (transaksi_id);

-- What people said of columns, for the next file: the field, "" for none.
create table impor_pemetaan (
  jenis text not null,
  nama text not null check (nama ~ '^[a-z0-9]+$'),
  kolom text not null,
  primary key (jenis, nama)
);

-- Balances of months before the books began, from another program. No journal has them: they stand
-- beside reports for comparison alone.
create table riwayat_saldo (
  bulan date not null check (bulan = date_trunc('month', bulan)),
  akun_kode text not null references akun,
  debit erp.uang not null default 0 check (debit >= 0),
  kredit erp.uang not null default 0 check (kredit >= 0),
  primary key (bulan, akun_kode)
);
create index on riwayat_saldo (akun_kode);

-- The tenant's logo on its printed reports, as it was uploaded; none: no row.
create table kop_logo (
  id boolean primary key default true check (id),
  jenis text not null check (jenis in ('png', 'jpeg')),
  gambar bytea not null check (length(gambar) between 1 and 262144),
  -- What the audit trail keeps in place of the picture.
  sidik text not null generated always as (encode(sha256(gambar), 'hex')) stored,
  lebar integer not null check (lebar between 16 and 2000),
  tinggi integer not null check (tinggi between 16 and 2000),
  diubah_pada timestamptz not null default now()
);

-- Papers: what the letterhead says beside name, address and logo, templates of the tenant's own,
-- links to papers, and papers on their way by e-mail.
create table kop (
  id boolean primary key default true check (id),
  -- [{bank, nomor, atas_nama}]
  rekening jsonb not null default '[]' check (jsonb_typeof(rekening) = 'array'),
  -- Titles of the lines to sign on; null: those of each kind of paper.
  tanda_tangan text[] check (cardinality(tanda_tangan) <= 4),
  kaki text check (length(kaki) <= 500),
  diubah_pada timestamptz not null default clock_timestamp()
);
insert into kop default values;

-- What signs the codes on papers. It never leaves the database.
create table cetak_rahasia (
  id boolean primary key default true check (id),
  rahasia bytea not null default sha256(
    (gen_random_uuid()::text || gen_random_uuid()::text)::bytea
  ) check (length(rahasia) = 32)
);
insert into cetak_rahasia default values;

create table cetak_templat (
  nama text primary key check (nama ~ '^[a-z][a-z0-9-]{1,39}$'),
  -- The template of ours that it changes.
  dasar text not null check (length(dasar) between 1 and 40),
  ukuran text check (ukuran in ('a4', 'a5', 'kontinu', '58', '80')),
  judul text check (length(judul) between 1 and 60),
  -- [{kunci, judul}] in the order of the page; null: those of the base.
  kolom jsonb check (jsonb_typeof(kolom) = 'array'),
  catatan text check (length(catatan) <= 1000),
  tanda_tangan text[] check (cardinality(tanda_tangan) <= 4),
  kaki text check (length(kaki) <= 500),
  diubah_pada timestamptz not null default clock_timestamp()
);

create table cetak_tautan (
  id bigserial primary key,
  transaksi_id bigint not null references transaksi,
  templat text not null,
  salinan boolean not null,
  -- SHA-256 of the secret in the address.
  hash bytea not null unique check (length(hash) = 32),
  berlaku_sampai timestamptz not null,
  dicabut_pada timestamptz,
  dibuat_oleh uuid,
  dibuat_pada timestamptz not null default clock_timestamp()
);
create index on cetak_tautan (transaksi_id);

create table cetak_kirim (
  id bigserial primary key,
  transaksi_id bigint not null references transaksi,
  templat text not null,
  salinan boolean not null,
  email text not null check (length(email) between 3 and 200),
  pesan text check (length(pesan) <= 2000),
  status text not null default 'antre' check (status in ('antre', 'terkirim', 'ditolak', 'gagal')),
  percobaan integer not null default 0 check (percobaan >= 0),
  -- When it is tried next; while it is under way, when it is taken for lost.
  berikut_pada timestamptz not null default clock_timestamp(),
  galat text,
  dibuat_oleh uuid,
  dibuat_pada timestamptz not null default clock_timestamp(),
  selesai_pada timestamptz
);
create index on cetak_kirim (transaksi_id);
create index on cetak_kirim (berikut_pada) where status = 'antre';

-- Files beside documents, drafts, contacts, goods, assets and imports. What they hold lies outside
-- the database, under `kunci` (docs/files.md).
create table lampiran (
  id bigserial primary key,
  entitas text not null
    check (entitas in ('transaksi', 'draft', 'kontak', 'barang', 'aset', 'impor')),
  entitas_id bigint not null,
  nama text not null check (length(nama) between 1 and 200),
  tipe text not null check (length(tipe) between 3 and 120),
  ukuran bigint not null check (ukuran > 0),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  kunci uuid not null unique,
  keterangan text check (length(keterangan) <= 500),
  -- Since when the worker misses the content.
  hilang_pada timestamptz,
  dibuat_oleh uuid,
  dibuat_pada timestamptz not null default clock_timestamp()
);
create index on lampiran (entitas, entitas_id, id);

create table lampiran_tautan (
  -- SHA-256 of the secret in the address.
  hash bytea primary key check (length(hash) = 32),
  lampiran_id bigint not null references lampiran on delete cascade,
  berlaku_sampai timestamptz not null,
  dibuat_oleh uuid,
  dibuat_pada timestamptz not null default clock_timestamp()
);
create index on lampiran_tautan (lampiran_id);
