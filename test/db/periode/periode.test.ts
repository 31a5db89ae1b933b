import { expect, test } from '@jest/globals';
import { untilWaiting } from '../../helpers/antre.ts';
import { openDatabase } from '../../helpers/database.ts';
import { expectError } from '../../helpers/expect.ts';
import { hari, openToko, type Toko } from '../../helpers/toko.ts';

const data = openDatabase();

const beli = (toko: Toko, barang: number, tanggal: string) =>
  toko.beli({ tanggal, detail: [[barang, 1, 10]] });

const setPeriode = (toko: Toko, bulan: string, status: string, who = {}) =>
  toko.as((db) => db.value('select erp.periode_set($1, $2)', [bulan, status]), {
    peran: 'admin',
    adminKey: true,
    ...who,
  });

test('not in the future of the tenant, not before its books begin, not without a date', async () => {
  const toko = await openToko(data, { tanggal_mulai: hari('03-01') });
  const barang = await toko.barang();
  await expectError(beli(toko, barang, hari('02-28')), 'VATGL', 'tanggal');
  await expectError(beli(toko, barang, '2999-12-31'), 'VATGL', 'tanggal');
  await expectError(beli(toko, barang, 'infinity'), 'VADOK', 'tanggal');
  await expectError(beli(toko, barang, '0001-01-01'), 'VADOK', 'tanggal');
  await beli(toko, barang, hari('03-01'));
  await toko.expectConsistent();
});

test('today is the day of the tenant’s own clock', async () => {
  // At any moment it is a later day at UTC+14 than at UTC-12.
  const timur = await openToko(data, { zona_waktu: 'Pacific/Kiritimati' });
  const barat = await openToko(data, { zona_waktu: 'Etc/GMT+12' });
  const { hari_ini } = await timur.row<{ hari_ini: string }>(
    `select (now() at time zone 'Pacific/Kiritimati')::date as hari_ini`,
  );
  await beli(timur, await timur.barang(), hari_ini);
  await expectError(beli(barat, await barat.barang(), hari_ini), 'VATGL', 'tanggal');
});

test('up to the lock date everything is closed', async () => {
  const toko = await openToko(data, { tanggal_kunci: hari('02-15') });
  const barang = await toko.barang();
  await expectError(beli(toko, barang, hari('02-15')), 'KOTUP', 'tanggal');
  await beli(toko, barang, hari('02-16'));
  await toko.expectConsistent();
});

test('months close and open one by one', async () => {
  const toko = await openToko(data);
  const barang = await toko.barang();
  await setPeriode(toko, hari('02-01'), 'tutup');
  await expectError(beli(toko, barang, hari('02-28')), 'KOTUP', 'tanggal');
  await beli(toko, barang, hari('01-31'));
  await beli(toko, barang, hari('03-01'));
  await setPeriode(toko, hari('02-17'), 'buka');
  await beli(toko, barang, hari('02-28'));
  await toko.expectConsistent();
});

test('a month with drafts, outside the books, or by the wrong hand stays as it is', async () => {
  const toko = await openToko(data);
  const barang = await toko.barang();
  await toko.draftJual({ tanggal: hari('05-05'), detail: [[barang, 1, 1]] });
  await expectError(setPeriode(toko, hari('05-01'), 'tutup'), 'KOTUP', 'bulan');
  await expectError(setPeriode(toko, '2001-01-01', 'tutup'), 'VATGL', 'bulan');
  await expectError(setPeriode(toko, '2999-01-01', 'tutup'), 'VATGL', 'bulan');
  await expectError(setPeriode(toko, hari('06-01'), 'tutup', { peran: 'staff' }), 'OTROL');
  await expectError(setPeriode(toko, hari('06-01'), 'tutup', { adminKey: false }), 'OTKEY');
  expect(await toko.rows(`select from periode where status = 'tutup'`)).toEqual([]);
});

test('a posting and the closing of its month never pass each other', async () => {
  const toko = await openToko(data);
  const barang = await toko.barang();
  await beli(toko, barang, hari('02-01'));
  let closed: Promise<unknown> = Promise.resolve();
  await toko.as(async (db) => {
    await db.rows(
      `select erp.pembelian_create(jsonb_populate_record(null::erp.pembelian_input, $1))`,
      [
        JSON.stringify(
          toko.document(toko.supplier, { tanggal: hari('02-02'), detail: [[barang, 1, 10]] }),
        ),
      ],
    );
    closed = setPeriode(toko, hari('02-01'), 'tutup');
    await untilWaiting(data, 1);
  });
  await closed;
  await expectError(beli(toko, barang, hari('02-03')), 'KOTUP');
  await toko.expectConsistent();
});
