/** From a question to words: lower case, without accents, misspelling mended where only one word can be meant. */

export type Kata = {
  /** The word as it is compared; of a text in quotation marks the whole text. */
  teks: string;
  /** As the person wrote it. */
  asli: string;
  kutip: boolean;
};

const WORD = /"([^"]+)"|“([^”]+)”|«([^»]+)»|[\p{L}\p{N}][\p{L}\p{N}./-]*|[<>%&]/gu;

export const bersih = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The words of a question; `kas/bank` and `jan-mar` are two words, `rata-rata` and dates are one. */
export function pecah(question: string): Kata[] {
  const words: Kata[] = [];
  for (const match of question.matchAll(WORD)) {
    const quoted = match[1] ?? match[2] ?? match[3];
    if (quoted !== undefined) {
      const asli = quoted.replace(/\p{C}/gu, ' ').trim();
      words.push({ teks: bersih(asli), asli, kutip: true });
      continue;
    }
    const asli = match[0].replace(/[./-]+$/, '');
    for (const part of parts(asli)) {
      const teks = bersih(part);
      words.push({ teks: SINGKAT.get(teks) ?? teks, asli: part, kutip: false });
    }
  }
  return words.filter(({ teks }) => teks !== '');
}

/** How people write in a hurry, where the word is too short to be mended by its letters. */
const SINGKAT: ReadonlyMap<string, string> = new Map([
  ...['ga', 'gak', 'nggak', 'ngga', 'enggak', 'engga', 'kagak', 'tdk'].map(
    (word): [string, string] => [word, 'tidak'],
  ),
  ['duit', 'uang'],
  ['dikit', 'sedikit'],
  ['ths', 'this'],
  ['thn', 'tahun'],
  ['bln', 'bulan'],
  ['mgg', 'minggu'],
  ['jml', 'jumlah'],
  ['plg', 'paling'],
]);

const SHORT_MONTHS = /^(jan|feb|mar|apr|mei|may|jun|jul|agu|agt|aug|sep|okt|oct|nov|des|dec)/i;

function parts(word: string): string[] {
  if (/^s[/.]d$/i.test(word)) return ['sampai'];
  if (/^\p{L}+\/\p{L}+$/u.test(word)) return word.split('/');
  const [left, right, more] = word.split('-');
  if (left && right && !more && SHORT_MONTHS.test(left) && SHORT_MONTHS.test(right)) {
    return [left, 'sampai', right];
  }
  if (/^(20|19)\d\d-(20|19)\d\d$/.test(word)) return [`${left}`, 'sampai', `${right}`];
  return [word];
}

/** How many letters must be changed, added, left out or swapped, counted up to `limit` + 1. */
function jarak(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_one, i) => i);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let least = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        least = Math.min(least, (before[j - 2] ?? 0) + 1);
      }
      row.push(least);
    }
    before = last;
    last = row;
  }
  return last[b.length] ?? limit + 1;
}

/** Short words have too many neighbours to guess. */
const allowed = (word: string): number => (word.length >= 9 ? 2 : word.length >= 4 ? 1 : 0);

/** The only word of the vocabulary that is close enough, or null. */
export function terdekat(word: string, vocabulary: Iterable<string>): string | null {
  let limit = allowed(word);
  if (limit === 0 || /\d/.test(word)) return null;
  let found: string[] = [];
  for (const known of vocabulary) {
    if (known.length < (word.length === 4 ? 5 : 4) || known[0] !== word[0]) continue;
    const distance = jarak(word, known, limit);
    if (distance > limit) continue;
    if (distance < limit) found = [];
    limit = distance;
    found.push(known);
  }
  return found[0] ?? null;
}

/**
 * A map of words to values. Words of the same value stand side by side in `text`; ` | ` parts them from the next ones.
 */
export const names = <T>(text: string, values: readonly T[]): ReadonlyMap<string, T> =>
  new Map(
    text.split(' | ').flatMap((group, i) => group.split(' ').map((one) => [one, values[i] as T])),
  );

const ANGKA = new Map([
  ...names(
    'satu | dua | tiga | empat | lima | enam | tujuh | delapan | sembilan | sepuluh | sebelas | duabelas | duapuluh',
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 20],
  ),
  ...names(
    'one | two | three | four | five | six | seven | eight | nine | ten | eleven | twelve | fifteen | twenty | thirty | fifty',
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 15, 20, 30, 50],
  ),
]);

/** Number words are vocabulary too. */
export const KATA_ANGKA: readonly string[] = [...ANGKA.keys()];

/** A whole number at a place, in digits or in words (`dua puluh`), with the words that it takes. */
export function angkaDi(words: readonly Kata[], i: number): { n: number; panjang: number } | null {
  const word = words[i];
  if (!word || word.kutip) return null;
  if (/^\d{1,4}$/.test(word.teks)) return { n: Number(word.teks), panjang: 1 };
  const n = ANGKA.get(word.teks);
  if (n === undefined) return null;
  const next = words[i + 1]?.teks;
  if (next === 'belas' && n < 10) return { n: n + 10, panjang: 2 };
  if (next === 'puluh' && n < 10) return { n: n * 10, panjang: 2 };
  return { n, panjang: 1 };
}
