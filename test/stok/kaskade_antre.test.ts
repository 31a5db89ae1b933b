import { expect, test } from '@jest/globals';
import { beliAset, RAK } from '../aset/aset.ts';
import { outcomeOf, untilWaiting } from '../helpers/antre.ts';
import { barisJurnal } from '../helpers/dokumen.ts';
import { hari, openStory, type Toko } from '../helpers/story.ts';
import { openPoin } from '../poin/poin.ts';

const { data, openToko } = openStory('few');

/** Holds the balance of an account and day while `meanwhile` runs, so that others that need it wait. */
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
  const toko = await openToko();
  const { batalkan } = toko;
  const [a, b] = [await toko.barang(), await toko.barang()];
  await toko.beli('01-05', [[b, 10, 20]]);
  await toko.jurnalkan('01-01', 'D 1101 100, K 3101 100');
  const beli = await toko.beli('01-05', [[a, 10, 10]], {
    pembayaran: [{ akun_kode: '1101', jumlah: 10 }],
  });
  await toko.retur('pembelian', '01-10', beli.id, 2);
  await toko.jual('01-10', [[b, 4, 50]]);
  let cascade: Promise<unknown> = Promise.resolve();
  let purchase: Promise<unknown> = Promise.resolve();
  // The return of the tenth is taken back first, then the purchase of the fifth; the other goes the other way.
  await holding(toko, '1101', hari('01-05'), async () => {
    cascade = outcomeOf(batalkan('pembelian', beli.id, { kaskade: true }));
    await untilWaiting(data, 1);
    purchase = outcomeOf(toko.beli('01-05', [[b, 5, 40]]));
    await untilWaiting(data, 2);
  });
  expect(await Promise.all([cascade, purchase])).toEqual([
    expect.objectContaining({ status: 'void' }),
    expect.objectContaining({ status: 'final' }),
  ]);
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
});

test('a disposal that depreciates months before it, and a list of journals over the same days', async () => {
  const toko = await openToko();
  await toko.jurnalkan('01-31', 'D 1101 100, K 3101 100');
  const aset = await beliAset(toko, { ...RAK, perolehan: 1000 });
  const isi = { tanggal: hari('03-15'), nilai: 700, akun_kas: '1101', susutkan: true };
  const jurnal = [
    { tanggal: hari('01-31'), detail: barisJurnal('D 6205 5, K 3101 5') },
    { tanggal: hari('03-15'), detail: barisJurnal('D 1101 5, K 3101 5') },
  ];
  let list: Promise<unknown> = Promise.resolve();
  let disposal: Promise<unknown> = Promise.resolve();
  // The list has the balance of March, which the disposal wants in the end, and comes to that of January then.
  await holding(toko, '3101', hari('01-31'), async () => {
    list = outcomeOf(
      toko.staf.value(
        `select erp.jurnal_umum_massal(array(
           select jsonb_populate_record(null::erp.jurnal_umum_input, d)
             from jsonb_array_elements($1) as d))`,
        [JSON.stringify(jurnal)],
      ),
    );
    await untilWaiting(data, 1);
    disposal = outcomeOf(
      toko.staf.row(
        'select * from erp.aset_lepas($1, jsonb_populate_record(null::erp.aset_lepas_input, $2))',
        [aset, JSON.stringify(isi)],
      ),
    );
    await untilWaiting(data, 2);
  });
  expect(await Promise.all([list, disposal])).toEqual([
    { data: [expect.anything(), expect.anything()] },
    expect.objectContaining({ status: 'final' }),
  ]);
});
