import { createHash } from 'node:crypto';
import type { PgTransaction } from './service.ts';

/** A row as texts, in the order of the columns. */
export type TextRow = readonly (string | null)[];

/**
 * Reads a query through a cursor, so that neither side holds more than a batch of it. Every column of the query must be
 * of type text. The transaction stays the caller's; a cursor that is not read to its end ends with it.
 */
export async function* readRows(
  transaction: PgTransaction,
  query: { text: string; values: unknown[] },
  batch: number,
): AsyncGenerator<TextRow[], void, void> {
  // The name follows the text: FETCH is a prepared statement, whose columns must stay what they were.
  const name = `c_${createHash('sha256').update(query.text).digest('hex').slice(0, 16)}`;
  const { text, values } = query;
  await transaction.query({ text: `declare ${name} no scroll cursor for ${text}`, values });
  const fetch = { text: `fetch forward ${batch} from ${name}`, arrayMode: true };
  for (;;) {
    const { rows } = await transaction.query(fetch);
    if (rows.length > 0) yield rows as TextRow[];
    if (rows.length < batch) break;
  }
  // The same query with other values may be next.
  await transaction.query({ text: `close ${name}` });
}
