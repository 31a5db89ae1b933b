/** How a field of a list (db/reference/fields/) is answered. */
import { z } from 'zod';
import type { FieldEntry, Fields } from '../fields/entry.ts';
import {
  angka,
  boolean,
  bulatHasil,
  dimensiHasil,
  graphqlNotes,
  harga,
  idHasil,
  kuantitasHasil,
  pilihanHasil,
  tanggalHasil,
  teksHasil,
  uang,
  waktu,
} from './fields.ts';
import { KIND_NAMES } from './kinds.ts';
import { mungkin } from './mungkin.ts';
import { pascal } from './names.ts';

export const ATRIBUT_KEY = /^[a-z][a-z0-9_]{0,62}$/;

function atribut(words: string, example: unknown): z.ZodType {
  return z
    .looseObject({})
    .meta({ description: words, example, propertyNames: { pattern: ATRIBUT_KEY.source } })
    .register(graphqlNotes, { type: 'JSON' });
}

function listed(words: string, { unsur, contoh }: FieldEntry): z.ZodType {
  const element =
    unsur === 'jenis_transaksi'
      ? pilihanHasil('Jenis transaksi', KIND_NAMES, 'JenisTransaksi')
      : z.string();
  return z
    .array(element)
    .meta({ description: words, ...(contoh === undefined ? null : { example: contoh }) });
}

/** The type of a field's value, where that is not null. */
export function typeOf(entry: FieldEntry, words: string): z.ZodType {
  const { tipe, contoh, kata = [], enum: type = '' } = entry;
  switch (tipe) {
    case 'pilihan':
      return pilihanHasil(words, kata as [string, ...string[]], pascal(type));
    case 'bulat':
      return bulatHasil(words, contoh as number | undefined);
    case 'id':
      return idHasil(words);
    case 'uang':
      return uang(words);
    case 'harga_satuan':
      return harga(words);
    case 'kuantitas':
    case 'persen':
      return entry.angka ? angka(words) : kuantitasHasil(words);
    case 'tanggal':
      return tanggalHasil(words);
    case 'waktu':
      return waktu(words);
    case 'boolean':
      return contoh === undefined ? boolean(words) : boolean(words).meta({ example: contoh });
    case 'dimensi':
      return dimensiHasil(words);
    case 'objek':
      return atribut(words, contoh);
    case 'daftar':
      return listed(words, entry);
    default:
      return teksHasil(words, contoh as string | undefined);
  }
}

/** What an answer says of a field that a body explains further: `Jatuh tempo; tanpa ini menurut termin kontak`. */
const shortly = (words: string): string => words.split(';', 1)[0] as string;

/**
 * The fields of documents, or of lines in them, as they are answered: those that `known` does not say in words of its own.
 * A field that several kinds have is told as the first of them tells it; lists are told by hand.
 */
export function documentFields(
  kinds: readonly Fields[],
  known: Readonly<Record<string, z.ZodType>>,
): Record<string, z.ZodType> {
  const found = new Map<string, FieldEntry>();
  for (const [name, entry] of kinds.flatMap((fields) => Object.entries(fields))) {
    if (name in known || found.has(name) || entry.tipe === 'daftar') continue;
    found.set(name, entry);
  }
  return mungkin(
    Object.fromEntries(
      [...found].map(([name, entry]) => [name, typeOf(entry, shortly(entry.id ?? ''))]),
    ),
  );
}
