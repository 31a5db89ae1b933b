/** Fields of bodies and answers whose schemas say no words get those for their names. */

import { kataOf } from '../../server/answers/kata.ts';
import { pascal } from '../../server/answers/names.ts';
import { camel } from '../../server/graphql/schema/names.ts';

// biome-ignore lint/suspicious/noExplicitAny: a JSON schema is read here, member by member.
type Json = any;

/** Puts the words into the document, wherever it describes an object. */
export function addWords(document: Json): void {
  const resolve = (schema: Json): Json =>
    schema?.$ref === undefined
      ? schema
      : document.components.schemas[String(schema.$ref).split('/').at(-1) ?? ''];
  const says = (schema: Json): boolean => {
    const { description, anyOf, oneOf, allOf } = resolve(schema) ?? {};
    return Boolean(schema.description ?? description) || (anyOf ?? oneOf ?? allOf ?? []).some(says);
  };
  const walk = (node: Json, place: string): void => {
    if (node === null || typeof node !== 'object') return;
    const fields = Object.entries<Json>(isSchema(node) ? node.properties : {});
    for (const [key, field] of fields) {
      const word = says(field) ? undefined : kataOf(place, camel(key));
      if (word !== undefined) field.description = word;
      walk(field, place + pascal(key));
    }
    for (const [key, inner] of Object.entries<Json>(node)) {
      if (key !== 'properties' || fields.length === 0) walk(inner, place);
    }
  };
  for (const [name, schema] of Object.entries<Json>(document.components?.schemas ?? {})) {
    walk(schema, name);
  }
  walk(document.paths, '');
}

const isSchema = ({ type, properties }: Json): boolean =>
  type === 'object' && typeof properties === 'object';
