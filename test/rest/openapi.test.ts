/** The description as somebody meets it who writes a client from it: whole, with examples that are true. */
import { createRequire } from 'node:module';
import { beforeAll, expect, test } from '@jest/globals';
import { endpointTable } from '../../rest-facade/endpoints/index.ts';
import { errorStatuses, openApiDocument } from '../../rest-facade/openapi.ts';
import { exampleDay } from '../../rest-facade/openapi_dates.ts';

const require = createRequire(
  createRequire(import.meta.url).resolve('express-openapi-validator/package.json'),
);
type Validate = ((value: unknown) => boolean) & { errors?: unknown };
const { default: Ajv2020 } = require('ajv/dist/2020') as {
  default: new (
    options: object,
  ) => {
    addSchema(schema: object, key: string): void;
    getSchema(ref: string): Validate;
  };
};
const addFormats = require('ajv-formats') as (ajv: object) => void;

// biome-ignore lint/suspicious/noExplicitAny: a document of JSON, looked into.
type Json = any;

const table = endpointTable({ docs: true }).filter(({ hidden }) => !hidden);
let document: Json;
let validator: InstanceType<typeof Ajv2020>;
let operations: { name: string; pointer: string; operation: Json }[];

/** What a reference stands for. */
const follow = (one: Json): Json =>
  one?.$ref === undefined
    ? one
    : one.$ref
        .split('/')
        .slice(1)
        .reduce((at: Json, key: string) => at[key], document);

/** An operation with its parameters and answers in place of references. */
const whole = (operation: Json): Json => ({
  ...operation,
  parameters: operation.parameters?.map(follow),
  responses: Object.fromEntries(
    Object.entries(operation.responses).map(([status, one]) => [status, follow(one)]),
  ),
});

const escaped = (text: string) => text.replaceAll('~', '~0').replaceAll('/', '~1');

beforeAll(() => {
  document = JSON.parse(JSON.stringify(openApiDocument(table, '0')));
  // Each schema sees a few examples: code for it is made fast rather than well.
  const code = { optimize: false };
  validator = new Ajv2020({ strict: false, allErrors: true, inlineRefs: false, code });
  addFormats(validator);
  validator.addSchema(document, 'doc');
  operations = Object.entries<Json>(document.paths).flatMap(([path, methods]) =>
    Object.entries<Json>(methods).map(([method, operation]) => ({
      name: `${method.toUpperCase()} ${path}`,
      pointer: `/paths/${escaped(path)}/${method}`,
      operation: whole(operation),
    })),
  );
});

/** What is wrong with the examples of one body. */
function wrongExamples(place: string, pointer: string, content: Json): string[] {
  const examples: unknown[] = content.examples
    ? Object.values<Json>(content.examples).map(({ value }) => value)
    : [content.example];
  // What is shared is compiled once.
  const validate = validator.getSchema(
    `doc${content.schema.$ref ?? `#${pointer}/content/application~1json/schema`}`,
  );
  return examples.flatMap((example) => {
    if (example === undefined) return [`${place}: no example`];
    if (validate(example)) return [];
    return [`${place}: ${JSON.stringify(validate.errors).slice(0, 400)}`];
  });
}

test('every endpoint is described, and says in words what it does', () => {
  expect(operations.map(({ name }) => name).sort()).toEqual(
    table.map(({ method, path }) => `${method} /api${path}`).sort(),
  );
  const silent = operations.filter(
    ({ operation: { summary, description, tags, operationId } }) =>
      !(summary && description && tags?.length === 1 && operationId),
  );
  expect(silent.map(({ name }) => name)).toEqual([]);
  const ids = operations.map(({ operation }) => operation.operationId);
  expect(new Set(ids).size).toBe(ids.length);
});

test('every body that is sent or answered has an example, true to its own schema', () => {
  const wrong = operations.flatMap(({ name, pointer, operation }) => {
    const body = operation.requestBody?.content['application/json'];
    const found = body ? wrongExamples(`${name} body`, `${pointer}/requestBody`, body) : [];
    for (const [status, response] of Object.entries<Json>(operation.responses)) {
      const content = response.content?.['application/json'];
      const shared =
        document.paths[name.split(' ')[1] ?? '']?.[name.split(' ')[0]?.toLowerCase() ?? ''];
      const reference = shared?.responses[status].$ref;
      const place = reference?.slice(1) ?? `${pointer}/responses/${status}`;
      if (content) found.push(...wrongExamples(`${name} ${status}`, place, content));
    }
    return found;
  });
  expect(wrong).toEqual([]);
});

test('the examples of the 22 kinds are shown by name', () => {
  const body =
    document.paths['/api/transaksi/{jenis}'].post.requestBody.content['application/json'];
  expect(Object.keys(body.examples)).toHaveLength(22);
  expect(body.examples.PenjualanBaru.value).toMatchObject({ detail: expect.any(Array) });
});

test('every parameter has a description, and an example, a default, or a list of its values', () => {
  const bare = operations.flatMap(({ name, operation }) =>
    (operation.parameters ?? []).flatMap((parameter: Json) => {
      const { schema, description, example } = parameter;
      const shown =
        example ??
        schema.example ??
        schema.examples?.[0] ??
        schema.default ??
        schema.enum ??
        schema.const;
      // The description belongs to the parameter: the page shows none of a schema.
      return description && (shown !== undefined || schema.type === 'boolean')
        ? []
        : [`${name}: ${parameter.in} ${parameter.name}`];
    }),
  );
  expect(bare).toEqual([]);
});

test('every status that an endpoint may answer is described, in words and with an example of its own', () => {
  for (const endpoint of table) {
    const name = `${endpoint.method} /api${endpoint.path}`;
    const { operation } = operations.find((one) => one.name === name) as Json;
    const { responses, security } = operation;
    const wanted = [...errorStatuses(endpoint)];
    if (endpoint.right !== 'publik')
      expect(wanted).toEqual(expect.arrayContaining([401, 429, 500, 503]));
    if (endpoint.body) expect(wanted).toEqual(expect.arrayContaining([400, 413, 415]));
    expect(security.length > 0).toBe(endpoint.right !== 'publik');
    for (const status of wanted) {
      const { description, content } = responses[status];
      expect(description).toBeTruthy();
      expect(content['application/json'].example).toMatchObject({ statusCode: status });
    }
    expect(responses[endpoint.status]).toBeDefined();
  }
});

test('the page fills in only what a request must have', () => {
  const filled = operations.flatMap(({ name, operation }) =>
    (operation.parameters ?? []).flatMap(({ required, example, schema, ...parameter }: Json) =>
      !required && (example ?? schema.example) !== undefined ? [`${name}: ${parameter.name}`] : [],
    ),
  );
  expect(filled).toEqual([]);
});

test('the control: an example that breaks its schema, and a body without one, are seen', () => {
  const { pointer, operation } = operations.find(({ name }) => name === 'POST /api/draft') as Json;
  const content = operation.requestBody.content['application/json'];
  const place = `${pointer}/requestBody`;
  expect(wrongExamples('x', place, { ...content, example: { jenis: 1 } })).toHaveLength(1);
  expect(wrongExamples('x', place, { schema: content.schema })).toEqual(['x: no example']);
});

test('what is said often is said once', () => {
  const written = Object.values<Json>(document.paths).flatMap((methods) =>
    Object.values<Json>(methods),
  );
  const parameters = written.flatMap((operation) => operation.parameters ?? []);
  const alone = parameters
    .filter(({ $ref }) => $ref === undefined)
    .map((one) => JSON.stringify(one));
  expect(alone).toHaveLength(new Set(alone).size);
  for (const { responses } of written) {
    for (const [status, answer] of Object.entries<Json>(responses)) {
      if (Number(status) >= 400) expect(answer.$ref).toMatch(/^#\/components\/responses\/Galat/);
    }
  }
});

test('examples are of the day on which they are shown', () => {
  const made = JSON.stringify(openApiDocument(table, '0', () => ({}), '2031-05-17'));
  const sale =
    JSON.parse(made).paths['/api/transaksi/{jenis}'].post.requestBody.content['application/json']
      .examples.PenjualanBaru.value;
  expect(sale.tanggal).toBe('2031-05-17');
  expect(made).not.toContain('"2026-01-31"');
  expect(made).toContain('"2029-12-31"');
  // The tenants' day begins seven hours before that of UTC.
  expect(exampleDay(new Date('2031-05-16T17:00:00Z'))).toBe('2031-05-17');
  expect(exampleDay(new Date('2031-05-16T16:59:59Z'))).toBe('2031-05-16');
});
