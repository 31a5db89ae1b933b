/** The worked changes of CONTRIBUTING.md, made in a copy of the repository. */
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { rootDir } from '../../server/base/config.ts';

type Block = { file: string; language: string; text: string };

/** The blocks of a page that change a file: a line with its name stands before them. */
export function blocksOf(page: string): Block[] {
  let file = '';
  return [
    ...page.matchAll(/^`([\w./-]+)`$|^```(diff|sql|ts|json|graphql)\n([\s\S]*?)^```$|^#+ .*$/gm),
  ].flatMap(([whole, name, language, text]) => {
    if (name !== undefined) file = name;
    if (whole.startsWith('#')) file = '';
    return language === undefined || file === '' ? [] : [{ file, language, text: text as string }];
  });
}

/** A copy of the sources, with the packages of this one. */
export function copySources(folder: string): void {
  for (const name of ['db', 'server', 'workers', 'rest-facade', 'package.json']) {
    cpSync(path.join(rootDir, name), path.join(folder, name), { recursive: true });
  }
  symlinkSync(path.join(rootDir, 'node_modules'), path.join(folder, 'node_modules'));
}

/** The number that a new tenant step takes. */
function nextStep(folder: string): string {
  const numbers = readdirSync(path.join(folder, 'db/tenant')).map((name) =>
    Number.parseInt(name, 10),
  );
  return String(Math.max(...numbers) + 1).padStart(4, '0');
}

/** Lines that stay or go must stand in the file, one after the other, and once only. */
function patch(text: string, diff: string): string {
  const lines = diff.trimEnd().split('\n');
  const side = (other: string) =>
    lines
      .filter((line) => !line.startsWith(other))
      .map((line) => `${line.slice(1)}\n`)
      .join('');
  const parts = text.split(side('+'));
  if (parts.length !== 2) throw new Error(`stands there ${parts.length - 1} times:\n${diff}`);
  return parts.join(side('-'));
}

/** Makes one change below `folder`. */
export function make(folder: string, { file, language, text }: Block): void {
  const target = path.join(folder, file.replace('NNNN', nextStep(folder)));
  if (language === 'diff') {
    writeFileSync(target, patch(readFileSync(target, 'utf8'), text));
    return;
  }
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text, { flag: 'wx' });
}
