import { expect, test } from '@jest/globals';
import { openRest } from '../helpers/server.ts';
import { ayat, expectError, hari, openStory, type Row } from '../helpers/story.ts';
import { lalu } from '../helpers/tahun.ts';
import { openPoin } from './poin.ts';

const { data } = openStory();

const jenis = 'bayar-poin';

/** The day before the books begin. */
const pembukaan = lalu('12-31');

test('points pay a receivable; its void owes it again and gives the points back', async () => {
  const { toko, jual, tukar, lot } = await openPoin(data);
  const a = await jual(hari('01-05'), 1, 20000);
  const b = await tukar(hari('01-10'), 8, { cara: 'potong_piutang', dokumen_id: a.id });
  await toko.expectJurnal(b.id, '01-10 D 2302 400.00, K 1201 400.00');
  expect(await toko.dokumen(a.id)).toMatchObject({ sisa: '19600.00', status_bayar: 'sebagian' });
  expect(await toko.baca(jenis, b.id)).toMatchObject({ total_nilai: 400, sisa: null });
  await toko.expectConsistent();
  await toko.batalkan(jenis, b.id);
  expect(await toko.dokumen(a.id)).toMatchObject({ sisa: '20000.00', status_bayar: 'belum' });
  expect(await lot()).toEqual(['20 poin 1000.00']);
  await toko.expectConsistent();
  const potong = (isi: Row) => tukar(hari('01-10'), 8, { cara: 'potong_piutang', ...isi });
  await expectError(potong({ dokumen_id: 999999 }), 'VADOK', 'dokumen_id');
  const kecil = await jual(hari('01-06'), 1, 300);
  await expectError(potong({ dokumen_id: kecil.id }), 'VADOK', 'poin');
  const nanti = await jual(hari('01-11'), 1, 5000);
  await expectError(potong({ dokumen_id: nanti.id }), 'VADOK', 'dokumen_id');
});

test('the void of a sale that points paid: only with kaskade, and the points go back to their lots', async () => {
  const { toko, jual, tukar, lot } = await openPoin(data);
  await jual(hari('01-04'), 1, 20000);
  const a = await jual(hari('01-05'), 1, 5000);
  const b = await tukar(hari('01-10'), 8, { cara: 'potong_piutang', dokumen_id: a.id });
  expect(await expectError(toko.batalkan('penjualan', a.id), 'KODEP')).toContain(b.nomor_transaksi);
  await toko.batalkan('penjualan', a.id, { kaskade: true });
  expect(await toko.pos(b.id)).toEqual([]);
  expect(await toko.dokumen(b.id)).toMatchObject({ status: 'void' });
  // Those that the voided sale had earned are gone, those that it was paid with are back.
  expect((await lot())[0]).toBe('20 poin 1000.00');
});

test('the tax in the value of points need not be the rate of its base to the cent', async () => {
  const { toko, barang, jual, tukar } = await openPoin(data);
  await jual(hari('01-05'), 1, 1000);
  const b = await tukar(hari('01-10'), 1, {
    cara: 'barang',
    lokasi_id: toko.lokasi,
    detail: [{ barang_id: barang, qty: 1, pajak_kode: 'PPN' }],
  });
  // 50.00 contain 45.05 and 4.95; 12 % of 11/12 of 45.05, which is 41.30, would be 4.96.
  expect(await toko.baca(jenis, b.id)).toMatchObject({ dpp: 45.05, ppn: 4.95 });
  await toko.expectConsistent();
});

test('goods for points leave the stock; the tax is contained in the value of the points', async () => {
  const { toko, barang, jual, tukar, lot } = await openPoin(data);
  await jual(hari('01-05'), 1, 50000);
  const lain = await toko.barang({ harga_jual: 2000 });
  await toko.beli('01-02', [[lain, 10, 700]]);
  const b = await tukar(hari('01-10'), 40, {
    cara: 'barang',
    lokasi_id: toko.lokasi,
    detail: [
      { barang_id: barang, qty: 1, harga: 3000, pajak_kode: 'PPN' },
      { barang_id: lain, qty: 1 },
    ],
  });
  // 2,000 is shared out 3 : 2; 1,200 contain 118.92 of tax.
  await toko.expectJurnal(
    b.id,
    '01-10 D 2302 2000.00, 5101 1700.00, K 4101 1881.08, 2201 118.92, 1301 1700.00',
  );
  expect(await toko.baca(jenis, b.id)).toMatchObject({
    total_nilai: 2000,
    dpp: 1881.08,
    ppn: 118.92,
    detail: [
      { barang_id: barang, qty: 1, harga: 1081.08, hpp: 1000, ppn: 118.92 },
      { barang_id: lain, qty: 1, harga: 800, hpp: 700 },
    ],
  });
  await toko.expectConsistent();
  // A purchase that is entered late changes their cost too.
  const mundur = await toko.beli('01-01', [[lain, 10, 900]]);
  await toko.expectKoreksi(mundur.id, '01-10 D 5101 100.00, K 1301 100.00');
  await toko.expectConsistent();
  await toko.batalkan(jenis, b.id);
  expect(await toko.stok(lain)).toEqual({ qty: '20', nilai: '16000.00' });
  expect(await lot()).toEqual(['50 poin 2500.00']);
});

test('goods without a price share by what that contact pays for them, and say no origin', async () => {
  const { toko, barang, jual, tukar } = await openPoin(data);
  await jual(hari('01-05'), 1, 50000);
  const lain = await toko.barang({ harga_jual: 2000 });
  await toko.beli('01-02', [[lain, 10, 700]]);
  const kepala = { cara: 'barang', lokasi_id: toko.lokasi };
  const detail = [
    { barang_id: lain, qty: 1 },
    { barang_id: barang, qty: 1, harga: 6000 },
  ];
  const bagian = async () => {
    const { id } = await tukar(hari('01-10'), 16, { ...kepala, detail });
    const made = await toko.baca(jenis, id);
    return (made.detail as Row[]).map(({ harga, sumber_harga }) => [harga, sumber_harga]);
  };
  expect(await bagian()).toEqual([
    [200, undefined],
    [600, undefined],
  ]);
  await toko.master('barang_harga', { barang_id: lain, kontak_id: toko.pelanggan, harga: 6000 });
  expect(await bagian()).toEqual([
    [400, undefined],
    [400, undefined],
  ]);
});

test('goods for points that were no liability are an expense, corrections too', async () => {
  const { toko, barang, jual, tukar } = await openPoin(data, { poin_metode: 'beban' });
  await jual(hari('01-05'), 1, 50000);
  const b = await tukar(hari('01-10'), 40, {
    cara: 'barang',
    lokasi_id: toko.lokasi,
    detail: [{ barang_id: barang, qty: 2 }],
  });
  await toko.expectJurnal(b.id, '01-10 D 6101 4000.00, K 4101 2000.00, 1301 2000.00');
  const mundur = await toko.beli('01-01', [[barang, 100, 1200]]);
  expect(await toko.koreksi(mundur.id)).toContain('01-10 D 6101 200.00');
});

test('goods for points: stock that is not there, or that orders reserved, is refused', async () => {
  const { toko, barang, jual, tukar } = await openPoin(data);
  await jual(hari('01-05'), 1, 50000);
  const ambil = (qty: number) =>
    tukar(hari('01-10'), 10, {
      cara: 'barang',
      lokasi_id: toko.lokasi,
      detail: [{ barang_id: barang, qty }],
    });
  await expectError(ambil(100), 'KOSTK');
  await toko.buat('order-penjualan', '01-06', { reservasi: true, detail: [[barang, 98, 1000]] });
  await expectError(ambil(2), 'KORSV', 'detail.0.qty');
  await ambil(1);
});

test('each part takes its share of what is left of a lot, the last one all', async () => {
  const { toko, tukar, lot } = await openPoin(data);
  const awal = (isi: Row) => toko.buat(jenis, pembukaan, { mode: 'saldo_awal', ...isi });
  const a = await awal({ poin: 3, nilai: 100, kedaluwarsa: hari('12-01') });
  await toko.expectJurnal(a.id, '12-31 D 3299 100.00, K 2302 100.00');
  const jurnal = async (tanggal: string) => toko.jurnal((await tukar(tanggal, 1)).id);
  expect(await jurnal(hari('01-05'))).toContain('01-05 D 2302 33.33');
  expect(await jurnal(hari('01-06'))).toEqual(ayat('01-06 D 2302 33.34, 6101 16.66, K 1101 50.00'));
  expect(await jurnal(hari('01-07'))).toContain('01-07 D 2302 33.33');
  // Booked at more than they are worth: the rest is revenue.
  await awal({ poin: 2, nilai: 300, kedaluwarsa: hari('12-31') });
  expect(await jurnal(hari('01-08'))).toEqual(
    ayat('01-08 D 2302 150.00, K 4101 100.00, 1101 50.00'),
  );
  expect(await lot()).toEqual(['0 poin 0.00', '1 poin 150.00']);
});

test('points from before the books: on the opening day, while it is not locked', async () => {
  const { toko, tukar, lot, hangus, jurnalHangus } = await openPoin(data);
  const awal = (isi: Row = {}) =>
    toko.buat(jenis, pembukaan, { mode: 'saldo_awal', poin: 10, ...isi });
  const a = await awal({ kedaluwarsa: hari('02-01') });
  expect(await toko.dokumen(a.id)).toMatchObject({ total_nilai: '500.00', sisa: null });
  const b = await tukar(hari('01-05'), 4);
  await expectError(toko.batalkan(jenis, a.id), 'KODEP');
  await expectError(awal({ tanggal: hari('01-05') }), 'VATGL', 'tanggal');
  await expectError(awal({ cara: 'tunai' }), 'VADOK', 'cara');
  await expectError(awal({ nilai: -1 }), 'VADOK', 'nilai');
  await expectError(awal({ nilai: 0.001 }), 'VADOK', 'nilai');
  await expectError(awal({ kedaluwarsa: pembukaan }), 'VADOK', 'kedaluwarsa');
  await expectError(awal({ kedaluwarsa: 'infinity' }), 'VADOK', 'kedaluwarsa');
  expect(await hangus()).toBe(6);
  expect(await jurnalHangus()).toEqual(['02-02 D 2302 300.00', '02-02 K 4101 300.00']);
  await toko.set({ poin_metode: 'beban' });
  await expectError(awal({ nilai: 5 }), 'VADOK', 'nilai');
  await expectError(awal(), 'KOAWL', 'poin');
  const tanpa = await awal({ kedaluwarsa: hari('12-01') });
  await toko.expectJurnal(tanpa.id);
  await toko.batalkan(jenis, tanpa.id);
  expect(
    await toko.value('select max(tanggal)::text from poin_gerak where transaksi_id = $1', [
      tanpa.id,
    ]),
  ).toBe(pembukaan);
  await toko.expectConsistent();
  await toko.batalkan(jenis, b.id);
  await toko.batalkan(jenis, a.id);
  // What had expired is no revenue after all; what came back expires with the next run.
  expect(await toko.saldo('4101')).toBe('0.00');
  expect(await lot()).toEqual(['0 poin 0.00', '0 poin 0.00']);
  await toko.set({ kunci_saldo_awal: true });
  await expectError(awal(), 'KOTUP', 'tanggal');
});

test('over REST: points of a contact and their report', async () => {
  const { toko, jual, tukar } = await openPoin(data);
  await jual(hari('01-05'), 1, 50000);
  await tukar(hari('01-10'), 10);
  const rest = await openRest(toko, 'staff');
  const daftar = await rest.get('/api/master/kontak?fields=id&custom_fields=poin&search=pelanggan');
  expect(daftar.body.data).toEqual([{ id: toko.pelanggan, poin: 40 }]);
  const laporan = await rest.get(`/api/laporan/poin?kontak_id=${toko.pelanggan}`);
  expect(laporan.body).toMatchObject({
    data: [{ kontak_id: toko.pelanggan, poin: 50, poin_sisa: 40, nilai_sisa: 2000 }],
    meta: { total: 1, total_poin: 40, total_nilai: 2000, total_kontrol: 2000 },
  });
  const dulu = await rest.get(`/api/laporan/poin?per=${hari('01-09')}`);
  expect(dulu.body.meta).toMatchObject({ total_poin: 50, total_nilai: 2500, total_kontrol: 2500 });
});
