/** What follows when the directory has changed: the new place works, the old one is shut. Repeating it changes nothing. */
import { openGate } from './fence.ts';
import type { Move, Places, Tell } from './parts.ts';
import { nameOf, unpublish, unsubscribe } from './replication.ts';

export async function finish(places: Places, move: Move, tell: Tell): Promise<void> {
  const { platform, source, target } = places;
  const name = nameOf(move);
  await tell('tutup');
  await unsubscribe(target, name);
  await unpublish(source, name, name);
  // It was opened before the directory changed; a standby that took the node over since may not have that.
  await openGate(target, move.kode);
  await target.query('select erp_private.tenant_salinan_open($1)', [move.kode]);
  if (move.dari !== 'utama') {
    await carryNotifications(places, move);
    await source.query('select erp_private.tenant_pindah_leave($1, $2)', [move.kode, move.epoch]);
  }
  await tell('selesai');
  await platform.query('select erp_private.tenant_pindah_end($1)', [move.id]);
}

/** Notifications that wait on the old node would go with its row of the tenant. */
async function carryNotifications({ platform, source }: Places, { kode }: Move): Promise<void> {
  const { rows } = await source.query<{ id: string; isi: object }>(
    'select n.id, to_jsonb(n) as isi from erp_private.notifikasi as n where n.tenant_kode = $1',
    [kode],
  );
  if (rows.length === 0) return;
  await platform.query('select erp_private.worker_notifikasi_put($1)', [
    JSON.stringify(rows.map(({ isi }) => isi)),
  ]);
  await source.query('select erp_private.worker_notifikasi_done($1)', [rows.map(({ id }) => id)]);
}
