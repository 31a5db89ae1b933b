/**
 * Protections that only a superuser's migration can set: what it takes from everybody, and what it gives. A database
 * whose owner is none lacks them.
 */
import type pg from 'pg';

type Protection = {
  /** SQL condition: the protection is missing. */
  missing: string;
  /** The state of a database without it, in words. */
  fact: string;
  /** What goes wrong without it. */
  cost: string;
  /** SQL that restores it. Rights on PostgreSQL's own functions are in no dump, and pg_upgrade does not keep them. */
  mend?: string;
  /** Whether the server starts without it only where that is accepted (MANAGED_POSTGRES). */
  wall?: true;
};

const may = (call: string): string =>
  `has_function_privilege('erp_pengguna', 'pg_catalog.${call}', 'execute')`;

const notLeakproof = (call: string): string =>
  `not (select p.proleakproof from pg_catalog.pg_proc as p where p.oid = 'pg_catalog.${call}'::regprocedure)`;

const READS_FIGURES = 'SQL yang disusupkan tahu berapa baris tenant lain, bukan isinya';

const PROTECTIONS: readonly Protection[] = [
  {
    missing: may('set_config(text, text, boolean)'),
    fact: 'perannya boleh memanggil set_config',
    cost: 'SQL yang disusupkan ke dalam permintaan dapat menjadi pengguna tenant lain',
    wall: true,
  },
  {
    missing: may('lo_create(oid)'),
    fact: 'perannya boleh membuat large object',
    cost: 'SQL yang disusupkan dapat memenuhi disk',
    wall: true,
  },
  {
    missing: may('lo_from_bytea(oid, bytea)'),
    fact: 'perannya boleh mengisi large object',
    cost: 'SQL yang disusupkan dapat memenuhi disk',
    wall: true,
  },
  {
    missing: may('pg_notify(text, text)'),
    fact: 'perannya boleh memanggil pg_notify',
    cost: 'pesan palsu membuat server dan worker melihat dengan sia-sia; pesan tidak membawa data',
    wall: true,
  },
  {
    missing: may('pg_stat_get_live_tuples(oid)'),
    fact: 'perannya boleh membaca statistik tenant lain',
    cost: READS_FIGURES,
    wall: true,
  },
  {
    missing: may('pg_relation_size(regclass, text)'),
    fact: 'perannya boleh membaca ukuran tabel tenant lain',
    cost: READS_FIGURES,
    wall: true,
  },
  {
    missing: `has_column_privilege('erp_pengguna', 'pg_catalog.pg_class', 'reltuples', 'select')`,
    fact: 'perannya boleh membaca taksiran baris tenant lain',
    cost: READS_FIGURES,
    wall: true,
  },
  {
    missing: may('pg_logical_emit_message(boolean, text, text, boolean)'),
    fact: 'perannya boleh menulis pesan ke log PostgreSQL',
    cost: 'SQL yang disusupkan dapat memenuhi log; aliran perubahan mengabaikan pesan',
  },
  {
    missing: may('pg_terminate_backend(integer, bigint)'),
    fact: 'pg_terminate_backend boleh dipanggil',
    cost: 'pemegang kata sandi sebuah login dapat mengakhiri koneksi login itu',
  },
  {
    missing: notLeakproof('textlike(text, text)'),
    fact: 'LIKE tidak leakproof',
    cost: 'pencarian membaca seluruh tabel tenant, tanpa indeks',
    mend: 'alter function pg_catalog.textlike(text, text) leakproof',
  },
  {
    missing: notLeakproof('enum_eq(anyenum, anyenum)'),
    fact: 'kesamaan enum tidak leakproof',
    cost: 'daftar menurut jenis atau status membaca seluruh tabel tenant, tanpa indeks',
    mend: 'alter function pg_catalog.enum_eq(anyenum, anyenum) leakproof',
  },
  {
    missing: `not (select r.rolreplication from pg_catalog.pg_roles as r where r.rolname = 'erp_cdc')`,
    fact: 'login erp_cdc tanpa REPLICATION',
    cost: 'change data capture mati, kecuali PostgreSQL ini memberi haknya dengan cara lain',
  },
];

export const WALLS = PROTECTIONS.filter(({ wall }) => wall);

/** Asks which facts hold, and answers their words. `facts`: the words of each, with the SQL condition. */
export async function askFacts(
  client: pg.Client,
  facts: readonly (readonly [fact: string, sql: string])[],
): Promise<string[]> {
  const columns = facts.map(([fact, sql]) => `${sql} as "${fact}"`).join(', ');
  const { rows } = await client.query<Record<string, boolean>>(`select ${columns}`);
  return Object.entries(rows[0] ?? {}).flatMap(([fact, holds]) => (holds ? [fact] : []));
}

async function missingIn(client: pg.Client): Promise<Protection[]> {
  const facts = PROTECTIONS.map(({ fact, missing }) => [fact, missing] as const);
  const names = new Set(await askFacts(client, facts));
  return PROTECTIONS.filter(({ fact }) => names.has(fact));
}

/** Restores what a restored or upgraded database lost of these protections, as far as a superuser can. */
export async function mendProtections(client: pg.Client): Promise<void> {
  for (const { mend } of await missingIn(client)) if (mend) await client.query(mend);
}

/** The protections that a migrated database lacks, as lines to read; none where nothing is missing. */
export async function missingProtections(client: pg.Client): Promise<string[]> {
  const missing = await missingIn(client);
  if (missing.length === 0) return [];
  return [
    `Perlindungan yang tidak ada di ${client.host}:${client.port}/${client.database} (docs/standby.md):`,
    ...missing.map(({ fact, cost }) => `  ${fact}: ${cost}`),
    ...(missing.some(({ wall }) => wall)
      ? ['Server hanya berjalan bila itu diterima: MANAGED_POSTGRES=1']
      : []),
  ];
}
