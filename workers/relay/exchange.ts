import type pg from 'pg';
import { deliverMembers } from '../../server/postgres/node_members.ts';
import { ask } from '../ask.ts';
import { poolHelpers } from './drain.ts';

/** Notifications that are carried at a time. */
const batch = 200;

/**
 * Carries news between a node and the platform. Users and members go to the node, in order. Notifications that arose
 * there come to the platform, with the names and steps of the node's tenants. What is carried twice is found done.
 */
export async function exchange(platform: pg.Pool, node: pg.Pool, name: string): Promise<void> {
  await poolHelpers(node).withPgClient((client) => deliverMembers(platform, client, name));
  await bringNotifications(platform, node);
  const kabar = await ask<unknown[]>(node, 'worker_kabar_get()');
  await ask(platform, 'worker_kabar_put($1, $2)', name, JSON.stringify(kabar));
}

async function bringNotifications(platform: pg.Pool, node: pg.Pool): Promise<void> {
  for (;;) {
    const rows = await ask<{ id: number }[]>(node, 'worker_notifikasi_take($1)', batch);
    if (rows.length === 0) return;
    await ask(platform, 'worker_notifikasi_put($1)', JSON.stringify(rows));
    const ids = rows.map(({ id }) => id);
    await ask(node, 'worker_notifikasi_done($1)', ids);
    if (rows.length < batch) return;
  }
}
