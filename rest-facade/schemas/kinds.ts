/** What a kind of transaction needs to be served: the schema of its body. */
import { z } from 'zod';
import { KIND_NAMES, KINDS, type Kind } from '../../server/answers/kinds.ts';
import { kindLists } from '../../server/fields/kinds.ts';
import { rowOf } from '../base/input.ts';
import { documentBody } from '../base/validation.ts';

/** What a kind's SQL functions begin with: `…_create`, `…_replace`, `…_simulate`. */
export const functionsOf = (kind: Kind): string => kind.replaceAll('-', '_');

/** Fields that no list can say, by kind. */
const OWN: Partial<Record<Kind, Readonly<Record<string, z.ZodType>>>> = {
  'order-pembelian': {
    reservasi: z
      .boolean()
      .refine((value) => !value, { error: 'hanya untuk order penjualan' })
      .meta({
        description: 'Yang akan datang tidak direservasi; hanya false',
        example: false,
        override: { type: 'boolean', const: false },
      }),
  },
};

function bodyOf(kind: Kind): z.ZodObject {
  const list = kindLists.find(({ name }) => name === functionsOf(kind));
  if (list === undefined) throw new Error(`db/reference/fields: tanpa daftar ${kind}`);
  const body = rowOf(list.fields, OWN[kind]).meta({ id: list.nama, example: list.contoh });
  return documentBody(body);
}

/** The body of a create of each kind, without `draft`. */
export const BODIES = Object.fromEntries(
  KIND_NAMES.map((kind) => [kind, bodyOf(kind)]),
) as Readonly<Record<Kind, z.ZodObject>>;

const BY_NAME: ReadonlyMap<string, Kind> = new Map(
  KIND_NAMES.flatMap((kind) => [[kind, kind] as const, [KINDS[kind].kode, kind] as const]),
);

/** The kind that a path segment names, by long name or short code. */
export function kindOf(segment: string): Kind | undefined {
  return BY_NAME.get(segment);
}
