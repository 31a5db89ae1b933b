/** Subjects with a right document of each, their fields, and how a value of a field comes in at each door. */
import { z } from 'zod';
import { BODIES, functionsOf } from '../../rest-facade/schemas/kinds.ts';
import { KIND_NAMES, type Kind } from '../../server/answers/kinds.ts';
import type { FieldEntry } from '../../server/fields/entry.ts';
import { records } from '../../server/fields/list.ts';
import { bodyOf, makeMaster } from '../rest/cases_master.ts';
import type { World } from '../rest/world.ts';
import { bukaDunia, SAH } from '../transaksi/aturan_dokumen.ts';
import type { Doors, Verdict } from './doors.ts';
import { valuesOf } from './values.ts';

type Json = Record<string, unknown>;

/** A way to say a document, all doors of which shall judge alike. */
export type Way = {
  name: string;
  /** GraphQL takes what is judged when it is posted, so the doors may part. */
  later?: true;
  /** The fields that it takes. */
  takes(path: readonly string[], entry: FieldEntry): boolean;
  /** The document that a value is put into. */
  document: Json;
  doors: Readonly<Record<string, (doors: Doors, document: string) => Promise<Verdict>>>;
};

export type Subject = { name: string; fields: readonly Field[]; ways: readonly Way[] };
export type Field = { path: readonly string[]; entry: FieldEntry };
export type Case = { subject: Subject; way: Way; field: Field; value: string };

const post = (path: string) => (doors: Doors, body: string) => doors.rest('POST', path, body);

/** Calls a function with the document as one of its arguments. */
const called =
  (name: string, argument: string, others: Json = {}) =>
  (doors: Doors, document: string) => {
    const rest = JSON.stringify(others).slice(1, -1);
    const given = `{"${argument}": ${document}${rest === '' ? '' : `, ${rest}`}}`;
    return doors.graphql(name, given);
  };

/** Of many at once; those that are there by their code are changed. */
const upserted = (name: string, path: string, document: Json): Way => ({
  name: 'made with others',
  takes: ([field], entry) => !entry.baca && field !== 'kode',
  document: { ...document, kode: 'BARU-1' },
  doors: {
    rest: post(`/master/${path}`),
    graphql: called(`${name}_create`, 'dokumen'),
    bulk: bulk(`/master/${path}/massal`),
    upsert: called('master_upsert', 'dokumen', { entitas: name }),
  },
});

async function recordOf(world: World, list: (typeof records)[number]): Promise<Subject> {
  const { name, kunci: keyName } = list;
  const path = name.replaceAll('_', '-');
  const key = await makeMaster(world, path);
  const document = (await bodyOf(world, path)) as Json;
  const { [keyName]: _key, ...replaced } = document;
  const item = `/master/${path}/${key}`;
  const entitas = { entitas: name, kunci: `${key}` };
  const written = (_path: readonly string[], entry: FieldEntry) => !entry.baca;
  const kept = ([field]: readonly string[], entry: FieldEntry) => !entry.baca && field !== keyName;
  return {
    name,
    fields: Object.entries(list.fields).map(([field, entry]) => ({ path: [field], entry })),
    ways: [
      {
        name: 'made',
        takes: written,
        document,
        doors: { rest: post(`/master/${path}`), graphql: called(`${name}_create`, 'dokumen') },
      },
      ...(keyName === 'id' && 'kode' in list.fields && !name.startsWith('dimensi')
        ? [upserted(name, path, document)]
        : []),
      {
        name: 'changed',
        takes: kept,
        document: {},
        doors: {
          rest: (doors, body) => doors.rest('PATCH', item, body),
          graphql: called('master_patch', 'patch', entitas),
        },
      },
      {
        name: 'replaced',
        takes: kept,
        document: replaced,
        doors: {
          rest: (doors, body) => doors.rest('PUT', item, body),
          graphql: called('master_replace', 'dokumen', entitas),
        },
      },
    ],
  };
}

const bulk =
  (path: string) =>
  (doors: Doors, document: string): Promise<Verdict> =>
    doors.rest('POST', path, `{"mode": "semua", "dokumen": [${document}]}`);

/** What an object, or a row of a list, holds; nothing of any other schema. */
function inside(schema: z.ZodType): Readonly<Record<string, z.ZodType>> {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) {
    return inside(schema.unwrap() as z.ZodType);
  }
  if (schema instanceof z.ZodArray) return inside(schema.element as z.ZodType);
  if (schema instanceof z.ZodUnion) {
    return Object.assign({}, ...schema.options.map((one) => inside(one as z.ZodType)));
  }
  return schema instanceof z.ZodObject ? (schema.shape as Record<string, z.ZodType>) : {};
}

function entryOf(schema: z.ZodType): FieldEntry {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) {
    return entryOf(schema.unwrap() as z.ZodType);
  }
  if (!(schema instanceof z.ZodNumber)) return { tipe: 'khusus' };
  const { minValue, maxValue } = schema;
  return { tipe: 'bulat', min: minValue ?? undefined, maks: maxValue ?? undefined };
}

/** The fields of a body and of the rows within it, the first of each. Of their types a body says only which are whole numbers. */
const below = (schema: z.ZodType, path: readonly string[] = []): Field[] =>
  Object.entries(inside(schema)).flatMap(([name, one]): Field[] => [
    { path: [...path, name], entry: entryOf(one) },
    ...below(one, [...path, name, '0']),
  ]);

function kindOf(kind: Kind, document: Json): Subject {
  const name = functionsOf(kind);
  const takes = () => true;
  const rehearsed = `/transaksi/${kind}?simulasi=true`;
  return {
    name,
    fields: below(BODIES[kind]),
    ways: [
      {
        name: 'posted',
        takes,
        document,
        doors: {
          rest: post(rehearsed),
          graphql: called(`${name}_simulate`, 'dokumen'),
          create: called(`${name}_create`, 'dokumen'),
          bulk: bulk(`/transaksi/${kind}/massal?simulasi=true`),
          mcp: (doors, body) => doors.mcp('simulasi', `{"jenis": "${kind}", "dokumen": ${body}}`),
        },
      },
      {
        name: 'kept as a draft',
        later: true,
        takes,
        document,
        doors: {
          rest: (doors, body) =>
            doors.rest('POST', `/transaksi/${kind}`, body.replace(/^\{/, '{"draft": true, ')),
          graphql: called(`${name}_create`, 'dokumen', { draft: true }),
        },
      },
    ],
  };
}

/** Everything that the lists name. */
export async function subjectsOf(world: World): Promise<Subject[]> {
  const made: Subject[] = [];
  for (const list of records) made.push(await recordOf(world, list));
  const dunia = await bukaDunia(world.toko);
  for (const kind of KIND_NAMES) {
    const right = SAH[kind];
    if (!right) throw new Error(`no right document of ${kind}`);
    made.push(kindOf(kind, right(dunia)));
  }
  return made;
}

export const casesOf = (subjects: readonly Subject[]): Case[] =>
  subjects.flatMap((subject) =>
    subject.ways.flatMap((way) =>
      subject.fields
        .filter(({ path, entry }) => way.takes(path, entry))
        .flatMap((field) => valuesOf(field.entry).map((value) => ({ subject, way, field, value }))),
    ),
  );

const MARK = 'nilai-yang-dicoba';

/** The document with the value in its place, as JSON. */
export function documentOf({ way, field, value }: Case): string {
  const [first = '', ...below] = field.path;
  const put = (at: unknown, [key, ...rest]: readonly string[]): unknown => {
    if (key === undefined) return MARK;
    if (key === '0') return [put((at as unknown[] | undefined)?.[0], rest)];
    const found = (at ?? {}) as Json;
    return { ...found, [key]: put(found[key], rest) };
  };
  const document = { ...way.document, [first]: put(way.document[first], below) };
  return JSON.stringify(document).replace(`"${MARK}"`, () => value);
}
