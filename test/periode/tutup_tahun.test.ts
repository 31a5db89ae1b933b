import { expect, test } from '@jest/globals';
import { openServer } from '../helpers/server.ts';
import { hari, openStory } from '../helpers/story.ts';

const { data, openBarang } = openStory('few');

const server = openServer(data);

const tahun = Number(hari('').slice(0, 4));
const URL = `/api/pengaturan/tutup-tahun/${tahun}`;
const PERIODE = '/api/pengaturan/tenant/periode';

async function bukaToko() {
  const { toko, barang } = await openBarang();
  await toko.beli('03-01', [[barang, 1, 1000]]);
  await toko.jual('03-02', [[barang, 1, '1500.25']]);
  const admin = await server.restAs(toko, 'admin');
  return { admin, kunci: { 'x-admin-key': server.adminKey } };
}

test('a year is simulated, closed, shown and opened again', async () => {
  const { admin, kunci } = await bukaToko();
  const contoh = await admin.post(`${URL}?simulasi=true`, undefined, kunci);
  expect(contoh.body).toMatchObject({ simulasi: true, tahun, laba: 500.25 });
  expect(contoh.text).toContain('"laba" : 500.25');
  const { status, body } = await admin.post(URL, { prive: false }, kunci);
  expect(status).toBe(200);
  expect(Object.keys(body)).toEqual(
    'tahun mulai akhir laba prive nomor jurnal tanggal_kunci peringatan'.split(' '),
  );
  expect(body).toMatchObject({ laba: 500.25, tanggal_kunci: hari('12-31'), peringatan: [] });
  expect((await admin.post(URL, undefined, kunci)).body).toEqual(body);

  const bulan = (await admin.get(`${PERIODE}?per_page=500`)).body;
  expect(bulan.meta.tahun_buku).toMatchObject([
    { tahun: tahun + 1, status: 'buka', laba: null, ditutup_pada: null },
    { tahun, status: 'tutup', laba: 500.25, nomor: body.nomor, ditutup_oleh: expect.any(String) },
  ]);
  expect(bulan.data.at(-1)).toMatchObject({ bulan: hari('01'), terkunci: true, tahun });
  expect(bulan.data[0]).toMatchObject({ terkunci: false, tahun: tahun + 1 });
  const setel = (status_: string) =>
    admin.put(PERIODE, { bulan: hari('03'), status: status_ }, kunci);
  expect((await setel('tutup')).status).toBe(204);
  expect((await setel('buka')).body).toMatchObject({ statusCode: 409, code: 'KOTUP' });

  expect((await admin.delete(URL, kunci)).status).toBe(204);
  expect((await admin.delete(URL, kunci)).status).toBe(204);
  expect((await setel('buka')).status).toBe(204);
  const sesudah = (await admin.get(PERIODE)).body.meta;
  expect([sesudah.tanggal_kunci, sesudah.tahun_buku[1].status]).toEqual([null, 'buka']);
});

test('refusals name the field, and a repeated key is a replay', async () => {
  const { admin, kunci } = await bukaToko();
  const di = (year: string) => `/api/pengaturan/tutup-tahun/${year}`;
  expect((await admin.post(di('dua'), undefined, kunci)).body).toMatchObject({
    statusCode: 400,
    message: ['tahun: harus tahun, 4 angka'],
  });
  expect((await admin.post(di('1999'), undefined, kunci)).body.code).toBe('VATHN');
  expect((await admin.post(di(`${tahun + 1}`), undefined, kunci)).body.code).toBe('KOTHN');
  expect((await admin.delete(di(`${tahun}`), kunci)).body).toMatchObject({
    statusCode: 404,
    code: 'TDTHN',
  });
  expect((await admin.post(URL, { prive: 'ya' }, kunci)).status).toBe(400);
  const sekali = () => admin.post(URL, {}, { ...kunci, 'Idempotency-Key': 'tutup-buku-1' });
  const { body: hasil } = await sekali();
  expect((await sekali()).body).toMatchObject({
    status: 200,
    idempotent: true,
    hasil: { nomor: hasil.nomor, laba: 500.25 },
  });
});
