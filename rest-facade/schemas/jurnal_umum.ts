import { z } from 'zod';
import { boolean, tanggal } from '../../server/answers/fields.ts';
import { desimal, id } from '../base/fields.ts';
import { catatanBaris, kepalaUmum, kodeAkun } from './dokumen.ts';

const baris = z.strictObject({
  akun_kode: kodeAkun,
  debit: desimal('uang', 'Debit; atau kredit', 'not_negative').nullish(),
  kredit: desimal('uang', 'Kredit; atau debit', 'not_negative').nullish(),
  kontak_id: id('Kontak; wajib pada akun kendali, tanpa ini kontak dokumen').nullish(),
  dokumen_id: id('Pada akun kendali: transaksi yang saldonya dikurangi').nullish(),
  ...catatanBaris,
});

/** Kind 19, jurnal-umum: a journal written by hand, also for opening balances. */
export const jurnalUmumBody = z
  .strictObject({
    ...kepalaUmum,
    detail: z.array(baris).min(2).max(1000),
    balik_otomatis: tanggal(
      'Dibalik sendiri pada tanggal ini; tidak dengan akun kendali',
    ).nullish(),
    koreksi_periode_lalu: boolean(
      'Koreksi tahun lalu: akun pendapatan dan beban diganti laba ditahan',
    ).nullish(),
    ganti: boolean(
      'Saldo awal: yang sudah dibukukan untuk akun yang sama dibalik dulu; tanpa ini ditolak (409)',
    ).nullish(),
  })
  .meta({
    id: 'JurnalUmum',
    example: {
      tanggal: '2026-01-31',
      keterangan: 'Sewa Januari',
      detail: [
        { akun_kode: '6202', debit: 1500000 },
        { akun_kode: '1111', kredit: 1500000 },
      ],
    },
  });
