/** Fields of a tenant's own. */
import { z } from 'zod';
import { angka, boolean, graphqlNotes, idHasil, pilihanHasil, teksHasil, waktu } from './fields.ts';
import { listAnswer } from './umum.ts';

export const TIPE_BIDANG = ['teks', 'angka', 'tanggal', 'boolean', 'pilihan'] as const;

export const bidang = z
  .object({
    id: idHasil('Nomor bidang'),
    untuk: teksHasil('Rekaman induk atau jenis transaksi yang mempunyainya', 'penjualan'),
    baris: boolean('Baris dokumennya yang mempunyainya, bukan kepalanya'),
    kunci: teksHasil('Kuncinya dalam atribut', 'proyek'),
    label: teksHasil('Namanya', 'Proyek'),
    label_en: teksHasil('Namanya dalam bahasa Inggris', 'Project').nullable(),
    tipe: pilihanHasil('Tipe nilainya', TIPE_BIDANG, 'TipeBidang', 'pilihan'),
    wajib: boolean('Wajib diisi'),
    min: angka('Angka paling kecil, atau huruf paling sedikit').nullable(),
    maks: angka('Angka paling besar, atau huruf paling banyak').nullable(),
    pilihan: z
      .array(z.string())
      .nullable()
      .meta({ description: 'Kata yang boleh, untuk tipe pilihan', example: ['A', 'B'] }),
    aktif: boolean('Masih dipakai').meta({ example: true }),
    cetak: boolean('Tercetak di kertas dokumennya'),
    dibuat_pada: waktu('Waktu dibuat, UTC'),
    diubah_pada: waktu('Waktu terakhir diubah, UTC'),
  })
  .meta({ id: 'Bidang' })
  .register(graphqlNotes, { name: 'BidangTenant' });

export const bidangs = listAnswer(bidang);

export const bidangDibuat = z.object({ id: idHasil('Nomor bidang') }).meta({ id: 'BidangDibuat' });
