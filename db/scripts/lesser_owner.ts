/** Migrations by an owner who is no superuser, as a managed PostgreSQL gives one (docs/standby.md). */
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type pg from 'pg';
import { StartError } from '../../server/base/config.ts';
import { dbDir, readCommitted } from './sql_files.ts';

/** The roles that own and serve, without those of tenants. */
const ROLES = `(
  'erp_owner', 'erp_writer', 'erp_reader', 'erp_platform', 'erp_gate', 'erp_app', 'erp_pengguna',
  'erp_authenticator', 'erp_worker', 'erp_cdc'
)`;

/** The maker of a role may become it and has its rights; a superuser has that anyway. */
const MAKES_ROLES = `set local createrole_self_grant = 'set, inherit';\n`;

/**
 * What only a superuser may say in committed migrations, whose text is frozen, and what another owner says instead. The
 * other revocations are no part of it: PostgreSQL only warns of what it did not revoke (server/postgres/protections.ts).
 */
const INSTEAD: readonly (readonly [said: string, instead: string])[] = [
  ['alter function pg_catalog.textlike(text, text) leakproof;', ''],
  ['alter function pg_catalog.enum_eq(anyenum, anyenum) leakproof;', ''],
  [
    "execute format('revoke execute on function %s from public', v_fungsi);",
    `continue when not has_function_privilege(v_fungsi, 'execute with grant option');
    execute format('revoke execute on function %s from public', v_fungsi);`,
  ],
  // The new owner of a publication needs CREATE on the database at that moment.
  [
    'alter publication niaga_cdc owner to erp_owner;',
    `execute format('grant create on database %I to erp_owner', current_database());
  alter publication niaga_cdc owner to erp_owner;
  execute format('revoke create on database %I from erp_owner', current_database());`,
  ],
];

const WITHOUT_REPLICATION = [
  "('erp_cdc', 'login noinherit replication')",
  "('erp_cdc', 'login noinherit')",
] as const;

type Owner = {
  nama: string;
  membuat_peran: boolean;
  memiliki: boolean;
  replikasi: boolean;
  /** Roles of ours that it may neither become nor give itself. */
  asing: string[];
  /** Those that it may give itself. */
  kurang: string[];
};

const ownerSql = `
select r.rolname as nama, r.rolcreaterole as membuat_peran, r.rolreplication as replikasi,
       pg_has_role(d.datdba, 'usage') as memiliki,
       array(select o.rolname::text from pg_roles as o
              where o.rolname in ${ROLES} and not (pg_has_role(o.oid, 'usage') and pg_has_role(o.oid, 'set'))
                and not pg_has_role(o.oid, 'member with admin option') order by 1) as asing,
       array(select o.rolname::text from pg_roles as o
              where o.rolname in ${ROLES} and not (pg_has_role(o.oid, 'usage') and pg_has_role(o.oid, 'set'))
                and pg_has_role(o.oid, 'member with admin option') order by 1) as kurang
  from pg_roles as r
  join pg_database as d on d.datname = current_database()
 where r.rolname = current_user`;

/**
 * Makes sure that an owner who is no superuser can migrate here.
 *
 * @returns whether it may make a login with REPLICATION
 * @throws StartError that says what it lacks
 */
export async function prepareOwner(client: pg.Client): Promise<boolean> {
  const owner = (await client.query<Owner>(ownerSql)).rows[0] as Owner;
  const lacks = [
    owner.membuat_peran ? [] : 'CREATEROLE',
    owner.memiliki ? [] : `kepemilikan database ${client.database}`,
    owner.asing.length === 0 ? [] : `ADMIN atas ${owner.asing.join(', ')}, yang dibuat login lain`,
  ].flat();
  if (lacks.length > 0) {
    throw new StartError(
      `${owner.nama} bukan superuser dan tidak punya ${lacks.join('; ')} (docs/standby.md)`,
    );
  }
  for (const role of owner.kurang) {
    await client.query(`grant ${role} to current_user with inherit true, set true`);
  }
  return owner.replikasi;
}

/** A committed migration as such an owner runs it: under its own hash, which its text does not have then. */
function instead(text: string, replication: boolean): string {
  const pairs = replication ? INSTEAD : [...INSTEAD, WITHOUT_REPLICATION];
  const changed = pairs.reduce((all, [said, other]) => all.replace(said, () => other), text);
  if (changed === text) return text;
  return changed.replace('\n\n', () => `\n--! AllowInvalidHash\n\n${MAKES_ROLES}`);
}

/** Hands `work` a folder of the migrations as such an owner can run them. */
export async function withLesserMigrations<T>(
  replication: boolean,
  work: (migrationsFolder: string) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'niaga-migrasi-'));
  try {
    cpSync(path.join(dbDir, 'current'), path.join(folder, 'current'), { recursive: true });
    mkdirSync(path.join(folder, 'committed'));
    for (const { name, text } of readCommitted()) {
      writeFileSync(path.join(folder, 'committed', name), instead(text, replication));
    }
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Those that own functions beside erp_owner, whose schemas they are made in. */
const OWNERS = 'erp_writer, erp_reader, erp_platform';

const isSuperuser = async (client: pg.Client): Promise<boolean> =>
  (await client.query<{ ya: boolean }>(`select current_setting('is_superuser')::boolean as ya`))
    .rows[0]?.ya === true;

/**
 * Lets `work` make functions and hand them to their owners. PostgreSQL wants the right to make such things there of an
 * owner whom somebody else than a superuser names; nobody sees it beside this transaction.
 */
export async function makingFunctions<T>(client: pg.Client, work: () => Promise<T>): Promise<T> {
  if (await isSuperuser(client)) return work();
  // The library of the extension must be there for a function that sets one of its parameters.
  await client.query(
    `select ekstensi.show_limit(); grant create on schema erp, erp_private to ${OWNERS}`,
  );
  const result = await work();
  await client.query(`revoke create on schema erp, erp_private from ${OWNERS}`);
  return result;
}
