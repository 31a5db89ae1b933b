import { expect } from '@jest/globals';
import type { Peran } from '../../server/base/context.ts';
import type { Laporan } from '../laporan/laporan.ts';
import { type Db, type Row, singly, type TestDatabase, type Who } from './database.ts';
import { ayat, type Baris, baris, dokumenOf } from './dokumen.ts';
import { expectConsistent } from './expect.ts';

export { ayat, type Baris, createDokumen, type Dibuat, type Divoid, hari } from './dokumen.ts';

export type Dokumen = Row & { detail: Baris[] };

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

/** The books of a shop are proven after each test that wrote in it, or in whose time something was posted. */
function provenAfterEach(data: TestDatabase, tenant: string) {
  let [touched, last, broken] = [true, 0, false];
  const prove = async (always: boolean) => {
    const posting = await data.asOwner(
      (db) => db.value<number>('select coalesce(max(id), 0) from posting'),
      { tenant },
    );
    if (always || touched || posting > last) await expectConsistent(data, tenant);
    [touched, last] = [false, posting];
  };
  data.onTestEnd(async () => {
    if (!broken) await prove(false);
  });
  return {
    touch: () => {
      touched = true;
    },
    /** Proves the books in the midst of a story. */
    expectConsistent: () => prove(true),
    /** For a story that breaks the books by hand: they are not proven after it. */
    leaveBroken: () => {
      broken = true;
    },
  };
}

/**
 * A tenant of its own for a story, with a supplier and a customer. Each call is a transaction of its own, as staff
 * unless `who` says otherwise. Amounts and quantities are answered as PostgreSQL writes them. After each test its
 * books are proven.
 */
export async function openToko(data: TestDatabase, settings: Row = {}) {
  const kode = await data.newTenant();
  const { touch, ...proof } = provenAfterEach(data, kode);
  const as = <T>(work: (db: Db) => Promise<T>, who: Who = {}) =>
    data.as({ tenant: kode, ...who }, work, touch);
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
  const staf = singly(as);
  const barang = (isi: Row = {}) =>
    master('barang', { nama: `Barang ${next()}`, satuan_id: made.satuan, ...isi });
  const kontak = (isi: Row = {}) =>
    master('kontak', { nama: `Kontak ${next()}`, tipe: 'pelanggan', ...isi });
  const document = (kontakId: number, dokumen: Dokumen): Row => ({
    kontak_id: kontakId,
    lokasi_id: made.lokasi,
    ...dokumen,
    detail: dokumen.detail.map(baris),
  });
  const dokumen = dokumenOf(as, made);
  const queries = queriesOf(singly(asOwner));
  return {
    ...made,
    kode,
    data,
    as,
    asOwner,
    /** SQL as staff, or as another user. */
    staf,
    by: (who: Who = {}) => singly((work) => as(work, who)),
    set,
    /** What the worker asks of the tenant. */
    pekerja: data.owner({ tenant: kode, role: 'erp_worker' }),
    laporan: laporanOf(as),
    master,
    /** Patches a master record. */
    ubah: (entitas: string, kunci: number | string, patch: Row) =>
      staf.value('select erp.master_patch($1, $2, $3)', [
        entitas,
        `${kunci}`,
        JSON.stringify(patch),
      ]),
    barang,
    kontak,
    document,
    ...dokumen,
    ...queries,
    retur: returOf(dokumen, queries),
    /** Gives a user of that role's id. */
    pengguna: (peran: Peran) => data.penggunaId(kode, peran),
    ...proof,
    /** What the relay does after each commit, so that reports know of it as of now. */
    settle: () => asOwner((db) => db.value<boolean>('select erp_private.worker_posting_settle()')),
  };
}

type As = <T>(work: (db: Db) => Promise<T>, who?: Who) => Promise<T>;

/** A report as JSON, asked by a viewer; arguments by name, as GraphQL gives them. */
const laporanOf =
  (as: As) =>
  (nama: string, args: Row = {}) => {
    const names = Object.keys(args).map((name, i) => `${name} => $${i + 1}`);
    const text = `select to_json(erp.laporan_${nama}(${names}))`;
    return as((db) => db.value<Laporan>(text, Object.values(args)), { peran: 'viewer' });
  };

/** Takes back so many of the first line of a sale or a purchase. */
const returOf =
  (
    { buat }: Pick<ReturnType<typeof dokumenOf>, 'buat'>,
    { baris }: Pick<ReturnType<typeof queriesOf>, 'baris'>,
  ) =>
  async (
    jenis: 'penjualan' | 'pembelian',
    tanggal: string,
    asal: number,
    qty: number | string,
    lain: Row = {},
  ) =>
    buat(`retur-${jenis}`, tanggal, {
      ...(jenis === 'pembelian' && { dokumen_asal_id: asal }),
      detail: [{ baris_asal_id: (await baris(asal))[0]?.id, qty }],
      ...lain,
    });

const expectAyat = async (found: Promise<string[]>, days: string[]) =>
  expect(await found).toEqual(ayat(...days));

/** What the tables of the tenant say. */
function queriesOf({ rows, row, value }: Db) {
  const lines = async (where: string, values: unknown[]) => {
    const found = await rows<{ ayat: string }>(
      `select to_char(j.tanggal, 'MM-DD') || ' ' || case when b.debit > 0 then 'D ' else 'K ' end
                || b.akun_kode || ' ' || (b.debit + b.kredit) as ayat
         from jurnal as j join jurnal_baris as b on b.jurnal_id = j.id
        where ${where}
        order by j.tanggal, j.id, b.baris`,
      values,
    );
    return found.map((one) => one.ayat);
  };
  /** A document's own journal as ['01-05 D 1201 12000.00', …]. */
  const jurnal = (id: number) =>
    lines(`j.transaksi_id = $1 and j.jenis in ('transaksi', 'terima')`, [id]);
  /** Correcting journals that a document triggered. */
  const koreksi = (id: number) => lines(`j.transaksi_id = $1 and j.jenis = 'koreksi'`, [id]);
  /** Journals of the system, of no document. */
  const jurnalSistem = (jenis: string) => lines('j.jenis = $1', [jenis]);
  const pembalik = (id: number) => lines(`j.transaksi_id = $1 and j.jenis = 'pembalik'`, [id]);
  return {
    rows,
    row,
    value,
    /** The header row of a document. */
    dokumen: (id: number) => row('select * from transaksi where id = $1', [id]),
    /** What is open of a document, what was paid, and the word for it. */
    bayar: async (id: number) => {
      const { sisa, dibayar, status_bayar } = await row('select * from transaksi where id = $1', [
        id,
      ]);
      return [sisa, dibayar, status_bayar];
    },
    baris: (id: number) =>
      rows('select * from transaksi_baris where transaksi_id = $1 order by baris', [id]),
    jurnal,
    jurnalSistem,
    koreksi,
    pembalik,
    /** Its journal has these entries and no others, in the words of `ayat`; a day in one text. */
    expectJurnal: (id: number, ...days: string[]) => expectAyat(jurnal(id), days),
    expectKoreksi: (id: number, ...days: string[]) => expectAyat(koreksi(id), days),
    expectPembalik: (id: number, ...days: string[]) => expectAyat(pembalik(id), days),
    /** Quantity and value of a barang's pools together. */
    stok: (barang: number) =>
      row<{ qty: string; nilai: string }>(
        `select coalesce(trim_scale(sum(qty)), 0)::text as qty, coalesce(sum(nilai), 0)::text as nilai
           from stok_pool where barang_id = $1`,
        [barang],
      ),
    /** Debit minus credit of an account, over all days or until one. */
    saldo: (akun: string, sampai = 'infinity') =>
      value(
        `select coalesce(sum(debit - kredit), 0)::numeric(20, 2)::text from saldo_harian
          where akun_kode = $1 and tanggal <= $2`,
        [akun, sampai],
      ),
    /** What a document's lines cost now, corrections included. */
    hpp: (id: number) =>
      value(
        `select (-sum(m.nilai))::text
           from mutasi_stok as m join transaksi_baris as b on b.id = m.baris_id
          where b.transaksi_id = $1 and m.membalik_id is null`,
        [id],
      ),
    /** Open items of a document with what is left: ['titipan 2301 100.00']. */
    pos: async (id: number) =>
      (
        await rows<{ pos: string }>(
          `select p.jenis || ' ' || p.akun_kode || ' ' || erp_private.pos_balance(null::buku, p.id) as pos
             from pos_terbuka as p where p.transaksi_id = $1 and p.membalik_id is null
            order by p.id`,
          [id],
        )
      ).map(({ pos }) => pos),
    tutupBulan: (bulan: string, status = 'tutup') =>
      rows(
        `insert into periode (bulan, status) values ($1, $2)
           on conflict (bulan) do update set status = excluded.status`,
        [bulan, status],
      ),
  };
}
