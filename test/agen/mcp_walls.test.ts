/** What agents at /mcp are refused: who may come, in which form, and what each key and role is not given. */
import { beforeAll, expect, test } from '@jest/globals';
import { startServer } from '../helpers/server.ts';
import type { Toko } from '../helpers/story.ts';
import { until } from '../helpers/until.ts';
import { expectError } from '../rest/description.ts';
import { openAgents, SCOPES } from './agents.ts';

const { data, openToko, server, tokens, key, makeKey, connect, jual, shop } = openAgents();
let toko: Toko;
beforeAll(() => {
  ({ toko } = shop());
});

const initialize = {
  jsonrpc: '2.0',
  id: 1,
  method: 'initialize',
  params: {
    protocolVersion: '2025-11-25',
    capabilities: {},
    clientInfo: { name: 'Luar', version: '1' },
  },
};
const both = { accept: 'application/json, text/event-stream' };
const post = (token?: string, body: unknown = initialize, headers = {}) =>
  server.rest(token).post('/mcp', body, { ...both, ...headers });

test('no token, a wrong one, no tenant, a revoked key', async () => {
  const open = await post();
  expectError(open, 401, 'LOTKN');
  expect(open.headers.get('www-authenticate')).toMatch(/^Bearer/);
  expectError(await post(`niaga_sk_${'0'.repeat(56)}`), 401, 'LOKUN');
  expectError(await post(await server.signIn(`admin@${toko.kode}.test`)), 403, 'OTTNT');
  const { id, kunci } = await makeKey(SCOPES);
  expect((await post(kunci)).status).toBe(200);
  await server.rest(tokens.admin).delete(`/api/pengaturan/kunci-api/${id}`, key());
  await until(async () => (await post(kunci)).status === 401);
});

test('forms that are not one message, other methods, other origins', async () => {
  const token = tokens.staff;
  expectError(await post(token, [initialize]), 400, 'VAJSN');
  expectError(await post(token, '{"a":'), 400, 'VAJSN');
  expectError(await post(token, 'x', { 'content-type': 'text/plain' }), 415, 'HT415');
  expectError(await post(token, `"${'x'.repeat(1_100_000)}"`), 413, 'HT413');
  const get = await server.rest(token).get('/mcp', both);
  expectError(get, 405, 'HT405');
  expect(get.headers.get('allow')).toBe('POST');
  expectError(await server.rest(token).delete('/mcp'), 405, 'HT405');
  expectError(await post(token, initialize, { origin: 'http://evil.example' }), 403, 'OTASL');
  expect((await post(token, initialize, { origin: server.base })).status).toBe(200);
  for (const odd of [{}, { jsonrpc: '2.0', id: 1.5, method: 'ping' }, { id: [] }]) {
    expect((await post(token, odd)).status).toBe(400);
  }
  expect((await post(token, initialize, { accept: 'text/html' })).status).toBe(406);
});

test('there is no stream to listen on', async () => {
  const method = 'subscriptions/listen';
  const _meta = {
    'io.modelcontextprotocol/protocolVersion': '2026-07-28',
    'io.modelcontextprotocol/clientInfo': { name: 'Luar', version: '1' },
    'io.modelcontextprotocol/clientCapabilities': {},
  };
  const params = { _meta, notifications: { toolsListChanged: true } };
  const headers = { 'mcp-protocol-version': '2026-07-28', 'mcp-method': method };
  const { body } = await post(tokens.staff, { jsonrpc: '2.0', id: 1, method, params }, headers);
  expect(body).toMatchObject({ id: 1, error: { message: 'Subscription limit reached' } });
});

test('a page of an allowed origin is served, and every process answers any message', async () => {
  const origin = 'https://agen.example';
  const other = await startServer(data, { CORS_ORIGIN: origin });
  const agent = await connect(`${tokens.staff}`, 'Pengembara', '2025-11-25');
  const headers = { ...both, origin, 'mcp-session-id': `${agent.session}` };
  const call = { name: 'draft_buat', arguments: { jenis: 'pembelian' } };
  const message = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: call };
  const token = await other.tokenOf(toko, 'staff');
  const { body, status } = await other.rest(token).post('/mcp', message, headers);
  expect([status, body.result.isError]).toEqual([200, undefined]);
});

test('429 as over REST', async () => {
  const { kunci } = await makeKey(SCOPES, { batas_per_detik: 1 });
  // Repeated where the machine is too slow to send all of it within a second.
  const refused = await until(async () => {
    const answers = await Promise.all([1, 2, 3, 4].map(() => post(kunci)));
    return answers.find(({ status }) => status === 429);
  });
  expect(refused.headers.get('retry-after')).toBe('1');
});

test('tools are those of the role and the scopes; the others refuse by name', async () => {
  const namesOf = async (token: string) => (await connect(token)).names();
  expect(await namesOf(`${tokens.viewer}`)).toEqual([
    'laporan',
    'dasbor',
    'usaha',
    'skema',
    'dokumentasi',
  ]);
  expect(await namesOf(`${tokens.ops}`)).toEqual(['usaha', 'skema', 'dokumentasi']);
  const { kunci } = await makeKey(['transaksi:kas-masuk:draft']);
  const agent = await connect(kunci);
  const { tools } = await agent.client.listTools();
  const simulasi = tools.find(({ name }) => name === 'simulasi');
  expect(simulasi?.inputSchema.properties?.jenis).toMatchObject({ enum: ['kas-masuk'] });
  expect((await agent.call('simulasi', jual())).isi.code).toBe('OTCKP');
  expect((await agent.call('laporan', { laporan: 'neraca' })).isi.code).toBe('OTCKP');
});

test('every tool of the writer × a read-only scope writes nothing', async () => {
  const agent = await connect((await makeKey(['master:read', 'laporan:read'])).kunci);
  const writer = await connect(`${tokens.staff}`);
  const before = await toko.value('select count(*) from audit');
  const { tools } = await writer.client.listTools();
  const refused: string[] = [];
  for (const { name } of tools) {
    const given = { entitas: 'satuan', laporan: 'neraca', bagian: 'modul', ...jual(), id: 1 };
    if ((await agent.call(name, given)).isi.code === 'OTCKP') refused.push(name);
  }
  expect(refused).toEqual(
    tools.map(({ name }) => name).filter((name) => /^(transaksi_|simulasi|draft_)/.test(name)),
  );
  expect(await toko.value('select count(*) from audit')).toBe(before);
});

test('another tenant sees nothing of this one', async () => {
  const lain = await openToko();
  const agent = await connect(await server.tokenOf(lain, 'admin'));
  const { isi } = await agent.call('master_daftar', { entitas: 'barang', filter: 'aktif=semua' });
  expect(isi.data).toEqual([]);
  const { id } = (await (await connect(`${tokens.staff}`)).call('transaksi_draft_buat', jual()))
    .isi;
  expect((await agent.call('transaksi_ambil', { jenis: 'penjualan', id })).isi.code).toBe('TDTRX');
});

test('a tool that there is none of', async () => {
  const agent = await connect(`${tokens.staff}`);
  for (const name of ['transaksi_approve', 'transaksi_void', 'pengaturan_ubah', 'entah']) {
    await expect(agent.call(name)).rejects.toThrow(/alat ini tidak ada/);
  }
});
