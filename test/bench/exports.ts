import http from 'node:http';
import type { Progress } from '../../server/base/progress.ts';
import { openAccess } from './access.ts';
import { memoryOf, type Used, watched } from './cpu.ts';
import { median, number, table } from './format.ts';
import { type ServerProcess, startProcess } from './process.ts';
import { ago, booksOf, loadBooks } from './reports_books.ts';
import { kodeOf, makeTenants, settle } from './shops.ts';
import { SERVER, type World } from './world.ts';

/**
 * `npm run bench -- exports`: what files of books of 1,000,000 journal lines cost, from a client that reads as fast as
 * it can. About ten minutes.
 */

const DAYS = 730;
const BOOKS = booksOf(kodeOf(0), 1_000_000);

const FILES: readonly (readonly [name: string, path: string, runs: number])[] = [
  ['jurnal dua tahun, csv', `jurnal?dari=${ago(DAYS)}&format=csv`, 3],
  ['buku besar kas setahun, csv', `buku-besar/1101?dari=${ago(365)}&format=csv`, 3],
  ['penjualan 90 hari, xlsx', `penjualan?dari=${ago(90)}&format=xlsx`, 3],
  ['penjualan 5 hari, pdf', `penjualan?dari=${ago(5)}&format=pdf`, 3],
];

type Figures = Used & {
  bytes: number;
  /** Memory of the server beyond what it held before its first file, at most, MiB. */
  peak: number;
};

/** How many bytes a file has. */
function download({ port }: ServerProcess, token: string, path: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}`, 'accept-encoding': 'identity' };
  const url = `http://127.0.0.1:${port}/api/laporan/${path}`;
  return new Promise((resolve, reject) => {
    const answered = async (response: http.IncomingMessage) => {
      let bytes = 0;
      for await (const chunk of response) bytes += chunk.length;
      if (response.statusCode !== 200) throw new Error(`${path}: ${response.statusCode}`);
      resolve(bytes);
    };
    http.get(url, { headers }, (response) => answered(response).catch(reject)).on('error', reject);
  });
}

/** The runs of one file in a server of its own, after one that is not counted. */
async function measureFile(
  world: World,
  token: string,
  path: string,
  runs: number,
): Promise<Figures[]> {
  const server = await startProcess(SERVER, {
    ...world.serverEnv,
    EXPORT_TIMEOUT_MS: '3600000',
  });
  try {
    const idle = memoryOf(server.pid);
    const figures: Figures[] = [];
    for (let run = 0; run <= runs; run += 1) {
      const pids = { nodePid: server.pid, postgresPid: world.postgresPid };
      const { result, ...used } = await watched(pids, () => download(server, token, path));
      const peak = memoryOf(server.pid, 'VmHWM') - idle;
      if (run > 0) figures.push({ ...used, bytes: result, peak });
    }
    return figures;
  } finally {
    await server.stop();
  }
}

async function measureFiles(world: World, token: string, progress: Progress): Promise<string[][]> {
  const rows: string[][] = [];
  for (const [name, path, runs] of FILES) {
    const figures = await progress.step(name, () => measureFile(world, token, path, runs));
    const of = (key: keyof Figures) => median(figures.map((one) => one[key]));
    const megabytes = of('bytes') / 1e6;
    rows.push([
      name,
      number(megabytes, 1),
      number(of('ms') / 1000, 1),
      number((megabytes * 1000) / of('ms'), 2),
      number(of('node') / 1000, 2),
      number(of('postgres') / 1000, 2),
      number(of('peak'), 0),
    ]);
  }
  return rows;
}

export async function benchExports(world: World, progress: Progress): Promise<string[]> {
  await progress.step('Tenant', (say) => makeTenants(world, 0, 1, say));
  await progress.step('Buku', () => loadBooks(world, BOOKS));
  await progress.step('Statistik', () => settle(world));
  const { token } = await (await openAccess(world)).enter(BOOKS.kode);
  const rows = await measureFiles(world, token, progress);
  const head = ['berkas', 'MB', 'detik', 'MB/s', 'CPU Node, s', 'CPU PG, s', 'memori, MiB'];
  return table([head, ...rows], 1);
}
