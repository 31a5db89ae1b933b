/** Jobs of change data capture, as they are asked for. */
import { z } from 'zod';
import { MODES_CDC } from '../../server/answers/cdc.ts';
import { boolean, pilihan, pola, teks } from '../../server/answers/fields.ts';
import { alamatWebhook } from './webhook.ts';

const AKSI = ['approve', 'cancel', 'retry'] as const;

const tabel = z.union([
  z.literal('semua'),
  z
    .array(z.string().max(63))
    .min(1)
    .max(200)
    .meta({ example: ['barang'] }),
]);

const tujuan = (allow: readonly string[]) =>
  z.discriminatedUnion('tipe', [
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
      tipe: z.literal('webhook'),
      url: alamatWebhook(allow, 'https://contoh.test/cdc'),
      rahasia: teks(
        'Rahasia tanda tangan HMAC; tidak pernah ditampilkan lagi',
        200,
        'rahasia-kita',
      ).min(8),
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
  ]);

export const cdcJobBody = (webhookAllow: readonly string[]) =>
  z
    .strictObject({
      tabel: tabel
        .meta({
          description: 'Nama-nama tabel, atau "semua"; GET /ops/cdc/status menyebut yang ada',
        })
        .optional(),
      tujuan: tujuan(webhookAllow).meta({ description: 'Ke mana perubahan dikirim' }),
      ikuti: boolean(
        'true (baku): ikuti terus perubahan; false: berhenti setelah yang ada sekarang',
      ).optional(),
    })
    .meta({
      id: 'PekerjaanCdcBaru',
      example: { tabel: ['barang', 'kontak'], tujuan: { tipe: 'berkas', nama: 'gudang' } },
    });

export const headerMode = z
  .enum(MODES_CDC)
  .meta({
    description:
      'full (baku): snapshot, lalu ikuti. partial: hanya tabel yang disebut, sejak posisi terakhir; pekerjaan baru mulai dari sekarang',
    example: 'full',
  })
  .optional();

export const cdcAksiBody = z
  .strictObject({
    aksi: pilihan('Tindakan', AKSI),
    alasan: teks('Alasan, tampil di log dan jejak audit', 500, 'tujuan salah').optional(),
  })
  .meta({ id: 'AksiCdc', example: { aksi: 'approve' } });
