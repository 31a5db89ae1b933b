/** docs/getting-started.md runs as it is pasted, from an empty tenant on, but for the commands that start the server. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { openDatabase } from '../helpers/database.ts';
import { readSource } from '../helpers/files.ts';
import { openFolder } from '../helpers/folder.ts';
import { startServerProcess } from '../helpers/server_process.ts';
import { blocksOf, pasted } from './pasted.ts';

const data = openDatabase();
const folder = openFolder('mula');

test('from nothing to the first balance sheet', async () => {
  const [start = '', ...blocks] = blocksOf(readSource('docs/getting-started.md'));
  expect(start.split('\n').map((line) => line.replace(/ *#.*/, ''))).toEqual([
    'npm ci',
    'npm start -- --no-demo',
    '',
  ]);
  const server = await startServerProcess(data.appUrl, folder);
  try {
    const here = blocks.map((text) =>
      text.replaceAll('http://localhost:3000', `http://127.0.0.1:${server.port}`),
    );
    const said = await pasted(here, {
      HOME: folder,
      NIAGA_DATA: folder,
      DATABASE_URL: data.ownerUrl,
    });
    const [created, signIn, setting, templates, gladi = '', imported = '', sold, books = ''] = said;
    expect(said).toHaveLength(blocks.length);
    expect(created).toContain('Tenant tokoku siap');
    expect([signIn, templates, sold]).toEqual(['', '', '']);
    expect(setting).not.toContain('statusCode');
    expect(gladi.match(/^ {2}siap: 1 dibuat, 0 diubah, 0 sudah ada, 0 temuan$/gm)).toHaveLength(6);
    expect(gladi.trim().split('\n').at(-1)).toBe('siap');
    expect(imported.trim().split('\n').at(-1)).toBe('selesai');
    expect(
      imported.match(/^ {2}selesai: 1 dibuat, 0 diubah, 0 sudah ada, 0 temuan$/gm),
    ).toHaveLength(6);
    const neraca = JSON.parse(books);
    expect(neraca).toMatchObject({
      seimbang: true,
      peringatan: [expect.stringMatching(/^saldo awal belum lengkap: /)],
    });
    // What the templates bring in: cash, an invoice, and stock less the goods of the sale; and the sale, with its tax.
    const akun = Object.fromEntries(
      neraca.aset.subklas.flatMap((one: { akun: { kode: string; saldo: number }[] }) =>
        one.akun.map(({ kode, saldo }) => [kode, saldo]),
      ),
    );
    expect(akun).toEqual({
      '1101': 2_500_000,
      '1201': 1_250_000 + 194_250,
      '1301': 120 * 12_500 - 10 * 12_500,
    });
    for (const name of ['faktur.pdf', 'neraca.pdf']) {
      const file = readFileSync(path.join(folder, 'tokoku', name));
      expect(file.subarray(0, 5).toString()).toBe('%PDF-');
    }
  } finally {
    await server.stop();
  }
});
