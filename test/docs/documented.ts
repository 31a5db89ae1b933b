/** Where what the pages have one type is run: by files that take it from the page, or why by none. */

/** Files that run it; or what of it none of them does, by how it begins, and why. */
export type Run = { by?: readonly string[]; not?: Readonly<Record<string, string>> };

const by = (...files: string[]): Run => ({ by: files });
const not = (begin: string, why: string): Run => ({ not: { [begin]: why } });
const times = (count: number, run: Run): Run[] => Array<Run>(count).fill(run);

export const CI = '.ci/run';
const NIGHTLY = '.ci/nightly';
const BLOCKS_TEST = 'test/docs/blocks.test.ts';
const NODES = 'test/nodes/page.test.ts';
const RECIPES = 'test/docs/recipes.test.ts';
const STARTED = 'test/docs/getting_started.test.ts';
/** PostgreSQL's own programs are in no npm package: the storm of a cluster runs what wants them, in its root. */
const PAGES = 'test/storm/cluster/pages.ts';
const PATRONI = 'test/storm/cluster/patroni.ts';
const MEASURES = 'measures the machine; no test asserts wall time';
const TOOL = 'of the operating system';
const DOCKER = 'wants Docker; the page says with which versions it was tried by hand';
const ROOT = 'wants root and minutes of downloads; tried by hand';
const PROGRAMS =
  'wants PostgreSQL’s programs, which no npm package has; tried by hand in the cluster’s root';

/** Blocks of shell below a heading, in their order. */
export const BLOCKS: Readonly<Record<string, readonly Run[]>> = {
  'CONTRIBUTING.md: The loop': [
    {
      by: [CI],
      not: {
        'npm run dev': 'stays until Ctrl-C; test/install/dev.test.ts starts it',
        'npm run test:watch': 'waits for a person',
      },
    },
  ],
  'README.md: Two commands': [by(CI)],
  'README.md: Five minutes': times(4, by('test/docs/readme.test.ts')),
  'docs/approvals.md: Rules': [by(BLOCKS_TEST)],
  'docs/bulk.md: Many documents in one request': [by(BLOCKS_TEST)],
  'docs/cdc.md: Change data capture': [by(BLOCKS_TEST)],
  'docs/branches.md: Branches: a tenant to try things in': [by(BLOCKS_TEST)],
  'docs/clients.md: curl': [by('test/docs/clients.test.ts')],
  'docs/cluster.md: To try it on one machine': [not('sudo', ROOT), not('sudo', ROOT)],
  'docs/cluster.md: A real installation': [
    not('npm run -s node -- add', 'docs/nodes.md has it, and runs it'),
  ],
  'docs/cluster.md: Is it so?': [not('sudo', ROOT)],
  'docs/feed.md: What changed: the feed': [by(BLOCKS_TEST)],
  'docs/files.md: Attached files': [by(BLOCKS_TEST)],
  'docs/getting-started.md: From nothing to the first balance sheet': [by(CI, STARTED)],
  'docs/getting-started.md: 1. A business and its admin': times(3, by(STARTED)),
  'docs/getting-started.md: 2. Your own Excel file': times(3, by(STARTED)),
  'docs/getting-started.md: 3. A sale and its invoice': [by(STARTED)],
  'docs/getting-started.md: 4. The balance sheet': [by(STARTED)],
  'docs/import.md: Data from files': [by(BLOCKS_TEST)],
  'docs/keys.md: Keys for programs': [by(BLOCKS_TEST)],
  'docs/nodes.md: Nodes': [by(NODES)],
  'docs/nodes.md: Moving a tenant': [by(NODES)],
  'docs/operations.md: The database by hand': [
    {
      by: ['test/docs/readme.test.ts'],
      not: { 'npm run db ': 'stays until Ctrl-C', psql: 'stays until a person leaves it' },
    },
  ],
  'docs/operations.md: Backup and restore': [by(PAGES), by(PAGES), by(BLOCKS_TEST)],
  'docs/operations.md: Accounts at the identity provider': [by(BLOCKS_TEST)],
  'docs/postgresql.md: The tenants': [by(NODES)],
  'docs/recipes.md: Recipes': [by(RECIPES)],
  'docs/recipes.md: Goods of another program': [by(RECIPES)],
  'docs/recipes.md: An order of a marketplace, its sale, and what comes back': [by(RECIPES)],
  'docs/recipes.md: A till that was offline': [by(RECIPES)],
  'docs/recipes.md: A copy that follows': [by(RECIPES)],
  'docs/recipes.md: A draft that somebody approves': [by(RECIPES)],
  'docs/recipes.md: Tests of a program': [by(RECIPES)],
  "docs/rights.md: Roles of a tenant's own": [by(BLOCKS_TEST)],
  'docs/production.md: With Docker': times(5, not('', DOCKER)),
  'docs/production.md: Without Docker': [
    by('test/install/production.test.ts'),
    {
      by: ['test/install/production.test.ts'],
      not: {
        createdb: 'the PostgreSQL of the test has one',
        'set -a': 'the test gives the settings',
      },
    },
    by('test/install/production.test.ts'),
  ],
  'docs/production.md: Upgrading and going back': [by('test/install/production.test.ts')],
  'docs/standby.md: Backup of everything, and back to a moment': times(3, by(PAGES)),
  'docs/standby.md: A managed PostgreSQL': [by('test/install/managed.test.ts')],
  'docs/tour.md: The tour goes on': times(4, by('test/docs/readme.test.ts')),
  'docs/webhooks.md: Webhooks': [by(BLOCKS_TEST)],
};

/**
 * Commands within sentences, without what varies: a script and what follows it, or a program and its verb. A file that runs
 * one has its last word.
 */
export const COMMANDS: Readonly<Record<string, string | { not: string }>> = {
  apply: 'test/migrate/apply.test.ts',
  'apt-get install': { not: TOOL },
  bench: { not: MEASURES },
  build: 'test/house/tidy.test.ts',
  check: CI,
  cluster: { not: ROOT },
  'cluster stop': { not: ROOT },
  commit: 'test/migrate/commit.test.ts',
  db: { not: 'stays until Ctrl-C' },
  'db:url': 'test/docs/readme.test.ts',
  dev: 'test/install/dev.test.ts',
  'docker compose': { not: DOCKER },
  'etcdctl endpoint': PATRONI,
  fields: NIGHTLY,
  format: { not: 'writes into the tree; `lint` of .ci/run is the same without writing' },
  fresh: 'test/install/commands.test.ts',
  'git pull': { not: 'git’s' },
  logins: 'test/install/production.test.ts',
  migrate: 'test/docs/readme.test.ts',
  'migrate --accept-drift': 'test/install/managed.test.ts',
  'migrate --dry-run': 'test/docs/readme.test.ts',
  'migrate --upgrade': 'test/install/production.test.ts',
  'node add': NODES,
  'node drain': NODES,
  'node remove': 'test/nodes/commands.test.ts',
  'node state': 'test/nodes/page.test.ts',
  'npm ci': CI,
  'npm prune': 'test/install/production.test.ts',
  'npx graphile-migrate': 'test/migrate/graphile_migrate.test.ts',
  'openssl genpkey': BLOCKS_TEST,
  'openssl pkey': BLOCKS_TEST,
  'patronictl edit-config': PATRONI,
  'patronictl list': PATRONI,
  'patronictl reinit': PATRONI,
  'patronictl restart': PATRONI,
  'patronictl switchover': PATRONI,
  'pg_upgrade --copy': { not: PROGRAMS },
  'promtool check': 'test/install/deploy.test.ts',
  'promtool test': 'test/install/deploy.test.ts',
  release: { not: 'records a release in the tree; its parts: test/migrate/calls.test.ts' },
  sandbox: 'test/install/sandbox.test.ts',
  schema: 'test/docs/contributing.test.ts',
  server: 'test/install/production.test.ts',
  start: STARTED,
  'start --help': 'test/install/commands.test.ts',
  'start --no-demo': STARTED,
  storm: { not: MEASURES },
  'systemctl start': { not: TOOL },
  'tar tzf': BLOCKS_TEST,
  'tenant --help': 'test/install/commands.test.ts',
  'tenant admin-key': STARTED,
  'tenant backup': BLOCKS_TEST,
  'tenant branch': 'test/cabang/perintah.test.ts',
  'tenant create': 'test/docs/readme.test.ts',
  'tenant inspect': 'test/tenant/tangan.test.ts',
  'tenant list': 'test/docs/readme.test.ts',
  'tenant move': NODES,
  'tenant restore': BLOCKS_TEST,
  'tenant upgrade': 'test/install/production.test.ts',
  token: BLOCKS_TEST,
  'user unlink': BLOCKS_TEST,
  'vacuumdb --all': { not: PROGRAMS },
  worker: 'test/install/production.test.ts',
};
