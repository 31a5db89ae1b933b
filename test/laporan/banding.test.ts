/** Statements beside those of another period: each figure is what the same statement says when asked by itself. */
import { beforeAll, describe, expect, test } from '@jest/globals';
import { exactJson, fetchFile, onPaper, readCsv, readPdf, readXlsx } from '../ekspor/ekspor.ts';
import { openServer } from '../helpers/server.ts';
import { hari, openStory, type Toko } from '../helpers/story.ts';
import { lalu } from '../helpers/tahun.ts';
import { expectError } from '../rest/description.ts';
import { amounts, type Figur, HEAD, type Json } from './angka_laporan.ts';

const { data, openToko } = openStory();
const server = openServer(data);

let toko: Toko;
let viewer: string;

/** Two years of a shop: what came and went on cash, on credit, and into assets; some of it in one year only. */
beforeAll(async () => {
  toko = await openToko({ tanggal_mulai: lalu('01-01') });
  const books: [day: string, entries: string][] = [
    [lalu('01-02'), 'D 1101 5000000, K 3101 5000000'],
    [lalu('03-05'), 'D 1101 800000.10, K 4201 800000.10'],
    [lalu('03-09'), 'D 6202 300000, K 1101 300000'],
    [lalu('07-01'), 'D 1501 700000, K 1101 700000'],
    [lalu('12-31'), 'D 6301 25000, K 1101 25000'],
    [hari('02-05'), 'D 1101 100000, K 4201 100000'],
    [hari('02-10'), 'D 6201 120000.25, K 1101 120000.25'],
    [hari('03-05'), 'D 6201 80000, K 1101 80000'],
    [hari('03-06'), 'D 1101 900000.30, K 4201 900000.30'],
    [hari('04-02'), 'D 1101 700000, K 1501 700000'],
    [hari('05-20'), 'D 3102 250000, K 1101 250000'],
    [hari('05-21'), 'D 1111 40000, K 1101 40000'],
    [hari('06-01'), 'D 6301 10000, K 4201 10000'],
  ];
  for (const [day, entries] of books) await toko.jurnalkan(day, entries);
  viewer = await server.tokenOf(toko, 'viewer');
});

const file = (path: string) => fetchFile(server.base, viewer, path);
async function ask<T = Json>(path: string): Promise<T> {
  const { status, bytes } = await file(path);
  expect([path, status]).toEqual([path, 200]);
  return exactJson<T>(bytes.toString());
}

type Banding = Json & {
  meta: { banding: { jenis: string; dari: string | null; sampai: string | null } };
};
/** Compares a statement beside another with both asked by themselves; answers its figures. */
async function expectBeside(path: string, banding: string, other: string) {
  const beside = await ask<Banding>(`${path}&banding=${banding}`);
  const found = new Map(amounts<Figur>(beside));
  const [kini, before] = [await ask(path), await ask(other)];
  const [one, two] = [new Map(amounts<string>(kini)), new Map(amounts<string>(before))];
  const places = [...new Set([...one.keys(), ...two.keys()])].sort();
  expect(places.length).toBeGreaterThan(8);
  expect(Object.keys(beside)).toEqual(Object.keys(kini));
  expect([...found.keys()].sort()).toEqual(places);
  const sides = (key: 'nilai' | 'pembanding') => places.map((at) => [at, found.get(at)?.[key]]);
  const wanted = (side: Map<string, string>) => places.map((at) => [at, side.get(at) ?? '0.00']);
  expect(sides('nilai')).toEqual(wanted(one));
  expect(sides('pembanding')).toEqual(wanted(two));
  for (const key of HEAD.slice(0, -1)) expect([key, beside[key]]).toEqual([key, kini[key]]);
  const { dari = null, sampai, per } = before as { dari?: string; sampai?: string; per?: string };
  expect(beside.meta.banding).toEqual({ jenis: banding, dari, sampai: sampai ?? per });
  const values = [...found.values()];
  const reckoned = await toko.rows(
    `select (x.nilai - x.pembanding)::text as selisih,
            case when x.pembanding <> 0
              then round((x.nilai - x.pembanding) * 100 / abs(x.pembanding), 2)::text end as persen
       from json_array_elements($1) with ordinality as e (isi, ke)
      cross join json_to_record(e.isi) as x (nilai numeric, pembanding numeric)
      order by e.ke`,
    [JSON.stringify(values)],
  );
  expect(values.map(({ selisih, persen }) => ({ selisih, persen }))).toEqual(reckoned);
  return found;
}

const masa = (dari: string, sampai: string) => `dari=${dari}&sampai=${sampai}`;
const february = new Date(Date.UTC(Number(hari('').slice(0, 4)), 2, 0)).toISOString().slice(0, 10);

describe.each(['rugi-laba', 'arus-kas', 'perubahan-ekuitas'])('%s', (report) => {
  test.each([
    ['a month and the one before', masa(hari('03-01'), hari('03-31')), 'periode-lalu'],
    ['a month and that of the year before', masa(hari('03-01'), hari('03-31')), 'tahun-lalu'],
    ['a quarter and the one before', masa(hari('04-01'), hari('06-30')), 'periode-lalu'],
    ['a year and the one before', masa(hari('01-01'), hari('12-31')), 'periode-lalu'],
    ['a year and that of the year before', masa(hari('01-01'), hari('12-31')), 'tahun-lalu'],
  ])('%s', async (name, asked, banding) => {
    const others: Record<string, string> = {
      'a month and the one before': masa(hari('02-01'), february),
      'a month and that of the year before': masa(lalu('03-01'), lalu('03-31')),
      'a quarter and the one before': masa(hari('01-01'), hari('03-31')),
    };
    const other = others[name] ?? masa(lalu('01-01'), lalu('12-31'));
    await expectBeside(`${report}?${asked}`, banding, `${report}?${other}`);
  });
});

test('the balance sheet: the month before, and the book year before', async () => {
  const path = `neraca?per=${hari('05-31')}`;
  await expectBeside(path, 'periode-lalu', `neraca?per=${hari('04-30')}`);
  const found = await expectBeside(path, 'tahun-lalu', `neraca?per=${lalu('12-31')}`);
  expect(found.get('.aset.subklas[15 Aset Tetap].akun[1501 Tanah].saldo')).toEqual({
    nilai: '0.00',
    pembanding: '700000.00',
    selisih: '-700000.00',
    persen: '-100.00',
  });
});

test('the difference, and its share; none of nothing', async () => {
  const path = `rugi-laba?${masa(hari('03-01'), hari('03-31'))}`;
  const of = (found: Map<string, Figur>, at: string) => {
    const { nilai, pembanding, selisih, persen } = found.get(at) as Figur;
    return [nilai, pembanding, selisih, persen];
  };
  const month = await expectBeside(
    path,
    'periode-lalu',
    path.replaceAll('-03-', '-02-').replace(hari('02-31'), february),
  );
  expect(of(month, '.pendapatan_lain')).toEqual(['900000.30', '100000.00', '800000.30', '800.00']);
  expect(of(month, '.laba_bersih').slice(1)).toEqual(['-20000.25', '840000.55', '4199.95']);
  const year = await expectBeside(path, 'tahun-lalu', path.replaceAll(hari('03'), lalu('03')));
  expect(of(year, '.rincian[beban_usaha].akun[6201 Beban Gaji].saldo')).toEqual([
    ...['80000.00', '0.00', '80000.00'],
    null,
  ]);
});

test.each([
  ['neraca', `per=${hari('05-31')}`],
  ['rugi-laba', masa(hari('03-01'), hari('03-31'))],
  ['arus-kas', masa(hari('03-01'), hari('03-31'))],
  ['perubahan-ekuitas', masa(hari('03-01'), hari('03-31'))],
])('%s is by itself unless something is asked beside it', async (report, asked) => {
  const plain = (await file(`${report}?${asked}`)).bytes;
  expect((await file(`${report}?${asked}&banding=tidak`)).bytes).toEqual(plain);
  const field = `laporan-${report}-banding`.replace(/-(.)/g, (_all, one) => one.toUpperCase());
  const days = asked.replace(/(\w+)=([\d-]+)&?/g, '$1: "$2" ');
  const { body } = await server.graphql(
    viewer,
    `{ ${field}(${days} banding: tidak) { meta { banding { jenis dari sampai } } json } }`,
  );
  const { meta, json } = body.data[field];
  expect(meta.banding).toEqual({ jenis: 'tidak', dari: null, sampai: null });
  for (const [, figur] of amounts<Figur>(json)) {
    expect(figur).toMatchObject({ pembanding: null, selisih: null, persen: null });
  }
});

test('as known at a moment, both of them', async () => {
  await toko.settle();
  const latest = await ask<{ meta: { diketahui: string } }>(
    'neraca?diketahui=2999-01-01T00:00:00Z',
  );
  const path = `neraca?per=${hari('05-31')}&diketahui=${latest.meta.diketahui}&banding=tahun-lalu`;
  const before = await ask(path);
  const { id } = await toko.jurnalkan(lalu('11-30'), 'D 1101 11, K 3101 11');
  await toko.settle();
  expect(await ask(path)).toEqual(before);
  await toko.batalkan('jurnal-umum', id, { tanggal: lalu('11-30') });
});

test.each(['neraca', 'arus-kas', 'perubahan-ekuitas'])('%s has no budget', async (report) => {
  const rest = server.rest(viewer);
  const answer = await rest.get(`/api/laporan/${report}?banding=anggaran`);
  expect(expectError(answer, 400, 'VABND')).toEqual([expect.stringMatching(/^banding: anggaran/)]);
  for (const format of ['csv', 'xlsx', 'pdf']) {
    const one = await rest.get(`/api/laporan/${report}?banding=anggaran&format=${format}`);
    expectError(one, 400, 'VABND');
  }
  const wrong = await rest.get(`/api/laporan/${report}?banding=kemarin`);
  expect(expectError(wrong, 400, 'VAINP')).toEqual([expect.stringMatching(/^banding: /)]);
  const field = `laporan-${report}-banding`.replace(/-(.)/g, (_all, one) => one.toUpperCase());
  const { body } = await server.graphql(viewer, `{ ${field}(banding: anggaran) { json } }`);
  expect(body.errors[0].extensions.code).toBe('VABND');
});

test('a wrong period is refused as the statement refuses it', async () => {
  const asked = `/api/laporan/arus-kas?${masa('2024-02-02', '2024-02-01')}`;
  const rest = server.rest(viewer);
  const alone = expectError(await rest.get(asked), 400, 'VATGL');
  expect(expectError(await rest.get(`${asked}&banding=tahun-lalu`), 400, 'VATGL')).toEqual(alone);
});

describe('files', () => {
  const HEADS = ['Selisih', 'Selisih %'];
  const bulan = (dari: string, sampai: string) =>
    [dari, sampai].map((day) => day.split('-').toReversed().join('/')).join(' – ');
  const shown = [bulan(hari('03-01'), hari('03-31')), bulan(lalu('03-01'), lalu('03-31'))];

  test.each([
    ['rugi-laba', 'Pendapatan lain-lain', '.pendapatan_lain', /^Jumlah pendapatan lain$/],
    ['arus-kas', 'kas', '.kenaikan', /^KENAIKAN \(PENURUNAN\) KAS DAN BANK$/],
    ['perubahan-ekuitas', 'laba', '.laba', /^Laba bersih$/],
  ])('%s: csv, workbook and page have the four figures', async (report, _what, at, line) => {
    const path = `${report}?${masa(hari('03-01'), hari('03-31'))}&banding=tahun-lalu`;
    const figur = new Map(amounts<Figur>(await ask(path))).get(at) as Figur;
    const { nilai, pembanding, selisih, persen } = figur;
    const csv = readCsv(await file(`${path}&format=csv`));
    expect(csv.header.slice(-4)).toEqual([...shown, ...HEADS]);
    const wanted = [nilai, pembanding, selisih, persen ?? ''];
    const found = csv.rows.filter((row) => row.some((cell) => line.test(cell)));
    expect(found.at(-1)?.slice(-4)).toEqual(wanted);
    const [sheet] = await readXlsx(await file(`${path}&format=xlsx`));
    expect(sheet?.header.slice(-4)).toEqual([...shown, ...HEADS]);
    const cells = sheet?.rows.filter((row) => row.some((cell) => line.test(`${cell}`))).at(-1);
    expect(cells?.slice(-4)).toEqual(wanted.map((text) => (text === '' ? null : Number(text))));
    const words = readPdf(await file(`${path}&format=pdf`)).join('');
    expect(words).toContain([...shown, ...HEADS].map((head) => onPaper(head)).join(''));
    expect(words).toContain(
      [nilai, pembanding, selisih].map((text) => onPaper(text, 'uang')).join(''),
    );
  });

  test('every figure of a csv is one of JSON', async () => {
    for (const report of ['neraca', 'rugi-laba', 'arus-kas', 'perubahan-ekuitas']) {
      const days =
        report === 'neraca' ? `per=${hari('05-31')}` : masa(hari('01-01'), hari('12-31'));
      const path = `${report}?${days}&banding=tahun-lalu`;
      const figures = amounts<Figur>(await ask(path)).map(([, one]) =>
        [one.nilai, one.pembanding, one.selisih, one.persen ?? ''].join(),
      );
      const { rows } = readCsv(await file(`${path}&format=csv`));
      const lines = rows.filter(([jenis]) => jenis !== 'judul');
      expect(lines.length).toBeGreaterThan(8);
      for (const row of lines) expect(figures).toContain(row.slice(-4).join());
    }
  });
});

test('nobody reads the statements of another tenant, or without a right', async () => {
  const asing = await openToko();
  const path = `/api/laporan/rugi-laba?${masa(hari('03-01'), hari('03-31'))}&banding=tahun-lalu`;
  const token = await server.tokenOf(asing, 'viewer');
  const { body, text } = await server.rest(token).get(path);
  expect(body.laba_bersih).toEqual({ nilai: 0, pembanding: 0, selisih: 0, persen: null });
  expect(text).not.toContain('900000');
  expectError(await server.rest().get(path), 401);
  const ops = await server.tokenOf(toko, 'ops');
  expectError(await server.rest(ops).get(path), 403, 'OTROL');
});
