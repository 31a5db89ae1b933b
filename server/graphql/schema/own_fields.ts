/**
 * Fields that our own operations may ask and clients may not: the data from which reports are printed (`erp.ekspor_…`).
 * Some are lists without an end, whose rows are read as texts (rows.ts). They stand beside the fields that everybody
 * sees.
 */
import './environment.ts';
import type { PgCodec, PgResource } from '@dataplan/pg';
import type { FieldArgs, Step } from 'grafast';
import {
  type GraphQLFieldConfig,
  type GraphQLFieldConfigMap,
  type GraphQLInputType,
  GraphQLList,
  GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  isInputType,
} from 'graphql';
import { type AnswerType, answerTypeDefinitions } from '../../answers/graphql_types.ts';
import { pascal } from '../../answers/names.ts';
import { callFunction } from './function_step.ts';
import { registry } from './generated/schema.js';
import { camel, ownReport } from './names.ts';

/** `rows`: the function whose rows the field lists. `key`: the key of the field's value in a row's document. */
export type FieldExtensions = { rows?: PgResource; key?: string };

/**
 * The fields of the functions `erp.ekspor_…`. An argument has its type in `laporan_…`. Rows have the fields of `data`
 * in the answer of `laporan_…`, or those of `OWN_ROWS`; all of them are texts.
 *
 * @throws Error for a function whose rows no known answer describes, or that takes an argument of an unknown type
 */
export function ownFields(schema: GraphQLSchema): GraphQLFieldConfigMap<unknown, unknown> {
  const rowTypeOf = rowTypes(schema);
  const fields: GraphQLFieldConfigMap<unknown, unknown> = {};
  for (const resource of Object.values(registry.pgResources)) {
    const report = ownReport(resource.name);
    if (report === undefined) continue;
    const known = schema.getQueryType()?.getFields()[camel(`laporan_${report}`)]?.args ?? [];
    const args = Object.fromEntries(
      (resource.parameters ?? []).map(({ name: parameter, codec }) => {
        const name = camel(parameter as string);
        const same = known.find((one) => one.name === name);
        return [name, { type: same?.type ?? inputType(schema, codec) }];
      }),
    );
    fields[camel(resource.name)] = {
      args,
      ...(resource.isUnique
        ? documentField(schema, resource)
        : {
            type: new GraphQLList(rowTypeOf(report)),
            extensions: { rows: resource } satisfies FieldExtensions,
          }),
    };
  }
  return fields;
}

function documentField(
  schema: GraphQLSchema,
  resource: PgResource,
): GraphQLFieldConfig<unknown, unknown> {
  const plan = (_root: Step, args: FieldArgs) => callFunction(resource, args);
  return { type: schema.getType('JSON') as GraphQLOutputType, extensions: { grafast: { plan } } };
}

/** An enum is called as in the database. */
const INPUTS: Readonly<Record<string, string>> = {
  bool: 'Boolean',
  date: 'Date',
  int8: 'BigInt',
  json: 'JSON',
  text: 'String',
  timestamptz: 'Datetime',
};

function inputType(schema: GraphQLSchema, { name, arrayOfCodec }: PgCodec): GraphQLInputType {
  if (arrayOfCodec) return new GraphQLList(inputType(schema, arrayOfCodec));
  const type = schema.getType(INPUTS[name] ?? pascal(name));
  if (!isInputType(type)) throw new Error(`no type of GraphQL for an argument of type ${name}`);
  return type;
}

/** Fields of rows that no report has. An export of everything knows its columns itself. */
const OWN_ROWS: Readonly<Record<string, readonly string[]>> = { semua_baris: ['sel'] };

/** Makes the types of rows, by the name of the report. */
function rowTypes(schema: GraphQLSchema): (report: string) => GraphQLObjectType {
  const text = schema.getType('String') as GraphQLOutputType;
  const { objects, roots } = answerTypeDefinitions();
  const known = new Map(objects.map((one) => [one.name, one]));
  const made = (name: string, { fields }: AnswerType): GraphQLObjectType =>
    new GraphQLObjectType({
      name,
      fields: Object.fromEntries(
        fields.flatMap(({ name: field, key, type, list, description = null }) => {
          const inner = known.get(type);
          // A single object is no column of a file; a list of objects gives lines of its own.
          if (inner && list === 'no') return [];
          const lines = inner && new GraphQLList(made(`${name}_${field}`, inner));
          const extensions: FieldExtensions = { key };
          return [[field, { type: lines ?? text, description, extensions }]];
        }),
      ),
    });
  return (report) => {
    const own = OWN_ROWS[report];
    if (own) {
      const field = (key: string) => [key, { type: text, extensions: { key } }] as const;
      return new GraphQLObjectType({
        name: `Ekspor_${report}`,
        fields: Object.fromEntries(own.map(field)),
      });
    }
    const answer = known.get(roots.get(`laporan_${report}`)?.type ?? '');
    const row = known.get(answer?.fields.find(({ key }) => key === 'data')?.type ?? '');
    if (!row) throw new Error(`no answer says what the rows of ekspor_${report} are`);
    return made(`Ekspor_${report}`, row);
  };
}
