/** From words to the parts of a question: what is asked for, by what, when, and names that nothing here knows. */
import { FRASA, INDONESIA, INGGRIS, KATA, type Konsep, PANJANG_FRASA } from './kamus.ts';
import type { Bahasa } from './pemetaan.ts';
import { KATA_WAKTU, type Periode, periodeDi, SATUAN } from './periode.ts';
import { angkaDi, KATA_ANGKA, type Kata, pecah, terdekat } from './token.ts';

export type Bagian =
  | { t: 'konsep'; konsep: Konsep; kata: string; asli: string }
  | { t: 'periode'; periode: Periode | null }
  | { t: 'satuan'; satuan: string }
  | { t: 'angka'; n: number }
  | { t: 'nama'; teks: string; kutip: boolean };

const VOCABULARY: ReadonlySet<string> = new Set([...KATA, ...KATA_WAKTU, ...KATA_ANGKA]);
const known = (word: string): boolean => VOCABULARY.has(word) || /\d/.test(word);
const SUFFIX = /(nya|kah|lah|mu|ku|'s|s)$/;

/** "perpelanggan", "perbulan": two words written as one. */
function parted(word: Kata): Kata[] {
  if (word.kutip || known(word.teks) || !word.teks.startsWith('per')) return [word];
  const teks = word.teks.slice(3);
  if (!SATUAN.has(teks) && FRASA.get(teks)?.t !== 'dimensi') return [word];
  return [
    { ...word, teks: 'per', asli: word.asli.slice(0, 3) },
    { ...word, teks, asli: word.asli.slice(3) },
  ];
}

/** A word of the vocabulary for one that is misspelled or has an ending. */
function mended(word: Kata): Kata {
  if (word.kutip || known(word.teks)) return word;
  const stem = word.teks.replace(SUFFIX, '');
  if (stem.length >= 3 && VOCABULARY.has(stem)) return { ...word, teks: stem };
  const teks = terdekat(word.teks, VOCABULARY) ?? terdekat(stem, VOCABULARY);
  return teks === null ? word : { ...word, teks };
}

/** The longest phrase that begins here. */
function phraseAt(words: readonly Kata[], i: number): { konsep: Konsep; panjang: number } | null {
  for (let panjang = Math.min(PANJANG_FRASA, words.length - i); panjang > 0; panjang -= 1) {
    const part = words.slice(i, i + panjang);
    if (part.some(({ kutip }) => kutip)) continue;
    const konsep = FRASA.get(part.map(({ teks }) => teks).join(' '));
    if (konsep) return { konsep, panjang };
  }
  return null;
}

function bahasaOf(words: readonly Kata[]): Bahasa {
  let score = 0;
  for (const { teks, kutip } of words) {
    if (kutip) continue;
    if (INGGRIS.has(teks)) score += 1;
    if (INDONESIA.has(teks)) score -= 1;
  }
  return score > 0 ? 'en' : 'id';
}

/**
 * Reads a question.
 *
 * @param today what "today" means to who asks
 */
export function baca(question: string, today: string): { bahasa: Bahasa; bagian: Bagian[] } {
  const words = pecah(question).flatMap(parted).map(mended);
  const bagian: Bagian[] = [];
  let i = 0;
  while (i < words.length) {
    const { part, panjang } = next(words, i, today);
    add(bagian, part);
    i += panjang;
  }
  return { bahasa: bahasaOf(words), bagian };
}

function next(words: readonly Kata[], i: number, today: string): { part: Bagian; panjang: number } {
  const word = words[i] as Kata;
  if (word.kutip) return { part: { t: 'nama', teks: word.asli, kutip: true }, panjang: 1 };
  const phrase = phraseAt(words, i);
  const kata = word.teks;
  const spoken = (found: { konsep: Konsep; panjang: number }) => ({
    part: { t: 'konsep', konsep: found.konsep, kata, asli: word.asli } as const,
    panjang: found.panjang,
  });
  if (phrase && phrase.panjang > 1 && phrase.konsep.t !== 'henti') return spoken(phrase);
  const period = periodeDi(words, i, today);
  if (period) return { part: { t: 'periode', periode: period.periode }, panjang: period.panjang };
  if (phrase && phrase.konsep.t !== 'henti') return spoken(phrase);
  const satuan = SATUAN.get(kata);
  if (satuan) return { part: { t: 'satuan', satuan }, panjang: 1 };
  if (phrase) return spoken(phrase);
  const number = angkaDi(words, i);
  if (number) return { part: { t: 'angka', n: number.n }, panjang: number.panjang };
  return { part: { t: 'nama', teks: word.asli, kutip: false }, panjang: 1 };
}

const isPlace = (part: Bagian | undefined): boolean =>
  part?.t === 'konsep' && part.konsep.t === 'dimensi' && part.konsep.kode === 'lokasi';

/** Unknown words that follow each other are one name; a number behind one belongs to it. */
function add(parts: Bagian[], part: Bagian): void {
  let last = parts.at(-1);
  // "toko" alone is a word of ours; in front of a name it is the name's beginning.
  if (part.t === 'nama' && !part.kutip && last?.t === 'konsep' && last.kata === 'toko') {
    parts.pop();
    part.teks = `${last.asli} ${part.teks}`;
    last = parts.at(-1);
  }
  // "gudang toko" is a place that is called "toko".
  if (part.t === 'konsep' && part.kata === 'toko' && isPlace(last)) {
    parts.push({ t: 'nama', teks: part.asli, kutip: false });
    return;
  }
  if (last?.t === 'nama' && !last.kutip) {
    if (part.t === 'konsep' && part.konsep.t === 'henti' && /^\p{Lu}/u.test(part.asli)) {
      last.teks = `${last.teks} ${part.asli}`;
      return;
    }
    if (part.t === 'nama' && !part.kutip) {
      last.teks = `${last.teks} ${part.teks}`;
      return;
    }
    if (part.t === 'angka') {
      last.teks = `${last.teks} ${part.n}`;
      return;
    }
  }
  parts.push(part);
}
