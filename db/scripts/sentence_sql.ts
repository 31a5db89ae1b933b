/** SQL of the sentences of shape, of the words of ours and of what is refused: db/reference/{kalimat,istilah,penolakan}.json. */
import { ownLetters, SENTENCES } from '../../server/base/refusals.ts';
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

const PLACE = /\{\w+\}/;
const escaped = (signs: RegExp, parts: readonly string[], place: string): string =>
  quoted(parts.map((part) => part.replaceAll(signs, '\\$&')).join(place));

/** The places of a sentence, from 1, that one of the names has. */
const placed = (places: readonly string[], named: ReadonlySet<string>): string =>
  `'{${places.flatMap((place, at) => (named.has(place) ? [at + 1] : []))}}'::integer[]`;

/** A word of ours stands there, as the name of a kind. */
const WORDS: ReadonlySet<string> = new Set(['apa']);

/** What a sentence looks like (LIKE), its pattern, its English as `format` reads it, its places that are sentences or words. */
function formRow([id, en]: readonly [string, string], at: number): string {
  const parts = id.split(PLACE);
  const places = placesOf(id);
  const like = escaped(/[%_\\]/g, parts, '%');
  const pattern = escaped(/[.*+?^${}()|[\]\\]/g, parts, '(.*?)');
  const inner = `${placed(places, SENTENCES)}, ${placed(places, WORDS)}`;
  return `(${at}, '${like}', '^${pattern}$', '${formatOf(en, places)}', ${inner})`;
}

/** The text with a row for each sentence in the place of `{bentuk}`, the most exact first. */
export function withRefusals(text: string, refusals: Record<string, string>, list: List): string {
  const shapes = Object.values(list).flatMap((forms) =>
    typeof forms === 'string' ? [] : [[forms.id, forms.en] as const],
  );
  const rows = [...Object.entries(refusals), ...shapes]
    .sort(([a], [b]) => ownLetters(b) - ownLetters(a))
    .map(formRow);
  return text.replace('{bentuk}', () => rows.join(',\n        '));
}
