import { expect, test } from '@jest/globals';
import { expectError, hari, openStory, type Row } from '../../helpers/story.ts';

const { openToko } = openStory();

test('a taxed line names its tax invoice, and when the input tax is credited', async () => {
  const toko = await openToko();
  const barang = await toko.barang({ pajak_kode: 'PPN' });
  const { baca } = toko;
  const faktur = { nomor_faktur_pajak: '010.001-25.00000017' };
  const beli = (baris: Row) =>
    toko.beli('01-02', [{ barang_id: barang, qty: 1, harga: 1000, ...baris }]);
  const jual = (baris: Row) =>
    toko.jual('01-03', [{ barang_id: barang, qty: 1, harga: 2000, ...baris }]);
  const pb = await beli({ ...faktur, masa_kredit: hari('03') });
  expect((await baca('pembelian', pb.id)).detail).toMatchObject([
    { ppn: 110, dikreditkan: true, ...faktur, masa_kredit: hari('03') },
  ]);
  const pj = await jual(faktur);
  expect((await baca('penjualan', pj.id)).detail).toMatchObject([{ ppn: 220, ...faktur }]);
  const bebas = { pajak_kode: 'NON' };
  await expectError(jual({ ...faktur, ...bebas }), 'VADOK', 'detail.0.nomor_faktur_pajak');
  await expectError(jual({ nomor_faktur_pajak: '' }), 'VADOK', 'detail.0.nomor_faktur_pajak');
  await expectError(beli({ ...faktur, ...bebas }), 'VADOK', 'detail.0.nomor_faktur_pajak');
  await expectError(beli({ masa_kredit: '2025-13' }), 'VADOK', 'detail.0.masa_kredit');
  await expectError(beli({ masa_kredit: hari('03'), ...bebas }), 'VADOK', 'detail.0.masa_kredit');
  await expectError(
    beli({ masa_kredit: hari('03'), dikreditkan: false }),
    'VADOK',
    'detail.0.masa_kredit',
  );
});
