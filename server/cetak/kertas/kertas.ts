import type { Language } from '../../base/language.ts';
import type { Logo } from '../logo.ts';

/** A paper as erp_private.cetak_json gives it: every text as it is shown. Layout decides nothing. */
export type Kertas = {
  templat: string;
  /** The language of its texts. */
  bahasa: Language;
  rupa: 'dokumen' | 'kwitansi' | 'struk';
  ukuran: 'a4' | 'a5' | 'kontinu' | '58' | '80';
  judul: string;
  /** Name of the file, without its ending. */
  berkas: string;
  /** What stands across the page: DRAFT, BATAL, SALINAN. */
  cap: string | null;
  kop: { nama: string; baris: string[]; logo: Logo | null };
  pihak: { judul: string; baris: string[] } | null;
  info: Pasangan[];
  /** The tenant's own fields of the document; a statement has none. */
  bidang?: Pasangan[];
  kolom: { kunci: string; judul: string; rata: 'kiri' | 'tengah' | 'kanan'; lebar: number }[];
  baris: string[][];
  /** The sum after each line, to be carried over; null where the paper has no amounts. */
  pindahan: (string | null)[] | null;
  jumlah: [label: string, nilai: string, tebal: boolean][];
  /** Only on a statement: what is owed, by age. */
  umur?: Pasangan[];
  terbilang: string | null;
  catatan: string[];
  rekening: string[];
  tanda_tangan: string[];
  tempat: string;
  kaki: string | null;
  /** The code of its verification; null where it has no number yet. */
  kode: string | null;
  /** Only on a receipt: its labels and texts. */
  isi?: Pasangan[];
  besar?: string | null;
  meterai?: boolean;
};

export type Pasangan = [label: string, teks: string];

/** A paper, and the address that its QR code leads to. */
export type Lembar = { kertas: Kertas; periksa: string | null };
