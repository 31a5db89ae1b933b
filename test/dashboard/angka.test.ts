/** Each figure of the dashboard is that of its report. */
import { beforeAll, describe, expect, test } from '@jest/globals';
import { openServer } from '../helpers/server.ts';
import { expectError, openStory, type Toko } from '../helpers/story.ts';

const { data, openToko } = openStory('few');

const server = openServer(data);
let toko: Toko;
let token: string;
const today = new Date(Date.now() + 7 * 3600_000).toISOString().slice(0, 10);

// biome-ignore lint/suspicious/noExplicitAny: bodies of answers.
async function get(path: string): Promise<any> {
  const { status, body } = await server.rest(token).get(`/api${path}`);
  expect(status).toBe(200);
  return body;
}

beforeAll(async () => {
  toko = await openToko();
  token = await server.tokenOf(toko, 'viewer');
  const beras = await toko.barang({ harga_jual: 1500, stok_minimum: 50 });
  const gula = await toko.barang({ harga_jual: 2000, stok_minimum: 1 });
  const lalu = new Date(Date.parse(today) - 40 * 86_400_000).toISOString().slice(0, 10);
  await toko.beli(lalu, [
    [beras, 60, 1000],
    [gula, 10, 1300],
  ]);
  const dulu = await toko.jual(lalu, [[beras, 8, 1500]]);
  await toko.jual(today, [
    [beras, 4, 1500],
    [gula, 3, 2000],
  ]);
  const salah = await toko.jual(today, [[gula, 2, 2000]]);
  await toko.batalkan('penjualan', salah.id);
  // Changes what the sale of last month cost.
  await toko.beli(lalu, [[beras, 10, 1777]]);
  expect(dulu.id).toBeGreaterThan(0);
});

test('kpi equals the reports of the day', async () => {
  const kpi = await get('/dashboard/kpi');
  const [hari, bulan, neraca, piutang, hutang, stok] = await Promise.all([
    get(`/laporan/rugi-laba?dari=${today}&sampai=${today}`),
    get('/laporan/rugi-laba'),
    get('/laporan/neraca'),
    get('/laporan/piutang'),
    get('/laporan/hutang'),
    get('/laporan/stok'),
  ]);
  const kas = neraca.aset.subklas.find(({ id }: { id: number }) => id === 11)?.total ?? 0;
  expect(kpi).toEqual({
    penjualan_hari_ini: hari.penjualan_bersih,
    penjualan_bulan_ini: bulan.penjualan_bersih,
    laba_kotor_bulan_ini: bulan.laba_kotor,
    kas_bank: kas,
    piutang_outstanding: piutang.meta.total_kontrol,
    piutang_jatuh_tempo: piutang.data
      .filter(({ umur }: { umur: string }) => umur !== 'belum_jatuh_tempo')
      .reduce((sum: number, { sisa }: { sisa: number }) => sum + sisa, 0),
    hutang_outstanding: hutang.meta.total_kontrol,
    nilai_stok: stok.meta.total_kontrol,
    stok_menipis: 0,
    transaksi_hari_ini: 1,
    per: today,
  });
  expect(kpi.penjualan_hari_ini).toBe(12_000);
  expect(kpi.piutang_jatuh_tempo).toBeGreaterThan(0);
});

test('trend has a row for each day, and their sums are the income statement', async () => {
  const { data: days, meta } = await get('/dashboard/trend?hari=60');
  expect(days).toHaveLength(60);
  expect(meta).toMatchObject({ paginate: false, total: 60, sampai: today });
  expect(days.at(-1)).toMatchObject({ tanggal: today, penjualan: 12_000, transaksi: 1 });
  const whole = await get(`/laporan/rugi-laba?dari=${meta.dari}&sampai=${today}`);
  const sum = (key: string) =>
    days.reduce((total: number, day: Record<string, number>) => total + (day[key] ?? 0), 0);
  expect(sum('penjualan')).toBe(whole.penjualan_bersih);
  expect(sum('hpp')).toBeCloseTo(whole.hpp, 2);
  expect((await get('/dashboard/trend')).data).toHaveLength(30);
});

test('top10 follows the sales summary', async () => {
  const top = await get(`/dashboard/top10?dari=${today}&sampai=${today}`);
  const summary = await get(
    `/laporan/penjualan/summary?group_by=barang&dari=${today}&sampai=${today}`,
  );
  const sold = summary.data.filter(({ bersih }: { bersih: number }) => bersih > 0);
  expect(top.data).toEqual(sold);
  expect(top.data).toHaveLength(2);
  const customers = await get('/dashboard/top10?tipe=pelanggan');
  expect(customers.meta).toMatchObject({ tipe: 'pelanggan', sampai: today });
  expect(customers.data[0].bersih).toBe(12_000);
});

test('papan: months, cash, ages and goods under minimum are those of the reports', async () => {
  const papan = await get('/dashboard/papan?hari=60&bulan=3');
  expect([papan.per, papan.bulan.length, papan.kas.length]).toEqual([today, 3, 60]);
  for (const { dari, sampai, penjualan, laba_bersih } of papan.bulan) {
    const report = await get(`/laporan/rugi-laba?dari=${dari}&sampai=${sampai}`);
    expect([penjualan, laba_bersih]).toEqual([report.penjualan_bersih, report.laba_bersih]);
  }
  for (const { tanggal, saldo } of [papan.kas[0], papan.kas[15], papan.kas[30], papan.kas[59]]) {
    const neraca = await get(`/laporan/neraca?per=${tanggal}`);
    expect(saldo).toBe(neraca.aset.subklas.find(({ id }: { id: number }) => id === 11)?.total ?? 0);
  }
  for (const jenis of ['piutang', 'hutang']) {
    const { ringkasan, meta } = await get(`/laporan/${jenis}`);
    const ages = Object.values<number>(papan.umur[jenis]);
    expect(ages.reduce((sum, one) => sum + one)).toBe(meta.total_sisa);
    const [only] = ringkasan;
    if (ringkasan.length === 1) expect(papan.umur[jenis]).toEqual(only.umur);
  }
  expect(papan.stok_menipis).toEqual([]);
  const kurang = await toko.barang({ kode: 'KURANG', stok_minimum: 5 });
  expect((await get('/dashboard/papan')).stok_menipis).toMatchObject([
    { barang_id: kurang, kode: 'KURANG', stok: 0, stok_minimum: 5 },
  ]);
});

test('summary compares two months, each as its income statement', async () => {
  const { bulan_ini, bulan_lalu, perubahan } = await get('/dashboard/summary');
  for (const bulan of [bulan_ini, bulan_lalu]) {
    const report = await get(`/laporan/rugi-laba?dari=${bulan.dari}&sampai=${bulan.sampai}`);
    expect(bulan).toMatchObject({
      penjualan: report.penjualan_bersih,
      hpp: report.hpp,
      laba_kotor: report.laba_kotor,
      beban_usaha: report.beban_usaha,
      laba_bersih: report.laba_bersih,
    });
  }
  expect(Object.keys(perubahan)).toEqual(
    'penjualan laba_kotor beban_usaha laba_bersih transaksi'.split(' '),
  );
});

describe('wrong input', () => {
  test.each(['0', '367', '-1', '1.5', 'abc', ''])('hari=%s', async (hari) => {
    const { status, body } = await server.rest(token).get(`/api/dashboard/trend?hari=${hari}`);
    expect([status, body.message[0]]).toEqual([400, expect.stringMatching(/^hari: /)]);
  });

  test.each(['0', '25', 'x'])('bulan=%s', async (bulan) => {
    const { status, body } = await server.rest(token).get(`/api/dashboard/papan?bulan=${bulan}`);
    expect([status, body.message[0]]).toEqual([400, expect.stringMatching(/^bulan: /)]);
  });

  test('the database refuses it too', async () => {
    const as = { tenant: toko.kode, peran: 'viewer' as const };
    const call = (sql: string) => data.by(as).rows(sql);
    for (const hari of [0, 367, -2147483648, 2147483647]) {
      await expectError(call(`select erp.dashboard_trend('${hari}')`), 'VAHRI', 'hari');
    }
    await expectError(call('select erp.dashboard_papan(367)'), 'VAHRI', 'hari');
    await expectError(call('select erp.dashboard_papan(30, 0)'), 'VAHRI', 'bulan');
    await expectError(
      call(`select erp.dashboard_top10('barang', '2026-02-01', '2026-01-01')`),
      'VATGL',
      'dari',
    );
  });
});
