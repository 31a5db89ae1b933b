/** Approving on the board, from a phone and in the dark: what is shown is what is done. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { openBrowser, openPage } from '../halaman/browser.ts';
import { CUT, FAINT } from '../halaman/look.ts';
import { openServer } from '../helpers/server.ts';
import { hari, openStory, type Toko } from '../helpers/story.ts';
import { until } from '../helpers/until.ts';
import { URL_ATURAN } from './aturan.ts';

const { data, openToko } = openStory();
const server = openServer(data);

const PHONE = { width: 390, height: 844 };
let browser: Browser;
let page: Page;
let faults: string[];

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());
beforeEach(async () => {
  faults = [];
  page = await openPage(browser, faults, 60_000);
  await page.setViewportSize(PHONE);
});
afterEach(() => page?.context().close());

const NAMA = 'PT Sumber Makmur Sejahtera Abadi Nusantara Perdagangan Umum dan Distribusi';

/** A shop with 10 pieces at 100, where a draft of staff sells 2 of them at 150. */
async function buka() {
  const toko = await openToko();
  const barang = await toko.barang({ nama: `Mesin kopi ${NAMA}` });
  await toko.beli('01-02', [[barang, 10, 100]]);
  const pembeli = await toko.kontak({ nama: NAMA, tipe: 'pelanggan' });
  await toko.set({ wajib_persetujuan: true, empat_mata: true });
  const [staff, admin] = [await server.restAs(toko, 'staff'), await server.restAs(toko, 'admin')];
  const jual = async ({ harga } = { harga: 150 }) => {
    const made = await staff.post('/api/transaksi/penjualan', {
      tanggal: hari('01-05'),
      kontak_id: pembeli,
      lokasi_id: toko.lokasi,
      detail: [{ barang_id: barang, qty: 2, harga }],
    });
    expect(made.status).toBe(201);
    return made.body.id as number;
  };
  return { toko, staff, admin, jual };
}

const masuk = async (toko: Toko, peran: string) => {
  const email = `${peran}@${toko.kode}.test`;
  await page.goto(`${server.base}/papan`);
  await page.getByLabel('npm run -s token').fill(await server.identityToken(email));
  await page.getByRole('button', { name: 'Masuk', exact: true }).click();
  await page.getByText(`${email} · ${peran}`).waitFor();
};
const menunggu = () => page.locator('section', { hasText: 'Menunggu persetujuan saya' });
const lihat = () => page.getByRole('button', { name: /^Lihat permintaan/ });
const kotak = () => page.getByRole('dialog');
const tekan = (name: string) => kotak().getByRole('button', { name, exact: true }).click();
const kosong = () => menunggu().getByText('Tidak ada yang menunggu.').waitFor();

test.each(['light', 'dark'] as const)(
  'a sale is seen with figures, goods, journal and digest, and approved, in the %s',
  async (colorScheme) => {
    const { toko, admin, jual } = await buka();
    const id = await jual();
    await page.emulateMedia({ colorScheme });
    await masuk(toko, 'admin');
    await lihat().click();
    const { sidik } = (await admin.get(`/api/transaksi/penjualan/${id}`)).body;
    for (const text of ['Rp 300', NAMA, sidik, 'Jurnal yang akan dibuat', '1201'])
      await kotak().getByText(text).first().waitFor();
    await until(() => page.evaluate<boolean>('document.documentElement.scrollWidth <= innerWidth'));
    expect(await page.evaluate(`(${CUT})('dialog')`)).toEqual([]);
    expect(await page.evaluate(`(${FAINT})('dialog')`)).toEqual([]);
    const { width = 0 } = (await kotak().boundingBox()) ?? {};
    expect(width).toBeLessThanOrEqual(PHONE.width);
    await tekan('Setujui');
    await kotak().waitFor({ state: 'detached' });
    await kosong();
    expect((await toko.dokumen(id)).status).toBe('final');
    expect(faults).toEqual([]);
  },
);

test('a draft is refused only with a reason, which its author reads', async () => {
  const { toko, staff, jual } = await buka();
  const id = await jual();
  await masuk(toko, 'admin');
  await lihat().click();
  await tekan('Tolak');
  expect((await toko.dokumen(id)).status).toBe('draft');
  await kotak().getByLabel('Alasan menolak').fill('harganya keliru');
  await tekan('Tolak');
  await kotak().waitFor({ state: 'detached' });
  await kosong();
  const { body } = await staff.get(`/api/transaksi/penjualan/${id}`);
  expect(body).toMatchObject({ status: 'batal', alasan: 'harganya keliru' });
});

test('what somebody else decided meanwhile is said, and can be decided no more', async () => {
  const { toko, admin, jual } = await buka();
  const id = await jual();
  await masuk(toko, 'admin');
  await lihat().click();
  await kotak().getByText('Rp 300').first().waitFor();
  const { persetujuan_id } = (await admin.get(`/api/transaksi/penjualan/${id}`)).body;
  await admin.post(`/api/persetujuan/${persetujuan_id}/tolak`, { alasan: 'sudah diputus' });
  await tekan('Setujui');
  await kotak().getByText('Permintaan ini sudah ditolak.').waitFor();
  expect(await kotak().getByRole('button', { name: 'Setujui' }).count()).toBe(0);
  await tekan('Tutup');
  await kosong();
  expect((await toko.dokumen(id)).status).toBe('batal');
});

test('an author finds nothing of his own to decide', async () => {
  const { toko, jual } = await buka();
  await jual();
  await masuk(toko, 'staff');
  await kosong();
  expect(await lihat().count()).toBe(0);
});

test('a void and a change of settings are asked for in words, and done', async () => {
  const { toko, staff, admin, jual } = await buka();
  const id = await jual();
  const url = `/api/transaksi/penjualan/${id}`;
  const { sidik } = (await admin.get(url)).body;
  expect((await admin.post(`${url}/approve`, { sidik })).status).toBe(204);
  expect((await staff.post(`${url}/void`, { alasan: 'salah catat' })).status).toBe(202);
  await masuk(toko, 'admin');
  await menunggu().getByText('void Penjualan').waitFor();
  await lihat().click();
  await kotak().getByText('salah catat').waitFor();
  await tekan('Setujui');
  await kotak().waitFor({ state: 'detached' });
  expect((await toko.dokumen(id)).status).toBe('void');
  await data.rows('select erp_private.membership_set($1, $2, $3, $4)', [
    `dua@${toko.kode}.test`,
    'Dua',
    toko.kode,
    'admin',
  ]);
  const dua = server.rest(await server.signIn(`dua@${toko.kode}.test`, toko.kode));
  const asked = await dua.patch(
    '/api/pengaturan/tenant',
    { empat_mata: false },
    { 'x-admin-key': server.adminKey },
  );
  expect(asked.status).toBe(202);
  await page.reload();
  await menunggu().getByText('setelan').waitFor();
  await lihat().click();
  await kotak().getByText('empat_mata').first().waitFor();
  await tekan('Setujui');
  await kotak().waitFor({ state: 'detached' });
  expect((await admin.get('/api/pengaturan/tenant')).body.empat_mata).toBe(false);
});

test.each(['light', 'dark'] as const)(
  'under a rule its steps are seen, and what is to be looked at in Indonesian, in the %s',
  async (colorScheme) => {
    const { toko, admin, jual } = await buka();
    await toko.set({ wajib_persetujuan: false, empat_mata: false });
    const langkah = [{ peran: ['staff', 'admin'], batas_jam: 24 }, { peran: ['admin'] }];
    const rule = { nama: 'Jual besar', aksi: 'posting', jenis: ['penjualan'], langkah };
    const key = { 'x-admin-key': server.adminKey };
    expect((await admin.post(URL_ATURAN, rule, key)).status).toBe(201);
    const id = await jual({ harga: 90 });
    await page.emulateMedia({ colorScheme });
    await masuk(toko, 'admin');
    await lihat().click();
    for (const text of ['Jual besar, langkah 1 dari 2', 'staff, admin', 'di bawah harga pokok'])
      await kotak().getByText(text).first().waitFor();
    expect(await page.evaluate(`(${CUT})('dialog')`)).toEqual([]);
    expect(await page.evaluate(`(${FAINT})('dialog')`)).toEqual([]);
    await tekan('Setujui');
    await kotak().waitFor({ state: 'detached' });
    // The second step is another person's.
    await kosong();
    expect((await toko.dokumen(id)).status).toBe('draft');
    expect(faults).toEqual([]);
  },
);
