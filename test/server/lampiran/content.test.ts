/** What a file is, by what it holds: what would act where it is opened is not taken. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { deflateSync } from 'node:zlib';
import { afterAll, expect, test } from '@jest/globals';
import { contentType } from '../../../server/lampiran/content.ts';
import { JPEG, png } from '../../helpers/gambar.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'niaga-isi-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const typeOf = (content: string | Buffer, name: string): Promise<string> => {
  const file = path.join(folder, 'berkas');
  writeFileSync(file, content);
  return contentType(file, name);
};

const pdf = (catalog = '') =>
  `%PDF-1.4\n1 0 obj<</Type/Catalog${catalog}>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n`;

/** A PDF that keeps objects in a packed stream. */
function packed(objects: string | Buffer): Buffer {
  const stream = deflateSync(objects);
  const head = `<</Type/ObjStm/N 1/First 4/Filter/FlateDecode/Length ${stream.length}>>`;
  return Buffer.concat([
    Buffer.from(`%PDF-1.5\n3 0 obj${head}stream\n`),
    stream,
    Buffer.from('\nendstream endobj\n%%EOF\n'),
  ]);
}

test.each([
  ['a.pdf', pdf(), 'application/pdf'],
  ['a.pdf', pdf('/OpenAction<</S/URI/URI(https://toko.test)>>'), 'application/pdf'],
  ['a.pdf', packed('2 0 <</Type/Page>>'), 'application/pdf'],
  ['a.PNG', png(), 'image/png'],
  ['a.jpeg', JPEG, 'image/jpeg'],
  ['a.csv', 'kode;nama\n1;Kopi\n', 'text/csv'],
  ['catatan', 'halo', 'text/plain'],
  ['a.xml', '<?xml version="1.0"?><faktur/>', 'application/xml'],
])('%s is taken', async (name, content, type) => {
  expect(await typeOf(content, name)).toBe(type);
});

test.each([
  ['scripts', pdf('/OpenAction<</S/JavaScript/JS(x)>>')],
  ['scripts, written otherwise', pdf('/AA<</O<</S/#4aava#53cript>>>>')],
  ['a program', pdf('/OpenAction<</S/Launch/F(cmd.exe)>>')],
  ['a form that is sent', pdf('/AA<</O<</S/SubmitForm>>>>')],
  ['a form with scripts of its own', pdf('/AcroForm<</XFA 5 0 R>>')],
  ['scripts in a packed stream', packed('2 0 <</S/JavaScript/JS(app.alert(1))>>')],
  ['a stream that unpacks to too much', packed(Buffer.alloc(17 * 1024 * 1024))],
])('a PDF with %s is not', async (_what, content) => {
  await expect(typeOf(content, 'a.pdf')).rejects.toMatchObject({
    code: 'VALMP',
    messages: ['berkas: PDF ini memuat skrip, tindakan, atau berkas di dalamnya'],
  });
});

test.each([
  ['a.xml', '<?xml version="1.0"?><html><x/></html>', /jenis ini tidak diterima/],
  ['a.xml', '<?xml version="1.0"?><s:svg xmlns:s="x"/>', /jenis ini tidak diterima/],
  ['a.svg', '<!-- x --><svg onload="x"/>', /jenis ini tidak diterima/],
  ['a.bat', 'echo', /nama berakhiran program/],
  ['a.HTML', 'halo', /nama berakhiran program/],
  ['a.pdf', 'MZ', /jenis ini tidak diterima|bukan/],
  ['a.jpg', png(), /isinya image\/png, bukan image\/jpeg/],
])('%s that holds something else is not', async (name, content, message) => {
  await expect(typeOf(content, name)).rejects.toMatchObject({
    messages: [expect.stringMatching(message)],
  });
});
