/**
 * Refusals in English. Functions and handlers say them in Indonesian, with their values in them; db/reference/penolakan.json
 * has the English sentence of each, and whoever answers a request asks here. Sentences of `kalimat.json` come in the language
 * already, and stay as they are.
 */
import english from '../../db/reference/penolakan.json' with { type: 'json' };
import { language } from './language.ts';

const ENGLISH: ReadonlyMap<string, string> = new Map(Object.entries(english));
const PLACE = /\{(\w+)\}/g;

/** What a place stands for that is a refusal itself: `{sebab}, jadi tidak dapat dinonaktifkan`. */
export const SENTENCES: ReadonlySet<string> = new Set(['pesan', 'sebab']);

/** The path of a field, as messages begin: `detail.0.qty: `. */
const PATH = /^[A-Za-z_*][\w.*-]*: /;

/** Where several settings are told in one line: `metode_hpp: …; mata_uang: …`. */
const NEXT_FIELD = /; (?=[a-z_][\w.]*: )/;

type Form = { pattern: RegExp; places: string[]; said: string };
let forms: readonly Form[] | undefined;

/** How exact a sentence is: one with more letters of its own says more than one with fewer. */
export const ownLetters = (text: string): number => text.replaceAll(PLACE, '').length;

/** Sentences with places, the most exact first. */
function openForms(): readonly Form[] {
  forms ??= [...ENGLISH]
    .filter(([text]) => text.search(PLACE) >= 0)
    .sort(([a], [b]) => ownLetters(b) - ownLetters(a))
    .map(([text, said]) => ({
      pattern: new RegExp(`^${text.split(PLACE).map(partOf).join('')}$`, 's'),
      places: [...text.matchAll(PLACE)].map(([, place]) => place as string),
      said,
    }));
  return forms;
}

/** `split` with a group gives text and names of places by turns. */
const partOf = (part: string, at: number): string => (at % 2 === 0 ? RegExp.escape(part) : '(.*?)');

/** A refusal in the language of the request, each of its lines; as it stands where the list has no English for it. */
export function refusal(text: string): string {
  return language() === 'en' ? text.split('\n').map(ofLine).join('\n') : text;
}

function ofLine(line: string): string {
  const path = PATH.exec(line)?.[0] ?? '';
  const said = inEnglish(line.slice(path.length));
  if (said !== undefined) return path + said;
  const parts = line.split(NEXT_FIELD);
  return inEnglish(line) ?? (parts.length > 1 ? parts.map(ofLine).join('; ') : line);
}

function inEnglish(text: string): string | undefined {
  const plain = ENGLISH.get(text);
  if (plain !== undefined) return plain;
  for (const { pattern, places, said } of openForms()) {
    const found = pattern.exec(text);
    if (found) {
      return said.replaceAll(PLACE, (_all, place: string) => {
        const value = found[places.indexOf(place) + 1] ?? '';
        return SENTENCES.has(place) ? ofLine(value) : value;
      });
    }
  }
  return undefined;
}
