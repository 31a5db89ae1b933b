/** The list of transactions: heads, and parts of the documents where they are asked for. */
import { z } from 'zod';
import {
  graphqlNotes,
  idLuarHasil,
  penggunaHasil,
  tanggalHasil,
  teksHasil,
  uang,
} from './fields.ts';
import { kepala, statusTerima } from './transaksi.ts';
import { bagianDaftar } from './transaksi_lengkap.ts';
import { kursorAnswer } from './umum.ts';

const transaksiRow = z
  .looseObject({
    ...kepala,
    nomor_referensi: teksHasil('Nomor referensi dari luar', 'PO-17').nullable(),
    kontak_kode: teksHasil('Kode kontak', 'PLG-0001').nullable().optional(),
    dibuat_oleh: penggunaHasil('Dibuat oleh').nullable().optional(),
    jatuh_tempo: tanggalHasil('Jatuh tempo').nullable().optional(),
    hpp_total: uang('HPP').nullable().optional(),
    status_terima: statusTerima.nullable().optional(),
    laba: uang('Laba kotor').nullable().optional(),
    id_luar: idLuarHasil.optional(),
    ...bagianDaftar,
  })
  .meta({ id: 'TransaksiBaris' })
  .register(graphqlNotes, { name: 'TransaksiRingkas' });

export const transaksiList = kursorAnswer(transaksiRow);
