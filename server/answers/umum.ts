/** Answers that many endpoints share. */
import { z } from 'zod';
import { PERAN } from '../base/rights.ts';
import { sentence } from '../base/sentences.ts';
import {
  bulatHasil,
  graphqlNotes,
  idHasil,
  pilihanHasil,
  tanggalHasil,
  teksHasil,
  waktu,
} from './fields.ts';

const pageMeta = z
  .looseObject({
    page: z.int().optional(),
    per_page: z.int().optional(),
    total: z.int().optional(),
    total_pages: z.int().optional(),
    paginate: z.boolean().optional(),
    kursor: teksHasil('Untuk halaman berikutnya; null di halaman terakhir', '')
      .nullable()
      .optional(),
  })
  .meta({
    id: 'Meta',
    description:
      'Letak halaman; dengan paginate=false hanya paginate dan total, dengan kursor hanya per_page dan kursor, ' +
      'null di halaman terakhir',
    example: { page: 1, per_page: 20, total: 1, total_pages: 1 },
  });

/** The answer of a list's function: a page of rows, and what a report says of all of them. */
export function listAnswer(
  row: z.ZodType,
  { meta, extra }: { meta?: z.ZodRawShape; extra?: z.ZodRawShape } = {},
): z.ZodObject {
  return z.object({
    total: bulatHasil('Banyaknya, di semua halaman'),
    ...(meta && { meta: z.object(meta).meta({ description: 'Tentang semuanya' }) }),
    ...(extra && { extra: z.object(extra).meta({ description: 'Di samping baris-barisnya' }) }),
    data: z.array(row).meta({ description: 'Baris-baris halaman ini' }),
  });
}

/**
 * The answer of a list that may also go on from a cursor: then it says where, and no total.
 *
 * @param more what `meta` says of the list besides, with a cursor or without
 */
export function kursorAnswer(row: z.ZodType, more?: z.ZodRawShape): z.ZodObject {
  const { total, data } = listAnswer(row).shape as Record<'total' | 'data', z.ZodType>;
  const per_page = bulatHasil('Isi per halaman', 20);
  const kursor = teksHasil('Untuk halaman berikutnya; null di halaman terakhir', '').nullable();
  const meta: z.ZodType = more
    ? z.object({ ...more, per_page: per_page.optional(), kursor: kursor.optional() })
    : z.object({ per_page, kursor }).optional();
  return z.object({
    total: total
      .nullable()
      .meta({ description: 'Banyaknya, di semua halaman; null dengan kursor' }),
    meta: meta.meta({ description: 'Dengan kursor: letak halaman' }),
    data,
  });
}

/** The body that REST makes of a list: `{ data, meta }`, and the keys of `extra` beside them. */
export function listResponse(answer: z.ZodObject): z.ZodType {
  const { data, meta, extra } = answer.shape as Record<string, z.ZodObject | undefined>;
  return z.object({
    ...extra?.shape,
    data: z.array((data as unknown as z.ZodArray<z.ZodType>).element),
    meta:
      meta instanceof z.ZodObject ? z.looseObject({ ...pageMeta.shape, ...meta.shape }) : pageMeta,
  });
}

/** The fields of a refusal, of a request or of one document of many. */
export const errorFields = {
  code: z.string().meta({ description: 'Kode tetap untuk mesin', example: 'VAINP' }),
  message: z
    .union([z.string(), z.array(z.string())])
    .meta({ description: 'Untuk 400 satu teks per kesalahan, diawali nama kolomnya' }),
  error: z.string().meta({ description: 'Nama status HTTP', example: 'Bad Request' }),
};

export const errorBody = z
  .object({
    statusCode: z.int(),
    ...errorFields,
    timestamp: waktu('Waktu, UTC'),
    path: z.string().meta({ description: 'Alamat yang diminta', example: '/api/master/barang' }),
    request_id: teksHasil('Nomor permintaan, seperti X-Request-Id', 'e117d339'),
  })
  .meta({
    id: 'Galat',
    example: {
      statusCode: 400,
      code: 'VAINP',
      message: [`nama: ${sentence('wajib')}`],
      error: 'Bad Request',
      timestamp: '2026-01-31T03:00:00.000Z',
      path: '/api/master/barang',
      request_id: 'e117d339',
    },
  });

/** The same as a problem of RFC 9457. */
export const problemBody = z
  .object({
    type: z.literal('about:blank'),
    title: teksHasil('Nama status HTTP', 'Bad Request'),
    status: z.int(),
    detail: teksHasil('Pesannya', `nama: ${sentence('wajib')}`),
    instance: teksHasil('Alamat yang diminta', '/api/master/barang'),
    code: teksHasil('Kode tetap untuk mesin', 'VAINP'),
    request_id: teksHasil('Nomor permintaan', 'e117d339'),
    timestamp: waktu('Waktu, UTC'),
    errors: z
      .array(z.object({ detail: teksHasil('Pesan'), pointer: teksHasil('Tempatnya').optional() }))
      .optional()
      .meta({
        description: 'Untuk 400: satu per kesalahan, dengan tempatnya dalam isi permintaan',
      }),
  })
  .meta({ id: 'Masalah' });

/** What a repeated Idempotency-Key answers. */
export function replayBody(first: z.ZodType): z.ZodType {
  return z.object({
    status: z.literal(200).meta({ description: 'Status HTTP ulangan' }),
    idempotent: z.literal(true),
    original_request_id: z.string().nullable(),
    hasil: first,
  });
}

export const peran = pilihanHasil('Peran di tenant', PERAN, 'Peran');

const tenantSingkat = {
  kode: teksHasil('Kode tenant', 'demo'),
  nama: teksHasil('Nama tenant', 'Toko Demo'),
  peran,
};

const menunggu = z.boolean().optional().meta({
  description: 'true: keanggotaan menunggu; diterima saat pengguna pertama kali memilih tenant ini',
});

const refreshToken = teksHasil(
  'Memperbarui token lewat POST /api/auth/refresh, satu kali, selama sesinya hidup',
  'niaga_rt_Jx3…',
);

export const sesiResponse = z
  .object({
    token: teksHasil('Token aplikasi tanpa tenant', 'eyJhbGciOi…'),
    expires_in: z.int().meta({ description: 'Masa berlaku token dalam detik', example: 3600 }),
    refresh_token: refreshToken,
    user: z.object({
      id: z.string().meta({ format: 'uuid' }),
      email: teksHasil('E-mail', 'admin@demo.test'),
      nama: teksHasil('Nama', 'Admin'),
    }),
    tenants: z.array(z.object({ ...tenantSingkat, menunggu })),
    default_tenant: z.string().optional(),
  })
  .meta({ id: 'Sesi' });

export const tokenResponse = z
  .object({
    token: teksHasil('Token baru', 'eyJhbGciOi…'),
    expires_in: z.int(),
    refresh_token: refreshToken,
  })
  .meta({ id: 'Token' });

export const pilihResponse = z
  .object({
    token: z.string(),
    expires_in: z.int(),
    refresh_token: refreshToken,
    tenant: z.object(tenantSingkat),
  })
  .meta({ id: 'PilihTenant' });

const tenantItem = z.object({
  ...tenantSingkat,
  aktif: z.boolean(),
  default: z.boolean(),
  menunggu,
});
export const tenantsResponse = z.array(tenantItem.meta({ id: 'Tenant' }));

const kuotaHasil = z.object({
  permintaan: z
    .object({
      batas: bulatHasil('Permintaan sehari (UTC)'),
      terpakai: bulatHasil('Permintaan hari ini, di semua server; terlambat beberapa detik'),
      sampai: waktu('Kapan hitungannya mulai lagi dari nol'),
    })
    .nullable()
    .meta({ description: 'null bila tidak dibatasi' }),
  simpanan: z
    .object({
      batas: bulatHasil('MiB'),
      terpakai: bulatHasil('MiB tabel dan lampiran; terlambat beberapa menit'),
    })
    .nullable()
    .meta({ description: 'null bila tidak dibatasi' }),
});

/** The scopes of a key or of a role of the tenant's own. */
export const cakupanHasil = z
  .array(teksHasil('Cakupan', 'transaksi:penjualan:create'))
  .nullable()
  .meta({ description: 'Yang boleh dilakukannya; null: semua yang boleh bagi peran dasarnya' });

/** Whether a role sees and uses only the documents that who has it made himself. */
export const hanyaMilik = z.boolean().meta({
  description: 'true: hanya dokumen yang dibuatnya sendiri yang terlihat',
  example: false,
});

/** Whether a role sees what goods cost. */
export const lihatBiaya = z.boolean().meta({
  description: 'false: harga beli, harga pokok dan laba tidak terlihat',
  example: true,
});

/** The places whose documents a member or key sees. */
export const lokasiTerlihat = z
  .array(idHasil('Lokasi'))
  .nullable()
  .meta({ description: 'Hanya dokumen lokasi ini yang terlihat; null: semua lokasi' });

/** The code of a role of the tenant's own, beside the role in `peran` that bounds it. */
export const peranKode = teksHasil(
  'Kode peran buatan tenant, di dalam batas peran; null: salah satu dari empat peran bawaan',
  'kasir',
).nullable();

export const tenantSayaResponse = tenantItem
  .extend({
    peran_kode: peranKode,
    cakupan: cakupanHasil,
    hanya_milik: hanyaMilik,
    lihat_biaya: lihatBiaya,
    lokasi_id: lokasiTerlihat,
    modul: z.array(z.string()).meta({ description: 'Modul tenant', example: ['penjualan'] }),
    zona_waktu: teksHasil('Zona waktu', 'Asia/Jakarta'),
    mata_uang: teksHasil('Mata uang', 'IDR'),
    tanggal_kunci: tanggalHasil('Buku terkunci sampai tanggal ini').nullable(),
    kuota: kuotaHasil.nullable().meta({
      description: 'Kuota tenant dari pengelola instalasi; null bila tidak ada',
    }),
    uji: z
      .object({
        induk: teksHasil('Kode tenant asalnya', 'demo'),
        isi: teksHasil('Isinya ketika dibuat: salinan, demo atau kosong', 'salinan'),
        berakhir_pada: waktu('Kapan ia dihapus').nullable(),
      })
      .register(graphqlNotes, { name: 'TenantUji' })
      .nullable()
      .meta({ description: 'Bila tenant ini cabang uji; null bila bukan' }),
  })
  .meta({ id: 'TenantSaya' });

export const modulSayaResponse = z.array(
  z
    .object({
      grup: teksHasil('Grup navigasi', 'Transaksi'),
      urutan: bulatHasil('Urutan'),
      modul: z.array(
        z.object({
          kode: teksHasil('Kode modul', 'penjualan'),
          nama: teksHasil('Nama modul', 'Penjualan'),
          rute: teksHasil('Rute di klien', '/transaksi/penjualan'),
          akses: z.array(
            z
              .enum(['lihat', 'buat', 'ubah', 'hapus', 'setujui'])
              .register(graphqlNotes, { name: 'AksesModul' }),
          ),
        }),
      ),
    })
    .meta({ id: 'ModulGrup' }),
);

export const healthResponse = z
  .looseObject({
    status: z.string().meta({ example: 'ok' }),
    versi: z.string().optional(),
    waktu: waktu('Waktu server'),
    komponen: z.record(z.string(), z.unknown()),
  })
  .meta({ id: 'Kesehatan' });
