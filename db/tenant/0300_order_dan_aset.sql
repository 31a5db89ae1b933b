-- Orders: what of each line is fulfilled, open and reserved, as insert-only changes; and the sums
-- per barang and lokasi, kept by every change.
create table order_gerak (
  id bigserial primary key,
  posting_id bigint not null references posting not enforced,
  transaksi_id bigint not null references transaksi deferrable initially deferred,
  order_id bigint not null references transaksi deferrable initially deferred,
  baris_id bigint not null references transaksi_baris,
  pemenuhan_id bigint references transaksi_baris,
  barang_id bigint not null references barang,
  lokasi_id bigint references lokasi,
  tanggal date not null,
  dipenuhi erp.kuantitas not null default 0,
  sisa erp.kuantitas not null default 0,
  reservasi erp.kuantitas not null default 0,
  membalik_id bigint references order_gerak,
  -- Of the order.
  jenis erp.jenis_transaksi not null
);
create index on order_gerak (posting_id);
create index on order_gerak (transaksi_id);
create index on order_gerak (order_id);
create index on order_gerak (baris_id);
create index on order_gerak (pemenuhan_id) where pemenuhan_id is not null;
create index on order_gerak (barang_id, tanggal);
create index order_gerak_lokasi_id_idx on order_gerak (lokasi_id, id) where lokasi_id is not null;
create unique index order_gerak_membalik_id_key on order_gerak (membalik_id)
  where membalik_id is not null;

create trigger order_gerak_append_only before update or delete or truncate on order_gerak
  for each statement execute function erp_private.tg__books_append_only();
create trigger order_gerak_posting_open after insert on order_gerak referencing new table as baru
  for each statement execute function erp_private.tg__posting_open();

create table stok_order (
  barang_id bigint not null references barang,
  lokasi_id bigint references lokasi,
  dipesan erp.kuantitas not null default 0,
  reservasi erp.kuantitas not null default 0,
  unique nulls not distinct (barang_id, lokasi_id)
);
create index on stok_order (lokasi_id);
-- A table without a key could not be updated while its changes are carried to another node.
alter table stok_order replica identity full;

-- The register of fixed assets, and what each was depreciated by, month by month.
create table aset (
  id bigserial primary key,
  kode text not null unique check (kode ~ '^[^[:cntrl:]]{1,40}$'),
  nama text not null check (length(nama) between 1 and 200),
  akun_aset text not null references akun,
  akun_akumulasi text not null references akun,
  akun_beban text references akun,
  tanggal date not null check (isfinite(tanggal)),
  perolehan erp.uang not null check (perolehan > 0),
  residu erp.uang not null default 0 check (residu >= 0),
  akumulasi_awal erp.uang not null default 0 check (akumulasi_awal >= 0),
  umur_bulan integer not null check (umur_bulan between 1 and 1200),
  metode erp.metode_penyusutan not null default 'garis_lurus',
  tarif erp.kuantitas check (tarif > 0 and tarif <= 100),
  tanggal_pelepasan date check (isfinite(tanggal_pelepasan)),
  aktif boolean not null default true,
  atribut jsonb not null default '{}' check (jsonb_typeof(atribut) = 'object'),
  dibuat_pada timestamptz not null default now(),
  diubah_pada timestamptz not null default now(),
  cari text generated always as (erp.teks_cari(kode || ' ' || nama)) stored,
  constraint aset_nilai_check check (residu + akumulasi_awal <= perolehan),
  constraint aset_pelepasan_check check (tanggal_pelepasan >= tanggal),
  -- The document by which an asset was disposed of; its day stands in `tanggal_pelepasan`.
  pelepasan_id bigint references transaksi,
  tidak_boleh_dikreditkan boolean not null default false,
  warisan boolean not null default false
);
create index on aset (nama, id);
create index on aset (akun_aset);
create index on aset (akun_akumulasi);
create index on aset (akun_beban);
create index on aset (pelepasan_id) where pelepasan_id is not null;

create table aset_susut (
  id bigserial primary key,
  posting_id bigint not null references posting not enforced,
  transaksi_id bigint not null references transaksi deferrable initially deferred,
  aset_id bigint not null references aset,
  periode date not null check (extract(day from periode) = 1),
  nilai erp.uang not null check (nilai <> 0),
  membalik_id bigint references aset_susut
);
create index on aset_susut (posting_id);
create index on aset_susut (transaksi_id);
create index on aset_susut (aset_id, periode);
create unique index aset_susut_membalik_id_key on aset_susut (membalik_id)
  where membalik_id is not null;

create trigger aset_susut_append_only before update or delete or truncate on aset_susut
  for each statement execute function erp_private.tg__books_append_only();
create trigger aset_susut_posting_open after insert on aset_susut referencing new table as baru
  for each statement execute function erp_private.tg__posting_open();

-- The lines of documents on which assets stand. A link that is given up stays with its time, so
-- that the register can be shown as it was known.
create table aset_asal (
  id bigserial primary key,
  aset_id bigint not null references aset,
  baris_id bigint not null references transaksi_baris,
  akun_kode text not null references akun,
  nilai erp.uang not null check (nilai > 0),
  dibuat_pada timestamptz not null default clock_timestamp(),
  dilepas_pada timestamptz check (dilepas_pada >= dibuat_pada)
);
create index on aset_asal (aset_id);
create index on aset_asal (baris_id);
create index on aset_asal (akun_kode);
create unique index aset_asal_berlaku_key on aset_asal (aset_id, baris_id)
  where dilepas_pada is null;
