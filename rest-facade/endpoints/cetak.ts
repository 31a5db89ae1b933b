/** Documents on paper: one, and whether a paper is genuine. */
import { z } from 'zod';
import {
  bilanganBulat,
  boolean,
  pilihan,
  tanggal,
  teks,
  teksHasil,
} from '../../server/answers/fields.ts';
import { KIND_NAMES } from '../../server/answers/kinds.ts';
import { cetakTautanResponse } from '../../server/answers/kop.ts';
import { sentence } from '../../server/base/sentences.ts';
import { bahasaOf } from '../base/bahasa.ts';
import { ask, type Row } from '../base/endpoint.ts';
import { id, paramBoolean, paramId } from '../base/fields.ts';
import { jenis } from '../schemas/transaksi.ts';

const params = { jenis, id: paramId('Nomor transaksi') };
const shared = { right: 'transaksi', modul: 'jenis' } as const;
const berkas = z.string().meta({ format: 'binary', description: 'PDF, atau HTML' });

export const templat = z
  .string()
  .regex(/^[a-z][a-z0-9-]{1,39}$/, { error: () => sentence('nama_templat') })
  .meta({
    description: 'Templat; baku menurut jenisnya (penjualan: faktur-a4)',
    example: 'faktur-a4',
  });
const format = pilihan('Bentuk; baku pdf', ['pdf', 'html']).optional();
const bahasa = bahasaOf('kertas', 'menurut Accept-Language, lalu bahasa kontaknya');
const bahasaTautan = bahasaOf('kertas', 'bahasa kontaknya, lalu menurut Accept-Language');
const kode = z
  .string()
  .max(200)
  .meta({ description: 'Kode di kertas', example: 'demo.497.0a1b2c' });

const pilih = { templat: templat.nullish(), salinan: boolean('Berpita SALINAN').nullish() };
const keaslian = z
  .object({
    asli: z.literal(true).meta({ description: 'Kode ini milik sebuah dokumen' }),
    status: pilihan('Dokumennya berlaku, atau dibatalkan', ['sah', 'batal']),
    nomor: teksHasil('Nomor dokumen', 'PJ/UTAMA/202611/00042'),
    tanggal: teksHasil('Tanggal dokumen, seperti di kertasnya', '30 November 2026'),
    total: teksHasil('Total dokumen, seperti di kertasnya', 'Rp 6.660.000,00'),
  })
  .meta({ id: 'KeaslianCetak', description: 'Keaslian sebuah kertas' });
const tautanBody = z
  .strictObject({ hari: bilanganBulat('Berlaku berapa hari; baku 30', 1, 365).nullish(), ...pilih })
  .meta({ id: 'TautanCetakBuat', example: { hari: 14 } });
const kirimBody = z
  .strictObject({
    email: teks('Kepada; baku alamat kontaknya', 200, 'beli@contoh.test').nullish(),
    pesan: teks('Isi surel', 2000, 'Terlampir faktur kami.').nullish(),
    ...pilih,
  })
  .meta({ id: 'KirimCetakBuat', example: { email: 'beli@contoh.test' } });
const banyakBody = z
  .strictObject({
    dokumen: z
      .array(z.strictObject({ jenis: pilihan('Jenis transaksi', KIND_NAMES), id: id('Transaksi') }))
      .min(1)
      .max(500)
      .meta({ description: 'Dokumen menurut urutan cetaknya, paling banyak 500' }),
    ...pilih,
  })
  .meta({ id: 'CetakBanyak', example: { dokumen: [{ jenis: 'penjualan', id: 5 }] } });

/** The kinds that have a paper. */
const PAPERS = [
  'penjualan',
  'pembelian',
  'retur-penjualan',
  'retur-pembelian',
  'transfer-stok',
  'order-pembelian',
  'order-penjualan',
  'kas-masuk',
  'kas-keluar',
  'kas-bank',
  'pelunasan-piutang',
  'pelunasan-hutang',
] as const;

/** The statement of one contact's items over a time. */
const pernyataan = {
  right: 'laporan',
  modul: 'laporan',
  params: { kontak_id: paramId('Kontak') },
  query: {
    dari: tanggal('Dari tanggal; baku awal bulan sampai').optional(),
    sampai: tanggal('Sampai tanggal; baku hari ini').optional(),
    format,
    bahasa,
  },
  response: berkas,
  mediaType: 'application/pdf',
} as const;

export const cetakRows: readonly Row[] = [
  {
    ...shared,
    endpoint: 'GET /transaksi/{jenis}/{id}/cetak',
    kinds: PAPERS,
    summary: 'Dokumen di kertas',
    description:
      'PDF atau HTML menurut templat. Draft dan yang dibatalkan berpita DRAFT atau BATAL; salinan=true berpita SALINAN. ' +
      'Tidak ada yang dicatat.',
    params,
    query: {
      format,
      bahasa,
      templat: templat.optional(),
      salinan: paramBoolean('Berpita SALINAN').optional(),
    },
    response: berkas,
    mediaType: 'application/pdf',
    handler: 'cetak',
  },
  {
    right: 'publik',
    perAddress: true,
    endpoint: 'GET /cetak/periksa/{kode}',
    summary: 'Keaslian sebuah dokumen',
    description:
      'Halaman di balik kode QR: nomor, tanggal dan total dokumen, dan apakah ia dibatalkan. Kode lain: 404.',
    params: { kode },
    query: { format: pilihan('Bentuk; baku html', ['html', 'json']).optional() },
    response: z.string(),
    mediaType: 'text/html',
    asJson: keaslian,
    handler: 'cetakPeriksa',
  },
  {
    bagian: 'piutang',
    endpoint: 'GET /laporan/piutang/{kontak_id}/pernyataan',
    summary: 'Pernyataan piutang satu pelanggan',
    description:
      'Saldo awal, mutasi satu masa, umur piutang pada hari terakhirnya dan saldo akhir dengan huruf, untuk dikirim kepada ' +
      'pelanggan. Yang dibayar lunas saat dijual tidak termuat. Paling banyak 5000 mutasi.',
    ...pernyataan,
    handler: 'pernyataan',
  },
  {
    bagian: 'hutang',
    endpoint: 'GET /laporan/hutang/{kontak_id}/pernyataan',
    summary: 'Pernyataan hutang kepada satu supplier',
    description:
      'Seperti pernyataan piutang: saldo awal, mutasi satu masa, umur hutang dan saldo akhir, untuk dicocokkan dengan ' +
      'supplier; di bawahnya penerimaan yang belum ditagihnya. Paling banyak 5000 mutasi.',
    ...pernyataan,
    handler: 'pernyataanHutang',
  },
  {
    right: 'transaksi',
    aksi: 'read',
    endpoint: 'POST /cetak',
    summary: 'Banyak dokumen dalam satu PDF',
    description: 'Tiap dokumen mulai di halaman baru; satu yang salah menolak semuanya.',
    body: banyakBody,
    response: berkas,
    mediaType: 'application/pdf',
    errors: [404],
    handler: 'cetakBanyak',
  },
  {
    ...shared,
    endpoint: 'POST /transaksi/{jenis}/{id}/tautan',
    kinds: PAPERS,
    aksi: 'update',
    summary: 'Tautan ke kertas dokumen',
    description: 'Siapa pun yang memegang alamatnya dapat membukanya sampai berakhir atau dicabut.',
    params,
    body: tautanBody,
    bodyOptional: true,
    response: cetakTautanResponse,
    handler: 'cetakTautanCreate',
  },
  {
    ...shared,
    endpoint: 'GET /transaksi/{jenis}/{id}/tautan',
    kinds: PAPERS,
    summary: 'Tautan dokumen',
    description: 'Tanpa alamatnya, yang hanya dijawab ketika dibuat.',
    params,
    call: ask('cetak_tautan_list'),
  },
  {
    ...shared,
    endpoint: 'DELETE /transaksi/{jenis}/{id}/tautan/{tautan_id}',
    kinds: PAPERS,
    summary: 'Mencabut tautan',
    description: 'Mengulanginya tidak mengubah apa pun.',
    params: { ...params, tautan_id: paramId('Nomor tautan') },
    call: ask('cetak_tautan_delete'),
  },
  {
    right: 'publik',
    perAddress: true,
    endpoint: 'GET /cetak/tautan/{kode}',
    summary: 'Kertas di balik tautan',
    description: 'Untuk siapa pun yang memegangnya, sampai berakhir atau dicabut.',
    params: { kode },
    query: { format, bahasa: bahasaTautan },
    response: berkas,
    mediaType: 'application/pdf',
    handler: 'cetakTautan',
  },
  {
    ...shared,
    endpoint: 'POST /transaksi/{jenis}/{id}/kirim',
    kinds: PAPERS,
    aksi: 'update',
    summary: 'Mengirim kertas lewat surel',
    description: 'Tanpa email kepada kontaknya. Pekerja latar mengirimnya; keadaannya lewat GET.',
    params,
    body: kirimBody,
    bodyOptional: true,
    call: ask('cetak_kirim_create'),
  },
  {
    ...shared,
    endpoint: 'GET /transaksi/{jenis}/{id}/kirim',
    kinds: PAPERS,
    summary: 'Kiriman surel dokumen',
    params,
    call: ask('cetak_kirim_list'),
  },
];
