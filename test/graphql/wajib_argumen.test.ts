/** Arguments that are called required are: a function without them answers a mistake, and never one of the server. */
import { expect, test } from '@jest/globals';
import { isInputObjectType, isObjectType } from 'graphql';
import { schema } from '../../server/graphql/schema/generated/schema.js';
import { openWorld } from '../rest/world.ts';

const world = openWorld();
const isWanted = ({ description }: { description?: string | null | undefined }) =>
  /\brequired\b/i.test(description ?? '');

const calls = new Map<string, string>();
for (const { name, args, type } of Object.values(schema.getQueryType()?.getFields() ?? {})) {
  if (!args.some(isWanted)) continue;
  calls.set(name, `{${name}${isObjectType(type) ? ' {__typename}' : ''}}`);
}
for (const { name, args } of Object.values(schema.getMutationType()?.getFields() ?? {})) {
  const input = schema.getType(`${args[0]?.type}`.replace('!', ''));
  if (!isInputObjectType(input) || !Object.values(input.getFields()).some(isWanted)) continue;
  calls.set(name, `mutation {${name}(input: {}) {clientMutationId}}`);
}

test('nearly all functions with arguments require some', () => {
  expect(calls.size).toBeGreaterThan(200);
  expect(calls.has('transaksiVoid')).toBe(true);
  expect(calls.has('laporanKartuStok')).toBe(true);
});

test('each is refused without them', async () => {
  const answered: string[] = [];
  for (const [name, query] of calls) {
    const { status, body } = await world.server.graphql(`${world.tokens.admin}`, query);
    const code: string = body.errors?.[0]?.extensions.code ?? 'OK';
    if (code === 'OK' || code === 'VAGQL' || status >= 500) answered.push(`${name}: ${code}`);
  }
  expect(answered).toEqual([]);
});
