import { z } from 'zod';
import { pilihan, tanggal, teks } from '../../server/answers/fields.ts';
import { desimal, id } from '../base/fields.ts';
import { akunKasTunai, catatanBaris, catatanStok } from './dokumen.ts';

const baris = z.strictObject({
  baris_asal_id: id('Baris pembelian (detail[].id); harga dan pajaknya berlaku'),
  satuan_id: id('Satuan lain barang itu; tanpa ini satuan baris asal').nullish(),
  qty: desimal('kuantitas', 'Jumlah, paling banyak yang dibeli dan belum diretur', 'positive'),
  ...catatanBaris,
});

/** Kind 4, retur-pembelian: goods returned to a supplier. */
export const returPembelianBody = z
  .strictObject({
    tanggal: tanggal('Tanggal berlaku, tidak sebelum pembeliannya'),
    kontak_id: id('Supplier, sama dengan pembeliannya'),
    lokasi_id: id('Lokasi tempat barang keluar'),
    dokumen_asal_id: id('Pembelian yang diretur'),
    cara: pilihan(
      'potong_hutang (bawaan): mengurangi sisa pembeliannya, kelebihannya uang muka; tunai: kelebihannya diterima; uang_muka: seluruhnya uang muka',
      ['potong_hutang', 'tunai', 'uang_muka'],
    ).nullish(),
    akun_kas: akunKasTunai,
    nomor_nota_retur: teks('Nomor nota retur, satu kali', 100).nullish(),
    ...catatanStok,
    detail: z.array(baris).min(1).max(1000),
  })
  .meta({
    id: 'ReturPembelian',
    example: {
      tanggal: '2026-01-31',
      kontak_id: 38,
      lokasi_id: 1,
      dokumen_asal_id: 4,
      nomor_nota_retur: 'NR-001',
      detail: [{ baris_asal_id: 5, qty: 3 }],
    },
  });
