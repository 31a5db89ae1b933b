/** Records of master data, as they are answered. The fields stand in the order of every answer. */
import { z } from 'zod';
import {
  angka,
  boolean,
  bulatHasil,
  dimensiHasil,
  graphqlNotes,
  harga as hargaSatuan,
  idHasil,
  KATEGORI_ARUS_KAS,
  kuantitasHasil,
  pilihanHasil,
  tanggalHasil,
  teksHasil,
  uang,
  waktu,
} from './fields.ts';
import { KIND_NAMES } from './kinds.ts';
import { listAnswer } from './umum.ts';

export const ATRIBUT_KEY = /^[a-z][a-z0-9_]{0,62}$/;

const umum = {
  aktif: boolean('Masih dipakai').meta({ example: true }),
  atribut: z
    .looseObject({})
    .meta({
      description: 'Kolom tambahan milik tenant',
      example: { warna: 'merah' },
      propertyNames: { pattern: ATRIBUT_KEY.source },
    })
    .register(graphqlNotes, { type: 'JSON' }),
  dibuat_pada: waktu('Waktu dibuat, UTC'),
  diubah_pada: waktu('Waktu terakhir diubah, UTC'),
};
const id = idHasil('Nomor pengenal');
const kode = (example: string) => teksHasil('Kode', example);
const dimensi = dimensiHasil('Nilai dimensi yang dipakai transaksi bila tidak disebut lain');

type MasterAnswer = {
  /** In the API's nouns: the name of its types. */
  name: string;
  fields: Readonly<Record<string, z.ZodType>>;
  /** Shown when they are asked for. */
  computed: Readonly<Record<string, z.ZodType>>;
};

const barang = {
  name: 'Barang',
  fields: {
    id,
    kode: kode('BRG-0001'),
    nama: teksHasil('Nama barang', 'Kopi Bubuk 200 g'),
    jenis: pilihanHasil(
      'Jenis barang; baku persediaan',
      ['persediaan', 'jasa', 'non_persediaan'],
      'BarangJenis',
    ),
    satuan_id: idHasil('Satuan dasar'),
    kategori: teksHasil('Kategori', 'Minuman').nullable(),
    merek: teksHasil('Merek', 'Cap Jempol').nullable(),
    barcode: teksHasil('Barcode', '8991234567890').nullable(),
    harga_beli: hargaSatuan('Harga beli per satuan dasar').nullable(),
    harga_jual: hargaSatuan('Harga jual per satuan dasar').nullable(),
    stok_minimum: kuantitasHasil('Batas stok menipis').nullable(),
    kebijakan_stok_minus: pilihanHasil(
      'Stok boleh minus? null menurut pengaturan',
      ['tolak', 'izinkan'],
      'KebijakanStokMinus',
    ).nullable(),
    pajak_kode: teksHasil('Kode pajak', 'PPN').nullable(),
    akun_persediaan: teksHasil('Akun persediaan; null menurut peran akun', '1301').nullable(),
    akun_hpp: teksHasil('Akun HPP; null menurut peran akun', '5101').nullable(),
    akun_penjualan: teksHasil('Akun penjualan; null menurut peran akun', '4101').nullable(),
    diskon_maksimum: kuantitasHasil('Paling jauh di bawah daftar harga, persen').nullable(),
    harga_minimum: hargaSatuan('Harga terendah per satuan dasar, sesudah potongan').nullable(),
    batas_harga: pilihanHasil('Di bawah batas', ['peringatan', 'tolak'], 'BatasHarga').nullable(),
    dimensi,
    ...umum,
  },
  computed: {
    stok: kuantitasHasil('Stok di semua lokasi').nullable(),
    stok_per_lokasi: z
      .array(
        z
          .looseObject({
            lokasi_id: idHasil('Lokasi'),
            kode: teksHasil('Kode lokasi', 'GD1'),
            nama: teksHasil('Nama lokasi', 'Gudang Utama'),
            qty: kuantitasHasil('Stok'),
          })
          .register(graphqlNotes, { name: 'MasterStokLokasi' }),
      )
      .meta({ description: 'Stok per lokasi' })
      .nullable(),
    nilai_stok: uang('Nilai stok').nullable(),
    hpp: hargaSatuan('Nilai stok per satuan dasar').nullable(),
    satuan_nama: teksHasil('Nama satuan dasar', 'pcs').nullable(),
    menipis: boolean('Stok barang yang aktif di bawah stok minimumnya'),
  },
};

const kontak = {
  name: 'Kontak',
  fields: {
    id,
    kode: kode('PLG-0001'),
    nama: teksHasil('Nama kontak', 'Toko Maju'),
    tipe: pilihanHasil('Tipe kontak', ['pelanggan', 'supplier', 'pegawai', 'lain'], 'KontakTipe'),
    alamat: teksHasil('Alamat', 'Jl. Mawar 1').nullable(),
    kota: teksHasil('Kota', 'Bandung').nullable(),
    telepon: teksHasil('Telepon', '022-123456').nullable(),
    email: teksHasil('Alamat e-mail', 'maju@contoh.test').nullable(),
    npwp: teksHasil('NPWP', '01.234.567.8-901.000').nullable(),
    batas_kredit: uang('Batas kredit; null tanpa batas').nullable(),
    termin_hari: bulatHasil('Termin pembayaran dalam hari; baku 0'),
    harga_kode: teksHasil('Tingkat harga', 'ECER').nullable(),
    dimensi,
    ...umum,
  },
  computed: {
    saldo_piutang: uang('Sisa piutang').nullable(),
    saldo_hutang: uang('Sisa hutang').nullable(),
    poin: kuantitasHasil('Poin; negatif bila berhutang poin').nullable(),
  },
};

const lokasi = {
  name: 'Lokasi',
  fields: {
    id,
    kode: kode('GD1'),
    nama: teksHasil('Nama lokasi', 'Gudang Utama'),
    tipe: pilihanHasil('Tipe lokasi; baku gudang', ['gudang', 'toko'], 'LokasiTipe'),
    alamat: teksHasil('Alamat', 'Jl. Melati 2').nullable(),
    dimensi,
    ...umum,
  },
  computed: { nilai_stok: uang('Nilai stok di lokasi ini').nullable() },
};

const akun = {
  name: 'Akun',
  fields: {
    kode: kode('1101'),
    nama: teksHasil('Nama akun', 'Kas'),
    subklas_id: bulatHasil('Subklas akun', 11),
    saldo_normal: pilihanHasil(
      'Sisi normal; tanpa ini menurut klas',
      ['debit', 'kredit'],
      'SaldoNormal',
    ),
    induk_kode: teksHasil('Akun induk', '1100').nullable(),
    adalah_kas: boolean('Akun kas atau bank'),
    arus_kas: pilihanHasil(
      'Kas terhadap akun ini di arus kas; tanpa ini menurut subklas, null mengikuti akun lain di jurnalnya',
      KATEGORI_ARUS_KAS,
      'ArusKasKategori',
    ).nullable(),
    ...umum,
  },
  computed: {
    saldo: uang('Saldo hari ini pada sisi normalnya').nullable(),
    klas_nama: teksHasil('Nama klas', 'Aset').nullable(),
    subklas_nama: teksHasil('Nama subklas', 'Kas dan Bank').nullable(),
    akun_peran: z
      .array(z.string())
      .nullable()
      .meta({ description: 'Peran akun dalam posting', example: ['kas'] }),
  },
};

const satuan = {
  name: 'Satuan',
  fields: { id, kode: kode('pcs'), nama: teksHasil('Nama satuan', 'Buah'), ...umum },
  computed: { dipakai: boolean('Sudah dipakai, jadi tidak bisa dihapus').nullable() },
};

const harga = {
  name: 'Harga',
  fields: {
    kode: kode('ECER'),
    nama: teksHasil('Nama tingkat harga', 'Eceran'),
    keterangan: teksHasil('Keterangan', 'Harga untuk umum').nullable(),
    urutan: bulatHasil('Urutan tampil; baku 0'),
    ...umum,
  },
  computed: {},
};

const barang_satuan = {
  name: 'BarangSatuan',
  fields: {
    id,
    barang_id: idHasil('Barang'),
    satuan_id: idHasil('Satuan'),
    faktor: kuantitasHasil('Isi dalam satuan dasar'),
    barcode: teksHasil('Barcode', '8991234567891').nullable(),
    ...umum,
  },
  computed: {
    barang_nama: teksHasil('Nama barang', 'Kopi Bubuk 200 g').nullable(),
    satuan_nama: teksHasil('Nama satuan', 'Dus').nullable(),
  },
};

const barang_harga = {
  name: 'BarangHarga',
  fields: {
    id,
    barang_id: idHasil('Barang'),
    harga_kode: teksHasil('Tingkat harga', 'ECER'),
    satuan_id: idHasil('Satuan; null satuan dasar').nullable(),
    harga: hargaSatuan('Harga per satuan'),
    qty_minimum: kuantitasHasil('Berlaku mulai jumlah ini, dalam satuannya; baku 0'),
    berlaku_dari: tanggalHasil('Berlaku mulai tanggal').nullable(),
    berlaku_sampai: tanggalHasil('Berlaku sampai tanggal').nullable(),
    ...umum,
  },
  computed: { barang_nama: teksHasil('Nama barang', 'Kopi Bubuk 200 g').nullable() },
};

const aset = {
  name: 'Aset',
  fields: {
    id,
    kode: kode('AST-00001'),
    nama: teksHasil('Nama aset', 'Mobil boks'),
    akun_aset: teksHasil('Akun aset tetap', '1503'),
    akun_akumulasi: teksHasil('Akun akumulasi penyusutan', '1603'),
    akun_beban: teksHasil('Akun beban; null menurut peran beban_penyusutan', '6205').nullable(),
    tanggal: tanggalHasil('Tanggal perolehan; bulannya disusutkan pertama'),
    perolehan: uang('Harga perolehan'),
    residu: uang('Nilai residu; baku 0'),
    akumulasi_awal: uang('Penyusutan sebelum pembukuan ini mulai; baku 0'),
    umur_bulan: bulatHasil('Umur manfaat dalam bulan'),
    metode: pilihanHasil(
      'Metode; baku garis_lurus',
      ['garis_lurus', 'saldo_menurun'],
      'MetodePenyusutan',
    ),
    tarif: angka('Persen setahun untuk saldo_menurun; null dua kali garis lurus').nullable(),
    tanggal_pelepasan: tanggalHasil(
      'Dilepas pada, lewat /lepas; sesudahnya tidak disusutkan',
    ).nullable(),
    asal: z.array(
      z
        .object({
          baris_id: idHasil('Baris transaksi'),
          akun_kode: teksHasil('Akun baris itu', '1503'),
          nilai: uang('Bagian baris itu'),
        })
        .register(graphqlNotes, { name: 'MasterAsetAsal' }),
    ),
    warisan: boolean('Sudah ada sebelum asal dicatat, jadi tidak memerlukannya'),
    tidak_boleh_dikreditkan: boolean(
      'UU PPN melarang PPN masukannya dikreditkan (Pasal 9 ayat 8, mis. sedan yang bukan dagangan); ' +
        'pelepasannya tidak dikenai PPN. Bukan untuk pajak yang sekadar tidak dikreditkan',
    ),
    ...umum,
  },
  computed: {
    akumulasi: uang('Akumulasi penyusutan').nullable(),
    nilai_buku: uang('Nilai buku').nullable(),
  },
};

const dimensiMaster = {
  name: 'Dimensi',
  fields: {
    id,
    kode: kode('cabang'),
    nama: teksHasil('Nama dimensi', 'Cabang'),
    slot: bulatHasil('Tempatnya di antara lima dimensi, diberi oleh sistem'),
    wajib_jenis: z
      .array(pilihanHasil('Jenis transaksi', KIND_NAMES, 'JenisTransaksi'))
      .meta({ description: 'Jenis transaksi yang setiap barisnya wajib bernilai' }),
    wajib_akun: z.array(z.string()).meta({
      description: 'Akun yang wajib bernilai, di baris yang menyebutnya',
      example: ['6201'],
    }),
    ...umum,
  },
  computed: { dipakai: boolean('Sudah dipakai, jadi tidak bisa dihapus').nullable() },
};

const dimensi_nilai = {
  name: 'DimensiNilai',
  fields: {
    id,
    dimensi_id: idHasil('Dimensi'),
    kode: kode('JKT'),
    nama: teksHasil('Nama nilai', 'Jakarta'),
    induk_id: idHasil('Nilai di atasnya, dari dimensi yang sama').nullable(),
    berlaku_dari: tanggalHasil('Berlaku mulai tanggal').nullable(),
    berlaku_sampai: tanggalHasil('Berlaku sampai tanggal').nullable(),
    ...umum,
  },
  computed: {
    dimensi_kode: teksHasil('Kode dimensi', 'cabang').nullable(),
    induk_kode: teksHasil('Kode nilai di atasnya', 'JAWA').nullable(),
    dipakai: boolean('Sudah dipakai, jadi tidak bisa dihapus').nullable(),
  },
};

export const MASTER = {
  barang,
  kontak,
  lokasi,
  akun,
  satuan,
  harga,
  barang_satuan,
  barang_harga,
  aset,
  dimensi: dimensiMaster,
  dimensi_nilai,
} satisfies Record<string, MasterAnswer>;

export type MasterName = keyof typeof MASTER;

const entries = Object.entries(MASTER) as [MasterName, MasterAnswer][];

/** The whole record of each entity, as GET answers it. */
export const masterRecords = Object.fromEntries(
  entries.map(([key, { name, fields }]) => [key, z.object({ ...fields }).meta({ id: name })]),
) as Record<MasterName, z.ZodObject>;

/** A row of each entity's list: the fields that were asked for, computed ones and `atribut.<key>` among them. */
export const masterRows = Object.fromEntries(
  entries.map(([key, { name, fields, computed }]) => [
    key,
    z
      .looseObject(
        Object.fromEntries(
          Object.entries({ ...fields, ...computed }).map(([one, field]) => [one, field.optional()]),
        ),
      )
      .meta({ id: `${name}Baris` }),
  ]),
) as Record<MasterName, z.ZodObject>;

const unionOf = (schemas: Record<MasterName, z.ZodObject>) =>
  z.union(Object.values(schemas) as [z.ZodObject, ...z.ZodObject[]]);
/** A record of whichever entity was asked for, and a list of them. */
export const masterRecord = unionOf(masterRecords).register(graphqlNotes, { name: 'Master' });
export const masterList = listAnswer(
  unionOf(masterRows).register(graphqlNotes, { name: 'MasterBaris' }),
);
