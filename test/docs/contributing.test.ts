/** The worked changes of CONTRIBUTING.md, made as they stand there in a copy of the repository, do what it says. */
import path from 'node:path';
import { beforeAll, expect, test } from '@jest/globals';
import { makeDevIdentityToken } from '../../server/auth/dev_provider.ts';
import { openDatabase } from '../helpers/database.ts';
import { expectConsistent } from '../helpers/expect.ts';
import { readSource } from '../helpers/files.ts';
import { openFolder } from '../helpers/folder.ts';
import { PATIENT_ENV } from '../helpers/limits.ts';
import { inFolder } from '../install/installation.ts';
import { blocksOf, copySources, make } from './worked.ts';

const data = openDatabase();
const folder = openFolder('menyumbang');
const blocks = blocksOf(readSource('CONTRIBUTING.md'));
const env = {
  PATH: `${path.dirname(process.execPath)}:${process.env.PATH}`,
  NIAGA_ENV_FILE: '/dev/null',
  NIAGA_DATA: path.join(folder, 'data'),
  HOST: '127.0.0.1',
  PORT: '0',
  ...PATIENT_ENV,
  NODE_COMPILE_CACHE: `${process.env.NODE_COMPILE_CACHE}`,
};
let base: string;

/** All of them at once: what takes time is the schema, and one holds them all. */
beforeAll(async () => {
  copySources(folder);
  for (const block of blocks) make(folder, block);
  const copy = inFolder(folder);
  const owner = { ...env, DATABASE_URL: data.ownerUrl };
  copy.run('node db/scripts/migrate.ts', owner);
  copy.run('node db/scripts/tenants.ts upgrade', owner);
  copy.run('node db/scripts/schema.ts', owner);
  const server = await copy.start(
    'node server/main/server_cli.ts',
    { ...env, DATABASE_URL_APP: data.appUrl },
    'server berjalan',
  );
  data.onClose(async () => {
    await server.stop();
  });
  base = `http://127.0.0.1:${server.line.port}`;
});

async function ask(url: string, token?: string, body?: object) {
  const answer = await fetch(base + url, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: JSON.parse(await answer.text()) };
}

async function signIn(email: string, tenant: string): Promise<string> {
  const id_token = await makeDevIdentityToken(
    { dataDir: env.NIAGA_DATA, production: false },
    email,
  );
  const { token } = (await ask('/api/auth/sesi', undefined, { id_token })).body;
  return (await ask(`/api/tenants/${tenant}/pilih`, token, {})).body.token;
}

const graphql = async (token: string, query: string) =>
  (await ask('/graphql', token, { query })).body;

const today = () => new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10);

/** A contact of the tenant `satu`; answers its id. */
async function kontak(token: string): Promise<number> {
  const body = { nama: 'Toko Maju', tipe: 'pelanggan' };
  return (await ask('/api/master/kontak', token, body)).body.id;
}

test('a rule', async () => {
  const token = await signIn('staff@satu.test', 'satu');
  const sale = {
    tanggal: today(),
    kontak_id: await kontak(token),
    lokasi_id: 1,
    diskon: 1000,
    detail: [{ barang_id: 1, qty: 1 }],
  };
  const message = 'keterangan: wajib diisi bila ada diskon';
  const without = await ask('/api/transaksi/penjualan', token, sale);
  expect(without).toMatchObject({ status: 400, body: { code: 'VADOK' } });
  expect(without.body.message).toContain(message);
  const given = await ask('/api/transaksi/penjualan', token, { ...sale, keterangan: 'Langganan' });
  expect(given.body.message).not.toContain(message);
});

test('a field, in three places', async () => {
  const places = blocks.filter(({ text }) => text.includes('hari_tagih')).map(({ file }) => file);
  expect(places).toEqual([
    'db/reference/fields/kontak.json',
    'db/tenant/NNNN_hari_tagih.sql',
    'db/current/190-hari_tagih.sql',
  ]);
  const token = await signIn('staff@satu.test', 'satu');
  const body = { nama: 'Toko Tagih', tipe: 'pelanggan' };
  const wrong = await ask('/api/master/kontak', token, { ...body, hari_tagih: 32 });
  expect(wrong).toMatchObject({
    status: 400,
    body: { message: [expect.stringMatching(/^hari_tagih: .*31/)] },
  });
  const { id } = (await ask('/api/master/kontak', token, { ...body, hari_tagih: 25 })).body;
  expect((await ask(`/api/master/kontak/${id}`, token)).body).toMatchObject({ hari_tagih: 25 });
  const list = await ask('/api/master/kontak?filter=hari_tagih=25&sort=hari_tagih:desc', token);
  expect(list.body.data).toEqual([expect.objectContaining({ id, hari_tagih: 25 })]);
  const query = '{ daftarKontak(filter: {hariTagih: {equalTo: 25}}) { nodes { hariTagih } } }';
  expect(await graphql(token, query)).toEqual({
    data: { daftarKontak: { nodes: [{ hariTagih: 25 }] } },
  });
  const make = (day: number) =>
    `mutation { kontakCreate(input: {dokumen: {nama: "Lain", tipe: lain, hariTagih: ${day}}}) { result { id } } }`;
  expect(JSON.stringify(await graphql(token, make(0)))).toContain('hari_tagih: ');
  const columns = await data.rows(
    `select nama, contoh, keterangan from erp_private.impor_kolom where jenis = 'kontak' and nama = 'hari_tagih'`,
  );
  expect(columns).toEqual([{ nama: 'hari_tagih', contoh: '25', keterangan: 'Tanggal penagihan' }]);
});

test('a field of a document', async () => {
  const token = await signIn('staff@satu.test', 'satu');
  const send = (nomor_kendaraan: string) =>
    ask('/api/transaksi/transfer-stok', token, {
      tanggal: today(),
      lokasi_asal_id: 1,
      lokasi_tujuan_id: 2,
      nomor_kendaraan,
      draft: true,
      detail: [{ barang_id: 1, qty: 1 }],
    });
  expect(await send('B'.repeat(21))).toMatchObject({
    status: 400,
    body: { message: [expect.stringMatching(/^nomor_kendaraan: .*20/)] },
  });
  const { status, body } = await send('B 1234 CD');
  expect(status).toBe(201);
  expect((await ask(`/api/transaksi/transfer-stok/${body.id}`, token)).body).toMatchObject({
    nomor_kendaraan: 'B 1234 CD',
  });
  const query = `{ transaksiGet(jenis: transfer_stok, id: "${body.id}") { nomorKendaraan } }`;
  expect(await graphql(token, query)).toEqual({
    data: { transaksiGet: { nomorKendaraan: 'B 1234 CD' } },
  });
});

test('a table and its report', async () => {
  const [staff, viewer, other] = [
    await signIn('staff@satu.test', 'satu'),
    await signIn('viewer@satu.test', 'satu'),
    await signIn('staff@dua.test', 'dua'),
  ];
  const id = await kontak(staff);
  const visit = (kontakId: number, tanggal: string) =>
    `mutation { kunjunganCreate(input: {kontakId: "${kontakId}", tanggal: "${tanggal}", catatan: "Kopi"}) { result } }`;
  expect(await graphql(staff, visit(id, today()))).toMatchObject({
    data: { kunjunganCreate: { result: expect.any(String) } },
  });
  expect(JSON.stringify(await graphql(staff, visit(0, '2999-01-01')))).toMatch(
    /kontak_id: tidak ditemukan.*tanggal: belum terjadi/,
  );
  expect(JSON.stringify(await graphql(viewer, visit(id, today())))).toContain('OTROL');

  const list = '{ daftarKunjungan { nodes { catatan kontak { nama } } } }';
  const nodes = [{ catatan: 'Kopi', kontak: { nama: 'Toko Maju' } }];
  expect(await graphql(staff, list)).toEqual({ data: { daftarKunjungan: { nodes } } });
  expect(await graphql(other, list)).toEqual({ data: { daftarKunjungan: { nodes: [] } } });
  expect(JSON.stringify(await graphql(viewer, list))).not.toContain('Kopi');

  const report = '/api/laporan/kunjungan';
  expect((await ask(report, viewer)).body).toMatchObject({
    data: [{ kontak_id: id, kontak_nama: 'Toko Maju', kunjungan: 1 }],
    meta: { sampai: today(), total: 1 },
  });
  expect((await ask(report, other)).body).toMatchObject({ data: [], meta: { total: 0 } });
  expect(await ask(`${report}?per_page=0`, viewer)).toMatchObject({ status: 400 });
  expect(await ask(report)).toMatchObject({ status: 401 });
  const fields = '{ laporanKunjungan { total data { kontakNama kunjungan } } }';
  expect(await graphql(viewer, fields)).toEqual({
    data: { laporanKunjungan: { total: 1, data: [{ kontakNama: 'Toko Maju', kunjungan: 1 }] } },
  });
  const file = await fetch(`${base}${report}?format=csv`, {
    headers: { authorization: `Bearer ${viewer}` },
  });
  expect([file.status, await file.text()]).toEqual([200, expect.stringContaining('Toko Maju')]);
  const scopes = await data.rows(
    `select erp_private.cakupan_dikenal('laporan:kunjungan:read') as known`,
  );
  expect(scopes).toEqual([{ known: true }]);
});

test('a kind of transaction', async () => {
  const token = await signIn('staff@satu.test', 'satu');
  const url = '/api/transaksi/setoran-modal';
  const document = { tanggal: today(), akun_kas: '1101', akun_kode: '3101', jumlah: 5_000_000 };
  const wrong = await ask(url, token, { ...document, akun_kode: '4101', akun_kas: '3101' });
  expect(wrong).toMatchObject({ status: 400, body: { code: 'VADOK' } });
  expect(wrong.body.message).toEqual([
    expect.stringMatching(/^akun_kas: /),
    'akun_kode: harus akun modal yang aktif',
  ]);
  const made = await ask(url, token, document);
  expect(made).toMatchObject({
    status: 201,
    body: { nomor_transaksi: expect.stringMatching(/^SM\//) },
  });
  const one = `${url}/${made.body.id}`;
  expect((await ask(`${one}?sertakan=jurnal`, token)).body).toMatchObject({
    status: 'final',
    akun_kas: '1101',
    jumlah: 5_000_000,
    jurnal: [
      {
        baris: [
          { akun_kode: '1101', debit: 5_000_000, kredit: 0 },
          { akun_kode: '3101', debit: 0, kredit: 5_000_000 },
        ],
      },
    ],
  });
  expect(await ask(`${one}/void`, token, { alasan: 'salah input' })).toMatchObject({
    body: { status: 'void' },
  });
  const viewer = await signIn('viewer@satu.test', 'satu');
  expect((await ask(url, viewer, document)).status).toBe(403);
  const other = await signIn('staff@dua.test', 'dua');
  expect((await ask(one, other)).status).toBe(404);
  await expectConsistent(data, 'satu');
});

test('each section changes something', () => {
  const sections = new Set(blocks.map(({ file }) => file.split('/')[0]));
  expect([blocks.length > 15, [...sections].sort()]).toEqual([
    true,
    ['db', 'rest-facade', 'server'],
  ]);
});
