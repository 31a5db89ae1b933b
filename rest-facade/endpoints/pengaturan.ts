/** Settings, modules and users of a tenant, and the tenant that a user starts in. */
import { z } from 'zod';
import { penggunaDibuat } from '../../server/answers/pengaturan.ts';
import { ask, type Row } from '../endpoint.ts';
import {
  defaultTenantBody,
  modulBody,
  pengaturanPatch,
  penggunaBody,
  penugasanBody,
} from '../schemas/pengaturan.ts';

const params = {
  id: z.uuid({ error: 'harus UUID' }).meta({
    description: 'Pengguna',
    example: 'fafafa58-0000-4000-8000-000000000000',
  }),
};

const tenantRows: readonly Row[] = [
  {
    endpoint: 'GET /pengaturan/tenant',
    summary: 'Pengaturan tenant',
    etag: true,
    right: 'pengaturan_lihat',
    call: ask('pengaturan_get'),
  },
  {
    endpoint: 'PATCH /pengaturan/tenant',
    summary: 'Mengubah pengaturan tenant',
    description:
      'Berlaku seketika; yang tidak disebut tetap. 409 dengan alasannya bila perubahan akan memalsukan buku yang ' +
      'sudah ada. Format nomor yang baru mulai berlaku bulan depan.',
    right: 'pengaturan_ubah',
    body: pengaturanPatch,
    errors: [409],
    call: ask('pengaturan_patch', ({ body }) => ({ patch: body })),
  },
  {
    endpoint: 'GET /pengaturan/tenant/modul',
    summary: 'Modul tenant',
    right: 'pengaturan_lihat',
    call: ask('modul_list'),
  },
  {
    endpoint: 'PUT /pengaturan/tenant/modul',
    summary: 'Menyalakan atau mematikan modul',
    description:
      'Yang tidak disebut tetap. Modul yang mati menjawab 403 di semua alamat dan kolom GraphQL-nya. Modul ' +
      'pengaturan tidak dapat dimatikan.',
    right: 'pengaturan_ubah',
    body: modulBody,
    errors: [409],
    call: ask('modul_set', ({ body }) => ({ modul: body })),
  },
];

const penggunaRows: readonly Row[] = [
  {
    endpoint: 'GET /pengaturan/pengguna',
    summary: 'Pengguna tenant',
    description: 'tenants hanya memuat tenant tempat Anda sendiri menjadi admin.',
    right: 'pengaturan_ubah',
    pages: true,
    call: ask('pengguna_list'),
  },
  {
    endpoint: 'POST /pengaturan/pengguna',
    aksi: 'orang',
    summary: 'Menambah pengguna',
    description:
      'Keanggotaan menunggu sampai penggunanya pertama kali memilih tenant ini; sampai saat itu tampak hanya yang ' +
      'ditulis di sini, dan jawabannya sama bagi alamat e-mail yang sudah dikenal. 409 bila sudah anggota dengan ' +
      'peran lain.',
    right: 'pengaturan_ubah',
    body: penggunaBody,
    idempotency: 'bebas',
    keys: ['id'],
    location: '/pengaturan/pengguna/{id}',
    response: penggunaDibuat,
    errors: [409],
    call: ask('pengguna_create'),
  },
  {
    endpoint: 'GET /pengaturan/pengguna/{id}',
    summary: 'Satu pengguna tenant',
    right: 'pengaturan_ubah',
    params,
    call: ask('pengguna_get'),
  },
  {
    endpoint: 'PUT /pengaturan/pengguna/{id}/tenant-assignments',
    aksi: 'orang',
    summary: 'Mengatur peran pengguna',
    description:
      'Mengganti peran pengguna di semua tenant tempat Anda admin; tenant yang tidak disebut kehilangan pengguna ' +
      'ini. Keanggotaan yang baru menunggu sampai penggunanya memilih tenant itu. 404 bila pengguna bukan anggota ' +
      'salah satu tenant Anda dan tidak meminta akses. Tenant lain 403; peran Anda sendiri, atau admin terakhir sebuah tenant, 409.',
    right: 'pengaturan_ubah',
    params,
    body: penugasanBody,
    errors: [409],
    call: ask('pengguna_assign'),
  },
];

export const pengaturanRows: readonly Row[] = [
  ...tenantRows,
  ...penggunaRows,
  {
    endpoint: 'PUT /tenants/default',
    aksi: 'orang',
    summary: 'Memilih tenant awal',
    description: 'default_tenant dari sesi berikutnya; null menghapusnya.',
    right: 'umum',
    body: defaultTenantBody,
    errors: [403],
    tenantRule: 'drop',
    call: ask('default_tenant_set'),
  },
];
