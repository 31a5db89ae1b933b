/** SQL of the sentences of shape and of the words of ours, db/reference/kalimat.json and istilah.json. */
import { placesOf } from '../../server/base/sentences.ts';

/** By its name a sentence, or by the Indonesian word the English one. */
type List = Readonly<Record<string, { id: string; en: string } | string>>;

const quoted = (text: string): string => text.replaceAll("'", "''");

/** A sentence as `format` reads it, what it leaves open by its place in the Indonesian one. */
function formatOf(form: string, places: readonly string[]): string {
  return quoted(form.replaceAll('%', '%%')).replaceAll(
    /\{(\w+)\}/g,
    (_all, place: string) => `%${places.indexOf(place) + 1}$s`,
  );
}

/** The text with its line of `{nama}` once for each sentence, and the words in the place of `{istilah}`. */
export function withSentences(text: string, list: List): string {
  return text
    .replace('{istilah}', () => quoted(JSON.stringify(list)))
    .replaceAll(/^.*\{nama\}.*\n/gm, (line) =>
      Object.entries(list)
        .map(([nama, forms]) => {
          if (typeof forms === 'string') return '';
          const places = placesOf(forms.id);
          return line
            .replace('{nama}', nama)
            .replace('{id}', () => formatOf(forms.id, places))
            .replace('{en}', () => formatOf(forms.en, places));
        })
        .join(''),
    );
}
