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
import { readRows, type TextRow } from '../../server/postgres/cursor.ts';
import type { OpenTransaction, PgService, PgTransaction } from '../../server/postgres/service.ts';
import { pgSettingsOf } from '../../server/postgres/settings.ts';
import type { Endpoint, Input } from '../endpoint.ts';
import { angkaIndonesia } from './angka.ts';
import { csvHead, csvRows } from './csv.ts';
import { type Daftar, type Dokumen, type Ekspor, type Susunan, sel } from './definisi.ts';
import { furtherTables, makeSums, read, withSums, withTotals } from './jumlah.ts';
import { type Bahan, fileName, kepalaOf } from './kepala.ts';
import { makeRenderer, type Renderer } from './renderer.ts';
import { documentStatement, rowsStatement, type Statement } from './sql.ts';
import { type Baris, type Format, MEDIA_TYPES } from './tabel.ts';
import { watch } from './watch.ts';

/** Rows that a file made whole may have. */
export const LIMITS = { xlsx: 100_000, pdf: 5_000 } as const;

const BATCH = 1_000;

/** A list that is read by its pages: rows of one, which is the most that a report takes, and rows in all. */
const PAGE = 500;
const PAGED_LIMIT = 10_000;

export type ExportDeps = {
  pg: PgService;
  /** The longest that one may take, download included. */
  timeoutMs: number;
  /** How long a page or workbook waits for its turn. */
  waitMs: number;
};

export type ExportCall = {
  endpoint: Endpoint;
  input: Input;
  context: RequestContext;
  req: Request;
  res: Response;
};

/** Answers a request for a file. What it throws before the first byte becomes the usual error. */
export type Exporter = (call: ExportCall) => Promise<void>;

/** The format that a request asks for, where it is a file. */
export function formatOf({ ekspor }: Endpoint, { query }: Input): Format | undefined {
  const { format } = query;
  return ekspor && format && format !== 'json' ? (format as Format) : undefined;
}

export function makeExporter({ pg, timeoutMs, waitMs }: ExportDeps): Exporter {
  const renderer = makeRenderer(waitMs);
  return async (call) => {
    let transaction: OpenTransaction | undefined;
    const watched = watch(call.res, timeoutMs, () => void transaction?.cancel());
    const { signal } = watched;
    const work = async () => {
      transaction = await pg.open(pgSettingsOf(call.context), 'read');
      try {
        signal.throwIfAborted();
        await answer(call, transaction, renderer, signal);
      } finally {
        await transaction.rollback();
      }
    };
    try {
      await (madeWhole(call) ? renderer.inTurn(signal, work) : work());
    } catch (error) {
      // Nobody is there to be told.
      if (!watched.gone()) throw signal.aborted ? signal.reason : error;
    } finally {
      watched.end();
    }
  };
}

/** Whether the thread makes it. */
function madeWhole({ endpoint, input, req }: ExportCall): boolean {
  return req.method !== 'HEAD' && formatOf(endpoint, input) !== 'csv';
}

async function answer(
  call: ExportCall,
  transaction: OpenTransaction,
  renderer: Renderer,
  signal: AbortSignal,
): Promise<void> {
  const { endpoint, input, context, req, res } = call;
  const ekspor = endpoint.ekspor as Ekspor;
  const format = formatOf(endpoint, input) as Format;
  const { operation: own, given } = argumentsOf(endpoint, input);
  const query = { ...input.params, ...input.query };
  const operation = comparing(ekspor, query) ?? own;
  const page = (number: number) =>
    read(transaction, documentStatement(operation, { ...given, ...pageOf(ekspor, number) }));
  const report = await page(1);
  const dokumen =
    ekspor.fungsi === undefined ? report : await withSums(transaction, ekspor, given, report);
  requireBound(ekspor, dokumen, format);
  const kop = await read(transaction, kopStatement(query));
  const bahan: Bahan = { ekspor, query, kop, dokumen, email: context.claims?.email ?? '' };
  const headers = {
    'Content-Type': MEDIA_TYPES[format],
    'Content-Disposition': `attachment; filename="${fileName(bahan, format)}"`,
  };
  if (req.method === 'HEAD') {
    res.writeHead(endpoint.status, headers).end();
    return;
  }
  bahan.dokumen = await withTotals(transaction, ekspor, { given, query, dokumen, format });
  const rows =
    ekspor.fungsi === undefined
      ? laidOut(transaction, ekspor, bahan, page)
      : rowsOf(transaction, ekspor, given, bahan);
  if (format === 'csv') {
    await sendCsv(call, headers, await begun(csvOf(bahan, rows)), signal);
    return;
  }
  if (format === 'pdf') bahan.logo = await read(transaction, documentStatement('ekspor_logo', {}));
  const kepala = kepalaOf(bahan, await furtherTables(transaction, ekspor, bahan.dokumen));
  const bytes = await renderer.render(format, kepala, bounded(rows, format), signal);
  res.writeHead(endpoint.status, { ...headers, 'Content-Length': bytes.byteLength }).end(bytes);
}

/** The function of the two columns of a statement; a csv has one, which programs add up. */
function comparing(ekspor: Ekspor, query: Readonly<Record<string, string>>): string | undefined {
  if (ekspor.fungsi !== undefined || query.format === 'csv' || query.banding === 'tidak')
    return undefined;
  return ekspor.pembanding;
}

/** Of a list whose rows come from a function of their own, one row is read for the sake of its meta. */
function pageOf(ekspor: Ekspor, page: number): { page?: number; per_page?: number } {
  if (ekspor.fungsi !== undefined) return { page, per_page: 1 };
  return ekspor.halaman ? { page, per_page: PAGE } : {};
}

/** The arguments of the report's function, without its page. */
function argumentsOf(endpoint: Endpoint, input: Input) {
  const { operation, variables } = endpoint.call?.(input) ?? { operation: '', variables: {} };
  const { page: _page, per_page: _perPage, ...given } = variables;
  return { operation, given };
}

function kopStatement(query: Readonly<Record<string, string>>): Statement {
  const { kontak_id, barang_id, lokasi_id, akun_kode } = query;
  return documentStatement('ekspor_kop', { kontak_id, barang_id, lokasi_id, akun_kode });
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

/** The same for a report that says beforehand how many documents it has, but not how many lines. */
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

function tooLong(format: Format, limit: number, count: string, out = 'pakai format=csv') {
  return new HttpError(400, 'VAEKS', [
    `format: ${format} paling banyak ${shownCount(limit)} baris, laporan ini ${count}; ` +
      `${out} atau persempit saringannya`,
  ]);
}

function shownCount(count: number): string {
  return angkaIndonesia(String(count), 'bilangan');
}

/** The rows of a document, or of each page of a list, and their sums. */
async function* laidOut(
  transaction: PgTransaction,
  ekspor: Susunan,
  { query, dokumen }: Bahan,
  page: (number: number) => Promise<Dokumen>,
): AsyncGenerator<Baris[], void, void> {
  const kolom = ekspor.kolom(query, dokumen);
  const sums = makeSums(transaction, kolom);
  let rows = ekspor.susun(dokumen, kolom);
  await sums.add(rows);
  yield rows;
  for (let number = 2; ekspor.halaman && rows.length === PAGE; number += 1) {
    rows = ekspor.susun(await page(number), kolom);
    await sums.add(rows);
    yield rows;
  }
  yield sums.rows();
}

async function* rowsOf(
  transaction: PgTransaction,
  ekspor: Daftar,
  given: Readonly<Record<string, unknown>>,
  { query, dokumen }: Bahan,
): AsyncGenerator<Baris[], void, void> {
  const kolom = ekspor.kolom(query, dokumen);
  const batches = readRows(
    transaction,
    rowsStatement(ekspor.fungsi, given, kolom, ekspor.anak),
    BATCH,
  );
  // The query first, so that its error finds nothing sent.
  const first = await batches.next();
  yield [...(ekspor.awal?.(dokumen, kolom) ?? []), ...(first.value ?? []).map(dataRow)];
  for await (const batch of batches) yield batch.map(dataRow);
  yield ekspor.akhir?.(dokumen, kolom) ?? [];
}

function dataRow(row: TextRow): Baris {
  return { gaya: 'data', tingkat: 0, sel: row };
}

/** A list's totals stay out of its csv: whoever adds up a column would count them twice. */
async function* csvOf(
  { ekspor, query, dokumen }: Bahan,
  rows: AsyncIterable<Baris[]>,
): AsyncGenerator<string, void, void> {
  const kolom = ekspor.kolom(query, dokumen);
  const list = ekspor.fungsi !== undefined || ekspor.halaman;
  let head = csvHead(kolom);
  for await (const batch of rows) {
    const text = csvRows(kolom, list ? batch.filter(({ gaya }) => gaya !== 'total') : batch);
    if (text === '') continue;
    yield head + text;
    head = '';
  }
  if (head !== '') yield head;
}

/** The same chunks, the first of which is already there. */
async function begun(chunks: AsyncGenerator<string, void, void>): Promise<AsyncIterable<string>> {
  const first = await chunks.next();
  return (async function* () {
    if (first.done) return;
    yield first.value;
    yield* chunks;
  })();
}

async function sendCsv(
  { endpoint, req, res }: ExportCall,
  headers: Readonly<Record<string, string>>,
  chunks: AsyncIterable<string>,
  signal: AbortSignal,
): Promise<void> {
  const zipped = req.acceptsEncodings('gzip') === 'gzip';
  // Compressed here and not by the middleware, which would hide from us how fast the client reads.
  res.writeHead(endpoint.status, {
    ...headers,
    'Cache-Control': 'no-store, no-transform',
    Vary: 'Accept-Encoding',
    ...(zipped && { 'Content-Encoding': 'gzip' }),
  });
  // The log, the metrics, the door, the watch and each part of the pipeline listen for its end.
  res.setMaxListeners(20);
  const source = Readable.from(chunks);
  if (zipped) await pipeline(source, createGzip({ level: 4 }), res, { signal });
  else await pipeline(source, res, { signal });
}
