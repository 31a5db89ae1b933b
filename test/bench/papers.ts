import type { Progress } from '../../server/base/progress.ts';
import { type Used, watched } from './cpu.ts';
import { number, table } from './format.ts';
import { type ServerProcess, startProcess } from './process.ts';
import { openShops, type Shop } from './shops.ts';
import { SERVER, type World } from './world.ts';

/** `npm run bench -- papers`, about a minute: what a sale of three lines on paper costs, alone and among many. */

const ALONE = 100;
const TOGETHER = 500;

async function ask({ port }: ServerProcess, { token }: Shop, path: string, body?: object) {
  const response = await fetch(`http://127.0.0.1:${port}/api${path}`, {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
  });
  const bytes = (await response.arrayBuffer()).byteLength;
  if (response.status !== 200) throw new Error(`${path}: ${response.status}`);
  return bytes;
}

const rowOf = (name: string, papers: number, { ms, node, postgres }: Used): string[] => [
  name,
  number(papers / (ms / 1000), 0),
  number(node / papers, 1),
  number(postgres / papers, 1),
  number((1000 * papers) / (node + postgres), 0),
];

export async function benchPapers(world: World, progress: Progress): Promise<string[]> {
  const [shop] = (await progress.step('Toko', (say) => openShops(world, 1, { say }))) as [Shop];
  const server = await startProcess(SERVER, world.serverEnv);
  try {
    const pids = { nodePid: server.pid, postgresPid: world.postgresPid };
    const one = `/transaksi/penjualan/${shop.penjualan}/cetak`;
    const alone = async (query: string) => {
      for (let n = 0; n < ALONE; n += 1) await ask(server, shop, `${one}?${query}`);
    };
    const batch = () => {
      const dokumen = Array.from({ length: TOGETHER }, () => ({
        jenis: 'penjualan',
        id: shop.penjualan,
      }));
      return ask(server, shop, '/cetak', { dokumen });
    };
    const ways: [name: string, papers: number, work: () => Promise<unknown>][] = [
      ['faktur A4, pdf, satu per satu', ALONE, () => alone('format=pdf')],
      ['struk 58 mm, pdf, satu per satu', ALONE, () => alone('templat=struk-58')],
      ['faktur A4, html, satu per satu', ALONE, () => alone('format=html')],
      [`faktur A4, ${TOGETHER} dalam satu pdf`, TOGETHER, batch],
    ];
    const rows: string[][] = [];
    for (const [name, papers, work] of ways) {
      // The first round starts the thread and makes the plans; it is not counted.
      await progress.step(`${name}, pemanasan`, work);
      const used = await progress.step(name, () => watched(pids, work));
      rows.push(rowOf(name, papers, used));
    }
    const head = ['kertas', 'per detik', 'CPU Node, ms', 'CPU PG, ms', 'per detik dan inti'];
    return table([head, ...rows], 1);
  } finally {
    await server.stop();
  }
}
