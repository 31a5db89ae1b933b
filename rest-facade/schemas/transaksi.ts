/** Answers and smaller bodies of transactions. */
import { z } from 'zod';
import {
  angka,
  boolean,
  id,
  idHasil,
  pilihan,
  tanggal,
  tanggalHasil,
  teks,
  teksHasil,
  teksWajib,
} from '../fields.ts';
import { KIND_NAMES, KINDS } from '../kinds.ts';

export const STATUSES = ['draft', 'final', 'void', 'batal'] as const;
export const STATUSES_BAYAR = ['belum', 'sebagian', 'lunas', 'outstanding'] as const;

/** The kind in a path: its long name, or its short code. */
export const jenis = z.enum(KIND_NAMES).meta({
  description: `Jenis transaksi; kode pendek juga diterima (${KIND_NAMES.map((kind) => KINDS[kind].kode).join(', ')})`,
  override: { type: 'string', enum: KIND_NAMES.flatMap((kind) => [kind, KINDS[kind].kode]) },
  example: 'penjualan',
});

const kepala = {
  id: idHasil('Nomor pengenal'),
  nomor_transaksi: teksHasil('Nomor bukti; DRAFT-{id} selama draft', 'PJ/GD1/202601/00001'),
  nomor_bukti: teksHasil('Sama dengan nomor_transaksi', 'PJ/GD1/202601/00001'),
  jenis: pilihan('Jenis', KIND_NAMES),
  jenis_kode: teksHasil('Kode jenis', 'PJ'),
  tanggal: tanggalHasil('Tanggal berlaku'),
  kontak_id: idHasil('Kontak').nullable(),
  kontak_nama: teksHasil('Nama kontak', 'Toko Maju').nullable(),
  lokasi_id: idHasil('Lokasi').nullable(),
  total_nilai: angka('Nilai dokumen'),
  status: pilihan('Status', STATUSES),
  status_bayar: pilihan('Status bayar', ['belum', 'sebagian', 'lunas']).nullable(),
  sisa: angka('Sisa yang belum dibayar').nullable(),
  keterangan: teksHasil('Keterangan', 'Penjualan tunai').nullable(),
};

export const transaksiRow = z
  .looseObject({
    ...kepala,
    nomor_referensi: teksHasil('Nomor referensi dari luar', 'PO-17').nullable(),
    kontak_kode: teksHasil('Kode kontak', 'PLG-0001').nullable().optional(),
    dibuat_oleh: z.string().nullable().optional(),
    jatuh_tempo: tanggalHasil('Jatuh tempo').nullable().optional(),
    hpp_total: angka('HPP').nullable().optional(),
    laba: angka('Laba kotor').nullable().optional(),
  })
  .meta({ id: 'TransaksiBaris' });

const baris = z
  .looseObject({
    id: idHasil('Nomor baris').nullable(),
    barang_id: idHasil('Barang').nullable(),
    qty: angka('Jumlah').nullable(),
    harga: angka('Harga per satuan').nullable(),
    hpp: angka('HPP per satuan baris').nullable(),
    subtotal: angka('Subtotal').nullable(),
  })
  .meta({ id: 'TransaksiDetailBaris' });

/** The head fields of the kinds come beside these; lines carry their kind's own fields too. */
export const transaksiDetail = z
  .looseObject({
    id: kepala.id,
    nomor_bukti: kepala.nomor_bukti,
    nomor_transaksi: kepala.nomor_transaksi,
    jenis_kode: kepala.jenis_kode,
    tanggal: kepala.tanggal,
    kontak_id: kepala.kontak_id,
    total_nilai: kepala.total_nilai,
    status: kepala.status,
    detail: z.array(baris),
  })
  .meta({ id: 'Transaksi' });

export const peringatan = z
  .array(z.string())
  .optional()
  .meta({
    description: 'Yang dibukukan tetapi perlu dilihat; tidak ada bila tidak ada',
    example: ['kontak_id: piutang 900 ditambah 200 melampaui batas kredit 1000'],
  });

export const transaksiDibuat = z
  .object({ id: kepala.id, nomor_transaksi: kepala.nomor_transaksi, peringatan })
  .meta({ id: 'TransaksiDibuat' });

export const transaksiDivoid = z
  .object({
    id: kepala.id,
    nomor_transaksi: kepala.nomor_transaksi,
    status: z.literal('void'),
    pembalik_id: idHasil('Jurnal pembalik').nullable(),
  })
  .meta({ id: 'TransaksiDivoid' });

/** The limited update of a draft. */
export const transaksiPatch = z
  .strictObject({
    tanggal: tanggal('Tanggal berlaku').optional(),
    jatuh_tempo: tanggal('Jatuh tempo').nullish(),
    kontak_id: id('Kontak').optional(),
    lokasi_id: id('Lokasi').optional(),
    nomor_referensi: teks('Nomor referensi', 100).nullish(),
    keterangan: teks('Keterangan', 2000).nullish(),
  })
  .meta({ id: 'TransaksiUbah', example: { keterangan: 'diperbaiki' } });

export const voidBody = z
  .strictObject({
    alasan: teksWajib('Alasan', 1000, 'salah input'),
    tanggal: tanggal('Tanggal pembalik; tanpa ini tanggal aslinya bila bulannya terbuka').nullish(),
    kaskade: boolean(
      'Lepaskan yang bergantung padanya: pelunasannya menjadi titipan, yang dibayar uang mukanya terutang lagi, ' +
        'retur dan auditnya ikut di-void',
    ).nullish(),
    pengembalian: pilihan(
      'Uang penjualan atau pembelian dikembalikan (kas, bawaan) atau menjadi titipan',
      ['kas', 'titipan'],
    ).nullish(),
  })
  .meta({ id: 'TransaksiVoid' });

export const terimaBody = z
  .strictObject({
    tanggal: tanggal('Tanggal sampai; tanpa ini hari ini').nullish(),
    detail: z.array(z.looseObject({})).max(1000).nullish().meta({
      description: 'Yang sampai per baris, bila jenisnya punya baris; tanpa ini semuanya',
    }),
  })
  .meta({ id: 'TransaksiTerima', example: { tanggal: '2026-01-31' } });
