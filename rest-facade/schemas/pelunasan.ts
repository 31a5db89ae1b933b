import { z } from 'zod';
import { pilihan, tanggal } from '../../server/answers/fields.ts';
import { desimal, id } from '../base/fields.ts';
import { catatan, kodeAkun, kodePph, uangMuka } from './dokumen.ts';

const alokasi = z.strictObject({
  dokumen_id: id('Transaksi yang dilunasi'),
  pos_id: id('Satu pos terbukanya; tanpa ini yang lebih dulu jatuh tempo').nullish(),
  jumlah: desimal(
    'uang',
    'Uang untuknya; tanpa ini sisanya dikurangi potongan dan pph',
    'not_negative',
  ).nullish(),
  potongan: desimal('uang', 'Potongan', 'not_negative').nullish(),
  pph: desimal('uang', 'PPh yang dipotong', 'not_negative').nullish(),
  pph_kode: kodePph.nullish(),
});

const pelunasan = {
  tanggal: tanggal('Tanggal berlaku'),
  kontak_id: id('Kontak'),
  lokasi_id: id('Lokasi').nullish(),
  ...catatan,
  akun_kas: kodeAkun.nullish().meta({ description: 'Akun kas atau bank; wajib bila jumlah > 0' }),
  jumlah: desimal('uang', 'Jumlah uang; 0 bila hanya uang muka yang dipakai', 'not_negative'),
  alokasi: z.array(alokasi).max(1000).nullish().meta({
    description:
      'Yang dilunasi; kosong: yang lebih dulu jatuh tempo, dalam satu akun kendali, tanpa potongan',
  }),
  uang_muka: uangMuka,
  biaya_bank: desimal('uang', 'Biaya bank', 'not_negative').nullish(),
  pembulatan: desimal('uang', 'Uang di atas (negatif: di bawah) yang dilunasi').nullish(),
  kelebihan: pilihan('Kelebihan uang menjadi titipan (bawaan) atau ditolak', [
    'titipan',
    'tolak',
  ]).nullish(),
};

/** Ids are those of the demo data. */
const example = (kontak: number, dokumen: number) => ({
  tanggal: '2026-01-31',
  kontak_id: kontak,
  akun_kas: '1101',
  jumlah: 97000,
  alokasi: [{ dokumen_id: dokumen, jumlah: 97000, potongan: 3000 }],
});

/** Kind 13, pelunasan-piutang: money and deposits that pay receivables. */
export const pelunasanPiutangBody = z
  .strictObject(pelunasan)
  .meta({ id: 'PelunasanPiutang', example: example(16, 5) });

/** Kind 14, pelunasan-hutang: money and deposits that pay payables. */
export const pelunasanHutangBody = z
  .strictObject(pelunasan)
  .meta({ id: 'PelunasanHutang', example: example(38, 4) });
