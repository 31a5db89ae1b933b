/** A good request for every row of the endpoint table, made anew each time that it is asked for. */
import type { Peran } from '../../server/base/context.ts';
import { hari } from '../helpers/toko.ts';
import { CDC_CASES } from './cases_cdc.ts';
import { cetakCases } from './cases_cetak.ts';
import { IMPOR_CASES } from './cases_impor.ts';
import { LAMPIRAN_CASES } from './cases_lampiran.ts';
import { LAPORAN_CASES } from './cases_laporan.ts';
import { massalCases } from './cases_massal.ts';
import { type Body, bodyOf, MASTER_BODIES, makeMaster, masterCases, next } from './cases_master.ts';
import { PENGATURAN_CASES } from './cases_pengaturan.ts';
import { DELEGASI_CASES, makeRequest } from './cases_persetujuan.ts';
import {
  make,
  makeDraft,
  makeFinal,
  makeOrder,
  makeReceipt,
  makeTransit,
  penjualanOf,
} from './made.ts';
import { ask, type Request } from './request.ts';
import type { World } from './world.ts';

/** Who is about to send it: some rows spend the session, or answer what is his own. */
export type Case = (world: World, peran: Peran) => Request | Promise<Request>;

/** A working draft of a role's own: only admins see another's. */
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

const sumber = 'pos';
const idLuarCases: Readonly<Record<string, Case>> = {
  'GET /transaksi/{jenis}/luar/{sumber}/{id}': async (world) => {
    const id = `kasir ${next()}`;
    const { jenis } = await make(world, 'penjualan', {
      ...penjualanOf(world),
      id_luar: { [sumber]: id },
    });
    return { params: { jenis, sumber, id } };
  },
  'PUT /transaksi/{jenis}/luar/{sumber}/{id}': (world) => ({
    params: { jenis: 'penjualan', sumber, id: `kasir ${next()}` },
    body: { ...penjualanOf(world), draft: true },
  }),
  [`PATCH ${item}/id-luar`]: async (world) => ({
    params: await makeFinal(world),
    body: { [sumber]: `kasir ${next()}`, shopee: null },
  }),
};

/** A field of the tenant's own, each with a key of its own. */
const bidangOf = (): Body => ({
  untuk: 'kontak',
  kunci: `k${next()}`,
  label: 'Uji',
  tipe: 'teks',
});
const makeBidang = async (world: World) => {
  const body = bidangOf();
  const made = await ask(world, 'POST /master/bidang', world.tokens.admin, { body });
  if (made.status !== 201) throw new Error(made.text);
  return { id: made.body.id as number };
};
const bidangCases: Readonly<Record<string, Case>> = {
  'POST /master/bidang': () => ({ body: bidangOf() }),
  'GET /master/bidang': nothing,
  'GET /master/bidang/{id}': async (world) => ({ params: await makeBidang(world) }),
  'PATCH /master/bidang/{id}': async (world) => ({
    params: await makeBidang(world),
    body: { label: 'Lain' },
  }),
  'DELETE /master/bidang/{id}': async (world) => ({ params: await makeBidang(world) }),
};

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
  ...bidangCases,
  ...DELEGASI_CASES,
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
  [`PATCH ${item}/atribut`]: async (world) => ({
    params: await makeFinal(world),
    body: { kanal: 'web' },
  }),
  [`DELETE ${item}`]: async (world) => ({ params: await makeDraft(world) }),
  ...idLuarCases,
  ...cetakCases(makeFinal),
  [`POST ${item}/approve`]: async (world) => ({ params: await makeDraft(world) }),
  [`POST ${item}/terima`]: async (world) => ({
    params: await makeTransit(world),
    body: { tanggal: hari('02-02') },
  }),
  'POST /transaksi/pembelian/{id}/tutup': async (world) => {
    const { id } = await makeReceipt(world);
    return { params: { id }, body: { alasan: 'tidak ditagih', tanggal: hari('02-03') } };
  },
  'DELETE /transaksi/pembelian/{id}/tutup': async (world) => {
    const { id } = await makeReceipt(world);
    const name = 'POST /transaksi/pembelian/{id}/tutup';
    const body = { alasan: 'tidak ditagih', tanggal: hari('02-03') };
    const got = await ask(world, name, world.tokens.staff, { params: { id }, body });
    if (got.status !== 200) throw new Error(`tutup: ${got.status} ${got.text}`);
    return { params: { id }, query: { alasan: 'ditagih juga' } };
  },
  'POST /transaksi/order-pembelian/{id}/terima': async (world) => {
    const { id } = await make(world, 'order-pembelian', {
      tanggal: hari('02-01'),
      kontak_id: world.toko.supplier,
      detail: [{ barang_id: world.barang, qty: 3, harga: 900 }],
    });
    const body = { tanggal: hari('02-02'), lokasi_id: world.toko.lokasi };
    return { params: { id }, body };
  },
  [`POST ${item}/batal-terima`]: async (world) => {
    const params = await makeTransit(world);
    const body = { tanggal: hari('02-02') };
    const got = await ask(world, `POST ${item}/terima`, world.tokens.staff, { params, body });
    if (got.status !== 204) throw new Error(`terima: ${got.status} ${got.text}`);
    return { params, body: { alasan: 'salah hitung' } };
  },
  [`POST ${item}/tutup`]: async (world) => ({ params: await makeOrder(world) }),
  [`POST ${item}/salin`]: async (world) => {
    const params = await makeFinal(world);
    return { params, body: { ke: params.jenis } };
  },
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
  'POST /usulan-beli': () => ({ body: {} }),
  'POST /draft': (world) => ({ body: { jenis: 'penjualan', isi: penjualanOf(world) } }),
  'GET /draft/{id}': async (world, peran) => ({ params: await makeWorkingDraft(world, peran) }),
  'PUT /draft/{id}': async (world, peran) => ({
    params: await makeWorkingDraft(world, peran),
    body: { jenis: 'penjualan', isi: { keterangan: 'baru' }, versi: 1 },
  }),
  'POST /draft/{id}/submit': async (world, peran) => ({
    params: await makeWorkingDraft(world, peran),
  }),
  'GET /persetujuan': () => ({ query: { untuk: 'saya', jenis: 'penjualan' } }),
  'GET /persetujuan/{id}': async (world, peran) => ({
    params: (await makeRequest(world, peran)).params,
  }),
  'POST /persetujuan/{id}/setujui': async (world, peran) => {
    const { params, sidik } = await makeRequest(world, peran);
    return { params, body: { sidik, catatan: 'sudah dicek' } };
  },
  'POST /persetujuan/{id}/tolak': async (world, peran) => ({
    params: (await makeRequest(world, peran)).params,
    body: { alasan: 'jumlahnya keliru' },
  }),
  'POST /persetujuan/{id}/tarik': async (world, peran) => ({
    params: (await makeRequest(world, peran)).params,
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
  // It stays open, since other cases write in these months.
  'PUT /pengaturan/tenant/periode': ({ server }) => ({
    headers: { 'x-admin-key': server.adminKey },
    body: { bulan: hari('03-01').slice(0, 7), status: 'buka' },
  }),
  'GET /perubahan': nothing,
  ...IMPOR_CASES,
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
  'POST /rabat/hitung': () => ({
    body: {
      sisi: 'pembelian',
      kontak_id: 1,
      dari: hari('01-01'),
      sampai: hari('12-31'),
      persen: 2,
    },
  }),
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
  ...LAMPIRAN_CASES,
  ...LAPORAN_CASES,
  ...CDC_CASES,
  ...PENGATURAN_CASES,
};
