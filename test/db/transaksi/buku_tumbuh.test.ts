/** Plans that a connection made when the books had hardly begun read no more when they have grown, and nobody looked at their tables. */
import { expect, test } from '@jest/globals';
import { type Db, openDatabase } from '../../helpers/database.ts';
import { openToko, type Toko } from '../../helpers/toko.ts';
import { bukaDunia, type Dunia, SAH, tanggal } from '../dokumen/aturan_dokumen.ts';

const data = openDatabase();
const MORE = 200;
/** What grows with each document. */
const GROWING = [
  ...['alokasi', 'jurnal', 'jurnal_baris', 'mutasi_stok', 'order_gerak', 'pos_terbuka', 'posting'],
  ...['transaksi', 'transaksi_baris'],
];

const DIBACA = `
select json_object_agg(relname, seq_tup_read + coalesce(idx_tup_fetch, 0))
  from pg_catalog.pg_stat_xact_user_tables
 where schemaname = $1 and relname = any ($2)`;

type Rows = Record<string, number>;
type Call = [text: string, ...values: unknown[]];

/** In the place of an answer of before. */
const ID = Symbol('id');

const buat = (jenis: string, isi: object): Call => {
  const fungsi = jenis.replaceAll('-', '_');
  return [
    `select id from erp.${fungsi}_create(jsonb_populate_record(null::erp.${fungsi}_input, $1), false)`,
    JSON.stringify(isi),
  ];
};

/** Nobody has looked at the tables, and nobody will: that is not left to chance. */
async function unseen(db: Db, skema: string): Promise<void> {
  for (const name of GROWING) await db.rows(`alter table ${name} set (autovacuum_enabled = off)`);
  await db.rows('select pg_clear_relation_stats($1, t) from unnest($2::text[]) as t', [
    skema,
    GROWING,
  ]);
  await db.rows(
    `select pg_clear_attribute_stats(schemaname, tablename, attname, inherited)
       from pg_stats where schemaname = $1 and tablename = any ($2)`,
    [skema, GROWING],
  );
}

/** A document of each kind, posted and voided again; a settlement that seeks its documents; a void with what stands on it. */
function works(dunia: Dunia): Record<string, Call[]> {
  const kinds = Object.entries(SAH).map(([jenis, isi]): [string, Call[]] => [
    jenis,
    [
      buat(jenis, isi(dunia)),
      [`select erp.transaksi_void($1::erp.jenis_transaksi, $2, 'salah')`, jenis, ID],
    ],
  ]);
  const lunas = SAH['pelunasan-piutang']?.(dunia) ?? {};
  return {
    ...Object.fromEntries(kinds),
    'the oldest first': [buat('pelunasan-piutang', { ...lunas, alokasi: [], jumlah: 5 })],
    'with kaskade': [
      buat('pelunasan-piutang', lunas),
      [`select erp.transaksi_void('penjualan', $1, 'salah', kaskade => true)`, dunia.jual],
    ],
  };
}

/** What the calls read; nothing of them is kept. */
async function dibaca(db: Db, toko: Toko, calls: Call[]): Promise<Rows> {
  const read = () => db.value<Rows>(DIBACA, [`t_${toko.kode}`, GROWING]);
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

/** Documents of others, of other goods. */
async function tumbuh(toko: Toko): Promise<void> {
  const barang_id = await toko.barang();
  const supplier = await toko.kontak({ nama: 'Pemasok lain', tipe: 'supplier' });
  const pelanggan = await toko.kontak({ nama: 'Pelanggan lain' });
  const banyak = (jenis: string, isi: object) =>
    toko.as((db) =>
      db.rows(
        `select erp.${jenis}_massal(array(
           select jsonb_populate_record(null::erp.${jenis}_input, $1) from generate_series(1, $2::int)))`,
        [JSON.stringify({ tanggal, ...isi }), MORE],
      ),
    );
  const dagang = { lokasi_id: toko.lokasi, detail: [{ barang_id, qty: 1, harga: 10 }] };
  await banyak('pembelian', { kontak_id: supplier, ...dagang });
  await banyak('penjualan', { kontak_id: pelanggan, ...dagang });
  await banyak('kas_masuk', { akun_kas: '1101', detail: [{ akun_kode: '4201', jumlah: 5 }] });
}

test('what writes reads no more in books that have grown by six hundred documents', async () => {
  const toko = await openToko(data, { poin_aktif: true });
  const work = works(await bukaDunia(toko));
  await toko.asOwner((db) => unseen(db, `t_${toko.kode}`));
  const { claims } = await data.settingsOf({ tenant: toko.kode });
  // As superuser, who alone may see what a transaction read: the functions run as their owner nevertheless.
  await toko.asOwner(async (db) => {
    for (const [name, value] of Object.entries(claims)) {
      await db.rows('select set_config($1, $2, true)', [`erp.${name}`, value]);
    }
    // The first plan is kept, as after some calls.
    await db.rows(`set local plan_cache_mode = 'force_generic_plan'`);
    const young = new Map<string, Rows>();
    for (const [name, calls] of Object.entries(work))
      young.set(name, await dibaca(db, toko, calls));
    await tumbuh(toko);
    for (const [name, calls] of Object.entries(work)) {
      const old = await dibaca(db, toko, calls);
      const grown = GROWING.filter(
        (table) => (old[table] ?? 0) - (young.get(name)?.[table] ?? 0) > MORE / 4,
      );
      expect([name, grown]).toEqual([name, []]);
    }
  });
});
