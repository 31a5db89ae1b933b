// Settings of the graphile-migrate command line (npx graphile-migrate status | migrate | watch | commit …).
//
// The database is DATABASE_URL (an owner who is superuser), or, when that is not set, the embedded PostgreSQL that
// runs on the data folder (npm start, or npm run db). The shadow database, which `commit` drops and makes anew,
// lies beside it as NAME_shadow unless SHADOW_DATABASE_URL says otherwise; the root connection, which drops and
// makes it, goes to the database `postgres` unless ROOT_DATABASE_URL says otherwise.
//
// Run `npm run include` before `watch` and `commit`, so that every changed fixture is in the migration. `commit` runs
// db/current on the database too: where it has run already and cannot be repeated, use `npm run commit`, which tries it
// on throw-away databases.

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The address that `npm run -s db:url` prints too. Plain JavaScript, since npx may bring an older Node. */
function embeddedUrl() {
  const dataDir = path.resolve(import.meta.dirname, process.env.NIAGA_DATA || '.data');
  const running = path.join(dataDir, 'running.json');
  const { port, ready } = existsSync(running) ? JSON.parse(readFileSync(running, 'utf8')) : {};
  if (!ready) {
    throw new Error(
      'Isi DATABASE_URL, atau jalankan PostgreSQL bawaan: npm run db (atau npm start)',
    );
  }
  const password = readFileSync(path.join(dataDir, 'secrets', 'postgres'), 'utf8').trim();
  return `postgres://postgres:${password}@127.0.0.1:${port}/niaga`;
}

function otherDatabase(url, name) {
  const other = new URL(url);
  other.pathname = `/${name}`;
  return other.href;
}

const connectionString = process.env.DATABASE_URL || embeddedUrl();
const database = new URL(connectionString).pathname.slice(1);

export default {
  connectionString,
  shadowConnectionString:
    process.env.SHADOW_DATABASE_URL || otherDatabase(connectionString, `${database}_shadow`),
  rootConnectionString:
    process.env.ROOT_DATABASE_URL || otherDatabase(connectionString, 'postgres'),
  migrationsFolder: path.join(import.meta.dirname, 'db'),
};
