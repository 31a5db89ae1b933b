/** Operations of the description, `/api/docs-json`, by method and path. */
import { KIND_NAMES } from '../../server/answers/kinds.ts';

// biome-ignore lint/suspicious/noExplicitAny: a document of JSON, looked into.
export type Json = any;

/** What is described: under the path of a kind, or under that of all kinds, of which it must be one. */
export function described(description: Json, method: string, path: string): Json {
  const verb = method.toLowerCase();
  const own = description.paths[path]?.[verb];
  if (own) return own;
  const [, kind = ''] = /^\/api\/transaksi\/([a-z-]+)\//.exec(path) ?? [];
  const shared = description.paths[path.replace(`/${kind}/`, '/{jenis}/')]?.[verb];
  return kindsOf(description, shared).some((one) => one === kind) ? shared : undefined;
}

/** The kinds that an operation takes in its path. */
export function kindsOf(description: Json, operation: Json): string[] {
  const parameters: Json[] = (operation?.parameters ?? []).map(({ $ref, ...one }: Json) =>
    $ref ? description.components.parameters[$ref.split('/').at(-1)] : one,
  );
  const { schema } = parameters.find(({ name }) => name === 'jenis') ?? {};
  return KIND_NAMES.filter((kind) => schema?.enum.includes(kind));
}
