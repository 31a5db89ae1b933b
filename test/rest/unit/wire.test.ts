import { describe, expect, test } from '@jest/globals';
import {
  deprecationHeaders,
  deprecationWarnings,
  isRemoved,
} from '../../../rest-facade/deprecations.ts';
import { fingerprint, readKey, requireFormat } from '../../../rest-facade/idempotency.ts';
import { parseJson } from '../../../rest-facade/json_body.ts';
import type { Permintaan } from '../../../rest-facade/list_query.ts';
import { listBody, listLinks } from '../../../rest-facade/list_result.ts';

const request = (page: number | null, perPage: number | null): Permintaan => ({
  page,
  per_page: perPage,
  paginate: page !== null,
  fields: null,
  custom_fields: null,
  search: null,
  search_fields: null,
  sort: null,
  filter: null,
});

describe('list results', () => {
  test('rows pass through untouched', () => {
    const rows = '[{"harga" : 1.50,"teks":"}]\\"meta\\": {"}]';
    const { body, totalPages } = listBody(`{"total" : 41, "data" : ${rows}}`, request(2, 20));
    expect(body).toBe(
      `{"data" : ${rows}, "meta" : {"page" : 2, "per_page" : 20, "total" : 41, "total_pages" : 3}}`,
    );
    expect(totalPages).toBe(3);
  });

  test('meta and extra are merged', () => {
    const text =
      '{"total":0,"meta":{"total_sisa":1.00,"a":{"b":"}"}},"extra":{"ringkasan":[{"x":1}]},"data":[]}';
    expect(listBody(text, request(1, 20)).body).toBe(
      '{"ringkasan":[{"x":1}], "data" : [], "meta" : {"page" : 1, "per_page" : 20, "total" : 0, "total_pages" : 0, ' +
        '"total_sisa":1.00,"a":{"b":"}"}}}',
    );
  });

  test('without pages', () => {
    expect(listBody('{"total":2,"data":[1,2]}', request(null, null))).toEqual({
      body: '{"data" : [1,2], "meta" : {"paginate" : false, "total" : 2}}',
      totalPages: null,
    });
  });

  test.each(['{"data":[],"total":0}', '[]', '{"total":1}', '{"total":1,"lain":2,"data":[]}'])(
    'another shape is our own mistake: %s',
    (text) => expect(() => listBody(text, request(1, 20))).toThrow(),
  );

  test('links keep the rest of the query', () => {
    expect(listLinks('/api/master/barang?search=a%26b&page=2', 2, 3)).toBe(
      '</api/master/barang?search=a%26b&page=1>; rel="first", ' +
        '</api/master/barang?search=a%26b&page=1>; rel="prev", ' +
        '</api/master/barang?search=a%26b&page=3>; rel="next", ' +
        '</api/master/barang?search=a%26b&page=3>; rel="last"',
    );
    expect(listLinks('/x', 1, 0)).toBe('</x?page=1>; rel="first", </x?page=1>; rel="last"');
    expect(listLinks('/x', 9, 2)).toMatch(/page=2>; rel="prev", <\/x\?page=2>; rel="last"/);
  });
});

describe('idempotency keys', () => {
  const uuid = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';
  const txn = [['txn'], ['penjualan', 'PJ']];

  test.each([
    ['txn', `txn:penjualan:${uuid}`, txn],
    ['txn', `txn:PJ:${uuid.toUpperCase()}`, txn],
    ['aksi', `void:penjualan:5:${uuid}`, [['void'], ['penjualan'], ['5']]],
    ['login', 'login:abc', []],
    ['bebas', 'x'.repeat(200), []],
  ] as const)('%s %s', (format, key, words) => {
    expect(() => requireFormat(key, format, words)).not.toThrow();
  });

  test.each([
    ['txn', `txn:pembelian:${uuid}`, txn],
    ['txn', 'txn:penjualan:123', txn],
    ['txn', uuid, txn],
    ['txn', '', txn],
    ['aksi', `void:penjualan:6:${uuid}`, [['void'], ['penjualan'], ['5']]],
    ['login', 'login:', []],
    ['bebas', 'x'.repeat(201), []],
    ['bebas', 'é', []],
  ] as const)('malformed %s %s', (format, key, words) => {
    expect(() => requireFormat(key, format, words)).toThrow(/Idempotency-Key/);
  });

  test('quoted or bare', () => {
    expect(readKey({ 'idempotency-key': '"a:b"' })).toBe('a:b');
    expect(readKey({ 'idempotency-key': ' a:b ' })).toBe('a:b');
    expect(readKey({})).toBeUndefined();
  });

  test('the order of keys does not change the fingerprint, digits and route do', () => {
    const of = (text: string, route = 'POST /x') => fingerprint(route, parseJson(text));
    expect(of('{"a":1,"b":[{"c":1.50,"d":null}]}')).toBe(of('{"b":[{"d":null,"c":1.50}],"a":1}'));
    expect(of('{"a":1}')).not.toBe(of('{"a":2}'));
    expect(of('{"a":[1,2]}')).not.toBe(of('{"a":[2,1]}'));
    expect(of('{"a":1}')).not.toBe(of('{"a":1}', 'POST /y'));
  });
});

describe('deprecation', () => {
  const deprecation = {
    path: '/lama',
    successor: '/baru',
    announced: new Date('2026-01-01T00:00:00Z'),
    removed: new Date('2026-06-30T00:00:00Z'),
  };

  test('headers of RFC 9745 and RFC 8594', () => {
    expect(deprecationHeaders(deprecation)).toEqual({
      Deprecation: '@1767225600',
      Sunset: 'Tue, 30 Jun 2026 00:00:00 GMT',
      Link: '</api/docs>; rel="deprecation", </api/baru>; rel="successor-version"',
    });
  });

  test('warnings in the last 30 days, then gone', () => {
    expect(deprecationWarnings(deprecation, new Date('2026-05-30T23:59:59Z'))).toEqual([]);
    expect(deprecationWarnings(deprecation, new Date('2026-05-31T00:00:00Z'))).toEqual([
      '/api/lama dihapus pada 2026-06-30; pakai /api/baru',
    ]);
    expect(isRemoved(deprecation, new Date('2026-06-29T23:59:59Z'))).toBe(false);
    expect(isRemoved(deprecation, new Date('2026-06-30T00:00:00Z'))).toBe(true);
  });
});
