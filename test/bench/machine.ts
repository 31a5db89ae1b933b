import os from 'node:os';
import { withPgClient } from '../../server/postgres/client.ts';
import { number } from './format.ts';

const SETTINGS = ['fsync', 'synchronous_commit', 'full_page_writes', 'shared_buffers', 'wal_level'];
const FLUSHES = 100;

/** Says what the figures were measured on. */
export async function printMachine(ownerUrl: string): Promise<void> {
  console.log(['', ...(await describeMachine(ownerUrl)), ''].join('\n'));
}

async function describeMachine(ownerUrl: string): Promise<string[]> {
  const cpus = os.cpus();
  const gib = os.totalmem() / 1024 ** 3;
  return withPgClient(ownerUrl, async (client) => {
    const { rows } = await client.query<{ versi: string; isi: string }>(
      `select current_setting('server_version') as versi,
              string_agg(n || '=' || current_setting(n), ' ' order by i) as isi
         from unnest($1::text[]) with ordinality as s (n, i)`,
      [SETTINGS],
    );
    const started = performance.now();
    // Each writes one record into the log and waits until the disk has it.
    for (let i = 0; i < FLUSHES; i += 1) {
      await client.query(`select pg_logical_emit_message(true, 'bench', 'x')`);
    }
    const flushMs = (performance.now() - started) / FLUSHES;
    return [
      `Mesin      ${cpus[0]?.model.trim() ?? os.arch()}, ${cpus.length} inti, ${number(gib, 0)} GiB, ${os.type()} ${os.release()}`,
      `Beban lain ${number(os.loadavg()[0] ?? 0, 1)} proses rata-rata semenit sebelum mulai`,
      `Node       ${process.version}`,
      `PostgreSQL ${rows[0]?.versi}: ${rows[0]?.isi}`,
      `Commit     ${number(flushMs, 2)} ms sampai tersimpan di disk`,
    ];
  });
}
