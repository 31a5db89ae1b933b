import type { Progress } from '../../server/base/progress.ts';
import type { PgSettings } from '../../server/postgres/settings.ts';
import { type Access, openAccess } from './access.ts';
import { median, number, table } from './format.ts';
import { ago, type Books, booksOf, carryDimensions, loadBooks } from './reports_books.ts';
import { kodeOf, makeTenants, settle } from './shops.ts';
import { inBooks, type World } from './world.ts';

/**
 * `npm run bench -- reports`: what each report costs in books of 10,000 and of 1,000,000 journal lines over the same
 * two years, of the same goods and customers. About five minutes, most of them loading.
 */

const SMALL = booksOf(kodeOf(0), 10_000);
const LARGE = booksOf(kodeOf(1), 1_000_000);
/** As short as the small books, with as many open items as the long ones. */
const OPEN: Books = {
  ...LARGE,
  kode: kodeOf(2),
  sales: Math.round(LARGE.sales / LARGE.unpaid / 0.8 + (LARGE.sales * 14) / LARGE.days),
  unpaid: 1,
};
const RUNS = 7;

type Wanted = { ms?: number; ratio?: number };
type Report = [name: string, call: string, wanted?: Wanted];

const MAIN: Wanted = { ms: 150, ratio: 1.5 };
const PAGE: Wanted = { ms: 50 };
const barang = '(select max(id) from barang)';

const REPORTS: readonly Report[] = [
  ['neraca', 'neraca()', MAIN],
  ['rugi-laba, satu bulan', `rugi_laba('${ago(60)}', '${ago(30)}')`, MAIN],
  ['rugi-laba, satu tahun', `rugi_laba('${ago(380)}', '${ago(15)}')`, MAIN],
  ['neraca-saldo', 'neraca_saldo()', MAIN],
  ['stok', 'stok()', MAIN],
  ['piutang', 'piutang()'],
  ['hutang', 'hutang()'],
  ['kartu-stok, halaman pertama', `kartu_stok(${barang})`, PAGE],
  ['jurnal, halaman pertama', 'jurnal()', PAGE],
  ['jurnal dua tahun atas satu akun', `jurnal('${ago(700)}', akun_kode => '1201')`],
  ['neraca 200 hari lalu', `neraca('${ago(200)}')`],
  ['stok 100 hari lalu', `stok(per => '${ago(100)}')`],
  ['stok, diketahui 7 hari lalu', `stok(diketahui => now() - interval '7 days')`],
  ['stok, diketahui 700 hari lalu', `stok(diketahui => now() - interval '700 days')`],
  ['piutang 100 hari lalu', `piutang(sampai => '${ago(100)}')`],
  ['neraca, diketahui 7 hari lalu', `neraca(diketahui => now() - interval '7 days')`],
  ['piutang, diketahui 7 hari lalu', `piutang(diketahui => now() - interval '7 days')`],
  ['perubahan-ekuitas, setahun', `perubahan_ekuitas('${ago(365)}')`],
  ['ppn', 'ppn()'],
  ['aset', 'aset()'],
];

/** What follows the items that are open, where as many are open in both books. */
const AGEING: readonly Report[] = [
  ['piutang, sama banyak yang terbuka', 'piutang()', MAIN],
  ['hutang, sama banyak yang terbuka', 'hutang()', MAIN],
];

/** Before and after the worker has summed sales and the cash flows of each day. */
const SUMMED: readonly Report[] = [
  ['penjualan, bulan ini', 'penjualan()'],
  [
    'penjualan/summary setahun, diketahui 7 hari lalu',
    `penjualan_summary('{bulan}', '${ago(365)}', diketahui => now() - interval '7 days')`,
  ],
  ['penjualan/summary setahun, per bulan', `penjualan_summary('{bulan}', '${ago(365)}')`],
  ['penjualan/summary setahun, per barang', `penjualan_summary('{barang}', '${ago(365)}')`],
  [
    'penjualan/summary setahun, per kontak dan bulan',
    `penjualan_summary('{kontak,bulan}', '${ago(365)}')`,
  ],
  [
    'penjualan/summary setahun, per kontak dan kategori',
    `penjualan_summary('{kontak,kategori}', '${ago(365)}')`,
  ],
  ['arus-kas, bulan ini', 'arus_kas()'],
  ['arus-kas, setahun', `arus_kas('${ago(365)}')`],
  [
    'arus-kas setahun, diketahui 7 hari lalu',
    `arus_kas('${ago(365)}', diketahui => now() - interval '7 days')`,
  ],
];

/** Of values of dimensions, which read the lines: two of them on each line. */
const YEAR = `'${ago(380)}', '${ago(15)}'`;
const BY_VALUE: readonly Report[] = [
  ['rugi-laba setahun, satu nilai', `rugi_laba(${YEAR}, dimensi => 'cabang:C1')`, { ms: 1000 }],
  ['rugi-laba setahun, kolom cabang', `rugi_laba_kolom(${YEAR}, kolom => 'cabang')`, { ms: 1000 }],
  [
    'rugi-laba dua tahun, satu nilai, kolom proyek',
    `rugi_laba_kolom('${ago(731)}', dimensi => 'cabang:C1', kolom => 'proyek')`,
    { ms: 1000 },
  ],
  [
    'rugi-laba dua tahun, kolom proyek',
    `rugi_laba_kolom('${ago(731)}', kolom => 'proyek')`,
    { ms: 1000 },
  ],
  ['neraca-saldo setahun, satu nilai', `neraca_saldo(${YEAR}, dimensi => 'cabang:C1')`],
  ['buku-besar setahun, satu nilai', `buku_besar('4101', ${YEAR}, dimensi => 'cabang:C1')`],
  ['arus-kas setahun, kolom cabang', `arus_kas_kolom(${YEAR}, kolom => 'cabang')`],
  [
    'penjualan/summary setahun, kolom cabang',
    `penjualan_summary_kolom('{bulan}', ${YEAR}, kolom => 'cabang')`,
  ],
];

const SUM_SALES = 'select erp_private.worker_rekap()';
const SUM_CASH =
  'select count(erp_private.worker_arus_kas(b)) from erp_private.worker_arus_kas_list() as b';

type Entered = { settings: PgSettings };

/** Milliseconds of a report in some books, the calls by turns: what else the machine does meets all alike. */
async function measure(access: Access, books: readonly Entered[], call: string): Promise<number[]> {
  const times: number[][] = books.map(() => []);
  for (let run = 0; run < RUNS + 2; run += 1) {
    for (const [n, { settings }] of books.entries()) {
      const started = performance.now();
      await access.pg.transaction(settings, 'read', (client) =>
        client.query({ text: `select erp.laporan_${call}` }),
      );
      if (run >= 2) times[n]?.push(performance.now() - started);
    }
  }
  return times.map(median);
}

/** One row per report: both books, their ratio, and whether it is what is wanted. */
async function rowsOf(
  access: Access,
  reports: readonly Report[],
  { suffix = '', short = SMALL }: { suffix?: string; short?: Books } = {},
): Promise<string[][]> {
  const small = await access.enter(short.kode);
  const large = await access.enter(LARGE.kode);
  const rows: string[][] = [];
  for (const [name, call, wanted] of reports) {
    const [few = 0, many = 0] = await measure(access, [small, large], call);
    const reached =
      many <= (wanted?.ms ?? Number.POSITIVE_INFINITY) &&
      many <= few * (wanted?.ratio ?? Number.POSITIVE_INFINITY);
    rows.push([
      name + suffix,
      number(few, 1),
      number(many, 1),
      number(many / few, 2),
      wanted ? (reached ? 'tercapai' : 'BELUM') : '',
    ]);
  }
  return rows;
}

/** Seconds of a statement of the worker, in the large books if no others are named. */
const seconds = (world: World, text: string, { kode } = LARGE): Promise<number> =>
  inBooks(world, kode, async (client) => {
    const started = performance.now();
    const { rows } = await client.query(text);
    if (rows[0]?.temuan > 0) throw new Error(`the books are not sound: ${rows[0].temuan} findings`);
    return (performance.now() - started) / 1000;
  });

export async function benchReports(world: World, progress: Progress): Promise<string[]> {
  await progress.step('Tenant', (say) => makeTenants(world, 0, 3, say));
  for (const books of [SMALL, LARGE, OPEN]) {
    await progress.step(`Buku ${books.kode}`, () => loadBooks(world, books));
  }
  await progress.step('Statistik', () => settle(world));
  const access = await openAccess(world);
  const rows = await progress.step('Laporan', async () => [
    ...(await rowsOf(access, REPORTS)),
    ...(await rowsOf(access, AGEING, { short: OPEN })),
    ...(await rowsOf(access, SUMMED)),
  ]);
  const rekap = await progress.step('Rekap penjualan', () => seconds(world, SUM_SALES));
  await seconds(world, SUM_CASH, SMALL);
  const kas = await progress.step('Rekap arus kas', () => seconds(world, SUM_CASH));
  rows.push(...(await rowsOf(access, SUMMED, { suffix: ', dengan rekap' })));
  const integritas = await progress.step('Pemeriksaan', () =>
    seconds(world, 'select erp_private.worker_integritas(1)::int as temuan'),
  );
  await progress.step('Dimensi', async () => {
    for (const books of [SMALL, LARGE]) {
      await carryDimensions(world, books);
      await seconds(world, SUM_SALES, books);
      await seconds(world, SUM_CASH, books);
    }
    await settle(world);
  });
  rows.push(...(await progress.step('Per nilai', () => rowsOf(access, BY_VALUE))));
  return [
    ...table([['laporan, ms', '10.000 baris', '1.000.000 baris', 'rasio', ''], ...rows], 1),
    `\nWorker, 1.000.000 baris: penjualan dua tahun ${number(rekap, 1)} dtk, arus kas ${number(kas, 1)} dtk, integritas ${number(integritas, 1)} dtk`,
  ];
}
