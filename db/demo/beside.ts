/**
 * After three months of buying and selling: what else a shop writes, so that each of the 22 kinds is there, some of
 * it unfinished (orders, goods and money on their way, drafts). `beside_money.ts` and `beside_goods.ts` write it.
 */
import type pg from 'pg';
import type { Ids } from './master.ts';

/** What the documents beside the trade are made with. */
export type Beside = {
  client: pg.ClientBase;
  ids: Ids;
  /** YYYY-MM-DD. */
  today: string;
  /** The last day before the books begin. */
  opening: string;
  /** Posts a document of a kind, as the functions are named; answers its id. */
  post: (jenis: string, isi: object) => Promise<number>;
  /** Keeps it as a draft. */
  draft: (jenis: string, isi: object) => Promise<number>;
};

/** A whole number out of a row of one column. */
export async function idOf(client: pg.ClientBase, text: string, values: unknown[]) {
  const { rows } = await client.query({ text, values, rowMode: 'array' });
  const [first] = rows as unknown[][];
  if (first === undefined) throw new Error(`the demo found nothing: ${text}`);
  return Number(first[0]);
}
