import { createHash } from 'node:crypto';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import express, { type ErrorRequestHandler } from 'express';
import { getIntrospectionQuery } from 'graphql';
import type { RequestContext } from '../../server/base/context.ts';
import { HttpError, toApiError } from '../../server/base/errors.ts';
import { makeDoor } from '../../server/graphql/door/door.ts';
import { installGraphql } from '../../server/graphql/door/http.ts';
import type { PgService } from '../../server/postgres/service.ts';
import { PATIENT_HTTP } from '../helpers/limits.ts';

const context: RequestContext = {
  requestId: 'r',
  claims: {
    sub: 'u',
    sid: 's',
    email: 'a@b.test',
    iat: 0,
    exp: 1,
    tenant_kode: 'satu',
    peran: 'admin',
  },
  session: {
    berakhir_pada: new Date(0),
    skema: 't_satu',
    peran_db: 'erp_req_x_satu',
    target: null,
  },
  adminKey: false,
};

/** A database in which every query fails with the error that the test puts here. */
let failure: Error = new Error('none');
const pg = {
  open: () => Promise.reject(failure),
  transaction: () => Promise.reject(failure),
} as unknown as PgService;

const faults: unknown[] = [];
let server: Server;
let base = '';

beforeAll(async () => {
  const app = express();
  installGraphql(app, makeDoor({ pg }), {
    authenticate: async ({ headers }) => {
      if (headers.authorization !== 'Bearer good')
        throw new HttpError(401, 'LOTKN', 'token tidak ada');
      return context;
    },
    onFault: (error) => void faults.push(error),
  });
  const answer: ErrorRequestHandler = (error, _request, response, _next) => {
    const body = toApiError(error);
    response
      .status(body.statusCode)
      .set(body.headers ?? {})
      .json(body);
  };
  app.use(answer);
  await new Promise<void>((resolve) => {
    server = app.listen(0, () => resolve());
  });
  // A connection that fetch keeps is not closed under the next request.
  Object.assign(server, PATIENT_HTTP);
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => new Promise((resolve) => server.close(resolve)));

async function post(body: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${base}/graphql`, {
    method: 'POST',
    headers: { authorization: 'Bearer good', 'content-type': 'application/json', ...headers },
    body,
  });
  return { status: response.status, body: (await response.json()) as Record<string, never> };
}

const query = (text: string, variables?: object) => JSON.stringify({ query: text, variables });

describe('POST /graphql', () => {
  test('answers what GraphiQL asks about the schema', async () => {
    const source = getIntrospectionQuery({ inputValueDeprecation: true, oneOf: true });
    const { status, body } = await post(query(source));
    expect(status).toBe(200);
    expect(body).toHaveProperty('data.__schema.queryType.name', 'Query');
  });

  test.each([
    ['KOSTK', 'stok kurang', { code: 'KOSTK', statusCode: 409 }, 'stok kurang'],
    ['42501', 'permission denied for table rahasia', { statusCode: 403 }, undefined],
    ['XX000', 'secret of the server', { code: 'HT500', statusCode: 500 }, undefined],
  ])('masks %s', async (code, message, extensions, shown) => {
    failure = Object.assign(new Error(message), { code, detail: 'Key (id)=(7)', table: 'rahasia' });
    const { body } = await post(query('{ daftarBarang { totalCount } }'));
    expect(body).toHaveProperty('errors.0.extensions', expect.objectContaining(extensions));
    if (shown) expect(body).toHaveProperty('errors.0.message', shown);
    expect(JSON.stringify(body)).not.toMatch(/rahasia|secret|relation|\(7\)/);
  });

  test.each(['{}', '{not: null}', '{or: [{}]}', '{kode: {equalTo: null}}', '{satuan: {}}'])(
    'a filter of %s is the mistake of its caller',
    async (filter) => {
      const { body } = await post(query(`{ daftarBarang(filter: ${filter}) { totalCount } }`));
      expect(body).toHaveProperty('errors.0.extensions.code', 'VAGQL');
      expect(body).toHaveProperty(
        'errors.0.message',
        'operasi GraphQL tidak sah: filter: null dan objek kosong tidak diizinkan',
      );
    },
  );

  test('only faults of the server are reported', () => {
    expect(faults).toEqual([expect.objectContaining({ message: 'secret of the server' })]);
  });
});

describe('what a mistake is about', () => {
  test.each([
    [
      'mutation { penjualanCreate(input: {dokumen: {}}) { clientMutationId } }',
      'kontak_id: wajib diisi\ndetail.2.barang_id: tidak ditemukan\nbuku ini tertutup',
      ['input.dokumen.kontakId', 'input.dokumen.detail.2.barangId', null],
    ],
    [
      'mutation M { a: webhookCreate(input: {}) { clientMutationId } ...F } fragment F on Mutation { b: akunCreate(input: {}) { clientMutationId } }',
      'peristiwa.0: tidak dikenal\ninduk_kode, subklas_id: wajib diisi',
      ['input.peristiwa.0', null],
      [null, 'input.dokumen.indukKode'],
    ],
    [
      'query ($d: [KelompokPenjualan]) { laporanPenjualanSummary(groupBy: $d) { json } }',
      'group_by: paling banyak dua\nper_page: paling besar 500\nlain: apa',
      ['groupBy', 'perPage', null],
    ],
    [
      '{ daftarBarang(first: 1, filter: {not: {kode: {equalTo: "A"}}}) { nodes { kode } } }',
      'lain: apa',
      undefined,
    ],
    [
      'mutation { draftCreate(input: {jenis: penjualan}) { clientMutationId } }',
      'isi.detail.0.barang_id: tidak ditemukan',
      ['input.isi.detail.0.barang_id'],
    ],
    [
      'mutation { masterPatch(input: {entitas: barang, patch: {constructor: 1}}) { clientMutationId } }',
      'constructor: tidak dikenal\nkunci: tidak ditemukan',
      [null, 'input.kunci'],
    ],
  ])('%s: extensions name the inputs that were wrong as GraphQL does', async (text, ...row) => {
    const [message, ...fields] = row as [string, ...unknown[]];
    failure = Object.assign(new Error(message), { code: 'VADOK' });
    const { body } = await post(query(text));
    const { errors } = body as unknown as {
      errors: { extensions: { messages: string[]; fields: unknown } }[];
    };
    expect(errors.map(({ extensions }) => extensions.fields)).toEqual(fields);
    expect(errors[0]?.extensions.messages).toEqual(message.split('\n'));
  });

  test('a conflict names its input too, and what is about no input names none', async () => {
    const mutation = query('mutation { barangCreate(input: {}) { clientMutationId } }');
    const key = { code: '23505', table: 'barang', constraint: 'barang_kode_key' };
    failure = Object.assign(new Error('duplicate'), key);
    expect((await post(mutation)).body).toHaveProperty('errors.0.extensions', {
      code: 'KOUNI',
      statusCode: 409,
      fields: ['input.dokumen.kode'],
    });
    failure = Object.assign(new Error('stok kurang'), { code: 'KOSTK' });
    expect((await post(mutation)).body).toHaveProperty('errors.0.extensions', {
      code: 'KOSTK',
      statusCode: 409,
    });
  });
});

test('GET /graphiql: refers to nothing outside, and its files are served', async () => {
  const response = await fetch(`${base}/graphiql`);
  const html = await response.text();
  expect(html).not.toMatch(/(?:src|href|import|from)\W{1,3}(?:https?:)?\/\//);
  const policy = response.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'self'");
  const [, scripts = ''] = /script-src ([^;]*)/.exec(policy) ?? [];
  expect(scripts).not.toMatch(/unsafe|blob|data|\*/);
  const inline = [...html.matchAll(/<script[^>]*>(.*?)<\/script>/gs)];
  expect(inline).not.toHaveLength(0);
  for (const [, script = ''] of inline) {
    expect(scripts).toContain(createHash('sha256').update(script).digest('base64'));
  }
  // Handlers in attributes would need more than that.
  expect(html).not.toMatch(/\son\w+=/);
  expect(html).toContain('POST /api/tenants/KODE/pilih');
  for (const [path] of html.matchAll(/\/graphiql\/static\/[\w.]+/g)) {
    expect((await fetch(base + path)).status).toBe(200);
  }
  expect((await fetch(`${base}/graphiql/static/ruru.js.map`)).status).toBe(404);
});
