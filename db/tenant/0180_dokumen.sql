-- Documents. A draft keeps its document as received in `isi`, and everybody who wrote on it in
-- `penyusun`; a final one is what these rows say.
-- The keys are deferred because rows of a posting come before their header, whose number is taken
-- last of all.
create table transaksi (
  id bigserial primary key,
  jenis erp.jenis_transaksi not null,
  nomor text not null unique,
  tanggal date not null check (isfinite(tanggal)),
  kontak_id bigint references kontak,
  lokasi_id bigint references lokasi,
  jatuh_tempo date check (isfinite(jatuh_tempo)),
  nomor_referensi text check (length(nomor_referensi) <= 100),
  nomor_faktur_supplier text check (length(nomor_faktur_supplier) <= 100),
  keterangan text check (length(keterangan) <= 2000),
  harga_kode text references harga,
  harga_termasuk_pajak boolean not null default false,
  status erp.status_transaksi not null,
  bruto erp.uang not null default 0,
  diskon erp.uang not null default 0,
  dpp erp.uang not null default 0,
  ppn erp.uang not null default 0,
  ongkos erp.uang not null default 0,
  ongkos_ppn erp.uang not null default 0,
  biaya_tambahan erp.uang not null default 0,
  pembulatan erp.uang not null default 0,
  total_nilai erp.uang not null default 0,
  hpp_total erp.uang,
  dibayar erp.uang not null default 0,
  sisa erp.uang,
  status_bayar erp.status_bayar generated always as (
    case
      when status <> 'final' or sisa is null then null
      when sisa <= 0 then 'lunas'::erp.status_bayar
      when dibayar <= 0 then 'belum'::erp.status_bayar
      else 'sebagian'::erp.status_bayar
    end
  ) stored,
  isi jsonb,
  posting_id bigint,
  alasan text check (length(alasan) <= 1000),
  dibuat_oleh uuid,
  penyusun uuid[] not null default '{}',
  dibuat_pada timestamptz not null default clock_timestamp(),
  diubah_pada timestamptz not null default clock_timestamp(),
  disetujui_oleh uuid,
  constraint transaksi_posting_check check (status in ('draft', 'batal') or posting_id is not null),
  -- What the other kinds of documents keep: their own fields (`rincian`), the document that they
  -- continue, the state of an order, and opening journals.
  dokumen_asal_id bigint references transaksi,
  status_order erp.status_order,
  rincian jsonb not null default '{}',
  -- The text that a search looks in, without case and accents. A column, because an expression
  -- would be computed before the wall of row-level security lets it use an index.
  cari text generated always as (
    erp.teks_cari(nomor || ' ' || coalesce(nomor_referensi, '') || ' ' || coalesce(keterangan, ''))
  ) stored,
  -- Its values of dimensions; null: none. The proof of a posting looks whether they are there.
  gabungan_id bigint references dimensi_gabungan not enforced
) with (
  autovacuum_analyze_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.05
);
create index on transaksi (jenis, tanggal desc, id desc);
create index on transaksi (kontak_id, tanggal desc, id desc);
create index on transaksi (kontak_id) where sisa > 0;
create index transaksi_lokasi_id_idx on transaksi (lokasi_id, id) where lokasi_id is not null;
create index transaksi_harga_kode_idx on transaksi (harga_kode, id) where harga_kode is not null;
create index transaksi_gabungan_id_idx on transaksi (gabungan_id, id)
  where gabungan_id is not null;
create index on transaksi (nomor_referensi) where nomor_referensi is not null;
-- One invoice of a supplier is booked once; a void frees it.
create unique index transaksi_nomor_faktur_supplier_key
  on transaksi (kontak_id, nomor_faktur_supplier)
  where nomor_faktur_supplier is not null and status = 'final';
create index on transaksi (dokumen_asal_id) where dokumen_asal_id is not null;
-- A return note is booked once; a void frees it.
create unique index transaksi_nomor_nota_retur_key on transaksi ((rincian ->> 'nomor_nota_retur'))
  where jenis = 'retur-pembelian' and status = 'final' and rincian ? 'nomor_nota_retur';
-- Sales that have no journal: of nothing, for nothing.
create index on transaksi (tanggal)
  where total_nilai = 0 and jenis in ('penjualan', 'retur-penjualan', 'bayar-poin');
create index on transaksi (jenis, status, status_bayar, lokasi_id);
create index on transaksi (jenis, total_nilai, id);
-- The newest first, as people look at documents of any kind.
create index on transaksi (tanggal, id);
-- Documents that are not final, or not paid, are few among all.
create index on transaksi (jenis, tanggal desc, id desc) where status <> 'final';
create index on transaksi (jenis, tanggal desc, id desc)
  where status_bayar in ('belum', 'sebagian');
create index transaksi_cari on transaksi using gin (cari ekstensi.gin_trgm_ops);

create table transaksi_baris (
  id bigserial primary key,
  transaksi_id bigint not null references transaksi deferrable initially deferred,
  baris integer not null,
  barang_id bigint references barang,
  akun_kode text references akun,
  satuan_id bigint references satuan,
  faktor erp.kuantitas not null default 1,
  qty erp.kuantitas,
  qty_dasar erp.kuantitas,
  harga erp.harga_satuan,
  bruto erp.uang not null default 0,
  diskon erp.uang not null default 0,
  diskon_dokumen erp.uang not null default 0,
  subtotal erp.uang not null default 0,
  dpp erp.uang not null default 0,
  pajak_kode text references erp.pajak,
  tarif numeric(9, 6),
  dpp_lain erp.uang,
  ppn erp.uang not null default 0,
  dikreditkan boolean not null default true,
  biaya erp.uang not null default 0,
  nilai_hpp erp.uang,
  baris_asal_id bigint references transaksi_baris,
  keterangan text check (length(keterangan) <= 1000),
  unique (transaksi_id, baris),
  rincian jsonb not null default '{}',
  gabungan_id bigint references dimensi_gabungan not enforced,
  -- The kind of the document: a module that is off, or a key whose scopes name kinds, closes its
  -- rows by their own column, without a look at the document for each.
  jenis erp.jenis_transaksi not null
) with (
  autovacuum_analyze_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.05
);
create index on transaksi_baris (barang_id, transaksi_id);
create index transaksi_baris_akun_kode_idx on transaksi_baris (akun_kode, id)
  where akun_kode is not null;
create index transaksi_baris_pajak_kode_idx on transaksi_baris (pajak_kode, id)
  where pajak_kode is not null;
create index transaksi_baris_gabungan_id_idx on transaksi_baris (gabungan_id, id)
  where gabungan_id is not null;
create index on transaksi_baris (baris_asal_id) where baris_asal_id is not null;
-- Input tax that is credited in another month than its document's.
create index on transaksi_baris ((rincian ->> 'masa_kredit')) where rincian ? 'masa_kredit';
-- Which deposits were given for an order.
create index transaksi_baris_order_id_idx on transaksi_baris (((rincian ->> 'order_id')::bigint))
  where rincian ? 'order_id';

create table transaksi_pembayaran (
  transaksi_id bigint not null references transaksi deferrable initially deferred,
  baris integer not null,
  akun_kode text not null references akun,
  jumlah erp.uang not null check (jumlah <> 0),
  primary key (transaksi_id, baris),
  -- Of the document.
  jenis erp.jenis_transaksi not null
);
create index transaksi_pembayaran_akun_kode_idx
  on transaksi_pembayaran (akun_kode, transaksi_id, baris);

create table transaksi_biaya (
  transaksi_id bigint not null references transaksi deferrable initially deferred,
  baris integer not null,
  akun_kode text references akun,
  jumlah erp.uang not null check (jumlah > 0),
  alokasi erp.alokasi_biaya not null default 'nilai',
  primary key (transaksi_id, baris),
  -- Of the document.
  jenis erp.jenis_transaksi not null
);
create index transaksi_biaya_akun_kode_idx on transaksi_biaya (akun_kode, transaksi_id, baris)
  where akun_kode is not null;

-- Working drafts: documents that somebody is still writing, of any kind, unchecked until they are
-- submitted. Not to be mixed up with a transaction of status draft, which waits for approval.
create table draft (
  id bigserial primary key,
  jenis erp.jenis_transaksi not null,
  isi jsonb not null default '{}' check (jsonb_typeof(isi) = 'object'),
  versi integer not null default 1 check (versi > 0),
  status erp.status_draft not null default 'terbuka',
  transaksi_id bigint references transaksi,
  dibuat_oleh uuid not null,
  dibuat_pada timestamptz not null default clock_timestamp(),
  diubah_pada timestamptz not null default clock_timestamp(),
  constraint draft_terkirim_check check ((status = 'terkirim') = (transaksi_id is not null)),
  -- When its lines that confirm a state were written: that counts, not when it is sent.
  dilihat jsonb
);
create index on draft (dibuat_oleh, id desc);
create index on draft (transaksi_id) where transaksi_id is not null;

-- How each user wants to see the list of a kind of transaction.
create table preferensi_tabel (
  pengguna_id uuid not null,
  jenis erp.jenis_transaksi not null,
  kolom jsonb not null check (jsonb_typeof(kolom) = 'array'),
  sort text not null,
  per_page integer not null check (per_page between 1 and 500),
  diubah_pada timestamptz not null default clock_timestamp(),
  primary key (pengguna_id, jenis)
);

-- Requests that somebody approves: of drafts, of what changes documents that were posted, and of
-- what is about no document.
create table persetujuan (
  id bigserial primary key,
  aksi erp.aksi_persetujuan not null,
  jenis erp.jenis_transaksi,
  transaksi_id bigint references transaksi,
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
  diubah_pada timestamptz not null default clock_timestamp(),
  -- What it is about when that is no document: the month, the year, the settings.
  perihal text check (length(perihal) <= 1000),
  check (
    (transaksi_id is null) = (jenis is null) and (transaksi_id is null) = (perihal is not null)
  )
);
-- One that waits for a document and an action, or for an action and what that is about.
create unique index on persetujuan (transaksi_id, aksi) where status = 'menunggu';
create unique index on persetujuan (aksi, perihal)
  where status = 'menunggu' and transaksi_id is null;
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
