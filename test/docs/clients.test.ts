/** docs/clients.md as it stands: its programs on the demo data, and the package that they use when the network fails. */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { loadDemo } from '../../db/demo/index.ts';
import { makeDevIdentityToken } from '../../server/auth/dev_provider.ts';
import { rootDir } from '../../server/base/config.ts';
import type { ServerProcess } from '../bench/process.ts';
import { openDatabase } from '../helpers/database.ts';
import { readSource } from '../helpers/files.ts';
import { PATIENT_HTTP } from '../helpers/limits.ts';
import { askPort, startServerProcess } from '../helpers/server_process.ts';

const run = promisify(execFile);
const dataDir = mkdtempSync(path.join(os.tmpdir(), 'niaga-clients-'));
const client = path.join(rootDir, 'rest-facade/client');
/** Below the package, so that programs find it by its name. */
let folder: string;
let server: ServerProcess;
let idToken: string;

// Registered before openDatabase, so that it runs before the database is closed.
afterAll(async () => {
  await server?.stop();
  for (const one of [dataDir, folder]) rmSync(one, { recursive: true, force: true });
});

const data = openDatabase();

beforeAll(async () => {
  await loadDemo({
    config: { production: false },
    urls: { owner: data.ownerUrl, app: data.appUrl },
  });
  await run('npm', ['run', '-s', 'build'], { cwd: rootDir });
  folder = mkdtempSync(path.join(client, 'dist/test-'));
  server = await startServerProcess(data.appUrl, dataDir);
  idToken = await makeDevIdentityToken({ dataDir, production: false }, 'staff@demo.test');
});

const BUILT = path.join(client, 'dist/index.js');
const LINT = path.join(client, 'lint.ts');
const SPECTRAL = path.join(client, 'lint_spectral.ts');
const PAGE = readSource('docs/clients.md');

/** A program of the page, as a file. */
function program(language: string): string {
  const [, text = ''] = new RegExp(`\`\`\`${language}\n([\\s\\S]*?)\`\`\``).exec(PAGE) ?? [];
  const file = path.join(folder, `program.${language}`);
  writeFileSync(file, text);
  return file;
}

const compile = (...files: string[]) =>
  run(
    process.execPath,
    [
      path.join(client, 'node_modules/typescript/bin/tsc'),
      ...'--noEmit --strict --target es2022 --module nodenext --skipLibCheck --types node'.split(
        ' ',
      ),
      ...files,
    ],
    { cwd: rootDir },
  ).then(
    () => '',
    ({ stdout }: { stdout: string }) => stdout,
  );

const SAID = [
  'barang KOP-01 17500.000000',
  'barang KOP-02 16500.000000',
  'barang TEH-01 7600.000000',
  'dijual PJ/UTAMA/ 2.500000',
  'massal [201,400]',
  'ditolak 400 detail.0.barang_id: tidak ditemukan',
  'seimbang true',
  'umpan true',
];

test.each([
  ['ts', process.execPath],
  ['sh', 'sh'],
  ['py', 'python3'],
  ['php', 'php'],
])('the program in %s', async (language, command) => {
  const found = await run(command, ['--version']).catch(({ code }) => code);
  if (found === 'ENOENT') return;
  const env = {
    PATH: process.env.PATH ?? '',
    NIAGA_URL: `http://127.0.0.1:${server.port}`,
    ID_TOKEN: idToken,
  };
  const { stdout } = await run(command, [program(language)], { env });
  expect(stdout.trim().split('\n')).toEqual(SAID);
});

test('the program compiles, and one with a wrong name, kind or answer does not', async () => {
  const wrong = [
    `niaga.post('/api/transaksi/penjualan', { body: { ...sale, kontak: 1 } });`,
    `niaga.post('/api/transaksi/pembelian', { body: { tanggal, detail: [{ qty: 1 }] } });`,
    `niaga.get('/api/laporan/nerca');`,
    `console.log(whole.detail[0]?.qyt);`,
    `const angka: number = neraca.total_pasiva;`,
  ];
  const text = PAGE.slice(PAGE.indexOf('```ts\n') + 6);
  const good = text.slice(0, text.indexOf('```'));
  const bad = path.join(folder, 'wrong.ts');
  writeFileSync(bad, `${good}\n${wrong.join('\n')}\n`);
  const lines = good.split('\n').length + 1;
  // Both at once: most of the time goes into the types of the package.
  const told = await compile(program('ts'), bad);
  expect(told.split('\n').filter((line) => /^\S/.test(line) && !/wrong\.ts\(/.test(line))).toEqual(
    [],
  );
  const at = [...told.matchAll(/wrong\.ts\((\d+),/g)].map(([, line]) => Number(line) - lines);
  // A wrong name of an answer's field is `unknown`, since answers may get more: it fails where its type matters.
  expect([...new Set(at)]).toEqual([0, 1, 2, 4]);
});

/** Over a connection of its own: the server closes a kept one while a linter blocks this process for seconds. */
const readDescription = async () =>
  JSON.parse((await askPort(server.port, 'GET', '/api/docs-json')).body);

test('the description has nothing that Redocly finds wrong', async () => {
  const { lintDescription } = await import(LINT);
  const description = await readDescription();
  expect(await lintDescription(description)).toEqual([]);
});

test('nor Spectral, which finds what is wrong', async () => {
  const { lintWithSpectral } = await import(SPECTRAL);
  const description = await readDescription();
  expect(await lintWithSpectral(description)).toEqual([]);
  delete description.paths['/api/perubahan'].get.tags;
  description.paths['/api/perubahan'].get.parameters[0].in = 'mana';
  const found: string[] = await lintWithSpectral(description);
  const at = found.map((line) => line.split(':')[0]);
  expect(at).toContain('operation-tags paths//api/perubahan/get');
  expect(at.length).toBeGreaterThan(1);
});

/** Stands between client and server, and does to a request what `fate` says: nothing, refuse it, lose it, lose its answer. */
async function openProxy(fate: (path: string) => 'pass' | 'refuse' | 'lose' | 'lose answer') {
  const proxy = http.createServer(PATIENT_HTTP, (req, res) => {
    const what = fate(req.url ?? '');
    if (what === 'lose') return req.socket.destroy();
    if (what === 'refuse') return res.writeHead(503, { 'retry-after': '0' }).end('{}');
    const { method, headers, url } = req;
    const onward = http.request(
      // Over a connection of its own: a kept one may just have been closed.
      { host: '127.0.0.1', port: server.port, agent: false, method, headers, path: url },
      (answer) => {
        if (what === 'lose answer') return req.socket.destroy();
        res.writeHead(answer.statusCode ?? 500, answer.headers);
        answer.pipe(res);
      },
    );
    req.pipe(onward);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const baseUrl = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  const close = () => {
    proxy.closeAllConnections();
    return new Promise((resolve) => proxy.close(resolve));
  };
  return { baseUrl, close };
}

test('a sale whose answer is lost is made once, whatever the network does; a token that ended is renewed', async () => {
  const { makeClient, signIn } = await import(BUILT);
  const fates = ['refuse', 'lose', 'lose answer'] as const;
  let asked = 0;
  const { baseUrl, close } = await openProxy((url) => {
    if (!url.startsWith('/api/transaksi') && !url.startsWith('/api/auth')) return 'pass';
    asked += 1;
    return fates[(asked - 1) % 4] ?? 'pass';
  });
  try {
    const renewed: string[] = [];
    const onRefreshToken = (token: string) => renewed.push(token);
    const session = await signIn({ idToken, tenant: 'demo' }, { baseUrl, onRefreshToken });
    const first = await session.token();
    const niaga = makeClient({ baseUrl, session, retry: { pause: 5 } });
    type Master = '/api/master/barang' | '/api/master/kontak' | '/api/master/lokasi';
    const idOf = async (address: Master, kode: string) =>
      (await niaga.get(address, { params: { query: { filter: `kode=${kode}` } } })).data[0]?.id ??
      0;
    const body = {
      tanggal: new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10),
      kontak_id: await idOf('/api/master/kontak', 'PLG-01'),
      lokasi_id: await idOf('/api/master/lokasi', 'UTAMA'),
      nomor_referensi: 'SEKALI-1',
      // The client marks numbers by this letter.
      keterangan: '\ue0005',
      detail: [
        { barang_id: await idOf('/api/master/barang', 'KOP-01'), qty: '1.000001', harga: 0.1 },
      ],
    };
    const { id } = await niaga.post('/api/transaksi/penjualan', { body });
    const query = { filter: 'nomor_referensi:SEKALI-1' };
    const sales = [];
    for await (const one of niaga.pages('/api/transaksi/penjualan', { params: { query } })) {
      sales.push(one.id);
    }
    expect(sales).toEqual([id]);
    const whole = await niaga.get('/api/transaksi/penjualan/{id}', { params: { path: { id } } });
    expect(whole.keterangan).toBe('\ue0005');
    expect(whole.detail[0]).toMatchObject({ qty: '1.000001', harga: '0.100000' });
    const seen = await niaga.simulate('/api/transaksi/penjualan', { body });
    expect(seen).toMatchObject({ jurnal: expect.any(Array) });
    // Within one second the same token is made again; its refresh token is another.
    await session.token(first);
    expect(new Set(renewed).size).toBe(2);
  } finally {
    await close();
  }
});

test('a list that is asked for whole has one page', async () => {
  const { makeClient, signIn } = await import(BUILT);
  const baseUrl = `http://127.0.0.1:${server.port}`;
  const session = await signIn({ idToken, tenant: 'demo' }, { baseUrl });
  const niaga = makeClient({ baseUrl, session });
  const query = { paginate: false };
  const kode: string[] = [];
  for await (const one of niaga.pages('/api/master/lokasi', { params: { query } })) {
    if (kode.includes(one.kode)) throw new Error(`${one.kode} once more`);
    kode.push(one.kode);
  }
  expect(kode).toContain('UTAMA');
});

test('live figures outlast a server that is away for longer than a request is repeated', async () => {
  const { makeClient, signIn } = await import(BUILT);
  let asked = 0;
  const { baseUrl, close } = await openProxy((url) => {
    if (!url.includes('/kpi/stream')) return 'pass';
    asked += 1;
    return asked > 5 ? 'pass' : 'refuse';
  });
  const hangUp = new AbortController();
  try {
    const session = await signIn({ idToken, tenant: 'demo' }, { baseUrl });
    const niaga = makeClient({ baseUrl, session, retry: { tries: 2, pause: 5 } });
    for await (const { event } of niaga.events({ signal: hangUp.signal })) {
      expect(event).toBe('kpi');
      break;
    }
    expect(asked).toBe(6);
  } finally {
    hangUp.abort();
    await close();
  }
});

test('a webhook is proven, and one that was changed, is old or of another secret is refused', async () => {
  const { verifyWebhook } = await import(BUILT);
  const secret = `whsec_${Buffer.from('rahasia-yang-panjang').toString('base64')}`;
  const body =
    '{"type":"transaksi.diposting","timestamp":"2026-01-31T03:00:00Z","data":{"id":7,"total":1.10}}';
  const now = Date.UTC(2026, 0, 31, 3);
  const key = await crypto.subtle.importKey(
    'raw',
    Buffer.from('rahasia-yang-panjang'),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  );
  const signed = await crypto.subtle.sign('HMAC', key, Buffer.from(`msg_1.${now / 1000}.${body}`));
  const headers = {
    'webhook-id': 'msg_1',
    'webhook-timestamp': `${now / 1000}`,
    'webhook-signature': `v1,${Buffer.from(signed).toString('base64')}`,
  };
  expect(await verifyWebhook(body, headers, ['whsec_bGFtYQ==', secret], now)).toEqual({
    type: 'transaksi.diposting',
    timestamp: '2026-01-31T03:00:00Z',
    data: { id: 7, total: '1.10' },
  });
  await expect(verifyWebhook(`${body} `, headers, secret, now)).rejects.toThrow('no signature');
  await expect(verifyWebhook(body, headers, 'whsec_bGFtYQ==', now)).rejects.toThrow('no signature');
  await expect(verifyWebhook(body, headers, secret, now + 301_000)).rejects.toThrow('too old');
  await expect(verifyWebhook(body, {}, secret, now)).rejects.toThrow('missing');
});
