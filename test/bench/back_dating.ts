import type { Progress } from '../../server/base/progress.ts';
import type { PgSettings } from '../../server/postgres/settings.ts';
import { type Access, openAccess } from './access.ts';
import { watched } from './cpu.ts';
import { median, number, table } from './format.ts';
import { furnishShop, makeTenants, type Shop, settle } from './shops.ts';
import type { World } from './world.ts';

/**
 * `npm run bench -- back-dating`: what a late voucher costs that stands before very many movements of one item, and
 * whether a voucher that stands last costs the same, however many stand before it.
 */

const MANY = 25_000;
const FEW = 100;
const LINES = 50;
const SALES = 60;

type Cost = { task: string; ms: number; cpuMs: number; rows: number };

/** A day between the beginning of this year, after the goods came, and today. */
const dayOf = (share: number): string => {
  const first = Date.UTC(new Date().getUTCFullYear(), 0, 1);
  const days = Math.floor((Date.now() - first) / 86_400_000);
  return new Date(first + Math.floor(share * days) * 86_400_000).toISOString().slice(0, 10);
};

const create = (jenis: string) =>
  `select erp.${jenis}_create(jsonb_populate_record(null::erp.${jenis}_input, $1::jsonb), false)`;

type Bench = ReturnType<typeof makeBench>;

function makeBench({ postgresPid }: World, access: Access, settings: PgSettings) {
  const rows = <T>(text: string, values: unknown[] = []): Promise<T[]> =>
    access.pg.transaction(
      settings,
      'write',
      async (client) => (await client.query({ text, values })).rows as T[],
    );
  return {
    rows,
    post: (jenis: string, dokumen: object) => rows(create(jenis), [JSON.stringify(dokumen)]),
    cost: async (task: string, work: () => Promise<unknown>, count: number): Promise<Cost> => {
      const { ms, postgres } = await watched({ nodePid: process.pid, postgresPid }, work);
      return { task, ms, cpuMs: postgres, rows: count };
    },
  };
}

const sale = (shop: Shop, barang: number, tanggal: string, lines: number) => ({
  tanggal,
  kontak_id: shop.kontak,
  lokasi_id: shop.lokasi,
  detail: Array.from({ length: lines }, () => ({ barang_id: barang, qty: 1, harga: 1000 })),
});

const purchase = (supplier: number, shop: Shop, barang: number, tanggal: string) => ({
  tanggal,
  kontak_id: supplier,
  lokasi_id: shop.lokasi,
  detail: [{ barang_id: barang, qty: 100_000, harga: 900 }],
});

/** `count` sales of an item, in the order of their days. */
async function fill(
  bench: Bench,
  shop: Shop,
  barang: number,
  count: number,
  say: (text: string) => void,
): Promise<void> {
  for (let done = 0; done < count; done += LINES) {
    await bench.post('penjualan', sale(shop, barang, dayOf(done / count), LINES));
    if (done % 1000 === 0) say(`${done}/${count}`);
  }
}

/** Medians of a one-line sale that stands last, of the item with few and of the one with many movements. */
async function measureLast(bench: Bench, shop: Shop, few: number, many: number) {
  const times = new Map<number, number[]>([
    [few, []],
    [many, []],
  ]);
  const today = dayOf(1);
  for (let n = 0; n < SALES; n += 1) {
    for (const barang of [few, many]) {
      const work = () => bench.post('penjualan', sale(shop, barang, today, 1));
      const { ms } = await bench.cost('', work, 1);
      times.get(barang)?.push(ms);
    }
  }
  return { few: median(times.get(few) ?? []), many: median(times.get(many) ?? []) };
}

async function measureLate(bench: Bench, shop: Shop, barang: number): Promise<Cost[]> {
  const one = async (text: string) => Number((await bench.rows<{ n: string }>(text))[0]?.n);
  const corrections = () =>
    one(`select count(*) as n from mutasi_stok where jenis = 'koreksi_hpp'`);
  const report = 'select erp.laporan_jurnal(dari => $1, sampai => $2)';
  const journals = () =>
    bench.cost(
      'halaman pertama laporan jurnal',
      () => bench.rows(report, [dayOf(0), dayOf(1)]),
      20,
    );
  const supplier = await one(`select min(id) as n from kontak where tipe = 'supplier'`);
  const costs = [await journals()];
  for (const share of [0, 0.5, 0.99]) {
    const before = await corrections();
    const dokumen = purchase(supplier, shop, barang, dayOf(share));
    const task = `pembelian bertanggal mundur, ${Math.round((1 - share) * 100)} % mutasi sesudahnya`;
    const cost = await bench.cost(task, () => bench.post('pembelian', dokumen), 0);
    costs.push({ ...cost, rows: (await corrections()) - before });
  }
  return [...costs, ...(await measureFreight(bench, shop, barang, supplier)), await journals()];
}

/** Freight of goods that came before all movements, and late vouchers that stand before its day. */
async function measureFreight(bench: Bench, shop: Shop, barang: number, supplier: number) {
  const first = `select b.id from transaksi_baris as b join mutasi_stok as m on m.baris_id = b.id
    where m.barang_id = ${barang} and m.jenis = 'masuk' order by m.tanggal_kunci, m.urut limit 1`;
  const [baris] = await bench.rows<{ id: number }>(first);
  const alokasi = { dasar: 'qty', baris: [{ baris_id: Number(baris?.id) }] };
  const freight = (share: number) => ({
    tanggal: dayOf(share),
    kontak_id: supplier,
    detail: [{ alokasi, jumlah: 1_000_000 }],
  });
  const late = purchase(supplier, shop, barang, dayOf(0));
  const steps: [string, string, object][] = [
    ['ongkos susulan, 100 % mutasi sesudah barangnya', 'hutang', freight(1)],
    ['pembelian mundur sebelum satu ongkos susulan', 'pembelian', late],
    ['ongkos susulan sebelum yang pertama', 'hutang', freight(0.5)],
    ['pembelian mundur sebelum dua ongkos susulan', 'pembelian', late],
  ];
  const costs: Cost[] = [];
  for (const [task, jenis, dokumen] of steps)
    costs.push(await bench.cost(task, () => bench.post(jenis, dokumen), MANY));
  return costs;
}

export async function benchBackDating(world: World, progress: Progress): Promise<string[]> {
  await progress.step('Tenant', (say) => makeTenants(world, 0, 1, say));
  const access = await openAccess(world);
  const shop = await furnishShop(access, 0);
  const bench = makeBench(world, access, shop.settings);
  const [few = 0, many = 0] = shop.barang;
  await progress.step(`${MANY} mutasi`, async (say) => {
    await fill(bench, shop, few, FEW, say);
    await fill(bench, shop, many, MANY, say);
    await settle(world);
  });
  const last = await progress.step('Terakhir di pool', () => measureLast(bench, shop, few, many));
  const costs = await progress.step('Bertanggal mundur', () => measureLate(bench, shop, many));
  const rows = costs.map(({ task, ms, cpuMs, rows: n }) => [
    task,
    String(n),
    ...[ms, cpuMs].map((time) => number(time / 1000, 2)),
  ]);
  const lasts = [
    ['penjualan 1 baris, terakhir di pool', 'ms'],
    [`setelah ${FEW} mutasi`, number(last.few, 2)],
    [`setelah ${MANY} mutasi`, number(last.many, 2)],
    ['rasio', number(last.many / last.few, 2)],
  ];
  const head = ['bertanggal mundur', 'baris', 'detik', 'CPU PG'];
  return [...table([head, ...rows], 1), '', ...table(lasts, 1)];
}
