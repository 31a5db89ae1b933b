import type { Row } from '../helpers/database.ts';
import type { Dunia } from './aturan_dokumen.ts';

type Isi = Row | Row[];
/**
 * What makes a right document of the kind wrong, and the line of the message that says so: a text is the field that
 * it begins with.
 */
export type Salah = [isi: Isi | ((d: Dunia) => Isi), pesan: RegExp | string, kode?: string];

export const panjang = (n: number) => 'x'.repeat(n);
export const banyak = <T>(n: number, one: T): T[] => Array.from({ length: n }, () => one);
