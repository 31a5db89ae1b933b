import { z } from 'zod';
import { sentence } from '../base/sentences.ts';
import { graphqlNotes, penggunaHasil, pilihanHasil, pola, tanggalHasil, waktu } from './fields.ts';
import { tahunBuku } from './tutup_tahun.ts';
import { listAnswer } from './umum.ts';

export const periodeRow = z
  .object({
    bulan: pola('Bulan', /^(19|2\d)\d{2}-(0[1-9]|1[0-2])$/, () => sentence('bulan'), '2026-01'),
    status: pilihanHasil('Terbuka atau tertutup', ['buka', 'tutup'], 'PeriodeStatus'),
    terkunci: z.boolean().meta({ description: 'Seluruhnya sampai tanggal kunci', example: false }),
    tahun: z.int().meta({ description: 'Tahun buku', example: 2026 }),
    diubah_pada: waktu('Terakhir dibuka atau ditutup').nullable(),
    diubah_oleh: penggunaHasil('Oleh pengguna ini').nullable(),
  })
  .meta({ id: 'Periode' })
  .register(graphqlNotes, { name: 'PeriodeBulan' });

export const periodes = listAnswer(periodeRow, {
  meta: {
    tanggal_mulai: tanggalHasil('Hari pertama pembukuan').nullable(),
    tanggal_kunci: tanggalHasil('Buku terkunci sampai hari ini').nullable(),
    tahun_buku: z.array(tahunBuku).meta({ description: 'Setiap tahun buku' }),
  },
});
