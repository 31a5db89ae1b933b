import pg from 'pg';
import { copyDatabase, dropDatabase } from '../../../db/scripts/databases.ts';
import { currentRun, TEMPLATE } from '../../helpers/run.ts';

export type Entity =
  | 'barang'
  | 'kontak'
  | 'lokasi'
  | 'akun'
  | 'satuan'
  | 'harga'
  | 'barang_satuan'
  | 'barang_harga';

type Json = Record<string, unknown>;
type Made = {
  id: string | null;
  kode: string | null;
  idempotent: boolean;
  original_request_id: string | null;
};
type List = { total: number; data: Json[] };

/** One person's way to the tenant: every call is a transaction as the request role, as the server does it. */
export type Person = {
  rows(text: string, values?: unknown[]): Promise<Json[]>;
  create(entity: Entity, dokumen: Json, settings?: Record<string, string>): Promise<Made>;
  list(entity: Entity, permintaan?: Json | null): Promise<List>;
  get(entity: Entity, kunci: unknown): Promise<Json>;
  patch(entity: Entity, kunci: unknown, patch: unknown): Promise<boolean>;
  replace(entity: Entity, kunci: unknown, dokumen: unknown): Promise<boolean>;
  deactivate(entity: Entity, kunci: unknown): Promise<boolean>;
};

export type MasterTenant = {
  staff: Person;
  viewer: Person;
  /** Staff of another tenant, whose schema this one's claims do not open. */
  stranger: Person;
  owner(text: string, values?: unknown[]): Promise<Json[]>;
  stop(): Promise<void>;
};

type Scope = { skema: string; tenant: string; peran: string };

function personOf(pool: pg.Pool, { skema, tenant, peran }: Scope): Person {
  const inTenant = async (
    text: string,
    values: unknown[],
    settings: Record<string, string> = {},
  ) => {
    const client = await pool.connect();
    try {
      const { rows } = await client.query('select erp_private.tenant_role_name($1) as peran', [
        skema,
      ]);
      await client.query('begin');
      for (const [name, value] of Object.entries({
        role: rows[0].peran,
        'erp.tenant': tenant,
        'erp.peran': peran,
        'erp.pengguna_id': '00000000-0000-4000-8000-000000000001',
        ...settings,
      })) {
        await client.query(`set local ${name} = ${pg.escapeLiteral(value)}`);
      }
      await client.query(`set local search_path = t_${skema}, erp, pg_temp`);
      const result = await client.query(text, values);
      await client.query('commit');
      return result.rows as Json[];
    } catch (error) {
      await client.query('rollback');
      throw error;
    } finally {
      client.release();
    }
  };
  const one = async (text: string, values: unknown[], settings?: Record<string, string>) =>
    (await inTenant(text, values, settings))[0] as Json;
  const json = (value: unknown) => JSON.stringify(value);
  return {
    rows: (text, values = []) => inTenant(text, values),
    create: async (entity, dokumen, settings) =>
      (await one(
        `select * from erp.${entity}_create(jsonb_populate_record(null::erp.${entity}_input, $1))`,
        [json(dokumen)],
        settings,
      )) as Made,
    list: async (entity, permintaan = {}) =>
      (
        await one(
          'select erp.master_list($1, jsonb_populate_record(null::erp.permintaan_list, $2)) as hasil',
          [entity, json(permintaan)],
        )
      ).hasil as List,
    get: async (entity, kunci) =>
      (await one('select erp.master_get($1, $2) as hasil', [entity, kunci])).hasil as Json,
    patch: async (entity, kunci, patch) =>
      (await one('select erp.master_patch($1, $2, $3) as hasil', [entity, kunci, json(patch)]))
        .hasil as boolean,
    replace: async (entity, kunci, dokumen) =>
      (await one('select erp.master_replace($1, $2, $3) as hasil', [entity, kunci, json(dokumen)]))
        .hasil as boolean,
    deactivate: async (entity, kunci) =>
      (await one('select erp.master_deactivate($1, $2) as hasil', [entity, kunci]))
        .hasil as boolean,
  };
}

/** A database with the tenants satu and dua, fresh from their chart of accounts. */
export async function masterTenant(): Promise<MasterTenant> {
  const { ownerUrl } = currentRun();
  const name = `niaga_master_${process.pid}_${process.env.JEST_WORKER_ID ?? '1'}`;
  const url = await copyDatabase(ownerUrl, TEMPLATE, name);
  const pool = new pg.Pool({ connectionString: url, max: 4 });
  // The database is dropped while the last connections are still closing.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const owner = async (text: string, values: unknown[] = []) =>
    (await pool.query(text, values)).rows;
  await owner('select erp_private.database_adopt()');
  return {
    staff: personOf(pool, { skema: 'satu', tenant: 'satu', peran: 'staff' }),
    viewer: personOf(pool, { skema: 'satu', tenant: 'satu', peran: 'viewer' }),
    stranger: personOf(pool, { skema: 'dua', tenant: 'dua', peran: 'staff' }),
    owner,
    stop: async () => {
      await pool.end();
      await dropDatabase(ownerUrl, name);
    },
  };
}

/** What a call was refused with. */
export async function refusal(call: Promise<unknown>): Promise<{ code: string; lines: string[] }> {
  try {
    await call;
  } catch (error) {
    const { code, message } = error as pg.DatabaseError;
    return { code: code ?? '', lines: message.split('\n') };
  }
  throw new Error('was not refused');
}
