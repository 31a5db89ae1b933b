import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Progress } from '../../server/base/progress.ts';
import { withPgClient } from '../../server/postgres/client.ts';
import { openCapture } from '../../workers/cdc/capture.ts';
import type { Capture } from '../../workers/cdc/capture_stream.ts';
import { toBig } from '../../workers/cdc/lsn.ts';
import { PUBLICATION, slotOf } from '../../workers/cdc/names.ts';
import { runJob } from '../../workers/cdc/run_job.ts';
import { makeSink, type SinkConfig, type Tujuan } from '../../workers/cdc/sinks/index.ts';
import type { JobSpec, Sink } from '../../workers/cdc/sinks/sink.ts';
import { currentLsn, dropSlot } from '../../workers/cdc/slot.ts';
import { openAccess } from './access.ts';
import { measureCost } from './cdc_cost.ts';
import { number, table } from './format.ts';
import { fillGoods, furnishShop, kodeOf, makeTenants, settle } from './shops.ts';
import type { World } from './world.ts';

/**
 * `npm run bench -- cdc`: rows a second of a snapshot and of the stream into each sink, and what an active job costs the
 * postings beside it.
 */

const GOODS = 50_000;

type Rate = { sink: string; snapshot: number; aliran: number };

/** Counts, so that the machinery is measured without a sink. */
const nowhere: Sink = {
  open: async () => {},
  beginSnapshot: async () => {},
  write: async () => {},
  endSnapshot: async () => {},
  flush: async () => {},
  close: async () => {},
};

const kode = kodeOf(0);
const jobOf = (id: string, more: Partial<JobSpec>): JobSpec => ({
  id,
  nomor: id,
  tenant: kode,
  skema: `t_${kode}`,
  mode: 'full',
  tabel: ['barang'],
  ikuti: false,
  posisi: null,
  geser: '0',
  snapshotSelesai: false,
  ...more,
});

export type Bench = ReturnType<typeof makeBench>;

function makeBench(world: World, config: SinkConfig) {
  const { cdc: url } = world.urls;
  const slot = slotOf(new URL(url).pathname.slice(1));
  const make = (tujuan: Tujuan) => () => makeSink(tujuan, config);
  return {
    world,
    /** The sinks under names, each made anew. */
    sinks: {
      'tanpa tujuan': () => nowhere,
      'berkas ndjson': make({ tipe: 'berkas', nama: 'baris', format: 'ndjson' }),
      'berkas csv': make({ tipe: 'berkas', nama: 'tabel', format: 'csv' }),
      postgres: make({ tipe: 'postgres', target: 'cermin', skema: 'cermin' }),
    },
    openCapture: () => openCapture({ url, slot, publication: PUBLICATION }),
    closeCapture: async (capture: Capture) => {
      await capture.close();
      await sleep(500);
      await dropSlot(url, slot);
    },
    /** Runs a job to its end; answers rows a second. */
    rate: async (capture: Capture, job: JobSpec, sink: Sink): Promise<number> => {
      const started = performance.now();
      let rows = 0;
      const report = async ({ baris }: { baris: number }) => {
        rows += baris;
        return { lanjut: true };
      };
      const { signal } = new AbortController();
      await runJob({ job, sink, capture, url, publication: PUBLICATION, signal, report });
      return rows / ((performance.now() - started) / 1000);
    },
  };
}

/** Changes all goods, a thousand in a transaction: new texts, new prices. */
const changeGoods = (world: World): Promise<void> =>
  withPgClient(world.urls.owner, async (client) => {
    await client.query(`set search_path to "t_${kode}", erp, pg_temp; set erp.tenant to '${kode}'`);
    const { rows } = await client.query<{ akhir: string }>('select max(id) as akhir from barang');
    // The audit trail is another table, and not what is measured.
    await client.query('alter table barang disable trigger user');
    for (let from = 0; from <= Number(rows[0]?.akhir); from += 1000) {
      await client.query(
        `update barang set nama = nama || '.', harga_jual = harga_jual + 1 where id > $1 and id <= $2`,
        [from, from + 1000],
      );
    }
    await client.query('alter table barang enable trigger user');
  });

async function measureRates(bench: Bench, progress: Progress): Promise<Rate[]> {
  const rates: Rate[] = [];
  const capture = await bench.openCapture();
  const dari = capture.hold('bench');
  await progress.step('Perubahan untuk aliran', () => changeGoods(bench.world));
  // The log up to now is read first, so that it does not count for the first job.
  const written = await currentLsn(bench.world.urls.cdc);
  while (toBig(capture.status().diterima) < written) await sleep(100);
  let n = 0;
  for (const [sink, make] of Object.entries(bench.sinks)) {
    n += 1;
    const rate: Rate = { sink, snapshot: 0, aliran: 0 };
    const snapshot = jobOf(String(n), {});
    await progress.step(`Laju ${sink}`, async () => {
      rate.snapshot = await bench.rate(capture, snapshot, make());
      // Another job, for which nothing is known to be there already.
      const job = jobOf(`${n}0`, { mode: 'partial', posisi: dari, snapshotSelesai: true });
      rate.aliran = await bench.rate(capture, job, make());
    });
    rates.push(rate);
  }
  capture.release('bench');
  await bench.closeCapture(capture);
  return rates;
}

export async function benchCdc(world: World, progress: Progress): Promise<string[]> {
  await progress.step('Tenant', (say) => makeTenants(world, 0, 1, say));
  const access = await openAccess(world);
  const folder = mkdtempSync(path.join(os.tmpdir(), 'niaga-bench-cdc-'));
  world.onStop(() => rmSync(folder, { recursive: true, force: true }));
  const shop = await furnishShop(access, 0);
  await progress.step(`${GOODS} barang`, async () => {
    await fillGoods(world, kode, GOODS);
    await world.owner('create database cermin');
    await settle(world);
  });
  const target = new URL(world.urls.owner);
  target.pathname = '/cermin';
  const config = { dir: folder, targets: { cermin: target.href } };
  const bench = makeBench(world, config);
  const rates = await measureRates(bench, progress);
  const cost = await measureCost(bench, access, shop, folder, progress);
  const rows = rates.map(({ sink, snapshot, aliran }) => [
    sink,
    ...[snapshot, aliran].map((rate) => number(rate, 0)),
  ]);
  return [...table([['baris per detik', 'snapshot', 'aliran'], ...rows], 1), '', ...cost];
}
