/** The letterhead of reports and papers, and templates of papers. Name, address and NPWP are settings of the tenant. */
import { z } from 'zod';
import { pilihan, teks, teksWajib } from '../../server/answers/fields.ts';
import { logoResponse, UKURAN_KERTAS } from '../../server/answers/kop.ts';
import { ask, type Row } from '../base/endpoint.ts';

const logoBody = z.strictObject({ logo: logoResponse.shape.logo }).meta({ id: 'LogoBaru' });

const tandaTangan = z
  .array(teksWajib('Judul tempat tanda tangan', 40, 'Penerima'))
  .max(4)
  .nullish();
const kaki = teks('Kaki halaman', 500, 'Terima kasih').nullish();
const kopBody = z
  .strictObject({
    rekening: z
      .array(
        z.strictObject({
          bank: teksWajib('Bank', 60, 'BCA'),
          nomor: teksWajib('Nomor rekening', 40, '1234567890'),
          atas_nama: teksWajib('Atas nama', 100, 'Toko Maju'),
        }),
      )
      .max(5)
      .nullish(),
    tanda_tangan: tandaTangan,
    kaki,
  })
  .meta({
    id: 'KopBaru',
    example: {
      rekening: [{ bank: 'BCA', nomor: '4561237890', atas_nama: 'Toko Sembako Makmur' }],
      kaki: 'Terima kasih',
    },
  });
const templatBody = z
  .strictObject({
    dasar: teksWajib('Templat bawaan yang diubah', 40, 'faktur-a4'),
    ukuran: pilihan('Ukuran', UKURAN_KERTAS).nullish(),
    judul: teksWajib('Judul', 60, 'Nota').nullish(),
    kolom: z
      .array(
        z.strictObject({
          kunci: teksWajib('Kolom', 40, 'nama'),
          judul: teksWajib('Judulnya', 40, 'Barang').nullish(),
        }),
      )
      .min(1)
      .max(12)
      .nullish(),
    catatan: teks('Catatan', 1000).nullish(),
    tanda_tangan: tandaTangan,
    kaki,
  })
  .meta({ id: 'TemplatCetakBaru', example: { dasar: 'faktur-a4', judul: 'Nota' } });
const nama = z
  .string()
  .max(40)
  .meta({ description: 'Nama templat: huruf kecil, angka, tanda hubung', example: 'nota-kami' });

export const kopRows: readonly Row[] = [
  {
    endpoint: 'GET /pengaturan/tenant/kop/logo',
    summary: 'Logo di kop laporan',
    description: '404 bila belum ada.',
    right: 'pengaturan_lihat',
    errors: [404],
    call: ask('kop_logo_get'),
  },
  {
    endpoint: 'PUT /pengaturan/tenant/kop/logo',
    summary: 'Memasang logo di kop laporan',
    description:
      'Tampil di PDF di samping nama, alamat dan NPWP; menggantikan yang lama. Bentuknya dibaca dari isinya. PNG ' +
      'tanpa interlace; transparansi berupa saluran alfa atau palet 8 bit.',
    right: 'pengaturan_ubah',
    body: logoBody,
    call: ask('kop_logo_set'),
  },
  {
    endpoint: 'DELETE /pengaturan/tenant/kop/logo',
    summary: 'Melepas logo dari kop laporan',
    description: 'Tetap 204 bila memang tidak ada.',
    right: 'pengaturan_ubah',
    call: ask('kop_logo_delete'),
  },
  {
    endpoint: 'GET /pengaturan/tenant/kop',
    summary: 'Kop dokumen',
    right: 'pengaturan_lihat',
    call: ask('kop_get'),
  },
  {
    endpoint: 'PUT /pengaturan/tenant/kop',
    summary: 'Mengatur kop dokumen',
    description:
      'Rekening, tempat tanda tangan dan kaki halaman, seluruhnya; nama, alamat, telepon dan NPWP lewat PATCH /pengaturan/tenant.',
    right: 'pengaturan_ubah',
    body: kopBody,
    call: ask('kop_set'),
  },
  {
    endpoint: 'GET /pengaturan/tenant/kop/templat',
    summary: 'Templat cetak',
    description: 'Yang bawaan dan yang milik sendiri.',
    right: 'pengaturan_lihat',
    call: ask('cetak_templat_list'),
  },
  {
    endpoint: 'PUT /pengaturan/tenant/kop/templat/{nama}',
    summary: 'Mengatur templat sendiri',
    description: 'Yang tidak disebut seperti dasarnya. Templat bawaan tidak berubah.',
    right: 'pengaturan_ubah',
    params: { nama },
    never404: true,
    body: templatBody,
    call: ask('cetak_templat_set'),
  },
  {
    endpoint: 'DELETE /pengaturan/tenant/kop/templat/{nama}',
    summary: 'Menghapus templat sendiri',
    description: 'Tetap 204 bila memang tidak ada.',
    right: 'pengaturan_ubah',
    params: { nama },
    never404: true,
    call: ask('cetak_templat_delete'),
  },
];
