/** Statements as files: their headings, lines and totals, in the order in which one reads them. */
import { beforeAll, expect, test } from '@jest/globals';
import { EKSPOR } from '../../rest-facade/ekspor/registry.ts';
import { angkaTampil, kalimatTampil } from '../../server/cetak/tabel/angka.ts';
import { hari, openStory } from '../helpers/story.ts';
import {
  type Cells,
  excelCell,
  money,
  onPaper,
  readCsv,
  readPdf,
  readXlsx,
  sumOf,
} from './ekspor.ts';
import { setahun } from './kolom.ts';
import { type Exports, openExports } from './toko.ts';

const { data } = openStory();

type Row = Record<string, unknown>;

let world: Exports;

beforeAll(async () => {
  world = await openExports(data);
});

const file: Exports['file'] = (...asked) => world.file(...asked);
const json = <T>(path: string): Promise<T> => world.json<T>(path);

type Akun = { kode: string; nama: string; saldo: string };
const line = (jenis: string, nama: string, jumlah = '', kode = '') => [jenis, kode, nama, jumlah];
const akunLines = (akun: Akun[]) =>
  akun.map(({ kode, nama, saldo }) => line('akun', nama, saldo, kode));

async function inAllFormats(path: string, expected: Cells[]) {
  const csv = readCsv(await file(`${path}&format=csv`));
  expect(csv.rows).toEqual(expected);
  const [sheet] = await readXlsx(await file(`${path}&banding=tidak&format=xlsx`));
  expect(sheet?.rows.slice(0, expected.length)).toEqual(
    expected.map((row) => row.map(excelCellOf)),
  );
  const words = readPdf(await file(`${path}&banding=tidak&format=pdf`)).join('');
  for (const row of expected) {
    const [, kode = '', nama = '', jumlah = ''] = row;
    expect(words).toContain(onPaper(kode) + onPaper(nama) + onPaper(jumlah, 'uang'));
  }
}
// Codes of accounts look like numbers and are texts.
const excelCellOf = (cell: string, index: number) =>
  index === 3 ? excelCell(cell) : cell === '' ? null : cell;

test('what a reader must know has amounts and days as the paper has them, JSON as they are', async () => {
  const path = `neraca?per=${Number(hari('01-01').slice(0, 4)) + 1}-01-31`;
  const { peringatan } = await json<{ peringatan: string[] }>(path);
  const [, laba = '', per = ''] =
    /sebesar (-?\d+\.\d\d) belum ditutup per (\d{4}-01-31)$/.exec(peringatan.join('\n')) ?? [];
  expect(laba).toMatch(/\d{5}\.\d\d$/);
  const said = `laba tahun-tahun sebelumnya sebesar ${angkaTampil(laba, 'uang')} belum ditutup per 31 Januari ${per.slice(0, 4)}`;
  const [sheet] = await readXlsx(await file(`${path}&format=xlsx`));
  expect(sheet?.all.flat()).toContain(said);
  const words = readPdf(await file(`${path}&format=pdf`)).join('');
  expect(words).toContain(onPaper(`Catatan: ${said}`));
});

test.each([
  ['sisa -1234567.80 per 2026-11-27.', 'sisa (1.234.567,80) per 27 November 2026.'],
  ['0.00, 5250000.00 dan 999.10', '0,00, 5.250.000,00 dan 999,10'],
  ['PJ/2026-11-27/00024, akun 1101.01a, 2026-11, 1000 temuan', null],
])('a sentence on paper: %s', (text, shown) => {
  expect(kalimatTampil(text)).toBe(shown ?? text);
});

test('neraca', async () => {
  type Kelompok = { total: string; subklas: { nama: string; total: string; akun: Akun[] }[] };
  const path = `neraca?per=${hari('06-30')}`;
  const neraca = await json<Record<'aset' | 'kewajiban' | 'ekuitas', Kelompok> & Row>(path);
  const kelompok = (nama: string, { total, subklas }: Kelompok) => [
    line('judul', nama),
    ...subklas.flatMap((one) => [
      line('judul', one.nama),
      ...akunLines(one.akun),
      line('jumlah', `Jumlah ${one.nama}`, one.total),
    ]),
    line('total', `JUMLAH ${nama}`, total),
  ];
  await inAllFormats(path, [
    ...kelompok('ASET', neraca.aset),
    ...kelompok('KEWAJIBAN', neraca.kewajiban),
    ...kelompok('EKUITAS', neraca.ekuitas),
    line('total', 'JUMLAH KEWAJIBAN DAN EKUITAS', String(neraca.total_pasiva)),
  ]);
});

test('laba rugi', async () => {
  const hasil = await json<Record<string, string> & { rincian: Row[] }>(`rugi-laba?${setahun}`);
  const bagian = (kunci: string, nama: string) => {
    const akun = hasil.rincian.find((one) => one.bagian === kunci)?.akun as unknown as Akun[];
    const total = hasil[kunci] ?? '';
    if (akun.length === 0) return [line('jumlah', nama, total)];
    return [
      line('judul', nama),
      ...akunLines(akun),
      line('jumlah', `Jumlah ${nama.toLowerCase()}`, total),
    ];
  };
  await inAllFormats(`rugi-laba?${setahun}`, [
    ...bagian('penjualan_bersih', 'Penjualan bersih'),
    ...bagian('hpp', 'Harga pokok penjualan'),
    line('total', 'LABA KOTOR', hasil.laba_kotor),
    ...bagian('beban_usaha', 'Beban usaha'),
    line('total', 'LABA USAHA', hasil.laba_usaha),
    ...bagian('pendapatan_lain', 'Pendapatan lain'),
    ...bagian('beban_lain', 'Beban lain'),
    line('total', 'LABA SEBELUM PAJAK', hasil.laba_sebelum_pajak),
    ...bagian('pajak', 'Pajak penghasilan'),
    line('total', 'LABA BERSIH', hasil.laba_bersih),
  ]);
});

test('neraca saldo', async () => {
  const path = `neraca-saldo?dari=${hari('02-01')}&sampai=${hari('12-31')}`;
  const saldo = await json<{ akun: Record<string, string>[] } & Record<string, string>>(path);
  const keys = ['akun_kode', 'nama', 'klas_id', 'saldo_awal', 'debit', 'kredit', 'saldo_akhir'];
  const { rows } = readCsv(await file(`${path}&format=csv`));
  expect(rows).toEqual([
    ...saldo.akun.map((akun) => ['akun', ...keys.map((key) => akun[key])]),
    ['total', '', 'JUMLAH', '', '0.00', saldo.total_debit, saldo.total_kredit, '0.00'],
  ]);
  const words = readPdf(await file(`${path}&format=pdf`)).join('');
  expect(words).toContain(
    `JUMLAH0,00${onPaper(`${saldo.total_debit}`, 'uang')}${onPaper(`${saldo.total_kredit}`, 'uang')}0,00`,
  );
  const [sheet] = await readXlsx(await file(`${path}&format=xlsx`));
  expect(sheet?.rows[0]?.slice(4)).toEqual(rows[0]?.slice(4).map(excelCell));
});

test('arus kas', async () => {
  type Satu = { kategori: string; nama: string; masuk: string; keluar: string; nilai: string };
  type Arus = Record<'operasi' | 'investasi' | 'pendanaan', { total: string; baris: Satu[] }> &
    Record<'kenaikan' | 'saldo_awal' | 'saldo_akhir', string> & { kas: Row[] };
  const arus = await json<Arus>(`arus-kas?${setahun}`);
  const line = (jenis: string, nama: string, nilai = '', jumlah = ['', '']) => [
    ...[jenis, '', '', nama],
    ...jumlah,
    nilai,
  ];
  const sums = (baris: Satu[]) =>
    (['masuk', 'keluar'] as const).map((key) =>
      money(
        sumOf(
          baris.map((one) => [one[key]]),
          0,
        ),
      ),
    );
  const kegiatan = (name: 'operasi' | 'investasi' | 'pendanaan') => {
    const { baris, total } = arus[name];
    const nama = `rus kas dari kegiatan ${name}`;
    if (baris.length === 0) return [line('jumlah', `A${nama}`, total, ['0.00', '0.00'])];
    return [
      line('judul', `A${nama}`),
      ...baris.map((one) => [
        ...['kategori', one.kategori, '', one.nama],
        ...[one.masuk, one.keluar, one.nilai],
      ]),
      line('jumlah', `Jumlah a${nama}`, total, sums(baris)),
    ];
  };
  const semua = sums([arus.operasi, arus.investasi, arus.pendanaan].flatMap(({ baris }) => baris));
  expect(semua).not.toEqual(['0.00', '0.00']);
  const { rows } = readCsv(await file(`arus-kas?${setahun}&format=csv`));
  expect(rows).toEqual([
    ...kegiatan('operasi'),
    ...kegiatan('investasi'),
    ...kegiatan('pendanaan'),
    line('total', 'KENAIKAN (PENURUNAN) KAS DAN BANK', arus.kenaikan, semua),
    line('saldo', 'Kas dan bank awal', arus.saldo_awal),
    line('total', 'KAS DAN BANK AKHIR', arus.saldo_akhir),
    ...arus.kas.map((one) => ['kas', '', one.kode, one.nama, '', '', one.saldo_akhir]),
  ]);
  const words = readPdf(await file(`arus-kas?${setahun}&format=pdf`)).join('');
  for (const row of rows) expect(words).toContain(onPaper(`${row[3]}`));
  expect(words).toContain(`KASDANBANKAKHIR${onPaper(arus.saldo_akhir, 'uang')}`);
  const [sheet] = await readXlsx(await file(`arus-kas?${setahun}&format=xlsx`));
  expect(sheet?.rows.map((row) => row.slice(4, 7)).slice(0, rows.length)).toEqual(
    rows.map((row) => row.slice(4, 7).map(excelCell)),
  );
  expect(words).toContain(
    `KENAIKAN(PENURUNAN)KASDANBANK${semua.map((one) => onPaper(one, 'uang')).join('')}`,
  );
});

test('perubahan ekuitas', async () => {
  const path = `perubahan-ekuitas?${setahun}`;
  const ekuitas = await json<Record<string, string> & { akun: Record<string, string>[] }>(path);
  const keys = ['saldo_awal', 'koreksi', 'laba', 'setoran', 'penarikan', 'transfer', 'saldo_akhir'];
  const { rows } = readCsv(await file(`${path}&format=csv`));
  expect(rows).toEqual([
    ...ekuitas.akun.map((akun) => ['akun', akun.kode, akun.nama, ...keys.map((key) => akun[key])]),
    ['total', '', 'JUMLAH', ...keys.map((key) => ekuitas[key])],
  ]);
  const words = readPdf(await file(`${path}&format=pdf`)).join('');
  expect(words).toContain(
    `JUMLAH${keys.map((key) => onPaper(`${ekuitas[key]}`, 'uang')).join('')}`,
  );
  const [sheet] = await readXlsx(await file(`${path}&format=xlsx`));
  expect(sheet?.rows[0]?.slice(3)).toEqual(rows[0]?.slice(3).map(excelCell));
});

/** What each report is asked for where it needs something. */
const ASKED: Readonly<Record<string, string>> = {
  '/laporan/ppn': `masa=${hari('01')}`,
  '/laporan/beda': 'sejak=2020-01-01T00:00:00Z',
  '/laporan/aset': '',
  '/laporan/stok': '',
  '/laporan/neraca': '',
};

test.each(Object.keys(EKSPOR))('%s: each row of csv and xlsx says what it is', async (endpoint) => {
  const path = endpoint
    .replace('/laporan/', '')
    .replace('{akun_kode}', '1301')
    .replace('{barang_id}', String(world.kopi));
  const asked = `${path}?${ASKED[endpoint] ?? setahun}`;
  const csv = readCsv(await file(`${asked}&format=csv`));
  expect(csv.header[0]).toBe('Jenis baris');
  const kinds = /^(data|akun|aset|kategori|kas|judul|jumlah|total|saldo|rekonsiliasi)$/;
  for (const row of csv.rows) expect(row[0]).toMatch(kinds);
  const sheets = await readXlsx(await file(`${asked}&format=xlsx`));
  for (const [index, { header, rows }] of sheets.entries()) {
    expect(header[0]).toBe('Jenis baris');
    // The notes below stand apart from the table.
    const table = rows.slice(
      0,
      rows.findIndex((row) => row.every((cell) => cell === null)),
    );
    if (index === 0) expect(table.length).toBeGreaterThan(0);
    for (const row of table) {
      expect(row[0]).toMatch(kinds);
      const words = row.slice(1).join(' ');
      if (/JUMLAH|Saldo a(wal|khir)/.test(words)) expect(row[0]).toMatch(/^(total|saldo)$/);
    }
  }
});
