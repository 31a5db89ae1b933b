/** What an active job costs the postings beside it, and how long a change is on its way to a webhook. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Progress } from '../../server/base/progress.ts';
import { makeSecretBox } from '../../server/base/secret_box.ts';
import { withPgClient } from '../../server/postgres/client.ts';
import { PUBLICATION } from '../../workers/cdc/names.ts';
import type { Access } from './access.ts';
import type { Bench } from './cdc.ts';
import { number, quantile, table } from './format.ts';
import { type Figures, measure, type Way } from './load.ts';
import { spawnScript } from './process.ts';
import type { Shop } from './shops.ts';
import { saleQuery } from './ways.ts';
import { BENCH_SECRET_KEY } from './world.ts';

const LOAD = { clients: 4, rounds: 6, roundMs: 4000 };
const SALES = 400;
const PAUSE_MS = 40;

type Sell = () => Promise<string>;
type Ears = { heard(body: string): void };
type Told = { tabel: string; op: string; kunci: { id: unknown } };

/** Posts one sale with the function; answers its id. */
const seller =
  (access: Access, shop: Shop): Sell =>
  () =>
    access.pg.transaction(shop.settings, 'write', async (client) => {
      const { rows } = await client.query(saleQuery(shop));
      return String((rows[0] as { id: unknown }).id);
    });

/** A worker process, as in production; which jobs there are is another matter. */
const startWorker = ({ world: { serverEnv, urls } }: Bench) =>
  spawnScript(['workers/index.ts'], {
    ...serverEnv,
    LOG_LEVEL: 'fatal',
    DATABASE_URL_WORKER: urls.worker,
    DATABASE_URL_CDC: urls.cdc,
    CDC_WEBHOOK_ALLOW: '127.0.0.1',
  });

type Jobs = ReturnType<typeof makeJobs>;

/** Jobs of all tables into the webhook, made and ended by the functions of ops. */
function makeJobs({ world, webhook }: Bench, access: Access, shop: Shop) {
  const settings = { ...shop.settings, claims: { ...shop.settings.claims, peran: 'ops' } };
  const { tenant = '' } = settings.claims;
  const ask = (text: string, values: unknown[]): Promise<string> =>
    access.pg.transaction(settings, 'write', async (client) => {
      const { rows } = await client.query({ text, values });
      return String(Object.values(rows[0] as object)[0]);
    });
  const act = (id: string, aksi: string) =>
    ask('select erp.cdc_job_aksi($1, $2, $3)', [id, aksi, 'bench']);
  const settle = (id: string): Promise<void> =>
    withPgClient(world.urls.owner, async (client) => {
      const { rows } = await client.query('select pg_current_wal_insert_lsn()::text as lsn');
      const text = 'select from erp_private.cdc_job where id = $1 and posisi >= $2::pg_lsn';
      while ((await client.query(text, [id, rows[0].lsn])).rowCount !== 1) await sleep(100);
    });
  return {
    settle,
    /** From now on; resolves when it has caught up with the present. */
    start: async (): Promise<string> => {
      const rahasia = makeSecretBox([BENCH_SECRET_KEY]).seal(tenant, 'rahasia-untuk-bench');
      const tujuan = { tipe: 'webhook', url: webhook, rahasia };
      const tables = await world.owner<{ tabel: string }>(
        'select tablename as tabel from pg_publication_tables where pubname = $1 and schemaname = $2',
        [PUBLICATION, settings.searchPath[0]],
      );
      const tabel = tables.map(({ tabel: name }) => name);
      const id = await ask(
        `select id from erp.cdc_job_create(jsonb_populate_record(null::erp.cdc_job_input, $1), 'partial')`,
        [JSON.stringify({ tabel, tujuan, ikuti: true })],
      );
      await act(id, 'approve');
      await settle(id);
      return id;
    },
    end: async (id: string): Promise<void> => {
      await act(id, 'cancel');
      await sleep(1000);
    },
  };
}

/** Without and with a job, in turns. */
function waysOf(jobs: Jobs, sell: Sell, nodePid: number) {
  const begin = async () => {
    const id = await jobs.start();
    return () => jobs.end(id);
  };
  const way = { nodePid, send: () => sell() };
  return { tanpa: way, dengan: { ...way, begin } };
}

/** From the commit's answer until the webhook has the document, in ms, of sales that come one by one. */
async function measureDelay(jobs: Jobs, sell: Sell, ears: Ears): Promise<number[]> {
  const heardAt = new Map<string, number>();
  ears.heard = (body) => {
    const now = performance.now();
    const { perubahan = [] } = JSON.parse(body) as { perubahan?: Told[] };
    for (const { tabel, op, kunci } of perubahan) {
      if (tabel === 'transaksi' && op === 'insert') heardAt.set(String(kunci.id), now);
    }
  };
  const id = await jobs.start();
  const soldAt = new Map<string, number>();
  for (let n = 0; n < SALES; n += 1) {
    soldAt.set(await sell(), performance.now());
    await sleep(PAUSE_MS);
  }
  await jobs.settle(id);
  ears.heard = () => {};
  await jobs.end(id);
  return [...soldAt].map(([sale, at]) => Math.max(0, (heardAt.get(sale) ?? Number.NaN) - at));
}

export async function measureCost(
  bench: Bench,
  access: Access,
  shop: Shop,
  ears: Ears,
  progress: Progress,
): Promise<string[]> {
  const jobs = makeJobs(bench, access, shop);
  const sell = seller(access, shop);
  const worker = startWorker(bench);
  try {
    const ways = waysOf(jobs, sell, worker.pid);
    const load = { ...LOAD, postgresPid: bench.world.postgresPid };
    const figures = await progress.step('Posting dengan dan tanpa job', () =>
      measure<Way>(Object.values(ways), load),
    );
    const delays = await progress.step('Jeda', () => measureDelay(jobs, sell, ears));
    const [tanpa, dengan] = [...figures.values()] as [Figures, Figures];
    const rows = Object.entries({ tanpa, dengan }).map(([name, { perSecond, postgres, node }]) => [
      `${name} job`,
      number(perSecond, 1),
      number(postgres, 2),
      number(node, 2),
    ]);
    const cost = 1 - dengan.perSecond / tanpa.perSecond;
    return [
      ...table(
        [[`penjualan, ${LOAD.clients} klien`, 'per detik', 'CPU PG ms', 'CPU worker ms'], ...rows],
        1,
      ),
      `biaya sebuah job bagi posting: ${number(cost * 100, 1)} % (batas 10 %)`,
      `jeda commit sampai webhook: p50 ${number(quantile(delays, 0.5), 1)} ms, p99 ${number(quantile(delays, 0.99), 1)} ms`,
    ];
  } finally {
    await worker.end('SIGTERM');
  }
}
