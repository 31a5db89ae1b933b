--! Previous: sha1:423dd3bc72905ae98bed8ee8e02a48b82fd5c696
--! Hash: sha1:cbeccdc0d67399ad84d077ced682160e8536b223
--! Message: branches, modes, notes, buying, rules of approvals, receipts

--! split: 1-current.sql
-- Enter migration here

--! split: 030-branches.sql
-- Branches of tenants: tenants to try things in, which nothing leaves.
set local role erp_owner;
alter table erp_private.tenant
  add column if not exists uji_dari text,
  add column if not exists uji_sampai timestamptz,
  add column if not exists uji_isi text check (uji_isi in ('salinan', 'demo', 'kosong'));
comment on column erp_private.tenant.uji_dari is
  'The tenant whose branch this is, set at its birth and never changed; null: it is none.';
comment on column erp_private.tenant.uji_isi is
  'What a branch began with: the parent''s books (salinan), the demo''s, or none (kosong).';

comment on column erp_private.tenant.uji_sampai is 'When the branch ends.';

create table if not exists erp_private.cabang_uji (
  kode text primary key check (kode ~ '^[a-z][a-z0-9]{0,30}$'),
  induk text not null,
  nama text not null check (length(nama) between 1 and 200),
  isi text not null check (isi in ('salinan', 'demo', 'kosong')),
  samarkan boolean not null default false,
  anggota boolean not null default false,
  status text not null default 'disiapkan'
    check (status in ('disiapkan', 'siap', 'gagal', 'dihapus')),
  galat text,
  dibuat_oleh uuid,
  dibuat_pada timestamptz not null default now(),
  dari_saat timestamptz,
  berakhir_pada timestamptz not null,
  diberitahu smallint
);
create index if not exists cabang_uji_induk on erp_private.cabang_uji (induk);
comment on table erp_private.cabang_uji is
  'Branches that were asked for, until what is left of them is gone.';
comment on column erp_private.cabang_uji.dibuat_oleh is
  'Who is their admin; null: all admins of the parent.';
comment on column erp_private.cabang_uji.dari_saat is
  'The moment whose books of the parent a copy has; of others when they were made.';
comment on column erp_private.cabang_uji.diberitahu is
  'How many days before the end its members were last told of it.';
grant select, insert, update on erp_private.cabang_uji to erp_platform;

create table if not exists erp_private.pintu_keluar (
  fungsi text primary key,
  jenis text not null,
  keterangan text not null
);
comment on table erp_private.pintu_keluar is
  'The functions by which something leaves a tenant; each asks keluar_tutup before.';
grant select on erp_private.pintu_keluar to erp_platform;

create table if not exists erp_private.keluar (
  id bigint generated always as identity primary key,
  tenant_kode text not null references erp_private.tenant (kode) on delete cascade,
  waktu timestamptz not null default clock_timestamp(),
  jenis text not null,
  alamat text,
  perihal text,
  sha256 bytea
);
create index if not exists keluar_tenant on erp_private.keluar (tenant_kode, id);
comment on table erp_private.keluar is 'What would have left branches, kept for 30 days.';
grant select, insert on erp_private.keluar to erp_platform;
reset role;

--! split: 060-mode.sql
-- The mode of a document: another paper of its kind.
set local role erp_owner;

do $$
begin
  alter type erp_private.dokumen add attribute mode text;
exception
  when duplicate_column then null;
end
$$;
comment on column erp_private.dokumen.mode is
  'Which paper of its kind it is; null for the usual one.';

do $$
declare
  v_tipe text;
begin
  foreach v_tipe in array array['pembelian', 'retur_pembelian'] loop
    begin
      execute format('alter type erp.%I add attribute mode text', v_tipe || '_input');
    exception
      when duplicate_column then null;
    end;
  end loop;
end
$$;

reset role;

--! split: 061-nota.sql
-- Notes about a price alone.
set local role erp_owner;

do $$
begin
  create type erp.pajak_nota as enum ('ikut', 'tanpa');
exception
  when duplicate_object then null;
end
$$;
comment on type erp.pajak_nota is 'Whether a note about a price changes the tax, too.';

do $$
declare
  v_kolom text;
begin
  foreach v_kolom in array array[
    'pembelian_input pajak erp.pajak_nota', 'pembelian_input nomor_nota text',
    'pembelian_input nomor_faktur_pajak text', 'pembelian_input masa_pajak text',
    'pembelian_baris_input baris_asal_id bigint', 'pembelian_baris_input jumlah numeric',
    'pembelian_baris_input harga_baru numeric', 'pembelian_baris_input persen numeric',
    'retur_pembelian_input pajak erp.pajak_nota', 'retur_pembelian_input nomor_nota text',
    'retur_pembelian_input nomor_faktur_pajak text', 'retur_pembelian_input masa_pajak text',
    'retur_pembelian_input pph_kode text', 'retur_pembelian_input pph numeric',
    'retur_pembelian_baris_input jumlah numeric', 'retur_pembelian_baris_input harga_baru numeric',
    'retur_pembelian_baris_input persen numeric'
  ] loop
    begin
      execute regexp_replace(v_kolom, '^(\w+) ', 'alter type erp.\1 add attribute ');
    exception
      when duplicate_column then null;
    end;
  end loop;
end
$$;

do $$
begin
  create type erp_private.nota_sumber as (
    ke bigint,
    diminta bigint,
    jumlah numeric,
    harga_baru numeric,
    persen numeric,
    keterangan text,
    id bigint,
    transaksi_id bigint,
    jenis erp.jenis_transaksi,
    mode text,
    status erp.status_transaksi,
    nomor text,
    hari date,
    kontak_id bigint,
    barang_id bigint,
    barang_kode text,
    barang_jenis erp.barang_jenis,
    akun_kode text,
    satuan_id bigint,
    faktor numeric,
    qty numeric,
    dpp numeric,
    dpp_lain numeric,
    ppn numeric,
    selisih_ppn numeric,
    pajak_kode text,
    tarif numeric,
    dikreditkan boolean,
    masa text,
    sumber_id bigint,
    akun_persediaan text,
    akun_hpp text,
    gabungan_id bigint,
    stok_gabungan bigint
  );
exception
  when duplicate_object then null;
end
$$;
comment on type erp_private.nota_sumber is
  'A line that a note about prices names, with what is left of it; no id where there is none.';

reset role;

--! split: 062-aturan-persetujuan.sql
-- Rules of approvals: their types, and what an answer says of a request that a rule made.
set local role erp_owner;

do $$
begin
  create type erp.aksi_aturan as enum ('posting', 'void', 'terima', 'tutup');
exception
  when duplicate_object then null;
end
$$;
do $$
begin
  create type erp.kumulatif_aturan as enum ('hari');
exception
  when duplicate_object then null;
end
$$;
do $$
begin
  create type erp.langkah_persetujuan_input as (
    peran text[],
    di_lokasi boolean,
    jumlah integer,
    batas_jam integer,
    eskalasi text[]
  );
exception
  when duplicate_object then null;
end
$$;
do $$
begin
  create type erp.aturan_persetujuan_input as (
    nama text,
    urutan integer,
    aktif boolean,
    aksi erp.aksi_aturan,
    jenis erp.jenis_transaksi[],
    lokasi_id bigint,
    total_min numeric,
    kumulatif erp.kumulatif_aturan,
    peran_pembuat text[],
    langkah erp.langkah_persetujuan_input[]
  );
exception
  when duplicate_object then null;
end
$$;
alter type erp.status_persetujuan add value if not exists 'dikembalikan';
alter type erp.peristiwa_webhook add value if not exists 'persetujuan.diminta'
  after 'draft.disetujui';
alter type erp.peristiwa_webhook add value if not exists 'persetujuan.langkah'
  after 'persetujuan.diminta';
alter type erp.peristiwa_webhook add value if not exists 'persetujuan.naik'
  after 'persetujuan.langkah';
alter type erp.peristiwa_webhook add value if not exists 'persetujuan.selesai'
  after 'persetujuan.naik';
do $$
begin
  alter type erp.transaksi_dibuat add attribute persetujuan_id bigint;
exception
  when duplicate_column then null;
end
$$;
do $$
begin
  alter type erp.transaksi_ditaruh add attribute persetujuan_id bigint;
exception
  when duplicate_column then null;
end
$$;
do $$
begin
  alter type erp.draft_terkirim add attribute persetujuan_id bigint;
exception
  when duplicate_column then null;
end
$$;
do $$
begin
  alter type erp.transaksi_disetujui
    add attribute persetujuan_id bigint,
    add attribute langkah_ke integer,
    add attribute langkah_banyak integer;
exception
  when duplicate_column then null;
end
$$;

comment on type erp.aturan_persetujuan_input is
  'A rule of approvals: what it catches waits until its steps are given.';
comment on column erp.aturan_persetujuan_input.nama is 'What people call it. Required.';
comment on column erp.aturan_persetujuan_input.urutan is
  'The first active rule that holds decides, by this, then by id; 1 to 9999, default 100.';
comment on column erp.aturan_persetujuan_input.aktif is
  'Whether it catches anything; default true.';
comment on column erp.aturan_persetujuan_input.aksi is 'What it catches. Required.';
comment on column erp.aturan_persetujuan_input.jenis is 'Kinds of documents; null: all.';
comment on column erp.aturan_persetujuan_input.lokasi_id is
  'The location of the document; null: any.';
comment on column erp.aturan_persetujuan_input.total_min is
  'From which total on, of a document without one from which sum of debits on; null: any.';
comment on column erp.aturan_persetujuan_input.kumulatif is
  'What is added to the total: hari, the same author''s documents of that kind, contact and date.';
comment on column erp.aturan_persetujuan_input.peran_pembuat is
  'Codes of roles of who makes it; null: any.';
comment on column erp.aturan_persetujuan_input.langkah is
  'The steps, one after the other, one to five. Required.';
comment on type erp.langkah_persetujuan_input is 'A step of a rule: who gives it.';
comment on column erp.langkah_persetujuan_input.peran is
  'Codes of roles, one of which whoever gives it has. Required.';
comment on column erp.langkah_persetujuan_input.di_lokasi is
  'Whether only who works at the location of the document gives it; default false.';
comment on column erp.langkah_persetujuan_input.jumlah is
  'How many persons give it, 1 to 5; default 1.';
comment on column erp.langkah_persetujuan_input.batas_jam is
  'Hours until it escalates, 1 to 720; null: never.';
comment on column erp.langkah_persetujuan_input.eskalasi is
  'Codes of roles that join those of peran when it escalates.';
comment on column erp.transaksi_dibuat.persetujuan_id is
  'The request that a rule of approvals filed it under; null: none did.';
comment on column erp.transaksi_ditaruh.persetujuan_id is
  'The request that a rule of approvals filed it under; null: none did.';
comment on column erp.draft_terkirim.persetujuan_id is
  'The request that a rule of approvals filed it under; null: none did.';
comment on column erp.transaksi_disetujui.persetujuan_id is
  'The request, where steps of it remain; null: the document is posted.';
comment on column erp.transaksi_disetujui.langkah_ke is 'The step that waits.';
comment on column erp.transaksi_disetujui.langkah_banyak is 'How many steps the request has.';

reset role;

--! split: 070-order.sql
-- The two kinds of orders, for reports of one of them.
set local role erp_owner;

do $$
begin
  create type erp.jenis_order as enum ('order-pembelian', 'order-penjualan');
  comment on type erp.jenis_order is 'Whose orders: those to suppliers or of customers.';
exception
  when duplicate_object then null;
end
$$;

reset role;

--! split: 071-pembelian.sql
-- Suppliers of goods, and what locations keep of them.
set local role erp_owner;

alter type erp.entitas_master add value if not exists 'barang_pemasok';
alter type erp.entitas_master add value if not exists 'barang_lokasi';
alter type erp.jenis_impor add value if not exists 'barang-pemasok' before 'riwayat-saldo';
alter type erp.jenis_impor add value if not exists 'barang-lokasi' before 'riwayat-saldo';
alter type erp.peristiwa_webhook add value if not exists 'master.barang_lokasi.dibuat'
  before 'master.barang_satuan.dibuat';
alter type erp.peristiwa_webhook add value if not exists 'master.barang_lokasi.diubah'
  before 'master.barang_satuan.dibuat';
alter type erp.peristiwa_webhook add value if not exists 'master.barang_lokasi.dinonaktifkan'
  before 'master.barang_satuan.dibuat';
alter type erp.peristiwa_webhook add value if not exists 'master.barang_pemasok.dibuat'
  before 'master.barang_satuan.dibuat';
alter type erp.peristiwa_webhook add value if not exists 'master.barang_pemasok.diubah'
  before 'master.barang_satuan.dibuat';
alter type erp.peristiwa_webhook add value if not exists 'master.barang_pemasok.dinonaktifkan'
  before 'master.barang_satuan.dibuat';

do $$
begin
  create type erp.barang_pemasok_input as (
    barang_id bigint,
    kontak_id bigint,
    kode_pemasok text,
    satuan_id bigint,
    harga numeric,
    minimum_beli numeric,
    kelipatan numeric,
    waktu_tunggu_hari integer,
    utama boolean,
    aktif boolean,
    atribut jsonb,
    id_luar jsonb
  );
  create type erp.barang_lokasi_input as (
    barang_id bigint,
    lokasi_id bigint,
    stok_minimum numeric,
    stok_maksimum numeric,
    aktif boolean,
    atribut jsonb,
    id_luar jsonb
  );
  create type erp.usulan_beli_baris_input as (
    barang_id bigint,
    lokasi_id bigint,
    kontak_id bigint,
    qty numeric
  );
  comment on type erp.usulan_beli_baris_input is 'Goods to be ordered from a supplier.';
  comment on column erp.usulan_beli_baris_input.barang_id is 'Goods, active. Required.';
  comment on column erp.usulan_beli_baris_input.lokasi_id is
    'Where they are to arrive; absent: said later.';
  comment on column erp.usulan_beli_baris_input.kontak_id is 'Supplier, active. Required.';
  comment on column erp.usulan_beli_baris_input.qty is
    'Quantity in base units, > 0, 6 decimals. Required.';
exception
  when duplicate_object then null;
end
$$;

reset role;

--! split: 072-laporan_pembelian.sql
-- What purchases are summed by.
set local role erp_owner;

do $$
begin
  create type erp.kelompok_pembelian as enum (
    'barang', 'kategori', 'kontak', 'pemasok', 'bulan', 'hari'
  );
  comment on type erp.kelompok_pembelian is 'What purchases are summed by.';
  create type erp.dasar_abc as enum ('nilai', 'laba', 'qty');
  comment on type erp.dasar_abc is 'What goods are put into classes by.';
exception
  when duplicate_object then null;
end
$$;

reset role;

--! split: 080-penerimaan.sql
set local role erp_owner;

-- Goods received before their invoice.
alter type erp.akun_kendali add value if not exists 'barang_diterima';

do $$
begin
  create type erp.jenis_penerimaan as enum ('terima', 'tagih', 'retur', 'tutup');
exception
  when duplicate_object then null;
end
$$;
comment on type erp.jenis_penerimaan is
  'What happened to goods that were received before their invoice.';

do $$
begin
  create type erp.kelompok_umur_penerimaan as enum (
    'hari_0_sampai_30', 'hari_31_sampai_60', 'hari_61_sampai_90', 'lebih_dari_90_hari'
  );
exception
  when duplicate_object then null;
end
$$;
comment on type erp.kelompok_umur_penerimaan is
  'How many days ago goods came that are not billed.';

do $$
begin
  create type erp_private.penerimaan_gerak as (
    baris_id bigint, pengambil_id bigint, jenis erp.jenis_penerimaan, akun_kode text, qty numeric,
    nilai numeric
  );
exception
  when duplicate_object then null;
end
$$;
comment on type erp_private.penerimaan_gerak is
  'A change of what is open of a line of a receipt; pengambil_id is the line that takes it.';

do $$
declare
  v_kolom text;
begin
  foreach v_kolom in array array[
    'nomor_surat_jalan text', 'saldo_awal boolean'
  ] loop
    begin
      execute format('alter type erp.pembelian_input add attribute %s', v_kolom);
    exception
      when duplicate_column then null;
    end;
  end loop;
end
$$;

reset role;

--! split: 081-tagihan_penerimaan.sql
-- An invoice bills goods that were received, and has the supplier's own date.
set local role erp_owner;

do $$
begin
  alter type erp.pembelian_input add attribute tanggal_faktur date;
exception
  when duplicate_column then null;
end
$$;

do $$
begin
  alter type erp.pembelian_baris_input add attribute penerimaan_baris_id bigint;
exception
  when duplicate_column then null;
end
$$;

reset role;

--! split: 082-retur_penerimaan.sql
-- A return opens the line again that an order was received by.
set local role erp_owner;

do $$
begin
  alter type erp.retur_pembelian_input add attribute buka_order boolean;
exception
  when duplicate_column then null;
end
$$;

reset role;

--! split: 083-tutup_penerimaan.sql
-- What is left of a receipt will not be billed any more.
set local role erp_owner;

alter type erp.aksi_persetujuan add value if not exists 'batal_tutup';

do $$
begin
  create type erp.cara_tutup_penerimaan as enum ('barang', 'pendapatan');
exception
  when duplicate_object then null;
end
$$;
comment on type erp.cara_tutup_penerimaan is
  'What becomes of goods that will not be billed: they cost nothing, or are an income.';

do $$
begin
  create type erp.penerimaan_ditutup as (
    id bigint, status_tagih text, idempotent boolean, original_request_id text,
    persetujuan_id bigint
  );
exception
  when duplicate_object then null;
end
$$;
comment on type erp.penerimaan_ditutup is 'The receipt that was closed, or opened again.';
comment on column erp.penerimaan_ditutup.status_tagih is 'How far it is billed.';
comment on column erp.penerimaan_ditutup.persetujuan_id is
  'The request that somebody else must approve before it is done; null when it was done.';

reset role;
