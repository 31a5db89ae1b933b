/** A journal of a transaction with its lines. */
import { z } from 'zod';
import {
  boolean,
  dimensiHasil,
  graphqlNotes,
  idHasil,
  pilihanHasil,
  tanggalHasil,
  teksHasil,
  uang,
} from './fields.ts';
import { mungkin } from './mungkin.ts';
import { kepala } from './transaksi.ts';

const akun_kode = teksHasil('Akun', '1101');
const nomor_transaksi = teksHasil('Nomor bukti', 'PJ/GD1/202601/00001');
const tanggal = tanggalHasil('Tanggal');

export const jurnalTransaksi = z
  .object({
    id: idHasil('Jurnal; kosong pada draft').nullable(),
    nomor: nomor_transaksi.nullable(),
    jenis: pilihanHasil(
      'Jenis jurnal',
      ['transaksi', 'pembalik', 'koreksi', 'penutup', 'kedaluwarsa', 'terima'],
      'JenisJurnal',
    ),
    tanggal,
    keterangan: kepala.keterangan,
    lintas_periode: boolean('Mengoreksi bulan yang sudah ditutup'),
    membalik_id: idHasil('Jurnal yang dibaliknya').nullable(),
    baris: z.array(
      z.object({
        akun_kode,
        akun_nama: teksHasil('Nama akun', 'Kas'),
        debit: uang('Debit'),
        kredit: uang('Kredit'),
        kontak_id: kepala.kontak_id,
        ...mungkin({ dimensi: dimensiHasil('Nilai dimensi') }),
      }),
    ),
  })
  .register(graphqlNotes, { name: 'TransaksiJurnal' });
