/** Kinds 10 and 11: money received or spent that is neither trade nor a settlement. */
import { z } from 'zod';
import { desimal, id } from '../base/fields.ts';
import { catatanBaris, kepalaUmum, kodeAkun, kodePajak } from './dokumen.ts';

const baris = z.strictObject({
  akun_kode: kodeAkun,
  jumlah: desimal('uang', 'Jumlah uang, termasuk pajak', 'positive'),
  kontak_id: id('Kontak; wajib pada uang muka, tanpa ini kontak dokumen').nullish(),
  order_id: id('Order yang diberi uang muka').nullish(),
  dokumen_id: id('Transaksi yang membuka uang muka yang dikembalikan').nullish(),
  pajak_kode: kodePajak.nullish(),
  ...catatanBaris,
});

const isi = {
  ...kepalaUmum,
  akun_kas: kodeAkun,
  detail: z.array(baris).min(1).max(1000),
};

const example = (akun_kode: string) => ({
  tanggal: '2026-01-31',
  akun_kas: '1101',
  detail: [{ akun_kode, jumlah: 250000, keterangan: 'Lain-lain' }],
});

/** Kind 10, kas-masuk. A line on 2301 is a customer's deposit, on 1403 a supplier's refund. */
export const kasMasukBody = z.strictObject(isi).meta({ id: 'KasMasuk', example: example('4201') });

/** Kind 11, kas-keluar. A line on 1403 is a deposit with a supplier, on 2301 a refund. */
export const kasKeluarBody = z
  .strictObject(isi)
  .meta({ id: 'KasKeluar', example: example('6203') });
