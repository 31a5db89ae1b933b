/** Reports as files in English: `?bahasa=en`, or the language of the request. */
import { beforeAll, expect, test } from '@jest/globals';
import english from '../../db/reference/istilah.json' with { type: 'json' };
import { inLanguage } from '../../server/base/language.ts';
import { angkaTampil, kalimatTampil, tanggalPendek } from '../../server/cetak/tabel/angka.ts';
import { startServer } from '../helpers/server.ts';
import { hari, openStory } from '../helpers/story.ts';
import { fetchFile, readCsv, readPdf, readXlsx } from './ekspor.ts';
import { LISTS, setahun } from './kolom.ts';
import { type Exports, openExports } from './toko.ts';

const { data, openToko } = openStory();
const en = { headers: { 'accept-language': 'en' } };
const WORDS: Readonly<Record<string, string>> = english;

let world: Exports;
beforeAll(async () => {
  world = await openExports(data);
});

const csv = async (path: string) => readCsv(await world.file(`${path}&format=csv`));
const pdf = async (path: string) =>
  readPdf(await world.file(`${path}&format=pdf&bahasa=en`)).join('');

test.each([
  ['-1234567.80', 'uang', '(1,234,567.80)'],
  ['1234.500000', 'kuantitas', '1,234.5'],
  ['1234', 'bilangan', '1,234'],
  ['1234', 'nomor', '1234'],
] as const)('%s as %s', (text, jenis, shown) => {
  expect(inLanguage('en', () => angkaTampil(text, jenis))).toBe(shown);
});

test('a day in figures alone may be read either way, so its month is a word', () => {
  const said = () => [tanggalPendek('2026-05-04'), kalimatTampil('-1.50 per 2026-05-04')];
  expect(inLanguage('en', said)).toEqual(['04 May 2026', '(1.50) per 4 May 2026']);
  expect(said()).toEqual(['04/05/2026', '(1,50) per 4 Mei 2026']);
});

test.each(LISTS)('$title: titles of columns; cells are the same', async ({ path, title }) => {
  const asked = path(world.kopi);
  const [home, abroad] = [await csv(asked), await csv(`${asked}&bahasa=en`)];
  expect(abroad.header).toEqual(home.header.map((one) => WORDS[one] ?? one));
  expect(abroad.header).not.toEqual(home.header);
  const rowsOf = ({ rows }: typeof home) => rows.filter(([kind]) => kind === 'data');
  expect(rowsOf(abroad)).toEqual(rowsOf(home));
  const words = await pdf(asked);
  expect(words).toContain((WORDS[title] ?? '').toUpperCase().replace(/\s/g, ''));
  expect(words).not.toMatch(/JUMLAH|Saldoa|Halaman|Dicetak|Periode\d+\w+s\.d|oleh|Catatan/);
});

test('a balance sheet: headings, subclasses, totals, days and figures', async () => {
  const path = `neraca?per=${hari('06-30')}`;
  const lines = (await csv(`${path}&bahasa=en`)).rows.map(([jenis, , nama]) => [jenis, nama]);
  for (const line of [
    ['judul', 'ASSETS'],
    ['judul', 'Inventory'],
    ['jumlah', 'Total Inventory'],
    ['total', 'TOTAL ASSETS'],
    ['total', 'TOTAL LIABILITIES AND EQUITY'],
    ['akun', 'Income of the year'],
  ])
    expect(lines).toContainEqual(line);
  const words = await pdf(path);
  for (const text of ['BALANCESHEET', 'Asof30June', 'Valuesinrupiah', 'Printed', 'Page1of2'])
    expect(words).toContain(text);
  expect(words).toMatch(/TOTALASSETS[\d,]+\.\d\d/);
  const [sheet] = await readXlsx(await world.file(`${path}&banding=tahun-lalu&format=xlsx`, en));
  expect(sheet?.name).toBe('Balance sheet');
  expect(sheet?.header.slice(0, 3)).toEqual(['Row type', 'Code', 'Account name']);
  expect(sheet?.header.slice(-2)).toEqual(['Difference', 'Difference %']);
  expect(sheet?.header[3]).toMatch(/^30 June \d{4}$/);
});

test('an income statement, cash flows, changes in equity and the tax of a month', async () => {
  const income = await pdf(`rugi-laba?${setahun}`);
  for (const text of [
    'INCOMESTATEMENT',
    'Totalnetsales',
    'GROSSPROFIT',
    'NETINCOME',
    'Period1January',
  ])
    expect(income).toContain(text);
  const cash = await pdf(`arus-kas?${setahun}`);
  for (const text of [
    'Cashflowsfromoperatingactivities',
    'Totalcashflowsfrom',
    'Employees',
    'Openingcashandbank',
  ])
    expect(cash).toContain(text);
  expect(await pdf(`perubahan-ekuitas?${setahun}`)).toContain('Prior-yearcorrections');
  const tax = await pdf(`ppn?masa=${hari('01').slice(0, 7)}`);
  for (const text of [
    'PeriodJanuary',
    'OUTPUTVAT',
    'VATbyrate',
    'Reconciliationoftaxaccounts',
    'output',
  ])
    expect(tax).toContain(text);
});

test('kinds and states are words on paper, and what programs know them by in csv and xlsx', async () => {
  const path = `jurnal?${setahun}`;
  expect(await pdf(path)).toMatch(/general\s?journal/);
  const { header, rows } = await csv(`${path}&bahasa=en`);
  expect(rows.map((row) => row[header.indexOf('Kind')])).toContain('jurnal-umum');
  const sales = await pdf(`penjualan/summary?${setahun}&group_by=bulan`);
  for (const text of ['Bymonth', 'Netsalesbydocuments']) expect(sales).toContain(text);
});

test('what a reader must know, in files and in JSON', async () => {
  const path = `neraca?per=${Number(hari('01-01').slice(0, 4)) + 1}-01-31`;
  const told = /income of earlier years of (-?\d+\.\d\d) is not closed as of \d{4}-01-31/;
  const { bytes } = await world.file(path, en);
  expect(JSON.parse(bytes.toString()).peringatan.join()).toMatch(told);
  expect((await world.json<{ peringatan: string[] }>(path)).peringatan.join()).toMatch(
    /^laba tahun/,
  );
  expect(await pdf(path)).toMatch(
    /Note:incomeofearlieryearsof\(?[\d,]+\.\d\d\)?isnotclosedasof31January/,
  );
});

test('?bahasa= wins over the language of the request, and without both a file is as ever', async () => {
  const ask = async (query: string, init?: RequestInit) => {
    const { bytes, headers } = await world.file(`jurnal?${setahun}&format=csv${query}`, init);
    return [bytes.toString(), headers.get('content-language')];
  };
  const home = await ask('');
  expect(home[0]).toMatch(/^\uFEFFJenis baris,Id,Tanggal/);
  expect(await ask('&bahasa=id', en)).toEqual(home);
  expect(await ask('', en)).toEqual(await ask('&bahasa=en'));
  const { status, bytes } = await world.file(`jurnal?${setahun}&bahasa=fr`, en);
  expect([status, JSON.parse(bytes.toString()).message]).toEqual([
    400,
    ['bahasa: must be one of id, en'],
  ]);
});

test("the tenant's own words are nobody's to translate", async () => {
  const toko = await openToko({ nama: 'Penjualan' });
  const barang = await toko.barang({ nama: 'Neraca' });
  const kontak = await toko.kontak({ nama: 'Saldo' });
  await toko.beli('01-05', [[barang, 10, 1000]]);
  await toko.jual('01-06', [[barang, 1, 1500]], { kontak_id: kontak });
  const server = await startServer(data);
  const token = await server.tokenOf(toko, 'viewer');
  const file = await fetchFile(server.base, token, `penjualan?${setahun}&format=pdf&bahasa=en`);
  const words = readPdf(file).join('');
  for (const text of ['SALESREPORT', 'Saldo', 'Neraca']) expect(words).toContain(text);
  expect(words).toMatch(/^Penjualan/);
});
