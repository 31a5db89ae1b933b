/** Every page on a phone and in the dark: nothing is wider than the screen, nothing cut, all text can be read. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { loadDemo } from '../../db/demo/index.ts';
import { openDatabase } from '../helpers/database.ts';
import { openServer } from '../helpers/server.ts';
import { until } from '../helpers/until.ts';
import { openBrowser, openPage } from './browser.ts';
import { CUT, FAINT } from './look.ts';

const data = openDatabase('few');
const server = openServer(data);
const EMAIL = 'admin@demo.test';
const PHONE = { width: 390, height: 844 };

let browser: Browser;
let page: Page;
let faults: string[];

beforeAll(async () => {
  await loadDemo({
    config: { production: false },
    urls: { owner: data.ownerUrl, app: data.appUrl },
  });
  browser = await openBrowser();
});
afterAll(() => browser?.close());

beforeEach(async () => {
  await page?.context().close();
  faults = [];
  page = await openPage(browser, faults, 300_000);
  await page.setViewportSize(PHONE);
});

const go = (path: string) => page.goto(server.base + path);
const signIn = async (path: string) => {
  await go(path);
  await page.getByRole('button', { name: EMAIL, exact: true }).click();
  await page.getByText(`${EMAIL} · admin`).waitFor();
};

/** Each page, as it is when somebody works with it, and which part of it is ours to colour. */
const PAGES: Record<string, { open: () => Promise<void>; ours?: string }> = {
  '/': {
    open: async () => {
      await go('/');
      await page.getByRole('button', { name: EMAIL, exact: true }).click();
      await page.getByLabel('Token').waitFor();
    },
  },
  'the sign-in': { open: () => go('/papan') as unknown as Promise<void> },
  '/papan': {
    open: async () => {
      await signIn('/papan');
      await page.locator('.grafik canvas').nth(2).waitFor();
    },
  },
  'the notifications': {
    open: async () => {
      await data.asOwner((db) =>
        db.rows(
          `select erp_private.notifikasi_send('demo', 'stok_minimum', 'uji', 'Barang di bawah minimum',
                    'KOP-01 Kopi Bubuk 165 g: 848 PCS, minimum 880', null, array['admin']::erp.peran[])`,
        ),
      );
      await signIn('/papan');
      await page.locator('.lonceng summary').click();
      await page.getByText('Sudah dibaca').first().waitFor();
    },
  },
  '/impor': {
    open: async () => {
      await signIn('/impor');
      await page.getByText('Impor sebelumnya').waitFor();
    },
  },
  '/api/docs': {
    open: async () => {
      await go('/api/docs');
      await page.locator('#bab a').nth(10).waitFor();
    },
  },
  'a chapter of /api/docs': {
    ours: '#kepala, #daftar',
    open: async () => {
      await go('/api/docs#/Sesi/post_auth_sesi');
      await page.locator('.opblock.is-open .execute').waitFor();
    },
  },
  '/graphiql': {
    ours: '#niaga',
    open: async () => {
      await go('/graphiql');
      await page.locator('.graphiql-container').waitFor();
      await page.getByLabel('Masuk demo').selectOption(EMAIL);
      await page.locator('#keadaan').getByText('Toko Sembako Makmur').waitFor();
    },
  },
  'a wide paper': {
    open: async () => {
      const rest = server.rest(await server.signIn(EMAIL, 'demo'));
      const { body } = await rest.get('/api/master/kontak?filter=kode=SUP-01&fields=id');
      const path = `/api/laporan/hutang/${body.data[0].id}/pernyataan?format=html`;
      await page.setContent((await rest.get(path)).text);
      await page.locator('.lebar').first().waitFor();
    },
  },
  'a paper to be checked': { open: () => go('/api/cetak/periksa/x') as unknown as Promise<void> },
};

describe.each(Object.keys(PAGES))('%s', (name) => {
  test.each(['light', 'dark'] as const)('in the %s', async (colorScheme) => {
    await page.emulateMedia({ colorScheme });
    const { open, ours = 'body' } = PAGES[name] as (typeof PAGES)[string];
    await open();
    await until(() => page.evaluate<boolean>('document.documentElement.scrollWidth <= innerWidth'));
    expect(await page.evaluate(`(${CUT})(${JSON.stringify(ours)})`)).toEqual([]);
    expect(await page.evaluate(`(${FAINT})(${JSON.stringify(ours)})`)).toEqual([]);
    const viewport = page.locator('meta[name=viewport]');
    expect(await viewport.getAttribute('content')).toContain('width=device-width');
    if (colorScheme === 'dark' && !/paper/.test(name)) {
      const background = 'getComputedStyle(document.body).backgroundColor';
      expect(await page.evaluate(background)).not.toBe('rgb(255, 255, 255)');
    }
  });
});

test('times are those of the tenant, wherever the browser is', async () => {
  const context = await browser.newContext({ locale: 'id-ID', timezoneId: 'America/New_York' });
  page = await context.newPage();
  await signIn('/papan');
  const newest = page.getByRole('region', { name: 'Dokumen terbaru' }).locator('tbody tr').first();
  await newest.waitFor();
  const shown = await newest.locator('td').last().textContent();
  const made = await data.asOwner(
    (db) => db.value<string>('select dibuat_pada::text from transaksi order by id desc limit 1'),
    { tenant: 'demo' },
  );
  const format = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Jakarta' } as const;
  expect(shown).toBe(new Intl.DateTimeFormat('id-ID', format).format(new Date(made)));
});

describe('the description', () => {
  test('a chapter is loaded alone, searched by words, and tried as a user of the demo', async () => {
    await page.setViewportSize({ width: 1280, height: 900 });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url().slice(server.base.length)));
    await go('/api/docs');
    await page.getByLabel('Cari').fill('daftar barang');
    await page.locator('#bab a', { hasText: /^GET \/api\/master\/barangDaftar Barang$/ }).click();
    await page.getByLabel('Masuk demo').selectOption('staff@demo.test');
    await page.locator('#keadaan').getByText('staff di Toko Sembako Makmur').waitFor();
    await page.locator('.opblock.is-open .execute').click();
    await page.locator('.live-responses-table .response-col_status', { hasText: '200' }).waitFor();
    const described = asked.filter((url) => url.startsWith('/api/docs-json'));
    expect(described).toEqual(['/api/docs-json?bab=Master']);
    const whole = await server.rest().get('/api/docs-json');
    for (const { name } of whole.body.tags) {
      const chapter = await server.rest().get(`/api/docs-json?bab=${encodeURIComponent(name)}`);
      expect([name, chapter.status, chapter.text.length < whole.text.length / 4]).toEqual([
        name,
        200,
        true,
      ]);
    }
    expect((await server.rest().get('/api/docs-json?bab=Lain')).status).toBe(404);
  });

  test('whoever changes something says what: no number is filled in', async () => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await go('/api/docs#/Master/delete_master_barang_id');
    const field = page.locator('.opblock.is-open tr[data-param-name=id] input');
    await field.waitFor();
    expect(await field.inputValue()).toBe('');
  });
});
