/** How a field of a list (db/reference/fields/) is taken in a body. */
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
import { isMoment } from '../../server/base/calendar.ts';
import { sentence } from '../../server/base/sentences.ts';
import { showsSomething } from '../../server/base/shown_text.ts';
import { word } from '../../server/base/words.ts';
import { codeHint, type FieldEntry, type Fields, isDecimal } from '../../server/fields/entry.ts';
import { codeLength } from '../../server/fields/list.ts';
import { atributDokumen, desimal, dimensi, id } from './fields.ts';
import { idLuarDokumen } from './id_luar.ts';

const kodePattern = (max: number): RegExp =>
  new RegExp(`^[^\\u0000-\\u001f\\u007f-\\u009f]{1,${max}}$`, 'u');

/** A code: made by the database where it is not given and need not be. */
function kode(entry: FieldEntry): z.ZodType {
  const { wajib, masukan, maks = 0, pola: form, contoh } = entry;
  return z
    .string()
    .refine(showsSomething, { error: () => sentence('kosong') })
    .regex(form === undefined ? kodePattern(maks) : new RegExp(form, 'u'), {
      error: () => word(codeHint(entry)),
    })
    .meta({
      description: masukan ?? (wajib ? 'Kode' : 'Kode; dibuat otomatis bila kosong'),
      example: `${contoh}`,
    });
}

const waktu = (description: string, example: string | undefined): z.ZodType =>
  z.iso
    .datetime({ offset: true })
    .refine(isMoment, { error: () => sentence('waktu') })
    .meta({ description, ...(example && { example }) });

/** A month, `2026-01`, between the bounds that days have. */
const bulan = (words: string): z.ZodType =>
  pola(words, /^(19|2\d)\d{2}-(0[1-9]|1[0-2])$/, () => sentence('bulan'), '2026-01');

/** A list: of the rows that the entry says, or of the elements that it is answered with. */
function daftar(entry: FieldEntry, words: string | undefined, answer: z.ZodType | undefined) {
  const { min = 0, maks = 0, contoh, fields } = entry;
  const element =
    fields === undefined ? ((answer as z.ZodArray).element as z.ZodType) : rowOf(fields);
  const list = z.array(element).max(maks);
  return (min > 0 ? list.min(min) : list).meta({
    ...(words !== undefined && { description: words }),
    ...(contoh !== undefined && { example: contoh }),
  });
}

const signOf = ({ lebih, negatif }: FieldEntry) => {
  if (negatif) return undefined;
  return lebih === undefined ? 'not_negative' : 'positive';
};

/** `answer` is how a record answers it. */
export function inputOf(entry: FieldEntry, said?: string, answer?: z.ZodType): z.ZodType {
  const { tipe, min = 0, maks = 0, rujuk = '', kata = [] } = entry;
  const words = said ?? '';
  const example = entry.contoh as string | undefined;
  if (isDecimal(tipe)) return desimal(tipe, words, signOf(entry));
  switch (tipe) {
    case 'kode':
      return kode(entry);
    case 'nama':
    case 'teks_wajib':
      return teksWajib(words, maks, example);
    case 'kode_rujukan':
      return teksWajib(words, codeLength(rujuk), example);
    case 'pilihan':
      return pilihan(words, kata as [string, ...string[]]);
    case 'bulat':
      return bilanganBulat(words, min, maks);
    case 'id':
      return id(words);
    case 'tanggal':
      return tanggal(words, example);
    case 'bulan':
      return bulan(words);
    case 'waktu':
      return waktu(words, example);
    case 'boolean':
      return boolean(words).meta({ example: entry.contoh ?? false });
    case 'dimensi':
      return dimensi(words);
    case 'id_luar':
      return idLuarDokumen();
    case 'atribut':
      return atributDokumen(words);
    case 'objek':
      // What its keys are the function says, which knows what they mean.
      return z.looseObject({}).meta({
        description: words,
        override: { type: 'object' },
        ...(entry.contoh && { example: entry.contoh }),
      });
    case 'daftar':
      return daftar(entry, said, answer);
    default:
      return teks(words, maks, example);
  }
}

/** What documents and their lines take: nothing but these fields. `own` are those that no list can say. */
export function rowOf(fields: Fields, own: Readonly<Record<string, z.ZodType>> = {}): z.ZodObject {
  return z.strictObject(
    Object.fromEntries(
      Object.entries(fields).map(([field, entry]) => {
        const input = own[field];
        if (input === undefined) return [field, taken(entry)];
        return [field, entry.wajib ? input : input.nullish()];
      }),
    ),
  );
}

const kept = new Map<string, z.ZodType>();

/** How a field is taken. Fields that are said alike are one schema: who tells many bodies at once tells it once. */
function taken(entry: FieldEntry): z.ZodType {
  const name = JSON.stringify(entry);
  const found = kept.get(name);
  if (found) return found;
  const input = inputOf(entry, entry.id);
  const made = entry.wajib ? input : input.nullish();
  kept.set(name, made);
  return made;
}
