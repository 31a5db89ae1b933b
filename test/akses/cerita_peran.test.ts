/** Roles of a tenant's own: from the first to the last day of a cashier's, and what nobody reaches by them. */
import { beforeAll, expect, test } from '@jest/globals';
import { openStream } from '../dashboard/stream.ts';
import { openServer, type Rest } from '../helpers/server.ts';
import { hari, openStory, type Toko } from '../helpers/story.ts';
import { until } from '../helpers/until.ts';
import { expectError } from '../rest/description.ts';

const { data, openToko } = openStory();
const server = openServer(data);
const PERAN = '/api/pengaturan/peran';
const PENGGUNA = '/api/pengaturan/pengguna';
const KASIR = {
  kode: 'kasir',
  nama: 'Kasir',
  dasar: 'staff',
  cakupan: ['master:read', 'transaksi:penjualan:create', 'transaksi:penjualan:read'],
};

let toko: Toko;
let barang: number;
let key: Record<string, string>;
let admin: Rest;

beforeAll(async () => {
  key = { 'x-admin-key': server.adminKey };
  toko = await openToko();
  barang = await toko.barang({ harga_jual: '1000' });
  await toko.beli('01-02', [[barang, 1000, 10]]);
  admin = await server.restAs(toko, 'admin');
});

const make = (isi: object = {}, who = admin) => who.post(PERAN, { ...KASIR, ...isi }, key);
const invite = (email: string, peran: string, who = admin) =>
  who.post(PENGGUNA, { email, nama: email, peran }, key);
const assign = (id: unknown, peran: string, who = admin) =>
  who.put(
    `${PENGGUNA}/${id}/tenant-assignments`,
    { assignments: [{ tenant_kode: toko.kode, peran }] },
    key,
  );
const signIn = (email: string) => server.signIn(email, toko.kode);
const sale = (who: Rest) =>
  who.post('/api/transaksi/penjualan', {
    tanggal: hari('02-01'),
    lokasi_id: toko.lokasi,
    kontak_id: toko.pelanggan,
    detail: [{ barang_id: barang, qty: 1 }],
  });
/** Made and given, with the user's REST. */
async function member(email: string, kode: string, isi: object = {}) {
  expect((await make({ kode, ...isi })).status).toBe(201);
  const { body } = await invite(email, kode);
  const token = await signIn(email);
  return { id: String(body.id), token, rest: server.rest(token) };
}

test('a role of fifty scopes that may fetch everything besides is changed as any other', async () => {
  const kinds = await toko.rows<{ jenis: string }>(
    `select jenis from erp.jenis_transaksi_ref order by jenis limit 17`,
  );
  const cakupan = kinds
    .flatMap(({ jenis }) => ['draft', 'read', 'create'].map((aksi) => `transaksi:${jenis}:${aksi}`))
    .slice(0, 50);
  expect((await make({ kode: 'lima-puluh', dasar: 'admin', cakupan })).status).toBe(201);
  await data.rows(
    `update erp_private.peran set cakupan = cakupan || '{ekspor:read}'::text[]
      where tenant_kode = $1 and kode = 'lima-puluh'`,
    [toko.kode],
  );
  const path = `${PERAN}/lima-puluh`;
  expect((await admin.patch(path, { nama: 'Lima puluh satu' }, key)).status).toBe(204);
  const { body } = await admin.get(path, key);
  expect([body.nama, body.cakupan.length]).toEqual(['Lima puluh satu', 51]);
  expect((await admin.delete(path, key)).status).toBe(204);
});

test('a cashier sells and sees goods, and nothing else, over REST and GraphQL', async () => {
  const made = await make();
  expect([made.status, made.body]).toEqual([201, { kode: 'kasir' }]);
  expect(made.headers.get('location')).toBe(`${PERAN}/kasir`);
  const email = `kasir@${toko.kode}.test`;
  expect((await invite(email, 'kasir')).status).toBe(201);
  const kasir = server.rest(await signIn(email));

  expect((await sale(kasir)).status).toBe(201);
  expect((await kasir.get('/api/master/barang')).status).toBe(200);
  for (const path of [
    '/api/transaksi/pembelian',
    '/api/laporan/neraca',
    '/api/pengaturan/tenant',
  ]) {
    expectError(await kasir.get(path), 403, 'OTCKP');
  }
  const refused = await kasir.post('/api/master/satuan', { kode: 'X', nama: 'X' });
  expectError(refused, 403, 'OTCKP');
  expect(refused.text).toContain('peran Anda tidak memuat master:create');

  const asked = (query: string) => kasir.post('/graphql', { query });
  const kinds = await asked('{daftarTransaksi {nodes {jenis}}}');
  const nodes = kinds.body.data.daftarTransaksi.nodes as { jenis: string }[];
  expect([...new Set(nodes.map(({ jenis }) => jenis))]).toEqual(['penjualan']);
  for (const query of [
    '{daftarJurnal {nodes {id}}}',
    '{laporanNeraca {json}}',
    'mutation {satuanCreate(input: {dokumen: {kode: "X", nama: "X"}}) {clientMutationId}}',
    '{peranList {total}}',
  ]) {
    expect((await asked(query)).body.errors[0].extensions.code).toMatch(/^OT(CKP|ROL)$/);
  }

  const saya = await kasir.get('/api/tenants/saya');
  expect(saya.body).toMatchObject({ peran: 'staff', peran_kode: 'kasir', cakupan: KASIR.cakupan });
  const modul = (await kasir.get('/api/modul/saya')).body as {
    modul: { kode: string; akses: string[] }[];
  }[];
  const akses = modul.flatMap((grup) => grup.modul.map((one) => [one.kode, one.akses]));
  expect(akses).toEqual([
    ['master', ['lihat']],
    ['penjualan', ['lihat', 'buat']],
  ]);
});

test('the list says the four, then those of the tenant, with how many have each', async () => {
  const { body } = await admin.get(PERAN, key);
  expect(body.meta.total).toBe(5);
  expect(body.data[1]).toEqual({
    ...{ kode: 'staff', nama: 'Staff', sistem: true, dasar: 'staff', cakupan: null, anggota: 1 },
    hanya_milik: false,
    lihat_biaya: true,
  });
  expect(body.data[4]).toEqual({
    ...KASIR,
    sistem: false,
    hanya_milik: false,
    lihat_biaya: true,
    anggota: 1,
  });
  expect((await admin.get(`${PERAN}/kasir`, key)).body).toEqual(body.data[4]);
  expectError(await admin.get(`${PERAN}/tiada`, key), 404, 'TDPER');
  const { body: people } = await admin.get(`${PENGGUNA}?per_page=100`, key);
  const row = people.data.find(({ email }: { email: string }) => email.startsWith('kasir@'));
  expect(row.tenants).toEqual([{ kode: toko.kode, peran: 'staff', peran_kode: 'kasir' }]);

  const scopes = (await admin.get('/api/pengaturan/cakupan')).body as {
    cakupan: string;
    keterangan: string;
  }[];
  expect(scopes.length).toBe(new Set(scopes.map(({ cakupan }) => cakupan)).size);
  expect(scopes).toContainEqual({
    cakupan: 'transaksi:penjualan:create',
    keterangan: 'Membuat Penjualan',
  });
  expect(scopes).toContainEqual({ cakupan: 'master:*', keterangan: 'Semua atas data induk' });
  const english = await admin.get('/api/pengaturan/cakupan', { 'accept-language': 'en' });
  expect(english.body).toContainEqual({
    cakupan: 'laporan:buku-besar:read',
    keterangan: 'Read report: general ledger',
  });
  const said = new Set(scopes.map(({ keterangan }) => keterangan));
  expect(english.body).toHaveLength(scopes.length);
  expect(english.body.filter((one: { keterangan: string }) => said.has(one.keterangan))).toEqual(
    [],
  );
});

test('a change acts on the next request and ends an open stream; narrowed, it answers no more', async () => {
  const { token, rest } = await member(`papan@${toko.kode}.test`, 'papan', {
    dasar: 'viewer',
    cakupan: ['dashboard:read'],
  });
  expect((await rest.get('/api/dashboard/kpi')).status).toBe(200);
  const stream = await openStream(server.base, token);
  await stream.next();
  const narrowed = await admin.patch(`${PERAN}/papan`, { cakupan: ['laporan:read'] }, key);
  expect(narrowed.status).toBe(204);
  await stream.ended;
  await until(async () => (await rest.get('/api/dashboard/kpi')).status === 403);
  expect((await rest.get('/api/laporan/neraca')).status).toBe(200);
  const trail = await admin.get('/api/audit?entitas=peran', key);
  expect(trail.text).toContain('dashboard:read');
});

test('a request that waits goes on with the scopes that its user has by then', async () => {
  const { rest } = await member(`umpan@${toko.kode}.test`, 'umpan', {
    dasar: 'viewer',
    cakupan: ['laporan:read'],
  });
  const { kursor } = (await rest.get('/api/perubahan')).body;
  const waits = rest.get(`/api/perubahan?sejak=${kursor}&tunggu=30`);
  const narrowed = await admin.patch(`${PERAN}/umpan`, { cakupan: ['dashboard:read'] }, key);
  expect(narrowed.status).toBe(204);
  expectError(await waits, 403, 'OTCKP');
});

test('a member becomes one with a role of the tenant’s own and back, with the same token', async () => {
  await make({ kode: 'gudang', cakupan: ['master:*'] });
  const email = `tukar@${toko.kode}.test`;
  const { body } = await invite(email, 'staff');
  const rest = server.rest(await signIn(email));
  expect((await sale(rest)).status).toBe(201);
  expect((await assign(body.id, 'gudang')).status).toBe(204);
  await until(async () => (await sale(rest)).status === 403);
  expect((await assign(body.id, 'staff')).status).toBe(204);
  await until(async () => (await sale(rest)).status === 201);
  expectError(await assign(body.id, 'tiada'), 400, 'VAPGN');
  expectError(await invite(`x@${toko.kode}.test`, 'tiada'), 400, 'VAPGN');
  expectError(await invite(email, 'gudang'), 409, 'KOPGN');
});

test('what a role may not be: all mistakes at once, each with its field', async () => {
  const { body } = await admin.post(
    '/graphql',
    {
      query: `mutation {peranCreate(input: {kode: "K", nama: " ", dasar: viewer,
        cakupan: ["master:read", "gaib:read", "pengaturan:*"]}) {result {kode}}}`,
    },
    key,
  );
  expect(body.errors[0].extensions).toMatchObject({ code: 'VAPER' });
  const said = JSON.stringify(body.errors[0]);
  for (const message of [
    'kode: 2 sampai 31 huruf kecil, angka atau tanda hubung, diawali huruf',
    'nama: wajib diisi',
    'cakupan.0: di luar peran dasar viewer',
    'cakupan.1: tidak dikenal',
    'cakupan.2: di luar peran dasar viewer',
  ]) {
    expect(said).toContain(message);
  }
  expectError(await make({ kode: 'lebar', dasar: 'viewer' }), 400, 'VAPER');
  expectError(await make({ kode: 'tembok', tembok: 'biaya' }), 400, 'VAINP');
  expectError(await make({ kode: 'staff' }), 409, 'KODUP');
  expectError(await make(), 409, 'KODUP');
});

test('a role in use stays, and so do the four; one that nobody has goes', async () => {
  const used = await admin.delete(`${PERAN}/kasir`, key);
  expectError(used, 409, 'KOPER');
  expect(used.text).toContain('peran kasir dipakai 1 anggota');
  expectError(await admin.delete(`${PERAN}/admin`, key), 409, 'KOPER');
  expectError(await admin.patch(`${PERAN}/staff`, { nama: 'Pegawai' }, key), 409, 'KOPER');
  expect((await make({ kode: 'sementara' })).status).toBe(201);
  expect((await admin.delete(`${PERAN}/sementara`, key)).status).toBe(204);
  expectError(await admin.get(`${PERAN}/sementara`, key), 404, 'TDPER');
});

test('nobody makes or gives what he does not have himself; an admin with scopes is no last admin', async () => {
  const boss = await member(`kepala@${toko.kode}.test`, 'kepala', {
    dasar: 'admin',
    cakupan: ['pengaturan:*', 'transaksi:penjualan:*'],
  });
  expectError(await make({ kode: 'lebih' }, boss.rest), 400, 'VAPER');
  const own = { kode: 'jual', cakupan: ['transaksi:penjualan:read'] };
  expect((await make(own, boss.rest)).status).toBe(201);
  expect((await invite(`jual@${toko.kode}.test`, 'jual', boss.rest)).status).toBe(201);
  for (const peran of ['kasir', 'admin', 'staff', 'viewer']) {
    expectError(await invite(`naik@${toko.kode}.test`, peran, boss.rest), 403, 'OTCKP');
  }
  const { body } = await admin.get(`${PENGGUNA}?per_page=100`, key);
  const idOf = (email: string) =>
    body.data.find((one: { email: string }) => one.email === `${email}@${toko.kode}.test`).id;
  expectError(await assign(idOf('admin'), 'jual', boss.rest), 403, 'OTCKP');
  expectError(await assign(boss.id, 'admin', boss.rest), 403, 'OTCKP');
  const bad = { nama: 'naik', peran: 'admin', cakupan: ['master:*'] };
  expectError(await boss.rest.post('/api/pengaturan/kunci-api', bad, key), 403, 'OTCKP');
  const strong = await admin.post('/api/pengaturan/kunci-api', bad, key);
  const turn = `/api/pengaturan/kunci-api/${strong.body.id}/putar`;
  expectError(await boss.rest.post(turn, {}, key), 403, 'OTCKP');
  // Nor does he narrow a role that has more, or take it away.
  const less = { cakupan: ['transaksi:penjualan:read'] };
  expectError(await boss.rest.patch(`${PERAN}/kasir`, less, key), 403, 'OTCKP');
  expectError(await boss.rest.delete(`${PERAN}/kasir`, key), 403, 'OTCKP');
  // The tenant keeps an admin without scopes: he does not become one with them.
  expectError(await assign(idOf('admin'), 'kepala'), 409, 'KOADM');
});

test('of what his role does not reach, a member is not told either', async () => {
  const diam = await member(`diam@${toko.kode}.test`, 'diam');
  const lapor = await member(`lapor@${toko.kode}.test`, 'lapor', { cakupan: ['laporan:read'] });
  await data
    .owner({ tenant: toko.kode })
    .rows(`select erp_private.notifikasi_send($1, 'stok_minimum', 'uji', 'Stok', 'Stok', '/')`, [
      toko.kode,
    ]);
  const told = async (who: Rest) =>
    (await who.get('/api/notifikasi')).body.data.map((one: { jenis: string }) => one.jenis);
  expect(await told(diam.rest)).toEqual([]);
  expect(await told(lapor.rest)).toEqual(['stok_minimum']);
});

test('walls: others’ tenants, viewers, staff, keys and nobody', async () => {
  const lain = await openToko();
  const jauh = await server.restAs(lain, 'admin');
  expectError(await jauh.get(`${PERAN}/kasir`, key), 404, 'TDPER');
  const there = await jauh.post(PENGGUNA, { email: 'a@b.test', nama: 'A', peran: 'kasir' }, key);
  expectError(there, 400, 'VAPGN');
  for (const peran of ['staff', 'viewer', 'ops']) {
    const who = await server.restAs(toko, peran);
    expectError(await who.get(PERAN, key), 403, 'OTROL');
    expectError(await make({ kode: 'curi' }, who), 403, 'OTROL');
  }
  expectError(await admin.post(PERAN, { ...KASIR, kode: 'tanpa' }), 403, 'OTKEY');
  const isi = { nama: 'p', peran: 'admin', cakupan: ['pengaturan:*'] };
  const { kunci } = (await admin.post('/api/pengaturan/kunci-api', isi, key)).body;
  const program = server.rest(kunci);
  expect((await program.get(PERAN, key)).status).toBe(200);
  expectError(await make({ kode: 'curi' }, program), 403, 'OTKUN');
  const query = 'mutation {peranDelete(input: {kode: "kasir"}) {result}}';
  const heard = await program.post('/graphql', { query }, key);
  expect(heard.body.errors[0].extensions.code).toBe('OTKUN');
  expect((await server.rest('').get(PERAN)).status).toBe(401);
});

test('two at once: one makes it; of giving and taking away one comes second', async () => {
  const both = await Promise.all([make({ kode: 'dua' }), make({ kode: 'dua' })]);
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  const [given, gone] = await Promise.all([
    invite(`dua@${toko.kode}.test`, 'dua'),
    admin.delete(`${PERAN}/dua`, key),
  ]);
  expect([
    [201, 409],
    [400, 204],
  ]).toContainEqual([given.status, gone.status]);
  const left = await data.rows(
    `select m.peran_kode from erp_private.membership as m
      where m.peran_kode is not null and not exists (
        select from erp_private.peran as p where p.tenant_kode = m.tenant_kode and p.kode = m.peran_kode)`,
  );
  expect(left).toEqual([]);
});

test('a server of the release before does not serve who has such a role', async () => {
  const [{ sesi, pengguna } = {}] = await data.rows<Record<string, string>>(
    `select s.id as sesi, s.pengguna_id as pengguna from erp_private.session as s
       join erp_private.pengguna as p on p.id = s.pengguna_id where p.email = $1 limit 1`,
    [`kasir@${toko.kode}.test`],
  );
  const state = (more: string) =>
    data.value(`select erp_private.session_state($1, $2, $3, 'staff'${more}) ->> 'ok'`, [
      ...[sesi, pengguna, toko.kode],
    ]);
  expect([await state(''), await state(', true')]).toEqual(['false', 'true']);
});
