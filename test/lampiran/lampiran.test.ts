/** Files beside documents and master records: who may, what is taken, where it lies, and what becomes of it. */
import { createHash, randomBytes } from 'node:crypto';
import { readdirSync, utimesSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { backupTenant } from '../../db/scripts/backup/backup.ts';
import { removeTenant } from '../../db/scripts/backup/remove.ts';
import { restoreTenant } from '../../db/scripts/backup/restore.ts';
import { loadConfig } from '../../server/base/config.ts';
import { makeStore } from '../../server/lampiran/store.ts';
import { makeLampiranSapu } from '../../workers/tasks/lampiran__sapu.ts';
import { openFolder } from '../helpers/folder.ts';
import { openServer, startServer, type TestServer } from '../helpers/server.ts';
import { hari, openStory, type Toko } from '../helpers/story.ts';
import { runTask } from '../helpers/worker.ts';
import { png } from './gambar.ts';
import { startS3 } from './s3.ts';
import { type Unggahan, unggah } from './unggah.ts';

const { data, openToko } = openStory('few');
const folder = openFolder('lampiran');
const server = openServer(data, {
  LAMPIRAN_DIR: folder,
  LAMPIRAN_MAX_MIB: '1',
  LAMPIRAN_TENANT_MIB: '2',
});
const store = makeStore(loadConfig({ LAMPIRAN_DIR: folder }).lampiran);

let toko: Toko;
let lain: Toko;
let staff: string;
let kontak: number;

const tokenOf = (peran: string, { kode } = toko, at: TestServer = server) =>
  at.tokenOf({ kode }, peran);

type Upload = Partial<Unggahan> & { at?: TestServer };

const upload = (
  token: string,
  content: string | Buffer | undefined,
  { at = server, ...asked }: Upload = {},
) =>
  unggah(at.base, token, content, {
    fields: { entitas: 'kontak', entitas_id: String(kontak) },
    ...asked,
  });

const download = async (url: string, token?: string) => {
  const response = await fetch(`${server.base}${url}`, {
    headers: token ? { authorization: `Bearer ${token}` } : {},
  });
  const content = Buffer.from(await response.arrayBuffer());
  return { status: response.status, headers: response.headers, content };
};

const PDF = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';
const namesIn = (kode: string) => readdirSync(path.join(folder, kode)).sort();

beforeAll(async () => {
  [toko, lain] = [await openToko(), await openToko()];
  staff = await tokenOf('staff');
  kontak = toko.supplier;
});

test('a file lies beside a purchase: listed, read back as it was, linked, taken away', async () => {
  const barang = await toko.barang();
  const beli = await toko.beli(hari('01-05'), [[barang, 1, 1000]]);
  const fields = { entitas: 'transaksi', entitas_id: String(beli.id), keterangan: 'Asli' };
  const made = await upload(staff, PDF, { name: 'Faktur “Ä” 1.pdf', fields });
  expect([made.status, made.headers.get('location')]).toEqual([
    201,
    `/api/lampiran/${made.body.id}`,
  ]);
  const rest = server.rest(staff);
  const { body: list } = await rest.get(`/api/lampiran?entitas=transaksi&entitas_id=${beli.id}`);
  const sha256 = createHash('sha256').update(PDF).digest('hex');
  expect(list.data).toMatchObject([
    {
      ...fields,
      entitas_id: beli.id,
      nama: 'Faktur “Ä” 1.pdf',
      tipe: 'application/pdf',
      ukuran: PDF.length,
      sha256,
    },
  ]);
  const url = `/api/lampiran/${made.body.id}`;
  expect((await rest.get(`${url}/info`)).body).toEqual(list.data[0]);
  const { headers, content } = await download(url, staff);
  expect(content.toString()).toBe(PDF);
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-type': 'application/octet-stream',
    'content-disposition': expect.stringMatching(
      /^attachment; filename="Faktur .*filename\*=UTF-8''Faktur%20/,
    ),
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  });
  const { body: link } = await rest.post(`${url}/tautan`, { menit: 5 });
  expect((await download(link.url)).content.toString()).toBe(PDF);
  expect((await download(link.url.replace(toko.kode, lain.kode))).status).toBe(404);
  await toko.asOwner((db) => db.rows(`update lampiran_tautan set berlaku_sampai = now()`));
  expect((await download(link.url)).status).toBe(404);
  expect((await rest.delete(url)).status).toBe(204);
  expect((await download(url, staff)).status).toBe(404);
  expect((await rest.get(`${url}/info`)).body.code).toBe('TDLMP');
  const trail = await toko.asOwner((db) =>
    db.rows(`select aksi from audit where entitas = 'lampiran' order by id`),
  );
  expect(trail.map(({ aksi }) => aksi)).toEqual(['buat', 'hapus']);
});

test('a repeated key keeps one file; with another content it is refused', async () => {
  const headers = { 'idempotency-key': 'lampiran-sekali' };
  const first = await upload(staff, 'satu', { name: 'a.txt', headers });
  const before = namesIn(toko.kode);
  const again = await upload(staff, 'satu', { name: 'a.txt', headers });
  expect([first.status, again.status, again.body.hasil]).toEqual([201, 200, first.body]);
  expect(again.headers.get('idempotent-replayed')).toBe('true');
  expect(namesIn(toko.kode)).toEqual(before);
  expect((await upload(staff, 'dua', { name: 'a.txt', headers })).status).toBe(422);
});

describe('the wall', () => {
  test('a viewer, another tenant, no token and a key without the scope get nothing', async () => {
    const { body } = await upload(staff, 'rahasia', { name: 'r.txt' });
    const url = `/api/lampiran/${body.id}`;
    const [viewer, foreign] = [await tokenOf('viewer'), await tokenOf('admin', lain)];
    const statuses = async (token?: string) => {
      const rest = server.rest(token);
      const list = await rest.get(`/api/lampiran?entitas=kontak&entitas_id=${kontak}`);
      const link = await rest.post(`${url}/tautan`, {});
      return [
        (await download(url, token)).status,
        list.status,
        link.status,
        (await rest.delete(url)).status,
      ];
    };
    expect(await statuses(viewer)).toEqual([403, 403, 403, 403]);
    expect(await statuses()).toEqual([401, 401, 401, 401]);
    expect(await statuses(foreign)).toEqual([404, 200, 404, 404]);
    expect((await upload(viewer, 'x', { name: 'x.txt' })).status).toBe(403);
    const admin = { 'x-admin-key': server.adminKey };
    const { body: key } = await server
      .rest(await tokenOf('admin'))
      .post(
        '/api/pengaturan/kunci-api',
        { nama: 'Baca', peran: 'staff', cakupan: ['transaksi:read', 'master:read'] },
        admin,
      );
    expect((await download(url, key.kunci)).status).toBe(200);
    expect((await upload(key.kunci, 'x', { name: 'x.txt' })).body.code).toBe('OTCKP');
    expect((await server.rest(key.kunci).delete(url)).body.code).toBe('OTCKP');
  });

  test('a draft is its author’s, and a module that is off hides its documents’ files', async () => {
    const { body: draft } = await server.rest(staff).post('/api/draft', { jenis: 'penjualan' });
    const fields = { entitas: 'draft', entitas_id: String(draft.id) };
    expect((await upload(staff, 'x', { name: 'x.txt', fields })).status).toBe(201);
    const barang = await toko.barang();
    const beli = await toko.beli(hari('01-06'), [[barang, 1, 1000]]);
    const beside = { entitas: 'transaksi', entitas_id: String(beli.id) };
    const { body } = await upload(staff, 'x', { name: 'x.txt', fields: beside });
    await toko.asOwner((db) => db.rows(`update modul set aktif = false where kode = 'pembelian'`));
    expect((await server.rest(staff).get(`/api/lampiran/${body.id}/info`)).body.code).toBe('OTMDL');
    await toko.asOwner((db) => db.rows(`update modul set aktif = true where kode = 'pembelian'`));
  });
});

describe('what is not taken', () => {
  test.each([
    ['a page', '<!doctype html><script>alert(1)</script>', 'a.txt', /jenis ini tidak diterima/],
    [
      'a drawing with scripts',
      '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>',
      'a.svg',
      /jenis ini tidak diterima/,
    ],
    [
      'a program',
      '\x7fELF\x02\x01\x01\0\0\0\0\0\0\0\0\0\x03\0>\0',
      'a.pdf',
      /jenis ini tidak diterima|bukan/,
    ],
    ['a picture that is none', 'bukan gambar', 'a.png', /isinya text\/plain, bukan image\/png/],
    [
      'a PDF with scripts',
      PDF.replace('/Catalog', '/Catalog/OpenAction<</S/Java#53cript/JS(x)>>'),
      'a.pdf',
      /PDF ini memuat skrip/,
    ],
    ['nothing', '', 'a.txt', /kosong/],
  ])('%s', async (_what, content, name, message) => {
    const before = await toko.asOwner((db) => db.value('select count(*) from lampiran'));
    const { status, body } = await upload(staff, content, { name });
    expect([status, body.code]).toEqual([400, 'VALMP']);
    expect(body.message[0]).toMatch(message);
    expect(body.message[0]).toMatch(/^berkas: /);
    expect(await toko.asOwner((db) => db.value('select count(*) from lampiran'))).toBe(before);
  });

  test.each([
    [{ entitas: 'pengguna', entitas_id: '1' }, 400, /^entitas: /],
    [{ entitas: 'kontak', entitas_id: 'x' }, 400, /^entitas_id: /],
    [{ entitas: 'kontak', entitas_id: '999999999' }, 404, /tidak ditemukan/],
    [{ entitas: 'kontak', entitas_id: '1', lain: 'x' }, 400, /^lain: /],
  ])('%j', async (fields: Record<string, string>, status, message) => {
    const answer = await upload(staff, 'x', { name: 'x.txt', fields });
    expect(answer.status).toBe(status);
    expect([answer.body.message].flat()[0]).toMatch(message);
  });

  test('no file, a file that is too long, and one over the tenant’s limit', async () => {
    expect((await upload(staff, undefined)).body.message).toEqual(['berkas: wajib diisi']);
    const long = Buffer.alloc(1024 * 1024 + 1, 'a');
    expect((await upload(staff, long, { name: 'a.txt' })).status).toBe(413);
    const full = Buffer.alloc(1024 * 1024 - 10, 'a');
    const token = await tokenOf('staff', lain);
    const fields = { entitas: 'kontak', entitas_id: String(lain.supplier) };
    const answers = [];
    for (let n = 0; n < 3; n += 1)
      answers.push(await upload(token, full, { name: 'a.txt', fields }));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 409]);
    expect(answers[2]?.body.code).toBe('KOLMP');
    expect((await server.rest(staff).post('/api/lampiran', { entitas: 'kontak' })).status).toBe(
      415,
    );
  });
});

test('what clamd finds is refused, and everything while it does not answer', async () => {
  const clamd = createServer((socket) => {
    let got = '';
    socket.on('data', (part) => {
      got += part.toString('latin1');
      if (got.endsWith('\0\0\0\0')) {
        socket.end(/EICAR/.test(got) ? 'stream: Eicar-Test-Signature FOUND\0' : 'stream: OK\0');
      }
    });
  });
  await new Promise<void>((resolve) => clamd.listen(0, '127.0.0.1', resolve));
  const address = clamd.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const at = await startServer(data, {
    LAMPIRAN_DIR: folder,
    CLAMD_URL: `tcp://127.0.0.1:${port}`,
  });
  const token = await tokenOf('staff', toko, at);
  const eicar = 'X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*';
  expect((await upload(token, 'bersih', { name: 'a.txt', at })).status).toBe(201);
  const found = await upload(token, eicar, { name: 'a.txt', at });
  expect(found.body.message).toEqual(['berkas: berbahaya (Eicar-Test-Signature)']);
  await new Promise((resolve) => clamd.close(resolve));
  const away = await upload(token, 'bersih', { name: 'a.txt', at });
  expect([away.status, away.headers.get('retry-after')]).toEqual([503, '30']);
});

test('files without a row are swept after a day, rows without a file are found by the check of the books', async () => {
  const { body } = await upload(staff, png(), { name: 'foto.png' });
  const kunci = await toko.asOwner((db) =>
    db.value<string>('select kunci from lampiran where id = $1', [body.id]),
  );
  await store.put(`${toko.kode}/00000000-0000-4000-8000-000000000001`, import.meta.filename);
  await store.put(`${toko.kode}/00000000-0000-4000-8000-000000000002`, import.meta.filename);
  const old = new Date(Date.now() - 25 * 3600_000);
  for (const name of [kunci, '00000000-0000-4000-8000-000000000001']) {
    utimesSync(path.join(folder, toko.kode, name), old, old);
  }
  await runTask(data, makeLampiranSapu(store));
  expect(namesIn(toko.kode)).toEqual(
    expect.arrayContaining([kunci, '00000000-0000-4000-8000-000000000002']),
  );
  expect(namesIn(toko.kode)).not.toContain('00000000-0000-4000-8000-000000000001');
  await store.remove(`${toko.kode}/${kunci}`);
  expect((await download(`/api/lampiran/${body.id}`, staff)).status).toBe(404);
  await runTask(data, makeLampiranSapu(store));
  const findings = () =>
    toko.asOwner((db) => db.rows('select * from erp_private.integritas_semua(null::buku)'));
  expect(await findings()).toMatchObject([
    { pemeriksaan: 'lampiran', kunci: `${body.id} foto.png` },
  ]);
  await store.put(`${toko.kode}/${kunci}`, import.meta.filename);
  await runTask(data, makeLampiranSapu(store));
  expect(await findings()).toEqual([]);
});

test('a backup holds what files hold; a restore under another code has it, and a removed tenant leaves none', async () => {
  const long = Buffer.alloc(900_000, 'isi panjang ');
  const { body } = await upload(staff, long, { name: 'panjang.txt' });
  const backup = path.join(folder, 'cadangan.tar.gz');
  await backupTenant(data.ownerUrl, toko.kode, backup, undefined, store);
  await restoreTenant(data.ownerUrl, backup, { kode: 'salinan', store });
  const kunci = await data
    .owner({ tenant: 'salinan' })
    .value<string>('select kunci from lampiran where id = $1', [body.id]);
  const parts: Buffer[] = [];
  for await (const part of (await store.get(`salinan/${kunci}`)) ?? []) parts.push(part as Buffer);
  expect(Buffer.concat(parts).equals(long)).toBe(true);
  expect(namesIn('salinan').length).toBeGreaterThan(1);
  await removeTenant(data.ownerUrl, 'salinan', path.join(folder, 'akhir.tar.gz'), undefined, store);
  expect(namesIn('salinan')).toEqual([]);
  expect(namesIn(toko.kode)).toContain(kunci);
});

test('the same in an S3-compatible store, also in parts, and lists of many pages', async () => {
  const login = { id: 'niaga', secret: 'rahasia-toko-berkas' };
  const s3 = await startS3({ bucket: 'niaga', ...login, pageSize: 1 });
  const env = { LAMPIRAN_BUCKET: 'niaga', LAMPIRAN_ENDPOINT: s3.endpoint };
  const own = { AWS_ACCESS_KEY_ID: login.id, AWS_SECRET_ACCESS_KEY: login.secret };
  Object.assign(process.env, own);
  try {
    const at = await startServer(data, { ...env, LAMPIRAN_MAX_MIB: '12' });
    const token = await tokenOf('staff', toko, at);
    // Beyond 5 MiB the SDK sends parts.
    const big = Buffer.concat([Buffer.from(PDF), randomBytes(11 * 2 ** 20)]);
    for (const content of [Buffer.from(PDF), big]) {
      const { body } = await upload(token, content, { name: 'a.pdf', at });
      const response = await fetch(`${at.base}/api/lampiran/${body.id}`, {
        headers: { authorization: `Bearer ${token}` },
      });
      expect(Buffer.from(await response.arrayBuffer()).equals(content)).toBe(true);
    }
    const there = makeStore(loadConfig(env).lampiran);
    const keys: string[] = [];
    for await (const { key } of there.list(toko.kode)) keys.push(key);
    expect(keys).toEqual([...s3.objects.keys()].sort());
    expect(keys).toHaveLength(2);
    await there.remove(keys[0] as string);
    expect(await there.get(keys[0] as string)).toBeUndefined();
    expect([s3.objects.size, s3.uploads.size]).toEqual([1, 0]);
    // A store that is asked with another secret refuses: what was signed above was checked.
    process.env.AWS_SECRET_ACCESS_KEY = 'lain';
    const stranger = makeStore(loadConfig(env).lampiran);
    await expect(stranger.get(keys[1] as string)).rejects.toMatchObject({
      statusCode: 503,
      cause: { message: expect.stringContaining('SignatureDoesNotMatch') },
    });
  } finally {
    for (const name of Object.keys(own)) delete process.env[name];
    await s3.close();
  }
});
