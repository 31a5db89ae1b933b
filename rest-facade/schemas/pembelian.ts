import { z } from 'zod';
import { boolean, pilihan, pola, tanggal, teks } from '../../server/answers/fields.ts';
import { sentence } from '../../server/base/sentences.ts';
import { desimal, id } from '../base/fields.ts';
import {
  catatanBaris,
  ekor,
  kepala,
  kodeAkun,
  kodePajak,
  nomorFakturPajak,
  orderBaris,
  potongan,
  sudahTerhitungOpname,
} from './dokumen.ts';

const baris = z.strictObject({
  barang_id: id('Barang; atau akun_kode untuk biaya dan aset').nullish(),
  akun_kode: kodeAkun.nullish(),
  satuan_id: id('Satuan; tanpa ini satuan dasar barang').nullish(),
  qty: desimal('kuantitas', 'Jumlah dalam satuan baris', 'positive').nullish(),
  harga: desimal('harga_satuan', 'Harga per satuan', 'not_negative').nullish(),
  ...potongan,
  pajak_kode: kodePajak.nullish(),
  dikreditkan: boolean('PPN masukan dikreditkan; bila tidak, menambah nilai persediaan').nullish(),
  ...catatanBaris,
  ppn: desimal(
    'uang',
    'PPN baris menurut faktur supplier; tanpa ini hitungannya',
    'not_negative',
  ).nullish(),
  order_baris_id: orderBaris,
  nomor_faktur_pajak: nomorFakturPajak,
  tanggal_faktur_pajak: tanggal('Tanggal faktur pajak; tanpa ini tanggal dokumen').nullish(),
  masa_kredit: pola(
    'Bulan pajak masukannya dikreditkan: bulan faktur pajak sampai tiga bulan sesudahnya, belum dilaporkan; tanpa ini bulan dokumen, atau bulan faktur bila sesudahnya',
    /^(19|2\d)\d{2}-(0[1-9]|1[0-2])$/,
    () => sentence('bulan'),
    '2026-01',
  ).nullish(),
  hibah: boolean('Barang cuma-cuma: harga boleh 0').nullish(),
});

const biaya = z.strictObject({
  jumlah: desimal('uang', 'Jumlah biaya', 'positive'),
  alokasi: pilihan('Dibagi ke baris menurut nilai atau qty', ['nilai', 'qty']).nullish(),
  akun_kode: kodeAkun.nullish(),
});

/** Kind 2, pembelian: goods, expenses or assets bought, on credit or paid. */
export const pembelianBody = z
  .strictObject({
    ...kepala,
    nomor_faktur_supplier: teks(
      'Nomor faktur dari supplier, satu kali per supplier',
      100,
    ).nullish(),
    sudah_terhitung_opname: sudahTerhitungOpname,
    detail: z.array(baris).min(1).max(1000),
    ppn: desimal(
      'uang',
      'PPN semua baris menurut faktur supplier, dibagi ke baris yang tidak menyebutnya; selisihnya menjadi harga pokok',
      'not_negative',
    ).nullish(),
    ...ekor,
    biaya_tambahan: z
      .array(biaya)
      .max(50)
      .nullish()
      .meta({ description: 'Biaya angkut dan sejenisnya yang menambah nilai persediaan' }),
  })
  .meta({
    id: 'Pembelian',
    example: {
      tanggal: '2026-01-31',
      kontak_id: 27,
      lokasi_id: 1,
      nomor_faktur_supplier: 'INV-001',
      detail: [{ barang_id: 1, qty: 10, harga: 10000 }],
    },
  });
