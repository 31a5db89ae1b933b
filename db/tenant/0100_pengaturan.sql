-- The tables of a tenant, by what they are about; later steps add to them. Written bare: the step
-- runner sets the search path to the tenant's schema.

-- Settings, modules, months, numbering and idempotency.
create table pengaturan (
  id boolean primary key default true check (id),
  nama text not null check (length(nama) between 1 and 200),
  alamat text,
  npwp text,
  telepon text,
  mata_uang text not null default 'IDR' check (mata_uang ~ '^[A-Z]{3}$'),
  zona_waktu text not null default 'Asia/Jakarta',
  metode_hpp erp.metode_hpp not null default 'rata-rata',
  lingkup_hpp erp.lingkup_hpp not null default 'tenant',
  kebijakan_stok_minus erp.kebijakan_stok_minus not null default 'tolak',
  wajib_persetujuan boolean not null default false,
  empat_mata boolean not null default false,
  penyetuju erp.peran not null default 'staff' check (penyetuju in ('admin', 'staff')),
  tanggal_mulai date not null,
  tanggal_kunci date,
  kunci_saldo_awal boolean not null default false,
  awal_tahun_buku smallint not null default 1 check (awal_tahun_buku between 1 and 12),
  pembulatan erp.uang not null default 0 check (pembulatan in (0, 100, 500)),
  metode_potongan erp.metode_potongan not null default 'neto',
  format_nomor text not null default '{kode}/{lokasi}/{YYYYMM}/{nnnnn}' check (
    -- A number is unique by kind, location, month and counter: its format shows each of them.
    format_nomor like '%{kode}%' and format_nomor like '%{lokasi}%'
    and format_nomor ~ '\{n{3,9}\}' and length(format_nomor) <= 60
    and (format_nomor like '%{YYYYMM}%'
      or (format_nomor like '%{YYYY}%' and format_nomor like '%{MM}%'))
  ),
  diubah_pada timestamptz not null default now(),
  batas_hapus_piutang erp.uang check (batas_hapus_piutang >= 0),
  -- Points: settings, lots, what moves them, and the balance of each contact.
  poin_aktif boolean not null default false,
  poin_rupiah_per_poin erp.uang not null default 10000 check (poin_rupiah_per_poin > 0),
  poin_nilai_poin erp.uang not null default 100 check (poin_nilai_poin > 0),
  poin_masa_berlaku_hari integer check (poin_masa_berlaku_hari between 1 and 36500),
  poin_metode erp.metode_poin not null default 'tangguhan',
  -- A new format of numbers begins with a month; closing a year closes its opening balances too.
  format_nomor_ubah jsonb not null default '[]'
    check (jsonb_typeof(format_nomor_ubah) = 'array'),
  -- What happens at a credit limit, and how much more than ordered may be delivered.
  kebijakan_kredit text not null default 'tolak'
    check (kebijakan_kredit in ('tolak', 'peringatan')),
  toleransi_order erp.kuantitas not null default 0 check (toleransi_order between 0 and 100),
  -- Since when the tenant is a taxable entrepreneur (PKP), and assets whose input tax the law
  -- forbids to credit: selling those bears no tax.
  pkp_sejak date check (isfinite(pkp_sejak)),
  -- Prices below which nobody sells unasked: how much below its price list a line may be in
  -- percent, how much below what the goods cost, and what becomes of one that is.
  batas_harga_diskon_maksimum erp.kuantitas check (batas_harga_diskon_maksimum between 0 and 100),
  batas_harga_hpp_persen erp.kuantitas default 100
    check (batas_harga_hpp_persen between 0 and 1000),
  batas_harga_tindakan erp.batas_harga not null default 'peringatan',
  -- How far the tax that a supplier's invoice says may be from the one that its lines come to.
  toleransi_ppn erp.uang not null default 1 check (toleransi_ppn >= 0),
  -- Whether agents may do anything in the tenant.
  agen_aktif boolean not null default true
);

create table modul (
  kode text primary key references erp.modul_ref,
  aktif boolean not null default true
);

create table periode (
  bulan date primary key check (extract(day from bulan) = 1),
  status erp.periode_status not null default 'buka',
  diubah_pada timestamptz not null default now(),
  diubah_oleh uuid
);

create table penomoran (
  kode text not null,
  lokasi_kode text not null,
  bulan date not null check (extract(day from bulan) = 1),
  terakhir integer not null check (terakhir > 0),
  primary key (kode, lokasi_kode, bulan)
);

create table idempotency (
  pengguna_id uuid not null,
  route text not null,
  kunci text not null,
  fingerprint text not null,
  request_id text,
  hasil jsonb,
  berlaku_sampai timestamptz not null,
  dibuat_pada timestamptz not null default clock_timestamp(),
  primary key (pengguna_id, route, kunci)
);
create index on idempotency (berlaku_sampai);

-- Tax months whose return was reported: their tax does not change any more, unless they are opened
-- again for a correction. One that has no row is open.
create table masa_pajak (
  bulan date primary key check (extract(day from bulan) = 1),
  status erp.masa_pajak_status not null default 'buka',
  pembetulan integer not null default 0 check (pembetulan >= 0),
  diubah_pada timestamptz not null default now(),
  diubah_oleh uuid
);

-- Whether the tenant's tables here may be written: `buka`, while the tenant moves to another node
-- `pagar`, and `pindah` where it has left. `epoch` says which of its places this one is. Who writes
-- takes the table in ROW SHARE mode until its end; who shuts it takes it EXCLUSIVE, and so waits
-- for all who write.
create table gerbang (
  satu boolean primary key default true check (satu),
  keadaan text not null default 'buka' check (keadaan in ('buka', 'pagar', 'pindah')),
  epoch bigint not null default 1 check (epoch > 0)
);
insert into gerbang default values;

-- What a key with a limit moved in a day: the amounts of its documents.
create table kunci_rupiah (
  kunci_id uuid not null,
  hari date not null,
  jumlah erp.uang not null,
  primary key (kunci_id, hari)
);

-- The tenant's books as a type. It has no values: functions take it as their first argument
-- (`null::buku`), and PostgreSQL keeps a copy of such a function, with its plans, for each.
create type buku as enum ();
