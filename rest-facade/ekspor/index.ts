/**
 * Reports as files. The rows are those of the JSON report, read in one snapshot as the caller; a csv streams, however
 * long it is, xlsx and pdf are made whole and so have a bound.
 */
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Request, Response } from 'express';
import type { RequestContext } from '../../server/context.ts';
import { HttpError } from '../../server/errors.ts';
import { parseExact } from '../../server/graphql/json_text.ts';
import { readRows, type TextRow } from '../../server/pg_cursor.ts';
import type { OpenTransaction, PgService, PgTransaction } from '../../server/pg_service.ts';
import { pgSettingsOf } from '../../server/pg_settings.ts';
import type { Endpoint, Input } from '../endpoint.ts';
import { angkaIndonesia } from './angka.ts';
import { csvHead, csvRows } from './csv.ts';
import { type Dokumen, type Ekspor, nilai, sel } from './definisi.ts';
import { type Bahan, fileName, kepalaOf } from './kepala.ts';
import { makeRenderer, type Renderer } from './renderer.ts';
import { documentStatement, rowsStatement, type Statement } from './sql.ts';
import { type Baris, type Format, type Kepala, MEDIA_TYPES } from './tabel.ts';
import { watch } from './watch.ts';

/** Rows that a file made whole may have. */
export const LIMITS = { xlsx: 100_000, pdf: 5_000 } as const;

const BATCH = 1_000;

export type ExportDeps = {
  pg: PgService;
  /** The longest that one may take, download included. */
  timeoutMs: number;
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

export function makeExporter({ pg, timeoutMs }: ExportDeps): Exporter {
  const renderer = makeRenderer();
  return async (call) => {
    const transaction = await pg.open(pgSettingsOf(call.context), 'read');
    const watched = watch(call.res, timeoutMs, () => void transaction.cancel());
    try {
      await answer(call, transaction, renderer, watched.signal);
    } catch (error) {
      // Nobody is there to be told.
      if (!watched.gone()) throw watched.signal.aborted ? watched.signal.reason : error;
    } finally {
      watched.end();
      await transaction.rollback();
    }
  };
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
  const { operation, given } = argumentsOf(endpoint, input);
  const query = { ...input.params, ...input.query };
  const paged = ekspor.fungsi === undefined ? {} : { page: 1, per_page: 1 };
  const report = await read(transaction, documentStatement(operation, { ...given, ...paged }));
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
  const rows = rowsOf(transaction, ekspor, given, bahan);
  if (format === 'csv') {
    await sendCsv(call, headers, await begun(csvOf(ekspor, query, rows)), signal);
    return;
  }
  const kepala = kepalaOf(bahan, await furtherTables(transaction, ekspor, dokumen));
  const bytes = await renderer.render(format, kepala, bounded(rows, format), signal);
  res.writeHead(endpoint.status, { ...headers, 'Content-Length': bytes.byteLength }).end(bytes);
}

/** The arguments of the report's function, without its page. */
function argumentsOf(endpoint: Endpoint, input: Input) {
  const { operation, variables } = endpoint.call?.(input) ?? { operation: '', variables: {} };
  const { page: _page, per_page: _perPage, ...given } = variables;
  return { operation, given };
}

async function read(transaction: PgTransaction, { text, values }: Statement): Promise<Dokumen> {
  const { rows } = await transaction.query({ text, values });
  const [row] = rows as { isi: string | null }[];
  if (!row || row.isi === null) throw new HttpError(404, 'TDDAT', 'data tidak ditemukan');
  return parseExact(row.isi) as Dokumen;
}

async function withSums(
  transaction: PgTransaction,
  { jumlah }: Ekspor,
  given: Readonly<Record<string, unknown>>,
  report: Dokumen,
): Promise<Dokumen> {
  if (jumlah === undefined) return report;
  const sums = await read(transaction, documentStatement(jumlah, given));
  return { ...report, meta: { ...(report.meta as object | undefined), ...sums } };
}

function kopStatement(query: Readonly<Record<string, string>>): Statement {
  const { kontak_id, barang_id, lokasi_id, akun_kode } = query;
  return documentStatement('ekspor_kop', { kontak_id, barang_id, lokasi_id, akun_kode });
}

/** @throws HttpError 400 for more rows than a file made whole may have */
function requireBound(ekspor: Ekspor, dokumen: Dokumen, format: Format): void {
  if (ekspor.fungsi === undefined || format === 'csv') return;
  const count = Number(sel(dokumen, ekspor.banyak ?? 'total'));
  if (count > LIMITS[format]) throw tooLong(format, shownCount(count));
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
    if (count > limit) throw tooLong(format, `lebih dari ${shownCount(limit)}`);
    yield batch;
  }
}

function tooLong(format: keyof typeof LIMITS, count: string): HttpError {
  return new HttpError(400, 'VAEKS', [
    `format: ${format} paling banyak ${shownCount(LIMITS[format])} baris, laporan ini ${count}; ` +
      'pakai format=csv atau persempit saringannya',
  ]);
}

function shownCount(count: number): string {
  return angkaIndonesia(String(count), 'bilangan');
}

async function furtherTables(
  transaction: PgTransaction,
  ekspor: Ekspor,
  dokumen: Dokumen,
): Promise<Kepala['tambahan']> {
  const tables: Kepala['tambahan'][number][] = [];
  const further = ekspor.fungsi === undefined ? undefined : ekspor.tambahan;
  for (const { jumlah, tabel } of further ?? []) {
    const sums = jumlah ? await read(transaction, sumStatement(jumlah, dokumen)) : {};
    tables.push(tabel(dokumen, sums));
  }
  return tables;
}

function sumStatement(
  { fungsi, argumen }: { fungsi: string; argumen: string },
  dokumen: Dokumen,
): Statement {
  const name = argumen.split('.').at(-1) ?? argumen;
  return documentStatement(fungsi, { [name]: JSON.stringify(nilai(dokumen, argumen) ?? []) });
}

async function* rowsOf(
  transaction: PgTransaction,
  ekspor: Ekspor,
  given: Readonly<Record<string, unknown>>,
  { query, dokumen }: Bahan,
): AsyncGenerator<Baris[], void, void> {
  const kolom = ekspor.kolom(query);
  if (ekspor.fungsi === undefined) {
    yield ekspor.susun(dokumen, kolom);
    return;
  }
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
  ekspor: Ekspor,
  query: Readonly<Record<string, string>>,
  rows: AsyncIterable<Baris[]>,
): AsyncGenerator<string, void, void> {
  const kolom = ekspor.kolom(query);
  const list = ekspor.fungsi !== undefined;
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
