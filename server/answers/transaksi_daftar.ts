/** The list of transactions: heads, and parts of the documents where they are asked for. */
import { z } from 'zod';
import {
  bulatHasil,
  graphqlNotes,
  idLuarHasil,
  kuantitasHasil,
  penggunaHasil,
  pilihanHasil,
  tanggalHasil,
  teksHasil,
  uang,
} from './fields.ts';
import { kepala, STATUSES_ORDER, statusTagih, statusTerima } from './transaksi.ts';
import { bagianDaftar } from './transaksi_lengkap.ts';
import { kursorAnswer } from './umum.ts';

/** What rows of both kinds of orders say besides. */
const order = {
  status_order: pilihanHasil('Keadaan order; hanya pada order', STATUSES_ORDER, 'StatusOrder')
    .nullable()
    .optional(),
  qty_sisa: kuantitasHasil('Belum dipenuhi, satuan dasar semua barang; hanya pada order')
    .nullable()
    .optional(),
  nilai_sisa: uang('Nilai bersih yang belum dipenuhi; hanya pada order').nullable().optional(),
  hari_terlambat: bulatHasil('Hari lewat tanggal_kirim, 0 bila tidak; hanya pada order')
    .nullable()
    .optional(),
};

const transaksiRow = z
  .looseObject({
    ...kepala,
    nomor_referensi: teksHasil('Nomor referensi dari luar', 'PO-17').nullable(),
    mode: teksHasil('Kertas lain dari jenisnya', 'harga').nullable(),
    kontak_kode: teksHasil('Kode kontak', 'PLG-0001').nullable().optional(),
    dibuat_oleh: penggunaHasil('Dibuat oleh').nullable().optional(),
    jatuh_tempo: tanggalHasil('Jatuh tempo').nullable().optional(),
    hpp_total: uang('HPP').nullable().optional(),
    status_terima: statusTerima.nullable().optional(),
    status_tagih: statusTagih.nullable().optional(),
    laba: uang('Laba kotor').nullable().optional(),
    id_luar: idLuarHasil.optional(),
    ...order,
    ...bagianDaftar,
  })
  .meta({ id: 'TransaksiBaris' })
  .register(graphqlNotes, { name: 'TransaksiRingkas' });

export const transaksiList = kursorAnswer(transaksiRow);
