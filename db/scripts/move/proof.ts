/** Whether two copies of a tenant are equal in what books stand on. */
import { setTimeout as sleep } from 'node:timers/promises';
import { StartError } from '../../../server/base/config.ts';
import type { Move, Places } from './parts.ts';

/** The last numbers of the tables that only grow (erp_private.tenant_batas). */
export type Limits = Record<string, { kunci: string; batas: number }>;

/** How often rows are compared: postings under way at the first comparison end soon. */
const TRIES = 40;
const PAUSE_MS = 250;

/** What differs, by name. */
async function differences(
  { source, target }: Places,
  { kode }: Move,
  limits: Limits,
  tail: boolean,
): Promise<string[]> {
  const text = 'select erp_private.tenant_bukti($1, $2, $3) as bukti';
  const values = [kode, JSON.stringify(limits), tail];
  const [here, there] = await Promise.all(
    [source, target].map(
      async (one) =>
        (await one.query<{ bukti: Record<string, unknown> }>(text, values)).rows[0]?.bukti ?? {},
    ),
  );
  return Object.keys({ ...here, ...there }).filter(
    (name) => JSON.stringify(here?.[name]) !== JSON.stringify(there?.[name]),
  );
}

const unequal = ({ kode }: Move, names: readonly string[]): StartError =>
  new StartError(
    `Salinan tenant ${kode} tidak sama (${names.join(', ')}); tenant tetap di tempatnya`,
  );

/** Compares all rows that are there by now, while the tenant works. @throws StartError with what differs */
export async function proveRows(places: Places, move: Move): Promise<Limits> {
  const { rows } = await places.source.query<{ batas: Limits }>(
    'select erp_private.tenant_batas($1) as batas',
    [move.kode],
  );
  const limits = rows[0]?.batas ?? {};
  for (let tried = 1; ; tried += 1) {
    const names = await differences(places, move, limits, false);
    if (names.length === 0) return limits;
    if (tried === TRIES) throw unequal(move, names);
    await sleep(PAUSE_MS);
  }
}

/** Compares the rows that came since, and the sums. @throws StartError with what differs */
export async function proveRest(places: Places, move: Move, limits: Limits): Promise<void> {
  const names = await differences(places, move, limits, true);
  if (names.length > 0) throw unequal(move, names);
}
