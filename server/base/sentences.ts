/**
 * Sentences of shape, as db/reference/kalimat.json says them: once for all doors, in each language. The database gives the same
 * ones (`erp_private.kalimat`).
 */
import sentences from '../../db/reference/kalimat.json' with { type: 'json' };
import { language } from './language.ts';

export type SentenceName = keyof typeof sentences;

/** The sentence in the language of the request, with what it names: `sentence('antara', 1, 9)`. The values stand in the order of the Indonesian one. */
export function sentence(name: SentenceName, ...values: readonly (string | number)[]): string {
  const { id, [language()]: form } = sentences[name];
  if (values.length === 0) return form;
  const places = placesOf(id);
  return form.replaceAll(PLACE, (_all, place: string) => String(values[places.indexOf(place)]));
}

const PLACE = /\{(\w+)\}/g;

/** The names of what a sentence leaves open, in their order. */
export const placesOf = (form: string): string[] =>
  [...form.matchAll(PLACE)].map(([, place]) => place as string);
