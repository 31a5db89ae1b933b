/** Roles of a tenant's own, and the scopes that they and keys are made of. */
import { z } from 'zod';
import { PERAN } from '../base/rights.ts';
import { bulatHasil, graphqlNotes, pilihanHasil, teksHasil } from './fields.ts';
import { cakupanHasil, hanyaMilik, lihatBiaya, listAnswer } from './umum.ts';

export const peranRow = z
  .object({
    kode: teksHasil('Kode', 'kasir'),
    nama: teksHasil('Nama', 'Kasir'),
    sistem: z.boolean().meta({ description: 'Salah satu dari empat peran bawaan', example: false }),
    dasar: pilihanHasil('Peran bawaan yang menjadi batasnya', PERAN, 'Peran'),
    cakupan: cakupanHasil,
    hanya_milik: hanyaMilik,
    lihat_biaya: lihatBiaya,
    anggota: bulatHasil('Banyaknya anggota dengan peran ini', 2),
  })
  .meta({ id: 'PeranTenant' });

export const perans = listAnswer(peranRow);

export const peranDibuat = z
  .object({ kode: teksHasil('Kode', 'kasir') })
  .meta({ id: 'PeranDibuat' });

export const cakupans = z
  .array(
    z
      .object({
        cakupan: teksHasil('Cakupan', 'transaksi:penjualan:create'),
        keterangan: teksHasil('Yang boleh dilakukan dengannya', 'Membuat Penjualan'),
      })
      .register(graphqlNotes, { name: 'CakupanKeterangan' }),
  )
  .meta({ id: 'Cakupan' });
