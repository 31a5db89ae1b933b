/**
 * More of what other programs got wrong, as told in public: what goods are worth after returns, bills, freight and
 * notes, and what may be billed. Each says who told it and what came there; here what is right comes.
 */
import { expect, test } from '@jest/globals';
import { expectError, hari, openStory } from '../helpers/story.ts';
import { garis, nota, ongkos, sisa, tagih, terima } from './jebakan.ts';

const { openBarang } = openStory();

// erpnext#15148: the ledger gave 500 back, stock 516.66.
test('a return at the old price while the average moved on: stock and its account part', async () => {
  const { toko, barang } = await openBarang();
  const satu = await terima(toko, '03-01', [[barang, 10, 100]]);
  await terima(toko, '03-02', [[barang, 5, 110]]);
  const retur = await toko.retur('pembelian', '03-03', satu.id, 5);
  await toko.expectJurnal(retur.id, '03-03 D 5103 16.67, 2102 500.00, K 1301 516.67');
  expect(await toko.stok(barang)).toEqual({ qty: '10', nilai: '1033.33' });
  expect(await toko.saldo('1301')).toBe('1033.33');
});

// odoo#2414: what was owed fell by the average, so a rest stayed.
test('goods go back below what they cost on average: what is owed falls by their own price', async () => {
  const { toko, barang } = await openBarang(10, 10);
  const datang = await terima(toko, '03-05', [[barang, 5, 5]]);
  const retur = await toko.retur('pembelian', '03-06', datang.id, 5);
  await toko.expectJurnal(retur.id, '03-06 D 5103 16.67, 2102 25.00, K 1301 41.67');
  expect(await toko.saldo('2102')).toBe('0.00');
});

// odoo PR 27394: 20 was owed and 15 taken off the accrual.
test('first in first out, billed at 15 what came at 10: 15 is owed', async () => {
  const { toko, barang } = await openBarang(0, 0, { metode_hpp: 'fifo' });
  const datang = await terima(toko, '03-05', [[barang, 1, 10]]);
  const faktur = await tagih(toko, '03-06', datang.id, { harga: 15 });
  await toko.expectJurnal(faktur.id, '03-06 D 2102 10.00, 1301 5.00, K 2101 15.00');
});

// odoo#187169: cost and stock fell below nothing.
test('billed at a fraction after most was sold: nothing is worth less than nothing', async () => {
  const { toko, barang } = await openBarang(100, 5);
  const datang = await terima(toko, '03-05', [[barang, 15, 2000]]);
  const jual = await toko.jual('03-06', [[barang, 10, 3000]]);
  expect(await toko.hpp(jual.id)).toBe('2652.17');
  await tagih(toko, '03-07', datang.id, { harga: 5 });
  expect(await toko.stok(barang)).toEqual({ qty: '105', nilai: '525.00' });
  expect(await toko.hpp(jual.id)).toBe('50.00');
  expect(await toko.saldo('5101', hari('03-06'))).toBe('2652.17');
});

// odoo PR 265799: the average became 17.86.
test('billed cheaper, a part returned and credited: the cost stays that of the bill', async () => {
  const { toko, barang } = await openBarang();
  const datang = await terima(toko, '03-05', [[barang, 35, 20]]);
  const faktur = await tagih(toko, '03-06', datang.id, { harga: 15 });
  await toko.retur('pembelian', '03-07', faktur.id, 20);
  expect(await toko.stok(barang)).toEqual({ qty: '15', nilai: '225.00' });
  expect(await toko.saldo('2101')).toBe('-225.00');
});

// odoo PR 146347: a credit of 5 took 10 off.
test('billed at 110 what came at 100, a credit of 5: it costs 105', async () => {
  const { toko, barang } = await openBarang();
  const datang = await terima(toko, '03-05', [[barang, 1, 100]]);
  const faktur = await tagih(toko, '03-06', datang.id, { harga: 110 });
  await nota(toko, '03-07', faktur.id, { jumlah: 5 });
  expect(await toko.stok(barang)).toEqual({ qty: '1', nilai: '105.00' });
});

// odoo PR 122231: neither the credit nor what was billed afterwards reached the stock.
test('billed at 15, down to 10, up to 20: each changes what it costs', async () => {
  const { toko, barang } = await openBarang(0, 0, { metode_hpp: 'fifo' });
  const datang = await terima(toko, '03-05', [[barang, 1, 10]]);
  const faktur = await tagih(toko, '03-06', datang.id, { harga: 15 });
  const nilai = async () => (await toko.stok(barang)).nilai;
  expect(await nilai()).toBe('15.00');
  await nota(toko, '03-07', faktur.id, { harga_baru: 10 });
  expect(await nilai()).toBe('10.00');
  await nota(toko, '03-08', faktur.id, { jumlah: 10 }, true);
  expect(await nilai()).toBe('20.00');
  expect(await toko.saldo('2101')).toBe('-20.00');
});

// odoo PR 106665: received, returned and received again, layers of nobody were made.
test('received, returned, received again and billed dearer: only what is here costs more', async () => {
  for (const metode_hpp of ['rata-rata', 'fifo']) {
    const { toko, barang } = await openBarang(0, 0, { metode_hpp });
    const lusin = await toko.master('satuan', { kode: 'LSN', nama: 'Lusin' });
    await toko.master('barang_satuan', { barang_id: barang, satuan_id: lusin, faktor: 12 });
    const satu = await terima(toko, '03-05', [[barang, 12, 10]]);
    await toko.retur('pembelian', '03-06', satu.id, 12);
    const dua = await terima(toko, '03-07', [[barang, 12, 10]]);
    await tagih(toko, '03-08', dua.id, { satuan_id: lusin, qty: 1, harga: 132 });
    expect(await toko.stok(barang)).toEqual({ qty: '12', nilai: '132.00' });
    expect([await toko.saldo('2102'), await toko.saldo('5103')]).toEqual(['0.00', '0.00']);
  }
});

// OCA purchase-workflow PR 3139: what was sold kept the wrong cost, reports of days before the bill too.
test('what was sold before the dearer bill bears its part, from the day of the bill', async () => {
  const { toko, barang } = await openBarang();
  const datang = await terima(toko, '03-01', [[barang, 10, 10]]);
  const jual = await toko.jual('03-05', [[barang, 4, 30]]);
  await tagih(toko, '03-20', datang.id, { harga: 12 });
  expect(await toko.hpp(jual.id)).toBe('48.00');
  expect(await toko.saldo('5101', hari('03-19'))).toBe('40.00');
  expect(await toko.saldo('1301', hari('03-19'))).toBe('60.00');
  expect(await toko.saldo('1301')).toBe('72.00');
});

// odoo PR 201625: the next average was reckoned of a layer that had the difference of what was left only.
test('a receipt after a dearer bill of what was half sold: the average of both', async () => {
  const { toko, barang } = await openBarang();
  const satu = await terima(toko, '03-01', [[barang, 10, 10]]);
  await toko.jual('03-02', [[barang, 5, 30]]);
  await tagih(toko, '03-03', satu.id, { harga: 20 });
  await terima(toko, '03-04', [[barang, 5, 10]]);
  const jual = await toko.jual('03-05', [[barang, 2, 30]]);
  expect(await toko.hpp(jual.id)).toBe('30.00');
  expect(await toko.stok(barang)).toEqual({ qty: '8', nilai: '120.00' });
  expect(await toko.saldo('5101')).toBe('130.00');
});

// erpnext PR 35162: weights were prices before their discount.
test('freight by value: what was paid for, not what stood in the list', async () => {
  const { toko, barang } = await openBarang();
  const lain = await toko.barang();
  const datang = await terima(toko, '03-05', [
    { barang_id: barang, qty: 10, harga: 100, diskon_persen: 50 },
    { barang_id: lain, qty: 5, harga: 100 },
  ]);
  const baris = [
    { baris_id: await garis(toko, datang.id) },
    { baris_id: await garis(toko, datang.id, 1) },
  ];
  await toko.buat('hutang', '03-06', {
    kontak_id: toko.supplier,
    detail: [{ alokasi: { dasar: 'nilai', baris }, jumlah: 100 }],
  });
  expect((await toko.stok(barang)).nilai).toBe('550.00');
  expect((await toko.stok(lain)).nilai).toBe('550.00');
});

// erpnext#39173: a second freight after a sale rewrote entries of the first.
test('a second freight after a sale: nothing that was posted changes', async () => {
  const { toko, barang } = await openBarang();
  const datang = await terima(toko, '03-01', [[barang, 10, 10]]);
  const satu = await ongkos(toko, '03-02', datang.id, 20);
  const jual = await toko.jual('03-03', [[barang, 5, 30]]);
  const dahulu = [
    await toko.jurnal(datang.id),
    await toko.jurnal(satu.id),
    await toko.jurnal(jual.id),
  ];
  const dua = await ongkos(toko, '03-04', datang.id, 30);
  await toko.expectKoreksi(dua.id, '03-04 D 5101 15.00, K 1301 15.00');
  expect([
    await toko.jurnal(datang.id),
    await toko.jurnal(satu.id),
    await toko.jurnal(jual.id),
  ]).toEqual(dahulu);
  expect(await toko.stok(barang)).toEqual({ qty: '5', nilai: '75.00' });
});

// erpnext PR 35955: what came back from another place kept its cost, the difference was an adjustment.
test('a lower price, after goods went to other places and some came back', async () => {
  const { toko, barang } = await openBarang(0, 0, { lingkup_hpp: 'per_lokasi' });
  const [a, b, c] = [
    await toko.master('lokasi', { kode: 'A', nama: 'A' }),
    await toko.master('lokasi', { kode: 'B', nama: 'B' }),
    await toko.master('lokasi', { kode: 'C', nama: 'C' }),
  ];
  const pindah = (tanggal: string, lokasi_asal_id: number, lokasi_tujuan_id: number) =>
    toko.buat('transfer-stok', tanggal, {
      lokasi_asal_id,
      lokasi_tujuan_id,
      detail: [[barang, 20]],
    });
  const datang = await terima(toko, '03-01', [[barang, 100, 273.45]]);
  await toko.retur('pembelian', '03-02', datang.id, 2);
  for (const tujuan of [a, b, c]) await pindah('03-03', toko.lokasi, tujuan as number);
  await pindah('03-04', a as number, toko.lokasi);
  await tagih(toko, '03-05', datang.id, { harga: 250 });
  expect(await toko.stok(barang)).toEqual({ qty: '98', nilai: '24545.96' });
  expect(
    await toko.rows('select round(nilai / qty, 3)::text as hpp from stok_pool where qty > 0'),
  ).toEqual(Array.from({ length: 3 }, () => ({ hpp: '250.469' })));
  // What went back bears its part of the difference, as all that came.
  expect(await toko.saldo('5103')).toBe('-45.96');
});

// erpnext#47880: a tax that is part of the cost was put beside the accrual.
test('a tax that is not credited is part of the cost, and of nothing else', async () => {
  const { toko, barang } = await openBarang();
  const datang = await terima(toko, '03-05', [[barang, 10, 100]]);
  const faktur = await tagih(toko, '03-06', datang.id, { pajak_kode: 'PPN', dikreditkan: false });
  await toko.expectJurnal(faktur.id, '03-06 D 2102 1000.00, 1301 110.00, K 2101 1110.00');
  expect(await toko.stok(barang)).toEqual({ qty: '10', nilai: '1110.00' });
});

// erpnext PR 31516: goods and services on one receipt were posted to no account when they were valued anew.
test('goods and services on one receipt, billed dearer, and taken back', async () => {
  const { toko, barang } = await openBarang();
  const jasa = await toko.barang({ jenis: 'jasa', akun_beban: undefined });
  const datang = await terima(toko, '03-05', [
    { barang_id: barang, qty: 10, harga: 100 },
    { barang_id: jasa, qty: 1, harga: 50 },
  ]);
  const [a, b] = [await garis(toko, datang.id), await garis(toko, datang.id, 1)];
  const faktur = await toko.beli('03-06', [
    { penerimaan_baris_id: a, harga: 110 },
    { penerimaan_baris_id: b, harga: 60 },
  ]);
  expect(await toko.saldo('2102')).toBe('0.00');
  await toko.batalkan('pembelian', faktur.id);
  await toko.batalkan('pembelian', datang.id);
  expect(
    await toko.rows(
      'select akun_kode from jurnal_baris group by 1 having sum(debit) <> sum(kredit)',
    ),
  ).toEqual([]);
});

// erpnext PR 28218: the same line twice on one bill was not seen.
test('one receipt line twice on a bill: more than there is', async () => {
  const { toko, barang } = await openBarang();
  const datang = await terima(toko, '03-05', [[barang, 10, 100]]);
  const penerimaan_baris_id = await garis(toko, datang.id);
  const dua = (qty: number) =>
    toko.beli('03-06', [
      { penerimaan_baris_id, qty: 6 },
      { penerimaan_baris_id, qty },
    ]);
  await expectError(dua(6), 'KOTRB');
  await dua(4);
  expect(await sisa(toko, datang.id)).toEqual(['selesai', 10, 0, 0]);
});

// adempiere#3469: bills were made of a receipt again and again.
test('two drafts bill the same receipt: the second is refused when it is approved', async () => {
  const { toko, barang } = await openBarang();
  const datang = await terima(toko, '03-05', [[barang, 10, 100]]);
  await tagih(toko, '03-06', datang.id);
  await expectError(tagih(toko, '03-06', datang.id), 'KOTRB');
  await expectError(tagih(toko, '03-06', datang.id, { qty: 1 }), 'KOTRB');
});

// adempiere#3467, erpnext PR 8997: an order was received again, and twice on one receipt.
test('an order is received once, also where a receipt names its line twice', async () => {
  const { toko, barang } = await openBarang();
  const pesan = await toko.buat('order-pembelian', '03-02', { detail: [[barang, 10, 100]] });
  const baris = { barang_id: barang, order_baris_id: await garis(toko, pesan.id) };
  await expectError(
    terima(toko, '03-03', [
      { ...baris, qty: 6 },
      { ...baris, qty: 6 },
    ]),
    'KOORD',
  );
  await terima(toko, '03-03', [
    { ...baris, qty: 6 },
    { ...baris, qty: 4 },
  ]);
  await expectError(terima(toko, '03-04', [{ ...baris, qty: 1 }]), 'KOORD');
});

// erpnext#52293: a credit for a price took the quantity off the reports of purchases.
test('a credit for a price takes no quantity off what was bought', async () => {
  const { toko, barang } = await openBarang();
  const datang = await terima(toko, '03-05', [[barang, 50, 12000]]);
  const faktur = await tagih(toko, '03-06', datang.id);
  await nota(toko, '03-07', faktur.id, { jumlah: 50000 });
  const { data } = await toko.laporan('pembelian_summary', {
    ...{ dari: hari('03-01'), sampai: hari('03-31'), group_by: ['barang'] },
  });
  expect(data).toMatchObject([{ qty: 50, dpp: 550000 }]);
});

// OCA account-financial-reporting PR 1248, erpnext#53189: the list had what was not received, and no account.
test('the list of what is not billed has what came, and ties with its account', async () => {
  const { toko, barang } = await openBarang();
  const batal = await terima(toko, '03-04', [[barang, 7, 100]]);
  await toko.batalkan('pembelian', batal.id);
  const pesan = await toko.buat('order-pembelian', '03-02', { detail: [[barang, 10, 100]] });
  const datang = await terima(toko, '03-05', [
    { barang_id: barang, qty: 4, order_baris_id: await garis(toko, pesan.id) },
  ]);
  await tagih(toko, '03-07', datang.id, { qty: 1, harga: 130 });
  const daftar = (per: string) => toko.laporan('belum_ditagih', { per: hari(per) });
  expect(await daftar('03-06')).toMatchObject({
    data: [{ nomor_transaksi: datang.nomor_transaksi, qty_sisa: 4, nilai_sisa: 400 }],
  });
  const { data, meta } = await daftar('03-08');
  expect(data).toMatchObject([{ order_id: pesan.id, qty_sisa: 3, nilai_sisa: 300 }]);
  expect([meta.total_sisa, meta.total_kontrol]).toEqual([300, 300]);
});
