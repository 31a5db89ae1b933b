/** `npm run sandbox`: one command, and a stranger's program reads and posts, without a sign-in. */
import { execFileSync, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { urlOf } from '../../db/scripts/databases.ts';
import { spawnScript } from '../bench/process.ts';
import { openDatabase } from '../helpers/database.ts';
import { openFolder } from '../helpers/folder.ts';
import { PATIENT_ENV } from '../helpers/limits.ts';
import { currentRun } from '../helpers/run.ts';
import { until } from '../helpers/until.ts';

const data = openDatabase();
const folder = openFolder('sandbox');
const SCRIPT = 'server/main/sandbox.ts';

const envOf = (dataDir: string): Record<string, string> => {
  const { appUrl, workerUrl, cdcUrl } = currentRun();
  return {
    NIAGA_DATA: dataDir,
    DATABASE_URL: data.ownerUrl,
    DATABASE_URL_APP: urlOf(appUrl, data.name),
    DATABASE_URL_WORKER: urlOf(workerUrl, data.name),
    DATABASE_URL_CDC: urlOf(cdcUrl, data.name),
    PORT: '0',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'warn',
    ...PATIENT_ENV,
  };
};

type Sandbox = { key: string; curl: string; api: string };

/** Starts it, hands over what it printed, and stops it. */
async function inSandbox<T>(dataDir: string, work: (sandbox: Sandbox) => Promise<T>): Promise<T> {
  const { child, ended, end } = spawnScript([SCRIPT], envOf(dataDir), 'pipe', 'inherit');
  let said = '';
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  let over = false;
  void ended.then(() => {
    over = true;
  });
  try {
    const [, key = '', curl = '', api = ''] = await until(() => {
      if (over) throw new Error(said);
      return /^ {2}Kunci API tenant demo, tanpa masuk: (\S+)\n {2}(curl -s '(\S+?\/api)\/.*)\n/m.exec(
        said,
      );
    }, 'its key');
    return await work({ key, curl, api });
  } finally {
    await end('SIGTERM');
  }
}

const ask = async ({ api, key }: Sandbox, url: string, body?: object) => {
  const answer = await fetch(`${api}${url}`, {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
  });
  return { status: answer.status, body: await answer.json() };
};

const keys = () =>
  data.rows(
    `select id, peran, dicabut_pada is null as hidup from erp_private.kunci_api
      where nama = 'npm run sandbox' order by dibuat_pada`,
  );

test('a key that reads and posts; the same at the next start, another where it was revoked', async () => {
  const dataDir = path.join(folder, 'data');
  const first = await inSandbox(dataDir, async (sandbox) => {
    const printed = JSON.parse(execFileSync('sh', ['-c', sandbox.curl], { encoding: 'utf8' }));
    expect(printed).toMatchObject({ data: { length: 3 }, meta: { per_page: 3 } });
    expect(await ask(sandbox, '/tenants/saya')).toMatchObject({
      status: 200,
      body: { kode: 'demo', peran: 'admin' },
    });
    const idOf = async (entity: string, kode: string) =>
      (await ask(sandbox, `/master/${entity}?filter=kode=${kode}&fields=id`)).body.data[0].id;
    const sale = {
      tanggal: await data.value(`select ((now() at time zone 'Asia/Jakarta')::date)::text`),
      kontak_id: await idOf('kontak', 'PLG-01'),
      lokasi_id: await idOf('lokasi', 'UTAMA'),
      detail: [{ barang_id: await idOf('barang', 'KOP-01'), qty: 1 }],
    };
    expect(await ask(sandbox, '/transaksi/penjualan', sale)).toMatchObject({ status: 201 });
    expect(await ask(sandbox, '/laporan/neraca')).toMatchObject({
      status: 200,
      body: { seimbang: true },
    });
    // No person: keys are made by people alone.
    expect(await ask(sandbox, '/pengaturan/kunci-api')).toMatchObject({
      status: 403,
      body: { code: expect.stringMatching(/^OT/) },
    });
    return sandbox.key;
  });
  const file = path.join(dataDir, 'secrets', 'kunci_sandbox');
  expect(readFileSync(file, 'utf8')).toBe(`${first}\n`);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(await keys()).toMatchObject([{ peran: 'admin', hidup: true }]);

  // As it was; then revoked.
  const [{ id }] = (await keys()) as [{ id: string }];
  expect(await inSandbox(dataDir, async ({ key }) => key)).toBe(first);
  expect(await keys()).toHaveLength(1);
  await data.rows('update erp_private.kunci_api set dicabut_pada = now() where id = $1', [id]);
  const second = await inSandbox(dataDir, async (sandbox) => {
    expect(await ask(sandbox, '/tenants/saya')).toMatchObject({ status: 200 });
    expect(await ask({ ...sandbox, key: first }, '/tenants/saya')).toMatchObject({ status: 401 });
    return sandbox.key;
  });
  expect(second).not.toBe(first);
  expect(await keys()).toMatchObject([{ hidup: false }, { hidup: true }]);

  // A data folder of its own has a key of its own, to the same books.
  const other = await inSandbox(path.join(folder, 'lain'), async (sandbox) => {
    expect(await ask(sandbox, '/tenants/saya')).toMatchObject({ status: 200 });
    return sandbox.key;
  });
  expect([first, second]).not.toContain(other);
});

test('not in production', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [SCRIPT], {
    encoding: 'utf8',
    env: {
      PATH: process.env.PATH,
      NIAGA_ENV_FILE: '/dev/null',
      ...envOf(path.join(folder, 'produksi')),
      NODE_ENV: 'production',
      ADMIN_KEY: randomBytes(32).toString('hex'),
      SECRET_KEY: randomBytes(32).toString('hex'),
      FIREBASE_PROJECT_ID: 'niaga-uji',
    },
  });
  expect({ status, stdout, stderr }).toEqual({
    status: 1,
    stdout: '',
    stderr: 'npm run sandbox bukan untuk produksi: pakai npm start\n',
  });
});
