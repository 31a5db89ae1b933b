/** `tenant import`: what an operator brings without a server. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { importFile } from '../../db/scripts/import_file.ts';
import { openStory } from '../helpers/story.ts';

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

test('the command says of columns what the API says, and answers with its own names', async () => {
  const toko = await openToko();
  const file = path.join(folder, 'b.csv');
  await writeFile(file, 'Kd;Nama Pelanggan;Limit=\nP-1;Toko Maju;1,250\n');
  const bring = async (said: object) =>
    (
      await importFile(data.ownerUrl, toko.kode, file, {
        jenis: 'kontak',
        rehearse: false,
        ...said,
      })
    ).join('\n');
  await expect(bring({})).rejects.toThrow(/tipe; sebut kolomnya dengan pemetaan/);
  for (const [said, message] of [
    [{ set: ['tipe'] }, /^--set tipe: harus ditulis NAMA=ISI$/],
    [{ set: ['tipe=teman'] }, /^--set tipe: harus salah satu dari pelanggan, .*\(teman\)$/],
    [{ map: ['Limit=batas'] }, /^--map Limit: tidak dikenal; yang diizinkan: kode, /],
    [{ style: ['Limit=titik'] }, /^--style Limit: harus desimal_titik, /],
    [{ sheet: '2' }, /^--sheet: berkas ini tidak berlembar$/],
  ] as const) {
    await expect(bring(said)).rejects.toThrow(message);
  }
  const said = await bring({
    set: ['tipe=pelanggan', 'kota=A=B'],
    map: ['Limit==batas_kredit'],
    style: ['Limit==desimal_titik'],
  });
  expect(said).toMatch(/^selesai: 1 dibuat/m);
  expect(
    await toko.rows(`select kode, tipe, kota, batas_kredit from kontak where kode = 'P-1'`),
  ).toEqual([{ kode: 'P-1', tipe: 'pelanggan', kota: 'A=B', batas_kredit: '1250.00' }]);
});
