import { describe, expect, test } from '@jest/globals';
import { GraphQLError } from 'graphql';
import { fieldOf, HttpError, toApiError } from '../../server/base/errors.ts';

function pgError(code: string, more: Record<string, string> = {}): Error {
  return Object.assign(new Error(more.message ?? 'relation "t_rahasia.barang" …'), {
    detail: 'Failing row contains (rahasia)',
    ...more,
    code,
  });
}

describe('SQLSTATE to status', () => {
  test.each([
    ['VATGL', 400],
    ['LOTKN', 401],
    ['OTROL', 403],
    ['TDBRG', 404],
    ['KOSTK', 409],
    ['USAPI', 410],
    ['IKBED', 422],
    ['23505', 409],
    ['23514', 400],
    ['23502', 400],
    ['22P02', 400],
    ['22003', 400],
    ['22009', 400],
    ['22021', 400],
    ['22012', 500],
    ['22004', 500],
    ['2201B', 500],
    ['42501', 403],
    ['55P03', 409],
    ['40001', 503],
    ['40P01', 503],
    ['57014', 503],
    ['57P01', 503],
    ['53300', 503],
    ['08006', 503],
    ['ECONNREFUSED', 503],
    ['42883', 503],
    ['42P01', 500],
    ['XX000', 500],
    ['P0001', 500],
  ])('%s → %d', (code, status) => {
    const error = toApiError(pgError(code));
    expect(error.statusCode).toBe(status);
    expect(error.code).toMatch(/^[A-Z0-9]{5}$/);
    if (!/^(VA|LO|OT|TD|KO|US|IK)/.test(code)) expect(JSON.stringify(error)).not.toMatch(/rahasia/);
    if (status === 503) expect(error.headers).toMatchObject({ 'Retry-After': expect.any(String) });
  });

  test('one line of a 400 is one message', () => {
    expect(
      toApiError(pgError('VAQTY', { message: 'detail.0.qty: a\ndetail.1.qty: b' })).message,
    ).toEqual(['detail.0.qty: a', 'detail.1.qty: b']);
  });
});

describe('other errors', () => {
  test('the cause of a GraphQL error counts', () => {
    const wrapped = new GraphQLError('x', {
      originalError: pgError('KOSTK', { message: 'stok kurang' }),
    });
    expect(toApiError(wrapped)).toEqual({
      statusCode: 409,
      code: 'KOSTK',
      message: 'stok kurang',
      error: 'Conflict',
    });
  });

  test('errors of our own and unknown ones', () => {
    expect(toApiError(new HttpError(429, 'HT429', 'pelan', { 'Retry-After': '1' }))).toEqual({
      statusCode: 429,
      code: 'HT429',
      message: 'pelan',
      error: 'Too Many Requests',
      headers: { 'Retry-After': '1' },
    });
    for (const thrown of [new Error('rahasia'), 'rahasia', null, { code: 'KOSTK' }]) {
      expect(toApiError(thrown)).toMatchObject({ statusCode: 500, code: 'HT500' });
      expect(JSON.stringify(toApiError(thrown))).not.toMatch(/rahasia/);
    }
    expect(toApiError(new Error('Connection terminated unexpectedly')).statusCode).toBe(503);
  });
});

test.each([
  ['barang_kode_key', 'barang', 'kode'],
  ['barang_satuan_id_fkey', 'barang', 'satuan_id'],
  ['barang_harga_check', 'barang', 'harga'],
  ['barang_satuan_barang_id_satuan_id_key', 'barang_satuan', 'barang_id, satuan_id'],
  ['akun_pkey', 'akun', 'kode'],
  ['lain', 'barang', 'data'],
])('the field of %s on %s is %s', (constraint, table, field) => {
  expect(fieldOf({ constraint, table })).toBe(field);
});
