import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { toBig } from '../../../workers/cdc/lsn.ts';
import { slotOf } from '../../../workers/cdc/names.ts';
import { cdcUrl, jobOf, removeSlot } from '../../cdc/run.ts';
import { openSinks, SAME } from '../../cdc/sinks.ts';
import { hari, openStory, type Toko } from '../../helpers/story.ts';
import { keepAlive } from '../machine.ts';
import { makeRandom, type Random } from '../random.ts';
import type { Settings } from './child.ts';

const { data, openToko } = openStory();

// The storm in small; `npm run storm -- cdc` is the whole of it.
const SEED = 20_261_121;
const KILLS = 3;
/** So many before a blow and so many around it, however long the process takes to come back: all of it is compared. */
const ROUNDS = 5;

async function settled(keep: string, jobs: number): Promise<void> {
  const now = await data.asOwner((db) => db.value('select pg_current_wal_insert_lsn()::text'));
  for (;;) {
    const kept = existsSync(keep) ? JSON.parse(readFileSync(keep, 'utf8')) : {};
    const positions = Object.values(kept) as { posisi: string | null }[];
    const there = positions.filter(({ posisi }) => posisi && toBig(posisi) >= toBig(now));
    if (there.length === jobs) return;
    await sleep(50);
  }
}

/** Sales, some of them void, and many rows at once, so that a kill meets a long transaction. */
async function openPosting(toko: Toko, random: Random): Promise<() => Promise<void>> {
  const barang = await toko.barang({ harga_jual: 1500 });
  await toko.beli({ tanggal: hari('01-05'), detail: [[barang, 100_000, 1000]] });
  let n = 0;
  return async () => {
    for (const last = n + ROUNDS; n < last; ) {
      n += 1;
      const { id } = await toko.jual({ tanggal: hari('01-06'), detail: [[barang, 2, 1500]] });
      if (random.chance(0.3)) await toko.batalkan('penjualan', id, { tanggal: hari('01-07') });
      await data
        .owner({ tenant: toko.kode })
        .rows(
          `insert into satuan (kode, nama) select $1 || n, repeat('x', 50) from generate_series(1, 100) as n`,
          [`B${n}N`],
        );
    }
  };
}

/** Waits until the process has stored something new. */
async function works(keep: string): Promise<void> {
  const read = () => (existsSync(keep) ? readFileSync(keep, 'utf8') : '');
  const before = read();
  while (read() === before) await sleep(10);
}

test('a process that is killed again and again loses no change and tells none twice', async () => {
  const { folder, tujuan, config, compare } = openSinks(data);
  const toko = await openToko();
  const settings: Settings = {
    url: cdcUrl(data),
    slot: slotOf(data.name),
    keep: path.join(folder, 'posisi.json'),
    config,
    jobs: tujuan.map((one, n) => ({ job: jobOf(String(n + 1), toko.kode), tujuan: one })),
  };
  const env = { SETTINGS: JSON.stringify(settings) };
  const child = keepAlive('test/storm/cdc/child.ts', env, 'inherit');
  data.onClose(async () => {
    await child.stop();
    await removeSlot(data);
  });
  const random = makeRandom(SEED);
  const post = await openPosting(toko, random);
  for (let kills = 0; kills < KILLS; kills += 1) {
    await Promise.all([works(settings.keep), post()]);
    const posting = post();
    await sleep(random.int(1, 300));
    await child.kill();
    await posting;
  }
  await settled(settings.keep, tujuan.length);
  await child.stop();
  const { found, baris } = await compare(`t_${toko.kode}`);
  expect(found).toEqual(SAME);
  expect(baris.fold.taken).toBeGreaterThan(500);
});
