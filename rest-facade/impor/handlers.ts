/** The handlers of imports: the upload, the stream of progress, and files. */
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Response } from 'express';
import { IMPOR_KINDS } from '../../server/answers/impor.ts';
import type { RequestContext } from '../../server/base/context.ts';
import { HttpError } from '../../server/base/errors.ts';
import { sentence } from '../../server/base/sentences.ts';
import { openTabel } from '../../server/impor/berkas.ts';
import { MAX_FILES } from '../../server/impor/paket.ts';
import { makeEnter } from '../../server/lines/seats.ts';
import { begun } from '../base/begun.ts';
import type { Handler } from '../base/endpoint.ts';
import { type Form, readMultipart } from '../base/multipart.ts';
import { type Ask, askOf, type Operation } from '../base/operation.ts';
import { type RemarkRow, remarksCsv, remarksXlsx, templateXlsx } from './berkas.ts';
import { formJson, MAX_BYTES, sendRows } from './kirim.ts';
import { uploadPaket } from './paket.ts';

/** The functions that the handlers ask beside those that rows name. */
export const IMPOR_OPERATIONS = [
  ...['impor_create', 'impor_tambah', 'impor_mulai', 'impor_get', 'impor_delete'],
  ...['impor_berkas', 'impor_templat'],
  ...['impor_paket_create', 'impor_paket_mulai', 'impor_paket_delete'],
];

/** How often progress is looked at, and how long a stream may last. */
const LOOK_MS = 500;
const STREAM_MS = 10 * 60_000;

export function imporHandlers(operations: ReadonlyMap<string, Operation>): Record<string, Handler> {
  const ask = askOf(operations);
  const enter = makeEnter();
  return {
    imporCreate: async ({ req, context }) => {
      const form = await readMultipart(req, {
        file: 'berkas',
        fields: ['jenis', 'pemetaan', 'ganti', 'gaya', 'lembar', 'tetap', 'buat'],
        maxBytes: MAX_BYTES,
      });
      try {
        return { status: 202, body: await upload(ask, form, context) };
      } finally {
        await form.remove();
      }
    },
    imporPaketCreate: async ({ req, context }) => {
      const form = await readMultipart(req, {
        file: 'berkas',
        maxFiles: MAX_FILES,
        fields: ['jenis', 'ganti', 'pemetaan', 'gaya', 'tetap', 'buat'],
        maxBytes: MAX_BYTES,
      });
      try {
        return { status: 202, body: await uploadPaket(ask, form, context) };
      } finally {
        await form.remove();
      }
    },
    imporKemajuan: async ({ input, context, res, hold }) => {
      res.once('close', enter(context.claims?.sub ?? '', context.claims?.tenant_kode));
      const { id } = input.params;
      const look = () => ask<Progress>('impor_get', { id, per_page: 1 }, context);
      const first = await hold(look);
      res.setHeader('Content-Type', 'text/event-stream; charset=utf-8');
      res.setHeader('Cache-Control', 'no-store, no-transform');
      res.setHeader('X-Accel-Buffering', 'no');
      return { status: 200, stream: (out) => void follow(out, first, look) };
    },
    imporTemuan: async ({ input, context, res, hold }) => {
      const id = Number(input.params.id);
      const format = input.query.format ?? 'xlsx';
      const { nama_berkas, rows } = await hold(async () => {
        const { nama_berkas } = await ask<Progress>('impor_get', { id, per_page: 1 }, context);
        return { nama_berkas, rows: await begun(pagesOf(ask, id, context)) };
      });
      const name = nama_berkas.replace(/\.\w{1,5}$/, '').replace(/[^\w.-]+/g, '_') || 'impor';
      fileHeaders(res, format, `${name}-temuan`);
      const file = format === 'csv' ? remarksCsv(rows) : remarksXlsx(rows);
      return {
        status: 200,
        // An error after the first byte breaks the transfer off; a client that hangs up ends the reading.
        stream: (out) => void pipeline(Readable.from(file), out).catch(() => out.destroy()),
      };
    },
    imporTemplat: async ({ input, context, res }) => {
      const [, jenis] = /^([a-z-]{1,40})\.xlsx$/.exec(input.params.berkas ?? '') ?? [];
      if (!(IMPOR_KINDS as readonly string[]).includes(jenis ?? '')) {
        throw new HttpError(404, 'TDPTH', 'templat ini tidak ada');
      }
      const text = await templateXlsx(await ask('impor_templat', { jenis }, context));
      fileHeaders(res, 'xlsx', `templat-${jenis}`);
      return { status: 200, text };
    },
  };
}

const TYPES: Readonly<Record<string, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

function fileHeaders(res: Response, format: string, name: string): void {
  res.setHeader('Content-Type', TYPES[format] ?? '');
  res.setHeader('Content-Disposition', `attachment; filename="${name}.${format}"`);
}

type Progress = {
  id: number;
  status: string;
  nama_berkas: string;
  lembar?: string | null;
  baris?: unknown;
  kalimat?: unknown;
  neraca_saldo?: unknown;
  banding?: unknown;
};

/** Sends the rows of a file to the database and says that they are all there. A failure leaves no import. */
async function upload(ask: Ask, form: Form, context: RequestContext): Promise<unknown> {
  const said = checked(form);
  const { file } = form;
  if (!file) throw new HttpError(400, 'VAINP', [`berkas: ${sentence('wajib')}`]);
  const table = await openTabel(file.path);
  const begun = { ...said, bentuk: table.bentuk, isi_lembar: table.lembar, nama_berkas: file.name };
  const { id, lembar } = await ask<Progress>(
    'impor_create',
    { ...begun, sidik: file.sha256, ukuran: file.size },
    context,
  );
  try {
    await sendRows(ask, id, table.rows(lembar), context);
    return await ask('impor_mulai', { id, catatan: table.catatan }, context);
  } catch (error) {
    await ask('impor_delete', { id }, context).catch(() => undefined);
    throw error;
  }
}

type Said = {
  jenis: string;
  pemetaan: unknown;
  ganti: boolean;
  gaya: unknown;
  tetap: unknown;
  buat: unknown;
  lembar: string | null;
};

function checked({ fields, file }: Form): Said {
  const messages: string[] = [];
  const { jenis = '', ganti = 'false' } = fields;
  if (!(IMPOR_KINDS as readonly string[]).includes(jenis)) {
    messages.push(`jenis: ${sentence('pilihan', IMPOR_KINDS.join(', '))}`);
  }
  if (!file) messages.push(`berkas: ${sentence('wajib')}`);
  if (!['true', 'false'].includes(ganti)) messages.push(`ganti: ${sentence('boolean')}`);
  const json = (name: string) => formJson(fields, name, messages);
  const columns = { pemetaan: json('pemetaan'), gaya: json('gaya'), tetap: json('tetap') };
  const buat = json('buat') ?? [];
  if (messages.length > 0) throw new HttpError(400, 'VAINP', messages);
  return { jenis, ...columns, buat, ganti: ganti === 'true', lembar: fields.lembar ?? null };
}

/** Writes an event for each change until nothing is under way any more, or the client is gone. */
async function follow(out: Response, first: Progress, look: () => Promise<Progress>) {
  const until = performance.now() + STREAM_MS;
  let said = '';
  let now = first;
  try {
    for (;;) {
      const { baris: _b, kalimat: _k, neraca_saldo: _n, banding: _p, ...shown } = now;
      const text = JSON.stringify(shown);
      if (text !== said) out.write(`data: ${text}\n\n`);
      said = text;
      if (!['memeriksa', 'berjalan'].includes(now.status) || performance.now() > until) break;
      await sleep(LOOK_MS);
      if (out.destroyed) return;
      now = await look();
    }
    out.end();
  } catch {
    out.destroy();
  }
}

async function* pagesOf(
  ask: Ask,
  id: number,
  context: RequestContext,
): AsyncGenerator<RemarkRow[]> {
  for (let after = 0; ; ) {
    const rows = await ask<RemarkRow[]>('impor_berkas', { id, sesudah: after }, context);
    const last = rows.at(-1);
    if (last === undefined) return;
    yield rows;
    after = last.ke;
  }
}
