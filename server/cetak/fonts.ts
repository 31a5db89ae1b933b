/**
 * Fonts are parsed once. The library parses them anew for each PDF, which takes longer than setting a page. A parsed
 * font holds nothing of a document: what a PDF shows of it is a subset of its own.
 *
 * Imported before pdfmake, which keeps what it finds when it is loaded.
 */
import { createRequire } from 'node:module';

type Fontkit = { create(buffer: Uint8Array, name?: string): object };

const pdfmake = createRequire(import.meta.url).resolve('pdfmake');
const require = createRequire(createRequire(pdfmake).resolve('pdfkit'));
const fontkit: Fontkit = require('fontkit');
const loaded = require.cache[require.resolve('fontkit')];

const parsed: { buffer: Uint8Array; font: object }[] = [];

/** The font of a file, parsed once; there are four files. */
function create(buffer: Uint8Array, name?: string): object {
  const found = parsed.find((one) => Buffer.compare(one.buffer, buffer) === 0);
  if (found) return found.font;
  const font = fontkit.create(buffer, name);
  parsed.push({ buffer, font });
  return font;
}

if (loaded) loaded.exports = { ...fontkit, create };
