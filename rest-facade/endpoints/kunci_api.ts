/** Keys of programs: docs/keys.md. */

import { isIP } from 'node:net';
import { z } from 'zod';
import { CAKUPAN } from '../../server/answers/cakupan.ts';
import { bilanganBulat, namaDipangkas, pola } from '../../server/answers/fields.ts';
import { kunciApiDibuat } from '../../server/answers/kunci_api.ts';
import { sentence } from '../../server/base/sentences.ts';
import { ask, type Row } from '../base/endpoint.ts';
import { desimal } from '../base/fields.ts';
import { lokasiTerlihat, peran, roleOf } from './pengaturan.ts';

const paramKunci = z.uuid({ error: () => sentence('uuid') }).meta({
  description: 'Id kunci',
  example: 'fafafa58-0000-4000-8000-000000000000',
});

const known = new Set(CAKUPAN);

export const cakupan = z
  .string()
  .refine((text) => known.has(text), {
    error: 'tidak dikenal; misalnya master:read, transaksi:penjualan:create, transaksi:*',
  })
  .meta({
    description:
      'hak:aksi, pada transaksi juga transaksi:jenis:aksi, pada laporan laporan:nama:read; * untuk semua aksi',
    example: 'transaksi:penjualan:create',
  });

/** An address or a network whose bits after the mask are 0, as PostgreSQL's cidr wants it. */
function isNetwork(text: string): boolean {
  const [address = '', mask, ...others] = text.split('/');
  const family = isIP(address);
  return (
    family !== 0 &&
    others.length === 0 &&
    (mask === undefined || (/^\d{1,3}$/.test(mask) && Number(mask) <= (family === 4 ? 32 : 128)))
  );
}

const kunciApiBody = z
  .strictObject({
    nama: namaDipangkas('Nama, untuk dikenali di jejak audit', 100, 'Toko daring'),
    peran,
    cakupan: z.array(cakupan).min(1).max(50).meta({ description: 'Yang boleh dilakukan' }),
    lokasi_id: lokasiTerlihat
      .optional()
      .meta({ description: 'Hanya dokumen lokasi ini yang terlihat; null atau tidak ada: semua' }),
    berlaku_sampai: z.iso
      .datetime({ offset: true })
      .nullish()
      .meta({ description: 'Kedaluwarsa pada', example: '2027-12-31T17:00:00Z' }),
    cidr: z
      .array(
        z
          .string()
          .refine(isNetwork, { error: 'harus alamat atau jaringan, misalnya 203.0.113.0/24' })
          .meta({ example: '203.0.113.0/24' }),
      )
      .max(50)
      .nullish()
      .meta({ description: 'Hanya dari alamat-alamat ini; tanpanya dari mana saja' }),
    batas_per_detik: bilanganBulat(
      'Permintaan per detik di tiap proses server',
      1,
      10_000,
    ).nullish(),
    batas_rupiah_per_hari: desimal(
      'uang',
      'Nilai dokumen yang dapat diajukan, diposting, disetujui atau dibatalkannya dalam sehari',
      'positive',
    ).nullish(),
  })
  .meta({
    id: 'KunciApiBaru',
    example: { nama: 'Toko daring', peran: 'staff', cakupan: ['transaksi:penjualan:create'] },
  });

/** What narrows the requests of a key. */
const panggilanQuery = {
  status: pola(
    'Status jawaban, atau golongannya',
    /^[1-5](xx|\d\d)$/,
    () => sentence('status_jawaban'),
    '4xx',
  ).optional(),
  code: pola('Kode kesalahan', /^[A-Z0-9]{5}$/, 'harus kode 5 tanda', 'VAINP').optional(),
  sejak: z.iso
    .datetime({ offset: true })
    .optional()
    .meta({ description: 'Yang datang sejak saat ini', example: '2026-11-28T00:00:00Z' }),
};
const KEPT =
  'Terbaru lebih dulu: 1.000 terakhir dalam 7 hari, tercatat beberapa detik kemudian; yang belum tertulis hilang bila ' +
  'server mati mendadak. Tanpa isi, nilai, query, atau rahasia.';

const shared = { right: 'pengaturan_ubah', aksi: 'orang' } as const;
const params = { id: paramKunci };
const keys = Object.keys(kunciApiDibuat.shape);

export const kunciApiRows: readonly Row[] = [
  {
    ...shared,
    endpoint: 'GET /pengaturan/kunci-api',
    summary: 'Daftar kunci API',
    description: 'Yang belum dicabut, terbaru lebih dulu, dengan pemakaian terakhirnya.',
    pages: 'kursor',
    call: ask('kunci_api_list'),
  },
  {
    ...shared,
    endpoint: 'POST /pengaturan/kunci-api',
    summary: 'Membuat kunci API',
    description:
      'Kunci untuk program: terikat pada tenant ini, tanpa sesi, dikirim sebagai Bearer. Rahasianya hanya dijawab ' +
      'sekali ini. Yang dapat dilakukannya adalah yang boleh menurut peran dan juga menurut cakupannya; dari peran buatan ' +
      'tenant juga menurut cakupan peran itu. Kunci tetap ' +
      'berlaku bila pembuatnya pergi; kunci tidak dapat mengelola kunci.',
    body: kunciApiBody,
    idempotency: 'bebas',
    keys,
    location: '/pengaturan/kunci-api/{id}',
    errors: [409],
    call: ask('kunci_api_create', ({ body: { peran: role, ...body } }) => ({
      ...body,
      ...roleOf(role),
    })),
  },
  {
    ...shared,
    endpoint: 'GET /pengaturan/kunci-api/{id}',
    summary: 'Satu kunci API',
    description: 'Juga yang sudah dicabut.',
    params,
    call: ask('kunci_api_get'),
  },
  {
    ...shared,
    endpoint: 'DELETE /pengaturan/kunci-api/{id}',
    summary: 'Mencabut kunci API',
    description:
      'Dalam satu detik di semua server, bersama rahasia lamanya. Tidak dapat dibatalkan.',
    params,
    call: ask('kunci_api_cabut'),
  },
  {
    ...shared,
    endpoint: 'POST /pengaturan/kunci-api/{id}/putar',
    summary: 'Memutar kunci API',
    description:
      'Rahasia baru untuk kunci yang sama. Yang lama masih berlaku 24 jam, kecuali yang lebih lama lagi.',
    params,
    idempotency: 'bebas',
    keys,
    call: ask('kunci_api_putar'),
  },
  {
    ...shared,
    endpoint: 'GET /pengaturan/kunci-api/{id}/panggilan',
    summary: 'Panggilan satu kunci API',
    description: KEPT,
    params,
    query: panggilanQuery,
    pages: 'kursor',
    call: ask('kunci_api_panggilan'),
  },
  {
    endpoint: 'GET /kunci/panggilan',
    right: 'pengaturan_lihat',
    aksi: 'bebas',
    summary: 'Panggilan kunci ini sendiri',
    description: `${KEPT} Orang tidak punya.`,
    query: panggilanQuery,
    pages: 'kursor',
    call: ask('kunci_panggilan'),
  },
];
