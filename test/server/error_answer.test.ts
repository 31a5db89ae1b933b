import type { IncomingMessage } from 'node:http';
import { expect, test } from '@jest/globals';
import { HttpError, toApiError } from '../../server/base/errors.ts';
import { errorAnswer } from '../../server/http/error_answer.ts';

const now = new Date('2026-01-31T03:00:00Z');
const asked = (accept?: string) =>
  ({
    url: '/api/transaksi/penjualan?simulasi=true',
    headers: { 'x-request-id': 'r-1', ...(accept !== undefined && { accept }) },
  }) as unknown as IncomingMessage;
const wrong = toApiError(
  new HttpError(400, 'VADOK', [
    'detail.0.qty: harus lebih dari 0',
    'tanggal: wajib diisi',
    'kacau',
  ]),
);
const answer = (accept?: string, error = wrong) => {
  const [type, body] = errorAnswer(error, asked(accept), now);
  return [type.split(';')[0], JSON.parse(body)];
};

test.each([
  undefined,
  '*/*',
  'application/json',
  'application/problem+json;q=0, application/json',
  'application/problem+jsonx',
])('the body of the specification, with the id of the request: %s', (accept) => {
  expect(answer(accept)).toEqual([
    'application/json',
    {
      statusCode: 400,
      code: 'VADOK',
      message: ['detail.0.qty: harus lebih dari 0', 'tanggal: wajib diisi', 'kacau'],
      error: 'Bad Request',
      timestamp: '2026-01-31T03:00:00.000Z',
      path: '/api/transaksi/penjualan',
      request_id: 'r-1',
    },
  ]);
});

test.each(['application/problem+json', 'application/json;q=0.9, Application/Problem+JSON;q=0.5'])(
  'a problem for who asks for one: %s',
  (accept) => {
    expect(answer(accept)).toEqual([
      'application/problem+json',
      {
        type: 'about:blank',
        title: 'Bad Request',
        status: 400,
        detail: 'detail.0.qty: harus lebih dari 0; tanggal: wajib diisi; kacau',
        instance: '/api/transaksi/penjualan',
        code: 'VADOK',
        request_id: 'r-1',
        timestamp: '2026-01-31T03:00:00.000Z',
        errors: [
          { detail: 'detail.0.qty: harus lebih dari 0', pointer: '#/detail/0/qty' },
          { detail: 'tanggal: wajib diisi', pointer: '#/tanggal' },
          { detail: 'kacau' },
        ],
      },
    ]);
  },
);

test('a mistake that stands in no field has a text alone', () => {
  const [, body] = answer(
    'application/problem+json',
    toApiError(new HttpError(404, 'TDPTH', 'tiada')),
  );
  expect(body).toMatchObject({ status: 404, title: 'Not Found', detail: 'tiada' });
  expect(body).not.toHaveProperty('errors');
});
