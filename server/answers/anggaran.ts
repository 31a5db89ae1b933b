/** The budget of a book year. */
import { z } from 'zod';
import { bulatHasil, tanggalHasil, teksHasil, uang } from './fields.ts';

export const anggaranResponse = z
  .object({
    tahun: bulatHasil('Tahun buku', 2026),
    mulai: tanggalHasil('Hari pertama tahun buku; bulannya yang pertama di jumlah'),
    akhir: tanggalHasil('Hari terakhir tahun buku'),
    detail: z
      .array(
        z
          .object({
            akun_kode: teksHasil('Kode akun', '6201'),
            nama: teksHasil('Nama akun', 'Beban Gaji'),
            jumlah: z.array(uang('Anggaran satu bulan')).meta({
              description: 'Anggaran dua belas bulan, berurutan, di sisi normal akunnya',
            }),
            total: uang('Anggaran setahun'),
          })
          .meta({ id: 'AnggaranBaris' }),
      )
      .meta({ description: 'Akun yang beranggaran; kosong bila belum ada' }),
  })
  .meta({ id: 'AnggaranTahun' });
