/** Files are laid out beside the process's own work, which goes on, and comes first. */
import { readdirSync, readFileSync } from 'node:fs';
import os from 'node:os';
import { beforeAll, expect, test } from '@jest/globals';
import { openDatabase } from '../helpers/database.ts';
import type { ServerProcess } from '../helpers/server_process.ts';
import type { Stall } from '../helpers/stall.ts';
import { startWatched, stretchOf } from '../helpers/stalled.ts';
import { loadJournals } from './banyak_jurnal.ts';

const data = openDatabase();
let server: ServerProcess;
let stall: () => Promise<Stall>;
let token: string;
beforeAll(async () => {
  await loadJournals(data, 'satu', 60);
  ({ server, stall } = await startWatched(data));
  token = await server.signIn('viewer@satu.test', 'satu');
});

/** The priorities of the threads of a process; the first is that of its own. */
function nices(pid: number): number[] {
  const tasks = readdirSync(`/proc/${pid}/task`).map(Number);
  return [pid, ...tasks.filter((one) => one !== pid)].map((task) => {
    const stat = readFileSync(`/proc/${pid}/task/${task}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16]);
  });
}

const fileOf = (format: string) => {
  const year = new Date().getFullYear() - 1;
  const path = `/api/laporan/jurnal?dari=${year}-08-01&sampai=${year}-08-31&format=${format}`;
  return server.ask('GET', path, { token });
};

test.each(['pdf', 'xlsx'])('several files at once: %s', async (format) => {
  const ask = () => fileOf(format);
  // The first one loads what the others use.
  expect((await ask()).status).toBe(200);
  // A fraction of what a page costs; the layout of one file takes a hundred times as much.
  const most = 5;
  // Half of those that a user may ask for at once: the ones before may just be ending.
  const three = () => Promise.all(Array.from({ length: 3 }, ask));
  const { answer, units } = await stretchOf(stall, most, three);
  expect(answer.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(units).toBeLessThanOrEqual(most);
});

test('the thread has a lower priority', async () => {
  // An idle thread ends.
  expect((await fileOf('pdf')).status).toBe(200);
  const [own, ...threads] = nices(server.pid);
  expect(own).toBe(os.getPriority());
  expect(threads).toContain(Math.min(os.getPriority() + 10, 19));
});
