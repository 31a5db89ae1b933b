/** Settings, modules and users of a tenant, and the tenant that a user starts in. */
import { z } from 'zod';
import {
  bilanganBulat,
  boolean,
  namaDipangkas,
  pilihan,
  pola,
  teks,
  teksWajib,
} from '../../server/answers/fields.ts';
import { modulResponse, pengaturan, penggunaDibuat } from '../../server/answers/pengaturan.ts';
import { PERAN } from '../../server/base/rights.ts';
import { sentence } from '../../server/base/sentences.ts';
import { ask, type Row } from '../base/endpoint.ts';
import { desimal, id as idField } from '../base/fields.ts';

const batas_harga = z
  .strictObject({
    diskon_maksimum: desimal(
      'persen',
      'Paling jauh di bawah daftar harga, persen; null: tidak terbatas',
    ).nullable(),
    hpp_persen: desimal(
      'kuantitas',
      'Paling rendah sekian persen dari harga pokok, sampai 1000; null: tidak terbatas',
      'not_negative',
    ).nullable(),
    tindakan: pilihan('Harga di bawah batas', ['peringatan', 'tolak']),
  })
  .partial()
  .meta({ description: 'Batas harga jual' });

const poin = z
  .strictObject({
    aktif: boolean('Pelanggan mengumpulkan poin'),
    rupiah_per_poin: desimal('uang', 'Belanja untuk satu poin', 'positive'),
    nilai_poin: desimal('uang', 'Nilai satu poin saat ditukar', 'positive'),
    masa_berlaku_hari: bilanganBulat(
      'Poin hangus sesudah hari ini; null: tidak',
      1,
      36500,
    ).nullable(),
    metode: pilihan('Cara membukukan; perubahan berlaku bagi poin baru', ['tangguhan', 'beban']),
  })
  .partial();

// A setting is accepted as it is answered, but for the decimals: those come with all their digits.
const fields = {
  ...pengaturan,
  pembulatan: desimal('uang', 'Pembulatan total: 0, 100 atau 500', 'not_negative'),
  batas_hapus_piutang: desimal(
    'uang',
    'Penghapusan piutang di atas ini butuh persetujuan pengguna lain; null: tidak terbatas',
    'not_negative',
  ).nullable(),
  toleransi_order: desimal('persen', 'Kelebihan kiriman atas order yang diterima, persen'),
  toleransi_ppn: desimal(
    'uang',
    'Selisih PPN faktur supplier dari hitungannya yang diterima, per baris',
    'not_negative',
  ),
  toleransi_harga: desimal(
    'persen',
    'Selisih harga faktur dari harga penerimaannya yang diterima, persen; null: tidak terbatas',
  ).nullable(),
  batas_harga,
  poin,
};

const pengaturanPatch = z
  .strictObject(fields)
  .partial()
  .meta({
    id: 'PengaturanPatch',
    example: { nama: 'Toko Sembako Makmur', pembulatan: 0, akun_peran: { kas: '1101' } },
  });

const modulBody = z
  .array(z.strictObject(modulResponse.element.shape))
  .min(1)
  .max(100)
  .meta({ id: 'ModulUbah', example: [{ kode: 'pembelian', aktif: true }] });
/** One of the four roles, or the code of a role of the tenant's own. */
export const peran = pola(
  `Peran: ${PERAN.join(', ')}, atau kode peran buatan tenant`,
  /^[a-z][a-z0-9-]{1,30}$/,
  `harus salah satu dari ${PERAN.join(', ')}, atau kode peran buatan tenant`,
  'staff',
);

/** A role as the functions take it: `peran` for one of the four, `peran_kode` for another. */
export const roleOf = (kode: unknown): Record<string, unknown> =>
  PERAN.some((role) => role === kode) ? { peran: kode } : { peran_kode: kode };

/** The places whose documents a member or key sees. */
export const lokasiTerlihat = z.array(idField('Lokasi')).min(1).max(100).nullable();

const penggunaBody = z
  .strictObject({
    email: pola(
      'Alamat e-mail',
      /^\s*[^\s@]+@[^\s@]+\s*$/,
      () => sentence('email'),
      'sari@demo.test',
    ),
    nama: namaDipangkas('Nama', 200, 'Sari'),
    peran,
    lokasi_id: lokasiTerlihat
      .optional()
      .meta({ description: 'Hanya dokumen lokasi ini yang terlihat; null atau tidak ada: semua' }),
  })
  .meta({
    id: 'PenggunaBaru',
    example: { email: 'sari@demo.test', nama: 'Sari', peran: 'staff' },
  });
const penugasanBody = z
  .strictObject({
    assignments: z
      .array(
        z.strictObject({
          tenant_kode: teksWajib('Kode tenant', 100, 'demo'),
          peran,
          lokasi_id: lokasiTerlihat.optional().meta({
            description:
              'Hanya dokumen lokasi ini yang terlihat; null: semua; tidak ada: tetap seperti sebelumnya',
          }),
        }),
      )
      .max(1000),
  })
  .meta({
    id: 'Penugasan',
    example: { assignments: [{ tenant_kode: 'demo', peran: 'staff' }] },
  });

const defaultTenantBody = z
  .strictObject({ kode: teks('Kode tenant; null: tidak ada', 100, 'demo').nullable() })
  .meta({ id: 'TenantDefault', example: { kode: 'demo' } });

const params = {
  id: z.uuid({ error: () => sentence('uuid') }).meta({
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
    mayWait: true,
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
    call: ask('pengguna_create', ({ body: { peran: kode, ...others } }) => ({
      ...others,
      ...roleOf(kode),
    })),
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
    call: ask('pengguna_assign', ({ params: { id }, body }) => ({
      id,
      assignments: (body.assignments as Record<string, unknown>[] | undefined)?.map(
        ({ peran: kode, ...others }) => ({
          ...others,
          ...roleOf(kode),
          ...(others.lokasi_id === null && { semua_lokasi: true }),
        }),
      ),
    })),
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
