/** The README's five minutes and docs/tour.md run as they are pasted, on the demo data, in one shell. */
import { expect, test } from '@jest/globals';
import { loadDemo } from '../../db/demo/index.ts';
import { openDatabase } from '../helpers/database.ts';
import { readSource } from '../helpers/files.ts';
import { openFolder } from '../helpers/folder.ts';
import { startServerProcess } from '../helpers/server_process.ts';
import { blocksOf, pasted } from './pasted.ts';

const data = openDatabase();
const dataDir = openFolder('readme');

const readme = readSource('README.md');
const blocks = [
  ...blocksOf(readme.slice(readme.indexOf('## Five minutes'), readme.indexOf('## Where to go on'))),
  ...blocksOf(readSource('docs/tour.md')),
];

const paste = (texts: readonly string[], env: Record<string, string>) =>
  pasted(texts, { NIAGA_DATA: dataDir, ...env });

test('five minutes', async () => {
  await loadDemo({
    config: { production: false },
    urls: { owner: data.ownerUrl, app: data.appUrl },
  });
  const server = await startServerProcess(data.appUrl, dataDir);
  try {
    const here = blocks.map((text) =>
      text.replaceAll('http://localhost:3000', `http://127.0.0.1:${server.port}`),
    );
    const said = await paste(here, {});
    expect(said).toHaveLength(8);
    const [signIn, list, sale, read, trade, books, mistake, write] = said as string[];
    expect(signIn).toBe('');
    expect(list).toMatch(/"nama" : "Kopi Bubuk 165 g"/);
    const posted = /^\{"id":\d+,"nomor_transaksi":"PJ\/UTAMA\/\d{6}\/\d{5}"\}$/;
    expect(sale?.split('\n')[0]).toMatch(posted);
    expect(sale).toMatch(/"akun_kode" : "1201"/);
    expect(read).toMatch(/^\{"data":\{"daftarBarang":\{"totalCount":3,/);
    expect(trade?.trim().split('\n')).toEqual([
      expect.stringMatching(/^\{"id":\d+,"nomor_transaksi":"PB\/UTAMA\/\d{6}\/\d{5}"\}$/),
      expect.stringMatching(posted),
      expect.stringMatching(/^\{"status":200,"idempotent":true,/),
    ]);
    const [before, voided, after] = (books as string)
      .trim()
      .split('\n')
      .map((one) => JSON.parse(one));
    expect(before.seimbang && after.seimbang).toBe(true);
    expect(voided).toMatchObject({ status: 'void' });
    expect(after.aset.total).not.toBe(before.aset.total);
    expect(JSON.parse(mistake as string).message).toEqual([
      'detail.0.qty: harus lebih dari 0',
      expect.stringMatching(/^detail\.0\.hrga: tidak dikenal; yang diizinkan: /),
    ]);
    expect(`${read}${write}`).not.toMatch(/"errors"/);
    expect(write).toMatch(/"nomorTransaksi":"PJ\/UTAMA\/\d{6}\/\d{5}","status":"FINAL"/i);
    // Only the mistake is one.
    expect(said.filter((text) => text.includes('"statusCode"'))).toEqual([mistake]);
  } finally {
    await server.stop();
  }
});

test('the commands of a DBA', async () => {
  const page = readSource('docs/operations.md');
  const part = page.slice(
    page.indexOf('## The database by hand'),
    page.indexOf('A tenant is one schema'),
  );
  const [block = ''] = blocksOf(part);
  // One stays until Ctrl-C, the other needs PostgreSQL's own client.
  const commands = block
    .split('\n')
    .filter((line) => /^(npm|npx)/.test(line) && !/run db /.test(line));
  expect(commands.length).toBeGreaterThan(6);
  const said = await paste([commands.join('\n')], { DATABASE_URL: data.ownerUrl });
  expect(said[0]).toContain(data.ownerUrl);
  expect(said[0]).toContain('Tenant toko siap; admin: ana@toko.test');
  expect(said[0]).toMatch(/^toko +utama +\d+\/\d+ +siap +\d+ +- +Toko Maju$/m);
  expect(said[0]).toContain('0 tenant tertinggal, 0 langkah dijalankan.');
});
