import type { Progress } from '../../server/base/progress.ts';
import { type PgSettings, settingsSql } from '../../server/postgres/settings.ts';
import { cpuOf } from './cpu.ts';
import { median, number, table } from './format.ts';
import { connect } from './posting.ts';
import { openShops, type Shop, settle } from './shops.ts';
import { saleQuery } from './ways.ts';
import { inBooks, type World } from './world.ts';

/**
 * `npm run bench -- walls`, about four minutes: what each wall costs a sale of three lines and the pages of a list of a
 * hundred thousand sales at five places, in CPU of PostgreSQL, by turns. The list behind the wall of places is compared
 * with the same list that is filtered by that place without a wall.
 */

const SALES = 100_000;
const ROUNDS = 7;
const READS = 40;
const WRITES = 40;

const PLACES = `
insert into lokasi (kode, nama)
select 'CABANG' || n, 'Cabang ' || n from generate_series(2, 5) as n`;

/** Sales as they come from years of trade, of twenty people, without the books behind them: lists read none. */
const FILL = `
insert into transaksi (jenis, nomor, tanggal, kontak_id, lokasi_id, jatuh_tempo, status, total_nilai, dibayar, sisa,
       posting_id, dibuat_oleh, dibuat_pada)
select 'penjualan', 'LAMA/' || lpad(n::text, 7, '0'), d, $1::bigint, l.isi[1 + n % 5], d + 14, 'final',
       n % 9000 * 100, n % 9000 * 100 - s, s, n,
       case n % 20 when 0 then $2::uuid else md5((n % 20)::text)::uuid end, d
  from (select n, current_date - 1000 + n / 101 as d, case when n % 50 = 1 then n % 9000 * 100 else 0 end as s
          from generate_series(1, $3::int) as n) as x,
       (select array_agg(id order by id) as isi from lokasi) as l`;

const walled = (settings: PgSettings, claims: PgSettings['claims']): PgSettings => ({
  ...settings,
  claims: { ...settings.claims, ...claims },
});

const LIST = `
select erp.transaksi_list('penjualan', jsonb_populate_record(null::erp.permintaan_list, $1::jsonb))::text as isi`;

const PAGES: readonly (readonly [title: string, request: Record<string, unknown>])[] = [
  ['halaman 1', {}],
  ['halaman 100', { page: 100 }],
  ['dengan kursor', { kursor: '' }],
  ['urut total', { sort: ['total_nilai:desc'] }],
  ['belum lunas', { filter: { status_bayar: 'outstanding' } }],
];

/** The CPU of one of some works, each done so often in each round; they take turns. */
async function byTurns(
  pid: number,
  times: number,
  works: readonly (() => Promise<unknown>)[],
  say: (text: string) => void,
): Promise<number[]> {
  const found = works.map(() => [] as number[]);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [n, work] of works.entries()) {
      for (let warm = 0; warm < 3; warm += 1) await work();
      const before = cpuOf(pid);
      for (let time = 0; time < times; time += 1) await work();
      found[n]?.push((cpuOf(pid) - before) / times);
    }
    say(`${round + 1}/${ROUNDS}`);
  }
  return found.map(median);
}

async function fill(world: World, shop: Shop): Promise<void> {
  await inBooks(world, shop.kode, async (books) => {
    await books.query('set local session_replication_role = replica');
    await books.query(PLACES);
    await books.query(FILL, [shop.kontak, shop.settings.claims.pengguna_id, SALES]);
  });
  await settle(world);
}

export async function benchWalls(world: World, progress: Progress): Promise<string[]> {
  const [shop] = await progress.step('Toko', () => openShops(world, 1));
  if (!shop) throw new Error('no shop');
  await progress.step('Seratus ribu penjualan', () => fill(world, shop));
  const client = await connect(world);
  world.onStop(() => client.end());
  const { rows: own } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const pid = own[0]?.pid ?? 0;
  const walls: readonly (readonly [name: string, settings: PgSettings])[] = [
    ['tanpa tembok', shop.settings],
    ['satu lokasi', walled(shop.settings, { lokasi_terlihat: `{${shop.lokasi}}` })],
    ['tanpa biaya', walled(shop.settings, { biaya: 'tutup' })],
    ['miliknya sendiri', walled(shop.settings, { milik: 'ya' })],
  ];
  const run = async (settings: PgSettings, mode: string, work: () => Promise<unknown>) => {
    await client.query(`begin ${mode};${settingsSql(settings)}`);
    await work();
    await client.query('commit');
  };
  const sales = await progress.step('Penjualan', (say) =>
    byTurns(
      pid,
      WRITES,
      walls.map(
        ([, settings]) =>
          () =>
            run(settings, '', () => client.query(saleQuery(shop))),
      ),
      say,
    ),
  );
  const lines = walls.map(([name], n) => [
    `penjualan, ${name}`,
    number(sales[n] ?? Number.NaN, 2),
    number((sales[n] ?? Number.NaN) / (sales[0] ?? Number.NaN), 2),
  ]);
  const filter = { lokasi_id: String(shop.lokasi) };
  for (const [title, request] of PAGES) {
    const read = (settings: PgSettings, more: Record<string, unknown> = {}) => {
      const asked = { page: 1, per_page: 20, paginate: true, ...request, ...more };
      if ('kursor' in request) Object.assign(asked, { page: null, paginate: null });
      return () => run(settings, 'read only', () => client.query(LIST, [JSON.stringify(asked)]));
    };
    const [plain, filtered, ...behind] = await progress.step(`Daftar, ${title}`, (say) =>
      byTurns(
        pid,
        READS,
        [
          read(shop.settings),
          read(shop.settings, { filter: { ...(request.filter as object), ...filter } }),
          ...walls.slice(1).map(([, settings]) => read(settings)),
        ],
        say,
      ),
    );
    const bases = [filtered, plain, plain];
    lines.push([`${title}, tanpa tembok`, number(plain ?? Number.NaN, 2), '']);
    lines.push([`${title}, disaring satu lokasi`, number(filtered ?? Number.NaN, 2), '']);
    for (const [n, [name]] of walls.slice(1).entries()) {
      const ms = behind[n] ?? Number.NaN;
      lines.push([`${title}, ${name}`, number(ms, 2), number(ms / (bases[n] ?? Number.NaN), 2)]);
    }
  }
  return table([['', 'CPU, ms', 'rasio'], ...lines], 1);
}
