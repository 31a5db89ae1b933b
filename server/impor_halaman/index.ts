import path from 'node:path';
import type { Express } from 'express';
import { IMPOR_KINDS } from '../answers/impor.ts';
import type { Config } from '../base/config.ts';
import { installPage, serveLibrary } from '../halaman/index.ts';

/** `GET /impor`: files become data, as a page. */
export function installImporHalaman(app: Express, config: Pick<Config, 'identity'>): void {
  app.get('/impor/jenis.json', (_request, response) => {
    response.set('Cache-Control', 'no-cache').json(IMPOR_KINDS);
  });
  serveLibrary(app, '/impor/client-zip.js', 'client-zip');
  const web = path.join(import.meta.dirname, 'web');
  installPage(app, config, { at: '/impor', web, html: 'impor.html' });
}
