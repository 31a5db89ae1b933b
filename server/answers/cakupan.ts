/** What a key may do: rights and their actions (the database has the same list in erp_private.cakupan_dikenal). */
import { KIND_NAMES } from './kinds.ts';

export const AKSI = ['read', 'draft', 'create', 'update', 'approve', 'void'] as const;
export type Aksi = (typeof AKSI)[number];

const ACTIONS = {
  master: ['read', 'create', 'update'],
  transaksi: AKSI,
  laporan: ['read'],
  dashboard: ['read', 'update'],
  ai: ['read'],
  pengaturan: ['read', 'update'],
  ops: ['read', 'create', 'update'],
} as const satisfies Record<string, readonly Aksi[]>;

/** Every scope that there is: `right:action`, of documents also `transaksi:kind:action`; `*` is every action. */
export const CAKUPAN: readonly string[] = Object.entries(ACTIONS).flatMap(([right, actions]) => {
  const subjects = right === 'transaksi' ? ['', ...KIND_NAMES.map((kind) => `${kind}:`)] : [''];
  return subjects.flatMap((subject) =>
    [...actions, '*'].map((action) => `${right}:${subject}${action}`),
  );
});
