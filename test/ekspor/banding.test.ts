/** Statements on paper and in workbooks stand beside those of another period: both are what JSON says of each. */
import { beforeAll, expect, test } from '@jest/globals';
import { startServer } from '../helpers/server.ts';
import { hari, openStory, type Toko } from '../helpers/story.ts';
import { exactJson, fetchFile, onPaper, readCsv, readPdf, readXlsx } from './ekspor.ts';

const { data, openToko } = openStory('few');

let toko: Toko;
let file: (path: string) => ReturnType<typeof fetchFile>;
/** The book year begins in April: these months lie in two of them. */
beforeAll(async () => {
  toko = await openToko({ awal_tahun_buku: 4 });
  const { buat } = toko;
  const jurnal = (day: string, debit: string, kredit: string, jumlah: number) =>
    buat('jurnal-umum', day, {
      detail: [
        { akun_kode: debit, debit: jumlah },
        { akun_kode: kredit, kredit: jumlah },
      ],
    });
  await jurnal('01-02', '1101', '3101', 5_000_000);
  await jurnal('02-10', '6201', '1101', 120_000.25);
  await jurnal('02-11', '6202', '1101', 30_000);
  await jurnal('03-05', '6201', '1101', 80_000);
  await jurnal('03-06', '1101', '4201', 9_000);
  // On the balance sheet of the year before only, and of this one only.
  await jurnal('03-20', '1501', '1101', 700_000);
  await jurnal('04-02', '1101', '1501', 700_000);
  await jurnal('05-20', '1111', '1101', 250_000);
  const server = await startServer(data);
  const token = await server.tokenOf(toko, 'viewer');
  file = (path) => fetchFile(server.base, token, path);
});

type Akun = { kode: string; nama: string; saldo: string };
type Subklas = { id: string; nama: string; total: string; akun: Akun[] };
type Neraca = Record<'aset' | 'kewajiban' | 'ekuitas', { total: string; subklas: Subklas[] }> & {
  total_pasiva: string;
};
type RugiLaba = { rincian: { bagian: string; akun: Akun[] }[] } & Record<string, string>;
type Line = [kode: string, nama: string, kini: string, lalu: string];

const json = async <T>(path: string): Promise<T> =>
  exactJson<T>((await file(path)).bytes.toString());

/** The rows of both, by key and in its order; the one that lacks it stands with nothing. */
function pairs<T>(kini: T[], lalu: T[], key: (one: T) => string) {
  const keys = [...new Set([...kini, ...lalu].map(key))].sort();
  const find = (rows: T[], wanted: string) => rows.find((one) => key(one) === wanted);
  return keys.map((one) => [find(kini, one), find(lalu, one)] as const);
}

const akunLines = (kini: Akun[] = [], lalu: Akun[] = []): Line[] =>
  pairs(kini, lalu, ({ kode, nama }) => `${kode} ${nama}`).map(([a, b]) => [
    (a ?? b)?.kode ?? '',
    (a ?? b)?.nama ?? '',
    a?.saldo ?? '0.00',
    b?.saldo ?? '0.00',
  ]);

function neracaLines(kini: Neraca, lalu: Neraca): Line[] {
  const side = (kunci: 'aset' | 'kewajiban' | 'ekuitas'): Line[] => [
    ...pairs(kini[kunci].subklas, lalu[kunci].subklas, ({ id }) => id).flatMap(([a, b]): Line[] => [
      ...akunLines(a?.akun, b?.akun),
      ['', `Jumlah ${(a ?? b)?.nama}`, a?.total ?? '0.00', b?.total ?? '0.00'],
    ]),
    ['', `JUMLAH ${kunci.toUpperCase()}`, kini[kunci].total, lalu[kunci].total],
  ];
  return [
    ...side('aset'),
    ...side('kewajiban'),
    ...side('ekuitas'),
    ['', 'JUMLAH KEWAJIBAN DAN EKUITAS', kini.total_pasiva, lalu.total_pasiva],
  ];
}

const HASIL: [string, string, string?, string?][] = [
  ['penjualan_bersih', 'Penjualan bersih'],
  ['hpp', 'Harga pokok penjualan', 'laba_kotor', 'LABA KOTOR'],
  ['beban_usaha', 'Beban usaha', 'laba_usaha', 'LABA USAHA'],
  ['pendapatan_lain', 'Pendapatan lain'],
  ['beban_lain', 'Beban lain', 'laba_sebelum_pajak', 'LABA SEBELUM PAJAK'],
  ['pajak', 'Pajak penghasilan', 'laba_bersih', 'LABA BERSIH'],
];

function rugiLabaLines(kini: RugiLaba, lalu: RugiLaba): Line[] {
  const both = (kunci = '') => [kini[kunci] ?? '', lalu[kunci] ?? ''] as const;
  return HASIL.flatMap(([kunci, nama, hasil, judul]): Line[] => {
    const of = ({ rincian }: RugiLaba) => rincian.find(({ bagian }) => bagian === kunci)?.akun;
    const akun = akunLines(of(kini), of(lalu));
    const jumlah = akun.length > 0 ? `Jumlah ${nama.toLowerCase()}` : nama;
    return [
      ...akun,
      ['', jumlah, ...both(kunci)],
      ...(hasil ? [['', judul ?? '', ...both(hasil)] as Line] : []),
    ];
  });
}

/** Both files say the lines in their order, and the heads say which periods they are of. */
async function inBoth(path: string, heads: [string, string], lines: Line[]) {
  const [sheet] = await readXlsx(await file(`${path}&format=xlsx`));
  const names = ['Kode', 'Nama akun', ...heads, 'Selisih', 'Selisih %'];
  expect(sheet?.header).toEqual(['Jenis baris', ...names]);
  const table = sheet?.rows.filter(([jenis]) => /^(akun|jumlah|total)$/.test(`${jenis}`));
  expect(table?.map((row) => row.slice(1, 5))).toEqual(
    lines.map(([kode, nama, kini, lalu]) => [kode || null, nama, Number(kini), Number(lalu)]),
  );
  const words = readPdf(await file(`${path}&format=pdf`)).join('');
  expect(words).toContain(heads.map((head) => onPaper(head)).join(''));
  let from = 0;
  for (const [kode, nama, kini, lalu] of lines) {
    const line = `${kode}${onPaper(nama)}${onPaper(kini, 'uang')}${onPaper(lalu, 'uang')}`;
    const at = words.indexOf(line, from);
    expect([line, at >= from]).toEqual([line, true]);
    from = at + line.length;
  }
}

const y = hari('01-01').slice(0, 4);

test('the balance sheet and that of the end of the book year before', async () => {
  const path = `neraca?per=${hari('05-31')}`;
  const [kini, lalu] = [
    await json<Neraca>(path),
    await json<Neraca>(`neraca?per=${hari('03-31')}`),
  ];
  const lines = neracaLines(kini, lalu);
  const of = (wanted: string) => lines.find(([kode]) => kode === wanted)?.slice(2);
  expect([of('1111'), of('1501')]).toEqual([
    ['250000.00', '0.00'],
    ['0.00', '700000.00'],
  ]);
  expect(lines.map(([, nama]) => nama)).toContain('Laba tahun lalu belum ditutup');
  await inBoth(path, [`31 Mei ${y}`, `31 Maret ${y}`], lines);
});

test('as it was known at a moment, both', async () => {
  await toko.settle();
  const { meta } = await json<{ meta: { diketahui: string } }>(
    'neraca?diketahui=2999-01-01T00:00:00Z',
  );
  const path = `neraca?per=${hari('05-31')}&diketahui=${meta.diketahui}`;
  const before = neracaLines(
    await json<Neraca>(path),
    await json<Neraca>(`neraca?per=${hari('03-31')}&diketahui=${meta.diketahui}`),
  );
  const jurnal = await toko.jurnalkan('03-31', 'D 1111 11, K 3101 11');
  await toko.settle();
  await inBoth(path, [`31 Mei ${y}`, `31 Maret ${y}`], before);
  await toko.batalkan('jurnal-umum', jurnal.id, { tanggal: '03-31' });
});

const masa = (dari: string, sampai: string) => `rugi-laba?dari=${dari}&sampai=${sampai}`;
const head = (dari: string, sampai: string) =>
  [dari, sampai].map((day) => day.split('-').toReversed().join('/')).join(' – ');

test('the income statement of a month and of the month before', async () => {
  const lalu = [
    hari('02-01'),
    new Date(Date.UTC(Number(y), 2, 0)).toISOString().slice(0, 10),
  ] as const;
  const kini = [hari('03-01'), hari('03-31')] as const;
  const lines = rugiLabaLines(await json(masa(...kini)), await json(masa(...lalu)));
  expect(lines).toContainEqual(['6201', expect.any(String), '80000.00', '120000.25']);
  expect(lines).toContainEqual(['6202', expect.any(String), '0.00', '30000.00']);
  expect(lines).toContainEqual(['4201', expect.any(String), '9000.00', '0.00']);
  await inBoth(masa(...kini), [head(...kini), head(...lalu)], lines);
});

test('banding=tidak is one column; csv and JSON are that where nothing is asked', async () => {
  for (const path of [`neraca?per=${hari('05-31')}`, masa(hari('03-01'), hari('03-31'))]) {
    const [sheet] = await readXlsx(await file(`${path}&banding=tidak&format=xlsx`));
    const wanted = ['Jenis baris', 'Kode', 'Nama akun', 'Jumlah'];
    expect(sheet?.header).toEqual(wanted);
    for (const banding of ['', '&banding=tidak']) {
      expect(readCsv(await file(`${path}${banding}&format=csv`)).header).toEqual(wanted);
      expect((await file(path + banding)).bytes).toEqual((await file(path)).bytes);
    }
    const wrong = await file(`${path}&banding=kemarin&format=xlsx`);
    expect([wrong.status, JSON.parse(wrong.bytes.toString()).message]).toEqual([
      400,
      [expect.stringMatching(/^banding: /)],
    ]);
  }
});

test.each([
  ['a month', '2026-03-01', '2026-03-31', '2026-02-01', '2026-02-28'],
  ['January', '2026-01-01', '2026-01-31', '2025-12-01', '2025-12-31'],
  ['a quarter', '2026-04-01', '2026-06-30', '2026-01-01', '2026-03-31'],
  ['a book year', '2025-04-01', '2026-03-31', '2024-04-01', '2025-03-31'],
  ['a leap year', '2024-01-01', '2024-12-31', '2023-01-01', '2023-12-31'],
  ['a month up to a day', '2026-11-01', '2026-11-22', '2026-10-01', '2026-10-22'],
  ['which the month before lacks', '2026-03-01', '2026-03-30', '2026-02-01', '2026-02-28'],
  ['some months up to a day', '2026-01-01', '2026-02-10', '2025-11-21', '2025-12-31'],
  ['a week', '2026-03-09', '2026-03-15', '2026-03-02', '2026-03-08'],
  ['a day', '2026-03-02', '2026-03-02', '2026-03-01', '2026-03-01'],
  ['the end of a month', '2026-03-15', '2026-03-31', '2026-02-26', '2026-03-14'],
  ['the first month of all', '1900-01-01', '1900-01-31', null, null],
  ['a day in the middle of a month', null, '2026-01-15', null, '2025-12-31'],
  ['the last day of a month', null, '2026-03-31', null, '2026-02-28'],
  ['its first', null, '2026-04-01', null, '2026-03-31'],
  ['a day of the first month of all', null, '1900-01-31', null, null],
])('the period before %s', (_name, ...days) => expectMasa('periode-lalu', days));

test.each([
  ['a month', '2026-03-01', '2026-03-31', '2025-03-01', '2025-03-31'],
  ['February after a leap year', '2025-02-01', '2025-02-28', '2024-02-01', '2024-02-29'],
  ['February of a leap year', '2024-02-01', '2024-02-29', '2023-02-01', '2023-02-28'],
  ['its last day but one', '2024-02-01', '2024-02-28', '2023-02-01', '2023-02-28'],
  ['its last day alone', '2024-02-29', '2024-02-29', '2023-02-28', '2023-02-28'],
  ['a quarter', '2026-04-01', '2026-06-30', '2025-04-01', '2025-06-30'],
  ['a book year', '2025-04-01', '2026-03-31', '2024-04-01', '2025-03-31'],
  ['some days', '2026-01-20', '2026-02-10', '2025-01-20', '2025-02-10'],
  ['the first year of all', '1900-12-01', '1900-12-31', null, null],
  ['a day in the middle of a book year', null, '2026-01-31', null, '2025-03-31'],
  ['the last day of a book year', null, '2026-03-31', null, '2025-03-31'],
  ['its first', null, '2026-04-01', null, '2026-03-31'],
  ['a day before all others', null, '1900-05-01', null, '1900-03-31'],
  ['a day of the first year of all', null, '1900-03-01', null, null],
])('the year before %s', (_name, ...days) => expectMasa('tahun-lalu', days));

test.each([
  ['a month', '2026-02-01', '2026-02-28', '2026-02-01', '2026-02-28'],
  ['some days', '2026-01-20', '2026-02-10', '2026-01-01', '2026-02-28'],
])('the months of the budget of %s', (_name, ...days) => expectMasa('anggaran', days));

type Hari = string | null | undefined;
async function expectMasa(jenis: string, [dari, sampai, mulai, akhir]: readonly Hari[]) {
  const found = toko.row('select * from erp_private.banding_masa(null::buku, $1, $2, $3)', [
    ...[jenis, dari, sampai],
  ]);
  expect(await found).toEqual({ mulai, akhir });
}

test('where reports know no year before, there is one column', async () => {
  for (const path of ['neraca?per=1900-03-01', masa('1900-01-01', '1900-01-31')]) {
    const [sheet] = await readXlsx(await file(`${path}&format=xlsx`));
    expect(sheet?.header.at(-1)).toBe('Jumlah');
  }
});
