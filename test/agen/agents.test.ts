/** docs/agents.md as it stands: the calls of its conversation on the demo data, up to the draft that a person approves. */
import { expect, test } from '@jest/globals';
import { loadDemo } from '../../db/demo/index.ts';
import { openDatabase } from '../helpers/database.ts';
import { readSource } from '../helpers/files.ts';
import { startServer } from '../helpers/server.ts';
import { connectAgent } from './agent.ts';

const data = openDatabase();
const PAGE = readSource('docs/agents.md');

type Asked = { name: string; arguments: Record<string, unknown> };

/** The calls of the page, in their order. */
const calls = [...PAGE.matchAll(/^\{ "name": .*\}$/gm)].map(([line]) => line);

/** A call with the values that are found out on the way. */
const filled = (line: string, values: Record<string, unknown>): Asked =>
  JSON.parse(line.replace(/"\$(\w+)"/g, (_all, name: string) => JSON.stringify(values[name])));

test('the conversation of docs/agents.md', async () => {
  await loadDemo({
    config: { production: false },
    urls: { owner: data.ownerUrl, app: data.appUrl },
  });
  const server = await startServer(data);
  const token = await server.signIn('admin@demo.test', 'demo');
  const admin = server.rest(token);
  const [, key = ''] = /^(\{ "nama": .*\})$/m.exec(PAGE) ?? [];
  const made = await admin.post('/api/pengaturan/kunci-api', key, {
    'x-admin-key': server.adminKey,
  });
  const agent = await connectAgent(server.base, made.body.kunci);
  const told: unknown[] = [];
  const values: Record<string, unknown> = {
    HARI: new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Jakarta' }).format(new Date()),
  };
  for (const line of calls) {
    const { name, arguments: given } = filled(line, values);
    const { galat, isi } = await agent.call(name, given);
    expect([line, galat && isi]).toEqual([line, false]);
    told.push(isi);
    if (name === 'master_daftar') values[String(given.entitas).toUpperCase()] = isi.data[0].id;
  }
  expect(told.at(-2)).toMatchObject({ dpp: 336000, ppn: 36960, total_nilai: 372960 });
  const { id } = told.at(-1) as { id: number };
  const url = `/api/transaksi/penjualan/${id}`;
  const { status, sidik } = (await admin.get(url)).body;
  expect(status).toBe('draft');
  expect((await admin.post(`${url}/approve`)).status).toBe(400);
  expect((await admin.post(`${url}/approve`, { sidik })).status).toBe(204);
  const sold = await agent.call('transaksi_ambil', { jenis: 'penjualan', id });
  expect(sold.isi).toMatchObject({ status: 'final', total_nilai: 372960 });
  // The tools that the page names are those that there are; the key lacks transaksi:update.
  const all = await connectAgent(server.base, token);
  const rows = [...PAGE.matchAll(/^\| (`\w+`.*?) \|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`(\w+)`/g)].map(([, name]) => name),
  );
  expect(rows.sort()).toEqual((await all.names()).sort());
  await Promise.all([agent.close(), all.close()]);
});
