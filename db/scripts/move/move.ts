/** A tenant goes from one node to another while it is used. */
import type pg from 'pg';
import { StartError } from '../../../server/base/config.ts';
import { deliverMembers } from '../../../server/postgres/node_members.ts';
import { qualified } from '../backup/format.ts';
import { mistakeOfCaller } from '../databases.ts';
import { removeLeftover } from '../node_tenants.ts';
import { clear, takeBack } from './clear.ts';
import { copyRows, REST, tablesOf } from './copy.ts';
import { openGate, shutGate } from './fence.ts';
import { finish, finishWithout } from './finish.ts';
import { announceJobs, freeJobs, LEAVE_MS, leaveJobs } from './jobs.ts';
import {
  begun,
  claimMove,
  claimPlace,
  connected,
  type Known,
  type Move,
  type Places,
  type Tell,
  urlOf,
} from './parts.ts';
import { type Limits, proveRest, proveRows } from './proof.ts';
import { awaitPosition, logEnd, nameOf, publish, subscribe } from './replication.ts';

/** How often a move repeats its last part when something at the old place was in its way (KOPDH). */
const TRIES = 5;

/** A move as somebody wants it. */
export type Wanted = {
  kode: string;
  ke: string;
  /** Copies without rests. */
  fast?: boolean;
  leaveMs?: number;
};

/**
 * Moves a tenant, or finishes a move that was interrupted: before the directory changed it begins anew, afterwards it goes
 * forward. Where it fails before, all is as it was.
 *
 * @throws StartError for a tenant or node that cannot, a copy that is not equal, another command at the same tenant
 */
export async function moveTenant(
  config: Known,
  ownerUrl: string,
  { kode, ke, fast = false, leaveMs = LEAVE_MS }: Wanted,
  tell: Tell = () => {},
): Promise<Move> {
  const platform = await connected(ownerUrl);
  const open = [platform];
  const opened = async (nama: string) => {
    const client = await connected(await urlOf(config, ownerUrl, nama));
    open.push(client);
    return client;
  };
  try {
    await claimMove(platform, kode);
    const { simpul, pindah } = await begun(platform, kode);
    const dari = pindah?.dari ?? simpul;
    // A node that does not answer is reported before anything is entered.
    const source = await opened(dari).catch((error: Error) => {
      if (!pindah?.diputuskan) throw error;
      return error;
    });
    const target = await opened(ke);
    // Where both are one place nothing is claimed: the move is refused below.
    for (const place of dari === ke ? [] : [source, target]) {
      if (!(place instanceof Error)) await claimPlace(place, kode);
    }
    const { rows } = await platform
      .query<{ pindah: Move }>('select erp_private.tenant_pindah_begin($1, $2) as pindah', [
        kode,
        ke,
      ])
      .catch(mistakeOfCaller);
    const move = rows[0]?.pindah as Move;
    if (source instanceof Error) return await finishWithout({ platform, target }, move, source);
    const places = { platform, source, target };
    if (!move.maju) {
      const sourceUrl = await urlOf(config, ownerUrl, dari);
      await copyAndDecide(places, move, { sourceUrl, fast, leaveMs }, tell).catch(refusedRight);
    }
    await finish(places, move, tell);
    return move;
  } finally {
    await Promise.all(open.map((client) => client.end().catch(() => {})));
  }
}

/** An owner who is no superuser moves tenants only with rights that he may be given. */
function refusedRight(error: pg.DatabaseError): never {
  if (error.code !== '42501') throw error;
  const text = `PostgreSQL menolak pemindahan: ${error.message}. Hak yang diperlukan pemilik yang bukan superuser ada di docs/standby.md`;
  throw new StartError(text, { cause: error });
}

/** Everything up to the directory's change; what fails leaves the tenant where it was. */
async function copyAndDecide(
  places: Places,
  move: Move,
  { sourceUrl, fast, leaveMs }: { sourceUrl: string; fast: boolean; leaveMs: number },
  tell: Tell,
): Promise<void> {
  const { source, target } = places;
  const name = nameOf(move);
  try {
    await requireSameRelease(places, move);
    await tell('bersih');
    const failed = await clear(places, move);
    if (failed !== undefined) throw failed;
    if (move.ke !== 'utama') await removeLeftover(target, move.kode);
    await source.query('update erp_private.tenant set pindah = $2 where kode = $1', [
      move.kode,
      move.id,
    ]);
    await tell('tabel');
    const { rows } = await target.query<{ peran: string }>(
      'select erp_private.tenant_salinan_build($1, $2, $3, $4) as peran',
      [move.kode, move.nama, move.epoch, move.langkah],
    );
    await tell('salin');
    await copyAndFollow(places, move, { sourceUrl, rest: fast ? 0 : REST }, tell);
    await tell('susul');
    await carryPeople(places, move, true);
    await awaitPosition(places, name, await logEnd(source));
    const limits = await proveRows(places, move);
    await announceJobs(places, move, leaveMs);
    const ready = { peran: rows[0]?.peran as string, limits, leaveMs };
    for (let tried = 1; ; tried += 1) {
      try {
        return await decide(places, move, ready, tell);
      } catch (error) {
        if ((error as pg.DatabaseError).code !== 'KOPDH' || tried === TRIES) throw error;
        await freeJobs(places, move.kode);
        await openGate(source, move.kode);
      }
    }
  } catch (error) {
    // Whether it was decided the platform alone knows; without its answer the gate stays shut until the command comes again.
    await takeBack(places, move).catch(() => {});
    throw error;
  }
}

/** Carries the rows, and has the target follow what is written from then on. */
async function copyAndFollow(
  places: Places,
  move: Move,
  { sourceUrl, rest }: { sourceUrl: string; rest: number },
  tell: Tell,
): Promise<void> {
  const { source, target } = places;
  const { kode } = move;
  const name = nameOf(move);
  const reader = await connected(sourceUrl, { replication: 'database', application_name: name });
  try {
    const tables = await tablesOf(source, kode);
    const names = tables.map(({ tabel }) => qualified(`t_${kode}`, tabel));
    await publish({ source, reader }, name, names);
    await leaveAnswers(places, move);
    await copyRows(reader, target, kode, tables, rest, (done, all) => {
      void tell('salin', `${done}/${all} tabel`);
    });
    await subscribe(target, name, sourceUrl);
  } finally {
    await reader.end().catch(() => {});
  }
}

/** Shuts the gate, carries the rest, proves it, and changes the directory. */
async function decide(
  places: Places,
  move: Move,
  { peran, limits, leaveMs }: { peran: string; limits: Limits; leaveMs: number },
  tell: Tell,
): Promise<void> {
  const { platform, source, target } = places;
  const name = nameOf(move);
  if (move.dari !== 'utama') await deliverMembers(platform, source, move.dari);
  await tell('pagar');
  await shutGate(source, move.kode);
  await tell('kejar');
  const jobsLeft = await leaveJobs(places, move, leaveMs);
  await awaitPosition(places, name, await logEnd(source));
  await carryPeople(places, move, false);
  await carrySequences(places, move);
  await tell('bukti');
  await proveRest(places, move, limits);
  await jobsLeft();
  if (move.ke !== 'utama') await openGate(target, move.kode);
  await tell('alih');
  const { rows } = await platform.query<{ jadi: boolean }>(
    'select erp_private.tenant_pindah_decide($1, $2) as jadi',
    [move.id, peran],
  );
  if (!rows[0]?.jadi) throw new StartError(`Tenant ${move.kode} sudah berubah tempat`);
}

/**
 * The platform keeps answers to repeated requests of a tenant elsewhere, and those from when the tenant was here; these come
 * with the copy.
 */
async function leaveAnswers({ source, target }: Places, { kode, ke }: Move): Promise<void> {
  if (ke !== 'utama') return;
  const table = qualified(`t_${kode}`, 'idempotency');
  const { rows } = await source.query(`select pengguna_id, route, kunci from ${table}`);
  await target.query(
    `delete from ${table} as i
      using jsonb_populate_recordset(null::${table}, $1) as x
      where (i.pengguna_id, i.route, i.kunci) = (x.pengguna_id, x.route, x.kunci)`,
    [JSON.stringify(rows)],
  );
}

/** Members and keys, and with `semua` everybody who is named in the rows. The platform has them all. */
async function carryPeople({ source, target }: Places, move: Move, semua: boolean): Promise<void> {
  if (move.ke === 'utama') return;
  const { rows } = await source.query('select erp_private.tenant_orang_get($1, $2) as orang', [
    move.kode,
    semua,
  ]);
  await target.query('begin');
  await target.query('select erp_private.tenant_orang_put($1, $2)', [
    move.kode,
    JSON.stringify(rows[0].orang),
  ]);
  await target.query('commit');
}

async function carrySequences({ source, target }: Places, { kode }: Move): Promise<void> {
  const { rows } = await source.query('select erp_private.tenant_urutan($1) as urutan', [kode]);
  await target.query('select erp_private.tenant_urutan_set($1, $2)', [
    kode,
    JSON.stringify(rows[0].urutan),
  ]);
}

/** The copy has the same steps, or its tables would not be the same. */
async function requireSameRelease({ source, target }: Places, move: Move): Promise<void> {
  const text = `select coalesce(max(nomor), 0)::int as nomor,
      (select count(*)::int from graphile_migrate.migrations) as migrasi from erp_private.tenant_step`;
  const [from, to] = await Promise.all(
    [source, target].map(async (one) => (await one.query(text)).rows[0]),
  );
  const { rowCount } = await source.query('select from erp_private.tenant where kode = $1', [
    move.kode,
  ]);
  const same = from.nomor === to.nomor && from.migrasi === to.migrasi;
  if (same && rowCount === 1) return;
  throw new StartError(
    same
      ? `Tenant ${move.kode} tidak ada di simpul ${move.dari}`
      : `Simpul ${move.dari} dan ${move.ke} tidak serilis; jalankan npm run migrate dahulu`,
  );
}
