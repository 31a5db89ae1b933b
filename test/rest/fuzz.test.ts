/** Requests made from the description itself, some good, most broken: no 5xx, nothing undescribed, errors in form. */
import { beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  type Description,
  type Document,
  expectError,
  type OperationObject,
  readDescription,
} from './description.ts';
import { ask, type Request } from './request.ts';
import { openWorld } from './world.ts';

const SEED = 20_261_121;
const REQUESTS_PER_ROW = 5;

type Schema = {
  $ref?: string;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  minimum?: number;
  maxLength?: number;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
};

/** What has broken servers before. */
const NASTY: readonly unknown[] = [
  null,
  '',
  ' ',
  '\u0000',
  '\ud800',
  'infinity',
  '-infinity',
  'NaN',
  '0000-00-00',
  "'; drop table barang; --",
  '$' + '{jndi:x}',
  '%s%n',
  '../../etc/passwd',
  '𝕏'.repeat(300),
  '1e400',
  '9007199254740993',
  '-0',
  0,
  -1,
  1.5,
  2 ** 53,
  2 ** 63,
  1e308,
  5e-324,
  true,
  [],
  {},
  [[[]]],
  { toString: 1, constructor: null },
  '__proto__',
];

const nasty = fc.oneof(fc.constantFrom(...NASTY), fc.jsonValue({ maxDepth: 2 }));

/** Twenty numbers from a schema's least one on, which may itself be large: a year. */
const smallInteger = (min: number) => fc.integer({ min, max: min + 20 });

/** Values of a schema, one in six of them not. */
function anyValue(document: Document, schema: Schema, depth = 0): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 5, arbitrary: goodValue(document, schema, depth) },
    { weight: 1, arbitrary: nasty },
  );
}

function goodValue(document: Document, schema: Schema, depth: number): fc.Arbitrary<unknown> {
  if (schema.$ref) {
    const name = schema.$ref.split('/').at(-1) ?? '';
    return goodValue(document, (document.components.schemas[name] ?? {}) as Schema, depth);
  }
  const choices = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (choices) return fc.oneof(...choices.map((one) => goodValue(document, one, depth)));
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const [type] = [schema.type].flat();
  switch (type) {
    case 'object':
      return objectOf(document, schema, depth);
    case 'array':
      if (depth > 3) return fc.constant([]);
      return fc.array(anyValue(document, schema.items ?? {}, depth + 1), { maxLength: 3 });
    case 'integer':
      return fc.oneof(smallInteger(schema.minimum ?? 0), fc.maxSafeNat());
    case 'number':
      return fc.oneof(fc.integer({ min: 0, max: 1000 }), fc.double({ noNaN: true }));
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'string':
      if (schema.format === 'date')
        return fc.constantFrom('2025-02-01', '2025-02-30', '2026-01-31');
      return fc.oneof(
        fc.string({ maxLength: 40 }),
        fc.string({ unit: 'binary' }),
        fc.constant('1101'),
      );
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

function objectOf(document: Document, schema: Schema, depth: number): fc.Arbitrary<unknown> {
  const { properties = {}, required = [] } = schema;
  const model = Object.fromEntries(
    Object.entries(properties).map(([name, one]) => [name, anyValue(document, one, depth + 1)]),
  );
  // Mostly whole: a request that fails on its first missing key tests little.
  return fc.oneof(
    { weight: 4, arbitrary: fc.record(model, { requiredKeys: required }) },
    { weight: 1, arbitrary: fc.record(model, { requiredKeys: [] }) },
  );
}

const text = (value: unknown): string =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed();

function requestOf(document: Document, operation: OperationObject): fc.Arbitrary<Request> {
  const named = (place: string) => (operation.parameters ?? []).filter((one) => one.in === place);
  const values = (place: string, required: boolean) =>
    fc.record(
      Object.fromEntries(
        named(place).map(({ name, schema }) => {
          // An unknown kind is an unknown path: 404, which tests nothing.
          const arbitrary =
            name === 'jenis'
              ? goodValue(document, schema, 0)
              : anyValue(document, schema as Schema, 0);
          return [name, arbitrary.map(text)];
        }),
      ),
      required ? {} : { requiredKeys: [] },
    );
  const schema = operation.requestBody?.content['application/json']?.schema;
  const body = schema
    ? fc.oneof(
        { weight: 8, arbitrary: anyValue(document, schema as Schema) },
        { weight: 1, arbitrary: fc.json().map((json) => json.slice(0, -1)) },
      )
    : fc.constant(undefined);
  return fc
    .record({ params: values('path', true), query: values('query', false), body })
    .map(({ params, query, body }) => {
      // An empty segment makes another path.
      const filled = Object.entries(params).map(([name, value]) => [
        name,
        value === '' ? '0' : value,
      ]);
      return { params: Object.fromEntries(filled), query, body };
    }) as fc.Arbitrary<Request>;
}

const world = openWorld();
let description: Description;
beforeAll(async () => {
  description = await readDescription(world);
});

test('requests made from the description', async () => {
  const { document, expectDescribed } = description;
  const statuses = new Map<number, number>();
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const method of Object.keys(methods)) {
      const name = `${method.toUpperCase()} ${path.slice('/api'.length)}`;
      const operation = description.operation(name);
      // Signing out would end the session that all cases share; the other answers a page in HTML.
      if (['DELETE /auth/sesi', 'GET /cetak/periksa/{kode}'].includes(name)) continue;
      const property = fc.asyncProperty(requestOf(document, operation), async (request) => {
        const answer = await ask(world, name, world.tokens.admin, request);
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
        if (answer.status >= 500) throw new Error(`${answer.status} ${answer.text}`);
        expectDescribed(name, answer);
        if (answer.status >= 400) expectError(answer, answer.status);
      });
      try {
        await fc.assert(property, { seed: SEED, numRuns: REQUESTS_PER_ROW });
      } catch (error) {
        const { message, cause } = error as Error;
        throw new Error(`${name}: ${message}\n${(cause as Error | undefined)?.message}`);
      }
    }
  }
  // The generator makes requests that succeed and requests that are refused.
  expect(statuses.get(200) ?? 0).toBeGreaterThan(50);
  expect(statuses.get(400) ?? 0).toBeGreaterThan(50);
});
