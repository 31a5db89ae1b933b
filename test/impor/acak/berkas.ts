/** Files of cells: CSV, XLSX, HTML, the XML of Excel 2003 and JSON, byte by byte. */
import iconv from 'iconv-lite';
import { workbookOf } from '../../helpers/workbook.ts';
import type { Bentuk } from './bentuk.ts';
import type { Sel } from './sel.ts';

export type Berkas = { nama: string; isi: Buffer };

export async function berkasOf(sheet: Sel[][], kepala: number, bentuk: Bentuk): Promise<Berkas> {
  switch (bentuk.berkas) {
    case 'csv':
      return { nama: 'acak.csv', isi: csvOf(sheet, bentuk) };
    case 'xlsx':
      return { nama: 'acak.xlsx', isi: await xlsxOf(sheet) };
    case 'html':
      return { nama: 'acak.xls', isi: Buffer.from(htmlOf(sheet)) };
    case 'xml':
      return { nama: 'acak.xls', isi: Buffer.from(xmlOf(sheet)) };
    default:
      return {
        nama: 'acak.json',
        isi: Buffer.from(jsonOf(sheet, kepala, bentuk.berkas === 'json_data')),
      };
  }
}

const teksOf = (sel: Sel | undefined): string => sel?.v ?? '';

function csvOf(sheet: Sel[][], { pemisah, sandi }: Bentuk): Buffer {
  const quoted = (text: string) =>
    text.includes(pemisah) || /["\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  const width = Math.max(...sheet.map((row) => row.length));
  const lines = sheet.map((row) =>
    Array.from({ length: row.length === 0 ? 0 : width }, (_, n) => quoted(teksOf(row[n]))).join(
      pemisah,
    ),
  );
  const text = lines.join('\r\n');
  if (sandi === 'bom') return Buffer.from(`\ufeff${text}`);
  if (sandi === 'utf16le') return iconv.encode(`\ufeff${text}`, 'utf-16le');
  return iconv.encode(text, sandi);
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const htmlOf = (sheet: Sel[][]): string =>
  `<html><head><meta charset="utf-8"></head><body><table>${sheet
    .map((row) => `<tr>${row.map((sel) => `<td>${escaped(teksOf(sel))}</td>`).join('')}</tr>`)
    .join('\n')}</table></body></html>`;

function xmlOf(sheet: Sel[][]): string {
  const cell = (sel: Sel): string => {
    if (sel === null) return '<Cell/>';
    const [type, text] =
      sel.t === 'd'
        ? ['DateTime', `${sel.v}T00:00:00.000`]
        : [sel.t === 'n' ? 'Number' : 'String', sel.v];
    return `<Cell><Data ss:Type="${type}">${escaped(text)}</Data></Cell>`;
  };
  const rows = sheet.map((row) => `<Row>${row.map(cell).join('')}</Row>`).join('');
  return `<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?>
<Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet">
<Worksheet ss:Name="Data"><Table>${rows}</Table></Worksheet></Workbook>`;
}

function jsonOf(sheet: Sel[][], kepala: number, data: boolean): string {
  const [, names = []] = [0, sheet[kepala]];
  const rows = sheet.slice(kepala + 1).filter((row) => row.some((sel) => sel !== null));
  const objects = rows.map((row) =>
    Object.fromEntries(
      names.flatMap((name, n) => {
        const sel = row[n] ?? null;
        if (name === null) return [];
        return [[name.v, sel === null ? null : sel.t === 'n' ? Number(sel.v) : sel.v]];
      }),
    ),
  );
  return JSON.stringify(data ? { data: objects, total: objects.length } : objects);
}

const DAY_MS = 86_400_000;

/** A workbook of one sheet, whose styles are its formats in the order in which they come. */
async function xlsxOf(sheet: Sel[][]): Promise<Buffer> {
  const formats = ['yyyy-mm-dd'];
  const styleOf = (format: string | undefined): number => {
    if (!format) return 0;
    if (!formats.includes(format)) formats.push(format);
    return formats.indexOf(format) + 1;
  };
  const cell = (sel: Sel, place: string): string => {
    if (sel === null) return '';
    if (sel.t === 's') {
      return `<c r="${place}" t="inlineStr"><is><t xml:space="preserve">${escaped(sel.v)}</t></is></c>`;
    }
    if (sel.t === 'n') return `<c r="${place}" s="${styleOf(sel.format)}"><v>${sel.v}</v></c>`;
    return `<c r="${place}" s="1"><v>${Date.parse(sel.v) / DAY_MS + 25_569}</v></c>`;
  };
  const rows = sheet.map(
    (row, y) =>
      `<row r="${y + 1}">${row.map((sel, x) => cell(sel, `${String.fromCharCode(65 + x)}${y + 1}`)).join('')}</row>`,
  );
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const numFmts = formats.map(
    (code, n) => `<numFmt numFmtId="${170 + n}" formatCode="${escaped(code)}"/>`,
  );
  const xfs = ['<xf numFmtId="0"/>', ...formats.map((_, n) => `<xf numFmtId="${170 + n}"/>`)];
  return await workbookOf({
    'workbook.xml': `<workbook xmlns="${main}" xmlns:r="r"><sheets><sheet name="Data" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    '_rels/workbook.xml.rels': `<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>`,
    'worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData>${rows.join('')}</sheetData></worksheet>`,
    'styles.xml': `<styleSheet xmlns="${main}"><numFmts>${numFmts.join('')}</numFmts><cellXfs>${xfs.join('')}</cellXfs></styleSheet>`,
  });
}
