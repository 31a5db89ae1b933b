/** Roles of a tenant's own, and the scopes that there are: docs/rights.md. */
import { z } from 'zod';
import { pilihan, pola, teksWajib } from '../../server/answers/fields.ts';
import { PERAN } from '../../server/base/rights.ts';
import { ask, type Row } from '../base/endpoint.ts';
import { cakupan } from './kunci_api.ts';

const kode = pola(
  'Kode peran',
  /^[a-z][a-z0-9-]{1,30}$/,
  '2 sampai 31 huruf kecil, angka atau tanda hubung, diawali huruf',
  'kasir',
);

const fields = {
  nama: teksWajib('Nama', 100, 'Kasir'),
  cakupan: z
    .array(cakupan)
    .min(1)
    .max(50)
    .meta({ description: 'Yang boleh dilakukan, di dalam batas peran dasarnya' }),
};

const hanya_milik = z.boolean().optional().meta({
  description:
    'true: hanya dokumen yang dibuatnya sendiri yang terlihat dan dapat dipakai; laporan lain dari penjualan 403 OTMIL',
});

const lihat_biaya = z.boolean().optional().meta({
  description:
    'false: harga beli, harga pokok, laba dan semua yang menyebutnya tidak terlihat; yang menyebutnya 403 OTBIA',
});

const peranBody = z
  .strictObject({
    kode,
    dasar: pilihan('Peran bawaan yang menjadi batasnya; tidak dapat diubah kemudian', PERAN),
    ...fields,
    hanya_milik,
    lihat_biaya,
  })
  .meta({
    id: 'PeranBaru',
    example: {
      kode: 'kasir',
      nama: 'Kasir',
      dasar: 'staff',
      cakupan: ['master:read', 'transaksi:penjualan:create'],
    },
  });

const peranPatch = z
  .strictObject({ ...fields, hanya_milik, lihat_biaya })
  .partial()
  .meta({ id: 'PeranUbah', example: { cakupan: ['master:read', 'transaksi:penjualan:*'] } });

const right = 'pengaturan_ubah';
const changes = { right, aksi: 'orang' } as const;
const params = { kode };

export const peranRows: readonly Row[] = [
  {
    right,
    endpoint: 'GET /pengaturan/peran',
    summary: 'Peran tenant',
    description: 'Empat peran bawaan, lalu peran buatan tenant ini menurut kodenya.',
    pages: true,
    call: ask('peran_list'),
  },
  {
    ...changes,
    endpoint: 'POST /pengaturan/peran',
    summary: 'Membuat peran',
    description:
      'Peran dengan cakupan, seperti kunci API, di dalam batas salah satu peran bawaan (dasar). Tidak ada yang dapat ' +
      'membuat atau memberi peran dengan yang tidak dimilikinya sendiri.',
    body: peranBody,
    idempotency: 'bebas',
    keys: ['kode'],
    location: '/pengaturan/peran/{kode}',
    errors: [409],
    call: ask('peran_create'),
  },
  {
    right,
    endpoint: 'GET /pengaturan/peran/{kode}',
    summary: 'Satu peran',
    params,
    call: ask('peran_get'),
  },
  {
    ...changes,
    endpoint: 'PATCH /pengaturan/peran/{kode}',
    summary: 'Mengubah peran',
    description:
      'Berlaku dalam satu detik bagi semua yang memegangnya. Peran bawaan tidak dapat diubah (409).',
    params,
    body: peranPatch,
    errors: [409],
    call: ask('peran_patch'),
  },
  {
    ...changes,
    endpoint: 'DELETE /pengaturan/peran/{kode}',
    summary: 'Menghapus peran',
    description: '409 bila bawaan, atau masih ada anggota dengan peran ini.',
    params,
    errors: [409],
    call: ask('peran_delete'),
  },
  {
    right: 'pengaturan_lihat',
    endpoint: 'GET /pengaturan/cakupan',
    summary: 'Semua cakupan',
    description: 'Yang dapat disebut dalam cakupan peran dan kunci API.',
    call: ask('cakupan_list'),
  },
];
