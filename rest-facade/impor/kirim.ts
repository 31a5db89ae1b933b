/** Rows of a file on their way to the database. */
import type { RequestContext } from '../../server/base/context.ts';
import { parseExact } from '../../server/base/json_text.ts';
import { sentence } from '../../server/base/sentences.ts';
import type { Sel } from '../../server/impor/tabel.ts';
import type { Ask } from '../base/operation.ts';

/** The longest file that is taken. */
export const MAX_BYTES = 50 * 1024 * 1024;

/** Rows that go to the database at once. */
const BATCH_ROWS = 1000;
const BATCH_CHARACTERS = 256 * 1024;

/**
 * A field of a form that is JSON; undefined where it is not said. `semua` is a text for itself.
 *
 * @param messages takes what is wrong with it
 */
export function formJson(
  fields: Readonly<Record<string, string>>,
  name: string,
  messages: string[],
): unknown {
  const text = fields[name];
  if (text === undefined || text === 'semua') return text;
  try {
    return parseExact(text);
  } catch {
    messages.push(`${name}: ${sentence('bukan_json')}`);
    return undefined;
  }
}

/** Sends rows to an import as they are read. */
export async function sendRows(
  ask: Ask,
  id: number,
  rows: AsyncIterable<Sel[]>,
  context: RequestContext,
): Promise<void> {
  let from = 1;
  let batch: Sel[][] = [];
  let characters = 0;
  const send = async () => {
    await ask('impor_tambah', { id, dari: from, baris: batch }, context);
    from += batch.length;
    batch = [];
    characters = 0;
  };
  for await (const row of rows) {
    batch.push(row);
    for (const cell of row) characters += typeof cell === 'string' ? cell.length + 3 : 8;
    if (batch.length >= BATCH_ROWS || characters >= BATCH_CHARACTERS) await send();
  }
  if (batch.length > 0) await send();
}
