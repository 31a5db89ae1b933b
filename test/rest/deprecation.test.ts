/** What section 9 of the specification promises about versions and removals, with the clock moved. */
import { beforeAll, describe, expect, test } from '@jest/globals';
import { DEPRECATIONS } from '../../rest-facade/base/deprecations.ts';
import { HttpError } from '../../server/base/errors.ts';
import { makeDoor } from '../../server/graphql/door/door.ts';
import { makePgService } from '../../server/postgres/service.ts';
import { readSource } from '../helpers/files.ts';
import { PATIENT_PG } from '../helpers/limits.ts';
import { type Description, readDescription } from './description.ts';
import { startFacade } from './facade.ts';
import { ask } from './request.ts';
import { openWorld } from './world.ts';

const world = openWorld();
const [alias] = DEPRECATIONS;
if (!alias) throw new Error('nothing is deprecated');
const removed = alias.removed.getTime();
const DAY = 24 * 60 * 60 * 1000;

/** The facade alone, with a clock of ours; requests are those of staff. */
let now = new Date();
let base = '';

beforeAll(async () => {
  const { data, toko } = world;
  const pg = makePgService({
    connectionString: data.appUrl,
    max: 2,
    ...PATIENT_PG,
    onError: () => {},
  });
  data.onClose(() => pg.release());
  base = await startFacade(data, {
    authenticate: async (sender, requestId) => {
      if (!sender.headers.authorization) throw new HttpError(401, 'LOTKN', 'token tidak ada');
      return data.contextOf({ tenant: toko.kode, requestId });
    },
    graphql: makeDoor({ pg }),
    clock: () => now,
  });
});

async function get(path: string, authorization: string | null = 'Bearer x') {
  const response = await fetch(base + path, { headers: authorization ? { authorization } : {} });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: JSON.parse(text) };
}

const OLD = `/api${alias.path}`;
const NEW = `/api${alias.successor}`;

describe('a deprecated path', () => {
  test('goes two years after now at the earliest, and was announced 90 days before', () => {
    expect(removed - alias.announced.getTime()).toBeGreaterThan(90 * DAY);
    expect(removed - Date.now()).toBeGreaterThan(365 * DAY);
  });

  test('answers as its successor, and says in its headers that it will go', async () => {
    now = new Date(removed - 31 * DAY);
    const old = await get(OLD);
    const current = await get(NEW);
    expect(old.status).toBe(200);
    expect(old.body).toEqual(current.body);
    expect(old.headers.get('deprecation')).toBe(`@${alias.announced.getTime() / 1000}`);
    expect(new Date(`${old.headers.get('sunset')}`)).toEqual(alias.removed);
    expect(old.headers.get('link')).toMatch(/<\/api\/docs>; rel="deprecation"/);
    expect(old.headers.get('link')).toMatch(/rel="successor-version"/);
    // Pagination links stand in the same header.
    expect(old.headers.get('link')).toMatch(new RegExp(`<${OLD}\\?page=1>; rel="first"`));
    expect(current.headers.get('deprecation')).toBeNull();
    expect(current.headers.get('sunset')).toBeNull();
  });

  test('also where it refuses', async () => {
    now = new Date();
    const refused = await get(OLD, null);
    expect(refused.status).toBe(401);
    expect(refused.headers.get('sunset')).toBeTruthy();
  });

  test('warns in the body in its last 30 days', async () => {
    for (const left of [30 * DAY, 1]) {
      now = new Date(removed - left);
      const { status, body } = await get(`${OLD}?per_page=1`);
      expect(status).toBe(200);
      expect(body.warnings).toEqual([expect.stringContaining(alias.successor)]);
      expect(body.meta).toBeDefined();
      expect((await get(NEW)).body.warnings).toBeUndefined();
    }
  });

  test('is gone afterwards: 410, token or not, whatever is asked below it', async () => {
    for (const later of [0, 400 * DAY]) {
      now = new Date(removed + later);
      for (const path of [OLD, `${OLD}/5`, `${OLD}?gaib=1`, OLD.replace('/api', '/api/v1')]) {
        const { status, body, headers } = await get(path, null);
        expect([status, body.code, body.error]).toEqual([410, 'USAPI', 'Gone']);
        expect(body.message).toContain(NEW);
        expect(body.timestamp).toBe(now.toISOString());
        expect(headers.get('sunset')).toBeTruthy();
      }
      expect((await get(NEW)).status).toBe(200);
    }
  });

  test('is marked in the description', async () => {
    now = new Date();
    const { body } = await get('/api/docs-json');
    expect(body.paths[OLD].get.deprecated).toBe(true);
    expect(body.paths[OLD].get.responses['410']).toBeDefined();
    expect(body.paths[NEW].get.deprecated).toBeUndefined();
  });
});

describe('versions', () => {
  let description: Description;
  beforeAll(async () => {
    description = await readDescription(world);
  });

  test('/api/v1 is /api', async () => {
    const { tokens, server: full } = world;
    for (const path of ['/tenants/saya', '/master/barang', '/laporan/neraca', '/health']) {
      const plain = await full.rest(tokens.admin).get(`/api${path}`);
      const versioned = await full.rest(tokens.admin).get(`/api/v1${path}`);
      const { waktu: _a, ...said } = plain.body;
      const { waktu: _b, ...saidToo } = versioned.body;
      expect([versioned.status, saidToo]).toEqual([200, said]);
    }
    const page = await full.rest(tokens.admin).get('/api/v1/master/barang');
    expect(page.headers.get('link')).toContain('</api/v1/master/barang?');
    expect((await ask(world, 'GET /v1/master/barang', undefined)).status).toBe(401);
  });

  test.each(['/api/v2/master/barang', '/api/v2', '/api/v11/tenants', '/api/v1'])(
    '%s does not exist',
    async (path) => {
      const answer = await world.server.rest(world.tokens.admin).get(path);
      expect([answer.status, answer.body.code]).toEqual([404, 'TDPTH']);
    },
  );

  test('the description knows no version in its paths', () => {
    expect(Object.keys(description.document.paths).filter((path) => /\/v\d/.test(path))).toEqual(
      [],
    );
  });
});

describe('GraphQL', () => {
  /** Marks that do not say on which day what they mark is gone. */
  const withoutDay = (text: string) =>
    [...text.matchAll(/^ *(\w+).*@deprecated(?:\(reason: "(.*)"\))?/gm)]
      .filter(([, , reason = '']) => !/\b\d{4}-\d\d-\d\d\b/.test(reason))
      .map(([, field]) => field);

  test('deprecated names say on which day they go', () => {
    expect(withoutDay(readSource('server/graphql/schema/generated/schema.graphql'))).toEqual([]);
    const marked = ['a: Int @deprecated', 'b: Int @deprecated(reason: "Pakai c; 2027-06-01.")'];
    expect(withoutDay(marked.join('\n'))).toEqual(['a']);
  });
});
