/** Words of ours that people read, as titles of columns: db/reference/istilah.json has the English ones (`erp_private.istilah`). */
import english from '../../db/reference/istilah.json' with { type: 'json' };
import { language } from './language.ts';

const ENGLISH: Readonly<Record<string, string | undefined>> = english;

/** The word in the language of the request; Indonesian where there is no other. */
export const word = (indonesian: string): string =>
  language() === 'en' && Object.hasOwn(ENGLISH, indonesian)
    ? (ENGLISH[indonesian] as string)
    : indonesian;

/** The words with what they leave open: `wordsWith('Halaman {ke} dari {banyak}', { ke: 1, banyak: 2 })`. */
export const wordsWith = (
  indonesian: string,
  values: Readonly<Record<string, string | number>>,
): string =>
  word(indonesian).replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
