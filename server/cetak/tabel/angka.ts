/** Decimals and days as people read them in the language of the request. Everything here works on the digits; nothing is computed. */
import { language } from '../../base/language.ts';
import { word } from '../../base/words.ts';

const BULAN = [
  'Januari',
  'Februari',
  'Maret',
  'April',
  'Mei',
  'Juni',
  'Juli',
  'Agustus',
  'September',
  'Oktober',
  'November',
  'Desember',
];

const bulan = (month: string | undefined): string => word(BULAN[Number(month) - 1] ?? '');

/**
 * `-1234567.80` → `(1.234.567,80)`, in English `(1,234,567.80)`; zeros at the end of a quantity's decimals are left out. A
 * `nomor` stays as it is.
 */
export function angkaTampil(
  text: string,
  jenis: 'uang' | 'kuantitas' | 'bilangan' | 'nomor',
): string {
  if (jenis === 'nomor') return text;
  const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text);
  if (!match) return text;
  const [, sign, whole = '', decimals = ''] = match;
  const shown = jenis === 'uang' ? decimals : decimals.replace(/0+$/, '');
  const [thousands, point] = language() === 'en' ? [',', '.'] : ['.', ','];
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, thousands);
  const number = shown === '' ? grouped : grouped + point + shown;
  return sign === '-' ? `(${number})` : number;
}

/** `2026-01-31` → `31/01/2026`, in English `31 Jan 2026`: there a day in figures alone may be read either way. */
export function tanggalPendek(text: string): string {
  const [year, month, day] = text.split('-');
  if (day === undefined) return text;
  return language() === 'en'
    ? `${day} ${bulan(month).slice(0, 3)} ${year}`
    : `${day}/${month}/${year}`;
}

/** `2026-01-31` → `31 Januari 2026`, in English `31 January 2026`. */
export function tanggalPanjang(text: string): string {
  const [year, month, day] = text.split('-');
  return day === undefined ? text : `${Number(day)} ${bulan(month)} ${year}`;
}

/** `2026-01` → `Januari 2026`. */
export function bulanPanjang(text: string): string {
  const [year, month] = text.split('-');
  return `${bulan(month)} ${year}`;
}

/** The amounts and days within a sentence of the database as the rest of the paper has them. */
export function kalimatTampil(text: string): string {
  return text
    .replace(/(?<![\w./-])\d{4}-\d{2}-\d{2}(?![\w-])/g, tanggalPanjang)
    .replace(/(?<![\w./,-])-?\d+\.\d{2}(?!\w)/g, (amount) => angkaTampil(amount, 'uang'));
}

/** A number when a double holds all its digits (15 are always safe), the text otherwise. */
export function angkaTepat(text: string): number | string {
  if (!/^-?\d+(\.\d+)?$/.test(text)) return text;
  const shortest = text.includes('.') ? text.replace(/0+$/, '') : text;
  const digits = shortest.replace(/^-?[0.]*/, '').replace('.', '');
  return digits.length <= 15 ? Number(text) : text;
}
