import { expect } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import readXlsxFile from 'read-excel-file/node';
import { angkaTampil, tanggalPendek } from '../../server/cetak/tabel/angka.ts';
import { pdfPages } from '../helpers/pdf_text.ts';
import { unzip } from '../helpers/unzip.ts';

export type Cells = string[];
type File = { status: number; headers: Headers; bytes: Buffer };

/** A report as it is asked for: a path below /api/laporan. */
export async function fetchFile(base: string, token: string, path: string, init: RequestInit = {}) {
  const response = await fetch(`${base}/api/laporan/${path}`, {
    ...init,
    headers: { authorization: `Bearer ${token}`, ...init.headers },
  });
  const bytes = Buffer.from(await response.arrayBuffer());
  return { status: response.status, headers: response.headers, bytes };
}

/** The pages of a paper, each as one text without blanks. */
export async function fetchPdf(base: string, token: string, url: string): Promise<string[]> {
  const response = await fetch(base + url, { headers: { authorization: `Bearer ${token}` } });
  expect(response.headers.get('content-type')).toBe('application/pdf');
  return readPdf({ bytes: Buffer.from(await response.arrayBuffer()) });
}

/** Header and rows of a csv, which must begin with the byte order mark and be of one width. */
export function readCsv({ bytes }: Pick<File, 'bytes'>): { header: Cells; rows: Cells[] } {
  if (bytes.subarray(0, 3).toString('hex') !== 'efbbbf') throw new Error('no byte order mark');
  const [header = [], ...rows] = parse(bytes, { bom: true }) as Cells[];
  return { header, rows };
}

/** JSON whose numbers are texts with the digits as they were sent. */
export function exactJson<T>(text: string): T {
  const reviver = (_key: string, value: unknown, context: { source?: string }) =>
    typeof value === 'number' ? context.source : value;
  return (JSON.parse as (text: string, reviver: unknown) => T)(text, reviver);
}

type SheetCells = (string | number | boolean | Date | null)[];

/** The sheets of a workbook by name, with what stands above the header and below it. */
export async function readXlsx({ bytes }: Pick<File, 'bytes'>) {
  const sheets = await readXlsxFile(bytes);
  return sheets.map(({ sheet, data }) => {
    const rows = data as SheetCells[];
    const at = rows.findIndex((row) => row[0] === 'Jenis baris' || row[0] === 'Row type');
    const title = rows.slice(0, at).map((row) => String(row[0] ?? ''));
    return { name: sheet, title, header: rows[at] ?? [], rows: rows.slice(at + 1), all: rows };
  });
}

/** The formats of the numbers in the first sheet of a workbook, as its XML has them, by column (`B`). */
export async function numberFormats(bytes: Buffer): Promise<Record<string, string[]>> {
  const files = await unzip(bytes);
  const [styles, cells] = ['styles', 'worksheets/sheet1'].map((n) =>
    String(files.get(`xl/${n}.xml`)),
  );
  const codes = new Map(
    Array.from(styles?.matchAll(/numFmtId="(\d+)" formatCode="([^"]*)"/g) ?? [], ([, id, code]) => [
      id,
      code,
    ]),
  );
  const [, list] = /<cellXfs[^>]*>(.*)<\/cellXfs>/s.exec(styles ?? '') ?? [];
  const shown = Array.from(list?.matchAll(/<xf ([^>]*)>/g) ?? [], ([, xf]) =>
    codes.get(/numFmtId="(\d+)"/.exec(xf ?? '')?.[1]),
  );
  const found: Record<string, Set<string>> = {};
  // A text has a type.
  for (const [, column = '', style] of cells?.matchAll(/<c r="([A-Z]+)\d+" s="(\d+)"><v>/g) ?? []) {
    found[column] ??= new Set();
    found[column].add(shown[Number(style)] ?? 'none');
  }
  return Object.fromEntries(Object.entries(found).map(([column, all]) => [column, [...all]]));
}

/** A cell of a csv as a workbook holds it. */
export function excelCell(text: string): string | number | null {
  if (text === '') return null;
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
}

/** A cell of a workbook that may be a day, as text or number. */
export function plainCell(value: SheetCells[number]): string | number | null {
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  return typeof value === 'boolean' ? String(value) : value;
}

/** The words of each page of a PDF, without the spaces between them. */
export function readPdf({ bytes }: Pick<File, 'bytes'>): string[] {
  return pdfPages(bytes).map((page) => page.join('').replace(/\s/g, ''));
}

/** How paper shows the cell of a csv, without spaces. */
export function onPaper(text: string, kind: 'uang' | 'kuantitas' | 'teks' = 'teks'): string {
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return tanggalPendek(text);
  return (kind === 'teks' ? text : angkaTampil(text, kind)).replace(/\s/g, '');
}

/** The sum of a column of the csv, which holds rows only, in millionths: quantities have six decimals. */
export function sumOf(rows: string[][], at: number): string {
  const sum = rows.reduce((total, row) => {
    const [, sign, whole = '0', part = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(row[at] ?? '') ?? [];
    const value = BigInt(whole + part.padEnd(6, '0'));
    return sign === '-' ? total - value : total + value;
  }, 0n);
  const digits = (sum < 0n ? -sum : sum).toString().padStart(7, '0');
  return `${sum < 0n ? '-' : ''}${digits.slice(0, -6)}.${digits.slice(-6)}`;
}
/** A sum as a column of money has it. */
export const money = (text: string) => text.replace(/(\.\d\d)\d+$/, '$1');
