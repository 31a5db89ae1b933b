/** Branches of a tenant: docs/branches.md. */
import { z } from 'zod';
import { ISI_CABANG } from '../../server/answers/cabang.ts';
import {
  bilanganBulat,
  boolean,
  namaDipangkas,
  pilihan,
  pola,
} from '../../server/answers/fields.ts';
import { ask, type Row } from '../base/endpoint.ts';

const nama = namaDipangkas('Nama', 200, 'Coba impor');
const hari = bilanganBulat('Berakhir sesudah sekian hari; baku 14', 1, 90).meta({ example: 14 });

const body = z
  .strictObject({
    nama,
    isi: pilihan(
      'salinan: pembukuan tenant ini seperti adanya sekarang; demo: data demo; kosong: belum ada apa-apa',
      ISI_CABANG,
    ),
    hari: hari.optional(),
    samarkan: boolean('true: nama, alamat dan nomor orang disamarkan lebih dahulu').optional(),
    anggota: boolean('true: semua anggota ikut; false (baku): pembuatnya saja').optional(),
  })
  .meta({ id: 'CabangUjiBaru', example: { nama: 'Coba impor', isi: 'salinan', hari: 14 } });

const patch = z
  .strictObject({ nama, hari })
  .partial()
  .meta({ id: 'CabangUjiUbah', example: { hari: 30 } });

const shared = { right: 'pengaturan_ubah', aksi: 'orang' } as const;
const params = {
  kode: pola('Kode cabang uji', /^[a-z][a-z0-9]{0,30}$/, 'huruf kecil dan angka', 'demouji3f9a'),
};

export const cabangRows: readonly Row[] = [
  {
    ...shared,
    endpoint: 'GET /pengaturan/cabang-uji',
    summary: 'Cabang uji tenant',
    description: 'Terbaru lebih dulu, paling banyak tiga.',
    call: ask('cabang_uji_list'),
  },
  {
    ...shared,
    endpoint: 'POST /pengaturan/cabang-uji',
    summary: 'Membuat cabang uji',
    description:
      'Tenant tersendiri untuk mencoba: tidak ada yang keluar darinya, dan semua jawabannya bertanda X-Niaga-Uji. ' +
      'Dibuat oleh pekerja dalam beberapa detik; statusnya di GET. Paling banyak tiga per tenant.',
    body,
    idempotency: 'bebas',
    keys: ['kode'],
    status: 202,
    location: '/pengaturan/cabang-uji/{kode}',
    errors: [409],
    call: ask('cabang_uji_create'),
  },
  {
    ...shared,
    endpoint: 'GET /pengaturan/cabang-uji/{kode}',
    summary: 'Satu cabang uji',
    params,
    call: ask('cabang_uji_get'),
  },
  {
    ...shared,
    endpoint: 'PATCH /pengaturan/cabang-uji/{kode}',
    summary: 'Mengubah cabang uji',
    description: 'hari dihitung dari sekarang.',
    params,
    body: patch,
    call: ask('cabang_uji_patch'),
  },
  {
    ...shared,
    endpoint: 'DELETE /pengaturan/cabang-uji/{kode}',
    summary: 'Menghapus cabang uji',
    description: 'Dengan seluruh isinya, juga yang sedang dibuat. Tidak dapat dibatalkan.',
    params,
    call: ask('cabang_uji_delete'),
  },
  {
    ...shared,
    endpoint: 'GET /pengaturan/cabang-uji/{kode}/keluar',
    summary: 'Yang akan keluar dari cabang uji',
    description:
      'Surel, webhook dan pekerjaan CDC yang ditahan dalam 30 hari terakhir, terbaru lebih dulu.',
    params,
    pages: true,
    call: ask('cabang_uji_keluar'),
  },
];
