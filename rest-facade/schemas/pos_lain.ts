/** Kinds 15 and 16: receivables and payables that are not from trade. */
import { z } from 'zod';
import { tanggal } from '../../server/answers/fields.ts';
import { desimal, id } from '../base/fields.ts';
import { catatanBaris, kepalaUmum, kodeAkun, kodePajak, kodePph } from './dokumen.ts';

const baris = z.strictObject({
  akun_lawan: kodeAkun,
  jumlah: desimal('uang', 'Jumlah tanpa pajak', 'positive'),
  pajak_kode: kodePajak.nullish(),
  pph_kode: kodePph.nullish(),
  pph: desimal(
    'uang',
    'PPh yang dipotong; tanpa ini jumlah × tarif pph_kode',
    'not_negative',
  ).nullish(),
  ...catatanBaris,
});

const isi = {
  ...kepalaUmum,
  kontak_id: id('Kontak'),
  jatuh_tempo: tanggal('Jatuh tempo; tanpa ini menurut termin kontak').nullish(),
  akun_kode: kodeAkun.nullish(),
  detail: z.array(baris).min(1).max(1000),
};

const example = (kontak_id: number, akun_lawan: string) => ({
  tanggal: '2026-01-31',
  kontak_id,
  detail: [{ akun_lawan, jumlah: 2000000 }],
});

/** Kind 15, piutang: a loan given, a claim. */
export const piutangBody = z.strictObject(isi).meta({ id: 'Piutang', example: example(2, '1111') });

/** Kind 16, hutang: a bill, a loan received. */
export const hutangBody = z.strictObject(isi).meta({ id: 'Hutang', example: example(27, '6202') });
