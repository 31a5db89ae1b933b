/** What GraphQL refuses before it is planned, and bad input that must not become a 500. */
import { describe, expect, test } from '@jest/globals';
import { getIntrospectionQuery } from 'graphql';
import type { Peran } from '../../server/context.ts';
import { expectError } from './support/description.ts';
import { openWorld } from './support/world.ts';

const world = openWorld();

const gql = (peran: Peran | 'tanpa tenant', query: string, variables?: object) =>
  world.server.graphql(`${world.tokens[peran]}`, query, variables);

describe('operations', () => {
  const nested = (depth: number): string =>
    depth === 0 ? 'id' : `id daftarBarangHarga(first: 1) {nodes {barang {${nested(depth - 1)}}}}`;
  const aliases = (count: number, field = 'tenants'): string =>
    Array.from({ length: count }, (_, i) => `a${i}: ${field}`).join(' ');

  test('introspection needs a token', async () => {
    const query = getIntrospectionQuery();
    for (const caller of ['tanpa token', 'palsu', 'kedaluwarsa', 'dicabut'] as const) {
      const rest = world.server.rest(world.tokens[caller]);
      expectError(await rest.post('/graphql', { query }), 401);
    }
    expect((await gql('tanpa tenant', query)).body.data.__schema).toBeDefined();
  });

  test.each([
    ['nested', () => `{daftarBarang(first: 1) {nodes {${nested(20)}}}}`],
    ['with many aliases', () => `{daftarBarang(first: 1) {nodes {${aliases(31, 'nama')}}}}`],
    ['with many root fields', () => `{${aliases(21)}}`],
    ['with a huge first', () => '{daftarBarang(first: 501) {nodes {id}}}'],
    ['with first: null', () => '{daftarBarang(first: null) {nodes {id}}}'],
    [
      'multiplied',
      () => '{daftarBarang(first: 500) {nodes {daftarBarangHarga(first: 500) {nodes {id}}}}}',
    ],
    ['with cyclic fragments', () => '{...a} fragment a on Query {...b} fragment b on Query {...a}'],
    ['of many tokens', () => `{tenants ${'tenants '.repeat(3000)}}`],
    ['of 70,000 characters', () => `{tenants ${' '.repeat(70_000)}}`],
    ['that does not parse', () => '{{'],
    ['that does not fit the schema', () => '{gaib}'],
    ['that subscribes', () => 'subscription {tenants}'],
  ])('an operation %s is refused before it is planned', async (_name, query) => {
    const started = performance.now();
    const { status, body, text } = await gql('admin', query());
    expect([status, text.slice(0, 300)]).toEqual([400, expect.any(String)]);
    expect(body.data).toBeUndefined();
    expect(performance.now() - started).toBeLessThan(2000);
  });

  test.each([
    ['no body', ''],
    ['no JSON', '{"query":'],
    ['a list', '[]'],
    ['a query that is no text', '{"query":1}'],
    ['variables that are no object', '{"query":"{tenants}","variables":[1]}'],
    [
      'NUL in a variable',
      '{"query":"query($k:String){masterGet(entitas:akun,kunci:$k)}","variables":{"k":"a\\u0000"}}',
    ],
    [
      'half a surrogate pair',
      '{"query":"query($k:String){masterGet(entitas:akun,kunci:$k)}","variables":{"k":"a\\ud800"}}',
    ],
    [
      'a number beyond all',
      '{"query":"query($k:BigInt){laporanKartuStok(barangId:$k)}","variables":{"k":1e400}}',
    ],
    ['a date that is none', '{"query":"{laporanNeraca(per:\\"infinity\\"){per}}"}'],
  ])('%s: 400 or an error of the caller', async (_name, text) => {
    const {
      status,
      body,
      text: said,
    } = await world.server.rest(world.tokens.admin).post('/graphql', text);
    if (status === 200) {
      expect(body.errors[0].extensions.statusCode).toBeGreaterThanOrEqual(400);
      expect(body.errors[0].extensions.statusCode).toBeLessThan(500);
    } else expect([status, said.slice(0, 300)]).toEqual([expect.any(Number), expect.any(String)]);
    expect([200, 400, 415]).toContain(status);
  });
});
