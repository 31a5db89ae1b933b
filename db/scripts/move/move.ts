/** A tenant goes from one node to another while it is used. */
import type pg from 'pg';
import { type Config, StartError } from '../../../server/base/config.ts';
import { makePgClient } from '../../../server/postgres/client.ts';
import { deliverMembers } from '../../../server/postgres/node_members.ts';
import { qualified } from '../backup/format.ts';
import { mistakeOfCaller } from '../databases.ts';
import { nodeOf } from '../node_list.ts';
import { openGate, shutGate } from './fence.ts';
import { finish } from './finish.ts';
import { announceJobs, freeJobs, LEAVE_MS, leaveJobs } from './jobs.ts';
import type { Move, Places, Tell } from './parts.ts';
import { type Limits, proveRest, proveRows } from './proof.ts';
import {
  awaitCopies,
  awaitPosition,
  copySlots,
  logEnd,
  nameOf,
  publish,
  subscribe,
  unpublish,
  unsubscribe,
} from './replication.ts';

/** How often a move that met something of the old place on its way begins its last part anew. */
const TRIES = 5;

type Known = Pick<Config, 'dataDir' | 'database'>;

const urlOf = async (config: Known, ownerUrl: string, nama: string): Promise<string> =>
  nama === 'utama' ? ownerUrl : (await nodeOf(config, ownerUrl, nama)).url;

/**
 * Moves a tenant, or finishes a move that was interrupted: before the directory changed it begins anew, afterwards it goes
 * forward. Where it fails before, all is as it was.
 *
 * @throws StartError for a tenant or node that cannot, a copy that is not equal, another command at the same tenant
 */
export async function moveTenant(
  config: Known,
  ownerUrl: string,
  { kode, ke, leaveMs = LEAVE_MS }: { kode: string; ke: string; leaveMs?: number },
  tell: Tell = () => {},
): Promise<Move> {
  const platform = await connected(ownerUrl);
  const open = [platform];
  try {
    await claimMove(platform, kode);
    // A node that is away is told before anything is entered.
    const sourceUrl = await urlOf(config, ownerUrl, await leftBy(platform, kode));
    const source = await connected(sourceUrl);
    open.push(source);
    const target = await connected(await urlOf(config, ownerUrl, ke));
    open.push(target);
    const { rows } = await platform
      .query<{ pindah: Move }>('select erp_private.tenant_pindah_begin($1, $2) as pindah', [
        kode,
        ke,
      ])
      .catch(mistakeOfCaller);
    const move = rows[0]?.pindah as Move;
    const places = { platform, source, target };
    if (!move.maju) {
      await requireSameRelease(places, move);
      await copyAndDecide(places, move, { sourceUrl, leaveMs }, tell).catch(refusedRight);
    }
    await finish(places, move, tell);
    return move;
  } finally {
    await Promise.all(open.map((client) => client.end().catch(() => {})));
  }
}

/** Keeps other commands from moving a tenant until the connection ends. @throws StartError where one does */
export async function claimMove(platform: pg.Client, kode: string): Promise<void> {
  const { rows } = await platform.query<{ dapat: boolean }>(
    `select pg_try_advisory_lock(hashtextextended('pindah ' || $1, 0)) as dapat`,
    [kode],
  );
  if (!rows[0]?.dapat) throw new StartError(`Tenant ${kode} sedang dipindahkan perintah lain`);
}

/** An owner who is no superuser moves tenants only with rights that he may be given. */
function refusedRight(error: pg.DatabaseError): never {
  if (error.code !== '42501') throw error;
  const text = `PostgreSQL menolak pemindahan: ${error.message}. Hak yang diperlukan pemilik yang bukan superuser ada di docs/standby.md`;
  throw new StartError(text, { cause: error });
}

/** The node that a tenant leaves: where it is, or where a move that was interrupted began. */
async function leftBy(platform: pg.Client, kode: string): Promise<string> {
  const { rows } = await platform.query<{ dari: string }>(
    `select coalesce(p.dari, t.simpul) as dari
       from erp_private.tenant as t
       left join erp_private.pindahan as p on p.kode = t.kode and p.selesai_pada is null
      where t.kode = $1`,
    [kode],
  );
  if (rows[0] === undefined) throw new StartError(`tenant ${kode} tidak ditemukan`);
  return rows[0].dari;
}

async function connected(url: string): Promise<pg.Client> {
  const client = makePgClient({ connectionString: url, application_name: 'niaga-pindah' });
  await client.connect().catch((error: Error) => {
    const { host, pathname } = new URL(url);
    throw new StartError(`Database ${host}${pathname} tidak dapat dihubungi: ${error.message}`);
  });
  // Each step stands on the one before it, so none may be lost in a crash where a node's setting lets commits be.
  await client.query('set synchronous_commit to on');
  return client;
}

/** Everything up to the directory's change; what fails leaves the tenant where it was. */
async function copyAndDecide(
  places: Places,
  move: Move,
  { sourceUrl, leaveMs }: { sourceUrl: string; leaveMs: number },
  tell: Tell,
): Promise<void> {
  const { platform, source, target } = places;
  const name = nameOf(move);
  try {
    await tell('bersih');
    await clear(places, move);
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
    await publish(source, name, move.kode);
    await leaveAnswers(places, move);
    await subscribe(target, name, sourceUrl);
    await awaitCopies(places, name, (done, all) => void tell('salin', `${done}/${all} tabel`));
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
    const { rows } = await platform
      .query<{ batal: boolean }>('select erp_private.tenant_pindah_cancel($1) as batal', [move.id])
      .catch(() => ({ rows: [] }));
    if (rows[0]?.batal === true) {
      await clear(places, move)
        .then(() => platform.query('select erp_private.tenant_pindah_undo($1)', [move.id]))
        .catch(() => {});
    }
    throw error;
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

/** Leaves nothing of a move that did not come to its end; the tenant works where it was. */
async function clear({ source, target }: Places, move: Move): Promise<void> {
  const name = nameOf(move);
  await freeJobs({ source }, move.kode);
  await openGate(source, move.kode);
  if (move.dari !== 'utama') {
    await source.query('update erp_private.tenant set pindah = null where kode = $1', [move.kode]);
  }
  try {
    const copies = await copySlots(target, name);
    await unsubscribe(target, name);
    await unpublish(source, name, copies);
  } catch (error) {
    // No log is kept for a target that is away, perhaps for good.
    await unpublish(source, name, name);
    throw error;
  }
  await target.query('select erp_private.tenant_salinan_drop($1)', [move.kode]);
}

/** The copy has the same steps, or its tables would not be the same. */
async function requireSameRelease({ platform, source, target }: Places, move: Move): Promise<void> {
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
  await platform.query('select erp_private.tenant_pindah_cancel($1)', [move.id]);
  await platform.query('select erp_private.tenant_pindah_undo($1)', [move.id]);
  throw new StartError(
    same
      ? `Tenant ${move.kode} tidak ada di simpul ${move.dari}`
      : `Simpul ${move.dari} dan ${move.ke} tidak serilis; jalankan npm run migrate dahulu`,
  );
}
