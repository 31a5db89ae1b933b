import { expect, test } from '@jest/globals';
import { shape } from '../../rest-facade/run/respond.ts';

test('a function that answers nothing is a record that is not there', () => {
  const shaping = {
    endpoint: { shape: 'value', status: 200 },
    operation: { write: JSON.stringify },
    result: null,
  } as unknown as Parameters<typeof shape>[0];
  expect(() => shape(shaping)).toThrow(expect.objectContaining({ statusCode: 404, code: 'TDDAT' }));
});
