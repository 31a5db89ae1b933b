/** What globalSetup made for this run and every test file builds upon. */
export type TestRun = {
  /** Superuser's address of the run's PostgreSQL (database `niaga`, empty). */
  ownerUrl: string;
  /** Logins of the server, the worker and the capture; the database in the address is exchanged per test file. */
  appUrl: string;
  workerUrl: string;
  cdcUrl: string;
  /** Database that test files copy: migrated, tenants `satu` and `dua` with a user of each role. */
  template: string;
  /** Temporary folder of the run, with the passwords of the logins. */
  dataDir: string;
  /** Generated include lists that were out of date before the run (it renews them while migrating). */
  stale: string[];
};

const VARIABLE = 'NIAGA_TEST_RUN';

/** Hands the run to the processes of the test files: they inherit the environment. */
export function publishRun(run: TestRun): void {
  process.env[VARIABLE] = JSON.stringify(run);
  process.env.DATABASE_URL = run.ownerUrl;
}

export function currentRun(): TestRun {
  const text = process.env[VARIABLE];
  if (text === undefined) throw new Error('Tests run under jest with test/global_setup.ts');
  return JSON.parse(text) as TestRun;
}
