/** An answer is written in one style, whatever part of it the facade or the database wrote. */
import { beforeAll, expect, test } from '@jest/globals';
import { type Rest, startServer } from '../helpers/server.ts';
import { hari, openStory, type Toko } from '../helpers/story.ts';

const { data, openToko } = openStory();

let toko: Toko;
let rest: Rest;
let penjualan: number;

beforeAll(async () => {
  const server = await startServer(data);
  toko = await openToko();
  rest = server.rest(await server.signIn(`admin@${toko.kode}.test`, toko.kode));
  const barang = await toko.barang();
  const post = async (jenis: string, kontak_id: number, harga: number) => {
    const { body, status } = await rest.post(`/api/transaksi/${jenis}`, {
      tanggal: hari('01-05'),
      kontak_id,
      lokasi_id: toko.lokasi,
      detail: [{ barang_id: barang, qty: 1, harga }],
    });
    expect(status).toBe(201);
    return body.id as number;
  };
  await post('pembelian', toko.supplier, 1000);
  penjualan = await post('penjualan', toko.pelanggan, 1500);
});

/** How often keys are followed by what stands between a key and its value in either style. */
function styles(text: string): string[] {
  const bare = text.replaceAll(/"(?:[^"\\]|\\.)*"/g, '""');
  return [...new Set([...bare.matchAll(/""(\s*:\s*)/g)].map(([, between]) => between ?? ''))];
}

const year = `dari=${hari('01-01')}&sampai=${hari('12-31')}`;

test.each([
  ['a list', () => '/api/master/barang?per_page=1'],
  ['a list without pages', () => '/api/transaksi/penjualan?paginate=false'],
  ['a detail', () => `/api/transaksi/penjualan/${penjualan}?sertakan=jurnal,alokasi,riwayat`],
  ['the general ledger', () => `/api/laporan/buku-besar/1201?${year}`],
  ['a journal', () => `/api/laporan/jurnal?${year}`],
  ['ageing', () => '/api/laporan/piutang'],
  ['a sum of sales', () => `/api/laporan/penjualan/summary?${year}`],
  ['the balance sheet', () => '/api/laporan/neraca'],
  ['the trend', () => '/api/dashboard/trend?hari=2'],
  ['the months', () => '/api/dashboard/summary'],
  ['the settings', () => '/api/pengaturan/tenant'],
])('%s', async (_what, url) => {
  const { status, text } = await rest.get(url());
  expect({ status, styles: styles(text).length }).toEqual({ status: 200, styles: 1 });
});
