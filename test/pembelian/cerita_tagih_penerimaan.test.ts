import { expect, test } from '@jest/globals';
import { expectError, hari, openStory, type Row, type Toko } from '../helpers/story.ts';
import type { Baris } from '../helpers/toko.ts';

const { openBarang } = openStory();

const terima = (toko: Toko, tanggal: string, detail: Baris[], lain: Row = {}) =>
  toko.buat('pembelian', tanggal, { mode: 'penerimaan', detail, ...lain });

/** The id of a document's first line, or of that place. */
const garis = async (toko: Toko, id: number, ke = 0) => (await toko.baris(id))[ke]?.id as number;

const sisa = async (toko: Toko, id: number) => {
  const { detail, status_tagih } = await toko.baca('pembelian', id);
  return [status_tagih, ...(detail as Row[]).map((d) => `${d.qty_sisa} / ${d.nilai_sisa}`)];
};

const AKUN = ['1301', '1401', '2101', '2102', '2201', '5101', '5103', '5202', '6204'];
const expectAllZero = async (toko: Toko) => {
  for (const kode of AKUN) expect([kode, await toko.saldo(kode)]).toEqual([kode, '0.00']);
};

test('the invoice: what was owed goes, the difference is on the goods and what left of them', async () => {
  const { toko, barang } = await openBarang();
  const datang = await terima(toko, '03-05', [[barang, 50, 10000]]);
  const jual = await toko.jual('03-08', [[barang, 20, 15000]]);
  await toko.tutupBulan(hari('03-01'));
  const penerimaan_baris_id = await garis(toko, datang.id);
  const faktur = await toko.beli('04-12', [
    { penerimaan_baris_id, qty: 40, harga: 10500, pajak_kode: 'PPN' },
  ]);
  // 420,000 for what was received at 400,000; of the 20,000 two fifths had been sold.
  await toko.expectJurnal(
    faktur.id,
    '04-12 D 1401 46200.00, 2102 400000.00, 1301 20000.00, K 2101 466200.00',
  );
  await toko.expectKoreksi(faktur.id, '04-12 D 5101 8000.00, K 1301 8000.00');
  expect(await toko.stok(barang)).toEqual({ qty: '30', nilai: '312000.00' });
  expect(await toko.saldo('5101', hari('04-11'))).toBe('200000.00');
  expect((await toko.baca('penjualan', jual.id)).detail).toMatchObject([{ hpp_kini: 10400 }]);
  expect(await sisa(toko, datang.id)).toEqual(['sebagian', '10 / 100000']);
  expect((await toko.baca('pembelian', faktur.id)).detail).toMatchObject([
    { barang_id: barang, penerimaan_baris_id, nilai_penerimaan: 400000, ppn: 46200 },
  ]);
  expect((await toko.laporan('belum_ditagih', { per: hari('04-11') })).meta.total_sisa).toBe(
    500000,
  );

  // The rest, at its own price; then nothing is left.
  const akhir = await toko.beli('04-20', [{ penerimaan_baris_id, pajak_kode: 'NON' }]);
  await toko.expectJurnal(akhir.id, '04-20 D 2102 100000.00, K 2101 100000.00');
  expect(await sisa(toko, datang.id)).toEqual(['selesai', '0 / 0']);
  await expectError(toko.beli('04-21', [{ penerimaan_baris_id }]), 'KOTRB');
  expect(await expectError(toko.beli('04-21', [{ penerimaan_baris_id, qty: 1 }]), 'KOTRB')).toBe(
    `detail.0.qty: pada ${datang.nomor_transaksi} tinggal 0 PCS yang belum ditagih, diminta 1`,
  );

  // A receipt that was billed stays; its invoices go first, and leave nothing behind.
  await expectError(toko.batalkan('pembelian', datang.id), 'KODEP');
  await expectError(toko.batalkan('pembelian', datang.id, { kaskade: true }), 'KODEP');
  await toko.batalkan('pembelian', akhir.id);
  await toko.batalkan('pembelian', faktur.id);
  expect(await sisa(toko, datang.id)).toEqual(['belum', '50 / 500000']);
  expect(await toko.saldo('5101')).toBe('200000.00');
  await toko.tutupBulan(hari('03-01'), 'buka');
  await toko.batalkan('penjualan', jual.id);
  await toko.batalkan('pembelian', datang.id);
  await expectAllZero(toko);
});

test('many receipts on one invoice, one receipt on many, other goods and units beside them', async () => {
  const { toko, barang } = await openBarang();
  const lusin = await toko.master('satuan', { kode: 'LUS', nama: 'Lusin' });
  await toko.master('barang_satuan', { barang_id: barang, satuan_id: lusin, faktor: 12 });
  const jasa = await toko.barang({ jenis: 'jasa' });
  const satu = await terima(toko, '03-05', [
    { barang_id: barang, satuan_id: lusin, qty: 2, harga: 1200 },
    [jasa, 1, 500],
  ]);
  const dua = await terima(toko, '03-06', [[barang, 3, 33.333333]]);
  const [a, ongkos] = [await garis(toko, satu.id), await garis(toko, satu.id, 1)];
  const b = await garis(toko, dua.id);
  const tanpa = { pajak_kode: 'NON' };
  const faktur = await toko.beli(
    '03-10',
    [
      { penerimaan_baris_id: a, satuan_id: toko.satuan, qty: 7, harga: 110, ...tanpa },
      { penerimaan_baris_id: a, qty: 1, ...tanpa },
      { penerimaan_baris_id: b, qty: 1, harga: 40, ...tanpa },
      { penerimaan_baris_id: ongkos, harga: 600, ...tanpa },
      { barang_id: barang, qty: 10, harga: 100, ...tanpa },
    ],
    { biaya_tambahan: [{ jumlah: 25, alokasi: 'qty' }], nomor_faktur_supplier: 'INV-9' },
  );
  // 700 + 1,200 + 33.33 + 500 were owed; costs of 30 pieces of goods: 5.83, 10, 0.83, and 8.33 of what came with it.
  await toko.expectJurnal(
    faktur.id,
    '03-10 D 1301 1101.67, 6204 100.00, 2102 2433.33, K 2101 3635.00',
  );
  expect(await sisa(toko, satu.id)).toEqual(['sebagian', '5 / 500', '0 / 0']);
  expect(await sisa(toko, dua.id)).toEqual(['sebagian', '2 / 66.67']);
  // What is left is no whole dozen: it is billed in pieces, at what it was received at.
  const sisanya = await toko.beli('03-11', [{ penerimaan_baris_id: a, ...tanpa }]);
  expect((await toko.baca('pembelian', sisanya.id)).detail).toMatchObject([
    { satuan: 'PCS', qty: 5, harga: 100, nilai_penerimaan: 500 },
  ]);
  await toko.batalkan('pembelian', sisanya.id);
  await toko.batalkan('pembelian', faktur.id, { tanggal: '04-02' });
  expect(await toko.saldo('2102', hari('04-01'))).toBe('-566.67');
  expect(await sisa(toko, satu.id)).toEqual(['belum', '24 / 2400', '1 / 500']);
  await toko.batalkan('pembelian', dua.id);
  await toko.batalkan('pembelian', satu.id);
  await expectAllZero(toko);
});

test('a price further off than is tolerated', async () => {
  const { toko, barang } = await openBarang();
  const datang = await terima(toko, '03-05', [[barang, 10, 100]]);
  const penerimaan_baris_id = await garis(toko, datang.id);
  const tagih = (harga: number, lain: Row = {}) =>
    toko.beli('03-06', [{ penerimaan_baris_id, qty: 1, harga, pajak_kode: 'NON', ...lain }]);
  expect(await tagih(200)).toMatchObject({ peringatan: null });
  await toko.set({ toleransi_harga: 5 });
  expect(await tagih(105)).toMatchObject({ peringatan: null });
  // Discounts count: what is compared is net.
  expect(await tagih(120, { diskon: 15 })).toMatchObject({ peringatan: null });
  const jauh = await tagih(94);
  const pesan = 'detail.0.harga: 94 per PCS, diterima dengan harga 100; yang diizinkan 5%';
  expect(jauh).toMatchObject({ peringatan: [pesan] });
  expect(await toko.baca('pembelian', jauh.id)).toMatchObject({ peringatan: [pesan] });
  await toko.set({ kebijakan_harga: 'tolak' });
  await expectError(tagih(94), 'KOHRG', 'detail.0.harga');
});

test('what an invoice cannot bill', async () => {
  const { toko, barang } = await openBarang();
  const lain = await toko.barang();
  const orang = await toko.kontak({ tipe: 'supplier' });
  const datang = await terima(toko, '03-05', [[barang, 5, 100]]);
  const penerimaan_baris_id = await garis(toko, datang.id);
  const biasa = await toko.beli('03-01', [[barang, 1, 100]]);
  const tagih = (isi: Row, dokumen: Row = {}, tanggal = '03-10') =>
    toko.beli(tanggal, [{ penerimaan_baris_id, ...isi }], dokumen);
  const di = 'detail.0.penerimaan_baris_id';
  await expectError(tagih({ penerimaan_baris_id: await garis(toko, biasa.id) }), 'VADOK', di);
  await expectError(tagih({ penerimaan_baris_id: 999999 }), 'VADOK', di);
  await expectError(tagih({ barang_id: lain }), 'VADOK', di);
  await expectError(tagih({}, { kontak_id: orang }), 'VADOK', di);
  await expectError(tagih({ order_baris_id: 1 }), 'VAMOD', 'detail.0.order_baris_id');
  await expectError(tagih({}, { harga_termasuk_pajak: true }), 'VADOK', 'detail.0.harga');
  await expectError(tagih({}, { tanggal_faktur: hari('03-11') }), 'VADOK', 'tanggal_faktur');
  await expectError(tagih({}, {}, '03-04'), 'VATGL', 'tanggal');
  await expectError(tagih({ qty: 6 }), 'KOTRB', 'detail.0.qty');
  await expectError(
    toko.beli('03-10', [
      { penerimaan_baris_id, qty: 3 },
      { penerimaan_baris_id, qty: 3 },
    ]),
    'KOTRB',
    'detail.1.qty',
  );
  await expectError(
    terima(toko, '03-10', [{ barang_id: barang, qty: 1, penerimaan_baris_id }]),
    'VAMOD',
    di,
  );
  await toko.batalkan('pembelian', datang.id);
  await expectError(tagih({ qty: 1 }), 'KOTRB', di);

  // Freight of goods names the line that they came with.
  const kedua = await terima(toko, '03-05', [[barang, 5, 100]]);
  const faktur = await toko.beli('03-10', [{ penerimaan_baris_id: await garis(toko, kedua.id) }]);
  const ongkos = async (id: number) =>
    toko.buat('hutang', '03-12', {
      kontak_id: orang,
      detail: [
        { alokasi: { dasar: 'qty', baris: [{ baris_id: await garis(toko, id) }] }, jumlah: 50 },
      ],
    });
  expect(await expectError(ongkos(faktur.id), 'VADOK')).toContain('datang dengan baris penerimaan');
  await ongkos(kedua.id);
  expect((await toko.stok(barang)).nilai).toBe('650.00');
  await expectError(toko.batalkan('pembelian', kedua.id), 'KODEP');
});

test('terms count from the date of the invoice', async () => {
  const { toko, barang } = await openBarang();
  const kontak_id = await toko.kontak({ tipe: 'supplier', termin_hari: 30 });
  const faktur = await toko.beli('03-10', [[barang, 1, 100]], {
    kontak_id,
    tanggal_faktur: hari('03-01'),
  });
  expect(await toko.baca('pembelian', faktur.id)).toMatchObject({
    tanggal_faktur: hari('03-01'),
    jatuh_tempo: hari('03-31'),
  });
  // A day of its own may stand before the document's, not before the invoice's.
  const pada = (jatuh_tempo: string) =>
    toko.beli('03-10', [[barang, 1, 100]], {
      ...{ kontak_id, tanggal_faktur: hari('03-01'), jatuh_tempo: hari(jatuh_tempo) },
    });
  await pada('03-01');
  await expectError(pada('02-27'), 'VADOK', 'jatuh_tempo');
});

test('what was received before the books began: its difference is an adjustment', async () => {
  const { toko, barang } = await openBarang();
  const awal = `${Number(hari('01-01').slice(0, 4)) - 1}-12-31`;
  const buka = await terima(toko, awal, [[barang, 5, 1000]], { saldo_awal: true });
  const penerimaan_baris_id = await garis(toko, buka.id);
  const faktur = await toko.beli('01-10', [
    { penerimaan_baris_id, qty: 5, harga: 1100, pajak_kode: 'NON' },
  ]);
  await toko.expectJurnal(faktur.id, '01-10 D 2102 5000.00, 5202 500.00, K 2101 5500.00');
  await toko.batalkan('pembelian', faktur.id);
  await toko.batalkan('pembelian', buka.id);
  await expectAllZero(toko);
});

test('a return of goods that were billed is a return of their invoice', async () => {
  for (const metode_hpp of ['rata-rata', 'fifo']) {
    const { toko, barang } = await openBarang(4, 80, { metode_hpp });
    const datang = await terima(toko, '03-05', [[barang, 10, 100]]);
    const faktur = await toko.beli('03-10', [
      { penerimaan_baris_id: await garis(toko, datang.id), qty: 6, harga: 110, pajak_kode: 'NON' },
    ]);
    const retur = await toko.retur('pembelian', '03-12', faktur.id, 2, {
      kontak_id: toko.supplier,
      lokasi_id: toko.lokasi,
    });
    const nilai = metode_hpp === 'fifo' ? '212.00' : '197.14';
    const beda = metode_hpp === 'fifo' ? 'K 5103 8.00, 1301' : 'K 5103 22.86, 1301';
    await toko.expectJurnal(retur.id, `03-12 D 2101 220.00, ${beda} ${nilai}`);
    await expectError(toko.retur('pembelian', '03-12', faktur.id, 5), 'VADOK');
    await toko.batalkan('pembelian', faktur.id, { kaskade: true });
    expect(await sisa(toko, datang.id)).toEqual(['belum', '10 / 1000']);
    expect((await toko.stok(barang)).nilai).toBe('1320.00');
  }
});
