/** `npm run dev`: what is saved is there without a command. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { urlOf } from '../../db/scripts/databases.ts';
import { copySources } from '../docs/worked.ts';
import { openDatabase } from '../helpers/database.ts';
import { openFolder } from '../helpers/folder.ts';
import { PATIENT_ENV } from '../helpers/limits.ts';
import { currentRun } from '../helpers/run.ts';
import { until } from '../helpers/until.ts';

const data = openDatabase();
const folder = openFolder('dev');

/** The command in the copy, and all that it and the servers that it starts have said. */
function start(): { child: ChildProcess; said: () => string } {
  const { appUrl, workerUrl, cdcUrl } = currentRun();
  const child = spawn(process.execPath, [path.join(folder, 'server/main/dev.ts'), '--no-demo'], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      NIAGA_ENV_FILE: '/dev/null',
      NIAGA_DATA: path.join(folder, 'data'),
      DATABASE_URL: data.ownerUrl,
      DATABASE_URL_APP: urlOf(appUrl, data.name),
      DATABASE_URL_WORKER: urlOf(workerUrl, data.name),
      DATABASE_URL_CDC: urlOf(cdcUrl, data.name),
      PORT: '0',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'warn',
      ...PATIENT_ENV,
    },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  }
  return { child, said: () => said };
}

const FILE = 'db/sql/tenant/tenant_uji.sql';
const saveFunction = (answer: number) =>
  writeFileSync(
    path.join(folder, FILE),
    `create or replace function erp_private.tenant_uji() returns integer language sql
     set search_path = pg_catalog as $$ select ${answer} $$;`,
  );
const answer = () => data.value<number>('select erp_private.tenant_uji()').catch(() => undefined);
const status = (port: string) =>
  fetch(`http://127.0.0.1:${port}/api/health/ready`).then(
    (one) => one.status,
    () => 'gone',
  );

test('a saved function is applied while the server goes on; a saved source starts it anew', async () => {
  copySources(folder);
  const { child, said } = start();
  const ended = once(child, 'exit');
  let over = false;
  void ended.then(() => {
    over = true;
  });
  /** The ports of the servers that have told that they run. */
  const ports = () =>
    [...said().matchAll(/^ {2}Halaman +http:\/\/localhost:(\d+)\n/gm)].map(([, port]) => port);
  const nth = (n: number) =>
    until(
      () => {
        if (over) throw new Error(said());
        return ports()[n];
      },
      `server ${n + 1}`,
    );
  try {
    const first = await nth(0);
    expect(await status(first)).toBe(200);

    saveFunction(1);
    await until(async () => (await answer()) === 1);
    saveFunction(2);
    await until(async () => (await answer()) === 2);
    expect([await status(first), ports()]).toEqual([200, [first]]);

    appendFileSync(path.join(folder, 'server/base/log.ts'), `console.log('sumber baru');\n`);
    const second = await nth(1);
    // Any free port is taken, that of the first one too.
    if (first !== second) expect(await status(first)).toBe('gone');
    expect(await status(second)).toBe(200);
    expect(said()).toContain('sumber baru');
    expect(await answer()).toBe(2);

    child.kill('SIGTERM');
    await ended;
    expect(await status(second)).toBe('gone');
  } finally {
    child.kill('SIGTERM');
    await ended;
  }
});
