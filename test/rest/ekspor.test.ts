/** Reports as files: each holds what the JSON of the same report holds, to the last digit. */
import { beforeAll, describe, expect, test } from '@jest/globals';
import { openDatabase } from '../helpers/database.ts';
import {
  type Cells,
  exactJson,
  excelCell,
  fetchFile,
  onPaper,
  plainCell,
  readCsv,
  readPdf,
  readXlsx,
} from '../helpers/ekspor.ts';
import { columns, LISTS, setahun } from '../helpers/ekspor_kolom.ts';
import { startServer, type TestServer } from '../helpers/server.ts';
import { hari, openToko, type Toko } from '../helpers/toko.ts';

type Row = Record<string, unknown>;
type List = { data: Row[]; meta: Row & { total: string }; ringkasan?: Row[] };

const data = openDatabase();
let server: TestServer;
let toko: Toko;
let token: string;
let kopi: number;

const NAKAL = '=HYPERLINK("http://jahat.test","klik, di sini")';

beforeAll(async () => {
  toko = await openToko(data, { nama: 'Toko "Ana" & Budi' });
  kopi = await toko.barang({ nama: NAKAL, kode: 'KOPI-1', harga_jual: 1500 });
  const teh = await toko.barang({ nama: 'Teh; "celup"\nisi 25', harga_jual: '2500.25' });
  const nakal = await toko.kontak({ nama: '@Toko Maju, Jaya' });
  await toko.beli({
    tanggal: hari('01-05'),
    detail: [
      [kopi, 100, 1000],
      [teh, '12.5', '1999.99'],
    ],
  });
  for (const day of ['01-10', '02-10', '03-10']) {
    const detail = [
      [kopi, 3, 1500],
      [teh, '0.125', '2500.25'],
    ] as [number, number | string, number | string][];
    await toko.jual({ tanggal: hari(day), kontak_id: nakal, keterangan: '-1+1', detail });
    await toko.jual({ tanggal: hari(day), detail: [[kopi, 1, 1600]], keterangan: '\tdua\nbaris' });
  }
  const batal = await toko.jual({ tanggal: hari('04-01'), detail: [[kopi, 5, 1700]] });
  await toko.batalkan('penjualan', batal.id, { tanggal: hari('04-02') });
  await toko.beli({ tanggal: hari('01-06'), detail: [[kopi, 10, 1300]] });
  server = await startServer(data);
  token = await server.signIn(`viewer@${toko.kode}.test`, toko.kode);
});

const file = (path: string, init?: RequestInit) => fetchFile(server.base, token, path, init);

async function json<T>(path: string): Promise<T> {
  const answer = await file(path);
  expect(answer.status).toBe(200);
  return exactJson<T>(answer.bytes.toString());
}

/** Every row of the JSON report, page by page; a journal gives one for each of its lines. */
async function allRows(path: string): Promise<{ rows: Row[]; first: List }> {
  const rows: Row[] = [];
  let first: List | undefined;
  for (let page = 1; ; page += 1) {
    const list = await json<List>(`${path}&per_page=7&page=${page}`);
    first ??= list;
    for (const row of list.data) {
      const lines = (row.baris as Row[] | undefined) ?? [{}];
      for (const { keterangan: _own, ...line } of lines) rows.push({ ...row, ...line });
    }
    if (page * 7 >= Number(list.meta.total)) return { rows, first };
  }
}

const guarded = (text: string) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);
const bare = (text: string) => text.replace(/^'(?=[=+\-@\t\r])/, '');

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
    expect(csv.rows.filter((row) => !isBalance(row))).toEqual(cells);
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
    const [sheet] = await readXlsx(answer, csv.header[0] ?? '');
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
    const closing = isBalance(csv.rows.at(-1) ?? []) ? 1 : 0;
    const body = expected.slice(0, expected.length - closing);
    const trimmed = (cells: unknown[][]) =>
      cells.map((row) => row.map((cell) => (typeof cell === 'string' ? cell.trim() : cell)));
    expect(trimmed(shown.slice(0, body.length))).toEqual(trimmed(body));
    if (closing) expect(shown).toContainEqual(expected.at(-1));
    expect(String(sheet?.all.at(-1)?.[0])).toMatch(/^Dicetak .* oleh viewer@/);
  });

  test('pdf: the same on paper, with heads on each page', async () => {
    const pages = readPdf(await file(`${path(kopi)}&format=pdf`));
    const words = pages.join('\n');
    expect(words).toContain(onPaper(`Toko "Ana" & Budi${title.toUpperCase()}`));
    pages.forEach((page, index) => {
      expect(page).toContain(`Halaman${index + 1}dari${pages.length}`);
      expect(page).toContain(`olehviewer@${toko.kode}.test`);
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

const money = (path: string, value: unknown) =>
  [path, onPaper(String(value), 'uang')] as [string, string];

test.each([
  ['penjualan', ['total_bersih', 'total_hpp', 'total_laba']],
  ['penjualan/summary', ['total_bersih', 'total_hpp', 'total_laba']],
  ['buku-besar/1301', ['saldo_awal', 'debit', 'kredit', 'saldo_akhir']],
])(
  'the totals of %s stand in xlsx and pdf, and not among the rows of the csv',
  async (name, keys) => {
    const { meta } = await json<List>(`${name}?${setahun}`);
    const words = readPdf(await file(`${name}?${setahun}&format=pdf`)).join('');
    for (const [, text] of keys.map((key) => money(key, meta[key]))) expect(words).toContain(text);
    const answer = await file(`${name}?${setahun}&format=xlsx`);
    const [sheet] = await readXlsx(
      answer,
      name === 'penjualan' ? 'Tanggal' : name[0] === 'b' ? 'Id' : 'Kunci',
    );
    const figures = sheet?.rows.flat();
    for (const key of keys) expect(figures).toContain(Number(meta[key]));
    expect(readCsv(await file(`${name}?${setahun}&format=csv`)).rows.flat()).not.toContain(
      'JUMLAH',
    );
  },
);

test('the journal adds up on paper', async () => {
  const { rows } = readCsv(await file(`jurnal?${setahun}&format=csv`));
  const sum = rows.reduce((total, row) => total + BigInt((row[7] ?? '').replace('.', '')), 0n);
  const text = `${sum / 100n}.${`${sum % 100n}`.padStart(2, '0')}`;
  const words = readPdf(await file(`jurnal?${setahun}&format=pdf`)).join('');
  expect(words).toContain(`JUMLAH${onPaper(text, 'uang')}${onPaper(text, 'uang')}`);
});

test('open items end with their age per contact, and with the control account', async () => {
  const path = `piutang?sampai=${hari('12-31')}`;
  const { meta, ringkasan = [] } = await json<List>(path);
  const sheets = await readXlsx(await file(`${path}&format=xlsx`), 'Id kontak');
  const table = sheets.find(({ name }) => name === 'Umur per kontak');
  expect(table?.header).toEqual([
    ...['Id kontak', 'Kontak', 'Dokumen', 'Belum jatuh tempo', '1–30 hari', '31–60 hari'],
    ...['61–90 hari', '> 90 hari', 'Sisa'],
  ]);
  const rows = ringkasan.map(({ kontak_id, kontak_nama, jumlah_dokumen, umur, sisa }) =>
    [kontak_id, kontak_nama, jumlah_dokumen, ...Object.values(umur as Row), sisa].map((cell) =>
      excelCell(String(cell)),
    ),
  );
  expect(table?.rows.slice(0, rows.length)).toEqual(rows);
  const total = table?.rows[rows.length];
  expect([total?.[1], total?.at(-1)]).toEqual(['JUMLAH', Number(meta.total_sisa)]);
  const words = readPdf(await file(`${path}&format=pdf`)).join('');
  expect(words).toContain('Umurperkontak');
  expect(words).toContain(`JUMLAH${onPaper(String(meta.total_sisa), 'uang')}`);
  expect(words).toContain(`sebelumdisaring:${onPaper(String(meta.total_kontrol), 'uang')}`);
});

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
