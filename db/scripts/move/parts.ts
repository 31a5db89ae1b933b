/** What the parts of a move share. */
import type pg from 'pg';
import { type Config, StartError } from '../../../server/base/config.ts';
import { makePgClient } from '../../../server/postgres/client.ts';
import { unreachable } from '../databases.ts';
import { nodeOf } from '../node_list.ts';

/** A move as the platform has it. */
export type Move = {
  id: number;
  kode: string;
  nama: string;
  dari: string;
  ke: string;
  /** The number of the place that the tenant leaves. */
  epoch: number;
  langkah: number;
  /** The directory has changed already: it goes forward. */
  maju: boolean;
};

/** Connections of the owner: to the platform, the place that is left, and the new one. */
export type Places = { platform: pg.Client; source: pg.Client; target: pg.Client };

/** Told of each step before it begins; what it awaits keeps the move waiting. */
export type Tell = (step: Step, detail?: string) => void | Promise<void>;

export const STEPS = [
  'bersih',
  'tabel',
  'salin',
  'susul',
  'pagar',
  'kejar',
  'bukti',
  'alih',
  'tutup',
  'selesai',
] as const;
export type Step = (typeof STEPS)[number];

/** Claims a tenant for this connection, until it ends; false where another command has it. */
export async function tryClaim(platform: pg.Client, kode: string): Promise<boolean> {
  const { rows } = await platform.query<{ dapat: boolean }>(
    `select pg_try_advisory_lock(hashtextextended('pindah ' || $1, 0)) as dapat`,
    [kode],
  );
  return rows[0]?.dapat === true;
}

/** Keeps other commands from moving a tenant until the connection ends. @throws StartError where one does */
export async function claimMove(platform: pg.Client, kode: string): Promise<void> {
  if (await tryClaim(platform, kode)) return;
  throw new StartError(`Tenant ${kode} sedang dipindahkan perintah lain`);
}

/**
 * The same at a place of the tenant, whose connection of a command that died may still be at work there for a while. By another
 * key: the platform's own database is a place too.
 */
export async function claimPlace(place: pg.Client, kode: string): Promise<void> {
  const { rows } = await place.query<{ dapat: boolean }>(
    `select pg_try_advisory_lock(hashtextextended('tempat ' || $1, 0)) as dapat`,
    [kode],
  );
  if (rows[0]?.dapat === true) return;
  throw new StartError(
    `Perintah pemindahan tenant ${kode} yang terputus masih bekerja di simpulnya; ulangi sebentar lagi`,
  );
}

export type Known = Pick<Config, 'dataDir' | 'database'>;

export const urlOf = async (config: Known, ownerUrl: string, nama: string): Promise<string> =>
  nama === 'utama' ? ownerUrl : (await nodeOf(config, ownerUrl, nama)).url;

/**
 * Each step stands on the one before it, so none may be lost in a crash where a node's setting lets commits be. And what a command
 * has claimed ends with its connections, also where its machine went without a word: PostgreSQL asks for it after half a
 * minute of silence, and looks every ten seconds while it works for it.
 */
const SETTINGS = `set synchronous_commit to on;
  set tcp_keepalives_idle to 30; set tcp_keepalives_interval to 10; set tcp_keepalives_count to 3;
  set tcp_user_timeout to '60s'`;

export async function connected(
  url: string,
  options: pg.ClientConfig & { replication?: 'database' } = {},
): Promise<pg.Client> {
  const named = { connectionString: url, application_name: 'niaga-pindah' };
  const client = makePgClient({ ...named, ...options });
  await client.connect().catch((error: Error) => {
    throw unreachable(url)(error);
  });
  await client.query(SETTINGS);
  // Not supported by a PostgreSQL on Windows.
  await client.query(`set client_connection_check_interval to '10s'`).catch(() => {});
  return client;
}

/** Where a tenant is, and its move that another command began. */
export type Begun = {
  simpul: string;
  pindah: (Pick<Move, 'id' | 'kode' | 'dari' | 'ke'> & { diputuskan: boolean }) | null;
};

/** @throws StartError for a tenant that there is not */
export async function begun(platform: pg.Client, kode: string): Promise<Begun> {
  const { rows } = await platform.query<Begun>(
    `select t.simpul, case when p.id is not null then jsonb_build_object(
              'id', p.id, 'kode', p.kode, 'dari', p.dari, 'ke', p.ke, 'diputuskan', t.epoch > p.epoch
            ) end as pindah
       from erp_private.tenant as t
       left join erp_private.pindahan as p on p.kode = t.kode and p.selesai_pada is null
      where t.kode = $1`,
    [kode],
  );
  if (rows[0] === undefined) throw new StartError(`tenant ${kode} tidak ditemukan`);
  return rows[0];
}
