import { expect, test } from '@jest/globals';
import { outcomeOf, untilWaiting } from '../../helpers/antre.ts';
import { openDatabase } from '../../helpers/database.ts';
import { dokumenOf } from '../../helpers/kas.ts';
import { openPoin } from '../../helpers/poin.ts';
import { hari, openToko, type Toko } from '../../helpers/toko.ts';

const data = openDatabase();

/** Holds the balance of an account and day while `meanwhile` runs, so that whoever needs it stops there. */
const holding = (
  toko: Toko,
  akun: string,
  tanggal: string,
  meanwhile: () => Promise<void>,
): Promise<void> =>
  toko.asOwner(async (db) => {
    await db.row(
      'select 1 from saldo_harian where akun_kode = $1 and tanggal = $2 for no key update',
      [akun, tanggal],
    );
    await meanwhile();
  });

test('a void with what stands on it, and a back-dated purchase over the same days', async () => {
  const toko = await openToko(data);
  const { buat, batalkan } = dokumenOf(toko);
  const [a, b] = [await toko.barang(), await toko.barang()];
  await toko.beli({ tanggal: hari('01-05'), detail: [[b, 10, 20]] });
  await buat('jurnal-umum', {
    tanggal: hari('01-01'),
    detail: [
      { akun_kode: '1101', debit: 100 },
      { akun_kode: '3101', kredit: 100 },
    ],
  });
  const beli = await toko.beli({
    tanggal: hari('01-05'),
    detail: [[a, 10, 10]],
    pembayaran: [{ akun_kode: '1101', jumlah: 10 }],
  });
  await buat('retur-pembelian', {
    tanggal: hari('01-10'),
    kontak_id: toko.supplier,
    lokasi_id: toko.lokasi,
    dokumen_asal_id: beli.id,
    detail: [{ baris_asal_id: (await toko.baris(beli.id))[0]?.id, qty: 2 }],
  });
  await toko.jual({ tanggal: hari('01-10'), detail: [[b, 4, 50]] });
  let cascade: Promise<unknown> = Promise.resolve();
  let purchase: Promise<unknown> = Promise.resolve();
  // The return of the tenth is taken back first, then the purchase of the fifth; the other goes the other way.
  await holding(toko, '1101', hari('01-05'), async () => {
    cascade = outcomeOf(batalkan('pembelian', beli.id, { kaskade: true }));
    await untilWaiting(data, 1);
    purchase = outcomeOf(toko.beli({ tanggal: hari('01-05'), detail: [[b, 5, 40]] }));
    await untilWaiting(data, 2);
  });
  expect(await Promise.all([cascade, purchase])).toEqual([
    expect.objectContaining({ status: 'void' }),
    expect.objectContaining({ status: 'final' }),
  ]);
  await toko.expectConsistent();
});

test('points of two contacts that expire on the same days', async () => {
  const { toko, jual, hangus } = await openPoin(data, { poin_masa_berlaku_hari: 10 });
  const lain = await toko.kontak();
  await jual(hari('01-05'), 1, 10000);
  await jual(hari('01-06'), 1, 10000);
  await jual(hari('01-06'), 1, 10000, { kontak_id: lain });
  // Both days have a balance to hold.
  await jual(hari('01-16'), 1, 10000);
  await jual(hari('01-17'), 1, 10000);
  let first: Promise<unknown> = Promise.resolve();
  let second: Promise<unknown> = Promise.resolve();
  await holding(toko, '4101', hari('01-17'), async () => {
    first = outcomeOf(hangus(lain));
    await untilWaiting(data, 1);
    second = outcomeOf(hangus());
    await untilWaiting(data, 2);
  });
  expect(await Promise.all([first, second])).toEqual([10, expect.any(Number)]);
  await toko.expectConsistent();
});
