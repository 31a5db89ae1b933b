/** Good requests for keys of programs, for the letterhead, for tax months and for budgets. */
import { makeSecretBox } from '../../server/base/secret_box.ts';
import { SECRET_KEY } from '../helpers/server.ts';
import { hari } from '../helpers/toko.ts';
import { JPEG } from '../lampiran/gambar.ts';
import type { Case } from './cases.ts';

/** A key of the shop, and what its row is asked with. */
const withKunci: Case = async ({ toko, server }) => {
  const { id } = await toko
    .by({ peran: 'admin', adminKey: true })
    .value<{ id: string }>(`select erp.kunci_api_create('Uji', 'staff', '{master:read}')`);
  return { params: { id }, headers: { 'x-admin-key': server.adminKey } };
};

const OLD_PERAN = `delete from erp_private.peran where tenant_kode = $1 and kode in ('gudang', 'kasir')`;

/** A role of the shop, and what its row is asked with. */
const withPeran: Case = async ({ data, toko, server }) => {
  await data.rows(OLD_PERAN, [toko.kode]);
  const by = toko.by({ peran: 'admin', adminKey: true });
  await by.value(`select erp.peran_create('gudang', 'Gudang', 'staff', '{master:read}')`);
  return { params: { kode: 'gudang' }, headers: { 'x-admin-key': server.adminKey } };
};

/** A branch of the shop, and what its row is asked with. */
const withCabang: Case = async ({ data, toko, server }) => {
  await data.rows('delete from erp_private.cabang_uji where induk = $1', [toko.kode]);
  const { kode } = await toko
    .by({ peran: 'admin', adminKey: true })
    .value<{ kode: string }>(`select erp.cabang_uji_create('Uji', 'kosong')`);
  return { params: { kode }, headers: { 'x-admin-key': server.adminKey } };
};

/** A rule of approvals that catches nothing, and what its row is asked with. */
const ATURAN = {
  nama: 'Uji',
  aksi: 'tutup',
  jenis: ['order-pembelian'],
  total_min: '99999999',
  langkah: [{ peran: ['admin'] }],
};
const withAturan: Case = async ({ toko, server }) => {
  await toko.asOwner((db) => db.rows('delete from aturan_persetujuan'));
  const { id } = await toko
    .by({ peran: 'admin', adminKey: true })
    .value<{ id: number }>(
      'select erp.aturan_persetujuan_create(jsonb_populate_record(null::erp.aturan_persetujuan_input, $1))',
      [ATURAN],
    );
  return { params: { id: String(id) }, headers: { 'x-admin-key': server.adminKey } };
};

/** A webhook of the shop, and what its row is asked with. */
const withWebhook: Case = async ({ toko, server }) => {
  // A tenant has twenty of them at most.
  await toko.rows('delete from webhook');
  const { id } = await toko
    .by({ peran: 'admin', adminKey: true })
    .value<{ id: number }>(
      `select erp.webhook_create('https://contoh.test/niaga', '{*}', null, $1)`,
      [makeSecretBox([SECRET_KEY]).seal(toko.kode, `whsec_${'A'.repeat(32)}`)],
    );
  return { params: { id: String(id) }, headers: { 'x-admin-key': server.adminKey } };
};

const withPengiriman: Case = async (world, peran) => {
  const { params, headers } = await withWebhook(world, peran);
  const { id } = await world.toko
    .by({ peran: 'admin', adminKey: true })
    .value<{ id: number }>('select erp.webhook_uji($1)', [params?.id]);
  return { params: { id: String(id) }, headers };
};

const tahun = () => Number(hari('').slice(0, 4));

export const PENGATURAN_CASES: Readonly<Record<string, Case>> = {
  'GET /pengaturan/tenant/modul': () => ({}),
  'PUT /pengaturan/tenant/modul': ({ server }) => ({
    headers: { 'x-admin-key': server.adminKey },
    body: [{ kode: 'penjualan', aktif: true }],
  }),
  'GET /pengaturan/kunci-api': ({ server }) => ({ headers: { 'x-admin-key': server.adminKey } }),
  'POST /pengaturan/kunci-api': ({ server }) => ({
    headers: { 'x-admin-key': server.adminKey },
    body: {
      nama: 'Toko daring',
      peran: 'staff',
      cakupan: ['transaksi:penjualan:create', 'master:read'],
      berlaku_sampai: '2999-01-31T00:00:00Z',
      cidr: ['127.0.0.0/8'],
      batas_per_detik: 20,
    },
  }),
  'GET /pengaturan/kunci-api/{id}': withKunci,
  'DELETE /pengaturan/kunci-api/{id}': withKunci,
  'POST /pengaturan/kunci-api/{id}/putar': withKunci,
  'GET /pengaturan/kunci-api/{id}/panggilan': withKunci,
  'GET /kunci/panggilan': () => ({}),
  'GET /pengaturan/cabang-uji': ({ server }) => ({ headers: { 'x-admin-key': server.adminKey } }),
  'POST /pengaturan/cabang-uji': async ({ data, toko, server }) => {
    await data.rows('delete from erp_private.cabang_uji where induk = $1', [toko.kode]);
    const body = { nama: 'Coba', isi: 'kosong' };
    return { headers: { 'x-admin-key': server.adminKey }, body };
  },
  'GET /pengaturan/cabang-uji/{kode}': withCabang,
  'PATCH /pengaturan/cabang-uji/{kode}': async (world, kind) => ({
    ...(await withCabang(world, kind)),
    body: { hari: 3 },
  }),
  'DELETE /pengaturan/cabang-uji/{kode}': withCabang,
  'GET /pengaturan/cabang-uji/{kode}/keluar': withCabang,
  'GET /pengaturan/peran': ({ server }) => ({ headers: { 'x-admin-key': server.adminKey } }),
  'POST /pengaturan/peran': async ({ data, toko, server }) => {
    await data.rows(OLD_PERAN, [toko.kode]);
    const body = { kode: 'kasir', nama: 'Kasir', dasar: 'staff', cakupan: ['master:read'] };
    return { headers: { 'x-admin-key': server.adminKey }, body };
  },
  'GET /pengaturan/peran/{kode}': withPeran,
  'PATCH /pengaturan/peran/{kode}': async (world, peran) => ({
    ...(await withPeran(world, peran)),
    body: { nama: 'Gudang utama' },
  }),
  'DELETE /pengaturan/peran/{kode}': withPeran,
  'GET /pengaturan/aturan-persetujuan': ({ server }) => ({
    headers: { 'x-admin-key': server.adminKey },
  }),
  'POST /pengaturan/aturan-persetujuan': ({ server }) => ({
    headers: { 'x-admin-key': server.adminKey },
    body: ATURAN,
  }),
  'GET /pengaturan/aturan-persetujuan/{id}': withAturan,
  'PATCH /pengaturan/aturan-persetujuan/{id}': async (world, peran) => ({
    ...(await withAturan(world, peran)),
    body: { aktif: false },
  }),
  'DELETE /pengaturan/aturan-persetujuan/{id}': withAturan,
  'GET /pengaturan/cakupan': () => ({}),
  'GET /pengaturan/tenant/kop': () => ({}),
  'PUT /pengaturan/tenant/kop': ({ server }) => ({
    headers: { 'x-admin-key': server.adminKey },
    body: { rekening: [{ bank: 'BCA', nomor: '123', atas_nama: 'Toko' }], kaki: 'Terima kasih' },
  }),
  'GET /pengaturan/tenant/kop/templat': () => ({}),
  'PUT /pengaturan/tenant/kop/templat/{nama}': ({ server }) => ({
    headers: { 'x-admin-key': server.adminKey },
    params: { nama: 'nota-kami' },
    body: { dasar: 'faktur-a4', judul: 'Nota', kolom: [{ kunci: 'nama' }, { kunci: 'jumlah' }] },
  }),
  'DELETE /pengaturan/tenant/kop/templat/{nama}': ({ server }) => ({
    headers: { 'x-admin-key': server.adminKey },
    params: { nama: 'tidak-ada' },
  }),
  'GET /pengaturan/webhook': ({ server }) => ({ headers: { 'x-admin-key': server.adminKey } }),
  'POST /pengaturan/webhook': ({ server }) => ({
    headers: { 'x-admin-key': server.adminKey },
    body: { url: 'https://contoh.test/niaga', peristiwa: ['transaksi.diposting'] },
  }),
  'GET /pengaturan/webhook/{id}': withWebhook,
  'PATCH /pengaturan/webhook/{id}': async (world, peran) => ({
    ...(await withWebhook(world, peran)),
    body: { aktif: false },
  }),
  'DELETE /pengaturan/webhook/{id}': withWebhook,
  'POST /pengaturan/webhook/{id}/putar': withWebhook,
  'POST /pengaturan/webhook/{id}/uji': withWebhook,
  'GET /pengaturan/webhook/{id}/pengiriman': withWebhook,
  'POST /pengaturan/webhook/pengiriman/{id}/ulang': withPengiriman,
  'GET /pengaturan/tenant/kop/logo': async ({ toko }) => {
    await toko
      .by({ peran: 'admin', adminKey: true })
      .rows('select erp.kop_logo_set($1)', [JPEG.toString('base64')]);
    return {};
  },
  'PUT /pengaturan/tenant/kop/logo': ({ server }) => ({
    headers: { 'x-admin-key': server.adminKey },
    body: { logo: JPEG.toString('base64') },
  }),
  'DELETE /pengaturan/tenant/kop/logo': ({ server }) => ({
    headers: { 'x-admin-key': server.adminKey },
  }),
  'GET /anggaran/{tahun}': async ({ toko }) => {
    await toko
      .by({ peran: 'admin', adminKey: true })
      .rows(`select erp.anggaran_set($1, array[row('6201', $2)::erp.anggaran_akun])`, [
        tahun(),
        new Array(12).fill('1000000.50'),
      ]);
    return { params: { tahun: tahun() } };
  },
  'PUT /anggaran/{tahun}': ({ server }) => ({
    headers: { 'x-admin-key': server.adminKey },
    params: { tahun: tahun() },
    body: { detail: [{ akun_kode: '6202', jumlah: new Array(12).fill('250000.25') }] },
  }),
  'GET /pengaturan/tenant/masa-pajak': () => ({}),
  'PUT /pengaturan/tenant/masa-pajak': ({ server }) => ({
    headers: { 'x-admin-key': server.adminKey },
    body: { masa: hari('03-01').slice(0, 7), status: 'buka' },
  }),
};
