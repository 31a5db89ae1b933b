/**
 * Schemas of reports in which each amount becomes several figures: those of another report beside it, or one a column.
 */
import { z } from 'zod';
import { graphqlNotes } from './fields.ts';
import { laporanMeta } from './laporan.ts';

/** Words for parts of a statement whose own schemas have no description. */
const BAGIAN: Readonly<Record<string, string>> = {
  aset: 'Aset',
  kewajiban: 'Kewajiban',
  ekuitas: 'Ekuitas',
  subklas: 'Per subklas akun',
  akun: 'Per akun',
  seimbang: 'Apakah aset sama dengan kewajiban dan ekuitas',
  rincian: 'Per bagian',
  operasi: 'Kas dari kegiatan operasi',
  investasi: 'Kas dari kegiatan investasi',
  pendanaan: 'Kas dari kegiatan pendanaan',
  baris: 'Per kategori',
  kas: 'Per akun kas dan bank',
};

type Aturan = {
  /** Added to the name of each type that is made. */
  akhiran: string;
  /** The schema that takes the place of a number, by the number's scalar in GraphQL. */
  angka: Readonly<Record<string, z.ZodObject>>;
  /** The description of such a number's type in GraphQL. */
  keterangan: string;
  /** The schema that takes the place of `meta`. */
  meta: z.ZodType;
};

/** Makes the schema of a report from the schema of its plain amounts. A part that occurs twice becomes one schema. */
export function tiapAngka({ akhiran, angka, keterangan, meta }: Aturan) {
  const made = new Map<z.ZodType, z.ZodType>();

  function ubah(schema: z.ZodType): z.ZodType {
    const known = made.get(schema);
    if (known) return known;
    const result = make(schema);
    made.set(schema, result);
    return result;
  }

  function make(schema: z.ZodType): z.ZodType {
    if (schema === laporanMeta) return meta;
    if (schema instanceof z.ZodArray) return z.array(ubah(schema.element as z.ZodType));
    if (schema instanceof z.ZodObject) {
      const { id } = schema.meta() ?? {};
      const shape = Object.entries(schema.shape).map(([key, field]) => [key, fieldOf(key, field)]);
      const object = z.object(Object.fromEntries(shape));
      return id === undefined ? object : object.meta({ id: `${id}${akhiran}` });
    }
    return schema;
  }

  /** A field of a report: an amount becomes its figures, under its own description. */
  function fieldOf(key: string, field: z.ZodType): z.ZodType {
    if (field instanceof z.ZodNullable) {
      const inner = field.unwrap() as z.ZodType;
      const changed = fieldOf(key, inner);
      return changed === inner ? field : changed.nullable();
    }
    const { description } = field;
    const figur = angka[graphqlNotes.get(field)?.type ?? ''];
    if (figur) return described(figur, description);
    const schema = ubah(field);
    return schema === field && description ? schema : described(schema, description ?? BAGIAN[key]);
  }

  /** The schema with other words, for one of its fields. Its type in GraphQL stays the same. */
  function described(schema: z.ZodType, description: string | undefined): z.ZodType {
    const { id } = schema.meta() ?? {};
    if (description === undefined) return schema;
    const words = schema.meta({ description });
    return id === undefined
      ? words
      : words.register(graphqlNotes, { name: id, description: keterangan });
  }

  return ubah;
}
