/**
 * Who may what, written out row by row: the table of the contract, not of the code.
 *
 * publik: anybody · masuk: any signed-in user, tenant or not · staf: admin, staff · laporan: admin, staff, viewer ·
 * pemicu: those, and outside production anybody without a token ·
 * tenant: every role · kunci: admin with x-admin-key · ops: ops
 */
import { CODED } from './cases_massal.ts';
import type { Caller } from './world.ts';

export type Group = 'publik' | 'masuk' | 'staf' | 'laporan' | 'pemicu' | 'tenant' | 'kunci' | 'ops';

const ROLES: Readonly<Record<Group, readonly Caller[]>> = {
  publik: ['tanpa tenant', 'admin', 'staff', 'viewer', 'ops'],
  masuk: ['tanpa tenant', 'admin', 'staff', 'viewer', 'ops'],
  staf: ['admin', 'staff'],
  laporan: ['admin', 'staff', 'viewer'],
  pemicu: ['tanpa token', 'admin', 'staff', 'viewer'],
  tenant: ['admin', 'staff', 'viewer', 'ops'],
  kunci: ['admin'],
  ops: ['ops'],
};

const MASTER = [
  ...['barang', 'kontak', 'lokasi', 'satuan', 'barang-satuan', 'barang-harga', 'aset'],
  ...['barang-pemasok', 'barang-lokasi'],
  ...['dimensi', 'dimensi-nilai'],
];
const MASTER_BY_CODE = ['akun', 'harga'];

const collection = (path: string) => `
GET    /master/${path}                       staf
POST   /master/${path}                       staf`;

const bulk = (path: string) => `
POST   /master/${path}/massal                staf`;

const item = (path: string, key: 'id' | 'kode') => `
GET    /master/${path}/{${key}}              staf
PUT    /master/${path}/{${key}}              staf
PATCH  /master/${path}/{${key}}              staf
DELETE /master/${path}/{${key}}              staf
GET    /master/${path}/luar/{sumber}/{id}    staf
PUT    /master/${path}/luar/{sumber}/{id}    staf`;

const LINES = `
GET    /health                               publik
GET    /health/live                          publik
GET    /health/ready                         publik
GET    /docs                                 publik
GET    /docs-json                            publik
GET    /docs/{berkas}                        publik
POST   /auth/sesi                            publik
DELETE /auth/sesi                            masuk
POST   /auth/refresh                         masuk
GET    /tenants                              masuk
GET    /tenants/saya                         tenant
POST   /tenants/{kode}/pilih                 masuk
GET    /modul/saya                           masuk
${[...MASTER, ...MASTER_BY_CODE, 'harga-satuan'].map(collection).join('')}
${CODED.map(bulk).join('')}
${[...MASTER, 'harga-satuan'].map((path) => item(path, 'id')).join('')}
${MASTER_BY_CODE.map((path) => item(path, 'kode')).join('')}
POST   /master/aset/{id}/lepas               staf
GET    /master/akun/klas                     staf
GET    /master/akun/subklas                  staf
GET    /master/jenis-transaksi               staf
GET    /transaksi/{jenis}                    staf
POST   /transaksi/{jenis}                    staf
POST   /transaksi/{jenis}/massal             staf
GET    /transaksi/{jenis}/{id}               staf
PUT    /transaksi/{jenis}/{id}               staf
PATCH  /transaksi/{jenis}/{id}               staf
POST   /master/bidang                        staf
GET    /master/bidang                        staf
GET    /master/bidang/{id}                   staf
PATCH  /master/bidang/{id}                   staf
DELETE /master/bidang/{id}                   staf
PATCH  /transaksi/{jenis}/{id}/atribut       staf
DELETE /transaksi/{jenis}/{id}               staf
GET    /transaksi/{jenis}/luar/{sumber}/{id} staf
PUT    /transaksi/{jenis}/luar/{sumber}/{id} staf
PATCH  /transaksi/{jenis}/{id}/id-luar       staf
GET    /transaksi/{jenis}/{id}/cetak         staf
GET    /cetak/periksa/{kode}                 publik
GET    /cetak/tautan/{kode}                  publik
POST   /cetak                                staf
GET    /transaksi/{jenis}/{id}/tautan        staf
POST   /transaksi/{jenis}/{id}/tautan        staf
DELETE /transaksi/{jenis}/{id}/tautan/{tautan_id} staf
GET    /transaksi/{jenis}/{id}/kirim         staf
POST   /transaksi/{jenis}/{id}/kirim         staf
GET    /pengaturan/tenant/kop                tenant
PUT    /pengaturan/tenant/kop                kunci
GET    /pengaturan/tenant/kop/templat        tenant
PUT    /pengaturan/tenant/kop/templat/{nama} kunci
DELETE /pengaturan/tenant/kop/templat/{nama} kunci
POST   /transaksi/{jenis}/{id}/approve       staf
POST   /transaksi/{jenis}/{id}/terima        staf
POST   /transaksi/order-pembelian/{id}/terima staf
POST   /transaksi/pembelian/{id}/tutup       staf
DELETE /transaksi/pembelian/{id}/tutup       staf
POST   /transaksi/{jenis}/{id}/batal-terima  staf
POST   /transaksi/{jenis}/{id}/tutup         staf
POST   /transaksi/{jenis}/{id}/salin         staf
POST   /transaksi/{jenis}/{id}/void          staf
GET    /transaksi/{jenis}/preferensi-tabel   staf
PUT    /transaksi/{jenis}/preferensi-tabel   staf
GET    /draft                                staf
POST   /draft                                staf
GET    /draft/{id}                           staf
PUT    /draft/{id}                           staf
POST   /draft/{id}/submit                    staf
POST   /usulan-beli                          staf
GET    /persetujuan                          staf
GET    /persetujuan/delegasi                 staf
POST   /persetujuan/delegasi                 staf
DELETE /persetujuan/delegasi/{id}            staf
POST   /persetujuan/{id}/kembalikan          staf
POST   /persetujuan/{id}/delegasikan         staf
GET    /persetujuan/{id}                     staf
POST   /persetujuan/{id}/setujui             staf
POST   /persetujuan/{id}/tolak               staf
POST   /persetujuan/{id}/tarik               staf
PUT    /tenants/default                      masuk
GET    /pengaturan/tenant                    tenant
PATCH  /pengaturan/tenant                    kunci
GET    /pengaturan/tenant/modul              tenant
PUT    /pengaturan/tenant/modul              kunci
GET    /pengaturan/pengguna                  kunci
POST   /pengaturan/pengguna                  kunci
GET    /pengaturan/pengguna/{id}             kunci
PUT    /pengaturan/pengguna/{id}/tenant-assignments kunci
GET    /pengaturan/peran                     kunci
POST   /pengaturan/peran                     kunci
GET    /pengaturan/peran/{kode}              kunci
PATCH  /pengaturan/peran/{kode}              kunci
DELETE /pengaturan/peran/{kode}              kunci
GET    /pengaturan/aturan-persetujuan        kunci
POST   /pengaturan/aturan-persetujuan        kunci
GET    /pengaturan/aturan-persetujuan/{id}   kunci
PATCH  /pengaturan/aturan-persetujuan/{id}   kunci
DELETE /pengaturan/aturan-persetujuan/{id}   kunci
GET    /pengaturan/cakupan                   tenant
GET    /pengaturan/cabang-uji                kunci
POST   /pengaturan/cabang-uji                kunci
GET    /pengaturan/cabang-uji/{kode}         kunci
PATCH  /pengaturan/cabang-uji/{kode}         kunci
DELETE /pengaturan/cabang-uji/{kode}         kunci
GET    /pengaturan/cabang-uji/{kode}/keluar  kunci
GET    /pengaturan/kunci-api                 kunci
POST   /pengaturan/kunci-api                 kunci
GET    /pengaturan/kunci-api/{id}            kunci
DELETE /pengaturan/kunci-api/{id}            kunci
POST   /pengaturan/kunci-api/{id}/putar      kunci
GET    /pengaturan/kunci-api/{id}/panggilan  kunci
GET    /kunci/panggilan                      tenant
GET    /pengaturan/webhook                   kunci
POST   /pengaturan/webhook                   kunci
GET    /pengaturan/webhook/{id}              kunci
PATCH  /pengaturan/webhook/{id}              kunci
DELETE /pengaturan/webhook/{id}              kunci
POST   /pengaturan/webhook/{id}/putar        kunci
POST   /pengaturan/webhook/{id}/uji          kunci
GET    /pengaturan/webhook/{id}/pengiriman   kunci
POST   /pengaturan/webhook/pengiriman/{id}/ulang kunci
GET    /pengaturan/tenant/periode            tenant
PUT    /pengaturan/tenant/periode            kunci
GET    /pengaturan/tenant/masa-pajak         tenant
PUT    /pengaturan/tenant/masa-pajak         kunci
GET    /pengaturan/tenant/kop/logo           tenant
PUT    /pengaturan/tenant/kop/logo           kunci
DELETE /pengaturan/tenant/kop/logo           kunci
GET    /anggaran/{tahun}                     laporan
PUT    /anggaran/{tahun}                     kunci
GET    /lampiran                             staf
POST   /lampiran                             staf
GET    /lampiran/{id}                        staf
GET    /lampiran/{id}/info                   staf
DELETE /lampiran/{id}                        staf
POST   /lampiran/{id}/tautan                 staf
GET    /lampiran/tautan/{tenant}/{rahasia}   publik
GET    /notifikasi                           masuk
GET    /notifikasi/preferensi                masuk
PUT    /notifikasi/preferensi                masuk
GET    /notifikasi/{id}                      masuk
POST   /notifikasi/{id}/baca                 masuk
POST   /notifikasi/request-akses-tenant      masuk
GET    /perubahan                            laporan
POST   /impor                                staf
GET    /impor                                staf
GET    /impor/{id}                           staf
GET    /impor/{id}/kemajuan                  staf
GET    /impor/{id}/temuan                    staf
PATCH  /impor/{id}                           staf
POST   /impor/{id}/jalankan                  staf
POST   /impor/{id}/batalkan                  staf
DELETE /impor/{id}                           staf
POST   /impor/paket                          staf
GET    /impor/paket                          staf
GET    /impor/paket/{id}                     staf
PATCH  /impor/paket/{id}                     staf
POST   /impor/paket/{id}/jalankan            staf
POST   /impor/paket/{id}/batalkan            staf
DELETE /impor/paket/{id}                     staf
GET    /impor/templat/{berkas}               staf
GET    /ekspor/semua                         staf
GET    /audit                                kunci
GET    /audit/verifikasi                     kunci
POST   /rabat/hitung                         staf
POST   /ai/query                             staf
GET    /ai/suggestions                       staf
GET    /dashboard/kpi                        laporan
GET    /dashboard/kpi/stream                 laporan
GET    /dashboard/papan                      laporan
GET    /dashboard/summary                    laporan
GET    /dashboard/top10                      laporan
GET    /dashboard/trend                      laporan
GET    /dashboard/trigger                    pemicu
POST   /pengaturan/tutup-tahun/{tahun}       kunci
DELETE /pengaturan/tutup-tahun/{tahun}       kunci
GET    /laporan/neraca                       laporan
GET    /laporan/rugi-laba                    laporan
GET    /laporan/neraca-saldo                 laporan
GET    /laporan/aset                         laporan
GET    /laporan/buku-besar/{akun_kode}       laporan
GET    /laporan/arus-kas                     laporan
GET    /laporan/perubahan-ekuitas            laporan
GET    /laporan/ppn                          laporan
GET    /laporan/beda                         laporan
GET    /laporan/jurnal                       laporan
GET    /laporan/piutang                      laporan
GET    /laporan/piutang/{kontak_id}/pernyataan laporan
GET    /laporan/hutang                       laporan
GET    /laporan/hutang/{kontak_id}/pernyataan laporan
GET    /laporan/order                        laporan
GET    /laporan/usulan-beli                  laporan
GET    /laporan/pembelian                    laporan
GET    /laporan/pembelian/summary            laporan
GET    /laporan/harga-beli                   laporan
GET    /laporan/stok-lambat                  laporan
GET    /laporan/kecukupan-stok               laporan
GET    /laporan/abc                          laporan
GET    /laporan/stok                         laporan
GET    /laporan/kartu-stok/{barang_id}       laporan
GET    /laporan/penjualan                    laporan
GET    /laporan/penjualan/summary            laporan
GET    /laporan/integritas                   laporan
GET    /laporan/belum-ditagih                laporan
GET    /laporan/pencocokan                   laporan
GET    /laporan/poin                         laporan
GET    /ops/cdc/jobs                         ops
POST   /ops/cdc/jobs                         ops
GET    /ops/cdc/jobs/{id}                    ops
GET    /ops/cdc/jobs/{id}/log                ops
POST   /ops/cdc/jobs/{id}/aksi               ops
GET    /ops/cdc/status                       ops
`;

/** Row → group. */
export const RIGHTS: ReadonlyMap<string, Group> = new Map(
  LINES.split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([method]) => method)
    .map(([method, path, group]) => [`${method} ${path}`, group as Group]),
);

/** What a caller meets: nothing in his way, or the status that refuses him. */
export function refusalOf(group: Group, caller: Caller): 401 | 403 | undefined {
  if (group === 'publik' || ROLES[group].includes(caller)) return undefined;
  return ['tanpa token', 'palsu', 'kedaluwarsa', 'dicabut'].includes(caller) ? 401 : 403;
}
