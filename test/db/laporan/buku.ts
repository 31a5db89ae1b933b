import { beforeAll } from '@jest/globals';
import type pg from 'pg';
import type { Peran } from '../../../server/base/context.ts';
import { type Db, openDatabase } from '../../helpers/database.ts';
import { expectConsistent } from '../../helpers/expect.ts';

// biome-ignore lint/suspicious/noExplicitAny: a row is JSON; each test says what it expects of it.
export type Row = Record<string, any>;
export type Kelompok = { total: number; subklas: { id: number; total: number; akun: Row[] }[] };
export type Laporan = Row & {
  total: number;
  data: Row[];
  meta: Row;
  extra: Row & { ringkasan: Row[] };
  akun: Row[];
  aset: Kelompok;
  kewajiban: Kelompok;
  ekuitas: Kelompok;
};

type Args = Record<string, unknown>;

/** What one role may do in the tenant, each call in a transaction of its own. */
export type Person = {
  rows(text: string, values?: unknown[]): Promise<Row[]>;
  /** The report as JSON; arguments by name, as GraphQL gives them. */
  laporan(nama: string, args?: Args): Promise<Laporan>;
  /** Makes a sale or purchase and answers its id. */
  /** `jenis` as its functions begin: order_penjualan. */
  create(jenis: string, dokumen: Args): Promise<number>;
  batal(jenis: string, id: number, tanggal?: string): Promise<unknown>;
};

export type Buku = Record<'admin' | 'viewer' | 'ops' | 'stranger', Person> & {
  /** Runs statements as the owner in the tenant's context, in one transaction. */
  owner<T>(work: (db: Db) => Promise<T>): Promise<T>;
  /** The same, and leaves nothing behind. */
  trial(work: (db: Db) => Promise<void>): Promise<void>;
  sound(): Promise<void>;
};

/** Last year: open for posting, and over. */
export const tahun = new Date().getUTCFullYear() - 1;

class Undo extends Error {}

/**
 * The books of tenant satu for this test file: supplier 1, customers 2 and 3, goods 1 to 3, locations 1 and 2;
 * `stranger` is the admin of another tenant.
 */
export function bukaBuku(): Buku {
  const database = openDatabase();
  const owner: Buku['owner'] = (work) => database.asOwner(work, { tenant: 'satu' });
  beforeAll(() =>
    owner(async (db) => {
      await db.rows(
        `insert into kontak (kode, nama, tipe, termin_hari)
         values ('S1', 'Pemasok', 'supplier', 30), ('P1', 'Budi', 'pelanggan', 14), ('P2', 'Sari', 'pelanggan', 0)`,
      );
      await db.rows(`insert into lokasi (kode, nama, tipe) values ('TOKO', 'Toko', 'toko')`);
      await db.rows(
        `insert into barang (kode, nama, satuan_id) values ('B1', 'Beras', 1), ('B2', 'Gula', 1), ('B3', 'Teh', 1)`,
      );
    }),
  );
  const person = (peran: Peran, tenant = 'satu'): Person => {
    const rows: Person['rows'] = (text, values) =>
      database.by({ tenant, peran }).rows<Row>(text, values);
    const value = async <T>(text: string, values: unknown[]) =>
      Object.values((await rows(text, values))[0] as Row)[0] as T;
    return {
      rows,
      laporan(nama, args = {}) {
        const names = Object.keys(args).map((name, i) => `${name} => $${i + 1}`);
        return value(`select to_json(erp.laporan_${nama}(${names})) as hasil`, Object.values(args));
      },
      create: (jenis, dokumen) =>
        value(
          `select (erp.${jenis}_create(jsonb_populate_record(null::erp.${jenis}_input, $1))).id`,
          [JSON.stringify(dokumen)],
        ),
      batal: (jenis, id, tanggal) =>
        rows(`select erp.transaksi_void($1, $2, 'salah catat', $3, false)`, [jenis, id, tanggal]),
    };
  };
  return {
    admin: person('admin'),
    viewer: person('viewer'),
    ops: person('ops'),
    stranger: person('admin', 'dua'),
    owner,
    trial: (work) =>
      owner(async (db) => {
        await work(db);
        throw new Undo();
      }).catch((error) => {
        if (!(error instanceof Undo)) throw error;
      }),
    sound: () => expectConsistent(database, 'satu'),
  };
}

/** Code and lines of what a call was refused with. */
export async function refusal(call: Promise<unknown>): Promise<string[]> {
  try {
    await call;
  } catch (error) {
    const { code, message } = error as pg.DatabaseError;
    return [code ?? '', ...message.split('\n')];
  }
  throw new Error('was not refused');
}
