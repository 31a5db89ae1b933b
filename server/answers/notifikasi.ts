/** Notifications of a user. */
import { z } from 'zod';
import { graphqlNotes, idHasil, teksHasil, waktu } from './fields.ts';
import { kursorAnswer } from './umum.ts';

export const JENIS_NOTIFIKASI = [
  'akses_diajukan',
  'akses_diminta',
  'sesi_diakhiri',
  'persetujuan',
  'stok_minimum',
  'piutang_jatuh_tempo',
  'kunci_api',
  'webhook_mati',
  'cdc_selesai',
  'migrasi_gagal',
  'cabang_berakhir',
] as const;

export const notifikasi = z
  .object({
    id: idHasil('Nomor notifikasi'),
    jenis: z
      .enum(JENIS_NOTIFIKASI)
      .meta({ description: 'Jenis', example: 'persetujuan' })
      .register(graphqlNotes, { name: 'JenisNotifikasi' }),
    tenant_kode: teksHasil('Tenant yang dibicarakan', 'demo').nullable(),
    judul: teksHasil('Judul', 'Menunggu persetujuan: Pembelian'),
    isi: teksHasil('Isi', 'Pembelian dari PT Pemasok menunggu persetujuan.'),
    tautan: teksHasil(
      'Alamat API dari hal yang dibicarakan, di dalam tenant_kode',
      '/api/transaksi/pembelian/18',
    ).nullable(),
    dibaca_pada: waktu('Dibaca pada').nullable(),
    dibuat_pada: waktu('Dibuat pada'),
  })
  .meta({ id: 'Notifikasi' });

export const notifikasis = kursorAnswer(notifikasi, {
  belum_dibaca: z
    .int()
    .meta({ description: 'Semua yang belum dibaca, di halaman mana pun', example: 3 }),
});

export const preferensiNotifikasi = z
  .object({
    surel: z
      .object(
        Object.fromEntries(
          JENIS_NOTIFIKASI.map((jenis) => [
            jenis,
            z.boolean().meta({ description: 'Dikirim lewat surel juga', example: true }),
          ]),
        ),
      )
      .meta({ description: 'Per jenis: apakah dikirim lewat surel juga' }),
  })
  .meta({ id: 'PreferensiNotifikasi' });

export const notifikasiDibuat = z
  .object({ id: notifikasi.shape.id })
  .meta({ id: 'NotifikasiDibuat' });
