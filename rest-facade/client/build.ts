/**
 * Builds the package from the description that the server gives: types of every path, and where in its answers the
 * decimals stand. Into `dist/`; what is made on the way into `src/generated/`.
 */
import { execFile } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { endpointTable } from '../endpoints/index.ts';
import { openApiDocument } from '../openapi/openapi.ts';
import { rowsAndEachKind } from '../openapi/openapi_kinds.ts';

// biome-ignore lint/suspicious/noExplicitAny: a document of JSON, looked into.
type Json = any;
type Shape = 1 | string | { [key: string]: Shape };

const here = import.meta.dirname;
const generated = path.join(here, 'src/generated');
/** The import path of decimal.ts in generated files. */
const decimals = '../decimal.ts';
const JSON_TYPE = 'application/json';

const document: Json = openApiDocument(
  rowsAndEachKind(endpointTable({ docs: true })),
  JSON.parse(await readFile(path.join(here, 'package.json'), 'utf8')).version,
  () => ({}),
  '2026-01-31',
);

const type = (name: string) => ts.factory.createTypeReferenceNode(name);

/** `number` is a decimal of an answer, `number or string` a decimal of a request. */
function decimalType(schema: Json): ts.TypeNode | undefined {
  if (schema.type === 'number') return type('Decimal');
  if (`${schema.type}` === 'number,null') {
    const none = ts.factory.createLiteralTypeNode(ts.factory.createNull());
    return ts.factory.createUnionTypeNode([type('Decimal'), none]);
  }
  const types = schema.anyOf?.map((one: Json) => one.type);
  return types?.length === 2 && types[0] === 'number' && types[1] === 'string'
    ? type('DecimalInput')
    : undefined;
}

const MANY = 40;

/** The places of decimals in a schema; undefined where there are none. */
function shapeOf(schema: Json, shared: Map<string, Shape | undefined>): Shape | undefined {
  if (schema === undefined || schema === true) return undefined;
  if (schema.$ref) {
    const name = schema.$ref.split('/').at(-1);
    if (!shared.has(name)) {
      // Until it is known, so that a schema may name itself.
      shared.set(name, name);
      shared.set(name, shapeOf(document.components.schemas[name], shared));
    }
    const found = shared.get(name);
    return found === undefined || JSON.stringify(found).length < MANY ? found : name;
  }
  if (/^number(,null)?$/.test(`${schema.type}`)) return 1;
  const parts = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
  const shapes = parts.map((part: Json) => shapeOf(part, shared)).filter(Boolean);
  if (shapes.length === 1) return shapes[0];
  const whole: { [key: string]: Shape } = {};
  for (const one of shapes) Object.assign(whole, typeof one === 'string' ? shared.get(one) : one);
  const add = (key: string, part: Json) => {
    const found = part && shapeOf(part, shared);
    if (found) whole[key] = found;
  };
  for (const [key, part] of Object.entries(schema.properties ?? {})) add(key, part);
  add('*', schema.additionalProperties);
  add('[]', schema.items);
  return Object.keys(whole).length > 0 ? whole : undefined;
}

/** A parameter or an answer, also where it is one of the components. */
function sharedOr(one: Json): Json {
  const [, , group, name] = one.$ref?.split('/') ?? [];
  return name ? document.components[group][name] : one;
}

const shared = new Map<string, Shape | undefined>();
const operations: { [name: string]: Shape } = {};
const keyed: string[] = [];
for (const [address, methods] of Object.entries<Json>(document.paths)) {
  for (const [method, operation] of Object.entries<Json>(methods)) {
    const name = `${method.toUpperCase()} ${address}`;
    const good = Object.keys(operation.responses).filter((status) => status < '300');
    const answers = good.map((status) => sharedOr(operation.responses[status]));
    const schemas = answers.map(({ content }) => content?.[JSON_TYPE]?.schema);
    const shape = shapeOf({ anyOf: schemas.filter(Boolean) }, shared);
    if (shape) operations[name] = shape;
    const parameters = operation.parameters.map(sharedOr);
    if (parameters.some((one: Json) => one.name === 'Idempotency-Key')) keyed.push(name);
  }
}

await rm(path.join(here, 'dist'), { recursive: true, force: true });
await mkdir(generated, { recursive: true });
const nodes = await openapiTS(document, {
  transform: decimalType,
  inject: `import type { Decimal, DecimalInput } from '${decimals}';`,
});
await writeFile(path.join(generated, 'schema.ts'), astToString(nodes));
await writeFile(
  path.join(generated, 'shapes.ts'),
  `import type { Shape } from '${decimals}';

export const SHAPES: {
  operations: Readonly<Record<string, Shape>>;
  shared: Readonly<Record<string, Shape>>;
} = ${JSON.stringify({ operations, shared: Object.fromEntries(shared) })};

export const KEYED: ReadonlySet<string> = new Set(${JSON.stringify(keyed)});
`,
);
const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc');
await promisify(execFile)(process.execPath, [tsc, '-p', here]).catch(({ stdout }) => {
  process.stderr.write(stdout);
  process.exitCode = 1;
});
