/**
 * Fields of answers that are absent for who does not see what goods cost: `x-tembok: biaya`, and no more `required`. Rows that
 * refuse him as a whole keep theirs.
 */
import { TEMBOK_BIAYA } from '../../server/answers/fields.ts';
import type { Endpoint } from '../base/endpoint.ts';

// biome-ignore lint/suspicious/noExplicitAny: a JSON document is read here, member by member.
type Json = any;

/** Of these rights a row is closed to him unless it keeps from cost. */
const CLOSED = new Set(['laporan', 'dashboard', 'ai', 'ekspor', 'ops', 'pengaturan_ubah']);
/** The rows of them that do. */
const KEEPS =
  /^\/(?:laporan\/(?:penjualan(?:\/summary)?|stok|kartu-stok\/\{barang_id\}|piutang|poin)|dashboard\/.*|perubahan)$/;

/** Whether who does not see what goods cost is answered by a row. */
export const isCut = ({ method, path, right }: Pick<Endpoint, 'method' | 'path' | 'right'>) =>
  method === 'GET' && (!CLOSED.has(right) || KEEPS.test(path));

/** Marks the fields in the answers of those rows, in place. */
export function markHidden(document: Json, endpoints: readonly Endpoint[]): void {
  const cut = new Set(endpoints.filter(isCut).map(({ path }) => `/api${path}`));
  const seen = new Set<Json>();
  const mark = (schema: Json): void => {
    if (schema === null || typeof schema !== 'object' || seen.has(schema)) return;
    seen.add(schema);
    if (typeof schema.$ref === 'string') {
      mark(document.components.schemas[schema.$ref.split('/').at(-1) ?? '']);
    }
    for (const [key, field] of Object.entries<Json>(schema.properties ?? {})) {
      if (TEMBOK_BIAYA.has(key)) hide(schema, key, field);
      mark(field);
    }
    for (const part of [schema.items, schema.additionalProperties]) mark(part);
    for (const list of [schema.anyOf, schema.oneOf, schema.allOf, schema.prefixItems]) {
      for (const one of list ?? []) mark(one);
    }
  };
  for (const [path, methods] of Object.entries<Json>(document.paths)) {
    if (!cut.has(path)) continue;
    for (const [status, answer] of Object.entries<Json>(methods.get?.responses ?? {})) {
      if (!status.startsWith('2')) continue;
      for (const { schema } of Object.values<Json>(answer.content ?? {})) mark(schema);
    }
  }
}

function hide(schema: Json, key: string, field: Json): void {
  field['x-tembok'] = 'biaya';
  const rest = schema.required?.filter((name: string) => name !== key);
  if (rest?.length === 0) delete schema.required;
  else if (rest) schema.required = rest;
}
