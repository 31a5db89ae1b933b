/** What an entity of master data is, how its fields are accepted, and the schemas of bodies that follow from them. */
import { z } from 'zod';
import {
  bilanganBulat,
  boolean,
  pilihan,
  tanggal,
  teks,
  teksWajib,
} from '../../server/answers/fields.ts';
import { MASTER, type MasterName } from '../../server/answers/master.ts';
import { pascal } from '../../server/answers/names.ts';
import { sentence } from '../../server/base/sentences.ts';
import { showsSomething } from '../../server/base/shown_text.ts';
import {
  codeHint,
  type FieldEntry,
  filled,
  isDecimal,
  isSearched,
  mayBeNull,
  type RecordList,
} from '../../server/fields/list.ts';
import { atribut, desimal, dimensi, id } from './fields.ts';
import type { FilterCheck } from './list_query.ts';

/** One field of a record; how it is answered is said in server/answers/master.ts. */
export type Field = {
  /** How it is accepted in a body; absent: the database fills it. */
  input?: z.ZodType;
  /** How a patch takes it, where that is another form. */
  patched?: z.ZodType;
  required?: boolean;
  /** May be set to null by a patch and answered as null. */
  nullable?: boolean;
  searchable?: boolean;
  filter: FilterCheck;
  /** Not a value that rows are ordered by. */
  unordered?: true;
  /** Kept beside the record, in rows of their own. */
  beside?: true;
  /** Shown in lists when it is asked for. */
  asked?: true;
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

const FILTERS: Partial<Record<FieldEntry['tipe'], FilterCheck['kind']>> = {
  bulat: 'integer',
  id: 'integer',
  tanggal: 'date',
  boolean: 'boolean',
  dimensi: 'none',
  objek: 'none',
  daftar: 'none',
  waktu: 'none',
  khusus: 'none',
};

function filterOf(name: string, { tipe, kata = [] }: FieldEntry): FilterCheck {
  if (name === 'aktif') return { kind: 'choice', values: ['true', 'false', 'semua'] };
  if (tipe === 'pilihan') return { kind: 'choice', values: kata };
  const kind = isDecimal(tipe) ? 'decimal' : (FILTERS[tipe] ?? 'text');
  return { kind } as FilterCheck;
}

const kodePattern = (max: number): RegExp =>
  new RegExp(`^[^\\u0000-\\u001f\\u007f-\\u009f]{1,${max}}$`, 'u');

/** A code: made by the database where it is not given and need not be. */
function kode(entry: FieldEntry): z.ZodType {
  const { wajib, masukan, maks = 0, pola: form, contoh } = entry;
  return z
    .string()
    .refine(showsSomething, { error: () => sentence('kosong') })
    .regex(form === undefined ? kodePattern(maks) : new RegExp(form, 'u'), {
      error: codeHint(entry),
    })
    .meta({
      description: masukan ?? (wajib ? 'Kode' : 'Kode; dibuat otomatis bila kosong'),
      example: `${contoh}`,
    });
}

/** A list is taken with the words that it is answered with. */
function daftar(answer: z.ZodType, words: string, { maks = 0, contoh }: FieldEntry): z.ZodType {
  return z
    .array((answer as z.ZodArray).element as z.ZodType)
    .max(maks)
    .meta({ description: words, ...(contoh === undefined ? {} : { example: contoh }) });
}

function inputOf(entry: FieldEntry, words: string, answer: z.ZodType): z.ZodType {
  const { tipe, min = 0, maks = 0, lebih, kata = [] } = entry;
  const example = entry.contoh as string | undefined;
  if (isDecimal(tipe)) {
    return desimal(tipe, words, lebih === undefined ? 'not_negative' : 'positive');
  }
  switch (tipe) {
    case 'kode':
      return kode(entry);
    case 'nama':
      return teksWajib(words, maks, example);
    case 'kode_rujukan':
      return teksWajib(words, 40, example);
    case 'pilihan':
      return pilihan(words, kata as [string, ...string[]]);
    case 'bulat':
      return bilanganBulat(words, min, maks);
    case 'id':
      return id(words);
    case 'tanggal':
      return tanggal(words);
    case 'boolean':
      return boolean(words).meta({ example: entry.contoh ?? false });
    case 'dimensi':
      return dimensi(words);
    case 'objek':
      return atribut();
    case 'daftar':
      return daftar(answer, words, entry);
    default:
      return teks(words, maks, example);
  }
}

/** How a field of a list is taken, sought and ordered by. */
function fieldOf(list: RecordList, name: string, entry: FieldEntry): Field {
  const { tipe, baca, wajib } = entry;
  const answer = MASTER[list.name].fields[name] as z.ZodType;
  const input = baca ? undefined : inputOf(entry, filled(entry.id ?? '', list, entry), answer);
  const filter = filterOf(name, entry);
  return {
    ...(input && { input }),
    required: wajib ?? false,
    nullable: mayBeNull(entry),
    searchable: isSearched(entry),
    filter,
    ...(filter.kind === 'none' && tipe !== 'waktu' && { unordered: true as const }),
  };
}

/** The entity that a list of fields says. `own` are fields that no list can say. */
export function entityOf(list: RecordList, own: Readonly<Record<string, Field>> = {}): Entity {
  const { name, label, judul, kunci: key, contoh, contoh_ubah } = list;
  const fields = Object.entries(list.fields).map(([field, entry]): [string, Field] => [
    field,
    own[field] ?? fieldOf(list, field, entry),
  ]);
  return {
    name,
    key,
    path: name.replaceAll('_', '-'),
    label: judul ?? `${label.charAt(0).toUpperCase()}${label.slice(1)}`,
    fields: { ...(key === 'id' && { id: idField }), ...Object.fromEntries(fields) },
    extraFilters: list.saring,
    wholeByDefault: list.utuh,
    ...(contoh && { example: contoh }),
    ...(contoh_ubah && { patchExample: contoh_ubah }),
    deletes: list.terhapus ? 'menghapus' : 'menonaktifkan',
  };
}

const idField: Field = { filter: { kind: 'integer' } };

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
  for (const [field, { input, patched = input, nullable }] of inputs(entity)) {
    if (field === entity.key) continue;
    shape[field] = nullable ? patched.nullish() : patched.optional();
  }
  const nama = entity.example?.nama ?? entity.fields.nama?.input?.meta()?.example;
  const example = entity.patchExample ?? { nama };
  return z.strictObject(shape).meta({ id: `${pascal(entity.name)}Ubah`, example });
}
