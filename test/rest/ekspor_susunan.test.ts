/** Statements as files: their headings, lines and totals, in the order in which one reads them. */
import { beforeAll, expect, test } from '@jest/globals';
import { openDatabase } from '../helpers/database.ts';
import { type Cells, excelCell, onPaper, readCsv, readPdf, readXlsx } from '../helpers/ekspor.ts';
import { setahun } from '../helpers/ekspor_kolom.ts';
import { type Exports, openExports } from '../helpers/ekspor_toko.ts';
import { hari } from '../helpers/toko.ts';

type Row = Record<string, unknown>;

const data = openDatabase();
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
  const [sheet] = await readXlsx(await file(`${path}&format=xlsx`), csv.header[0] ?? '');
  expect(sheet?.rows.slice(0, expected.length)).toEqual(
    expected.map((row) => row.map(excelCellOf)),
  );
  const words = readPdf(await file(`${path}&format=pdf`)).join('');
  for (const row of expected) {
    const [, kode = '', nama = '', jumlah = ''] = row;
    expect(words).toContain(onPaper(kode) + onPaper(nama) + onPaper(jumlah, 'uang'));
  }
}
// Codes of accounts look like numbers and are texts.
const excelCellOf = (cell: string, index: number) =>
  index === 3 ? excelCell(cell) : cell === '' ? null : cell;

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
    ...saldo.akun.map((akun) => keys.map((key) => akun[key])),
    ['', 'JUMLAH', '', '', saldo.total_debit, saldo.total_kredit, ''],
  ]);
  const words = readPdf(await file(`${path}&format=pdf`)).join('');
  expect(words).toContain(
    `JUMLAH${onPaper(`${saldo.total_debit}`, 'uang')}${onPaper(`${saldo.total_kredit}`, 'uang')}`,
  );
  const [sheet] = await readXlsx(await file(`${path}&format=xlsx`), 'Kode');
  expect(sheet?.rows[0]?.slice(3)).toEqual(rows[0]?.slice(3).map(excelCell));
});

test('arus kas', async () => {
  type Akun = { kode: string; nama: string; masuk: string; keluar: string; nilai: string };
  type Arus = Record<'operasi' | 'investasi' | 'pendanaan', { total: string; akun: Akun[] }> &
    Record<'kenaikan' | 'saldo_awal' | 'saldo_akhir', string> & { kas: Row[] };
  const arus = await json<Arus>(`arus-kas?${setahun}`);
  const kegiatan = (name: 'operasi' | 'investasi' | 'pendanaan') => {
    const { akun, total } = arus[name];
    const nama = `rus kas dari kegiatan ${name}`;
    if (akun.length === 0) return [['jumlah', '', `A${nama}`, '', '', total]];
    return [
      ['judul', '', `A${nama}`, '', '', ''],
      ...akun.map((one) => ['akun', one.kode, one.nama, one.masuk, one.keluar, one.nilai]),
      ['jumlah', '', `Jumlah a${nama}`, '', '', total],
    ];
  };
  const { rows } = readCsv(await file(`arus-kas?${setahun}&format=csv`));
  expect(rows).toEqual([
    ...kegiatan('operasi'),
    ...kegiatan('investasi'),
    ...kegiatan('pendanaan'),
    ['total', '', 'KENAIKAN (PENURUNAN) KAS DAN BANK', '', '', arus.kenaikan],
    ['saldo', '', 'Kas dan bank awal', '', '', arus.saldo_awal],
    ['total', '', 'KAS DAN BANK AKHIR', '', '', arus.saldo_akhir],
    ...arus.kas.map((one) => ['kas', one.kode, one.nama, '', '', one.saldo_akhir]),
  ]);
  const words = readPdf(await file(`arus-kas?${setahun}&format=pdf`)).join('');
  for (const row of rows) expect(words).toContain(onPaper(`${row[2]}`));
  expect(words).toContain(`KASDANBANKAKHIR${onPaper(arus.saldo_akhir, 'uang')}`);
  const [sheet] = await readXlsx(await file(`arus-kas?${setahun}&format=xlsx`), 'Jenis baris');
  expect(sheet?.rows.map((row) => row[5]).slice(0, rows.length)).toEqual(
    rows.map((row) => excelCell(`${row[5]}`)),
  );
});

test('perubahan ekuitas', async () => {
  const path = `perubahan-ekuitas?${setahun}`;
  const ekuitas = await json<Record<string, string> & { akun: Record<string, string>[] }>(path);
  const keys = ['saldo_awal', 'penambahan', 'pengurangan', 'laba', 'saldo_akhir'];
  const { rows } = readCsv(await file(`${path}&format=csv`));
  expect(rows).toEqual([
    ...ekuitas.akun.map((akun) => [akun.kode, akun.nama, ...keys.map((key) => akun[key])]),
    ['', 'JUMLAH', ...keys.map((key) => ekuitas[key])],
  ]);
  const words = readPdf(await file(`${path}&format=pdf`)).join('');
  expect(words).toContain(
    `JUMLAH${keys.map((key) => onPaper(`${ekuitas[key]}`, 'uang')).join('')}`,
  );
  const [sheet] = await readXlsx(await file(`${path}&format=xlsx`), 'Kode');
  expect(sheet?.rows[0]?.slice(2)).toEqual(rows[0]?.slice(2).map(excelCell));
});
