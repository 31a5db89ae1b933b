/** The description as somebody meets it who writes a client from it: whole, with examples that are true. */
import { createRequire } from 'node:module';
import { beforeAll, expect, test } from '@jest/globals';
import { endpointTable } from '../../rest-facade/endpoints/index.ts';
import { errorStatuses, openApiDocument } from '../../rest-facade/openapi.ts';

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

const escaped = (text: string) => text.replaceAll('~', '~0').replaceAll('/', '~1');

beforeAll(() => {
  document = JSON.parse(JSON.stringify(openApiDocument(table, '0')));
  validator = new Ajv2020({ strict: false, allErrors: true });
  addFormats(validator);
  validator.addSchema(document, 'doc');
  operations = Object.entries<Json>(document.paths).flatMap(([path, methods]) =>
    Object.entries<Json>(methods).map(([method, operation]) => ({
      name: `${method.toUpperCase()} ${path}`,
      pointer: `/paths/${escaped(path)}/${method}`,
      operation,
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
      const place = `${pointer}/responses/${status}`;
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
      const said = description ?? schema.description;
      return said && (shown !== undefined || schema.type === 'boolean')
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
      expect(content['application/json'].example).toMatchObject({
        statusCode: status,
        path: `/api${endpoint.path}`,
      });
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
