/** What follows when the directory has changed: the new place works, the old one is shut. Repeating it changes nothing. */
import { StartError } from '../../../server/base/config.ts';
import { openGate } from './fence.ts';
import type { Move, Places, Tell } from './parts.ts';
import { unpublish, unsubscribe } from './replication.ts';

export async function finish(places: Places, move: Move, tell: Tell): Promise<void> {
  const { platform, source } = places;
  await tell('tutup');
  await openTarget(places, move);
  await unpublish(source, move.kode);
  if (move.dari !== 'utama') {
    await carryNotifications(places, move);
    await source.query('select erp_private.tenant_pindah_leave($1, $2)', [move.kode, move.epoch]);
  }
  await tell('selesai');
  await platform.query('select erp_private.tenant_pindah_end($1)', [move.id]);
}

async function openTarget({ target }: Pick<Places, 'target'>, { kode }: Move): Promise<void> {
  await unsubscribe(target, kode);
  // Again: it was opened before the directory changed, and a standby promoted since then may have missed that.
  await openGate(target, kode);
  await target.query('select erp_private.tenant_salinan_open($1)', [kode]);
}

/**
 * The same where the old place is away, perhaps for good: the tenant is kept back no longer, and its old place is shut, behind its
 * gate, when the command comes again.
 *
 * @throws StartError always, with what is left to do
 */
export async function finishWithout(
  places: Pick<Places, 'platform' | 'target'>,
  move: Move,
  { message }: Error,
): Promise<never> {
  const { id, kode, dari, ke } = move;
  await openTarget(places, move);
  await places.platform.query('update erp_private.tenant set pindah = null where pindah = $1', [
    id,
  ]);
  throw new StartError(
    `Tenant ${kode} bekerja di simpul ${ke}, tetapi tempat lamanya belum ditutup (${message}). Ulangi perintah ini bila simpul ${dari} kembali, atau lupakan simpul itu: npm run -s node -- remove ${dari}`,
  );
}

/** Carries notifications that wait on the old node: they would be deleted with its row of the tenant. */
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
