/** The board in a real browser: sign-in, live figures, another tenant, a stream that breaks. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { openBrowser, openPage } from '../halaman/browser.ts';
import { openServer, startServer } from '../helpers/server.ts';
import { openStory, type Toko } from '../helpers/story.ts';
import { until } from '../helpers/until.ts';
import { openRelay } from '../helpers/worker.ts';
import { openIssuer } from './issuer.ts';
import { openLink } from './link.ts';

const { data, openToko } = openStory('few');
const server = openServer(data);

let toko: Toko;
let lain: Toko;
let browser: Browser;
let page: Page;
const faults: string[] = [];
const today = new Date(Date.now() + 7 * 3600_000).toISOString().slice(0, 10);
const EMAIL = 'admin@demo.test';
const OWNER = 'pemilik@toko.test';

beforeAll(async () => {
  // The page begins with the first of a user's tenants.
  const [one, two] = [await openToko(), await openToko()];
  [toko, lain] = one.kode < two.kode ? [one, two] : [two, one];
  for (const [kode, peran] of [
    [toko.kode, 'admin'],
    [lain.kode, 'viewer'],
  ]) {
    await data.asOwner((db) =>
      db.rows('select erp_private.membership_set($1, $2, $3, $4)', [EMAIL, 'Admin', kode, peran]),
    );
  }
  await data.asOwner((db) =>
    db.rows(`select erp_private.membership_set($1, 'Pemilik', $2, 'admin')`, [OWNER, toko.kode]),
  );
  const kopi = await toko.barang({ kode: 'KOPI', harga_jual: 1500, stok_minimum: 500 });
  await toko.beli(today, [[kopi, 60, 1000]]);
  await toko.jual(today, [[kopi, 8, 1500]]);
  openRelay(data);
  browser = await openBrowser();
});
afterAll(() => browser?.close());

beforeEach(async () => {
  await page?.context().close();
  faults.length = 0;
  page = await openPage(browser, faults, 300_000);
});

const signIn = async (base = server.base) => {
  await page.goto(`${base}/papan`);
  await page.getByRole('button', { name: EMAIL }).click();
  await page.getByText('langsung', { exact: true }).waitFor();
};
const figure = (title: string) =>
  page.locator('.angka-utama div', { has: page.locator('dt', { hasText: title }) }).locator('dd');
/** Waits until an expression holds. The page's content policy lets Playwright's own waiting evaluate it no second time. */
const holds = (expression: string) => until(() => page.evaluate<boolean>(expression));
const choose = (kode: string) => page.getByLabel('Tenant').selectOption(kode);
const rupiah = (value: number) =>
  `Rp ${value.toLocaleString('id-ID', { maximumFractionDigits: 0 })}`;

test('a click signs in, and every figure is that of the API', async () => {
  await signIn();
  const token = await server.signIn(EMAIL, toko.kode);
  const { body: kpi } = await server.rest(token).get('/api/dashboard/kpi');
  await figure('Penjualan hari ini').getByText(rupiah(12_000)).waitFor();
  for (const [title, key] of Object.entries({
    'Penjualan bulan ini': 'penjualan_bulan_ini',
    'Laba kotor bulan ini': 'laba_kotor_bulan_ini',
    'Kas dan bank': 'kas_bank',
    'Nilai persediaan': 'nilai_stok',
  }))
    expect([title, await figure(title).textContent()]).toEqual([title, rupiah(kpi[key])]);
  await page.locator('.grafik canvas').nth(2).waitFor();
  await page.locator('section', { hasText: '10 terbesar' }).getByText('KOPI').waitFor();
  await page.locator('section', { hasText: 'Di bawah stok minimum' }).getByText('52 PCS').waitFor();
  // Each card asks for its own.
  const newest = page.getByRole('region', { name: 'Dokumen terbaru' }).locator('tbody tr');
  await newest.nth(1).waitFor();
  expect(await newest.count()).toBe(2);
  await page.getByText(`${EMAIL} · admin`).waitFor();
  expect(faults).toEqual([]);
});

test('somebody who is no user of the demo data signs in by the token of the command', async () => {
  // A first sign-in links a user to the issuer; the owner signs in from another one below, so not him.
  const kasir = 'kasir@toko.test';
  await data.asOwner((db) =>
    db.rows(`select erp_private.membership_set($1, 'Kasir', $2, 'staff')`, [kasir, toko.kode]),
  );
  await page.goto(`${server.base}/papan`);
  await page.getByLabel('npm run -s token').fill(await server.identityToken(kasir));
  await page.getByRole('button', { name: 'Masuk', exact: true }).click();
  await page.getByText(`${kasir} · staff`).waitFor();
  expect(faults).toEqual([]);
});

test('a role that sees no figures is told so, without a retry', async () => {
  await data.asOwner((db) =>
    db.rows(`select erp_private.membership_set('ops@toko.test', 'Ops', $1, 'ops')`, [toko.kode]),
  );
  await page.goto(`${server.base}/papan`);
  await page.getByLabel('npm run -s token').fill(await server.identityToken('ops@toko.test'));
  await page.getByRole('button', { name: 'Masuk', exact: true }).click();
  await page.getByText('peran ops tidak berhak').waitFor();
  await page.locator('.sambungan').getByText('tidak tersambung', { exact: true }).waitFor();
});

test('a sale by another user shows without a reload', async () => {
  await signIn();
  await figure('Dokumen hari ini').getByText('2', { exact: true }).waitFor();
  const barang = await toko.barang({ kode: 'TEH', harga_jual: 700 });
  await toko.beli(today, [[barang, 5, 500]]);
  await toko.jual(today, [[barang, 1, 700]]);
  await figure('Penjualan hari ini').getByText(rupiah(12_700)).waitFor();
  await page.locator('section', { hasText: '10 terbesar' }).getByText('TEH').waitFor();
  expect(faults).toEqual([]);
});

test('another tenant by choice, with the role there; the choice outlives a reload, the session not a sign-out', async () => {
  await signIn();
  await choose(lain.kode);
  await page.getByText(`${EMAIL} · viewer`).waitFor();
  await figure('Nilai persediaan').getByText('Rp 0', { exact: true }).waitFor();
  await page.reload();
  await page.getByText(`${EMAIL} · viewer`).waitFor();
  await page.getByText('langsung', { exact: true }).waitFor();
  const [ended] = await Promise.all([
    page.waitForResponse((response) => response.request().method() === 'DELETE'),
    page.getByRole('button', { name: 'Keluar' }).click(),
  ]);
  expect(ended.status()).toBe(204);
  await page.getByRole('button', { name: EMAIL }).waitFor();
  expect(await page.evaluate('sessionStorage.getItem("niaga.sesi")')).toBeNull();
});

test('a stream that breaks is said, and goes on by itself with what came meanwhile', async () => {
  const link = await openLink(server.base);
  data.onClose(link.stop);
  await signIn(link.base);
  link.cut();
  await page.getByText('terputus').waitFor();
  const barang = await toko.barang({ kode: 'GULA', harga_jual: 900 });
  await toko.beli(today, [[barang, 5, 500]]);
  const before = await figure('Penjualan hari ini').textContent();
  await toko.jual(today, [[barang, 1, 900]]);
  link.mend();
  await page.getByText('langsung', { exact: true }).waitFor();
  await figure('Penjualan hari ini')
    .filter({ hasNotText: before ?? '' })
    .waitFor();
});

test('a token that has run out is renewed', async () => {
  await signIn();
  await page.evaluate(`{
    const session = JSON.parse(sessionStorage.getItem('niaga.sesi'));
    sessionStorage.setItem('niaga.sesi', JSON.stringify({ ...session, token: 'habis' }));
  }`);
  await page.reload();
  await figure('Nilai persediaan')
    .getByText(/^Rp [1-9]/)
    .waitFor();
});

test('large amounts and long names fit, on a wide screen and on a narrow one', async () => {
  const nama = 'PT Sumber Makmur Sejahtera Abadi Nusantara Perdagangan Umum dan Distribusi Bandung';
  const pemasok = await toko.kontak({ nama, tipe: 'supplier' });
  const mahal = await toko.barang({ nama: `Mesin ${nama}` });
  await toko.beli(today, [[mahal, 1, 20_000_000_000]], { kontak_id: pemasok });
  await signIn();
  await figure('Nilai persediaan')
    .getByText(/^Rp 20\./)
    .waitFor();
  const newest = page.getByRole('region', { name: 'Dokumen terbaru' });
  await newest.getByText(nama).waitFor();
  const fits = (selector: string) =>
    holds(
      `[...document.querySelectorAll('${selector}')].every((one) => one.scrollWidth <= one.clientWidth)`,
    );
  await fits('.gulir');
  for (const width of [1280, 700, 340]) {
    await page.setViewportSize({ width, height: 700 });
    await fits('.angka-utama dd');
    await holds('document.documentElement.scrollWidth <= innerWidth');
  }
});

test('by keyboard, in the dark, and on a narrow screen', async () => {
  await signIn();
  await page.setViewportSize({ width: 340, height: 700 });
  await holds('document.documentElement.scrollWidth <= innerWidth');
  const theme = page.getByRole('button', { name: /^Tema/ });
  await theme.focus();
  const before = await page.evaluate('document.documentElement.dataset.tema');
  await page.keyboard.press('Enter');
  await holds(`document.documentElement.dataset.tema !== '${before}'`);
  await page.getByRole('button', { name: 'pelanggan' }).focus();
  await page.keyboard.press('Space');
  await page.locator('section', { hasText: '10 terbesar' }).getByText('Pelanggan').waitFor();
  await page.getByText('Sebagai tabel').first().focus();
  await page.keyboard.press('Enter');
  await page.getByRole('region', { name: 'Tabel' }).first().waitFor();
  expect(faults).toEqual([]);
});

test('it is light, comes from this server alone, and runs no script of its own text', async () => {
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  await signIn();
  expect(urls.filter((url) => !url.startsWith(server.base) && !url.startsWith('data:'))).toEqual(
    [],
  );
  const files = [...new Set(urls)].filter((url) =>
    /^\/(papan|halaman)/.test(new URL(url).pathname),
  );
  const sizes = await Promise.all(
    files.map(async (url) => (await (await fetch(url)).arrayBuffer()).byteLength),
  );
  expect(sizes.reduce((sum, one) => sum + one)).toBeLessThan(150 * 1024);
  const { headers, text } = await server.rest().get('/papan');
  expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; script-src 'self';/);
  expect(text).not.toMatch(/<script>|style=|onclick/i);
});

describe('where people sign in elsewhere', () => {
  test('by code and PKCE at an OpenID issuer', async () => {
    const issuer = await openIssuer(OWNER);
    data.onClose(issuer.stop);
    const { base } = await startServer(data, { OIDC_ISSUER: issuer.url, OIDC_AUDIENCE: 'papan' });
    await page.goto(`${base}/papan`);
    await page.getByRole('button', { name: 'Masuk lewat' }).click();
    await page.getByText(`${OWNER} · admin`).waitFor();
    expect(new URL(page.url()).search).toBe('');
    expect(faults).toEqual([]);
  });

  test('a server without any way for browsers says so', async () => {
    const { base } = await startServer(data, {
      NODE_ENV: 'production',
      LOG_LEVEL: 'silent',
      ADMIN_KEY: 'kunci-admin-untuk-uji',
      FIREBASE_PROJECT_ID: 'toko',
    });
    await page.goto(`${base}/papan`);
    await page.getByText('tidak menawarkan cara masuk').waitFor();
  });
});
