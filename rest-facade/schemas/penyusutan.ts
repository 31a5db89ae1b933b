import { z } from 'zod';
import { pola, teks } from '../../server/answers/fields.ts';
import { desimal, id } from '../fields.ts';
import { dimensiBaris, dimensiDokumen, keteranganBaris, kodeAkun } from './dokumen.ts';

const baris = z.strictObject({
  aset_id: id('Aset; nilainya dihitung').nullish(),
  akun_beban: kodeAkun.nullish().meta({ description: 'Akun beban, hanya tanpa aset_id' }),
  akun_akumulasi: kodeAkun.nullish().meta({ description: 'Akun akumulasi, hanya tanpa aset_id' }),
  nilai: desimal('uang', 'Nilai penyusutan, hanya tanpa aset_id', 'positive').nullish(),
  keterangan: keteranganBaris,
  dimensi: dimensiBaris,
});

/** Kind 17, penyusutan: the depreciation of a month, dated on its last day. */
export const penyusutanBody = z
  .strictObject({
    periode: pola('Bulan', /^(19|2\d)\d{2}-(0[1-9]|1[0-2])$/, 'harus bulan YYYY-MM', '2026-01'),
    nomor_referensi: teks('Nomor referensi dari luar', 100).nullish(),
    keterangan: teks('Keterangan', 2000).nullish(),
    dimensi: dimensiDokumen,
    detail: z
      .array(baris)
      .max(1000)
      .nullish()
      .meta({ description: 'Tanpa ini semua aset yang perlu disusutkan bulan itu' }),
  })
  .meta({ id: 'Penyusutan', example: { periode: '2026-01' } });
