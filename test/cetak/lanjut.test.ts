/** Papers beyond one: many at once, links, e-mail, letterhead and templates of the tenant's own. */
import { beforeAll, expect, test } from '@jest/globals';
import { readPdf } from '../ekspor/ekspor.ts';
import { openServer } from '../helpers/server.ts';
import { hari, openStory, type Toko } from '../helpers/story.ts';

const { data, openToko } = openStory();
const server = openServer(data);
let toko: Toko;
let staff: string;
let id: number;
let key: Record<string, string>;

beforeAll(async () => {
  toko = await openToko({ nama: 'Toko Makmur' });
  staff = await server.tokenOf(toko, 'staff');
  key = { 'x-admin-key': server.adminKey };
  const barang = await toko.barang({ nama: 'Kopi' });
  await toko.beli(hari('01-02'), [[barang, 100, 100]]);
  id = (await toko.jual(hari('02-01'), [[barang, 2, 3000]])).id;
});

const rest = () => server.rest(staff);
const admin = () => server.restAs(toko, 'admin');
const base = () => `/api/transaksi/penjualan/${id}`;

async function pdf(path: string, body?: object): Promise<string[]> {
  const response = await fetch(server.base + path, {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    headers: { authorization: `Bearer ${staff}`, 'content-type': 'application/json' },
  });
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  return readPdf({ bytes: Buffer.from(await response.arrayBuffer()) });
}

test('many documents are one PDF, each with its own numbers of pages', async () => {
  const dokumen = Array.from({ length: 3 }, () => ({ jenis: 'penjualan', id }));
  const pages = await pdf('/api/cetak', { dokumen, salinan: true });
  expect(pages).toHaveLength(3);
  for (const page of pages) expect(page).toMatch(/TokoMakmur.*SALINAN.*Halaman1dari1|SALINAN/);
  const wrong = await rest().post('/api/cetak', {
    dokumen: [...dokumen, { jenis: 'penjualan', id: 99999999 }],
  });
  expect(wrong.body).toMatchObject({
    code: 'TDTRX',
    message: 'dokumen.3: transaksi tidak ditemukan',
  });
  const many = Array.from({ length: 501 }, () => ({ jenis: 'penjualan', id }));
  expect((await rest().post('/api/cetak', { dokumen: many })).status).toBe(400);
});

test('a link opens the paper for its holder, until it ends or is revoked', async () => {
  const made = await rest().post(`${base()}/tautan`, { hari: 1 });
  expect(made.body).toEqual({
    id: expect.any(Number),
    url: expect.stringMatching(/^http:\/\/127.0.0.1:\d+\/api\/cetak\/tautan\/\w+\.[0-9a-f]{64}$/),
    berlaku_sampai: expect.stringMatching(/^\d{4}-/),
  });
  const path = new URL(String(made.body.url)).pathname;
  const open = (one = path) => server.rest(undefined).get(`${one}?format=html`);
  expect((await open()).text).toContain('Toko Makmur');
  expect((await open(path.replace(/.{4}$/, '0000'))).body.code).toBe('TDCTK');
  const lain = await openToko();
  expect((await open(path.replace(toko.kode, lain.kode))).body.code).toBe('TDCTK');
  expect((await rest().get(`${base()}/tautan`)).body).toMatchObject([{ berlaku: true }]);
  const one = `${base()}/tautan/${made.body.id}`;
  expect((await rest().delete(one)).status).toBe(204);
  expect((await rest().delete(one)).status).toBe(204);
  expect((await open()).body.code).toBe('TDCTK');
  expect((await rest().delete(`${base()}/tautan/999999`)).body.code).toBe('TDCTK');
  const ends = new URL(String((await rest().post(`${base()}/tautan`, {})).body.url)).pathname;
  await toko.asOwner((db) => db.rows('update cetak_tautan set berlaku_sampai = now()'));
  expect((await open(ends)).body.code).toBe('TDCTK');
  const other = await server.restAs(lain, 'staff');
  expect((await other.post(`${base()}/tautan`, {})).body.code).toBe('TDTRX');
});

test('links and codes of a tenant that lacks a step wait for it, as its requests do', async () => {
  const { body } = await rest().post(`${base()}/tautan`, {});
  const step = (more: string) =>
    data.asOwner((db) =>
      db.rows(`update erp_private.tenant set langkah = langkah ${more} where kode = $1`, [
        toko.kode,
      ]),
    );
  await step('- 1');
  for (const path of [
    new URL(String(body.url)).pathname,
    `/api/cetak/periksa/${toko.kode}.${id}.${'0'.repeat(24)}`,
    `/api/lampiran/tautan/${toko.kode}/rahasia`,
  ]) {
    const { status, headers } = await server.rest(undefined).get(path);
    expect([path, status, headers.get('retry-after')]).toEqual([path, 503, '5']);
  }
  await step('+ 1');
});

test('letterhead and a template of its own: title, columns, texts', async () => {
  const boss = await admin();
  const kop = { rekening: [{ bank: 'BCA', nomor: '123', atas_nama: 'Makmur' }], kaki: 'Salam' };
  expect((await boss.put('/api/pengaturan/tenant/kop', kop, key)).status).toBe(204);
  expect((await boss.get('/api/pengaturan/tenant/kop')).body).toMatchObject({
    ...{ nama: 'Toko Makmur', ...kop, tanda_tangan: null, logo: false },
  });
  const [page] = await pdf(`${base()}/cetak`);
  for (const text of ['BCA123a.n.Makmur', 'Salam']) expect(page).toContain(text);
  const url = '/api/pengaturan/tenant/kop/templat';
  const own = { dasar: 'faktur-a4', judul: 'Nota Kami', catatan: 'Tidak dapat ditukar' };
  const kolom = [{ kunci: 'jumlah', judul: 'Rupiah' }, { kunci: 'nama' }];
  expect((await boss.put(`${url}/nota`, { ...own, kolom }, key)).status).toBe(204);
  const [mine = ''] = await pdf(`${base()}/cetak?templat=nota`);
  expect(mine).toMatch(/NOTAKAMI.*RupiahNamabarang6\.000Kopi.*Tidakdapatditukar/);
  expect(mine).not.toContain('Harga');
  const wrong = async (nama: string, body: object) =>
    (await boss.put(`${url}/${nama}`, body, key)).body.message;
  expect(await wrong('nota', { dasar: 'lain' })).toEqual(['dasar: tidak dikenal']);
  expect(await wrong('struk-58', own)).toEqual(['nama: sudah dipakai templat bawaan']);
  for (const judul of [
    'FAKTUR  PAJAK',
    'Faktur-Pajak',
    'Faktur\u200bPajak',
    'ＦＡＫＴＵＲ ＰＡＪＡＫ',
  ])
    expect(await wrong('nota', { ...own, judul })).toEqual(['judul: bukan faktur pajak']);
  expect(await wrong('jalan', { dasar: 'surat-jalan', kolom: [{ kunci: 'harga' }] })).toEqual([
    'kolom.0.kunci: kertas ini tanpa harga',
  ]);
  const made = await rest().post(`${base()}/tautan`, { templat: 'nota' });
  const link = async () => (await pdf(new URL(String(made.body.url)).pathname))[0];
  expect(await link()).toContain('NOTAKAMI');
  // A template that is for another kind by now, or gone: the link shows the default of its kind.
  expect((await boss.put(`${url}/nota`, { dasar: 'bukti-kas' }, key)).status).toBe(204);
  expect(await link()).toContain('FAKTURPENJUALAN');
  expect((await boss.delete(`${url}/nota`, key)).status).toBe(204);
  expect(await link()).toContain('FAKTURPENJUALAN');
  expect((await rest().get(`${base()}/cetak?templat=nota`)).body.code).toBe('VACTK');
});

test('an e-mail wants an address', async () => {
  expect((await rest().post(`${base()}/kirim`, {})).body.message).toEqual([
    'email: wajib diisi; kontaknya tidak punya alamat',
  ]);
  expect((await rest().post(`${base()}/kirim`, { email: 'a@b.test, c@d.test' })).body.code).toBe(
    'VACTK',
  );
  const sent = await rest().post(`${base()}/kirim`, { email: 'a@b.test' });
  expect(sent.body).toMatchObject({ email: 'a@b.test', status: 'antre' });
  expect((await rest().get(`${base()}/kirim`)).body).toMatchObject([
    { email: 'a@b.test', status: 'antre', percobaan: 0, galat: null },
  ]);
});
