/** The board in a real browser as somebody sees it who is told less: without cost, of one place, or both. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { openBrowser, openPage } from '../halaman/browser.ts';
import { CUT, FAINT } from '../halaman/look.ts';
import { openServer } from '../helpers/server.ts';
import { openStory, type Toko } from '../helpers/story.ts';
import { until } from '../helpers/until.ts';
import { openRelay } from '../helpers/worker.ts';

const { data, openToko } = openStory('few');
const server = openServer(data, { TOKEN_TTL_SECONDS: '3600' });
const today = new Date(Date.now() + 7 * 3600_000).toISOString().slice(0, 10);
const CAKUPAN = ['transaksi:*', 'laporan:*', 'master:*', 'dashboard:*', 'pengaturan:read'];

let toko: Toko;
let browser: Browser;
let page: Page;
const faults: string[] = [];

beforeAll(async () => {
  toko = await openToko();
  const kopi = await toko.barang({ kode: 'KOPI', harga_jual: 1500, stok_minimum: 50 });
  await toko.beli(today, [[kopi, 60, 1000]]);
  await toko.jual(today, [[kopi, 8, 1500]]);
  const key = { 'x-admin-key': server.adminKey };
  const admin = server.rest(await server.tokenOf(toko, 'admin'));
  const place = { kode: 'CABANG', nama: 'Cabang' };
  const { id: cabang } = (await admin.post('/api/master/lokasi', place)).body;
  const moved = {
    ...{ tanggal: today, lokasi_asal_id: toko.lokasi, lokasi_tujuan_id: cabang },
    detail: [{ barang_id: kopi, qty: 20 }],
  };
  expect((await admin.post('/api/transaksi/transfer-stok', moved)).status).toBe(201);
  await toko.master('barang_lokasi', { barang_id: kopi, lokasi_id: cabang, stok_minimum: 16 });
  await toko.jual(today, [[kopi, 5, 1500]], { lokasi_id: cabang });
  for (const [email, kode, walls, lokasi_id] of [
    ['staff@demo.test', 'kasir', { lihat_biaya: false }, null],
    ['viewer@demo.test', 'cabang', {}, [cabang]],
    ['ops@demo.test', 'kasircabang', { lihat_biaya: false }, [cabang]],
  ] as const) {
    const role = { kode, nama: kode, dasar: 'staff', cakupan: CAKUPAN, ...walls };
    expect((await admin.post('/api/pengaturan/peran', role, key)).status).toBe(201);
    const given = { email, nama: kode, peran: kode, ...(lokasi_id && { lokasi_id }) };
    expect((await admin.post('/api/pengaturan/pengguna', given, key)).status).toBe(201);
  }
  openRelay(data);
  browser = await openBrowser();
});
afterAll(() => browser?.close());

const titles = () => page.locator('.kartu h2').allTextContents();
const figures = () => page.locator('.angka-utama dt').allTextContents();
const OPEN = ['Penjualan hari ini', 'Penjualan bulan ini', 'Piutang lewat jatuh tempo'];
const COUNTS = ['Barang di bawah minimum', 'Dokumen hari ini'];
const WITHOUT = ['Penjualan per hari', 'Penjualan per bulan', 'Umur piutang'];

const LOOKS = [
  [1280, 'terang'],
  [1280, 'gelap'],
  [390, 'terang'],
  [390, 'gelap'],
] as const;

test.each([
  [
    'staff@demo.test',
    [...OPEN.slice(0, 2), 'Piutang', ...OPEN.slice(2), ...COUNTS],
    'Rp 19.500',
    '47 PCS',
  ],
  ['viewer@demo.test', [...OPEN, ...COUNTS], 'Rp 7.500', '15 PCS'],
  ['ops@demo.test', [...OPEN, ...COUNTS], 'Rp 7.500', '15 PCS'],
] as const)('%s sees what is told, whole', async (email, shown, sold, stock) => {
  faults.length = 0;
  page = await openPage(browser, faults, 300_000);
  await page.goto(`${server.base}/papan`);
  await page.getByRole('button', { name: email }).click();
  await page.getByText('langsung', { exact: true }).waitFor();
  await page.locator('.angka-utama').getByText(sold).first().waitFor();
  await page.locator('section', { hasText: 'Di bawah stok minimum' }).getByText(stock).waitFor();
  await page.locator('section', { hasText: '10 terbesar' }).getByText('KOPI').waitFor();
  expect(await figures()).toEqual([...shown]);
  for (const title of WITHOUT) {
    await until(async () => (await titles()).some((one) => one.trim().startsWith(title)));
  }
  expect((await titles()).join()).not.toMatch(/laba|hutang|kas/i);
  await until(() => page.evaluate(`document.querySelectorAll('.grafik canvas').length === 2`));
  for (const [width, theme] of LOOKS) {
    await page.setViewportSize({ width, height: 900 });
    const dark = () => page.evaluate<string>('document.documentElement.dataset.tema');
    if ((await dark()) !== theme) await page.getByRole('button', { name: /^Tema/ }).click();
    await until(async () => (await dark()) === theme);
    const look = await page.evaluate<Record<string, unknown>>(`({
      empty: [...document.querySelectorAll('.kartu')].filter((one) => one.children.length < 2).length,
      odd: document.body.innerText.match(/undefined|NaN|null|\\[object/g) ?? [],
      cut: (${CUT})('main'),
      faint: (${FAINT})('main'),
      wide: document.documentElement.scrollWidth > innerWidth,
    })`);
    expect([width, theme, look]).toEqual([
      ...[width, theme],
      { empty: 0, odd: [], cut: [], faint: [], wide: false },
    ]);
    await page.screenshot({
      fullPage: true,
    });
  }
  expect(faults).toEqual([]);
  await page.context().close();
});
