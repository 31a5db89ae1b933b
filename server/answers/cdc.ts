/** Jobs of change data capture. */
import { z } from 'zod';
import {
  angka,
  graphqlNotes,
  idHasil,
  penggunaHasil,
  pilihan,
  pilihanHasil,
  teksHasil,
  waktu,
} from './fields.ts';
import { listAnswer } from './umum.ts';

export const STATUSES_CDC = [
  'menunggu',
  'antre',
  'berjalan',
  'selesai',
  'gagal',
  'dibatalkan',
] as const;
export const MODES_CDC = ['full', 'partial'] as const;

const orang = z
  .object({
    id: penggunaHasil('Id pengguna'),
    nama: teksHasil('Nama', 'Oki').nullable(),
    email: teksHasil('E-mail', 'ops@demo.test').optional(),
    kunci: z.boolean().optional().meta({ description: 'Kunci API', example: true }),
  })
  .register(graphqlNotes, { name: 'PekerjaanCdcOrang' })
  .nullable();
const lsn = (description: string) => teksHasil(description, '0/1A2B3C8').nullable();
const byte = (description: string) =>
  z.int().meta({ description, example: 2048 }).register(graphqlNotes, { type: 'BigInt' });
const detik = angka('Detik');
const lag = z
  .object({ byte: byte('Byte log yang belum sampai di tujuan'), detik })
  .register(graphqlNotes, { name: 'KetertinggalanCdc' });

export const cdcJob = z
  .object({
    id: idHasil('Nomor pekerjaan'),
    status: pilihanHasil('Status', STATUSES_CDC, 'StatusCdc'),
    mode: pilihanHasil('Mode', MODES_CDC, 'ModeCdc'),
    tabel: z.union([z.literal('semua'), z.array(z.string())]).meta({ example: ['barang'] }),
    ikuti: z.boolean().meta({ example: true }),
    tujuan: z
      .object({
        tipe: pilihan('Jenis tujuan', ['berkas', 'webhook', 'postgres']).register(graphqlNotes, {
          type: 'TipeCdc',
        }),
        nama: teksHasil('Folder; berkas', 'gudang').optional(),
        format: pilihan('Bentuk berkas', ['ndjson', 'csv'])
          .register(graphqlNotes, { type: 'FormatCdc' })
          .optional(),
        url: teksHasil('Alamat; webhook', 'https://contoh.test/cdc').optional(),
        target: teksHasil('Nama koneksi; postgres', 'gudang_data').optional(),
        skema: teksHasil('Skema; postgres', 'toko').optional(),
      })
      .meta({
        description: 'Tujuan tanpa rahasianya',
        example: { tipe: 'berkas', nama: 'gudang' },
      }),
    posisi_lsn: lsn('Semua perubahan sampai sini sudah aman di tujuan'),
    snapshot_selesai: z.boolean().meta({ example: true }),
    baris: z
      .int()
      .meta({ description: 'Baris yang sudah dikirim, ulangan termasuk', example: 1200 })
      .register(graphqlNotes, { type: 'BigInt' }),
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

export const cdcJobs = listAnswer(cdcJob);

export const cdcJobDibuat = z
  .object({ id: cdcJob.shape.id, status: cdcJob.shape.status })
  .meta({ id: 'PekerjaanCdcStatus' });

const cdcLog = z
  .object({
    id: idHasil('Nomor baris log'),
    waktu: waktu('Kapan'),
    level: pilihan('Tingkat', ['info', 'peringatan', 'galat']).register(graphqlNotes, {
      name: 'TingkatLogCdc',
    }),
    pesan: teksHasil('Pesan', 'snapshot selesai'),
    baris: z
      .int()
      .register(graphqlNotes, { type: 'BigInt' })
      .nullable()
      .meta({ description: 'Baris pekerjaan saat itu', example: 1200 }),
    lsn: lsn('Posisi pekerjaan saat itu'),
  })
  .meta({ id: 'LogCdc' });

export const cdcLogs = listAnswer(cdcLog);

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
      override: {
        properties: Object.fromEntries(STATUSES_CDC.map((status) => [status, { type: 'integer' }])),
      },
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
  .meta({ id: 'StatusCdc' })
  .register(graphqlNotes, { name: 'KeadaanCdc' });
