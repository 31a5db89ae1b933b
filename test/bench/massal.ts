import type pg from 'pg';
import type { Progress } from '../../server/base/progress.ts';
import { settingsSql } from '../../server/postgres/settings.ts';
import { cpuOf } from './cpu.ts';
import { median, number, table } from './format.ts';
import {
  bill,
  type Contacts,
  KINDS,
  type Kind,
  points,
  type Source,
  saleAt,
} from './massal_kinds.ts';
import { connect } from './posting.ts';
import { openShops, type Shop, settle } from './shops.ts';
import { inBooks, type World } from './world.ts';

/**
 * `npm run bench -- massal`, two to five minutes: what a document costs PostgreSQL on one connection, in CPU, when each has a
 * call and a transaction of its own and when a hundred share them.
 */

const TOGETHER = 100;
const ROUNDS = 5;
const ALONE = 40;
const SOURCES = 1000;

async function post(client: pg.Client, shop: Shop, text: string, value: unknown): Promise<void> {
  await client.query(`begin;${settingsSql(shop.settings)}`);
  await client.query({ name: text.slice(0, 60), text, values: [JSON.stringify(value)] });
  await client.query('commit');
}

const alone = ({ fungsi }: Pick<Kind, 'fungsi'>) =>
  `select erp.${fungsi}_create(jsonb_populate_record(null::erp.${fungsi}_input, $1::jsonb), false)`;
const together = ({ fungsi }: Pick<Kind, 'fungsi'>) =>
  `select erp.${fungsi}_massal(array(select jsonb_populate_record(null::erp.${fungsi}_input, d)
     from jsonb_array_elements($1::jsonb) as d))`;

/** Makes documents of one kind, a hundred at once, and answers them with their lines. */
async function sourcesOf(
  world: World,
  shop: Shop,
  client: pg.Client,
  fungsi: string,
): Promise<Source[]> {
  for (let n = 0; n < SOURCES / TOGETHER; n += 1) {
    const documents = Array.from({ length: TOGETHER }, (_, nth) => saleAt(shop, nth));
    await post(client, shop, together({ fungsi }), documents);
  }
  return inBooks(world, shop.kode, async (books) => {
    const { rows } = await books.query<Source>(
      `select t.id::int, array_agg(b.id::int order by b.baris) as garis
         from transaksi as t join transaksi_baris as b on b.transaksi_id = t.id
        where t.jenis = $1 and t.kontak_id = $2
        group by t.id order by t.id desc limit ${SOURCES}`,
      [fungsi, shop.kontak],
    );
    return rows;
  });
}

/** Some suppliers with ten bills and points each, a customer with a limit of credit, warehouses, assets, and what is open. */
async function contactsOf(world: World, shop: Shop, client: pg.Client): Promise<Contacts> {
  const contacts = await inBooks(world, shop.kode, async (books) => {
    const { rows } = await books.query<Omit<Contacts, 'sales' | 'purchases' | 'bills'>>(
      `with
         baru as (
           insert into kontak (kode, nama, tipe, batas_kredit)
             select 'TERBATAS', 'terbatas', k.tipe, 1e12 from kontak as k where k.id = $1
             union all
             select 'SP' || n, 'pemasok ' || n, k.tipe, null
               from generate_series(1, 100) as n join kontak as k on k.nama = 'supplier'
             returning id, batas_kredit
         ),
         tempat as (
           insert into lokasi (kode, nama, tipe)
             select 'GD' || n, 'Gudang ' || n, 'gudang' from generate_series(1, 25) as n
             returning id
         ),
         aset as (
           insert into aset (
             kode, nama, akun_aset, akun_akumulasi, tanggal, perolehan, umur_bulan, warisan
           )
             select 'AS' || n, 'Rak ' || n, '1504', '1604', p.tanggal_mulai, 6000000, 60, true
               from generate_series(1, 100) as n cross join pengaturan as p
             returning id
         )
       select (select id::int from kontak where nama = 'supplier') as supplier,
              (select id::int from baru where batas_kredit is not null) as limited,
              array(select id::int from baru where batas_kredit is null) as suppliers,
              array(select id::int from tempat) as tempat,
              array(select id::int from aset) as aset,
              (select (tanggal_mulai - 1)::text from pengaturan) as pembukaan`,
      [shop.kontak],
    );
    return rows[0] as Omit<Contacts, 'sales' | 'purchases' | 'bills'>;
  });
  for (let n = 0; n < 10; n += 1) {
    await post(client, shop, together({ fungsi: 'hutang' }), contacts.suppliers.map(bill));
  }
  const awal = contacts.suppliers.map((id) => points(id, contacts.pembukaan));
  await post(client, shop, together({ fungsi: 'bayar_poin' }), awal);
  const bills = await inBooks(world, shop.kode, async (books) => {
    const { rows } = await books.query<{ id: number }>(
      `select max(id)::int as id from transaksi where jenis = 'hutang' group by kontak_id order by kontak_id`,
    );
    return rows.map(({ id }) => id);
  });
  const supplied = { ...shop, kontak: contacts.supplier };
  return {
    ...contacts,
    bills,
    sales: await sourcesOf(world, shop, client, 'penjualan'),
    purchases: await sourcesOf(world, supplied, client, 'pembelian'),
  };
}

export async function benchMassal(world: World, progress: Progress): Promise<string[]> {
  const [shop] = await progress.step('Toko', () => openShops(world, 1));
  if (!shop) throw new Error('no shop');
  const client = await connect(world);
  const rows: string[][] = [];
  try {
    const { rows: pids } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    const pid = pids[0]?.pid ?? 0;
    const contacts = await progress.step('Kontak', () => contactsOf(world, shop, client));
    let urut = 0;
    const next = (kind: Kind, n: number) => {
      urut += 1;
      return kind.document({ ...contacts, shop, n, urut });
    };
    const cpu = async (run: () => Promise<void>, documents: number) => {
      const before = cpuOf(pid);
      await run();
      return (cpuOf(pid) - before) / documents;
    };
    const each = (kind: Kind, count: number) => async () => {
      for (let n = 0; n < count; n += 1) {
        await post(client, shop, alone(kind), next(kind, n));
      }
    };
    const all = (kind: Kind) => async () => {
      const documents = Array.from({ length: TOGETHER }, (_, n) => next(kind, n));
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
