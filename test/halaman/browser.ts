import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { type Browser, chromium as driver, type Page } from 'playwright-core';
import { LONG_MS } from '../helpers/limits.ts';

/** The package's own settings name folders that only its usual host has, and Chromium ends without any font. */
const fontsOf = (folder: string): string => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}/fonts</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${folder}/cache</cachedir>
</fontconfig>
`;

/** A Chromium that is installed, else the one that comes as a package, with the libraries that it brings. */
async function executable(): Promise<{ file: string; env: Record<string, string> }> {
  const installed = [process.env.CHROMIUM ?? '', '/usr/bin/chromium'].find((file) =>
    existsSync(file),
  );
  if (installed) return { file: installed, env: {} };
  // The package unpacks to the folder for temporary files, which is the whole machine's: here it gets one of its own.
  const folder = path.join(os.tmpdir(), 'niaga-chromium-153');
  if (!existsSync(path.join(folder, 'chromium'))) {
    const own = `${folder}-${process.pid}`;
    await mkdir(own, { recursive: true });
    const before = process.env.TMPDIR;
    process.env.TMPDIR = own;
    try {
      const { default: packaged, inflate } = await import('@sparticuz/chromium');
      await packaged.executablePath();
      const bin = path.join(import.meta.dirname, '../../node_modules/@sparticuz/chromium/bin');
      await inflate(path.join(bin, 'al2023.tar.br'));
      await writeFile(path.join(own, 'fonts', 'fonts.conf'), fontsOf(folder));
    } finally {
      if (before === undefined) delete process.env.TMPDIR;
      else process.env.TMPDIR = before;
    }
    await rename(own, folder).catch(() => rm(own, { recursive: true, force: true }));
  }
  return {
    file: path.join(folder, 'chromium'),
    env: {
      LD_LIBRARY_PATH: path.join(folder, 'al2023', 'lib'),
      FONTCONFIG_PATH: path.join(folder, 'fonts'),
    },
  };
}

/** A headless Chromium that reaches only our server. */
export async function openBrowser(): Promise<Browser> {
  const { file, env } = await executable();
  return driver.launch({
    executablePath: file,
    env: { ...process.env, ...env },
    timeout: LONG_MS,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
  });
}

/** A page of a shop in Indonesia, which puts into `faults` whatever it complains of. */
export async function openPage(
  browser: Browser,
  faults: string[],
  timeoutMs: number,
): Promise<Page> {
  const page = await browser.newPage({ locale: 'id-ID', viewport: { width: 1280, height: 900 } });
  page.setDefaultTimeout(timeoutMs);
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('console', (line) => line.type() === 'error' && faults.push(line.text()));
  return page;
}
