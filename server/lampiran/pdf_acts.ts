/** Whether a PDF acts: runs scripts, starts programs, sends or holds other files. */
import { readFile } from 'node:fs/promises';
import { createInflateRaw } from 'node:zlib';
import { isEncrypted } from './pdf_trailer.ts';

/**
 * Names that make a PDF act; a name may write any letter as #XX. /JS always stands beside one of these. It is too short
 * to be searched for: it turns up in the pixels of scans by chance.
 */
const ACTS =
  /\/(?:JavaScript|Rendition|Launch|EmbeddedFiles?|RichMedia|SubmitForm|ImportData|GoToE|XFA)(?![A-Za-z0-9])/;
/** The name by which a stream says that it holds objects. Programs read it whatever the stream is written like. */
const NAMED = /\/ObjStm(?![A-Za-z0-9])/g;
/** A stream with its dictionary, where that holds no texts, remarks or further dictionaries. */
const STREAM = /obj\s*<<([^()<>%]{1,400})>>\s*stream\r?\n/g;
/** All names that a stream of objects needs in its dictionary; any other may unpack the stream otherwise. */
const SAID = new Set([
  'Type',
  'ObjStm',
  'N',
  'First',
  'Length',
  'Extends',
  'Filter',
  'FlateDecode',
]);

const MIB = 1024 * 1024;
/** The most that streams of objects may unpack to, one and all together. */
const ONE = 16 * MIB;
const ALL = 64 * MIB;

const plain = (text: string) =>
  text.replace(/#([0-9a-f]{2})/gi, (_all, code) => String.fromCharCode(Number.parseInt(code, 16)));

/**
 * Whether a PDF acts; streams of objects are looked into. Of a PDF behind a password only what stands open is seen: the
 * rest is as closed as a ZIP, which is taken too. A PDF that unpacks to more than it should, or that cannot be read, is
 * taken for acting: programs forgive much of what is wrong with one.
 */
export async function pdfActs(file: string): Promise<boolean> {
  const bytes = await readFile(file);
  const text = bytes.toString('latin1');
  const said = plain(text);
  if (ACTS.test(said)) return true;
  let unread = said.match(NAMED)?.length ?? 0;
  if (unread === 0) return false;
  const encrypted = isEncrypted(text);
  let left = ALL;
  for (const { 0: all, 1: head = '', index } of text.matchAll(STREAM)) {
    const names = head.match(/\/[^\s/[\]]*/g)?.map((name) => name.slice(1)) ?? [];
    const isPlain = names.every((name, at) => SAID.has(name) && names.indexOf(name) === at);
    if (!isPlain || !names.includes('ObjStm')) continue;
    unread -= 1;
    // Objects that are not packed were seen above.
    if (!names.includes('Filter')) continue;
    const { objects, whole } = await unpacked(
      bytes.subarray(index + all.length),
      Math.min(ONE, left),
    );
    left -= objects.length;
    if (left <= 0 || ACTS.test(plain(objects.toString('latin1')))) return true;
    if (!whole && !encrypted) return true;
  }
  return unread > 0;
}

/**
 * The content of a packed stream, as far as it can be unpacked. The checksum at its end is not looked at, since
 * programs forgive a wrong one.
 */
async function unpacked(
  packed: Buffer,
  most: number,
): Promise<{ objects: Buffer; whole: boolean }> {
  const [method = 0, check = 0] = packed;
  if ((method & 15) !== 8 || ((method << 8) | check) % 31 !== 0) {
    return { objects: Buffer.alloc(0), whole: false };
  }
  const stream = createInflateRaw();
  const parts: Buffer[] = [];
  let length = 0;
  let whole = true;
  stream.end(packed.subarray(2));
  try {
    for await (const part of stream as AsyncIterable<Buffer>) {
      length += part.length;
      parts.push(part);
      if (length > most) return { objects: Buffer.alloc(most + 1), whole: false };
    }
  } catch {
    whole = false;
  }
  return { objects: Buffer.concat(parts), whole };
}
