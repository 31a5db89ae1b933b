import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { z } from 'zod';
import { endpointTable } from '../../../rest-facade/endpoints/index.ts';
import { KIND_NAMES } from '../../../rest-facade/kinds.ts';
import { quickTest } from '../../../rest-facade/quick_check.ts';

const rawJson = (JSON as unknown as { rawJSON(text: string): object }).rawJSON;

/** Every schema of a body, with the names of those that share it. */
function bodies(): [name: string, schema: z.ZodType][] {
  const found = new Map<z.ZodType, string>();
  for (const endpoint of endpointTable({ docs: true })) {
    const name = `${endpoint.method} ${endpoint.path}`;
    const add = (schema: z.ZodType | undefined, more = '') =>
      schema && !found.has(schema) && found.set(schema, name + more);
    if (!endpoint.bodyOf) add(endpoint.body);
    for (const kind of endpoint.bodyOf ? KIND_NAMES : []) {
      const input = { params: { jenis: kind }, query: {}, body: {}, kind, permintaan: undefined };
      try {
        add(endpoint.bodyOf?.(input), ` ${kind}`);
      } catch {
        // A kind that this endpoint does not take.
      }
    }
  }
  return [...found].map(([schema, name]) => [name, schema]);
}

/** Values that are right somewhere, and such that are right nowhere. */
const scalars = fc.constantFrom<unknown>(
  ...[undefined, null, true, false, '', ' ', 'x', 'UTAMA', 'a'.repeat(300), '1250.50', '-3', '1e5'],
  ...[0, 1, 7, -1, 1.5, 2 ** 53, Number.MAX_SAFE_INTEGER, 1e300, {}, [], { lain: 1 }, [null]],
  ...['2026-01-31', '2026-02-30', '1800-01-01', rawJson('1.50'), rawJson('12345678901234567890.1')],
);

/** Values near what a schema takes: each member is right, wrong or absent, and now and then one is too many. */
function near(schema: z.ZodType): fc.Arbitrary<unknown> {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) {
    return fc.oneof(scalars, near(schema.unwrap() as z.ZodType));
  }
  if (schema instanceof z.ZodArray) {
    const list = fc.array(near(schema.element as z.ZodType), { maxLength: 3 });
    return fc.oneof({ weight: 4, arbitrary: list }, { weight: 1, arbitrary: scalars });
  }
  if (schema instanceof z.ZodObject) {
    const shape: Record<string, fc.Arbitrary<unknown>> = {};
    for (const [key, member] of Object.entries(schema.shape))
      shape[key] = near(member as z.ZodType);
    const right = fc.record(shape, { requiredKeys: [] });
    const more = fc.tuple(right, scalars).map(([one, lain]) => ({ ...one, lain }));
    return fc.oneof({ weight: 8, arbitrary: right }, more, scalars);
  }
  if (schema instanceof z.ZodEnum) return fc.oneof(fc.constantFrom(...schema.options), scalars);
  return scalars;
}

test.each(bodies())('%s: says what zod says', (_name, schema) => {
  const quick = quickTest(schema);
  fc.assert(
    fc.property(near(schema), (value) => quick(value) === schema.safeParse(value).success),
    { numRuns: 60, seed: 1 },
  );
});

describe('what is right and what is not', () => {
  const schema = z.strictObject({
    hari: z.iso.date().refine((day) => day > '2000-01-01'),
    baris: z
      .array(z.strictObject({ id: z.int().min(1), nama: z.string().max(3).nullish() }))
      .min(1),
  });
  const hari = '2026-01-31';
  test.each([
    [true, { hari, baris: [{ id: 1 }, { id: 2, nama: null }, { id: 3, nama: 'abc' }] }],
    [false, { hari: '1999-01-01', baris: [{ id: 1 }] }],
    [false, { hari: '2026-02-30', baris: [{ id: 1 }] }],
    [false, { hari, baris: [] }],
    [false, { hari, baris: [{ id: 0 }] }],
    [false, { hari, baris: [{ id: 1.5 }] }],
    [false, { hari, baris: [{ id: 1, nama: 'abcd' }] }],
    [false, { hari, baris: [{ id: 1, lain: 1 }] }],
    [false, { hari, baris: { 0: { id: 1 } } }],
    [false, { hari }],
    [false, null],
  ])('%j: %j', (right, value) => {
    expect(quickTest(schema)(value)).toBe(right);
    expect(schema.safeParse(value).success).toBe(right);
  });

  test('what changes the value, or has a condition, is left to zod', () => {
    expect(quickTest(z.string().trim().min(1))('  ')).toBe(false);
    expect(quickTest(z.coerce.number())('12')).toBe(true);
    expect(quickTest(z.record(z.string().regex(/^[a-z]+$/), z.unknown()))({ A: 1 })).toBe(false);
    expect(quickTest(z.string().refine(() => false, { when: () => false }))('x')).toBe(true);
  });
});
