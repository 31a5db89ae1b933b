/** The doors, in one process on one database: what comes in at any of them is undone, so that the next one finds the same. */
import {
  type GraphQLInputType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
} from 'graphql';
import type { RequestContext } from '../../server/base/context.ts';
import { type ApiError, HttpError, toApiError } from '../../server/base/errors.ts';
import { type Door, makeDoor } from '../../server/graphql/door/door.ts';
import { operationError } from '../../server/graphql/door/errors.ts';
import { functionOperation } from '../../server/graphql/schema/function_operations.ts';
import { camel, snake } from '../../server/graphql/schema/names.ts';
import { parseJson } from '../../server/http/json_body.ts';
import { makePgService, type PgService } from '../../server/postgres/service.ts';
import { PATIENT_PG } from '../helpers/limits.ts';
import { startFacade } from '../rest/facade.ts';
import type { World } from '../rest/world.ts';
import { askFile, type FileForm } from './files.ts';

/** What a door says of a document: whether it takes it, and its mistakes by REST's names. */
export type Verdict = { taken: boolean; status: number; messages: readonly string[] };

export type Doors = {
  rest(method: string, path: string, body: string): Promise<Verdict>;
  /** Sends a list whose only document is judged by itself. */
  each(method: string, path: string, body: string): Promise<Verdict>;
  /** Calls a function over GraphQL; `given` is the JSON of its arguments by their SQL names. */
  graphql(name: string, given: string): Promise<Verdict>;
  /** Rehearses a file of one row, whose cells are the document's. */
  file(form: FileForm, document: string): Promise<Verdict>;
  /** Submits a working draft of the kind. */
  submit(kind: string, document: string): Promise<Verdict>;
  /** Calls a tool of agents; `given` is the JSON of its arguments. */
  mcp(name: string, given: string): Promise<Verdict>;
};

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

export async function openDoors(world: World): Promise<Doors> {
  const pg = makePgService({ connectionString: world.data.appUrl, max: 8, ...PATIENT_PG });
  world.data.onClose(() => pg.release());
  const door = makeDoor({ pg: { ...pg, transaction: (...args) => undo(pg, ...args) } });
  const context = () =>
    world.data.contextOf({
      tenant: world.toko.kode,
      peran: 'admin',
      adminKey: true,
      requestId: 'uji',
    });
  const base = await startFacade(world.data, { authenticate: context, graphql: door });
  return {
    rest: (method, path, body) => askRest(`${base}/api${path}`, method, body),
    each: (method, path, body) => askRest(`${base}/api${path}`, method, body, first),
    graphql: async (name, given) => askGraphql(door, await context(), name, given),
    file: (form, document) => askFile(world, form, JSON.parse(document)),
    submit: (kind, document) => askDraft(world, kind, document),
    mcp: (name, given) => askMcp(`${base}/mcp`, name, given),
  };
}

/** A draft is made and submitted in one transaction, as functions of SQL: both ways of REST and GraphQL come to these. */
async function askDraft({ toko }: World, kind: string, document: string): Promise<Verdict> {
  try {
    const isi = JSON.stringify(parseJson(document));
    await toko.as(
      async (db) => {
        const id = await db.value('select id from erp.draft_create($1, $2)', [kind, isi]);
        await db.value('select erp.draft_submit($1)', [id]);
        throw new Taken();
      },
      { peran: 'admin' },
    );
  } catch (error) {
    if (error instanceof Taken) return { taken: true, status: 201, messages: [] };
    return refused(toApiError(error));
  }
  throw new Error('the transaction stayed');
}

/** Ends a transaction in which all went well. */
class Taken extends Error {}

type Answer = { statusCode?: number; message?: string | string[] };

/** The answer to the first of a list of documents. */
const first = ({ data }: { data?: Answer[] }): Answer | undefined => data?.[0];

/** `within` finds what is judged in an answer that says of each document how it went. */
async function askRest(
  url: string,
  method: string,
  body: string,
  within?: typeof first,
): Promise<Verdict> {
  const headers = { 'content-type': 'application/json', authorization: 'admin' };
  const answer = await fetch(url, { method, headers, body });
  const text = await answer.text();
  const whole = text === '' ? {} : JSON.parse(text);
  const { statusCode = answer.status, message = [] } = (answer.ok && within?.(whole)) || whole;
  return verdictOf(statusCode, message);
}

const verdictOf = (status: number, message: string | string[]): Verdict => {
  const taken = status < 400;
  return { taken, status, messages: taken ? [] : [message].flat().map(asRestSays) };
};

async function askMcp(url: string, name: string, given: string): Promise<Verdict> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      authorization: 'admin',
    },
    body: `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"${name}","arguments":${given}}}`,
  });
  const text = (await answer.text()).replace(/^[\s\S]*?^data: /m, '');
  const { result, message = [], error } = JSON.parse(text);
  if (result && !result.isError) return { taken: true, status: 200, messages: [] };
  const { statusCode, message: said } = result
    ? JSON.parse(result.content[0].text)
    : { statusCode: answer.status, message: error?.message ?? message };
  return verdictOf(statusCode, said);
}

const refused = ({ statusCode, message }: ApiError) => verdictOf(statusCode, message);

async function askGraphql(
  door: Door,
  context: RequestContext,
  name: string,
  given: string,
): Promise<Verdict> {
  const made = functionOperation(door.schema, name);
  const operation = operations.getOrInsertComputed(name, () => door.keep(made.text));
  try {
    const values = parseJson(given) as Record<string, unknown>;
    const variables = Object.fromEntries(
      made.variables.flatMap((one) => {
        const value = values[snake(one.name)];
        return value === undefined ? [] : [[one.name, asGraphql(value, one.type)]];
      }),
    );
    // As over HTTP: what does not fit the schema is refused before it is run, by its place.
    door.checkCost(operation, variables);
    const { errors } = await door.execute(operation, variables, context);
    if (!errors?.[0]) return { taken: true, status: 200, messages: [] };
    return refused(operationError(errors[0], true));
  } catch (error) {
    return refused(error instanceof HttpError ? toApiError(error) : operationError(error, true));
  }
}

const operations = new Map<string, ReturnType<Door['keep']>>();

/** A document of REST with the names that GraphQL has for its fields and words. Values stay as they are. */
function asGraphql(value: unknown, type: GraphQLInputType): unknown {
  const nullable = getNullableType(type);
  if (isListType(nullable) && Array.isArray(value)) {
    return value.map((one) => asGraphql(one, nullable.ofType));
  }
  if (isEnumType(nullable)) {
    const found = nullable.getValues().find((one) => one.value === value);
    return found?.name ?? value;
  }
  if (!isInputObjectType(nullable) || value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value;
  const fields = nullable.getFields();
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => {
      const found = fields[camel(key)];
      return [camel(key), found ? asGraphql(one, found.type) : one];
    }),
  );
}

/**
 * A message by REST's names: without GraphQL's own words and the place of the document in its operation, in a list or in a
 * tool's arguments. GraphQL writes fields as `kontakId` and words of enums as `retur_penjualan`.
 */
function asRestSays(message: string): string {
  const [, own = '', place = '', said = message] =
    /^(operasi GraphQL tidak sah: \$)?(?:dokumen\.\d+: )?([^\s:]*)(:.*)$/s.exec(message) ?? [];
  const path = place.replace(
    /^(?:params\.arguments\.)?(?:dokumen|patch|isi)(?:\.0)?(?=\.|$)\.?/,
    '',
  );
  return (own === '' ? path : snaked(path)) + worded(own === '' ? said : snaked(said));
}

const snaked = (text: string): string =>
  text.replace(/(?<=[a-z])[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The words of an enum as GraphQL writes them. */
const worded = (said: string): string =>
  /: harus salah satu dari /.test(said) ? said.replaceAll('-', '_') : said.replace(AROUND, '$1');

/** What a door takes beside the document, where it tells all that it takes. */
const AROUND = /^(: tidak dikenal; yang diizinkan: .*?)(?:, (?:draft|idempotency_key|jenis))+$/;
