/** What a page of docs/ has one run. */
import { readSource } from '../helpers/files.ts';

/** The blocks of a language below a heading of the second level. */
export function pageBlocks(page: string, heading: string, language = 'sh'): string[] {
  const text = readSource(page);
  const part = text.slice(text.indexOf(`## ${heading}\n`)).split(/\n## /)[0] ?? '';
  const blocks = part.matchAll(new RegExp(`\`\`\`${language}\n([\\s\\S]*?)\`\`\``, 'g'));
  return [...blocks].map(([, inside]) => inside as string);
}

/** The lines of a block that a pattern knows. */
export const linesWith = (text: string, pattern: RegExp): string =>
  text
    .split('\n')
    .filter((line) => pattern.test(line))
    .join('\n');
