import pg from 'pg';
import { makePgService, type PgService } from '../../../../server/postgres/service.ts';
import { PATIENT_PG } from '../../../helpers/limits.ts';
import { testUrls } from './test_urls.ts';

export type PlatformDatabase = {
  /** The server's way to the database. */
  pg: PgService;
  ownerUrl: string;
  ids: { budi: string; sari: string };
  /** Runs a statement as the owner. */
  sql(text: TemplateStringsArray, ...values: unknown[]): Promise<Record<string, unknown>[]>;
  count(table: 'session' | 'session_idempotency'): Promise<number>;
  /** Budi is admin of toko, Sari staff of lambat (behind on its steps); mantan is inactive, gudang nobody's. */
  reset(): Promise<void>;
  /** Lets the server's login become a tenant's request role. */
  allow(role: string): Promise<void>;
  /** Removes a tenant's schema and request role: roles outlive their database. */
  forget(skema: string, role: string): Promise<void>;
  stop(): Promise<void>;
};

const ids = {
  budi: '00000000-0000-4000-8000-00000000000b',
  sari: '00000000-0000-4000-8000-00000000000c',
};

/** A migrated database with a few registered tenants that have no schema: enough to sign in. */
export async function platformDatabase(): Promise<PlatformDatabase> {
  const urls = await testUrls();
  const owner = new pg.Client({ connectionString: urls.owner });
  await owner.connect();
  const service = makePgService({
    connectionString: urls.app,
    max: 8,
    ...PATIENT_PG,
  });
  const sql: PlatformDatabase['sql'] = async (text, ...values) => {
    const statement = text.reduce((before, after, index) => `${before}$${index}${after}`);
    return (await owner.query(statement, values)).rows;
  };
  return {
    pg: service,
    ownerUrl: urls.owner,
    ids,
    sql,
    async count(table) {
      const { rows } = await owner.query(`select count(*)::int as n from erp_private.${table}`);
      return rows[0].n;
    },
    async reset() {
      await owner.query(`
        delete from erp_private.membership;
        delete from erp_private.pengguna;
        delete from erp_private.tenant;
        insert into erp_private.tenant (kode, nama, peran_db, langkah)
        select kode, nama, 'erp_req_uji_' || kode,
               case when kode = 'lambat' then -1 else 0 end
                 + (select max(nomor) from erp_private.tenant_step)
          from (values ('toko', 'Toko Budi'), ('gudang', 'Gudang'), ('lambat', 'Lambat')) t (kode, nama);
        insert into erp_private.pengguna (id, email, nama, aktif) values
          ('${ids.budi}', 'budi@toko.test', 'Budi', true),
          ('${ids.sari}', 'sari@toko.test', 'Sari', true),
          (gen_random_uuid(), 'mantan@toko.test', 'Mantan', false);
        insert into erp_private.membership (pengguna_id, tenant_kode, peran, diterima_pada) values
          ('${ids.budi}', 'toko', 'admin', now()), ('${ids.sari}', 'lambat', 'staff', now());
      `);
    },
    async allow(role) {
      const login = pg.escapeIdentifier(new URL(urls.app).username);
      const id = pg.escapeIdentifier(role);
      await owner.query(`grant ${id} to ${login} with inherit false, set true`);
    },
    async forget(skema, role) {
      const id = pg.escapeIdentifier(role);
      await owner.query(`drop schema ${pg.escapeIdentifier(skema)} cascade`);
      await owner.query(`drop owned by ${id}`);
      await owner.query(`drop role ${id}`);
    },
    async stop() {
      await service.release();
      await owner.end();
      await urls.drop();
    },
  };
}
