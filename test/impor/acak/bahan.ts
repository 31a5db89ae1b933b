/** What truths are made of: columns, codes, amounts, days. */
import fc from 'fast-check';

/** What a column says, which decides how its cells may be written. Amounts are decimals as texts. */
export type Isi =
  | 'kode'
  | 'teks'
  | 'uang'
  | 'qty'
  | 'tanggal'
  | 'diskon'
  | 'saldo'
  | 'debit_kredit';

export type Kolom = {
  /** Its name in the truth. */
  nama: string;
  isi: Isi;
  /** Names that files have for it; the first is ours. */
  judul: readonly string[];
  /** Said once in a document: of its other rows the cell may be empty. */
  dokumen?: true;
};

export type Baris = Readonly<Record<string, string>>;

export type Kebenaran = { jenis: string; kolom: readonly Kolom[]; baris: readonly Baris[] };

/** A kind of file: its truths, and the books as rows of the same columns. */
export type Macam = {
  jenis: string;
  /** Truths, whose codes and numbers are of this run alone. */
  arb: (tanda: string) => fc.Arbitrary<Kebenaran>;
  /** What the books hold of it. */
  buku: string;
  /** The truth as the books would say it, for names of this run. */
  harap: (kebenaran: Kebenaran) => string[];
};

/** Hundredths, or thousandths, as a decimal without zeros at its end. */
export function desimal(n: number | bigint, skala: number): string {
  const [minus, digits] = n < 0 ? ['-', String(-n)] : ['', String(n)];
  const whole = digits.padStart(skala + 1, '0');
  const [front, behind] = [whole.slice(0, -skala), whole.slice(-skala).replace(/0+$/, '')];
  return `${minus}${front}${behind === '' ? '' : `.${behind}`}`;
}

/** Thousandths of a decimal. */
export function seribu(text: string): bigint {
  const [, minus = '', front = '', behind = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text) ?? [];
  const n = BigInt(front + behind.padEnd(3, '0').slice(0, 3));
  return minus === '' ? n : -n;
}

export const uang = fc
  .oneof(
    fc.integer({ min: 1, max: 2000 }).map((n) => n * 50_000),
    fc.integer({ min: 1, max: 999 }).map((n) => n * 100),
    fc.integer({ min: 1, max: 900_000 }).map((n) => n * 50),
    fc.integer({ min: 1, max: 9_999_999_999 }),
  )
  .map((n) => desimal(n, 2));

/** Prices whose percents are whole hundredths, however many. */
export const harga = fc.integer({ min: 1, max: 3000 }).map((n) => String(n * 500));

export const qty = fc
  .oneof(
    fc.integer({ min: 1, max: 50 }).map((n) => n * 1000),
    fc.integer({ min: 1, max: 5000 }).map((n) => n * 1000),
    fc.integer({ min: 1, max: 40 }).map((n) => n * 500),
  )
  .map((n) => desimal(n, 3));

/** Days of the first months of the books. */
export const tanggal = fc
  .integer({ min: 0, max: 200 })
  .map((n) => new Date(Date.UTC(2026, 0, 1 + n)).toISOString().slice(0, 10));

export const NAMA = [
  'Sabun Mandi',
  'Teh Celup',
  'Kopi Bubuk 165 g',
  'Minyak Goreng',
  'Beras 5 kg',
  'Gula',
];
export const KATEGORI = ['Kopi & Teh', 'Sabun', 'Sembako'];
export const SUKU = fc.constantFrom('', '0', '00', 'A-', 'BRG/', '8');

/** Codes of this run, some with zeros in front, some of digits alone. */
export const kode = (tanda: string, n: number) => SUKU.map((awal) => `${awal}${tanda}${n}`);

export const daftar = <T>(satu: (n: number) => fc.Arbitrary<T>, max = 7): fc.Arbitrary<T[]> =>
  fc
    .integer({ min: 1, max })
    .chain((many) => fc.tuple(...Array.from({ length: many }, (_, n) => satu(n + 1))));

export const kolom = (nama: string, isi: Isi, ...judul: string[]): Kolom => ({
  nama,
  isi,
  judul: [nama.replaceAll('_', ' '), ...judul],
});
export const kepala = (nama: string, isi: Isi, ...judul: string[]): Kolom => ({
  ...kolom(nama, isi, ...judul),
  dokumen: true,
});

export const isi = (baris: Baris, ...nama: string[]) =>
  nama.map((one) => baris[one] ?? '').join('|');
export const urut = (teks: string[]) => teks.toSorted();
