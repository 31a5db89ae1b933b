/** The gate of a tenant, shut while the last of its rows are carried. */
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { StartError } from '../../../server/base/config.ts';

/** The longest wait for the gate. All others wait behind it meanwhile, so a longer posting is let through first. */
const WAIT_MS = 1_500;
const TRIES = 20;

const gateOf = (kode: string): string => `${pg.escapeIdentifier(`t_${kode}`)}.gerbang`;

/** Shuts the gate. When it answers, writing transactions have ended, none begins, and the shut gate is on the disk. */
export async function shutGate(source: pg.Client, kode: string): Promise<void> {
  for (let tried = 1; ; tried += 1) {
    try {
      await source.query('begin');
      await source.query(
        `set local synchronous_commit to on; set local lock_timeout to ${WAIT_MS}`,
      );
      await source.query(`lock table ${gateOf(kode)} in exclusive mode`);
      await source.query(`update ${gateOf(kode)} set keadaan = 'pagar'`);
      await source.query('commit');
      return;
    } catch (error) {
      await source.query('rollback');
      if ((error as pg.DatabaseError).code !== '55P03') throw error;
      if (tried === TRIES) {
        const message = 'Tenant ini terus dipakai pencatatan panjang; ulangi di waktu lain';
        throw new StartError(message, { cause: error });
      }
      await sleep(WAIT_MS);
    }
  }
}

/** Opens a gate that a move has shut; the gate of a place that the tenant has left stays shut. */
export async function openGate(client: pg.Client, kode: string): Promise<void> {
  const { rows } = await client.query('select to_regclass($1) as ada', [gateOf(kode)]);
  if (rows[0].ada === null) return;
  await client.query(`update ${gateOf(kode)} set keadaan = 'buka' where keadaan = 'pagar'`);
}
