import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { toBig } from '../../../workers/cdc/lsn.ts';
import { slotOf } from '../../../workers/cdc/names.ts';
import type { Tujuan } from '../../../workers/cdc/sinks/index.ts';
import { readCsv, readNdjson } from '../../helpers/cdc_fold.ts';
import { cdcUrl, jobOf, removeSlot } from '../../helpers/cdc_run.ts';
import { differsFromFold, differsFromTables } from '../../helpers/cdc_same.ts';
import { openReceiver } from '../../helpers/receiver.ts';
import { hari, openStory, type Toko } from '../../helpers/story.ts';
import { keepAlive } from '../machine.ts';
import { makeRandom, type Random } from '../random.ts';
import type { Settings } from './child.ts';

const { data, openToko } = openStory();

// The storm in small; `npm run storm -- cdc` is the whole of it.
const SEED = 20_261_121;
const KILLS = 3;

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

/** Sales, some of them void, and now and then many rows at once, so that a kill meets a long transaction. */
async function post(toko: Toko, random: Random, storm: { blows: boolean }): Promise<void> {
  const barang = await toko.barang({ harga_jual: 1500 });
  await toko.beli({ tanggal: hari('01-05'), detail: [[barang, 100_000, 1000]] });
  for (let n = 1; storm.blows; n += 1) {
    const { id } = await toko.jual({ tanggal: hari('01-06'), detail: [[barang, 2, 1500]] });
    if (random.chance(0.3)) await toko.batalkan('penjualan', id, { tanggal: hari('01-07') });
    await data
      .owner({ tenant: toko.kode })
      .rows(
        `insert into satuan (kode, nama) select $1 || n, repeat('x', 50) from generate_series(1, 100) as n`,
        [`B${n}N`],
      );
  }
}

/** Waits until the process has stored something new. */
async function works(keep: string): Promise<void> {
  const read = () => (existsSync(keep) ? readFileSync(keep, 'utf8') : '');
  const before = read();
  while (read() === before) await sleep(10);
}

test('a process that is killed again and again loses no change and tells none twice', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'niaga-cdc-'));
  const receiver = await openReceiver();
  const toko = await openToko();
  const tujuan: Tujuan[] = [
    { tipe: 'berkas', nama: 'baris', format: 'ndjson' },
    { tipe: 'berkas', nama: 'tabel', format: 'csv' },
    { tipe: 'postgres', target: 'cermin', skema: 'cermin' },
    { tipe: 'webhook', url: receiver.url, rahasia: 'rahasia-webhook' },
  ];
  const settings: Settings = {
    url: cdcUrl(data),
    slot: slotOf(data.name),
    keep: path.join(folder, 'posisi.json'),
    config: { dir: folder, targets: { cermin: data.ownerUrl }, webhookAllow: ['127.0.0.1'] },
    jobs: tujuan.map((one, n) => ({ job: jobOf(String(n + 1), toko.kode), tujuan: one })),
  };
  const env = { SETTINGS: JSON.stringify(settings) };
  const child = keepAlive('test/storm/cdc/child.ts', env, 'inherit');
  data.onClose(async () => {
    await child.stop();
    await receiver.close();
    await removeSlot(data);
    rmSync(folder, { recursive: true, force: true });
  });
  const random = makeRandom(SEED);
  const storm = { blows: true };
  const posting = post(toko, random, storm);
  for (let kills = 0; kills < KILLS; kills += 1) {
    await works(settings.keep);
    await sleep(random.int(1, 300));
    await child.kill();
  }
  storm.blows = false;
  await posting;
  await settled(settings.keep, tujuan.length);
  await child.stop();
  const source = { url: data.ownerUrl, skema: `t_${toko.kode}` };
  const baris = readNdjson(path.join(folder, 'baris'), '1').fold;
  const csv = await readCsv(data.ownerUrl, path.join(folder, 'tabel'), '2');
  expect({
    baris: await differsFromFold(source, baris.tables),
    tabel: await differsFromFold(source, csv.tables, 'teks'),
    postgres: await differsFromTables(source, { url: data.ownerUrl, skema: 'cermin' }),
    webhook: await differsFromFold(source, receiver.fold.tables),
    lagi: [baris.again, csv.again],
  }).toEqual({ baris: [], tabel: [], postgres: [], webhook: [], lagi: [0, 0] });
  expect(baris.taken).toBeGreaterThan(500);
});
