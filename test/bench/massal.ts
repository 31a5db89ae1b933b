import type pg from 'pg';
import type { Progress } from '../../server/base/progress.ts';
import { settingsSql } from '../../server/postgres/settings.ts';
import { cpuOf } from './cpu.ts';
import { median, number, table } from './format.ts';
import { connect } from './posting.ts';
import { openShops, type Shop, saleOf, settle } from './shops.ts';
import { inBooks, type World } from './world.ts';

/**
 * `npm run bench -- massal`, about a minute: what a document costs PostgreSQL on one connection, in CPU, when each has a
 * call and a transaction of its own and when a hundred share them.
 */

const TOGETHER = 100;
const ROUNDS = 5;
const ALONE = 40;

type Kind = {
  jenis: string;
  /** What the books need for it, and what all later ones then find. */
  prepare?: string;
  fungsi: string;
  document: (shop: Shop, n: number, supplier: number, limited: number) => object;
};

const tanggal = new Date().toISOString().slice(0, 10);

const DIMENSIONS = `
  with baru as (
    insert into dimensi (kode, nama, slot) values ('cabang', 'Cabang', 1), ('proyek', 'Proyek', 2)
    returning id
  )
  insert into dimensi_nilai (dimensi_id, kode, nama)
    select b.id, 'N' || n, 'N' || n from baru as b cross join generate_series(0, 19) as n`;

const KINDS: readonly Kind[] = [
  {
    jenis: 'penjualan, 3 baris',
    fungsi: 'penjualan',
    document: (shop, n) => JSON.parse(saleOf(shop, n % (shop.barang.length - 2))),
  },
  {
    // To one contact, of whom more and more is unpaid.
    jenis: 'penjualan, batas kredit',
    fungsi: 'penjualan',
    document: (shop, n, _supplier, kontak) =>
      JSON.parse(saleOf({ ...shop, kontak }, n % (shop.barang.length - 2))),
  },
  {
    jenis: 'pembelian, 3 baris',
    fungsi: 'pembelian',
    document: (shop, n, kontak) =>
      JSON.parse(saleOf({ ...shop, kontak }, n % (shop.barang.length - 2))),
  },
  {
    jenis: 'kas-masuk',
    fungsi: 'kas_masuk',
    document: () => ({ tanggal, akun_kas: '1101', detail: [{ akun_kode: '4201', jumlah: 5000 }] }),
  },
  {
    jenis: 'jurnal-umum',
    fungsi: 'jurnal_umum',
    document: () => ({
      tanggal,
      detail: [
        { akun_kode: '6101', debit: 5000 },
        { akun_kode: '1101', kredit: 5000 },
      ],
    }),
  },
  {
    // Two values on each line, one of them the document's.
    jenis: 'penjualan, 2 dimensi',
    prepare: DIMENSIONS,
    fungsi: 'penjualan',
    document: (shop, n) => {
      const sale = JSON.parse(saleOf(shop, n % (shop.barang.length - 2)));
      const detail = sale.detail.map((baris: object, nth: number) => ({
        ...baris,
        dimensi: { proyek: `N${nth}` },
      }));
      return { ...sale, dimensi: { cabang: `N${n % 20}` }, detail };
    },
  },
];

async function post(client: pg.Client, shop: Shop, text: string, value: unknown): Promise<void> {
  await client.query(`begin;${settingsSql(shop.settings)}`);
  await client.query({ name: text, text, values: [JSON.stringify(value)] });
  await client.query('commit');
}

const alone = ({ fungsi }: Kind) =>
  `select erp.${fungsi}_create(jsonb_populate_record(null::erp.${fungsi}_input, $1::jsonb), false)`;
const together = ({ fungsi }: Kind) =>
  `select erp.${fungsi}_massal(array(select jsonb_populate_record(null::erp.${fungsi}_input, d)
     from jsonb_array_elements($1::jsonb) as d))`;

/** A supplier, and a customer with a limit of credit. */
async function contactsOf(world: World, shop: Shop): Promise<number[]> {
  return inBooks(world, shop.kode, async (books) => {
    const { rows } = await books.query<{ id: number }>(
      `with
         terbatas as (
           insert into kontak (kode, nama, tipe, batas_kredit)
             select 'TERBATAS', 'terbatas', k.tipe, 1e12 from kontak as k where k.id = $1
             returning id
         )
       select k.id::int from (
         select 1 as urut, id from kontak where nama = 'supplier'
         union all
         select 2, id from terbatas
       ) as k order by k.urut`,
      [shop.kontak],
    );
    return rows.map(({ id }) => id);
  });
}

export async function benchMassal(world: World, progress: Progress): Promise<string[]> {
  const [shop] = await progress.step('Toko', () => openShops(world, 1));
  if (!shop) throw new Error('no shop');
  const client = await connect(world);
  const rows: string[][] = [];
  try {
    const { rows: pids } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    const pid = pids[0]?.pid ?? 0;
    const [supplier = 0, limited = 0] = await contactsOf(world, shop);
    const cpu = async (run: () => Promise<void>, documents: number) => {
      const before = cpuOf(pid);
      await run();
      return (cpuOf(pid) - before) / documents;
    };
    const each = (kind: Kind, count: number) => async () => {
      for (let n = 0; n < count; n += 1) {
        await post(client, shop, alone(kind), kind.document(shop, n, supplier, limited));
      }
    };
    const all = (kind: Kind) => async () => {
      const documents = Array.from({ length: TOGETHER }, (_, n) =>
        kind.document(shop, n, supplier, limited),
      );
      await post(client, shop, together(kind), documents);
    };
    for (const kind of KINDS) {
      await progress.step(kind.jenis, async () => {
        const { prepare } = kind;
        if (prepare) await inBooks(world, shop.kode, (books) => books.query(prepare));
        await each(kind, 100)();
        await all(kind)();
        await settle(world);
        await all(kind)();
        const figures: { one: number; many: number }[] = [];
        for (let round = 0; round < ROUNDS; round += 1) {
          const one = await cpu(each(kind, ALONE), ALONE);
          figures.push({ one, many: await cpu(all(kind), TOGETHER) });
        }
        const one = median(figures.map((figure) => figure.one));
        const many = median(figures.map((figure) => figure.many));
        rows.push([kind.jenis, number(one, 2), number(many, 2), number(many / one, 2)]);
      });
    }
  } finally {
    await client.end();
  }
  return table([['dokumen', 'sendiri, ms', `${TOGETHER} sekaligus, ms`, 'rasio'], ...rows], 1);
}
