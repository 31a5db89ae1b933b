/** Health (answered by server/http/health.ts, in front of the facade), sign-in, tenants, modules, the description. */
import { z } from 'zod';
import {
  healthResponse,
  pilihResponse,
  sesiResponse,
  tokenResponse,
} from '../../server/answers/umum.ts';
import { ask, type Row } from '../base/endpoint.ts';
import { paramKode } from '../base/fields.ts';

const sesiBody = z
  .strictObject({ id_token: z.string().min(1).max(16_384) })
  .meta({ id: 'SesiBaru', example: { id_token: 'eyJhbGciOi…' } });

const refreshBody = z
  .strictObject({ refresh_token: z.string().min(1).max(200).optional() })
  .meta({ id: 'RefreshToken', example: { refresh_token: 'niaga_rt_Jx3…' } });

const semuaQuery = z
  .enum(['true', 'false'])
  .optional()
  .meta({ description: 'true: semua sesi pengguna', example: 'true' });

export const umumRows: readonly Row[] = [
  {
    endpoint: 'GET /health',
    summary: 'Kesehatan layanan',
    description:
      '503 sampai database termigrasi dan bila database tidak terjangkau. komponen.perlindungan hanya ada, dan bernilai ' +
      'berkurang, bila server menerima PostgreSQL yang dikelola pihak lain (MANAGED_POSTGRES). komponen.disk bernilai ' +
      'penuh bila tempat untuk unggahan di server hampir habis; unggahan lalu dijawab 503. komponen.lampiran bernilai mati ' +
      'bila penyimpanan lampiran tidak melayani; lampiran lalu dijawab 503, selebihnya dilayani. Di produksi versi dan ' +
      'komponen.simpul (simpul demi simpul) hanya bagi yang membawa METRICS_KEY sebagai token bearer.',
    right: 'publik',
    response: healthResponse,
    errors: [503],
    elsewhere: true,
  },
  {
    endpoint: 'GET /health/live',
    summary: 'Proses hidup',
    description:
      'Selalu 200 selama proses menjawab; untuk pengawas proses, tanpa melihat database.',
    right: 'publik',
    response: z.looseObject({ status: z.string() }),
    elsewhere: true,
  },
  {
    endpoint: 'GET /health/ready',
    summary: 'Siap melayani',
    description: '503 selama mulai, berhenti, atau tanpa database.',
    right: 'publik',
    response: z.looseObject({ status: z.string() }),
    errors: [503],
    elsewhere: true,
  },
  {
    endpoint: 'POST /auth/sesi',
    summary: 'Masuk',
    description:
      'Menukar token identitas dengan token aplikasi tanpa tenant, dan refresh_token yang memperbaruinya.',
    right: 'publik',
    body: sesiBody,
    idempotency: 'login',
    response: sesiResponse,
    errors: [401],
    handler: 'sesiCreate',
  },
  {
    endpoint: 'DELETE /auth/sesi',
    summary: 'Keluar',
    aksi: 'orang',
    description:
      'Mengakhiri sesi: semua tokennya berhenti berlaku di semua server dalam satu detik. Dengan semua=true ' +
      'semua sesi pengguna, di perangkat mana pun.',
    right: 'umum',
    query: { semua: semuaQuery },
    tenantRule: 'ignore',
    handler: 'sesiDelete',
  },
  {
    endpoint: 'POST /auth/refresh',
    aksi: 'orang',
    summary: 'Memperbarui token',
    description:
      'Token baru dengan isi yang sama dan masa berlaku baru, selama sesinya hidup. refresh_token berlaku satu kali ' +
      'dan tidak butuh token lain; jawabannya memuat penggantinya. Ulangan dalam 30 detik mendapat pengganti yang ' +
      'sama; sesudah itu pemakaian ulang mengakhiri sesi. Tanpa refresh_token: dengan Bearer yang masih berlaku, ' +
      'sampai 12 jam sesudah masuk (kemudian 401 LOJAM).',
    right: 'umum',
    bearerOptional: true,
    body: refreshBody,
    bodyOptional: true,
    response: tokenResponse,
    errors: [403],
    tenantRule: 'ignore',
    handler: 'refresh',
  },
  {
    endpoint: 'GET /tenants',
    summary: 'Tenant milik pengguna',
    description:
      'Semua tenant tempat pengguna menjadi anggota, dengan perannya; default adalah yang dipilih sendiri. ' +
      'menunggu: keanggotaan yang berlaku sesudah pengguna memilih tenant itu.',
    right: 'umum',
    tenantRule: 'drop',
    call: ask('tenants'),
  },
  {
    endpoint: 'GET /tenants/saya',
    aksi: 'bebas',
    summary: 'Tenant di token',
    right: 'pengaturan_lihat',
    call: ask('tenant_saya'),
  },
  {
    endpoint: 'POST /tenants/{kode}/pilih',
    aksi: 'orang',
    summary: 'Memilih tenant',
    description:
      'Token dan refresh_token untuk tenant itu; keanggotaan yang menunggu menjadi diterima. refresh_token yang datang bersama token permintaan ini terpakai. ' +
      '403 baik untuk tenant orang lain maupun tenant yang tidak ada.',
    right: 'umum',
    params: { kode: paramKode('Kode tenant', 'demo') },
    response: pilihResponse,
    errors: [403],
    never404: true,
    tenantRule: 'drop',
    handler: 'pilihTenant',
  },
  {
    endpoint: 'GET /modul/saya',
    summary: 'Modul yang boleh dibuka',
    description: 'Kosong tanpa tenant.',
    right: 'umum',
    tenantRule: 'drop',
    call: ask('modul_saya'),
  },
];

/** Off in production unless asked for. */
export const docsRows: readonly Row[] = [
  {
    endpoint: 'GET /docs-json',
    summary: 'Uraian API (OpenAPI 3.1)',
    right: 'publik',
    query: { bab: z.string().meta({ description: 'Bab ini saja' }).optional() },
    hidden: true,
    handler: 'docsJson',
  },
  {
    endpoint: 'GET /docs',
    summary: 'Uraian API untuk dibaca',
    right: 'publik',
    hidden: true,
    handler: 'docsPage',
  },
  {
    endpoint: 'GET /docs/{berkas}',
    summary: 'Berkas halaman uraian',
    right: 'publik',
    params: { berkas: z.string() },
    hidden: true,
    handler: 'docsFile',
  },
];
