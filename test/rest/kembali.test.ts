/** What GET gave is taken back by PUT and PATCH of the same address: all pairs of the endpoint table, all kinds of drafts. */
import { beforeAll, describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import type { Endpoint } from '../../rest-facade/base/endpoint.ts';
import { endpointTable } from '../../rest-facade/endpoints/index.ts';
import { kindOf } from '../../rest-facade/schemas/kinds.ts';
import type { Peran } from '../../server/base/context.ts';
import type { Rest } from '../helpers/server.ts';
import type { Row, Toko } from '../helpers/story.ts';
import { openToko } from '../helpers/toko.ts';
import { bukaDunia, type Dunia, SAH } from '../transaksi/aturan_dokumen.ts';
import { CASES } from './cases.ts';
import { ask, NOTHING, type Request } from './request.ts';
import { openWorld } from './world.ts';

const world = openWorld();
const pairs = endpointTable({ docs: false }).filter(
  ({ shownBy, deprecation }) => shownBy && !deprecation,
);

/** What a change leaves of itself. */
const TIMES = ['diubah_pada', 'versi', 'dihitung_pada'];
/** An import is checked anew after each change. */
const STATE = ['status', 'tahap'];
const lasting = (body: unknown, path = '') => {
  const left = [...TIMES, ...(path.startsWith('/impor') ? STATE : [])];
  return JSON.parse(JSON.stringify(body, (key, value) => (left.includes(key) ? undefined : value)));
};

/** The names that a body may have. */
function namesOf(endpoint: Endpoint): string[] {
  const body = endpoint.bodyOf?.({ ...NOTHING, kind: kindOf('penjualan') }) ?? endpoint.body;
  return body instanceof z.ZodObject ? Object.keys(body.shape) : [];
}

const other = (value: unknown): unknown =>
  typeof value === 'number' ? value + 1 : typeof value === 'boolean' ? !value : 'lain';

describe.each(pairs.map((one) => [`${one.method} ${one.path}`, one] as const))(
  '%s',
  (name, endpoint) => {
    const peran: Peran = 'admin';
    const token = () => world.tokens[peran];
    const read = `GET ${endpoint.path}`;
    const key = () => ({ 'x-admin-key': world.server.adminKey });
    let request: Request;
    let shown: Row;

    beforeAll(async () => {
      request = (await CASES[name]?.(world, peran)) ?? {};
      if (endpoint.method === 'PUT' && !endpoint.path.startsWith('/transaksi/{jenis}/{id}')) {
        await ask(world, name, token(), request);
      }
      const { params = {} } = request;
      const answer = await ask(world, read, token(), { params, headers: key() });
      expect([read, answer.status]).toEqual([read, 200]);
      shown = answer.body;
    });

    const send = (body: unknown) => {
      const { params = {} } = request;
      return ask(world, name, token(), { params, body, headers: key() });
    };

    test('takes what was given, which changes nothing', async () => {
      const { status, text } = await send(shown);
      expect([status < 300, text]).toEqual([true, expect.not.stringContaining('statusCode')]);
      const { params = {} } = request;
      const again = await ask(world, read, token(), { params, headers: key() });
      expect(lasting(again.body, endpoint.path)).toEqual(lasting(shown, endpoint.path));
    });

    test('refuses by its name what may only be read and was changed', async () => {
      const fixed = Object.keys(shown).filter((field) => !namesOf(endpoint).includes(field));
      for (const field of Array.isArray(shown) ? [] : fixed) {
        const { body: now } = await ask(world, read, token(), {
          params: request.params ?? {},
          headers: key(),
        });
        const { status, body } = await send({ ...now, [field]: other(now[field]) });
        expect([field, status, [body?.message].flat()]).toEqual([
          field,
          400,
          [expect.stringMatching(`^${field}: (hanya dibaca, )?tidak dapat diubah`)],
        ]);
      }
    });
  },
);

describe('drafts', () => {
  let toko: Toko;
  let dunia: Dunia;
  let rest: Rest;
  beforeAll(async () => {
    toko = await openToko(world.toko.data, { poin_aktif: true });
    dunia = await bukaDunia(toko);
    rest = await world.server.restAs(toko, 'staff');
  });

  test.each(Object.keys(SAH))('%s', async (jenis) => {
    const isi = (SAH[jenis] as (d: Dunia) => Row)(dunia);
    const made = await rest.post(`/api/transaksi/${jenis}`, { ...isi, draft: true });
    const url = `/api/transaksi/${jenis}/${made.body.id}`;
    const { body: before } = await rest.get(url);
    const { status, text } = await rest.put(url, before);
    expect([status, text]).toEqual([204, '']);
    const { body: after } = await rest.get(url);
    expect(lasting(after)).toEqual(lasting(before));
    const changed = { ...after, total_nilai: after.total_nilai + 1 };
    const refused = await rest.put(url, changed);
    expect([refused.status, refused.body.message]).toEqual([
      400,
      ['total_nilai: hanya dibaca, tidak dapat diubah'],
    ]);
  });
});
