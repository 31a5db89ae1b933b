import { describe, expect, test } from '@jest/globals';
import { parseValue } from 'graphql';
import { parseExact } from '../../server/base/json_text.ts';
import * as scalars from '../../server/graphql/schema/scalars.ts';

describe('decimals', () => {
  test.each(['0', '1.50', '-12345678901234567.89'])('text %s', (text) => {
    expect(scalars.parseDecimal(text)).toBe(text);
  });

  test('a number of the body keeps its digits', () => {
    expect(scalars.parseDecimal(parseExact('12345678901234567890.123456'))).toBe(
      '12345678901234567890.123456',
    );
    expect(scalars.parseDecimal(2.5)).toBe('2.5');
    expect(scalars.parseDecimal(parseExact('1.5e3'))).toBe('1.5e3');
    expect(scalars.parseDecimal(1e-7)).toBe('1e-7');
    expect(scalars.parseDecimalLiteral(parseValue('1.5e3'))).toBe('1.5e3');
    expect(scalars.parseDecimalLiteral(parseValue('12345678901234567890.123456'))).toBe(
      '12345678901234567890.123456',
    );
  });

  const told = 'harus berupa angka, misalnya 1250.50';

  test.each(`NaN|Infinity|| 1|1,5|0x1|1e2|1e9999|+1|.5|5.|1\u0000|${'9'.repeat(41)}`.split('|'))(
    'refuses %j',
    (text) => {
      expect(() => scalars.parseDecimal(text)).toThrow(told);
      const literal = parseValue(JSON.stringify(text));
      expect(() => scalars.parseDecimalLiteral(literal)).toThrow(told);
    },
  );

  test.each([null, true, {}, [], NaN])('refuses the value %j', (value) => {
    expect(() => scalars.parseDecimal(value)).toThrow(told);
  });
});

describe('big integers', () => {
  test.each(['9223372036854775807', '-9223372036854775808', 5])('%s', (value) => {
    expect(scalars.parseBigInteger(value)).toBe(String(value));
  });

  test.each(['9223372036854775808', '1.5', 'abc', '', '-0', 1.5, '1'.repeat(30)])(
    'refuses %j',
    (value) => {
      expect(() => scalars.parseBigInteger(value)).toThrow(
        /^(harus berupa bilangan bulat|angka di luar jangkauan)$/,
      );
    },
  );
});

test.each([
  '2026-1-1',
  '2026-13-02',
  '2026-02-30',
  '0000-01-01',
  'infinity',
  '2026-01-01T00:00:00Z',
  20260101,
])('no date: %j', (value) => {
  expect(() => scalars.parseDate(value)).toThrow('harus tanggal');
});

test.each(['2026-01-31T03:00:00Z', '2026-01-31T03:00:00.123456+07:00'])('a time: %j', (value) =>
  expect(scalars.parseDatetime(value)).toBe(value),
);

test.each([
  ...['2026-01-31', '2026-01-31T03:00:00', '2026-01-31T03:00Z', '2026-01-31 03:00:00Z'],
  ...['2026-01-01T25:00:00Z', '2026-01-31T03:00:00+16:00', '2026-02-31T00:00:00Z'],
  ...['0000-01-01T00:00:00Z', 'infinity', 'now', 5],
])('no time: %j', (value) => {
  expect(() => scalars.parseDatetime(value)).toThrow('harus waktu');
});
