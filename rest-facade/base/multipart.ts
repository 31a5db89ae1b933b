/** Reading a form with files (multipart/form-data): they go to a temporary place, with limits, never into memory. */
import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import busboy from 'busboy';
import type { Request } from 'express';
import { HttpError } from '../../server/base/errors.ts';
import { sentence } from '../../server/base/sentences.ts';
import { textProblem } from '../../server/http/json_body.ts';

export const MULTIPART_TYPE = 'multipart/form-data';

type MultipartOptions = {
  /** The field that the file is in; where there may be several, each of them. */
  file: string;
  /** How many files there may be; one unless it is said. */
  maxFiles?: number;
  /** The other fields that the form may have. */
  fields: readonly string[];
  /** Of all files together. */
  maxBytes: number;
};

type FormFile = { path: string; name: string; size: number; sha256: string };

export type Form = {
  fields: Readonly<Record<string, string>>;
  /** Where the first file lies until `remove`; undefined where the form has none. */
  file: FormFile | undefined;
  /** All of them, in their order. */
  files: readonly FormFile[];
  /** Removes the temporary files. Must be called, whatever becomes of the form. */
  remove(): Promise<void>;
};

const MAX_FIELD_BYTES = 64 * 1024;

/**
 * Reads a form. What is wrong with it leaves nothing behind.
 *
 * @throws HttpError 415 no form, 413 the file is longer than allowed, 400 VAINP with a message for each mistake; what the
 *   disk says, as that it is full
 */
export async function readMultipart(req: Request, options: MultipartOptions): Promise<Form> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'niaga-unggah-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    return { ...(await parse(req, folder, options)), remove };
  } catch (error) {
    await remove();
    // Who is still sending would not see the answer.
    req.resume();
    throw error;
  }
}

async function parse(req: Request, folder: string, options: MultipartOptions) {
  const { file: fileField, fields: known, maxBytes, maxFiles = 1 } = options;
  // busboy takes a file of just its limit for too long.
  const parser = parserOf(req, maxBytes + 1, maxFiles);
  const fields: Record<string, string> = {};
  const messages: string[] = [];
  const files: FormFile[] = [];
  const writing: Promise<void>[] = [];
  let whole = 0;
  let tooLong = false;
  let failure: Error | undefined;
  parser.on('field', (name, value, { valueTruncated }) => {
    if (!known.includes(name)) messages.push(`${shown(name)}: ${sentence('tidak_dikenal')}`);
    else if (name in fields) messages.push(`${name}: ${sentence('satu_kali')}`);
    else if (valueTruncated)
      messages.push(`${name}: ${sentence('byte_paling_banyak', MAX_FIELD_BYTES)}`);
    else {
      const problem = textProblem(value);
      if (problem) messages.push(`${name}: ${problem}`);
      fields[name] = value;
    }
  });
  parser.on('file', (name, stream, { filename }) => {
    const many = name === fileField && writing.length >= maxFiles;
    if (many || name !== fileField) {
      const most = maxFiles === 1 ? 'hanya satu berkas' : sentence('isi_paling_banyak', maxFiles);
      messages.push(`${shown(name)}: ${many ? most : sentence('tidak_dikenal')}`);
    }
    if (many || name !== fileField || tooLong) {
      // It emits an error when the form breaks off; without a listener that would end the process.
      stream.on('error', () => undefined).resume();
      return;
    }
    stream.on('limit', () => {
      tooLong = true;
    });
    stream.on('data', (part: Buffer) => {
      whole += part.length;
      if (whole > maxBytes) tooLong = true;
    });
    const index = writing.length;
    const target = path.join(folder, String(index));
    const saving = save(stream, target).then((saved) => {
      files[index] = { path: target, name: nameOf(filename), ...saved };
    });
    writing.push(saving);
    // It is awaited below, after the form has ended; what fails earlier must not end the process.
    saving.catch((error: NodeJS.ErrnoException) => {
      // Of the disk: it is full. A form that breaks off is the client's mistake.
      if (error.syscall !== undefined) failure = error;
      parser.destroy();
    });
  });
  for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const) {
    parser.on(limit, () => messages.push('body: terlalu banyak isian'));
  }
  try {
    await pipeline(req, parser);
  } catch (cause) {
    await Promise.allSettled(writing);
    throw failure ?? notWhole(cause);
  }
  await Promise.all(writing);
  if (tooLong) {
    const limit = `${Math.floor(maxBytes / 1024 / 1024)} MiB`;
    throw new HttpError(413, 'HT413', `berkas terlalu besar, paling banyak ${limit}`);
  }
  if (messages.length > 0) throw new HttpError(400, 'VAINP', [...new Set(messages)].slice(0, 50));
  return { fields, file: files[0], files };
}

function parserOf(req: Request, fileSize: number, files: number): busboy.Busboy {
  const type = (req.headers['content-type'] ?? '').toLowerCase();
  if (!type.startsWith(MULTIPART_TYPE)) {
    throw new HttpError(415, 'HT415', `isi permintaan harus ${MULTIPART_TYPE}`);
  }
  if (req.headers['content-encoding'] !== undefined) {
    throw new HttpError(415, 'HT415', 'Content-Encoding ini tidak didukung');
  }
  try {
    return busboy({
      headers: req.headers,
      defParamCharset: 'utf8',
      limits: {
        ...{ fileSize, files: files + 1, fields: 20, fieldSize: MAX_FIELD_BYTES },
        parts: files + 24,
      },
    });
  } catch (cause) {
    throw notWhole(cause);
  }
}

const notWhole = (cause: unknown): HttpError =>
  new HttpError(400, 'VAINP', [`body: ${sentence('bukan_formulir')}`], undefined, { cause });

async function save(stream: Readable, target: string): Promise<{ size: number; sha256: string }> {
  const hash = createHash('sha256');
  let size = 0;
  stream.on('data', (part: Buffer) => {
    hash.update(part);
    size += part.length;
  });
  await pipeline(stream, createWriteStream(target, { flags: 'wx', mode: 0o600 }));
  return { size, sha256: hash.digest('hex') };
}

/** The last part of a path, without what no name of a file has. */
function nameOf(given: string | undefined): string {
  const base = (given ?? '').split(/[\\/]/).at(-1) ?? '';
  const clean = base
    .toWellFormed()
    .replace(/\p{Cc}/gu, '')
    .trim();
  return [...clean].slice(0, 200).join('') || 'berkas';
}

const shown = (name: string | undefined): string =>
  (name ?? '')
    .toWellFormed()
    .replace(/\p{Cc}/gu, ' ')
    .slice(0, 60);
