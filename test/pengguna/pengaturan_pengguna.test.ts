/** Users and modules over REST and GraphQL: who may what, and that it acts on the next request. */
import { describe, expect, test } from '@jest/globals';
import { openServer } from '../helpers/server.ts';
import { openStory } from '../helpers/story.ts';

const { data, openToko } = openStory();

const server = openServer(data);

const PENGGUNA = '/api/pengaturan/pengguna';
const MODUL = '/api/pengaturan/tenant/modul';
const kunci = () => ({ 'x-admin-key': server.adminKey });
const masuk = async (email: string, tenant?: string) =>
  server.rest(await server.signIn(email, tenant));
/** The server may remember a membership for a second. */
const sebentar = () => new Promise((resolve) => setTimeout(resolve, 1100));

async function buka() {
  const toko = await openToko();
  const admin = await masuk(`admin@${toko.kode}.test`, toko.kode);
  const assign = (id: string, assignments: unknown) =>
    admin.put(`${PENGGUNA}/${id}/tenant-assignments`, { assignments }, kunci());
  return { toko, admin, assign };
}

describe('users', () => {
  test('a new one signs in; a known one becomes a member alike', async () => {
    const { toko, admin } = await buka();
    const lain = await openToko();
    const tambah = (isi: object) => admin.post(PENGGUNA, isi, kunci());
    const baru = await tambah({ email: ' Sari@Baru.test ', nama: 'Sari', peran: 'staff' });
    expect([baru.status, baru.body]).toEqual([201, { id: expect.any(String) }]);
    const sari = await masuk('sari@baru.test', toko.kode);
    expect((await sari.get('/api/master/barang')).status).toBe(200);
    const dikenal = await tambah({
      email: `staff@${lain.kode}.test`,
      nama: 'Orang Lain',
      peran: 'viewer',
    });
    expect([dikenal.status, dikenal.body]).toEqual([201, { id: await lain.pengguna('staff') }]);
    expect((await admin.get(`${PENGGUNA}/${baru.body.id}`, kunci())).body.nama).toBe('Sari');
    const asing = await admin.get(`${PENGGUNA}/${await lain.pengguna('ops')}`, kunci());
    expect(asing.body).toMatchObject({ statusCode: 404, code: 'TDPGN' });
    const { body } = await admin.get(`${PENGGUNA}?per_page=500`, kunci());
    expect(body.meta.total).toBe(6);
    const rows = body.data as { email: string; nama: string; tenants: unknown }[];
    expect(rows.find(({ email }) => email === 'sari@baru.test')).toEqual({
      id: baru.body.id,
      email: 'sari@baru.test',
      nama: 'Sari',
      aktif: true,
      tenants: [{ kode: toko.kode, peran: 'staff' }],
    });
    // A user who has not accepted yet is shown under the name that the admin typed.
    expect(
      rows.find(({ email }) => email.startsWith('staff@') && email.includes(lain.kode)),
    ).toMatchObject({
      nama: 'Orang Lain',
      menunggu: true,
      tenants: [{ kode: toko.kode, peran: 'viewer' }],
    });
    expect((await tambah({ email: 'sari@baru.test', nama: 'S', peran: 'staff' })).body).toEqual(
      baru.body,
    );
    expect(
      (await tambah({ email: 'sari@baru.test', nama: 'S', peran: 'admin' })).body,
    ).toMatchObject({ statusCode: 409, code: 'KOPGN' });
    expect((await tambah({ email: 'bukan', nama: '', peran: 'Raja' })).body.message).toHaveLength(
      3,
    );
  });

  test('a repeated key is a replay', async () => {
    const { admin } = await buka();
    const isi = { email: 'ulang@baru.test', nama: 'Ulang', peran: 'ops' };
    const sekali = () => admin.post(PENGGUNA, isi, { ...kunci(), 'Idempotency-Key': 'pengguna-1' });
    const { body } = await sekali();
    expect((await sekali()).body).toMatchObject({ idempotent: true, hasil: body });
  });

  test('a changed role and a removed membership act on the next request', async () => {
    const { toko, assign } = await buka();
    const id = await toko.pengguna('staff');
    const staff = await masuk(`staff@${toko.kode}.test`, toko.kode);
    expect((await staff.get('/api/master/barang')).status).toBe(200);
    expect((await assign(id, [{ tenant_kode: toko.kode, peran: 'viewer' }])).status).toBe(204);
    await sebentar();
    expect((await staff.get('/api/master/barang')).status).toBe(401);
    const viewer = await masuk(`staff@${toko.kode}.test`, toko.kode);
    expect((await viewer.get('/api/master/barang')).body.code).toBe('OTROL');
    expect((await assign(id, [])).status).toBe(204);
    await sebentar();
    expect((await viewer.get('/api/laporan/neraca')).status).toBe(403);
    expect((await viewer.get('/api/tenants')).body).toEqual([]);
  });
});

describe('assignments', () => {
  test('replace the memberships of the caller’s own tenants only', async () => {
    const { toko, assign } = await buka();
    const milik = await openToko();
    const asing = await openToko();
    const beri = (email: string, kode: string, peran: string) =>
      data.rows('select erp_private.membership_set($1, null, $2, $3)', [email, kode, peran]);
    await beri(`admin@${toko.kode}.test`, milik.kode, 'admin');
    await masuk(`admin@${toko.kode}.test`, milik.kode);
    const staff = `staff@${toko.kode}.test`;
    await beri(staff, asing.kode, 'ops');
    const id = await toko.pengguna('staff');
    const kode = async () =>
      ((await (await masuk(staff)).get('/api/tenants')).body as { kode: string; peran: string }[])
        .map((one) => `${one.kode} ${one.peran}`)
        .sort();
    expect((await assign(id, [{ tenant_kode: milik.kode, peran: 'viewer' }])).status).toBe(204);
    expect(await kode()).toEqual([`${asing.kode} ops`, `${milik.kode} viewer`].sort());
    for (const tenant_kode of [asing.kode, 'takada']) {
      const jawab = await assign(id, [
        { tenant_kode: toko.kode, peran: 'staff' },
        { tenant_kode, peran: 'staff' },
      ]);
      expect(jawab.body).toMatchObject({ statusCode: 403, code: 'OTTNT' });
    }
    expect(await kode()).toEqual([`${asing.kode} ops`, `${milik.kode} viewer`].sort());
  });

  test('one’s own row stays, an absent user is absent, mistakes are named', async () => {
    const { toko, assign } = await buka();
    const saya = await toko.pengguna('admin');
    for (const isi of [[], [{ tenant_kode: toko.kode, peran: 'staff' }]]) {
      expect((await assign(saya, isi)).body).toMatchObject({ statusCode: 409, code: 'KOADM' });
    }
    expect((await assign(saya, [{ tenant_kode: toko.kode, peran: 'admin' }])).status).toBe(204);
    const tiada = '00000000-0000-4000-8000-000000000000';
    expect((await assign(tiada, [])).body).toMatchObject({ statusCode: 404, code: 'TDPGN' });
    expect((await assign('1', [])).body.message).toEqual(['id: harus UUID']);
    const dua = [0, 1].map(() => ({ tenant_kode: toko.kode, peran: 'ops' }));
    expect((await assign(tiada, dua)).body).toMatchObject({
      code: 'VAPGN',
      message: [0, 1].map((n) => `assignments.${n}.tenant_kode: disebut lebih dari sekali`),
    });
  });
});

test('admins: of two admins who remove each other one stays', async () => {
  const { toko, assign, admin } = await buka();
  await admin.post(PENGGUNA, { email: 'dua@baru.test', nama: 'Dua', peran: 'admin' }, kunci());
  const dua = await masuk('dua@baru.test', toko.kode);
  const id = (email: string) =>
    data.value<string>('select id from erp_private.pengguna where email = $1', [email]);
  const answers = await Promise.all([
    assign(await id('dua@baru.test'), []),
    dua.put(
      `${PENGGUNA}/${await toko.pengguna('admin')}/tenant-assignments`,
      { assignments: [] },
      kunci(),
    ),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 403]);
  const admins = await data.rows(
    `select from erp_private.membership where tenant_kode = $1 and peran = 'admin'`,
    [toko.kode],
  );
  expect(admins).toHaveLength(1);
});

test('the tenant to start in: is the user’s own choice among his', async () => {
  const { toko } = await buka();
  const lain = await openToko();
  const email = `viewer@${toko.kode}.test`;
  await data.rows(`select erp_private.membership_set($1, null, $2, 'staff')`, [email, lain.kode]);
  await masuk(email, lain.kode);
  const baku = async () =>
    (await server.rest().post('/api/auth/sesi', { id_token: await server.identityToken(email) }))
      .body.default_tenant;
  expect(await baku()).toBeUndefined();
  const viewer = await masuk(email);
  const pilih = (kode: unknown) => viewer.put('/api/tenants/default', { kode });
  expect((await pilih(lain.kode)).status).toBe(204);
  expect(await baku()).toBe(lain.kode);
  expect((await viewer.get('/api/tenants')).body).toMatchObject(
    [toko, lain]
      .map(({ kode }) => ({ kode, default: kode === lain.kode }))
      .sort((a, b) => (a.kode < b.kode ? -1 : 1)),
  );
  for (const kode of ['satu', 'takada']) {
    expect((await pilih(kode)).body).toMatchObject({ statusCode: 403, code: 'OTTNT' });
  }
  expect((await pilih(null)).status).toBe(204);
  expect(await baku()).toBeUndefined();
});

describe('modules', () => {
  test('one that is off closes its endpoints and its fields, and nothing else', async () => {
    const { toko, admin } = await buka();
    const barang = await toko.barang();
    await toko.beli('01-02', [[barang, 5, 10]]);
    await toko.jual('01-03', [[barang, 1, 20]]);
    const token = await server.tokenOf(toko, 'admin');
    const gql = async (query: string) => (await server.graphql(token, query)).body;
    const semua = (await admin.get(MODUL)).body as { kode: string; aktif: boolean }[];
    expect(semua).toHaveLength(13);
    expect(semua.every(({ aktif }) => aktif)).toBe(true);
    const atur = (...isi: [kode: string, aktif: boolean][]) =>
      admin.put(
        MODUL,
        isi.map(([kode, aktif]) => ({ kode, aktif })),
        kunci(),
      );
    expect((await atur(['pembelian', false], ['master', false])).status).toBe(204);

    expect((await admin.get('/api/transaksi/pembelian')).body.code).toBe('OTMDL');
    expect((await admin.get('/api/transaksi/penjualan')).status).toBe(200);
    expect((await admin.get('/api/master/barang')).body.code).toBe('OTMDL');
    const jenis = await gql('{daftarTransaksi {nodes {jenis} } daftarTransaksiBaris {totalCount}}');
    expect(jenis.data).toEqual({
      daftarTransaksi: { nodes: [{ jenis: 'penjualan' }] },
      daftarTransaksiBaris: { totalCount: 1 },
    });
    const tertutup = await gql('{daftarBarang {totalCount}}');
    expect(tertutup).toEqual({
      errors: [
        { message: 'modul master tidak aktif', extensions: { code: 'OTMDL', statusCode: 403 } },
      ],
    });
    const lewat = await gql('{daftarTransaksiBaris {nodes {barang {nama}}}}');
    expect(lewat.errors[0].extensions.code).toBe('OTMDL');
    expect((await gql('{daftarJurnal {totalCount}}')).data.daftarJurnal.totalCount).toBe(2);
    expect((await admin.get('/api/laporan/neraca')).status).toBe(200);

    expect((await atur(['master', true])).status).toBe(204);
    expect((await gql('{daftarBarang {totalCount}}')).data.daftarBarang.totalCount).toBe(1);
    expect((await admin.get(MODUL)).body).toContainEqual({ kode: 'pembelian', aktif: false });
  });

  test('mistakes are named, and the settings stay reachable', async () => {
    const { admin } = await buka();
    const atur = (isi: unknown) => admin.put(MODUL, isi, kunci());
    expect((await atur([{ kode: 'pengaturan', aktif: false }])).body).toMatchObject({
      statusCode: 409,
      code: 'KOMDL',
    });
    const dua = [
      { kode: 'kas', aktif: true },
      { kode: 'gaib', aktif: true },
      { kode: 'kas', aktif: false },
    ];
    expect((await atur(dua)).body).toMatchObject({ code: 'VAMDL' });
    expect((await atur(dua)).body.message.map((line: string) => line.split(':')[0])).toEqual([
      '0.kode',
      '1.kode',
      '2.kode',
    ]);
    expect((await atur([])).status).toBe(400);
    expect((await atur({ kode: 'kas', aktif: true })).status).toBe(400);
  });
});
