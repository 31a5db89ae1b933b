import path from 'node:path';
import type { Express } from 'express';
import type { Config } from '../base/config.ts';
import { installPage, serveLibrary } from '../halaman/index.ts';

/** `GET /papan`: the figures of a tenant as a page. */
export function installPapan(app: Express, config: Pick<Config, 'identity'>): void {
  // The drawing of charts, as it lies in its package.
  serveLibrary(app, '/papan/uplot.js', 'uplot/dist/uPlot.iife.min.js');
  serveLibrary(app, '/papan/uplot.css', 'uplot/dist/uPlot.min.css');
  const web = path.join(import.meta.dirname, 'web');
  installPage(app, config, { at: '/papan', web, html: 'papan.html' });
}
