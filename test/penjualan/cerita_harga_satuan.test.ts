/** What a unit costs in a price tier: its own price, that of the base unit, or what everybody pays, with a warning. */
import { expect, test } from '@jest/globals';
import { openServer } from '../helpers/server.ts';
import { hari, openStory, type Row } from '../helpers/story.ts';
import { massal } from '../massal/buku.ts';

const { data, openToko } = openStory();
const server = openServer(data);

async function buka() {
  const toko = await openToko();
  const barang = await toko.barang({ kode: 'GLS', harga_jual: 100 });
  const dus = await toko.master('satuan', { kode: 'DUS', nama: 'Dus' });
  const isi = await toko.master('barang_satuan', { barang_id: barang, satuan_id: dus, faktor: 12 });
  for (const kode of ['GROSIR', 'KOSONG']) await toko.master('harga', { kode, nama: kode });
  const harga = (isi: Row) =>
    toko.master('barang_harga', { barang_id: barang, harga_kode: 'GROSIR', ...isi });
  await toko.beli('01-01', [[barang, 10_000, 10]]);
  const grosir = await toko.kontak({ harga_kode: 'GROSIR' });
  const jual = (baris: Row, lain: Row = {}) =>
    toko.jual('01-05', [{ barang_id: barang, ...baris }], { kontak_id: grosir, ...lain });
  const peringatan = async (id: number) =>
    ((await toko.dokumen(id)).rincian as { peringatan?: string[] }).peringatan;
  /** The price of a line, and what the document warns of. */
  const bayar = async (baris: Row, lain: Row = {}) => {
    const { id } = await jual(baris, lain);
    return [Number((await toko.baris(id))[0]?.harga), await peringatan(id)];
  };
  return { toko, barang, dus, isi, grosir, harga, jual, bayar, peringatan };
}

const PESAN = (tingkat: string) =>
  `detail.0.harga: tingkat harga ${tingkat} belum punya harga GLS; dipakai harga jual`;

test('a box costs the tier of its pieces, and steps count the pieces that are in it', async () => {
  const { toko, dus, isi, harga, bayar } = await buka();
  await harga({ harga: 90 });
  await harga({ harga: 80, qty_minimum: 100, satuan_id: toko.satuan });
  await harga({ harga: 60, berlaku_dari: hari('01-02'), berlaku_sampai: hari('01-04') });
  expect(await bayar({ qty: 1 })).toEqual([90, undefined]);
  expect(await bayar({ qty: 1, satuan_id: dus })).toEqual([1080, undefined]);
  expect(await bayar({ qty: 8, satuan_id: dus })).toEqual([1080, undefined]);
  expect(await bayar({ qty: '8.5', satuan_id: dus })).toEqual([960, undefined]);
  // A price of the unit itself stands before it, once its own quantity is reached.
  await harga({ harga: 900, qty_minimum: 5, satuan_id: dus });
  expect(await bayar({ qty: 4, satuan_id: dus })).toEqual([1080, undefined]);
  expect(await bayar({ qty: 5, satuan_id: dus })).toEqual([900, undefined]);
  expect(await bayar({ qty: 100, satuan_id: dus })).toEqual([900, undefined]);
  expect(await bayar({ qty: 60 })).toEqual([90, undefined]);
  // What is in a box is what is in it now.
  await toko.ubah('barang_satuan', isi, { faktor: '2.5' });
  expect(await bayar({ qty: 1, satuan_id: dus })).toEqual([225, undefined]);
});

test('a tier without a price sells at what everybody pays, and says so', async () => {
  const { toko, barang, dus, harga, bayar } = await buka();
  expect(await bayar({ qty: 1, satuan_id: dus })).toEqual([1200, [PESAN('GROSIR')]]);
  await harga({ harga: 90, qty_minimum: 10 });
  // It has one, of greater quantities.
  expect(await bayar({ qty: 9 })).toEqual([100, undefined]);
  expect(await bayar({ qty: 1, satuan_id: dus })).toEqual([1080, undefined]);
  expect(await bayar({ qty: 1 }, { harga_kode: 'KOSONG' })).toEqual([100, [PESAN('KOSONG')]]);
  // Nobody who named a price, or has no tier, is warned.
  expect(await bayar({ qty: 1, harga: 70 })).toEqual([70, undefined]);
  expect(await bayar({ qty: 1 }, { kontak_id: toko.pelanggan })).toEqual([100, undefined]);
  // A price that is over is none.
  await toko.master('barang_harga', {
    barang_id: barang,
    harga_kode: 'KOSONG',
    harga: 1,
    berlaku_sampai: hari('01-04'),
  });
  expect(await bayar({ qty: 1 }, { harga_kode: 'KOSONG' })).toEqual([100, [PESAN('KOSONG')]]);
  // A tier that is not used any more has no price either.
  await toko.ubah('harga', 'GROSIR', { aktif: false });
  expect(await bayar({ qty: 10 })).toEqual([100, [PESAN('GROSIR')]]);
});

test('orders, drafts, lists and rehearsals price and warn alike', async () => {
  const { toko, barang, dus, grosir, harga, jual, peringatan } = await buka();
  const lain = await toko.barang({ kode: 'PRG', harga_jual: 500 });
  await toko.beli('01-01', [[lain, 100, 10]]);
  await harga({ harga: 90 });
  const detail = [
    { barang_id: barang, satuan_id: dus, qty: 1 },
    { barang_id: lain, qty: 1 },
  ];
  const kata = ['detail.1.harga: tingkat harga GROSIR belum punya harga PRG; dipakai harga jual'];
  const harganya = async (id: number) => (await toko.baris(id)).map((baris) => Number(baris.harga));
  const order = await toko.buat('order-penjualan', '01-05', { kontak_id: grosir, detail });
  expect([await harganya(order.id), await peringatan(order.id)]).toEqual([[1080, 500], kata]);
  const draft = await toko.draft('penjualan', '01-05', { kontak_id: grosir, detail });
  // A draft has the price that it was shown with, and says itself where that came from.
  const usul = `select u.peringatan from persetujuan_usul as u
                  join persetujuan as p on p.id = u.persetujuan_id where p.transaksi_id = $1`;
  expect((await toko.rows(usul, [draft.id]))[0]?.peringatan).toEqual(kata);
  await toko.setujui('penjualan', draft.id);
  expect(await harganya(draft.id)).toEqual([1080, 500]);
  const dokumen = { tanggal: hari('01-05'), kontak_id: grosir, lokasi_id: toko.lokasi, detail };
  const { data: made } = await massal(toko, 'penjualan', [dokumen, dokumen]);
  for (const { id } of made)
    expect([await harganya(id), await peringatan(id)]).toEqual([[1080, 500], kata]);
  expect(await toko.simulasi('penjualan', dokumen)).toMatchObject({ peringatan: kata });
  const rest = await server.restAs(toko, 'staff');
  const { body } = await rest.post('/api/transaksi/penjualan', dokumen);
  expect(body.peringatan).toEqual(kata);
  const daftar = await rest.post('/api/transaksi/order-penjualan/massal', {
    mode: 'semua',
    dokumen: [dokumen],
  });
  expect(daftar.body.data[0].peringatan).toEqual(kata);
  // A delivery has the price that the order agreed on, whatever the list says since.
  const [pesan] = await toko.baris(order.id);
  await harga({ harga: 70, berlaku_dari: hari('01-02') });
  const kirim = await jual({ qty: 12, satuan_id: toko.satuan, order_baris_id: pesan?.id });
  expect([await harganya(kirim.id), await peringatan(kirim.id)]).toEqual([[90], undefined]);
});
