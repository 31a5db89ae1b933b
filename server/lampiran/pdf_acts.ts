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
/** What says of a stream that it holds objects; as it is read by programs, whatever it is written like. */
const NAMED = /\/ObjStm(?![A-Za-z0-9])/g;
/** A stream after what it says of itself, which holds no texts, remarks or further dictionaries. */
const STREAM = /obj\s*<<([^()<>%]{1,400})>>\s*stream\r?\n/g;
/** All that a stream of objects has to say of itself; what else it says may unpack it otherwise. */
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

const unpack = promisify<Buffer, { maxOutputLength: number }, Buffer>(inflate);

const plain = (text: string) =>
  text.replace(/#([0-9a-f]{2})/gi, (_all, code) => String.fromCharCode(Number.parseInt(code, 16)));

/**
 * Also in streams of objects. Of a PDF behind a password only what stands open is seen: the rest is as closed as a ZIP,
 * which is taken too. One that unpacks to more than it should, or that cannot be
 * read, is taken for acting: programs forgive much of what is wrong with it.
 */
export async function pdfActs(file: string): Promise<boolean> {
  const bytes = await readFile(file);
  const text = bytes.toString('latin1');
  const said = plain(text);
  if (ACTS.test(said)) return true;
  const encrypted = /\/Encrypt(?![A-Za-z0-9])/.test(said);
  let unread = said.match(NAMED)?.length ?? 0;
  let left = ALL;
  for (const { 0: all, 1: head = '', index } of text.matchAll(STREAM)) {
    const names = head.match(/\/[^\s/[\]]*/g)?.map((name) => name.slice(1)) ?? [];
    const isPlain = names.every((name, at) => SAID.has(name) && names.indexOf(name) === at);
    if (!isPlain || !names.includes('ObjStm')) continue;
    unread -= 1;
    // Objects that are not packed have been seen.
    if (!names.includes('Filter')) continue;
    try {
      const options = { maxOutputLength: Math.min(ONE, left) };
      const objects = await unpack(bytes.subarray(index + all.length), options);
      left -= objects.length;
      if (left <= 0 || ACTS.test(plain(objects.toString('latin1')))) return true;
    } catch (error) {
      if (!encrypted || (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE')
        return true;
    }
  }
  return unread > 0 && !encrypted;
}
