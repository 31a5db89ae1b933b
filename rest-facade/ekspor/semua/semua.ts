/** What an export of everything is, as the database says it. */
export type KolomSemua = { nama: string; tipe: 'teks' | 'tanggal' | 'angka' | 'bulat' };

/** A cell as the database says it. */
export type SelSemua = string | null;

export type BerkasSemua = {
  /** What its rows are asked by. */
  berkas: string;
  /** Its name, without what the format adds. */
  nama: string;
  judul: string;
  /** The kind of import that reads it. */
  impor: string | null;
  kolom: readonly KolomSemua[];
};

export type FormatSemua = 'xlsx' | 'csv';

/** What the files cannot carry, with some of its codes or numbers. */
export type Tertinggal = { perihal: string; pesan: string; banyak: number; contoh: string[] };

export type Semua = {
  per: string;
  kode: string;
  nama: string;
  berkas: BerkasSemua[];
  tertinggal: Tertinggal[];
};
