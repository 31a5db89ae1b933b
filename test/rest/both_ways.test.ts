/**
 * The facade compiles its GraphQL operations to statements. Whatever an endpoint asks, Grafast answers the same to the
 * same operation: data, and what is refused.
 */
import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Endpoint, Input } from '../../rest-facade/endpoint.ts';
import { endpointTable } from '../../rest-facade/endpoints/index.ts';
import { readParameters, withBody } from '../../rest-facade/input.ts';
import { parseJson } from '../../rest-facade/json_body.ts';
import { compileOperation, type SqlPort } from '../../rest-facade/operation.ts';
import { makeRouter } from '../../rest-facade/router.ts';
import { makeCall } from '../../server/app.ts';
import type { Peran, RequestContext } from '../../server/context.ts';
import { toApiError } from '../../server/errors.ts';
import { camel, functions } from '../../server/graphql/functions.ts';
import { type Graphql, makeGraphql } from '../../server/graphql/index.ts';
import { makePgService, type PgService } from '../../server/pg_service.ts';
import { CASES } from './support/cases.ts';
import { graphqlOperation } from './support/graphql_operation.ts';
import { urlOf } from './support/request.ts';
import { openWorld } from './support/world.ts';

const world = openWorld();
const table = endpointTable({ docs: true });
const router = makeRouter(table);
let sql: SqlPort;
let graphql: Graphql;

beforeAll(() => {
  const pg = makePgService({
    connectionString: world.data.appUrl,
    max: 2,
    statementTimeoutMs: 15_000,
    lockTimeoutMs: 5000,
  });
  world.data.onClose(() => pg.release());
  const undone: PgService = { ...pg, transaction: (...args) => undo(pg, ...args) };
  graphql = makeGraphql({ pg: undone, authenticate: () => Promise.reject(new Error('unused')) });
  const { schema, parse } = graphql;
  sql = { schema, parse, functions, call: makeCall(undone) };
});

/** Nothing that a way does is there when the other one is tried. */
async function undo<T>(pg: PgService, ...args: Parameters<PgService['transaction']>): Promise<T> {
  const [settings, mode, callback] = args;
  const open = await pg.open(settings, mode.endsWith('write') ? 'write' : 'read');
  try {
    return (await callback(open)) as T;
  } finally {
    await open.rollback();
  }
}

async function contextOf(peran: Peran): Promise<RequestContext> {
  const { data, toko } = world;
  const found = await data.asOwner((db) =>
    db.row<{ skema: string; peran_db: string }>(
      'select skema, peran_db from erp_private.tenant where kode = $1',
      [toko.kode],
    ),
  );
  const sub = await data.penggunaId(toko.kode, peran);
  const email = `${peran}@${toko.kode}.test`;
  return {
    requestId: 'uji',
    claims: { sub, email, sid: sub, tenant_kode: toko.kode, peran, iat: 0, exp: 4e9 },
    session: { berakhir_pada: new Date(4e12), target: null, ...found } as never,
    adminKey: true,
  };
}

/** The input of a good request, as the facade reads it. */
async function inputOf(name: string, endpoint: Endpoint, peran: Peran): Promise<Input> {
  const request = (await CASES[name]?.(world, peran)) ?? {};
  const [path = '', search = ''] = urlOf(name, request).slice('/api'.length).split('?');
  const match = router.match(endpoint.method, path);
  if (match.kind !== 'found') throw new Error(`${path} is not found`);
  const { input, messages } = readParameters(endpoint, match.params, search);
  const { body } = request;
  const sent = body === undefined ? undefined : parseJson(JSON.stringify(body));
  return withBody(endpoint, input, sent, messages);
}

/** Ids of what is made come from sequences, which are not undone; the time goes on, and so does the log. */
function settled(text: string | undefined, made: boolean): unknown {
  const now = new Date().toISOString().slice(0, 13);
  return JSON.parse(text ?? 'null', (key, value) => {
    if (made && /(^|_)id$/.test(key) && value !== null) return 'id';
    const moves = key === 'lsn' || (typeof value === 'string' && value.startsWith(now));
    return moves ? 'now' : value;
  });
}

async function outcome(made: boolean, run: () => Promise<string | undefined>): Promise<unknown> {
  try {
    return settled(await run(), made);
  } catch (error) {
    const { statusCode, code, message } = toApiError(error);
    return { statusCode, code, message };
  }
}

const rows = table.flatMap((endpoint) => {
  const name = `${endpoint.method} ${endpoint.path}`;
  return endpoint.call ? [{ name, endpoint }] : [];
});

test('the description carries the operations, to be pasted into GraphiQL', async () => {
  const { body } = await world.server.rest().get('/api/docs-json');
  const documents = body.paths['/api/transaksi/{jenis}'].post['x-graphql'];
  expect(documents.penjualan_create).toMatch(/^mutation penjualan_create\(/);
  expect(() => graphql.parse(documents.penjualan_create)).not.toThrow();
});

describe.each<Peran>(['admin', 'viewer'])('%s', (peran) => {
  test.each(rows)('$name', async ({ name, endpoint }) => {
    // A good request, and the same of somebody who may only look.
    const good = endpoint.right === 'ops' ? 'ops' : 'admin';
    const input = await inputOf(name, endpoint, good);
    const { operation, variables } = endpoint.call?.(input) ?? { operation: '', variables: {} };
    const context = await contextOf(peran === 'admin' ? good : peran);
    const writes = functions.get(camel(operation))?.writes === true;
    const direct = await outcome(
      writes,
      async () => (await compileOperation(sql, operation).run(variables, context))?.text,
    );
    const asked = graphqlOperation(graphql, operation);
    expect(direct).toEqual(
      await outcome(writes, async () => asked.write(await asked.run(variables, context))),
    );
    if (peran === 'admin') expect(direct).not.toHaveProperty('code');
  });
});
