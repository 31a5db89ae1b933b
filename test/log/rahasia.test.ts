/** Secrets are planted wherever a client or the installation has one, and then looked for where they must not be. */
import { beforeAll, expect, test } from '@jest/globals';
import { keepLog } from '../helpers/log_lines.ts';
import { startServer, type TestServer } from '../helpers/server.ts';
import { createMaster, openStory } from '../helpers/story.ts';

const { data } = openStory();

const { lines, log } = keepLog();

const CANARY = 'kenari';
const plant = (name: string) => `${CANARY}-${name}-7f3a`;
const METRICS_KEY = plant('metrik').padEnd(32, '0');
const ADMIN_KEY = plant('admin').padEnd(32, '0');
const AI_KEY = plant('ai');
let server: TestServer;
let token: string;
let asing = 0;
/** Every answer that was not a success, and the descriptions. */
const answers: string[] = [];

beforeAll(async () => {
  server = await startServer(
    data,
    {
      METRICS_KEY,
      ADMIN_KEY,
      AI_BASE_URL: 'http://127.0.0.1:9',
      AI_API_KEY: AI_KEY,
      AI_MODEL: 'm',
      SMTP_URL: `smtp://user:${plant('smtp')}@127.0.0.1:9`,
      MAIL_FROM: 'niaga@toko.test',
    },
    log,
  );
  token = await server.signIn('admin@satu.test', 'satu');
  asing = await data.asStaff('dua', (db) =>
    createMaster(db, 'kontak', {
      nama: plant('asing'),
      tipe: 'pelanggan',
      telepon: plant('telepon'),
    }),
  );
});

const send = async (
  method: string,
  path: string,
  headers: Record<string, string>,
  body?: unknown,
) => {
  const response = await fetch(server.base + path, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  if (response.status >= 400) answers.push(text);
  return { status: response.status, text };
};
const bearer = (given = token) => ({ authorization: `Bearer ${given}` });

/** Requests of all kinds that hold a secret, or meet one: refused, broken, and at fault on our side. */
async function provoke(): Promise<number[]> {
  const seen: number[] = [];
  const note = async (...args: Parameters<typeof send>) => seen.push((await send(...args)).status);
  await note('GET', '/api/master/barang', bearer(plant('token')));
  await note('GET', `/api/tenants?token=${plant('query')}`, bearer());
  await note('POST', '/api/auth/sesi', {}, { id_token: plant('id-token') });
  await note('POST', '/api/auth/sesi', {}, `{"id_token": "${plant('rusak')}`);
  await note('POST', '/api/auth/refresh', {}, { refresh_token: plant('refresh') });
  await note('GET', '/api/pengaturan/pengguna', { ...bearer(), 'x-admin-key': plant('salah') });
  await note('GET', '/api/audit', { ...bearer(), 'x-admin-key': ADMIN_KEY });
  await note('GET', '/metrics', bearer(plant('kunci')));
  await note('GET', '/api/tenants', { ...bearer(), cookie: `sid=${plant('cookie')}` });
  await note('POST', '/graphql', bearer(plant('token')), { query: '{ __typename }' });
  await note('POST', '/graphql', bearer(), {
    query: `{ daftarKontak { ${'x'} } }`,
    variables: { a: plant('var') },
  });
  for (const method of ['GET', 'PATCH', 'DELETE']) {
    await note(
      method,
      `/api/master/kontak/${asing}`,
      bearer(),
      method === 'PATCH' ? { kota: 'x' } : undefined,
    );
  }
  // A row that the database refuses: PostgreSQL's own message holds its values.
  const satuan = { kode: 'S1', nama: plant('baris') };
  await note('POST', '/api/master/satuan', bearer(), satuan);
  await note('POST', '/api/master/satuan', bearer(), satuan);
  await note('POST', '/api/ai/query', bearer(), { pertanyaan: 'penjualan bulan ini' });
  // An internal error while the same values are in memory.
  const rename = (from: string, to: string) =>
    data.rows(`alter table t_satu.${from} rename to ${to}`);
  await rename('satuan', 'satuan_lain');
  try {
    await note('POST', '/api/master/satuan', bearer(), { kode: 'S2', nama: plant('cacat') });
  } finally {
    await rename('satuan_lain', 'satuan');
  }
  return seen;
}

const occurrences = (texts: string[]): string[] =>
  texts.flatMap((text) => text.match(/kenari-[\w-]+/g) ?? []);
/** The parts of a token are secrets too. */
const tokenParts = (texts: string[]): number =>
  texts.filter((text) => token.split('.').some((part) => part.length > 20 && text.includes(part)))
    .length;

test('no secret is in a log, an error, the metrics or a description', async () => {
  const seen = await provoke();
  expect(new Set(seen)).toEqual(new Set([200, 201, 400, 401, 403, 404, 409, 500]));
  const metrics = await send('GET', '/metrics', bearer(METRICS_KEY));
  expect(metrics.text).toContain('niaga_http_request_duration_seconds');
  const docs = await send('GET', '/api/docs-json', {});
  const graphql = await send('POST', '/graphql', bearer(), {
    query:
      '{ __schema { types { name description fields { name description args { name description } } } } }',
  });
  expect(graphql.text).toContain('description');
  expect(lines.some((line) => line.includes('"level":"error"'))).toBe(true);
  expect(lines.length).toBeGreaterThan(15);
  for (const texts of [lines, answers, [metrics.text], [docs.text], [graphql.text]]) {
    expect(occurrences(texts)).toEqual([]);
    expect(tokenParts(texts)).toBe(0);
  }
  // Nor the database's address and password.
  const password = new URL(data.appUrl).password;
  expect(password.length).toBeGreaterThan(10);
  expect([...lines, ...answers].filter((text) => text.includes(password))).toEqual([]);
});

test('the controls: a name that is not cut out is seen, one that is cut out is not', async () => {
  const from = lines.length;
  log.info({ nama: plant('kontrol') }, 'x');
  log.info({ req: { headers: { authorization: plant('potong') } } }, 'x');
  log.error({ err: new Error(plant('pesan')) }, 'x');
  expect(occurrences(lines.slice(from))).toEqual([
    plant('kontrol'),
    plant('pesan'),
    plant('pesan'),
  ]);
  // The control: a user of the tenant does see the value.
  const own = await server
    .rest(await server.signIn('staff@dua.test', 'dua'))
    .get(`/api/master/kontak/${asing}`);
  expect(own.body.nama).toBe(plant('asing'));
});
