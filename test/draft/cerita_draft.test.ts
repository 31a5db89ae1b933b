import { expect, test } from '@jest/globals';
import { expectDone } from '../helpers/antre.ts';
import type { Row, Who } from '../helpers/database.ts';
import { openServer } from '../helpers/server.ts';
import { expectError, hari, openStory, type Toko } from '../helpers/story.ts';

const { data, openToko } = openStory();

const server = openServer(data);

type Dibuat = { id: number; versi: number };
type Terkirim = { id: number; jenis: string; nomor_transaksi: string; status: string };

/** The functions of working drafts, each call a transaction. */
const draftOf = (toko: Toko) => ({
  buat: (jenis: string, isi: unknown, who?: Who) =>
    toko
      .by(who)
      .row<Dibuat>('select * from erp.draft_create($1, $2)', [jenis, JSON.stringify(isi)]),
  baca: (id: number, who?: Who) => toko.by(who).value<Row>('select erp.draft_get($1)', [id]),
  daftar: (who?: Who) =>
    toko.by(who).value<{ total: number; data: Row[] }>('select erp.draft_list()'),
  ganti: (id: number, isi: unknown, versi: number, who?: Who) =>
    toko.by(who).value('select erp.draft_replace($1, $2, $3)', [id, JSON.stringify(isi), versi]),
  kirim: (id: number, who?: Who) =>
    toko.by(who).row<Terkirim>('select * from erp.draft_submit($1)', [id]),
});

/** A second staff member of the tenant. */
async function rekan(toko: Toko): Promise<Who> {
  await data.rows('select erp_private.membership_set($1, $2, $3, $4)', [
    `rekan@${toko.kode}.test`,
    'Rekan',
    toko.kode,
    'staff',
  ]);
  const penggunaId = await data.value('select id from erp_private.pengguna where email = $1', [
    `rekan@${toko.kode}.test`,
  ]);
  return { penggunaId };
}

async function tokoBerisi(settings: Row = {}) {
  const toko = await openToko(settings);
  const barang = await toko.barang({ harga_jual: 1500 });
  await toko.beli('01-02', [[barang, 10, 1000]]);
  const isi = {
    tanggal: hari('01-05'),
    kontak_id: toko.pelanggan,
    lokasi_id: toko.lokasi,
    detail: [{ barang_id: barang, qty: '2.5', harga: 1500.25 }],
  };
  return { toko, barang, isi, ...draftOf(toko) };
}

test('a draft is written, replaced under its version, and submitted once', async () => {
  const { toko, isi, buat, baca, ganti, kirim } = await tokoBerisi();
  const { id, versi } = await buat('penjualan', { apa: ['saja', 1] });
  expect(versi).toBe(1);
  expect(await baca(id)).toMatchObject({
    id,
    jenis: 'penjualan',
    isi: { apa: ['saja', 1] },
    versi: 1,
    status: 'terbuka',
    transaksi_id: null,
  });
  await ganti(id, isi, 1);
  await expectError(ganti(id, {}, 1), 'KOVER', 'versi');
  await expectError(ganti(id, [] as object, 2), 'VADRF', 'isi');
  const terkirim = await kirim(id);
  expect(terkirim).toMatchObject({ jenis: 'penjualan', status: 'final' });
  expect(await baca(id)).toMatchObject({ versi: 2, status: 'terkirim', transaksi_id: terkirim.id });
  const lagi = await expectError(kirim(id), 'KODRF');
  expect(lagi).toContain(`transaksi_id ${terkirim.id}`);
  await expectError(ganti(id, isi, 2), 'KODRF');
  expect(await toko.dokumen(terkirim.id)).toMatchObject({ total_nilai: '3750.63' });
});

test('a submission checks everything that a create checks, and leaves the draft open', async () => {
  const { isi, buat, baca, kirim, ganti } = await tokoBerisi();
  const { id } = await buat('penjualan', {
    ...isi,
    tanggal: '05-01',
    kontak_id: 'satu',
    warna: 'biru',
    harga_termasuk_pajak: 'ya',
    detail: [{ barang_id: 1.5, qty: 'dua', keterangan: 3 }, 4],
    pembayaran: 'tunai',
  });
  await expectError(
    kirim(id),
    'VADOK',
    'detail.0.barang_id detail.0.keterangan detail.0.qty detail.1 harga_termasuk_pajak kontak_id pembayaran tanggal warna',
  );
  await ganti(id, { ...isi, detail: [{ ...isi.detail[0], qty: 100 }] }, 1);
  await expectError(kirim(id), 'KOSTK');
  await ganti(id, { ...isi, detail: [] }, 2);
  await expectError(kirim(id), 'VADOK', 'detail');
  expect(await baca(id)).toMatchObject({ status: 'terbuka', versi: 3 });
});

test('of parallel submissions one makes the transaction', async () => {
  const { isi, buat, kirim } = await tokoBerisi();
  const { id } = await buat('penjualan', isi);
  const gagal = await expectDone(
    1,
    Array.from({ length: 6 }, () => kirim(id)),
  );
  expect(new Set(gagal)).toEqual(new Set(['KODRF']));
});

test('a draft belongs to its author; admins see all', async () => {
  const { toko, isi, buat, baca, daftar, ganti, kirim } = await tokoBerisi();
  const lain = await rekan(toko);
  const { id } = await buat('penjualan', isi);
  await buat('pembelian', {}, lain);
  await expectError(baca(id, lain), 'TDDRF');
  await expectError(ganti(id, {}, 1, lain), 'TDDRF');
  await expectError(kirim(id, lain), 'TDDRF');
  expect((await daftar()).data.map((d) => d.id)).toEqual([id]);
  expect(await daftar({ peran: 'admin' })).toMatchObject({ total: 2 });
  expect(await baca(id, { peran: 'admin' })).toMatchObject({ id });
  const terlihat = (who?: Who) => toko.by(who).rows('select id from draft');
  expect(await terlihat()).toEqual([{ id }]);
  expect(await terlihat({ peran: 'admin' })).toHaveLength(2);
  expect(await terlihat({ peran: 'viewer' })).toEqual([]);
  await expectError(daftar({ peran: 'viewer' }), 'OTROL');
  const { status } = await kirim(id, { peran: 'admin' });
  expect(status).toBe('final');
});

test('where every document needs approval, a submission waits', async () => {
  const { toko, isi, buat, kirim } = await tokoBerisi();
  await toko.set({ wajib_persetujuan: true });
  const { id } = await buat('penjualan', isi);
  const terkirim = await kirim(id);
  expect(terkirim).toMatchObject({ status: 'draft', nomor_transaksi: `DRAFT-${terkirim.id}` });
  await toko.staf.rows('select * from erp.transaksi_approve($1, $2)', ['penjualan', terkirim.id]);
  expect(await toko.dokumen(terkirim.id)).toMatchObject({ status: 'final' });
});

test('a module that is off hides its drafts', async () => {
  const { toko, isi, buat } = await tokoBerisi();
  const { id } = await buat('penjualan', isi);
  const kas = await buat('kas-masuk', {});
  const api = await server.restAs(toko, 'staff');
  await toko.rows(`update modul set aktif = false where kode = 'penjualan'`);
  expect((await api.get('/api/draft')).body.data.map((d: { id: number }) => d.id)).toEqual([
    kas.id,
  ]);
  for (const url of ['/api/draft?jenis=penjualan', `/api/draft/${id}`]) {
    expect((await api.get(url)).body).toMatchObject({ statusCode: 403, code: 'OTMDL' });
  }
  expect((await api.post(`/api/draft/${id}/submit`)).body.code).toBe('OTMDL');
  await toko.rows('update modul set aktif = false');
  expect((await api.get('/api/draft')).body.code).toBe('OTMDL');
  await toko.rows('update modul set aktif = true');
  expect((await api.get('/api/draft')).body.meta.total).toBe(2);
});

test('over REST', async () => {
  const { toko, isi } = await tokoBerisi();
  const api = await server.restAs(toko, 'staff');
  const baru = await api.post('/api/draft', { jenis: 'penjualan', isi: { total: 1 } });
  expect([baru.status, baru.body.versi]).toEqual([201, 1]);
  const url = `/api/draft/${baru.body.id}`;
  expect(baru.headers.get('location')).toBe(url);
  expect((await api.put(url, { isi, versi: 1 })).status).toBe(204);
  expect((await api.put(url, { isi, versi: 1 })).body.code).toBe('KOVER');
  expect((await api.get('/api/draft?status=terbuka&per_page=1')).body).toMatchObject({
    data: [{ id: baru.body.id, jenis: 'penjualan', isi, versi: 2 }],
    meta: { total: 1, per_page: 1 },
  });
  const kunci = { 'idempotency-key': 'kirim-isi-1' };
  const kirim = await api.post(`${url}/submit`, undefined, kunci);
  expect(kirim.status).toBe(201);
  expect(kirim.body).toEqual({
    id: expect.any(Number),
    nomor_transaksi: expect.stringMatching(/^PJ\//),
    status: 'final',
  });
  expect(kirim.headers.get('location')).toBe(`/api/transaksi/penjualan/${kirim.body.id}`);
  const ulang = await api.post(`${url}/submit`, undefined, kunci);
  expect(ulang.body).toMatchObject({ status: 200, idempotent: true, hasil: kirim.body });
});

test('with four eyes a user does not approve a working draft that he wrote on, also where another submitted it', async () => {
  const { toko, isi, buat, ganti, kirim } = await tokoBerisi();
  await toko.set({ wajib_persetujuan: true, empat_mata: true });
  const [lain, admin] = [await rekan(toko), { peran: 'admin' as const }];
  const setujui = (id: number, who?: Who) =>
    toko.by(who).rows('select * from erp.transaksi_approve($1, $2)', ['penjualan', id]);
  const berdua = async (id: number) => {
    await expectError(setujui(id), 'OTSET');
    await expectError(setujui(id, admin), 'OTSET');
    await setujui(id, lain);
    expect(await toko.dokumen(id)).toMatchObject({ status: 'final' });
  };
  const satu = await buat('penjualan', isi);
  await berdua((await kirim(satu.id, admin)).id);
  const dua = await buat('penjualan', {});
  await ganti(dua.id, isi, 1, admin);
  await berdua((await kirim(dua.id)).id);
  const sendiri = await buat('penjualan', isi);
  await setujui((await kirim(sendiri.id)).id, admin);
});
