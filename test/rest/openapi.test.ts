/** The description is complete for writing clients, with examples (that they are true: contract.test.ts). */
import { beforeAll, expect, test } from '@jest/globals';
import { endpointTable } from '../../rest-facade/endpoints/index.ts';
import { errorStatuses, openApiDocument } from '../../rest-facade/openapi/openapi.ts';
import { exampleDay } from '../../rest-facade/openapi/openapi_dates.ts';
import { rowsByKind } from '../../rest-facade/openapi/openapi_kinds.ts';
import { KIND_NAMES, KINDS, type Kind } from '../../server/answers/kinds.ts';

// biome-ignore lint/suspicious/noExplicitAny: a document of JSON, looked into.
type Json = any;

const TODAY = '2031-05-17';
const table = rowsByKind(endpointTable({ docs: true }).filter(({ hidden }) => !hidden));
let document: Json;
let operations: { name: string; operation: Json }[];

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

beforeAll(() => {
  document = JSON.parse(JSON.stringify(openApiDocument(table, '0', () => ({}), TODAY)));
  operations = Object.entries<Json>(document.paths).flatMap(([path, methods]) =>
    Object.entries<Json>(methods).map(([method, operation]) => ({
      name: `${method.toUpperCase()} ${path}`,
      operation: whole(operation),
    })),
  );
});

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

/** The fields of a schema, and of all that it is made of. */
const fieldsOf = (schema: Json): string[] => {
  const { properties = {}, allOf = [] } = follow(schema);
  return [...Object.keys(properties), ...allOf.flatMap(fieldsOf)];
};

test('what differs by kind has a path for each, with its body and its answer', () => {
  const of = (kind: Kind) => document.paths[`/api/transaksi/${kind}`].post.requestBody.content;
  expect(of('penjualan')['application/json']).toMatchObject({
    schema: { $ref: '#/components/schemas/PenjualanBaru' },
    example: { detail: expect.any(Array) },
  });
  expect(new Set(KIND_NAMES.map((kind) => JSON.stringify(of(kind)))).size).toBe(22);
  const answered = (kind: string) => {
    const parts: Json[] = document.components.schemas[`${kind}Detail`].allOf.map(follow);
    const { items } = parts.find(({ properties }) => properties.detail).properties.detail;
    return [...parts.flatMap(fieldsOf), ...fieldsOf(items)];
  };
  for (const field of ['order_baris_id', 'nomor_transaksi', 'barang_id']) {
    expect(answered('Penjualan')).toContain(field);
  }
  expect(answered('Penjualan')).not.toContain('periode');
  expect(answered('Penyusutan')).toContain('periode');
  expect(answered('Penyusutan')).not.toContain('order_baris_id');
});

test('what does not stands once, for the kinds that do it', () => {
  const kindsAt = (path: string): string[] =>
    Object.values<Json>(document.paths[`/api/transaksi/{jenis}${path}`]).flatMap(
      (operation) =>
        whole(operation).parameters.find(({ name }: Json) => name === 'jenis').schema.enum,
    );
  expect(kindsAt('/{id}/void')).toEqual(KIND_NAMES.flatMap((kind) => [kind, KINDS[kind].kode]));
  expect(kindsAt('/{id}/terima')).toEqual(['kas-bank', 'KB', 'transfer-stok', 'PL']);
  const both = Object.keys(document.paths).filter((path) => {
    const [, kind = '', rest = ''] = /^.api.transaksi.([a-z-]+)(.*)$/.exec(path) ?? [];
    return `/api/transaksi/{jenis}${rest}` in document.paths && kindsAt(rest).includes(kind);
  });
  expect(both).toEqual([]);
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

test('every field of a body or an answer has a description', () => {
  const says = (schema: Json): boolean => {
    const { description, anyOf, oneOf, allOf } = follow(schema) ?? {};
    return Boolean(schema.description ?? description) || (anyOf ?? oneOf ?? allOf ?? []).some(says);
  };
  const silent = new Set<string>();
  const look = (node: Json, at: string): void => {
    if (node === null || typeof node !== 'object') return;
    const fields: Json = node.type === 'object' ? (node.properties ?? {}) : {};
    for (const [key, field] of Object.entries<Json>(fields)) {
      if (!says(field)) silent.add(`${at}.${key}`);
    }
    for (const [key, inner] of Object.entries<Json>(node)) look(inner, `${at}.${key}`);
  };
  look(document.components.schemas, 'schemas');
  look(document.paths, 'paths');
  expect([...silent]).toEqual([]);
  const { Meta, Kesehatan, Tenant } = document.components.schemas;
  expect(Meta.properties.paginate.description).toBe('Apakah dibagi ke halaman');
  expect(Kesehatan.properties.versi.description).toBe('Versi server');
  expect(Tenant.properties.aktif.description).toBe('Apakah tenant dilayani');
});

test('examples of imports and webhooks agree with themselves', () => {
  const example = (path: string) =>
    follow(document.paths[path].get.responses[200]).content['application/json'].example;
  expect(example('/api/impor/{id}')).toMatchObject({
    ...{ jenis: 'barang', nama_berkas: 'barang.xlsx', bentuk: 'xlsx' },
  });
  expect(example('/api/pengaturan/webhook/{id}').peristiwa).toEqual(['transaksi.diposting']);
});

test('what may be refused to an address too often says 429, and a tenant without room for files 409', () => {
  const answers = (name: string) =>
    Object.keys(operations.find((one) => one.name === name)?.operation.responses ?? {});
  for (const one of table.filter(({ perAddress }) => perAddress)) {
    expect(answers(`${one.method} /api${one.path}`)).toContain('429');
  }
  expect(answers('POST /api/lampiran')).toContain('409');
});

test('every status that an endpoint may answer is described, in words and with an example of its own', () => {
  const named = new Map(operations.map(({ name, operation }) => [name, operation]));
  const faults = table.flatMap((endpoint) => {
    const name = `${endpoint.method} /api${endpoint.path}`;
    const { responses, security } = named.get(name);
    const signedIn = endpoint.right !== 'publik';
    const wanted = [...errorStatuses(endpoint)];
    const shown = (status: number) =>
      responses[status]?.description &&
      responses[status].content['application/json'].example.statusCode === status;
    const missing = [
      ...(signedIn ? [401, 429, 500, 503] : []),
      ...(endpoint.body ? [400, 413, 415] : []),
    ].filter((status) => !wanted.includes(status));
    return [
      ...missing.map((status) => `${name}: may not answer ${status}`),
      ...wanted.filter((status) => !shown(status)).map((status) => `${name}: ${status}`),
      ...(responses[endpoint.status] ? [] : [`${name}: no answer`]),
      ...(security.length > 0 === signedIn ? [] : [`${name}: who may ask`]),
    ];
  });
  expect(faults).toEqual([]);
});

test('the page fills in only what a request must have', () => {
  const filled = operations.flatMap(({ name, operation }) =>
    (operation.parameters ?? []).flatMap(({ required, example, schema, ...parameter }: Json) =>
      !required && (example ?? schema.example) !== undefined ? [`${name}: ${parameter.name}`] : [],
    ),
  );
  expect(filled).toEqual([]);
});

test('parameters and errors that several operations share are described once', () => {
  const written = Object.values<Json>(document.paths).flatMap((methods) =>
    Object.values<Json>(methods),
  );
  const parameters = written.flatMap((operation) => operation.parameters ?? []);
  const alone = parameters
    .filter(({ $ref }) => $ref === undefined)
    .map((one) => JSON.stringify(one));
  expect(alone).toHaveLength(new Set(alone).size);
  const errors = written.flatMap(({ responses }) =>
    Object.entries<Json>(responses).flatMap(([status, { $ref }]) =>
      Number(status) >= 400 ? [String($ref)] : [],
    ),
  );
  expect(errors.length).toBeGreaterThan(1000);
  expect(errors.filter((one) => !one.startsWith('#/components/responses/Galat'))).toEqual([]);
});

test('examples are of the day on which they are shown', () => {
  const made = JSON.stringify(document);
  const sale =
    document.paths['/api/transaksi/penjualan'].post.requestBody.content['application/json'].example;
  expect(sale.tanggal).toBe(TODAY);
  expect(made).not.toContain('"2026-01-31"');
  expect(made).toContain('"2029-12-31"');
  // The tenants' day begins seven hours before that of UTC.
  expect(exampleDay(new Date('2031-05-16T17:00:00Z'))).toBe(TODAY);
  expect(exampleDay(new Date('2031-05-16T16:59:59Z'))).toBe('2031-05-16');
});
