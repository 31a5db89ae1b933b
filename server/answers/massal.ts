/** Answers to many documents in one request. */
import { z } from 'zod';
import { boolean, bulatHasil, idHasil, pilihanHasil, teksHasil } from './fields.ts';
import { transaksiSimulasi } from './simulasi.ts';
import { kepala, peringatan, STATUSES } from './transaksi.ts';
import { errorFields } from './umum.ts';

const dibuat = {
  id: kepala.id,
  nomor_transaksi: kepala.nomor_transaksi,
  status: pilihanHasil('Status', STATUSES, 'StatusTransaksi'),
  peringatan,
  persetujuan_id: idHasil('Permintaan persetujuannya, bila kena aturan').optional(),
  dibuat: boolean('Hanya dengan kunci id dari luar: baru dibuat; selain itu sudah ada').optional(),
};
const tersimpan = {
  id: idHasil('Nomor pengenal').nullable(),
  kode: teksHasil('Kode; null bila datanya tak berkode', 'BRG-0001').nullable(),
  dibuat: boolean('Baru dibuat; selain itu diubah'),
};

/** The answer to several documents: one for each, in their order. */
const listOf = (one: z.ZodType, name: string) =>
  z
    .object({
      data: z.array(one).meta({ description: 'Menurut urutan dokumen' }),
      idempotent: boolean('Jawaban pertama dari kunci yang sama').optional(),
      original_request_id: teksHasil('Permintaan pertamanya', 'kasir-3:000124').optional(),
    })
    .meta({ id: name });

export const transaksiMassal = listOf(
  z.object(dibuat).meta({ id: 'TransaksiMassalDibuat' }),
  'TransaksiMassalHasil',
);
export const transaksiMassalSimulasi = z.object({
  data: z.array(transaksiSimulasi).meta({ description: 'Menurut urutan dokumen' }),
});
export const masterTersimpan = z.object(tersimpan).meta({ id: 'MasterTersimpan' });
export const masterMassal = listOf(masterTersimpan, 'MasterMassalHasil');

/** What REST adds to each answer in mode `per-baris`, where one may have failed. */
const each = {
  statusCode: bulatHasil('Status dokumen ini: 201 dibuat, 200 ulangan, simulasi atau diubah'),
  idempotency_key: teksHasil('Kuncinya', 'txn:penjualan:…'),
  idempotent: boolean('Jawaban pertama dari kunci yang sama'),
  original_request_id: teksHasil('Permintaan pertamanya', 'kasir-3:000124'),
  ...errorFields,
};
const restOf = (one: z.ZodRawShape, name: string) =>
  z.object({ data: z.array(z.looseObject({ ...one, ...each }).partial()) }).meta({ id: name });

export const massalResponse = restOf(dibuat, 'TransaksiMassalJawaban');
export const masterMassalResponse = restOf(tersimpan, 'MasterMassalJawaban');
