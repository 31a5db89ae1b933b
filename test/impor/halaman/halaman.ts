/** The page of imports in a real browser: a shop, whoever signs in there, and what hands and eyes do. */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { openBrowser, openPage } from '../../halaman/browser.ts';
import { openServer } from '../../helpers/server.ts';
import { openStory, type Toko } from '../../helpers/story.ts';
import { until } from '../../helpers/until.ts';
import { openRelay, openWorker } from '../../helpers/worker.ts';

export const EMAIL = 'admin@demo.test';

/** A file of lines as text, or of bytes. */
export type File = { name: string; lines?: readonly string[]; bytes?: Buffer };

/** Called at the top of a test file. `toko` is the one that signing in enters; in `lain` they are viewers. */
export function openHalaman() {
  const { data, openToko } = openStory('few');
  const server = openServer(data);
  const faults: string[] = [];
  let shops: { toko: Toko; lain: Toko };
  let browser: Browser;
  let page: Page;

  const member = (email: string, kode: string, peran: string) =>
    data.asOwner((db) =>
      db.rows('select erp_private.membership_set($1, $2, $3, $4)', [email, email, kode, peran]),
    );

  beforeAll(async () => {
    const [one, two] = [await openToko(), await openToko()];
    shops = one.kode < two.kode ? { toko: one, lain: two } : { toko: two, lain: one };
    await member(EMAIL, shops.toko.kode, 'admin');
    await member(EMAIL, shops.lain.kode, 'viewer');
    await openWorker(data);
    openRelay(data);
    browser = await openBrowser();
  });
  afterAll(() => browser?.close());
  beforeEach(async () => {
    await page?.context().close();
    faults.length = 0;
    page = await openPage(browser, faults, 60_000);
  });

  return {
    data,
    server,
    faults,
    member,
    get toko() {
      return shops.toko;
    },
    get lain() {
      return shops.lain;
    },
    get page() {
      return page;
    },
    signIn: async (base = server.base) => {
      await page.goto(`${base}/impor`);
      await page.getByRole('button', { name: EMAIL }).click();
      await page.getByRole('heading', { name: 'Impor berkas' }).waitFor();
    },
    ...handsOf(() => page),
  };
}

/** What is done and seen on the page that is open. */
function handsOf(page: () => Page) {
  const button = (name: string) => page().getByRole('button', { name, exact: true });
  const card = (title: string | RegExp) =>
    page().locator('section', { has: page().getByRole('heading', { name: title }) });
  const status = (text: string) =>
    page().locator('.tumpuk .keadaan').getByText(text, { exact: true }).first().waitFor();
  const pick = (...files: File[]) =>
    page()
      .locator('input[type=file]')
      .setInputFiles(
        files.map(({ name, lines = [], bytes = Buffer.from(lines.join('\r\n')) }) => ({
          name,
          mimeType: 'application/octet-stream',
          buffer: bytes,
        })),
      );
  return {
    button,
    card,
    status,
    pick,
    /** Sends what was picked, and waits for the rehearsal. */
    rehearse: async (file: File, becomes: string) => {
      await pick(file);
      await button('Unggah dan periksa').click();
      await status(becomes);
    },
    /** What was made, or would be: {title: count}. */
    result: async () =>
      Object.fromEntries(
        await Promise.all(
          (await page().locator('.hasil div').all()).map(async (one) => [
            await one.locator('dt').textContent(),
            await one.locator('dd').textContent(),
          ]),
        ),
      ),
    rowsOf: async (title: string | RegExp) =>
      Promise.all(
        (await card(title).locator('tbody tr').all()).map(async (row) =>
          (await row.locator('td').allTextContents()).map((one) => one.trim()),
        ),
      ),
    /** What a click saves as a file. */
    saved: async (name: string) => {
      const [file] = await Promise.all([page().waitForEvent('download'), button(name).click()]);
      return { name: file.suggestedFilename(), text: readFileSync(await file.path(), 'utf8') };
    },
    meaning: (title: string) => card('Kolom').getByLabel(`Arti ${title}`, { exact: true }),
    holds: (expression: string) => until(() => page().evaluate<boolean>(expression)),
  };
}
