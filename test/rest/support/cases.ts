/** A good request for every row of the endpoint table, made anew each time that it is asked for. */
import type { Peran } from '../../../server/base/context.ts';
import { bukukanAset } from '../../helpers/aset.ts';
import { hari } from '../../helpers/toko.ts';
import { CDC_CASES } from './cases_cdc.ts';
import { LAPORAN_CASES } from './cases_laporan.ts';
import { massalCases } from './cases_massal.ts';
import { PENGATURAN_CASES } from './cases_pengaturan.ts';
import { ask, type Request } from './request.ts';
import type { World } from './world.ts';

/** Who is about to send it: some rows spend the session, or answer what is his own. */
export type Case = (world: World, peran: Peran) => Request | Promise<Request>;

let counter = 0;
const next = (): number => {
  counter += 1;
  return counter;
};

type Body = Record<string, unknown>;

/** Bodies of creates that the database accepts, whatever was created before. */
export const MASTER_BODIES: Readonly<Record<string, (world: World) => Body | Promise<Body>>> = {
  barang: ({ toko }) => ({
    nama: `Barang ${next()}`,
    satuan_id: toko.satuan,
    harga_jual: '15000.25',
    atribut: { warna: 'merah' },
  }),
  kontak: () => ({ nama: `Kontak ${next()}`, tipe: 'pelanggan', batas_kredit: 1000000.5 }),
  lokasi: () => ({ nama: `Lokasi ${next()}` }),
  akun: () => ({ kode: `9${next()}.1`, nama: `Akun ${next()}`, subklas_id: 11 }),
  satuan: () => ({ kode: `ST${next()}`, nama: 'Kardus' }),
  harga: () => ({ kode: `HG${next()}`, nama: 'Grosir' }),
  'barang-satuan': async ({ toko }) => ({
    barang_id: await toko.barang(),
    satuan_id: await toko.master('satuan', { kode: `SB${next()}`, nama: 'Dus' }),
    faktor: '12.5',
  }),
  'barang-harga': async (world) => ({
    barang_id: await world.toko.barang(),
    harga_kode: await makeMaster(world, 'harga'),
    harga: 14500.123456,
  }),
  aset: async ({ toko }) => {
    const isi = {
      akun_aset: '1503',
      akun_akumulasi: '1603',
      tanggal: hari('01-05'),
      perolehan: '1200000.50',
    };
    return {
      ...isi,
      nama: `Aset ${next()}`,
      umur_bulan: 48,
      asal: await bukukanAset(toko, isi),
    };
  },
  dimensi: async ({ toko }) => {
    await makeRoom(toko);
    return { kode: `dim-${next()}`, nama: 'Cabang', wajib_jenis: ['retur-pembelian'] };
  },
  'dimensi-nilai': async ({ toko }) => ({
    dimensi_id: await dimensiOf(toko),
    kode: `N${next()}`,
    nama: 'Jakarta',
  }),
};

/** There are five dimensions at most: the oldest without values makes place. */
const makeRoom = (toko: World['toko']) =>
  toko.asOwner((db) =>
    db.rows(
      `delete from dimensi as d
        where (select count(*) from dimensi) >= 5 and d.id = (
          select min(u.id) from dimensi as u
           where not exists (select from dimensi_nilai as n where n.dimensi_id = u.id)
        )`,
    ),
  );

/** The dimension that the values of the cases belong to. */
async function dimensiOf(toko: World['toko']): Promise<number> {
  const [found] = await toko.staf.rows<{ id: number }>(
    `select id from dimensi where kode = 'dasar'`,
  );
  if (found) return found.id;
  await makeRoom(toko);
  return toko.master('dimensi', { kode: 'dasar', nama: 'Dasar' });
}

export const MASTER_KEYS: Readonly<Record<string, 'id' | 'kode'>> = {
  barang: 'id',
  kontak: 'id',
  lokasi: 'id',
  akun: 'kode',
  satuan: 'id',
  harga: 'kode',
  'barang-satuan': 'id',
  'barang-harga': 'id',
  aset: 'id',
  dimensi: 'id',
  'dimensi-nilai': 'id',
};

const PATCHES: Readonly<Record<string, Body>> = {
  'barang-satuan': { faktor: 13 },
  'barang-harga': { harga: '5.5' },
};

const bodyOf = (world: World, entity: string): Body | Promise<Body> => {
  const make = MASTER_BODIES[entity];
  if (!make) throw new Error(`no body for ${entity}`);
  return make(world);
};

/** Makes a record over REST; answers its id or kode. */
export async function makeMaster(world: World, entity: string): Promise<string | number> {
  const body = await bodyOf(world, entity);
  const made = await ask(world, `POST /master/${entity}`, world.tokens.staff, { body });
  if (made.status !== 201) throw new Error(`${entity}: ${made.status} ${made.text}`);
  return made.body[MASTER_KEYS[entity] ?? 'id'];
}

/** `path` is the entity's, or a deprecated one that stands for it. */
function masterCases(entity: string, path = entity): Record<string, Case> {
  const key = MASTER_KEYS[entity] ?? 'id';
  const item = `/master/${path}/{${key}}`;
  const params = async (world: World) => ({ [key]: await makeMaster(world, entity) });
  return {
    [`GET /master/${path}`]: () => ({}),
    [`POST /master/${path}`]: async (world) => ({ body: await bodyOf(world, entity) }),
    [`GET ${item}`]: async (world) => ({ params: await params(world) }),
    [`PUT ${item}`]: async (world) => {
      const { [key]: _inPath, ...body } = await bodyOf(world, entity);
      return { params: await params(world), body };
    },
    [`PATCH ${item}`]: async (world) => ({
      params: await params(world),
      body: PATCHES[entity] ?? { nama: 'Baru' },
    }),
    [`DELETE ${item}`]: async (world) => ({ params: await params(world) }),
  };
}

export const penjualanOf = ({ toko, barang }: World): Body => ({
  tanggal: hari('02-01'),
  kontak_id: toko.pelanggan,
  lokasi_id: toko.lokasi,
  detail: [{ barang_id: barang, qty: '1.5', harga: 1500.25 }],
});

async function makePenjualan(world: World, more: Body = {}) {
  const body = { ...penjualanOf(world), ...more };
  const made = await ask(world, 'POST /transaksi/{jenis}', world.tokens.staff, {
    params: { jenis: 'penjualan' },
    body,
  });
  if (made.status !== 201) throw new Error(`penjualan: ${made.status} ${made.text}`);
  return { jenis: 'penjualan', id: made.body.id as number };
}

export const makeDraft = (world: World) => makePenjualan(world, { draft: true });
export const makeFinal = (world: World) => makePenjualan(world);

/** Money that is under way between two own accounts. */
async function makeTransit(world: World) {
  const made = await ask(world, 'POST /transaksi/{jenis}', world.tokens.staff, {
    params: { jenis: 'kas-bank' },
    body: {
      tanggal: hari('02-01'),
      akun_asal: '1111',
      akun_tujuan: '1101',
      jumlah: '2500.50',
      transit: true,
    },
  });
  if (made.status !== 201) throw new Error(`kas-bank: ${made.status} ${made.text}`);
  return { jenis: 'kas-bank', id: made.body.id as number };
}

async function makeOrder(world: World) {
  const made = await ask(world, 'POST /transaksi/{jenis}', world.tokens.staff, {
    params: { jenis: 'order-penjualan' },
    body: {
      tanggal: hari('02-01'),
      kontak_id: world.toko.pelanggan,
      lokasi_id: world.toko.lokasi,
      detail: [{ barang_id: world.barang, qty: '1.5', harga: 1500.25 }],
    },
  });
  if (made.status !== 201) throw new Error(`order-penjualan: ${made.status} ${made.text}`);
  return { jenis: 'order-penjualan', id: made.body.id as number };
}

/** A working draft of a role's own: nobody but an admin sees another's. */
async function makeWorkingDraft(world: World, peran: Peran) {
  const body = { jenis: 'penjualan', isi: penjualanOf(world) };
  const author = peran === 'admin' ? 'admin' : 'staff';
  const made = await ask(world, 'POST /draft', world.tokens[author], { body });
  if (made.status !== 201) throw new Error(`draft: ${made.status} ${made.text}`);
  return { id: made.body.id as number };
}

/** A notification of one's own: that one has asked for access, a repetition on the same day. */
async function makeNotifikasi(world: World, peran: Peran) {
  const name = 'POST /notifikasi/request-akses-tenant';
  const made = await ask(world, name, world.tokens[peran], { body: { tenant_kode: 'lain' } });
  if (made.status !== 201) throw new Error(`notifikasi: ${made.status} ${made.text}`);
  return { id: made.body.id as number };
}

const nothing: Case = () => ({});
const item = '/transaksi/{jenis}/{id}';

export const CASES: Readonly<Record<string, Case>> = {
  'GET /health': nothing,
  'GET /health/live': nothing,
  'GET /health/ready': nothing,
  'GET /docs': nothing,
  'GET /docs-json': nothing,
  'GET /docs/{berkas}': () => ({ params: { berkas: 'swagger-ui.css' } }),
  'POST /auth/sesi': async ({ server, toko }) => ({
    body: { id_token: await server.identityToken(`staff@${toko.kode}.test`) },
  }),
  'DELETE /auth/sesi': async (world, peran) => ({ token: await world.signIn(peran) }),
  'POST /auth/refresh': nothing,
  'GET /tenants': nothing,
  'GET /tenants/saya': nothing,
  'POST /tenants/{kode}/pilih': ({ toko }) => ({ params: { kode: toko.kode } }),
  'GET /modul/saya': nothing,
  ...Object.assign({}, ...Object.keys(MASTER_BODIES).map((entity) => masterCases(entity))),
  ...masterCases('barang-harga', 'harga-satuan'),
  'POST /master/aset/{id}/lepas': async (world) => ({
    params: { id: await makeMaster(world, 'aset') },
    body: { tanggal: hari('02-01'), nilai: '250000.50', akun_kas: '1101', susutkan: true },
  }),
  'GET /master/akun/klas': nothing,
  'GET /master/akun/subklas': () => ({ query: { klas_id: 1 } }),
  'GET /master/jenis-transaksi': nothing,
  'GET /transaksi/{jenis}': () => ({ params: { jenis: 'PB' } }),
  'POST /transaksi/{jenis}': (world) => ({
    params: { jenis: 'penjualan' },
    body: penjualanOf(world),
  }),
  ...massalCases(bodyOf, penjualanOf),
  [`GET ${item}`]: async (world) => ({
    params: await makeFinal(world),
    query: { sertakan: 'jurnal,alokasi,riwayat' },
  }),
  [`PUT ${item}`]: async (world) => ({ params: await makeDraft(world), body: penjualanOf(world) }),
  [`PATCH ${item}`]: async (world) => ({
    params: await makeDraft(world),
    body: { keterangan: 'baru' },
  }),
  [`DELETE ${item}`]: async (world) => ({ params: await makeDraft(world) }),
  [`POST ${item}/approve`]: async (world) => ({ params: await makeDraft(world) }),
  [`POST ${item}/terima`]: async (world) => ({
    params: await makeTransit(world),
    body: { tanggal: hari('02-02') },
  }),
  [`POST ${item}/tutup`]: async (world) => ({ params: await makeOrder(world) }),
  [`POST ${item}/void`]: async (world) => ({
    params: await makeFinal(world),
    body: { alasan: 'salah catat' },
  }),
  'GET /transaksi/{jenis}/preferensi-tabel': () => ({ params: { jenis: 'PJ' } }),
  'PUT /transaksi/{jenis}/preferensi-tabel': () => ({
    params: { jenis: 'penjualan' },
    body: {
      kolom: [{ field: 'nomor_transaksi', tampil: false, lebar: 160, urutan: 1 }],
      sort: 'tanggal:desc',
      per_page: 50,
    },
  }),
  'GET /draft': () => ({ query: { jenis: 'penjualan', status: 'terbuka' } }),
  'POST /draft': (world) => ({ body: { jenis: 'penjualan', isi: penjualanOf(world) } }),
  'GET /draft/{id}': async (world, peran) => ({ params: await makeWorkingDraft(world, peran) }),
  'PUT /draft/{id}': async (world, peran) => ({
    params: await makeWorkingDraft(world, peran),
    body: { jenis: 'penjualan', isi: { keterangan: 'baru' }, versi: 1 },
  }),
  'POST /draft/{id}/submit': async (world, peran) => ({
    params: await makeWorkingDraft(world, peran),
  }),
  'PUT /tenants/default': ({ toko }) => ({ body: { kode: toko.kode } }),
  'GET /pengaturan/tenant': nothing,
  'PATCH /pengaturan/tenant': ({ server }) => ({
    headers: { 'x-admin-key': server.adminKey },
    body: { telepon: '021-555', batas_hapus_piutang: '1000000.50', akun_peran: { kas: '1101' } },
  }),
  'GET /pengaturan/pengguna': ({ server }) => ({ headers: { 'x-admin-key': server.adminKey } }),
  'POST /pengaturan/pengguna': ({ server }) => ({
    headers: { 'x-admin-key': server.adminKey },
    body: { email: `orang${next()}@uji.test`, nama: 'Orang Baru', peran: 'viewer' },
  }),
  'GET /pengaturan/pengguna/{id}': async ({ server, toko }) => ({
    headers: { 'x-admin-key': server.adminKey },
    params: { id: await toko.pengguna('staff') },
  }),
  'PUT /pengaturan/pengguna/{id}/tenant-assignments': async (world) => ({
    headers: { 'x-admin-key': world.server.adminKey },
    params: { id: await world.toko.pengguna('viewer') },
    body: { assignments: [{ tenant_kode: world.toko.kode, peran: 'viewer' }] },
  }),
  'GET /pengaturan/tenant/periode': nothing,
  // Open it stays: the months hold what other cases write.
  'PUT /pengaturan/tenant/periode': ({ server }) => ({
    headers: { 'x-admin-key': server.adminKey },
    body: { bulan: hari('03-01').slice(0, 7), status: 'buka' },
  }),
  'GET /perubahan': nothing,
  'GET /notifikasi': () => ({ query: { dibaca: 'false' } }),
  'GET /notifikasi/preferensi': nothing,
  'PUT /notifikasi/preferensi': () => ({ body: { surel: { stok_minimum: false } } }),
  'GET /notifikasi/{id}': async (world, peran) => ({ params: await makeNotifikasi(world, peran) }),
  'POST /notifikasi/{id}/baca': async (world, peran) => ({
    params: await makeNotifikasi(world, peran),
  }),
  'POST /notifikasi/request-akses-tenant': () => ({
    body: { tenant_kode: `lain${next()}`, alasan: 'membantu tutup buku' },
  }),
  'GET /audit': ({ server }) => ({
    query: { entitas: 'barang' },
    headers: { 'x-admin-key': server.adminKey },
  }),
  'GET /audit/verifikasi': ({ server }) => ({ headers: { 'x-admin-key': server.adminKey } }),
  'POST /ai/query': () => ({ body: { pertanyaan: 'Berapa penjualan bulan ini?' } }),
  'GET /ai/suggestions': nothing,
  // The year before the books begin, closed and opened: it locks nothing that other cases write.
  'POST /pengaturan/tutup-tahun/{tahun}': ({ server }) => ({
    headers: { 'x-admin-key': server.adminKey },
    params: { tahun: Number(hari('').slice(0, 4)) - 1 },
    body: { prive: false },
  }),
  'DELETE /pengaturan/tutup-tahun/{tahun}': async (world) => {
    const params = { tahun: Number(hari('').slice(0, 4)) - 1 };
    const headers = { 'x-admin-key': world.server.adminKey };
    await ask(world, 'POST /pengaturan/tutup-tahun/{tahun}', world.tokens.admin, {
      params,
      headers,
    });
    return { params, headers };
  },
  ...LAPORAN_CASES,
  ...CDC_CASES,
  ...PENGATURAN_CASES,
};
