/**
 * Reports as files. The rows are those of the JSON report, read in one snapshot as the caller; a csv streams, however
 * long it is, xlsx and pdf are made whole and so have a bound.
 */
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Request, Response } from 'express';
import type { RequestContext } from '../../server/base/context.ts';
import { HttpError } from '../../server/base/errors.ts';
import { inLanguage, type Language, language } from '../../server/base/language.ts';
import { angkaTampil } from '../../server/cetak/tabel/angka.ts';
import { csvHead, csvRows } from '../../server/cetak/tabel/csv.ts';
import {
  type Daftar,
  type Dokumen,
  daftar,
  type Ekspor,
  nilai,
  type Susunan,
  sel,
} from '../../server/cetak/tabel/definisi.ts';
import { makeRenderer, type Renderer } from '../../server/cetak/tabel/renderer.ts';
import { type Baris, type Format, MEDIA_TYPES, spoken } from '../../server/cetak/tabel/tabel.ts';
import type { TextRow } from '../../server/graphql/door/snapshot.ts';
import { begun } from '../base/begun.ts';
import type { Endpoint, Hold, Input } from '../base/endpoint.ts';
import { type Asker, askerOf, type ExportOperations } from './asker.ts';
import { furtherTables, makeSums, withSums, withTotals } from './jumlah.ts';
import { type Bahan, fileName, kepalaOf } from './kepala.ts';
import type { InSession, Rest, Working } from './sesi.ts';
import { readTo } from './spool.ts';

/** Rows that a file made whole may have. */
export const LIMITS = { xlsx: 100_000, pdf: 5_000 } as const;

/** Columns of a page that has one for each value of a dimension. */
const WIDEST = 10;

/** The rows of a page, for reports that are read page by page: the most that a report takes. */
const PAGE = 500;
const PAGED_LIMIT = 10_000;

type ExportDeps = {
  inSession: InSession;
  operations: ExportOperations;
  /** How long a page or workbook waits for its turn. */
  waitMs: number;
};

type ExportCall = {
  endpoint: Endpoint;
  input: Input;
  context: RequestContext;
  req: Request;
  res: Response;
  hold: Hold;
};

/** Answers a request for a file. What it throws before the first byte becomes the usual error. */
export type Exporter = (call: ExportCall) => Promise<void>;

/** The format that a request asks for, where it is a file. */
export function formatOf({ ekspor }: Endpoint, { query }: Input): Format | undefined {
  const { format } = query;
  return ekspor && format && format !== 'json' ? (format as Format) : undefined;
}

export function makeExporter({ inSession, operations, waitMs }: ExportDeps): Exporter {
  const renderer = makeRenderer(waitMs);
  return (call) =>
    inSession(
      call,
      (working) => answer(call, askerOf(operations, working.snapshot), renderer, working),
      madeWhole(call) ? renderer.inTurn : undefined,
    );
}

/** Whether the file is made whole, in a thread, and not streamed. */
function madeWhole({ endpoint, input, req }: ExportCall): boolean {
  return req.method !== 'HEAD' && formatOf(endpoint, input) !== 'csv';
}

async function answer(
  call: ExportCall,
  ask: Asker,
  renderer: Renderer,
  working: Working,
): Promise<Rest | undefined> {
  const { endpoint, input, context, req, res } = call;
  const format = formatOf(endpoint, input) as Format;
  const plain = endpoint.ekspor as Ekspor;
  const { judul, berkas, perKolom } = plain;
  const own = input.query.kolom && perKolom ? { judul, berkas, ...perKolom } : plain;
  const { operation, given } = argumentsOf(endpoint, input);
  const query = { ...input.params, ...input.query };
  const page = (number: number) => ask.read(operation, { ...given, ...pageOf(own, number) });
  const report = await page(1);
  const ekspor = laidOutAs(own, report);
  const dokumen = ekspor.fungsi === undefined ? report : await withSums(ask, ekspor, given, report);
  requireBound(ekspor, dokumen, format);
  requireWidth(dokumen, format);
  const kop = await ask.read('ekspor_kop', namesAskedOf(query));
  const bahan: Bahan = { ekspor, query, kop, dokumen, email: context.claims?.email ?? '' };
  const headers = {
    'Content-Type': MEDIA_TYPES[format],
    'Content-Disposition': `attachment; filename="${fileName(bahan, format)}"`,
  };
  if (req.method === 'HEAD') {
    res.writeHead(endpoint.status, headers).end();
    return undefined;
  }
  const whole = ekspor.fungsi === undefined || format !== 'csv';
  if (whole) bahan.dokumen = await withTotals(ask, ekspor, dokumen);
  const rows = spokenIn(
    language(),
    ekspor.fungsi === undefined
      ? laidOut(ask, ekspor, bahan, page)
      : rowsOf(ask, ekspor, bahan, { given, totals: whole }),
  );
  if (format === 'csv') return sendCsv(call, headers, await begun(csvOf(bahan, rows)), working);
  if (format === 'pdf') bahan.logo = await ask.read('ekspor_logo', {});
  const kepala = kepalaOf(bahan, await furtherTables(ask, ekspor, bahan.dokumen));
  const bytes = await renderer.render(format, kepala, bounded(rows, format), working.signal);
  res.writeHead(endpoint.status, { ...headers, 'Content-Length': bytes.byteLength }).end(bytes);
  return undefined;
}

/** The rows with their words in a language: whoever reads them may be outside of the request. */
async function* spokenIn(
  bahasa: Language,
  rows: AsyncGenerator<Baris[], void, void>,
): AsyncGenerator<Baris[], void, void> {
  for (;;) {
    const next = await inLanguage(bahasa, () => rows.next());
    if (next.done) return;
    yield next.value;
  }
}

/** The layout of the report: with another period beside it, or columns by value, it may have a layout of its own. */
function laidOutAs(ekspor: Ekspor, report: Dokumen): Ekspor {
  const berbanding = ekspor.fungsi === undefined ? ekspor.berbanding : undefined;
  if (!berbanding || nilai(report, 'meta.banding') === undefined) return ekspor;
  return { ...(ekspor as Susunan), jumlahDari: {}, ...berbanding };
}

/** The page to ask for. One row is enough where an operation of its own reads the rows: only `meta` is used then. */
function pageOf(ekspor: Ekspor, page: number): { page?: number; per_page?: number } {
  if (ekspor.fungsi !== undefined) return { page, per_page: 1 };
  return ekspor.halaman ? { page, per_page: PAGE } : {};
}

/** The report's own operation and its variables, without its page. */
function argumentsOf(endpoint: Endpoint, input: Input) {
  const { operation, variables } = endpoint.call?.(input) ?? { operation: '', variables: {} };
  const { page: _page, per_page: _perPage, ...given } = variables;
  return { operation, given };
}

/** The filters whose names stand in the head of the file. */
function namesAskedOf(query: Readonly<Record<string, string>>) {
  const { kontak_id, barang_id, lokasi_id, akun_kode } = query;
  return { kontak_id, barang_id, lokasi_id, akun_kode };
}

/** @throws HttpError 400 for more rows than a file made whole may have */
function requireBound(ekspor: Ekspor, dokumen: Dokumen, format: Format): void {
  if (ekspor.fungsi === undefined) {
    if (ekspor.halaman) requirePagedBound(Number(sel(dokumen, 'total')), format);
    return;
  }
  if (format === 'csv') return;
  const count = Number(sel(dokumen, ekspor.banyak ?? 'total'));
  if (count > LIMITS[format]) throw tooLong(format, LIMITS[format], shownCount(count));
}

function requirePagedBound(count: number, format: Format): void {
  const limit = format === 'pdf' ? LIMITS.pdf : PAGED_LIMIT;
  const out = count > PAGED_LIMIT ? 'baca halamannya (format=json)' : 'pakai format=csv';
  if (count > limit) throw tooLong(format, limit, shownCount(count), out);
}

/**
 * Counts rows while they pass: some reports say before only how many documents there are, and a document has several
 * lines.
 */
async function* bounded(
  rows: AsyncIterable<Baris[]>,
  format: keyof typeof LIMITS,
): AsyncGenerator<Baris[], void, void> {
  const limit = LIMITS[format];
  let count = 0;
  for await (const batch of rows) {
    count += batch.reduce((sum, { gaya }) => (gaya === 'data' ? sum + 1 : sum), 0);
    if (count > limit) throw tooLong(format, limit, `lebih dari ${shownCount(limit)}`);
    yield batch;
  }
}

/** @throws HttpError 400 for more values than a page has room for beside one another */
function requireWidth(dokumen: Dokumen, format: Format): void {
  const columns = daftar(dokumen, 'meta.kolom.nilai').length;
  if (format !== 'pdf' || columns <= WIDEST) return;
  throw new HttpError(400, 'VAEKS', [
    `kolom: pdf paling banyak ${WIDEST} kolom, laporan ini ${columns}; pakai format=xlsx atau csv`,
  ]);
}

function tooLong(format: Format, limit: number, count: string, out = 'pakai format=csv') {
  return new HttpError(400, 'VAEKS', [
    `format: ${format} paling banyak ${shownCount(limit)} baris, laporan ini ${count}; ` +
      `${out} atau persempit saringannya`,
  ]);
}

function shownCount(count: number): string {
  return angkaTampil(String(count), 'bilangan');
}

/** The rows of a document, or of each page of a list, and their sums. */
async function* laidOut(
  ask: Asker,
  ekspor: Susunan,
  { query, dokumen }: Bahan,
  page: (number: number) => Promise<Dokumen>,
): AsyncGenerator<Baris[], void, void> {
  const kolom = ekspor.kolom(query, dokumen);
  const sums = makeSums(ask, kolom);
  let rows = ekspor.susun(dokumen, kolom);
  await sums.add(rows.map(({ sel }) => sel));
  yield rows;
  for (let number = 2; ekspor.halaman && rows.length === PAGE; number += 1) {
    rows = ekspor.susun(await page(number), kolom);
    await sums.add(rows.map(({ sel }) => sel));
    yield rows;
  }
  yield sums.rows();
}

/** The rows of a list of any length, between its first and its last lines; added up meanwhile where totals are shown. */
async function* rowsOf(
  ask: Asker,
  ekspor: Daftar,
  { query, dokumen }: Bahan,
  { given, totals }: { given: Readonly<Record<string, unknown>>; totals: boolean },
): AsyncGenerator<Baris[], void, void> {
  const kolom = ekspor.kolom(query, dokumen);
  const sums = makeSums(ask, totals ? kolom : []);
  const batches = ask.rows(ekspor.fungsi, given, kolom);
  // An error of the query comes with the first batch, so before the first byte is sent.
  const first = await batches.next();
  await sums.add(first.value ?? []);
  yield [...(ekspor.awal?.(dokumen, kolom) ?? []), ...(first.value ?? []).map(dataRow)];
  for await (const batch of batches) {
    await sums.add(batch);
    yield batch.map(dataRow);
  }
  const jumlah = { ...(nilai(dokumen, 'jumlah') as object | undefined), ...(await sums.sums()) };
  yield ekspor.akhir?.({ ...dokumen, jumlah }, kolom) ?? [];
}

function dataRow(row: TextRow): Baris {
  return { gaya: 'data', tingkat: 0, sel: row };
}

/** The text of a csv. A list has no totals there: whoever adds up a column would count them twice. */
async function* csvOf(
  { ekspor, query, dokumen }: Bahan,
  rows: AsyncIterable<Baris[]>,
): AsyncGenerator<string, void, void> {
  const kolom = ekspor.kolom(query, dokumen);
  const list = ekspor.fungsi !== undefined || ekspor.halaman;
  let head = csvHead(spoken(kolom));
  for await (const batch of rows) {
    const text = csvRows(kolom, list ? batch.filter(({ gaya }) => gaya !== 'total') : batch);
    if (text === '') continue;
    yield head + text;
    head = '';
  }
  if (head !== '') yield head;
}

async function sendCsv(
  { endpoint, req, res }: ExportCall,
  headers: Readonly<Record<string, string>>,
  chunks: AsyncIterable<string>,
  { signal, openSpool }: Working,
): Promise<Rest> {
  const zipped = req.acceptsEncodings('gzip') === 'gzip';
  const spool = await openSpool();
  // Compressed here: the middleware would take everything at once, and we would not see how fast the client reads.
  res.writeHead(endpoint.status, {
    ...headers,
    'Cache-Control': 'no-store, no-transform',
    Vary: 'Accept-Encoding',
    ...(zipped && { 'Content-Encoding': 'gzip' }),
  });
  const rest = readTo(res, spool, signal, !zipped);
  await pipeline(Readable.from(chunks), createGzip({ level: 4 }), spool.writable, { signal });
  return rest;
}
