/** Tables of HTML, as web reports save them under the name of a workbook. */
import { createReadStream } from 'node:fs';
import iconv from 'iconv-lite';
import { clean, MAX_CELL, MAX_COLUMNS, type Sel, unreadable } from './tabel.ts';

const NAMED: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' },
  ...{ ndash: '–', mdash: '—', eacute: 'é', egrave: 'è', copy: '©', reg: '®', deg: '°' },
};

/** Whether a file begins as HTML does, whatever it is called. */
export const isHtml = (text: string): boolean =>
  /^\s*(?:<!--[^>]*-->\s*)?<(?:!doctype html|html|head|body|meta|style|table|div|center)\b/i.test(
    text,
  );

/** The rows of all tables of a page, one after the other, without the texts of scripts and styles. */
export async function* readHtml(
  path: string,
  encoding: string,
  catatan: string[],
): AsyncGenerator<Sel[], void, void> {
  catatan.push('HTML: dibaca sebagai tabel');
  const reader = new RowReader();
  const decode = iconv.getDecoder(encoding);
  let rest = '';
  for await (const part of createReadStream(path)) {
    rest = reader.take(rest + decode.write(part as Buffer), false);
    yield* reader.rows.splice(0);
  }
  reader.take(rest + (decode.end() ?? ''), true);
  yield* reader.rows.splice(0);
  if (!reader.seen) throw unreadable('HTML tanpa tabel');
}

class RowReader {
  readonly rows: Sel[][] = [];
  seen = false;
  #row: Sel[] | undefined;
  #cell: string | undefined;
  #span = 1;
  /** The tag that is passed over: nothing is read until its end. */
  #mute = '';

  /** Reads the whole pieces of a text, and answers the rest. */
  take(text: string, last: boolean): string {
    let at = 0;
    while (at < text.length) {
      const open = text.indexOf('<', at);
      if (open < 0) {
        if (!last && text.length - at < MAX_CELL) return text.slice(at);
        this.#text(text.slice(at));
        return '';
      }
      this.#text(text.slice(at, open));
      const comment = text.startsWith('<!--', open);
      const close = comment ? text.indexOf('-->', open) : text.indexOf('>', open);
      if (close < 0) {
        if (text.length - open > 1024 * 1024) throw unreadable('HTML yang rusak');
        return text.slice(open);
      }
      if (!comment) this.#tag(text.slice(open + 1, close));
      at = close + (comment ? 3 : 1);
    }
    if (last) this.#endRow();
    return '';
  }

  #text(text: string): void {
    if (this.#cell === undefined || this.#mute !== '') return;
    this.#cell += text;
    if (this.#cell.length > 8 * MAX_CELL) throw unreadable('berisi teks yang terlalu panjang');
  }

  #tag(tag: string): void {
    const [, slash = '', name = ''] = /^(\/?)([a-z0-9]+)/i.exec(tag) ?? [];
    const lower = name.toLowerCase();
    if (this.#mute !== '') {
      if (slash !== '' && lower === this.#mute) this.#mute = '';
    } else if (['script', 'style'].includes(lower)) {
      if (slash === '' && !tag.endsWith('/')) this.#mute = lower;
    } else if (lower === 'tr' || lower === 'table') {
      this.#endRow();
      if (lower === 'tr' && slash === '') this.#row = [];
    } else if (lower === 'td' || lower === 'th') {
      this.#endCell();
      if (slash !== '') return;
      this.#row ??= [];
      this.#cell = '';
      this.#span = Number(/\bcolspan\s*=\s*["']?(\d{1,4})/i.exec(tag)?.[1] ?? 1);
    } else if (lower === 'br' || lower === 'p' || lower === 'div') this.#text(' ');
  }

  #endCell(): void {
    if (this.#cell === undefined || this.#row === undefined) return;
    const text = clean(unescaped(this.#cell).replace(/\s+/g, ' '));
    this.#row.push(text === '' ? null : text);
    for (let more = 1; more < this.#span && this.#row.length <= MAX_COLUMNS; more += 1) {
      this.#row.push(null);
    }
    this.#cell = undefined;
  }

  #endRow(): void {
    this.#endCell();
    if (this.#row === undefined) return;
    this.seen = true;
    this.rows.push(this.#row);
    this.#row = undefined;
  }
}

const unescaped = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,8}));/gi, (whole, ten, hex, name) => {
    if (name !== undefined) return NAMED[(name as string).toLowerCase()] ?? whole;
    const code = ten === undefined ? Number.parseInt(hex as string, 16) : Number(ten);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
