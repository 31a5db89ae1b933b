/** Every row of the endpoint table: its examples, what a good request answers, and what a wrong name or method meets. */
import { beforeAll, describe, expect, test } from '@jest/globals';
import { endpointTable } from '../../rest-facade/endpoints/index.ts';
import { queryParameters } from '../../rest-facade/run/input.ts';
import type { Peran } from '../../server/base/context.ts';
import { CASES } from './cases.ts';
import {
  type Content,
  type Description,
  expectError,
  type OperationObject,
  readDescription,
} from './description.ts';
import { ask, type Request, urlOf } from './request.ts';
import { RIGHTS } from './rights.ts';
import { contents, openWorld } from './world.ts';

const table = endpointTable({ docs: true });
const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;
const rows = table.map((endpoint) => ({ name: nameOf(endpoint), endpoint }));
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

const world = openWorld();
let description: Description;
beforeAll(async () => {
  description = await readDescription(world);
});

test('no row is without a case and a right, and none of them is without a row', () => {
  const names = rows.map(({ name }) => name).sort();
  expect(Object.keys(CASES).sort()).toEqual(names);
  expect([...RIGHTS.keys()].sort()).toEqual(names);
});

const peranOf = (name: string): Peran => (RIGHTS.get(name) === 'ops' ? 'ops' : 'admin');

async function goodRequest(name: string): Promise<{ token: string; request: Request }> {
  const peran = peranOf(name);
  const request = (await CASES[name]?.(world, peran)) ?? {};
  return { token: `${world.tokens[peran]}`, request };
}

/** What is wrong with the examples of the bodies that a row takes and answers. */
function wrongExamples(name: string, { requestBody, responses }: OperationObject): string[] {
  const bodies: [part: string, content?: Record<string, Content>][] = [
    ['requestBody', requestBody?.content],
    ...Object.entries(responses).map(([status, { content }]): [string, typeof content] => [
      `responses/${status}`,
      content,
    ]),
  ];
  return bodies.flatMap(([part, content]) => {
    const body = content?.['application/json'];
    if (!body) return [];
    const examples = body.examples
      ? Object.values(body.examples).map(({ value }) => value)
      : [body.example];
    const validate = description.validator(name, part);
    return examples.flatMap((example) => {
      if (example === undefined) return [`${name} ${part}: no example`];
      if (validate(example)) return [];
      return [`${name} ${part}: ${JSON.stringify(validate.errors).slice(0, 400)}`];
    });
  });
}

describe('every body that is sent or answered has an example, true to its own schema', () => {
  const described = rows.filter(({ endpoint }) => !endpoint.hidden);
  test.each(described)('$name', ({ name }) => {
    expect(wrongExamples(name, description.operation(name))).toEqual([]);
  });

  test('the control: an example that breaks its schema, and a body without one, are seen', () => {
    const name = 'POST /draft';
    const right = description.operation(name);
    const schema = right.requestBody?.content['application/json']?.schema ?? {};
    const wrong = (content: Content) =>
      wrongExamples(name, { ...right, requestBody: { content: { 'application/json': content } } });
    expect(wrong({ schema, example: { jenis: 1 } })).toHaveLength(1);
    expect(wrong({ schema })).toEqual([`${name} requestBody: no example`]);
  });
});

/** How often keys are followed by what stands between a key and its value in either style. */
function styles(text: string): string[] {
  const bare = text.replaceAll(/"(?:[^"\\]|\\.)*"/g, '""');
  return [...new Set([...bare.matchAll(/""(\s*:\s*)/g)].map(([, between]) => between ?? ''))];
}

/** These hold what a jsonb of the database holds, as PostgreSQL writes that. */
const JSONB = [
  'audit',
  'draft',
  'draft/{id}',
  'master/barang/{id}',
  'ops/cdc/jobs/{id}',
  'pengaturan/kunci-api/{id}',
  'pengaturan/tenant/kop/templat',
  'pengaturan/pengguna',
  'persetujuan/{id}',
].map((path) => `GET /${path}`);

test.each(rows)('a good request: $name', async ({ name, endpoint }) => {
  const { token, request } = await goodRequest(name);
  const headers = {
    ...request.headers,
    'x-request-id': 'uji:1',
    'x-admin-key': world.server.adminKey,
  };
  const answer = await ask(world, name, token, { ...request, headers });
  expect([answer.status, answer.text]).toEqual([endpoint.status, expect.any(String)]);
  expect(answer.headers.get('x-request-id')).toBe('uji:1');
  expect(answer.headers.get('x-powered-by')).toBeNull();
  if (!endpoint.hidden) description.expectDescribed(name, answer);
  const isJsonb = JSONB.includes(name) || /^GET \/(?:master|transaksi)\/.+\/luar\//.test(name);
  if (answer.body !== undefined && !isJsonb) {
    expect(styles(answer.text).length).toBeLessThan(2);
  }
  if (endpoint.status === 204) expect(answer.text).toBe('');
  // A list of created things has no Location.
  if (endpoint.status === 201 && !endpoint.bulk) {
    const location = answer.headers.get('location');
    const made = await world.server.rest(token).get(`${location}`, headers);
    expect(made.status).toBe(200);
  }
  if (endpoint.shape === 'list' && answer.body.meta.page) {
    expect(answer.headers.get('link')).toMatch(/rel="first".*rel="last"/);
  }
});

test('a list without pages is written in one style', async () => {
  const url = '/api/transaksi/penjualan?paginate=false';
  const { text } = await world.server.rest(world.tokens.admin).get(url);
  expect(styles(text)).toHaveLength(1);
});

describe('an unknown query parameter', () => {
  // Files of the page and health take any query: browsers and probes add their own.
  const strict = rows.filter(({ endpoint }) => !endpoint.elsewhere);
  test.each(strict)('$name', async ({ name, endpoint }) => {
    const { token, request } = await goodRequest(name);
    const before = await contents(world);
    const query = { ...request.query, gaib: '1' };
    const messages = expectError(await ask(world, name, token, { ...request, query }), 400);
    expect(messages).toHaveLength(1);
    expect(messages[0]).toMatch(/^gaib: /);
    for (const allowed of queryParameters(endpoint)) expect(messages[0]).toContain(allowed);
    expect(await contents(world)).toEqual(before);
  });
});

describe('an unknown body key', () => {
  // Ids and attributes have names of the client's own.
  const posting = rows.filter(
    ({ endpoint: { method, multipart, path } }) =>
      !['GET', 'DELETE'].includes(method) && !multipart && !/\/(id-luar|atribut)$/.test(path),
  );
  test.each(posting)('$name', async ({ name, endpoint }) => {
    const { token, request } = await goodRequest(name);
    const before = await contents(world);
    const list = Array.isArray(request.body);
    const [good] = [request.body].flat() as (object | undefined)[];
    const wrong = { ...good, gaib: 1 };
    const body = list ? [wrong] : wrong;
    const messages = expectError(await ask(world, name, token, { ...request, body }), 400);
    expect(messages).toHaveLength(1);
    expect(messages[0]).toMatch(list ? /^0\.gaib: / : /^gaib: /);
    for (const key of Object.keys(good ?? {})) {
      expect(messages[0]).toContain(key);
    }
    // Where a body is wanted, its absence is a mistake too.
    if (endpoint.body && !endpoint.bodyOptional) {
      expectError(await ask(world, name, token, { ...request, body: undefined }), 400);
    }
    expect(await contents(world)).toEqual(before);
  });
});

describe('an unknown field of a form', () => {
  test.each(rows.filter(({ endpoint }) => endpoint.multipart))('$name', async ({ name }) => {
    const { token, request } = await goodRequest(name);
    const before = await contents(world);
    const form = String(request.body);
    const field = `${form.split('\r\n', 1)[0]}\r\nContent-Disposition: form-data; name="gaib"\r\n\r\n1\r\n`;
    const messages = expectError(
      await ask(world, name, token, { ...request, body: field + form }),
      400,
    );
    expect(messages).toEqual(['gaib: tidak dikenal']);
    expect(await contents(world)).toEqual(before);
  });
});

describe('another method', () => {
  const paths = [...new Set(table.map(({ path }) => path))];
  test.each(paths)('%s', async (path) => {
    const own = table.filter((row) => row.path === path).map(({ method }) => method);
    const allowed = own.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
    const [method] = own;
    const { request } = await goodRequest(`${method} ${path}`);
    const url = world.server.base + urlOf(`${method} ${path}`, { ...request, query: {} });
    for (const other of METHODS.filter((one) => !(own as string[]).includes(one))) {
      // Without a token: whether a path has a method is no secret, and is said first.
      const response = await fetch(url, { method: other });
      const text = await response.text();
      const answer = { ...response, status: response.status, headers: response.headers, text };
      expectError({ ...answer, body: JSON.parse(text) }, 405, 'HT405');
      const allow = `${response.headers.get('allow')}`.split(', ');
      expect(allow.sort()).toEqual([...allowed].sort());
    }
  });
});

describe('paths', () => {
  test.each([
    'GET /gaib',
    'GET /master',
    'POST /master/gaib',
    'GET /transaksi/pj',
    'GET /v2/master/barang',
    'GET /v1/v1/master/barang',
    'GET /%zz',
  ])('%s: 404', async (name) => {
    for (const token of [undefined, world.tokens.admin]) {
      expectError(await ask(world, name, token), 404, 'TDPTH');
    }
  });

  test('outside /api errors have the same form', async () => {
    const { rest } = world.server;
    expectError(await rest().get('/gaib?x=1'), 404, 'TDPTH');
    expectError(await rest().post('/graphql', { query: '{tenants {json}}' }), 401, 'LOTKN');
    expectError(await rest(world.tokens.admin).get('/graphql'), 405, 'HT405');
    const large = { query: ' '.repeat(1_100_000) };
    expectError(await rest(world.tokens.admin).post('/graphql', large), 413, 'HT413');
  });
});
