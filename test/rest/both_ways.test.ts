/**
 * REST answers the bytes that the function writes: the same call in psql, as the same user, gives the same text. And
 * whatever GraphQL shows of that document as fields says the same, digit for digit.
 */
import { beforeAll, describe, expect, test } from '@jest/globals';
import { print } from 'graphql';
import type { Endpoint, Input } from '../../rest-facade/base/endpoint.ts';
import { makeOperation } from '../../rest-facade/base/operation.ts';
import { endpointTable } from '../../rest-facade/endpoints/index.ts';
import { readParameters, withBody } from '../../rest-facade/run/input.ts';
import { makeRouter } from '../../rest-facade/run/router.ts';
import { kindOf } from '../../rest-facade/schemas/kinds.ts';
import type { Peran } from '../../server/base/context.ts';
import { toApiError } from '../../server/base/errors.ts';
import { parseExact, stringifyExact } from '../../server/base/json_text.ts';
import { type Door, makeDoor } from '../../server/graphql/door/door.ts';
import { functions } from '../../server/graphql/door/functions.ts';
import { camel } from '../../server/graphql/schema/names.ts';
import { parseJson } from '../../server/http/json_body.ts';
import { makePgService, type PgService, type QueryAnswer } from '../../server/postgres/service.ts';
import { pgSettingsOf } from '../../server/postgres/settings.ts';
import { graphqlOperation } from '../graphql/operation.ts';
import { shown } from '../graphql/shown.ts';
import { PATIENT_PG } from '../helpers/limits.ts';
import { CASES } from './cases.ts';
import { startFacade } from './facade.ts';
import { callInPsql, readSignatures, type Signatures } from './psql.ts';
import { urlOf } from './request.ts';
import { openWorld } from './world.ts';

const world = openWorld();
const table = endpointTable({ docs: true });
const router = makeRouter(table);
let pg: PgService;
let door: Door;
let signatures: Signatures;

beforeAll(async () => {
  await world.toko.rows(
    `with baru as (
       insert into dimensi (kode, nama, slot) values ('cabang', 'Cabang', 1) on conflict do nothing
         returning id
     )
     insert into dimensi_nilai (dimensi_id, kode, nama) select id, 'JKT', 'Jakarta' from baru`,
  );
  pg = makePgService({
    connectionString: world.data.appUrl,
    max: 2,
    ...PATIENT_PG,
  });
  world.data.onClose(() => pg.release());
  const undone: PgService = { ...pg, transaction: (...args) => undo(pg, ...args) };
  signatures = await world.data.asOwner(readSignatures);
  door = makeDoor({ pg: undone });
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

const contextOf = (peran: Peran) =>
  world.data.contextOf({ tenant: world.toko.kode, peran, adminKey: true, requestId: 'uji' });

/** The input of a good request, as the facade reads it. */
async function inputOf({ name, endpoint, query }: Asked, peran: Peran): Promise<Input> {
  const made = (await CASES[name]?.(world, peran)) ?? {};
  const request = { ...made, query: { ...made.query, ...query } };
  const [path = '', search = ''] = urlOf(name, request).slice('/api'.length).split('?');
  const match = router.match(endpoint.method, path);
  if (match.kind !== 'found') throw new Error(`${path} is not found`);
  const { input, messages } = readParameters(endpoint, match.params, search);
  const { body } = request;
  const sent = body === undefined ? undefined : parseJson(JSON.stringify(body));
  return withBody(endpoint, input, sent, messages);
}

/** Ids of what is made come from sequences, which are not undone; the time goes on, so does the log, and secrets are new. */
function settled(text: string | null | undefined, made: boolean): string {
  const still = (text ?? 'null')
    .replace(/"(\d{4}-\d\d-\d\dT[^"]*)"/g, (all, time) => (isNow(time) ? '"now"' : all))
    .replace(/("lama_?sampai" ?: ?)"[^"]*"/gi, '$1"day"')
    .replace(/"DRAFT-\d+"/g, '"DRAFT"')
    .replace(/niaga_sk_[0-9a-f]+/g, 'niaga_sk')
    .replace(/(?<=\w)uji[0-9a-f]{4}(?=")/g, 'uji')
    .replace(/whsec_[\w+/]+/g, 'whsec')
    .replace(/("lsn" ?: ?)"[^"]*"/g, '$1"now"');
  return made ? still.replace(/("(?:\w+(?:_i|I)|i)d" ?: ?)(?:\d+|"[^"]*")/g, '$1"id"') : still;
}

const AN_HOUR = 3_600_000;
const isNow = (time: string): boolean => Math.abs(Date.parse(time) - Date.now()) < AN_HOUR;

async function outcome(run: () => Promise<string>): Promise<unknown> {
  try {
    return await run();
  } catch (error) {
    const { statusCode, code, message } = toApiError(error);
    return { statusCode, code, message };
  }
}

type Shown = { 'x-graphql'?: Record<string, string> };
type Asked = { name: string; endpoint: Endpoint; query: Record<string, string> };

/** Their secret is made and sealed by the server: the function alone refuses. test/webhook/rahasia tries both doors. */
const MADE_BY_SERVER = ['POST /pengaturan/webhook', 'POST /pengaturan/webhook/{id}/putar'];

/** Every row, and reports once more with another beside them, or with columns, which is another operation. */
const rows = table.flatMap((endpoint): Asked[] => {
  const name = `${endpoint.method} ${endpoint.path}`;
  if (!endpoint.call || MADE_BY_SERVER.includes(name)) return [];
  const beside = endpoint.query?.banding ? [{ banding: 'tahun-lalu' }] : [];
  const columns = endpoint.query?.kolom ? [{ kolom: 'cabang', dimensi: 'cabang:-' }] : [];
  return [{}, ...beside, ...columns].map((query: Asked['query']) => ({ name, endpoint, query }));
});

describe('the description shows the operations', () => {
  /** What the door was given since a request began. */
  let run: string[] = [];
  let base = '';
  let shown: Record<string, Record<string, Shown>>;

  beforeAll(async () => {
    const execute: Door['execute'] = (operation, ...args) => {
      run.push(print(operation.document));
      return door.execute(operation, ...args);
    };
    base = await startFacade(world.data, {
      authenticate: ({ headers: { authorization } }) => contextOf(authorization as Peran),
      graphql: { ...door, execute },
    });
    const text = await (await fetch(`${base}/api/docs-json`)).text();
    shown = JSON.parse(text).paths;
    const operations = Object.values(shown).flatMap((item) => Object.keys(item));
    expect(Buffer.byteLength(text) / operations.length).toBeLessThan(3100);
  });

  test('to be pasted into GraphiQL', () => {
    const { penjualan_create } = shown['/api/transaksi/penjualan']?.post?.['x-graphql'] ?? {};
    expect(penjualan_create).toMatch(/^mutation penjualan_create\(/);
    expect(() => door.parse(`${penjualan_create}`)).not.toThrow();
  });

  test.each(rows.filter(({ endpoint: { hidden } }) => !hidden))(
    '$name $query is run as it is shown',
    async ({ name, endpoint, query }) => {
      const peran = endpoint.right === 'ops' ? 'ops' : 'admin';
      const made = (await CASES[name]?.(world, peran)) ?? {};
      run = [];
      const { body } = made;
      const answer = await fetch(
        base + urlOf(name, { ...made, query: { ...made.query, ...query } }),
        {
          method: endpoint.method,
          headers: { authorization: peran, 'content-type': 'application/json', ...made.headers },
          ...(body !== undefined && { body: JSON.stringify(body) }),
        },
      );
      expect([answer.status, await answer.text()]).toEqual([endpoint.status, expect.anything()]);
      const kind = kindOf(`${made.params?.jenis}`) ?? '';
      const path = `/api${endpoint.path}`;
      const { [endpoint.method.toLowerCase()]: described } =
        shown[path.replace('{jenis}', kind)] ?? shown[path] ?? {};
      expect(run.length).toBeGreaterThan(0);
      expect(Object.values(described?.['x-graphql'] ?? {})).toEqual(expect.arrayContaining(run));
    },
  );
});

describe.each<Peran>(['admin', 'viewer'])('%s', (peran) => {
  test.each(rows)('$name $query', async (asked) => {
    const { endpoint } = asked;
    // A request that succeeds, and the same from a viewer.
    const good = endpoint.right === 'ops' ? 'ops' : 'admin';
    const input = await inputOf(asked, good);
    const { operation, variables } = endpoint.call?.(input) ?? { operation: '', variables: {} };
    const context = await contextOf(peran === 'admin' ? good : peran);
    const writes = functions.get(camel(operation))?.writes === true;
    const inPsql = await outcome(async () => {
      const query = { ...callInPsql(signatures, operation, variables), arrayMode: true };
      const mode = writes ? 'write' : 'read';
      const settings = pgSettingsOf(context);
      const { rows } = await undo<QueryAnswer>(pg, settings, mode, (client) => client.query(query));
      return (rows as [string | null][])[0]?.[0] ?? 'null';
    });
    const still = (text: unknown) => (typeof text === 'string' ? settled(text, writes) : text);
    const rest = makeOperation(door, door.operationText(operation));
    const answered = await outcome(
      async () => (await rest.run(variables, context))?.text ?? 'null',
    );
    expect(still(answered)).toEqual(still(inPsql));
    const typed = graphqlOperation(door, operation);
    const fields = await outcome(async () => stringifyExact(await typed.run(variables, context)));
    const wanted =
      typeof inPsql === 'string' ? JSON.stringify(shown(typed.result, parseExact(inPsql))) : inPsql;
    expect(exact(still(fields))).toEqual(exact(still(wanted)));
    if (peran === 'admin') expect(inPsql).not.toHaveProperty('code');
  });
});

/** Values as they are compared: numbers by their digits, members in any order. */
const exact = (value: unknown) => (typeof value === 'string' ? parseExact(value) : value);
