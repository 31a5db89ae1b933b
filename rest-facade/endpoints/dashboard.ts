/** The dashboard: its figures, and the stream that tells when they change. */
import { z } from 'zod';
import { kpiResponse, TOP10 } from '../../server/answers/dashboard.ts';
import { tanggal } from '../../server/answers/fields.ts';
import { sentence } from '../../server/base/sentences.ts';
import { ask, type Row } from '../base/endpoint.ts';

const shared = { right: 'dashboard', modul: 'dashboard' } as const;

const hari = (baku: string) =>
  z
    .string()
    .regex(/^(?:[1-9]\d?|[12]\d\d|3[0-5]\d|36[0-6])$/, {
      error: () => sentence('bulat_antara', 1, 366),
    })
    .meta({ description: `Banyaknya hari sampai hari ini; baku ${baku}`, example: baku })
    .optional();
const bulan = z
  .string()
  .regex(/^(?:[1-9]|1\d|2[0-4])$/, { error: () => sentence('bulat_antara', 1, 24) })
  .meta({ description: 'Banyaknya bulan sampai bulan ini; baku 12', example: '12' })
  .optional();
const tipe = z
  .enum(TOP10)
  .meta({ description: 'Yang diperingkat; baku barang', example: 'barang' })
  .optional();
const tenant = z
  .string()
  .regex(/^[a-z][a-z0-9]{0,30}$/, 'harus kode tenant')
  .meta({ description: 'Kode tenant; bakunya tenant pada token', example: 'demo' })
  .optional();

export const dashboardRows: readonly Row[] = [
  {
    ...shared,
    endpoint: 'GET /dashboard/kpi',
    summary: 'Angka utama',
    description: 'Setiap angka sama dengan laporannya pada hari ini menurut zona waktu tenant.',
    response: kpiResponse,
    // A wall may hide them.
    optionalKeys: [
      ...['laba_kotor_bulan_ini', 'kas_bank', 'nilai_stok'],
      ...['piutang_outstanding', 'hutang_outstanding'],
    ],
    call: ask('dashboard_kpi'),
  },
  {
    ...shared,
    endpoint: 'GET /dashboard/summary',
    summary: 'Bulan ini dibanding bulan lalu',
    call: ask('dashboard_summary'),
  },
  {
    ...shared,
    endpoint: 'GET /dashboard/trend',
    summary: 'Penjualan dan laba per hari',
    query: { hari: hari('30') },
    call: ask('dashboard_trend'),
  },
  {
    ...shared,
    endpoint: 'GET /dashboard/papan',
    summary: 'Laba rugi per bulan, kas per hari, umur piutang dan hutang, stok menipis',
    description: 'Setiap angka sama dengan laporannya. bulan: laba rugi; hari: kas.',
    query: { hari: hari('90'), bulan },
    call: ask('dashboard_papan'),
  },
  {
    ...shared,
    endpoint: 'GET /dashboard/top10',
    summary: 'Sepuluh barang atau pelanggan terbesar',
    query: {
      tipe,
      dari: tanggal('Dari tanggal; baku awal bulan ini').optional(),
      sampai: tanggal('Sampai tanggal; baku hari ini').optional(),
    },
    call: ask('dashboard_top10'),
  },
  {
    ...shared,
    endpoint: 'GET /dashboard/kpi/stream',
    summary: 'Aliran angka utama (server-sent events)',
    description:
      'Peristiwa kpi (angka utama dan pemicunya) dan pemicu (pemicu manual), dengan id yang naik. Last-Event-ID melanjutkan dari peristiwa itu; yang tersimpan 1.000 terakhir. Bila ada yang tidak tersimpan lagi, keadaan sekarang dikirim dengan terlewat: true. Berakhir saat token habis. Seorang pengguna dapat membuka paling banyak 5 aliran; satu lagi dijawab 429 dengan Retry-After.',
    response: z.string().meta({
      description: 'Aliran peristiwa',
      example: 'id: 7\nevent: pemicu\ndata: {"jenis":"pemicu"}\n\n',
    }),
    mediaType: 'text/event-stream',
    handler: 'kpiStream',
  },
  {
    ...shared,
    endpoint: 'GET /dashboard/trigger',
    aksi: 'update',
    summary: 'Pemicu manual untuk mencoba aliran',
    description: 'Di luar produksi juga tanpa token, dengan tenant.',
    anonymous: true,
    query: { tenant },
    response: z.object({ dikirim: z.literal(true) }),
    handler: 'dashboardTrigger',
  },
];
