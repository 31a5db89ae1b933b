/**
 * Says once what a made description says often: parameters, parts of schemas and answers become components.
 * The description is a third as long then, and a page shows it sooner.
 */

import type { ZodOpenApiOverride } from 'zod-openapi';

// biome-ignore lint/suspicious/noExplicitAny: a JSON document is read here, member by member.
type Json = any;

/** zod says of every whole number that JavaScript can count to it. */
export const withoutSafeBounds: ZodOpenApiOverride = ({ jsonSchema }) => {
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
};

/** Schemas shorter than this, as text, stay where they are: a reference would be no shorter. */
const LEAST = 120;

/** Gives equal things one name, derived from the wanted one, and another one to what differs. */
function makeRegistry(components: Json, kind: string) {
  const names = new Map<string, string>();
  components[kind] ??= {};
  return (value: Json, wanted: string): { $ref: string } => {
    const text = JSON.stringify(value);
    let name = names.get(text);
    if (name === undefined) {
      name = wanted;
      for (let n = 2; Object.hasOwn(components[kind], name); n += 1) name = `${wanted}${n}`;
      names.set(text, name);
      components[kind][name] = value;
    }
    return { $ref: `#/components/${kind}/${name}` };
  };
}

const pascal = (name: string): string =>
  name.replaceAll(/(?:^|[^A-Za-z0-9]+)([A-Za-z0-9])/g, (_all, first: string) =>
    first.toUpperCase(),
  );

const operationsOf = (document: Json): Json[] =>
  Object.values<Json>(document.paths).flatMap((methods) => Object.values<Json>(methods));

function counts(values: Json[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const value of values) {
    const text = JSON.stringify(value);
    found.set(text, (found.get(text) ?? 0) + 1);
  }
  return found;
}

function shareParameters(document: Json): void {
  const refer = makeRegistry(document.components, 'parameters');
  const often = counts(operationsOf(document).flatMap(({ parameters }) => parameters ?? []));
  for (const operation of operationsOf(document)) {
    operation.parameters = operation.parameters?.map((parameter: Json) =>
      (often.get(JSON.stringify(parameter)) ?? 0) > 1
        ? refer(parameter, pascal(parameter.name))
        : parameter,
    );
  }
}

/** The parts of a schema that are schemas themselves: the object that holds each, its key there, and its name. */
function partsOf(schema: Json, name: string): [holder: Json, key: string, name: string][] {
  const parts: [Json, string, string][] = [];
  for (const key of Object.keys(schema.properties ?? {})) parts.push([schema.properties, key, key]);
  for (const list of ['anyOf', 'oneOf', 'allOf', 'prefixItems']) {
    for (const key of Object.keys(schema[list] ?? [])) parts.push([schema[list], key, name]);
  }
  for (const key of ['items', 'additionalProperties']) {
    if (typeof schema[key] === 'object') parts.push([schema, key, name]);
  }
  return parts;
}

const roots = (document: Json): [holder: Json, key: string, name: string][] => [
  ...Object.entries<Json>(document.components.schemas).flatMap(([name, schema]) =>
    partsOf(schema, name),
  ),
  ...operationsOf(document).flatMap(({ requestBody, responses }) =>
    [requestBody, ...Object.values<Json>(responses)].flatMap((body) =>
      Object.values<Json>(body?.content ?? {})
        .filter(({ schema }) => schema !== undefined)
        .map((content): [Json, string, string] => [content, 'schema', 'isi']),
    ),
  ),
];

function shareSchemas(document: Json): void {
  const all: Json[] = [];
  const collect = ([holder, key, name]: [Json, string, string]): void => {
    const schema = holder[key];
    all.push(schema);
    for (const part of partsOf(schema, name)) collect(part);
  };
  for (const root of roots(document)) collect(root);
  const often = counts(all);
  const refer = makeRegistry(document.components, 'schemas');
  const replace = ([holder, key, name]: [Json, string, string]): void => {
    const schema = holder[key];
    const text = JSON.stringify(schema);
    for (const part of partsOf(schema, name)) replace(part);
    if (text.length >= LEAST && (often.get(text) ?? 0) > 1) {
      holder[key] = refer(schema, pascal(name));
    }
  };
  for (const root of roots(document)) replace(root);
}

function shareResponses(document: Json): void {
  const refer = makeRegistry(document.components, 'responses');
  const own = operationsOf(document).flatMap(({ responses }) =>
    Object.entries<Json>(responses).flatMap(([status, response]) =>
      response.$ref ? [] : [{ responses, status, response }],
    ),
  );
  const often = counts(own.map(({ response }) => response));
  for (const { responses, status, response } of own) {
    if ((often.get(JSON.stringify(response)) ?? 0) < 2) continue;
    const schema = response.content?.['application/json']?.schema?.$ref ?? '';
    responses[status] = refer(response, `${schema.split('/').at(-1) || 'Jawaban'}${status}`);
  }
}

/** Writes `anyOf: [T, null]` as one type, in place: `{"type":["number","null"], …}`. */
function foldNulls(node: Json): void {
  if (node === null || typeof node !== 'object') return;
  const [only, none] = node.anyOf ?? [];
  if (node.anyOf?.length === 2 && none.type === 'null' && typeof only.type === 'string') {
    const { anyOf: _anyOf, ...said } = node;
    const values = only.enum && { enum: [...only.enum, null] };
    delete node.anyOf;
    Object.assign(node, { ...only, ...said, type: [only.type, 'null'] }, values);
  }
  for (const part of Object.values(node)) foldNulls(part);
}

/** Replaces what occurs more than once by references to components, in place. */
export function shareComponents(document: Json): void {
  foldNulls(document.paths);
  foldNulls(document.components.schemas);
  shareParameters(document);
  shareSchemas(document);
  shareResponses(document);
}
