import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { rootDir } from '../../server/base/config.ts';

export type SourceFile = { name: string; text: string; lines: string[] };

const SKIPPED = new Set(['node_modules', '.data', '.git', 'generated', 'committed', 'dist']);

function* walk(folder: string): Generator<string> {
  for (const entry of readdirSync(path.join(rootDir, folder), { withFileTypes: true })) {
    const name = path.posix.join(folder, entry.name);
    if (SKIPPED.has(entry.name)) continue;
    if (entry.isDirectory()) yield* walk(name);
    else yield name;
  }
}

/** The sources that people write, by their path from the root with forward slashes. */
export function sourceFiles(pattern: RegExp, ...folders: string[]): SourceFile[] {
  return folders
    .flatMap((folder) => [...walk(folder)])
    .filter((name) => pattern.test(name))
    .sort()
    .map((name) => {
      const text = readFileSync(path.join(rootDir, name), 'utf8');
      return { name, text, lines: text.replace(/\n$/, '').split('\n') };
    });
}

export const readSource = (name: string): string => readFileSync(path.join(rootDir, name), 'utf8');
