import { randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { CdcError } from '../cdc_error.ts';
import type { Change, Relation } from '../change.ts';
import { toBig } from '../lsn.ts';
import { csv } from './csv.ts';
import { nameOf, type Position, readLeft, syncFolder } from './files_left.ts';
import type { Format } from './format.ts';
import { ndjson } from './ndjson.ts';
import { isAfter, type Sink, type SinkContext } from './sink.ts';

type FileSinkOptions = {
  /** The tenant's folder (absolute). */
  dir: string;
  /** A folder in it: a name, never a path. */
  nama: string;
  format: 'ndjson' | 'csv';
  /** A file is finished when it has so many bytes, or is so old. */
  maxBytes?: number;
  maxAgeMs?: number;
};

type Part = { file: string; handle: FileHandle; relasi: Relation; bornAt: number } & Written;
type Written = { bytes: number; dirty: boolean };

const FORMATS: Record<FileSinkOptions['format'], Format> = { ndjson, csv };

/**
 * Files below dir/nama, named `{job}-{generation}-{number}[-{table}].{ndjson|csv}`; one that is still written ends in
 * `.part`, and gets its name whole. In the order of their names they tell all changes, each once. A snapshot begins
 * a new generation: readers forget what earlier generations said.
 */
export function makeFileSink(options: FileSinkOptions): Sink {
  if (!/^[0-9A-Za-z][0-9A-Za-z_-]{0,62}$/.test(options.nama)) {
    throw new CdcError('tujuan.nama: harus nama, bukan jalur', { permanent: true });
  }
  return new FileSink(options);
}

class FileSink implements Sink {
  readonly #folder: string;
  readonly #format: Format;
  readonly #maxBytes: number;
  readonly #maxAgeMs: number;
  readonly #parts = new Map<string, Part>();
  #last = new Map<string, Position>();
  readonly #token = randomUUID();
  #job = '';
  #generasi = 1;
  #nomor = 0;

  constructor({ dir, nama, format, maxBytes = 8 << 20, maxAgeMs = 60_000 }: FileSinkOptions) {
    this.#folder = path.join(dir, nama);
    this.#format = FORMATS[format];
    this.#maxBytes = maxBytes;
    this.#maxAgeMs = maxAgeMs;
  }

  async open({ job }: SinkContext): Promise<void> {
    this.#job = job.nomor;
    await mkdir(this.#folder, { recursive: true });
    await this.#own();
    const left = await readLeft(this.#folder, job.nomor, this.#format);
    this.#generasi = Math.max(left.generasi, 1);
    this.#nomor = left.nomor;
    this.#last = left.akhir;
  }

  async beginSnapshot(): Promise<void> {
    await this.#finishAll();
    if (this.#nomor > 0) this.#generasi += 1;
    this.#nomor = 0;
    this.#last.clear();
  }

  async write(batch: readonly Change[]): Promise<void> {
    const texts = new Map<string, { relasi: Relation; lines: string[] }>();
    for (const change of batch) {
      const stream = this.#format.streamOf(change);
      if (!this.#isNew(stream, change)) continue;
      let text = texts.get(stream);
      if (text && text.relasi !== change.relasi && stream !== '') {
        // The table has other columns from here on.
        await this.#append(stream, text.relasi, text.lines);
        text = undefined;
      }
      if (text === undefined) {
        text = { relasi: change.relasi, lines: [] };
        texts.set(stream, text);
      }
      text.lines.push(this.#format.line(change));
    }
    for (const [stream, { relasi, lines }] of texts) await this.#append(stream, relasi, lines);
  }

  async endSnapshot(): Promise<void> {
    await this.#finishAll();
  }

  async flush(): Promise<void> {
    await this.#throwUnlessOwn();
    for (const [stream, part] of this.#parts) {
      if (performance.now() - part.bornAt >= this.#maxAgeMs) await this.#finish(stream);
      else if (part.dirty) {
        await part.handle.datasync();
        part.dirty = false;
      }
    }
  }

  async close(): Promise<void> {
    await this.#finishAll().catch(() => {});
    for (const { handle } of this.#parts.values()) await handle.close().catch(() => {});
    this.#parts.clear();
  }

  /** Takes the job's files over. An earlier process that was believed dead finds that out, and stops. */
  async #own(): Promise<void> {
    const draft = path.join(this.#folder, `.${this.#job}.${this.#token}`);
    await writeFile(draft, this.#token);
    await rename(draft, path.join(this.#folder, `.${this.#job}`));
  }

  async #throwUnlessOwn(): Promise<void> {
    const owner = await readFile(path.join(this.#folder, `.${this.#job}`), 'utf8');
    if (owner !== this.#token) {
      throw new CdcError('proses lain menulis ke berkas ini', { permanent: false });
    }
  }

  /** Whether a change is not in its file yet. Rows of a snapshot always are new: a snapshot begins a generation. */
  #isNew(stream: string, { lsn, urut, op }: Change): boolean {
    if (op === 'snapshot') return true;
    const position = { lsn: toBig(lsn), urut };
    const last = this.#last.get(stream);
    const isNew = last === undefined || isAfter(position, last);
    if (isNew) this.#last.set(stream, position);
    return isNew;
  }

  async #append(stream: string, relasi: Relation, lines: readonly string[]): Promise<void> {
    let part = this.#parts.get(stream);
    if (part && stream !== '' && this.#format.header(relasi) !== this.#format.header(part.relasi)) {
      await this.#finish(stream);
      part = undefined;
    }
    part ??= await this.#begin(stream, relasi);
    const bytes = Buffer.from(lines.join(''));
    await part.handle.writeFile(bytes);
    part.bytes += bytes.length;
    part.dirty = true;
    if (part.bytes >= this.#maxBytes) await this.#finish(stream);
  }

  async #begin(stream: string, relasi: Relation): Promise<Part> {
    await this.#throwUnlessOwn();
    this.#nomor += 1;
    const { extension } = this.#format;
    const name = nameOf(this.#job, this.#generasi, this.#nomor, stream, extension);
    const file = path.join(this.#folder, name);
    const handle = await open(`${file}.part`, 'wx');
    const part = { file, handle, relasi, bytes: 0, bornAt: performance.now(), dirty: true };
    this.#parts.set(stream, part);
    await handle.writeFile(this.#format.header(relasi));
    await syncFolder(this.#folder);
    return part;
  }

  async #finish(stream: string): Promise<void> {
    const part = this.#parts.get(stream);
    if (part === undefined) return;
    await this.#throwUnlessOwn();
    await part.handle.sync();
    await part.handle.close();
    this.#parts.delete(stream);
    await rename(`${part.file}.part`, part.file);
    await syncFolder(this.#folder);
  }

  async #finishAll(): Promise<void> {
    for (const stream of [...this.#parts.keys()]) await this.#finish(stream);
  }
}
