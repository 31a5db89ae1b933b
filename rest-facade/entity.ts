/** What an entity of master data is, how its fields are made, and the schemas that follow from them. */
import { z } from 'zod';
import {
  angka,
  atribut,
  bilanganBulat,
  boolean,
  type DecimalKind,
  desimal,
  id,
  idHasil,
  pilihan,
  pola,
  tanggal,
  tanggalHasil,
  teks,
  teksHasil,
  teksWajib,
  waktu,
} from './fields.ts';
import type { FilterCheck } from './list_query.ts';

/** One field of a record. */
export type Field = {
  /** How it is accepted in a body; absent: the database fills it. */
  input?: z.ZodType;
  /** How it is answered. */
  output: z.ZodType;
  required?: boolean;
  /** May be set to null by a patch and answered as null. */
  nullable?: boolean;
  searchable?: boolean;
  filter: FilterCheck;
};

export type Entity = {
  /** Path segment, and the entity's part of an idempotency key. */
  path: string;
  /** Name in the enum `entitas_master` and of its functions. */
  name: string;
  label: string;
  key: 'id' | 'kode';
  fields: Readonly<Record<string, Field>>;
  computed: Readonly<Record<string, z.ZodType>>;
  /** Filters that are query parameters of their own too. */
  extraFilters: readonly string[];
  /** The list is whole unless `page` or `per_page` is given. */
  wholeByDefault: boolean;
  /** What DELETE does, for the description. */
  deletes: 'menonaktifkan' | 'menghapus';
};

export const text = (description: string, max: number, example?: string): Field => ({
  input: teks(description, max, example),
  output: teksHasil(description, example),
  nullable: true,
  searchable: true,
  filter: { kind: 'text' },
});

export const name = (description: string, max: number, example: string): Field => ({
  input: teksWajib(description, max, example),
  output: teksHasil(description, example),
  required: true,
  searchable: true,
  filter: { kind: 'text' },
});

/** A code that the database makes when it is absent. */
export const code = (max: number, example: string): Field => ({
  input: pola('Kode; dibuat otomatis bila kosong', kodePattern(max), kodeHint(max), example),
  output: teksHasil('Kode', example),
  searchable: true,
  filter: { kind: 'text' },
});

/** A code that the client must give. */
export const requiredCode = (max: number, example: string): Field => ({
  ...code(max, example),
  input: pola('Kode', kodePattern(max), kodeHint(max), example),
  required: true,
});

function kodePattern(max: number): RegExp {
  return new RegExp(`^[^\\u0000-\\u001f\\u007f-\\u009f]{1,${max}}$`);
}

function kodeHint(max: number): string {
  return `1 sampai ${max} huruf tanpa karakter kendali`;
}

export const reference = (description: string, required = false): Field => ({
  input: id(description),
  output: idHasil(description),
  required,
  nullable: !required,
  filter: { kind: 'integer' },
});

export const codeReference = (description: string, example: string, required = false): Field => ({
  input: teksWajib(description, 40, example),
  output: teksHasil(description, example),
  required,
  nullable: !required,
  filter: { kind: 'text' },
});

export const decimal = (
  kind: DecimalKind,
  description: string,
  required = false,
  positive = false,
): Field => ({
  input: desimal(kind, description, positive ? 'positive' : 'not_negative'),
  output: angka(description),
  required,
  nullable: !required,
  filter: { kind: 'decimal' },
});

export const choice = <const T extends readonly [string, ...string[]]>(
  description: string,
  values: T,
  more: Pick<Field, 'required' | 'nullable'> = {},
): Field => ({
  input: pilihan(description, values),
  output: pilihan(description, values),
  ...more,
  filter: { kind: 'choice', values },
});

export const whole = (description: string, min: number, max: number): Field => ({
  input: bilanganBulat(description, min, max),
  output: idHasil(description),
  filter: { kind: 'integer' },
});

export const day = (description: string): Field => ({
  input: tanggal(description),
  output: tanggalHasil(description),
  nullable: true,
  filter: { kind: 'date' },
});

/** A day that an action of its own sets. */
export const readOnlyDay = (description: string): Field => ({
  output: tanggalHasil(description),
  nullable: true,
  filter: { kind: 'date' },
});

export const flag = (description: string): Field => ({
  input: boolean(description),
  output: boolean(description),
  filter: { kind: 'boolean' },
});

export const idField: Field = { output: idHasil('Nomor pengenal'), filter: { kind: 'integer' } };

/** What every record has besides its own fields. */
export const common: Record<string, Field> = {
  aktif: {
    ...flag('Masih dipakai'),
    filter: { kind: 'choice', values: ['true', 'false', 'semua'] },
  },
  atribut: { input: atribut(), output: atribut(), filter: { kind: 'none' } },
  dibuat_pada: { output: waktu('Waktu dibuat, UTC'), filter: { kind: 'none' } },
  diubah_pada: { output: waktu('Waktu terakhir diubah, UTC'), filter: { kind: 'none' } },
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
  return z
    .strictObject(shape)
    .meta({ id: `${pascal(entity.name)}${replacing ? 'Ganti' : 'Baru'}` });
}

/** The body of a patch: any field but the identifying code; null clears a field that may be empty. */
export function patchBody(entity: Entity): z.ZodObject {
  const shape: Record<string, z.ZodType> = {};
  for (const [field, { input, nullable }] of inputs(entity)) {
    if (field === entity.key) continue;
    shape[field] = nullable ? input.nullish() : input.optional();
  }
  return z.strictObject(shape).meta({ id: `${pascal(entity.name)}Ubah` });
}

/** A whole record as GET answers it. */
export function recordSchema(entity: Entity): z.ZodObject {
  const shape: Record<string, z.ZodType> = {};
  for (const [field, { output, nullable }] of Object.entries(entity.fields)) {
    shape[field] = nullable ? output.nullable() : output;
  }
  return z.object(shape).meta({ id: pascal(entity.name) });
}

/** A row of a list: the fields that were asked for, computed ones and `atribut.<key>` among them. */
export function rowSchema(entity: Entity): z.ZodType {
  const shape: Record<string, z.ZodType> = {};
  for (const [field, { output, nullable }] of Object.entries(entity.fields)) {
    shape[field] = (nullable ? output.nullable() : output).optional();
  }
  for (const [field, output] of Object.entries(entity.computed)) shape[field] = output.optional();
  return z.looseObject(shape).meta({ id: `${pascal(entity.name)}Baris` });
}

export function pascal(snake: string): string {
  return snake.replace(/(?:^|[_-])([a-z])/g, (_all, letter: string) => letter.toUpperCase());
}
