/** The closing of a book year, as it is answered. */
import { z } from 'zod';
import {
  graphqlNotes,
  penggunaHasil,
  pilihanHasil,
  tanggalHasil,
  teksHasil,
  uang,
  waktu,
} from './fields.ts';
import { jurnalRow } from './laporan_daftar.ts';

export const tahunDitutup = z
  .object({
    simulasi: z.literal(true).meta({ description: 'Hanya pada simulasi' }).optional(),
    tahun: z.int().meta({ description: 'Tahun buku', example: 2025 }),
    mulai: tanggalHasil('Hari pertama tahun buku'),
    akhir: tanggalHasil('Hari terakhir tahun buku; di sini jurnal penutupnya'),
    laba: uang('Laba bersih (rugi: negatif) yang pindah ke laba ditahan'),
    prive: uang('Prive yang pindah ke modal; 0 bila tidak diminta'),
    nomor: teksHasil('Nomor jurnal penutup', 'XT/-/202512/00001').nullable(),
    jurnal: jurnalRow.nullable(),
    tanggal_kunci: tanggalHasil('Tanggal kunci sesudah penutupan').nullable(),
    peringatan: z.array(z.string()).meta({
      description: 'Yang patut dilihat, tetapi tidak menghalangi',
      example: ['1 draft kerja bertanggal di tahun buku ini'],
    }),
  })
  .meta({ id: 'TahunDitutup' })
  .register(graphqlNotes, { name: 'TahunTutupSimulasi' });

export const tahunBuku = z
  .object({
    tahun: z.int().meta({ description: 'Tahun buku', example: 2025 }),
    mulai: tanggalHasil('Hari pertama'),
    akhir: tanggalHasil('Hari terakhir'),
    status: pilihanHasil('Terbuka atau ditutup', ['buka', 'tutup'], 'PeriodeStatus'),
    laba: uang('Laba bersih yang ditutup').nullable(),
    prive: uang('Prive yang ditutup').nullable(),
    nomor: teksHasil('Nomor jurnal penutup').nullable(),
    ditutup_pada: waktu('Ditutup pada').nullable(),
    ditutup_oleh: penggunaHasil('Oleh pengguna ini').nullable(),
  })
  .meta({ id: 'TahunBuku' });
