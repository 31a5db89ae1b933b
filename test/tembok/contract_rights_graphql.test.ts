/** The table of rights once more, over GraphQL: every function that a row of REST calls × every role. */
import { describe, expect, test } from '@jest/globals';
import { endpointTable } from '../../rest-facade/endpoints/index.ts';
import { functionOperation } from '../../server/graphql/schema/function_operations.ts';
import { schema } from '../../server/graphql/schema/generated/schema.js';
import { openToko } from '../helpers/toko.ts';
import { NOTHING } from '../rest/request.ts';
import { type Group, RIGHTS, refusalOf } from '../rest/rights.ts';
import { contents, openWorld } from '../rest/world.ts';

const world = openWorld();

const rows = endpointTable({ docs: false }).flatMap(({ method, path, call }) => {
  const group = RIGHTS.get(`${method} ${path}`);
  return call && group && group !== 'publik' ? [[call(NOTHING).operation, group] as const] : [];
});
const functions: [string, Group][] = [...new Map(rows)];

/** The call of a function, which without any argument gets as far as the rights. */
const queryOf = (name: string) => functionOperation(schema, name).text;

async function codeOf(name: string, token: string | undefined): Promise<string | undefined> {
  const { body } = await world.server.graphql(`${token}`, queryOf(name));
  return body.errors?.[0]?.extensions.code;
}

describe.each(functions)('%s (%s)', (name, group) => {
  test.each(['tanpa tenant', 'admin', 'staff', 'viewer', 'ops'] as const)('%s', async (caller) => {
    const code = await codeOf(name, world.tokens[caller]);
    if (refusalOf(group, caller)) {
      expect(code).toBe(caller === 'tanpa tenant' ? 'OTTNT' : 'OTROL');
    } else if (group === 'kunci') {
      expect(code).toBe('OTKEY');
    } else {
      expect(`${code}`).not.toMatch(/^OT/);
    }
  });
});

test('another tenant’s admin reaches nothing here', async () => {
  const asing = await openToko(world.data);
  const token = await world.server.tokenOf(asing, 'admin');
  const before = await contents(world);
  for (const [name] of functions) {
    const { text } = await world.server.graphql(token, queryOf(name));
    expect(text).not.toContain(world.toko.kode);
  }
  expect(await contents(world)).toEqual(before);
});
