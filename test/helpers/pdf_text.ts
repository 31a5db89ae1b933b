import { inflateSync } from 'node:zlib';

/**
 * The texts of a PDF as pdfmake writes it, one for each piece that was set, page by page: its content streams are
 * inflated and their glyphs read through the fonts' own maps to Unicode.
 */
export function pdfPages(bytes: Buffer): string[][] {
  const objects = readObjects(bytes);
  const maps = new Map<string, Map<string, string>>();
  for (const { text } of objects.values()) {
    for (const [, name = '', font = ''] of text.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const map = /\/ToUnicode (\d+) 0 R/.exec(objects.get(font)?.text ?? '')?.[1];
      if (map) maps.set(name, unicodeMap(objects.get(map)?.stream ?? ''));
    }
  }
  return [...objects.values()]
    .filter(({ text }) => /\/Type \/Page\b/.test(text))
    .map(({ text }) => {
      const content = /\/Contents (\d+) 0 R/.exec(text)?.[1] ?? '';
      return textsOf(objects.get(content)?.stream ?? '', maps);
    });
}

type PdfObject = { text: string; stream: string };

function readObjects(bytes: Buffer): Map<string, PdfObject> {
  const source = bytes.toString('latin1');
  const objects = new Map<string, PdfObject>();
  for (const match of source.matchAll(/^(\d+) 0 obj\n([\s\S]*?)\n(?:endobj|stream\n)/gm)) {
    const [whole, id = '', text = ''] = match;
    let stream = '';
    if (whole.endsWith('stream\n')) {
      const from = match.index + whole.length;
      const length = Number(/\/Length (\d+)/.exec(text)?.[1] ?? 0);
      const raw = bytes.subarray(from, from + length);
      stream = (text.includes('FlateDecode') ? inflateSync(raw) : raw).toString('latin1');
    }
    objects.set(id, { text, stream });
  }
  return objects;
}

function unicodeMap(cmap: string): Map<string, string> {
  const map = new Map<string, string>();
  for (const [, first = '0', list = ''] of cmap.matchAll(/<(\w+)> <\w+> \[([^\]]*)\]/g)) {
    // A glyph of several letters, as fi, has them with blanks between.
    [...list.matchAll(/<([\w ]*)>/g)].forEach(([, letters = ''], index) => {
      const hex = letters.replaceAll(' ', '');
      const glyph = (Number.parseInt(first, 16) + index).toString(16).padStart(4, '0');
      map.set(glyph, Buffer.from(hex, 'hex').swap16().toString('utf16le'));
    });
  }
  return map;
}

function textsOf(content: string, maps: Map<string, Map<string, string>>): string[] {
  let map = new Map<string, string>();
  const texts: string[] = [];
  for (const [, font, glyphs] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[(.*?)\] TJ/g)) {
    if (font) map = maps.get(font) ?? new Map();
    else {
      const hex = [...(glyphs ?? '').matchAll(/<(\w+)>/g)].map(([, one]) => one).join('');
      texts.push((hex.match(/.{4}/g) ?? []).map((glyph) => map.get(glyph) ?? '').join(''));
    }
  }
  return texts;
}
