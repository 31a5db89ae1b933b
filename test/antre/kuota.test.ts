/** Quotas of a tenant: requests a day over all servers, and storage. */
import { expect, test } from '@jest/globals';
import { connectAgent } from '../agen/agent.ts';
import { startServer, type TestServer } from '../helpers/server.ts';
import { hari, openStory, type Toko } from '../helpers/story.ts';
import { until } from '../helpers/until.ts';
import { expectError } from '../rest/description.ts';

const { data, openToko } = openStory();
const SAYA = '/api/tenants/saya';
const LIST = '/api/master/barang';

const tokenOf = (server: TestServer, toko: Toko, peran = 'staff') => server.tokenOf(toko, peran);
const asStaff = async (server: TestServer, toko: Toko) => server.rest(await tokenOf(server, toko));

test('requests of a day are counted by all servers together, and refused until it ends', async () => {
  const toko = await openToko();
  const free = await openToko();
  const env = { QUOTA_REQUESTS_DAY: `20,${free.kode}=0` };
  const server = await startServer(data, env);
  const token = await tokenOf(server, toko);
  const rest = server.rest(token);
  const first = await rest.get(SAYA);
  expect(first.body.kuota).toEqual({
    permintaan: { batas: 20, terpakai: 1, sampai: expect.stringMatching(/T00:00:00\.000Z$/) },
    simpanan: null,
  });
  const query = '{tenantSaya {kuota {permintaan {batas terpakai sampai} simpanan {batas}}}}';
  const shown = await server.graphql(token, query);
  expect(shown.body.data.tenantSaya.kuota.permintaan).toMatchObject({ batas: 20, terpakai: 2 });
  for (let n = 3; n <= 20; n += 1) expect((await rest.get(LIST)).status).toBe(200);
  const refused = await rest.get(LIST);
  expectError(refused, 429, 'BTHRI');
  const { sampai } = first.body.kuota.permintaan;
  expect(refused.body.message).toContain(`20 sehari, sudah terpakai sampai ${sampai}`);
  const seconds = Number(refused.headers.get('retry-after'));
  expect(Math.abs(Date.parse(sampai) - Date.now() - seconds * 1000)).toBeLessThan(60_000);
  expectError(await server.rest(token).post('/graphql', { query }), 429, 'BTHRI');
  expectError(await rest.post('/mcp', {}), 429, 'BTHRI');
  // What tells a user who he is still answers when the quota is used up, and shows it.
  const left = await rest.get(SAYA);
  expect(left.body.kuota.permintaan).toEqual({ batas: 20, terpakai: 20, sampai });
  for (const path of ['/api/tenants', '/api/modul/saya']) {
    expect((await rest.get(path)).status).toBe(200);
  }
  const told = `select permintaan::int from erp_private.kuota_pakai where tenant_kode = $1`;
  await until(async () => (await data.value<number>(told, [toko.kode])) === 20);
  const other = await startServer(data, env);
  const there = await asStaff(other, toko);
  expectError(await there.get(LIST), 429, 'BTHRI');
  expect((await (await asStaff(server, free)).get(SAYA)).body.kuota).toBeNull();
  await data.rows('update erp_private.kuota_pakai set hari = hari - 1 where tenant_kode = $1', [
    toko.kode,
  ]);
  const tomorrow = await asStaff(await startServer(data, env), toko);
  expect((await tomorrow.get(SAYA)).body.kuota.permintaan.terpakai).toBe(1);
});

test('a key counts for its tenant only', async () => {
  const [toko, other] = [await openToko(), await openToko()];
  const server = await startServer(data, { QUOTA_REQUESTS_DAY: '5' });
  const admin = server.rest(await tokenOf(server, toko, 'admin'));
  const { body } = await admin.post(
    '/api/pengaturan/kunci-api',
    { nama: 'Program', peran: 'staff', cakupan: ['master:read'] },
    { 'x-admin-key': server.adminKey },
  );
  const key = server.rest(body.kunci);
  for (let n = 2; n <= 5; n += 1) expect((await key.get(LIST)).status).toBe(200);
  expectError(await key.get(LIST), 429, 'BTHRI');
  expectError(await admin.get(LIST), 429, 'BTHRI');
  expect((await (await asStaff(server, other)).get(LIST)).status).toBe(200);
});

test('where the storage is used up only adding is refused', async () => {
  const toko = await openToko();
  const barang = await toko.barang({ harga_jual: '1500' });
  const { id } = await toko.beli('01-05', [[barang, 10, 1000]]);
  const draft = await toko.draftJual('01-06', [[barang, 1]]);
  const server = await startServer(data, { QUOTA_STORAGE_MIB: `100000,${toko.kode}=1` });
  const token = await tokenOf(server, toko);
  const rest = server.rest(token);
  const { kuota } = (await rest.get(SAYA)).body;
  expect(kuota).toEqual({
    permintaan: null,
    simpanan: { batas: 1, terpakai: expect.any(Number) },
  });
  expect(kuota.simpanan.terpakai).toBeGreaterThan(1);
  const sale = {
    tanggal: hari('02-01'),
    lokasi_id: toko.lokasi,
    kontak_id: toko.pelanggan,
    detail: [{ barang_id: barang, qty: 1 }],
  };
  const many = (mode: string) => ({ mode, dokumen: [sale, sale] });
  const PATH = '/api/transaksi/penjualan';
  const counts = () =>
    toko.row(
      `select (select count(*) from transaksi) as transaksi, (select count(*) from draft) as draft,
              (select count(*) from barang) as barang, (select count(*) from posting) as posting`,
    );
  const before = await counts();
  for (const refused of [
    await rest.post(PATH, sale),
    await rest.post(PATH, { ...sale, draft: true }),
    await rest.post(`${PATH}/massal`, many('semua')),
    await rest.post(`${PATH}/${draft.id}/approve`),
    await rest.post('/api/draft', { jenis: 'penjualan' }),
    await rest.post(LIST, { nama: 'Baru', satuan_id: toko.satuan }),
    await rest.post(`${LIST}/massal`, {
      mode: 'semua',
      dokumen: [{ kode: 'BARU', nama: 'Baru', satuan_id: toko.satuan }],
    }),
  ]) {
    expectError(refused, 429, 'BTSMP');
    expect(refused.body.message).toMatch(/^simpanan: kuota tenant ini, 1 MiB, sudah terpakai/);
    expect(refused.headers.get('retry-after')).toBe('300');
  }
  const each = await rest.post(`${PATH}/massal`, many('per-baris'));
  expect(each.body.data).toMatchObject([
    { statusCode: 429, code: 'BTSMP' },
    { statusCode: 429, code: 'BTSMP' },
  ]);
  const { body } = await server.graphql(
    token,
    'mutation {draftCreate(input: {jenis: penjualan}) {clientMutationId}}',
  );
  expect(body.errors[0].extensions).toMatchObject({ code: 'BTSMP', statusCode: 429 });
  const agent = await connectAgent(server.base, token);
  const filed = await agent.call('transaksi_draft_buat', { jenis: 'penjualan', dokumen: sale });
  expect(filed).toMatchObject({ galat: true, isi: { code: 'BTSMP' } });
  await agent.close();
  expect(await counts()).toEqual(before);
  expect((await rest.post(`${PATH}?simulasi=true`, sale)).status).toBe(200);
  expect((await rest.patch(`${LIST}/${barang}`, { merek: 'X' })).status).toBe(204);
  const voided = await rest.post(`/api/transaksi/pembelian/${id}/void`, { alasan: 'salah' });
  expect(voided.status).toBe(200);
  const other = await asStaff(server, await openToko());
  expect((await other.get(SAYA)).body.kuota.simpanan.batas).toBe(100_000);
  expect((await other.post('/api/master/kontak', { nama: 'A', tipe: 'pelanggan' })).status).toBe(
    201,
  );
});
