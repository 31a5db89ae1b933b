/** The figures of a statement: one column, or four where another statement stands beside it. */
import { tanggalPanjang, tanggalPendek } from './angka.ts';
import { type Dokumen, kuantitas, nilai, sel, uang } from './definisi.ts';
import type { Kolom, Sel } from './tabel.ts';

/** Titles of the columns: of the statement and of what stands beside it. */
type Masa = (dokumen: Dokumen, path: string) => string;

/** Whether something stands beside the statement: before the first year of reports nothing does. */
export const berbanding = (dokumen: Dokumen): boolean =>
  sel(dokumen, 'meta.banding.sampai') !== null;

export function kolomFigur(dokumen: Dokumen, masa: Masa): Kolom[] {
  if (!berbanding(dokumen)) return [uang('jumlah', 'Jumlah', 22)];
  const anggaran = sel(dokumen, 'meta.banding.jenis') === 'anggaran' ? 'Anggaran ' : '';
  return [
    uang('jumlah', masa(dokumen, ''), 22),
    uang('pembanding', anggaran + masa(dokumen, 'meta.banding.'), 22),
    uang('selisih', 'Selisih', 22),
    kuantitas('persen', 'Selisih %', 10),
  ];
}

/** The state at a day, of which meta.banding has the last only. */
export const keadaan: Masa = (dokumen, path) =>
  tanggalPanjang(sel(dokumen, path === '' ? 'per' : `${path}sampai`) ?? '');

export const rentang: Masa = (dokumen, path) =>
  ['dari', 'sampai'].map((kunci) => tanggalPendek(sel(dokumen, path + kunci) ?? '')).join(' – ');

export type Figur = Readonly<Partial<Record<'jumlah' | 'pembanding' | 'selisih' | 'persen', Sel>>>;

/** The amount under a path, by itself or with what stands beside it. */
export function figur(dokumen: Dokumen, path: string): Figur {
  if (nilai(dokumen, `${path}.nilai`) === undefined) return { jumlah: sel(dokumen, path) };
  const [jumlah, pembanding, selisih, persen] = FIGUR.map((one) => sel(dokumen, `${path}.${one}`));
  return { jumlah, pembanding, selisih, persen };
}

const FIGUR = ['nilai', 'pembanding', 'selisih', 'persen'];
