/** Everything that a tenant has, as one zip: in a single snapshot, written as it is read. */
import { Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import yazl from 'yazl';
import type { Kolom } from '../../../server/cetak/tabel/tabel.ts';
import type { Handler, HandlerCall } from '../../base/endpoint.ts';
import { type Asker, askerOf, type ExportOperations } from '../asker.ts';
import type { InSession, Rest, Working } from '../sesi.ts';
import { readTo } from '../spool.ts';
import { bacaText } from './baca.ts';
import { fileOf, partsOf } from './berkas.ts';
import type { FormatSemua, Semua } from './semua.ts';

/** The functions that it asks, that of rows with its columns. */
export const SEMUA_OPERATIONS = {
  documents: ['ekspor_semua'],
  rows: [['ekspor_semua_baris', ['sel']]],
} as const;

/** A row of any file: its cells as JSON. */
const SEL: readonly Kolom[] = [{ kunci: 'sel', judul: '', jenis: 'teks', lebar: 1 }];

export function semuaHandlers(deps: {
  inSession: InSession;
  operations: ExportOperations;
}): Record<string, Handler> {
  return {
    eksporSemua: async (call) => {
      await deps.inSession(call, (working) =>
        answer(call, askerOf(deps.operations, working.snapshot), working),
      );
      return undefined;
    },
  };
}

async function answer(
  { input, req, res }: HandlerCall,
  ask: Asker,
  { signal, openSpool }: Working,
): Promise<Rest | undefined> {
  const format = (input.query.format ?? 'xlsx') as FormatSemua | 'json';
  const semua = (await ask.read('ekspor_semua', { per: input.query.per })) as unknown as Semua;
  if (format === 'json') {
    res.json(semua);
    return undefined;
  }
  const spool = req.method === 'HEAD' ? undefined : await openSpool();
  res.writeHead(200, {
    'Content-Type': 'application/zip',
    'Content-Disposition': `attachment; filename="${semua.kode}-${semua.per}.zip"`,
    'Cache-Control': 'no-store, no-transform',
    'X-Content-Type-Options': 'nosniff',
  });
  if (!spool) {
    res.end();
    return undefined;
  }
  const rest = readTo(res, spool, signal);
  const zip = new yazl.ZipFile();
  const out = zip.outputStream as Readable;
  zip.on('error', (error) => out.destroy(error as Error));
  const kept = pipeline(out, spool.writable, { signal });
  const written = write(zip, format, semua, ask, signal).catch((error) => {
    out.destroy(error);
    throw error;
  });
  await Promise.all([written, kept]);
  return rest;
}

/** One file after the other: a snapshot answers one question at a time. A file without rows is left out. */
async function write(
  zip: yazl.ZipFile,
  format: FormatSemua,
  semua: Semua,
  ask: Asker,
  signal: AbortSignal,
): Promise<void> {
  zip.addBuffer(Buffer.from(bacaText(semua, format)), 'BACA-DULU.txt');
  for (const berkas of semua.berkas) {
    const given = { berkas: berkas.berkas, per: semua.per };
    let number = 0;
    for await (const rows of partsOf(ask.rows('ekspor_semua_baris', given, SEL), berkas)) {
      number += 1;
      const name = number === 1 ? berkas.nama : `${berkas.nama}-bagian-${number}`;
      const file = Readable.from(fileOf(format, berkas, rows), { objectMode: false, signal });
      zip.addReadStream(file, `${name}.${format}`, { compress: format === 'csv' });
      await finished(file, { signal });
    }
  }
  zip.end();
}
