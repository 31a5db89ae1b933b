/** Finds the endpoint of a path. A fixed segment wins over a parameter, whatever comes after it. */
import type { Endpoint } from './endpoint.ts';
import { kindOf } from './kinds.ts';

type Node = {
  fixed: Map<string, Node>;
  parameter: { name: string; node: Node } | null;
  methods: Map<string, { endpoint: Endpoint; names: readonly string[] }>;
};

export type Match =
  | { kind: 'found'; endpoint: Endpoint; params: Record<string, string> }
  | { kind: 'method'; allow: string; endpoint: Endpoint }
  | { kind: 'none' };

export type Router = { match(method: string, path: string): Match };

/** @param reserved paths that no endpoint serves, so that their last segment is not taken for a parameter */
export function makeRouter(
  endpoints: readonly Endpoint[],
  reserved: readonly string[] = [],
): Router {
  const root = emptyNode();
  for (const endpoint of endpoints) add(root, endpoint);
  for (const path of reserved) nodeOf(root, path);
  return {
    match(method, path) {
      const segments = segmentsOf(path);
      if (segments === null) return { kind: 'none' };
      const values: string[] = [];
      const node = walk(root, segments, 0, values);
      return node ? answer(node, method, values) : { kind: 'none' };
    },
  };
}

function emptyNode(): Node {
  return { fixed: new Map(), parameter: null, methods: new Map() };
}

function add(root: Node, endpoint: Endpoint): void {
  const { node, names } = nodeOf(root, endpoint.path);
  if (node.methods.has(endpoint.method)) {
    throw new Error(`two endpoints for ${endpoint.method} ${endpoint.path}`);
  }
  node.methods.set(endpoint.method, { endpoint, names });
}

/** The node of a path, made where it is missing, and the names of the parameters on the way. */
function nodeOf(root: Node, path: string): { node: Node; names: readonly string[] } {
  let node = root;
  const names: string[] = [];
  for (const segment of path.split('/').slice(1)) {
    const name = /^\{(\w+)\}$/.exec(segment)?.[1];
    if (name) {
      names.push(name);
      node.parameter ??= { name, node: emptyNode() };
      node = node.parameter.node;
    } else {
      const next = node.fixed.get(segment) ?? emptyNode();
      node.fixed.set(segment, next);
      node = next;
    }
  }
  return { node, names };
}

/** The decoded segments of a path, or null when it cannot be one of ours. */
function segmentsOf(path: string): string[] | null {
  const trimmed = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
  try {
    const segments = trimmed.split('/');
    segments.shift();
    return trimmed.includes('%') ? segments.map(decodeURIComponent) : segments;
  } catch {
    return null;
  }
}

function walk(node: Node, segments: readonly string[], at: number, values: string[]): Node | null {
  const segment = segments[at];
  if (segment === undefined) return node.methods.size > 0 ? node : null;
  const fixed = node.fixed.get(segment);
  if (fixed) return walk(fixed, segments, at + 1, values);
  if (!node.parameter || segment === '') return null;
  const value = node.parameter.name === 'jenis' ? kindOf(segment) : segment;
  if (value === undefined) return null;
  values.push(value);
  const below = walk(node.parameter.node, segments, at + 1, values);
  if (!below) values.pop();
  return below;
}

function answer(node: Node, method: string, values: readonly string[]): Match {
  const row = node.methods.get(method === 'HEAD' ? 'GET' : method);
  if (!row) {
    const allowed = [...node.methods.keys()].flatMap((one) =>
      one === 'GET' ? ['GET', 'HEAD'] : [one],
    );
    const [any] = node.methods.values();
    if (!any) return { kind: 'none' };
    return { kind: 'method', allow: allowed.join(', '), endpoint: any.endpoint };
  }
  const params: Record<string, string> = {};
  row.names.forEach((name, index) => {
    params[name] = values[index] ?? '';
  });
  return { kind: 'found', endpoint: row.endpoint, params };
}
