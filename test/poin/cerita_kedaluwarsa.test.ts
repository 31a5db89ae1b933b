import { expect, test } from '@jest/globals';
import { poin__kedaluwarsa } from '../../workers/tasks/each_due.ts';
import { ayat, expectError, hari, openStory } from '../helpers/story.ts';
import { runTask } from '../helpers/worker.ts';
import { openPoin } from './poin.ts';

const { data } = openStory();

const sebulan = { poin_masa_berlaku_hari: 30 };

test('points expire the day after their last one, once, and become revenue', async () => {
  const { toko, jual, tukar, lot, poin, hangus, jatuhTempo, jurnalHangus } = await openPoin(
    data,
    sebulan,
  );
  await jual(hari('01-05'), 1, 10000);
  await jual(hari('01-20'), 1, 20000);
  await tukar(hari('02-04'), 4);
  await expectError(tukar(hari('02-05'), 21), 'KOPNK', 'poin');
  expect(await jatuhTempo()).toEqual([toko.pelanggan]);
  expect(await hangus()).toBe(26);
  expect(await jurnalHangus()).toEqual(
    ayat('02-05 D 2302 300.00, K 4101 300.00', '02-20 D 2302 1000.00, K 4101 1000.00'),
  );
  expect([await lot(), await poin()]).toEqual([['0 poin 0.00', '0 poin 0.00'], 0]);
  expect([await hangus(), await jatuhTempo()]).toEqual([0, []]);
  const nomor = await toko.rows(`select nomor from jurnal where jenis = 'kedaluwarsa' order by 1`);
  expect(nomor).toHaveLength(2);
  expect(nomor[0]?.nomor).toMatch(/^XE\/-\/\d{4}02\/00001$/);
  await toko.expectConsistent();
  // No older day may use them any more.
  await expectError(tukar(hari('01-21'), 1), 'KOPNK', 'poin');
});

test('they are journals of the system, and belong to no document', async () => {
  const { toko, jual, hangus } = await openPoin(data, sebulan);
  const a = await jual(hari('01-05'), 1, 10000);
  await hangus();
  const cari = (jenis: string) =>
    toko.laporan('jurnal', { dari: hari('02-01'), sampai: hari('02-28'), jenis });
  expect(await cari('sistem')).toMatchObject({ total: 1, data: [{ jenis: 'sistem' }] });
  expect(await cari('penjualan')).toMatchObject({ total: 0 });
  expect(await toko.jurnal(a.id)).toHaveLength(5);
});

test('in a closed month they expire on the first open day after it', async () => {
  const { toko, jual, hangus, jurnalHangus } = await openPoin(data, sebulan);
  await jual(hari('01-05'), 1, 10000);
  await toko.tutupBulan(hari('02-01'));
  await hangus();
  expect(await jurnalHangus()).toEqual(['03-01 D 2302 500.00', '03-01 K 4101 500.00']);
});

test('points that a void gives back to an expired lot expire with the next run', async () => {
  const { toko, jual, tukar, hangus, jurnalHangus, poin } = await openPoin(data, sebulan);
  await jual(hari('01-05'), 1, 10000);
  const b = await tukar(hari('01-10'), 4);
  expect(await hangus()).toBe(6);
  await toko.batalkan('bayar-poin', b.id, { tanggal: '03-05' });
  expect(await poin()).toBe(4);
  await expectError(tukar(hari('03-06'), 1), 'KOPNK', 'poin');
  expect(await hangus()).toBe(4);
  expect(await jurnalHangus()).toEqual(
    ayat('02-05 D 2302 300.00, K 4101 300.00', '03-05 D 2302 200.00, K 4101 200.00'),
  );
});

test('a void and a return of a sale whose points expired take their revenue back', async () => {
  const { toko, jual, tukar, retur, hangus, poin } = await openPoin(data, sebulan);
  const a = await jual(hari('01-05'), 2, 5000);
  const b = await jual(hari('01-05'), 2, 5000);
  await tukar(hari('01-06'), 4);
  await hangus();
  const r = await retur(hari('03-01'), b.id, 1);
  expect(await toko.jurnal(r.id)).toContain('03-01 D 4101 250.00');
  expect(await poin()).toBe(0);
  await toko.expectConsistent();
  await toko.batalkan('retur-penjualan', r.id);
  await toko.batalkan('penjualan', b.id, { tanggal: '03-05' });
  expect(await poin()).toBe(0);
  await toko.expectConsistent();
  await toko.batalkan('penjualan', a.id, { kaskade: true, tanggal: '03-05' });
  // Four were used, and are owed; nothing else is left of the two sales.
  expect([await poin(), await toko.saldo('4101'), await toko.saldo('2302')]).toEqual([
    -4,
    '0.00',
    '200.00',
  ]);
});

test('expiring points pay what the contact owes', async () => {
  const { jual, tukar, retur, hangus, lot, jurnalHangus } = await openPoin(data, sebulan);
  const a = await jual(hari('01-05'), 1, 10000);
  await tukar(hari('01-06'), 8);
  await retur(hari('01-07'), a.id, 1);
  await jual(hari('01-08'), 1, 5000);
  expect(await lot()).toEqual(['0 poin 0.00', '-8 poin -400.00', '5 poin 250.00']);
  expect(await hangus()).toBe(5);
  expect(await lot()).toEqual(['0 poin 0.00', '-3 poin -150.00', '0 poin 0.00']);
  expect(await jurnalHangus()).toEqual([]);
  await jual(hari('02-08'), 1, 5000);
  await hangus();
  expect(await lot()).toEqual(['0 poin 0.00', '0 poin 0.00', '0 poin 0.00', '0 poin 0.00']);
  expect(await jurnalHangus()).toEqual(['03-11 D 2302 100.00', '03-11 K 4101 100.00']);
});

test('the task does it for every tenant, and one refusal keeps no other', async () => {
  const satu = await openPoin(data, sebulan);
  const dua = await openPoin(data, sebulan);
  const tutup = await openPoin(data, sebulan);
  for (const { jual } of [satu, dua, tutup]) await jual(hari('01-05'), 1, 10000);
  const lain = await satu.toko.kontak();
  await satu.jual('01-06', 1, 10000, { kontak_id: lain });
  // The books of the third are locked up to today: there is no day to book it on.
  await tutup.toko.set({ tanggal_kunci: '2999-12-31' });
  await expect(runTask(data, poin__kedaluwarsa)).rejects.toThrow(tutup.toko.kode);
  expect([await satu.poin(), await satu.poin(lain), await dua.poin()]).toEqual([0, 0, 0]);
  expect(await tutup.poin()).toBe(10);
  for (const { toko } of [satu, dua]) await toko.expectConsistent();
});

test('two runs and a redemption at once: each point goes once', async () => {
  const { jual, tukar, hangus, poin } = await openPoin(data, sebulan);
  await jual(hari('01-05'), 1, 10000);
  const hasil = await Promise.allSettled([hangus(), tukar(hari('01-06'), 10), hangus()]);
  const hilang = hasil.flatMap((h) => (h.status === 'fulfilled' ? [h.value] : []));
  expect(hilang.length).toBeGreaterThanOrEqual(2);
  expect(await poin()).toBe(0);
});
