-- Who goods are bought from, at what price and terms, and how much of them each location keeps.
create table barang_pemasok (
  id bigserial primary key,
  barang_id bigint not null references barang,
  kontak_id bigint not null references kontak,
  kode_pemasok text check (length(kode_pemasok) <= 100),
  satuan_id bigint references satuan,
  harga erp.harga_satuan check (harga >= 0),
  minimum_beli erp.kuantitas check (minimum_beli >= 0),
  kelipatan erp.kuantitas check (kelipatan > 0),
  waktu_tunggu_hari integer check (waktu_tunggu_hari between 0 and 3650),
  utama boolean not null default false,
  aktif boolean not null default true,
  atribut jsonb not null default '{}' check (jsonb_typeof(atribut) = 'object'),
  dibuat_pada timestamptz not null default now(),
  diubah_pada timestamptz not null default now(),
  unique (barang_id, kontak_id)
);
create unique index barang_pemasok_utama_key on barang_pemasok (barang_id) where utama and aktif;
create index on barang_pemasok (kontak_id, id);
create index barang_pemasok_satuan_id_idx on barang_pemasok (satuan_id, id)
  where satuan_id is not null;

create table barang_lokasi (
  id bigserial primary key,
  barang_id bigint not null references barang,
  lokasi_id bigint not null references lokasi,
  stok_minimum erp.kuantitas check (stok_minimum >= 0),
  stok_maksimum erp.kuantitas check (stok_maksimum >= 0),
  aktif boolean not null default true,
  atribut jsonb not null default '{}' check (jsonb_typeof(atribut) = 'object'),
  dibuat_pada timestamptz not null default now(),
  diubah_pada timestamptz not null default now(),
  constraint barang_lokasi_batas_check check (stok_maksimum >= stok_minimum),
  unique (barang_id, lokasi_id)
);
create index on barang_lokasi (lokasi_id, id);
-- Working drafts that are still open: what they order is counted where more would be proposed.
create index on draft (jenis) where status = 'terbuka';
