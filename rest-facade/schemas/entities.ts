/**
 * The master entities, said once: request bodies, list parameters and OpenAPI are made from these fields, on what
 * server/answers/master.ts says of their answers. The database checks the same rules again; here they give early and
 * complete messages.
 */
import { pola } from '../../server/answers/fields.ts';
import { MASTER } from '../../server/answers/master.ts';
import {
  choice,
  code,
  codeReference,
  day,
  decimal,
  defaults,
  type Entity,
  entityOf,
  flag,
  list,
  name,
  readOnlyDay,
  reference,
  requiredCode,
  type Said,
  text,
  whole,
} from '../base/entity.ts';
import { asalAset } from './aset.ts';

const { fields: barang } = MASTER.barang;
const { fields: kontak } = MASTER.kontak;
const { fields: lokasi } = MASTER.lokasi;
const { fields: akun } = MASTER.akun;
const { fields: satuan } = MASTER.satuan;
const { fields: harga } = MASTER.harga;
const { fields: barangSatuan } = MASTER.barang_satuan;
const { fields: barangHarga } = MASTER.barang_harga;
const { fields: aset } = MASTER.aset;
const { fields: dimensi } = MASTER.dimensi;
const { fields: dimensiNilai } = MASTER.dimensi_nilai;

const SAID: readonly Said[] = [
  {
    name: 'barang',
    label: 'Barang',
    fields: {
      kode: code(barang.kode, 40),
      nama: name(barang.nama, 200),
      jenis: choice(barang.jenis),
      satuan_id: reference(barang.satuan_id),
      kategori: text(barang.kategori, 100),
      merek: text(barang.merek, 100),
      barcode: text(barang.barcode, 100),
      harga_beli: decimal(barang.harga_beli, 'harga_satuan'),
      harga_jual: decimal(barang.harga_jual, 'harga_satuan'),
      stok_minimum: decimal(barang.stok_minimum, 'kuantitas'),
      kebijakan_stok_minus: choice(barang.kebijakan_stok_minus),
      pajak_kode: codeReference(barang.pajak_kode),
      akun_persediaan: codeReference(barang.akun_persediaan),
      akun_hpp: codeReference(barang.akun_hpp),
      akun_penjualan: codeReference(barang.akun_penjualan),
      diskon_maksimum: decimal(barang.diskon_maksimum, 'persen'),
      harga_minimum: decimal(barang.harga_minimum, 'harga_satuan'),
      batas_harga: choice(barang.batas_harga),
      dimensi: defaults(barang.dimensi),
    },
  },
  {
    name: 'kontak',
    label: 'Kontak',
    fields: {
      kode: code(kontak.kode, 40),
      nama: name(kontak.nama, 200),
      tipe: choice(kontak.tipe, { required: true }),
      alamat: text(kontak.alamat, 1000),
      kota: text(kontak.kota, 100),
      telepon: text(kontak.telepon, 50),
      email: text(kontak.email, 200),
      npwp: text(kontak.npwp, 30),
      batas_kredit: decimal(kontak.batas_kredit, 'uang'),
      termin_hari: whole(kontak.termin_hari, 0, 3650),
      harga_kode: codeReference(kontak.harga_kode),
      dimensi: defaults(kontak.dimensi),
    },
    extraFilters: ['tipe'],
  },
  {
    name: 'lokasi',
    label: 'Lokasi',
    fields: {
      kode: {
        ...code(lokasi.kode, 10),
        input: pola(
          'Kode; dibuat otomatis bila kosong',
          /^[A-Z0-9-]{1,10}$/,
          '1 sampai 10 huruf besar, angka atau tanda hubung',
          'GD1',
        ),
      },
      nama: name(lokasi.nama, 100),
      tipe: choice(lokasi.tipe),
      alamat: text(lokasi.alamat, 1000),
      dimensi: defaults(lokasi.dimensi),
    },
  },
  {
    name: 'akun',
    label: 'Akun',
    example: { kode: '1112', nama: 'Bank BCA', subklas_id: 11, saldo_normal: 'debit' },
    fields: {
      kode: {
        ...requiredCode(akun.kode, 20),
        input: pola(
          'Kode',
          /^[0-9A-Za-z.-]{1,20}$/,
          '1 sampai 20 huruf, angka, titik atau tanda hubung',
          '1101',
        ),
      },
      nama: name(akun.nama, 200),
      subklas_id: { ...whole(akun.subklas_id, 1, 32_767), required: true },
      saldo_normal: choice(akun.saldo_normal),
      induk_kode: codeReference(akun.induk_kode),
      adalah_kas: flag(akun.adalah_kas),
      arus_kas: choice(akun.arus_kas),
    },
    wholeByDefault: true,
  },
  {
    name: 'satuan',
    label: 'Satuan',
    example: { kode: 'KRAT', nama: 'Krat' },
    fields: {
      kode: requiredCode(satuan.kode, 20),
      nama: name(satuan.nama, 100),
    },
    deletes: 'menghapus',
  },
  {
    name: 'harga',
    label: 'Tingkat harga',
    example: { kode: 'PROYEK', nama: 'Harga proyek', keterangan: 'Pembelian besar', urutan: 9 },
    fields: {
      kode: requiredCode(harga.kode, 20),
      nama: name(harga.nama, 100),
      keterangan: text(harga.keterangan, 1000),
      urutan: whole(harga.urutan, 0, 1_000_000),
    },
  },
  {
    name: 'barang_satuan',
    label: 'Satuan barang',
    example: { barang_id: 1, satuan_id: 6, faktor: 12 },
    patchExample: { faktor: 12 },
    fields: {
      barang_id: reference(barangSatuan.barang_id),
      satuan_id: reference(barangSatuan.satuan_id),
      faktor: decimal(barangSatuan.faktor, 'kuantitas', { required: true, positive: true }),
      barcode: text(barangSatuan.barcode, 100),
    },
  },
  {
    name: 'barang_harga',
    label: 'Harga barang',
    example: { barang_id: 1, harga_kode: 'GROSIR', satuan_id: 2, harga: 15000, qty_minimum: 500 },
    patchExample: { harga: 15000 },
    fields: {
      barang_id: reference(barangHarga.barang_id),
      harga_kode: { ...codeReference(barangHarga.harga_kode), searchable: true },
      satuan_id: reference(barangHarga.satuan_id),
      harga: decimal(barangHarga.harga, 'harga_satuan', { required: true }),
      qty_minimum: decimal(barangHarga.qty_minimum, 'kuantitas'),
      berlaku_dari: day(barangHarga.berlaku_dari),
      berlaku_sampai: day(barangHarga.berlaku_sampai),
    },
    extraFilters: ['barang_id'],
  },
  {
    name: 'aset',
    label: 'Aset tetap',
    example: {
      nama: 'Lemari pendingin',
      akun_aset: '1504',
      akun_akumulasi: '1604',
      tanggal: '2026-01-31',
      perolehan: 12000000,
      umur_bulan: 48,
    },
    fields: {
      kode: code(aset.kode, 40),
      nama: name(aset.nama, 200),
      akun_aset: { ...codeReference(aset.akun_aset), searchable: true },
      akun_akumulasi: { ...codeReference(aset.akun_akumulasi), searchable: true },
      akun_beban: { ...codeReference(aset.akun_beban), searchable: true },
      tanggal: { ...day(aset.tanggal), required: true },
      perolehan: decimal(aset.perolehan, 'uang', { required: true, positive: true }),
      residu: decimal(aset.residu, 'uang'),
      akumulasi_awal: decimal(aset.akumulasi_awal, 'uang'),
      umur_bulan: { ...whole(aset.umur_bulan, 1, 1200), required: true },
      metode: choice(aset.metode),
      tarif: decimal(aset.tarif, 'persen'),
      tanggal_pelepasan: readOnlyDay,
      asal: asalAset,
      warisan: {
        filter: { kind: 'choice', values: ['true', 'false'] },
      },
      tidak_boleh_dikreditkan: flag(aset.tidak_boleh_dikreditkan),
    },
  },
  {
    name: 'dimensi',
    label: 'Dimensi',
    example: { kode: 'proyek', nama: 'Proyek' },
    fields: {
      kode: {
        ...requiredCode(dimensi.kode, 20),
        input: pola(
          'Kode, sebagaimana transaksi menyebutnya',
          /^[a-z0-9][a-z0-9_-]{0,19}$/,
          '1 sampai 20 huruf kecil, angka, - atau _, diawali huruf atau angka',
          'cabang',
        ),
      },
      nama: name(dimensi.nama, 100),
      slot: { filter: { kind: 'integer' } },
      wajib_jenis: list(dimensi.wajib_jenis, 22),
      wajib_akun: list(dimensi.wajib_akun, 500),
    },
    deletes: 'menghapus',
  },
  {
    name: 'dimensi_nilai',
    label: 'Nilai dimensi',
    example: { dimensi_id: 1, kode: 'DEPOK', nama: 'Depok' },
    fields: {
      dimensi_id: reference(dimensiNilai.dimensi_id),
      kode: {
        ...requiredCode(dimensiNilai.kode, 20),
        input: pola(
          'Kode, sebagaimana transaksi menyebutnya',
          /^[0-9A-Za-z._-]{1,20}$/,
          '1 sampai 20 huruf, angka, titik, - atau _',
          'JKT',
        ),
      },
      nama: name(dimensiNilai.nama, 100),
      induk_id: reference(dimensiNilai.induk_id),
      berlaku_dari: day(dimensiNilai.berlaku_dari),
      berlaku_sampai: day(dimensiNilai.berlaku_sampai),
    },
    extraFilters: ['dimensi_id'],
    deletes: 'menghapus',
  },
];

export const ENTITIES: readonly Entity[] = SAID.map(entityOf);
