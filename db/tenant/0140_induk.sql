-- Chart of accounts and the accounts that play a role in posting.
create table akun (
  kode text primary key check (kode ~ '^[0-9A-Za-z.-]{1,20}$'),
  nama text not null check (length(nama) between 1 and 200),
  subklas_id integer not null references erp.akun_subklas,
  saldo_normal erp.saldo_normal not null,
  induk_kode text references akun,
  adalah_kas boolean not null default false,
  kendali erp.akun_kendali,
  aktif boolean not null default true,
  atribut jsonb not null default '{}' check (jsonb_typeof(atribut) = 'object'),
  dibuat_pada timestamptz not null default now(),
  diubah_pada timestamptz not null default now(),
  cari text generated always as (erp.teks_cari(kode || ' ' || nama)) stored,
  constraint akun_induk_kode_check check (induk_kode <> kode),
  -- What cash against an account is in the statement of cash flows. Accounts that exist get what
  -- the default chart says of their role, of the account itself, or of its subclass.
  arus_kas erp.arus_kas_kategori
);
create index on akun (induk_kode);
create index on akun (subklas_id);

create table akun_peran (
  peran text primary key references erp.akun_peran_ref,
  akun_kode text not null references akun
);
create index on akun_peran (akun_kode);

-- Dimensions: department, project, branch, salesperson and the like, up to five of them. A
-- combination of their values is one row, which whatever carries values names.
create table dimensi (
  id bigserial primary key,
  kode text not null unique check (kode ~ '^[a-z0-9][a-z0-9_-]{0,19}$'),
  nama text not null check (length(nama) between 1 and 100),
  -- Its place in a combination.
  slot smallint not null unique check (slot between 1 and 5),
  -- Where people have to give a value: on all lines of these kinds, and on lines of these accounts.
  wajib_jenis erp.jenis_transaksi[] not null default '{}',
  wajib_akun text[] not null default '{}',
  aktif boolean not null default true,
  atribut jsonb not null default '{}' check (jsonb_typeof(atribut) = 'object'),
  dibuat_pada timestamptz not null default now(),
  diubah_pada timestamptz not null default now(),
  cari text generated always as (erp.teks_cari(kode || ' ' || nama)) stored
);

create table dimensi_nilai (
  id bigserial primary key,
  dimensi_id bigint not null references dimensi,
  kode text not null check (kode ~ '^[0-9A-Za-z._-]{1,20}$'),
  nama text not null check (length(nama) between 1 and 100),
  induk_id bigint,
  berlaku_dari date check (isfinite(berlaku_dari)),
  berlaku_sampai date,
  aktif boolean not null default true,
  atribut jsonb not null default '{}' check (jsonb_typeof(atribut) = 'object'),
  dibuat_pada timestamptz not null default now(),
  diubah_pada timestamptz not null default now(),
  cari text generated always as (erp.teks_cari(kode || ' ' || nama)) stored,
  unique (dimensi_id, kode),
  unique (dimensi_id, id),
  foreign key (dimensi_id, induk_id) references dimensi_nilai (dimensi_id, id),
  constraint dimensi_nilai_induk_id_check check (induk_id <> id),
  constraint dimensi_nilai_berlaku_sampai_check
    check (isfinite(berlaku_sampai) and berlaku_sampai >= coalesce(berlaku_dari, berlaku_sampai))
);
create index on dimensi_nilai (dimensi_id, induk_id);

-- A combination of values, at least one of them: one row, however many documents carry it.
create table dimensi_gabungan (
  id bigserial primary key,
  nilai_1 bigint references dimensi_nilai,
  nilai_2 bigint references dimensi_nilai,
  nilai_3 bigint references dimensi_nilai,
  nilai_4 bigint references dimensi_nilai,
  nilai_5 bigint references dimensi_nilai,
  unique nulls not distinct (nilai_1, nilai_2, nilai_3, nilai_4, nilai_5),
  constraint dimensi_gabungan_nilai_check
    check (num_nonnulls(nilai_1, nilai_2, nilai_3, nilai_4, nilai_5) > 0)
);
-- A combination is found by its values, whichever of them are missing.
create unique index dimensi_gabungan_kunci_idx
  on dimensi_gabungan ((array[nilai_1, nilai_2, nilai_3, nilai_4, nilai_5]));
create index on dimensi_gabungan (nilai_2) where nilai_2 is not null;
create index on dimensi_gabungan (nilai_3) where nilai_3 is not null;
create index on dimensi_gabungan (nilai_4) where nilai_4 is not null;
create index on dimensi_gabungan (nilai_5) where nilai_5 is not null;

-- Master data: units, locations, price tiers, contacts, goods and their units and prices.
-- `cari` is the text that a general search looks in, without case and accents.
create table satuan (
  id bigserial primary key,
  kode text not null unique check (kode ~ '^[^[:cntrl:]]{1,20}$'),
  nama text not null check (length(nama) between 1 and 100),
  aktif boolean not null default true,
  atribut jsonb not null default '{}' check (jsonb_typeof(atribut) = 'object'),
  dibuat_pada timestamptz not null default now(),
  diubah_pada timestamptz not null default now(),
  cari text generated always as (erp.teks_cari(kode || ' ' || nama)) stored
);

create table lokasi (
  id bigserial primary key,
  kode text not null unique check (kode ~ '^[A-Z0-9-]{1,10}$'),
  nama text not null check (length(nama) between 1 and 100),
  tipe erp.lokasi_tipe not null default 'gudang',
  alamat text check (length(alamat) <= 1000),
  aktif boolean not null default true,
  atribut jsonb not null default '{}' check (jsonb_typeof(atribut) = 'object'),
  dibuat_pada timestamptz not null default now(),
  diubah_pada timestamptz not null default now(),
  cari text generated always as (
    erp.teks_cari(kode || ' ' || nama || ' ' || coalesce(alamat, ''))
  ) stored,
  -- What documents take by default.
  gabungan_id bigint references dimensi_gabungan
);
create index on lokasi (gabungan_id) where gabungan_id is not null;

create table harga (
  kode text primary key check (kode ~ '^[^[:cntrl:]]{1,20}$'),
  nama text not null check (length(nama) between 1 and 100),
  keterangan text check (length(keterangan) <= 1000),
  urutan integer not null default 0,
  aktif boolean not null default true,
  atribut jsonb not null default '{}' check (jsonb_typeof(atribut) = 'object'),
  dibuat_pada timestamptz not null default now(),
  diubah_pada timestamptz not null default now(),
  cari text generated always as (
    erp.teks_cari(kode || ' ' || nama || ' ' || coalesce(keterangan, ''))
  ) stored
);

create table kontak (
  id bigserial primary key,
  kode text not null unique check (kode ~ '^[^[:cntrl:]]{1,40}$'),
  nama text not null check (length(nama) between 1 and 200),
  tipe erp.kontak_tipe not null,
  alamat text check (length(alamat) <= 1000),
  kota text check (length(kota) <= 100),
  telepon text check (length(telepon) <= 50),
  email text check (length(email) <= 200),
  npwp text check (length(npwp) <= 30),
  batas_kredit erp.uang check (batas_kredit >= 0),
  termin_hari integer not null default 0 check (termin_hari between 0 and 3650),
  harga_kode text references harga,
  aktif boolean not null default true,
  atribut jsonb not null default '{}' check (jsonb_typeof(atribut) = 'object'),
  dibuat_pada timestamptz not null default now(),
  diubah_pada timestamptz not null default now(),
  cari text generated always as (
    erp.teks_cari(
      kode || ' ' || nama || ' ' || coalesce(alamat, '') || ' ' || coalesce(kota, '') || ' '
        || coalesce(telepon, '') || ' ' || coalesce(email, '') || ' ' || coalesce(npwp, '')
    )
  ) stored,
  -- What documents take by default.
  gabungan_id bigint references dimensi_gabungan
);
create index kontak_harga_kode_idx on kontak (harga_kode, id) where harga_kode is not null;
create index kontak_gabungan_id_idx on kontak (gabungan_id, id) where gabungan_id is not null;
create index on kontak (nama, id);
create index kontak_cari on kontak using gin (cari ekstensi.gin_trgm_ops);
create index on kontak (aktif);
create index on kontak (aktif, tipe, id);
create index on kontak (aktif, kota, id);
-- A cashier finds a customer by the telephone.
create index on kontak (aktif, telepon, id);

create table barang (
  id bigserial primary key,
  kode text not null unique check (kode ~ '^[^[:cntrl:]]{1,40}$'),
  nama text not null check (length(nama) between 1 and 200),
  jenis erp.barang_jenis not null default 'persediaan',
  satuan_id bigint not null references satuan,
  kategori text check (length(kategori) <= 100),
  merek text check (length(merek) <= 100),
  barcode text check (length(barcode) <= 100),
  harga_beli erp.harga_satuan check (harga_beli >= 0),
  harga_jual erp.harga_satuan check (harga_jual >= 0),
  stok_minimum erp.kuantitas check (stok_minimum >= 0),
  kebijakan_stok_minus erp.kebijakan_stok_minus,
  pajak_kode text references erp.pajak,
  akun_persediaan text references akun,
  akun_hpp text references akun,
  akun_penjualan text references akun,
  aktif boolean not null default true,
  atribut jsonb not null default '{}' check (jsonb_typeof(atribut) = 'object'),
  dibuat_pada timestamptz not null default now(),
  diubah_pada timestamptz not null default now(),
  cari text generated always as (
    erp.teks_cari(
      kode || ' ' || nama || ' ' || coalesce(kategori, '') || ' ' || coalesce(merek, '') || ' '
        || coalesce(barcode, '')
    )
  ) stored,
  -- What documents take by default.
  gabungan_id bigint references dimensi_gabungan,
  -- Its own limits of price (pengaturan).
  diskon_maksimum erp.kuantitas check (diskon_maksimum between 0 and 100),
  harga_minimum erp.harga_satuan check (harga_minimum >= 0),
  batas_harga erp.batas_harga
);
create index on barang (nama, id);
create index on barang (barcode);
create index barang_satuan_id_idx on barang (satuan_id, id);
create index barang_pajak_kode_idx on barang (pajak_kode, id) where pajak_kode is not null;
create index barang_akun_persediaan_idx on barang (akun_persediaan, id)
  where akun_persediaan is not null;
create index barang_akun_hpp_idx on barang (akun_hpp, id) where akun_hpp is not null;
create index barang_akun_penjualan_idx on barang (akun_penjualan, id)
  where akun_penjualan is not null;
create index barang_gabungan_id_idx on barang (gabungan_id, id) where gabungan_id is not null;
create index barang_cari on barang using gin (cari ekstensi.gin_trgm_ops);
-- Goods that have a minimum of stock, whichever: `stok_minimum > …` is found by it too.
create index on barang (id) where stok_minimum is not null;
-- What lists of a million rows are read by. A list of masters shows the active ones unless asked
-- otherwise, so `aktif` leads: filters, orders and totals then need the index alone. Indexes with
-- few different entries stay small, because equal ones are kept once.
create index on barang (aktif);
create index on barang (aktif, kategori, id);
create index on barang (aktif, merek, id);
create index on barang (aktif, harga_jual, id);

create table barang_satuan (
  id bigserial primary key,
  barang_id bigint not null references barang,
  satuan_id bigint not null references satuan,
  faktor erp.kuantitas not null check (faktor > 0),
  barcode text check (length(barcode) <= 100),
  aktif boolean not null default true,
  atribut jsonb not null default '{}' check (jsonb_typeof(atribut) = 'object'),
  dibuat_pada timestamptz not null default now(),
  diubah_pada timestamptz not null default now(),
  unique (barang_id, satuan_id)
);
create index barang_satuan_satuan_id_idx on barang_satuan (satuan_id, id);
create index on barang_satuan (barcode);

create table barang_harga (
  id bigserial primary key,
  barang_id bigint not null references barang,
  harga_kode text not null references harga,
  satuan_id bigint references satuan,
  harga erp.harga_satuan not null check (harga >= 0),
  qty_minimum erp.kuantitas not null default 0 check (qty_minimum >= 0),
  berlaku_dari date,
  berlaku_sampai date,
  aktif boolean not null default true,
  atribut jsonb not null default '{}' check (jsonb_typeof(atribut) = 'object'),
  dibuat_pada timestamptz not null default now(),
  diubah_pada timestamptz not null default now(),
  constraint barang_harga_berlaku_sampai_check check (berlaku_sampai >= berlaku_dari),
  unique nulls not distinct (barang_id, harga_kode, satuan_id, qty_minimum, berlaku_dari)
);
create index barang_harga_harga_kode_idx on barang_harga (harga_kode, id);
create index barang_harga_satuan_id_idx on barang_harga (satuan_id, id)
  where satuan_id is not null;

-- Accounts, contacts, goods and locations stay and keep their keys: people deactivate them. So a
-- key of a book row to one of them says nothing but that it was there when the row came, and the
-- proof of the posting says that of all its rows at once.
create trigger akun_kept before delete or truncate on akun
  for each statement execute function erp_private.tg__induk_kept();
create trigger akun_key_kept before update on akun
  for each row when (old.kode is distinct from new.kode)
  execute function erp_private.tg__induk_kept();
create trigger kontak_kept before delete or update of id or truncate on kontak
  for each statement execute function erp_private.tg__induk_kept();
create trigger barang_kept before delete or update of id or truncate on barang
  for each statement execute function erp_private.tg__induk_kept();
create trigger lokasi_kept before delete or update of id or truncate on lokasi
  for each statement execute function erp_private.tg__induk_kept();

-- Budgets of income and expense, by the month of the calendar: they mean the same whenever a book
-- year begins.
create table anggaran (
  tahun integer not null check (tahun between 1900 and 3000),
  bulan integer not null check (bulan between 1 and 12),
  akun_kode text not null references akun,
  jumlah erp.uang not null check (jumlah >= 0),
  id bigserial primary key,
  -- Of a value of a dimension; without one it is that of all.
  nilai_id bigint references dimensi_nilai,
  unique nulls not distinct (tahun, bulan, akun_kode, nilai_id)
);
create index on anggaran (akun_kode);
create index on anggaran (nilai_id) where nilai_id is not null;
-- The audit trail knows a budget by its month and account.
create trigger jejak after insert or update or delete on anggaran
  for each row execute function erp_private.tg__baris_audit('tahun', 'bulan', 'akun_kode');
