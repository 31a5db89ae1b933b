/** Blocks of pages that stand by themselves run as they are pasted, on the demo data, signed in as the README does. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from '@jest/globals';
import { loadDemo } from '../../db/demo/index.ts';
import { openDatabase } from '../helpers/database.ts';
import { readSource } from '../helpers/files.ts';
import { openFolder } from '../helpers/folder.ts';
import { startServerProcess } from '../helpers/server_process.ts';
import { openWorker } from '../helpers/worker.ts';
import { pageBlocks } from './page_blocks.ts';
import { blocksOf, pasted } from './pasted.ts';

const data = openDatabase();
const folder = openFolder('halaman');
const [signIn = '', , sale = ''] = pageBlocks('README.md', 'Five minutes');
const ADMIN_KEY = 'kunci-admin-halaman';
let base: string;

beforeAll(async () => {
  await loadDemo({
    config: { production: false },
    urls: { owner: data.ownerUrl, app: data.appUrl },
  });
  await openWorker(data, undefined, {});
  const server = await startServerProcess(data.appUrl, folder, { ADMIN_KEY });
  data.onClose(() => server.stop());
  base = `http://127.0.0.1:${server.port}`;
});

/** What the blocks say, as somebody who has signed in; nothing is refused. */
async function said(texts: string[], email = 'admin@demo.test'): Promise<string[]> {
  const before = signIn.replace('http://localhost:3000', base).replaceAll('admin@demo.test', email);
  const env = { NIAGA_DATA: folder, DATABASE_URL: data.ownerUrl, ADMIN_KEY };
  const [, ...rest] = await pasted([before, ...texts], env);
  expect(rest.filter((text) => /"statusCode"\s*:\s*[45]/.test(text))).toEqual([]);
  return rest;
}

const blocks = (page: string): string[] => blocksOf(readSource(`docs/${page}.md`));

/** Files that a page names without a folder lie in this test's own. */
const inFolder = (text: string) =>
  text.replace(/(@| import \w+ )(\w+\.(?:xlsx|csv|ndjson))/g, `$1${folder}/$2`);

test('bulk.md: many documents, a line each', async () => {
  const document = (day: string) =>
    `{"tanggal":"${day}","kontak_id":$PELANGGAN,"lokasi_id":$LOKASI,"detail":[{"barang_id":$BARANG,"qty":1}]}`;
  const lines = `cat > ${folder}/penjualan.ndjson <<END\n${document('$HARI')}\n${document('$HARI')}\nEND`;
  const [, many] = await said([`${sale}\n${lines}`, ...blocks('bulk').map(inFolder)]);
  expect(JSON.parse(many as string).data).toMatchObject([{ statusCode: 201 }, { statusCode: 201 }]);
});

test('files.md: a file beside a contact, and the list of them', async () => {
  const [block = ''] = blocks('files');
  const [, laid, list] = await said([sale, block, block.split('\n')[0] as string]);
  expect(laid).toMatch(/\{"id":\d+/);
  expect(JSON.parse(list as string).data).toMatchObject([{ nama: 'README.md' }]);
});

test('feed.md: the feed from its beginning', async () => {
  const [feed = ''] = await said(blocks('feed'));
  expect(JSON.parse(feed).data[0]).toMatchObject({ type: expect.any(String), data: { versi: 1 } });
});

test('keys.md and webhooks.md: a key and a webhook, each with its secret', async () => {
  const [key, webhook] = await said([...blocks('keys'), ...blocks('webhooks')]);
  expect(JSON.parse(key as string).kunci).toMatch(/^niaga_sk_/);
  expect(JSON.parse(webhook as string).rahasia).toMatch(/^whsec_/);
});

test('branches.md: a branch is asked for', async () => {
  const [made = ''] = await said(blocks('branches'));
  expect(JSON.parse(made).kode).toMatch(/uji[0-9a-f]{4}$/);
});

test('approvals.md: a rule is made', async () => {
  const [made = ''] = await said(blocks('approvals'));
  expect(JSON.parse(made).id).toEqual(expect.any(Number));
});

test('rights.md: a role of the tenant’s own, and a member with it', async () => {
  const [both = ''] = await said(blocks('rights'));
  expect(both).toMatch(/^\{"kode":"kasir"\}\s*\{"id":"[0-9a-f-]{36}"\}/);
});

test('cdc.md: a job is asked for, approved, looked at, ended and taken up again', async () => {
  const id = await data.value<number>(
    `select coalesce(max(id), 0)::int + 1 as id from erp_private.cdc_job`,
  );
  const [block = ''] = blocks('cdc').map((text) => text.replaceAll('jobs/1', `jobs/${id}`));
  const [answers = ''] = await said([block], 'ops@demo.test');
  const told = answers
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(told).toHaveLength(7);
  expect(told[0]).toMatchObject({ id });
});

test('import.md: a workbook is sent, read, looked at and run; an operator rehearses', async () => {
  const id = await data.value<number>(
    `select coalesce(max(id), 0)::int + 1 as id from t_demo.impor`,
  );
  const [block = ''] = blocks('import').map((text) =>
    inFolder(text)
      .replaceAll('impor/7', `impor/${id}`)
      .replaceAll(' import toko ', ' import demo ')
      // A person looks until it is read.
      .replace(
        '\n',
        `\nuntil curl -s $B/impor/${id} -H "authorization: Bearer $T" | grep -q '"siap"'; do sleep 0.1; done\n`,
      ),
  );
  writeFileSync(path.join(folder, 'pelanggan.csv'), 'Kd Plg;nama\nPLG-77;Warung Tujuh\n');
  const template = `curl -s -H "authorization: Bearer $T" -o ${folder}/barang.xlsx $B/impor/templat/barang.xlsx`;
  const [, answers = ''] = await said([template, block]);
  expect(answers).toMatch(/"status"\s*:\s*"memeriksa"/);
  expect(answers).toMatch(/"status"\s*:\s*"berjalan"/);
  expect(answers).toMatch(/1 dibuat/);
});

test('operations.md: a tenant is backed up, checked, restored beside itself and removed', async () => {
  const file = (text: string) => text.replaceAll('/backup/', `${folder}/`);
  const [backup = ''] = pageBlocks('docs/operations.md', 'Backup and restore').filter((text) =>
    text.includes('tenant -- backup'),
  );
  const [create = ''] = pageBlocks('docs/operations.md', 'The database by hand')
    .join('')
    .split('\n')
    .filter((line) => line.includes('create toko'));
  const lines = file(backup).trim().split('\n');
  const [list = ''] = /tar tzf/.exec(readSource('docs/operations.md')) ?? [];
  const [, made, checked, refused, restored, removed, listed] = await said([
    create,
    ...lines,
    `${list} ${folder}/toko-2026-11-21.tar.gz`,
  ]);
  expect(listed).toMatch(/^kepala\.json\n[\s\S]*\npenutup\.json\n$/);
  expect(made).toContain('toko-2026-11-21.tar.gz');
  expect(checked).toContain('toko');
  expect(refused).toMatch(/toko.* sudah ada/);
  expect(restored).toContain('tokolama');
  expect(removed).toContain('toko-akhir.tar.gz');
  const tenants = `select kode from erp_private.tenant where kode like 'toko%'`;
  expect(await data.rows(tenants)).toEqual([{ kode: 'tokolama' }]);
});

test('operations.md: a user is unlinked from the account that signed in', async () => {
  const [unlink = ''] = pageBlocks('docs/operations.md', 'Accounts at the identity provider');
  const [answer] = await said([unlink.replace('ana@toko.test', 'admin@demo.test')]);
  expect(answer).toContain('admin@demo.test');
});

test('operations.md: a key of tokens is made and read with openssl', async () => {
  const page = readSource('docs/operations.md');
  const [make = ''] = /openssl genpkey -algorithm ed25519/.exec(page) ?? [];
  const [read = ''] = /openssl pkey -in KEY -pubout/.exec(page) ?? [];
  const key = `${folder}/kunci.pem`;
  const [, text] = await said([`${make} > ${key}`, read.replace('KEY', key)]);
  expect(text).toMatch(/^-----BEGIN PUBLIC KEY-----\n/);
});

test('operations.md: each statement within a sentence is one', async () => {
  const slot = `halaman_${process.pid}`;
  const statements = [...readSource('docs/operations.md').matchAll(/`(select [^`…]+)`/g)].map(
    ([, text = '']) => text.replace('ID', '1').replace('NAME', slot),
  );
  expect(statements.length).toBeGreaterThanOrEqual(5);
  // One of them drops it.
  await data.rows('select pg_create_physical_replication_slot($1)', [slot]);
  for (const statement of statements) expect(await data.rows(statement)).toBeInstanceOf(Array);
});
