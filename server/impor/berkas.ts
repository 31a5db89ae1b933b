/** A file of rows, CSV, XLSX, XML of Excel 2003, a table of HTML or a list of JSON, known by its content. It is read as a stream: memory does not grow with it. */
import { open } from 'node:fs/promises';
import { fileTypeFromBuffer } from 'file-type';
import iconv from 'iconv-lite';
import { encodingOf, readCsv } from './csv.ts';
import { isHtml, readHtml } from './html.ts';
import { isJson, readJson } from './json.ts';
import { type Buku, limited, type Sel, type Tabel, unreadable } from './tabel.ts';
import { openXlsx } from './xlsx.ts';
import { isXml2003, openXml2003 } from './xml2003.ts';

const SAMPLE = 64 * 1024;

/**
 * Opens a file of rows.
 *
 * @throws HttpError 400 VABKS: another kind of file, empty, behind a password, or broken
 */
export async function openTabel(path: string): Promise<Tabel> {
  const head = await beginning(path);
  if (head.length === 0) throw unreadable('kosong');
  const kind = await fileTypeFromBuffer(head);
  const ext = kind?.ext;
  if (ext === 'cfb') {
    throw unreadable(
      head.includes(Buffer.from('EncryptedPackage', 'utf16le')) || (await isEncrypted(path))
        ? 'dilindungi kata sandi; simpan dulu tanpa kata sandi'
        : 'format Excel lama (.xls); simpan dulu sebagai .xlsx atau CSV',
    );
  }
  const zip = head.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004', 'latin1'));
  const catatan: string[] = [];
  if (zip) return book(catatan, await openXlsx(path, catatan));
  const encoding = await encodingOf(path, head);
  const text = iconv.decode(head, encoding);
  // Whatever they are called: reports of the web are HTML under the name of a workbook.
  if (isXml2003(text)) return book(catatan, await openXml2003(path, catatan));
  if (isHtml(text)) return plain(catatan, () => readHtml(path, encoding, catatan));
  if (encoding === 'utf8' && isJson(text)) {
    return plain(catatan, () => readJson(path, text, catatan));
  }
  if (kind !== undefined && ext !== 'xml') {
    throw unreadable(`bukan CSV, XLSX atau JSON, melainkan ${kind.mime}`);
  }
  return plain(catatan, () => readCsv(path, head, catatan));
}

const book = (catatan: string[], { lembar, rows }: Buku): Tabel => ({
  ...{ bentuk: 'xlsx', catatan, lembar },
  rows: (name) => limited(rows(name)),
});

const plain = (catatan: string[], rows: () => AsyncIterable<Sel[]>): Tabel => ({
  ...{ bentuk: 'csv', catatan, lembar: [] },
  rows: () => limited(rows()),
});

async function beginning(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(SAMPLE), 0, SAMPLE, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** The directory of an old container may stand anywhere in it; a workbook behind a password names its package there. */
async function isEncrypted(path: string): Promise<boolean> {
  const name = Buffer.from('EncryptedPackage', 'utf16le');
  const file = await open(path);
  try {
    let rest = Buffer.alloc(0);
    for await (const part of file.createReadStream({ autoClose: false })) {
      const here = Buffer.concat([rest, part as Buffer]);
      if (here.includes(name)) return true;
      rest = here.subarray(-name.length);
    }
    return false;
  } finally {
    await file.close();
  }
}
