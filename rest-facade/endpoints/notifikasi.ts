/** Notifications: they belong to the user, whichever tenant the token carries, or none. */

import { z } from 'zod';
import { teks, teksWajib } from '../../server/answers/fields.ts';
import { JENIS_NOTIFIKASI, notifikasiDibuat } from '../../server/answers/notifikasi.ts';
import { sentence } from '../../server/base/sentences.ts';
import { ask, type Row } from '../base/endpoint.ts';
import { paramBoolean, paramId } from '../base/fields.ts';

const preferensiNotifikasiBody = z
  .strictObject({
    surel: z
      .strictObject(
        Object.fromEntries(
          JENIS_NOTIFIKASI.map((jenis) => [
            jenis,
            z
              .boolean({ error: () => sentence('boolean') })
              .meta({ description: 'Kirim surel', example: true })
              .optional(),
          ]),
        ),
      )
      .meta({ description: 'Jenis yang tidak disebut dikirim' }),
  })
  .meta({ id: 'PreferensiNotifikasiBaru', example: { surel: { stok_minimum: false } } });

const aksesTenantBody = z
  .strictObject({
    tenant_kode: teksWajib('Kode tenant yang diminta', 100, 'demo2'),
    alasan: teks('Alasan, dibaca admin tenant itu', 500, 'Membantu tutup buku').optional(),
  })
  .meta({ id: 'PermintaanAkses', example: { tenant_kode: 'demo2', alasan: 'Tutup buku' } });

const shared = { right: 'umum', aksi: 'orang', tenantRule: 'drop' } as const;
const params = { id: paramId('Nomor notifikasi') };

export const notifikasiRows: readonly Row[] = [
  {
    ...shared,
    endpoint: 'GET /notifikasi',
    summary: 'Daftar notifikasi',
    description:
      'Milik pengguna, dari semua tenant-nya, yang terbaru lebih dulu. Yang dari tenant yang ditinggalkan tidak tampak lagi; yang sudah dibaca dihapus setelah 90 hari.',
    query: { dibaca: paramBoolean('Hanya yang sudah (atau belum) dibaca').optional() },
    pages: 'kursor',
    call: ask('notifikasi_list'),
  },
  {
    ...shared,
    endpoint: 'GET /notifikasi/preferensi',
    summary: 'Jenis yang dikirim lewat surel',
    description:
      'Setelan pengguna sendiri, untuk semua tenant-nya; di aplikasi semuanya tetap tampak.',
    call: ask('notifikasi_preferensi'),
  },
  {
    ...shared,
    endpoint: 'PUT /notifikasi/preferensi',
    summary: 'Mengatur jenis yang dikirim lewat surel',
    description: 'Menggantikan setelan; jenis yang tidak disebut dikirim.',
    body: preferensiNotifikasiBody,
    call: ask('notifikasi_preferensi_set'),
  },
  {
    ...shared,
    endpoint: 'GET /notifikasi/{id}',
    summary: 'Satu notifikasi',
    description: 'Hanya milik sendiri; milik orang lain dijawab 404.',
    params,
    call: ask('notifikasi_get'),
  },
  {
    ...shared,
    endpoint: 'POST /notifikasi/{id}/baca',
    summary: 'Menandai dibaca',
    description: 'Boleh diulang. Notifikasi orang lain: 404.',
    params,
    call: ask('notifikasi_baca'),
  },
  {
    ...shared,
    endpoint: 'POST /notifikasi/request-akses-tenant',
    summary: 'Meminta akses ke tenant lain',
    description:
      'Admin tenant itu diberi tahu; jawabannya sama bila tenant itu tidak ada. Permintaan yang sama di hari yang sama menjawab id yang sama. id adalah notifikasi peminta sendiri.',
    body: aksesTenantBody,
    keys: ['id'],
    location: '/notifikasi/{id}',
    response: notifikasiDibuat,
    errors: [409],
    call: ask('akses_tenant_request'),
  },
];
