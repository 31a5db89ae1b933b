/** The description under /api/docs-json, and answers held against it. */
import { createRequire } from 'node:module';
import { expect } from '@jest/globals';
import type { Answer } from '../helpers/server.ts';
import type { RowName } from './request.ts';
import type { World } from './world.ts';

type Validate = ((value: unknown) => boolean) & { errors?: unknown[] | null };
type Ajv = { addSchema(schema: object, key: string): void; getSchema(ref: string): Validate };

// The validator of OpenAPI brings the JSON schema validator of its dialect (2020-12) along.
const require = createRequire(
  createRequire(import.meta.url).resolve('express-openapi-validator/package.json'),
);
const { default: Ajv2020 } = require('ajv/dist/2020') as {
  default: new (options: object) => Ajv;
};
const addFormats = require('ajv-formats') as (ajv: Ajv) => void;

export type Content = {
  schema: { $ref?: string };
  example?: unknown;
  examples?: Record<string, { value: unknown }>;
};
export type OperationObject = {
  parameters?: { name: string; in: string; required?: boolean; schema: object }[];
  requestBody?: { content: Record<string, Content> };
  responses: Record<string, { content?: Record<string, Content> }>;
  security: object[];
};
export type Document = {
  paths: Record<string, Record<string, OperationObject>>;
  components: { schemas: Record<string, object> };
};

/** An operation with its parameters and answers in place of references. */
function whole(document: Document, operation: OperationObject): OperationObject {
  const follow = <T>(one: T): T => {
    const { $ref } = one as { $ref?: string };
    if ($ref === undefined) return one;
    const steps = $ref.split('/').slice(1);
    return steps.reduce(
      (at, key) => (at as Record<string, unknown>)[key],
      document as unknown,
    ) as T;
  };
  const { parameters, responses } = operation;
  return {
    ...operation,
    ...(parameters && { parameters: parameters.map(follow) }),
    responses: Object.fromEntries(
      Object.entries(responses).map(([status, one]) => [status, follow(one)]),
    ),
  };
}

export type Description = {
  document: Document;
  operation(row: RowName): OperationObject;
  /** What checks a body of JSON that a row takes (`requestBody`) or answers (`responses/200`). */
  validator(row: RowName, part: string): Validate;
  /** The answer's status is described, and its body is as described. */
  expectDescribed(row: RowName, answer: Pick<Answer, 'status' | 'text' | 'headers'>): void;
};

export async function readDescription({ server }: Pick<World, 'server'>): Promise<Description> {
  const document = (await server.rest().get('/api/docs-json')).body as Document;
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats(ajv);
  ajv.addSchema(document, 'doc');
  /** The method and the path of a row as it is described: of some of transactions, once for each kind that does it. */
  const placeOf = (row: RowName): [string, string] => {
    const [method = '', path = ''] = row.split(' ');
    const named = ['penjualan', 'kas-bank', 'order-penjualan'].map((kind) =>
      `/api${path}`.replace('{jenis}', kind),
    );
    const known = named.find((one) => one in document.paths) ?? `/api${path}`;
    return [method.toLowerCase(), known];
  };
  const operation = (row: RowName) => {
    const [method, path] = placeOf(row);
    const found = document.paths[path]?.[method];
    if (!found) throw new Error(`${row} is not described`);
    return whole(document, found);
  };
  const pointer = (text: string) => text.replaceAll('~', '~0').replaceAll('/', '~1');
  const validator = (row: RowName, part: string) => {
    const [method, path] = placeOf(row);
    const written = document.paths[path]?.[method];
    const [, status = ''] = part.split('/');
    const shared = (written?.responses[status] as { $ref?: string } | undefined)?.$ref?.slice(1);
    const place = shared ?? `/paths/${pointer(path)}/${method}/${part}`;
    return ajv.getSchema(`doc#${place}/content/application~1json/schema`);
  };
  return {
    document,
    operation,
    validator,
    expectDescribed(row, { status, text, headers }) {
      const described = operation(row).responses[String(status)];
      if (!described) throw new Error(`${row} answered ${status}, which is not described: ${text}`);
      if (!described.content) {
        expect(text).toBe('');
        return;
      }
      // Streams and files have a media type and no schema.
      const type = `${headers.get('content-type')}`.split(';', 1)[0] ?? '';
      if (type !== 'application/json') {
        expect(Object.keys(described.content)).toContain(type);
        expect(text).not.toBe('');
        return;
      }
      const validate = validator(row, `responses/${status}`);
      if (validate(JSON.parse(text))) return;
      const wrong = JSON.stringify(validate.errors?.slice(0, 5), null, 1);
      throw new Error(`${row} answered ${status} ${text.slice(0, 1000)}\n${wrong}`);
    },
  };
}

const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const NAMES: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  409: 'Conflict',
  410: 'Gone',
  412: 'Precondition Failed',
  413: 'Payload Too Large',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Entity',
  429: 'Too Many Requests',
  503: 'Service Unavailable',
};

/** An error in the form of the specification: status, code, messages (an array for 400), name, time, path, id. */
export function expectError(answer: Answer, status: number, code?: string): string[] {
  if (answer.status !== status) {
    throw new Error(`${status} expected, got ${answer.status}: ${answer.text.slice(0, 1000)}`);
  }
  const { body } = answer;
  expect(Object.keys(body).sort()).toEqual(
    ['code', 'error', 'message', 'path', 'request_id', 'statusCode', 'timestamp'].sort(),
  );
  expect(body).toMatchObject({ statusCode: status, error: NAMES[status] });
  expect(body.timestamp).toMatch(TIME);
  expect(Math.abs(Date.parse(body.timestamp) - Date.now())).toBeLessThan(60_000);
  expect(body.path).toMatch(/^\/[^?]*$/);
  expect(body.code).toMatch(/^[A-Z0-9]{5}$/);
  if (code !== undefined) expect(`${body.code} ${body.message}`).toMatch(new RegExp(`^${code} `));
  expect(answer.headers.get('x-request-id')).toBeTruthy();
  const messages: string[] = status === 400 ? body.message : [body.message];
  expect(messages.length).toBeGreaterThan(0);
  for (const message of messages) {
    expect(typeof message).toBe('string');
    if (status === 400) expect(message).toMatch(/^.*?: ./s);
    // Nothing of SQL, of PostgreSQL's own texts, or of a stack.
    expect(message).not.toMatch(
      /\b(select|insert|relation|constraint|column|pg_\w+|erp_private|t_t[0-9a-f]{10})\b|at .*\.ts/i,
    );
  }
  return messages;
}
