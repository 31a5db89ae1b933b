/** The commands of docs/nodes.md and docs/postgresql.md, as they stand there, over a platform and one node. */
import { expect, test } from '@jest/globals';
import { blocksOf, pasted } from '../docs/pasted.ts';
import { openDatabase } from '../helpers/database.ts';
import { readSource } from '../helpers/files.ts';
import { openNode } from './node.ts';

const data = openDatabase();
const node = openNode(data);
const [add = '', move = ''] = blocksOf(readSource('docs/nodes.md'));

/** One command after the other, each by itself: what it says. */
const run = (block: string): Promise<string[]> => {
  const { dataDir, database } = node.config;
  return pasted(
    block
      .trim()
      .split('\n')
      .map((line) => `${line} || true`),
    {
      NIAGA_DATA: dataDir,
      DATABASE_URL: data.ownerUrl,
      DATABASE_URL_APP: `${database.appUrl}`,
      DATABASE_URL_WORKER: `${database.workerUrl}`,
      DATABASE_URL_CDC: `${database.cdcUrl}`,
    },
  );
};

test('a node is added, a tenant made there, and both are listed', async () => {
  const said = await run(add.replace('postgres://postgres:…@db2:5432/niaga', node.url));
  expect(said).toEqual([
    expect.stringContaining('dua'),
    expect.stringContaining('Tenant toko siap di simpul dua; admin: ana@toko.test'),
    expect.stringMatching(/^toko +dua +\d+\/\d+ +siap/m),
    expect.stringMatching(/^dua +.*aktif/m),
  ]);
});

test('a tenant is moved, its old place forgotten, and the node emptied again', async () => {
  await data.newTenant('kedai');
  const said = await run(move.replaceAll('move toko', 'move kedai'));
  expect(said).toEqual([
    expect.stringContaining('kedai'),
    expect.stringContaining('kedai'),
    // It was decided long ago.
    expect.stringMatching(/kedai/),
    expect.stringContaining('kedai'),
    expect.stringContaining('toko'),
  ]);
  expect(await data.rows('select distinct simpul from erp_private.tenant')).toEqual([
    { simpul: 'utama' },
  ]);
});

test('a node that is full, and one that takes tenants again', async () => {
  const page = readSource('docs/nodes.md');
  const [full = ''] = /node -- state dua penuh/.exec(page) ?? [];
  const [active = ''] = /node -- state NAMA aktif/.exec(page) ?? [];
  const said = await run(`npm run -s ${full}\nnpm run -s ${active.replace('NAMA', 'dua')}`);
  expect(said).toEqual([expect.stringContaining('penuh'), expect.stringContaining('aktif')]);
});

test('postgresql.md: all tenants leave the platform’s PostgreSQL for the other', async () => {
  const [block = ''] = blocksOf(readSource('docs/postgresql.md'));
  const here = block
    .replace('postgres://postgres:…@db19:5432/niaga', node.url)
    .replaceAll('baru', 'dua');
  const [, full, , drained, list] = await run(here);
  expect(full).toContain('penuh');
  expect(drained).toMatch(/Simpul utama kosong: \d+ tenant dipindahkan\./);
  expect(list).toMatch(/^toko +dua +/m);
  expect(await data.rows('select distinct simpul from erp_private.tenant')).toEqual([
    { simpul: 'dua' },
  ]);
});
