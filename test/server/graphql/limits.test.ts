import { describe, expect, test } from '@jest/globals';
import { makeGraphql } from '../../../server/graphql/index.ts';
import type { PgService } from '../../../server/pg_service.ts';

const graphql = makeGraphql({
  pg: {} as PgService,
  authenticate: () => Promise.reject(new Error('not asked')),
});

function check(source: string, variables: Record<string, unknown> = {}): void {
  graphql.checkCost(graphql.parse(source), variables);
}

describe('an operation is refused before it is planned', () => {
  test.each([
    ['first: 501', '{ daftarBarang(first: 501) { totalCount } }', {}],
    ['first: 0', '{ daftarBarang(first: 0) { totalCount } }', {}],
    ['first: null', '{ daftarBarang(first: null) { totalCount } }', {}],
    ['variable null', 'query($n: Int) { daftarBarang(first: $n) { totalCount } }', { n: null }],
    ['variable 501', 'query($n: Int) { daftarBarang(first: $n) { totalCount } }', { n: 501 }],
    ['default 501', 'query($n: Int = 501) { daftarBarang(first: $n) { totalCount } }', {}],
  ])('%s', (_name, source, variables) => {
    expect(() => check(source, variables)).toThrow('first: harus 1 sampai 500');
  });

  test('pages are counted along the way, through fragments too', () => {
    const source = `{ daftarBarang(first: 500) { nodes { ...Harga } } }
      fragment Harga on Barang { daftarBarangHarga(first: 500) { totalCount } }`;
    expect(() => check(source)).toThrow('lebih dari 20000 baris');
    expect(() => check('{ daftarBarang(first: 500) { totalCount } }')).not.toThrow();
  });

  test('aliases', () => {
    const fields = Array.from(
      { length: 31 },
      (_, i) => `a${i}: daftarBarang(first: 1) { totalCount }`,
    );
    expect(() => check(`{ ${fields.join(' ')} }`)).toThrow('alias');
  });

  test('tokens', () => {
    expect(() => check(`{ ${'daftarBarang '.repeat(2_001)} }`)).toThrow('tokens');
  });

  test('fragments that call each other', () => {
    const source = '{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }';
    expect(() => check(source)).toThrow('Cannot spread fragment');
  });

  test('many fragments that unfold', () => {
    const fragments = Array.from(
      { length: 14 },
      (_, i) => `fragment F${i} on Query { ...F${i + 1} ...F${i + 1} }`,
    );
    const last = 'fragment F14 on Query { daftarBarang(first: 1) { totalCount } }';
    expect(() => check(`{ ...F0 } ${fragments.join(' ')} ${last}`)).toThrow(/besar|depth/);
  });

  test('two operations, or a subscription', () => {
    expect(() => check('query A { __typename } query B { __typename }')).toThrow('satu operasi');
    expect(() => check('subscription { x }')).toThrow();
  });
});
