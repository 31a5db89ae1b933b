/** A membership waits for its user: until he chooses the tenant, its admins see what they typed and nothing of him. */
import { describe, expect, test } from '@jest/globals';
import { openServer } from '../helpers/server.ts';
import { openStory, type Toko } from '../helpers/story.ts';

const { data, openToko } = openStory();

const server = openServer(data);

const PENGGUNA = '/api/pengaturan/pengguna';
const ASLI = 'Nama Asli Orang Itu';
const kunci = () => ({ 'x-admin-key': server.adminKey });
const masuk = async (email: string, tenant?: string) =>
  server.rest(await server.signIn(email, tenant));
const sql = <T = Record<string, unknown>>(text: string, values: unknown[] = []) =>
  data.rows<T>(text, values);

type Orang = { id: string; email: string; nama: string; menunggu?: boolean };

/** A tenant with its admin, and a user of another tenant whose name is not known here. */
async function buka() {
  const toko = await openToko();
  const lain = await openToko();
  const email = `viewer@${lain.kode}.test`;
  await sql('update erp_private.pengguna set nama = $2 where email = $1', [email, ASLI]);
  const admin = await masuk(`admin@${toko.kode}.test`, toko.kode);
  const undang = async (surel: string, nama: string, peran = 'staff') => {
    const { status, body } = await admin.post(PENGGUNA, { email: surel, nama, peran }, kunci());
    expect([status, body]).toEqual([201, { id: expect.any(String) }]);
    return `${body.id}`;
  };
  const assign = (id: string, assignments: unknown) =>
    admin.put(`${PENGGUNA}/${id}/tenant-assignments`, { assignments }, kunci());
  return { toko, lain, email, admin, undang, assign };
}

const tenantsOf = async (email: string) =>
  (await (await masuk(email)).get('/api/tenants')).body as { kode: string; menunggu?: boolean }[];
const waiting = async (email: string) =>
  (await tenantsOf(email)).filter(({ menunggu }) => menunggu).map(({ kode }) => kode);

test('a membership that waits: looks the same whether the address was known, unknown, or of somebody disabled', async () => {
  const { toko, email, admin, undang } = await buka();
  const mantan = `mantan@${toko.kode}.test`;
  await sql(`insert into erp_private.pengguna (email, nama, aktif) values ($1, $2, false)`, [
    mantan,
    ASLI,
  ]);
  const diundang = [email, `baru@${toko.kode}.test`, mantan];
  const ids: string[] = [];
  for (const [n, surel] of diundang.entries()) ids.push(await undang(surel, `Orang ${n}`));
  const { body, text } = await admin.get(`${PENGGUNA}?per_page=500`, kunci());
  const rows = (body.data as Orang[]).filter(({ id }) => ids.includes(id));
  expect(rows).toEqual(
    diundang.map((surel, n) => ({
      id: ids[n],
      email: surel,
      nama: `Orang ${n}`,
      aktif: true,
      menunggu: true,
      tenants: [{ kode: toko.kode, peran: 'staff' }],
    })),
  );
  const seen = [text];
  for (const id of ids) seen.push((await admin.get(`${PENGGUNA}/${id}`, kunci())).text);
  seen.push((await admin.get('/api/audit?entitas=pengguna&per_page=500', kunci())).text);
  const query = '{penggunaList {json} auditList(entitas: "pengguna") {json}}';
  seen.push((await admin.post('/graphql', { query }, kunci())).text);
  for (const one of seen) {
    expect(one).toMatch(new RegExp(ids.join('|')));
    expect(one).not.toContain(ASLI);
  }
  // Rows of the tenant that carry the user's id name him alike.
  const nama = await toko.value('select erp_private.pengguna_nama($1)', [ids]);
  expect(JSON.stringify(nama)).not.toContain(ASLI);
});

describe('for its user a membership that waits', () => {
  test('is shown to its user, is nobody’s default, and becomes real when he chooses it', async () => {
    const { toko, lain, email, admin, undang } = await buka();
    const id = await undang(email, 'Orang');
    const { body } = await server
      .rest()
      .post('/api/auth/sesi', { id_token: await server.identityToken(email) });
    const singkat = (body.tenants as { kode: string; menunggu?: boolean }[]).map(
      ({ kode, menunggu }) => [kode, menunggu],
    );
    expect(new Map(singkat as [string, unknown][])).toEqual(
      new Map([
        [toko.kode, true],
        [lain.kode, undefined],
      ] as [string, unknown][]),
    );
    expect(body.default_tenant).toBe(lain.kode);
    expect(await waiting(email)).toEqual([toko.kode]);

    const rest = server.rest(body.token);
    const chosen = await Promise.all(
      Array.from({ length: 4 }, () => rest.post(`/api/tenants/${toko.kode}/pilih`)),
    );
    expect(chosen.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await server.rest(chosen[0]?.body.token).get('/api/master/barang')).status).toBe(200);
    expect(await waiting(email)).toEqual([]);
    const row = (await admin.get(`${PENGGUNA}/${id}`, kunci())).body;
    expect(row).toMatchObject({ nama: ASLI, email });
    expect(row).not.toHaveProperty('menunggu');
    // The audit trail has one row for the acceptance.
    const jejak = await admin.get(`/api/audit?entitas=pengguna&entitas_id=${id}`, kunci());
    expect(jejak.body.data).toMatchObject([
      {
        aksi: 'ubah',
        pengguna: { id, nama: ASLI },
        sebelum: { peran: 'staff', menunggu: true },
        sesudah: { peran: 'staff' },
      },
      { aksi: 'buat', sesudah: { peran: 'staff', menunggu: true } },
    ]);
  });

  test('opens nothing: neither old tokens nor refresh tokens of who was a member before', async () => {
    const { toko, undang, assign } = await buka();
    const email = `viewer@${toko.kode}.test`;
    const { body } = await server
      .rest()
      .post('/api/auth/sesi', { id_token: await server.identityToken(email) });
    const chosen = (await server.rest(body.token).post(`/api/tenants/${toko.kode}/pilih`)).body;
    expect((await assign(await toko.pengguna('viewer'), [])).status).toBe(204);
    await undang(email, 'Kembali', 'viewer');
    await new Promise((resolve) => setTimeout(resolve, 1100));
    const { refresh_token } = chosen;
    const answers = [
      await server.rest(chosen.token).get('/api/laporan/neraca'),
      await server.rest(chosen.token).post('/api/auth/refresh'),
      await server.rest().post('/api/auth/refresh', { refresh_token }),
    ];
    expect(answers.map((one) => [one.status, one.body.code])).toEqual(
      answers.map(() => [403, 'OTTNT']),
    );
    const token = await server.signIn(email, toko.kode);
    expect((await server.rest(token).get('/api/laporan/neraca')).status).toBe(200);
  });
});

describe('who has not accepted', () => {
  test('gets no notification of the tenant, and sees none', async () => {
    const { toko, email, undang } = await buka();
    await undang(email, 'Orang', 'admin');
    const kirim = async (key: string) =>
      (
        await sql<{ n: number }>(
          `select erp_private.notifikasi_send($1, 'migrasi_gagal', $2, 'Judul', '', null) as n`,
          [toko.kode, key],
        )
      )[0]?.n;
    expect(await kirim('k:1')).toBe(2);
    const seen = async () => (await (await masuk(email)).get('/api/notifikasi')).body.meta.total;
    expect(await seen()).toBe(0);
    await masuk(email, toko.kode);
    expect(await kirim('k:2')).toBe(3);
    expect(await seen()).toBe(1);
  });

  test('is no admin: not for the last one, nor of users elsewhere', async () => {
    const { toko, lain, email, admin, undang } = await buka();
    await undang(email, 'Admin Kedua', 'admin');
    const check = () => sql('select erp_private.admin_missing_refuse(array[$1])', [toko.kode]);
    const setAktif = (aktif: boolean) =>
      sql('update erp_private.pengguna set aktif = $2 where email = $1', [
        `admin@${toko.kode}.test`,
        aktif,
      ]);
    await check();
    await setAktif(false);
    await expect(check()).rejects.toMatchObject({ code: 'KOADM' });
    await setAktif(true);
    // The admin of another tenant who is invited here as admin does not manage this one yet.
    const bos = `admin@${lain.kode}.test`;
    await undang(bos, 'Bos', 'admin');
    const disana = await masuk(bos, lain.kode);
    const id = await lain.pengguna('staff');
    const beri = () =>
      disana.put(
        `${PENGGUNA}/${id}/tenant-assignments`,
        { assignments: [lain, toko].map(({ kode }) => ({ tenant_kode: kode, peran: 'staff' })) },
        kunci(),
      );
    expect((await beri()).body).toMatchObject({ statusCode: 403, code: 'OTTNT' });
    await masuk(bos, toko.kode);
    expect((await beri()).status).toBe(204);
    expect(await waiting(`staff@${lain.kode}.test`)).toEqual([toko.kode]);
    const row = (await admin.get(`${PENGGUNA}/${id}`, kunci())).body;
    expect(row).toMatchObject({ nama: 'staff', menunggu: true });
  });
});

describe('assignments by id', () => {
  const anggota = async (toko: Toko, id: string) =>
    sql('select from erp_private.membership where tenant_kode = $1 and pengguna_id = $2', [
      toko.kode,
      id,
    ]);

  test('know no user of other tenants: as if there were none', async () => {
    const { toko, lain, assign } = await buka();
    const isi = [{ tenant_kode: toko.kode, peran: 'staff' }];
    const ids = [await lain.pengguna('viewer'), '00000000-0000-4000-8000-000000000000'];
    for (const id of ids) {
      const { status, body } = await assign(id, isi);
      expect([status, body.code, body.message]).toEqual([404, 'TDPGN', 'pengguna tidak ditemukan']);
    }
    expect(await anggota(toko, `${ids[0]}`)).toHaveLength(0);
  });

  test('let in who asked for access, and he waits too', async () => {
    const { toko, lain, email, assign } = await buka();
    const asing = await masuk(email);
    const wish = await asing.post('/api/notifikasi/request-akses-tenant', {
      tenant_kode: toko.kode,
    });
    expect(wish.status).toBe(201);
    const id = await lain.pengguna('viewer');
    expect((await assign(id, [{ tenant_kode: toko.kode, peran: 'viewer' }])).status).toBe(204);
    expect(await waiting(email)).toEqual([toko.kode]);
    await masuk(email, toko.kode);
    expect(await waiting(email)).toEqual([]);
  });
});

test('the first admin of a new tenant waits too, and is its admin once he chooses it', async () => {
  const kode = 'tokobaru';
  await sql('select erp_private.tenant_create($1, $2, $3)', [kode, 'Toko Baru', 'ana@baru.test']);
  expect(await waiting('ana@baru.test')).toEqual([kode]);
  const ana = await masuk('ana@baru.test', kode);
  expect((await ana.get(PENGGUNA, kunci())).body.data).toMatchObject([
    { email: 'ana@baru.test', nama: 'ana', tenants: [{ kode, peran: 'admin' }] },
  ]);
});
