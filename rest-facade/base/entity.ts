/** What an entity of master data is, how its fields are accepted, and the schemas of bodies that follow from them. */
import { z } from 'zod';
import {
  bilanganBulat,
  boolean,
  pilihan,
  pola,
  tanggal,
  teks,
  teksWajib,
} from '../../server/answers/fields.ts';
import { MASTER, type MasterName } from '../../server/answers/master.ts';
import { atribut, type DecimalKind, desimal, dimensi, id } from './fields.ts';
import type { FilterCheck } from './list_query.ts';

/** One field of a record; how it is answered is said in server/answers/master.ts. */
export type Field = {
  /** How it is accepted in a body; absent: the database fills it. */
  input?: z.ZodType;
  required?: boolean;
  /** May be set to null by a patch and answered as null. */
  nullable?: boolean;
  searchable?: boolean;
  filter: FilterCheck;
  /** Not a value that rows are ordered by. */
  unordered?: true;
  /** Kept beside the record, in rows of their own. */
  beside?: true;
};

export type Entity = {
  /** Path segment, and the entity's part of an idempotency key. */
  path: string;
  /** Name in the enum `entitas_master` and of its functions. */
  name: MasterName;
  label: string;
  key: 'id' | 'kode';
  fields: Readonly<Record<string, Field>>;
  /** Filters that are query parameters of their own too. */
  extraFilters: readonly string[];
  /** The list is whole unless `page` or `per_page` is given. */
  wholeByDefault: boolean;
  /** A body to make one, where the fields' examples do not go together; it works on the demo data. */
  example?: Readonly<Record<string, unknown>>;
  /** What a PATCH changes in its example: a name, where it says nothing else. */
  patchExample?: Readonly<Record<string, unknown>>;
  /** What DELETE does, for the description. */
  deletes: 'menonaktifkan' | 'menghapus';
};

/** An entity as it is written: without what all have, nor what most are. */
export type Said = Pick<Entity, 'name' | 'label' | 'fields' | 'example' | 'patchExample'> &
  Partial<Pick<Entity, 'extraFilters' | 'wholeByDefault' | 'deletes'>>;

export function entityOf({ fields, ...said }: Said): Entity {
  const key = 'id' in MASTER[said.name].fields ? 'id' : 'kode';
  return {
    key,
    path: said.name.replaceAll('_', '-'),
    extraFilters: [],
    wholeByDefault: false,
    deletes: 'menonaktifkan',
    ...said,
    fields: { ...(key === 'id' && { id: idField }), ...fields, ...common },
  };
}

/** What an answer says of a field, for its input. */
function said(output: z.ZodType): { description: string; example: string | undefined } {
  const inner = output instanceof z.ZodNullable ? (output.unwrap() as z.ZodType) : output;
  const { description = '', example } = inner.meta() ?? {};
  return { description, example: example as string | undefined };
}

const nullableOf = (output: z.ZodType) => ({ nullable: output instanceof z.ZodNullable });

export const text = (output: z.ZodType, max: number): Field => ({
  input: teks(said(output).description, max, said(output).example),
  ...nullableOf(output),
  searchable: true,
  filter: { kind: 'text' },
});

export const name = (output: z.ZodType, max: number): Field => ({
  input: teksWajib(said(output).description, max, said(output).example),
  required: true,
  searchable: true,
  filter: { kind: 'text' },
});

/** A code that the database makes when it is absent. */
export const code = (output: z.ZodType, max: number): Field => ({
  input: pola(
    'Kode; dibuat otomatis bila kosong',
    kodePattern(max),
    kodeHint(max),
    `${said(output).example}`,
  ),
  searchable: true,
  filter: { kind: 'text' },
});

/** A code that the client must give. */
export const requiredCode = (output: z.ZodType, max: number): Field => ({
  ...code(output, max),
  input: pola('Kode', kodePattern(max), kodeHint(max), `${said(output).example}`),
  required: true,
});

function kodePattern(max: number): RegExp {
  return new RegExp(`^[^\\u0000-\\u001f\\u007f-\\u009f]{1,${max}}$`);
}

function kodeHint(max: number): string {
  return `1 sampai ${max} huruf tanpa karakter kendali`;
}

export const reference = (output: z.ZodType): Field => ({
  input: id(said(output).description),
  required: !nullableOf(output).nullable,
  ...nullableOf(output),
  filter: { kind: 'integer' },
});

export const codeReference = (output: z.ZodType): Field => ({
  input: teksWajib(said(output).description, 40, said(output).example),
  required: !nullableOf(output).nullable,
  ...nullableOf(output),
  filter: { kind: 'text' },
});

export const decimal = (
  output: z.ZodType,
  kind: DecimalKind,
  { required = false, positive = false } = {},
): Field => ({
  input: desimal(kind, said(output).description, positive ? 'positive' : 'not_negative'),
  required,
  ...nullableOf(output),
  filter: { kind: 'decimal' },
});

export const choice = (output: z.ZodType, more: Pick<Field, 'required'> = {}): Field => {
  const values = (output instanceof z.ZodNullable ? output.unwrap() : output) as z.ZodEnum;
  const options = values.options as [string, ...string[]];
  return {
    input: pilihan(said(output).description, options),
    ...nullableOf(output),
    ...more,
    filter: { kind: 'choice', values: options },
  };
};

export const whole = (output: z.ZodType, min: number, max: number): Field => ({
  input: bilanganBulat(said(output).description, min, max),
  filter: { kind: 'integer' },
});

export const day = (output: z.ZodType): Field => ({
  input: tanggal(said(output).description),
  ...nullableOf(output),
  filter: { kind: 'date' },
});

/** A day that an action of its own sets. */
export const readOnlyDay: Field = { nullable: true, filter: { kind: 'date' } };

export const flag = (output: z.ZodType): Field => ({
  input: boolean(said(output).description).meta({ example: said(output).example }),
  filter: { kind: 'boolean' },
});

/** Texts, or words of a closed set. */
export const list = (output: z.ZodArray, max: number): Field => ({
  input: z
    .array(output.element as z.ZodType)
    .max(max)
    .meta(said(output)),
  filter: { kind: 'none' },
  unordered: true,
});

/** Values of dimensions that documents take by default. */
export const defaults = (output: z.ZodType): Field => ({
  input: dimensi(said(output).description),
  filter: { kind: 'none' },
  unordered: true,
});

const idField: Field = { filter: { kind: 'integer' } };

/** What every record has besides its own fields. */
const common: Record<string, Field> = {
  aktif: {
    ...flag(MASTER.barang.fields.aktif),
    filter: { kind: 'choice', values: ['true', 'false', 'semua'] },
  },
  atribut: { input: atribut(), filter: { kind: 'none' }, unordered: true },
  dibuat_pada: { filter: { kind: 'none' } },
  diubah_pada: { filter: { kind: 'none' } },
};

function inputs(entity: Entity): [string, Field & { input: z.ZodType }][] {
  return Object.entries(entity.fields).filter(
    (entry): entry is [string, Field & { input: z.ZodType }] => entry[1].input !== undefined,
  );
}

/** The body of a create, and of a replacement where the identifying code comes from the path. */
export function createBody(entity: Entity, replacing = false): z.ZodObject {
  const shape: Record<string, z.ZodType> = {};
  for (const [field, { input, required }] of inputs(entity)) {
    if (replacing && field === entity.key) continue;
    shape[field] = required ? input : input.nullish();
  }
  const { name, key } = entity;
  const { [key]: _, ...replacement } = entity.example ?? {};
  const example = replacing ? replacement : entity.example;
  return z.strictObject(shape).meta({
    id: `${pascal(name)}${replacing ? 'Ganti' : 'Baru'}`,
    ...(entity.example && { example }),
  });
}

/** The body of a patch: any field but the identifying code; null clears a field that may be empty. */
export function patchBody(entity: Entity): z.ZodObject {
  const shape: Record<string, z.ZodType> = {};
  for (const [field, { input, nullable }] of inputs(entity)) {
    if (field === entity.key) continue;
    shape[field] = nullable ? input.nullish() : input.optional();
  }
  const nama = entity.example?.nama ?? entity.fields.nama?.input?.meta()?.example;
  const example = entity.patchExample ?? { nama };
  return z.strictObject(shape).meta({ id: `${pascal(entity.name)}Ubah`, example });
}

export function pascal(snake: string): string {
  return snake.replace(/(?:^|[_-])([a-z])/g, (_all, letter: string) => letter.toUpperCase());
}
