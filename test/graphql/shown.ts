/**
 * What GraphQL must answer where a function wrote a document: each leaf from the document itself, by the schemas of
 * answers, and not by the plans of the fields.
 */
import {
  type GraphQLObjectType,
  type GraphQLOutputType,
  getNullableType,
  isEnumType,
  isListType,
  isObjectType,
} from 'graphql';
import { type AnswerForm, answerTypeDefinitions } from '../../server/answers/graphql_types.ts';
import { rawNumber } from '../../server/base/json_text.ts';
import { snake } from '../../server/graphql/schema/names.ts';
import { NUMBERS, ownFields } from './operation.ts';

const fieldsOf = new Map(
  answerTypeDefinitions().objects.map(({ name, fields }) => [
    name,
    new Map(fields.map((one) => [one.name, one])),
  ]),
);

/** A document, parsed with all its digits, as GraphQL shows all of it. */
export function shown(type: GraphQLOutputType, value: unknown): unknown {
  if (value === null || value === undefined) return null;
  const nullable = getNullableType(type);
  if (isListType(nullable)) {
    return (value as unknown[]).map((item) => shown(nullable.ofType, item));
  }
  if (isObjectType(nullable)) return shownObject(nullable, value);
  if (isEnumType(nullable)) {
    const names = new Map(nullable.getValues().map((one) => [String(one.value), one.name]));
    return names.get(String(value)) ?? `no ${nullable.name}: ${value}`;
  }
  const { name } = nullable;
  if (NUMBERS.has(name)) return rawNumber(value) ?? String(value);
  return name === 'String' ? (rawNumber(value) ?? String(value)) : value;
}

function shownObject(type: GraphQLObjectType, value: unknown): Record<string, unknown> {
  const document = value as Record<string, unknown>;
  const known = fieldsOf.get(type.name);
  return Object.fromEntries(
    ownFields(type).map(({ name, type }) => {
      if (name === 'json') return [name, value];
      const field = known?.get(name);
      // GraphQL wraps an answer that is a list in `isi`.
      if (!field && Array.isArray(value)) return [name, shown(type, value)];
      return [name, shown(type, formed(document[field?.key ?? snake(name)], field?.form))];
    }),
  );
}

function formed(value: unknown, form: AnswerForm | undefined): unknown {
  if (value === null || value === undefined) return null;
  if (form === 'oneOrMany') return Array.isArray(value) ? value : [value];
  if (form !== 'entries') return value;
  return Object.entries(value).map(([kunci, nilai]) => ({ kunci, nilai }));
}
