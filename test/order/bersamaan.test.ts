/** A void of a delivery beside what else happens to its order. */
import { expect, test } from '@jest/globals';
import { behind, outcomeOf, untilWaiting } from '../helpers/antre.ts';
import type { Row } from '../helpers/database.ts';
import { openStory } from '../helpers/story.ts';

const { data, openToko } = openStory();

/** An order of four, of which one is delivered. */
async function buka(jenis: 'jasa' | 'persediaan') {
  const toko = await openToko();
  const barang = await toko.barang({ jenis });
  if (jenis === 'persediaan') await toko.beli('01-01', [[barang, 10, 100]]);
  const order = await toko.buat('order-penjualan', '01-02', {
    reservasi: jenis === 'persediaan',
    detail: [{ barang_id: barang, qty: 4, harga: 200 }],
  });
  const order_baris_id = Number((await toko.baris(order.id))[0]?.id);
  const kirim = (qty: number) => toko.jual('01-03', [{ barang_id: barang, qty, order_baris_id }]);
  const satu = await kirim(1);
  const terbuka = () =>
    toko.row<Row>(
      `select t.status_order as status, trim_scale(sum(g.dipenuhi)) as dipenuhi,
              trim_scale(sum(g.sisa)) as sisa
         from order_gerak as g join transaksi as t on t.id = g.order_id
        where t.id = $1 group by t.id`,
      [order.id],
    );
  return { toko, barang, order, kirim, satu, terbuka };
}

test('waits for the closing of the order, and opens nothing of it again', async () => {
  const { toko, order, satu, terbuka } = await buka('jasa');
  await behind(
    toko,
    (db) => db.row('select * from erp.transaksi_tutup($1, $2)', ['order-penjualan', order.id]),
    () => toko.batalkan('penjualan', satu.id),
  );
  expect(await terbuka()).toEqual({ status: 'ditutup', dipenuhi: '0', sisa: '0' });
});

test('and another delivery do not wait in a circle', async () => {
  const { toko, barang, kirim, satu, terbuka } = await buka('persediaan');
  const outcomes: Promise<unknown>[] = [];
  await toko.as(async (db) => {
    // Who changes the goods keeps both from moving them.
    await db.value(`select erp.master_patch('barang', $1, '{"nama": "Lain"}')`, [`${barang}`]);
    outcomes.push(outcomeOf(toko.batalkan('penjualan', satu.id)));
    await untilWaiting(data, 1);
    outcomes.push(outcomeOf(kirim(2)));
    await untilWaiting(data, 2);
  });
  expect(await Promise.all(outcomes)).toEqual([
    expect.objectContaining({ status: 'void' }),
    expect.objectContaining({ status: 'final' }),
  ]);
  expect(await terbuka()).toEqual({ status: 'sebagian', dipenuhi: '2', sisa: '2' });
});
