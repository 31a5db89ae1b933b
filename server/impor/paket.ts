/** Several tables that come at once: the sheets of a workbook, the files of a zip or of a folder. */

import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { HttpError } from '../base/errors.ts';
import { sentence } from '../base/sentences.ts';
import { openTabel } from './berkas.ts';
import { Awal, type Sel, type Tabel, unreadable } from './tabel.ts';
import { openZip, type ZipPart } from './zip.ts';

const MAX_PARTS = 50;
/** The most files that come together. */
export const MAX_FILES = 200;
const MAX_BYTES = 200 * 1024 * 1024;

/** A table of a bundle. */
export type Bagian = {
  nama: string;
  lembar: string | null;
  /** Its place among the sheets of its workbook, from 1. */
  lembar_ke: number | null;
  bentuk: 'csv' | 'xlsx';
  sidik: string;
  ukuran: number;
  /** Its first rows. */
  baris: readonly Sel[][];
};

export type Dilewati = { nama: string; sebab: string };

export type Paket = {
  bentuk: 'buku' | 'zip' | 'folder';
  sidik: string;
  ukuran: number;
  bagian: Bagian[];
  dilewati: Dilewati[];
  /** The rows of a part; `catatan` answers what was recognised of it, once they are read. */
  rows(ke: number): { rows: AsyncGenerator<Sel[], void, void>; catatan(): string[] };
  /** Removes what was unpacked. Must be called. */
  close(): Promise<void>;
};

/** A file that may be a part: where it lies, and what it is called in the bundle. */
type File = { path: string; nama: string; sidik: string; ukuran: number };

type Opened = { tabel: Tabel; bagian: Bagian };

/**
 * Opens a workbook, a zip of files, or a single table, which is a bundle of one part.
 *
 * @throws HttpError 400 VABKS: what openTabel says, a zip that is too large or holds what no zip of files does
 */
export async function openPaket(file: string, nama: string): Promise<Paket> {
  const { ukuran, sidik } = await digested(file);
  const parts = await openZip(file, { files: MAX_FILES, bytes: MAX_BYTES });
  if (parts === undefined) {
    const found = await tablesOf([{ path: file, nama, sidik, ukuran }], true);
    return bundle({ bentuk: 'buku', sidik, ukuran }, found, async () => undefined);
  }
  const folder = await mkdtemp(path.join(os.tmpdir(), 'niaga-paket-'));
  const close = () => rm(folder, { recursive: true, force: true });
  try {
    const { files, dilewati } = await unpacked(parts, folder);
    const found = await tablesOf(files, false);
    found.dilewati.unshift(...dilewati);
    return bundle({ bentuk: 'zip', sidik, ukuran }, found, close);
  } catch (error) {
    await close();
    throw error;
  } finally {
    parts.close();
  }
}

/**
 * Opens several files that come together, as those of a folder.
 *
 * @throws HttpError 400 VABKS: what openTabel says of one of them, or a zip among them
 */
export async function openFiles(given: readonly { path: string; nama: string }[]): Promise<Paket> {
  if (given.length > MAX_FILES) throw unreadable(`lebih dari ${MAX_FILES} berkas`);
  const files: File[] = [];
  const dilewati: Dilewati[] = [];
  const whole = { bentuk: 'folder' as const, sidik: '', ukuran: 0 };
  const hash = createHash('sha256');
  for (const one of given) {
    const nama = one.nama.slice(0, 255);
    const sebab = notTable(nama);
    if (sebab !== undefined) {
      dilewati.push({ nama, sebab });
      continue;
    }
    if (files.some((other) => other.nama === nama))
      throw unreadable(`${nama}: ${sentence('dua_kali')}`);
    if (await nested(one.path)) throw unreadable(`${nama}: zip di antara berkas; kirim sendiri`);
    const file = { path: one.path, nama, ...(await digested(one.path)) };
    files.push(file);
    hash.update(`${file.sidik} ${nama}\n`);
    whole.ukuran += file.ukuran;
    if (whole.ukuran > MAX_BYTES) throw unreadable('lebih dari 200 MiB bersama-sama');
  }
  const found = await tablesOf(files, false);
  found.dilewati.unshift(...dilewati);
  return bundle({ ...whole, sidik: hash.digest('hex') }, found, async () => undefined);
}

function bundle(
  whole: Pick<Paket, 'bentuk' | 'sidik' | 'ukuran'>,
  { opened, dilewati }: Tables,
  close: () => Promise<void>,
): Paket {
  const ours = oursOnly(opened, dilewati);
  if (ours.length > MAX_PARTS) throw unreadable(`lebih dari ${MAX_PARTS} bagian`);
  if (ours.length === 0) throw unreadable('tidak ada bagian yang berisi tabel');
  return {
    ...whole,
    bagian: ours.map(({ bagian }) => bagian),
    dilewati,
    rows: (ke) => {
      const { tabel, bagian } = ours[ke - 1] as Opened;
      const before = new Set(tabel.catatan);
      const catatan = () =>
        tabel.catatan.filter((one) => !before.has(one) && !one.startsWith('lembar lain '));
      return { rows: tabel.rows(bagian.lembar), catatan };
    },
    close,
  };
}

type Tables = { opened: Opened[]; dilewati: Dilewati[] };

/**
 * The tables of files. A guide or an empty table is left out and named. An error names its file, unless that is the
 * only one.
 */
async function tablesOf(files: readonly File[], alone: boolean): Promise<Tables> {
  const opened: Opened[] = [];
  const dilewati: Dilewati[] = [];
  for (const file of files) {
    const tabel = await openTabel(file.path).catch((error): never => {
      throw alone ? error : named(error, file.nama);
    });
    // Of several sheets the first rows were read already; those of a single table were not.
    const sheets: readonly { nama: string | undefined; baris?: Sel[][] }[] =
      tabel.lembar.length > 1 ? tabel.lembar : [{ nama: tabel.lembar[0]?.nama }];
    for (const [index, sheet] of sheets.entries()) {
      const lembar = sheet.nama ?? null;
      const several = sheets.length > 1;
      const nama = !several ? file.nama : alone ? (lembar as string) : `${file.nama} › ${lembar}`;
      const baris =
        sheet.baris ??
        (await beginningOf(tabel, lembar).catch((error): never => {
          throw alone ? error : named(error, file.nama);
        }));
      const sebab = guide(lembar !== null && several ? lembar : file.nama) ?? empty(baris);
      if (sebab !== undefined) {
        dilewati.push({ nama, sebab });
        continue;
      }
      const place = { lembar, lembar_ke: lembar === null ? null : index + 1 };
      const { sidik, ukuran } = file;
      opened.push({
        tabel,
        bagian: { nama: nama.slice(0, 255), ...place, bentuk: tabel.bentuk, sidik, ukuran, baris },
      });
    }
  }
  return { opened, dilewati };
}

async function beginningOf(tabel: Tabel, lembar: string | null): Promise<Sel[][]> {
  const awal = new Awal();
  for await (const row of tabel.rows(lembar)) if (awal.take(row)) break;
  return awal.baris;
}

const GUIDES = new Set(
  (
    'bacadulu readme petunjuk panduan penjelasan pilihan guide instruksi instructions cover sampul daftarisi legenda ' +
    'keterangan catatan'
  ).split(' '),
);

/** Why a table holds no data, by its name; undefined where the name does not tell. */
function guide(name: string): string | undefined {
  const plain = name.replace(/\.\w{1,5}$/, '').toLowerCase();
  return GUIDES.has(plain.replace(/[^a-z]/g, '')) ? 'petunjuk' : undefined;
}

/** Why a table holds no data, by its first rows. */
function empty(rows: readonly Sel[][]): string | undefined {
  const filled = rows.filter((row) => row.some((cell) => cell !== null));
  if (filled.length === 0) return 'kosong';
  const widest = Math.max(...filled.map((row) => row.filter((cell) => cell !== null).length));
  if (widest < 2) return 'berisi teks saja, bukan tabel';
  return filled.length === 1 ? 'hanya kepala, tanpa baris data' : undefined;
}

/** Names of files in an export of everything that are to be imported: they are numbered. The others are for reading. */
const NUMBERED = /^\d\d-[a-z-]+?(-bagian-\d+)?\.(csv|xlsx)$/;

function oursOnly(opened: Opened[], dilewati: Dilewati[]): Opened[] {
  const whole =
    dilewati.some(({ nama }) => nama === 'BACA-DULU.txt') &&
    opened.some(({ bagian }) => NUMBERED.test(bagian.nama));
  if (!whole) return opened;
  return opened.filter(({ bagian: { nama } }) => {
    const numbered = NUMBERED.test(nama);
    if (!numbered) dilewati.push({ nama, sebab: 'hanya untuk dibaca, menurut BACA-DULU' });
    return numbered;
  });
}

/** Names of files that never hold rows for us. */
const OTHERS = /\.(txt|md|pdf|docx?|pptx?|png|jpe?g|gif|webp|svg|json|xml|ini|log|db|eml)$/i;

function notTable(name: string): string | undefined {
  const base = name.split('/').at(-1) ?? '';
  if (name.startsWith('__MACOSX/') || /^(\.|~\$)/.test(base) || /^thumbs\.db$/i.test(base)) {
    return 'milik sistem';
  }
  if (OTHERS.test(base)) return guide(base) ?? 'bukan tabel';
  return undefined;
}

async function unpacked(parts: ZipPart, folder: string) {
  const files: File[] = [];
  const dilewati: Dilewati[] = [];
  for (const entry of parts.entries) {
    const sebab = notTable(entry.name);
    if (sebab !== undefined) {
      dilewati.push({ nama: entry.name.slice(0, 255), sebab });
      continue;
    }
    const where = path.join(folder, String(files.length + 1));
    const target = createWriteStream(where, { flags: 'wx', mode: 0o600 });
    await pipeline(await parts.read(entry), target).catch((error: NodeJS.ErrnoException) => {
      // Of the disk: it is full. Else it is what the zip holds.
      throw error.syscall === undefined ? unreadable(`${entry.name}: rusak di dalam zip`) : error;
    });
    if (/\.zip$/i.test(entry.name) || (await nested(where))) {
      throw unreadable(`${entry.name}: zip di dalam zip; buka dulu`);
    }
    files.push({ path: where, nama: entry.name.slice(0, 255), ...(await digested(where)) });
  }
  return { files, dilewati };
}

async function nested(file: string): Promise<boolean> {
  const inner = await openZip(file, { files: 5000, bytes: Number.MAX_SAFE_INTEGER });
  inner?.close();
  return inner !== undefined;
}

async function digested(file: string): Promise<{ sidik: string; ukuran: number }> {
  const hash = createHash('sha256');
  for await (const part of createReadStream(file)) hash.update(part as Buffer);
  return { sidik: hash.digest('hex'), ukuran: (await stat(file)).size };
}

/** An error about a file, with the file's name in it. */
function named(error: unknown, nama: string): unknown {
  if (!(error instanceof HttpError) || error.code !== 'VABKS') return error;
  const messages = [error.messages].flat().map((one) => one.replace(/^berkas: /, ''));
  return unreadable(`${nama}: ${messages.join('; ')}`);
}
