/** A cursor holds for the walls under which it was given: who is narrowed begins anew, who is not goes on. */
import { beforeAll, expect, test } from '@jest/globals';
import { openServer, type Rest } from '../helpers/server.ts';
import { hari, openStory, type Row, type Toko } from '../helpers/story.ts';
import { until } from '../helpers/until.ts';

const { data, openToko } = openStory();
const server = openServer(data, { TOKEN_TTL_SECONDS: '3600' });
const CAKUPAN = ['transaksi:*', 'laporan:*', 'master:*'];
/** A role without walls, with one each, and what else may be asked for. */
const PERAN = {
  bebas: {},
  sempit: { cakupan: ['transaksi:*', 'master:read'] },
  biaya: { lihat_biaya: false },
  milik: { hanya_milik: true },
};
const LISTS = [
  '/api/transaksi/penjualan',
  '/api/transaksi/penjualan?sort=total_nilai:desc',
  '/api/master/barang',
  '/api/master/barang?sort=kode:desc',
  '/api/draft',
  '/api/notifikasi',
];

let toko: Toko;
let cabang: number;
let admin: Rest;
let sari: Rest;
let id: string;
const key = { 'x-admin-key': '' };

beforeAll(async () => {
  key['x-admin-key'] = server.adminKey;
  toko = await openToko();
  admin = await server.restAs(toko, 'admin');
  cabang = (await admin.post('/api/master/lokasi', { kode: 'CABANG', nama: 'Cabang' })).body.id;
  for (const [kode, walls] of Object.entries(PERAN)) {
    const role = { kode, nama: kode, dasar: 'staff', cakupan: CAKUPAN, ...walls };
    expect((await admin.post('/api/pengaturan/peran', role, key)).status).toBe(201);
  }
  const email = `sari@${toko.kode}.test`;
  const member = { email, nama: 'Sari', peran: 'bebas' };
  id = (await admin.post('/api/pengaturan/pengguna', member, key)).body.id;
  sari = server.rest(await server.signIn(email, toko.kode));
  const barang = await toko.barang({ harga_jual: '1000' });
  await toko.barang();
  await toko.barang();
  await toko.beli('01-01', [[barang, 100, 1]]);
  for (let qty = 1; qty < 4; qty += 1) {
    const isi = {
      ...{ tanggal: hari('02-01'), lokasi_id: toko.lokasi, kontak_id: toko.pelanggan },
      detail: [{ barang_id: barang, qty }],
    };
    expect((await sari.post('/api/transaksi/penjualan', isi)).status).toBe(201);
    expect((await sari.post('/api/draft', { jenis: 'penjualan', isi })).status).toBe(201);
    await data.owner({ tenant: toko.kode }).rows(
      `select erp_private.notifikasi_send($1, 'persetujuan', $2, 'Uji', 'Uji', null,
         lokasi_id => $3, oleh => $4)`,
      [toko.kode, `uji:${qty}`, [toko.lokasi], id],
    );
  }
});

const give = async (peran: keyof typeof PERAN, lokasi_id: number[] | null = null) => {
  const url = `/api/pengaturan/pengguna/${id}/tenant-assignments`;
  const places = lokasi_id && [...lokasi_id].sort((a, b) => a - b);
  const assignments = [{ tenant_kode: toko.kode, peran, lokasi_id }];
  expect((await admin.put(url, { assignments }, key)).status).toBe(204);
  // What is known of a membership may be a second old.
  await until(async () => {
    const { body } = await sari.get('/api/tenants/saya');
    return body.peran_kode === peran && JSON.stringify(body.lokasi_id) === JSON.stringify(places);
  });
};
const page = (url: string, kursor: string, who = sari) =>
  who.get(`${url}${url.includes('?') ? '&' : '?'}per_page=1&kursor=${kursor}`);
const ids = (body: { data: Row[] }) => body.data.map((one) => one.id);
const firsts = () =>
  Promise.all(
    LISTS.map(async (url) => {
      const { status, body } = await page(url, '');
      expect([url, status, typeof body.meta.kursor]).toEqual([url, 200, 'string']);
      return { url, kursor: body.meta.kursor as string, id: ids(body)[0] };
    }),
  );
const refused = async (before: Awaited<ReturnType<typeof firsts>>) => {
  for (const { url, kursor } of before) {
    const answer = await page(url, kursor);
    // A closed list says so itself, whatever the cursor.
    const told = [url, answer.status, answer.body.code];
    expect([
      [url, 400, 'VAKSR'],
      [url, 403, 'OTBIA'],
    ]).toContainEqual(told);
    if (url.includes('transaksi')) expect(answer.body.code).toBe('VAKSR');
  }
};
const goesOn = async (before: Awaited<ReturnType<typeof firsts>>) => {
  for (const { url, kursor, id: first } of before) {
    const { status, body } = await page(url, kursor);
    expect([url, status, body.data?.length]).toEqual([url, 200, 1]);
    expect(ids(body)).not.toEqual([first]);
  }
};

test.each([
  ['what goods cost is hidden', 'biaya', null],
  ['only her own documents are left', 'milik', null],
  ['places are given', 'bebas', 'UTAMA'],
] as const)('where %s between two pages, the cursor is refused', async (_, peran, place) => {
  await give('bebas');
  const before = await firsts();
  await goesOn(before);
  await give(peran, place && [toko.lokasi]);
  await refused(before);
  // Within the wall she begins anew, and goes on; outside of it that one holds no more.
  const seen = peran === 'biaya' ? [] : await firsts();
  await goesOn(seen);
  await give('bebas');
  await refused(seen);
  await goesOn(before);
});

test('another place is another wall, and the same places in another order are none', async () => {
  await give('bebas', [cabang, toko.lokasi]);
  const before = await firsts();
  await goesOn(before);
  await give('bebas', [toko.lokasi]);
  await refused(before);
  await give('bebas', [toko.lokasi, cabang]);
  await goesOn(before);
});

test('scopes are no wall: what may be read goes on, what may not is refused by itself', async () => {
  await give('bebas');
  const before = await firsts();
  await give('sempit');
  await goesOn(before);
});

test('a cursor from before there were walls in it holds on, where none stands', async () => {
  await give('bebas');
  const { body } = await page('/api/master/barang', '');
  const [row] = await data.rows<{ kursor: string }>(
    `select erp_private.kursor_text(
       jsonb_build_array($1::text, 'master:barang', null, null, null, null)::text, array[$2]
     ) as kursor`,
    [toko.kode, `${ids(body)[0]}`],
  );
  expect(body.meta.kursor).toBe(row?.kursor);
});

test('GraphQL takes the same cursors, and refuses them alike', async () => {
  const query = `query($kursor: String!) {
    transaksiList(jenis: penjualan, permintaan: {kursor: $kursor, perPage: 1}) {data {id} meta {kursor}}
  }`;
  const ask = async (kursor: string) =>
    (await sari.post('/graphql', { query, variables: { kursor } })).body;
  await give('bebas');
  const { kursor } = (await ask('')).data.transaksiList.meta;
  expect((await ask(kursor)).data.transaksiList.data).toHaveLength(1);
  await give('bebas', [toko.lokasi]);
  expect((await ask(kursor)).errors[0].extensions.code).toBe('VAKSR');
});

test('GraphQL’s own cursors hold what the rows are ordered by, and a hidden column orders none', async () => {
  const query = `query($order: [BarangOrderBy!], $after: Cursor) {
    daftarBarang(first: 1, orderBy: $order, after: $after) {edges {cursor node {id}}}
  }`;
  const ask = async (variables: Row) => (await sari.post('/graphql', { query, variables })).body;
  const heldBy = (cursor: string) => JSON.parse(Buffer.from(cursor, 'base64').toString());
  await give('bebas');
  const dear = (await ask({ order: ['HPP_DESC'] })).data.daftarBarang.edges[0].cursor;
  await give('bebas', [toko.lokasi]);
  // Named, it is refused; the cursor given before is no way around that.
  expect((await ask({ order: ['HPP_DESC'] })).errors[0].extensions.code).toBe('OTLOK');
  expect((await ask({ order: ['HPP_DESC'], after: dear })).errors[0].extensions.code).toBe('OTLOK');
  expect((await ask({ after: dear })).errors).toHaveLength(1);
  const [{ cursor, node }] = (await ask({})).data.daftarBarang.edges;
  expect(heldBy(cursor).slice(1)).toEqual([node.id]);
  const byCode = (await ask({ order: ['KODE_ASC'] })).data.daftarBarang.edges[0].cursor;
  expect(JSON.stringify(heldBy(byCode))).not.toMatch(/\d\.\d/);
});
