/** Reports as files: each holds what the JSON of the same report holds, to the last digit. */
import { beforeAll, describe, expect, test } from '@jest/globals';
import { hari, openStory } from '../helpers/story.ts';
import {
  type Cells,
  excelCell,
  money,
  onPaper,
  plainCell,
  readCsv,
  readPdf,
  readXlsx,
  sumOf,
} from './ekspor.ts';
import { columns, LISTS, setahun } from './kolom.ts';
import { type Exports, openExports } from './toko.ts';

const { data } = openStory();

type Row = Record<string, unknown>;
type List = { data: Row[]; meta: Row & { total: string }; ringkasan?: Row[] };

let world: Exports;
let kopi: number;

beforeAll(async () => {
  world = await openExports(data);
  kopi = world.kopi;
});

const file: Exports['file'] = (...asked) => world.file(...asked);
const json = <T>(path: string): Promise<T> => world.json<T>(path);

/** Every row of the JSON report, page by page; a journal gives one for each of its lines. */
async function allRows(path: string): Promise<{ rows: Row[]; first: List }> {
  const rows: Row[] = [];
  let first: List | undefined;
  for (let page = 1; ; page += 1) {
    const list = await json<List>(`${path}&per_page=7&page=${page}`);
    first ??= list;
    for (const row of list.data) {
      const lines = ((row.baris ?? row.akun) as Row[] | undefined) ?? [{}];
      for (const { keterangan: _own, ...line } of lines)
        rows.push({ jenis_baris: 'data', ...row, ...line });
    }
    if (page * 7 >= Number(list.meta.total)) return { rows, first };
  }
}

const guarded = (text: string) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);
const bare = (text: string) => text.replace(/^'(?=[=+\-@\t\r])/, '');

/** Amounts whose sums stand below a list, on paper and in a workbook; the others are left empty there. */
const SUMMED: Readonly<Record<string, string[]>> = {
  'Jurnal umum': ['Debit', 'Kredit'],
  'Buku besar': ['Debit', 'Kredit'],
  'Daftar piutang': ['Nilai', 'Dibayar', 'Sisa'],
  'Daftar hutang': ['Nilai', 'Dibayar', 'Sisa'],
  'Stok barang': ['Nilai'],
  'Kartu stok': ['Masuk', 'Keluar', 'Nilai'],
  'Laporan penjualan': ['Bruto', 'Potongan', 'Bersih', 'HPP', 'Laba kotor'],
  'Laporan pembelian': ['DPP', 'PPN', 'Biaya', 'Total'],
  'Ringkasan penjualan': ['Bruto', 'Potongan', 'Bersih', 'HPP', 'Laba kotor'],
  'Ringkasan pembelian': ['DPP', 'PPN', 'Biaya', 'Total'],
  'Perubahan buku': ['Debit', 'Kredit'],
};

describe.each(LISTS)('$title, $columns', ({ path, title, columns: text }) => {
  const wanted = columns(text);
  const isBalance = (row: Cells) => row.some((cell) => /^Saldo (awal|akhir)$/.test(cell));
  let csv: { header: Cells; rows: Cells[] };
  beforeAll(async () => {
    csv = readCsv(await file(`${path(kopi)}&format=csv&page=2&per_page=1`));
  });

  test('csv: the rows of every page, digit by digit', async () => {
    const { rows, first } = await allRows(path(kopi));
    expect(csv.header).toEqual(wanted.map(({ judul }) => judul));
    const cells = rows.map((row) =>
      wanted.map(({ kunci, jenis }) => {
        const value = row[kunci] === null ? '' : String(row[kunci]);
        return jenis === 'teks' ? guarded(value) : value;
      }),
    );
    const lists = csv.rows.filter((row) => row[0] !== 'rekonsiliasi');
    expect(lists.filter((row) => !isBalance(row))).toEqual(cells);
    expect(cells.length).toBeGreaterThan(0);
    const balances = csv.rows.filter(isBalance);
    const { saldo_awal, saldo_akhir } = first.meta as Record<string, string | Row>;
    if (saldo_awal === undefined) expect(balances).toEqual([]);
    else {
      const last = (row: Cells | undefined) => row?.at(-1);
      const money = (value: string | Row | undefined) =>
        typeof value === 'object' ? value.nilai : value;
      expect([last(csv.rows[0]), last(csv.rows.at(-1))]).toEqual([
        money(saldo_awal),
        money(saldo_akhir),
      ]);
    }
  });

  test('xlsx: the same, with numbers, days and totals', async () => {
    const answer = await file(`${path(kopi)}&format=xlsx`);
    const [sheet] = await readXlsx(answer);
    expect(sheet?.name).toBe(title);
    expect(sheet?.title.slice(0, 2)).toEqual(['Toko "Ana" & Budi', title]);
    expect(sheet?.header).toEqual(csv.header);
    const shown = sheet?.rows.map((row) => row.map(plainCell)) ?? [];
    const expected = csv.rows.map((row) =>
      row.map((cell, index) =>
        wanted[index]?.jenis === 'teks' ? bare(cell).replace(/\r/g, '') || null : excelCell(cell),
      ),
    );
    // A balance at the end stands below the totals.
    const after = (row: Cells) => isBalance(row) || row[0] === 'rekonsiliasi';
    const closing = csv.rows.slice(1).filter(after).length;
    const body = expected.slice(0, expected.length - closing);
    const trimmed = (cells: unknown[][]) =>
      cells.map((row) => row.map((cell) => (typeof cell === 'string' ? cell.trim() : cell)));
    expect(trimmed(shown.slice(0, body.length))).toEqual(trimmed(body));
    if (closing > 0) expect(shown).toContainEqual(expected.at(-1));
    expect(String(sheet?.all.at(-1)?.[0])).toMatch(/^Dicetak .* oleh viewer@/);
  });

  test('pdf: the same on paper, with heads on each page', async () => {
    const pages = readPdf(await file(`${path(kopi)}&format=pdf`));
    const words = pages.join('\n');
    expect(words).toContain(onPaper(`Toko "Ana" & Budi${title.toUpperCase()}`));
    pages.forEach((page, index) => {
      expect(page).toContain(`Halaman${index + 1}dari${pages.length}`);
      expect(page).toContain(`olehviewer@${world.kode}.test`);
      if (index > 0) expect(page).toContain(onPaper(title));
    });
    for (const row of csv.rows) {
      row.forEach((cell, index) => {
        const column = wanted[index];
        if (column?.printed) expect(words).toContain(onPaper(bare(cell), column.jenis));
      });
    }
  });
});

const lists = LISTS.filter(({ title }) => title !== 'PPN');
test.each(lists)('$title, $columns: its amounts add up', async ({ path, title }) => {
  const csv = readCsv(await file(`${path(kopi)}&format=csv`));
  const rows = csv.rows.filter(([jenis]) => jenis === 'data');
  const [sheet] = await readXlsx(await file(`${path(kopi)}&format=xlsx`));
  const total = sheet?.rows.find(([jenis]) => jenis === 'total');
  const words = readPdf(await file(`${path(kopi)}&format=pdf`)).join('');
  const amounts = csv.header.filter((_, at) => typeof total?.[at] === 'number');
  expect(amounts).toEqual(SUMMED[title] ?? []);
  for (const name of amounts) {
    const at = csv.header.indexOf(name);
    const sum = sumOf(rows, at);
    expect([name, total?.[at]]).toEqual([name, Number(sum)]);
    const jenis = name === 'Masuk' || name === 'Keluar' ? 'kuantitas' : 'uang';
    expect(words).toContain(onPaper(jenis === 'uang' ? money(sum) : sum, jenis));
  }
});

test('the sales summary ends with what leads to the income statement', async () => {
  type Nama = { nama: string; nilai: string };
  const path = `penjualan/summary?${setahun}`;
  const { meta } = await json<{ meta: { rekonsiliasi: Nama[] } }>(path);
  const wanted = meta.rekonsiliasi.map(({ nama, nilai }) => ['rekonsiliasi', nama, nilai]);
  expect(wanted.length).toBeGreaterThan(1);
  const { header, rows } = readCsv(await file(`${path}&format=csv`));
  const [nama, bersih] = [header.indexOf('Bulan'), header.indexOf('Bersih')];
  const shown = (all: readonly (readonly unknown[])[]) =>
    all
      .filter(([jenis]) => jenis === 'rekonsiliasi')
      .map((row) => [row[0], row[nama], row[bersih]]);
  expect(shown(rows)).toEqual(wanted);
  const [sheet] = await readXlsx(await file(`${path}&format=xlsx`));
  expect(shown(sheet?.rows ?? [])).toEqual(wanted.map(([a, b, n]) => [a, b, Number(n)]));
  const words = readPdf(await file(`${path}&format=pdf`)).join('');
  for (const [, name = '', nilai = ''] of wanted)
    expect(words).toContain(`${name.replaceAll(' ', '')}${onPaper(nilai, 'uang')}`);
});

test('open items end with their age per contact, and with the control account', async () => {
  const path = `piutang?sampai=${hari('12-31')}`;
  const { meta, ringkasan = [] } = await json<List>(path);
  const sheets = await readXlsx(await file(`${path}&format=xlsx`));
  const table = sheets.find(({ name }) => name === 'Umur per kontak');
  expect(table?.header).toEqual([
    ...[
      'Jenis baris',
      'Id kontak',
      'Kontak',
      'Dokumen',
      'Belum jatuh tempo',
      '1–30 hari',
      '31–60 hari',
    ],
    ...['61–90 hari', '> 90 hari', 'Sisa'],
  ]);
  const rows = ringkasan.map(({ kontak_id, kontak_nama, jumlah_dokumen, umur, sisa }) =>
    [
      ...['data', kontak_id, kontak_nama, jumlah_dokumen],
      ...[...Object.values(umur as Row), sisa],
    ].map((cell) => excelCell(String(cell))),
  );
  expect(table?.rows.slice(0, rows.length)).toEqual(rows);
  const total = table?.rows[rows.length];
  expect([total?.[0], total?.[2], total?.at(-1)]).toEqual([
    'total',
    'JUMLAH',
    Number(meta.total_sisa),
  ]);
  const words = readPdf(await file(`${path}&format=pdf`)).join('');
  expect(words).toContain('Umurperkontak');
  expect(words).toContain(`JUMLAH${onPaper(String(meta.total_sisa), 'uang')}`);
  expect(words).toContain(`saldoakunkendalipiutang:${onPaper(String(meta.total_kontrol), 'uang')}`);
});

test('tax and differences end with what they come to', async () => {
  const ppn = `ppn?masa=${hari('01')}`;
  const { meta } = await json<List>(ppn);
  const words = readPdf(await file(`${ppn}&format=pdf`)).join('');
  expect(words).toContain('MasaJanuari');
  expect(words).toContain(`KURANG(LEBIH)BAYAR${onPaper(String(meta.kurang_bayar), 'uang')}`);
  expect(words).toContain('Rekonsiliasiakunpajak');
  const names = async (path: string) =>
    (await readXlsx(await file(`${path}&format=xlsx`))).map(({ name }) => name);
  expect(await names(ppn)).toEqual(['PPN', 'PPN per tarif', 'Rekonsiliasi akun pajak']);
  expect(await names(`beda?per=${hari('12-31')}&sejak=2020-01-01T00:00:00Z`)).toEqual([
    'Perubahan buku',
    'Perubahan per akun',
  ]);
});

test('PPN adds up per side; what a month owes has no base', async () => {
  const path = `ppn?masa=${hari('01')}`;
  const { header, rows } = readCsv(await file(`${path}&format=csv`));
  const [sheet] = await readXlsx(await file(`${path}&format=xlsx`));
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
    await file(`beda?per=${hari('12-31')}&sejak=2020-01-01T00:00:00Z&format=xlsx`),
  );
  const table = sheets.find(({ name }) => name === 'Perubahan per akun');
  const total = table?.rows.find(([jenis]) => jenis === 'total');
  expect(total?.slice(3, 6)).toEqual([0, 0, 0]);
});

test('PPN per rate adds up per side', async () => {
  const sheets = await readXlsx(await file(`ppn?masa=${hari('01')}&format=xlsx`));
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
  const words = readPdf(await file(`ppn?masa=${hari('01')}&format=pdf`)).join('');
  expect(words).toContain(`PPNKELUARAN${onPaper(Number(totals[0]?.[5]).toFixed(2), 'uang')}`);
});

test('the trial balance: opening and closing balances come to nothing', async () => {
  const [sheet] = await readXlsx(await file(`neraca-saldo?${setahun}&format=xlsx`));
  const total = sheet?.rows.find(([jenis]) => jenis === 'total');
  expect([total?.[4], total?.[7]]).toEqual([0, 0]);
});
