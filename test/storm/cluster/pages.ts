/**
 * The blocks of docs/standby.md and docs/operations.md that want PostgreSQL's own programs, run in the cluster's root against
 * a PostgreSQL of their own: a copy of the files and back to a moment; dumps, and back from them.
 */
import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runInRoot } from '../../../db/cluster/root.ts';
import { rootDir, StartError } from '../../../server/base/config.ts';
import { withPgClient } from '../../../server/postgres/client.ts';
import { pageBlocks } from '../../docs/page_blocks.ts';
import { freePort } from '../machine.ts';

/** Within the root, as the pages name them. */
const [DATA, BACKUP, RESTORED, OWN] = [
  '/srv/halaman/data',
  '/backup',
  '/srv/pulih',
  '/srv/halaman',
];

type Machine = {
  /** Runs a block as PostgreSQL's account, with its programs. */
  inside(script: string): Promise<string>;
  /** Runs a block as an operator, in the repository. */
  outside(script: string, url: string): string;
  url: string;
  restoredPort: number;
};

const must = (holds: boolean, what: string): void => {
  if (!holds) throw new StartError(`Perintah halaman: ${what}`);
};

async function openPostgres(root: string): Promise<Machine> {
  const [port, restoredPort] = [await freePort(), await freePort()];
  for (const folder of [OWN, BACKUP, RESTORED])
    rmSync(path.join(root, folder), { recursive: true, force: true });
  for (const folder of [OWN, `${BACKUP}/wal`])
    mkdirSync(path.join(root, folder), { recursive: true });
  await runInRoot(root, ['chown', '-R', 'postgres', OWN, BACKUP, '/srv']);
  const env = `export PGHOST=127.0.0.1 PGPORT=${port} PGUSER=postgres; cd ${OWN}; exec > said 2>&1 </dev/null;`;
  const account = ['setpriv', '--reuid=postgres', '--regid=postgres', '--init-groups', '--'];
  const said = path.join(root, OWN, 'said');
  const inside = async (script: string) => {
    await runInRoot(root, [...account, 'sh', '-ec', `${env}\n${script}`]).catch((cause) => {
      throw new StartError(`${script}\n${readFileSync(said, 'utf8')}`, { cause });
    });
    return readFileSync(said, 'utf8');
  };
  await inside(`initdb -D ${DATA} -A trust`);
  const [archive = ''] = pageBlocks(
    'docs/standby.md',
    'Backup of everything, and back to a moment',
    'ini',
  );
  const settings = pageBlocks('docs/production.md', 'What is needed', '(?:ini)').join('');
  const own = `port = ${port}\nunix_socket_directories = '${OWN}'\n`;
  appendFileSync(path.join(root, DATA, 'postgresql.conf'), `${own}${settings}\n${archive}`);
  await inside(`pg_ctl -D ${DATA} -l log -w start`);
  const outside = (script: string, url: string) => {
    const { status, stdout, stderr } = spawnSync('bash', ['-ec', script], {
      cwd: rootDir,
      encoding: 'utf8',
      env: {
        PATH: process.env.PATH,
        NIAGA_ENV_FILE: '/dev/null',
        NIAGA_DATA: path.join(root, OWN, 'niaga'),
        DATABASE_URL: url,
      },
    });
    must(status === 0, `${script}\n${stdout}${stderr}`);
    return stdout;
  };
  return { inside, outside, url: `postgres://postgres@127.0.0.1:${port}/niaga`, restoredPort };
}

const rowsOf = async (url: string, text: string) =>
  withPgClient(url, async (client) => (await client.query(text)).rows);

const nameAt = async (url: string): Promise<string> =>
  (await rowsOf(url, 'select nama from t_toko.pengaturan'))[0].nama;

/** A copy of the files and the log since: all of it goes back to before a mistake, and one tenant out of it. */
async function backToAMoment({ inside, outside, url, restoredPort }: Machine, root: string) {
  const blocks = pageBlocks('docs/standby.md', 'Backup of everything, and back to a moment');
  const [copy = '', restore = '', takeOut = ''] = blocks;
  await inside(copy);
  await rowsOf(url, `update t_toko.pengaturan set nama = 'Toko Sebelum'`);
  const [{ saat }] = await rowsOf(url, 'select clock_timestamp()::text as saat');
  await rowsOf(url, 'select pg_sleep(1)');
  await rowsOf(url, `update t_toko.pengaturan set nama = 'Keliru'`);
  await rowsOf(url, 'select pg_switch_wal()');
  const restored = `postgres://postgres@127.0.0.1:${restoredPort}/niaga`;
  const named = /recovery_target_time = '[^']+'/;
  must(named.test(restore) && restore.includes("'-p 5433'"), 'docs/standby.md');
  await inside(
    `${restore.replace(named, `recovery_target_time = '${saat}'`).replace('-p 5433', `-p ${restoredPort}`)}
until [ "$(psql -p ${restoredPort} -Atc 'select pg_is_in_recovery()' niaga)" = f ]; do sleep 0.2; done`,
  );
  must((await nameAt(restored)) === 'Toko Sebelum', 'kembali ke suatu saat');
  const said = outside(
    takeOut
      .replace(/DATABASE_URL=\S+/, `DATABASE_URL=${restored}`)
      .replaceAll(BACKUP, path.join(root, OWN)),
    url,
  );
  must(/tokolama/.test(said), said);
  await inside(`pg_ctl -D ${RESTORED} -m fast -w stop`);
  must((await nameAt(url)) === 'Keliru', 'yang berjalan tidak berubah');
}

/** Dumps of everything, back over what is there, and beside it under another name. */
async function dumps({ inside, url }: Machine) {
  const blocks = pageBlocks('docs/operations.md', 'Backup and restore');
  const [whole = '', beside = ''] = blocks;
  const [dump = '', back = ''] = whole.split(/^(?=psql )/m);
  await inside(dump);
  await rowsOf(url, 'drop schema t_toko cascade');
  // Roles are there already: psql says so of each.
  await inside(back);
  must((await nameAt(url)) === 'Keliru', 'pg_restore');
  await inside(beside);
  const other = url.replace(/niaga$/, 'lain');
  must((await nameAt(other)) === 'Keliru', 'database_adopt');
  const tenants = `select t.peran_db <> 't_' || t.kode as lain from erp_private.tenant as t`;
  must((await rowsOf(other, tenants)).length === 2, 'tenant di database lain');
}

/** Runs all of it; what is not so is an error that names it. */
export async function runPages(root: string, say: (text: string) => void): Promise<void> {
  say('PostgreSQL');
  const machine = await openPostgres(root);
  try {
    await machine.inside('createdb niaga');
    machine.outside(
      'npm run -s migrate && npm run -s tenant -- create toko "Toko Maju" --admin ana@toko.test',
      machine.url,
    );
    say('kembali ke suatu saat');
    await backToAMoment(machine, root);
    say('cadangan');
    await dumps(machine);
  } finally {
    await machine.inside(
      `pg_ctl -D ${DATA} -m immediate stop; pg_ctl -D ${RESTORED} -m immediate stop || true`,
    );
    writeFileSync(path.join(root, OWN, 'said'), '');
    for (const folder of [OWN, BACKUP, RESTORED])
      rmSync(path.join(root, folder), { recursive: true, force: true });
  }
}
