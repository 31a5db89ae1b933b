/** The jobs of a storm: each tenant's tables into each kind of sink, and whether they say the same in the end. */
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { withPgClient } from '../../../server/postgres/client.ts';
import { type Fold, readCsv, readNdjson } from '../../cdc/fold.ts';
import { differsFromFold, differsFromTables } from '../../cdc/same.ts';
import { ask } from '../http.ts';
import type { World } from './world.ts';

export type Job = { id: number; kode: string; token: string; sink: keyof typeof SINKS };

const SINKS = {
  ndjson: () => ({ tipe: 'berkas', nama: 'baris', format: 'ndjson' }),
  csv: () => ({ tipe: 'berkas', nama: 'tabel', format: 'csv' }),
  postgres: (_: World, kode: string) => ({ tipe: 'postgres', target: 'cermin', skema: kode }),
};

type Question = { path: string; body: unknown; key?: string };

/** The storm blows already: what dies with a process is asked again, with its key. */
async function post(
  world: World,
  token: string,
  { path, body, key }: Question,
): Promise<{ id?: number }> {
  for (let tries = 0; ; tries += 1) {
    const answer = await ask(world.machine.base, `/ops/cdc${path}`, {
      body,
      token,
      headers: key === undefined ? {} : { 'x-idempotency-key': key },
    }).catch(() => undefined);
    if (answer && answer.status < 300) return answer.body ?? {};
    // An action that was done before its answer died.
    if (answer?.status === 409 && tries > 0 && key === undefined) return {};
    const passing = answer === undefined || answer.status >= 500 || answer.status === 429;
    if (!passing || tries === 300) throw new Error(`${path}: ${answer?.status} ${answer?.text}`);
    await sleep(200);
  }
}

const act = (world: World, token: string, id: number, aksi: string) =>
  post(world, token, { path: `/jobs/${id}/aksi`, body: { aksi, alasan: 'badai' } });

/** Makes and approves a job for each kind of sink. */
export async function startJobs(world: World, kode: string, token: string): Promise<Job[]> {
  const jobs: Job[] = [];
  for (const [sink, make] of Object.entries(SINKS)) {
    const tujuan = make(world, kode);
    const body = { tabel: 'semua', tujuan, ikuti: true };
    const key = `cdc:${kode}:${Date.now()}`;
    const { id = 0 } = await post(world, token, { path: '/jobs', body, key });
    await act(world, token, id, 'approve');
    jobs.push({ id, kode, token, sink: sink as Job['sink'] });
  }
  return jobs;
}

/** Waits until each job has stored what is committed now; what hangs is named. */
export async function settle(world: World, jobs: readonly Job[], ms: number): Promise<string[]> {
  const until = performance.now() + ms;
  let late: string[] = [];
  let wanted: string | undefined;
  while (performance.now() < until) {
    try {
      late = await withPgClient(world.machine.urls.owner, async (client) => {
        wanted ??= (await client.query('select pg_current_wal_insert_lsn()::text as lsn')).rows[0]
          .lsn;
        const { rows } = await client.query(
          `select format('job %s (%s) %s pada %s, bukan %s: %s', id, tujuan ->> 'tipe', status, posisi, $1::text,
                    catatan) as telat
             from erp_private.cdc_job
            where id = any ($2)
              and (posisi is null or not snapshot_selesai or posisi < $1::pg_lsn)`,
          [wanted, jobs.map(({ id }) => id)],
        );
        return rows.map(({ telat }) => telat as string);
      });
      if (late.length === 0) return [];
    } catch {
      // PostgreSQL is still coming back.
    }
    await sleep(500);
  }
  return late;
}

/** What the sink has that the source has not, and the other way round; files must not tell anything twice. */
export async function judge(world: World, { id, kode, sink }: Job) {
  const name = `job ${id} ${kode} ${sink}`;
  const source = { url: world.machine.urls.owner, skema: `t_${kode}` };
  const folder = (name: string) => path.join(world.files, kode, name);
  const verdict = async (fold: Fold, values: 'json' | 'teks' = 'json') => {
    const found = await differsFromFold(source, fold.tables, values);
    if (fold.again > 0) found.push(`${fold.again} perubahan dua kali`);
    return { name, found, lines: fold.taken, again: fold.again };
  };
  switch (sink) {
    case 'ndjson':
      return verdict(readNdjson(folder('baris'), String(id)).fold);
    case 'csv':
      return verdict(await readCsv(source.url, folder('tabel'), String(id)), 'teks');
    case 'postgres': {
      const found = await differsFromTables(source, { url: world.targetUrl, skema: kode });
      return { name, found, lines: 0, again: 0 };
    }
  }
}
