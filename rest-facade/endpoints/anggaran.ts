import { z } from 'zod';
import { pola } from '../../server/answers/fields.ts';
import { ask, type Row } from '../base/endpoint.ts';
import { desimal } from '../base/fields.ts';
import { kodeAkun } from '../schemas/dokumen.ts';

const paramTahunAnggaran = pola(
  'Tahun buku, menurut tahun kalender hari pertamanya',
  /^(19|2\d)\d{2}$/,
  'harus tahun 1900 sampai 2999',
  '2026',
).meta({ override: { type: 'integer', minimum: 1900, maximum: 2999 }, example: 2026 });

const paramDimensiAnggaran = pola(
  'Anggaran satu nilai dimensi, tanpa yang di bawahnya; tanpa ini anggaran seluruhnya',
  /^[^:,]{1,20}:[^:,]{1,20}$/,
  'harus satu dimensi:nilai, misalnya cabang:JKT',
  'cabang:JKT',
).optional();

const akun = z.strictObject({
  akun_kode: kodeAkun,
  jumlah: z
    .array(desimal('uang', 'Anggaran satu bulan', 'not_negative'))
    .length(12)
    .meta({ description: 'Dua belas bulan tahun buku, berurutan, di sisi normal akunnya' }),
});

const anggaranBody = z.strictObject({ detail: z.array(akun).max(1000) }).meta({
  id: 'AnggaranUbah',
  example: { detail: [{ akun_kode: '6201', jumlah: new Array(12).fill(5000000) }] },
});

const shared = {
  params: { tahun: paramTahunAnggaran },
  query: { dimensi: paramDimensiAnggaran },
  never404: true,
} as const;

export const anggaranRows: readonly Row[] = [
  {
    ...shared,
    endpoint: 'GET /anggaran/{tahun}',
    summary: 'Anggaran satu tahun buku',
    description:
      'Per akun pendapatan dan beban, jumlah dua belas bulan. Laba rugi dengan banding=anggaran berdiri di sampingnya. ' +
      'Tanpa dimensi anggaran seluruhnya, dengan dimensi anggaran satu nilai saja.',
    right: 'laporan',
    bagian: 'anggaran',
    modul: 'laporan',
    call: ask('anggaran_get'),
  },
  {
    ...shared,
    endpoint: 'PUT /anggaran/{tahun}',
    summary: 'Mengganti anggaran satu tahun buku',
    description:
      'Seluruhnya: akun yang tidak disebut tidak beranggaran lagi. Hanya akun klas 4 sampai 6 tanpa akun di bawahnya; ' +
      'jumlah positif di sisi normal akunnya. Anggaran tidak pernah menolak transaksi. ' +
      'Dengan dimensi hanya anggaran nilai itu yang diganti.',
    right: 'pengaturan_ubah',
    body: anggaranBody,
    call: ask('anggaran_set'),
  },
];
