/** `tenant import`: what an operator brings without a server. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { importFile } from '../../../db/scripts/import_file.ts';
import { openStory } from '../../helpers/story.ts';

const { data, openToko } = openStory();

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'niaga-impor-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('a file is rehearsed, then run; a kind that is none, and findings, are told', async () => {
  const toko = await openToko();
  const bring = async (isi: string, jenis: string, rehearse = false) => {
    const file = path.join(folder, 'a.csv');
    await writeFile(file, isi);
    return importFile(data.ownerUrl, toko.kode, file, { jenis, rehearse });
  };
  const isi = 'kode,nama,satuan\nB-1,Beras,PCS\n';
  await expect(bring(isi, 'barangx')).rejects.toThrow(
    /^--jenis: harus salah satu dari satuan, .*riwayat-saldo$/,
  );
  expect((await bring(isi, 'barang', true)).join('\n')).toMatch(/^siap: 1 /m);
  expect(await toko.rows('select from barang')).toEqual([]);
  await expect(bring('kode,nama,satuan\nB-2,Gula,DUS\n', 'barang')).rejects.toThrow(/satuan/);
  expect((await bring(isi, 'barang')).join('\n')).toMatch(/^selesai: 1 dibuat/m);
  expect(await toko.rows('select kode, nama from barang')).toEqual([
    { kode: 'B-1', nama: 'Beras' },
  ]);
});
