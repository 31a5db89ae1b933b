/** Bodies of copies of transactions: for each kind one, whose example is its usual way. */
import { z } from 'zod';
import { KIND_NAMES, type Kind } from '../../server/answers/kinds.ts';
import { BODIES } from './kinds.ts';
import { salinBody } from './transaksi.ts';

/** A month is depreciated once, and an audit is of one day: SQL refuses their copies. */
export const COPIED = KIND_NAMES.filter(
  (kind) => !['audit-hutang-piutang', 'penyusutan'].includes(kind),
);

/** What continues a document; all else becomes the same paper again. */
const WAYS: Partial<Record<Kind, object>> = {
  'order-penjualan': { ke: 'penjualan' },
  'order-pembelian': { ke: 'pembelian', mode: 'penerimaan' },
};

// Each is made anew: what is derived of `salinBody` would be described by it, with its example.
const bodies: ReadonlyMap<Kind, z.ZodType> = new Map(
  KIND_NAMES.map((kind) => [
    kind,
    z.strictObject(salinBody.shape).meta({
      id: `${BODIES[kind].meta()?.id}Salin`,
      example: WAYS[kind] ?? { ke: kind },
    }),
  ]),
);

export const salinBodyOf = (kind: Kind | undefined): z.ZodType =>
  (kind && bodies.get(kind)) ?? salinBody;
