import { z } from 'zod';
import { pola } from '../../server/answers/fields.ts';
import { sentence } from '../../server/base/sentences.ts';
import { desimal, id } from '../base/fields.ts';
import { catatan, catatanBaris, kodeAkun } from './dokumen.ts';

const baris = z.strictObject({
  aset_id: id('Aset; nilainya dihitung').nullish(),
  akun_beban: kodeAkun.nullish().meta({ description: 'Akun beban, hanya tanpa aset_id' }),
  akun_akumulasi: kodeAkun.nullish().meta({ description: 'Akun akumulasi, hanya tanpa aset_id' }),
  nilai: desimal('uang', 'Nilai penyusutan, hanya tanpa aset_id', 'positive').nullish(),
  ...catatanBaris,
});

/** Kind 17, penyusutan: the depreciation of a month, dated on its last day. */
export const penyusutanBody = z
  .strictObject({
    periode: pola('Bulan', /^(19|2\d)\d{2}-(0[1-9]|1[0-2])$/, () => sentence('bulan'), '2026-01'),
    ...catatan,
    detail: z
      .array(baris)
      .max(1000)
      .nullish()
      .meta({ description: 'Tanpa ini semua aset yang perlu disusutkan bulan itu' }),
  })
  .meta({ id: 'Penyusutan', example: { periode: '2026-01' } });
