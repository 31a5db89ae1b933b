import type pg from 'pg';
import type { Progress } from '../../server/base/progress.ts';
import { settingsSql } from '../../server/postgres/settings.ts';
import { cpuOf } from './cpu.ts';
import { median, number, table } from './format.ts';
import { connect, sell } from './posting.ts';
import { openShops, type Shop, settle } from './shops.ts';
import { inBooks, type World } from './world.ts';

/**
 * `npm run bench -- approvals`, about two minutes: what rules of approvals that do not catch it cost a sale of three
 * lines in CPU, by their number, and what the inbox costs with ten thousand requests beside the list of as many drafts.
 */

/** How many rules there are, and what they would catch: purchases, or sales beyond any total. */
const RULES: readonly (readonly [banyak: number, jenis: string])[] = [
  [0, 'penjualan'],
  [1, 'penjualan'],
  [1, 'pembelian'],
  [10, 'pembelian'],
  [50, 'pembelian'],
  [50, 'penjualan'],
];
const ROUNDS = 7;
const SALES = 60;
const WAITING = 10_000;
const READS = 15;

const setRules = (world: World, { kode }: Shop, banyak: number, jenis: string) =>
  inBooks(world, kode, async (books) => {
    await books.query('delete from aturan_persetujuan');
    await books.query(
      `insert into aturan_persetujuan (nama, urutan, aksi, jenis, total_min, langkah)
       select 'Aturan ' || n, n, 'posting', array[$2::erp.jenis_transaksi], 1e12,
              '[{"peran": ["staff"], "di_lokasi": false, "jumlah": 1, "eskalasi": []}]'
         from generate_series(1, $1::int) as n`,
      [banyak, jenis],
    );
  });

/** What is another in each of them. */
const OWN: Readonly<Record<string, string>> = {
  id: `nextval('transaksi_id_seq')`,
  nomor: `'UJI-' || n`,
  penyusun: `array[md5('x')::uuid]`,
  dibuat_oleh: `md5('x')::uuid`,
};

/** Drafts that wait for staff, all like the one that is there, of somebody else. */
const fillText = (kolom: string) => `
with
  baru as (
    insert into transaksi (${kolom})
    select ${kolom
      .split(', ')
      .map((one) => OWN[one] ?? `t.${one}`)
      .join(', ')}
      from transaksi as t
     cross join generate_series(1, $1::int) as n
     where t.status = 'draft'
    returning id
  ),
  minta as (
    insert into persetujuan (
      aksi, jenis, transaksi_id, diminta_oleh, aturan, langkah_ke, langkah_banyak
    )
    select 'posting', 'penjualan', b.id, md5('x')::uuid, 'Semua', 1, 1 from baru as b
    returning id
  )
insert into persetujuan_langkah (persetujuan_id, ke, peran, di_lokasi, jumlah, eskalasi)
select m.id, 1, '{staff}', false, 1, '{}' from minta as m`;

async function fill(world: World, shop: Shop, client: pg.Client): Promise<void> {
  await client.query(`begin;${settingsSql(shop.settings)}`);
  await client.query(
    `select erp.penjualan_create(jsonb_populate_record(null::erp.penjualan_input, $1::jsonb), true)`,
    [
      JSON.stringify({
        tanggal: new Date().toISOString().slice(0, 10),
        kontak_id: shop.kontak,
        lokasi_id: shop.lokasi,
        detail: [{ barang_id: shop.barang[0], qty: 1, harga: 10 }],
      }),
    ],
  );
  await client.query('commit');
  await inBooks(world, shop.kode, async (books) => {
    await books.query(`set session_replication_role = 'replica'`);
    const { rows } = await books.query<{ kolom: string }>(
      `select string_agg(attname, ', ' order by attnum) as kolom from pg_attribute
        where attrelid = 'transaksi'::regclass and attnum > 0 and attgenerated = '' and not attisdropped`,
    );
    await books.query(fillText(rows[0]?.kolom ?? ''), [WAITING]);
    await books.query(`set session_replication_role = 'origin'`);
    await books.query('analyze transaksi, persetujuan, persetujuan_langkah');
  });
}

const READ = {
  'daftar draft': `select erp.transaksi_list('penjualan', jsonb_populate_record(null::erp.permintaan_list, '{"per_page": 20, "filter": {"status": "draft"}}'))`,
  'untuk saya': `select erp.persetujuan_list('saya')`,
  semua: `select erp.persetujuan_list('semua')`,
} as const;

export async function benchApprovals(world: World, progress: Progress): Promise<string[]> {
  const [shop] = await progress.step('Toko', () => openShops(world, 1));
  if (!shop) throw new Error('no shop');
  const client = await connect(world);
  world.onStop(() => client.end());
  const { rows: own } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const pid = own[0]?.pid ?? 0;
  const cpu = async (times: number, run: () => Promise<void>) => {
    const before = cpuOf(pid);
    for (let n = 0; n < times; n += 1) await run();
    return (cpuOf(pid) - before) / times;
  };
  for (let n = 0; n < 200; n += 1) await sell(client, shop);
  await settle(world);
  const sales = RULES.map(() => [] as number[]);
  await progress.step('Penjualan', async (say) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [n, [banyak, jenis]] of RULES.entries()) {
        await setRules(world, shop, banyak, jenis);
        await cpu(5, () => sell(client, shop));
        sales[n]?.push(await cpu(SALES, () => sell(client, shop)));
      }
      say(`${round + 1}/${ROUNDS}`);
    }
  });
  const of = (values: readonly number[] | undefined) => median(values ?? []);
  const bare = of(sales[0]);
  const lines = RULES.map(([banyak, jenis], n) => [
    `penjualan, ${banyak} aturan ${banyak === 0 ? '' : jenis}`.trim(),
    number(of(sales[n]), 2),
    number(of(sales[n]) / bare, 3),
  ]);
  await progress.step('Antrean', () => fill(world, shop, client));
  const read = async (text: string) => {
    await client.query(`begin read only;${settingsSql(shop.settings)}`);
    await client.query(text);
    await client.query('commit');
  };
  const reads: [string, number][] = [];
  for (const [name, text] of Object.entries(READ)) {
    await cpu(2, () => read(text));
    reads.push([name, await cpu(READS, () => read(text))]);
  }
  const list = reads[0]?.[1] ?? Number.NaN;
  for (const [name, ms] of reads) lines.push([name, number(ms, 2), number(ms / list, 3)]);
  return table([['', 'CPU, ms', 'rasio'], ...lines], 1);
}
