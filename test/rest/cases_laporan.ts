/** Good requests for reports and the dashboard. */
import { hari } from '../helpers/toko.ts';
import type { Case } from './cases.ts';

const nothing: Case = () => ({});

export const LAPORAN_CASES: Readonly<Record<string, Case>> = {
  'GET /dashboard/kpi': nothing,
  'GET /dashboard/kpi/stream': nothing,
  'GET /dashboard/papan': () => ({ query: { hari: '7', bulan: '2' } }),
  'GET /dashboard/summary': nothing,
  'GET /dashboard/top10': () => ({ query: { tipe: 'pelanggan' } }),
  'GET /dashboard/trend': () => ({ query: { hari: '7' } }),
  'GET /dashboard/trigger': ({ toko }) => ({ query: { tenant: toko.kode } }),
  'GET /laporan/neraca': nothing,
  'GET /laporan/rugi-laba': () => ({ query: { dari: hari('01-01') } }),
  'GET /laporan/neraca-saldo': () => ({ query: { dari: hari('01-01') } }),
  'GET /laporan/arus-kas': () => ({ query: { dari: hari('01-01') } }),
  'GET /laporan/perubahan-ekuitas': () => ({ query: { dari: hari('01-01') } }),
  'GET /laporan/ppn': () => ({ query: { masa: hari('02-01').slice(0, 7) } }),
  'GET /laporan/beda': () => ({ query: { sejak: '2020-01-01T00:00:00Z' } }),
  'GET /laporan/buku-besar/{akun_kode}': () => ({
    params: { akun_kode: '1301' },
    query: { dari: hari('01-01') },
  }),
  'GET /laporan/jurnal': () => ({ query: { dari: hari('01-01'), akun_kode: '1301' } }),
  'GET /laporan/aset': nothing,
  'GET /laporan/piutang': nothing,
  'GET /laporan/piutang/{kontak_id}/pernyataan': ({ toko }) => ({
    params: { kontak_id: toko.pelanggan },
    query: { dari: hari('01-01') },
  }),
  'GET /laporan/hutang': nothing,
  'GET /laporan/hutang/{kontak_id}/pernyataan': ({ toko }) => ({
    params: { kontak_id: toko.supplier },
    query: { dari: hari('01-01') },
  }),
  'GET /laporan/order': () => ({ query: { jenis: 'order-penjualan' } }),
  'GET /laporan/usulan-beli': () => ({ query: { semua: 'true' } }),
  'GET /laporan/pembelian': () => ({ query: { dari: hari('01-01') } }),
  'GET /laporan/pembelian/summary': () => ({
    query: { group_by: 'pemasok,bulan', dari: hari('01-01') },
  }),
  'GET /laporan/harga-beli': () => ({ query: { dari: hari('01-01') } }),
  'GET /laporan/stok-lambat': () => ({ query: { hari: '30' } }),
  'GET /laporan/kecukupan-stok': () => ({ query: { per_lokasi: 'true' } }),
  'GET /laporan/abc': () => ({ query: { dari: hari('01-01'), dasar: 'laba' } }),
  'GET /laporan/stok': () => ({ query: { per_lokasi: 'true' } }),
  'GET /laporan/kartu-stok/{barang_id}': ({ barang }) => ({
    params: { barang_id: barang },
    query: { dari: hari('01-01') },
  }),
  'GET /laporan/penjualan': () => ({ query: { dari: hari('01-01') } }),
  'GET /laporan/integritas': nothing,
  'GET /laporan/poin': nothing,
  'GET /laporan/belum-ditagih': nothing,
  'GET /laporan/pencocokan': () => ({ query: { dari: hari('01-01') } }),
  'GET /laporan/penjualan/summary': () => ({
    query: { group_by: 'barang,bulan', dari: hari('01-01') },
  }),
};
