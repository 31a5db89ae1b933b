/** Operations on jobs of change data capture. */
import { z } from 'zod';
import { cdcJobDibuat, STATUSES_CDC } from '../../server/answers/cdc.ts';
import { ask, type Row } from '../endpoint.ts';
import { paramId } from '../fields.ts';
import { cdcAksiBody, cdcJobBody, headerMode } from '../schemas/cdc.ts';

const shared = { right: 'ops', modul: 'ops' } as const;
const params = { id: paramId('Nomor pekerjaan') };

const rows: readonly Row[] = [
  {
    ...shared,
    endpoint: 'GET /ops/cdc/jobs',
    summary: 'Daftar pekerjaan CDC',
    description: 'Yang terbaru lebih dulu.',
    query: { status: z.enum(STATUSES_CDC).meta({ description: 'Hanya status ini' }).optional() },
    pages: true,
    call: ask('cdc_job_list'),
  },
  {
    ...shared,
    endpoint: 'GET /ops/cdc/jobs/{id}',
    summary: 'Satu pekerjaan CDC',
    params,
    call: ask('cdc_job_get'),
  },
  {
    ...shared,
    endpoint: 'GET /ops/cdc/jobs/{id}/log',
    summary: 'Log pekerjaan CDC',
    description: '1.000 baris terakhir, yang terbaru lebih dulu.',
    params,
    pages: true,
    call: ask('cdc_job_log'),
  },
  {
    ...shared,
    endpoint: 'POST /ops/cdc/jobs/{id}/aksi',
    aksi: 'update',
    summary: 'Menyetujui, membatalkan, atau mengulang',
    description:
      'approve: dari menunggu. cancel: selama belum berakhir; yang berjalan berhenti dalam satu detik. ' +
      'retry: dari gagal atau dibatalkan, melanjutkan dari posisi terakhir; yang belum pernah disetujui menunggu ' +
      'persetujuan lagi. Yang tidak mungkin pada statusnya: 409.',
    params,
    body: cdcAksiBody,
    idempotency: 'bebas',
    keys: ['id', 'status'],
    response: cdcJobDibuat,
    errors: [409],
    call: ask('cdc_job_aksi'),
  },
  {
    ...shared,
    endpoint: 'GET /ops/cdc/status',
    summary: 'Keadaan CDC',
    description: 'Slot, ketertinggalan, pekerjaan tenant ini per status, dan proses pekerja.',
    call: ask('cdc_status'),
  },
];

const create = (webhookAllow: readonly string[]): Row => ({
  ...shared,
  endpoint: 'POST /ops/cdc/jobs',
  summary: 'Membuat pekerjaan CDC',
  description:
    'Menunggu persetujuan (aksi approve). Perubahan tiap tabel dikirim ke tujuan, paling sedikit satu kali dan ' +
    'berurutan; tujuan yang sama hanya boleh dipakai satu pekerjaan yang belum berakhir (409).',
  headers: { 'X-Mode-Operasi': headerMode },
  body: cdcJobBody(webhookAllow),
  idempotency: 'cdc',
  keys: ['id', 'status'],
  location: '/ops/cdc/jobs/{id}',
  response: cdcJobDibuat,
  errors: [409],
  call: ask('cdc_job_create', ({ body, headers }) => ({
    dokumen: { ...body, tabel: body.tabel === 'semua' ? ['semua'] : body.tabel },
    mode: headers?.['X-Mode-Operasi'] ?? 'full',
  })),
});

/** The rows; a webhook's address is checked against the internal ones that are allowed. */
export const cdcRows = (webhookAllow: readonly string[]): readonly Row[] => [
  ...rows,
  create(webhookAllow),
];
