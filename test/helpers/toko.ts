import type { Peran } from '../../server/base/context.ts';
import type { Db, Row, TestDatabase, Who } from './database.ts';
import { expectConsistent } from './expect.ts';

/** `01-05` is the fifth of January of last year: every month of it is over, and the books begin with it. */
export const hari = (monthDay: string): string => `${new Date().getUTCFullYear() - 1}-${monthDay}`;

export type Dibuat = {
  id: number;
  nomor_transaksi: string;
  status: string;
  idempotent: boolean;
  original_request_id: string | null;
};
export type Divoid = Dibuat & { pembalik_id: number | null };

/** A line as [barang, qty, harga], or in full. */
export type Baris = [barang: number, qty: number | string, harga?: number | string] | Row;

export type Dokumen = Row & { detail: Baris[] };

const inFull = (line: Baris): Row =>
  Array.isArray(line) ? { barang_id: line[0], qty: line[1], harga: line[2] } : line;

const create =
  (jenis: string) =>
  (db: Db, dokumen: Row, draft = false) =>
    db.row<Dibuat>(
      `select * from erp.${jenis}_create(jsonb_populate_record(null::erp.${jenis}_input, $1), $2)`,
      [JSON.stringify(dokumen), draft],
    );
export const createPembelian = create('pembelian');
export const createPenjualan = create('penjualan');

/** Makes a master record through its create function; answers its id. */
export const createMaster = (db: Db, entitas: string, isi: Row): Promise<number> =>
  db.value<number>(
    `select id from erp.${entitas}_create(jsonb_populate_record(null::erp.${entitas}_input, $1))`,
    [JSON.stringify(isi)],
  );

let counter = 0;
const next = (): number => {
  counter += 1;
  return counter;
};

export type Toko = Awaited<ReturnType<typeof openToko>>;

/**
 * A tenant of its own for a story, with a supplier and a customer. Each call is a transaction of its own, as staff
 * unless `who` says otherwise. Amounts and quantities are answered as PostgreSQL writes them.
 */
export async function openToko(data: TestDatabase, settings: Row = {}) {
  const kode = await data.newTenant();
  const as = <T>(work: (db: Db) => Promise<T>, who: Who = {}) =>
    data.as({ tenant: kode, ...who }, work);
  const asOwner = <T>(work: (db: Db) => Promise<T>) => data.asOwner(work, { tenant: kode });
  const set = async (values: Row) => {
    const names = Object.keys(values);
    if (names.length === 0) return;
    const list = names.map((name, i) => `${name} = $${i + 1}`).join(', ');
    await asOwner((db) => db.rows(`update pengaturan set ${list}`, Object.values(values)));
  };
  const made = await as(async (db) => ({
    satuan: await db.value<number>(`select id from satuan where kode = 'PCS'`),
    lokasi: await db.value<number>(`select id from lokasi where kode = 'UTAMA'`),
    supplier: await createMaster(db, 'kontak', { nama: 'Pemasok', tipe: 'supplier' }),
    pelanggan: await createMaster(db, 'kontak', { nama: 'Pelanggan', tipe: 'pelanggan' }),
  }));
  await set(settings);

  const master = (entitas: string, isi: Row) => as((db) => createMaster(db, entitas, isi));
  const barang = (isi: Row = {}) =>
    master('barang', { nama: `Barang ${next()}`, satuan_id: made.satuan, ...isi });
  const kontak = (isi: Row = {}) =>
    master('kontak', { nama: `Kontak ${next()}`, tipe: 'pelanggan', ...isi });
  const document = (kontakId: number, dokumen: Dokumen): Row => ({
    kontak_id: kontakId,
    lokasi_id: made.lokasi,
    ...dokumen,
    detail: dokumen.detail.map(inFull),
  });
  const beli = (dokumen: Dokumen, who?: Who) =>
    as((db) => createPembelian(db, document(made.supplier, dokumen)), who);
  const jual = (dokumen: Dokumen, who?: Who) =>
    as((db) => createPenjualan(db, document(made.pelanggan, dokumen)), who);
  const draftJual = (dokumen: Dokumen, who?: Who) =>
    as((db) => createPenjualan(db, document(made.pelanggan, dokumen), true), who);
  const batalkan = (
    jenis: 'penjualan' | 'pembelian',
    id: number,
    { tanggal = null, alasan = 'salah catat' }: { tanggal?: string | null; alasan?: string } = {},
    who?: Who,
  ) =>
    as(
      (db) =>
        db.row<Divoid>('select * from erp.transaksi_void($1, $2, $3, $4)', [
          jenis,
          id,
          alasan,
          tanggal,
        ]),
      who,
    );

  return {
    ...made,
    kode,
    data,
    as,
    asOwner,
    set,
    master,
    barang,
    kontak,
    document,
    beli,
    jual,
    draftJual,
    batalkan,
    ...queriesOf(asOwner),
    /** Gives a user of that role's id. */
    pengguna: (peran: Peran) => data.penggunaId(kode, peran),
    expectConsistent: () => expectConsistent(data, kode),
    /** What the relay does after each commit, so that reports know of it as of now. */
    settle: () => asOwner((db) => db.value<boolean>('select erp_private.worker_posting_settle()')),
  };
}

type AsOwner = <T>(work: (db: Db) => Promise<T>) => Promise<T>;

/** What the tables of the tenant say. */
function queriesOf(asOwner: AsOwner) {
  const rows = <T = Row>(text: string, values?: unknown[]) =>
    asOwner((db) => db.rows<T>(text, values));
  const row = <T = Row>(text: string, values?: unknown[]) =>
    asOwner((db) => db.row<T>(text, values));
  const lines = async (where: string, values: unknown[]) => {
    const found = await rows<{ ayat: string }>(
      `select to_char(j.tanggal, 'MM-DD') || ' ' || case when b.debit > 0 then 'D ' else 'K ' end
                || b.akun_kode || ' ' || (b.debit + b.kredit) as ayat
         from jurnal as j join jurnal_baris as b on b.jurnal_id = j.id
        where ${where}
        order by j.tanggal, j.id, b.baris`,
      values,
    );
    return found.map(({ ayat }) => ayat);
  };
  return {
    rows,
    row,
    /** The header row of a document. */
    dokumen: (id: number) => row('select * from transaksi where id = $1', [id]),
    baris: (id: number) =>
      rows('select * from transaksi_baris where transaksi_id = $1 order by baris', [id]),
    /** A document's own journal as ['01-05 D 1201 12000.00', …]. */
    jurnal: (id: number) =>
      lines(`j.transaksi_id = $1 and j.jenis in ('transaksi', 'terima')`, [id]),
    /** Correcting journals that a document triggered. */
    koreksi: (id: number) => lines(`j.transaksi_id = $1 and j.jenis = 'koreksi'`, [id]),
    pembalik: (id: number) => lines(`j.transaksi_id = $1 and j.jenis = 'pembalik'`, [id]),
    /** Quantity and value of a barang's pools together. */
    stok: (barang: number) =>
      row<{ qty: string; nilai: string }>(
        `select coalesce(trim_scale(sum(qty)), 0)::text as qty, coalesce(sum(nilai), 0)::text as nilai
           from stok_pool where barang_id = $1`,
        [barang],
      ),
    /** Debit minus credit of an account, over all days or until one. */
    saldo: async (akun: string, sampai = 'infinity') =>
      (
        await row<{ saldo: string }>(
          `select coalesce(sum(debit - kredit), 0)::numeric(20, 2)::text as saldo from saldo_harian
            where akun_kode = $1 and tanggal <= $2`,
          [akun, sampai],
        )
      ).saldo,
    /** What a document's lines cost now, corrections included. */
    hpp: async (id: number) =>
      (
        await row<{ hpp: string }>(
          `select (-sum(m.nilai))::text as hpp
             from mutasi_stok as m join transaksi_baris as b on b.id = m.baris_id
            where b.transaksi_id = $1 and m.membalik_id is null`,
          [id],
        )
      ).hpp,
    tutupBulan: (bulan: string, status = 'tutup') =>
      rows(
        `insert into periode (bulan, status) values ($1, $2)
           on conflict (bulan) do update set status = excluded.status`,
        [bulan, status],
      ),
  };
}
