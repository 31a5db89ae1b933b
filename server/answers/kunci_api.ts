/** Keys of programs. */
import { z } from 'zod';
import { PERAN } from '../base/rights.ts';
import {
  angka,
  graphqlNotes,
  penggunaHasil,
  pilihanHasil,
  teksHasil,
  uang,
  waktu,
} from './fields.ts';
import { kursorAnswer, lokasiTerlihat } from './umum.ts';

export const kunciApi = z
  .object({
    id: penggunaHasil('Id kunci; nilai dibuat_oleh dari yang dibuatnya'),
    nama: teksHasil('Nama', 'Toko daring'),
    awalan: teksHasil('Awal rahasianya, untuk mengenalinya', 'niaga_sk_4f0c'),
    peran: pilihanHasil('Peran', PERAN, 'Peran'),
    peran_kode: teksHasil(
      'Kode peran buatan tenant; null: salah satu dari empat',
      'gudang',
    ).nullable(),
    cakupan: z
      .array(teksHasil('Cakupan', 'transaksi:penjualan:create'))
      .meta({ description: 'Yang boleh dilakukannya' }),
    lokasi_id: lokasiTerlihat,
    berlaku_sampai: waktu('Kedaluwarsa pada').nullable(),
    cidr: z
      .array(teksHasil('Alamat atau jaringan', '203.0.113.0/24'))
      .meta({ description: 'Dari mana saja ia berlaku; kosong: dari mana pun' }),
    batas_per_detik: z
      .int()
      .nullable()
      .meta({ description: 'Permintaan per detik, di tiap proses server', example: 20 }),
    batas_rupiah_per_hari: uang('Nilai dokumen yang dapat diurusnya dalam sehari').nullable(),
    status: z
      .enum(['aktif', 'kedaluwarsa', 'dicabut'])
      .meta({ description: 'Keadaannya', example: 'aktif' })
      .register(graphqlNotes, { name: 'StatusKunciApi' }),
    dibuat_oleh: z
      .object({
        id: penggunaHasil('Pengguna'),
        nama: teksHasil('Nama', 'Ani').nullable(),
        email: teksHasil('E-mail', 'admin@demo.test'),
      })
      .register(graphqlNotes, { name: 'KunciApiPembuat' })
      .nullable(),
    dibuat_pada: waktu('Dibuat pada'),
    diputar_pada: waktu('Terakhir diputar pada').nullable(),
    lama_sampai: waktu('Sampai kapan rahasia yang lama masih berlaku').nullable(),
    dicabut_pada: waktu('Dicabut pada').nullable(),
    terakhir_pada: waktu('Terakhir dipakai pada, tercatat beberapa detik kemudian').nullable(),
    terakhir_alamat: teksHasil('Alamat pemakai terakhir', '203.0.113.7').nullable(),
    permintaan: z
      .int()
      .meta({ description: 'Banyaknya permintaan sejak dibuat', example: 1200 })
      .register(graphqlNotes, { type: 'BigInt' }),
  })
  .meta({ id: 'KunciApi' });

export const kunciApis = kursorAnswer(kunciApi);

/** The secret is null in an answer to a repeated Idempotency-Key. */
export const kunciApiDibuat = kunciApi
  .extend({
    kunci: teksHasil(
      'Rahasianya, dikirim sebagai Bearer. Hanya tampak sekali ini; null pada ulangan',
      'niaga_sk_4f0c9d1e7ab2c3d4e5f60718293a4b5c6d7e8f9001122334a1b2c3d4',
    ).nullable(),
  })
  .meta({ id: 'KunciApiDibuat' });

const panggilan = z
  .object({
    waktu: waktu('Kapan datang'),
    metode: teksHasil('Metode HTTP', 'POST'),
    rute: teksHasil('Pola alamatnya, tanpa isinya; lain: tidak ada', '/api/transaksi/{jenis}'),
    status: z
      .int()
      .nullable()
      .meta({ description: 'Status jawaban; null bila terputus sebelumnya', example: 201 }),
    code: teksHasil('Kode kesalahan', 'VAINP').nullable(),
    ms: angka('Lamanya dalam milidetik'),
    request_id: teksHasil('Nomor permintaan', 'e117d339'),
    alamat: teksHasil('Alamat pengirim', '203.0.113.7').nullable(),
    ukuran: z
      .int()
      .meta({ description: 'Bita yang dikirim, dengan kepalanya', example: 512 })
      .register(graphqlNotes, { type: 'BigInt' }),
  })
  .meta({ id: 'KunciPanggilan' });

export const kunciPanggilan = kursorAnswer(panggilan);
