import type { Row } from '../helpers/database.ts';
import { BENTUK, type Bentuk, type Dunia } from './aturan_dokumen.ts';
import { SALAH_BARANG } from './salah_barang.ts';
import { SALAH_UANG } from './salah_uang.ts';

/** Each right document of a kind, made wrong in one thing, and what the answer says of it. */
export const ATURAN = Object.entries({ ...SALAH_BARANG, ...SALAH_UANG }).flatMap(([jenis, rows]) =>
  rows.map(([isi, pesan, kode]) => ({
    jenis,
    pesan: typeof pesan === 'string' ? new RegExp(`^${pesan.replaceAll('.', '\\.')}: `) : pesan,
    kode,
    dokumen: (d: Dunia): Row => {
      const parts = [typeof isi === 'function' ? isi(d) : isi].flat() as Row[];
      return (BENTUK[jenis] as Bentuk)(d, ...parts);
    },
  })),
);
