/**
 * RFC 4180 with a header, in UTF-8. The byte order mark makes Excel read it as UTF-8; decimals have a point and no
 * thousands, so that programs read them.
 */
import type { Baris, Kolom, Sel } from './tabel.ts';

const BOM = '\uFEFF';
const LINE_END = '\r\n';

/** What a spreadsheet would take for a formula. */
const FORMULA = /^[=+\-@\t\r]/;

export function csvHead(kolom: readonly Kolom[]): string {
  return `${BOM}${kolom.map(({ judul }) => quoted(judul)).join(',')}${LINE_END}`;
}

export function csvRows(kolom: readonly Kolom[], rows: readonly Baris[]): string {
  const teks = kolom.map(({ jenis }) => jenis === 'teks');
  let text = '';
  for (const { sel } of rows) {
    text += cell(sel[0] ?? null, teks[0] === true);
    for (let index = 1; index < teks.length; index += 1) {
      text += `,${cell(sel[index] ?? null, teks[index] === true)}`;
    }
    text += LINE_END;
  }
  return text;
}

function cell(value: Sel, teks: boolean): string {
  if (value === null || value === '') return '';
  if (!teks) return value;
  return quoted(FORMULA.test(value) ? `'${value}` : value);
}

function quoted(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
