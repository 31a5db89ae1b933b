import { z } from 'zod';
import {
  bulatHasil,
  graphqlNotes,
  idHasil,
  pilihan,
  pilihanHasil,
  tanggalHasil,
  teksHasil,
  uang,
} from './fields.ts';
import { KIND_NAMES } from './kinds.ts';

export const STATUSES = ['draft', 'final', 'void', 'batal'] as const;
export const STATUSES_TERIMA = ['belum', 'sebagian', 'selesai'] as const;
export const STATUSES_ORDER = [
  'terbuka',
  'sebagian',
  'selesai',
  'ditutup',
  'penawaran',
  'diterima',
  'ditolak',
  'kedaluwarsa',
] as const;
export const STATUSES_BAYAR = ['belum', 'sebagian', 'lunas', 'outstanding'] as const;

export const statusTerima = pilihan(
  'Yang dikirim dalam perjalanan: belum ada yang sampai, sebagian, atau tidak ada lagi di perjalanan',
  STATUSES_TERIMA,
).register(graphqlNotes, { name: 'StatusTerima' });

export const STATUSES_TAGIH = ['belum', 'sebagian', 'selesai'] as const;

export const statusTagih = pilihan(
  'Penerimaan barang dan order: belum ada yang ditagih, sebagian, atau tidak ada lagi yang akan ditagih',
  STATUSES_TAGIH,
).register(graphqlNotes, { name: 'StatusTagih' });

export const kepala = {
  id: idHasil('Nomor pengenal'),
  nomor_transaksi: teksHasil('Nomor bukti; DRAFT-{id} selama draft', 'PJ/GD1/202601/00001'),
  nomor_bukti: teksHasil('Sama dengan nomor_transaksi', 'PJ/GD1/202601/00001'),
  jenis: pilihanHasil('Jenis', KIND_NAMES, 'JenisTransaksi'),
  jenis_kode: teksHasil('Kode jenis', 'PJ'),
  tanggal: tanggalHasil('Tanggal berlaku'),
  kontak_id: idHasil('Kontak').nullable(),
  kontak_nama: teksHasil('Nama kontak', 'Toko Maju').nullable(),
  lokasi_id: idHasil('Lokasi').nullable(),
  total_nilai: uang('Nilai dokumen'),
  status: pilihanHasil('Status', STATUSES, 'StatusTransaksi'),
  status_bayar: pilihanHasil(
    'Status bayar',
    ['belum', 'sebagian', 'lunas'],
    'StatusBayar',
  ).nullable(),
  sisa: uang('Sisa yang belum dibayar').nullable(),
  keterangan: teksHasil('Keterangan', 'Penjualan tunai').nullable(),
};

export const peringatan = z
  .array(z.string())
  .optional()
  .meta({
    description: 'Yang dibukukan tetapi perlu dilihat; tidak ada bila tidak ada',
    example: ['kontak_id: piutang 900 ditambah 200 melampaui batas kredit 1000'],
  });

export const sidik = teksHasil(
  'Sidik dari jumlah, baris, jurnal dan mutasi stoknya; persetujuan yang menyebutnya memposting persis itu',
  '606e1ac5b83b759c9de1d2ac0013e16a836655a4cbe7f29970c1b2511fe4fd48',
);

export const transaksiDibuat = z
  .object({ id: kepala.id, nomor_transaksi: kepala.nomor_transaksi, peringatan })
  .meta({ id: 'TransaksiDibuat' });

export const transaksiDitaruh = transaksiDibuat.extend({}).meta({ id: 'TransaksiDitaruh' });

export const penerimaanDitutup = z.object({
  id: idHasil('Penerimaan'),
  status_tagih: statusTagih,
});

export const penerimaanDibatalkan = z
  .object({
    id: kepala.id,
    ke: bulatHasil('Penerimaan ke berapa', 1),
    pembalik_id: idHasil('Jurnal pembalik').nullable(),
    peringatan,
  })
  .meta({ id: 'PenerimaanDibatalkan' });

export const transaksiDivoid = z
  .object({
    id: kepala.id,
    nomor_transaksi: kepala.nomor_transaksi,
    status: z.literal('void'),
    pembalik_id: idHasil('Jurnal pembalik').nullable(),
    peringatan,
  })
  .meta({ id: 'TransaksiDivoid' });
