import { createHash } from 'node:crypto';

/** What test files copy: a database with the tenants `satu` and `dua`, and those with few and many that lie ready as well. */
export const TEMPLATE = {
  bare: 'niaga_test',
  few: 'niaga_test_sedikit',
  many: 'niaga_test_banyak',
};

/** Tenants without members: `newTenant` takes them one after the other. One costs 15 ms of CPU in a copy, 400 to make. */
export const READY = Array.from(
  { length: 16 },
  (_, n) => `t${createHash('sha256').update(`${n}`).digest('hex').slice(0, 10)}`,
);

/** How many of them lie ready where few do. */
export const FEW = 4;

/** What globalSetup made for this run and every test file builds upon. */
type TestRun = {
  /** Superuser's address of the run's PostgreSQL (database `niaga`, empty). */
  ownerUrl: string;
  /** Logins of the server, the worker and the capture; the database in the address is exchanged per test file. */
  appUrl: string;
  workerUrl: string;
  cdcUrl: string;
  /** Temporary folder of the run, with the passwords of the logins. */
  dataDir: string;
  /** Hash of the migrations and files of SQL that the template was made from. */
  release: string;
};

const VARIABLE = 'NIAGA_TEST_RUN';

/** Hands the run to the processes of the test files: they inherit the environment. */
export function publishRun(run: TestRun): void {
  process.env[VARIABLE] = JSON.stringify(run);
  process.env.DATABASE_URL = run.ownerUrl;
}

export function hideRun(): void {
  delete process.env[VARIABLE];
  delete process.env.DATABASE_URL;
}

export function currentRun(): TestRun {
  const text = process.env[VARIABLE];
  if (text === undefined) throw new Error('Tests run under jest with test/global_setup.ts');
  return JSON.parse(text) as TestRun;
}
