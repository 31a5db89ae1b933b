import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll } from '@jest/globals';
import pg from 'pg';
import { copyDatabase, dropDatabase, urlOf } from '../../db/scripts/databases.ts';
import type { Peran, RequestContext } from '../../server/base/context.ts';
import { type PgSettings, pgSettingsOf, settingsSql } from '../../server/postgres/settings.ts';
import { refuseLeaks } from './leaks.ts';
import { currentRun, READY, TEMPLATE } from './run.ts';
import { type Db, singly, transaction, type Work } from './transaction.ts';
import { acceptMembers, ROLES } from './users.ts';

export { type Db, type Row, type Statement, singly } from './transaction.ts';

export type Who = {
  tenant?: string;
  /** default staff */
  peran?: Peran;
  /** default: the tenant's user of that role */
  penggunaId?: string;
  adminKey?: boolean;
  requestId?: string;
  idempotency?: { key: string; route?: string; fingerprint?: string };
  /** The key of a content that was stored for it. */
  unggahan?: string;
};

type OwnerOptions = {
  /** Sets search_path and claim to this tenant. */
  tenant?: string;
  /** Becomes this role first (the login is a superuser). */
  role?: string;
};

/** Its own `rows`, `row` and `value` are the superuser's. */
export type TestDatabase = Db & {
  name: string;
  ownerUrl: string;
  appUrl: string;
  /** One transaction of the server's login, with role, path and claims as the server sets them; `wrote` is called after one that wrote. */
  as<T>(who: Who, work: Work<T>, wrote?: () => void): Promise<T>;
  asStaff<T>(tenant: string, work: Work<T>): Promise<T>;
  asAdmin<T>(tenant: string, work: Work<T>): Promise<T>;
  asViewer<T>(tenant: string, work: Work<T>): Promise<T>;
  asOps<T>(tenant: string, work: Work<T>): Promise<T>;
  /** The same with settings of one's own: the walls' tests mix them wrongly. */
  asSettings<T>(settings: PgSettings, work: Work<T>, wrote?: () => void): Promise<T>;
  settingsOf(who: Who): Promise<PgSettings>;
  /** What a request of that user carries. */
  contextOf(who: Who): Promise<RequestContext>;
  /** Statements of these, each a transaction of its own. */
  by(who: Who): Db;
  staff(tenant: string): Db;
  admin(tenant: string): Db;
  viewer(tenant: string): Db;
  ops(tenant: string): Db;
  owner(options: OwnerOptions): Db;
  /** One transaction of the superuser. */
  asOwner<T>(work: Work<T>, options?: OwnerOptions): Promise<T>;
  /** A new tenant with a user of each role ({peran}@{kode}.test); answers its kode. Without a wanted one it lies ready. */
  newTenant(kode?: string): Promise<string>;
  penggunaId(tenant: string, peran: Peran): Promise<string>;
  /** Runs after each test of the file from now on; what it throws fails that test. */
  onTestEnd(work: () => Promise<void>): void;
  /** Runs when the file is done, before its database is dropped: whatever connects to it ends here. */
  onClose(work: () => Promise<void>): void;
};

const AS_TEXT = new Set([pg.types.builtins.DATE, pg.types.builtins.TIMESTAMPTZ]);
const types = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') => {
    if (AS_TEXT.has(oid)) return (text: string) => text;
    if (oid === pg.types.builtins.INT8) return Number;
    return pg.types.getTypeParser(oid, format as 'text');
  }) as typeof pg.types.getTypeParser,
};

type State = {
  database: TestDatabase;
  app: pg.Pool;
  owner: pg.Pool;
  proving: (() => Promise<void>)[];
  closing: (() => Promise<void>)[];
};

type ReadyTenant = { kode: string; nama: string; peran_db: string; langkah: number };

/** How many tenants lie ready. */
export type Size = keyof typeof TEMPLATE;

let opened = 0;

async function open(size: Size): Promise<State> {
  const run = currentRun();
  opened += 1;
  const name = `uji_${process.env.JEST_WORKER_ID}_${process.pid}_${randomUUID().slice(0, 8)}_${opened}`;
  const ownerUrl = await copyDatabase(run.ownerUrl, TEMPLATE[size], name);
  const appUrl = urlOf(run.appUrl, name);
  const pool = (connectionString: string, max: number) => {
    const made = new pg.Pool({ connectionString, max, types });
    made.on('error', () => {});
    return made;
  };
  const owner = pool(ownerUrl, 4);
  const app = pool(appUrl, 40);
  await owner.query('select erp_private.database_adopt()');
  // Tenants that lie ready are not visible until a test takes them.
  const ready = await owner.query<ReadyTenant>(
    'delete from erp_private.tenant where kode = any($1) returning kode, nama, peran_db, langkah',
    [READY],
  );
  const proving: State['proving'] = [];
  const closing: State['closing'] = [];
  const database = {
    ...makeDatabase(name, { ownerUrl, appUrl, owner, app, ready: ready.rows }),
    onTestEnd: (work: () => Promise<void>) => void proving.push(work),
    onClose: (work: () => Promise<void>) => void closing.push(work),
  };
  return { database, app, owner, proving, closing };
}

function makeDatabase(
  name: string,
  {
    ownerUrl,
    appUrl,
    owner,
    app,
    ready,
  }: { ownerUrl: string; appUrl: string; owner: pg.Pool; app: pg.Pool; ready: ReadyTenant[] },
): Omit<TestDatabase, 'onTestEnd' | 'onClose'> {
  const registry = new Map<string, { skema: string; peran_db: string }>();
  const tenantOf = async (kode: string) => {
    const known = registry.get(kode);
    if (known) return known;
    const { rows } = await owner.query(
      'select skema, peran_db from erp_private.tenant where kode = $1',
      [kode],
    );
    if (rows.length === 0) throw new Error(`No tenant ${kode}`);
    registry.set(kode, rows[0]);
    return rows[0] as { skema: string; peran_db: string };
  };
  const users = new Map<string, string>();
  const penggunaId = async (tenant: string, peran: Peran) => {
    const email = `${peran}@${tenant}.test`;
    const known = users.get(email);
    if (known !== undefined) return known;
    const { rows } = await owner.query('select id from erp_private.pengguna where email = $1', [
      email,
    ]);
    // Functions over tenant data take any id: a tenant without a user of that role can be asked too.
    const id = (rows[0]?.id as string | undefined) ?? randomUUID();
    users.set(email, id);
    return id;
  };
  const contextOf = (who: Who) => makeContext(who, tenantOf, penggunaId);
  const settingsOf = async (who: Who) => pgSettingsOf(await contextOf(who));
  const asSettings = <T>(settings: PgSettings, work: Work<T>, wrote?: () => void) =>
    transaction(app, settingsSql(settings), work, wrote);
  const as = async <T>(who: Who, work: Work<T>, wrote?: () => void) =>
    asSettings(await settingsOf(who), work, wrote);
  const asOwner = <T>(work: Work<T>, { tenant, role }: OwnerOptions = {}) =>
    transaction(owner, ownerSettings(tenant, role), work);
  const newTenant = tenantMaker(owner, ready);
  const whoIs = {
    Staff: (tenant: string): Who => ({ tenant, peran: 'staff' }),
    Admin: (tenant: string): Who => ({ tenant, peran: 'admin', adminKey: true }),
    Viewer: (tenant: string): Who => ({ tenant, peran: 'viewer' }),
    Ops: (tenant: string): Who => ({ tenant, peran: 'ops' }),
  };
  const by = (who: Who) => singly((work) => as(who, work));
  return {
    name,
    ownerUrl,
    appUrl,
    as,
    asStaff: (tenant, work) => as(whoIs.Staff(tenant), work),
    asAdmin: (tenant, work) => as(whoIs.Admin(tenant), work),
    asViewer: (tenant, work) => as(whoIs.Viewer(tenant), work),
    asOps: (tenant, work) => as(whoIs.Ops(tenant), work),
    by,
    staff: (tenant) => by(whoIs.Staff(tenant)),
    admin: (tenant) => by(whoIs.Admin(tenant)),
    viewer: (tenant) => by(whoIs.Viewer(tenant)),
    ops: (tenant) => by(whoIs.Ops(tenant)),
    owner: (options) => singly((work) => asOwner(work, options)),
    asSettings,
    settingsOf,
    contextOf,
    asOwner,
    ...singly(asOwner),
    newTenant,
    penggunaId,
  };
}

function tenantMaker(owner: pg.Pool, ready: ReadyTenant[]): TestDatabase['newTenant'] {
  const makeTenant = async (kode: string) => {
    await owner.query('select erp_private.tenant_create($1, $2, $3)', [
      kode,
      `Toko ${kode}`,
      `admin@${kode}.test`,
    ]);
    return kode;
  };
  const takeReady = async ({ kode, nama, peran_db, langkah }: ReadyTenant) => {
    await owner.query(
      'insert into erp_private.tenant (kode, nama, peran_db, langkah) values ($1, $2, $3, $4)',
      [kode, nama, peran_db, langkah],
    );
    await owner.query(`select erp_private.membership_set($1, null, $2, 'admin')`, [
      `admin@${kode}.test`,
      kode,
    ]);
    return kode;
  };
  return async (wanted?: string) => {
    const found = wanted === undefined ? ready.shift() : undefined;
    const kode = await (found === undefined
      ? makeTenant(wanted ?? `t${randomUUID().replaceAll('-', '').slice(0, 10)}`)
      : takeReady(found));
    await owner.query(
      `select erp_private.membership_set(p || '@' || $1 || '.test', p, $1, p::erp.peran) from unnest($2::text[]) as p`,
      [kode, ROLES],
    );
    await acceptMembers(owner, kode);
    return kode;
  };
}

function ownerSettings(tenant: string | undefined, role: string | undefined): string {
  let sql = '';
  if (role !== undefined) sql += `set local role ${pg.escapeIdentifier(role)};`;
  if (tenant !== undefined) {
    sql += `set local search_path to ${pg.escapeIdentifier(`t_${tenant}`)}, erp, pg_temp;`;
    sql += `set local erp.tenant to ${pg.escapeLiteral(tenant)};`;
  }
  return sql;
}

async function makeContext(
  who: Who,
  tenantOf: (kode: string) => Promise<{ skema: string; peran_db: string }>,
  penggunaId: (tenant: string, peran: Peran) => Promise<string>,
): Promise<RequestContext> {
  const { tenant, peran = 'staff', idempotency, unggahan } = who;
  const found = tenant === undefined ? { skema: null, peran_db: null } : await tenantOf(tenant);
  const sub = who.penggunaId ?? (await penggunaId(tenant ?? 'satu', peran));
  return {
    requestId: who.requestId ?? randomUUID(),
    claims: {
      sub,
      sid: randomUUID(),
      email: `${peran}@${tenant ?? 'satu'}.test`,
      iat: 0,
      exp: 4_000_000_000,
      ...(tenant === undefined ? null : { tenant_kode: tenant, peran }),
    },
    session: { berakhir_pada: new Date(4e12), target: null, ...found },
    adminKey: who.adminKey ?? false,
    ...(idempotency && {
      idempotency: { route: '/uji', fingerprint: 'a', ...idempotency },
    }),
    ...(unggahan && { unggahan }),
  };
}

/**
 * A database for this test file: a copy of the run's template, made before its first test and dropped after its
 * last. A bare one holds no tenants until they are asked for. Fails the file where a connection to it is left open.
 */
export function openDatabase(size: Size = 'few'): TestDatabase {
  let state: State | undefined;
  beforeAll(async () => {
    state = await open(size);
  });
  afterEach(async () => {
    for (const prove of state?.proving ?? []) await prove();
  });
  afterAll(async () => {
    if (state === undefined) return;
    for (const close of state.closing.splice(0).reverse()) await close();
    await Promise.all([state.app.end(), state.owner.end()]);
    const { ownerUrl, name } = state.database;
    await refuseLeaks(ownerUrl, name);
    await dropDatabase(currentRun().ownerUrl, name);
  });
  // Tests hold this before the database exists; each access goes to the one that beforeAll made.
  return new Proxy({} as TestDatabase, {
    get: (_target, property) => {
      if (state === undefined) throw new Error('The database exists within tests and hooks only');
      return state.database[property as keyof TestDatabase];
    },
  });
}
