import { beforeAll } from '@jest/globals';
import { makePgService, type PgService } from '../../server/postgres/service.ts';
import { openDatabase, type Row } from '../helpers/database.ts';
import { PATIENT_PG } from '../helpers/limits.ts';

const ids = {
  budi: '00000000-0000-4000-8000-00000000000b',
  sari: '00000000-0000-4000-8000-00000000000c',
};

/** Budi is admin of toko, Sari staff of lambat (behind on its steps); mantan is inactive, gudang nobody's. */
const RESET = `
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
    ('${ids.budi}', 'toko', 'admin', now()), ('${ids.sari}', 'lambat', 'staff', now())`;

/** The database of a test file with a few registered tenants that have no schema: enough to sign in. */
export function openPlatform() {
  const data = openDatabase('bare');
  const platform = {
    /** The server's way to the database. */
    pg: {} as PgService,
    ids,
    /** Runs a statement as the owner. */
    sql: (text: TemplateStringsArray, ...values: unknown[]): Promise<Row[]> =>
      data.rows(
        text.reduce((before, after, index) => `${before}$${index}${after}`),
        values,
      ),
    count: (table: 'session' | 'session_idempotency') =>
      data.value<number>(`select count(*) from erp_private.${table}`),
    reset: () => data.asOwner((db) => db.rows(RESET)),
    ownerUrl: '',
  };
  beforeAll(() => {
    const { appUrl: connectionString, ownerUrl } = data;
    const pg = makePgService({ connectionString, max: 8, ...PATIENT_PG });
    data.onClose(() => pg.release());
    Object.assign(platform, { pg, ownerUrl });
  });
  return platform;
}
