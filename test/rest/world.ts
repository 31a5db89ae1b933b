import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { beforeAll } from '@jest/globals';
import type { Peran } from '../../server/base/context.ts';
import { openDatabase, type TestDatabase } from '../helpers/database.ts';
import { startServer, type TestServer } from '../helpers/server.ts';
import { openToko, type Toko } from '../helpers/toko.ts';
import { ROLES } from '../helpers/users.ts';
import { forge, signer } from '../pengguna/forge.ts';

/** The callers that each endpoint is tried with. */
export const CALLERS = [
  'tanpa token',
  'palsu',
  'kedaluwarsa',
  'dicabut',
  'tanpa tenant',
  ...ROLES,
] as const;
export type Caller = (typeof CALLERS)[number];

export type World = {
  data: TestDatabase;
  server: TestServer;
  toko: Toko;
  /** A barang with 1,000,000 in stock, at 1000 each. */
  barang: number;
  /** Undefined for 'tanpa token'. */
  tokens: Record<Caller, string | undefined>;
  /** Signs in as the tenant's user of a role, in a session of its own. */
  signIn(peran: Peran): Promise<string>;
};

type Keys = { privateKey: KeyObject; pem: string };

function makeKeys(): Keys {
  const { privateKey } = generateKeyPairSync('ed25519');
  return { privateKey, pem: privateKey.export({ format: 'pem', type: 'pkcs8' }).toString() };
}

/** The same claims, in a token that ended an hour ago, or signed with another key. */
function tampered(token: string, claims: object, key: KeyObject): string {
  const [header = '', payload = ''] = token.split('.');
  const read = (text: string) => JSON.parse(Buffer.from(text, 'base64url').toString()) as object;
  return forge(read(header), { ...read(payload), ...claims }, signer('EdDSA', key));
}

async function makeTokens(world: Omit<World, 'tokens'>, keys: Keys): Promise<World['tokens']> {
  const [admin, staff, viewer, ops, dicabut] = await Promise.all(
    [...ROLES, 'admin' as const].map(world.signIn),
  );
  await world.server.rest(dicabut).delete('/api/auth/sesi');
  const now = Math.floor(Date.now() / 1000);
  return {
    'tanpa token': undefined,
    palsu: tampered(`${admin}`, {}, makeKeys().privateKey),
    kedaluwarsa: tampered(`${admin}`, { iat: now - 7200, exp: now - 3600 }, keys.privateKey),
    dicabut,
    'tanpa tenant': await world.server.signIn(`admin@${world.toko.kode}.test`),
    admin,
    staff,
    viewer,
    ops,
  };
}

async function makeWorld(data: TestDatabase, env: Record<string, string>): Promise<World> {
  const keys = makeKeys();
  const toko = await openToko(data);
  const barang = await toko.barang({ nama: 'Kopi Bubuk', harga_jual: '1500.25' });
  await toko.beli('01-02', [[barang, 1_000_000, 1000]]);
  const server = await startServer(data, { TOKEN_PRIVATE_KEY: keys.pem, ...env });
  const signIn = (peran: Peran) => server.tokenOf(toko, peran);
  const world = { data, server, toko, barang, signIn };
  return { ...world, tokens: await makeTokens(world, keys) };
}

/** A server on a database of its own, and a tenant with a user of each role and something to sell. */
export function openWorld(env: Record<string, string> = {}): World {
  const world = {} as World;
  const data = openDatabase();
  beforeAll(async () => {
    Object.assign(world, await makeWorld(data, env));
  });
  return world;
}

/** What asks for the contents of all tables of a shop. */
const asking = new WeakMap<Toko, Promise<{ text: string }>>();

const askFor = (toko: Toko): Promise<{ text: string }> =>
  toko.row<{ text: string }>(
    `select string_agg(format(
              $$select %L as name, count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0)), 0) as isi from %I as t$$,
              tablename, tablename), ' union all ' order by tablename) as text
       from pg_tables where schemaname = 't_' || $1`,
    [toko.kode],
  );

/**
 * What each table of the tenant holds: rows and the sum of their hashes. Two of these compared say whether anything changed.
 * It is asked hundreds of times, so a connection keeps its plan.
 */
export async function contents({ toko }: Pick<World, 'toko'>): Promise<Record<string, string>> {
  const asked = asking.get(toko) ?? askFor(toko);
  asking.set(toko, asked);
  const kept = { name: `contents ${toko.kode}`, ...(await asked) };
  const rows = await toko.rows<{ name: string; isi: string }>(kept);
  return Object.fromEntries(rows.map(({ name, isi }) => [name, isi]));
}
