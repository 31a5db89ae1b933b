--! Previous: -
--! Hash: sha1:ca01b7041800ed2a551b57cb86007bf6bef0d50c
--! Message: Baseline

-- A database of before the first release holds migrations of other numbers: `npm run migrate` takes
-- one that has all of them, and no other can come here.
do $$
begin
  if exists (select from graphile_migrate.migrations) then
    raise exception using errcode = 'KOMIG', message =
      'database ini dari sebelum rilis pertama dan tidak dapat dibawa ke rilis ini: pakai database'
      ' kosong, atau hapus folder datanya';
  end if;
end
$$;

-- Roles. They are cluster-wide while databases are not, so each is made only when it is missing:
-- several databases of one cluster (development, test templates, shadow) share them. Request roles
-- of tenants carry a hash of the database's name and are made with the tenant.
do $$
declare
  v_role record;
begin
  for v_role in
    select *
      from (values
        ('erp_owner', 'nologin'),
        ('erp_writer', 'nologin'),
        ('erp_reader', 'nologin'),
        ('erp_platform', 'nologin'),
        ('erp_gate', 'nologin'),
        ('erp_app', 'nologin'),
        ('erp_pengguna', 'nologin'),
        ('erp_authenticator', 'login noinherit'),
        ('erp_worker', 'login noinherit'),
        ('erp_cdc', 'login noinherit replication')
      ) as r (nama, sifat)
  loop
    -- Two databases may be migrated at the same moment: the loser of that race finds the role made.
    begin
      if not exists (select from pg_roles where rolname = v_role.nama) then
        execute format(
          'create role %I with %s nosuperuser nocreatedb nocreaterole nobypassrls',
          v_role.nama, v_role.sifat
        );
      end if;
    exception
      when duplicate_object or unique_violation then
        null;
    end;
  end loop;
end
$$;

grant erp_app to erp_pengguna with inherit true, set false;

-- The server's login inherits nothing and can only become one of these, for one transaction.
grant erp_gate to erp_authenticator with inherit false, set true;

grant erp_pengguna to erp_authenticator with inherit false, set true;

-- A snapshot of change data capture reads as a report does, behind the same row-level security.
grant erp_reader to erp_cdc with inherit false, set true;

-- Schemas, extensions and what PostgreSQL gives to everybody but must not give here.

create schema if not exists ekstensi authorization erp_owner;
create schema if not exists erp authorization erp_owner;
create schema if not exists erp_private authorization erp_owner;
create extension if not exists pg_trgm with schema ekstensi;
create extension if not exists unaccent with schema ekstensi;
create extension if not exists pgcrypto with schema ekstensi;
create extension if not exists btree_gin with schema ekstensi;

comment on schema erp is 'The API: functions, types and reference lists that GraphQL exposes.';
comment on schema erp_private is 'The platform and the internals of posting. Not exposed.';
comment on schema ekstensi is 'PostgreSQL extensions.';

grant usage on schema erp to erp_app, erp_writer, erp_reader, erp_platform, erp_gate;
grant usage on schema erp_private
  to erp_app, erp_writer, erp_reader, erp_platform, erp_gate, erp_worker;
grant usage on schema ekstensi to erp_app, erp_writer, erp_reader, erp_platform;

revoke all on schema public from public;

-- Functions are executable by everybody unless told otherwise. Each function file grants what it
-- means to grant.
alter default privileges for role erp_owner revoke execute on functions from public;

-- The request context is only as good as the control over it: whoever may call set_config inside a
-- query can read another tenant's rows within one statement. The server uses SET LOCAL instead.
revoke execute on function pg_catalog.set_config(text, text, boolean) from public;

grant execute on function pg_catalog.set_config(text, text, boolean) to erp_worker, erp_cdc;

-- A forged message in the change stream, and ending one's fellow's sessions, are nobody's business.
revoke execute on function pg_catalog.pg_logical_emit_message(boolean, text, text, boolean)
  from public;

revoke execute on function pg_catalog.pg_logical_emit_message(boolean, text, bytea, boolean)
  from public;
revoke execute on function pg_catalog.pg_terminate_backend(integer, bigint) from public;

do $$
begin
  execute format('revoke all on database %I from public', current_database());
  execute format(
    'grant connect on database %I to erp_authenticator, erp_worker, erp_cdc', current_database()
  );
end
$$;

-- Row-level security keeps an operator that might leak away from indexes, so that a search, or a
-- list by kind, would read the whole table. LIKE and equality of enums tell nothing about a row
-- that they do not answer, and a request role reaches only its own tenant's tables anyway.
alter function pg_catalog.textlike(text, text) leakproof;

alter function pg_catalog.enum_eq(anyenum, anyenum) leakproof;

-- What PostgreSQL lets everybody do and a request must not: make large objects, send messages to
-- the processes that listen, and read how many rows other tenants have, from the statistics, the
-- sizes of tables, the locks or the catalog's estimates. Monitoring keeps all of it (pg_monitor).

do $$
declare
  v_fungsi regprocedure;
begin
  for v_fungsi in
    select p.oid
      from pg_catalog.pg_proc as p
     where p.pronamespace = 'pg_catalog'::regnamespace
       and (
         p.proname ~ '^(lo_|lo(read|write)$|pg_stat_(get|have)_)'
         or p.proname in (
           'pg_notify', 'pg_lock_status', 'pg_relation_size', 'pg_table_size', 'pg_indexes_size',
           'pg_total_relation_size', 'pg_database_size'
         )
       )
  loop
    execute format('revoke execute on function %s from public', v_fungsi);
    if v_fungsi::text !~ '^(lo|pg_notify)' then
      execute format('grant execute on function %s to pg_monitor', v_fungsi);
    end if;
  end loop;
end
$$;

-- The server wakes the relay, outside of any request; the relay wakes the servers, and the job
-- queue its workers.
grant execute on function pg_catalog.pg_notify(text, text) to erp_authenticator, erp_worker;

revoke select on pg_catalog.pg_class from public;

grant select on pg_catalog.pg_class to pg_monitor, erp_owner;

do $$
begin
  execute format(
    'grant select (%s) on pg_catalog.pg_class to public',
    (
      select string_agg(quote_ident(a.attname), ', ' order by a.attnum)
        from pg_catalog.pg_attribute as a
       where a.attrelid = 'pg_catalog.pg_class'::regclass and not a.attisdropped
         and a.attname <> all ('{reltuples,relpages,relallvisible,relallfrozen}')
    )
  );
end
$$;

-- What a tenant takes is compared with its quota of storage. Functions of erp_platform alone see
-- sizes, and answer them for the tenant that asks.
grant execute on function pg_catalog.pg_total_relation_size(regclass) to erp_platform;

-- The server's login waits for the log by itself (erp_private.commit_flush). Only the owner of that
-- function may write the message that this takes, and only a superuser can allow it; without it,
-- commits wait as always.

grant usage on schema erp_private to erp_authenticator;

do $$
begin
  if (select r.rolsuper from pg_catalog.pg_roles as r where r.rolname = current_user) then
    grant execute on function pg_catalog.pg_logical_emit_message(boolean, text, text, boolean)
      to erp_platform;
  end if;
end
$$;

-- Types and platform tables belong to erp_owner.
set local role erp_owner;

-- All types live in `erp` (or `erp_private`), never in a tenant's schema: a type per tenant breaks
-- pooled connections as soon as two tenants share one. Types change by ALTER in later migrations.

-- numeric accepts NaN, which is greater than any limit: the bounds refuse it, and infinity too.
create domain erp.uang as numeric(20, 2)
  constraint uang_check check (value > -1e17 and value < 1e17);
comment on domain erp.uang is 'An amount of money, 2 decimals.';

create domain erp.kuantitas as numeric(20, 6)
  constraint kuantitas_check check (value > -1e13 and value < 1e13);
comment on domain erp.kuantitas is 'A quantity, 6 decimals.';

create domain erp.harga_satuan as numeric(20, 6)
  constraint harga_satuan_check check (value > -1e13 and value < 1e13);
comment on domain erp.harga_satuan is 'A price or cost per unit, 6 decimals.';

create domain erp.persen as numeric(9, 6)
  constraint persen_check check (value >= 0 and value <= 100);
comment on domain erp.persen is 'A percentage from 0 to 100.';

create type erp.peran as enum ('admin', 'staff', 'viewer', 'ops');
comment on type erp.peran is 'Role of a user in a tenant.';

create type erp.kontak_tipe as enum ('pelanggan', 'supplier', 'pegawai', 'lain');

create type erp.barang_jenis as enum ('persediaan', 'jasa', 'non_persediaan');

create type erp.lokasi_tipe as enum ('gudang', 'toko');

create type erp.saldo_normal as enum ('debit', 'kredit');

create type erp.akun_kendali as enum (
  'piutang', 'hutang', 'persediaan', 'persediaan_transit', 'uang_muka_beli', 'uang_muka_jual',
  'kewajiban_poin'
);
comment on type erp.akun_kendali is
  'What a control account controls. It takes no journal line without a row in that sub-ledger.';

create type erp.metode_hpp as enum ('rata-rata', 'fifo');

create type erp.lingkup_hpp as enum ('tenant', 'per_lokasi');

create type erp.kebijakan_stok_minus as enum ('tolak', 'izinkan');

create type erp.metode_potongan as enum ('neto', 'bruto');

create type erp.periode_status as enum ('buka', 'tutup');

create type erp.jenis_transaksi as enum (
  'penjualan', 'pembelian', 'retur-penjualan', 'retur-pembelian', 'transfer-stok', 'opname-stok',
  'penggunaan-persediaan', 'order-pembelian', 'order-penjualan', 'kas-masuk', 'kas-keluar',
  'kas-bank', 'pelunasan-piutang', 'pelunasan-hutang', 'piutang', 'hutang', 'penyusutan',
  'bayar-poin', 'jurnal-umum', 'saldo-awal-hutang', 'saldo-awal-piutang', 'audit-hutang-piutang'
);
comment on type erp.jenis_transaksi is 'The 22 kinds of transactions.';

create type erp.status_transaksi as enum ('draft', 'final', 'void', 'batal');

create type erp.status_bayar as enum ('belum', 'sebagian', 'lunas');

create type erp.alokasi_biaya as enum ('nilai', 'qty');

create type erp.jenis_jurnal as enum (
  'transaksi',
  'pembalik',
  'koreksi',
  'penutup',
  'kedaluwarsa',
  'terima'
);

create type erp.jenis_pos as enum ('piutang', 'hutang', 'titipan', 'uang_muka');

create type erp.jenis_mutasi as enum ('masuk', 'keluar', 'pembalik', 'koreksi_hpp');

create type erp.dasar_nilai as enum ('tetap', 'rata', 'cermin');
comment on type erp.dasar_nilai is
  'How a replay values a stock movement: tetap = its own value stands; rata = by the tenant''s'
  ' costing method, out of the pool or like what lies there; cermin = the mirror of the movement'
  ' that it reverses, or of its part of its source.';

create type erp.metode_penyusutan as enum ('garis_lurus', 'saldo_menurun');

create type erp.aksi_posting as enum (
  'posting',
  'void',
  'terima',
  'tutup',
  'koreksi',
  'kedaluwarsa'
);

create type erp.entitas_master as enum (
  'barang', 'kontak', 'lokasi', 'akun', 'satuan', 'harga', 'barang_satuan', 'barang_harga', 'aset',
  'dimensi', 'dimensi_nilai'
);

-- Words of closed sets.

create type erp.kelompok_penjualan as enum (
  'barang', 'kategori', 'kontak', 'pelanggan', 'bulan', 'hari'
);
comment on type erp.kelompok_penjualan is 'What sales are summed by.';

create type erp.urut_penjualan as enum ('tanggal', 'laba', 'laba_turun', 'margin', 'margin_turun');
comment on type erp.urut_penjualan is 'In which order the sales report stands.';

create type erp.bahasa as enum ('id', 'en');
comment on type erp.bahasa is 'A language.';

create type erp.top10_tipe as enum ('barang', 'pelanggan');
comment on type erp.top10_tipe is 'Whose ten with the largest net sales.';

create type erp.pilihan_status_pos as enum ('belum', 'sebagian', 'lunas', 'lebih', 'outstanding');
comment on type erp.pilihan_status_pos is
  'Which documents a report of receivables or payables shows.';

create type erp.sertakan_transaksi as enum (
  'jurnal', 'alokasi', 'riwayat', 'persetujuan'
);
comment on type erp.sertakan_transaksi is 'Further parts of a transaction.';

create type erp.mode_poin as enum ('tukar', 'saldo_awal');
comment on type erp.mode_poin is 'What a document about points does.';

create type erp.cara_poin as enum ('potong_piutang', 'tunai', 'barang');
comment on type erp.cara_poin is 'What points are exchanged for.';

create type erp.mode_opname as enum ('selisih', 'saldo_awal');
comment on type erp.mode_opname is 'What a stock count does.';

create type erp.cara_retur_pembelian as enum ('potong_hutang', 'tunai', 'uang_muka');
comment on type erp.cara_retur_pembelian is 'How a supplier pays for what is given back.';

create type erp.cara_retur_penjualan as enum ('potong_piutang', 'tunai', 'titipan');
comment on type erp.cara_retur_penjualan is 'How a customer is paid for what is given back.';

create type erp.kondisi_retur as enum ('baik', 'rusak');
comment on type erp.kondisi_retur is 'The state of goods that a customer gave back.';

create type erp.jenis_saldo_awal as enum ('faktur', 'uang_muka');
comment on type erp.jenis_saldo_awal is 'What a line of an opening balance is.';

create type erp.tipe_cdc as enum ('berkas', 'webhook', 'postgres');
comment on type erp.tipe_cdc is 'What changes are written to.';

create type erp.format_cdc as enum ('ndjson', 'csv');
comment on type erp.format_cdc is 'The form of files of changes.';

create type erp.jenis_bukti as enum (
  'penjualan', 'pembelian', 'retur-penjualan', 'retur-pembelian', 'transfer-stok', 'opname-stok',
  'penggunaan-persediaan', 'order-pembelian', 'order-penjualan', 'kas-masuk', 'kas-keluar',
  'kas-bank', 'pelunasan-piutang', 'pelunasan-hutang', 'piutang', 'hutang', 'penyusutan',
  'bayar-poin', 'jurnal-umum', 'saldo-awal-hutang', 'saldo-awal-piutang',
  'audit-hutang-piutang', 'sistem'
);
comment on type erp.jenis_bukti is 'What a journal is of: a kind of transaction, or the system.';

create type erp.aksi_audit as enum (
  'buat', 'ubah', 'hapus', 'setujui', 'void', 'batal', 'pulih', 'create', 'update', 'delete'
);
comment on type erp.aksi_audit is 'What was done, in the audit trail.';

create type erp.pembanding as enum ('periode-lalu', 'tahun-lalu', 'anggaran', 'tidak');
comment on type erp.pembanding is 'What stands beside the figures of a statement.';

create type erp.entitas_lampiran as enum (
  'transaksi', 'draft', 'kontak', 'barang', 'aset', 'impor'
);
comment on type erp.entitas_lampiran is 'What a file is laid beside.';

create type erp.jenis_impor as enum (
  'satuan', 'lokasi', 'harga', 'akun', 'kontak', 'barang', 'barang-satuan', 'barang-harga',
  'aset', 'saldo-awal-akun', 'saldo-awal-stok', 'saldo-awal-piutang', 'saldo-awal-hutang',
  'jurnal-umum', 'penjualan', 'pembelian', 'riwayat-saldo'
);
comment on type erp.jenis_impor is 'What an imported file holds.';

create type erp.bentuk_impor as enum (
  'csv', 'xlsx'
);
comment on type erp.bentuk_impor is 'Form of an imported file.';

create type erp.bentuk_paket as enum (
  'buku', 'zip', 'folder'
);
comment on type erp.bentuk_paket is
  'What a bundle of imports came as: a workbook, a zip, a folder.';

create type erp.peristiwa_webhook as enum (
  '*', 'transaksi.diposting', 'transaksi.dibatalkan', 'transaksi.dikoreksi', 'draft.diajukan',
  'draft.disetujui', 'master.akun.dibuat', 'master.akun.diubah', 'master.akun.dinonaktifkan',
  'master.aset.dibuat', 'master.aset.diubah', 'master.aset.dinonaktifkan',
  'master.barang.dibuat', 'master.barang.diubah', 'master.barang.dinonaktifkan',
  'master.barang_harga.dibuat', 'master.barang_harga.diubah',
  'master.barang_harga.dinonaktifkan', 'master.barang_satuan.dibuat',
  'master.barang_satuan.diubah', 'master.barang_satuan.dinonaktifkan', 'master.dimensi.dibuat',
  'master.dimensi.diubah', 'master.dimensi.dinonaktifkan', 'master.dimensi_nilai.dibuat',
  'master.dimensi_nilai.diubah', 'master.dimensi_nilai.dinonaktifkan', 'master.harga.dibuat',
  'master.harga.diubah', 'master.harga.dinonaktifkan', 'master.kontak.dibuat',
  'master.kontak.diubah', 'master.kontak.dinonaktifkan', 'master.lokasi.dibuat',
  'master.lokasi.diubah', 'master.lokasi.dinonaktifkan', 'master.satuan.dibuat',
  'master.satuan.diubah', 'master.satuan.dinonaktifkan', 'stok.minimum', 'periode.ditutup',
  'tahun.ditutup', 'integritas.temuan', 'pengguna.diubah'
);
comment on type erp.peristiwa_webhook is 'Type of events that a webhook is sent; * is all of them.';

create type erp.ukuran_kertas as enum (
  'a4', 'a5', 'kontinu', '58', '80'
);
comment on type erp.ukuran_kertas is
  'Size of a paper: a sheet, fan-fold paper, or the width of a roll in millimetres.';

create type erp.batas_harga as enum ('peringatan', 'tolak');
comment on type erp.batas_harga is
  'What becomes of a price below the limits: a warning, or it is refused.';

create type erp.aksi_persetujuan as enum (
  'posting', 'void', 'terima', 'tutup', 'buka_bulan', 'tutup_tahun', 'buka_tahun', 'setelan',
  'batal_terima'
);
comment on type erp.aksi_persetujuan is 'What a request for approval asks for.';

create type erp.status_persetujuan as enum ('menunggu', 'disetujui', 'ditolak', 'ditarik');
comment on type erp.status_persetujuan is 'What became of a request for approval.';

create type erp.untuk_persetujuan as enum ('saya', 'semua');
comment on type erp.untuk_persetujuan is 'Whose requests for approval a list shows.';

-- What a create of each master entity takes, what it answers, and what a list is asked for.
-- Amounts are plain numeric here, so that one with too many digits is refused by its field's name.

create type erp.barang_input as (
  kode text,
  nama text,
  jenis erp.barang_jenis,
  satuan_id bigint,
  kategori text,
  merek text,
  barcode text,
  harga_beli numeric,
  harga_jual numeric,
  stok_minimum numeric,
  kebijakan_stok_minus erp.kebijakan_stok_minus,
  pajak_kode text,
  akun_persediaan text,
  akun_hpp text,
  akun_penjualan text,
  aktif boolean,
  atribut jsonb,
  dimensi jsonb,
  diskon_maksimum numeric,
  harga_minimum numeric,
  batas_harga erp.batas_harga
);
comment on type erp.barang_input is 'Goods or a service.';
comment on column erp.barang_input.kode is
  'Code, at most 40 characters; made when absent (BRG-00001).';
comment on column erp.barang_input.nama is 'Name. Required.';
comment on column erp.barang_input.jenis is
  'persediaan (default) is kept in stock; jasa and non_persediaan are not.';
comment on column erp.barang_input.satuan_id is 'Base unit, active. Required.';
comment on column erp.barang_input.harga_beli is 'Purchase price per base unit, >= 0, 6 decimals.';
comment on column erp.barang_input.harga_jual is 'Selling price per base unit, >= 0, 6 decimals.';
comment on column erp.barang_input.stok_minimum is
  'Stock below which it counts as low, base units.';
comment on column erp.barang_input.kebijakan_stok_minus is
  'Whether stock may fall below zero; that of the settings when absent.';
comment on column erp.barang_input.pajak_kode is 'Tax code of its lines when they name none.';
comment on column erp.barang_input.akun_persediaan is
  'Stock account (kendali persediaan); the role''s when absent.';
comment on column erp.barang_input.akun_hpp is 'Cost account of class 5; the role''s when absent.';
comment on column erp.barang_input.akun_penjualan is
  'Revenue account of class 4; the role''s when absent.';
comment on column erp.barang_input.aktif is 'Default true.';
comment on column erp.barang_input.atribut is
  'The tenant''s own fields: an object, keys ^[a-z][a-z0-9_]{0,62}$.';
comment on column erp.barang_input.dimensi is
  'Values of dimensions that documents take by default, by code: {"cabang": "JKT"}.';
comment on column erp.barang_input.diskon_maksimum is
  'How far below its price list a line may be, percent; as the settings say when absent.';
comment on column erp.barang_input.harga_minimum is
  'Least price per base unit, discounts taken off, >= 0, 6 decimals.';
comment on column erp.barang_input.batas_harga is
  'What becomes of a price below its limits; as the settings say when absent.';

create type erp.kontak_input as (
  kode text,
  nama text,
  tipe erp.kontak_tipe,
  alamat text,
  kota text,
  telepon text,
  email text,
  npwp text,
  batas_kredit numeric,
  termin_hari integer,
  harga_kode text,
  aktif boolean,
  atribut jsonb,
  dimensi jsonb
);
comment on type erp.kontak_input is 'A customer, supplier, employee or other contact.';
comment on column erp.kontak_input.kode is
  'Code, at most 40 characters; made when absent (KTK-00001).';
comment on column erp.kontak_input.nama is 'Name. Required.';
comment on column erp.kontak_input.tipe is 'Required.';
comment on column erp.kontak_input.batas_kredit is
  'Credit limit, >= 0, 2 decimals; no limit when absent.';
comment on column erp.kontak_input.termin_hari is
  'Days until an invoice is due, 0 (default) to 3650.';
comment on column erp.kontak_input.harga_kode is 'Price tier, active.';
comment on column erp.kontak_input.aktif is 'Default true.';
comment on column erp.kontak_input.atribut is
  'The tenant''s own fields: an object, keys ^[a-z][a-z0-9_]{0,62}$.';
comment on column erp.kontak_input.dimensi is
  'Values of dimensions that documents take by default, by code: {"cabang": "JKT"}.';

create type erp.lokasi_input as (
  kode text,
  nama text,
  tipe erp.lokasi_tipe,
  alamat text,
  aktif boolean,
  atribut jsonb,
  dimensi jsonb
);
comment on type erp.lokasi_input is 'A warehouse or shop.';
comment on column erp.lokasi_input.kode is 'Code, ^[A-Z0-9-]{1,10}$; made when absent (LOK1).';
comment on column erp.lokasi_input.nama is 'Name. Required.';
comment on column erp.lokasi_input.tipe is 'gudang (default) or toko.';
comment on column erp.lokasi_input.aktif is 'Default true.';
comment on column erp.lokasi_input.atribut is
  'The tenant''s own fields: an object, keys ^[a-z][a-z0-9_]{0,62}$.';
comment on column erp.lokasi_input.dimensi is
  'Values of dimensions that documents take by default, by code: {"cabang": "JKT"}.';

-- Cash flows by their nature.
create type erp.arus_kas_kategori as enum (
  'penerimaan_pelanggan', 'pembayaran_pemasok', 'pembayaran_karyawan', 'pembayaran_beban',
  'pembayaran_pajak', 'bunga', 'biaya_bank', 'operasi_lain', 'aset_tetap', 'pinjaman_diberikan',
  'investasi_lain', 'pinjaman_diterima', 'modal', 'prive', 'pendanaan_lain'
);
comment on type erp.arus_kas_kategori is
  'What cash against an account is in the statement of cash flows: customers, suppliers, staff, '
  'expenses, taxes, interest, bank charges and other operations; fixed assets, loans given and '
  'other investments; loans received, capital, drawings and other financing.';

create type erp.akun_input as (
  kode text,
  nama text,
  subklas_id integer,
  saldo_normal erp.saldo_normal,
  induk_kode text,
  adalah_kas boolean,
  aktif boolean,
  atribut jsonb,
  arus_kas erp.arus_kas_kategori
);
comment on type erp.akun_input is
  'An account; control accounts come with the chart that a tenant starts with.';
comment on column erp.akun_input.kode is 'Code, ^[0-9A-Za-z.-]{1,20}$. Required; it never changes.';
comment on column erp.akun_input.nama is 'Name. Required.';
comment on column erp.akun_input.subklas_id is 'Subclass. Required.';
comment on column erp.akun_input.saldo_normal is 'Normal side; that of the class when absent.';
comment on column erp.akun_input.induk_kode is 'Parent account, of the same class.';
comment on column erp.akun_input.adalah_kas is 'Cash on hand (subclass 11 only). Default false.';
comment on column erp.akun_input.aktif is 'Default true.';
comment on column erp.akun_input.atribut is
  'The tenant''s own fields: an object, keys ^[a-z][a-z0-9_]{0,62}$.';
comment on column erp.akun_input.arus_kas is
  'What cash against the account is in the statement of cash flows; that of the subclass when '
  'absent. An account without one follows the others of a journal.';

create type erp.satuan_input as (
  kode text,
  nama text,
  aktif boolean,
  atribut jsonb
);
comment on type erp.satuan_input is 'A unit.';
comment on column erp.satuan_input.kode is 'Code, at most 20 characters. Required.';
comment on column erp.satuan_input.nama is 'Name. Required.';
comment on column erp.satuan_input.aktif is 'Default true.';
comment on column erp.satuan_input.atribut is
  'The tenant''s own fields: an object, keys ^[a-z][a-z0-9_]{0,62}$.';

create type erp.harga_input as (
  kode text,
  nama text,
  keterangan text,
  urutan integer,
  aktif boolean,
  atribut jsonb
);
comment on type erp.harga_input is 'A price tier.';
comment on column erp.harga_input.kode is
  'Code, at most 20 characters. Required; it never changes.';
comment on column erp.harga_input.nama is 'Name. Required.';
comment on column erp.harga_input.urutan is 'Order of display, 0 (default) to 1000000.';
comment on column erp.harga_input.aktif is 'Default true.';
comment on column erp.harga_input.atribut is
  'The tenant''s own fields: an object, keys ^[a-z][a-z0-9_]{0,62}$.';

create type erp.barang_satuan_input as (
  barang_id bigint,
  satuan_id bigint,
  faktor numeric,
  barcode text,
  aktif boolean,
  atribut jsonb
);
comment on type erp.barang_satuan_input is 'A further unit of goods.';
comment on column erp.barang_satuan_input.barang_id is 'Goods, active. Required.';
comment on column erp.barang_satuan_input.satuan_id is 'Unit, active, not the base unit. Required.';
comment on column erp.barang_satuan_input.faktor is
  'Base units in one of this unit, > 0, 6 decimals. Required.';
comment on column erp.barang_satuan_input.aktif is 'Default true.';
comment on column erp.barang_satuan_input.atribut is
  'The tenant''s own fields: an object, keys ^[a-z][a-z0-9_]{0,62}$.';

create type erp.barang_harga_input as (
  barang_id bigint,
  harga_kode text,
  satuan_id bigint,
  harga numeric,
  qty_minimum numeric,
  berlaku_dari date,
  berlaku_sampai date,
  aktif boolean,
  atribut jsonb
);
comment on type erp.barang_harga_input is 'A price of goods in a tier.';
comment on column erp.barang_harga_input.barang_id is 'Goods, active. Required.';
comment on column erp.barang_harga_input.harga_kode is 'Price tier, active. Required.';
comment on column erp.barang_harga_input.satuan_id is 'Unit of the goods; absent: the base unit.';
comment on column erp.barang_harga_input.harga is 'Price per unit, >= 0, 6 decimals. Required.';
comment on column erp.barang_harga_input.qty_minimum is 'From this quantity on, >= 0. Default 0.';
comment on column erp.barang_harga_input.berlaku_dari is 'First day; no beginning when absent.';
comment on column erp.barang_harga_input.berlaku_sampai is 'Last day; no end when absent.';
comment on column erp.barang_harga_input.aktif is 'Default true.';
comment on column erp.barang_harga_input.atribut is
  'The tenant''s own fields: an object, keys ^[a-z][a-z0-9_]{0,62}$.';

create type erp.master_dibuat as (
  id bigint,
  kode text,
  idempotent boolean,
  original_request_id text
);
comment on type erp.master_dibuat is
  'The record made; idempotent is true when an earlier answer is repeated.';
comment on column erp.master_dibuat.id is 'Null for akun and harga, which are known by their kode.';
comment on column erp.master_dibuat.kode is
  'Null for barang_satuan and barang_harga, which have none.';

create type erp.permintaan_list as (
  page integer,
  per_page integer,
  paginate boolean,
  fields text[],
  custom_fields text[],
  search text,
  search_fields text[],
  sort text[],
  filter jsonb
);
comment on type erp.permintaan_list is 'What a list is asked for.';
comment on column erp.permintaan_list.page is 'Page, from 1 (default).';
comment on column erp.permintaan_list.per_page is 'Rows per page, 1 to 500; default 20.';
comment on column erp.permintaan_list.paginate is 'false: all rows, at most 10,000.';
comment on column erp.permintaan_list.fields is
  'Which standard fields; all when absent. Also atribut.<key>.';
comment on column erp.permintaan_list.custom_fields is 'Computed fields and atribut.<key> besides.';
comment on column erp.permintaan_list.search is
  'Any part of a word; case and accents do not matter.';
comment on column erp.permintaan_list.search_fields is 'Search in these fields only.';
comment on column erp.permintaan_list.sort is 'field:asc or field:desc; also atribut.<key>.';
comment on column erp.permintaan_list.filter is
  'Object of field to value. Lists show active records unless aktif is "false" or "semua".';

create type erp.dimensi_input as (
  kode text,
  nama text,
  wajib_jenis erp.jenis_transaksi[],
  wajib_akun text[],
  aktif boolean,
  atribut jsonb
);
comment on type erp.dimensi_input is 'A dimension: department, project, branch and the like.';
comment on column erp.dimensi_input.kode is
  'How documents name it, as cabang: a to z, 0 to 9, - and _. Required.';
comment on column erp.dimensi_input.nama is 'Its name. Required.';
comment on column erp.dimensi_input.wajib_jenis is
  'Kinds of documents on whose lines people have to give a value.';
comment on column erp.dimensi_input.wajib_akun is
  'Accounts for which people have to give a value, on lines that name one of them.';
comment on column erp.dimensi_input.aktif is
  'Default true; documents take no value of one that is off.';
comment on column erp.dimensi_input.atribut is 'Further fields, a JSON object.';

create type erp.dimensi_nilai_input as (
  dimensi_id bigint,
  kode text,
  nama text,
  induk_id bigint,
  berlaku_dari date,
  berlaku_sampai date,
  aktif boolean,
  atribut jsonb
);
comment on type erp.dimensi_nilai_input is 'A value of a dimension.';
comment on column erp.dimensi_nilai_input.dimensi_id is 'The dimension. Required; it stays.';
comment on column erp.dimensi_nilai_input.kode is
  'How documents name it, as JKT: letters, 0 to 9, dot, - and _. Required.';
comment on column erp.dimensi_nilai_input.nama is 'Its name. Required.';
comment on column erp.dimensi_nilai_input.induk_id is
  'The value of the same dimension that this one is a part of.';
comment on column erp.dimensi_nilai_input.berlaku_dari is
  'First day of documents that may take it.';
comment on column erp.dimensi_nilai_input.berlaku_sampai is
  'Last day of documents that may take it.';
comment on column erp.dimensi_nilai_input.aktif is 'Default true.';
comment on column erp.dimensi_nilai_input.atribut is 'Further fields, a JSON object.';

-- What a document of each kind takes and what its functions answer. Amounts are plain numeric here,
-- so that a figure with too many decimals or digits is refused with the name of its field rather
-- than rounded.

create type erp.pembayaran_input as (
  akun_kode text,
  jumlah numeric
);
comment on type erp.pembayaran_input is 'Money given or taken with the document.';
comment on column erp.pembayaran_input.akun_kode is 'Cash or bank account (subclass 11).';
comment on column erp.pembayaran_input.jumlah is 'Amount, > 0, 2 decimals.';

create type erp.uang_muka_input as (
  dokumen_id bigint,
  pos_id bigint,
  jumlah numeric
);
comment on type erp.uang_muka_input is 'A deposit of the contact that is used.';
comment on column erp.uang_muka_input.dokumen_id is
  'The transaction that opened the deposit. Required.';
comment on column erp.uang_muka_input.pos_id is
  'One open item of that transaction; absent: its items, oldest first.';
comment on column erp.uang_muka_input.jumlah is
  'Amount used, > 0, at most what is left. Required.';

create type erp.penjualan_baris_input as (
  barang_id bigint,
  satuan_id bigint,
  qty numeric,
  harga numeric,
  diskon numeric,
  diskon_persen numeric,
  pajak_kode text,
  keterangan text,
  order_baris_id bigint,
  nomor_faktur_pajak text,
  dimensi jsonb
);
comment on type erp.penjualan_baris_input is 'One line of a sale.';
comment on column erp.penjualan_baris_input.barang_id is 'Goods sold. Required.';
comment on column erp.penjualan_baris_input.satuan_id is
  'Unit; the base unit of the goods when absent.';
comment on column erp.penjualan_baris_input.qty is 'Quantity in that unit, > 0. Required.';
comment on column erp.penjualan_baris_input.harga is
  'Price per unit; when absent that of tier, unit, quantity and date, else factor × harga_jual.';
comment on column erp.penjualan_baris_input.diskon is 'Discount of the whole line as an amount.';
comment on column erp.penjualan_baris_input.diskon_persen is
  'Discount of the line in percent; not together with diskon.';
comment on column erp.penjualan_baris_input.pajak_kode is
  'Tax code; that of the goods when absent. NON means no tax.';
comment on column erp.penjualan_baris_input.nomor_faktur_pajak is
  'Number of the tax invoice; only on a taxed line.';
comment on column erp.penjualan_baris_input.order_baris_id is
  'Line of an order (detail[].id) that this delivers; unit, price with its discount and tax are the'
  ' order''s when absent.';
comment on column erp.penjualan_baris_input.dimensi is
  'Values of dimensions for this line, before those of the document; null says none.';

create type erp.penjualan_input as (
  tanggal date,
  kontak_id bigint,
  lokasi_id bigint,
  jatuh_tempo date,
  harga_kode text,
  nomor_referensi text,
  keterangan text,
  detail erp.penjualan_baris_input[],
  diskon numeric,
  diskon_persen numeric,
  harga_termasuk_pajak boolean,
  ongkos numeric,
  ongkos_pajak_kode text,
  pembayaran erp.pembayaran_input[],
  kembalian numeric,
  pembulatan numeric,
  uang_muka erp.uang_muka_input[],
  sudah_terhitung_opname bigint,
  poin bigint,
  dimensi jsonb
);
comment on type erp.penjualan_input is 'A sale.';
comment on column erp.penjualan_input.uang_muka is
  'Deposits of the customer used for this sale; they lower what stays receivable.';
comment on column erp.penjualan_input.tanggal is 'Effective date, not in the future. Required.';
comment on column erp.penjualan_input.kontak_id is 'Customer. Required.';
comment on column erp.penjualan_input.lokasi_id is 'Where the stock leaves. Required.';
comment on column erp.penjualan_input.jatuh_tempo is
  'Due date; tanggal plus the term of the contact when absent.';
comment on column erp.penjualan_input.harga_kode is 'Price tier; that of the contact when absent.';
comment on column erp.penjualan_input.diskon is
  'Discount of the document as an amount, spread over the lines by value.';
comment on column erp.penjualan_input.diskon_persen is
  'Discount of the document in percent; not together with diskon.';
comment on column erp.penjualan_input.harga_termasuk_pajak is 'Whether the prices contain the tax.';
comment on column erp.penjualan_input.ongkos is 'Freight charged to the customer.';
comment on column erp.penjualan_input.ongkos_pajak_kode is
  'Tax code of the freight; none when absent.';
comment on column erp.penjualan_input.pembayaran is
  'Money received with the sale; the rest is receivable.';
comment on column erp.penjualan_input.kembalian is 'Change given back from the cash received.';
comment on column erp.penjualan_input.pembulatan is
  'Rounding of the total, smaller than the step of the settings.';
comment on column erp.penjualan_input.sudah_terhitung_opname is
  'A later stocktaking that had counted these goods already: what the document moves there is'
  ' compensated on it.';
comment on column erp.penjualan_input.poin is
  'Points of the customer used to pay; they never lower the taxable base.';
comment on column erp.penjualan_input.dimensi is
  'Values of dimensions for the whole document, by code: {"cabang": "JKT"}; null says none.';

create type erp.pembelian_baris_input as (
  barang_id bigint,
  akun_kode text,
  satuan_id bigint,
  qty numeric,
  harga numeric,
  diskon numeric,
  diskon_persen numeric,
  pajak_kode text,
  dikreditkan boolean,
  hibah boolean,
  keterangan text,
  order_baris_id bigint,
  nomor_faktur_pajak text,
  masa_kredit text,
  tanggal_faktur_pajak date,
  dimensi jsonb,
  ppn numeric
);
comment on type erp.pembelian_baris_input is
  'One line of a purchase: goods, or an expense or asset account.';
comment on column erp.pembelian_baris_input.barang_id is 'Goods bought; or give akun_kode.';
comment on column erp.pembelian_baris_input.akun_kode is
  'Expense or asset account, no control account; or give barang_id.';
comment on column erp.pembelian_baris_input.qty is
  'Quantity, > 0; 1 when absent on an account line.';
comment on column erp.pembelian_baris_input.harga is 'Price per unit. Required; 0 only with hibah.';
comment on column erp.pembelian_baris_input.dikreditkan is
  'Whether the input tax is creditable (default); otherwise it is part of the cost.';
comment on column erp.pembelian_baris_input.hibah is 'Goods received free of charge.';
comment on column erp.pembelian_baris_input.nomor_faktur_pajak is
  'Number of the supplier''s tax invoice; only on a taxed line.';
comment on column erp.pembelian_baris_input.order_baris_id is
  'Line of an order (detail[].id) that this fills; unit, price with its discount and tax are the'
  ' order''s when absent.';
comment on column erp.pembelian_baris_input.tanggal_faktur_pajak is
  'Day of the tax invoice, not after today; the document''s day when absent.';
comment on column erp.pembelian_baris_input.masa_kredit is
  'Month YYYY-MM in which the tax is credited: from that of the tax invoice to three months later,'
  ' not one that was reported. When absent the document''s, or the invoice''s where that is later.';
comment on column erp.pembelian_baris_input.dimensi is
  'Values of dimensions for this line, before those of the document; null says none.';
comment on column erp.pembelian_baris_input.ppn is
  'Tax of the line as the supplier''s invoice says it; what it comes to when absent.';

create type erp.biaya_tambahan_input as (
  jumlah numeric,
  alokasi erp.alokasi_biaya,
  akun_kode text
);
comment on type erp.biaya_tambahan_input is 'A landed cost, spread over the stock lines.';
comment on column erp.biaya_tambahan_input.jumlah is 'Amount, > 0.';
comment on column erp.biaya_tambahan_input.alokasi is
  'Spread by value (default) or by base quantity.';
comment on column erp.biaya_tambahan_input.akun_kode is
  'Account credited when others bill it; absent: it is on the supplier''s own invoice.';

create type erp.pembelian_input as (
  tanggal date,
  kontak_id bigint,
  lokasi_id bigint,
  nomor_faktur_supplier text,
  jatuh_tempo date,
  nomor_referensi text,
  keterangan text,
  detail erp.pembelian_baris_input[],
  diskon numeric,
  diskon_persen numeric,
  harga_termasuk_pajak boolean,
  biaya_tambahan erp.biaya_tambahan_input[],
  pembayaran erp.pembayaran_input[],
  pembulatan numeric,
  uang_muka erp.uang_muka_input[],
  sudah_terhitung_opname bigint,
  dimensi jsonb,
  ppn numeric
);
comment on type erp.pembelian_input is 'A purchase.';
comment on column erp.pembelian_input.uang_muka is
  'Deposits at the supplier used for this purchase; they lower what stays payable.';
comment on column erp.pembelian_input.tanggal is 'Effective date, not in the future. Required.';
comment on column erp.pembelian_input.kontak_id is 'Supplier. Required.';
comment on column erp.pembelian_input.lokasi_id is 'Where the stock arrives. Required.';
comment on column erp.pembelian_input.nomor_faktur_supplier is
  'The supplier''s invoice number, unique per supplier.';
comment on column erp.pembelian_input.pembayaran is
  'Money paid with the purchase; the rest is payable.';
comment on column erp.pembelian_input.sudah_terhitung_opname is
  'A later stocktaking that had counted these goods already: what the document moves there is'
  ' compensated on it.';
comment on column erp.pembelian_input.dimensi is
  'Values of dimensions for the whole document, by code: {"cabang": "JKT"}; null says none.';
comment on column erp.pembelian_input.ppn is
  'Tax of all lines as the supplier''s invoice says it, spread over those that do not say theirs;'
  ' what the lines come to when absent. The difference is cost.';

create type erp.transaksi_dibuat as (
  id bigint,
  nomor_transaksi text,
  status erp.status_transaksi,
  idempotent boolean,
  original_request_id text,
  peringatan text[]
);
comment on type erp.transaksi_dibuat is
  'The transaction made; idempotent is true when an earlier answer is repeated.';
comment on column erp.transaksi_dibuat.peringatan is
  'What was booked all the same, but somebody should look at; null when there is nothing.';

create type erp.transaksi_disetujui as (
  id bigint,
  status erp.status_transaksi,
  idempotent boolean,
  original_request_id text
);
comment on type erp.transaksi_disetujui is 'The transaction approved.';

create type erp.transaksi_divoid as (
  id bigint,
  nomor_transaksi text,
  status erp.status_transaksi,
  pembalik_id bigint,
  idempotent boolean,
  original_request_id text,
  peringatan text[],
  persetujuan_id bigint
);
comment on type erp.transaksi_divoid is
  'The transaction voided, with the journal that reverses it.';
comment on column erp.transaksi_divoid.peringatan is
  'Stocktakings that had counted its goods and whose result moves; null when there is nothing.';
comment on column erp.transaksi_divoid.persetujuan_id is
  'The request that somebody else must approve before it is done; null when it was done.';

-- Internals of posting: values that travel between its functions.
create type erp_private.baris_masukan as (
  barang_id bigint,
  akun_kode text,
  satuan_id bigint,
  qty numeric,
  harga numeric,
  diskon numeric,
  diskon_persen numeric,
  pajak_kode text,
  dikreditkan boolean,
  hibah boolean,
  keterangan text
);

create type erp_private.baris as (
  id bigint,
  baris integer,
  barang_id bigint,
  barang_jenis erp.barang_jenis,
  akun_kode text,
  satuan_id bigint,
  faktor numeric,
  qty numeric,
  qty_dasar numeric,
  harga numeric,
  bruto numeric,
  diskon numeric,
  diskon_dokumen numeric,
  subtotal numeric,
  dpp numeric,
  pajak_kode text,
  tarif numeric,
  pembilang integer,
  penyebut integer,
  dpp_lain numeric,
  ppn numeric,
  dikreditkan boolean,
  biaya numeric,
  nilai_hpp numeric,
  akun_persediaan text,
  akun_hpp text,
  akun_penjualan text,
  keterangan text,
  baris_asal_id bigint,
  rincian jsonb,
  gabungan_id bigint
);
comment on type erp_private.baris is 'A line of a sale or purchase, priced and taxed.';
comment on column erp_private.baris.gabungan_id is
  'Its values of dimensions (dimensi_gabungan). 0: none; null: those of the document.';

create type erp_private.gerak as (
  baris_id bigint,
  baris integer,
  sub smallint,
  barang_id bigint,
  lokasi_id bigint,
  jenis erp.jenis_mutasi,
  dasar erp.dasar_nilai,
  qty numeric,
  nilai numeric,
  akun_persediaan text,
  akun_lawan text,
  membalik_id bigint,
  -- Internals: links between movements.
  id bigint,
  sumber_id bigint,
  pool_id bigint,
  gabungan_id bigint
);
comment on type erp_private.gerak is
  'A stock movement asked for; nilai is filled in where the pool decides it.';
comment on column erp_private.gerak.id is
  'Given where another movement of the same document mirrors this one.';
comment on column erp_private.gerak.sumber_id is 'The movement that it mirrors.';
comment on column erp_private.gerak.pool_id is
  'Its pool where that is not the usual one (goods in transit).';
comment on column erp_private.gerak.gabungan_id is
  'Its values of dimensions (dimensi_gabungan). 0: none; null: those of the document.';

create type erp_private.koreksi as (
  mutasi_id bigint,
  selisih numeric,
  penutup_id bigint,
  bawa boolean
);
comment on type erp_private.koreksi is
  'A stock movement whose value changes, and by how much. penutup_id: the goods that cover it came '
  'with that movement, at another cost; the difference stands there. bawa: it went along with the '
  'goods, to where they are in stock.';

create type erp_private.titip as (
  asal_id bigint,
  asal_kolam integer,
  qty numeric,
  kolam integer,
  mutasi_id bigint,
  ke integer,
  jalan integer[]
);
comment on type erp_private.titip is
  'Goods that a movement (asal_id, out of asal_kolam) sent to another pool uncovered (qty: all but '
  'what came back), and the layer (kolam, mutasi_id, ke) where some of them lie in a replay; jalan '
  'are the places of the movements that brought them there.';

create type erp_private.ayat as (
  akun_kode text,
  debit numeric,
  kredit numeric,
  kontak_id bigint,
  gabungan_id bigint
);
comment on type erp_private.ayat is 'A journal line before netting.';
comment on column erp_private.ayat.gabungan_id is
  'Its values of dimensions (dimensi_gabungan). 0: none; null: those of the document.';

create type erp_private.dimensi_hasil as (
  dokumen bigint,
  baris bigint[],
  salah text[]
);
comment on type erp_private.dimensi_hasil is
  'Values of dimensions of a document and of its lines, in their order; and what is wrong with '
  'them.';

create type erp_private.jurnal_kepala as (
  id bigint,
  jenis erp.jenis_jurnal,
  tanggal date,
  lintas_periode boolean,
  membalik_id bigint,
  keterangan text,
  pembuka boolean
);
comment on type erp_private.jurnal_kepala is
  'A journal whose lines are written and whose number is not yet taken.';

create type erp.status_order as enum ('terbuka', 'sebagian', 'selesai', 'ditutup');

create type erp_private.dokumen as (
  id bigint,
  jenis erp.jenis_transaksi,
  nomor text,
  tanggal date,
  kontak_id bigint,
  lokasi_id bigint,
  jatuh_tempo date,
  nomor_referensi text,
  nomor_faktur_supplier text,
  keterangan text,
  harga_kode text,
  harga_termasuk_pajak boolean,
  bruto numeric,
  diskon numeric,
  dpp numeric,
  ppn numeric,
  ongkos numeric,
  ongkos_ppn numeric,
  biaya_tambahan numeric,
  pembulatan numeric,
  total_nilai numeric,
  hpp_total numeric,
  dibayar numeric,
  sisa numeric,
  posting_id bigint,
  dokumen_asal_id bigint,
  status_order erp.status_order,
  rincian jsonb,
  gabungan_id bigint
);
comment on type erp_private.dokumen is 'The head of a document as its posting leaves it.';
comment on column erp_private.dokumen.gabungan_id is
  'Its values of dimensions (dimensi_gabungan). 0: none; null: those of the document.';

-- What the typed reports answer. Paged reports answer json in the shape of a list: {total, meta,
-- extra, data}. No type bears the name of a function, because `erp.f('2026-01-01')` would be read
-- as a cast to the type f.

create type erp.laporan_akun as (
  kode text,
  nama text,
  saldo erp.uang
);
comment on type erp.laporan_akun is 'An account in a report.';
comment on column erp.laporan_akun.saldo is
  'Balance on the normal side of its class: a contra account is negative.';

create type erp.laporan_subklas as (
  id integer,
  nama text,
  total erp.uang,
  akun erp.laporan_akun[]
);
comment on type erp.laporan_subklas is
  'A subclass of accounts with those of its accounts that are not 0.';

create type erp.laporan_kelompok as (
  total erp.uang,
  subklas erp.laporan_subklas[]
);
comment on type erp.laporan_kelompok is 'A class of accounts in the balance sheet.';

create type erp.neraca as (
  per date,
  aset erp.laporan_kelompok,
  kewajiban erp.laporan_kelompok,
  ekuitas erp.laporan_kelompok,
  total_pasiva erp.uang,
  seimbang boolean,
  hpp_tertunda date,
  peringatan text[],
  meta json
);
comment on type erp.neraca is 'Balance sheet.';
comment on column erp.neraca.per is 'The day at whose end it holds.';
comment on column erp.neraca.ekuitas is
  'Equity, with the result of the book year and of years not yet closed, which are computed and'
  ' never posted.';
comment on column erp.neraca.total_pasiva is 'Liabilities and equity.';
comment on column erp.neraca.seimbang is 'Whether assets equal liabilities and equity.';
comment on column erp.neraca.hpp_tertunda is
  'The day from which costs of goods wait for the worker to correct them; null when none do.';
comment on column erp.neraca.peringatan is
  'What a reader of it must know, each a sentence; empty when there is nothing.';
comment on column erp.neraca.meta is
  '{diketahui}: the moment as which the books are shown, null when not asked.';

create type erp.laporan_bagian as (
  bagian text,
  total erp.uang,
  akun erp.laporan_akun[]
);
comment on type erp.laporan_bagian is 'A part of the income statement with its accounts.';
comment on column erp.laporan_bagian.bagian is
  'penjualan_bersih, hpp, beban_usaha, pendapatan_lain, beban_lain or pajak.';

create type erp.rugi_laba as (
  dari date,
  sampai date,
  penjualan_bersih erp.uang,
  hpp erp.uang,
  laba_kotor erp.uang,
  beban_usaha erp.uang,
  laba_usaha erp.uang,
  pendapatan_lain erp.uang,
  beban_lain erp.uang,
  laba_sebelum_pajak erp.uang,
  pajak erp.uang,
  laba_bersih erp.uang,
  rincian erp.laporan_bagian[],
  hpp_tertunda date,
  meta json
);
comment on type erp.rugi_laba is 'Income statement, without the closing of years.';
comment on column erp.rugi_laba.penjualan_bersih is
  'Revenue after returns and discounts (subclass 41).';
comment on column erp.rugi_laba.hpp is 'Cost of goods sold and adjustments of stock (class 5).';
comment on column erp.rugi_laba.rincian is 'The accounts of each part.';
comment on column erp.rugi_laba.hpp_tertunda is
  'The day from which costs of goods wait for the worker to correct them; null when none do.';
comment on column erp.rugi_laba.meta is
  '{diketahui}: the moment as which the books are shown, null when not asked.';

create type erp.neraca_saldo_baris as (
  akun_kode text,
  nama text,
  klas_id integer,
  saldo_awal erp.uang,
  debit erp.uang,
  kredit erp.uang,
  saldo_akhir erp.uang
);
comment on type erp.neraca_saldo_baris is
  'An account of the trial balance; balances are debit minus kredit.';

create type erp.neraca_saldo as (
  dari date,
  sampai date,
  total_debit erp.uang,
  total_kredit erp.uang,
  seimbang boolean,
  akun erp.neraca_saldo_baris[],
  meta json
);
comment on type erp.neraca_saldo is 'Trial balance of a period.';
comment on column erp.neraca_saldo.seimbang is
  'Whether the debits equal the credits and the closing balances add up to 0.';
comment on column erp.neraca_saldo.meta is
  '{diketahui}: the moment as which the books are shown, null when not asked.';

-- Internals of reports: values that travel between their functions.
create type erp_private.pos_dokumen as (
  pos_id bigint,
  transaksi_id bigint,
  akun_kode text,
  kontak_id bigint,
  tanggal date,
  jatuh_tempo date,
  nilai erp.uang,
  sisa erp.uang,
  status text,
  hari_lewat integer,
  umur text,
  tanggal_faktur date,
  nomor_faktur_asli text
);
comment on type erp_private.pos_dokumen is
  'A document of the receivable or payable report at a day.';

-- Nodes: databases that hold tenants. The first, `utama`, is the platform's own.
create table erp_private.simpul (
  nama text primary key check (nama ~ '^[a-z][a-z0-9_]{0,30}$'),
  alamat text check (length(alamat) between 3 and 1000),
  keadaan text not null default 'aktif' check (keadaan in ('aktif', 'penuh', 'dikuras', 'mati')),
  dibuat_pada timestamptz not null default now(),
  check ((nama = 'utama') = (alamat is null))
);
comment on table erp_private.simpul is
  'Databases that hold tenants. A database of a tenant''s own knows itself alone, as utama.';
comment on column erp_private.simpul.alamat is
  'host:port/database, without user and password; null = this database.';
comment on column erp_private.simpul.keadaan is
  'aktif: takes new tenants. penuh, dikuras: no new ones. mati: its tenants are refused at once.';
insert into erp_private.simpul (nama) values ('utama');
grant select on erp_private.simpul to erp_platform;

-- One row says where a tenant's data is (node, schema, request role) and how far its tables are.
create table erp_private.tenant (
  kode text primary key check (kode ~ '^[a-z][a-z0-9]{0,30}$'),
  nama text not null check (length(nama) between 1 and 200),
  aktif boolean not null default true,
  skema text not null unique generated always as ('t_' || kode) stored,
  peran_db text not null unique,
  langkah integer not null default 0 check (langkah >= 0),
  dibuat_pada timestamptz not null default now(),
  simpul text not null default 'utama' references erp_private.simpul,
  epoch bigint not null default 1 check (epoch > 0),
  peran_simpul text,
  pindah bigint
);
create index on erp_private.tenant (simpul);
comment on table erp_private.tenant is 'Registry of tenants.';
comment on column erp_private.tenant.langkah is 'Newest tenant step that its tables have.';
comment on column erp_private.tenant.simpul is 'The node that holds its tables.';
comment on column erp_private.tenant.epoch is
  'How many places its tables had; one more with each move.';
comment on column erp_private.tenant.peran_simpul is
  'Its request role on its node; null = peran_db, which is the one of this database.';
comment on column erp_private.tenant.pindah is
  'The move under way: no steps, backup or removal meanwhile; null = it stays.';

-- Only ASCII letters are folded: a full Unicode fold makes different addresses equal, such as those
-- with KELVIN SIGN and k.
create table erp_private.pengguna (
  id uuid primary key default gen_random_uuid(),
  email text not null unique
    check (email = lower(email collate "C") and length(email) between 3 and 254),
  nama text not null check (length(nama) between 1 and 200),
  aktif boolean not null default true,
  default_tenant text references erp_private.tenant on delete set null,
  dibuat_pada timestamptz not null default now(),
  diubah_pada timestamptz not null default now()
);
create index on erp_private.pengguna (default_tenant);
comment on table erp_private.pengguna is 'Users, known by their e-mail address in lower case.';

-- `provider` names the issuer too (oidc:https://…): a subject is unique within its issuer only.
create table erp_private.identitas (
  provider text not null check (length(provider) between 1 and 500),
  subject text not null check (length(subject) between 1 and 255),
  pengguna_id uuid not null references erp_private.pengguna on delete cascade,
  dibuat_pada timestamptz not null default now(),
  primary key (provider, subject)
);
create index on erp_private.identitas (pengguna_id);
comment on table erp_private.identitas is
  'Accounts at identity providers that are linked to a user.';

create table erp_private.membership (
  pengguna_id uuid not null references erp_private.pengguna on delete cascade,
  tenant_kode text not null references erp_private.tenant on delete cascade,
  peran erp.peran not null,
  dibuat_pada timestamptz not null default now(),
  diubah_pada timestamptz not null default now(),
  primary key (pengguna_id, tenant_kode),
  nama text check (length(nama) between 1 and 200),
  diterima_pada timestamptz,
  check (diterima_pada is not null or nama is not null)
);
create index on erp_private.membership (tenant_kode);
comment on table erp_private.membership is 'Which user has which role in which tenant.';
comment on column erp_private.membership.diterima_pada is
  'When its user first chose the tenant. Null: not yet, and the tenant knows only nama.';
comment on column erp_private.membership.nama is
  'The name that whoever made the membership typed; until it is accepted.';

create table erp_private.session (
  id uuid primary key default gen_random_uuid(),
  pengguna_id uuid not null references erp_private.pengguna on delete cascade,
  provider text not null,
  dibuat_pada timestamptz not null default clock_timestamp(),
  berakhir_pada timestamptz not null,
  diakhiri_pada timestamptz
);
create index on erp_private.session (pengguna_id);
create index on erp_private.session (berakhir_pada);
comment on table erp_private.session is 'Sessions. A token works only while its session does.';

-- Neither tokens nor answers are kept: a repetition gets a token made anew for the same session.
create table erp_private.session_idempotency (
  pengguna_id uuid not null references erp_private.pengguna on delete cascade,
  kunci text not null check (length(kunci) between 1 and 300),
  fingerprint text not null,
  request_id text,
  session_id uuid not null references erp_private.session on delete cascade,
  berlaku_sampai timestamptz not null,
  primary key (pengguna_id, kunci)
);
create index on erp_private.session_idempotency (session_id);
create index on erp_private.session_idempotency (berlaku_sampai);
comment on table erp_private.session_idempotency is
  'Idempotency keys of sign-in, valid for five minutes.';

grant select on erp_private.tenant to erp_platform;
grant select, insert, update on erp_private.pengguna to erp_platform;
grant select, insert, delete on erp_private.identitas to erp_platform;
grant select, insert, update, delete
  on erp_private.membership, erp_private.session, erp_private.session_idempotency
  to erp_platform;

-- Reference lists. They are shared, small and without triggers, so that foreign keys of a tenant
-- may point at them.

create table erp.akun_klas (
  id integer primary key,
  nama text not null,
  saldo_normal erp.saldo_normal not null
);
comment on table erp.akun_klas is 'Account classes.';

create table erp.akun_subklas (
  id integer primary key,
  klas_id integer not null references erp.akun_klas,
  nama text not null,
  arus_kas erp.arus_kas_kategori
);
create index on erp.akun_subklas (klas_id);
comment on table erp.akun_subklas is 'Account subclasses.';
comment on column erp.akun_subklas.arus_kas is 'Category of cash flows of a new account.';

create table erp.akun_peran_ref (
  peran text primary key,
  akun_baku text not null
);
comment on table erp.akun_peran_ref is
  'Roles that an account can play in posting, with the default account.';

create table erp.modul_ref (
  kode text primary key,
  nama text not null,
  grup text not null,
  rute text not null,
  hak text not null,
  urutan integer not null
);
comment on table erp.modul_ref is 'Modules of the application.';

create table erp.jenis_transaksi_ref (
  jenis erp.jenis_transaksi primary key,
  kode text not null unique,
  nama text not null,
  grup text not null,
  modul text not null references erp.modul_ref,
  urutan integer not null
);
create index on erp.jenis_transaksi_ref (modul);
comment on table erp.jenis_transaksi_ref is 'The 22 kinds of transactions.';

create table erp.pajak (
  kode text primary key,
  nama text not null
);
comment on table erp.pajak is 'Taxes.';

create table erp.pajak_tarif (
  pajak_kode text not null references erp.pajak,
  berlaku_dari date not null,
  tarif numeric(9, 6) not null check (tarif >= 0 and tarif <= 100),
  pembilang integer not null check (pembilang > 0),
  penyebut integer not null check (penyebut > 0),
  primary key (pajak_kode, berlaku_dari)
);
comment on table erp.pajak_tarif is 'Dated tax rates.';

create table erp_private.akun_baku (
  kode text primary key,
  nama text not null,
  subklas_id integer not null references erp.akun_subklas,
  saldo_normal erp.saldo_normal not null,
  adalah_kas boolean not null,
  kendali erp.akun_kendali,
  arus_kas erp.arus_kas_kategori
);
create index on erp_private.akun_baku (subklas_id);

grant select
  on erp.akun_klas, erp.akun_subklas, erp.akun_peran_ref, erp.modul_ref, erp.jenis_transaksi_ref,
     erp.pajak, erp.pajak_tarif
  to erp_app, erp_writer, erp_reader, erp_platform;

grant select on erp_private.akun_baku to erp_writer, erp_reader, erp_platform;

-- What the master entities are made of. One piece of code reads these rows and serves all eight.

create table erp_private.master_entitas (
  entitas erp.entitas_master primary key,
  label text not null,
  kunci text not null check (kunci in ('id', 'kode')),
  kode_galat text not null,
  awalan text,
  lebar integer,
  cari boolean not null
);
comment on table erp_private.master_entitas is 'The master entities.';
comment on column erp_private.master_entitas.kode_galat is 'Error code of an absent record.';
comment on column erp_private.master_entitas.awalan is
  'What a code made by the database begins with.';
comment on column erp_private.master_entitas.cari is 'Whether the table has the column cari.';

create table erp_private.master_kolom (
  entitas erp.entitas_master not null references erp_private.master_entitas,
  nama text not null check (nama ~ '^[a-z_]+$'),
  urutan integer not null,
  tipe text not null check (tipe in (
    'id', 'bulat', 'teks', 'pilihan', 'uang', 'kuantitas', 'harga_satuan', 'tanggal', 'boolean',
    'objek', 'daftar', 'dimensi', 'waktu', 'hitung'
  )),
  tipe_sql text,
  dapat_ditulis boolean not null default false,
  wajib boolean not null default false,
  boleh_null boolean not null default false,
  standar boolean not null default true,
  dapat_dicari boolean not null default false,
  minimum numeric,
  batas numeric,
  pola text,
  petunjuk text,
  baku jsonb,
  rujukan_tabel text,
  rujukan_kunci text,
  ekspresi text,
  primary key (entitas, nama)
);
comment on table erp_private.master_kolom is 'The fields of the master entities.';
comment on column erp_private.master_kolom.wajib is 'Must be given in a create and a replacement.';
comment on column erp_private.master_kolom.boleh_null is 'A patch may clear it.';
comment on column erp_private.master_kolom.standar is
  'Part of every answer; otherwise only when asked for.';
comment on column erp_private.master_kolom.batas is 'Longest text, or largest whole number.';
comment on column erp_private.master_kolom.baku is
  'What an absent field gets in a create and a replacement.';
comment on column erp_private.master_kolom.ekspresi is
  'SQL over the row m; absent: the column itself.';

grant select on erp_private.master_entitas, erp_private.master_kolom to erp_writer, erp_reader;

-- Tenant DDL steps: registered once, applied to the template and to every tenant, each in a
-- transaction of its own.

create table erp_private.tenant_step (
  nomor integer primary key check (nomor > 0),
  nama text not null unique,
  isi text not null,
  didaftarkan_pada timestamptz not null default now()
);
comment on table erp_private.tenant_step is 'The DDL of a tenant, in numbered steps.';

create table erp_private.tenant_template (
  satu boolean primary key default true check (satu),
  langkah integer not null default 0
);
comment on table erp_private.tenant_template is 'How far the template schema tenant_templat is.';

create table erp_private.tenant_table (
  tabel text primary key,
  sifat text not null check (sifat in ('buku', 'saldo', 'induk', 'dokumen', 'sistem')),
  pembaca erp.peran[] not null,
  hak_tulis text[] not null,
  syarat text,
  jejak text check (jejak in ('penuh', 'ubah', 'dokumen', 'tidak')),
  cdc boolean not null default false,
  modul text,
  cakupan text
);
comment on table erp_private.tenant_table is
  'Every table of a tenant: kind, readers, and what the writer may do.';
comment on column erp_private.tenant_table.syarat is
  'What a reader''s row must meet besides, as SQL over its columns; null: every row of the tenant.';
comment on column erp_private.tenant_table.jejak is
  'Audited changes: penuh every one; ubah updates and deletes, because what is inserted belongs to '
  'a document; dokumen as transaksi; tidak none. Absent: penuh for induk, ubah for dokumen, else '
  'tidak.';
comment on column erp_private.tenant_table.cdc is
  'Whether jobs of change data capture may take it; then it has a primary key.';
comment on column erp_private.tenant_table.modul is
  'The module that the table belongs to; null: to none, or each row to that of its kind.';
comment on column erp_private.tenant_table.cakupan is
  'The right by which a key reads it; null: as its module says, or each row as its kind does.';

insert into erp_private.tenant_template default values;

-- Worker processes: who runs, and under which ids its jobs are locked. graphile-worker keeps the
-- jobs of a killed worker locked for four hours; by this table the others notice in half a minute.

create table erp_private.worker (
  id uuid primary key,
  host text not null,
  pid integer not null,
  worker_ids text[] not null,
  mulai timestamptz not null default clock_timestamp(),
  detak timestamptz not null default clock_timestamp()
);
comment on table erp_private.worker is 'Worker processes, each with its last heartbeat.';
comment on column erp_private.worker.worker_ids is
  'Ids under which graphile-worker locks its jobs.';

grant select, insert, update, delete on erp_private.worker to erp_platform;

-- What settlements take from open items.

create type erp_private.alokasi_masukan as (
  pos_id bigint,
  jumlah numeric,
  potongan numeric,
  pph numeric,
  kolom text
);
comment on type erp_private.alokasi_masukan is
  'What is to be taken from an open item; kolom is the path of the field that asked for it.';

-- What the kinds around cash, journals and opening balances take, and what travels between their
-- functions.

create type erp.jurnal_umum_baris_input as (
  akun_kode text,
  debit numeric,
  kredit numeric,
  kontak_id bigint,
  dokumen_id bigint,
  keterangan text,
  dimensi jsonb
);
comment on type erp.jurnal_umum_baris_input is 'One line of a general journal.';
comment on column erp.jurnal_umum_baris_input.akun_kode is
  'Account. Required. A control account of receivables, payables or deposits needs a contact.';
comment on column erp.jurnal_umum_baris_input.debit is 'Debit amount, > 0; or give kredit.';
comment on column erp.jurnal_umum_baris_input.kredit is 'Credit amount, > 0; or give debit.';
comment on column erp.jurnal_umum_baris_input.kontak_id is
  'Contact of the line; that of the document when absent.';
comment on column erp.jurnal_umum_baris_input.dokumen_id is
  'On a control account, the document whose open items the line reduces. Without it the line opens '
  'a new item, which only the normal side of the account does.';
comment on column erp.jurnal_umum_baris_input.dimensi is
  'Values of dimensions for this line, before those of the document; null says none.';

create type erp.jurnal_umum_input as (
  tanggal date,
  kontak_id bigint,
  lokasi_id bigint,
  nomor_referensi text,
  keterangan text,
  detail erp.jurnal_umum_baris_input[],
  balik_otomatis date,
  koreksi_periode_lalu boolean,
  dimensi jsonb,
  ganti boolean
);
comment on type erp.jurnal_umum_input is
  'A general journal. With a line on the opening account (3299) it is an opening balance.';
comment on column erp.jurnal_umum_input.tanggal is
  'Effective date. Required. An opening is dated the day before the books begin.';
comment on column erp.jurnal_umum_input.detail is
  'At least two lines whose debits equal their credits.';
comment on column erp.jurnal_umum_input.balik_otomatis is
  'A later day on which the journal is reversed by itself; not with control accounts.';
comment on column erp.jurnal_umum_input.koreksi_periode_lalu is
  'Corrects an earlier year: what would move income or expense moves retained earnings.';
comment on column erp.jurnal_umum_input.dimensi is
  'Values of dimensions for the whole document, by code: {"cabang": "JKT"}; null says none.';
comment on column erp.jurnal_umum_input.ganti is
  'Of an opening: what earlier openings booked on the same accounts is reversed; else they are '
  'refused (409).';

create type erp.kas_baris_input as (
  akun_kode text,
  jumlah numeric,
  kontak_id bigint,
  order_id bigint,
  dokumen_id bigint,
  pajak_kode text,
  keterangan text,
  dimensi jsonb
);
comment on type erp.kas_baris_input is 'What money came or went for.';
comment on column erp.kas_baris_input.akun_kode is
  'Counter account. Required. No cash account; of the control accounts only those of deposits.';
comment on column erp.kas_baris_input.jumlah is 'Money, > 0, 2 decimals, tax included. Required.';
comment on column erp.kas_baris_input.kontak_id is
  'Contact of the line; that of the document when absent. Required for a deposit.';
comment on column erp.kas_baris_input.order_id is 'The order that a new deposit is given for.';
comment on column erp.kas_baris_input.dokumen_id is
  'The document that opened the deposit which is given back.';
comment on column erp.kas_baris_input.pajak_kode is
  'Tax code: the amount contains this tax. None when absent.';
comment on column erp.kas_baris_input.dimensi is
  'Values of dimensions for this line, before those of the document; null says none.';

create type erp.kas_masuk_input as (
  tanggal date,
  kontak_id bigint,
  lokasi_id bigint,
  nomor_referensi text,
  keterangan text,
  akun_kas text,
  detail erp.kas_baris_input[],
  dimensi jsonb
);
comment on type erp.kas_masuk_input is 'Money received that is neither a sale nor a settlement.';
comment on column erp.kas_masuk_input.akun_kas is 'Cash or bank account that receives. Required.';
comment on column erp.kas_masuk_input.dimensi is
  'Values of dimensions for the whole document, by code: {"cabang": "JKT"}; null says none.';

create type erp.kas_keluar_input as (
  tanggal date,
  kontak_id bigint,
  lokasi_id bigint,
  nomor_referensi text,
  keterangan text,
  akun_kas text,
  detail erp.kas_baris_input[],
  dimensi jsonb
);
comment on type erp.kas_keluar_input is 'Money spent that is neither a purchase nor a settlement.';
comment on column erp.kas_keluar_input.akun_kas is 'Cash or bank account that pays. Required.';
comment on column erp.kas_keluar_input.dimensi is
  'Values of dimensions for the whole document, by code: {"cabang": "JKT"}; null says none.';

create type erp.kas_bank_input as (
  tanggal date,
  lokasi_id bigint,
  nomor_referensi text,
  keterangan text,
  akun_asal text,
  akun_tujuan text,
  jumlah numeric,
  biaya_admin numeric,
  transit boolean,
  dimensi jsonb
);
comment on type erp.kas_bank_input is 'Money moved between own cash and bank accounts.';
comment on column erp.kas_bank_input.akun_asal is 'Account that the money leaves. Required.';
comment on column erp.kas_bank_input.akun_tujuan is 'Account that it reaches. Required.';
comment on column erp.kas_bank_input.jumlah is 'What arrives, > 0. Required.';
comment on column erp.kas_bank_input.biaya_admin is 'Fee taken from akun_asal besides.';
comment on column erp.kas_bank_input.transit is
  'The money is under way until its receipt is reported (terima).';
comment on column erp.kas_bank_input.dimensi is
  'Values of dimensions for the whole document, by code: {"cabang": "JKT"}; null says none.';

create type erp.saldo_awal_baris_input as (
  nomor_faktur_asli text,
  tanggal_faktur date,
  jatuh_tempo date,
  nilai_sisa numeric,
  jenis erp.jenis_saldo_awal,
  keterangan text
);
comment on type erp.saldo_awal_baris_input is 'What was still open of one old invoice or deposit.';
comment on column erp.saldo_awal_baris_input.nomor_faktur_asli is
  'Number of the original. Required; once per contact.';
comment on column erp.saldo_awal_baris_input.tanggal_faktur is
  'Date of the original, before the books begin. Required.';
comment on column erp.saldo_awal_baris_input.jatuh_tempo is
  'Due date; tanggal_faktur plus the term of the contact when absent.';
comment on column erp.saldo_awal_baris_input.nilai_sisa is 'What is open of it, > 0. Required.';
comment on column erp.saldo_awal_baris_input.jenis is 'faktur (default) or uang_muka, a deposit.';

create type erp.saldo_awal_hutang_input as (
  tanggal date,
  kontak_id bigint,
  lokasi_id bigint,
  nomor_referensi text,
  keterangan text,
  detail erp.saldo_awal_baris_input[],
  dimensi jsonb,
  ganti boolean
);
comment on type erp.saldo_awal_hutang_input is 'Opening balance of what is owed to a contact.';
comment on column erp.saldo_awal_hutang_input.tanggal is
  'The day before the books begin. Required.';
comment on column erp.saldo_awal_hutang_input.dimensi is
  'Values of dimensions for the whole document, by code: {"cabang": "JKT"}; null says none.';
comment on column erp.saldo_awal_hutang_input.ganti is
  'What was opened before of the same invoices is reversed; else it is refused (409).';

create type erp.saldo_awal_piutang_input as (
  tanggal date,
  kontak_id bigint,
  lokasi_id bigint,
  nomor_referensi text,
  keterangan text,
  detail erp.saldo_awal_baris_input[],
  dimensi jsonb,
  ganti boolean
);
comment on type erp.saldo_awal_piutang_input is 'Opening balance of what a contact owes.';
comment on column erp.saldo_awal_piutang_input.tanggal is
  'The day before the books begin. Required.';
comment on column erp.saldo_awal_piutang_input.dimensi is
  'Values of dimensions for the whole document, by code: {"cabang": "JKT"}; null says none.';
comment on column erp.saldo_awal_piutang_input.ganti is
  'What was opened before of the same invoices is reversed; else it is refused (409).';

create type erp.pos_lain_baris_input as (
  akun_lawan text,
  jumlah numeric,
  pajak_kode text,
  keterangan text,
  pph_kode text,
  pph numeric,
  dimensi jsonb
);
comment on type erp.pos_lain_baris_input is 'What a receivable or payable arose from.';
comment on column erp.pos_lain_baris_input.akun_lawan is
  'Counter account, no control account. Required.';
comment on column erp.pos_lain_baris_input.jumlah is 'Amount without tax, > 0. Required.';
comment on column erp.pos_lain_baris_input.pajak_kode is 'Tax code, added to the amount.';
comment on column erp.pos_lain_baris_input.pph_kode is
  'Code of the income tax that is withheld from the amount.';
comment on column erp.pos_lain_baris_input.pph is
  'Income tax withheld, 2 decimals; at the rate of pph_kode when absent.';
comment on column erp.pos_lain_baris_input.dimensi is
  'Values of dimensions for this line, before those of the document; null says none.';

create type erp.piutang_input as (
  tanggal date,
  kontak_id bigint,
  lokasi_id bigint,
  jatuh_tempo date,
  nomor_referensi text,
  keterangan text,
  akun_kode text,
  detail erp.pos_lain_baris_input[],
  dimensi jsonb
);
comment on type erp.piutang_input is 'A receivable that is no sale: a loan given, a claim.';
comment on column erp.piutang_input.akun_kode is
  'Control account of receivables; by the kind of contact when absent.';
comment on column erp.piutang_input.dimensi is
  'Values of dimensions for the whole document, by code: {"cabang": "JKT"}; null says none.';

create type erp.hutang_input as (
  tanggal date,
  kontak_id bigint,
  lokasi_id bigint,
  jatuh_tempo date,
  nomor_referensi text,
  keterangan text,
  akun_kode text,
  detail erp.pos_lain_baris_input[],
  dimensi jsonb
);
comment on type erp.hutang_input is 'A payable that is no purchase: a bill, a loan received.';
comment on column erp.hutang_input.akun_kode is
  'Control account of payables; by the kind of contact when absent.';
comment on column erp.hutang_input.dimensi is
  'Values of dimensions for the whole document, by code: {"cabang": "JKT"}; null says none.';

create type erp.transaksi_diterima as (
  id bigint,
  status erp.status_transaksi,
  idempotent boolean,
  original_request_id text,
  persetujuan_id bigint
);
comment on type erp.transaksi_diterima is 'The transaction whose receipt was booked.';
comment on column erp.transaksi_diterima.persetujuan_id is
  'The request that somebody else must approve before it is done; null when it was done.';

create type erp.penerimaan_dibatalkan as (
  id bigint, ke bigint, pembalik_id bigint, idempotent boolean, original_request_id text,
  peringatan text[], persetujuan_id bigint
);
comment on type erp.penerimaan_dibatalkan is
  'The receipt that was taken back; idempotent is true when an earlier answer is repeated.';
comment on column erp.penerimaan_dibatalkan.id is 'The transaction.';
comment on column erp.penerimaan_dibatalkan.ke is
  'The place of the receipt among all of the transaction, also those that were taken back.';
comment on column erp.penerimaan_dibatalkan.pembalik_id is
  'The reversing journal; null when the receipt had none.';
comment on column erp.penerimaan_dibatalkan.peringatan is
  'Stocktakings that had counted the goods; null without any.';
comment on column erp.penerimaan_dibatalkan.persetujuan_id is
  'The request that somebody else must approve before it is done; null when it was done.';

-- Internals.
create type erp_private.akun_baris as (
  akun_kode text,
  jumlah numeric,
  pajak_kode text,
  kontak_id bigint,
  keterangan text
);
comment on type erp_private.akun_baris is 'A line on an account, before its checks.';

create type erp_private.pos_gerak as (
  kolom text,
  jenis erp.jenis_pos,
  akun_kode text,
  kontak_id bigint,
  dokumen_id bigint,
  nilai numeric,
  jatuh_tempo date,
  tanggal_faktur date,
  nomor_faktur_asli text
);
comment on type erp_private.pos_gerak is
  'What a line does to open items: opens one, or with dokumen_id takes from those of a document. '
  'kolom is the path of the field that asked for it.';

-- Settlements of receivables and payables, voids that release them, and confirmations of balances.

create type erp.kelebihan as enum ('titipan', 'tolak');
comment on type erp.kelebihan is 'What becomes of money that settles nothing.';

create type erp.pelunasan_alokasi_input as (
  dokumen_id bigint,
  pos_id bigint,
  jumlah numeric,
  potongan numeric,
  pph numeric,
  pph_kode text
);
comment on type erp.pelunasan_alokasi_input is 'What a settlement pays of one document.';
comment on column erp.pelunasan_alokasi_input.dokumen_id is
  'The transaction that is paid. Required.';
comment on column erp.pelunasan_alokasi_input.pos_id is
  'One open item of it; absent: its items, oldest due first.';
comment on column erp.pelunasan_alokasi_input.jumlah is
  'Money for it; absent: what is left less potongan and pph.';
comment on column erp.pelunasan_alokasi_input.potongan is 'Discount given or received for it.';
comment on column erp.pelunasan_alokasi_input.pph is 'Income tax withheld from it.';
comment on column erp.pelunasan_alokasi_input.pph_kode is
  'Code of the income tax withheld; only with pph.';

create type erp.pelunasan_piutang_input as (
  tanggal date,
  kontak_id bigint,
  lokasi_id bigint,
  nomor_referensi text,
  keterangan text,
  akun_kas text,
  jumlah numeric,
  alokasi erp.pelunasan_alokasi_input[],
  uang_muka erp.uang_muka_input[],
  biaya_bank numeric,
  pembulatan numeric,
  kelebihan erp.kelebihan,
  dimensi jsonb
);
comment on type erp.pelunasan_piutang_input is 'A settlement of receivables.';
comment on column erp.pelunasan_piutang_input.tanggal is
  'Effective date, not in the future. Required.';
comment on column erp.pelunasan_piutang_input.kontak_id is 'Who pays. Required.';
comment on column erp.pelunasan_piutang_input.akun_kas is
  'Cash or bank account (subclass 11). Required, unless jumlah is 0.';
comment on column erp.pelunasan_piutang_input.jumlah is
  'Money received, bank charge included, >= 0; 0 when only deposits pay. Required.';
comment on column erp.pelunasan_piutang_input.alokasi is
  'What is settled; empty: the items of one control account, oldest due first, without discount.';
comment on column erp.pelunasan_piutang_input.uang_muka is
  'Deposits of the contact used, at most what is allocated.';
comment on column erp.pelunasan_piutang_input.biaya_bank is 'Bank charge.';
comment on column erp.pelunasan_piutang_input.pembulatan is
  'Money above (or, negative, below) the amounts settled, smaller than the rounding step.';
comment on column erp.pelunasan_piutang_input.kelebihan is
  'Money that no item takes: a new deposit (titipan, default) or refused (tolak).';
comment on column erp.pelunasan_piutang_input.dimensi is
  'Values of dimensions for the whole document, by code: {"cabang": "JKT"}; null says none.';

create type erp.pelunasan_hutang_input as (
  tanggal date,
  kontak_id bigint,
  lokasi_id bigint,
  nomor_referensi text,
  keterangan text,
  akun_kas text,
  jumlah numeric,
  alokasi erp.pelunasan_alokasi_input[],
  uang_muka erp.uang_muka_input[],
  biaya_bank numeric,
  pembulatan numeric,
  kelebihan erp.kelebihan,
  dimensi jsonb
);
comment on type erp.pelunasan_hutang_input is 'A settlement of payables.';
comment on column erp.pelunasan_hutang_input.tanggal is
  'Effective date, not in the future. Required.';
comment on column erp.pelunasan_hutang_input.kontak_id is 'Who is paid. Required.';
comment on column erp.pelunasan_hutang_input.akun_kas is
  'Cash or bank account (subclass 11). Required, unless jumlah is 0.';
comment on column erp.pelunasan_hutang_input.jumlah is
  'Money paid, without bank charge, >= 0; 0 when only deposits pay. Required.';
comment on column erp.pelunasan_hutang_input.alokasi is
  'What is settled; empty: the items of one control account, oldest due first, without discount.';
comment on column erp.pelunasan_hutang_input.uang_muka is
  'Deposits at the contact used, at most what is allocated.';
comment on column erp.pelunasan_hutang_input.biaya_bank is 'Bank charge.';
comment on column erp.pelunasan_hutang_input.pembulatan is
  'Money above (or, negative, below) the amounts settled, smaller than the rounding step.';
comment on column erp.pelunasan_hutang_input.kelebihan is
  'Money that no item takes: a new deposit (titipan, default) or refused (tolak).';
comment on column erp.pelunasan_hutang_input.dimensi is
  'Values of dimensions for the whole document, by code: {"cabang": "JKT"}; null says none.';

create type erp.pengembalian as enum ('kas', 'titipan');
comment on type erp.pengembalian is
  'What becomes of the money of a voided sale or purchase: given back, or kept as a deposit.';

create type erp.sisi_pos as enum ('piutang', 'hutang');
comment on type erp.sisi_pos is 'What a contact owes, or what it is owed.';

create type erp.audit_baris_input as (
  dokumen_id bigint,
  jenis erp.sisi_pos,
  saldo_konfirmasi numeric,
  akun_selisih text,
  jatuh_tempo date,
  keterangan text,
  dimensi jsonb,
  saldo_dilihat numeric
);
comment on type erp.audit_baris_input is 'What a contact says about one document.';
comment on column erp.audit_baris_input.dokumen_id is
  'The document; absent: one that the books do not know, which is opened.';
comment on column erp.audit_baris_input.jenis is
  'Receivable or payable; that of the document when absent. Required without dokumen_id.';
comment on column erp.audit_baris_input.saldo_konfirmasi is
  'What is open by what the contact says, from 0 to what is left in the books. Required.';
comment on column erp.audit_baris_input.akun_selisih is
  'Account of the whole difference, no control or cash account; by default the allowance (1209) and'
  ' 6206, 4201, or 6309.';
comment on column erp.audit_baris_input.jatuh_tempo is
  'Due date of a document that is opened; tanggal plus the term of the contact when absent.';
comment on column erp.audit_baris_input.dimensi is
  'Values of dimensions for this line, before those of the document; null says none.';
comment on column erp.audit_baris_input.saldo_dilihat is
  'What the books said when it was confirmed; what moved since stays moved. Read now when absent.';

create type erp.kompensasi_input as (
  piutang_id bigint,
  hutang_id bigint,
  jumlah numeric
);
comment on type erp.kompensasi_input is 'A receivable and a payable of the contact set off.';
comment on column erp.kompensasi_input.piutang_id is 'Document of the receivable. Required.';
comment on column erp.kompensasi_input.hutang_id is 'Document of the payable. Required.';
comment on column erp.kompensasi_input.jumlah is 'Amount, > 0. Required.';

create type erp.audit_hutang_piutang_input as (
  tanggal date,
  kontak_id bigint,
  lokasi_id bigint,
  nomor_referensi text,
  keterangan text,
  detail erp.audit_baris_input[],
  kompensasi erp.kompensasi_input[],
  saldo_sistem_dilihat numeric,
  dimensi jsonb
);
comment on type erp.audit_hutang_piutang_input is
  'A confirmation of a contact''s balances. Without lines, all open documents are confirmed as they'
  ' are.';
comment on column erp.audit_hutang_piutang_input.tanggal is
  'Effective date, not in the future. Required.';
comment on column erp.audit_hutang_piutang_input.kontak_id is 'The contact. Required.';
comment on column erp.audit_hutang_piutang_input.saldo_sistem_dilihat is
  'Receivables less payables of the contact when the user looked; refused when it is another now.';
comment on column erp.audit_hutang_piutang_input.dimensi is
  'Values of dimensions for the whole document, by code: {"cabang": "JKT"}; null says none.';

-- Internals of settlement.
create type erp_private.pelunasan as (
  tanggal date,
  kontak_id bigint,
  lokasi_id bigint,
  nomor_referensi text,
  keterangan text,
  akun_kas text,
  jumlah numeric,
  alokasi erp.pelunasan_alokasi_input[],
  uang_muka erp.uang_muka_input[],
  biaya_bank numeric,
  pembulatan numeric,
  kelebihan erp.kelebihan
);
comment on type erp_private.pelunasan is 'A settlement of either side.';

create type erp_private.pos_minta as (
  dokumen_id bigint,
  pos_id bigint,
  jumlah numeric,
  potongan numeric,
  pph numeric,
  kolom text
);
comment on type erp_private.pos_minta is
  'What is asked of a document''s open items; kolom is the path of the row that asks.';

create type erp_private.kaskade as (
  transaksi_id bigint,
  jurnal_id bigint,
  tanggal date,
  keterangan text
);
comment on type erp_private.kaskade is
  'The journal that releases a document from one that is voided, before it has a number.';

create type erp_private.kaskade_lunas as (
  retur_id bigint,
  dokumen_id bigint,
  cara text,
  akun_kode text,
  diberi numeric,
  sebelum numeric,
  semula numeric,
  lain numeric
);
comment on type erp_private.kaskade_lunas is
  'What a return gave back of a way that settled its document, what returns before it gave back so '
  'that stand on the same, all that had settled it so, and what its other returns gave back of it.';

create type erp_private.audit_baris as (
  urutan integer,
  dokumen_id bigint,
  jenis erp.jenis_pos,
  akun_kode text,
  saldo_sistem numeric,
  saldo_konfirmasi numeric,
  selisih numeric,
  akun_selisih text,
  jatuh_tempo date,
  keterangan text
);
comment on type erp_private.audit_baris is
  'A line of an audit with what the books say; selisih = saldo_konfirmasi less saldo_sistem.';

-- What the kinds that move stock besides sale and purchase take: stocktaking, own use, returns,
-- transfers. Plain numeric, so that a wrong figure is refused with its field's name.

create type erp.opname_stok_baris_input as (
  barang_id bigint,
  qty_fisik numeric,
  hpp numeric,
  keterangan text,
  dimensi jsonb,
  qty_sistem_dilihat numeric
);
comment on type erp.opname_stok_baris_input is 'What was counted of one barang.';
comment on column erp.opname_stok_baris_input.barang_id is 'Goods counted, once. Required.';
comment on column erp.opname_stok_baris_input.qty_fisik is
  'Quantity counted, in base units, >= 0. Required.';
comment on column erp.opname_stok_baris_input.hpp is
  'Cost per base unit of a surplus; the average when absent. Required for openings and where'
  ' nothing is in stock.';
comment on column erp.opname_stok_baris_input.dimensi is
  'Values of dimensions for this line, before those of the document; null says none.';
comment on column erp.opname_stok_baris_input.qty_sistem_dilihat is
  'What the books said when it was counted; what moved since stays moved. Read now when absent.';

create type erp.opname_stok_input as (
  tanggal date,
  lokasi_id bigint,
  mode erp.mode_opname,
  akun_selisih text,
  nomor_referensi text,
  keterangan text,
  detail erp.opname_stok_baris_input[],
  dimensi jsonb,
  waktu timestamptz,
  ganti boolean
);
comment on type erp.opname_stok_input is
  'A stocktaking: posts the difference to what the books say.';
comment on column erp.opname_stok_input.tanggal is
  'Day of the count; the books are read at its end. Required.';
comment on column erp.opname_stok_input.lokasi_id is 'Where was counted. Required.';
comment on column erp.opname_stok_input.mode is
  'selisih (default), or saldo_awal: opening stock, on the day before the books begin.';
comment on column erp.opname_stok_input.akun_selisih is
  'Account of the difference, class 5 or 6; that of role selisih_opname when absent.';
comment on column erp.opname_stok_input.dimensi is
  'Values of dimensions for the whole document, by code: {"cabang": "JKT"}; null says none.';
comment on column erp.opname_stok_input.waktu is
  'When it was counted: lines without qty_sistem_dilihat are compared with what was recorded then.';
comment on column erp.opname_stok_input.ganti is
  'Of opening stock: that of before of the same goods and place is reversed; else it is refused '
  '(409).';

create type erp.penggunaan_persediaan_baris_input as (
  barang_id bigint,
  satuan_id bigint,
  qty numeric,
  akun_kode text,
  pajak_kode text,
  keterangan text,
  dimensi jsonb
);
comment on type erp.penggunaan_persediaan_baris_input is 'Goods taken for own use.';
comment on column erp.penggunaan_persediaan_baris_input.qty is 'Quantity taken, > 0. Required.';
comment on column erp.penggunaan_persediaan_baris_input.akun_kode is
  'Account that bears the cost, class 5 or 6; that of role beban_penggunaan when absent.';
comment on column erp.penggunaan_persediaan_baris_input.pajak_kode is
  'Tax on own use, counted on the cost; none when absent.';
comment on column erp.penggunaan_persediaan_baris_input.dimensi is
  'Values of dimensions for this line, before those of the document; null says none.';

create type erp.penggunaan_persediaan_input as (
  tanggal date,
  lokasi_id bigint,
  alasan text,
  nomor_referensi text,
  keterangan text,
  detail erp.penggunaan_persediaan_baris_input[],
  sudah_terhitung_opname bigint,
  dimensi jsonb
);
comment on type erp.penggunaan_persediaan_input is 'Stock taken for own use.';
comment on column erp.penggunaan_persediaan_input.alasan is 'What the goods are used for.';
comment on column erp.penggunaan_persediaan_input.sudah_terhitung_opname is
  'A later stocktaking that had counted these goods already: what the document moves there is'
  ' compensated on it.';
comment on column erp.penggunaan_persediaan_input.dimensi is
  'Values of dimensions for the whole document, by code: {"cabang": "JKT"}; null says none.';

create type erp.retur_penjualan_baris_input as (
  baris_asal_id bigint,
  barang_id bigint,
  satuan_id bigint,
  qty numeric,
  harga numeric,
  pajak_kode text,
  hpp numeric,
  keterangan text,
  dimensi jsonb
);
comment on type erp.retur_penjualan_baris_input is
  'Goods that come back: of a line of the sale, or, without a sale, of a barang at a price.';
comment on column erp.retur_penjualan_baris_input.baris_asal_id is
  'Line of the sale (detail[].id). Its price and tax hold.';
comment on column erp.retur_penjualan_baris_input.barang_id is
  'Goods, only in a return without a sale.';
comment on column erp.retur_penjualan_baris_input.satuan_id is
  'Unit of qty, any of the goods; without it that of the line of the sale, else the base unit.';
comment on column erp.retur_penjualan_baris_input.qty is
  'Quantity, > 0, at most what was sold and not yet returned. Required.';
comment on column erp.retur_penjualan_baris_input.harga is
  'Net price per unit, only and always without a sale.';
comment on column erp.retur_penjualan_baris_input.hpp is
  'Cost per base unit of a return without a sale; else the average, else the last cost.';
comment on column erp.retur_penjualan_baris_input.dimensi is
  'Values of dimensions for this line, before those of the document; null says none.';

create type erp.retur_penjualan_input as (
  tanggal date,
  kontak_id bigint,
  lokasi_id bigint,
  dokumen_asal_id bigint,
  cara erp.cara_retur_penjualan,
  akun_kas text,
  kondisi erp.kondisi_retur,
  nomor_referensi text,
  keterangan text,
  detail erp.retur_penjualan_baris_input[],
  sudah_terhitung_opname bigint,
  dimensi jsonb
);
comment on type erp.retur_penjualan_input is 'Goods that a customer returns.';
comment on column erp.retur_penjualan_input.dokumen_asal_id is
  'The sale; absent for goods whose sale is not in the books.';
comment on column erp.retur_penjualan_input.akun_kas is
  'Cash or bank account of cara tunai; that of role kas when absent.';
comment on column erp.retur_penjualan_input.kondisi is
  'baik (default), or rusak: the goods are written off at once.';
comment on column erp.retur_penjualan_input.sudah_terhitung_opname is
  'A later stocktaking that had counted these goods already: what the document moves there is'
  ' compensated on it.';
comment on column erp.retur_penjualan_input.cara is
  'potong_piutang (default with a sale): lowers what the sale owes, the rest becomes a deposit;'
  ' tunai: lowers what the sale owes, the rest is paid back from akun_kas; titipan (default without'
  ' a sale): all of it a deposit of the contact.';
comment on column erp.retur_penjualan_input.dimensi is
  'Values of dimensions for the whole document, by code: {"cabang": "JKT"}; null says none.';

create type erp.retur_pembelian_baris_input as (
  baris_asal_id bigint,
  qty numeric,
  keterangan text,
  dimensi jsonb,
  satuan_id bigint
);
comment on type erp.retur_pembelian_baris_input is 'Goods that go back to the supplier.';
comment on column erp.retur_pembelian_baris_input.baris_asal_id is
  'Line of the purchase (detail[].id). Its price and tax hold. Required.';
comment on column erp.retur_pembelian_baris_input.qty is
  'Quantity, > 0, at most what was bought and not yet returned. Required.';
comment on column erp.retur_pembelian_baris_input.dimensi is
  'Values of dimensions for this line, before those of the document; null says none.';
comment on column erp.retur_pembelian_baris_input.satuan_id is
  'Unit of qty, any of the goods; that of the line when absent.';

create type erp.retur_pembelian_input as (
  tanggal date,
  kontak_id bigint,
  lokasi_id bigint,
  dokumen_asal_id bigint,
  cara erp.cara_retur_pembelian,
  akun_kas text,
  nomor_nota_retur text,
  nomor_referensi text,
  keterangan text,
  detail erp.retur_pembelian_baris_input[],
  sudah_terhitung_opname bigint,
  dimensi jsonb
);
comment on type erp.retur_pembelian_input is 'Goods returned to a supplier.';
comment on column erp.retur_pembelian_input.dokumen_asal_id is 'The purchase. Required.';
comment on column erp.retur_pembelian_input.akun_kas is
  'Cash or bank account of cara tunai; that of role kas when absent.';
comment on column erp.retur_pembelian_input.nomor_nota_retur is
  'Number of the return note, used once.';
comment on column erp.retur_pembelian_input.sudah_terhitung_opname is
  'A later stocktaking that had counted these goods already: what the document moves there is'
  ' compensated on it.';
comment on column erp.retur_pembelian_input.cara is
  'potong_hutang (default): lowers what the purchase is owed, the rest becomes a deposit with the'
  ' supplier; tunai: lowers what the purchase is owed, the rest is paid back into akun_kas;'
  ' uang_muka: all of it a deposit with the supplier.';
comment on column erp.retur_pembelian_input.dimensi is
  'Values of dimensions for the whole document, by code: {"cabang": "JKT"}; null says none.';

create type erp.transfer_stok_baris_input as (
  barang_id bigint,
  satuan_id bigint,
  qty numeric,
  keterangan text
);
comment on type erp.transfer_stok_baris_input is 'Goods moved from one location to another.';

create type erp.transfer_stok_input as (
  tanggal date,
  lokasi_asal_id bigint,
  lokasi_tujuan_id bigint,
  dua_langkah boolean,
  nomor_referensi text,
  keterangan text,
  detail erp.transfer_stok_baris_input[],
  sudah_terhitung_opname bigint,
  dimensi jsonb
);
comment on type erp.transfer_stok_input is 'Goods moved between locations.';
comment on column erp.transfer_stok_input.dua_langkah is
  'Whether the goods are in transit until their receipt (terima) is posted; default false.';
comment on column erp.transfer_stok_input.sudah_terhitung_opname is
  'A later stocktaking that had counted these goods already: what the document moves there is'
  ' compensated on it.';
comment on column erp.transfer_stok_input.dimensi is
  'Values of dimensions for the whole document, by code: {"cabang": "JKT"}; null says none.';

create type erp_private.retur_masukan as (
  baris_asal_id bigint,
  qty numeric,
  keterangan text,
  satuan_id bigint
);
comment on type erp_private.retur_masukan is 'A line of a return of something sold or bought.';

-- Orders: what they take, and what travels between the functions that keep them.

create type erp.order_baris_input as (
  barang_id bigint,
  satuan_id bigint,
  qty numeric,
  harga numeric,
  diskon numeric,
  diskon_persen numeric,
  pajak_kode text,
  keterangan text,
  dimensi jsonb
);
comment on type erp.order_baris_input is 'One line of an order.';
comment on column erp.order_baris_input.barang_id is 'Goods ordered. Required.';
comment on column erp.order_baris_input.satuan_id is
  'Unit; the base unit of the goods when absent.';
comment on column erp.order_baris_input.qty is 'Quantity in that unit, > 0. Required.';
comment on column erp.order_baris_input.harga is
  'Price per unit; when absent that of a sale, or for a purchase factor × harga_beli.';
comment on column erp.order_baris_input.pajak_kode is
  'Tax code; that of the goods when absent. NON means no tax.';
comment on column erp.order_baris_input.dimensi is
  'Values of dimensions for this line, before those of the document; null says none.';

create type erp.order_penjualan_input as (
  tanggal date,
  kontak_id bigint,
  lokasi_id bigint,
  tanggal_kirim date,
  reservasi boolean,
  harga_kode text,
  harga_termasuk_pajak boolean,
  nomor_referensi text,
  keterangan text,
  detail erp.order_baris_input[],
  dimensi jsonb
);
comment on type erp.order_penjualan_input is 'A customer''s order. It moves no stock and no money.';
comment on column erp.order_penjualan_input.lokasi_id is
  'Where it is to be delivered from. Required with reservasi.';
comment on column erp.order_penjualan_input.tanggal_kirim is 'Promised day, not before tanggal.';
comment on column erp.order_penjualan_input.reservasi is
  'Whether to reserve the stock that is available now; other sales cannot take it.';
comment on column erp.order_penjualan_input.dimensi is
  'Values of dimensions for the whole document, by code: {"cabang": "JKT"}; null says none.';

create type erp.order_pembelian_input as (
  tanggal date,
  kontak_id bigint,
  lokasi_id bigint,
  tanggal_kirim date,
  reservasi boolean,
  harga_termasuk_pajak boolean,
  nomor_referensi text,
  keterangan text,
  detail erp.order_baris_input[],
  dimensi jsonb
);
comment on type erp.order_pembelian_input is
  'An order placed with a supplier. It moves no stock and no money.';
comment on column erp.order_pembelian_input.lokasi_id is 'Where it is to arrive.';
comment on column erp.order_pembelian_input.tanggal_kirim is 'Promised day, not before tanggal.';
comment on column erp.order_pembelian_input.reservasi is 'Only false: what comes is not reserved.';
comment on column erp.order_pembelian_input.dimensi is
  'Values of dimensions for the whole document, by code: {"cabang": "JKT"}; null says none.';

create type erp.order_ditutup as (
  id bigint,
  status_order erp.status_order,
  idempotent boolean,
  original_request_id text,
  persetujuan_id bigint
);
comment on type erp.order_ditutup is 'The order closed.';
comment on column erp.order_ditutup.persetujuan_id is
  'The request that somebody else must approve before it is done; null when it was done.';

create type erp_private.order_gerak as (
  order_id bigint,
  baris_id bigint,
  pemenuhan_id bigint,
  barang_id bigint,
  lokasi_id bigint,
  dipenuhi numeric,
  sisa numeric,
  reservasi numeric,
  membalik_id bigint
);
comment on type erp_private.order_gerak is
  'What changes of an order''s line: fulfilled, still open and reserved, in base units.';

-- Requests that somebody approves.

create type erp_private.usul as (
  sidik text,
  inti jsonb,
  peringatan text[],
  halangan text[]
);
comment on type erp_private.usul is
  'What a request for approval would do: rehearsed, or why that was refused.';

-- Working drafts and the preferences of lists.

create type erp.status_draft as enum ('terbuka', 'terkirim');
comment on type erp.status_draft is
  'State of a working draft: terbuka = being written; terkirim = submitted, once and for all.';

create type erp.draft_dibuat as (
  id bigint,
  versi integer,
  idempotent boolean,
  original_request_id text
);
comment on type erp.draft_dibuat is
  'The working draft made; idempotent is true when an earlier answer is repeated.';

create type erp.draft_terkirim as (
  id bigint,
  jenis erp.jenis_transaksi,
  nomor_transaksi text,
  status erp.status_transaksi,
  idempotent boolean,
  original_request_id text,
  peringatan text[]
);
comment on type erp.draft_terkirim is 'The transaction that a working draft became.';
comment on column erp.draft_terkirim.status is
  'final; draft when the tenant wants every document approved.';
comment on column erp.draft_terkirim.peringatan is
  'What was booked all the same, but somebody should look at; null when there is nothing.';

create type erp.preferensi_kolom_input as (
  field text,
  tampil boolean,
  lebar integer,
  urutan integer
);
comment on type erp.preferensi_kolom_input is 'How one column of a list is shown.';
comment on column erp.preferensi_kolom_input.field is
  'A field of the transaction list, standard or computed. Required.';
comment on column erp.preferensi_kolom_input.tampil is 'Whether it is shown; default true.';
comment on column erp.preferensi_kolom_input.lebar is
  'Width in pixels, 20 to 2000; null: automatic.';
comment on column erp.preferensi_kolom_input.urutan is
  'Place among the columns, 1 to 1000; that in the list when absent.';

create type erp.preferensi_tabel_input as (
  kolom erp.preferensi_kolom_input[],
  sort text,
  per_page integer
);
comment on type erp.preferensi_tabel_input is 'How a user wants to see a list.';
comment on column erp.preferensi_tabel_input.kolom is 'Columns, each field once. Required.';
comment on column erp.preferensi_tabel_input.sort is
  'Order as the list''s sort: nama:asc,id:desc. Default tanggal:desc,id:desc.';
comment on column erp.preferensi_tabel_input.per_page is 'Rows per page, 1 to 500. Default 20.';

-- Fixed assets and their depreciation.

create type erp.aset_asal_input as (baris_id bigint, nilai numeric);
comment on type erp.aset_asal_input is
  'A line of a document on which an asset stands: a debit of its account, or a credit of its '
  'accumulated depreciation; and how much of it.';
comment on column erp.aset_asal_input.baris_id is 'The line of a final document that booked it.';
comment on column erp.aset_asal_input.nilai is 'How much of the line is this asset''s.';

create type erp.aset_input as (
  kode text,
  nama text,
  akun_aset text,
  akun_akumulasi text,
  akun_beban text,
  tanggal date,
  perolehan numeric,
  residu numeric,
  akumulasi_awal numeric,
  umur_bulan integer,
  metode erp.metode_penyusutan,
  tarif numeric,
  aktif boolean,
  atribut jsonb,
  tidak_boleh_dikreditkan boolean,
  asal erp.aset_asal_input[]
);
comment on type erp.aset_input is 'A fixed asset.';
comment on column erp.aset_input.kode is
  'Code, at most 40 characters; made when absent (AST-00001).';
comment on column erp.aset_input.nama is 'Name. Required.';
comment on column erp.aset_input.akun_aset is 'Asset account, subclass 15. Required.';
comment on column erp.aset_input.akun_akumulasi is
  'Account of accumulated depreciation, subclass 16. Required.';
comment on column erp.aset_input.akun_beban is
  'Expense account of class 6; that of role beban_penyusutan when absent.';
comment on column erp.aset_input.tanggal is
  'Day of acquisition; its month is the first to be depreciated. Required.';
comment on column erp.aset_input.perolehan is 'Cost, > 0. Required.';
comment on column erp.aset_input.residu is 'Residual value, >= 0 (default), below the cost.';
comment on column erp.aset_input.akumulasi_awal is
  'Depreciation that was booked before these books began; default 0.';
comment on column erp.aset_input.umur_bulan is 'Useful life in months, 1 to 1200. Required.';
comment on column erp.aset_input.metode is
  'garis_lurus (default): the same each month; saldo_menurun: a rate on the book value at the start'
  ' of the book year.';
comment on column erp.aset_input.tarif is
  'Percent a year for saldo_menurun; twice the straight rate, 2400 / umur_bulan, when absent.';
comment on column erp.aset_input.tidak_boleh_dikreditkan is
  'The VAT law forbids to credit its input tax (Article 9(8), such as a sedan not for sale), so its'
  ' disposal bears no tax; false when absent. Not for tax that merely was not credited.';
comment on column erp.aset_input.asal is
  'The lines on which it stands; without any it is a draft of the register.';

create type erp.penyusutan_baris_input as (
  aset_id bigint,
  akun_beban text,
  akun_akumulasi text,
  nilai numeric,
  keterangan text,
  dimensi jsonb
);
comment on type erp.penyusutan_baris_input is
  'An asset of the register, whose amount is counted; or two accounts and an amount.';
comment on column erp.penyusutan_baris_input.aset_id is 'Asset; or give accounts and nilai.';
comment on column erp.penyusutan_baris_input.nilai is 'Amount, > 0, only without aset_id.';
comment on column erp.penyusutan_baris_input.dimensi is
  'Values of dimensions for this line, before those of the document; null says none.';

create type erp.penyusutan_input as (
  periode text,
  nomor_referensi text,
  keterangan text,
  detail erp.penyusutan_baris_input[],
  dimensi jsonb
);
comment on type erp.penyusutan_input is
  'Depreciation of a month, dated on its last day. Without detail: of every asset that is due.';
comment on column erp.penyusutan_input.periode is 'Month, YYYY-MM, over. Required.';
comment on column erp.penyusutan_input.dimensi is
  'Values of dimensions for the whole document, by code: {"cabang": "JKT"}; null says none.';

-- Costing first in, first out, and stock that leaves before it comes.

create type erp_private.lapisan as (
  mutasi_id bigint,
  ke integer,
  asal_id bigint,
  i integer,
  qty numeric,
  nilai numeric
);
comment on type erp_private.lapisan is
  'What is left of a quantity that came at one cost, or of one that left uncovered, and the '
  'movement that made it; asal_id is what a return or a reversal asks for, i its place in a '
  'replay.';

create type erp_private.kolam as (
  pool_id bigint,
  qty numeric,
  nilai numeric,
  hpp numeric,
  lapisan erp_private.lapisan[],
  antre erp_private.lapisan[]
);
comment on type erp_private.kolam is
  'A cost pool on its way through a replay: quantity, value, last known cost (null: not looked '
  'up), open layers, oldest first, and the uncovered quantities that wait for goods, oldest first.';

create type erp_private.langkah as (
  id bigint,
  kolam integer,
  pool_id bigint,
  dasar erp.dasar_nilai,
  qty numeric,
  nilai numeric,
  semula numeric,
  sumber boolean,
  acu_id bigint,
  acu integer,
  balas_id bigint,
  balas integer,
  balik integer,
  balik_nilai numeric,
  netral boolean,
  bawa boolean,
  pilih bigint,
  asal bigint
);
comment on type erp_private.langkah is
  'A movement as a replay passes it (stok_steps).';

create type erp_private.ambil as (
  pemakai_id bigint,
  lapisan_id bigint,
  ke integer,
  qty numeric,
  nilai numeric
);
comment on type erp_private.ambil is 'What a movement takes out of a layer.';

-- Points: their settings, lots and movements, the document that redeems them (bayar-poin), and what
-- travels between their functions.

create type erp.metode_poin as enum ('tangguhan', 'beban');
comment on type erp.metode_poin is
  'How points are booked: tangguhan = a part of the sale''s revenue waits as a liability; beban ='
  ' nothing until they are redeemed, which is then an expense.';

create type erp.jenis_poin as enum (
  'terbit', 'tukar', 'tarik', 'hutang', 'kedaluwarsa', 'pulih', 'imbang'
);
comment on type erp.jenis_poin is
  'What a movement of points is: terbit = given; tukar = redeemed; tarik = taken back with the'
  ' sale; hutang = taken back although used already; kedaluwarsa = expired; pulih = expired points'
  ' that were taken back; imbang = a debt that expiring points paid. A reversal is named as what it'
  ' reverses.';

create type erp.bayar_poin_baris_input as (
  barang_id bigint,
  satuan_id bigint,
  qty numeric,
  harga numeric,
  pajak_kode text,
  keterangan text,
  dimensi jsonb
);
comment on type erp.bayar_poin_baris_input is 'Goods given for points.';
comment on column erp.bayar_poin_baris_input.satuan_id is 'Unit; the base unit when absent.';
comment on column erp.bayar_poin_baris_input.qty is 'Quantity in that unit, > 0. Required.';
comment on column erp.bayar_poin_baris_input.harga is
  'Usual price per unit, by which the value of the points is shared out among the lines; the sales'
  ' price when absent.';
comment on column erp.bayar_poin_baris_input.pajak_kode is
  'Tax code; that of the goods when absent. The tax is contained in the value of the points.';
comment on column erp.bayar_poin_baris_input.dimensi is
  'Values of dimensions for this line, before those of the document; null says none.';

create type erp.bayar_poin_input as (
  tanggal date,
  kontak_id bigint,
  lokasi_id bigint,
  mode erp.mode_poin,
  poin bigint,
  cara erp.cara_poin,
  dokumen_id bigint,
  akun_kas text,
  nilai numeric,
  kedaluwarsa date,
  nomor_referensi text,
  keterangan text,
  detail erp.bayar_poin_baris_input[],
  sudah_terhitung_opname bigint,
  dimensi jsonb,
  ganti boolean
);
comment on type erp.bayar_poin_input is
  'Points that a contact redeems, or those that it had when the books began.';
comment on column erp.bayar_poin_input.tanggal is 'Effective date, not in the future. Required.';
comment on column erp.bayar_poin_input.kontak_id is 'Whose points. Required.';
comment on column erp.bayar_poin_input.lokasi_id is 'Where goods leave; required with cara barang.';
comment on column erp.bayar_poin_input.mode is
  'tukar (default) redeems; saldo_awal opens points on the day before the books begin.';
comment on column erp.bayar_poin_input.sudah_terhitung_opname is
  'A later stocktaking that had counted these goods already: what the document moves there is'
  ' compensated on it.';
comment on column erp.bayar_poin_input.poin is 'How many points, > 0. Required.';
comment on column erp.bayar_poin_input.cara is
  'What is given for them: potong_piutang (of dokumen_id), tunai, or barang (detail). Required to'
  ' redeem.';
comment on column erp.bayar_poin_input.dokumen_id is
  'The contact''s document whose receivable the points pay; only with cara potong_piutang.';
comment on column erp.bayar_poin_input.akun_kas is
  'Cash or bank account, only with cara tunai; that of the role kas when absent.';
comment on column erp.bayar_poin_input.nilai is
  'In mode saldo_awal what the points are booked at; points × their value when absent, 0 by the'
  ' method beban.';
comment on column erp.bayar_poin_input.kedaluwarsa is
  'In mode saldo_awal the last day on which the points count; by the settings when absent.';
comment on column erp.bayar_poin_input.detail is 'Goods, only and always with cara barang.';
comment on column erp.bayar_poin_input.dimensi is
  'Values of dimensions for the whole document, by code: {"cabang": "JKT"}; null says none.';
comment on column erp.bayar_poin_input.ganti is
  'Of opening points: those opened before are reversed; else they are refused (409).';

-- A part of a lot that a redemption takes: its points, what they are booked at, and what they are
-- worth to the customer.
create type erp_private.poin_ambil as (
  lot_id bigint,
  poin bigint,
  tercatat numeric,
  nilai numeric
);
comment on type erp_private.poin_ambil is 'What is taken from a lot of points.';

-- What points do to a document: lines with their share, own fields, journal entries.
create type erp_private.poin_hasil as (
  baris erp_private.baris[],
  rincian jsonb,
  ayat erp_private.ayat[]
);
comment on type erp_private.poin_hasil is 'What points do to a document.';

-- What closing a book year answers.

create type erp.tahun_ditutup as (
  tahun integer,
  mulai date,
  akhir date,
  laba erp.uang,
  prive erp.uang,
  nomor text,
  jurnal json,
  tanggal_kunci date,
  peringatan text[],
  idempotent boolean,
  original_request_id text,
  persetujuan_id bigint
);
comment on type erp.tahun_ditutup is 'A closed book year.';
comment on column erp.tahun_ditutup.tahun is 'The calendar year that the book year begins in.';
comment on column erp.tahun_ditutup.laba is
  'Net profit (a loss is negative) that went to retained earnings.';
comment on column erp.tahun_ditutup.prive is
  'Drawings that went to the owner''s capital; 0 when they were not asked to.';
comment on column erp.tahun_ditutup.nomor is
  'Number of the closing journal; null when there was nothing to close.';
comment on column erp.tahun_ditutup.jurnal is 'The closing journal with its lines.';
comment on column erp.tahun_ditutup.tanggal_kunci is 'Lock date after the closing.';
comment on column erp.tahun_ditutup.peringatan is
  'What deserves a look, but does not stand against it.';
comment on column erp.tahun_ditutup.persetujuan_id is
  'The request that somebody else must approve before it is done; null when it was done.';

create type erp.buku_diubah as (berlaku boolean, persetujuan_id bigint);
comment on type erp.buku_diubah is
  'What became of a change of settings, of a month or a book year.';
comment on column erp.buku_diubah.berlaku is 'Whether it was done; false: it waits for approval.';
comment on column erp.buku_diubah.persetujuan_id is
  'The request that somebody else must approve before it is done; null when it was done.';

-- The settings of a tenant, one row each: a column of its table pengaturan, and what it may hold.

create table erp_private.setelan (
  nama text primary key check (nama ~ '^[a-z_]+$'),
  urutan integer not null unique,
  tipe text not null
    check (tipe in ('bulat', 'teks', 'pilihan', 'uang', 'kuantitas', 'tanggal', 'boolean')),
  tipe_sql text,
  grup text,
  wajib boolean not null default false,
  boleh_null boolean not null default false,
  minimum numeric,
  batas numeric,
  pola text,
  petunjuk text,
  diam boolean not null default false
);
comment on table erp_private.setelan is 'The settings of a tenant.';
comment on column erp_private.setelan.nama is 'The column of pengaturan.';
comment on column erp_private.setelan.grup is
  'The object that it is shown in, under its name without that of the object; null: none.';
comment on column erp_private.setelan.diam is
  'Whether all postings are held up while it changes: those under way depend on it.';
comment on column erp_private.setelan.pola is
  'What the value must match, in the words of petunjuk.';

grant select on erp_private.setelan to erp_writer, erp_reader;

-- A tenant's name is a setting, and the registry repeats it.
grant update on erp_private.tenant to erp_platform;

-- Users and modules of a tenant, as they are asked for and answered.

create type erp.modul_aktif as (kode text, aktif boolean);
comment on type erp.modul_aktif is 'A module, and whether it is on.';

create type erp.penugasan as (tenant_kode text, peran erp.peran);
comment on type erp.penugasan is 'A role in a tenant.';

create type erp.pengguna_dibuat as (id uuid, idempotent boolean, original_request_id text);
comment on type erp.pengguna_dibuat is 'A user that was given a role in the tenant.';

-- What the statements of cash and of equity answer, and warnings on the balance sheet.

create type erp.arus_kas_kas as (
  kode text,
  nama text,
  saldo_awal erp.uang,
  saldo_akhir erp.uang
);
comment on type erp.arus_kas_kas is 'A cash or bank account in the statement of cash flows.';

create type erp_private.ppn_tarif as (
  sisi text,
  dikreditkan boolean,
  pajak_kode text,
  tarif numeric,
  dpp erp.uang,
  dpp_lain erp.uang,
  ppn erp.uang,
  ppn_buku erp.uang,
  banyak bigint
);
comment on type erp_private.ppn_tarif is 'Sums of the tax report for one side and rate.';

create type erp_private.penjualan_jumlah as (
  tanggal date,
  id bigint,
  qty numeric,
  potongan numeric,
  bersih numeric,
  hpp numeric,
  banyak bigint,
  gerak bigint
);
comment on type erp_private.penjualan_jumlah is
  'Sales of a day or month, of a barang or a contact in it.';

-- Income tax that is withheld, at dated rates.

create table erp.pph (
  kode text primary key,
  nama text not null
);
comment on table erp.pph is 'Income taxes that are withheld when somebody is paid or billed.';

create table erp.pph_tarif (
  pph_kode text not null references erp.pph,
  berlaku_dari date not null,
  tarif numeric(9, 6) not null check (tarif > 0 and tarif <= 100),
  primary key (pph_kode, berlaku_dari)
);
comment on table erp.pph_tarif is
  'Dated rates of income taxes; one without a rate is given as an amount.';

create type erp.aset_lepas_input as (
  tanggal date,
  nilai numeric,
  pajak_kode text,
  akun_kas text,
  kontak_id bigint,
  jatuh_tempo date,
  lokasi_id bigint,
  nomor_referensi text,
  keterangan text,
  susutkan boolean
);
comment on type erp.aset_lepas_input is
  'Disposal of a fixed asset: sold for money, sold on credit, or given up for nothing.';
comment on column erp.aset_lepas_input.tanggal is
  'Day of disposal; not before the end of the last month depreciated. Required.';
comment on column erp.aset_lepas_input.nilai is
  'Price without tax, >= 0, 2 decimals; 0 when absent.';
comment on column erp.aset_lepas_input.akun_kas is
  'Cash or bank account that receives the price; without it the contact owes it.';
comment on column erp.aset_lepas_input.kontak_id is 'Buyer. Required for a price without akun_kas.';
comment on column erp.aset_lepas_input.jatuh_tempo is
  'When the price is due; by the term of the contact when absent.';
comment on column erp.aset_lepas_input.pajak_kode is
  'Tax code, added to the price. When absent PPN where the tenant is a PKP (pkp_sejak) and the'
  ' asset is not marked tidak_boleh_dikreditkan; there a code without tax (NON) is refused.';
comment on column erp.aset_lepas_input.susutkan is
  'Depreciate the months before it first that are still to be; else they are refused.';

grant select on erp.pph, erp.pph_tarif to erp_app, erp_writer, erp_reader, erp_platform;

-- What the dashboard answers.

create type erp.dashboard_kpi as (
  penjualan_hari_ini erp.uang,
  penjualan_bulan_ini erp.uang,
  laba_kotor_bulan_ini erp.uang,
  kas_bank erp.uang,
  piutang_outstanding erp.uang,
  piutang_jatuh_tempo erp.uang,
  hutang_outstanding erp.uang,
  nilai_stok erp.uang,
  stok_menipis integer,
  transaksi_hari_ini integer,
  per date
);
comment on type erp.dashboard_kpi is 'The main figures of a tenant on its own today.';
comment on column erp.dashboard_kpi.penjualan_hari_ini is
  'Net sales of today, as penjualan_bersih of the income statement.';
comment on column erp.dashboard_kpi.penjualan_bulan_ini is
  'Net sales since the first of the month.';
comment on column erp.dashboard_kpi.laba_kotor_bulan_ini is
  'Net sales less cost of sales since the first of the month.';
comment on column erp.dashboard_kpi.kas_bank is 'Balance of cash and bank accounts (subclass 11).';
comment on column erp.dashboard_kpi.piutang_outstanding is
  'Balance of the receivable control accounts, as the receivable report.';
comment on column erp.dashboard_kpi.piutang_jatuh_tempo is
  'What of the receivables is past its due date.';
comment on column erp.dashboard_kpi.hutang_outstanding is
  'Balance of the payable control accounts, as the payable report.';
comment on column erp.dashboard_kpi.nilai_stok is 'Value of the stock, goods in transit included.';
comment on column erp.dashboard_kpi.stok_menipis is
  'Active goods whose stock is below their stok_minimum.';
comment on column erp.dashboard_kpi.transaksi_hari_ini is 'Final documents dated today.';
comment on column erp.dashboard_kpi.per is 'Today by the tenant''s clock.';

create type erp.dashboard_bulan as (
  dari date, sampai date, penjualan erp.uang, hpp erp.uang, laba_kotor erp.uang,
  beban_usaha erp.uang, laba_bersih erp.uang, kas_bersih erp.uang, transaksi integer
);
comment on type erp.dashboard_bulan is 'The figures of a month.';
comment on column erp.dashboard_bulan.dari is 'First day.';
comment on column erp.dashboard_bulan.sampai is 'Last day; of the running month today.';
comment on column erp.dashboard_bulan.penjualan is 'Net sales.';
comment on column erp.dashboard_bulan.hpp is 'Cost of sales (class 5).';
comment on column erp.dashboard_bulan.laba_kotor is 'penjualan less hpp.';
comment on column erp.dashboard_bulan.beban_usaha is 'Operating expenses (subclasses 61 and 62).';
comment on column erp.dashboard_bulan.laba_bersih is 'Net profit, as the income statement.';
comment on column erp.dashboard_bulan.kas_bersih is
  'Change of cash and bank accounts (subclass 11).';
comment on column erp.dashboard_bulan.transaksi is 'Final documents dated in the month.';

-- Made by reference/notifikasi_jenis.sql.
create table erp_private.notifikasi_jenis (
  kode text primary key check (kode ~ '^[a-z][a-z_]{0,39}$'),
  peran erp.peran[] not null
);
comment on table erp_private.notifikasi_jenis is
  'Kinds of notifications, and the roles that get one of a tenant and go on seeing it.';

-- Wishes for access have ids of their own: from a gap in those of all notifications the requester
-- could tell whether an admin was told, and so whether there is such a tenant.
create sequence erp_private.notifikasi_akses_seq start 2 increment 2;

create table erp_private.notifikasi (
  id bigint primary key generated by default as identity (start 1 increment 2),
  pengguna_id uuid not null references erp_private.pengguna on delete cascade,
  tenant_kode text references erp_private.tenant on delete cascade,
  jenis text not null,
  kunci text not null check (length(kunci) between 1 and 300),
  judul text not null check (length(judul) between 1 and 200),
  isi text not null check (length(isi) <= 4000),
  tautan text,
  surel text not null default 'baru'
    check (surel in ('baru', 'antre', 'terkirim', 'ditolak', 'gagal', 'tidak')),
  dibuat_pada timestamptz not null default clock_timestamp(),
  dibaca_pada timestamptz,
  lingkup text not null generated always as (coalesce(tenant_kode, '') || '/' || jenis) stored,
  unique (pengguna_id, kunci)
);
-- Lists and counts are answered from the index alone: a user may have very many.
create index on erp_private.notifikasi (pengguna_id, dibuat_pada, id)
  include (lingkup, dibaca_pada);
create index notifikasi_belum_dibaca on erp_private.notifikasi (pengguna_id, dibuat_pada, id)
  include (lingkup) where dibaca_pada is null;
create index on erp_private.notifikasi (tenant_kode);
create index on erp_private.notifikasi (dibaca_pada) where dibaca_pada is not null;
create index notifikasi_surel_baru on erp_private.notifikasi (id) where surel = 'baru';
comment on table erp_private.notifikasi is 'Notifications. Each belongs to one user.';
comment on column erp_private.notifikasi.tenant_kode is
  'The tenant it speaks of: shown only while the user has a role there that gets such ones.';
comment on column erp_private.notifikasi.kunci is
  'What brought it about: repeated work makes no second one for the same user.';
comment on column erp_private.notifikasi.surel is
  'E-mail: baru not looked at, antre handed to a job, terkirim accepted by the mail server, '
  'ditolak refused for good, gagal given up, tidak not wanted or not possible.';
comment on column erp_private.notifikasi.lingkup is
  'tenant_kode/jenis, for the check of who sees it.';

create table erp_private.akses_antre (
  notifikasi_id bigint primary key references erp_private.notifikasi on delete cascade,
  tenant_kode text not null,
  alasan text
);
comment on table erp_private.akses_antre is
  'Wishes for access that no admin was told of yet. The tenant''s code is as the user wrote it.';

create type erp.notifikasi_dibuat as (id bigint);
comment on type erp.notifikasi_dibuat is 'The notification that was made.';

grant usage on sequence erp_private.notifikasi_akses_seq to erp_platform;
grant select on erp_private.notifikasi_jenis to erp_platform;
grant select, insert, update, delete
  on erp_private.notifikasi, erp_private.akses_antre to erp_platform;

-- Which changes of a tenant's table go into the audit trail.

create type erp_private.audit_masalah as (posisi bigint, audit_id bigint, jenis text);

-- What questions in words are compiled against: metrics, dimensions, and the facts they are read
-- from. The rows are in reference/ai.sql; nothing that is not a row can be asked for.

create type erp_private.ai_fakta as (
  tanggal date,
  barang_id bigint,
  kontak_id bigint,
  lokasi_id bigint,
  akun_kode text,
  subklas_id integer,
  umur text,
  qty numeric,
  potongan numeric,
  nilai numeric,
  lawan numeric,
  banyak bigint
);
comment on type erp_private.ai_fakta is
  'A fact that metrics add up: what it is about, and its measures. Each source fills its own.';

create type erp_private.ai_angka as (
  k1 text,
  k2 text,
  j1 text,
  j2 text,
  ke integer,
  nilai numeric
);
comment on type erp_private.ai_angka is
  'A figure: the keys of its group, the place of the group for a comparison (a month is compared '
  'with the month of the same place), the place of the metric in the question.';

create table erp_private.ai_sumber (
  kode text primary key,
  panggilan text not null,
  dimensi text[] not null,
  per_ember boolean not null,
  saldo boolean not null,
  subklas int4range not null default '[41,64]',
  tautan text not null
);
comment on table erp_private.ai_sumber is 'Where figures are read from.';
comment on column erp_private.ai_sumber.panggilan is
  'The function that gives the facts of the days %1$s to %2$s.';
comment on column erp_private.ai_sumber.dimensi is 'What they can be grouped and filtered by.';
comment on column erp_private.ai_sumber.per_ember is
  'Asked once for each day, month, … of a grouping by time.';
comment on column erp_private.ai_sumber.saldo is 'Balances at the last day, not what happened.';
comment on column erp_private.ai_sumber.subklas is 'The accounts that it knows.';
comment on column erp_private.ai_sumber.tautan is 'The report with the same figures.';

create table erp_private.ai_metrik (
  kode text not null,
  sumber text not null references erp_private.ai_sumber,
  urutan integer not null,
  nama text not null,
  satuan text not null check (satuan in ('uang', 'qty', 'persen', 'banyak')),
  ekspresi text not null,
  primary key (kode, sumber)
);
create index on erp_private.ai_metrik (sumber);
comment on table erp_private.ai_metrik is 'What can be asked for.';
comment on column erp_private.ai_metrik.urutan is
  'Of the sources that know what a question groups by, the first is taken.';
comment on column erp_private.ai_metrik.ekspresi is 'Aggregate over facts f.';

create table erp_private.ai_dimensi (
  kode text primary key,
  nama text not null,
  ekspresi text not null,
  waktu text,
  urutan_cari integer
);
comment on table erp_private.ai_dimensi is 'What figures can be grouped and filtered by.';
comment on column erp_private.ai_dimensi.ekspresi is
  'The key of a group, over facts f, goods b and contacts k.';
comment on column erp_private.ai_dimensi.waktu is 'The unit of date_trunc, of dimensions of time.';
comment on column erp_private.ai_dimensi.urutan_cari is
  'Where a name that could be several things is looked for first.';

grant select on erp_private.ai_sumber, erp_private.ai_metrik, erp_private.ai_dimensi to erp_reader;

-- Change data capture: jobs, what happened to them, the processes that do them, and the publication
-- of the tenants' tables.

create type erp.status_cdc as enum (
  'menunggu', 'antre', 'berjalan', 'selesai', 'gagal', 'dibatalkan'
);
comment on type erp.status_cdc is
  'State of a job: menunggu for approval, antre for a worker, berjalan, and how it ended.';

create type erp.mode_cdc as enum ('full', 'partial');
comment on type erp.mode_cdc is
  'full: a snapshot, then the stream from its position. partial: only the named tables, from the '
  'job''s last position; a new job begins with what comes now.';

create type erp.aksi_cdc as enum ('approve', 'cancel', 'retry');
comment on type erp.aksi_cdc is 'What a person may do with a job.';

create type erp.cdc_tujuan_input as (
  tipe erp.tipe_cdc,
  nama text,
  format erp.format_cdc,
  url text,
  rahasia text,
  target text,
  skema text
);
comment on type erp.cdc_tujuan_input is 'Where the changes go.';
comment on column erp.cdc_tujuan_input.tipe is 'berkas, webhook or postgres.';
comment on column erp.cdc_tujuan_input.nama is 'berkas: name of the folder (a-z, 0-9, _ and -).';
comment on column erp.cdc_tujuan_input.format is 'berkas: ndjson (default) or csv.';
comment on column erp.cdc_tujuan_input.url is 'webhook: http(s) address without credentials.';
comment on column erp.cdc_tujuan_input.target is
  'postgres: name of a connection in the configuration.';
comment on column erp.cdc_tujuan_input.skema is
  'postgres: schema in the target database that gets the tables.';
comment on column erp.cdc_tujuan_input.rahasia is
  'webhook: secret of the signature, 8 to 200 characters; sealed by the server, never shown again.';

create type erp.cdc_job_input as (tabel text[], tujuan erp.cdc_tujuan_input, ikuti boolean);
comment on type erp.cdc_job_input is 'A new job of change data capture.';
comment on column erp.cdc_job_input.tabel is 'Names of tables; absent or {semua} = all.';
comment on column erp.cdc_job_input.tujuan is 'Where the changes go.';
comment on column erp.cdc_job_input.ikuti is
  'Goes on with the stream of changes (default); false ends with what there is.';

create type erp.cdc_job_dibuat as (
  id bigint, status erp.status_cdc, idempotent boolean, original_request_id text
);
comment on type erp.cdc_job_dibuat is 'A job after it was made or acted upon.';

create table erp_private.cdc_job (
  id bigserial primary key,
  tenant_kode text not null references erp_private.tenant on delete cascade,
  status erp.status_cdc not null default 'menunggu',
  mode erp.mode_cdc not null,
  tabel text[] check (cardinality(tabel) between 1 and 200),
  ikuti boolean not null,
  tujuan jsonb not null check (tujuan ->> 'tipe' in ('berkas', 'webhook', 'postgres')),
  kunci_tujuan text check (length(kunci_tujuan) between 1 and 300),
  posisi pg_lsn,
  snapshot_selesai boolean not null default false,
  baris bigint not null default 0 check (baris >= 0),
  percobaan integer not null default 0 check (percobaan >= 0),
  lagi_pada timestamptz,
  lease_owner text,
  lease_until timestamptz,
  catatan text,
  dibuat_oleh uuid,
  disetujui_oleh uuid,
  dibuat_pada timestamptz not null default clock_timestamp(),
  disetujui_pada timestamptz,
  mulai_pada timestamptz,
  selesai_pada timestamptz,
  diubah_pada timestamptz not null default clock_timestamp(),
  versi integer not null default 1,
  nomor bigint not null default currval('erp_private.cdc_job_id_seq'),
  geser bigint not null default 0 check (geser >= 0),
  sampai pg_lsn,
  check ((lease_owner is null) = (lease_until is null)),
  check (status <> 'berjalan' or lease_owner is not null),
  check ((status in ('selesai', 'gagal', 'dibatalkan')) = (selesai_pada is not null))
);
create index on erp_private.cdc_job (tenant_kode, id);
create unique index cdc_job_tenant_kode_nomor_key on erp_private.cdc_job (tenant_kode, nomor);
create index cdc_job_hidup on erp_private.cdc_job (status, lagi_pada, id)
  where status in ('antre', 'berjalan');
-- Two jobs that write into the same place would undo each other.
create unique index cdc_job_kunci_tujuan_key on erp_private.cdc_job (kunci_tujuan)
  where status in ('menunggu', 'antre', 'berjalan');
alter table erp_private.cdc_job enable row level security;
comment on table erp_private.cdc_job is
  'Jobs of change data capture. Their states change as tg__cdc_job_state lets them.';
comment on column erp_private.cdc_job.id is
  'Of this database; people and sinks know the number.';
comment on column erp_private.cdc_job.nomor is
  'What people and sinks call it; it follows the tenant from node to node.';
comment on column erp_private.cdc_job.geser is
  'What sinks are told is so much beyond the position: the logs of the places that were left.';
comment on column erp_private.cdc_job.sampai is
  'The tenant leaves this place, and the job goes no further here; null = it stays.';
comment on column erp_private.cdc_job.tabel is 'Null = all tables of the publication.';
comment on column erp_private.cdc_job.tujuan is 'Where the changes go, without its secret.';
comment on column erp_private.cdc_job.kunci_tujuan is
  'The place that it alone may write to while it lives; null = any number may.';
comment on column erp_private.cdc_job.posisi is
  'Everything committed up to here is in the sink; null = nothing yet.';
comment on column erp_private.cdc_job.snapshot_selesai is 'Whether the snapshot is complete.';
comment on column erp_private.cdc_job.baris is 'Rows handed to the sink, repeated ones included.';
comment on column erp_private.cdc_job.percobaan is 'Failures in a row without progress.';
comment on column erp_private.cdc_job.lagi_pada is 'After a failure: not taken up before.';
comment on column erp_private.cdc_job.lease_owner is
  'The worker that does it, or is about to let go.';
comment on column erp_private.cdc_job.lease_until is 'After this moment another worker takes it.';

create table erp_private.cdc_rahasia (
  job_id bigint primary key references erp_private.cdc_job on delete cascade,
  rahasia text not null,
  constraint cdc_rahasia_rahasia_check check (rahasia ~ '^s1\.[0-9a-f]{8}\.[A-Za-z0-9_-]+$')
);
comment on table erp_private.cdc_rahasia is
  'Secrets of webhooks, apart from the job: only the worker that does it reads one.';
comment on column erp_private.cdc_rahasia.rahasia is
  'Sealed for the tenant by the server: s1.KEY.DATA (AES-256-GCM); the database has no key.';

create table erp_private.cdc_log (
  id bigserial primary key,
  job_id bigint not null references erp_private.cdc_job on delete cascade,
  tenant_kode text not null,
  waktu timestamptz not null default clock_timestamp(),
  level text not null check (level in ('info', 'peringatan', 'galat')),
  pesan text not null check (length(pesan) between 1 and 2000),
  baris bigint,
  lsn pg_lsn
);
create index on erp_private.cdc_log (job_id, id);
alter table erp_private.cdc_log enable row level security;
comment on table erp_private.cdc_log is 'What happened to a job; the newest 1,000 lines of each.';
comment on column erp_private.cdc_log.baris is 'Rows of the job at that moment.';
comment on column erp_private.cdc_log.lsn is 'Position of the job at that moment.';

create table erp_private.cdc_tujuan_milik (
  kunci_tujuan text primary key,
  tenant_kode text not null references erp_private.tenant on delete cascade
);
create index on erp_private.cdc_tujuan_milik (tenant_kode);
comment on table erp_private.cdc_tujuan_milik is
  'Whose rows a schema of a target database holds: no other tenant may write there, ever.';

create table erp_private.cdc_worker (
  id text primary key,
  host text not null,
  pid integer not null,
  memegang boolean not null,
  diterima pg_lsn,
  dikonfirmasi pg_lsn,
  target text[] not null,
  gangguan text,
  tugas jsonb not null,
  mulai timestamptz not null default clock_timestamp(),
  detak timestamptz not null default clock_timestamp()
);
comment on table erp_private.cdc_worker is
  'Processes that do jobs of change data capture, each with its last sign of life.';
comment on column erp_private.cdc_worker.memegang is 'Whether it reads the stream of changes.';
comment on column erp_private.cdc_worker.target is 'Names of the target databases it knows.';
comment on column erp_private.cdc_worker.gangguan is
  'Why it cannot read the stream; null = it can.';
comment on column erp_private.cdc_worker.tugas is 'Background tasks in the queue as it saw them.';

create table erp_private.cdc_denyut (waktu timestamptz primary key, lsn pg_lsn not null);
create index on erp_private.cdc_denyut (lsn);
comment on table erp_private.cdc_denyut is
  'When the log of the database had reached where: from a position to an age.';

grant select on erp_private.cdc_job, erp_private.cdc_log, erp_private.cdc_worker,
  erp_private.cdc_denyut to erp_reader, erp_writer;
grant select on erp_private.tenant_table to erp_reader, erp_writer;
grant insert, update on erp_private.cdc_job to erp_writer;
grant insert, delete on erp_private.cdc_log to erp_writer;
grant insert on erp_private.cdc_rahasia to erp_writer;
grant select, insert on erp_private.cdc_tujuan_milik to erp_writer;
grant usage on sequence erp_private.cdc_job_id_seq, erp_private.cdc_log_id_seq
  to erp_writer, erp_platform;
grant select, insert, update, delete on erp_private.cdc_job, erp_private.cdc_rahasia,
  erp_private.cdc_log, erp_private.cdc_worker, erp_private.cdc_denyut to erp_platform;

-- Ids under which a user is known in books that were restored from another installation. The audit
-- trail keeps them, because its chain of hashes covers them; all other rows are given the new id.

create table erp_private.pengguna_lama (
  id uuid primary key,
  pengguna_id uuid not null references erp_private.pengguna on delete cascade
);
create index on erp_private.pengguna_lama (pengguna_id);

grant select on erp_private.pengguna_lama to erp_platform;

-- How many notifications a user has in each scope, read and unread: a list says how many there are,
-- and counting 100,000 takes longer than showing 20.

create table erp_private.notifikasi_hitung (
  pengguna_id uuid not null references erp_private.pengguna on delete cascade,
  lingkup text not null,
  banyak bigint not null,
  belum bigint not null,
  primary key (pengguna_id, lingkup)
);

-- Kinds of which a user wants no e-mail. In the application they come all the same.
create table erp_private.notifikasi_tanpa_surel (
  pengguna_id uuid not null references erp_private.pengguna on delete cascade,
  jenis text not null references erp_private.notifikasi_jenis,
  primary key (pengguna_id, jenis)
);
create index on erp_private.notifikasi_tanpa_surel (jenis);

grant select, insert, update on erp_private.notifikasi_hitung to erp_platform;
grant select, insert, delete on erp_private.notifikasi_tanpa_surel to erp_platform;

-- Functions over a tenant's tables take the tenant's books as their first argument: a type without
-- values, one in each tenant's schema. PostgreSQL compiles a function with such an
-- argument once for each type that it meets, and keeps the plans of each copy. Before, a connection
-- had one set of plans for all tenants, and made it anew for each tenant that came.

create type erp.buku as enum ();
comment on type erp.buku is
  'The books of nobody: what a path without a tenant''s own type finds. It has no values.';

-- A tenant's own x-admin-key, beside the operator's, which works for all tenants.

create table erp_private.kunci_admin (
  tenant_kode text primary key references erp_private.tenant (kode) on delete cascade,
  hash bytea not null check (length(hash) = 32),
  dibuat_pada timestamptz not null default now()
);
comment on table erp_private.kunci_admin is 'Admin keys of tenants, as hashes.';
comment on column erp_private.kunci_admin.hash is
  'SHA-256 of the key, which is 256 random bits; it was shown once.';

grant select on erp_private.kunci_admin to erp_platform;

-- Refresh tokens. Only their hashes are kept: whoever reads the table can refresh nothing.

create table erp_private.session_refresh (
  hash bytea primary key check (octet_length(hash) = 32),
  session_id uuid not null references erp_private.session on delete cascade,
  tenant_kode text,
  iat integer not null,
  dibuat_pada timestamptz not null default clock_timestamp(),
  dipakai_pada timestamptz
);
create index on erp_private.session_refresh (session_id);
comment on table erp_private.session_refresh is
  'Refresh tokens of sessions, as SHA-256. One that is used stays: presented again later than 30 '
  'seconds after its use, it ends the session.';
comment on column erp_private.session_refresh.tenant_kode is
  'The tenant of the access tokens that it gives; null for one without tenant.';
comment on column erp_private.session_refresh.iat is
  'The time of issue of the access token that came with it: so it is found by that one.';
comment on column erp_private.session_refresh.dipakai_pada is
  'When it was used first; null: not yet.';

grant select, insert, update on erp_private.session_refresh to erp_platform;

-- The tenants that have something for the relay to do. A mark is written after the commit that it
-- tells of, and taken away by who has done all of it: `ke` says whether another came meanwhile.
-- Without a foreign key, which would wait for a tenant that is being upgraded.
create sequence erp_private.tenant_kotor_ke;

create table erp_private.tenant_kotor (
  kode text primary key,
  ke bigint not null default nextval('erp_private.tenant_kotor_ke'),
  sejak timestamptz not null default clock_timestamp()
) with (fillfactor = 50, autovacuum_vacuum_threshold = 500);
comment on table erp_private.tenant_kotor is
  'Tenants with something for the relay to do, since when, and a number that each new mark '
  'changes.';

grant usage on sequence erp_private.tenant_kotor_ke to erp_platform;
grant select, insert, update, delete on erp_private.tenant_kotor to erp_platform;

-- What settled a document, by its kind and account: what a return gives back goes the same ways.

create type erp_private.lunas as (
  cara text,
  akun_kode text,
  nilai numeric
);
comment on type erp_private.lunas is
  'A part of what settled a document, or of what a return gives back.';

-- The tax that goes with a deposit where it is used: code, rate, base of nilai lain and tax as
-- frozen on the deposit; and what it takes off the tax of the document, in that one's rate.
create type erp_private.uang_muka_pajak as (
  pajak_kode text,
  tarif numeric,
  dpp_lain numeric,
  ppn numeric,
  tarif_dokumen numeric,
  dpp_lain_dokumen numeric,
  ppn_dokumen numeric
);
comment on type erp_private.uang_muka_pajak is 'The tax that goes with a deposit where it is used.';

create type erp_private.pajak_dasar as (
  pajak_kode text,
  tarif numeric,
  pembilang integer,
  penyebut integer,
  dpp numeric,
  dpp_lain numeric,
  ppn numeric
);
comment on type erp_private.pajak_dasar is 'Base and tax of a document or a part, of one code.';

-- Tax months that were reported, and for how long input tax may be credited.

create type erp.masa_pajak_status as enum ('buka', 'dilaporkan');
comment on type erp.masa_pajak_status is 'Whether the tax return of a month was reported.';

create table erp.pajak_masa_kredit (
  berlaku_dari date primary key,
  bulan integer not null check (bulan between 0 and 120)
);
comment on table erp.pajak_masa_kredit is
  'For how many months after that of the tax invoice its tax may be credited, by its day.';
comment on column erp.pajak_masa_kredit.berlaku_dari is 'First day of tax invoices it is said of.';
comment on column erp.pajak_masa_kredit.bulan is 'Months; 0 is the invoice''s own month only.';

grant select on erp.pajak_masa_kredit to erp_app, erp_writer, erp_reader, erp_platform;

-- Assets stand on the lines that bought them; the register is compared with its accounts.

create type erp.asal_aset as enum ('lengkap', 'warisan');
comment on type erp.asal_aset is
  'Whether lines of the books are named for an asset; one that was there before that need not '
  'have any.';

create type erp.laporan_aset_baris as (
  aset_id bigint,
  kode text,
  nama text,
  akun_akumulasi text,
  tanggal date,
  perolehan erp.uang,
  akumulasi erp.uang,
  nilai_buku erp.uang,
  asal erp.asal_aset
);
comment on type erp.laporan_aset_baris is 'An asset at a day.';
comment on column erp.laporan_aset_baris.akumulasi is 'Accumulated depreciation by that day.';
comment on column erp.laporan_aset_baris.nilai_buku is 'Cost less accumulated depreciation.';
comment on column erp.laporan_aset_baris.asal is 'Whether its lines are named.';

create type erp.laporan_aset_kelompok as (
  akun_kode text,
  nama text,
  perolehan erp.uang,
  akumulasi erp.uang,
  nilai_buku erp.uang,
  aset erp.laporan_aset_baris[]
);
comment on type erp.laporan_aset_kelompok is 'The assets of an account at a day.';
comment on column erp.laporan_aset_kelompok.akumulasi is 'Accumulated depreciation of its assets.';
comment on column erp.laporan_aset_kelompok.nilai_buku is 'Book value of its assets.';

create type erp.laporan_aset_akun as (
  akun_kode text,
  nama text,
  daftar erp.uang,
  saldo erp.uang,
  di_luar erp.uang
);
comment on type erp.laporan_aset_akun is
  'An account of assets or of their depreciation, debit positive: what the register says of it, '
  'its balance, and the difference.';
comment on column erp.laporan_aset_akun.daftar is 'What the register says was booked on it.';
comment on column erp.laporan_aset_akun.saldo is 'Balance of the account.';
comment on column erp.laporan_aset_akun.di_luar is
  'The difference: what the register does not know.';

create type erp.laporan_aset_luar as (
  akun_kode text,
  transaksi_id bigint,
  nomor text,
  jenis erp.jenis_transaksi,
  tanggal date,
  nilai erp.uang
);
comment on type erp.laporan_aset_luar is
  'What a document booked on an account of assets and the register does not know, debit positive.';

create type erp.laporan_aset_tanpa as (
  aset_id bigint,
  kode text,
  nama text,
  akun_aset text,
  tanggal date,
  perolehan erp.uang,
  akumulasi_awal erp.uang
);
comment on type erp.laporan_aset_tanpa is
  'An asset whose origin is not named: it is neither depreciated nor disposed of.';
comment on column erp.laporan_aset_tanpa.akumulasi_awal is 'Depreciation that it came with.';

create type erp.laporan_aset_isi as (
  per date,
  perolehan erp.uang,
  akumulasi erp.uang,
  nilai_buku erp.uang,
  cocok boolean,
  kelompok erp.laporan_aset_kelompok[],
  tanpa_asal erp.laporan_aset_tanpa[],
  rekonsiliasi erp.laporan_aset_akun[],
  di_luar erp.laporan_aset_luar[],
  meta json
);
comment on type erp.laporan_aset_isi is
  'The register of assets at a day beside its accounts; cocok when they agree.';
comment on column erp.laporan_aset_isi.akumulasi is 'Accumulated depreciation of all assets.';
comment on column erp.laporan_aset_isi.nilai_buku is 'Book value of all assets.';
comment on column erp.laporan_aset_isi.meta is
  '{diketahui}: the moment as which the books are shown, null for now.';
comment on column erp.laporan_aset_isi.cocok is
  'Whether the register says what every account says.';
comment on column erp.laporan_aset_isi.kelompok is 'The assets in use, by account.';
comment on column erp.laporan_aset_isi.tanpa_asal is
  'Assets whose lines are not named; not added up.';
comment on column erp.laporan_aset_isi.rekonsiliasi is 'Each account beside the register.';
comment on column erp.laporan_aset_isi.di_luar is
  'What is on the accounts and not in the register.';

-- Changes of equity by their cause: what was paid in or taken out, and what only moved within.

create type erp.perubahan_ekuitas_baris as (
  kode text,
  nama text,
  saldo_awal erp.uang,
  koreksi erp.uang,
  laba erp.uang,
  setoran erp.uang,
  penarikan erp.uang,
  transfer erp.uang,
  saldo_akhir erp.uang
);
comment on type erp.perubahan_ekuitas_baris is
  'An account of equity in a period: '
  'saldo_awal + koreksi + laba + setoran - penarikan + transfer = saldo_akhir.';
comment on column erp.perubahan_ekuitas_baris.koreksi is 'Corrections of earlier years.';
comment on column erp.perubahan_ekuitas_baris.laba is
  'Net profit of the period as in the income statement; on the account of the result only.';
comment on column erp.perubahan_ekuitas_baris.setoran is
  'What the owners paid in, opening balances included.';
comment on column erp.perubahan_ekuitas_baris.penarikan is 'What the owners took out.';
comment on column erp.perubahan_ekuitas_baris.transfer is
  'What passed from one account of equity to another: closing a year and opening it again, '
  'drawings to capital, opening balances to capital.';

create type erp.perubahan_ekuitas as (
  dari date,
  sampai date,
  akun erp.perubahan_ekuitas_baris[],
  saldo_awal erp.uang,
  koreksi erp.uang,
  laba erp.uang,
  setoran erp.uang,
  penarikan erp.uang,
  transfer erp.uang,
  saldo_akhir erp.uang,
  cocok boolean,
  meta json
);
comment on type erp.perubahan_ekuitas is 'Statement of changes in equity.';
comment on column erp.perubahan_ekuitas.koreksi is 'Corrections of earlier years.';
comment on column erp.perubahan_ekuitas.setoran is
  'What the owners paid in, opening balances included.';
comment on column erp.perubahan_ekuitas.laba is 'Net profit, as in the income statement.';
comment on column erp.perubahan_ekuitas.transfer is 'Always 0: nothing came or went.';
comment on column erp.perubahan_ekuitas.saldo_akhir is 'Equity as the balance sheet has it.';
comment on column erp.perubahan_ekuitas.meta is
  '{diketahui}: the moment as which the books are shown, null when not asked.';
comment on column erp.perubahan_ekuitas.cocok is
  'Whether the opening and the changes give the equity of the balance sheet.';

-- Budgets.

create type erp.anggaran_akun as (
  akun_kode text,
  jumlah numeric[]
);
comment on type erp.anggaran_akun is 'The budget of an account for a book year.';
comment on column erp.anggaran_akun.akun_kode is
  'Account of income or expense (classes 4 to 6). Required.';
comment on column erp.anggaran_akun.jumlah is
  'Twelve amounts, of the months of the book year in their order, on the normal side of the '
  'account. Required.';

create type erp_private.akun_nilai as (
  akun_kode text,
  nilai numeric
);
comment on type erp_private.akun_nilai is
  'What an account brings to the result: credit positive, debit negative.';

create type erp.arus_kas_baris as (
  kategori erp.arus_kas_kategori,
  nama text,
  masuk erp.uang,
  keluar erp.uang,
  nilai erp.uang
);
comment on type erp.arus_kas_baris is
  'Cash received and spent of one category; nilai = masuk - keluar. A reversal lowers what it '
  'takes back.';

create type erp.arus_kas_bagian as (
  total erp.uang,
  baris erp.arus_kas_baris[]
);
comment on type erp.arus_kas_bagian is 'An activity of the statement of cash flows.';

create type erp.arus_kas as (
  dari date,
  sampai date,
  saldo_awal erp.uang,
  operasi erp.arus_kas_bagian,
  investasi erp.arus_kas_bagian,
  pendanaan erp.arus_kas_bagian,
  kenaikan erp.uang,
  saldo_akhir erp.uang,
  cocok boolean,
  kas erp.arus_kas_kas[],
  meta json
);
comment on type erp.arus_kas is 'Statement of cash flows, direct method.';
comment on column erp.arus_kas.saldo_awal is
  'Cash and bank before the period, with the opening balances that lie in it.';
comment on column erp.arus_kas.kenaikan is 'operasi + investasi + pendanaan.';
comment on column erp.arus_kas.saldo_akhir is 'Cash and bank at the end of the period.';
comment on column erp.arus_kas.meta is
  '{diketahui}: the moment as which the books are shown, null when not asked.';
comment on column erp.arus_kas.cocok is 'Whether saldo_awal + kenaikan = saldo_akhir.';
comment on column erp.arus_kas.kas is 'The cash and bank accounts, opening and closing.';

create type erp_private.arus_kas_isi as (
  jurnal_id bigint,
  kategori erp.arus_kas_kategori,
  kas numeric,
  nilai numeric
);
comment on type erp_private.arus_kas_isi is
  'What a journal that moves cash books on one category.';

grant usage on type erp.arus_kas_kategori to public;

-- Cash flows of past days, kept.

create type erp_private.arus_kas_jumlah as (
  kategori erp.arus_kas_kategori,
  masuk numeric,
  keluar numeric,
  banyak bigint,
  dicatat date
);
comment on type erp_private.arus_kas_jumlah is
  'Cash of a day in one category (null: opening balances), of so many journals recorded on a day '
  '(UTC).';

create type erp_private.arus_kas_nilai as (
  gabungan_id bigint,
  kategori erp.arus_kas_kategori,
  masuk numeric,
  keluar numeric,
  dicatat date
);
comment on type erp_private.arus_kas_nilai is
  'Cash of a day in one category and combination of values, of journals recorded on a day (UTC).';

-- Keys of programs: who they are, what they may do, and who was shown their secrets.
create table erp_private.kunci_api (
  id uuid primary key default gen_random_uuid(),
  tenant_kode text not null references erp_private.tenant (kode) on delete cascade,
  nama text not null check (length(nama) between 1 and 100),
  peran erp.peran not null,
  cakupan text[] not null check (cardinality(cakupan) between 1 and 50),
  hash bytea not null unique check (octet_length(hash) = 32),
  awalan text not null,
  hash_lama bytea unique check (octet_length(hash_lama) = 32),
  lama_sampai timestamptz,
  berlaku_sampai timestamptz,
  cidr cidr[] not null default '{}' check (cardinality(cidr) <= 50),
  batas_per_detik integer check (batas_per_detik between 1 and 10000),
  dibuat_oleh uuid not null,
  pemegang uuid[] not null,
  dibuat_pada timestamptz not null default clock_timestamp(),
  diputar_pada timestamptz,
  dicabut_pada timestamptz,
  dicabut_oleh uuid,
  permintaan bigint not null default 0,
  terakhir_pada timestamptz,
  terakhir_alamat inet,
  -- What it may move in a day; null: any amount.
  batas_rupiah_per_hari numeric(20, 2) check (batas_rupiah_per_hari > 0),
  check ((hash_lama is null) = (lama_sampai is null))
);
create index on erp_private.kunci_api (tenant_kode, dibuat_pada);
create index on erp_private.kunci_api (dibuat_oleh);
comment on table erp_private.kunci_api is
  'Keys of programs. A key is the user of what it does: documents and the audit trail keep its id. '
  'One that is revoked stays, because they name it.';
comment on column erp_private.kunci_api.hash is
  'SHA-256 of the secret, which is 192 random bits; it was shown once.';
comment on column erp_private.kunci_api.awalan is 'The first letters of the secret, to know it by.';
comment on column erp_private.kunci_api.hash_lama is
  'SHA-256 of the secret before, which is taken until lama_sampai.';
comment on column erp_private.kunci_api.cidr is 'Addresses that it comes from; empty: any.';
comment on column erp_private.kunci_api.pemegang is
  'Users who were shown a secret of it. Where two people are wanted, it counts as each of them.';

grant select, insert, update on erp_private.kunci_api to erp_platform;

-- How often a tenant asked today, for the quota of requests.
create table erp_private.kuota_pakai (
  tenant_kode text primary key references erp_private.tenant (kode) on delete cascade,
  hari date not null,
  permintaan bigint not null check (permintaan >= 0)
);
comment on table erp_private.kuota_pakai is
  'Requests of a tenant on the day (UTC) that it was asked last, told by all servers together; '
  'empty where the installation sets no quota.';
grant select, insert, update on erp_private.kuota_pakai to erp_platform;

-- What nodes are to know of users and members. Those of a node's own tenants only.
create table erp_private.simpul_kirim (
  id bigint generated always as identity primary key,
  simpul text not null references erp_private.simpul on delete cascade,
  isi jsonb not null,
  oleh uuid,
  request_id text,
  dibuat_pada timestamptz not null default clock_timestamp()
);
create index on erp_private.simpul_kirim (simpul, id);
comment on table erp_private.simpul_kirim is
  'Changes of users and members on their way to the nodes of their tenants, in order.';
comment on column erp_private.simpul_kirim.oleh is 'Who made the change, for the audit trail.';
grant select, insert, delete on erp_private.simpul_kirim to erp_platform;

create table erp_private.simpul_terima (
  id bigint primary key,
  diterima_pada timestamptz not null default now()
);
comment on table erp_private.simpul_terima is
  'Changes of users and members that this node has taken.';
grant select, insert, delete on erp_private.simpul_terima to erp_platform;

create table erp_private.peristiwa_masuk (
  tenant_kode text not null,
  id bigint not null,
  primary key (tenant_kode, id)
);
comment on table erp_private.peristiwa_masuk is
  'Events of tenants on other nodes whose jobs are enqueued; forgotten when their node has let go.';
grant select, insert, delete on erp_private.peristiwa_masuk to erp_platform;

-- A tenant moves from one node to another.
create table erp_private.pindahan (
  id bigint generated always as identity primary key,
  kode text not null references erp_private.tenant on delete cascade,
  dari text not null references erp_private.simpul on delete cascade,
  ke text not null references erp_private.simpul on delete cascade,
  epoch bigint not null,
  mulai_pada timestamptz not null default clock_timestamp(),
  selesai_pada timestamptz,
  check (dari <> ke)
);
comment on table erp_private.pindahan is
  'Moves of tenants between nodes; one that failed leaves no row.';
comment on column erp_private.pindahan.epoch is 'Of the place that it leaves.';
comment on column erp_private.pindahan.selesai_pada is
  'null = under way: before the directory changes it goes back, afterwards forward.';
create unique index pindahan_kode_key on erp_private.pindahan (kode)
  where selesai_pada is null;
create index on erp_private.pindahan (dari);
create index on erp_private.pindahan (ke);

-- What may be imported from files, by which columns, and the names that columns have in such files.
create table erp_private.impor_jenis (
  jenis text primary key check (jenis ~ '^[a-z-]+$'),
  nama text not null,
  sifat text not null check (sifat in ('induk', 'awal', 'dokumen', 'riwayat')),
  entitas erp.entitas_master,
  jenis_transaksi erp.jenis_transaksi,
  urutan integer not null,
  keterangan text not null,
  constraint impor_jenis_check check (
    (sifat = 'induk') = (entitas is not null)
    and (sifat in ('awal', 'dokumen')) = (jenis_transaksi is not null)
  )
);
comment on table erp_private.impor_jenis is 'Kinds of files that may be imported.';

create table erp_private.impor_kolom (
  jenis text not null references erp_private.impor_jenis,
  nama text not null check (nama ~ '^[a-z_]+$'),
  bidang text not null,
  urutan integer not null,
  tipe text not null check (tipe in (
    'teks', 'kode', 'angka', 'bulat', 'tanggal', 'bulan', 'ya_tidak', 'pilihan',
    'satuan', 'barang', 'kontak', 'lokasi'
  )),
  wajib boolean not null default false,
  dokumen boolean not null default false,
  pilihan text[],
  keterangan text not null,
  contoh text,
  hitung boolean not null default false,
  primary key (jenis, nama)
);
comment on table erp_private.impor_kolom is 'Columns of the files of a kind.';
comment on column erp_private.impor_kolom.bidang is
  'The field of the record or document that it fills.';
comment on column erp_private.impor_kolom.dokumen is 'Of the document, not of its lines.';
comment on column erp_private.impor_kolom.hitung is
  'Worked into other columns as a file is read: no record has it, and no export.';

create table erp_private.impor_padanan (
  kolom text not null,
  nama text not null check (nama ~ '^[a-z0-9]+$'),
  bawaan boolean not null default false,
  primary key (kolom, nama)
);
comment on table erp_private.impor_padanan is
  'Names that a column has in files, in small letters and digits alone. Operators may add to them.';
comment on column erp_private.impor_padanan.bawaan is 'Comes with the release, which replaces it.';

-- Lists of other programs, known by the names of their columns.
create table erp_private.impor_profil (
  program text not null,
  jenis text not null references erp_private.impor_jenis,
  nama text not null,
  tanda text[] not null check (cardinality(tanda) > 1),
  kolom jsonb not null,
  primary key (program, jenis, tanda)
);
comment on table erp_private.impor_profil is
  'Lists of other programs: what they are called, and what their columns are.';
comment on column erp_private.impor_profil.tanda is
  'Names of columns, in small letters and digits alone, that together are of this list only.';
comment on column erp_private.impor_profil.kolom is
  'Our column of each name; an empty one is not used.';

create index impor_profil_jenis on erp_private.impor_profil (jenis);

grant select
  on erp_private.impor_jenis, erp_private.impor_kolom, erp_private.impor_padanan,
     erp_private.impor_profil
  to erp_writer, erp_reader;

-- What was applied of functions, lists and steps, file by file, and the releases whose functions
-- this database has had. A server of a release that is not among them waits for the migration; one
-- of an older release goes on, because functions serve the servers of the release before theirs.
create table erp_private.berkas_sql (
  nama text primary key,
  sidik text not null check (sidik ~ '^[0-9a-f]{64}$'),
  fungsi text,
  keadaan text,
  diterapkan_pada timestamptz not null default clock_timestamp(),
  constraint berkas_sql_keadaan_check check ((fungsi is null) = (keadaan is null))
);
comment on table erp_private.berkas_sql is
  'Files of functions, lists and steps as they were applied last.';
comment on column erp_private.berkas_sql.nama is
  'Schema and function, or the path below db of what is no function.';
comment on column erp_private.berkas_sql.sidik is 'SHA-256 of the text.';
comment on column erp_private.berkas_sql.fungsi is 'The function that it made, with its arguments.';
comment on column erp_private.berkas_sql.keadaan is
  'The function in the catalog then: owner, rights, settings, comment, text. Another now is drift.';

create table erp_private.rilis (
  sidik text primary key check (sidik ~ '^[0-9a-f]{64}$'),
  versi text not null,
  ke bigint generated always as identity unique,
  diterapkan_pada timestamptz not null default clock_timestamp()
);
comment on table erp_private.rilis is
  'Releases whose migrations and functions this database has had, the newest with the highest ke.';
comment on column erp_private.rilis.sidik is
  'SHA-256 over the committed migrations and all files of db/fixtures.';
grant select on erp_private.rilis to erp_platform;

reset role;

-- Functions that policies and triggers below name. Their texts are those of db/sql, which
-- replace these as soon as the migrations have run.
create function erp.tenant_kode() returns text language sql stable as 'select null';
create function erp_private.tg__cdc_job_state() returns trigger language plpgsql
  as 'begin return new; end';
create function erp_private.tg__notifikasi_hitung() returns trigger language plpgsql
  as 'begin return null; end';

create policy "tenant ini" on erp_private.cdc_job to erp_reader, erp_writer
  using (tenant_kode = (select erp.tenant_kode()));
create policy "tenant ini" on erp_private.cdc_log to erp_reader, erp_writer
  using (tenant_kode = (select erp.tenant_kode()));
create policy "semua tenant" on erp_private.cdc_job to erp_platform using (true);
create policy "semua tenant" on erp_private.cdc_log to erp_platform using (true);
create trigger cdc_job_state before insert or update on erp_private.cdc_job
  for each row execute function erp_private.tg__cdc_job_state();
create trigger notifikasi_hitung_tambah after insert on erp_private.notifikasi
  referencing new table as baru
  for each statement execute function erp_private.tg__notifikasi_hitung();
create trigger notifikasi_hitung_ubah after update on erp_private.notifikasi
  referencing old table as lama new table as baru
  for each statement execute function erp_private.tg__notifikasi_hitung();
create trigger notifikasi_hitung_hapus after delete on erp_private.notifikasi
  referencing old table as lama
  for each statement execute function erp_private.tg__notifikasi_hitung();

do $$
begin
  if not exists (select from pg_catalog.pg_publication where pubname = 'niaga_cdc') then
    create publication niaga_cdc with (publish = 'insert, update, delete, truncate');
  end if;
  alter publication niaga_cdc owner to erp_owner;
end
$$;

comment on publication niaga_cdc is
  'Tables of all tenants that jobs may capture; kept by erp_private.tenant_publikasi.';
