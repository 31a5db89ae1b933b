/** The letterhead: name, address, NPWP and logo of a tenant on its printed reports. */
import { createHash } from 'node:crypto';
import { beforeAll, expect, test } from '@jest/globals';
import { fetchFile, readPdf } from '../ekspor/ekspor.ts';
import { openServer } from '../helpers/server.ts';
import { openStory, type Toko } from '../helpers/story.ts';
import { chunk, JPEG, png } from '../lampiran/gambar.ts';

const { data, openToko } = openStory();

const url = '/api/pengaturan/tenant/kop/logo';
const server = openServer(data);
let toko: Toko;
let admin: string;
let viewer: string;
let key: Record<string, string>;

beforeAll(async () => {
  toko = await openToko({ nama: 'Toko Makmur' });
  admin = await server.tokenOf(toko, 'admin');
  viewer = await server.tokenOf(toko, 'viewer');
  key = { 'x-admin-key': server.adminKey };
});

const put = (gambar: Buffer | string) =>
  server.rest(admin).put(url, { logo: gambar.toString('base64') }, key);
const remove = () => server.rest(admin).delete(url, key);
const get = () => server.rest(viewer).get(url);
const page = (token = viewer) => fetchFile(server.base, token, 'neraca?format=pdf');

/** Width and height of each picture of a PDF; the mask of one that is transparent is another. */
const pictures = ({ bytes }: { bytes: Buffer }) =>
  [
    ...bytes.toString('latin1').matchAll(/\/Subtype \/Image\n[^>]*?\/Width (\d+)\n\/Height (\d+)/g),
  ].map(([, width, height]) => `${width}×${height}`);

test('name, address, telephone and NPWP stand on the page as they are set', async () => {
  expect(readPdf(await page())[0]).toMatch(/^TokoMakmurNERACA/);
  const isi = { alamat: 'Jl. Mawar 1, Bandung', telepon: '022-123', npwp: '01.234.567.8-901.000' };
  expect((await server.rest(admin).patch('/api/pengaturan/tenant', isi, key)).status).toBe(204);
  expect(readPdf(await page())[0]).toMatch(
    /^TokoMakmurJl\.Mawar1,Bandung·022-123·NPWP01\.234\.567\.8-901\.000NERACA/,
  );
});

test('a logo is put, shown, exchanged and taken away', async () => {
  expect((await get()).status).toBe(404);
  expect(pictures(await page())).toEqual([]);
  const first = png();
  expect((await put(first)).status).toBe(204);
  expect((await get()).body).toEqual({
    jenis: 'png',
    lebar: 32,
    tinggi: 20,
    ukuran: first.length,
    diubah_pada: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    logo: first.toString('base64'),
  });
  const shown = await page();
  expect(new Set(pictures(shown))).toEqual(new Set(['32×20']));
  expect(readPdf(shown)[0]).toMatch(/^TokoMakmur.*NERACA/);
  expect((await put(JPEG)).status).toBe(204);
  expect((await get()).body).toMatchObject({ jenis: 'jpeg', lebar: 24, tinggi: 16 });
  expect(pictures(await page())).toEqual(['24×16']);
  expect((await remove()).status).toBe(204);
  expect((await remove()).status).toBe(204);
  expect((await get()).status).toBe(404);
  expect(pictures(await page())).toEqual([]);
});

const palette = chunk('PLTE', Buffer.from('ff0000ffffff', 'hex'));
const clear = chunk('tRNS', Buffer.from([0]));

test.each([
  ['grey of 1 bit', { type: 0, bits: 1 }],
  ['grey with alpha of 16 bits', { type: 4, bits: 16 }],
  ['colour of 16 bits', { type: 2, bits: 16 }],
  ['palette of 2 bits', { type: 3, bits: 2, before: [palette] }],
  ['palette with transparency', { type: 3, before: [palette, clear] }],
  ['the smallest', { width: 16, height: 16 }],
  ['the largest', { width: 2000, height: 2000 }],
])('a PNG is shown: %s', async (_name, form) => {
  expect((await put(png(form))).status).toBe(204);
  const { width = 32, height = 20 } = form as { width?: number; height?: number };
  expect(pictures(await page())).toContain(`${width}×${height}`);
});

const broken = Buffer.from(png());
broken.writeUInt8(7, 60);
const frame = JPEG.indexOf(Buffer.from('ffc0', 'hex'));
const NONE = /^logo: harus gambar PNG atau JPEG yang utuh/;
const SIZE = /^logo: \d+ × \d+ piksel; tiap sisi harus 16 sampai 2000/;
const LARGE = /^logo: paling banyak 256 KiB/;
const changed = (at: number, value: number) => {
  const copy = Buffer.from(JPEG);
  copy.writeUInt8(value, at);
  return copy;
};

test.each<[string, Buffer, RegExp]>([
  ['a text', Buffer.from('bukan gambar'), NONE],
  ['a web page', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), NONE],
  ['a GIF', Buffer.from('GIF89a\x20\x00\x14\x00', 'latin1'), NONE],
  ['the head of a PNG alone', png().subarray(0, 33), NONE],
  ['a PNG that ends early', png().subarray(0, -5), NONE],
  ['a PNG of which a byte changed', broken, NONE],
  ['an interlaced PNG', png({ interlace: 1 }), NONE],
  ['a palette that is not there', png({ type: 3 }), NONE],
  ['one transparent colour', png({ type: 2, before: [chunk('tRNS', Buffer.alloc(6))] }), NONE],
  ['a depth that there is none of', png({ type: 2, bits: 4 }), NONE],
  ['a JPEG that ends early', JPEG.subarray(0, -2), NONE],
  ['the head of a JPEG alone', JPEG.subarray(0, 20), NONE],
  ['a JPEG without loss', changed(frame + 1, 0xc3), NONE],
  ['a JPEG of two colours', changed(frame + 9, 2), NONE],
  ['too narrow', png({ width: 15 }), SIZE],
  ['too high', png({ height: 2001 }), SIZE],
  ['beyond all bounds', png({ width: 0xffffffff, data: Buffer.from([1]) }), SIZE],
  ['a JPEG too flat', changed(frame + 6, 15), SIZE],
  ['too large', png({ before: [chunk('teST', Buffer.alloc(262_100))] }), LARGE],
  ['far too large', Buffer.alloc(400_000, 1), LARGE],
  ['nothing', Buffer.alloc(0), /^logo: tidak boleh kosong/],
])('refused: %s', async (_name, gambar, message) => {
  const { status, body } = await put(gambar);
  expect([status, body.message]).toEqual([400, [expect.stringMatching(message)]]);
});

test('invalid base64, or no text, is refused under its name', async () => {
  const said = async (body: unknown) => (await server.rest(admin).put(url, body, key)).body;
  for (const logo of ['data:image/png;base64,AAAA', 'AAA', 'AA=A', '====', 'AA AA\n'])
    expect(await said({ logo })).toMatchObject({
      statusCode: 400,
      code: 'VALGO',
      message: ['logo: harus base64'],
    });
  for (const body of [{}, { logo: null }, { logo: 1 }, { logo: ['A'] }])
    expect((await said(body)).message).toEqual([expect.stringMatching(/^logo: /)]);
});

test('a PNG whose pixels are not there is left out, and the page is made', async () => {
  for (const data of [Buffer.from('0000', 'hex'), Buffer.alloc(0)]) {
    expect((await put(png({ data }))).status).toBe(204);
    const { status, bytes } = await page();
    expect([status, pictures({ bytes })]).toEqual([200, []]);
  }
});

test('it is its tenant’s own, in GraphQL too', async () => {
  expect((await put(JPEG)).status).toBe(204);
  const lain = await openToko();
  const theirs = await server.tokenOf(lain, 'viewer');
  expect((await server.rest(theirs).get(url)).status).toBe(404);
  expect(pictures(await page(theirs))).toEqual([]);
  const { body } = await server.graphql(viewer, '{ kopLogoGet { jenis } }');
  expect(body.data.kopLogoGet).toMatchObject({ jenis: 'jpeg' });
});

test('the audit trail says whose logo it was by its hash, and does not keep the picture', async () => {
  await put(png());
  await put(JPEG);
  await remove();
  const hash = (gambar: Buffer) => createHash('sha256').update(gambar).digest('hex');
  const trail = await toko.rows<{ aksi: string; sesudah: object | null; sebelum: object | null }>(
    `select aksi, sebelum, sesudah from audit where entitas = 'kop-logo' order by id desc limit 2`,
  );
  expect(trail).toEqual([
    { aksi: 'hapus', sebelum: expect.objectContaining({ sidik: hash(JPEG) }), sesudah: null },
    {
      aksi: 'ubah',
      sebelum: expect.objectContaining({ sidik: hash(png()), jenis: 'png' }),
      sesudah: expect.objectContaining({ sidik: hash(JPEG), jenis: 'jpeg' }),
    },
  ]);
  expect(JSON.stringify(trail)).not.toContain('gambar');
});
