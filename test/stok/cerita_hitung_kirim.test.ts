import { expect, test } from '@jest/globals';
import { openServer } from '../helpers/server.ts';
import { hari, openStory } from '../helpers/story.ts';

const { openBarang, data } = openStory();
const server = openServer(data);
const D = '01-10';

/** 80 @ 100, counted over REST. */
async function buka() {
  const { toko, barang } = await openBarang(80, 100);
  const baris = async (id: number) => (await toko.baca('opname-stok', id)).detail;
  const jual = (qty: number) => toko.jual(D, [[barang, qty, 300]]);
  return { toko, barang, baris, jual };
}

test('a working draft keeps when its lines were written', async () => {
  const { toko, barang, jual, baris } = await buka();
  const rest = await server.restAs(toko, 'admin');
  const isi = (qty_fisik: number) => ({
    tanggal: hari(D),
    lokasi_id: toko.lokasi,
    detail: [{ barang_id: barang, qty_fisik }],
  });
  const draft = await rest.post('/api/draft', { jenis: 'opname-stok', isi: isi(80) });
  await jual(3);
  const put = await rest.put(`/api/draft/${draft.body.id}`, {
    isi: { ...isi(80), keterangan: 'lantai 2' },
    versi: 1,
  });
  expect(put.status).toBe(204);
  const kirim = await rest.post(`/api/draft/${draft.body.id}/submit`);
  expect([kirim.status, kirim.body]).toMatchObject([201, { status: 'final' }]);
  expect(await baris(kirim.body.transaksi_id ?? kirim.body.id)).toMatchObject([
    { qty_sistem: 80, qty: 0 },
  ]);
  expect(await toko.stok(barang)).toMatchObject({ qty: '77' });
  // One that was changed was counted again.
  const lagi = await rest.post('/api/draft', { jenis: 'opname-stok', isi: isi(77) });
  await jual(1);
  await rest.put(`/api/draft/${lagi.body.id}`, { isi: isi(75), versi: 1 });
  await jual(1);
  await rest.post(`/api/draft/${lagi.body.id}/submit`);
  expect(await toko.stok(barang)).toMatchObject({ qty: '74' });
  const salah = await rest.post('/api/draft', {
    jenis: 'opname-stok',
    isi: { ...isi(1), waktu: 'kemarin' },
  });
  const tolak = await rest.post(`/api/draft/${salah.body.id}/submit`);
  expect([tolak.status, tolak.body.message]).toEqual([
    400,
    ['waktu: harus waktu ISO 8601 dengan zona, misalnya 2026-01-31T03:00:00Z'],
  ]);
});

test('a working draft that says what was seen is held to that', async () => {
  const { toko, barang, jual } = await buka();
  const rest = await server.restAs(toko, 'admin');
  await jual(3);
  const kirim = async (qty_sistem_dilihat: number) => {
    const detail = [{ barang_id: barang, qty_fisik: 80, qty_sistem_dilihat }];
    const isi = { tanggal: hari(D), lokasi_id: toko.lokasi, detail };
    const { body } = await rest.post('/api/draft', { jenis: 'opname-stok', isi });
    return rest.post(`/api/draft/${body.id}/submit`);
  };
  expect((await kirim(79)).body).toMatchObject({ statusCode: 409, code: 'KOSLD' });
  expect((await kirim(80)).status).toBe(201);
  expect(await toko.stok(barang)).toMatchObject({ qty: '77' });
});

test('over REST, one by one and many at once', async () => {
  const { toko, barang, jual } = await buka();
  const rest = await server.restAs(toko, 'admin');
  const lain = await toko.barang();
  await toko.beli('01-02', [[lain, 10, 10]]);
  await jual(3);
  const satu = (barang_id: number, qty_fisik: number, qty_sistem_dilihat?: number) => ({
    tanggal: hari(D),
    lokasi_id: toko.lokasi,
    detail: [{ barang_id, qty_fisik, qty_sistem_dilihat }],
  });
  const banyak = await rest.post('/api/transaksi/opname-stok/massal', {
    mode: 'semua',
    dokumen: [satu(barang, 80, 80), satu(lain, 9)],
  });
  expect([banyak.status, banyak.body.data?.length]).toEqual([201, 2]);
  expect(await toko.stok(barang)).toMatchObject({ qty: '77' });
  expect(await toko.stok(lain)).toMatchObject({ qty: '9' });
  const draft = await rest.post('/api/transaksi/opname-stok', { ...satu(barang, 80), draft: true });
  const url = `/api/transaksi/opname-stok/${draft.body.id}`;
  expect((await rest.get(url)).body.detail).toEqual([
    expect.objectContaining({ qty_fisik: 80, qty_sistem: 77, qty: 3 }),
  ]);
  expect((await rest.get(url)).text).not.toContain('dilihat');
  const salah = await rest.post('/api/transaksi/opname-stok', {
    ...satu(barang, 1),
    waktu: 'kemarin',
  });
  expect([salah.status, salah.body.code]).toEqual([400, 'VAINP']);
  const palsu = await rest.post('/api/transaksi/opname-stok', {
    ...satu(barang, 1),
    detail: [{ barang_id: barang, qty_fisik: 1, dilihat: 1 }],
  });
  expect(palsu.status).toBe(400);
  const viewer = await server.restAs(toko, 'viewer');
  expect((await viewer.post('/api/transaksi/opname-stok', satu(barang, 1, 77))).status).toBe(403);
});
