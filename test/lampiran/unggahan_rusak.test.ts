/** Forms and files that are broken, odd or made to harm: the server refuses them, or takes them as they are. */
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { loadConfig } from '../../server/base/config.ts';
import { makeStore, type Store } from '../../server/lampiran/store.ts';
import { makeLampiranSapu } from '../../workers/tasks/lampiran__sapu.ts';
import { openFolder } from '../helpers/folder.ts';
import { openServer, type Rest } from '../helpers/server.ts';
import { openStory, type Toko } from '../helpers/story.ts';
import { runTask } from '../helpers/worker.ts';
import { unggah } from './unggah.ts';

const { data, openToko } = openStory();
const folder = openFolder('rusak');
const LIMIT = 1024 * 1024;
const server = openServer(data, { LAMPIRAN_DIR: folder, LAMPIRAN_MAX_MIB: '1' });
const store = makeStore(loadConfig({ LAMPIRAN_DIR: folder }).lampiran);

let toko: Toko;
let rest: Rest;
let token: string;

beforeAll(async () => {
  toko = await openToko();
  token = await server.tokenOf(toko, 'staff');
  rest = server.rest(token);
});

type Beside = { entitas?: string; id?: number };

const upload = (content: string | Buffer, name: string, { entitas, id }: Beside = {}) =>
  unggah(server.base, token, content, {
    name,
    fields: { entitas: entitas ?? 'kontak', entitas_id: String(id ?? toko.supplier) },
  });

describe('a form that breaks off', () => {
  const headers = { 'content-type': 'multipart/form-data; boundary=batas' };
  const part = (name: string, content: string) =>
    `--batas\r\nContent-Disposition: form-data; name="${name}"; filename="a.csv"\r\n\r\n${content}\r\n`;
  const long = 'a'.repeat(200_000);

  test.each([
    ['in a file that nobody asked for', part('lain', long)],
    ['in a second file', part('berkas', 'a') + part('berkas', long)],
    ['in the file', part('berkas', long)],
    ['in the head of a part', `${part('lain', long)}--batas\r\ntanpa titik dua\r\n\r\n`],
  ])('%s', async (_where, body) => {
    for (const url of ['/api/lampiran', '/api/impor']) {
      const answer = await rest.post(url, body, headers);
      expect([answer.status, answer.body.code]).toEqual([400, 'VAINP']);
    }
    expect((await rest.get('/api/health')).status).toBe(200);
  });
});

test('a name is cut between letters, and a file of the longest size is taken', async () => {
  const nama = `${'a'.repeat(199)}😀b`;
  const { status, body } = await upload(Buffer.alloc(LIMIT, 'a'), nama);
  expect(status).toBe(201);
  const info = await rest.get(`/api/lampiran/${body.id}/info`);
  expect(info.body).toMatchObject({ nama: `${'a'.repeat(199)}😀`, ukuran: LIMIT });
  expect((await upload(Buffer.alloc(LIMIT + 1, 'a'), 'a.txt')).status).toBe(413);
});

test('the pixels of a scan are no scripts', async () => {
  const pdf = (inside: string) =>
    `%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\n2 0 obj<<>>stream\n${inside}\nendstream endobj\n%%EOF\n`;
  expect((await upload(pdf('\x01/JS\x02'), 'pindaian.pdf')).status).toBe(201);
  for (const acts of ['/S/JavaScript/JS(x)', '/S /Rendition /JS (x)', '/EmbeddedFile', '/L#61unch'])
    expect((await upload(pdf(acts), 'a.pdf')).body.message).toEqual([
      'berkas: PDF ini memuat skrip, tindakan, atau berkas di dalamnya',
    ]);
});

test('a client that uploaded nothing makes no file and uses up no quota, and a link wants the hash of its address', async () => {
  const create = `mutation ($input: LampiranCreateInput!) { lampiranCreate(input: $input) { result { id } } }`;
  const used = async () => {
    const text = `select erp.lampiran_periksa('kontak', $1) ->> 'terpakai'`;
    return [
      await toko.staf.value(text, [toko.supplier]),
      await toko.staf.value('select erp.tenant_simpanan()'),
    ];
  };
  const { body: file } = await upload('asli', 'a.txt');
  const kunci = await toko.asOwner((db) =>
    db.value<string>('select kunci from lampiran where id = $1', [file.id]),
  );
  const input = {
    ...{ entitas: 'kontak', entitasId: String(toko.supplier), nama: 'a', tipe: 'text/plain' },
    sha256: '0'.repeat(64),
  };
  const before = await used();
  for (const [ukuran, isi] of [
    ['9223372036854775807', randomUUID()],
    ['1073741824', randomUUID()],
    ['1', randomUUID()],
    ['1', kunci],
    ['1', null],
  ]) {
    const { body } = await server.graphql(token, create, {
      input: { ...input, ukuran, kunci: isi },
    });
    expect(body.errors[0].extensions.code).toBe('VALMP');
  }
  expect(await used()).toEqual(before);
  const link = `mutation ($id: BigInt) { lampiranTautanCreate(input: { id: $id, hash: "x" }) { clientMutationId } }`;
  const refused = await server.graphql(token, link, { id: String(file.id) });
  expect(refused.body.errors[0].message).toBe('hash: harus SHA-256 dalam heksadesimal');
});

test('an import that is forgotten takes its files along', async () => {
  const { id } = await toko
    .by({ peran: 'admin' })
    .value<{ id: number }>(`select erp.impor_create('satuan', 'a.csv', 'csv', repeat('a', 64), 1)`);
  const { body } = await upload('a', 'a.txt', { entitas: 'impor', id });
  expect((await rest.delete(`/api/impor/${id}`)).status).toBe(204);
  expect((await rest.get(`/api/lampiran/${body.id}/info`)).body.message).toBe(
    'lampiran tidak ditemukan',
  );
});

test('a key that may not see an import sees neither its files nor its name', async () => {
  const { id } = await toko
    .by({ peran: 'admin' })
    .value<{ id: number }>(`select erp.impor_create('satuan', 'b.csv', 'csv', repeat('b', 64), 1)`);
  const { body: file } = await upload('a', 'a.txt', { entitas: 'impor', id });
  const admin = await server.restAs(toko, 'admin');
  const keyFor = async (...cakupan: string[]) => {
    const body = { nama: 'Kasir', peran: 'staff', cakupan };
    const headers = { 'x-admin-key': server.adminKey };
    const made = await admin.post('/api/pengaturan/kunci-api', body, headers);
    return server.rest(made.body.kunci);
  };
  const info = `/api/lampiran/${file.id}/info`;
  const beside = `/api/lampiran?entitas=impor&entitas_id=${id}`;
  const reader = await keyFor('transaksi:read', 'master:read');
  expect((await reader.get('/api/impor')).body.data[0]).toMatchObject({ nama_berkas: 'b.csv' });
  expect((await reader.get(beside)).body.data[0]).toMatchObject({ id: file.id });
  const cashier = await keyFor('transaksi:penjualan:*');
  for (const url of [`/api/impor/${id}`, beside, info, `/api/lampiran/${file.id}`]) {
    const { status, body } = await cashier.get(url);
    // As if they were not there.
    const code = url.includes('lampiran') ? 'TDLMP' : 'TDIMP';
    expect([url, status, body.code]).toEqual([url, 404, code]);
  }
  expect((await cashier.get('/api/impor')).body).toMatchObject({ data: [], meta: { total: 0 } });
});

describe('the sweep', () => {
  const lost = () =>
    toko.asOwner((db) => db.rows('select id from lampiran where hilang_pada is not null'));

  test('does not miss a file that comes while it looks', async () => {
    const slow: Store = {
      ...store,
      async *list(tenant) {
        yield* store.list(tenant);
        if (tenant === toko.kode) expect((await upload('baru', 'baru.txt')).status).toBe(201);
      },
    };
    await runTask(data, makeLampiranSapu(slow));
    expect(await lost()).toEqual([]);
  });

  test('goes on where it failed in another tenant, and says where', async () => {
    const lain = await openToko();
    const { body } = await upload('hilang', 'hilang.txt');
    const kunci = await toko.asOwner((db) =>
      db.value<string>('select kunci from lampiran where id = $1', [body.id]),
    );
    await store.remove(`${toko.kode}/${kunci}`);
    // Either may come first.
    for (const kode of [lain.kode, 'satu']) {
      const broken: Store = {
        ...store,
        list: (tenant) => {
          if (tenant === kode) throw new Error('tidak terbaca');
          return store.list(tenant);
        },
      };
      await expect(runTask(data, makeLampiranSapu(broken))).rejects.toThrow(
        `lampiran__sapu gagal untuk ${kode}: tidak terbaca`,
      );
      expect(await lost()).toMatchObject([{ id: body.id }]);
    }
  });
});
