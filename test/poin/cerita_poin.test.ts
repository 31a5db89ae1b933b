import { expect, test } from '@jest/globals';
import { expectDone } from '../helpers/antre.ts';
import { expectError, hari, openStory } from '../helpers/story.ts';
import { openPoin } from './poin.ts';

const { data } = openStory();

test('a sale earns points at the expense of its revenue; redeeming them pays what they are worth', async () => {
  const { toko, jual, tukar, lot, poin } = await openPoin(data);
  const a = await jual(hari('01-05'), 2, 10500);
  await toko.expectJurnal(
    a.id,
    '01-05 D 1201 21000.00, 5101 2000.00, K 4101 19950.00, 1301 2000.00, 2302 1050.00',
  );
  expect(await toko.baca('penjualan', a.id)).toMatchObject({ total_nilai: 21000, sisa: 21000 });
  expect((await toko.dokumen(a.id)).rincian).toEqual({ poin_diperoleh: 21, poin_tangguhan: 1050 });
  const b = await tukar(hari('01-10'), 10);
  expect(b.nomor_transaksi).toMatch(/^BP\/00\/\d{4}01\/00001$/);
  await toko.expectJurnal(b.id, '01-10 D 2302 500.00, K 1101 500.00');
  expect(await toko.dokumen(b.id)).toMatchObject({ total_nilai: '500.00', sisa: null });
  expect([await lot(), await poin()]).toEqual([['11 poin 550.00'], 11]);
});

test('the deferral is capped at the revenue of each line; what points are worth beyond it is an expense', async () => {
  const { toko, tukar, barang, lot } = await openPoin(data, { poin_rupiah_per_poin: 10 });
  const jasa = await toko.barang({ jenis: 'jasa' });
  const a = await toko.jual('01-05', [
    { barang_id: barang, qty: 1, harga: 700, pajak_kode: 'PPN' },
    [jasa, 1, 300],
  ]);
  // 100 points of 50 are worth more than the sale: nothing of it is revenue yet.
  await toko.expectJurnal(
    a.id,
    '01-05 D 1201 1077.00, 5101 1000.00, K 2201 77.00, 1301 1000.00, 2302 1000.00',
  );
  const b = await tukar(hari('01-06'), 33);
  await toko.expectJurnal(b.id, '01-06 D 2302 330.00, 6101 1320.00, K 1101 1650.00');
  expect(await lot()).toEqual(['67 poin 670.00']);
});

test('by the method beban points cost nothing before they are redeemed', async () => {
  const { toko, jual, tukar, lot, hangus, jurnalHangus } = await openPoin(data, {
    poin_metode: 'beban',
    poin_masa_berlaku_hari: 30,
  });
  const a = await jual(hari('01-05'), 2, 10500);
  expect(await toko.jurnal(a.id)).not.toContain('01-05 K 2302 1050.00');
  const b = await tukar(hari('01-10'), 10);
  await toko.expectJurnal(b.id, '01-10 D 6101 500.00, K 1101 500.00');
  expect(await lot()).toEqual(['11 poin 0.00']);
  expect(await hangus()).toBe(11);
  expect([await lot(), await jurnalHangus()]).toEqual([['0 poin 0.00'], []]);
});

test('other settings hold for new points only; those that expire first are used first', async () => {
  const { toko, jual, tukar, lot } = await openPoin(data, { poin_masa_berlaku_hari: 300 });
  await jual(hari('01-05'), 1, 10000);
  await toko.set({ poin_nilai_poin: 80, poin_masa_berlaku_hari: 30 });
  await jual(hari('01-06'), 1, 10000);
  await toko.set({ poin_metode: 'beban', poin_nilai_poin: 100, poin_masa_berlaku_hari: null });
  await jual(hari('01-07'), 1, 10000);
  // Ten of 80 that expire in February, ten of 50, and five of 100 that never were a liability.
  const b = await tukar(hari('01-08'), 25);
  await toko.expectJurnal(b.id, '01-08 D 2302 1300.00, 6101 500.00, K 1101 1800.00');
  expect(await lot()).toEqual(['0 poin 0.00', '0 poin 0.00', '5 poin 0.00']);
  await toko.set({ poin_aktif: false });
  const c = await jual(hari('01-09'), 1, 10000);
  expect((await toko.dokumen(c.id)).rincian).toEqual({});
  await tukar(hari('01-09'), 5);
});

test('points pay a sale without lowering its tax, and what they pay earns none', async () => {
  const { toko, barang, jual, lot, poin } = await openPoin(data);
  await jual(hari('01-05'), 2, 50000);
  const b = await toko.jual(
    '01-06',
    [{ barang_id: barang, qty: 1, harga: 10000, pajak_kode: 'PPN' }],
    { poin: 60, pembayaran: [{ akun_kode: '1101', jumlah: 8000 }] },
  );
  // 10,000 less 3,000 earns seven points.
  await toko.expectJurnal(
    b.id,
    '01-06 D 1201 100.00, 1101 8000.00, 5101 1000.00, 2302 3000.00, K 4101 9650.00, 2201 1100.00, 1301 1000.00, 2302 350.00',
  );
  expect(await toko.dokumen(b.id)).toMatchObject({
    total_nilai: '11100.00',
    dibayar: '11000.00',
    sisa: '100.00',
    rincian: { poin: 60, poin_nilai: 3000, poin_diperoleh: 7, poin_tangguhan: 350 },
  });
  expect(await lot()).toEqual(['40 poin 2000.00', '7 poin 350.00']);
  await toko.expectConsistent();
  await toko.batalkan('penjualan', b.id);
  expect([await lot(), await poin()]).toEqual([['100 poin 5000.00', '0 poin 0.00'], 100]);
  await toko.expectConsistent();
  const bayar = (isi: object) => toko.jual('01-07', [[barang, 1, 1000]], { ...isi });
  await expectError(bayar({ poin: 101 }), 'KOPNK', 'poin');
  await expectError(bayar({ poin: 21 }), 'VABYR', 'poin');
  await expectError(bayar({ poin: -1 }), 'VADOK', 'poin');
  await expectError(bayar({ poin: 20, pembayaran: [{ akun_kode: '1101', jumlah: 1 }] }), 'VABYR');
  await bayar({ poin: 20 });
});

test('walk-in customers earn none, freight earns none, and a fraction is lost', async () => {
  const { toko, barang, poin } = await openPoin(data);
  const umum = await toko.kontak({ kode: 'UMUM', nama: 'Umum' });
  const jual = (isi: object) =>
    toko.jual('01-05', [[barang, 1, 1999.99]], { ongkos: 5000, ...isi });
  const a = await jual({ kontak_id: umum, pembayaran: [{ akun_kode: '1101', jumlah: 6999.99 }] });
  expect((await toko.dokumen(a.id)).rincian).toEqual({});
  await jual({});
  expect(await poin()).toBe(1);
});

test('returns take points back in proportion, the last one the rest', async () => {
  const { toko, jual, retur, lot, poin } = await openPoin(data);
  const a = await jual(hari('01-05'), 3, 3500);
  expect(await lot()).toEqual(['10 poin 500.00']);
  const r = await retur(hari('01-06'), a.id, 1);
  await toko.expectJurnal(
    r.id,
    '01-06 D 4102 3350.00, 2302 150.00, 1301 1000.00, K 1201 3500.00, 5101 1000.00',
  );
  expect((await toko.dokumen(r.id)).rincian).toMatchObject({
    poin_ditarik: 3,
    poin_tangguhan: 150,
  });
  await retur(hari('01-07'), a.id, 1);
  expect(await poin()).toBe(4);
  await toko.batalkan('retur-penjualan', r.id);
  expect(await poin()).toBe(7);
  // Six are due for two thirds; three were taken with the return that stands.
  await retur(hari('01-08'), a.id, 1);
  expect(await poin()).toBe(4);
  await retur(hari('01-09'), a.id, 1);
  expect(await lot()).toEqual(['0 poin 0.00']);
  expect([await toko.saldo('4101'), await toko.saldo('4102')]).toEqual(['-10000.00', '10000.00']);
});

test('used points that a return takes back become a debt, which the void of the return ends', async () => {
  const { toko, jual, tukar, retur, lot, poin } = await openPoin(data);
  const a = await jual(hari('01-05'), 2, 5000);
  await tukar(hari('01-06'), 8);
  const r = await retur(hari('01-07'), a.id, 2);
  expect(await toko.jurnal(r.id)).toContain('01-07 D 2302 500.00');
  expect([await lot(), await poin()]).toEqual([['0 poin 0.00', '-8 poin -400.00'], -8]);
  await jual(hari('01-08'), 1, 10000);
  expect(await expectError(tukar(hari('01-09'), 3), 'KOPNK', 'poin')).toContain('2 poin');
  await tukar(hari('01-09'), 2);
  await toko.expectConsistent();
  await toko.batalkan('retur-penjualan', r.id);
  expect([await lot(), await poin()]).toEqual([
    ['2 poin 100.00', '0 poin 0.00', '8 poin 400.00'],
    10,
  ]);
});

test('a sale whose points were redeemed is voided with kaskade only, and they become a debt', async () => {
  const { toko, jual, tukar, lot, poin } = await openPoin(data);
  const a = await jual(hari('01-05'), 1, 10000);
  const b = await tukar(hari('01-06'), 4);
  expect(await expectError(toko.batalkan('penjualan', a.id), 'KODEP')).toContain(b.nomor_transaksi);
  const v = await toko.batalkan('penjualan', a.id, { kaskade: true });
  expect(v.status).toBe('void');
  expect([await lot(), await poin()]).toEqual([['0 poin 0.00', '-4 poin -200.00'], -4]);
  expect(await toko.saldo('2302')).toBe('200.00');
  await toko.expectConsistent();
  // The points return to their lot, and the debt is still there: together nothing.
  await toko.batalkan('bayar-poin', b.id, { tanggal: '02-01' });
  expect([await lot(), await poin()]).toEqual([['4 poin 200.00', '-4 poin -200.00'], 0]);
});

test('enough points on that day and later: an older day may not take what a later one used', async () => {
  const { toko, jual, tukar } = await openPoin(data);
  await jual(hari('01-05'), 1, 10000);
  await expectError(tukar(hari('01-04'), 1), 'KOPNK', 'poin');
  const b = await tukar(hari('03-01'), 10);
  await expectError(tukar(hari('02-01'), 1), 'KOPNK', 'poin');
  // Given back in April, they are not there in March.
  await toko.batalkan('bayar-poin', b.id, { tanggal: '04-01' });
  await expectError(tukar(hari('03-15'), 1), 'KOPNK', 'poin');
  await tukar(hari('04-02'), 10);
});

test('sixteen who redeem the same points: only as many as there are', async () => {
  const { toko, barang, jual, tukar, poin } = await openPoin(data);
  await jual(hari('01-05'), 1, 50000);
  const bayar = (i: number) =>
    i % 2 === 0 ? tukar(hari('01-06'), 10) : toko.jual('01-06', [[barang, 1, 500]], { poin: 10 });
  const ditolak = await expectDone(
    5,
    Array.from({ length: 16 }, (_, i) => bayar(i)),
  );
  expect(new Set(ditolak)).toEqual(new Set(['KOPNK']));
  expect(await poin()).toBe(0);
});

test('the sales report counts what waits for points as no revenue yet', async () => {
  const { toko, barang, jual, tukar, retur } = await openPoin(data);
  const a = await jual(hari('01-05'), 2, 10500);
  await retur(hari('01-06'), a.id, 1);
  await tukar(hari('01-07'), 5, {
    cara: 'barang',
    lokasi_id: toko.lokasi,
    detail: [{ barang_id: barang, qty: 1 }],
  });
  const masa = { dari: hari('01-01'), sampai: hari('01-31') };
  const ringkasan = await toko.laporan('penjualan_summary', { group_by: ['bulan'], ...masa });
  const bersih = Number(await toko.saldo('4101')) + Number(await toko.saldo('4102'));
  expect(ringkasan.meta).toMatchObject({
    total_bersih: -bersih,
    total_hpp: Number(await toko.saldo('5101')),
  });
});
