import { moveTenant } from '../../db/scripts/move/move.ts';
import type { Step } from '../../db/scripts/move/parts.ts';
import type { TestDatabase } from '../helpers/database.ts';
import { until } from '../helpers/until.ts';
import type { TestNode } from './node.ts';

/** The command is killed at a step: its connections end, and nothing of it runs any more. */
export async function killMoveAt(
  data: TestDatabase,
  node: TestNode,
  tenant: { kode: string; ke: string; leaveMs?: number },
  step: Step,
): Promise<void> {
  const reached = new Promise<void>((resolve, reject) => {
    moveTenant(node.config, data.ownerUrl, tenant, (now) => {
      if (now !== step) return undefined;
      resolve();
      return new Promise<void>(() => {});
    }).catch(reject);
  });
  await reached;
  const text = `select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'niaga-pindah' and datname = current_database()`;
  await until(async () => (await data.rows(text)).length + (await node.rows(text)).length === 0);
}
