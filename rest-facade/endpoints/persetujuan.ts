/** Requests that somebody approves: drafts, and what changes documents that were posted. */
import { z } from 'zod';
import { teks, teksWajib } from '../../server/answers/fields.ts';
import { KIND_NAMES } from '../../server/answers/kinds.ts';
import { persetujuanRow, STATUSES_PERSETUJUAN } from '../../server/answers/persetujuan.ts';
import { ask, type Row } from '../base/endpoint.ts';
import { paramId, simulasi } from '../base/fields.ts';
import { setujuBody } from '../schemas/transaksi.ts';

const setujuiBody = z
  .strictObject({
    sidik: setujuBody.shape.sidik.unwrap().unwrap().meta({
      description: 'Sidik yang ditampilkan permintaan atau simulasinya',
      example: setujuBody.shape.sidik.meta()?.example,
    }),
    catatan: teks('Catatan', 1000, 'sudah dicek').nullish(),
  })
  .meta({ id: 'PersetujuanSetujui' });

const tolakBody = z
  .strictObject({ alasan: teksWajib('Alasan', 1000, 'jumlahnya keliru') })
  .meta({ id: 'PersetujuanTolak' });

// The kind stands in the request, not in the path: the database refuses one whose module is off.
const shared = { right: 'transaksi' } as const;
const params = { id: paramId('Nomor permintaan') };
const decided = { idempotency: 'aksi', response: persetujuanRow, errors: [409] } as const;

export const persetujuanRows: readonly Row[] = [
  {
    ...shared,
    endpoint: 'GET /persetujuan',
    summary: 'Daftar permintaan persetujuan',
    description:
      'Draft yang menunggu, dan yang diminta atas dokumen yang sudah diposting (void, terima, tutup); yang terbaru ' +
      'lebih dulu. untuk=saya: yang menunggu keputusan saya.',
    query: {
      untuk: z
        .enum(['saya', 'semua'])
        .meta({ description: 'Yang menunggu saya, atau semua' })
        .optional(),
      status: z.enum(STATUSES_PERSETUJUAN).meta({ description: 'Hanya status ini' }).optional(),
      jenis: z.enum(KIND_NAMES).meta({ description: 'Hanya jenis ini' }).optional(),
    },
    pages: 'kursor',
    call: ask('persetujuan_list'),
  },
  {
    ...shared,
    endpoint: 'GET /persetujuan/{id}',
    summary: 'Satu permintaan persetujuan',
    description:
      'Dengan dokumennya, dan jurnal serta mutasi stok yang akan dibuat menurut hitungan terakhir.',
    params,
    call: ask('persetujuan_get'),
  },
  {
    ...shared,
    ...decided,
    endpoint: 'POST /persetujuan/{id}/setujui',
    aksi: 'approve',
    summary: 'Menyetujui permintaan',
    description:
      'Melakukan persis yang dilihat, yaitu yang disebut sidik; bila sudah berubah 409 dengan apa yang berubah, dan ' +
      'tidak ada yang dilakukan. Dengan simulasi=true dihitung lagi seperti akan dilakukan sekarang.',
    params,
    query: { simulasi },
    body: setujuiBody,
    bodyOf: ({ query }) => (query.simulasi === 'true' ? setujuiBody.partial() : setujuiBody),
    bodyOptional: true,
    keys: Object.keys(persetujuanRow.shape),
    call: ({ params: { id }, query, body }) =>
      query.simulasi === 'true'
        ? { operation: 'persetujuan_setujui_simulate', variables: { id } }
        : { operation: 'persetujuan_setujui', variables: { id, ...body } },
  },
  {
    ...shared,
    ...decided,
    endpoint: 'POST /persetujuan/{id}/tolak',
    aksi: 'approve',
    summary: 'Menolak permintaan',
    description: 'Draft menjadi batal; dokumen yang sudah diposting tetap seperti adanya.',
    params,
    body: tolakBody,
    keys: Object.keys(persetujuanRow.shape),
    call: ask('persetujuan_tolak'),
  },
  {
    ...shared,
    ...decided,
    endpoint: 'POST /persetujuan/{id}/tarik',
    aksi: 'bebas',
    summary: 'Menarik permintaan sendiri',
    description: 'Draft menjadi batal; dokumen yang sudah diposting tetap seperti adanya.',
    params,
    keys: Object.keys(persetujuanRow.shape),
    call: ask('persetujuan_tarik'),
  },
];
