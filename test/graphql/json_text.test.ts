import { describe, expect, test } from '@jest/globals';
import {
  JsonText,
  jsonToPg,
  parseExact,
  rawNumber,
  stringifyExact,
} from '../../server/base/json_text.ts';

const LONG = '12345678901234567890.123456';

describe('JSON keeps its digits', () => {
  test.each([LONG, '1.50', '0.1', '-0', '1e400', '9007199254740993', '10', '1E2'])(
    '%s',
    (number) => {
      const text = `{"n":${number},"list":[${number},null,"${number}"]}`;
      expect(JSON.stringify(parseExact(text))).toBe(text);
      expect(JSON.stringify({ inside: new JsonText(text) })).toBe(`{"inside":${text}}`);
    },
  );

  test('a number that a double holds stays a number', () => {
    expect(parseExact('[1, 2.5, -3]')).toEqual([1, 2.5, -3]);
  });

  test('the digits of a kept number can be read', () => {
    const { n } = parseExact(`{"n":${LONG}}`) as { n: unknown };
    expect(rawNumber(n)).toBe(LONG);
    expect(rawNumber(1)).toBeUndefined();
    expect(rawNumber({ rawJSON: '1' })).toBeUndefined();
  });

  test('to the database: JsonText as it is, values exactly', () => {
    expect(jsonToPg(new JsonText(` {"a": ${LONG}}`))).toBe(` {"a": ${LONG}}`);
    expect(jsonToPg(parseExact(`{"a":${LONG}}`))).toBe(`{"a":${LONG}}`);
  });

  test('what is not JSON is refused', () => {
    expect(() => parseExact('{"a":NaN}')).toThrow(SyntaxError);
  });
});

describe('an answer', () => {
  test('holds what the database wrote, letter for letter and where it belongs', () => {
    const [one, other] = [`{"n" : ${LONG}, "teks": "$& $1 \\" x"}`, '[1.50]'];
    const answer = { a: new JsonText(one), list: [new JsonText(other), { b: new JsonText(one) }] };
    expect(stringifyExact(answer)).toBe(`{"a":${one},"list":[${other},{"b":${one}}]}`);
    expect(stringifyExact({ a: null, b: 'json-1-0' })).toBe('{"a":null,"b":"json-1-0"}');
  });

  test('that cannot be written leaves nothing behind', () => {
    const broken = { a: new JsonText('[1.50]'), b: 1n };
    expect(() => stringifyExact(broken)).toThrow();
    expect(JSON.stringify(new JsonText('[1.50]'))).toBe('[1.50]');
  });
});
