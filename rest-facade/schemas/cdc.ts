/** Jobs of change data capture. */
import { z } from 'zod';
import { checkWebhookUrl } from '../../workers/cdc/sinks/address.ts';
import { boolean, idHasil, pilihan, pola, teks, teksHasil, waktu } from '../fields.ts';

export const STATUSES_CDC = [
  'menunggu',
  'antre',
  'berjalan',
  'selesai',
  'gagal',
  'dibatalkan',
] as const;
export const MODES_CDC = ['full', 'partial'] as const;
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
      url: pola(
        'Alamat http(s) tanpa nama pengguna',
        /^https?:\/\/[^\s/?#@\\]+([/?][^\s#]*)?$/,
        'harus alamat http(s) tanpa nama pengguna',
        'https://contoh.test/cdc',
      )
        .max(2000)
        .superRefine((url, context) => {
          const message = checkWebhookUrl(url, allow);
          if (message !== null) context.addIssue({ code: 'custom', message });
        }),
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

const orang = z
  .object({
    id: teksHasil('Id pengguna', '0b0e9b1c-7a0e-4d0e-9b57-0c8f6f3f4a11'),
    nama: teksHasil('Nama', 'Oki').nullable(),
    email: teksHasil('E-mail', 'ops@demo.test'),
  })
  .nullable();
const lsn = (description: string) => teksHasil(description, '0/1A2B3C8').nullable();
const byte = (description: string) => z.int().meta({ description, example: 2048 });
const detik = z.number().meta({ description: 'Detik', example: 0.4 });
const lag = z.object({ byte: byte('Byte log yang belum sampai di tujuan'), detik });

export const cdcJob = z
  .object({
    id: idHasil('Nomor pekerjaan'),
    status: pilihan('Status', STATUSES_CDC),
    mode: pilihan('Mode', MODES_CDC),
    tabel: z.union([z.literal('semua'), z.array(z.string())]).meta({ example: ['barang'] }),
    ikuti: z.boolean().meta({ example: true }),
    tujuan: z.record(z.string(), z.unknown()).meta({
      description: 'Tujuan tanpa rahasianya',
      example: { tipe: 'berkas', nama: 'gudang' },
    }),
    posisi_lsn: lsn('Semua perubahan sampai sini sudah aman di tujuan'),
    snapshot_selesai: z.boolean().meta({ example: true }),
    baris: z
      .int()
      .meta({ description: 'Baris yang sudah dikirim, ulangan termasuk', example: 1200 }),
    tertinggal: lag.nullable().meta({ description: 'Hanya saat berjalan dan mengikuti' }),
    percobaan: z.int().meta({ description: 'Kegagalan berturut-turut tanpa kemajuan', example: 0 }),
    lagi_pada: waktu('Dicoba lagi pada').nullable(),
    catatan: teksHasil(
      'Sebab gagal, gangguan terakhir, atau alasan batal',
      'tujuan salah',
    ).nullable(),
    pekerja: teksHasil('Proses yang mengerjakannya', 'host:123:ab12').nullable(),
    dibuat_oleh: orang,
    disetujui_oleh: orang,
    dibuat_pada: waktu('Dibuat pada'),
    disetujui_pada: waktu('Disetujui pada').nullable(),
    mulai_pada: waktu('Pertama kali dikerjakan').nullable(),
    selesai_pada: waktu('Berakhir pada').nullable(),
    diubah_pada: waktu('Diubah pada'),
  })
  .meta({ id: 'PekerjaanCdc' });

export const cdcJobDibuat = z
  .object({ id: cdcJob.shape.id, status: cdcJob.shape.status })
  .meta({ id: 'PekerjaanCdcStatus' });

export const cdcLog = z
  .object({
    id: idHasil('Nomor baris log'),
    waktu: waktu('Kapan'),
    level: pilihan('Tingkat', ['info', 'peringatan', 'galat']),
    pesan: teksHasil('Pesan', 'snapshot selesai'),
    baris: z.int().nullable().meta({ description: 'Baris pekerjaan saat itu', example: 1200 }),
    lsn: lsn('Posisi pekerjaan saat itu'),
  })
  .meta({ id: 'LogCdc' });

export const cdcStatus = z
  .object({
    sehat: z.boolean().meta({
      description: 'Ada proses yang hidup, tanpa gangguan, dan membaca aliran bila diperlukan',
      example: true,
    }),
    lsn: teksHasil('Ujung log database', '0/1A2B3C8'),
    lag: lag.meta({ description: 'Pekerjaan tenant ini yang paling tertinggal' }),
    slot: z
      .object({
        nama: teksHasil('Nama slot', 'niaga_cdc_1a2b3c'),
        aktif: z.boolean().meta({ example: true }),
        wal_status: teksHasil('reserved, extended, unreserved, atau lost', 'reserved').nullable(),
        tertahan_byte: byte('Log yang ditahan slot').nullable(),
        sisa_byte: byte('Sisa sampai max_slot_wal_keep_size').nullable(),
        restart_lsn: lsn('Log ditahan sejak sini'),
        dikonfirmasi_lsn: lsn('Aliran dilanjutkan dari sini'),
      })
      .nullable()
      .meta({ description: 'null selama tidak ada yang mengikuti perubahan' }),
    jobs: z.record(z.enum(STATUSES_CDC), z.int()).meta({
      description: 'Banyaknya pekerjaan per status',
      example: { menunggu: 0, antre: 0, berjalan: 1, selesai: 3, gagal: 0, dibatalkan: 0 },
    }),
    gagal: z
      .int()
      .meta({ description: 'Pekerjaan yang sedang diulang karena gangguan', example: 0 }),
    worker: z.array(
      z.object({
        id: teksHasil('Proses', 'host:123:ab12'),
        host: teksHasil('Komputer', 'erp-1'),
        pid: z.int().meta({ example: 123 }),
        hidup: z
          .boolean()
          .meta({ description: 'Memberi kabar dalam 15 detik terakhir', example: true }),
        memegang_slot: z.boolean().meta({ example: true }),
        gangguan: teksHasil('Mengapa aliran tidak terbaca', 'wal_level bukan logical').nullable(),
        mulai: waktu('Mulai'),
        detak: waktu('Kabar terakhir'),
      }),
    ),
    tugas: z
      .array(
        z.object({
          tugas: teksHasil('Nama tugas latar belakang', 'surel__kirim'),
          menunggu: z.int().meta({ example: 0 }),
          berjalan: z.int().meta({ example: 0 }),
          diulang: z.int().meta({ description: 'Pernah gagal dan dicoba lagi', example: 0 }),
          mati: z.int().meta({ description: 'Terlalu sering gagal', example: 0 }),
        }),
      )
      .meta({ description: 'Tugas latar belakang dalam antrean, seluruh instalasi' }),
    tabel: z
      .array(z.string())
      .meta({ description: 'Tabel yang dapat dipilih', example: ['barang'] }),
  })
  .meta({ id: 'StatusCdc' });
