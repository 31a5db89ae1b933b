/**
 * The master entities, said once: request bodies, answers, list parameters and OpenAPI are made from these fields.
 * The database checks the same rules again; here they give early and complete messages.
 */
import { z } from 'zod';
import {
  choice,
  code,
  codeReference,
  common,
  day,
  decimal,
  type Entity,
  flag,
  idField,
  name,
  reference,
  requiredCode,
  text,
  whole,
} from './entity.ts';
import { angka, boolean, idHasil, pola, teksHasil } from './fields.ts';

const nullableNumber = (description: string) => angka(description).nullable();

const stokPerLokasi = z
  .array(
    z.looseObject({
      lokasi_id: idHasil('Lokasi'),
      qty: angka('Stok'),
    }),
  )
  .meta({ description: 'Stok per lokasi' });

export const ENTITIES: readonly Entity[] = [
  {
    path: 'barang',
    name: 'barang',
    label: 'Barang',
    key: 'id',
    fields: {
      id: idField,
      kode: code(40, 'BRG-0001'),
      nama: name('Nama barang', 200, 'Kopi Bubuk 200 g'),
      jenis: choice('Jenis barang; baku persediaan', ['persediaan', 'jasa', 'non_persediaan']),
      satuan_id: reference('Satuan dasar', true),
      kategori: text('Kategori', 100, 'Minuman'),
      merek: text('Merek', 100, 'Cap Jempol'),
      barcode: text('Barcode', 100, '8991234567890'),
      harga_beli: decimal('harga_satuan', 'Harga beli per satuan dasar'),
      harga_jual: decimal('harga_satuan', 'Harga jual per satuan dasar'),
      stok_minimum: decimal('kuantitas', 'Batas stok menipis'),
      kebijakan_stok_minus: choice(
        'Stok boleh minus? null menurut pengaturan',
        ['tolak', 'izinkan'],
        {
          nullable: true,
        },
      ),
      pajak_kode: codeReference('Kode pajak', 'PPN'),
      akun_persediaan: codeReference('Akun persediaan; null menurut peran akun', '1301'),
      akun_hpp: codeReference('Akun HPP; null menurut peran akun', '5101'),
      akun_penjualan: codeReference('Akun penjualan; null menurut peran akun', '4101'),
      ...common,
    },
    computed: {
      stok: nullableNumber('Stok di semua lokasi'),
      stok_per_lokasi: stokPerLokasi.nullable(),
      nilai_stok: nullableNumber('Nilai stok'),
      hpp: nullableNumber('Nilai stok per satuan dasar'),
      satuan_nama: teksHasil('Nama satuan dasar', 'pcs').nullable(),
    },
    extraFilters: [],
    wholeByDefault: false,
    deletes: 'menonaktifkan',
  },
  {
    path: 'kontak',
    name: 'kontak',
    label: 'Kontak',
    key: 'id',
    fields: {
      id: idField,
      kode: code(40, 'PLG-0001'),
      nama: name('Nama kontak', 200, 'Toko Maju'),
      tipe: choice('Tipe kontak', ['pelanggan', 'supplier', 'pegawai', 'lain'], { required: true }),
      alamat: text('Alamat', 1000, 'Jl. Mawar 1'),
      kota: text('Kota', 100, 'Bandung'),
      telepon: text('Telepon', 50, '022-123456'),
      email: text('Alamat e-mail', 200, 'maju@contoh.test'),
      npwp: text('NPWP', 30, '01.234.567.8-901.000'),
      batas_kredit: decimal('uang', 'Batas kredit; null tanpa batas'),
      termin_hari: whole('Termin pembayaran dalam hari; baku 0', 0, 3650),
      harga_kode: codeReference('Tingkat harga', 'ECER'),
      ...common,
    },
    computed: {
      saldo_piutang: nullableNumber('Sisa piutang'),
      saldo_hutang: nullableNumber('Sisa hutang'),
    },
    extraFilters: ['tipe'],
    wholeByDefault: false,
    deletes: 'menonaktifkan',
  },
  {
    path: 'lokasi',
    name: 'lokasi',
    label: 'Lokasi',
    key: 'id',
    fields: {
      id: idField,
      kode: {
        ...code(10, 'GD1'),
        input: pola(
          'Kode; dibuat otomatis bila kosong',
          /^[A-Z0-9-]{1,10}$/,
          '1 sampai 10 huruf besar, angka atau tanda hubung',
          'GD1',
        ),
      },
      nama: name('Nama lokasi', 100, 'Gudang Utama'),
      tipe: choice('Tipe lokasi; baku gudang', ['gudang', 'toko']),
      alamat: text('Alamat', 1000, 'Jl. Melati 2'),
      ...common,
    },
    computed: { nilai_stok: nullableNumber('Nilai stok di lokasi ini') },
    extraFilters: [],
    wholeByDefault: false,
    deletes: 'menonaktifkan',
  },
  {
    path: 'akun',
    name: 'akun',
    label: 'Akun',
    key: 'kode',
    fields: {
      kode: {
        ...requiredCode(20, '1101'),
        input: pola(
          'Kode',
          /^[0-9A-Za-z.-]{1,20}$/,
          '1 sampai 20 huruf, angka, titik atau tanda hubung',
          '1101',
        ),
      },
      nama: name('Nama akun', 200, 'Kas'),
      subklas_id: { ...whole('Subklas akun', 1, 32_767), required: true },
      saldo_normal: choice('Sisi normal; tanpa ini menurut klas', ['debit', 'kredit']),
      induk_kode: codeReference('Akun induk', '1100'),
      adalah_kas: flag('Akun kas atau bank'),
      ...common,
    },
    computed: {
      saldo: nullableNumber('Saldo hari ini pada sisi normalnya'),
      klas_nama: teksHasil('Nama klas', 'Aset').nullable(),
      subklas_nama: teksHasil('Nama subklas', 'Kas dan Bank').nullable(),
      akun_peran: z
        .array(z.string())
        .nullable()
        .meta({ description: 'Peran akun dalam posting', example: ['kas'] }),
    },
    extraFilters: [],
    wholeByDefault: true,
    deletes: 'menonaktifkan',
  },
  {
    path: 'satuan',
    name: 'satuan',
    label: 'Satuan',
    key: 'id',
    fields: {
      id: idField,
      kode: requiredCode(20, 'pcs'),
      nama: name('Nama satuan', 100, 'Buah'),
      ...common,
    },
    computed: { dipakai: boolean('Sudah dipakai, jadi tidak bisa dihapus').nullable() },
    extraFilters: [],
    wholeByDefault: false,
    deletes: 'menghapus',
  },
  {
    path: 'harga',
    name: 'harga',
    label: 'Tingkat harga',
    key: 'kode',
    fields: {
      kode: requiredCode(20, 'ECER'),
      nama: name('Nama tingkat harga', 100, 'Eceran'),
      keterangan: text('Keterangan', 1000, 'Harga untuk umum'),
      urutan: whole('Urutan tampil; baku 0', 0, 1_000_000),
      ...common,
    },
    computed: {},
    extraFilters: [],
    wholeByDefault: false,
    deletes: 'menonaktifkan',
  },
  {
    path: 'barang-satuan',
    name: 'barang_satuan',
    label: 'Satuan barang',
    key: 'id',
    fields: {
      id: idField,
      barang_id: reference('Barang', true),
      satuan_id: reference('Satuan', true),
      faktor: decimal('kuantitas', 'Isi dalam satuan dasar', true, true),
      barcode: text('Barcode', 100, '8991234567891'),
      ...common,
    },
    computed: {
      barang_nama: teksHasil('Nama barang', 'Kopi Bubuk 200 g').nullable(),
      satuan_nama: teksHasil('Nama satuan', 'Dus').nullable(),
    },
    extraFilters: [],
    wholeByDefault: false,
    deletes: 'menonaktifkan',
  },
  {
    path: 'barang-harga',
    name: 'barang_harga',
    label: 'Harga barang',
    key: 'id',
    fields: {
      id: idField,
      barang_id: reference('Barang', true),
      harga_kode: { ...codeReference('Tingkat harga', 'ECER', true), searchable: true },
      satuan_id: reference('Satuan; null satuan dasar'),
      harga: decimal('harga_satuan', 'Harga per satuan', true),
      qty_minimum: { ...decimal('kuantitas', 'Berlaku mulai jumlah ini; baku 0'), nullable: false },
      berlaku_dari: day('Berlaku mulai tanggal'),
      berlaku_sampai: day('Berlaku sampai tanggal'),
      ...common,
    },
    computed: { barang_nama: teksHasil('Nama barang', 'Kopi Bubuk 200 g').nullable() },
    extraFilters: ['barang_id'],
    wholeByDefault: false,
    deletes: 'menonaktifkan',
  },
];
