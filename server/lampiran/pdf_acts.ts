/** Whether a PDF acts: runs scripts, starts programs, sends or holds other files. */
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { inflate } from 'node:zlib';

/**
 * Names that make it act; a name may write any letter as #XX. /JS, which stands beside one of them, is too short: it turns up in
 * the pixels of scans by chance.
 */
const ACTS =
  /\/(?:JavaScript|Rendition|Launch|EmbeddedFiles?|RichMedia|SubmitForm|ImportData|GoToE|XFA)(?![A-Za-z0-9])/;
/** A packed stream of objects, after what it says of itself. */
const PACKED = /\/ObjStm\b[\s\S]{0,400}?stream\r?\n/g;

const MIB = 1024 * 1024;
/** The most that streams of objects may unpack to, one and all together. */
const ONE = 16 * MIB;
const ALL = 64 * MIB;

const unpack = promisify<Buffer, { maxOutputLength: number; finishFlush: number }, Buffer>(inflate);
const SYNC_FLUSH = 2;

const plain = (text: string) =>
  text.replace(/#([0-9a-f]{2})/gi, (_all, code) => String.fromCharCode(Number.parseInt(code, 16)));

/**
 * Also in streams of objects, where they are not encrypted. One that unpacks to more than it should is taken for
 * acting.
 */
export async function pdfActs(file: string): Promise<boolean> {
  const bytes = await readFile(file);
  const text = bytes.toString('latin1');
  if (ACTS.test(plain(text))) return true;
  let left = ALL;
  for (const found of text.matchAll(PACKED)) {
    const from = found.index + found[0].length;
    const end = text.indexOf('endstream', from);
    const packed = bytes.subarray(from, end < 0 ? undefined : end);
    try {
      const options = { maxOutputLength: Math.min(ONE, left), finishFlush: SYNC_FLUSH };
      const objects = await unpack(packed, options);
      left -= objects.length;
      if (left <= 0 || ACTS.test(plain(objects.toString('latin1')))) return true;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') return true;
    }
  }
  return false;
}
