/** The pages of the documentation, in the order of docs/README.md. They are Markdown files of this repository. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { rootDir } from '../base/config.ts';

export type Page = {
  /** Path within the repository, `docs/keys.md`. */
  path: string;
  /** Heading of its part of the index, `To use it`. */
  part: string;
  /** Whom it is for, in words. */
  about: string;
  text: string;
};

const INDEX = 'docs/README.md';
const PART = /^\| \*\*(.+?)\*\* \|/;
const ROW = /^\| \[[^\]]+\]\(([^)#]+\.md)\) \| (.+) \|$/;

/** The pages that the index names and that are there: an installation may leave out some, or all of them. */
export function readPages(): Page[] {
  const index = path.join(rootDir, INDEX);
  if (!existsSync(index)) return [];
  const pages: Page[] = [];
  let part = '';
  for (const line of readFileSync(index, 'utf8').split('\n')) {
    part = PART.exec(line)?.[1] ?? part;
    const [, link, about] = ROW.exec(line) ?? [];
    if (link === undefined || about === undefined) continue;
    const file = path.posix.join('docs', link);
    const whole = path.join(rootDir, file);
    if (existsSync(whole))
      pages.push({ path: file, part, about, text: readFileSync(whole, 'utf8') });
  }
  return pages;
}

export type Section = {
  id: string;
  /** Path of its page. */
  page: string;
  /** Title of its page, and its own heading where it has one. */
  title: string;
  text: string;
};

const HEADING = /^(#{1,3}) (.+)$/;

/** A page cut at its headings. Lines that begin with `#` within code are no headings. */
export function sectionsOf({ path: page, text }: Page): Section[] {
  const sections: Section[] = [];
  const titles: string[] = [];
  let lines: string[] = [];
  let inCode = false;
  const close = () => {
    const body = lines.join('\n').trim();
    const id = `${page}#${sections.length}`;
    if (body !== '') sections.push({ id, page, title: titles.join(' › '), text: body });
    lines = [];
  };
  for (const line of text.split('\n')) {
    if (line.startsWith('```')) inCode = !inCode;
    const [, marks, heading] = (!inCode && HEADING.exec(line)) || [];
    if (marks === undefined || heading === undefined) {
      lines.push(line);
      continue;
    }
    close();
    titles.splice(marks.length - 1, titles.length, heading);
  }
  close();
  return sections;
}
