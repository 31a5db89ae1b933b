/** Prices of one contact as records: changed, many at once, from files and into files, and seen by nobody else. */
import { expect, test } from '@jest/globals';
import { readCsv } from '../ekspor/ekspor.ts';
import { eksporOf } from '../ekspor/semua.ts';
import { expectDone } from '../helpers/antre.ts';
import { expectError, hari, type Row } from '../helpers/story.ts';
import { openImpor, temuan } from '../impor/mengimpor.ts';
import { expectError as expectRefused } from '../rest/description.ts';

const { server, openImportir, openToko } = openImpor();
const DAFTAR = '/api/master/barang-harga';

async function buka() {
  const toko = await openToko();
  const barang_id = await toko.barang({ kode: 'KOP', harga_jual: 100 });
  await toko.master('harga', { kode: 'GROSIR', nama: 'Grosir' });
  const token = await server.tokenOf(toko, 'staff');
  return { toko, barang_id, token, rest: server.rest(token) };
}

test('PATCH turns one into the other, each refused half way', async () => {
  const { toko, barang_id, rest } = await buka();
  const isi = { barang_id, kontak_id: toko.pelanggan, harga: '70.5' };
  const made = await rest.post(DAFTAR, isi);
  expect(made.status).toBe(201);
  const path = `${DAFTAR}/${made.body.id}`;
  expectRefused(await rest.patch(path, { harga_kode: 'GROSIR' }), 400, 'VAMST');
  expectRefused(await rest.patch(path, { kontak_id: null }), 400, 'VAMST');
  expectRefused(await rest.post(DAFTAR, isi), 409, 'KODUP');
  expect((await rest.patch(path, { harga: 71, qty_minimum: 3 })).status).toBe(204);
  expect((await rest.post(DAFTAR, isi)).status).toBe(201);
  expect((await rest.patch(path, { kontak_id: null, harga_kode: 'GROSIR' })).status).toBe(204);
  const tingkat = { harga_kode: 'GROSIR', kontak_id: null, harga: 71, qty_minimum: 3 };
  expect((await rest.get(path)).body).toMatchObject(tingkat);
  expect(
    (await rest.get(`${DAFTAR}?custom_fields=barang_nama,kontak_nama&sort=id`)).body.data,
  ).toMatchObject([
    { ...tingkat, kontak_nama: null },
    { kontak_id: toko.pelanggan, kontak_nama: 'Pelanggan', harga_kode: null, harga: 70.5 },
  ]);
  expect((await rest.get(`${DAFTAR}?kontak_id=${toko.pelanggan}`)).body.data).toHaveLength(1);
});

test('one of the base unit is the one without a unit, also within a file', async () => {
  const { toko, impor, gladi } = await openImportir();
  await toko.barang({ kode: 'A' });
  await toko.kontak({ kode: 'P1', nama: 'Toko Satu' });
  await toko.kontak({ kode: 'P2', nama: 'Toko Dua' });
  const head = 'barang,kontak,satuan,harga,qty_minimum';
  const bad = await gladi('barang-harga', `${head}\nA,P1,,90,\nA,P2,,80,\nA,P1,PCS,70,0`);
  expect(temuan(bad)).toEqual(['4 satuan: harga yang sama sudah ada tanpa satuan']);
  await impor('barang-harga', `${head}\nA,P1,,90,\nA,P2,PCS,80,\nA,P1,PCS,70,10`);
  expect(await toko.value('select count(kontak_id) from barang_harga')).toBe(3);
});

test('files name the contact by his code or name, say it again, and come out as they went in', async () => {
  const { toko, impor, gladi, token } = await openImportir();
  await impor('harga', 'kode,nama\nECER,Eceran');
  await toko.barang({ kode: 'A' });
  await impor('kontak', 'kode,nama,tipe\nP1,Toko Satu,pelanggan');
  const file = 'barang,harga_kode,kontak,harga,qty_minimum\nA,,P1,90,\nA,,P1,80,10\nA,ECER,,95,';
  expect((await impor('barang-harga', file)).ringkasan).toMatchObject({ dibuat: 3 });
  expect((await impor('barang-harga', file.replace('80', '85'))).ringkasan).toMatchObject({
    ...{ dibuat: 0, diubah: 1, sudah_ada: 2 },
  });
  const salah = await gladi(
    'barang-harga',
    'barang,harga_kode,Pelanggan,harga\nA,,,90\nA,ECER,P1,90\nA,,P1,90\nA,,P1,91',
  );
  expect(temuan(salah)).toEqual([
    '2 harga_kode: wajib diisi',
    '3 kontak: harga satu kontak tanpa harga_kode',
    '5 barang: sama dengan baris 4',
  ]);
  const berkas = await eksporOf(server, token, `per=${hari('01-31')}&format=csv`);
  const nama = [...berkas.keys()].find((one) => one.endsWith('-barang-harga.csv')) ?? '';
  const { header, rows } = readCsv({ bytes: berkas.get(nama) as Buffer });
  const isi = (one: string) => rows.map((row) => row[header.indexOf(one)]);
  expect([isi('harga_kode'), isi('kontak'), isi('harga')]).toEqual([
    ['', '', 'ECER'],
    ['P1', 'P1', ''],
    ['90', '85', '95'],
  ]);
});

test('of two at once for the same one is made, also where one names the base unit', async () => {
  const { toko, barang_id } = await buka();
  const isi = { barang_id, kontak_id: toko.pelanggan, harga: 70 };
  const make = (lain: Row = {}) => toko.master('barang_harga', { ...isi, ...lain });
  expect(await expectDone(1, [make(), make({ harga: 71 })])).toEqual(['KODUP']);
  const nanti = { qty_minimum: 5 };
  expect(await expectDone(1, [make(nanti), make({ ...nanti, satuan_id: toko.satuan })])).toEqual([
    'VAMST',
  ]);
  // A unit that the goods have not is none of theirs; another contact is another price.
  const lain = await toko.master('satuan', { kode: 'DUS', nama: 'Dus' });
  await expectError(make({ satuan_id: lain }), 'VAMST', 'satuan_id');
  await expectDone(2, [make({ kontak_id: await toko.kontak() }), make({ qty_minimum: 6 })]);
});

test('what a file made is taken back, with the contacts that it made and nobody else names', async () => {
  const { toko, rest, gladi, tenang } = await openImportir();
  const barang_id = await toko.barang({ kode: 'A', harga_jual: 100 });
  const file = 'barang,kontak,harga\nA,Toko Satu,70\nA,Toko Dua,75';
  const jalan = async (isi: string) => {
    const checked = await gladi('barang-harga', isi, 'a.csv', { buat: '["kontak"]' });
    expect([checked.status, ...temuan(checked)]).toEqual(['siap']);
    await rest.post(`/api/impor/${checked.id}/jalankan`);
    return tenang(checked.id);
  };
  const orang = () =>
    toko.rows(`select id::int, tipe, aktif from kontak where nama like 'Toko %' order by id`);
  const harga = async (kontak_id: unknown) => {
    const kepala = { tanggal: hari('02-01'), lokasi_id: toko.lokasi, kontak_id };
    const isi = { ...kepala, detail: [{ barang_id, qty: 1 }] };
    const { detail } = await toko.simulasi('order-penjualan', isi);
    return (detail as Row[]).flatMap((one) => [one.harga, one.sumber_harga]);
  };
  const { id, ringkasan } = await jalan(file);
  expect(ringkasan).toMatchObject({ dibuat: 2 });
  const [satu, dua] = await orang();
  expect([satu, dua]).toMatchObject([
    { tipe: 'pelanggan', aktif: true },
    { tipe: 'pelanggan', aktif: true },
  ]);
  expect([await harga(satu?.id), await harga(dua?.id)]).toEqual([
    [70, 'kontak'],
    [75, 'kontak'],
  ]);
  const sendiri = { barang_id, kontak_id: dua?.id, harga: 60, qty_minimum: 10 };
  await toko.master('barang_harga', sendiri);
  const { status, body } = await rest.post(`/api/impor/${id}/batalkan`, {});
  expect([status, body.status]).toEqual([200, 'dibatalkan']);
  expect(JSON.stringify(body.catatan)).toMatch(/kontak Toko Dua/);
  expect(await orang()).toMatchObject([{ aktif: false }, { aktif: true }]);
  expect(await harga(dua?.id)).toEqual([100, 'harga_jual']);
  // Its file has them again, each price once.
  expect((await jalan(`${file}\n`)).ringkasan).toMatchObject({ dibuat: 0, diubah: 2 });
  expect(await orang()).toMatchObject([{ aktif: true }, { aktif: true }]);
  expect(await harga(satu?.id)).toEqual([70, 'kontak']);
  expect(await toko.value('select count(*)::int from barang_harga')).toBe(3);
});

test('over GraphQL: made, with its contact, and found with him', async () => {
  const { toko, barang_id, token } = await buka();
  const made = await server.graphql(
    token,
    `mutation { barangHargaCreate(input: {dokumen: {barangId: "${barang_id}", kontakId: "${toko.pelanggan}", harga: "70"}}) { result { id } } }`,
  );
  expect(made.body.errors).toBeUndefined();
  const { body } = await server.graphql(
    token,
    `{ daftarKontak(filter: {id: {equalTo: "${toko.pelanggan}"}}) { nodes { daftarBarangHarga { nodes { harga hargaKode kontak { nama } barang { kode } } } } } }`,
  );
  expect(body.data?.daftarKontak.nodes).toEqual([
    {
      daftarBarangHarga: {
        nodes: [
          {
            harga: '70.000000',
            hargaKode: null,
            kontak: { nama: 'Pelanggan' },
            barang: { kode: 'KOP' },
          },
        ],
      },
    },
  ]);
});

test('not for another tenant, a viewer, nobody, or a key without the scope; a cashier sees it', async () => {
  const { toko, barang_id, rest } = await buka();
  const other = await openToko();
  // Ids begin anew in each tenant: one that the other has not.
  const jauh = await toko.value<number>(`select setval('kontak_id_seq', 900)::int`);
  const kontak_id = await toko.kontak({ harga_kode: 'GROSIR' });
  expect(kontak_id).toBeGreaterThan(jauh);
  const isi = { barang_id, kontak_id, harga: 70 };
  const made = await rest.post(DAFTAR, isi);
  const path = `${DAFTAR}/${made.body.id}`;
  const stranger = server.rest(await server.tokenOf(other, 'staff'));
  expectRefused(await stranger.get(path), 404, 'TDBHG');
  expect((await stranger.get(`${DAFTAR}?kontak_id=${kontak_id}`)).body.data).toEqual([]);
  expectRefused(
    await stranger.post(DAFTAR, { ...isi, barang_id: await other.barang() }),
    400,
    'VAMST',
  );
  const viewer = server.rest(await server.tokenOf(toko, 'viewer'));
  for (const answer of [await viewer.get(path), await viewer.post(DAFTAR, isi)])
    expect(answer.status).toBe(403);
  expect((await server.rest('').get(path)).status).toBe(401);
  const key = { 'x-admin-key': server.adminKey };
  const admin = server.rest(await server.tokenOf(toko, 'admin'));
  const kunci = async (cakupan: string[]) => {
    const { body } = await admin.post(
      '/api/pengaturan/kunci-api',
      { nama: 'Program', peran: 'staff', cakupan },
      key,
    );
    return server.rest(body.kunci);
  };
  const jual = await kunci(['transaksi:*']);
  expectRefused(await jual.get(path), 403, 'OTCKP');
  const baca = await kunci(['master:read']);
  expect((await baca.get(path)).body).toMatchObject({ kontak_id });
  expectRefused(await baca.patch(path, { harga: 1 }), 403, 'OTCKP');
  // A sale tells the price that it had, also by a key that may not read the list.
  await toko.beli('01-02', [[barang_id, 10, 65]]);
  const body = { tanggal: hari('02-01'), lokasi_id: toko.lokasi, kontak_id };
  const sale = { ...body, detail: [{ barang_id, qty: 1 }] };
  const sold = await jual.post('/api/transaksi/penjualan', sale);
  const price = { harga: 70, sumber_harga: 'kontak' };
  expect((await jual.get(`/api/transaksi/penjualan/${sold.body.id}`)).body.detail).toMatchObject([
    price,
  ]);
  const role = {
    kode: 'kasir',
    nama: 'Kasir',
    dasar: 'staff',
    cakupan: ['transaksi:*', 'master:*'],
  };
  await admin.post('/api/pengaturan/peran', { ...role, lihat_biaya: false }, key);
  const email = `kasir@${toko.kode}.test`;
  await admin.post('/api/pengaturan/pengguna', { email, nama: 'Kasir', peran: 'kasir' }, key);
  const kasir = server.rest(await server.signIn(email, toko.kode));
  expect((await kasir.get(path)).body).toMatchObject({ harga: 70 });
  const one = await kasir.get(`/api/transaksi/penjualan/${sold.body.id}`);
  expect([one.body.detail[0], one.text]).toEqual([
    expect.objectContaining(price),
    expect.not.stringMatching(/hpp|65/),
  ]);
});
