/** Reports on orders, purchases and what becomes of stock. */
import { z } from 'zod';
import { pilihan, tanggal } from '../../server/answers/fields.ts';
import { pembelianSummaryKolom } from '../../server/answers/kolom.ts';
import { JENIS_ORDER } from '../../server/answers/laporan_order.ts';
import { GROUP_BY_BELI, pembelianSummary } from '../../server/answers/laporan_pembelian.ts';
import { STATUSES_PENCOCOKAN } from '../../server/answers/laporan_pencocokan.ts';
import { DASAR_ABC } from '../../server/answers/laporan_stok.ts';
import { listResponse } from '../../server/answers/umum.ts';
import { ask, type Row, variablesOf } from '../base/endpoint.ts';
import { paramBoolean, paramHari, paramId } from '../base/fields.ts';
import { askColumns, dimensi, kolom } from './dimensi_laporan.ts';
import {
  barang_id,
  dari,
  diketahui,
  kelompokOf,
  kontak_id,
  lokasi_id,
  per,
  per_lokasi,
  sampai,
  shared,
} from './laporan_query.ts';

const hari = (description: string) => paramHari(`${description}; baku 90`).optional();

export const beliRows: readonly Row[] = [
  {
    ...shared,
    endpoint: 'GET /laporan/order',
    summary: 'Order yang belum dipenuhi',
    description:
      'Satu baris per baris order yang bersisa, yang paling dulu harus dikirim di depan. Jumlah qty_sisa order pembelian ' +
      'sama dengan dipesan di laporan stok. nilai_sisa adalah bagian harga bersih, sebelum pajak.',
    query: {
      jenis: pilihan('Jenis order; baku order-pembelian', JENIS_ORDER).optional(),
      per,
      terlambat: paramBoolean(
        'Hanya yang tanggal kirimnya sudah lewat pada hari itu; false: hanya yang belum',
      ).optional(),
      kontak_id,
      barang_id,
      lokasi_id,
      diketahui,
    },
    pages: true,
    call: ask('laporan_order'),
  },
  {
    ...shared,
    endpoint: 'GET /laporan/pencocokan',
    summary: 'Pencocokan order, penerimaan dan faktur',
    description:
      'Satu baris per baris order, atau per baris penerimaan atau faktur yang tanpa order, dari dokumen di rentang itu. ' +
      'Yang datang dan ditagih kemudian ikut. Jumlah dan harga per satuan dasar, sebelum pajak.',
    query: {
      ...{ dari, sampai, kontak_id },
      status: pilihan('Hanya yang begini', STATUSES_PENCOCOKAN).optional(),
      diketahui,
    },
    pages: true,
    call: ask('laporan_pencocokan'),
  },
  {
    ...shared,
    endpoint: 'GET /laporan/usulan-beli',
    summary: 'Usulan beli',
    description:
      'Barang, atau barang dan lokasi yang punya batas stok di situ (barang-lokasi), yang proyeksinya di bawah titik beli. ' +
      'Diusulkan sampai stok maksimum, atau sampai titik, dari pemasok utama, sedikitnya minimum_beli dan dalam kelipatannya.',
    query: {
      lokasi_id,
      kontak_id: paramId('Hanya barang pemasok ini').optional(),
      hari: hari('Banyaknya hari dari rata-rata penjualan'),
      semua: paramBoolean('Juga yang cukup').optional(),
      diketahui,
    },
    pages: true,
    call: ask('laporan_usulan_beli'),
  },
  {
    ...shared,
    endpoint: 'GET /laporan/pembelian',
    summary: 'Pembelian per baris',
    description:
      'Faktur, retur dan biaya yang ditagih belakangan; pembatalan negatif pada harinya. Jumlah dan harga per satuan dasar.',
    query: { dari, sampai, kontak_id, barang_id, diketahui, dimensi },
    pages: true,
    call: ask('laporan_pembelian'),
  },
  {
    ...shared,
    endpoint: 'GET /laporan/pembelian/summary',
    summary: 'Ringkasan pembelian',
    description:
      'Per satu atau dua dimensi. meta.rekonsiliasi menuju yang digerakkan dokumen ini sendiri pada akun persediaan: baris ' +
      'pertama total_bersih, baris terakhir persediaan.',
    query: {
      group_by: kelompokOf(GROUP_BY_BELI, 'kontak sama dengan pemasok'),
      ...{ dari, sampai, diketahui, dimensi, kolom },
    },
    pages: true,
    response: z.union([listResponse(pembelianSummary), listResponse(pembelianSummaryKolom)]),
    call: askColumns('laporan_pembelian_summary', (input) => ({
      operation: 'laporan_pembelian_summary',
      variables: { ...variablesOf(input), group_by: input.query.group_by?.split(',') },
    })),
  },
  {
    ...shared,
    endpoint: 'GET /laporan/harga-beli',
    summary: 'Harga beli per barang dan pemasok',
    description:
      'Harga bersih per satuan dasar: terakhir, terendah dan rata-rata dari faktur yang tidak dibatalkan.',
    query: {
      barang_id,
      kontak_id,
      dari: tanggal('Dari tanggal; baku setahun sebelum sampai').optional(),
      sampai,
      diketahui,
    },
    pages: true,
    call: ask('laporan_harga_beli'),
  },
  {
    ...shared,
    endpoint: 'GET /laporan/stok-lambat',
    summary: 'Stok yang lambat bergerak',
    description:
      'Yang berstok dan tidak terjual atau dipakai sekian hari, yang paling bernilai di depan.',
    query: { per, hari: hari('Tidak keluar sekian hari'), lokasi_id, per_lokasi, diketahui },
    pages: true,
    call: ask('laporan_stok_lambat'),
  },
  {
    ...shared,
    endpoint: 'GET /laporan/kecukupan-stok',
    summary: 'Stok cukup untuk berapa hari',
    description:
      'Stok dibagi rata-rata yang terjual (dikurangi retur) dan dipakai sehari; yang paling cepat habis di depan.',
    query: { per, hari: hari('Banyaknya hari dari rata-rata'), lokasi_id, per_lokasi, diketahui },
    pages: true,
    call: ask('laporan_kecukupan_stok'),
  },
  {
    ...shared,
    endpoint: 'GET /laporan/abc',
    summary: 'Kelas ABC barang yang terjual',
    description:
      'A membuat 80 % pertama, B 15 % berikutnya, C sisanya, menurut penjualan bersih, laba kotor atau jumlah.',
    query: {
      ...{ dari, sampai },
      dasar: pilihan('Menurut apa; baku nilai', DASAR_ABC).optional(),
      ...{ lokasi_id, diketahui },
    },
    pages: true,
    call: ask('laporan_abc'),
  },
];
