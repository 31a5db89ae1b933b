/**
 * docs/standby.md, "A managed PostgreSQL", done as it says: an owner who is no superuser installs, upgrades, backs up and
 * moves, on a PostgreSQL of its own.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { urlOf } from '../../db/scripts/databases.ts';
import { schemaSql } from '../../db/scripts/schema_sql.ts';
import { type Embedded, startEmbedded } from '../../server/embedded/index.ts';
import { linesWith, pageBlocks } from '../docs/page_blocks.ts';
import { readSource } from '../helpers/files.ts';
import { PATIENT_ENV } from '../helpers/limits.ts';
import { quietPort } from '../helpers/port.ts';
import { type Asked, askPort } from '../helpers/server_process.ts';
import { copyTree } from '../helpers/tree_copy.ts';
import { until } from '../helpers/until.ts';
import { told } from '../nodes/standby.ts';
import { type Installation, inFolder } from './installation.ts';
import { type Issuer, startIssuer } from './issuer.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'niaga-kelola-'));
const ends: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const end of ends.reverse()) await end();
  rmSync(folder, { recursive: true, force: true });
});

const blocks = (language?: string) =>
  pageBlocks('docs/standby.md', 'A managed PostgreSQL', language);
const [install = ''] = blocks();

let embedded: Embedded;
let release: Installation;
let issuer: Issuer;
/** Address of the owner who is no superuser. */
let ownerUrl: string;
let settings: Record<string, string>;
let owner: Record<string, string>;
let port: number;
const tokens: Record<string, string> = {};

const loginAt = (role: string, password = `sandi-${role}`): string =>
  Object.assign(new URL(ownerUrl), { username: role, password }).href;
const superuser = (text: string) => told(embedded.ownerUrl, text);
const asked = (text: string, values?: unknown[]) => told(ownerUrl, text, values);

async function ask(method: string, url: string, more: Asked = {}) {
  const { status, body } = await askPort(port, method, url, more);
  return { status, body: JSON.parse(body) };
}

async function signIn(email: string, kode: string): Promise<string> {
  const id_token = await issuer.identityToken(email);
  const signed = await ask('POST', '/api/auth/sesi', { body: { id_token } });
  const chosen = await ask('POST', `/api/tenants/${kode}/pilih`, {
    token: signed.body.token,
    body: {},
  });
  expect(chosen.status).toBe(200);
  return chosen.body.token;
}

const made = async (url: string, body: object): Promise<number> => {
  const answer = await ask('POST', url, { token: tokens.toko, body });
  expect(answer).toMatchObject({ status: 201 });
  return answer.body.id;
};

test('he installs with the commands of the page, and what is left out is named', async () => {
  const settingsOfPostgres = { shared_buffers: '128MB' };
  const dataDir = path.join(folder, 'cluster');
  embedded = await startEmbedded({ dataDir, fsync: false, settings: settingsOfPostgres });
  ends.push(() => embedded.stop());
  issuer = await startIssuer(path.join(folder, 'issuer.pem'));
  ends.push(() => issuer.stop());
  await superuser(`create role pemilik login nosuperuser createrole createdb password 'milik'`);
  const other = { username: 'pemilik', password: 'milik', pathname: '/niaga_kelola' };
  ownerUrl = Object.assign(new URL(embedded.ownerUrl), other).href;
  await told(urlOf(ownerUrl, 'postgres'), 'create database niaga_kelola');
  mkdirSync(path.join(folder, 'rilis'));
  copyTree(path.join(folder, 'rilis'));
  release = inFolder(path.join(folder, 'rilis'));
  settings = {
    NODE_ENV: 'production',
    ADMIN_KEY: 'kunci-admin-untuk-uji',
    SECRET_KEY: 'kunci-rahasia-untuk-uji-kelola-0032',
    ...issuer.env,
    DATABASE_URL_APP: loginAt('erp_authenticator'),
    DATABASE_URL_WORKER: loginAt('erp_worker'),
    DATABASE_URL_CDC: loginAt('erp_cdc'),
    NIAGA_DATA: path.join(folder, 'data'),
    NIAGA_ENV_FILE: '/dev/null',
    HOST: '127.0.0.1',
    ...PATIENT_ENV,
  };
  owner = { ...settings, DATABASE_URL: ownerUrl };

  const said = release.run(linesWith(install, /^npm/), owner);
  for (const lost of [
    'boleh memanggil set_config: ',
    'boleh membuat large object: ',
    'boleh memanggil pg_notify: ',
    'boleh membaca statistik tenant lain: ',
    'boleh membaca ukuran tabel tenant lain: ',
    'boleh menulis pesan ke log PostgreSQL: ',
    'pg_terminate_backend boleh dipanggil: ',
    'LIKE tidak leakproof: ',
    'kesamaan enum tidak leakproof: ',
    'erp_cdc tanpa REPLICATION: ',
    'Server hanya berjalan bila itu diterima: MANAGED_POSTGRES=1',
    'Tenant kedai siap; admin: budi@kedai.test',
  ]) {
    expect(said).toContain(lost);
  }
});

test('rights are the same as elsewhere: the catalog is that of a superuser’s, but for the owner’s name', async () => {
  const theirs = (await schemaSql(ownerUrl)).replaceAll(' owner pemilik', ' owner postgres');
  const ours = readSource('db/schema.sql');
  expect(theirs).toBe(ours.replace('erp_cdc: login, replication, no', 'erp_cdc: login, no'));
  const roles = await superuser(
    `select rolname from pg_roles where (rolname like 'erp\\_%' or rolname = 'pemilik')
        and (rolsuper or rolbypassrls or rolreplication or rolname <> 'pemilik' and rolcreaterole)`,
  );
  expect(roles).toEqual([]);
  const makers = await asked(
    `select r.rolname, n.nspname from pg_roles as r cross join pg_namespace as n
      where r.rolname ~ '^erp_' and r.rolname <> 'erp_owner' and n.nspname ~ '^(erp|t_)'
        and has_schema_privilege(r.oid, n.oid, 'create')`,
  );
  expect(makers).toEqual([]);
});

test('migrating again changes nothing', async () => {
  const before = await schemaSql(ownerUrl);
  const files = await asked('select nama, diterapkan_pada from erp_private.berkas_sql order by 1');
  expect(release.run('npm run migrate', owner)).toContain('Database sudah di versi terbaru.');
  expect(await schemaSql(ownerUrl)).toBe(before);
  expect(
    await asked('select nama, diterapkan_pada from erp_private.berkas_sql order by 1'),
  ).toEqual(files);
});

test('the server refuses until what is lost is accepted, then says what it is', async () => {
  port = await quietPort();
  const env = { ...settings, PORT: String(port) };
  expect(() => release.run('npm run server', env)).toThrow(
    /tidak aman: .*set_config.*large object.*pg_notify.*MANAGED_POSTGRES=1 \(docs\/standby\.md\)/,
  );
  const [accepted = ''] = linesWith(blocks('ini')[0] ?? '', /^[A-Z]/).split('=');
  const managed = { ...env, [accepted]: '1' };
  await asked('grant temp on database niaga_kelola to public');
  expect(() => release.run('npm run server', managed)).toThrow(/tidak aman: .*tabel sementara\. /);
  await asked('revoke temp on database niaga_kelola from public');
  const server = await release.start('npm run server', managed, 'perlindungan database berkurang');
  ends.push(server.stop);
  expect(server.line.reason).toContain('perannya boleh memanggil set_config');
  const worker = await release.start('npm run worker', settings, 'worker berjalan');
  ends.push(worker.stop);
  const health = await until(async () => {
    const { body } = await ask('GET', '/api/health');
    return body.status === 'ok' && body;
  });
  expect(health.komponen).toEqual({
    database: 'ok',
    worker: 'ok',
    migrasi: 'ok',
    disk: 'ok',
    lampiran: 'ok',
    perlindungan: 'berkurang',
  });
});

test('a shop buys, sells and closes its books over HTTP', async () => {
  tokens.toko = await signIn('ana@toko.test', 'toko');
  const { token } = { token: tokens.toko };
  const pcs = (await ask('GET', '/api/master/satuan?search=PCS', { token })).body.data[0].id;
  const lokasi_id = (await ask('GET', '/api/master/lokasi', { token })).body.data[0].id;
  const barang_id = await made('/api/master/barang', { nama: 'Kopi 200 g', satuan_id: pcs });
  const pemasok = await made('/api/master/kontak', { nama: 'PT Kopi', tipe: 'supplier' });
  const warung = await made('/api/master/kontak', { nama: 'Warung', tipe: 'pelanggan' });
  const tanggal = new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10);
  await made('/api/transaksi/pembelian', {
    ...{ tanggal, lokasi_id, kontak_id: pemasok },
    detail: [{ barang_id, qty: 10, harga: 8000 }],
  });
  await made('/api/transaksi/penjualan', {
    ...{ tanggal, lokasi_id, kontak_id: warung },
    detail: [{ barang_id, qty: 4, harga: 12_000 }],
    pembayaran: [{ akun_kode: '1101', jumlah: 20_000 }],
  });
  const stok = await ask('GET', '/api/laporan/stok', { token });
  expect(stok.body.data).toMatchObject([{ qty: 6, nilai: 48_000 }]);
  const neraca = await ask('GET', '/api/laporan/neraca', { token });
  // 20,000 of cash, 28,000 receivable, 48,000 of goods.
  expect(neraca.body.aset.total).toBe(96_000);
  expect((await ask('GET', '/api/laporan/integritas', { token })).body.data).toEqual([]);
  // The trail is sealed by the worker.
  const sealed = `select from t_toko.audit_posisi where posisi > 0`;
  await until(async () => (await asked(sealed)).length > 0);
});

test('another tenant sees nothing of it, over HTTP and by its role', async () => {
  tokens.kedai = await signIn('budi@kedai.test', 'kedai');
  const seen = await ask('GET', '/api/master/barang', { token: tokens.kedai });
  expect(seen.body.data).toEqual([]);
  const refused = await ask('POST', '/api/tenants/toko/pilih', { token: tokens.kedai, body: {} });
  expect(refused.status).toBe(403);
  const [{ peran_db }] = (await asked(
    `select peran_db from erp_private.tenant where kode = 'kedai'`,
  )) as [{ peran_db: string }];
  const client = new pg.Client({ connectionString: settings.DATABASE_URL_APP });
  await client.connect();
  await client.query(
    `set role ${peran_db}; set search_path = t_toko, erp; set erp.tenant = 'toko'; set erp.peran = 'admin'`,
  );
  const denied = { code: '42501' };
  await expect(client.query('select from t_toko.barang')).rejects.toMatchObject(denied);
  await expect(client.query('select erp.laporan_neraca()')).rejects.toMatchObject({
    code: expect.stringMatching(/^(OT|LO)/),
  });
  await expect(client.query('delete from erp_private.tenant')).rejects.toMatchObject(denied);
  await client.end();
});

test('a changed function comes with the next migration, and what somebody changed is refused', async () => {
  const file = path.join(release.folder, 'db/sql/tenant/api/tenant_saya.sql');
  const text = readFileSync(file, 'utf8');
  writeFileSync(
    file,
    text
      .replace('erp.tenant_saya()', 'erp.tenant_saya(rinci boolean default false)')
      .replace('json_build_object(', `json_build_object('rinci', rinci, `),
  );
  release.run('npm run migrate && npm run -s tenant -- upgrade', owner);
  const saya = await ask('GET', '/api/tenants/saya', { token: tokens.toko });
  expect(saya.body).toMatchObject({ rinci: false });
  await asked('alter function erp.tenant_saya(boolean) strict');
  expect(() => release.run('npm run migrate', owner)).toThrow(/erp\.tenant_saya.*--accept-drift/s);
  release.run('npm run migrate -- --accept-drift', owner);
  writeFileSync(file, text);
  release.run('npm run migrate', owner);
  const { body } = await ask('GET', '/api/tenants/saya', { token: tokens.toko });
  expect(body.rinci).toBeUndefined();
});

/** What acts in a tenant's schema, and how. */
const acting = (kode: string) =>
  asked(
    `select c.relname, g.tgname::text as nama, g.tgenabled::text as keadaan from pg_trigger as g join pg_class as c on c.oid = g.tgrelid
      where c.relnamespace = $1::regnamespace and not g.tgisinternal
     union all
     select c.relname, k.conname::text, concat(k.conenforced, k.convalidated) from pg_constraint as k join pg_class as c on c.oid = k.conrelid
      where c.relnamespace = $1::regnamespace and k.contype = 'f' order by 1, 2`,
    [`t_${kode}`],
  );

test('a tenant is backed up, comes back with every proof in force, and is removed', async () => {
  const file = path.join(folder, 'toko.tar.gz');
  release.run(`npm run -s tenant -- backup toko ${file}`, owner);
  const said = release.run(`npm run -s tenant -- restore ${file} --as salinan`, owner);
  expect(said).toContain('Integritas buku: kosong');
  expect(await acting('salinan')).toEqual(await acting('toko'));
  const members = await asked(
    `select g.tgenabled from pg_trigger as g
      where g.tgrelid = 'erp_private.membership'::regclass and not g.tgisinternal and g.tgenabled <> 'O'`,
  );
  expect(members).toEqual([]);
  // The trail tells of the restoring alone, as elsewhere.
  const added = await asked(
    `select aksi from t_salinan.audit where id > (select max(id) from t_toko.audit)`,
  );
  expect(added).toEqual([{ aksi: 'pulih' }]);
  const gone = path.join(folder, 'salinan.tar.gz');
  release.run(`npm run -s tenant -- remove salinan ${gone}`, owner);
  expect(await asked(`select rolname from pg_roles where rolname ~ '_salinan$'`)).toEqual([]);
});

const [rights = ''] = blocks('sql');

test('capture and moves say which right they lack, and work when it is given', async () => {
  await asked(`select erp_private.membership_set('ops@toko.test', 'Ops', 'toko', 'ops')`);
  const token = await signIn('ops@toko.test', 'toko');
  const body = { tabel: ['barang'], ikuti: false, tujuan: { tipe: 'berkas', nama: 'gudang' } };
  const headers = { 'X-Idempotency-Key': `cdc:toko:${Date.now()}` };
  const { id } = (await ask('POST', '/api/ops/cdc/jobs', { token, body, headers })).body;
  const act = (aksi: string) =>
    ask('POST', `/api/ops/cdc/jobs/${id}/aksi`, { token, body: { aksi } });
  const job = async () => (await ask('GET', `/api/ops/cdc/jobs/${id}`, { token })).body;
  await act('approve');
  await until(async () => (await job()).status === 'gagal');
  expect((await job()).catatan).toMatch(/beri erp_cdc hak REPLICATION/);

  release.run(`npm run -s node -- add dua '${urlOf(ownerUrl, 'niaga_dua')}'`, owner);
  const move = 'npm run -s tenant -- move toko --to dua';
  expect(() => release.run(move, owner)).toThrow(/menolak pemindahan: .*session_replication_role/);
  const place = `select simpul, pindah from erp_private.tenant where kode = 'toko'`;
  expect(await asked(place)).toEqual([{ simpul: 'utama', pindah: null }]);

  await superuser(rights);
  await act('retry');
  await until(async () => (await job()).status === 'selesai');
  expect(release.run(`${move} --fast`, owner)).toContain('Tenant toko sekarang di simpul dua');
  const neraca = await ask('GET', '/api/laporan/neraca', { token: tokens.toko });
  expect(neraca.body.aset.total).toBe(96_000);
});

test('an owner who lacks something else is told what', async () => {
  await superuser(`create role lain login createdb password 'lain'`);
  const other = loginAt('lain', 'lain');
  await told(urlOf(other, 'postgres'), 'create database niaga_lain');
  const url = urlOf(other, 'niaga_lain');
  const migrate = (DATABASE_URL: string) =>
    release.run('npm run migrate', { ...settings, DATABASE_URL });
  expect(() => migrate(url)).toThrow(/lain bukan superuser dan tidak punya CREATEROLE; ADMIN atas/);
  await asked('grant connect on database niaga_kelola to lain');
  expect(() => migrate(urlOf(other, 'niaga_kelola'))).toThrow(/kepemilikan database niaga_kelola/);
  await superuser('alter role lain createrole');
  expect(() => migrate(url)).toThrow(
    /ADMIN atas erp_app, erp_authenticator.*yang dibuat login lain/,
  );
  expect(
    await told(url, `select nspname from pg_namespace where nspname ~ '^(erp|graphile)'`),
  ).toEqual([]);
});
