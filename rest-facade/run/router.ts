/** Finds the endpoint of a path. A fixed segment wins over a parameter, whatever comes after it. */
import findMyWay from 'find-my-way';
import { KIND_NAMES, KINDS } from '../../server/answers/kinds.ts';
import type { Endpoint } from '../base/endpoint.ts';
import { kindOf } from '../schemas/kinds.ts';

export type Match =
  | { kind: 'found'; endpoint: Endpoint; params: Record<string, string> }
  | { kind: 'method'; allow: string; endpoint: Endpoint }
  | { kind: 'none' };

export type Router = { match(method: string, path: string): Match };

/** A parameter {jenis} takes names of kinds only, long and short, and becomes the long one; others take what is not empty. */
const KIND = KIND_NAMES.flatMap((kind) => [kind, KINDS[kind].kode]).join('|');
const patternOf = (path: string): string =>
  path.replace(/\{(\w+)\}/g, (_, name) =>
    name === 'jenis' ? `:jenis(^(?:${KIND})$)` : `:${name}`,
  );

/** A path of one kind, and the same with the kind's short name. */
function spellings(path: string): string[] {
  const kind = KIND_NAMES.find((name) => path.startsWith(`/transaksi/${name}/`));
  return kind === undefined ? [path] : [path, path.replace(kind, KINDS[kind].kode)];
}

/** @throws Error where two endpoints have the same method and path, or two paths differ in names of parameters only */
export function makeRouter(endpoints: readonly Endpoint[]): Router {
  // What is longer than the headers of a request may be does not arrive.
  const router = findMyWay({ ignoreTrailingSlash: true, maxParamLength: 16_384 });
  for (const [path, rows] of Map.groupBy(endpoints, (endpoint) => endpoint.path)) {
    const methods = new Map(rows.map((endpoint) => [endpoint.method as string, endpoint]));
    if (methods.size < rows.length) throw new Error(`two endpoints of one method at ${path}`);
    // Under one method for all: a fixed segment wins whatever the methods of its path are.
    for (const spelling of spellings(path)) {
      router.on('GET', patternOf(spelling), () => {}, methods);
    }
  }
  return {
    match(method, path) {
      const found = router.find('GET', path);
      const params = (found?.params ?? {}) as Record<string, string>;
      if (!found || Object.values(params).includes('')) return { kind: 'none' };
      const methods = found.store as ReadonlyMap<string, Endpoint>;
      const endpoint = methods.get(method === 'HEAD' ? 'GET' : method);
      if (!endpoint) return otherMethod([...methods.values()]);
      const kind = kindOf(params.jenis ?? '');
      if (kind !== undefined) params.jenis = kind;
      return { kind: 'found', endpoint, params };
    },
  };
}

function otherMethod(endpoints: readonly Endpoint[]): Match {
  const names = endpoints.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
  return { kind: 'method', allow: names.join(', '), endpoint: endpoints[0] as Endpoint };
}
