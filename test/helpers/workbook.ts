import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import yazl from 'yazl';

/** A workbook of these parts, by their names below `xl/`. */
export async function workbookOf(parts: Readonly<Record<string, string>>): Promise<Buffer> {
  const zip = new yazl.ZipFile();
  for (const [name, text] of Object.entries(parts)) zip.addBuffer(Buffer.from(text), `xl/${name}`);
  zip.end();
  return await buffer(zip.outputStream as Readable);
}
