/** Below each list on paper and in a workbook stand the sums of its columns of amounts. */
import { beforeAll, expect, test } from '@jest/globals';
import { money, onPaper, readCsv, readPdf, readXlsx, sumOf } from '../helpers/ekspor.ts';
import { LISTS, setahun } from '../helpers/ekspor_kolom.ts';
import { type Exports, openExports } from '../helpers/ekspor_toko.ts';
import { hari, openStory } from '../helpers/story.ts';

const { data } = openStory();

let world: Exports;
beforeAll(async () => {
  world = await openExports(data);
});

const SUMMED: Readonly<Record<string, string[]>> = {
  'Jurnal umum': ['Debit', 'Kredit'],
  'Buku besar': ['Debit', 'Kredit'],
  'Daftar piutang': ['Nilai', 'Dibayar', 'Sisa'],
  'Daftar hutang': ['Nilai', 'Dibayar', 'Sisa'],
  'Stok barang': ['Nilai'],
  'Kartu stok': ['Masuk', 'Keluar', 'Nilai'],
  'Laporan penjualan': ['Bruto', 'Potongan', 'Bersih', 'HPP', 'Laba kotor'],
  'Ringkasan penjualan': ['Bruto', 'Potongan', 'Bersih', 'HPP', 'Laba kotor'],
  'Perubahan buku': ['Debit', 'Kredit'],
};
const lists = LISTS.filter(({ title }) => title !== 'PPN');

test.each(lists)('$title, $columns', async ({ path, title }) => {
  const asked = path(world.kopi);
  const csv = readCsv(await world.file(`${asked}&format=csv`));
  const rows = csv.rows.filter(([jenis]) => jenis === 'data');
  const [sheet] = await readXlsx(await world.file(`${asked}&format=xlsx`));
  const total = sheet?.rows.find(([jenis]) => jenis === 'total');
  const words = readPdf(await world.file(`${asked}&format=pdf`)).join('');
  const summed = SUMMED[title] ?? [];
  const amounts = csv.header.flatMap((name, at) => (typeof total?.[at] === 'number' ? [name] : []));
  expect(amounts).toEqual(summed);
  for (const name of summed) {
    const at = csv.header.indexOf(name);
    const sum = sumOf(rows, at);
    expect([name, total?.[at]]).toEqual([name, Number(sum)]);
    const jenis = name === 'Masuk' || name === 'Keluar' ? 'kuantitas' : 'uang';
    expect(words).toContain(onPaper(jenis === 'uang' ? money(sum) : sum, jenis));
  }
});

test('PPN adds up per side; what a month owes has no base', async () => {
  const path = `ppn?masa=${hari('01')}`;
  const { header, rows } = readCsv(await world.file(`${path}&format=csv`));
  const [sheet] = await readXlsx(await world.file(`${path}&format=xlsx`));
  const at = (name: string) => header.indexOf(name);
  const totals = sheet?.rows.filter(([jenis]) => jenis === 'total') ?? [];
  expect(totals.map((row) => row[at('Kontak')])).toEqual([
    'PPN KELUARAN',
    'PPN MASUKAN',
    'TIDAK DIKREDITKAN',
    'KURANG (LEBIH) BAYAR',
  ]);
  const of = (sisi: string, dikreditkan: string[]) =>
    rows.filter(
      (row) => row[at('Sisi')] === sisi && dikreditkan.includes(`${row[at('Dikreditkan')]}`),
    );
  const parts = [
    of('keluaran', ['true', 'false', '']),
    of('masukan', ['true']),
    of('masukan', ['false']),
  ];
  expect(parts.flat()).toHaveLength(rows.length);
  expect(parts[0]?.length).toBeGreaterThan(0);
  parts.forEach((part, index) => {
    for (const name of ['DPP', 'DPP nilai lain', 'PPN'])
      expect([name, totals[index]?.[at(name)]]).toEqual([name, Number(sumOf(part, at(name)))]);
  });
  expect(totals[3]?.[at('DPP')] ?? null).toBeNull();
});

test('what changed per account adds up', async () => {
  const sheets = await readXlsx(
    await world.file(`beda?per=${hari('12-31')}&sejak=2020-01-01T00:00:00Z&format=xlsx`),
  );
  const table = sheets.find(({ name }) => name === 'Perubahan per akun');
  const total = table?.rows.find(([jenis]) => jenis === 'total');
  expect(total?.slice(3, 6)).toEqual([0, 0, 0]);
});

test('PPN per rate adds up per side', async () => {
  const sheets = await readXlsx(await world.file(`ppn?masa=${hari('01')}&format=xlsx`));
  const table = sheets.find(({ name }) => name === 'PPN per tarif');
  const rows = table?.rows.filter(([jenis]) => jenis === 'data') ?? [];
  const totals = table?.rows.filter(([jenis]) => jenis === 'total') ?? [];
  expect(rows.length).toBeGreaterThan(0);
  expect(totals.map((row) => row[1])).toEqual(['PPN KELUARAN', 'PPN MASUKAN', 'TIDAK DIKREDITKAN']);
  const sides = [['keluaran'], ['masukan', 'ya'], ['masukan', 'tidak']] as const;
  sides.forEach(([sisi, kredit], index) => {
    const part = rows.filter((row) => row[1] === sisi && (!kredit || row[2] === kredit));
    for (const at of [5, 6, 7]) {
      const sum = sumOf(
        part.map((row) => row.map((cell) => `${cell}`)),
        at,
      );
      expect([sisi, at, totals[index]?.[at]]).toEqual([sisi, at, Number(sum)]);
    }
  });
  const words = readPdf(await world.file(`ppn?masa=${hari('01')}&format=pdf`)).join('');
  expect(words).toContain(`PPNKELUARAN${onPaper(Number(totals[0]?.[5]).toFixed(2), 'uang')}`);
});

test('the trial balance: opening and closing balances come to nothing', async () => {
  const [sheet] = await readXlsx(await world.file(`neraca-saldo?${setahun}&format=xlsx`));
  const total = sheet?.rows.find(([jenis]) => jenis === 'total');
  expect([total?.[4], total?.[7]]).toEqual([0, 0]);
});
