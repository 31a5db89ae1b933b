/** What a file is, by what it holds: what would act where it is opened is not taken. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { deflateRawSync, deflateSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import { contentType } from '../../server/lampiran/content.ts';
import { openFolder } from '../helpers/folder.ts';
import { JPEG, png } from './gambar.ts';

const folder = openFolder('isi');

const SCRIPT = '2 0 <</S/JavaScript/JS(app.alert(1))>>';
/** Hexadecimal digits, as a filter of PDF reads them. */
const hex = (content: Buffer | string) => `${Buffer.from(content).toString('hex')}>`;
/** The sum at the end is wrong, which readers of PDF forgive. */
const wrongSum = (content: string) => {
  const stream = deflateSync(content);
  stream[stream.length - 1] = (stream.at(-1) ?? 0) ^ 1;
  return stream;
};

/** What stands before the word that ends a stream is not packed; what follows it is. */
const seemsShort = (content: string) => {
  const [word, whole] = ['endstream ', deflateSync(`endstream ${content}`)];
  const stored = Buffer.from([0x78, 0x01, 0, word.length, 0, ~word.length & 255, 255]);
  return Buffer.concat([stored, Buffer.from(word), deflateRawSync(content), whole.subarray(-4)]);
};

const typeOf = (content: string | Buffer, name: string): Promise<string> => {
  const file = path.join(folder, 'berkas');
  writeFileSync(file, content);
  return contentType(file, name);
};

const pdf = (catalog = '') =>
  `%PDF-1.4\n1 0 obj<</Type/Catalog${catalog}>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n`;

/** The same with the end that leads to its trailer, which stands behind a table of objects. */
function ended(body: Buffer | string, trailer: string): Buffer {
  const whole = Buffer.from(body);
  const table = `xref\n0 1\n0000000000 65535 f \ntrailer${trailer}\nstartxref\n${whole.length}\n%%EOF\n`;
  return Buffer.concat([whole, Buffer.from(table)]);
}

const KEYS = '9 0 obj<</Filter/Standard/V 4/R 4/O(x)/U(y)/P -4>>endobj\n';
/** What a password closes: nobody can unpack it. */
const CLOSED = Buffer.from('0123456789abcdef');

const FLATE = '<</Type/ObjStm/N 1/First 4/Filter/FlateDecode>>';

/** A PDF that keeps objects in a packed stream. */
const packed = (objects: string | Buffer, head = FLATE) => inStream(deflateSync(objects), head);

function inStream(stream: Buffer, head: string): Buffer {
  return Buffer.concat([
    Buffer.from(`%PDF-1.5\n3 0 obj${head}stream\n`),
    stream,
    Buffer.from('\nendstream endobj\n%%EOF\n'),
  ]);
}

/** What nobody can unpack, and the keys to it. */
const closed = Buffer.concat([inStream(CLOSED, FLATE), Buffer.from(KEYS)]);

test.each([
  ['a.pdf', pdf(), 'application/pdf'],
  ['a.pdf', pdf('/OpenAction<</S/URI/URI(https://toko.test)>>'), 'application/pdf'],
  ['a.pdf', packed('2 0 <</Type/Page>>'), 'application/pdf'],
  [
    'a.pdf',
    inStream(Buffer.from('2 0 <</Type/Page>>'), '<</Type/ObjStm/N 1/First 4>>'),
    'application/pdf',
  ],
  // With a password its content cannot be read, as with a ZIP.
  ['a.pdf', ended(closed, '<</Size 9/Root 1 0 R/Encrypt 9 0 R>>'), 'application/pdf'],
  ['a.PNG', png(), 'image/png'],
  ['a.jpeg', JPEG, 'image/jpeg'],
  ['a.csv', 'kode;nama\n1;Kopi\n', 'text/csv'],
  ['catatan', 'halo', 'text/plain'],
  ['catatan.', 'halo', 'text/plain'],
  ['Nota 1.2 – é.TXT', 'halo', 'text/plain'],
  ['a.html.txt', 'halo', 'text/plain'],
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
  ['scripts in a packed stream', packed(SCRIPT)],
  ['such a stream by its name written otherwise', packed(SCRIPT, FLATE.replace('Obj', 'O#62j'))],
  ['one that says much of itself', packed(SCRIPT, FLATE.replace('/N', `${' '.repeat(500)}/N`))],
  ['one that is said to be unpacked', packed(SCRIPT, FLATE.replace('/N', '/X(stream\n)/N'))],
  [
    'one that is packed twice',
    packed(
      hex(SCRIPT),
      FLATE.replace('/Flate', '[/Flate').replace('code>', 'code/ASCIIHexDecode]>'),
    ),
  ],
  [
    'one that is packed in another way',
    inStream(
      Buffer.from(hex(deflateSync(SCRIPT))),
      FLATE.replace('/Flate', '[/ASCIIHexDecode/Flate').replace('code>', 'code]>'),
    ),
  ],
  ['one whose sum is wrong', inStream(wrongSum(SCRIPT), FLATE)],
  ['one that seems to end early', inStream(seemsShort(SCRIPT), FLATE)],
  [
    'one that is packed twice the same way',
    packed(
      deflateSync(SCRIPT),
      FLATE.replace('/Flate', '[/Flate').replace('code>', 'code/FlateDecode]>'),
    ),
  ],
  [
    'one that nothing but a remark says to be behind a password',
    Buffer.concat([closed, Buffer.from('%/Encrypt 9 0 R\n')]),
  ],
  [
    'one that a trailer in a remark says to be so',
    ended(closed, '<</Root 1 0 R>>\n%trailer<</Encrypt 9 0 R>>\n'),
  ],
  [
    'one that a remark in the trailer says to be so',
    ended(closed, '<</Root 1 0 R%/Encrypt 9 0 R\n>>'),
  ],
  [
    'one that a text in the trailer says to be so',
    ended(closed, '<</Root 1 0 R/ID[(/Encrypt 9 0 R\\))]>>'),
  ],
  [
    'one that something within the trailer says to be so',
    ended(closed, '<</Root 1 0 R/X<</Encrypt 9 0 R>>>>'),
  ],
  ['one behind no password', ended(closed, '<</Root 1 0 R/Encrypt null>>')],
  ['one behind a password that is not there', ended(closed, '<</Root 1 0 R/Encrypt 19 0 R>>')],
  [
    'one that an older trailer says to be so',
    ended(ended(closed, '<</Root 1 0 R/Encrypt 9 0 R>>'), '<</Root 1 0 R>>'),
  ],
  [
    'one that is behind a password and can be read',
    ended(Buffer.concat([packed(SCRIPT), Buffer.from(KEYS)]), '<</Root 1 0 R/Encrypt 9 0 R>>'),
  ],
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
  ['a.pdf', 'MZ', /jenis ini tidak diterima|bukan/],
  ['a.jpg', png(), /isinya image\/png, bukan image\/jpeg/],
])('%s that holds something else is not', async (name, content, message) => {
  await expect(typeOf(content, name)).rejects.toMatchObject({
    messages: [expect.stringMatching(message)],
  });
});

/** Saved, these would run, open as a page, or fetch something; and more of their kind come each year. */
const ACTING =
  `a.bat a.HTML a.exe a.library-ms a.search-ms a.searchConnector-ms a.url a.scf a.reg a.iqy a.oqy a.slk a.chm a.mht
  a.mhtml a.jnlp a.cpl a.desktop a.html. a.html.. a.hta a.lnk a.svg a.xhtml a.wsh a.gadget a.settingcontent-ms a.appref-ms
  a.application a.msc a.inf a.ini a.ps1 a.command a.webloc a.py a.rb a.pl a.xlsm a.xlam a.xll a.rtf a.one a.iso a.img a.vhd
  a.eml a.msg .url .scf .htaccess a.html:x`.split(/\s+/);

test.each([
  ...ACTING,
  'a.html ',
  'a.html. .',
  'a.html\u200b',
  'a.ht\u200bml',
  'a.txt\u202e',
  'a.html\u00a0',
  'a.html\u3000.',
  'a.xyz',
])('a name like %j is not', async (name) => {
  await expect(typeOf('halo', name)).rejects.toMatchObject({
    code: 'VALMP',
    messages: [
      expect.stringMatching(/^berkas: nama berakhiran ini tidak diterima; yang boleh: pdf, png/),
    ],
  });
});
