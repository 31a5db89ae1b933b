import type { Progress } from '../../server/base/progress.ts';
import { openAccess } from './access.ts';
import { cpuOf, memoryOf, type Used, watched } from './cpu.ts';
import { number, table } from './format.ts';
import { spawnScript } from './process.ts';
import { kodeOf, makeTenants } from './shops.ts';
import type { World } from './world.ts';

/**
 * `npm run bench -- impor`: what a file of many rows costs from its upload to the end of its rehearsal, and its run. The rows
 * are 100,000 unless IMPOR_ROWS says otherwise.
 */

const ROWS = Number(process.env.IMPOR_ROWS ?? 100_000);
const LOOK_MS = 500;

const day = (n: number) =>
  `${new Date().getUTCFullYear()}-01-${String(1 + (n % 20)).padStart(2, '0')}`;

const FILES: readonly (readonly [jenis: string, head: string, row: (n: number) => string])[] = [
  [
    'barang',
    'kode,nama,satuan,kategori,harga_jual,harga_beli,barcode',
    (n) => `B${n},Barang nomor ${n},PCS,Kategori ${n % 50},${1000 + n}.50,${800 + n},${89e11 + n}`,
  ],
  [
    'jurnal-umum',
    'nomor,tanggal,keterangan,akun_kode,debit,kredit',
    (n) => {
      const [journal, side] = [Math.floor(n / 4), n % 2];
      const sides = side === 0 ? `6202,${1000 + journal},` : `1111,,${1000 + journal}`;
      return `J${journal},${day(journal)},Sewa ${journal},${sides}`;
    },
  ],
];

type State = { id: number; status: string; galat: string | null };

export async function benchImpor(world: World, progress: Progress): Promise<string[]> {
  await progress.step('Tenant', () => makeTenants(world, 0, 1, () => {}));
  const { enter } = await openAccess(world);
  const { token } = await enter(kodeOf(0));
  const server = await world.start();
  const worker = spawnScript(['workers/index.ts'], {
    ...world.serverEnv,
    DATABASE_URL_WORKER: world.urls.worker,
  });
  world.onStop(() => worker.end('SIGTERM'));
  const base = `http://127.0.0.1:${server.port}/api/impor`;
  const ask = async (path: string, init: RequestInit = {}): Promise<State> => {
    const answer = await fetch(base + path, {
      ...init,
      headers: { authorization: `Bearer ${token}` },
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as State;
  };
  const over = async (id: number, wanted: string) => {
    for (;;) {
      const { status, galat } = await ask(`/${id}?per_page=1`);
      if (status === wanted) return;
      if (!['memeriksa', 'berjalan'].includes(status)) throw new Error(`${status}: ${galat}`);
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    }
  };
  const pids = { nodePid: server.pid, postgresPid: world.postgresPid };
  const lines: string[][] = [
    ['', '', 'dtk', 'CPU PostgreSQL', 'server', 'worker', 'MiB server', 'MiB worker'],
  ];
  for (const [jenis, head, row] of FILES) {
    const text = [head, ...Array.from({ length: ROWS }, (_, n) => row(n))].join('\n');
    let id = 0;
    const measured = async (name: string, work: () => Promise<void>) => {
      const before = cpuOf(worker.pid);
      const used = await progress.step(`${jenis}, ${name}`, () => watched(pids, work));
      lines.push([
        jenis,
        name,
        ...figures(used, cpuOf(worker.pid) - before, server.pid, worker.pid),
      ]);
    };
    await measured('gladi', async () => {
      const form = new FormData();
      form.set('jenis', jenis);
      form.set('berkas', new Blob([text]), 'a.csv');
      ({ id } = await ask('', { method: 'POST', body: form }));
      await over(id, 'siap');
    });
    await measured('jalan', async () => {
      await ask(`/${id}/jalankan`, { method: 'POST' });
      await over(id, 'selesai');
    });
  }
  return [`${ROWS} baris`, ...table(lines, 2)];
}

function figures({ ms, node, postgres }: Used, workerMs: number, ...pids: readonly number[]) {
  const seconds = [ms, postgres, node, workerMs].map((one) => number(one / 1000, 1));
  return [...seconds, ...pids.map((pid) => number(memoryOf(pid, 'VmHWM'), 0))];
}
