/** The handlers that take and send the content of attached files. */
import { createHash, randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ENTITAS_LAMPIRAN } from '../../server/answers/lampiran.ts';
import { HttpError } from '../../server/base/errors.ts';
import { fingerprint } from '../../server/base/idempotency.ts';
import { sentence } from '../../server/base/sentences.ts';
import type { Linked } from '../../server/lampiran/link.ts';
import type { Answer, Handler, HandlerCall } from '../base/endpoint.ts';
import { type Form, readMultipart } from '../base/multipart.ts';
import { askOf, type Operation } from '../base/operation.ts';
import { REPLAYED } from '../run/respond.ts';

export type LampiranDeps = {
  files: {
    maxBytes: number;
    quotaBytes: number;
    keep(tenant: string, file: NonNullable<Form['file']>): Promise<{ kunci: string; tipe: string }>;
    drop(tenant: string, kunci: string): Promise<void>;
    open(content: Linked): Promise<Readable>;
  };
  /** What a link leads to; null where it ended or never was. */
  linked(tenant: string, hash: string): Promise<Linked | null>;
};

export const LAMPIRAN_OPERATIONS = [
  'lampiran_create',
  'lampiran_kunci',
  'lampiran_periksa',
  'lampiran_tautan_create',
];

const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

const STALLED_MS = 60_000;

const ROUTE = 'POST /api/lampiran';

type Made = { id: number; idempotent?: true; original_request_id?: string };

/** The form's fields as the functions take them. @throws HttpError 400 */
function checked({ fields }: Form) {
  const { entitas = '', entitas_id = '', keterangan } = fields;
  const messages: string[] = [];
  if (!(ENTITAS_LAMPIRAN as readonly string[]).includes(entitas)) {
    messages.push(`entitas: ${sentence('pilihan', ENTITAS_LAMPIRAN.join(', '))}`);
  }
  if (!/^[1-9]\d{0,17}$/.test(entitas_id))
    messages.push(`entitas_id: ${sentence('bulat_mulai', 1)}`);
  if (messages.length > 0) throw new HttpError(400, 'VAINP', messages);
  return { entitas, entitas_id, ...(keterangan !== undefined && { keterangan }) };
}

export function lampiranHandlers(
  { files, linked }: LampiranDeps,
  operations: ReadonlyMap<string, Operation>,
): Record<string, Handler> {
  const ask = askOf(operations);
  const create = async (form: Form, { context, key }: HandlerCall): Promise<Answer> => {
    const beside = checked(form);
    const { file } = form;
    if (!file) throw new HttpError(400, 'VAINP', [`berkas: ${sentence('wajib')}`]);
    const { entitas, entitas_id } = beside;
    const place = await ask<{ tenant: string; terpakai: number }>(
      'lampiran_periksa',
      { entitas, entitas_id },
      context,
    );
    if (place.terpakai + file.size > files.quotaBytes) {
      const limit = `${Math.floor(files.quotaBytes / 1024 / 1024)} MiB`;
      throw new HttpError(409, 'KOLMP', `lampiran tenant ini sudah mencapai batas ${limit}`);
    }
    const { kunci, tipe } = await files.keep(place.tenant, file);
    const { name: nama, size: ukuran, sha256 } = file;
    if (key !== undefined) {
      const body = { ...beside, nama, sha256 };
      context.idempotency = { key, route: ROUTE, fingerprint: fingerprint(ROUTE, body) };
    }
    context.unggahan = kunci;
    // Where this is refused, the content that no row names is swept later.
    const made = await ask<Made>(
      'lampiran_create',
      { ...beside, nama, tipe, ukuran, sha256, kunci },
      context,
    );
    const { id, idempotent, original_request_id } = made;
    if (!idempotent) {
      return { status: 201, body: { id }, headers: { Location: `/api/lampiran/${id}` } };
    }
    await files.drop(place.tenant, kunci);
    const body = { status: 200, idempotent, original_request_id, hasil: { id } };
    return { status: 200, body, headers: REPLAYED };
  };
  return {
    lampiranCreate: async (call) => {
      const { maxBytes } = files;
      const fields = ['entitas', 'entitas_id', 'keterangan'];
      const form = await readMultipart(call.req, { file: 'berkas', fields, maxBytes });
      try {
        return await create(form, call);
      } finally {
        await form.remove();
      }
    },
    lampiranIsi: ({ input, context, hold }) =>
      hold(async (gone) => {
        const content = await ask<Linked>('lampiran_kunci', { id: input.params.id }, context);
        const opened = await files.open(content);
        if (gone.aborted) opened.destroy();
        return download(content, opened);
      }),
    lampiranTautan: async ({ input, context }) => {
      const { id } = input.params;
      const secret = randomBytes(24).toString('base64url');
      const asked = { id, hash: hashOf(secret), ...input.body };
      const made = await ask<{ berlaku_sampai: string }>('lampiran_tautan_create', asked, context);
      const url = `/api/lampiran/tautan/${context.claims?.tenant_kode}/${secret}`;
      return { status: 200, body: { url, ...made } };
    },
    lampiranLewatTautan: async ({ input }) => {
      const { tenant = '', rahasia = '' } = input.params;
      const content = await linked(tenant, hashOf(rahasia));
      if (!content) throw new HttpError(404, 'TDLMP', 'tautan ini tidak ada atau sudah berakhir');
      return download(content, await files.open(content));
    },
  };
}

/** A file that a browser saves and never shows: it must not act as a page of ours. */
function download({ nama, ukuran, sha256 }: Linked, content: Readable): Answer {
  const plain = nama.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  return {
    status: 200,
    headers: {
      // Of any type, so that a browser saves it and shows nothing.
      'Content-Type': 'application/octet-stream',
      'Content-Length': String(ukuran),
      'Content-Disposition': `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(nama)}`,
      'Content-Security-Policy': "default-src 'none'; sandbox",
      ETag: `"${sha256}"`,
    },
    stream: (res) => {
      // A client that stops reading would keep the file open.
      res.setTimeout(STALLED_MS, () => res.destroy());
      void pipeline(content, (parts) => exactly(parts, ukuran), res).catch(() => res.destroy());
    },
  };
}

/**
 * Passes on just as many bytes as the header promised. The content may have been changed in the store: one byte more would be
 * read as the next answer, and for a missing one the client would wait.
 */
async function* exactly(parts: AsyncIterable<Buffer>, size: number): AsyncGenerator<Buffer> {
  let left = size;
  for await (const part of parts) {
    left -= part.length;
    if (left < 0) break;
    yield part;
  }
  if (left !== 0) throw new Error(`a content of another size than ${size}`);
}
