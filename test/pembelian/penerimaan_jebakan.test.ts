/** What other programs got wrong about receipts, their bills, freight and notes, as told in public; and what is right. */
import { expect, test } from '@jest/globals';
import { expectError, hari, openStory } from '../helpers/story.ts';
import { garis, ongkos, sisa, tagih, terima } from './jebakan.ts';

const { openBarang } = openStory();

// erpnext#52292, erpnext#4182, odoo#10168.
test('an invoice at another price leaves a rest of it, and stock as it was', async () => {
  const { toko, barang } = await openBarang();
  const datang = await terima(toko, '03-05', [[barang, 100, 10000]]);
  await tagih(toko, '03-12', datang.id, { harga: 12000 });
  expect(await toko.saldo('2102')).toBe('0.00');
  expect(await toko.stok(barang)).toEqual({ qty: '100', nilai: '1200000.00' });
});

test('the difference is taken of the price without its discount, and rounded twice', async () => {
  const { toko, barang } = await openBarang();
  const datang = await terima(toko, '03-05', [[barang, 3, 33.333333]]);
  const faktur = await tagih(toko, '03-12', datang.id, { harga: 66.666667, diskon_persen: 50 });
  await toko.expectJurnal(faktur.id, '03-12 D 2102 100.00, K 2101 100.00');
  const gratis = await terima(toko, '03-05', [[barang, 2, 50]]);
  await tagih(toko, '03-13', gratis.id, { harga: 50, diskon_persen: 100 });
  expect(await toko.saldo('2102')).toBe('0.00');
  expect(await toko.stok(barang)).toEqual({ qty: '5', nilai: '100.00' });
});

// erpnext PR 23412.
test('goods that were sold before they came: the loss stays in what is owed', async () => {
  const { toko, barang } = await openBarang(2, 200, { kebijakan_stok_minus: 'izinkan' });
  await toko.jual('02-01', [[barang, 4, 900]]);
  const datang = await terima(toko, '03-05', [[barang, 2, 500]]);
  await toko.expectJurnal(datang.id, '03-05 D 1301 1000.00, K 2102 1000.00');
  await tagih(toko, '03-12', datang.id);
  expect(await toko.saldo('2102')).toBe('0.00');
  expect(await toko.saldo('1301')).toBe('0.00');
  expect(await toko.saldo('5101')).toBe('1400.00');
});

// erpnext PR 39707.
test('received, a part returned, the rest billed dearer: nothing is left', async () => {
  const { toko, barang } = await openBarang();
  const datang = await terima(toko, '03-05', [[barang, 100, 1000]]);
  await toko.retur('pembelian', '03-06', datang.id, 20);
  await tagih(toko, '03-12', datang.id, { harga: 1100 });
  expect(await toko.saldo('2102')).toBe('0.00');
  expect(await toko.stok(barang)).toEqual({ qty: '80', nilai: '86400.00' });
  expect(await toko.saldo('5103')).toBe('1600.00');
});

// erpnext#14980.
test('freight that is accrued with the receipt shows as a negative expense', async () => {
  const { toko, barang } = await openBarang();
  await terima(toko, '03-05', [[barang, 10, 100]], {
    biaya_tambahan: [{ jumlah: 50, akun_kode: '2303' }],
  });
  const biaya = `select from jurnal_baris where akun_kode ~ '^[456]'`;
  expect(await toko.rows(biaya)).toEqual([]);
  expect(await toko.stok(barang)).toEqual({ qty: '10', nilai: '1050.00' });
  expect([await toko.saldo('2102'), await toko.saldo('2303')]).toEqual(['-1000.00', '-50.00']);
});

// erpnext PR 46239.
test('half of an order by its invoice: the receipt of the other half counts as billed', async () => {
  const { toko, barang } = await openBarang();
  const pesan = await toko.buat('order-pembelian', '03-02', { detail: [[barang, 10, 500]] });
  const order_baris_id = await garis(toko, pesan.id);
  await toko.beli('03-03', [{ barang_id: barang, qty: 5, order_baris_id }]);
  const datang = await terima(toko, '03-05', [{ barang_id: barang, qty: 5, order_baris_id }]);
  expect(await sisa(toko, datang.id)).toEqual(['belum', 0, 0, 5]);
  expect(await toko.baca('order-pembelian', pesan.id)).toMatchObject({
    status_order: 'selesai',
    status_tagih: 'sebagian',
    detail: [{ dipenuhi: 10, ditagih: 5 }],
  });
});

// erpnext PR 9489.
test('two receipts of one order share what was billed of the first', async () => {
  const { toko, barang } = await openBarang();
  const pesan = await toko.buat('order-pembelian', '03-02', { detail: [[barang, 10, 500]] });
  const baris = { barang_id: barang, order_baris_id: await garis(toko, pesan.id) };
  await toko.beli('03-03', [{ ...baris, qty: 4 }]);
  const satu = await terima(toko, '03-05', [{ ...baris, qty: 3 }]);
  const dua = await terima(toko, '03-06', [{ ...baris, qty: 3 }]);
  await tagih(toko, '03-07', satu.id, { qty: 1 });
  expect(await sisa(toko, satu.id)).toEqual(['sebagian', 1, 0, 2]);
  expect(await sisa(toko, dua.id)).toEqual(['belum', 0, 0, 3]);
});

// erpnext#50478.
test('billed at nine tenths of the price: it stays partly billed', async () => {
  const { toko, barang } = await openBarang();
  const datang = await terima(toko, '03-05', [[barang, 10, 100]]);
  await tagih(toko, '03-12', datang.id, { harga: 90 });
  expect(await sisa(toko, datang.id)).toEqual(['selesai', 10, 0, 0]);
});

// erpnext#47939.
test('ten less three less two: eight are billed, or the rest is never done', async () => {
  const { toko, barang } = await openBarang();
  const datang = await terima(toko, '03-05', [[barang, 10, 100]]);
  await toko.retur('pembelian', '03-06', datang.id, 3);
  await toko.retur('pembelian', '03-07', datang.id, 2);
  expect(await sisa(toko, datang.id)).toEqual(['sebagian', 0, 5, 5]);
  await expectError(tagih(toko, '03-12', datang.id, { qty: 8 }), 'KOTRB');
  const faktur = await tagih(toko, '03-12', datang.id);
  expect((await toko.baris(faktur.id))[0]?.qty).toBe('5.000000');
  expect(await sisa(toko, datang.id)).toEqual(['selesai', 5, 5, 0]);
});

// erpnext#19530.
test('a return of what was billed and one of what was not are taken for one another', async () => {
  const { toko, barang } = await openBarang();
  const datang = await terima(toko, '03-05', [[barang, 300, 1]]);
  await tagih(toko, '03-06', datang.id, { qty: 100 });
  const dua = await tagih(toko, '03-07', datang.id, { qty: 100 });
  await toko.retur('pembelian', '03-08', dua.id, 100);
  expect(await sisa(toko, datang.id)).toEqual(['sebagian', 200, 0, 100]);
  await toko.retur('pembelian', '03-09', datang.id, 100);
  expect(await sisa(toko, datang.id)).toEqual(['selesai', 200, 100, 0]);
  expect(await toko.saldo('2102')).toBe('0.00');
});

// erpnext#7226.
test('billed, all of it back, received again: the second receipt counts as billed', async () => {
  const { toko, barang } = await openBarang();
  const pesan = await toko.buat('order-pembelian', '03-02', { detail: [[barang, 4, 100]] });
  const baris = { barang_id: barang, qty: 4, order_baris_id: await garis(toko, pesan.id) };
  const satu = await terima(toko, '03-05', [baris]);
  const faktur = await tagih(toko, '03-06', satu.id);
  await toko.retur('pembelian', '03-07', faktur.id, 4, { buka_order: true });
  const dua = await terima(toko, '03-08', [baris]);
  expect(await sisa(toko, dua.id)).toEqual(['belum', 0, 0, 4]);
  expect(await toko.baca('order-pembelian', pesan.id)).toMatchObject({
    status_tagih: 'belum',
    detail: [{ dipenuhi: 4, ditagih: 0 }],
  });
});

// odoo PR 62311, erpnext#26789.
test('ordered by the dozen, received by the piece, billed by the dozen: the factor is lost', async () => {
  const { toko, barang } = await openBarang();
  const lusin = await toko.master('satuan', { kode: 'LSN', nama: 'Lusin' });
  await toko.master('barang_satuan', { barang_id: barang, satuan_id: lusin, faktor: 12 });
  await toko.set({ toleransi_harga: 1, kebijakan_harga: 'tolak' });
  const pesan = await toko.buat('order-pembelian', '03-02', {
    detail: [{ barang_id: barang, satuan_id: lusin, qty: 1, harga: 1200 }],
  });
  const order_baris_id = await garis(toko, pesan.id);
  const potong = { barang_id: barang, satuan_id: toko.satuan, order_baris_id };
  const datang = await terima(toko, '03-05', [{ ...potong, qty: 12 }]);
  await toko.expectJurnal(datang.id, '03-05 D 1301 1200.00, K 2102 1200.00');
  expect(await toko.baca('order-pembelian', pesan.id)).toMatchObject({ status_order: 'selesai' });
  const faktur = await tagih(toko, '03-12', datang.id, { satuan_id: lusin, qty: 1, harga: 1200 });
  await toko.expectJurnal(faktur.id, '03-12 D 2102 1200.00, K 2101 1200.00');
  expect(await sisa(toko, datang.id)).toEqual(['selesai', 12, 0, 0]);
});

// odoo#136896, adempiere#1293.
test('a bill before its receipt; its own date is older', async () => {
  const { toko, barang } = await openBarang();
  const datang = await terima(toko, '03-05', [[barang, 1, 100]]);
  await expectError(tagih(toko, '03-04', datang.id), 'VATGL');
  const penerimaan_baris_id = await garis(toko, datang.id);
  const faktur = await toko.beli('03-06', [{ penerimaan_baris_id }], {
    tanggal_faktur: hari('03-01'),
  });
  expect(await toko.jurnal(faktur.id)).toEqual(['03-06 D 2102 100.00', '03-06 K 2101 100.00']);
});

// adempiere PR 1920, idempiere PR 2718.
test('billed dearer, voided, billed again: the first difference stays in the cost', async () => {
  for (const metode_hpp of ['rata-rata', 'fifo']) {
    const { toko, barang } = await openBarang(0, 0, { metode_hpp });
    const datang = await terima(toko, '03-05', [[barang, 10, 70]]);
    const faktur = await tagih(toko, '03-10', datang.id, { harga: 80 });
    expect((await toko.stok(barang)).nilai).toBe('800.00');
    await toko.batalkan('pembelian', faktur.id);
    await tagih(toko, '03-12', datang.id, { harga: 85 });
    expect((await toko.stok(barang)).nilai).toBe('850.00');
  }
});

// erpnext PR 19144.
test('freight is taken back after goods went back: the return keeps its share', async () => {
  const { toko, barang } = await openBarang();
  const datang = await terima(toko, '03-05', [[barang, 5000, 1]]);
  const truk = await ongkos(toko, '03-06', datang.id, 500);
  const retur = await toko.retur('pembelian', '03-07', datang.id, 27);
  await toko.expectJurnal(retur.id, '03-07 D 5103 2.70, 2102 27.00, K 1301 29.70');
  await toko.batalkan('hutang', truk.id);
  expect(await toko.saldo('5103')).toBe('0.00');
  expect(await toko.stok(barang)).toEqual({ qty: '4973', nilai: '4973.00' });
});

// odoo PR 47456.
test('freight of a receipt counts as a difference of its price when it is billed', async () => {
  const { toko, barang } = await openBarang();
  const datang = await terima(toko, '03-05', [[barang, 1, 1000]]);
  await ongkos(toko, '03-06', datang.id, 100);
  const faktur = await tagih(toko, '03-12', datang.id);
  await toko.expectJurnal(faktur.id, '03-12 D 2102 1000.00, K 2101 1000.00');
  expect((await toko.stok(barang)).nilai).toBe('1100.00');
});

// odoo#71458.
test('the share of what was sold is reckoned by what is left of the receipt', async () => {
  const { toko, barang } = await openBarang();
  const satu = await terima(toko, '03-01', [[barang, 5, 10]]);
  await terima(toko, '03-02', [[barang, 5, 12]]);
  const jual = await toko.jual('03-03', [[barang, 1, 50]]);
  const truk = await ongkos(toko, '03-04', satu.id, 10);
  expect(await toko.stok(barang)).toEqual({ qty: '9', nilai: '108.00' });
  expect(await toko.hpp(jual.id)).toBe('12.00');
  await toko.expectKoreksi(truk.id, '03-04 D 5101 1.00, K 1301 1.00');
});

// odoo#24286, erpnext PR 20977, erpnext#46061.
test('freight on what went back altogether, twice, on a closed order: lost, doubled, refused', async () => {
  const { toko, barang } = await openBarang();
  const pesan = await toko.buat('order-pembelian', '03-01', { detail: [[barang, 20, 100]] });
  const order_baris_id = await garis(toko, pesan.id);
  const datang = await terima(toko, '03-05', [{ barang_id: barang, qty: 10, order_baris_id }]);
  await toko.staf.row('select * from erp.transaksi_tutup($1, $2)', ['order-pembelian', pesan.id]);
  await ongkos(toko, '03-06', datang.id, 30);
  await ongkos(toko, '03-07', datang.id, 20);
  expect((await toko.stok(barang)).nilai).toBe('1050.00');
  await toko.retur('pembelian', '03-08', datang.id, 10);
  await ongkos(toko, '03-09', datang.id, 7);
  expect(await toko.stok(barang)).toEqual({ qty: '0', nilai: '0.00' });
  expect([await toko.saldo('1301'), await toko.saldo('5103')]).toEqual(['0.00', '57.00']);
});

// erpnext#40120, erpnext#42285.
test('a supplier’s credit for a price leaves the goods at their old cost', async () => {
  const { toko, barang } = await openBarang();
  const datang = await terima(toko, '03-05', [[barang, 100, 10]]);
  const faktur = await tagih(toko, '03-06', datang.id);
  await toko.buat('retur-pembelian', '03-20', {
    ...{ mode: 'harga', lokasi_id: undefined },
    detail: [{ baris_asal_id: await garis(toko, faktur.id), jumlah: 400 }],
  });
  expect(await toko.stok(barang)).toEqual({ qty: '100', nilai: '600.00' });
  expect(await toko.saldo('2101')).toBe('-600.00');
});

// odoo PR 11737.
test('fifteen of freight on thirteen pieces loses cents', async () => {
  const { toko, barang } = await openBarang();
  const datang = await terima(toko, '03-05', [[barang, 13, 1]]);
  await ongkos(toko, '03-06', datang.id, 15);
  for (const ke of [4, 4, 5]) await toko.jual('03-07', [[barang, ke, 9]]);
  expect(await toko.saldo('5101')).toBe('28.00');
  expect(await toko.saldo('1301')).toBe('0.00');
});
