import { describe, expect, test } from '@jest/globals';
import type { Permintaan } from '../../rest-facade/base/list_query.ts';
import { listBody } from '../../rest-facade/base/list_result.ts';
import { fingerprint, requireKey } from '../../server/base/idempotency.ts';
import { parseJson } from '../../server/http/json_body.ts';

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
  kursor: null,
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

  test.each(['{"data":[],"total":0}', '[]', '{"total":1}', '{"total":1,"lain":2,"data":[]}'])(
    'another shape is our own mistake: %s',
    (text) => expect(() => listBody(text, request(1, 20))).toThrow(),
  );
});

describe('idempotency keys', () => {
  test.each(['12345678', 'txn:penjualan:1', 'x'.repeat(255), '!~{}"\\/()'])('%s', (key) => {
    expect(() => requireKey(key)).not.toThrow();
  });

  test.each(['', '1234567', 'x'.repeat(256), 'apa saja lain', 'kunci-é-saya', 'a\tb-panjang'])(
    'refused: %j',
    (key) => expect(() => requireKey(key)).toThrow('Idempotency-Key: harus 8 sampai 255'),
  );

  test('the order of keys does not change the fingerprint, digits and route do', () => {
    const of = (text: string, route = 'POST /x') => fingerprint(route, parseJson(text));
    expect(of('{"a":1,"b":[{"c":1.50,"d":null}]}')).toBe(of('{"b":[{"d":null,"c":1.50}],"a":1}'));
    expect(of('{"a":1}')).not.toBe(of('{"a":2}'));
    expect(of('{"a":[1,2]}')).not.toBe(of('{"a":[2,1]}'));
    expect(of('{"a":1}')).not.toBe(of('{"a":1}', 'POST /y'));
  });
});
