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
