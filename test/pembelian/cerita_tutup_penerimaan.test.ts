import { expect, test } from '@jest/globals';
import { expectError, hari, openStory, type Row, type Toko } from '../helpers/story.ts';
import type { Baris } from '../helpers/toko.ts';

const { openBarang } = openStory();

const terima = (toko: Toko, tanggal: string, detail: Baris[], lain: Row = {}) =>
  toko.buat('pembelian', tanggal, { mode: 'penerimaan', detail, ...lain });
const garis = async (toko: Toko, id: number, ke = 0) => (await toko.baris(id))[ke]?.id as number;
const sisa = async (toko: Toko, id: number) => {
  const { detail, status_tagih } = await toko.baca('pembelian', id);
  return [status_tagih, ...(detail as Row[]).map((d) => `${d.qty_sisa} / ${d.nilai_sisa}`)];
};
const kembali = async (toko: Toko, tanggal: string, asal: number, qty: number, lain: Row = {}) =>
  toko.retur('pembelian', tanggal, asal, qty, lain);
const tutup = (toko: Toko, id: number, isi: Row = {}) =>
  toko.staf.row<Row>(`select * from erp.penerimaan_tutup($1, 'tidak ditagih', $2, $3, $4, $5)`, [
    id,
    hari((isi.tanggal as string) ?? '03-20'),
    isi.cara ?? 'barang',
    isi.akun_kode ?? null,
    isi.detail ? JSON.stringify(isi.detail) : null,
  ]);
const buka = (toko: Toko, id: number, tanggal: string | null = null) =>
  toko.staf.row<Row>(`select * from erp.penerimaan_batal_tutup($1, 'ditagih juga', $2)`, [
    id,
    tanggal === null ? null : hari(tanggal),
  ]);

test('received, sold, returned, billed dearer, the rest for nothing: to the rupiah', async () => {
  const { toko, barang } = await openBarang();
  const pesan = await toko.buat('order-pembelian', '03-02', { detail: [[barang, 100, 10000]] });
  const order_baris_id = await garis(toko, pesan.id);
  const datang = await terima(toko, '03-05', [{ barang_id: barang, order_baris_id, qty: 60 }]);
  await toko.expectJurnal(datang.id, '03-05 D 1301 600000.00, K 2102 600000.00');
  const jual = await toko.jual('03-08', [[barang, 20, 15000]]);
  const retur = await kembali(toko, '03-10', datang.id, 10);
  await toko.expectJurnal(retur.id, '03-10 D 2102 100000.00, K 1301 100000.00');
  expect(await toko.baca('retur-pembelian', retur.id)).toMatchObject({
    total_nilai: 0,
    nilai_barang: 100000,
  });
  expect(await toko.stok(barang)).toEqual({ qty: '30', nilai: '300000.00' });
  const penerimaan_baris_id = await garis(toko, datang.id);
  const faktur = await toko.beli('03-12', [
    { penerimaan_baris_id, qty: 40, harga: 10500, pajak_kode: 'PPN' },
  ]);
  await toko.expectJurnal(
    faktur.id,
    '03-12 D 1401 46200.00, 2102 400000.00, 1301 20000.00, K 2101 466200.00',
  );
  await toko.expectKoreksi(faktur.id, '03-12 D 5101 6666.67, 5103 3333.33, K 1301 10000.00');
  expect(await toko.stok(barang)).toEqual({ qty: '30', nilai: '310000.00' });
  expect(await tutup(toko, datang.id)).toMatchObject({ status_tagih: 'selesai' });
  await toko.expectKoreksi(datang.id, '03-20 D 1301 50000.00, K 5101 33333.34, 5103 16666.66');
  expect(await toko.stok(barang)).toEqual({ qty: '30', nilai: '260000.00' });
  expect(await sisa(toko, datang.id)).toEqual(['selesai', '0 / 0']);
  const saldo: Row = {
    2102: '0.00',
    5101: '173333.33',
    5103: '-13333.33',
    1301: '260000.00',
    2101: '-466200.00',
  };
  for (const kode of Object.keys(saldo)) {
    expect([kode, await toko.saldo(kode)]).toEqual([kode, saldo[kode]]);
  }
  expect(await toko.saldo('5101', hari('03-11'))).toBe('200000.00');

  // Entered late, dated before the papers: its cost as known on its day, the rest on theirs.
  const telat = await toko.jual('03-09', [[barang, 4, 15000]]);
  await toko.expectJurnal(
    telat.id,
    '03-09 D 1201 60000.00, 5101 40000.00, K 4101 60000.00, 1301 40000.00',
  );
  await toko.expectKoreksi(
    telat.id,
    '03-12 D 5101 1333.33, K 1301 1333.33',
    '03-20 D 1301 6666.66, K 5101 6666.66',
  );
  expect(await toko.stok(barang)).toEqual({ qty: '26', nilai: '225333.33' });

  // Taken back one after the other, nothing is left of any.
  await expectError(toko.batalkan('pembelian', datang.id, { kaskade: true }), 'KODEP');
  expect(await buka(toko, datang.id)).toMatchObject({ status_tagih: 'sebagian' });
  expect(await sisa(toko, datang.id)).toEqual(['sebagian', '10 / 100000']);
  await toko.batalkan('pembelian', faktur.id);
  await toko.batalkan('retur-pembelian', retur.id);
  await toko.batalkan('penjualan', telat.id);
  await toko.batalkan('penjualan', jual.id);
  await toko.batalkan('pembelian', datang.id);
  for (const kode of ['1301', '1401', '2101', '2102', '5101', '5103', '5202']) {
    expect([kode, await toko.saldo(kode)]).toEqual([kode, '0.00']);
  }
  expect((await toko.baca('order-pembelian', pesan.id)).status_order).toBe('terbuka');
});

test('a debt that lapsed is an income; a closing of lines, twice, and taken back', async () => {
  const { toko, barang } = await openBarang();
  const jasa = await toko.barang({ jenis: 'jasa' });
  const datang = await terima(toko, '03-05', [
    [barang, 9, 100],
    [jasa, 1, 50],
  ]);
  const [a, b] = [await garis(toko, datang.id), await garis(toko, datang.id, 1)];
  await tutup(toko, datang.id, { cara: 'pendapatan', detail: [{ baris_id: a, qty: 4 }] });
  expect(await toko.jurnal(datang.id)).toContain('03-20 K 4201 400.00');
  expect(await toko.stok(barang)).toEqual({ qty: '9', nilai: '900.00' });
  expect(await tutup(toko, datang.id, { detail: [{ baris_id: b }] })).toMatchObject({
    status_tagih: 'sebagian',
  });
  expect(await toko.saldo('6204')).toBe('0.00');
  expect(await sisa(toko, datang.id)).toEqual(['sebagian', '5 / 500', '0 / 0']);
  expect((await toko.baca('pembelian', datang.id)).detail).toMatchObject([{ qty_ditutup: 4 }, {}]);
  await expectError(tutup(toko, datang.id, { detail: [{ baris_id: a, qty: 6 }] }), 'KOTRB');
  await expectError(tutup(toko, datang.id, { detail: [{ baris_id: b }] }), 'KOTRB');
  await expectError(tutup(toko, datang.id, { detail: [{ baris_id: 999999 }] }), 'VADOK');
  await expectError(tutup(toko, datang.id, { akun_kode: '4201' }), 'VADOK', 'akun_kode');
  await expectError(
    tutup(toko, datang.id, { cara: 'pendapatan', akun_kode: '2303' }),
    'VADOK',
    'akun_kode',
  );
  await expectError(tutup(toko, datang.id, { tanggal: '03-04' }), 'VATGL');
  await expectError(toko.batalkan('pembelian', datang.id), 'KODEP');
  const biasa = await toko.beli('03-06', [[barang, 1, 100]]);
  await expectError(tutup(toko, biasa.id), 'KOSTS');

  await toko.tutupBulan(hari('03-01'));
  await buka(toko, datang.id, '04-02');
  expect(await toko.saldo('6204', hari('04-01'))).toBe('0.00');
  expect(await toko.saldo('6204')).toBe('50.00');
  await toko.tutupBulan(hari('03-01'), 'buka');
  await buka(toko, datang.id);
  expect(await toko.saldo('4201')).toBe('0.00');
  await expectError(buka(toko, datang.id), 'KOSTS');
  expect(await sisa(toko, datang.id)).toEqual(['belum', '9 / 900', '1 / 50']);
});

test('a return before the invoice: at what was received, the difference to its cost apart', async () => {
  for (const metode_hpp of ['rata-rata', 'fifo']) {
    const { toko, barang } = await openBarang(4, 80, { metode_hpp });
    const pesan = await toko.buat('order-pembelian', '03-02', { detail: [[barang, 10, 100]] });
    const order_baris_id = await garis(toko, pesan.id);
    const datang = await terima(toko, '03-05', [{ barang_id: barang, order_baris_id, qty: 10 }]);
    const satu = await kembali(toko, '03-06', datang.id, 3);
    const nilai = metode_hpp === 'fifo' ? 300 : 282.86;
    await toko.expectJurnal(
      satu.id,
      metode_hpp === 'fifo'
        ? '03-06 D 2102 300.00, K 1301 300.00'
        : `03-06 D 2102 300.00, K 5103 17.14, 1301 ${nilai}`,
    );
    expect((await toko.baca('order-pembelian', pesan.id)).status_order).toBe('selesai');
    const dua = await kembali(toko, '03-07', datang.id, 2, { buka_order: true });
    expect(await toko.baca('order-pembelian', pesan.id)).toMatchObject({
      status_order: 'sebagian',
      detail: [{ sisa: 2 }],
    });
    expect(await sisa(toko, datang.id)).toEqual(['sebagian', '5 / 500']);
    expect(await expectError(kembali(toko, '03-08', datang.id, 6), 'KOTRB')).toContain('tinggal 5');
    await expectError(kembali(toko, '03-08', datang.id, 1, { cara: 'tunai' }), 'VAMOD', 'cara');
    await expectError(
      kembali(toko, '03-08', datang.id, 1, { nomor_nota_retur: 'NR' }),
      'VAMOD',
      'nomor_nota_retur',
    );
    // Ten came, three and two went back: five are left to be billed.
    const faktur = await toko.beli('03-09', [
      { penerimaan_baris_id: await garis(toko, datang.id) },
    ]);
    expect((await toko.baca('pembelian', faktur.id)).detail).toMatchObject([{ qty: 5 }]);
    await expectError(kembali(toko, '03-10', datang.id, 1), 'KOTRB');
    await toko.batalkan('pembelian', faktur.id);
    await toko.batalkan('retur-pembelian', dua.id);
    // The void of a receipt takes what went back of it along.
    await toko.batalkan('pembelian', datang.id, { kaskade: true });
    expect((await toko.dokumen(satu.id)).status).toBe('void');
    expect((await toko.stok(barang)).nilai).toBe('320.00');
    expect(await toko.saldo('2102')).toBe('0.00');
  }
});
