/** The type of a file, found by its content. Its name may only agree with that. */
import { open } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';
import { HttpError } from '../base/errors.ts';
import { pdfActs } from './pdf_acts.ts';

/** The types that may be attached. `WORDS`: how an error calls them. */
const ALLOWED = new Set([
  'application/pdf',
  'image/png',
  'image/jpeg',
  'image/webp',
  'image/gif',
  'image/heic',
  'image/tiff',
  'application/zip',
  'application/xml',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  'application/vnd.oasis.opendocument.spreadsheet',
  'application/vnd.oasis.opendocument.text',
]);
const WORDS =
  'PDF, PNG, JPEG, WebP, GIF, HEIC, TIFF, XLSX, DOCX, PPTX, ODS, ODT, XML, ZIP, CSV atau teks';

/** The type that a file must have whose name ends so. */
const ENDINGS: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
};

/**
 * Endings that a name may have, besides none. All others are refused, whatever the file holds: those with which a saved file
 * would run, open as a page or fetch something are too many to name, and more come.
 */
const KNOWN = new Set([
  ...Object.keys(ENDINGS),
  ...['heic', 'heif', 'tif', 'tiff', 'xlsx', 'docx', 'pptx', 'ods', 'odt', 'xml', 'zip'],
  ...['csv', 'tsv', 'txt', 'md', 'json', 'log'],
]);

/** The ending of a name as a disk keeps it: Windows drops full stops and spaces at the end. */
const endingOf = (name: string): string | undefined =>
  /\.([^.]*)$/.exec(name.replace(/[.\s]+$/u, ''))?.[1]?.toLowerCase();

const wrong = (message: string) => new HttpError(400, 'VALMP', [`berkas: ${message}`]);

/**
 * The media type of a file.
 *
 * @throws HttpError 400 VALMP for a type or an ending that is not taken, an ending of another type, a PDF with scripts
 */
export async function contentType(file: string, name: string): Promise<string> {
  const seen = (await fileTypeFromFile(file))?.mime;
  const text = seen === undefined || seen === 'application/xml' ? await textType(file, name) : seen;
  const found = text === undefined ? undefined : (seen ?? text);
  if (found === undefined || !(ALLOWED.has(found) || found.startsWith('text/'))) {
    throw wrong(`jenis ini tidak diterima; kirim ${WORDS}`);
  }
  const ending = endingOf(name);
  if (ending !== undefined && !KNOWN.has(ending)) {
    throw wrong(`nama berakhiran ini tidak diterima; yang boleh: ${[...KNOWN].join(', ')}`);
  }
  const said = ENDINGS[ending ?? ''];
  if (said !== undefined && said !== found) throw wrong(`isinya ${found}, bukan ${said}`);
  if (found === 'application/pdf' && (await pdfActs(file))) {
    throw wrong('PDF ini memuat skrip, tindakan, atau berkas di dalamnya');
  }
  return found;
}

const SAMPLE = 64 * 1024;

/** The type of a text in UTF-8 without control characters. HTML and SVG are not kept, so they have none here. */
async function textType(file: string, name: string): Promise<string | undefined> {
  const handle = await open(file);
  const { buffer, bytesRead } = await handle
    .read(Buffer.alloc(SAMPLE), 0, SAMPLE, 0)
    .finally(() => handle.close());
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(buffer.subarray(0, bytesRead), {
      stream: true,
    });
  } catch {
    return undefined;
  }
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what no text has.
  if (/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/.test(text)) return undefined;
  if (/<\s*(?:\w+:)?(!doctype|html|script|svg|body|iframe)\b/i.test(text)) return undefined;
  return /\.csv$/i.test(name) ? 'text/csv' : 'text/plain';
}
