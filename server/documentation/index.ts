/**
 * `GET /llms.txt`: what there is to read, for models (https://llmstxt.org), and the pages themselves as Markdown. They are
 * files of this repository; only those of the index are served.
 */
import type { Express } from 'express';
import type { Config } from '../base/config.ts';
import { type Page, readPages } from './pages.ts';

const ABOUT = `# Niaga

> Backend of trading businesses: goods, contacts, 22 kinds of documents, stock at moving average or FIFO, receivables and
> payables, reports. REST, GraphQL and the Model Context Protocol say the same; the rules live in PostgreSQL.

The nouns of the API are Indonesian: the glossary says what they mean.
`;

/** Serves them where documentation is served. */
export function installDocumentation(app: Express, config: Pick<Config, 'docs' | 'publicUrl'>) {
  if (!config.docs) return;
  const pages = readPages();
  if (pages.length === 0) return;
  const list = listOf(pages, config.publicUrl ?? '');
  const texts = new Map(pages.map(({ path, text }) => [`/${path}`, text]));
  app.get('/llms.txt', (_request, response) => {
    response.set('Cache-Control', 'no-cache').type('text/plain; charset=utf-8').send(list);
  });
  app.get(/\.md$/, ({ path }, response, next) => {
    const text = texts.get(path);
    if (text === undefined) return next();
    response.set('Cache-Control', 'no-cache').type('text/markdown; charset=utf-8').send(text);
  });
}

function listOf(pages: readonly Page[], origin: string): string {
  const parts = [...new Set(pages.map(({ part }) => part))];
  const rows = (part: string) =>
    pages
      .filter((page) => page.part === part)
      .map(({ path, about }) => `- [${path}](${origin}/${path}): ${absolute(about, origin)}`);
  const described = [
    `- [OpenAPI](${origin}/api/docs-json): every REST endpoint with examples`,
    `- [GraphQL](${origin}/graphql): introspection; the page to try it in is /graphiql`,
    `- [MCP](${origin}/mcp): tools for agents; see docs/agents.md`,
  ];
  return [
    ABOUT,
    ...parts.flatMap((part) => [`## ${part}`, '', ...rows(part), '']),
    '## Descriptions',
    '',
    ...described,
    '',
  ].join('\n');
}

/** Words of the index with its links as they are from anywhere. */
const absolute = (words: string, origin: string) =>
  words.replace(/\]\((?!https?:)([^)]+)\)/g, (_whole, link: string) => `](${origin}/docs/${link})`);
