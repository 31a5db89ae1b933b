import type { PgCodec } from '@dataplan/pg';
import type { Step } from 'grafast';
import type { GraphQLOutputType } from 'graphql';
import { EXPORTABLE } from 'postgraphile/graphile-build';
import {
  type AnswerField,
  type AnswerRoot,
  type AnswerType,
  answerTypeDefinitions,
} from '../../../answers/graphql_types.ts';
import { kataOf } from '../../../answers/kata.ts';
import { pascal } from '../../../answers/names.ts';
import {
  documentEntries,
  documentList,
  documentText,
  documentValue,
  wholeDocument,
} from '../document_step.ts';
import { camel, snake } from '../names.ts';
import { tableOf } from './aggregates_plugin.ts';
import { isDocument } from './functions_plugin.ts';

const { objects, enums, roots, parts } = answerTypeDefinitions();

/**
 * Shows the JSON of functions, composites and columns with the types of `server/answers`. A type that is a whole
 * answer has a field `json` too: all of it, untouched. An answer that is a list is `{isi, json}`.
 */
export const AnswersPlugin: GraphileConfig.Plugin = {
  name: 'AnswersPlugin',
  version: '1.0.0',
  after: ['FunctionsPlugin'],
  schema: {
    hooks: {
      init(init, build) {
        for (const { name, values } of enums) {
          const spec = {
            values: Object.fromEntries(values.map(({ name, value }) => [name, { value }])),
          };
          build.registerEnumType(name, {}, () => spec, 'an enum of answers');
        }
        for (const one of objects)
          register(build, one.name, one.description, () => fieldsOf(build, one));
        for (const [name, { type }] of lists) {
          register(build, name, undefined, () => ({
            isi: {
              description: 'Jawabannya',
              type: listOf(build, { type, list: 'items' }),
              plan: wholePlan,
            },
            json: wholeField(build),
          }));
        }
        return init;
      },
      GraphQLObjectType_fields_field(field, build, { scope }) {
        const { fieldName, isRootQuery, isMutationPayload, pgTypeResource, pgCodec } = scope;
        const answer = isRootQuery
          ? rootTypes.get(fieldName)
          : isMutationPayload && fieldName === 'result'
            ? rootTypes.get(camel(pgTypeResource?.name ?? ''))
            : undefined;
        if (answer !== undefined) return { ...field, type: build.getOutputTypeByName(answer) };
        const attribute = scope.pgFieldAttribute;
        if (!attribute || !scope.isPgClassType || !pgCodec) return field;
        const column = columnOf(pgCodec, attribute);
        const part = parts.get(`${tableOf(pgCodec)}.${column}`);
        if (!part) return field;
        const { GraphQLNonNull, isNonNullType } = build.graphql;
        const type = listOf(build, part);
        return {
          ...field,
          type: isNonNullType(field.type) ? new GraphQLNonNull(type as never) : type,
          ...(!isDocument(build, pgCodec) && { plan: columnPlan(column) }),
        };
      },
    },
  },
};

/** The types of answers that are lists, by their names. */
const lists = new Map(
  [...roots].flatMap(([name, root]) => (root.list === 'no' ? [] : [[pascal(name), root] as const])),
);
/** The name of the type of a root field. */
const rootTypes: ReadonlyMap<string, string> = new Map(
  [...roots].map(([name, { type, list }]) => [camel(name), list === 'no' ? type : pascal(name)]),
);
const wholes: ReadonlySet<string> = new Set(rootTypes.values());

/**
 * The words for a type that has none of its own: which answers it is, or is a part of. Types of answers speak
 * Indonesian.
 */
function whereItStands(name: string): string {
  const whole = fieldsAnswering((type) => type === name);
  if (whole.length > 0) return `Jawaban ${enumeration(whole)}`;
  const within = fieldsAnswering((type) => partsOf(type).has(name));
  return `Bagian dari jawaban ${enumeration(within)}`;
}

const fieldsAnswering = (accepts: (type: string) => boolean): string[] =>
  [...rootTypes].flatMap(([field, type]) => (accepts(type) ? [field] : [])).sort();

/** All types within a type, however deep. */
function partsOf(name: string, found = new Set<string>()): ReadonlySet<string> {
  const inner = lists.get(name)?.type;
  const fields = objects.find((one) => one.name === name)?.fields ?? [];
  for (const type of inner === undefined ? fields.map((one) => one.type) : [inner]) {
    if (found.has(type)) continue;
    found.add(type);
    partsOf(type, found);
  }
  return found;
}

function enumeration(names: readonly string[]): string {
  const [first = 'sebuah laporan', second, ...others] = names;
  if (second === undefined) return first;
  return others.length === 0 ? `${first} atau ${second}` : `${first}, ${second} atau lainnya`;
}

type Fields = Record<string, { description?: string; type: GraphQLOutputType; plan?: Plan }>;
type Plan = ($parent: Step) => Step;

function register(
  build: GraphileBuild.Build,
  name: string,
  description: string | undefined,
  fields: () => Fields,
): void {
  const spec = { description: description ?? whereItStands(name), fields };
  build.registerObjectType(name, {}, () => spec as never, 'a type of answers');
}

function fieldsOf(build: GraphileBuild.Build, { name, fields }: AnswerType): Fields {
  const own = fields.map((field) => {
    const description = field.description ?? kataOf(name, field.name);
    const type = listOf(build, field);
    const plan = planOf(field);
    const { GraphQLNonNull } = build.graphql;
    return [
      field.name,
      {
        ...(description !== undefined && { description }),
        type: field.nullable ? type : new GraphQLNonNull(type as never),
        ...(plan && { plan }),
      },
    ] as const;
  });
  return Object.fromEntries(wholes.has(name) ? [...own, ['json', wholeField(build)]] : own);
}

/** Grafast asks a step of a document for `json` itself. */
const wholeField = (build: GraphileBuild.Build) => ({
  description: 'Seluruh dokumen, seperti ditulis basis data',
  type: build.getOutputTypeByName('JSON'),
});

function listOf(build: GraphileBuild.Build, { type, list }: AnswerRoot): GraphQLOutputType {
  const { GraphQLList, GraphQLNonNull } = build.graphql;
  const one = build.getOutputTypeByName(type);
  if (list === 'no') return one;
  return new GraphQLList(list === 'items' ? new GraphQLNonNull(one as never) : one);
}

const wholePlan = EXPORTABLE(
  (wholeDocument) => ($parent: Step) => wholeDocument($parent),
  [wholeDocument],
  'listOfAnswer',
);

const columnPlan = (column: string): Plan =>
  EXPORTABLE(
    (column, wholeDocument) => ($row: Step) =>
      wholeDocument(($row as Step & { get(column: string): Step }).get(column)),
    [column, wholeDocument],
  );

/** Undefined where Grafast finds the key by itself. */
function planOf({ name, key, form }: AnswerField): Plan | undefined {
  if (form === 'value') {
    if (snake(name) === key) return undefined;
    return EXPORTABLE(
      (documentValue, key) => ($parent: Step) => documentValue($parent, key),
      [documentValue, key],
    );
  }
  if (form === 'entries') {
    return EXPORTABLE(
      (documentEntries, key) => ($parent: Step) => documentEntries($parent, key),
      [documentEntries, key],
    );
  }
  if (form === 'text') {
    return EXPORTABLE(
      (documentText, key) => ($parent: Step) => documentText($parent, key),
      [documentText, key],
    );
  }
  return EXPORTABLE(
    (documentList, key) => ($parent: Step) => documentList($parent, key),
    [documentList, key],
  );
}

function columnOf(codec: PgCodec, attribute: unknown): string {
  const [column = ''] =
    Object.entries(codec.attributes ?? {}).find(([, one]) => one === attribute) ?? [];
  return column;
}
