/** Notifications of a user. */
import { z } from 'zod';
import { idHasil, teks, teksHasil, teksWajib, waktu } from '../fields.ts';

export const JENIS_NOTIFIKASI = [
  'akses_diajukan',
  'akses_diminta',
  'persetujuan',
  'stok_minimum',
  'piutang_jatuh_tempo',
  'cdc_selesai',
  'migrasi_gagal',
] as const;

export const notifikasi = z
  .object({
    id: idHasil('Nomor notifikasi'),
    jenis: teksHasil(`Salah satu dari ${JENIS_NOTIFIKASI.join(', ')}`, 'persetujuan'),
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

export const belumDibaca = z
  .int()
  .meta({ description: 'Semua yang belum dibaca, di halaman mana pun', example: 3 });

const example = Object.fromEntries(
  JENIS_NOTIFIKASI.map((jenis) => [jenis, jenis !== 'stok_minimum']),
);

export const preferensiNotifikasi = z
  .object({
    surel: z
      .record(z.string(), z.boolean())
      .meta({ description: 'Per jenis: apakah dikirim lewat surel juga', example }),
  })
  .meta({ id: 'PreferensiNotifikasi' });

export const preferensiNotifikasiBody = z
  .strictObject({
    surel: z
      .strictObject(
        Object.fromEntries(
          JENIS_NOTIFIKASI.map((jenis) => [
            jenis,
            z
              .boolean('harus true atau false')
              .meta({ description: 'Kirim surel', example: true })
              .optional(),
          ]),
        ),
      )
      .meta({ description: 'Jenis yang tidak disebut dikirim' }),
  })
  .meta({ id: 'PreferensiNotifikasiBaru', example: { surel: { stok_minimum: false } } });

export const aksesTenantBody = z
  .strictObject({
    tenant_kode: teksWajib('Kode tenant yang diminta', 100, 'demo2'),
    alasan: teks('Alasan, dibaca admin tenant itu', 500, 'Membantu tutup buku').optional(),
  })
  .meta({ id: 'PermintaanAkses', example: { tenant_kode: 'demo2', alasan: 'Tutup buku' } });

export const notifikasiDibuat = z
  .object({ id: notifikasi.shape.id })
  .meta({ id: 'NotifikasiDibuat' });
