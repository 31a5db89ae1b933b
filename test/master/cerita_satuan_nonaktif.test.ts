/** A unit of goods that is switched off is no mistake of who wrote it: the message says what it is. */
import { expect, test } from '@jest/globals';
import { expectError, openStory, type Row } from '../helpers/story.ts';

const { openToko } = openStory();

test('an order in a unit that was switched off meanwhile; movements, returns and a unit of other goods', async () => {
  const toko = await openToko();
  const barang = await toko.barang({ kode: 'TEH', harga_jual: 1500 });
  const lusin = await toko.master('satuan', { kode: 'LSN', nama: 'Lusin' });
  const dus = await toko.master('satuan', { kode: 'DUS', nama: 'Dus' });
  const isi = { barang_id: barang, satuan_id: lusin, faktor: 12 };
  const satuan = await toko.master('barang_satuan', isi);
  await toko.beli('01-02', [[barang, 100, 1000]]);
  const baris = { barang_id: barang, satuan_id: lusin, qty: 1 };
  const jual = await toko.jual('01-02', [{ ...baris, harga: 18_000 }]);
  const order = await toko.buat('order-penjualan', '01-03', { detail: [{ ...baris, qty: 2 }] });
  const [dipesan] = (await toko.baca('order-penjualan', order.id)).detail as Row[];
  await toko.ubah('barang_satuan', satuan, { aktif: false });

  const refused = async (work: Promise<unknown>) =>
    expectError(work, 'VADOK', 'detail.0.satuan_id');
  const mati = 'detail.0.satuan_id: satuan LSN barang TEH tidak aktif';
  const kirim = (lain: Row) =>
    toko.jual('01-05', [{ ...baris, order_baris_id: dipesan?.id, ...lain }]);
  expect(await refused(kirim({}))).toBe(mati);
  expect(await refused(toko.jual('01-05', [{ ...baris, harga: 18_000 }]))).toBe(mati);
  expect(await refused(toko.buat('penggunaan-persediaan', '01-05', { detail: [baris] }))).toBe(
    mati,
  );
  const lain = 'detail.0.satuan_id: bukan satuan barang TEH';
  expect(await refused(kirim({ satuan_id: dus }))).toBe(lain);

  // What was sold in it comes back in it, and the order is delivered once it is on again.
  await toko.retur('penjualan', '01-05', jual.id, 1);
  await toko.ubah('barang_satuan', satuan, { aktif: true });
  await kirim({});
  expect(await toko.stok(barang)).toMatchObject({ qty: '88' });
});
