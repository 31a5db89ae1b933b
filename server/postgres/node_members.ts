import type pg from 'pg';

type Asks = Pick<pg.ClientBase, 'query'>;
type Change = {
  id: string;
  kunci: string;
  isi: unknown;
  oleh: string | null;
  request_id: string | null;
};

/** Changes that are carried in one transaction of the node. */
const BATCH = 200;

/**
 * Carries changes of users and members to their node, in order. The node notes what it has taken before the platform
 * forgets it: a process that dies in between carries it again, and nothing happens twice.
 */
export async function deliverMembers(platform: Asks, node: Asks, name: string): Promise<number> {
  for (let all = 0; ; ) {
    const { rows } = await platform.query<Change>(
      'select id, kunci, isi, oleh, request_id from erp_private.worker_simpul_take($1, $2)',
      [name, BATCH],
    );
    if (rows.length === 0) return all;
    await node.query('begin');
    try {
      for (const { kunci, isi, oleh, request_id } of rows) {
        await node.query('select erp_private.worker_simpul_apply($1, $2, $3, $4)', [
          kunci,
          JSON.stringify(isi),
          oleh,
          request_id,
        ]);
      }
      await node.query('commit');
    } catch (error) {
      await node.query('rollback');
      throw error;
    }
    await platform.query('select erp_private.worker_simpul_done($1)', [rows.map(({ id }) => id)]);
    all += rows.length;
    if (rows.length < BATCH) return all;
  }
}
