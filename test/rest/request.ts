/** A request said as data, and how it is sent. */
import type { Answer } from '../helpers/server.ts';
import type { World } from './world.ts';

export type Request = {
  /** Values of the path's parameters. */
  params?: Record<string, string | number | undefined>;
  query?: Record<string, string | number | undefined>;
  /** A text is sent as it stands. */
  body?: unknown;
  headers?: Record<string, string>;
  /** In the place of the caller's token. */
  token?: string;
};

/** The input of a request that says nothing but the kind. */
export const NOTHING = {
  params: {},
  query: {},
  body: {},
  kind: 'penjualan',
  permintaan: undefined,
} as const;

/** A method and a path of the table, `POST /master/barang`. */
export type RowName = string;

export function urlOf(row: RowName, { params = {}, query = {} }: Request): string {
  const [, path = ''] = row.split(' ');
  const filled = path.replace(/\{(\w+)\}/g, (_all, name: string) => {
    if (params[name] === undefined) throw new Error(`${row} needs ${name}`);
    return encodeURIComponent(params[name]);
  });
  const search = new URLSearchParams(
    Object.entries(query)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, String(value)]),
  );
  return `/api${filled}${search.size > 0 ? `?${search}` : ''}`;
}

/** Sends a request of a row with a token (none: undefined). */
export async function ask(
  { server }: Pick<World, 'server'>,
  row: RowName,
  token: string | undefined,
  request: Request = {},
): Promise<Answer> {
  const [method = ''] = row.split(' ');
  const rest = server.rest(request.token ?? token);
  const url = urlOf(row, request);
  const { body, headers } = request;
  switch (method) {
    case 'GET':
      return rest.get(url, headers);
    case 'DELETE':
      return rest.delete(url, headers);
    case 'POST':
      return rest.post(url, body, headers);
    case 'PUT':
      return rest.put(url, body, headers);
    default:
      return rest.patch(url, body, headers);
  }
}
