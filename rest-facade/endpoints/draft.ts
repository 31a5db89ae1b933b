/** Working drafts of every kind. */
import { z } from 'zod';
import {
  draftDibuat,
  draftTerkirim,
  isi,
  jenis,
  STATUSES_DRAFT,
} from '../../server/answers/draft.ts';
import { bilanganBulat } from '../../server/answers/fields.ts';
import { KIND_NAMES } from '../../server/answers/kinds.ts';
import { ask, type Row } from '../base/endpoint.ts';
import { paramId } from '../base/fields.ts';

const versi = bilanganBulat('Versi yang terakhir dibaca', 1, 2_147_483_647);

const draftBody = z
  .strictObject({ jenis, isi: isi.optional() })
  .meta({ id: 'DraftBaru', example: { jenis: 'penjualan', isi: { tanggal: '2026-01-31' } } });

const draftReplaceBody = z
  .strictObject({ jenis: jenis.optional(), isi, versi })
  .meta({ id: 'DraftGanti', example: { isi: { tanggal: '2026-01-31' }, versi: 1 } });

// The kind stands in the draft, not in the path: the database refuses one whose module is off.
const shared = { right: 'transaksi' } as const;
const params = { id: paramId('Nomor draft') };

export const draftRows: readonly Row[] = [
  {
    ...shared,
    endpoint: 'GET /draft',
    summary: 'Daftar draft',
    description: 'Draft sendiri, bagi admin draft semua orang; yang terbaru lebih dulu.',
    query: {
      jenis: z.enum(KIND_NAMES).meta({ description: 'Hanya jenis ini' }).optional(),
      status: z.enum(STATUSES_DRAFT).meta({ description: 'Hanya status ini' }).optional(),
    },
    pages: 'kursor',
    call: ask('draft_list'),
  },
  {
    ...shared,
    endpoint: 'POST /draft',
    aksi: 'draft',
    summary: 'Membuat draft',
    description: 'Dokumen kerja yang bebas; isinya baru diperiksa saat dikirim.',
    body: draftBody,
    idempotency: 'bebas',
    keys: ['id', 'versi'],
    location: '/draft/{id}',
    response: draftDibuat,
    call: ask('draft_create'),
  },
  {
    ...shared,
    endpoint: 'GET /draft/{id}',
    summary: 'Satu draft',
    etag: true,
    params,
    call: ask('draft_get'),
  },
  {
    ...shared,
    endpoint: 'PUT /draft/{id}',
    aksi: 'draft',
    summary: 'Mengganti draft',
    description:
      'versi adalah yang terakhir dibaca; 409 bila orang lain sudah menulis, atau draft sudah dikirim. ' +
      'Setelah berhasil versinya bertambah satu.',
    params,
    body: draftReplaceBody,
    errors: [409],
    call: ask('draft_replace'),
  },
  {
    ...shared,
    endpoint: 'POST /draft/{id}/submit',
    summary: 'Mengirim draft',
    description:
      'Diperiksa dan diposting seperti transaksi baru jenis itu; statusnya draft bila tenant mewajibkan ' +
      'persetujuan. Hanya sekali: yang kedua 409 dan menyebut transaksi_id.',
    params,
    idempotency: 'bebas',
    keys: ['id', 'nomor_transaksi', 'status'],
    optionalKeys: ['peringatan'],
    location: '/transaksi/{jenis}/{id}',
    response: draftTerkirim,
    errors: [409],
    call: ask('draft_submit'),
  },
];
