/** The feed: what happened in a tenant, in its order, told once it is committed. */
import { beforeAll, expect, test } from '@jest/globals';
import type pg from 'pg';
import { drainOutbox, sealAudit } from '../../workers/relay/drain.ts';
import { perubahan__purge } from '../../workers/tasks/each_due.ts';
import { type Answer, openServer } from '../helpers/server.ts';
import { hari, openStory, type Row, type Toko } from '../helpers/story.ts';
import { runTask, workerPool } from '../helpers/worker.ts';
import { expectError } from '../rest/description.ts';

const { data, openToko } = openStory();
const server = openServer(data);
const url = '/api/perubahan';
const tahun = Number(hari('').slice(0, 4));

let pool: pg.Pool;
beforeAll(() => {
  pool = workerPool(data);
});

/** What the worker does for a tenant after a commit in it. */
async function hand({ kode }: Toko): Promise<void> {
  const tenant = { kode, skema: `t_${kode}` };
  await sealAudit(pool, tenant);
  await drainOutbox(pool, tenant);
}

const signIn = (toko: Toko, peran = 'admin') => server.tokenOf(toko, peran);
const typesOf = ({ body }: Answer) => body.data.map(({ type }: { type: string }) => type);

test('documents, master data, months and users, each told once, after its commit', async () => {
  const toko = await openToko();
  const rest = server.rest(await signIn(toko));
  await hand(toko);
  const start = (await rest.get(url)).body.kursor;
  const barang = await toko.barang({ kode: 'B-FEED', stok_minimum: 5 });
  await toko.staf.rows(`select erp.master_patch('barang', $1, '{"merek": "X"}')`, [barang]);
  const beli = await toko.beli('01-05', [[barang, 10, 1000]]);
  const jual = await toko.jual('01-06', [[barang, 7, 1500]]);
  expect((await rest.get(`${url}?sejak=${start}`)).body).toEqual({ data: [], kursor: start });
  await hand(toko);
  const first = await rest.get(`${url}?sejak=${start}`);
  expect(typesOf(first)).toEqual([
    'master.barang.dibuat',
    'master.barang.diubah',
    'transaksi.diposting',
    'transaksi.diposting',
  ]);
  const [made, changed, bought, sold] = first.body.data;
  expect(made.data).toEqual({ versi: 1, urutan: Number(start) + 1, id: barang });
  expect(changed.data).toMatchObject({ id: barang, kolom: ['merek'] });
  expect(bought.data).toMatchObject({ id: beli.id, jenis: 'pembelian', total_nilai: 10_000 });
  expect(sold.data).toMatchObject({ id: jual.id, nomor: expect.any(String), status: 'final' });
  expect(Date.parse(sold.timestamp)).toBeLessThanOrEqual(Date.now());
  // What was bought before costs more: the sale is worth less.
  await toko.beli('01-04', [[barang, 10, 2000]]);
  await toko.batalkan('penjualan', jual.id);
  await hand(toko);
  const more = await rest.get(`${url}?sejak=${first.body.kursor}`);
  expect(typesOf(more).sort()).toEqual([
    'transaksi.dibatalkan',
    'transaksi.dikoreksi',
    'transaksi.diposting',
  ]);
  const revalued = more.body.data.find(({ type }: Row) => type === 'transaksi.dikoreksi');
  expect(revalued.data).toMatchObject({ transaksi_id: [jual.id], banyak: 1 });
  await toko.staf.rows(`select erp.master_deactivate('barang', $1)`, [
    await toko.barang({ kode: 'B-LAMA' }),
  ]);
  await toko.rows(`insert into periode (bulan, status) values ($1, 'tutup')`, [hari('01-01')]);
  await hand(toko);
  const last = await rest.get(`${url}?sejak=${more.body.kursor}`);
  expect(typesOf(last)).toEqual([
    'master.barang.dibuat',
    'master.barang.dinonaktifkan',
    'periode.ditutup',
  ]);
  const all = [first, more, last].flatMap(({ body }) => body.data);
  expect(all.map(({ data: { urutan } }) => urutan - Number(start))).toEqual(
    all.map((_, index) => index + 1),
  );
  const again = await rest.get(`${url}?sejak=${start}`);
  expect(again.body.data).toEqual(all);
});

test('drafts, and users to admins only', async () => {
  const toko = await openToko({ wajib_persetujuan: true });
  const { id } = await toko.draftJual('01-05', [[await toko.barang(), 1]]);
  await toko.kontak();
  await hand(toko);
  const admin = await server.rest(await signIn(toko)).get(url);
  const viewer = await server.rest(await signIn(toko, 'viewer')).get(url);
  const draft = admin.body.data.find(({ type }: Row) => type === 'draft.diajukan');
  expect(draft.data).toMatchObject({ id, status: 'draft' });
  expect(typesOf(admin)).toContain('pengguna.diubah');
  // Who may read no documents is not told their ids in other programs.
  expect(draft.data).toMatchObject({ id_luar: {} });
  const withoutIds = ({ data: { id_luar, atribut, ...rest }, ...event }: Row & { data: Row }) => ({
    ...event,
    data: rest,
  });
  expect(viewer.body).toEqual({
    kursor: admin.body.kursor,
    data: admin.body.data
      .filter(({ type }: Row) => type !== 'pengguna.diubah')
      .map((event: Row & { data: Row }) => withoutIds(event)),
  });
});

test('users to an admin’s key only where it reads settings', async () => {
  const toko = await openToko();
  await hand(toko);
  const admin = server.rest(await signIn(toko));
  const told = async (cakupan: string[]) => {
    const asked = { nama: 'Umpan', peran: 'admin', cakupan };
    const headers = { 'x-admin-key': server.adminKey };
    const { body } = await admin.post('/api/pengaturan/kunci-api', asked, headers);
    return typesOf(await server.rest(body.kunci).get(url));
  };
  expect(await told(['laporan:read'])).not.toContain('pengguna.diubah');
  expect(await told(['laporan:read', 'pengaturan:read'])).toContain('pengguna.diubah');
});

test('goods below their minimum, an approved draft', async () => {
  const toko = await openToko({ wajib_persetujuan: true });
  const barang = await toko.barang({ stok_minimum: 5 });
  const { id } = await toko.beli('01-05', [[barang, 2, 1000]]);
  await toko.by({ peran: 'admin' }).rows(`select erp.transaksi_approve('pembelian', $1)`, [id]);
  const worker = data.owner({ tenant: toko.kode, role: 'erp_worker' });
  await worker.rows('select erp_private.worker_notifikasi_stok()');
  await hand(toko);
  const { body } = await server.rest(await signIn(toko)).get(url);
  const ofTypes = (start: string) =>
    body.data.filter(({ type }: Row) => `${type}`.startsWith(start));
  expect(ofTypes('stok.')).toMatchObject([
    { type: 'stok.minimum', data: { barang_id: barang, stok: 2, stok_minimum: 5 } },
  ]);
  expect([...ofTypes('draft.'), ...ofTypes('transaksi.')]).toMatchObject([
    { type: 'draft.diajukan', data: { id } },
    { type: 'draft.disetujui', data: { id } },
    { type: 'transaksi.diposting', data: { id, status: 'final' } },
  ]);
});

test('a closed year, what the nightly check found, and who became what', async () => {
  const toko = await openToko();
  await hand(toko);
  const rest = server.rest(await signIn(toko));
  const { kursor } = (await rest.get(url)).body;
  const worker = data.owner({ tenant: toko.kode, role: 'erp_worker' });
  await worker.rows('select erp_private.worker_integritas(0)');
  const barang = await toko.barang();
  await toko.beli('01-05', [[barang, 10, 1000]]);
  // A balance is changed by hand, which no posting does, and put back.
  await toko.rows('update stok_pool set qty = qty + 1');
  await worker.rows('select erp_private.worker_integritas(0)');
  await toko.rows('update stok_pool set qty = qty - 1');
  await toko.by({ peran: 'admin', adminKey: true }).rows('select erp.tahun_tutup($1)', [tahun]);
  await data.asOwner((db) =>
    db.rows(`select erp_private.membership_set($1, 'staff', $2, 'viewer')`, [
      `staff@${toko.kode}.test`,
      toko.kode,
    ]),
  );
  await hand(toko);
  const { body } = await rest.get(`${url}?sejak=${kursor}`);
  const of = (type: string) => body.data.filter((one: Row) => one.type === type);
  expect(of('integritas.temuan')).toMatchObject([{ data: { total: expect.any(Number) } }]);
  expect(of('integritas.temuan')[0].data.total).toBeGreaterThan(0);
  expect(of('tahun.ditutup')).toMatchObject([
    { data: { tahun, akhir: `${tahun}-12-31`, laba: 0 } },
  ]);
  expect(of('pengguna.diubah')).toMatchObject([{ data: { peran: 'viewer', aksi: 'ubah' } }]);
});

test('tunggu answers as soon as there is something, and empty when its time is over', async () => {
  const toko = await openToko();
  await hand(toko);
  const rest = server.rest(await signIn(toko));
  const { kursor } = (await rest.get(url)).body;
  expect((await rest.get(`${url}?sejak=${kursor}&tunggu=1`)).body).toEqual({ data: [], kursor });
  const waiting = rest.get(`${url}?sejak=${kursor}&tunggu=30`);
  await toko.kontak();
  await hand(toko);
  expect(typesOf(await waiting)).toEqual(['master.kontak.dibuat']);
});

test('who loses the right while he waits hears no more', async () => {
  const toko = await openToko();
  await hand(toko);
  const admin = server.rest(await signIn(toko));
  const secret = { 'x-admin-key': server.adminKey };
  const asked = { nama: 'Umpan', peran: 'staff', cakupan: ['laporan:read'] };
  const { body: key } = await admin.post('/api/pengaturan/kunci-api', asked, secret);
  const staff = server.rest(await signIn(toko, 'staff'));
  const { kursor } = (await admin.get(url)).body;
  const wait = `${url}?sejak=${kursor}&tunggu=30`;
  const waiting = [server.rest(key.kunci).get(wait), staff.get(wait), admin.get(wait)];
  expect((await admin.delete(`/api/pengaturan/kunci-api/${key.id}`, secret)).status).toBe(204);
  expect((await staff.delete('/api/auth/sesi')).status).toBe(204);
  const [byKey, byStaff] = await Promise.all(waiting.slice(0, 2));
  expectError(byKey as Answer, 401, 'LOKUN');
  expectError(byStaff as Answer, 401, 'LOSES');
  await toko.kontak();
  await hand(toko);
  expect(typesOf((await waiting[2]) as Answer)).toEqual(['master.kontak.dibuat']);
});

test('a cursor that is too old, never given, or of another form; other tenants and roles', async () => {
  const toko = await openToko();
  const other = await openToko();
  await toko.kontak();
  await hand(toko);
  await toko.rows(`update perubahan set waktu = now() - interval '31 days'`);
  await toko.kontak();
  await hand(toko);
  const rest = server.rest(await signIn(toko));
  expect(typesOf(await rest.get(`${url}?sejak=0`)).length).toBeGreaterThan(1);
  await runTask(data, perubahan__purge);
  const refused = await rest.get(`${url}?sejak=0`);
  expectError(refused, 409, 'KOKUR');
  expect(refused.body.message).toContain('30 hari');
  expectError(await rest.get(`${url}?sejak=999999`), 409, 'KOKUR');
  expect(typesOf(await rest.get(url))).toEqual(['master.kontak.dibuat']);
  for (const query of ['sejak=x', 'sejak=-1', 'tunggu=31', 'tunggu=x', 'lain=1']) {
    expectError(await rest.get(`${url}?${query}`), 400, 'VAINP');
  }
  await hand(other);
  const theirs = await server.rest(await signIn(other)).get(url);
  const kontak = typesOf(theirs).filter((type: string) => type === 'master.kontak.dibuat');
  expect(kontak).toHaveLength(2);
  expectError(await server.rest(await signIn(toko, 'ops')).get(url), 403, 'OTROL');
  expectError(await server.rest().get(url), 401, 'LOTKN');
});
