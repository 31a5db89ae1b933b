/** Holds a real answer against the types that GraphQL shows it with. */
import type { GraphQLSchema } from 'graphql';
import { isEnumType } from 'graphql';
import {
  type AnswerField,
  type AnswerRoot,
  answerTypeDefinitions,
} from '../../server/answers/graphql_types.ts';

const DAY = /^\d{4}-\d\d-\d\d$/;
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const decimal = (value: unknown) => typeof value === 'number';

/** Whether a JSON value is one of a scalar. */
export const SCALARS: Readonly<Record<string, (value: unknown) => boolean>> = {
  Int: (value) => Number.isInteger(value) && Math.abs(value as number) < 2 ** 31,
  BigInt: (value) => Number.isSafeInteger(value),
  Uang: decimal,
  Kuantitas: decimal,
  HargaSatuan: decimal,
  BigFloat: decimal,
  Boolean: (value) => typeof value === 'boolean',
  // A text may also come as a number, where a key is an id in one answer and a month in another.
  String: (value) => typeof value === 'string' || typeof value === 'number',
  Date: (value) => typeof value === 'string' && DAY.test(value),
  Datetime: (value) => typeof value === 'string' && TIME.test(value),
  UUID: (value) => typeof value === 'string' && UUID.test(value),
  JSON: (value) => typeof value === 'object',
};

/** Keeps in mind which fields it has met with a value. */
export function makeJudge(schema: GraphQLSchema) {
  const { objects, enums } = answerTypeDefinitions();
  const typeOf = new Map(objects.map((one) => [one.name, one]));
  const valuesOf = new Map(enums.map(({ name, values }) => [name, values.map((one) => one.value)]));
  const met = new Set<string>();

  const one = (value: unknown, type: string, path: string): string[] => {
    const object = typeOf.get(type);
    if (object) return fields(value, object.name, object.fields, path);
    const inDatabase = schema.getType(type);
    const values =
      valuesOf.get(type) ??
      (isEnumType(inDatabase) ? inDatabase.getValues().map((each) => each.value as string) : null);
    const good = values ? values.includes(`${value}`) : SCALARS[type]?.(value);
    return good ? [] : [`${path}: ${JSON.stringify(value)} is no ${type}`];
  };

  const fields = (
    value: unknown,
    name: string,
    known: readonly AnswerField[],
    path: string,
  ): string[] => {
    if (value === null || typeof value !== 'object' || Array.isArray(value)) {
      return [`${path}: ${JSON.stringify(value)} is no ${name}`];
    }
    const document = value as Record<string, unknown>;
    const keys = new Set(known.map(({ key }) => key));
    const strange = Object.keys(document).filter((key) => !keys.has(key));
    return [
      ...strange.map((key) => `${path}.${key}: not a field of ${name}`),
      ...known.flatMap((field) => {
        const part = document[field.key];
        const at = `${path}.${field.key}`;
        if (part === null || part === undefined) return field.nullable ? [] : [`${at}: missing`];
        met.add(`${name}.${field.key}`);
        return many(formed(part, field), field, at);
      }),
    ];
  };

  const many = (value: unknown, { type, list }: AnswerRoot, path: string): string[] => {
    if (list === 'no') return one(value, type, path);
    if (!Array.isArray(value)) return [`${path}: no list`];
    return value.flatMap((item, n) =>
      item === null && list === 'nullableItems' ? [] : one(item, type, `${path}[${n}]`),
    );
  };

  return {
    /** What of an answer is not as described, by paths. */
    mistakes: (value: unknown, root: AnswerRoot) => many(value, root, ''),
    met,
  };
}

function formed(value: unknown, { form }: AnswerField): unknown {
  if (form === 'oneOrMany') return Array.isArray(value) ? value : [value];
  if (form !== 'entries') return value;
  return Object.entries(value as object).map(([kunci, nilai]) => ({ kunci, nilai }));
}
