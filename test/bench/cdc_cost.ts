/** What an active job costs the postings beside it. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Progress } from '../../server/base/progress.ts';
import { withPgClient } from '../../server/postgres/client.ts';
import { PUBLICATION } from '../../workers/cdc/names.ts';
import type { Access } from './access.ts';
import type { Bench } from './cdc.ts';
import { number, table } from './format.ts';
import { type Figures, measure, type Way } from './load.ts';
import { spawnScript } from './process.ts';
import type { Shop } from './shops.ts';
import { saleQuery } from './ways.ts';

const LOAD = { clients: 4, rounds: 6, roundMs: 4000 };

type Sell = () => Promise<string>;

/** Posts one sale with the function; answers its id. */
const seller =
  (access: Access, shop: Shop): Sell =>
  () =>
    access.pg.transaction(shop.settings, 'write', async (client) => {
      const { rows } = await client.query(saleQuery(shop));
      return String((rows[0] as { id: unknown }).id);
    });

/** A worker process, as in production; which jobs there are is another matter. */
const startWorker = ({ world: { serverEnv, urls } }: Bench, folder: string) =>
  spawnScript(['workers/index.ts'], {
    ...serverEnv,
    LOG_LEVEL: 'fatal',
    DATABASE_URL_WORKER: urls.worker,
    DATABASE_URL_CDC: urls.cdc,
    CDC_DIR: folder,
  });

type Jobs = ReturnType<typeof makeJobs>;

/** Jobs of all tables into files, made and ended by the functions of ops. */
function makeJobs({ world }: Bench, access: Access, shop: Shop) {
  const settings = { ...shop.settings, claims: { ...shop.settings.claims, peran: 'ops' } };
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
    /** From now on; resolves when it has caught up with the present. */
    start: async (): Promise<string> => {
      const tujuan = { tipe: 'berkas', nama: 'biaya' };
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

export async function measureCost(
  bench: Bench,
  access: Access,
  shop: Shop,
  folder: string,
  progress: Progress,
): Promise<string[]> {
  const jobs = makeJobs(bench, access, shop);
  const sell = seller(access, shop);
  const worker = startWorker(bench, folder);
  try {
    const ways = waysOf(jobs, sell, worker.pid);
    const load = { ...LOAD, postgresPid: bench.world.postgresPid };
    const figures = await progress.step('Posting dengan dan tanpa job', () =>
      measure<Way>(Object.values(ways), load),
    );
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
    ];
  } finally {
    await worker.end('SIGTERM');
  }
}
