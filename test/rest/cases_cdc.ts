/** Good requests for the jobs of change data capture. */
import type { Case } from './cases.ts';
import { ask } from './request.ts';
import type { World } from './world.ts';

let counter = 0;

const body = () => {
  counter += 1;
  const tujuan = { tipe: 'berkas', nama: `folder-${counter}`, format: 'csv' };
  return { tabel: ['barang'], tujuan, ikuti: false };
};

async function makeJob(world: World): Promise<{ id: number }> {
  const made = await ask(world, 'POST /ops/cdc/jobs', world.tokens.ops, { body: body() });
  if (made.status !== 201) throw new Error(`cdc: ${made.status} ${made.text}`);
  return { id: made.body.id as number };
}

export const CDC_CASES: Readonly<Record<string, Case>> = {
  'GET /ops/cdc/jobs': () => ({ query: { status: 'menunggu' } }),
  'POST /ops/cdc/jobs': () => ({ body: body() }),
  'GET /ops/cdc/jobs/{id}': async (world) => ({ params: await makeJob(world) }),
  'GET /ops/cdc/jobs/{id}/log': async (world) => ({ params: await makeJob(world) }),
  'POST /ops/cdc/jobs/{id}/aksi': async (world) => ({
    params: await makeJob(world),
    body: { aksi: 'approve', alasan: 'sudah diperiksa' },
  }),
  'GET /ops/cdc/status': () => ({}),
};
