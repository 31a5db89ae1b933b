/** What an entity of master data is, how its fields are accepted, and the schemas of bodies that follow from them. */
import { z } from 'zod';
import { MASTER, type MasterName } from '../../server/answers/master.ts';
import { pascal } from '../../server/answers/names.ts';
import {
  type FieldEntry,
  filled,
  isDecimal,
  isSearched,
  mayBeNull,
} from '../../server/fields/entry.ts';
import { type RecordList, relatedNames } from '../../server/fields/list.ts';
import { atribut } from './fields.ts';
import { inputOf } from './input.ts';
import type { FilterCheck } from './list_query.ts';
import { documentBody } from './validation.ts';

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
  /** Fields of the records that it names, which its list shows when they are asked for. */
  related: readonly string[];
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

/** How a field of a list is taken, sought and ordered by. */
function fieldOf(list: RecordList, name: string, entry: FieldEntry): Field {
  const { tipe, baca, wajib } = entry;
  const answer = MASTER[list.name].fields[name] as z.ZodType;
  const taken = () =>
    tipe === 'objek' ? atribut() : inputOf(entry, filled(entry.id ?? '', list, entry), answer);
  const input = baca ? undefined : taken();
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
    related: relatedNames(name),
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

/** One schema by its name, however many rows take it: two cannot have the same. */
const bodies = new Map<string, z.ZodObject>();

/** The body of a create, and of a replacement where the identifying code comes from the path. */
export function createBody(entity: Entity, replacing = false): z.ZodObject {
  const id = `${pascal(entity.name)}${replacing ? 'Ganti' : 'Baru'}`;
  const body = bodies.get(id) ?? makeBody(entity, id, replacing);
  bodies.set(id, body);
  return body;
}

function makeBody(entity: Entity, id: string, replacing: boolean): z.ZodObject {
  const shape: Record<string, z.ZodType> = {};
  for (const [field, { input, required }] of inputs(entity)) {
    if (replacing && field === entity.key) continue;
    shape[field] = required ? input : input.nullish();
  }
  const { [entity.key]: _, ...replacement } = entity.example ?? {};
  const example = replacing ? replacement : entity.example;
  return documentBody(z.strictObject(shape).meta({ id, ...(entity.example && { example }) }));
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
