import { expect, test } from '@jest/globals';
import { untilWaiting } from '../../helpers/antre.ts';
import { openDatabase } from '../../helpers/database.ts';
import { expectError } from '../../helpers/expect.ts';
import { hari, openToko } from '../../helpers/toko.ts';

const data = openDatabase();

async function soldAndTakenBack() {
  const toko = await openToko(data);
  const barang = await toko.barang();
  const beli = await toko.beli({ tanggal: hari('01-01'), detail: [[barang, 10, 10]] });
  const jual = await toko.jual({ tanggal: hari('01-05'), detail: [[barang, 10, 20]] });
  await toko.batalkan('penjualan', jual.id);
  return { toko, barang, beli, jual };
}

test('a voided sale holds no stock: the purchase before it can be voided too', async () => {
  const { toko, barang, beli } = await soldAndTakenBack();
  await toko.batalkan('pembelian', beli.id);
  expect(await toko.stok(barang)).toEqual({ qty: '0', nilai: '0.00' });
  await toko.expectConsistent();
});

test('a voided sale holds no stock: another sale may take its place, once', async () => {
  const { toko, barang } = await soldAndTakenBack();
  await toko.jual({ tanggal: hari('01-03'), detail: [[barang, 10, 20]] });
  await expectError(toko.jual({ tanggal: hari('01-04'), detail: [[barang, 1, 20]] }), 'KOSTK');
  expect(await toko.stok(barang)).toEqual({ qty: '0', nilai: '0.00' });
  await toko.expectConsistent();
});

test('the present cost of a voided document leaves out its reversal and what corrects that', async () => {
  const toko = await openToko(data);
  const barang = await toko.barang();
  await toko.beli({ tanggal: hari('01-01'), detail: [[barang, 10, 1000]] });
  const jual = await toko.jual({ tanggal: hari('01-05'), detail: [[barang, 4, 2000]] });
  await toko.batalkan('penjualan', jual.id, { tanggal: hari('01-06') });
  await toko.beli({ tanggal: hari('01-02'), detail: [[barang, 10, 2000]] });
  const detail = await toko.as((db) =>
    db.value<{ detail: { hpp: number; hpp_kini: number }[] }>(
      `select erp.transaksi_get('penjualan', $1)`,
      [jual.id],
    ),
  );
  expect(detail.detail[0]).toMatchObject({ hpp: 1000, hpp_kini: 1500 });
  await toko.expectConsistent();
});

test('goods that change while a document waits for them are read again', async () => {
  const toko = await openToko(data);
  const barang = await toko.barang();
  let waiting: Promise<unknown> = Promise.resolve();
  await toko.as(async (db) => {
    await db.value(`select erp.master_patch('barang', $1, '{"jenis": "jasa"}')`, [`${barang}`]);
    waiting = toko
      .beli({ tanggal: hari('01-01'), detail: [[barang, 5, 10]] })
      .catch((error: unknown) => error);
    await untilWaiting(data, 1);
  });
  expect(await waiting).toMatchObject({ code: '40001' });
  expect(await toko.stok(barang)).toEqual({ qty: '0', nilai: '0' });
});
