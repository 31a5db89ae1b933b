/** /api/docs-json and /api/docs: the description, and Swagger UI from the package's own files. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { HttpError } from '../../server/base/errors.ts';
import type { Answer, Endpoint, Handler } from '../base/endpoint.ts';
import { type DocumentsOf, openApiDocument } from './openapi.ts';
import { exampleDay } from './openapi_dates.ts';

const folder = path.dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));

const FILES: Readonly<Record<string, string>> = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
  'favicon-32x32.png': 'image/png',
};

const PAGE = `<!doctype html>
<html lang="id">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>Niaga API</title>
  <link rel="stylesheet" href="/api/docs/swagger-ui.css">
  <link rel="icon" type="image/png" href="/api/docs/favicon-32x32.png">
</head>
<body>
  <div id="isi"></div>
  <script src="/api/docs/swagger-ui-bundle.js"></script>
  <script src="/api/docs/mulai.js"></script>
</body>
</html>
`;

// The package's own initializer loads an example from the network, hence this one.
const START = `window.ui = SwaggerUIBundle({
  url: '/api/docs-json',
  dom_id: '#isi',
  deepLinking: true,
  displayRequestDuration: true,
  docExpansion: 'none',
  persistAuthorization: true,
  tryItOutEnabled: true,
  validatorUrl: null,
});
`;

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

/** The handlers of the description's rows. It is made on first use, and anew each day: its examples are of today. */
export function docsHandlers(
  endpoints: readonly Endpoint[],
  version: string,
  documentsOf: DocumentsOf,
): Record<string, Handler> {
  let made = { day: '', text: '' };
  return {
    docsJson: async () => {
      const day = exampleDay(new Date());
      if (made.day !== day) {
        const document = openApiDocument(endpoints, version, documentsOf, day);
        made = { day, text: JSON.stringify(document) };
      }
      return { status: 200, text: made.text };
    },
    docsPage: async () => text(PAGE, 'text/html; charset=utf-8'),
    docsFile: async ({ input }) => {
      const name = input.params.berkas ?? '';
      if (name === 'mulai.js') return text(START, 'text/javascript; charset=utf-8');
      const type = Object.hasOwn(FILES, name) ? FILES[name] : undefined;
      if (type === undefined) throw new HttpError(404, 'TDPTH', 'alamat ini tidak ada');
      return text(await readFile(path.join(folder, name)), type);
    },
  };
}
