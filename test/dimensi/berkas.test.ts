/** Reports by the values of dimensions as files, what is wrong with their names, and who may not see them. */
import { beforeAll, describe, expect, test } from '@jest/globals';
import { fetchFile, onPaper, readCsv, readPdf, readXlsx } from '../ekspor/ekspor.ts';
import { openServer, type Rest } from '../helpers/server.ts';
import { hari, openStory, type Toko } from '../helpers/story.ts';
import type { Row } from '../laporan/laporan.ts';
import { expectError } from '../rest/description.ts';
import { bukaCabang } from './laporan.ts';

const { data, openBarang, openToko } = openStory();
const server = openServer(data);

let toko: Toko;
let token: string;
let viewer: Rest;

beforeAll(async () => {
  toko = await bukaCabang({ openBarang });
  token = await server.tokenOf(toko, 'viewer');
  viewer = server.rest(token);
});

const masa = (dari: string, sampai: string) => `dari=${hari(dari)}&sampai=${hari(sampai)}`;
const januari = masa('01-01', '01-31');
const file = (path: string) => fetchFile(server.base, token, path);

describe('files', () => {
  const CABANG = [
    'BDG Bandung',
    'JKT Jakarta',
    'JKT-SEL Jakarta Selatan',
    'Tanpa Cabang',
    'Jumlah',
  ];

  test.each([
    ['rugi-laba', /^LABA BERSIH$/, ['-110.00', '1180.00', '-300.00', '-50.00', '720.00']],
    ['arus-kas', /^KENAIKAN/, ['-200.00', '1000.00', '-300.00', '-50.00', '450.00']],
    ['neraca-saldo', /^Beban Gaji$/, ['200.00', '0.00', '300.00', '0.00', '500.00']],
  ])('%s: csv, workbook and page have the columns', async (report, line, wanted) => {
    const path = `${report}?${januari}&kolom=cabang`;
    const csv = readCsv(await file(`${path}&format=csv`));
    expect(csv.header.slice(-5)).toEqual(CABANG);
    const found = csv.rows.find((row) => row.some((cell) => line.test(cell)));
    expect(found?.slice(-5)).toEqual(
      report === 'arus-kas'
        ? [...wanted.slice(0, 3), expect.any(String), expect.any(String)]
        : wanted,
    );
    const [sheet] = await readXlsx(await file(`${path}&format=xlsx`));
    expect(sheet?.header.slice(-5)).toEqual(CABANG);
    expect(sheet?.title).toContain('Kolom: Cabang');
    const words = readPdf(await file(`${path}&format=pdf`)).join('');
    expect(words).toContain(onPaper('JKT-SEL Jakarta Selatan'));
    expect(words).toContain(onPaper('-300.00', 'uang').replace(/\s/g, ''));
  });

  test('the sales summary has its net sales by value, on every page of it', async () => {
    const path = `penjualan/summary?${masa('01-01', '02-28')}&kolom=cabang`;
    const { header, rows } = readCsv(await file(`${path}&format=csv`));
    expect(header.slice(-4)).toEqual(['BDG Bandung', 'JKT Jakarta', 'Tanpa Cabang', 'Jumlah']);
    expect(rows.map((row) => row.slice(-4))).toEqual([
      ['100.00', '200.00', '0.00', '300.00'],
      ['0.00', '-100.00', '0.00', '-100.00'],
    ]);
    const [sheet] = await readXlsx(await file(`${path}&format=xlsx`));
    const total = sheet?.rows.find((row) => row.includes('JUMLAH'));
    expect(total?.slice(-4)).toEqual([100, 100, 0, 200]);
  });

  test('what is asked for stands in the head', async () => {
    const path = `penjualan?${januari}&dimensi=cabang:JKT,proyek:-&format=xlsx`;
    const [sheet] = await readXlsx(await file(path));
    expect(sheet?.title).toContain('Dimensi: cabang:JKT, proyek:-');
  });
});

describe('bad input', () => {
  const BY = [
    'rugi-laba',
    'neraca-saldo',
    'buku-besar/1101',
    'penjualan',
    'penjualan/summary',
    'pembelian/summary',
    'arus-kas',
  ];

  test.each(BY)('%s names what is wrong with the values', async (report) => {
    for (const [dimensi, wrong] of [
      ['kota:JKT', 'dimensi: dimensi kota tidak ditemukan'],
      ['cabang:XYZ', 'dimensi: nilai XYZ tidak ditemukan pada dimensi cabang'],
      ['gudang:G1', 'dimensi: dimensi gudang tidak aktif'],
      ['cabang:JKT,cabang:BDG', 'dimensi: dimensi cabang disebut dua kali'],
    ]) {
      for (const format of ['json', 'csv', 'pdf']) {
        const answer = await viewer.get(
          `/api/laporan/${report}?dimensi=${dimensi}&format=${format}`,
        );
        expect(expectError(answer, 400, 'VADLA')).toEqual([wrong]);
      }
    }
    const answer = await viewer.get(`/api/laporan/${report}?dimensi=JKT`);
    expect(expectError(answer, 400, 'VAINP')).toEqual([expect.stringMatching(/^dimensi: /)]);
  });

  test('all mistakes are told at once, also in GraphQL', async () => {
    const { body } = await server.graphql(
      token,
      '{ laporanRugiLaba(dimensi: "kota:A,cabang:B,cabang") { labaBersih } laporanArusKasKolom(kolom: "kota") { json } }',
    );
    const messages = body.errors.map(({ message }: Row) => message).sort();
    expect(messages).toEqual([
      'dimensi: dimensi kota tidak ditemukan; dimensi: nilai B tidak ditemukan pada dimensi cabang; ' +
        'dimensi: "cabang" harus berupa dimensi:nilai, misalnya cabang:JKT',
      'kolom: dimensi kota tidak ditemukan',
    ]);
  });

  test('columns of no dimension, beside another statement, and where there are none', async () => {
    for (const report of [
      ...['rugi-laba', 'neraca-saldo', 'arus-kas', 'penjualan/summary', 'pembelian/summary'],
    ]) {
      for (const [kolom, wrong] of [
        ['kota', 'kolom: dimensi kota tidak ditemukan'],
        ['gudang', 'kolom: dimensi gudang tidak aktif'],
      ]) {
        const answer = await viewer.get(`/api/laporan/${report}?kolom=${kolom}`);
        expect(expectError(answer, 400, 'VADLA')).toEqual([wrong]);
      }
    }
    const both = await viewer.get('/api/laporan/rugi-laba?kolom=cabang&banding=tahun-lalu');
    expect(expectError(both, 400, 'VAINP')).toEqual(['kolom: tidak bersama banding']);
    for (const path of [
      'neraca?dimensi=cabang:JKT',
      'neraca?kolom=cabang',
      'penjualan?kolom=cabang',
    ]) {
      expectError(await viewer.get(`/api/laporan/${path}`), 400, 'VAINP');
    }
  });
});

test('of some values a file of cash flows has no balances', async () => {
  for (const more of ['', '&kolom=cabang', '&banding=periode-lalu']) {
    const path = `arus-kas?${januari}&dimensi=cabang:JKT${more}&format=csv`;
    const words = readCsv(await file(path)).rows.flat();
    expect(words).toContain('KENAIKAN (PENURUNAN) KAS DAN BANK');
    expect(words.filter((word) => /^kas dan bank a/i.test(word))).toEqual([]);
  }
});

test('no value is called as that which is none', async () => {
  const admin = await server.restAs(toko, 'admin');
  const { body } = await admin.get('/api/master/dimensi?filter=kode=cabang&fields=id');
  const isi = { dimensi_id: body.data[0].id, kode: '-', nama: 'Tanpa' };
  const answer = await admin.post('/api/master/dimensi-nilai', isi);
  expect(expectError(answer, 400, 'VAMST')).toEqual(['kode: - berarti tanpa nilai']);
});

test('nobody reads the values of another tenant, or without a right', async () => {
  const asing = await openToko();
  const rest = await server.restAs(asing, 'viewer');
  const path = `/api/laporan/rugi-laba?${januari}&kolom=cabang`;
  expectError(await rest.get(path), 400, 'VADLA');
  expectError(await rest.get(`/api/laporan/rugi-laba?dimensi=cabang:JKT`), 400, 'VADLA');
  expectError(await server.rest().get(path), 401);
  const ops = await server.tokenOf(toko, 'ops');
  expectError(await server.rest(ops).get(path), 403, 'OTROL');
});
