/** Operations on jobs of change data capture. */
import { z } from 'zod';
import { cdcJobDibuat, MODES_CDC, STATUSES_CDC } from '../../server/answers/cdc.ts';
import { boolean, pilihan, pola, teks } from '../../server/answers/fields.ts';
import { ask, type Row } from '../base/endpoint.ts';
import { paramId } from '../base/fields.ts';

const AKSI = ['approve', 'cancel', 'retry'] as const;

const tabel = z.union([
  z.literal('semua'),
  z
    .array(z.string().max(63))
    .min(1)
    .max(200)
    .meta({ example: ['barang'] }),
]);

/** What `tipe` may not be any more. */
const GONE = 'webhook tidak lagi melalui CDC; daftarkan di POST /api/pengaturan/webhook';

const tujuan = z.discriminatedUnion(
  'tipe',
  [
    z.strictObject({
      tipe: z.literal('berkas'),
      nama: pola(
        'Nama folder di bawah folder CDC milik tenant; bukan path',
        /^[a-z0-9][a-z0-9_-]{0,59}$/,
        'huruf kecil, angka, _ dan -, paling panjang 60; nama, bukan path',
        'gudang',
      ),
      format: pilihan('Bentuk berkas; baku ndjson', ['ndjson', 'csv']).optional(),
    }),
    z.strictObject({
      tipe: z.literal('postgres'),
      target: pola(
        'Nama koneksi dalam konfigurasi (CDC_TARGETS)',
        /^[a-z][a-z0-9_-]{0,30}$/,
        'huruf kecil, angka, _ dan -, diawali huruf, paling panjang 31',
        'gudang_data',
      ),
      skema: pola(
        'Skema di database tujuan; miliknya sendiri',
        /^(?!pg_)[a-z_][a-z0-9_]{0,62}$/,
        'huruf kecil, angka dan _, paling panjang 63, bukan skema sistem',
        'toko',
      ),
    }),
  ],
  { error: ({ input }) => ((input as { tipe?: unknown })?.tipe === 'webhook' ? GONE : undefined) },
);

const cdcJobBody = z
  .strictObject({
    tabel: tabel
      .meta({
        description: 'Nama-nama tabel, atau "semua"; GET /ops/cdc/status menyebut yang ada',
      })
      .optional(),
    tujuan: tujuan.meta({ description: 'Ke mana perubahan dikirim' }),
    ikuti: boolean(
      'true (baku): ikuti terus perubahan; false: berhenti setelah yang ada sekarang',
    ).optional(),
  })
  .meta({
    id: 'PekerjaanCdcBaru',
    example: { tabel: ['barang', 'kontak'], tujuan: { tipe: 'berkas', nama: 'gudang' } },
  });

const headerMode = z
  .enum(MODES_CDC)
  .meta({
    description:
      'full (baku): snapshot, lalu ikuti. partial: hanya tabel yang disebut, sejak posisi terakhir; pekerjaan baru mulai dari sekarang',
    example: 'full',
  })
  .optional();

const cdcAksiBody = z
  .strictObject({
    aksi: pilihan('Tindakan', AKSI),
    alasan: teks('Alasan, tampil di log dan jejak audit', 500, 'tujuan salah').optional(),
  })
  .meta({ id: 'AksiCdc', example: { aksi: 'approve' } });

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

const create: Row = {
  ...shared,
  endpoint: 'POST /ops/cdc/jobs',
  summary: 'Membuat pekerjaan CDC',
  description:
    'Menunggu persetujuan (aksi approve). Perubahan tiap tabel dikirim ke tujuan, paling sedikit satu kali dan ' +
    'berurutan; tujuan yang sama hanya boleh dipakai satu pekerjaan yang belum berakhir (409).',
  headers: { 'X-Mode-Operasi': headerMode },
  body: cdcJobBody,
  idempotency: 'cdc',
  keys: ['id', 'status'],
  location: '/ops/cdc/jobs/{id}',
  response: cdcJobDibuat,
  errors: [409],
  call: ask('cdc_job_create', ({ body, headers }) => ({
    dokumen: { ...body, tabel: body.tabel === 'semua' ? ['semua'] : body.tabel },
    mode: headers?.['X-Mode-Operasi'] ?? 'full',
  })),
};

export const cdcRows: readonly Row[] = [...rows, create];
