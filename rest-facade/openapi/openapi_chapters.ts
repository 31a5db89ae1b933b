/** Chapters of the description by themselves: the page shows one at a time, since the whole takes a browser many seconds. */
import type { Endpoint } from '../base/endpoint.ts';
import { endpointName } from '../base/endpoint.ts';
import { rowsByKind } from './openapi_kinds.ts';
import { chapterOf, chaptersOf } from './openapi_tags.ts';

// biome-ignore lint/suspicious/noExplicitAny: a JSON document is read here, member by member.
type Json = any;

/** What the page lists: each chapter with its operations. */
export function chapterList(endpoints: readonly Endpoint[]): object[] {
  const rows = rowsByKind(endpoints.filter(({ hidden }) => !hidden));
  return chaptersOf(rows).map(({ name, description }) => ({
    nama: name,
    tentang: description,
    operasi: rows
      .filter(({ path }) => chapterOf(path).name === name)
      .map((row) => ({
        id: endpointName(row),
        metode: row.method,
        alamat: `/api${row.path}`,
        ringkas: row.summary,
      })),
  }));
}

const REF = /^#\/components\/([^/]+)\/(.+)$/;

/** Adds the components that a part of a description needs to `named`, those that they need among them. */
function follow(part: Json, components: Json, named: Map<string, Set<string>>): void {
  if (part === null || typeof part !== 'object') return;
  for (const [key, value] of Object.entries(part)) {
    const [, group = '', name = ''] = (key === '$ref' && REF.exec(String(value))) || [];
    if (group === '') {
      follow(value, components, named);
      continue;
    }
    const known = named.get(group) ?? new Set();
    if (known.has(name)) continue;
    named.set(group, known.add(name));
    follow(components[group][name], components, named);
  }
}

/** The description of one chapter alone, whole in itself; nothing where there is no such chapter. */
export function chapterDocument(document: Json, chapter: string): object | undefined {
  const tags = document.tags.filter(({ name }: Json) => name === chapter);
  if (tags.length === 0) return undefined;
  const paths = Object.fromEntries(
    Object.entries<Json>(document.paths).flatMap(([path, methods]) => {
      const own = Object.entries<Json>(methods).filter(([, { tags }]) => tags.includes(chapter));
      return own.length > 0 ? [[path, Object.fromEntries(own)]] : [];
    }),
  );
  const { components } = document;
  const named = new Map<string, Set<string>>();
  follow(paths, components, named);
  const used = [...named].map(([group, names]) => [
    group,
    Object.fromEntries([...names].map((name) => [name, components[group][name]])),
  ]);
  const { securitySchemes } = components;
  return {
    ...document,
    tags,
    paths,
    components: { ...Object.fromEntries(used), securitySchemes },
  };
}
