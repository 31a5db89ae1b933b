/** What is read to post and void a document, or to show one, does not grow with the books in which it is. */
import { beforeAll, expect, test } from '@jest/globals';
import { openDatabase } from '../../helpers/database.ts';
import { berDimensi } from '../../helpers/dimensi.ts';
import { openToko, type Toko } from '../../helpers/toko.ts';
import { bukaDunia, type Dunia, SAH, tanggal } from '../dokumen/aturan_dokumen.ts';

const data = openDatabase();
const KINDS = Object.keys(SAH);
const MORE = 200;
/** What grows with each document. */
const GROWING = [
  ...['alokasi', 'audit', 'jurnal', 'jurnal_baris', 'mutasi_stok', 'order_gerak', 'pos_terbuka'],
  ...['posting', 'transaksi', 'transaksi_baris'],
];

/** Rows that this connection read of each table of the books, one by one or as a whole, and has not yet reported. */
const DIBACA = `
select json_object_agg(relname, seq_tup_read + coalesce(idx_tup_fetch, 0) order by relname) as dibaca
  from pg_catalog.pg_stat_xact_user_tables
 where schemaname = $1`;

type Rows = Record<string, number>;

class Undone extends Error {
  readonly dibaca: Rows;
  constructor(before: Rows, after: Rows) {
    super('undone');
    const read = Object.entries(after).map(([name, rows]) => [name, rows - (before[name] ?? 0)]);
    this.dibaca = Object.fromEntries(read.filter(([, rows]) => rows));
  }
}

/** In the place of an answer of before. */
const ID = Symbol('id');

let toko: Toko;
let dunia: Dunia;

const dokumen = (jenis: string) => ({
  ...SAH[jenis]?.(dunia),
  dimensi: { cabang: 'JKT', proyek: 'P1' },
});

type Call = [text: string, ...values: unknown[]];

/** What statements read in a transaction of which nothing is kept; `id` in the values is what the first one answered. */
async function dibaca(...calls: Call[]): Promise<Rows> {
  const { claims } = await data.settingsOf({ tenant: toko.kode });
  // As superuser, who alone may see what a transaction read: the functions run as their owner nevertheless.
  const undone = await toko
    .asOwner(async (db) => {
      for (const [name, value] of Object.entries(claims)) {
        await db.rows('select set_config($1, $2, true)', [`erp.${name}`, value]);
      }
      await db.rows('discard plans');
      const read = () => db.value<Rows>(DIBACA, [`t_${toko.kode}`]);
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
      throw new Undone(before, await read());
    })
    .catch((error: unknown) => error);
  if (!(undone instanceof Undone)) throw undone;
  return undone.dibaca;
}

/** A document of each kind, posted and voided again. */
const posting = (jenis: string) => {
  const fungsi = jenis.replaceAll('-', '_');
  return dibaca(
    [
      `select id from erp.${fungsi}_create(jsonb_populate_record(null::erp.${fungsi}_input, $1), false)`,
      JSON.stringify(dokumen(jenis)),
    ],
    [`select erp.transaksi_void($1::erp.jenis_transaksi, $2, 'salah')`, jenis, ID],
  );
};

const penjualan = () => JSON.stringify(dokumen('penjualan'));
const satu = 'jsonb_populate_record(null::erp.penjualan_input, $1)';

/** What else is done to documents, and what is read of one of them, one contact, one barang. */
const WORK: Record<string, () => Promise<Rows>> = {
  'a draft that is approved': () =>
    dibaca(
      [`select id from erp.penjualan_create(${satu}, true)`, penjualan()],
      [`select erp.transaksi_approve('penjualan', $1)`, ID],
    ),
  'sales in a list': () =>
    dibaca([`select erp.penjualan_massal(array[${satu}, ${satu}])`, penjualan()]),
  'a rehearsal': () => dibaca([`select erp.penjualan_simulate(${satu})`, penjualan()]),
  'a void with what stands on it': () =>
    dibaca(
      [
        'select id from erp.pelunasan_piutang_create(jsonb_populate_record(null::erp.pelunasan_piutang_input, $1), false)',
        JSON.stringify(dokumen('pelunasan-piutang')),
      ],
      [`select erp.transaksi_void('penjualan', $1, 'salah', kaskade => true)`, dunia.jual],
    ),
  'a sale': () =>
    dibaca([`select erp.transaksi_get('penjualan', $1, '{jurnal,alokasi,riwayat}')`, dunia.jual]),
  'its invoice': () => dibaca([`select erp.ekspor_cetak('penjualan', $1)`, dunia.jual]),
  'its delivery note': () =>
    dibaca([`select erp.ekspor_cetak('penjualan', $1, 'surat-jalan')`, dunia.jual]),
  'a receipt of money': () => dibaca([`select erp.ekspor_cetak('kas-masuk', $1)`, dunia.titipan]),
  "a customer's statement": () => dibaca(['select erp.ekspor_pernyataan($1)', dunia.pelanggan]),
  'what a customer owes': () =>
    dibaca(['select erp.laporan_piutang(kontak_id => $1)', dunia.pelanggan]),
  'what a customer has paid': () =>
    dibaca([`select erp.laporan_piutang(kontak_id => $1, status => 'lunas')`, dunia.pelanggan]),
  'the card of a barang': () => dibaca(['select erp.laporan_kartu_stok($1)', dunia.barang]),
};

/** Documents of others, of other goods. */
async function lebihTua(): Promise<void> {
  const barang_id = await toko.barang();
  const [supplier, pelanggan] = [
    await toko.kontak({ nama: 'Pemasok lain', tipe: 'supplier' }),
    await toko.kontak({ nama: 'Pelanggan lain' }),
  ];
  const dasar = { tanggal, lokasi_id: toko.lokasi, dimensi: { cabang: 'BDG' } };
  const banyak = (jenis: string, isi: object) =>
    toko.as((db) =>
      db.rows(
        `select erp.${jenis}_massal(array(
           select jsonb_populate_record(null::erp.${jenis}_input, $1) from generate_series(1, $2::int)))`,
        [JSON.stringify({ ...dasar, ...isi }), MORE],
      ),
    );
  const detail = (qty: number) => [{ barang_id, qty, harga: 10 }];
  await banyak('pembelian', { kontak_id: supplier, detail: detail(10) });
  await banyak('penjualan', { kontak_id: pelanggan, detail: detail(1) });
  await banyak('kas_masuk', {
    lokasi_id: undefined,
    akun_kas: '1101',
    detail: [{ akun_kode: '4201', jumlah: 5 }],
  });
}

/**
 * As if each of these tables had a thousand times as many rows as it has, for those who plan: PostgreSQL multiplies a table's
 * pages with the rows that a page held when it was last looked at.
 */
const seemLarge = () =>
  toko.asOwner(async (db) => {
    await db.rows('analyze');
    await db.rows(
      `select pg_restore_relation_stats(
                'schemaname', c.relnamespace::regnamespace::text, 'relname', c.relname::text,
                'relpages', c.relpages, 'reltuples', (c.reltuples * 1000)::real)
         from pg_class as c
        where c.relnamespace = $1::regnamespace and c.relname = any ($2)`,
      [`t_${toko.kode}`, GROWING],
    );
  });

const ALL: [name: string, read: () => Promise<Rows>][] = [
  ...KINDS.map((jenis): [string, () => Promise<Rows>] => [jenis, () => posting(jenis)]),
  ...Object.entries(WORK),
];
const before = new Map<string, Rows>();
beforeAll(async () => {
  toko = await openToko(data, { poin_aktif: true });
  dunia = await bukaDunia(toko);
  await berDimensi(toko);
  for (const [name, read] of ALL) before.set(name, await read());
  await lebihTua();
  await seemLarge();
});

test.each(ALL)('%s reads no more in books of six hundred more documents', async (name, read) => {
  const [young, old] = [before.get(name) ?? {}, await read()];
  // Another plan may read a few rows more, or the whole chart of accounts; it does not read all documents.
  const grown = GROWING.filter((name) => (old[name] ?? 0) - (young[name] ?? 0) > MORE / 4);
  expect(grown).toEqual([]);
});
