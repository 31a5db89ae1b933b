/** Decimals and days as people read them. Everything here works on the digits; nothing is computed. */

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

/** `-1234567.80` → `(1.234.567,80)`; zeros at the end of a quantity's decimals are left out. A `nomor` stays as it is. */
export function angkaIndonesia(
  text: string,
  jenis: 'uang' | 'kuantitas' | 'bilangan' | 'nomor',
): string {
  if (jenis === 'nomor') return text;
  const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text);
  if (!match) return text;
  const [, sign, whole = '', decimals = ''] = match;
  const shown = jenis === 'uang' ? decimals : decimals.replace(/0+$/, '');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '.');
  const number = shown === '' ? grouped : `${grouped},${shown}`;
  return sign === '-' ? `(${number})` : number;
}

/** `2026-01-31` → `31/01/2026`. */
export function tanggalPendek(text: string): string {
  const [year, month, day] = text.split('-');
  return day === undefined ? text : `${day}/${month}/${year}`;
}

/** `2026-01-31` → `31 Januari 2026`. */
export function tanggalPanjang(text: string): string {
  const [year, month, day] = text.split('-');
  return day === undefined ? text : `${Number(day)} ${BULAN[Number(month) - 1]} ${year}`;
}

/** `2026-01` → `Januari 2026`. */
export function bulanPanjang(text: string): string {
  const [year, month] = text.split('-');
  return `${BULAN[Number(month) - 1]} ${year}`;
}

/** The amounts and days within a sentence of the database as the rest of the paper has them. */
export function kalimatIndonesia(text: string): string {
  return text
    .replace(/(?<![\w./-])\d{4}-\d{2}-\d{2}(?![\w-])/g, tanggalPanjang)
    .replace(/(?<![\w./,-])-?\d+\.\d{2}(?!\w)/g, (amount) => angkaIndonesia(amount, 'uang'));
}

/** A number when a double holds all its digits (15 are always safe), the text otherwise. */
export function angkaTepat(text: string): number | string {
  if (!/^-?\d+(\.\d+)?$/.test(text)) return text;
  const shortest = text.includes('.') ? text.replace(/0+$/, '') : text;
  const digits = shortest.replace(/^-?[0.]*/, '').replace('.', '');
  return digits.length <= 15 ? Number(text) : text;
}
