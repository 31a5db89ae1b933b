/** Every report may be had as a file: one without a definition made by hand is written from the schema of its answer. */
import { beforeAll, describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import type { Endpoint } from '../../rest-facade/base/endpoint.ts';
import { generik } from '../../rest-facade/ekspor/generik.ts';
import { makeSums } from '../../rest-facade/ekspor/jumlah.ts';
import { EKSPOR } from '../../rest-facade/ekspor/registry.ts';
import { endpointTable } from '../../rest-facade/endpoints/index.ts';
import {
  angka,
  bulatHasil,
  idHasil,
  kuantitasHasil,
  tanggalHasil,
  teksHasil,
} from '../../server/answers/fields.ts';
import { parseExact } from '../../server/base/json_text.ts';
import { type Dokumen, teks, uang } from '../../server/cetak/tabel/definisi.ts';
import { xlsxOf } from '../../server/cetak/tabel/xlsx.ts';
import { startServer } from '../helpers/server.ts';
import { hari, openStory } from '../helpers/story.ts';
import { openPoin } from '../poin/poin.ts';
import {
  exactJson,
  excelCell,
  fetchFile,
  numberFormats,
  onPaper,
  plainCell,
  readCsv,
  readPdf,
  readXlsx,
} from './ekspor.ts';

const { data } = openStory();

let shop: Awaited<ReturnType<typeof openPoin>>;
let file: (path: string) => ReturnType<typeof fetchFile>;
beforeAll(async () => {
  shop = await openPoin(data);
  const server = await startServer(data);
  const token = await server.tokenOf(shop.toko, 'viewer');
  file = (path) => fetchFile(server.base, token, path);
});

// A customer's statement is a paper, and no table.
const reports = endpointTable({ docs: false }).filter(
  ({ path }) => path.startsWith('/laporan/') && !path.endsWith('/pernyataan'),
);

test('every report takes format, and all of its values', () => {
  expect(reports.length).toBeGreaterThan(17);
  for (const { path, method, query, ekspor } of reports) {
    const accepted = ['json', 'csv', 'xlsx', 'pdf', 'doc', undefined].filter(
      (format) => query?.format?.safeParse(format).success,
    );
    const wanted = ['json', 'csv', 'xlsx', 'pdf', undefined];
    expect([method, path, accepted, ekspor?.judul]).toEqual([
      ...['GET', path, wanted],
      expect.any(String),
    ]);
  }
});

test('a definition made by hand is of a report that there is', () => {
  const paths = reports.map(({ path }) => path);
  expect(Object.keys(EKSPOR).filter((path) => !paths.includes(path))).toEqual([]);
});

const row = (response: z.ZodType): Endpoint => ({
  ...{ method: 'GET', path: '/laporan/coba/{akun_kode}/dua', summary: 'Coba' },
  ...{ right: 'laporan', status: 200, shape: 'whole', response },
});

describe('from the schema', () => {
  const nama = teksHasil('Nama; apa saja');
  const dokumen = parseExact(
    `{"per":"2026-01-31","total":{"nilai":12345678901234567.80,"cocok":false},"sendiri":[{"nama":"x"}],
      "akun":[{"akun_id":7,"nama":"Kas","qty":1.500000,"nilai":-0.10,"sejak":null,"rinci":[{"a":1.20}]}]}`,
  ) as Record<string, unknown>;

  test('a document: its widest array, other arrays as tables, single values in the head', () => {
    const ekspor = generik(
      row(
        z.object({
          per: tanggalHasil('Per'),
          total: z.object({ nilai: angka('Jumlah nilai, semua'), cocok: z.boolean() }),
          sendiri: z.array(z.object({ nama })).meta({ description: 'Yang lain' }),
          akun: z.array(
            z.object({
              akun_id: idHasil('Akun').nullable(),
              nama,
              qty: kuantitasHasil('Jumlah'),
              nilai: angka('Nilai').nullable(),
              sejak: tanggalHasil('Sejak').nullable().optional(),
              rinci: z.array(z.object({ a: angka('A') })),
            }),
          ),
        }),
      ),
    );
    expect([ekspor.berkas, ekspor.judul]).toEqual(['coba-dua', 'Coba']);
    const kolom = ekspor.kolom({}, dokumen);
    expect(kolom.map(({ judul, jenis }) => [judul, jenis])).toEqual([
      ['Id akun', 'nomor'],
      ['Nama', 'teks'],
      ['Jumlah', 'kuantitas'],
      ['Nilai', 'uang'],
      ['Sejak', 'tanggal'],
      ['Rinci', 'teks'],
    ]);
    if (ekspor.fungsi !== undefined) throw new Error('a document has no function for its rows');
    expect(ekspor.susun(dokumen, kolom).map(({ sel }) => sel)).toEqual([
      ['7', 'Kas', '1.500000', '-0.10', null, '[{"a":1.20}]'],
    ]);
    expect(ekspor.keterangan?.(dokumen)).toEqual([
      'Jumlah nilai: 12.345.678.901.234.567,80',
      'Cocok: tidak',
    ]);
    const tables = ekspor.tambahan?.map(({ tabel }) => tabel(dokumen, {})) ?? [];
    expect(tables.map(({ judul, baris }) => [judul, baris.map(({ sel }) => sel)])).toEqual([
      ['Yang lain', [['x']]],
    ]);
  });

  test('a document without arrays: a row for each value', () => {
    const ekspor = generik(row(z.object({ nama, nilai: angka('Nilai') })));
    if (ekspor.fungsi !== undefined) throw new Error('a document has no function for its rows');
    const rows = ekspor.susun({ nama: '=1', nilai: 2 }, ekspor.kolom({}, dokumen));
    expect(rows.map(({ sel }) => sel)).toEqual([
      ['Nama', null, '=1'],
      ['Nilai', '2', null],
    ]);
  });

  test('titles stand once, and an answer without fields is refused when the table is made', () => {
    const ekspor = generik(
      row(z.object({ data: z.array(z.object({ akun_a: nama, akun_b: nama })) })),
    );
    expect(ekspor.kolom({}, dokumen).map(({ judul }) => judul)).toEqual(['Akun a', 'Akun b']);
    expect(() => generik(row(z.unknown()))).toThrow('/laporan/coba/{akun_kode}/dua needs');
  });
});

test('a workbook shows ids and years without a thousands separator, amounts with one', async () => {
  const schema = z.object({
    data: z.array(
      z.object({ akun_id: idHasil('Akun'), tahun: bulatHasil('Tahun'), nilai: angka('Nilai') }),
    ),
  });
  const kolom = generik(row(schema)).kolom({}, {});
  const kepala = {
    ...{
      nama: 'T',
      alamat: null,
      logo: null,
      bahasa: 'id' as const,
      judul: 'Coba',
      periode: 'Hari ini',
      dicetak: 'kini',
    },
    ...{ keterangan: [], catatan: [], tambahan: [], utama: { kolom } },
  };
  const sel = ['1234567', '2026', '1234567.80'];
  const book = await xlsxOf(kepala, [{ gaya: 'data', tingkat: 0, sel }]);
  expect(await numberFormats(Buffer.from(book))).toEqual({
    ...{ B: ['0'], C: ['0'], D: ['#,##0.00;(#,##0.00)'] },
  });
});

test('points in csv, xlsx and pdf hold what the JSON holds', async () => {
  for (const day of ['01-05', '01-06', '01-07']) await shop.jual(hari(day), 2, 10500);
  const asked = `poin?per=${hari('01-31')}`;
  type Poin = { data: Record<string, string>[]; meta: Record<string, string> };
  const json = exactJson<Poin>((await file(asked)).bytes.toString());
  expect(json.data).toHaveLength(3);
  const answer = await file(`${asked}&format=csv&page=2&per_page=1`);
  expect(answer.headers.get('content-disposition')).toContain(`poin-${shop.toko.kode}-`);
  const { header, rows } = readCsv(answer);
  expect(header).toEqual([
    ...['Jenis baris', 'Id lot poin', 'Id kontak', 'Kode kontak', 'Nama kontak'],
    ...['Id dokumen yang memberi', 'Nomor bukti', 'Tanggal', 'Hari terakhir berlaku', 'Metode'],
    ...['Nilai satu poin saat ditukar', 'Poin semula', 'Poin yang tersisa', 'Nilai bukunya'],
  ]);
  const keys = ['lot_id', 'kontak_id', 'kontak_kode', 'kontak_nama', 'transaksi_id', 'nomor'];
  keys.push('tanggal', 'kedaluwarsa', 'metode', 'nilai_poin', 'poin', 'poin_sisa', 'nilai_sisa');
  expect(rows).toEqual(json.data.map((row) => ['data', ...keys.map((key) => row[key] ?? '')]));

  const book = await file(`${asked}&format=xlsx`);
  const [sheet] = await readXlsx(book);
  expect(sheet?.header).toEqual(header);
  expect(await numberFormats(book.bytes)).toMatchObject({ B: ['0'], C: ['0'], F: ['0'] });
  expect(sheet?.rows.slice(0, 3).map((row) => row.map(plainCell))).toEqual(
    rows.map((row) => row.map(excelCell)),
  );
  // What a point is worth is a price; the values of the lots are added up.
  expect(sheet?.rows[3]).toEqual([
    ...['total', null, null, 'JUMLAH', ...Array(9).fill(null)],
    Number(json.meta.total_nilai),
  ]);
  const total = `Jumlah nilai buku: ${onPaper(json.meta.total_nilai ?? '', 'uang')}`;
  expect(sheet?.title).toContain(total);
  const words = readPdf(await file(`${asked}&format=pdf`)).join('');
  expect(words).toContain(onPaper(total));
  expect(words).toContain(`JUMLAH${onPaper(json.meta.total_nilai ?? '', 'uang')}`);
  for (const row of json.data) {
    expect(words).toContain(onPaper(row.nomor ?? ''));
    expect(words).toContain(onPaper(row.nilai_sisa ?? '', 'uang'));
  }
});

test('pages are added up one after the other, to the cent', async () => {
  const kolom = [teks('a', 'A'), uang('n', 'N', 16, { jumlah: true }), uang('m', 'M')];
  const row = (n: string | null) => ['x', n, '1.00'];
  const total = await data.asViewer(shop.toko.kode, async (db) => {
    const sums = makeSums(
      {
        read: async (name, { baris, uang, kuantitas }) => {
          const call = `erp.${name}($1, $2, $3)`;
          const values = [JSON.stringify(baris), uang, kuantitas];
          return parseExact(String(await db.value(`select ${call}::text`, values))) as Dokumen;
        },
      },
      kolom,
    );
    expect(sums.rows()).toEqual([]);
    expect(await sums.sums()).toEqual({ n: parseExact('0.00') });
    await sums.add([row('12345678901234567.10'), row(null)]);
    await sums.add([]);
    await sums.add([row('0.03'), row('-0.01')]);
    return sums.rows();
  });
  expect(total).toEqual([
    { gaya: 'total', tingkat: 0, sel: ['JUMLAH', '12345678901234567.12', null] },
  ]);
});

/** What the nightly check found, in books that are long enough for one. */
async function found(count: number) {
  await shop.toko.rows(
    `insert into integritas_jalan (posting_id, mulai_pada, selesai_pada, total, temuan)
       select (select max(id) from posting), now(), now(), $1, json_agg(json_build_object(
                'pemeriksaan', 'coba', 'kunci', n, 'harap', 'a', 'nyata', '=b') order by n)
         from generate_series(1, $1::int) as n`,
    [count],
  );
}

test('a list of several pages is whole, and has a bound that names the way out', async () => {
  shop.toko.leaveBroken();
  await shop.toko.rows(`select setval('jurnal_baris_id_seq', 100000)`);
  await shop.jual('02-01', 1, 100);
  for (const count of [499, 500, 501, 1200]) {
    await found(count);
    const { rows } = readCsv(await file('integritas?format=csv'));
    const wanted = Array.from({ length: count }, (_, n) => ['data', 'coba', `${n + 1}`]);
    expect(rows.map((row) => row.slice(0, 3))).toEqual(wanted);
  }
  const [sheet] = await readXlsx(await file('integritas?format=xlsx'));
  expect(sheet?.rows[1199]?.slice(0, 3)).toEqual(['data', 'coba', '1200']);
  expect(sheet?.title).toContain('Diperiksa sekarang: tidak');
  expect(JSON.stringify(sheet?.all)).toContain('hanya 1000 temuan pertama disimpan');

  const refused = async (format: string) =>
    JSON.parse((await file(`integritas?format=${format}`)).bytes.toString());
  await found(5001);
  expect(await refused('pdf')).toMatchObject({
    code: 'VAEKS',
    message: [expect.stringContaining('pdf paling banyak 5.000 baris, laporan ini 5.001; pakai')],
  });
  await found(10_001);
  for (const format of ['csv', 'xlsx', 'pdf']) {
    expect(await refused(format)).toMatchObject({
      statusCode: 400,
      code: 'VAEKS',
      message: [expect.stringMatching(/laporan ini 10\.001; baca halamannya \(format=json\)/)],
    });
  }
});
