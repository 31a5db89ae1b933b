/** What a key may do: the scopes of the list of rights, with the kinds of transactions. */
import { rightsList } from '../base/rights.ts';
import { KIND_NAMES } from './kinds.ts';

/**
 * Every scope that there is: `right:action`, of documents also `transaksi:kind:action`, of reports `laporan:name:read`; `*` is
 * every action.
 */
export const CAKUPAN: readonly string[] = Object.entries(rightsList.cakupan).flatMap(
  ([right, { aksi, per_jenis, bagian }]) => {
    const named = [...(per_jenis ? KIND_NAMES : []), ...bagian];
    const subjects = ['', ...named.map((name) => `${name}:`)];
    return subjects.flatMap((subject) =>
      [...aksi, '*'].map((action) => `${right}:${subject}${action}`),
    );
  },
);
