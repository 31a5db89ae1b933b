/** Answers that many endpoints share. */
import { z } from 'zod';
import { angka, pilihan, tanggalHasil, teksHasil, waktu } from '../fields.ts';

export const pageMeta = z
  .looseObject({
    page: z.int().optional(),
    per_page: z.int().optional(),
    total: z.int(),
    total_pages: z.int().optional(),
    paginate: z.boolean().optional(),
  })
  .meta({
    id: 'Meta',
    description: 'Letak halaman; dengan paginate=false hanya paginate dan total',
    example: { page: 1, per_page: 20, total: 1, total_pages: 1 },
  });

/** `{ data, meta }`, with what a report adds beside them, and what it adds to meta. */
export function listResponse(
  row: z.ZodType,
  beside: Record<string, z.ZodType> = {},
  inMeta: Record<string, z.ZodType> = {},
): z.ZodType {
  const meta =
    Object.keys(inMeta).length === 0 ? pageMeta : z.looseObject({ ...pageMeta.shape, ...inMeta });
  return z.object({ ...beside, data: z.array(row), meta });
}

export const errorBody = z
  .object({
    statusCode: z.int(),
    code: z.string().meta({ description: 'Kode tetap untuk mesin', example: 'VAINP' }),
    message: z
      .union([z.string(), z.array(z.string())])
      .meta({ description: 'Untuk 400 satu teks per kesalahan, diawali nama kolomnya' }),
    error: z.string().meta({ description: 'Nama status HTTP', example: 'Bad Request' }),
    timestamp: waktu('Waktu, UTC'),
    path: z.string().meta({ description: 'Alamat yang diminta', example: '/api/master/barang' }),
  })
  .meta({
    id: 'Galat',
    example: {
      statusCode: 400,
      code: 'VAINP',
      message: ['nama: wajib diisi'],
      error: 'Bad Request',
      timestamp: '2026-01-31T03:00:00.000Z',
      path: '/api/master/barang',
    },
  });

/** What a repeated Idempotency-Key answers. */
export function replayBody(first: z.ZodType): z.ZodType {
  return z.object({
    status: z.literal(200),
    idempotent: z.literal(true),
    original_request_id: z.string().nullable(),
    hasil: first,
  });
}

export const peran = pilihan('Peran di tenant', ['admin', 'staff', 'viewer', 'ops']);

const tenantSingkat = {
  kode: teksHasil('Kode tenant', 'demo'),
  nama: teksHasil('Nama tenant', 'Toko Demo'),
  peran,
};

export const sesiBody = z
  .strictObject({ id_token: z.string().min(1).max(16_384) })
  .meta({ id: 'SesiBaru', example: { id_token: 'eyJhbGciOi…' } });

export const sesiResponse = z
  .object({
    token: teksHasil('Token aplikasi tanpa tenant', 'eyJhbGciOi…'),
    expires_in: z.int().meta({ description: 'Masa berlaku dalam detik', example: 3600 }),
    user: z.object({
      id: z.string().meta({ format: 'uuid' }),
      email: teksHasil('E-mail', 'admin@demo.test'),
      nama: teksHasil('Nama', 'Admin'),
    }),
    tenants: z.array(z.object(tenantSingkat)),
    default_tenant: z.string().optional(),
  })
  .meta({ id: 'Sesi' });

export const tokenResponse = z
  .object({ token: teksHasil('Token baru', 'eyJhbGciOi…'), expires_in: z.int() })
  .meta({ id: 'Token' });

export const pilihResponse = z
  .object({ token: z.string(), expires_in: z.int(), tenant: z.object(tenantSingkat) })
  .meta({ id: 'PilihTenant' });

const tenantItem = z.object({ ...tenantSingkat, aktif: z.boolean(), default: z.boolean() });
export const tenantsResponse = z.array(tenantItem.meta({ id: 'Tenant' }));

export const tenantSayaResponse = tenantItem
  .extend({
    modul: z.array(z.unknown()).meta({ description: 'Modul tenant' }),
    zona_waktu: teksHasil('Zona waktu', 'Asia/Jakarta'),
    mata_uang: teksHasil('Mata uang', 'IDR'),
    tanggal_kunci: tanggalHasil('Buku terkunci sampai tanggal ini').nullable(),
  })
  .meta({ id: 'TenantSaya' });

export const modulSayaResponse = z.array(
  z
    .object({
      grup: teksHasil('Grup navigasi', 'Transaksi'),
      urutan: angka('Urutan'),
      modul: z.array(
        z.object({
          kode: teksHasil('Kode modul', 'penjualan'),
          nama: teksHasil('Nama modul', 'Penjualan'),
          rute: teksHasil('Rute di klien', '/transaksi/penjualan'),
          akses: z.array(z.enum(['lihat', 'buat', 'ubah', 'hapus', 'setujui'])),
        }),
      ),
    })
    .meta({ id: 'ModulGrup' }),
);

export const healthResponse = z
  .looseObject({
    status: z.string().meta({ example: 'ok' }),
    versi: z.string(),
    waktu: waktu('Waktu server'),
    komponen: z.record(z.string(), z.unknown()),
  })
  .meta({ id: 'Kesehatan' });
