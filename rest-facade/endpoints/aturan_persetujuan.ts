/** Rules that say which documents wait for whose approval: docs/approvals.md. */
import { z } from 'zod';
import {
  AKSI_ATURAN,
  aturanDibuat,
  KUMULATIF_ATURAN,
} from '../../server/answers/aturan_persetujuan.ts';
import { bilanganBulat, boolean, pilihan, teksWajib } from '../../server/answers/fields.ts';
import { KIND_NAMES } from '../../server/answers/kinds.ts';
import { ask, type Row } from '../base/endpoint.ts';
import { desimal, id, paramId } from '../base/fields.ts';

const roles = (description: string) =>
  z
    .array(teksWajib('Kode peran', 31, 'admin'))
    .max(20)
    .meta({ description, example: ['admin'] });

const langkah = z
  .strictObject({
    peran: roles('Peran yang boleh memutuskannya').min(1),
    di_lokasi: boolean('Hanya yang bekerja di lokasi dokumennya').optional(),
    jumlah: bilanganBulat('Berapa orang yang harus menyetujui; bakunya 1', 1, 5).optional(),
    batas_jam: bilanganBulat('Jam sampai naik ke peran eskalasi', 1, 720).nullish(),
    eskalasi: roles('Peran yang ikut memutuskan bila naik').optional(),
  })
  .meta({ id: 'LangkahPersetujuan' });

const fields = {
  nama: teksWajib('Nama', 100, 'Beli besar'),
  urutan: bilanganBulat('Yang pertama kena menentukan; bakunya 100', 1, 9999).optional(),
  aktif: boolean('Dipakai; bakunya ya').meta({ example: true }).optional(),
  aksi: pilihan('Yang dikenainya', AKSI_ATURAN),
  jenis: z
    .array(z.enum(KIND_NAMES))
    .min(1)
    .max(KIND_NAMES.length)
    .nullish()
    .meta({ description: 'Jenis dokumennya; null: semua', example: ['pembelian'] }),
  lokasi_id: id('Lokasi dokumennya; null: semua').nullish(),
  total_min: desimal('uang', 'Mulai nilai berapa; null: berapa pun', 'not_negative').nullish(),
  kumulatif: pilihan(
    'hari: ditambah dokumen lain penyusunnya, jenis, kontak dan tanggal yang sama',
    KUMULATIF_ATURAN,
  ).nullish(),
  peran_pembuat: roles('Peran pembuatnya; null: siapa pun').min(1).nullish(),
  langkah: z.array(langkah).min(1).max(5).meta({ description: 'Langkahnya, berurutan' }),
};

const example = {
  nama: 'Beli besar',
  urutan: 10,
  aksi: 'posting',
  jenis: ['pembelian'],
  total_min: 10000000,
  kumulatif: 'hari',
  langkah: [{ peran: ['staff'], batas_jam: 24, eskalasi: ['admin'] }, { peran: ['admin'] }],
};

const aturanBody = z.strictObject(fields).meta({ id: 'AturanPersetujuanBaru', example });
const aturanPatch = z
  .strictObject(fields)
  .partial()
  .meta({ id: 'AturanPersetujuanUbah', example: { total_min: 25000000 } });

const path = '/pengaturan/aturan-persetujuan';
const right = 'pengaturan_ubah';
const changes = { right, aksi: 'orang' } as const;
const params = { id: paramId('Nomor aturan') };

export const aturanRows: readonly Row[] = [
  {
    right,
    endpoint: `GET ${path}`,
    summary: 'Aturan persetujuan',
    description: 'Dalam urutan ditanya: yang pertama kena menentukan.',
    pages: true,
    call: ask('aturan_persetujuan_list'),
  },
  {
    ...changes,
    endpoint: `POST ${path}`,
    summary: 'Membuat aturan persetujuan',
    description:
      'Dokumen yang kena menjadi draft lewat pintu mana pun, dan void, penerimaan atau penutupan yang kena menunggu, ' +
      'sampai semua langkahnya disetujui. Yang tidak kena aturan mengikuti pengaturan tenant. Langkah yang belum ada ' +
      'orangnya disebut dalam peringatan.',
    body: aturanBody,
    idempotency: 'bebas',
    keys: ['id'],
    optionalKeys: ['peringatan'],
    location: `${path}/{id}`,
    response: aturanDibuat,
    errors: [409],
    call: ask('aturan_persetujuan_create', ({ body }) => ({ dokumen: body })),
  },
  {
    right,
    endpoint: `GET ${path}/{id}`,
    summary: 'Satu aturan persetujuan',
    params,
    call: ask('aturan_persetujuan_get'),
  },
  {
    ...changes,
    endpoint: `PATCH ${path}/{id}`,
    summary: 'Mengubah aturan persetujuan',
    description: 'Permintaan yang sudah menunggu tetap menurut langkah ketika diajukan.',
    params,
    body: aturanPatch,
    call: ask('aturan_persetujuan_patch', ({ body, params: { id } }) => ({ id, patch: body })),
  },
  {
    ...changes,
    endpoint: `DELETE ${path}/{id}`,
    summary: 'Menghapus aturan persetujuan',
    description: 'Permintaan yang sudah menunggu tetap menurut langkah ketika diajukan.',
    params,
    call: ask('aturan_persetujuan_delete'),
  },
];
