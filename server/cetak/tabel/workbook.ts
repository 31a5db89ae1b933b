/**
 * A workbook of one sheet, written as its rows come: write-excel-file holds all of a sheet before it writes the first byte.
 * Only what such a list needs: texts in the cells themselves, numbers, days, a head that stays in sight.
 */
import { Readable } from 'node:stream';
import yazl from 'yazl';
import { columnName } from './xlsx_feature.ts';

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Styles by their number: of a head, of a text that stays one when it is typed over, of a day, of what somebody is to see. */
export const STYLE = { head: 1, text: 2, day: 3, remark: 4 } as const;

/** A cell of a sheet: a number, or a text; null is empty. */
export type SheetCell = { text: string; style: number } | { number: number; style?: number } | null;

export type Sheet = {
  name: string;
  widths: readonly number[];
  rows: AsyncIterable<readonly SheetCell[]>;
};

const STYLES = `${XML}<styleSheet xmlns="${MAIN}"><fonts count="3"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font><font><sz val="11"/><color rgb="FFB00020"/><name val="Calibri"/></font></fonts><fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill><fill><patternFill patternType="solid"><fgColor rgb="FFE8ECF1"/></patternFill></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="5"><xf/><xf fontId="1" fillId="2" applyFont="1" applyFill="1"/><xf numFmtId="49" applyNumberFormat="1"/><xf numFmtId="14" applyNumberFormat="1"/><xf fontId="2" applyFont="1"/></cellXfs></styleSheet>`;

const CONTENT_TYPES = `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPE}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/></Types>`;

const relationships = (...targets: readonly [kind: string, target: string][]): string =>
  `${XML}<Relationships xmlns="${PACKAGE}/relationships">${targets
    .map(
      ([kind, target], index) =>
        `<Relationship Id="rId${index + 1}" Type="${RELATIONS}/${kind}" Target="${target}"/>`,
    )
    .join('')}</Relationships>`;

const workbook = (sheet: string): string =>
  `${XML}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets><sheet name="${escaped(sheet)}" sheetId="1" r:id="rId1"/></sheets></workbook>`;

/** The bytes of a workbook; the rows are read as they are wanted. */
export function workbookOf(sheet: Sheet, chunk: number): AsyncIterable<Buffer> {
  const zip = new yazl.ZipFile();
  const add = (name: string, text: string) => zip.addBuffer(Buffer.from(text), name);
  add('[Content_Types].xml', CONTENT_TYPES);
  add('_rels/.rels', relationships(['officeDocument', 'xl/workbook.xml']));
  add('xl/workbook.xml', workbook(sheet.name));
  add(
    'xl/_rels/workbook.xml.rels',
    relationships(['worksheet', 'worksheets/sheet1.xml'], ['styles', 'styles.xml']),
  );
  add('xl/styles.xml', STYLES);
  const text = Readable.from(sheetText(sheet, chunk));
  zip.addReadStream(text, 'xl/worksheets/sheet1.xml');
  zip.end();
  const out = zip.outputStream as Readable;
  // An error while rows are read ends the workbook; a workbook that is closed ends the reading.
  text.once('error', (error) => out.destroy(error));
  out.once('close', () => text.destroy());
  return out;
}

async function* sheetText(
  { widths, rows }: Sheet,
  chunk: number,
): AsyncGenerator<string, void, void> {
  const columns = widths.map(
    (width, index) =>
      `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  );
  let text = `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${columns.join('')}</cols><sheetData>`;
  const places = widths.map((_, index) => columnName(index + 1));
  let number = 0;
  for await (const row of rows) {
    number += 1;
    const cells = row.map((cell, index) => cellXml(`${places[index]}${number}`, cell));
    text += `<row r="${number}">${cells.join('')}</row>`;
    if (text.length < chunk) continue;
    yield text;
    text = '';
  }
  yield `${text}</sheetData></worksheet>`;
}

function cellXml(place: string, cell: SheetCell): string {
  if (cell === null) return '';
  const style = cell.style === undefined ? '' : ` s="${cell.style}"`;
  return 'number' in cell
    ? `<c r="${place}"${style}><v>${cell.number}</v></c>`
    : `<c r="${place}"${style} t="inlineStr"><is><t xml:space="preserve">${escaped(cell.text)}</t></is></c>`;
}

/** Control characters but tab and line feed; XML has no place for them, and makes a line feed of a carriage return. */
const UNPRINTABLE = /[[\p{Cc}\ufffe\uffff]--[\t\n\u007f-\u009f]]/gv;

/**
 * A text for XML. Signs that XML has no place for are written as workbooks do: `_x0007_`. A text that already looks
 * like that is written so that it stays a text.
 */
const escaped = (text: string): string =>
  text
    .toWellFormed()
    .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
    .replace(
      UNPRINTABLE,
      (sign) => `_x${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`,
    )
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
