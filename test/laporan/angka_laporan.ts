/** Every amount of a statement by its place, and what it says beside another or in columns. */
import { bulat, pecahan } from './pecahan.ts';

export type Json = { [key: string]: unknown };
export type Figur = { nilai: string; pembanding: string; selisih: string; persen: string | null };
export type Kolom = { jumlah: string; kolom: (string | null)[] };

/** What of a statement is no amount that has another beside it. */
export const HEAD = 'per dari sampai seimbang cocok peringatan hpp_tertunda meta'.split(' ');

const NAMES = 'id kode akun_kode bagian kategori nama'.split(' ');

/**
 * Every amount of a statement under its place: the keys to it, rows by what they are called. An amount is a text with
 * decimals, or what stands in its place: another beside it, or columns.
 */
export function amounts<T>(value: unknown, names = NAMES, place = ''): [string, T][] {
  if (Array.isArray(value)) {
    return value.flatMap((row: Json) => {
      const named = names.flatMap((key) => (key in row ? `${row[key] ?? '-'}` : [])).join(' ');
      return amounts<T>(row, names, `${place}[${named}]`);
    });
  }
  if (value === null || typeof value !== 'object') {
    return /^-?\d+\.\d+$/.test(`${value}`) ? [[place, value as T]] : [];
  }
  if ('pembanding' in value || 'jumlah' in value) return [[place, value as T]];
  return Object.entries(value).flatMap(([key, one]) =>
    place === '' && HEAD.includes(key) ? [] : amounts<T>(one, names, `${place}.${key}`),
  );
}

/** Whole parts of a text with decimals, and the text of whole parts. */
export const utuh = (text: string): bigint => BigInt(text.replace('.', ''));
export function tulis(nilai: bigint, digits = 2): string {
  const text = `${nilai < 0n ? -nilai : nilai}`.padStart(digits + 1, '0');
  return `${nilai < 0n ? '-' : ''}${text.slice(0, -digits)}.${text.slice(-digits)}`;
}

const nolOf = (text: string): string => tulis(0n, text.length - text.indexOf('.') - 1);

/** Two statements side by side: what only one of them has is 0 in the other; no share of nothing. */
export function berdampingan(kini: Map<string, string>, lalu: Map<string, string>) {
  const beside = new Map<string, Figur>();
  for (const place of new Set([...kini.keys(), ...lalu.keys()])) {
    const nilai = kini.get(place) ?? '0.00';
    const pembanding = lalu.get(place) ?? '0.00';
    const [a, b] = [utuh(nilai), utuh(pembanding)];
    const bagian = pecahan((a - b) * 10_000n, b < 0n ? -b : b || 1n);
    const persen = b === 0n ? null : tulis(bulat(bagian));
    beside.set(place, { nilai, pembanding, selisih: tulis(a - b), persen });
  }
  return beside;
}

/** A statement with columns: a column that has not what another has is 0 there; `bisu` says where none has anything. */
export function berkolom(
  semua: Map<string, string>,
  kolom: Map<string, string>[],
  bisu: (place: string) => boolean = () => false,
) {
  const places = new Set([semua, ...kolom].flatMap((one) => [...one.keys()]));
  return new Map<string, Kolom>(
    [...places].map((place) => {
      const contoh = [semua, ...kolom].find((one) => one.has(place))?.get(place) ?? '0.00';
      const isi = (one: Map<string, string>) => one.get(place) ?? nolOf(contoh);
      return [
        place,
        { jumlah: isi(semua), kolom: kolom.map((one) => (bisu(place) ? null : isi(one))) },
      ];
    }),
  );
}
