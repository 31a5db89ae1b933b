import { expect, test } from '@jest/globals';
import { startServer } from '../helpers/server.ts';
import { expectError, hari, openStory } from '../helpers/story.ts';

const { data, openToko } = openStory();

const metode = ['rata-rata', 'fifo'];
const openMinus = (isi: object = {}) => openToko({ kebijakan_stok_minus: 'izinkan', ...isi });

test.each(metode)(
  '8 at 10, sell 10, buy 2 at 12: 4 more for the sale, nothing left (%s)',
  async (metode_hpp) => {
    const toko = await openMinus({ metode_hpp });
    const barang = await toko.barang();
    await toko.beli('01-01', [[barang, 8, 10]]);
    const jual = await toko.jual('01-02', [[barang, 10, 50]]);
    expect(await toko.hpp(jual.id)).toBe('100.00');
    expect(await toko.stok(barang)).toEqual({ qty: '-2', nilai: '-20.00' });
    await toko.expectConsistent();
    const beli = await toko.beli('01-05', [[barang, 2, 12]]);
    await toko.expectKoreksi(beli.id, '01-05 D 5101 4.00, K 1301 4.00');
    expect(await toko.stok(barang)).toEqual({ qty: '0', nilai: '0.00' });
    expect(await toko.hpp(jual.id)).toBe('104.00');
    expect([await toko.saldo('5101', hari('01-04')), await toko.saldo('5101')]).toEqual([
      '100.00',
      '104.00',
    ]);
    await toko.expectConsistent();

    // The next sale expects the newest cost; the void of what covered takes its correction back.
    const lagi = await toko.jual('01-06', [[barang, 1, 50]]);
    expect(await toko.hpp(lagi.id)).toBe('12.00');
    await toko.batalkan('pembelian', beli.id);
    expect(await toko.stok(barang)).toEqual({ qty: '-3', nilai: '-30.00' });
    expect([await toko.hpp(jual.id), await toko.hpp(lagi.id)]).toEqual(['100.00', '10.00']);
    await toko.expectConsistent();
    // Without the sale that was short, there is one for the other, and seven are left.
    await toko.batalkan('penjualan', jual.id);
    expect(await toko.stok(barang)).toEqual({ qty: '7', nilai: '70.00' });
  },
);

test.each(metode)(
  'goods cover what left first, each in its own account (%s)',
  async (metode_hpp) => {
    const toko = await openMinus({ metode_hpp });
    const { buat } = toko;
    const barang = await toko.barang({ harga_beli: 10 });
    const jual = await toko.jual('01-02', [[barang, 3, 50]]);
    await buat('penggunaan-persediaan', '01-03', { detail: [[barang, 2]] });
    expect(await toko.stok(barang)).toEqual({ qty: '-5', nilai: '-50.00' });
    const a = await toko.beli('01-05', [[barang, 4, 13]]);
    await toko.expectKoreksi(a.id, '01-05 D 5101 9.00, 6204 3.00, K 1301 12.00');
    expect(await toko.stok(barang)).toEqual({ qty: '-1', nilai: '-10.00' });
    const b = await toko.beli('01-06', [[barang, 3, 8]]);
    await toko.expectKoreksi(b.id, '01-06 D 1301 2.00, K 6204 2.00');
    expect(await toko.stok(barang)).toEqual({ qty: '2', nilai: '16.00' });
    await toko.expectConsistent();
    // Goods entered late were there before both: all their corrections vanish.
    const mundur = await toko.beli('01-01', [[barang, 5, 11]]);
    await toko.expectKoreksi(
      mundur.id,
      '01-02 D 5101 3.00, K 1301 3.00',
      '01-03 D 6204 2.00, K 1301 2.00',
      '01-05 D 1301 12.00, K 5101 9.00, 6204 3.00',
      '01-06 D 6204 2.00, K 1301 2.00',
    );
    expect(await toko.hpp(jual.id)).toBe('33.00');
  },
);

test('nothing known costs nothing until goods come; a location may be short where the pool is not', async () => {
  const toko = await openMinus();
  const cabang = await toko.master('lokasi', { kode: 'CABANG', nama: 'Cabang' });
  const barang = await toko.barang();
  const jual = await toko.jual('01-02', [[barang, 2, 50]]);
  expect(await toko.hpp(jual.id)).toBe('0.00');
  await toko.beli('01-03', [[barang, 12, 10]]);
  expect(await toko.hpp(jual.id)).toBe('20.00');
  await toko.jual('01-04', [[barang, 4, 50]], { lokasi_id: cabang });
  expect(await toko.stok(barang)).toEqual({ qty: '6', nilai: '60.00' });
});

test('the goods decide before the tenant', async () => {
  const toko = await openMinus();
  const tetap = await toko.barang({ kebijakan_stok_minus: 'tolak' });
  await expectError(toko.jual('01-02', [[tetap, 1, 5]]), 'KOSTK');
  await toko.set({ kebijakan_stok_minus: 'tolak' });
  const boleh = await toko.barang({ kebijakan_stok_minus: 'izinkan', harga_beli: 7 });
  const jual = await toko.jual('01-02', [[boleh, 1, 5]]);
  expect(await toko.hpp(jual.id)).toBe('7.00');
});

test('while stock is short it cannot be forbidden; a sale without a known cost warns, over REST too', async () => {
  const toko = await openMinus();
  const server = await startServer(data);
  const token = await server.tokenOf(toko, 'staff');
  const barang = await toko.barang();
  const { status, body } = await server.rest(token).post('/api/transaksi/penjualan', {
    tanggal: hari('01-02'),
    kontak_id: toko.pelanggan,
    lokasi_id: toko.lokasi,
    detail: [{ barang_id: barang, qty: 1, harga: 5 }],
  });
  expect([status, body.peringatan]).toEqual([
    201,
    [
      'detail.0.barang_id: stok minus dan harga pokok belum diketahui; dibukukan 0 sampai barang masuk',
    ],
  ]);
  const tolak = () => toko.ubah('barang', barang, { kebijakan_stok_minus: 'tolak' });
  await expectError(tolak(), 'KOMIN', 'kebijakan_stok_minus');
  const stok = await server.rest(token).get(`/api/laporan/stok?barang_id=${barang}`);
  expect(stok.body.data[0]).toMatchObject({ qty: -1, nilai: 0 });
  await toko.beli('01-03', [[barang, 1, 4]]);
  await tolak();
  const kartu = await server
    .rest(token)
    .get(`/api/laporan/kartu-stok/${barang}?dari=${hari('01-01')}&sampai=${hari('01-31')}`);
  expect(kartu.status).toBe(200);
});

test('the void of goods that had covered, in a later month: what a closed month knew is adjusted', async () => {
  const toko = await openMinus();
  const { batalkan } = toko;
  const barang = await toko.barang({ harga_beli: 10 });
  const jual = await toko.jual('01-02', [[barang, 4, 50]]);
  const beli = await toko.beli('01-05', [[barang, 4, 13]]);
  await toko.tutupBulan(hari('01-01'));
  await batalkan('pembelian', beli.id);
  // The sale waits for goods again, at what it was booked at first.
  expect(await toko.stok(barang)).toEqual({ qty: '-4', nilai: '-40.00' });
  expect(await toko.hpp(jual.id)).toBe('40.00');
  expect([await toko.saldo('5101'), await toko.saldo('5202')]).toEqual(['52.00', '-12.00']);
  await toko.expectConsistent();
  await toko.beli('03-01', [[barang, 5, 20]]);
  expect([await toko.saldo('5101'), await toko.saldo('5202')]).toEqual(['92.00', '-12.00']);
  expect(await toko.stok(barang)).toEqual({ qty: '1', nilai: '20.00' });
  await toko.expectConsistent();
  // Goods dated into the closed month correct what stands there on the first open day.
  const mundur = await toko.beli('02-01', [[barang, 2, 10]]);
  expect(await toko.koreksi(mundur.id)).not.toEqual([]);
});

test.each(['tenant', 'per_lokasi'])(
  'goods that were sent uncovered come back from transit, whatever covers them then (%s)',
  async (lingkup_hpp) => {
    const toko = await openMinus({ lingkup_hpp });
    const cabang = await toko.master('lokasi', { kode: 'CABANG', nama: 'Cabang' });
    const barang = await toko.barang({ harga_beli: 10 });
    const kirim = await toko.buat('transfer-stok', '01-02', {
      lokasi_tujuan_id: cabang,
      dua_langkah: true,
      detail: [[barang, 3]],
    });
    await toko.beli('01-04', [[barang, 3, 12]]);
    // They come back at what they cost now, and transit gives what it took.
    await toko.batalkan('transfer-stok', kirim.id, { tanggal: '02-01' });
    expect(await toko.stok(barang)).toEqual({ qty: '3', nilai: '36.00' });
    await toko.beli('01-03', [[barang, 3, 15]]);
    expect(await toko.stok(barang)).toEqual({ qty: '6', nilai: '81.00' });
    expect([await toko.saldo('1302'), await toko.saldo('5202')]).toEqual(['0.00', '0.00']);
    await toko.expectConsistent();
  },
);

test.each(['rata-rata', 'fifo'])(
  'what is taken back waits for no goods: they cover what is still gone (%s)',
  async (metode_hpp) => {
    const toko = await openMinus({ metode_hpp });
    const barang = await toko.barang({ harga_beli: 10 });
    await toko.beli('01-01', [[barang, 1, 7]]);
    const jual = await toko.jual('01-02', [[barang, 3, 50]]);
    const pakai = await toko.buat('penggunaan-persediaan', '01-03', { detail: [[barang, 3]] });
    await toko.batalkan('penggunaan-persediaan', pakai.id, { tanggal: '02-01' });
    await toko.beli('03-01', [[barang, 2, 12]]);
    expect([await toko.saldo('6204'), await toko.hpp(jual.id)]).toEqual(['0.00', '31.00']);
    // Of what had left, the pool gives what it has now; the rest waits, and is not taken back.
    await toko.beli('01-01', [[barang, 4, 9]]);
    expect([await toko.saldo('6204'), await toko.saldo('5202')]).toEqual(['0.00', '0.00']);
    await toko.batalkan('penjualan', jual.id, { tanggal: '03-02' });
    expect([await toko.saldo('5101'), await toko.saldo('6204')]).toEqual(['0.00', '0.00']);
    expect(await toko.stok(barang)).toEqual({ qty: '7', nilai: '67.00' });
  },
);

test('what a line costs now counts its cover, also by goods that came from another location', async () => {
  const toko = await openMinus({ lingkup_hpp: 'per_lokasi' });
  const cabang = await toko.master('lokasi', { kode: 'CABANG', nama: 'Cabang' });
  const barang = await toko.barang({ harga_beli: 10 });
  const { id } = await toko.jual('01-02', [[barang, 3, 50]]);
  await toko.beli('01-03', [[barang, 3, 12]], { lokasi_id: cabang });
  const kirim = { lokasi_asal_id: cabang, lokasi_tujuan_id: toko.lokasi, detail: [[barang, 3]] };
  await toko.buat('transfer-stok', '01-04', kirim);
  expect(await toko.hpp(id)).toBe('36.00');
  expect(await toko.baca('penjualan', id)).toMatchObject({ detail: [{ hpp: 10, hpp_kini: 12 }] });
});

test('goods below zero whose minimum is nothing stand first on the board', async () => {
  const toko = await openMinus();
  const nol = await toko.barang({ stok_minimum: 0 });
  const kurang = await toko.barang({ stok_minimum: 5 });
  await toko.jual('01-02', [[nol, 3, 50]]);
  const papan = await toko.staf.value<{ stok_menipis: object[] }>('select erp.dashboard_papan()');
  expect(papan.stok_menipis).toMatchObject([
    { barang_id: nol, stok: -3, stok_minimum: 0 },
    { barang_id: kurang, stok: 0, stok_minimum: 5 },
  ]);
  expect(await toko.staf.value('select (erp.dashboard_kpi()).stok_menipis')).toBe(2);
});
