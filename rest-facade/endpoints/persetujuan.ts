/** Requests that somebody approves: drafts, and what changes documents that were posted. */
import { z } from 'zod';
import { tanggal, teks, teksWajib } from '../../server/answers/fields.ts';
import { KIND_NAMES } from '../../server/answers/kinds.ts';
import {
  delegasiDibuat,
  persetujuanRow,
  STATUSES_PERSETUJUAN,
} from '../../server/answers/persetujuan.ts';
import { baris, beraturan } from '../../server/answers/persetujuan_baris.ts';
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

const orang = (description: string) =>
  z.uuid().meta({ description, example: '9f1c2d3e-4b5a-4c6d-8e7f-0a1b2c3d4e5f' });

const delegasikanBody = z
  .strictObject({
    pengguna_id: orang('Yang juga boleh memutuskannya'),
    alasan: teks('Alasan', 1000, 'sedang di luar kota').nullish(),
  })
  .meta({ id: 'PersetujuanDelegasikan' });

const delegasiBody = z
  .strictObject({
    kepada: orang('Yang mewakili Anda'),
    dari: tanggal('Mulai hari ini'),
    sampai: tanggal('Sampai hari ini, termasuk; paling lama 366 hari'),
    alasan: teks('Alasan', 1000, 'cuti').nullish(),
  })
  .meta({ id: 'DelegasiBaru' });

// The kind stands in the request, not in the path: the database refuses one whose module is off.
const shared = { right: 'transaksi' } as const;
const params = { id: paramId('Nomor permintaan') };
const decided = {
  idempotency: 'aksi',
  response: persetujuanRow,
  keys: Object.keys(baris),
  optionalKeys: Object.keys(beraturan),
  errors: [409],
} as const;

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
    endpoint: 'GET /persetujuan/delegasi',
    summary: 'Delegasi saya',
    description: 'Yang saya beri dan yang saya terima, yang terbaru lebih dulu.',
    pages: true,
    call: ask('delegasi_list'),
  },
  {
    ...shared,
    endpoint: 'POST /persetujuan/delegasi',
    aksi: 'orang',
    summary: 'Mendelegasikan untuk beberapa hari',
    description:
      'Yang mewakili boleh memutuskan langkah permintaan menurut aturan sebagai Anda, di samping Anda sendiri.',
    body: delegasiBody,
    idempotency: 'bebas',
    keys: ['id'],
    location: '/persetujuan/delegasi',
    response: delegasiDibuat,
    call: ask('delegasi_create'),
  },
  {
    ...shared,
    endpoint: 'DELETE /persetujuan/delegasi/{id}',
    aksi: 'orang',
    summary: 'Menarik delegasi',
    description: 'Yang sudah diputuskannya tetap.',
    params: { id: paramId('Nomor delegasi') },
    call: ask('delegasi_delete'),
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
      'tidak ada yang dilakukan. Menurut aturan satu langkahnya, dan langkah terakhir melakukannya. Dengan simulasi=true ' +
      'dihitung lagi seperti akan dilakukan sekarang.',
    params,
    query: { simulasi },
    body: setujuiBody,
    bodyOf: ({ query }) => (query.simulasi === 'true' ? setujuiBody.partial() : setujuiBody),
    bodyOptional: true,
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
    call: ask('persetujuan_tolak'),
  },
  {
    ...shared,
    ...decided,
    endpoint: 'POST /persetujuan/{id}/kembalikan',
    aksi: 'approve',
    summary: 'Mengembalikan draft kepada penyusunnya',
    description:
      'Tetap draft; penyusunnya menyimpannya lagi, dan ia diajukan lagi. Permintaan atas yang sudah diposting 409.',
    params,
    body: tolakBody,
    call: ask('persetujuan_kembalikan'),
  },
  {
    ...shared,
    ...decided,
    endpoint: 'POST /persetujuan/{id}/delegasikan',
    aksi: 'orang',
    summary: 'Mendelegasikan satu permintaan',
    description: 'Kepada anggota lain, bukan penyusun atau peminta; Anda sendiri tetap boleh.',
    params,
    body: delegasikanBody,
    call: ask('persetujuan_delegasikan'),
  },
  {
    ...shared,
    ...decided,
    endpoint: 'POST /persetujuan/{id}/tarik',
    aksi: 'bebas',
    summary: 'Menarik permintaan sendiri',
    description: 'Draft menjadi batal; dokumen yang sudah diposting tetap seperti adanya.',
    params,
    call: ask('persetujuan_tarik'),
  },
];
