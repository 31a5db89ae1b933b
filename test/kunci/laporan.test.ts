/** Scopes of single reports: each opens its report, as JSON, as a file and in GraphQL, and nothing else. */
import { beforeAll, describe, expect, test } from '@jest/globals';
import { endpointTable } from '../../rest-facade/endpoints/index.ts';
import { rightsList } from '../../server/base/rights.ts';
import { camel } from '../../server/graphql/schema/names.ts';
import { CASES } from '../rest/cases.ts';
import { ask, NOTHING } from '../rest/request.ts';
import { openWorld } from '../rest/world.ts';

const world = openWorld();
const reports = endpointTable({ docs: false }).filter(
  ({ right, bagian }) => right === 'laporan' && bagian !== undefined,
);
const names = rightsList.cakupan.laporan?.bagian ?? [];
const keys = new Map<string, string>();

beforeAll(async () => {
  const make = async (cakupan: string[]): Promise<string> => {
    const body = { nama: 'laporan', peran: 'admin', cakupan };
    const headers = { 'x-admin-key': world.server.adminKey };
    const rest = world.server.rest(world.tokens.admin);
    return (await rest.post('/api/pengaturan/kunci-api', body, headers)).body.kunci;
  };
  for (const name of names) {
    keys.set(name, await make([`laporan:${name}:read`]));
    const others = names.filter((other) => other !== name);
    keys.set(`not ${name}`, await make(others.map((other) => `laporan:${other}:read`)));
  }
});

test('every report has its scope, and every scope a report', () => {
  expect([...new Set(reports.map(({ bagian }) => bagian))].sort()).toEqual([...names].sort());
  const unnamed = endpointTable({ docs: false }).filter(
    ({ path, bagian }) => path.startsWith('/laporan/') && bagian === undefined,
  );
  expect(unnamed).toEqual([]);
});

describe.each(reports.map((row) => [`${row.method} ${row.path}`, row] as const))(
  '%s',
  (name, row) => {
    const { bagian = '', ekspor, call } = row;
    test.each([undefined, ...(ekspor ? ['csv', 'xlsx', 'pdf'] : [])])('as %s', async (format) => {
      const asked = await CASES[name]?.(world, 'admin');
      const request = { ...asked, query: { ...asked?.query, ...(format && { format }) } };
      expect([(await ask(world, name, keys.get(bagian), request)).status]).toEqual([200]);
      const refused = await ask(world, name, keys.get(`not ${bagian}`), request);
      expect([refused.status, refused.body.code, refused.body.message]).toEqual([
        403,
        'OTCKP',
        `cakupan kunci ini tidak memuat laporan:${bagian}:read`,
      ]);
    });

    test('in GraphQL', async () => {
      if (!call) return;
      const field = camel(call(NOTHING).operation);
      const query = `{ ${field} { __typename } }`;
      const code = async (kunci: string | undefined) =>
        (await world.server.graphql(`${kunci}`, query)).body.errors?.[0]?.extensions?.code;
      expect(await code(keys.get(`not ${bagian}`))).toMatch(/OTCKP|VAGQL/);
      expect(await code(keys.get(bagian))).not.toBe('OTCKP');
    });
  },
);

test('of the books, the feed and what others say a report’s scope opens nothing', async () => {
  const kunci = keys.get('neraca');
  const rest = world.server.rest(kunci);
  for (const path of [
    '/api/perubahan',
    '/api/master/akun',
    '/api/transaksi/penjualan',
    '/api/ekspor/semua',
  ]) {
    expect([path, (await rest.get(path)).body.code]).toEqual([path, 'OTCKP']);
  }
  for (const query of [
    '{ daftarJurnal { nodes { id } } }',
    '{ daftarMutasiStok { nodes { id } } }',
  ]) {
    const { body } = await world.server.graphql(`${kunci}`, query);
    expect([query, body.errors?.[0]?.extensions.code]).toEqual([query, 'OTCKP']);
  }
});
