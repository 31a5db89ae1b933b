import { expect, test } from '@jest/globals';
import { openServer } from '../helpers/server.ts';
import { hari, openStory } from '../helpers/story.ts';

const { data, openBarang } = openStory();

const server = openServer(data);

const URL = '/api/transaksi/penjualan/preferensi-tabel';

test('each user keeps the columns of each list', async () => {
  const staff = server.rest(await server.signIn('staff@satu.test', 'satu'));
  const baku = await staff.get(URL);
  expect(baku.status).toBe(200);
  expect(baku.body).toMatchObject({ sort: 'tanggal:desc,id:desc', per_page: 20 });
  expect(baku.body.kolom[1]).toEqual({
    field: 'nomor_transaksi',
    tampil: true,
    lebar: null,
    urutan: 2,
  });
  const mauku = {
    kolom: [
      { field: 'sisa', urutan: 2 },
      { field: 'tanggal', tampil: false, lebar: 120, urutan: 1 },
    ],
    sort: 'sisa:desc, id',
    per_page: 50,
  };
  expect((await staff.put(URL, mauku)).status).toBe(204);
  expect((await staff.get('/api/transaksi/PJ/preferensi-tabel')).body).toEqual({
    kolom: [
      { field: 'tanggal', tampil: false, lebar: 120, urutan: 1 },
      { field: 'sisa', tampil: true, lebar: null, urutan: 2 },
    ],
    sort: 'sisa:desc,id',
    per_page: 50,
  });
  expect((await staff.get('/api/transaksi/pembelian/preferensi-tabel')).body).toEqual(baku.body);
  const admin = server.rest(await server.signIn('admin@satu.test', 'satu'));
  expect((await admin.get(URL)).body).toEqual(baku.body);
  expect((await staff.put(URL, { kolom: [{ field: 'id' }] })).status).toBe(204);
  expect((await staff.get(URL)).body).toEqual({
    kolom: [{ field: 'id', tampil: true, lebar: null, urutan: 1 }],
    sort: 'tanggal:desc,id:desc',
    per_page: 20,
  });
});

test('mistakes are all named', async () => {
  const staff = server.rest(await server.signIn('staff@satu.test', 'satu'));
  const salah = await staff.put(URL, {
    kolom: [{ field: 'gaib' }, { field: 'id' }, { field: 'id' }],
    sort: 'gaib:asc,id,id:naik',
  });
  expect(salah.body).toMatchObject({ statusCode: 400, code: 'VAPRF' });
  expect(salah.body.message.map((line: string) => line.split(':')[0])).toEqual(
    'kolom.0.field kolom.2.field sort sort sort'.split(' '),
  );
  expect((await staff.put(URL, { kolom: [], per_page: 501 })).body.message).toHaveLength(2);
});

test('months are opened and closed one at a time', async () => {
  const { toko, barang } = await openBarang();
  const bulan = hari('03-01').slice(0, 7);
  const url = '/api/pengaturan/tenant/periode';
  const admin = await server.restAs(toko, 'admin');
  const kunci = { 'x-admin-key': server.adminKey };
  const daftar = await admin.get(`${url}?per_page=500`);
  expect(daftar.body.meta).toMatchObject({ tanggal_mulai: hari('01-01'), tanggal_kunci: null });
  expect(daftar.body.data.at(-1)).toEqual({
    bulan: hari('01-01').slice(0, 7),
    status: 'buka',
    terkunci: false,
    tahun: Number(bulan.slice(0, 4)),
    diubah_pada: null,
    diubah_oleh: null,
  });
  expect((await admin.put(url, { bulan, status: 'tutup' }, kunci)).status).toBe(204);
  const sesudah = await admin.get(`${url}?per_page=500`);
  expect(sesudah.body.data.filter((one: { status: string }) => one.status === 'tutup')).toEqual([
    {
      bulan,
      status: 'tutup',
      terkunci: false,
      tahun: Number(bulan.slice(0, 4)),
      diubah_pada: expect.any(String),
      diubah_oleh: expect.any(String),
    },
  ]);
  await expect(toko.beli('03-05', [[barang, 1, 1000]])).rejects.toMatchObject({ code: 'KOTUP' });
  expect((await admin.put(url, { bulan, status: 'buka' }, kunci)).status).toBe(204);
  await toko.beli('03-05', [[barang, 1, 1000]]);
  expect((await admin.put(url, { bulan: '2026-13', status: 'buka' }, kunci)).status).toBe(400);
  expect((await admin.put(url, { bulan: '1999-01', status: 'tutup' }, kunci)).body).toMatchObject({
    statusCode: 400,
    code: 'VATGL',
  });
});
