/** Documents of any kind, as a story tells them. */
import type { Db, Row, Who } from './database.ts';

/** `01-05` is the fifth of January of last year: every month of it is over, and the books begin with it. */
export const hari = (monthDay: string): string => `${new Date().getUTCFullYear() - 1}-${monthDay}`;

/**
 * Entries as a shop's `jurnal` tells them, a day in one text: `ayat('01-05 D 1201 1110.00, K 4101 1000.00, 2201 110.00')`.
 * A side goes on until the other one is named.
 */
export const ayat = (...days: string[]): string[] =>
  days.flatMap((day) => {
    const [tanggal, entries] = [day.slice(0, 5), day.slice(6).split(', ')];
    let side = '';
    return entries.map((entry) => {
      side = /^[DK] /.exec(entry)?.[0] ?? side;
      return `${tanggal} ${side}${entry.replace(side, '')}`;
    });
  });

export type Dibuat = {
  id: number;
  nomor_transaksi: string;
  status: string;
  idempotent: boolean;
  original_request_id: string | null;
};
export type Divoid = Dibuat & { pembalik_id: number | null; peringatan: string[] | null };

/** A line as [barang, qty, harga], or in full. */
export type Baris = [barang: number, qty: number | string, harga?: number | string] | Row;

/** `01-05` is hari's; a whole date is itself. */
const ofYear = (tanggal: string): string => (tanggal.length === 5 ? hari(tanggal) : tanggal);

/** A document by its day and what else it says, or as one object; and who makes it. */
export type Isi = [tanggal: string, isi?: Row, who?: Who] | [dokumen: Row, who?: Who];

/** A purchase or a sale by its day, its lines and what else it says. */
type Trade =
  | [tanggal: string, detail: Baris[], lain?: Row, who?: Who]
  | [dokumen: Row & { detail: Baris[] }, who?: Who];

function dokumenFrom([first, second, third]: Isi): [Row, Who | undefined] {
  if (typeof first !== 'string') return [first, second];
  return [{ tanggal: ofYear(first), ...second }, third];
}

export const baris = (line: Baris): Row =>
  Array.isArray(line) ? { barang_id: line[0], qty: line[1], harga: line[2] } : line;

/** Lines of a general journal, in the words of `ayat`: `D 1101 500, K 3101 500`. */
export const barisJurnal = (entries: string): Row[] =>
  ayat(`00-00 ${entries}`).map((entry) => {
    const [, side, akun_kode, nilai] = entry.split(' ');
    return { akun_kode, [side === 'D' ? 'debit' : 'kredit']: nilai };
  });

const functionsOf = (jenis: string): string => jenis.replaceAll('-', '_');

/** Makes a document of any kind, as the facade does; answers what create answers. */
export const createDokumen = (db: Db, jenis: string, dokumen: Row, draft = false) =>
  db.row<Dibuat>(
    `select * from erp.${functionsOf(jenis)}_create(
       jsonb_populate_record(null::erp.${functionsOf(jenis)}_input, $1), $2)`,
    [JSON.stringify(dokumen), draft],
  );

type Pihak = { supplier: number; pelanggan: number; lokasi: number };

/** What documents of a kind say of a shop, unless a story says something else. */
function bawaanOf({ supplier, pelanggan, lokasi }: Pihak): Record<string, Row> {
  const [jual, beli] = [pelanggan, supplier].map((kontak_id) => ({ kontak_id, lokasi_id: lokasi }));
  return {
    penjualan: jual as Row,
    'retur-penjualan': jual as Row,
    'order-penjualan': jual as Row,
    pembelian: beli as Row,
    'retur-pembelian': beli as Row,
    'order-pembelian': beli as Row,
    'opname-stok': { lokasi_id: lokasi },
    'penggunaan-persediaan': { lokasi_id: lokasi },
    'transfer-stok': { lokasi_asal_id: lokasi },
    'pelunasan-piutang': { kontak_id: pelanggan, akun_kas: '1101' },
    'pelunasan-hutang': { kontak_id: supplier },
    'kas-masuk': { akun_kas: '1101' },
    'kas-keluar': { akun_kas: '1101' },
    'bayar-poin': { kontak_id: pelanggan },
  };
}

type As = <T>(work: (db: Db) => Promise<T>, who?: Who) => Promise<T>;
type Batal = {
  tanggal?: string | null;
  alasan?: string;
  kaskade?: boolean;
  sudah_terhitung_opname?: number | null;
};

/** What is done with documents, each time in a transaction. */
export function dokumenOf(as: As, pihak: Pihak) {
  const bawaan = bawaanOf(pihak);
  const whole = (jenis: string, dokumen: Row): Row => {
    const { detail } = dokumen;
    const lines = Array.isArray(detail) ? { detail: detail.map(baris) } : {};
    return { ...bawaan[jenis], ...dokumen, ...lines };
  };
  const buat =
    (draft: boolean) =>
    (jenis: string, ...isi: Isi) => {
      const [dokumen, who] = dokumenFrom(isi);
      return as((db) => createDokumen(db, jenis, whole(jenis, dokumen), draft), who);
    };
  const trade =
    (jenis: string, draft = false) =>
    (...[first, second, lain, who]: Trade) =>
      typeof first === 'string'
        ? buat(draft)(jenis, first, { detail: second, ...lain }, who)
        : buat(draft)(jenis, first, second as Who);
  const aksi = <T>(text: string, values: unknown[], who?: Who) =>
    as((db) => db.row<Row & T>(text, values), who);
  return {
    beli: trade('pembelian'),
    jual: trade('penjualan'),
    draftJual: trade('penjualan', true),
    buat: buat(false),
    draft: buat(true),
    /** Counts goods. */
    hitung: (tanggal: string, barang_id: number, qty_fisik: number, lain: Row = {}) =>
      buat(false)('opname-stok', tanggal, { detail: [{ barang_id, qty_fisik }], ...lain }),
    /** A general journal: `jurnalkan('01-05', 'D 1101 500, K 3101 500')`. */
    jurnalkan: (tanggal: string, entries: string, lain: Row = {}) =>
      buat(false)('jurnal-umum', tanggal, { detail: barisJurnal(entries), ...lain }),
    simulasi: (jenis: string, ...isi: Isi) => {
      const [dokumen, who] = dokumenFrom(isi);
      const text = `select erp.${functionsOf(jenis)}_simulate(
        jsonb_populate_record(null::erp.${functionsOf(jenis)}_input, $1))`;
      const values = [JSON.stringify(whole(jenis, dokumen))];
      return as((db) => db.value<Row>(text, values), who);
    },
    setujui: (jenis: string, id: number, who?: Who) =>
      aksi<Dibuat>('select * from erp.transaksi_approve($1, $2)', [jenis, id], who),
    baca: (jenis: string, id: number) =>
      as((db) => db.value<Row>('select erp.transaksi_get($1, $2)', [jenis, id])),
    terima: (
      jenis: string,
      id: number,
      tanggal: string | null = null,
      detail: unknown = null,
      sisa_hilang = false,
    ) => {
      const lines = detail === null ? null : JSON.stringify(detail);
      const values = [jenis, id, tanggal === null ? null : ofYear(tanggal), lines, sisa_hilang];
      return aksi<Dibuat>('select * from erp.transaksi_terima($1, $2, $3, $4, $5)', values);
    },
    /** Takes a receipt back: the newest, or that of `ke`. */
    batalTerima: (
      jenis: string,
      id: number,
      { tanggal = null, ke = null }: { tanggal?: string | null; ke?: number | null } = {},
    ) => {
      const values = [jenis, id, 'salah hitung', tanggal === null ? null : ofYear(tanggal), ke];
      return aksi<Divoid>('select * from erp.transaksi_batal_terima($1, $2, $3, $4, $5)', values);
    },
    batalkan: (
      jenis: string,
      id: number,
      {
        tanggal = null,
        alasan = 'salah catat',
        kaskade = false,
        sudah_terhitung_opname = null,
      }: Batal = {},
      who?: Who,
    ) => {
      const hari = tanggal === null ? null : ofYear(tanggal);
      const values = [jenis, id, alasan, hari, kaskade, sudah_terhitung_opname];
      const text = `select * from erp.transaksi_void(
        $1, $2, $3, $4, $5, sudah_terhitung_opname => $6)`;
      return aksi<Divoid>(text, values, who);
    },
  };
}
