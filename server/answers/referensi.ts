/** The reference lists of master data. */
import { z } from 'zod';
import { bulatHasil, graphqlNotes, pilihanHasil, teksHasil } from './fields.ts';
import { KIND_NAMES } from './kinds.ts';

const saldoNormal = pilihanHasil('Sisi normal', ['debit', 'kredit'], 'SaldoNormal');

export const akunKlasResponse = z.array(
  z
    .object({
      id: bulatHasil('Klas'),
      nama: teksHasil('Nama klas', 'Aset'),
      saldo_normal: saldoNormal,
    })
    .meta({ id: 'AkunKlas' })
    .register(graphqlNotes, { name: 'KlasAkun' }),
);

export const akunSubklasResponse = z.array(
  z
    .object({
      id: bulatHasil('Subklas'),
      klas_id: bulatHasil('Klas'),
      nama: teksHasil('Nama subklas', 'Kas dan Bank'),
    })
    .meta({ id: 'AkunSubklas' })
    .register(graphqlNotes, { name: 'SubklasAkun' }),
);

export const jenisTransaksiResponse = z.object({
  data: z.array(
    z
      .object({
        kode: teksHasil('Kode pendek', 'PJ'),
        jenis: pilihanHasil('Jenis', KIND_NAMES, 'JenisTransaksi'),
        nama: teksHasil('Nama', 'Penjualan'),
        grup: teksHasil('Grup navigasi', 'Penjualan'),
      })
      .meta({ id: 'JenisTransaksi' })
      .register(graphqlNotes, { name: 'JenisTransaksiRincian' }),
  ),
});
