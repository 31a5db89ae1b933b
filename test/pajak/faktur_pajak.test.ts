import { expect, test } from '@jest/globals';
import { hari, openStory } from '../helpers/story.ts';

const { openToko } = openStory('few');

test('a taxed line names its tax invoice, and when the input tax is credited', async () => {
  const toko = await openToko();
  const barang = await toko.barang({ pajak_kode: 'PPN' });
  const { baca } = toko;
  const faktur = { nomor_faktur_pajak: '010.001-25.00000017' };
  const baris = { barang_id: barang, qty: 1, harga: 1000, ...faktur };
  const pb = await toko.beli('01-02', [{ ...baris, masa_kredit: hari('03') }]);
  expect((await baca('pembelian', pb.id)).detail).toMatchObject([
    { ppn: 110, dikreditkan: true, ...faktur, masa_kredit: hari('03') },
  ]);
  const pj = await toko.jual('01-03', [baris]);
  expect((await baca('penjualan', pj.id)).detail).toMatchObject([{ ppn: 110, ...faktur }]);
});
