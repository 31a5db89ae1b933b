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

export type Semua = { per: string; kode: string; nama: string; berkas: BerkasSemua[] };
