import { expect, test } from '@jest/globals';
import { behind } from '../../helpers/antre.ts';
import { expectError, openStory } from '../../helpers/story.ts';

const { openBarang } = openStory();

async function soldAndTakenBack() {
  const { toko, barang } = await openBarang();
  const beli = await toko.beli('01-01', [[barang, 10, 10]]);
  const jual = await toko.jual('01-05', [[barang, 10, 20]]);
  await toko.batalkan('penjualan', jual.id);
  return { toko, barang, beli, jual };
}

test('a voided sale holds no stock: the purchase before it can be voided too', async () => {
  const { toko, barang, beli } = await soldAndTakenBack();
  await toko.batalkan('pembelian', beli.id);
  expect(await toko.stok(barang)).toEqual({ qty: '0', nilai: '0.00' });
});

test('a voided sale holds no stock: another sale may take its place, once', async () => {
  const { toko, barang } = await soldAndTakenBack();
  await toko.jual('01-03', [[barang, 10, 20]]);
  await expectError(toko.jual('01-04', [[barang, 1, 20]]), 'KOSTK');
  expect(await toko.stok(barang)).toEqual({ qty: '0', nilai: '0.00' });
});

test('the present cost of a voided document leaves out its reversal and what corrects that', async () => {
  const { toko, barang } = await openBarang(10, 1000);
  const jual = await toko.jual('01-05', [[barang, 4, 2000]]);
  await toko.batalkan('penjualan', jual.id, { tanggal: '01-06' });
  await toko.beli('01-02', [[barang, 10, 2000]]);
  const detail = await toko.staf.value<{ detail: { hpp: number; hpp_kini: number }[] }>(
    `select erp.transaksi_get('penjualan', $1)`,
    [jual.id],
  );
  expect(detail.detail[0]).toMatchObject({ hpp: 1000, hpp_kini: 1500 });
});

test('goods that change while a document waits for them are read again', async () => {
  const { toko, barang } = await openBarang();
  const waiting = behind(
    toko,
    (db) => db.value(`select erp.master_patch('barang', $1, '{"jenis": "jasa"}')`, [`${barang}`]),
    () => toko.beli('01-01', [[barang, 5, 10]]),
  );
  await expectError(waiting, '40001');
  expect(await toko.stok(barang)).toEqual({ qty: '0', nilai: '0' });
});
