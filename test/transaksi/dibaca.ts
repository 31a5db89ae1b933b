/** What statements read of the tables that grow with the books, and books that have grown. */
import type { Db, TestDatabase } from '../helpers/database.ts';
import type { Toko } from '../helpers/toko.ts';
import { tanggal } from './aturan_dokumen.ts';

const MORE = 200;
/** What grows with each document. */
export const GROWING = [
  ...['alokasi', 'audit', 'jurnal', 'jurnal_baris', 'mutasi_stok', 'order_gerak', 'pos_terbuka'],
  ...['posting', 'transaksi', 'transaksi_baris'],
];

export type Rows = Record<string, number>;
export type Call = [text: string, ...values: unknown[]];

/** In the place of what the first call answered. */
export const ID = Symbol('id');

export const buat = (jenis: string, isi: object): Call => {
  const fungsi = jenis.replaceAll('-', '_');
  return [
    `select id from erp.${fungsi}_create(jsonb_populate_record(null::erp.${fungsi}_input, $1), false)`,
    JSON.stringify(isi),
  ];
};
export const batal = (jenis: string): Call => [
  `select erp.transaksi_void($1::erp.jenis_transaksi, $2, 'salah')`,
  jenis,
  ID,
];

/** As superuser, who alone may see what a transaction read, with the claims of staff: functions run as their owner nevertheless. */
export async function membaca<T>(
  data: TestDatabase,
  { kode, asOwner }: Toko,
  work: (db: Db) => Promise<T>,
): Promise<T> {
  const { claims } = await data.settingsOf({ tenant: kode });
  return await asOwner(async (db) => {
    for (const [name, value] of Object.entries(claims)) {
      await db.rows('select set_config($1, $2, true)', [`erp.${name}`, value]);
    }
    return await work(db);
  });
}

/** What calls read of each table, one by one or as a whole. Nothing of them is kept. */
export async function dibaca(db: Db, { kode }: Toko, calls: readonly Call[]): Promise<Rows> {
  const read = () =>
    db.value<Rows>(
      `select json_object_agg(relname, seq_tup_read + coalesce(idx_tup_fetch, 0))
         from pg_catalog.pg_stat_xact_user_tables
        where schemaname = $1 and relname = any ($2)`,
      [`t_${kode}`, GROWING],
    );
  await db.rows('savepoint sebelum');
  const before = await read();
  let id: unknown;
  for (const [text, ...values] of calls) {
    const answer = await db.value(
      text,
      values.map((value) => (value === ID ? id : value)),
    );
    id ??= answer;
    await db.rows('set constraints all immediate');
  }
  const after = await read();
  await db.rows('rollback to sebelum');
  return Object.fromEntries(
    GROWING.map((name) => [name, (after[name] ?? 0) - (before[name] ?? 0)]),
  );
}

/** Six hundred documents of others, of other goods. */
export async function tumbuh(toko: Toko, dasar: object = {}): Promise<void> {
  const barang_id = await toko.barang();
  const supplier = await toko.kontak({ nama: 'Pemasok lain', tipe: 'supplier' });
  const pelanggan = await toko.kontak({ nama: 'Pelanggan lain' });
  const banyak = (jenis: string, isi: object) =>
    toko.as((db) =>
      db.rows(
        `select erp.${jenis}_massal(array(
           select jsonb_populate_record(null::erp.${jenis}_input, $1) from generate_series(1, $2::int)))`,
        [JSON.stringify({ tanggal, ...dasar, ...isi }), MORE],
      ),
    );
  const dagang = { lokasi_id: toko.lokasi, detail: [{ barang_id, qty: 1, harga: 10 }] };
  await banyak('pembelian', { kontak_id: supplier, ...dagang });
  await banyak('penjualan', { kontak_id: pelanggan, ...dagang });
  await banyak('kas_masuk', { akun_kas: '1101', detail: [{ akun_kode: '4201', jumlah: 5 }] });
}

/** The tables of which more is read: another plan may read a few rows more, but not all documents. */
export const dibacaLebih = (young: Rows = {}, old: Rows): string[] =>
  GROWING.filter((name) => (old[name] ?? 0) - (young[name] ?? 0) > MORE / 4);
