/** /api/docs-json and /api/docs: the description, and a page that shows it with Swagger UI from the package's own files. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { HttpError } from '../../server/base/errors.ts';
import { sentence } from '../../server/base/sentences.ts';
import type { Answer, Endpoint, Handler } from '../base/endpoint.ts';
import { type DocumentsOf, openApiDocument } from './openapi.ts';
import { chapterDocument, chapterList } from './openapi_chapters.ts';
import { exampleDay } from './openapi_dates.ts';

const PACKAGE = path.dirname(
  createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'),
);
const WEB = path.join(import.meta.dirname, 'web');

const [CSS, SCRIPT] = ['text/css; charset=utf-8', 'text/javascript; charset=utf-8'];
const FILES: Readonly<Record<string, [folder: string, type: string]>> = {
  'swagger-ui.css': [PACKAGE, CSS],
  'swagger-ui-bundle.js': [PACKAGE, SCRIPT],
  'favicon-32x32.png': [PACKAGE, 'image/png'],
  'docs.css': [WEB, CSS],
  'docs.js': [WEB, SCRIPT],
};

// Swagger UI sets styles inline; scripts come from files only.
const CSP = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

function text(body: string | Buffer, type: string): Answer {
  return {
    status: 200,
    text: body,
    headers: { 'Content-Type': type, 'Content-Security-Policy': CSP },
  };
}

const notThere = () => new HttpError(404, 'TDPTH', sentence('alamat_tidak_ada'));

/** The handlers of the description's rows. It is made on first use, and anew each day: its examples are of today. */
export function docsHandlers(
  endpoints: readonly Endpoint[],
  version: string,
  documentsOf: DocumentsOf,
): Record<string, Handler> {
  let made = { day: '', whole: {}, text: '' };
  const today = () => {
    const day = exampleDay(new Date());
    if (made.day !== day) {
      const whole = openApiDocument(endpoints, version, documentsOf, day);
      made = { day, whole, text: JSON.stringify(whole) };
    }
    return made;
  };
  return {
    docsJson: async ({ input: { query } }) => {
      if (query.bab === undefined) return { status: 200, text: today().text };
      const chapter = chapterDocument(today().whole, query.bab);
      if (chapter === undefined) throw notThere();
      return { status: 200, body: chapter };
    },
    docsPage: async () =>
      text(await readFile(path.join(WEB, 'docs.html')), 'text/html; charset=utf-8'),
    docsFile: async ({ input }) => {
      const name = input.params.berkas ?? '';
      if (name === 'daftar.json') return { status: 200, body: chapterList(endpoints) };
      const file = Object.hasOwn(FILES, name) ? FILES[name] : undefined;
      if (file === undefined) throw notThere();
      const [folder, type] = file;
      return text(await readFile(path.join(folder, name)), type);
    },
  };
}
