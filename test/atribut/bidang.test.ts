/** Fields of a tenant's own: what a key of `atribut` is, at every door. */
import { beforeAll, expect, test } from '@jest/globals';
import { openRest, type Rest } from '../helpers/server.ts';
import { expectError, openStory, type Row, type Toko } from '../helpers/story.ts';
import { bukaDunia, type Dunia, SAH } from '../transaksi/aturan_dokumen.ts';

const { openToko } = openStory('few');

let toko: Toko;
let dunia: Dunia;
let rest: Rest;

beforeAll(async () => {
  toko = await openToko();
  dunia = await bukaDunia(toko);
  rest = await openRest(toko, 'staff');
});

const URL = '/api/master/bidang';
const bidang = async (isi: Row, query = ''): Promise<number> => {
  const { status, body } = await rest.post(`${URL}${query}`, { label: 'Uji', ...isi });
  expect([status, body.message]).toEqual([201, undefined]);
  return body.id;
};
const jual = (atribut?: Row, garis?: Row): Row => {
  const isi = (SAH.penjualan as (d: Dunia) => Row)(dunia);
  const detail = (isi.detail as Row[]).map((line) => ({
    ...line,
    ...(garis && { atribut: garis }),
  }));
  return { ...isi, detail, ...(atribut && { atribut }) };
};
const kirim = async (isi: Row, path = '/api/transaksi/penjualan') => {
  const { status, body } = await rest.post(path, isi);
  return [status, body.code ?? null, body.message ?? null];
};
const hapus = async (...ids: number[]) => {
  for (const id of ids) expect((await rest.delete(`${URL}/${id}`)).status).toBe(204);
};

test('a sale is judged by them at every door; what is right is posted', async () => {
  const untuk = 'penjualan';
  const ids = [
    await bidang({ untuk, kunci: 'proyek', tipe: 'pilihan', pilihan: ['A', 'B'], wajib: true }),
    await bidang({ untuk, kunci: 'jarak', tipe: 'angka', min: 0.5, maks: 100 }),
    await bidang({ untuk, kunci: 'kirim_pada', tipe: 'tanggal' }),
    await bidang({ untuk, kunci: 'kado', tipe: 'boolean' }),
    await bidang({ untuk, kunci: 'resi', tipe: 'teks', min: 3, maks: 5 }),
    await bidang({ untuk, baris: true, kunci: 'rak', tipe: 'teks', wajib: true }),
  ];
  const salah = {
    proyek: 'C',
    jarak: '7',
    kirim_pada: '2026-02-30',
    kado: 1,
    resi: 'ab',
    lain: 'bebas',
  };
  const pesan = [
    'atribut.jarak: harus berupa angka, misalnya 1250.50',
    'atribut.kado: harus true atau false',
    'atribut.kirim_pada: harus tanggal yang ada, berbentuk YYYY-MM-DD',
    'atribut.proyek: harus salah satu dari A, B',
    'atribut.resi: paling sedikit 3 huruf',
    'detail.0.atribut.rak: wajib diisi',
  ];
  expect(await kirim(jual(salah))).toEqual([400, 'VABDG', pesan]);
  expect(await kirim(jual(salah), '/api/transaksi/penjualan?simulasi=true')).toEqual([
    400,
    'VABDG',
    pesan,
  ]);
  expect(await kirim(jual({ jarak: 100.5 }, { rak: 'x' }))).toEqual([
    400,
    'VABDG',
    ['atribut.jarak: paling besar 100', 'atribut.proyek: wajib diisi'],
  ]);
  const benar = { proyek: 'A', jarak: 7.25, kirim_pada: '2026-02-28', kado: false, resi: 'abc' };
  expect(await kirim(jual(benar, { rak: 'B2' }))).toEqual([201, null, null]);
  const daftar = { mode: 'semua', dokumen: [jual(benar, { rak: 'B2' }), jual(benar)] };
  const [status, code, messages] = await kirim(daftar, '/api/transaksi/penjualan/massal');
  expect([status, code]).toEqual([400, 'VABDG']);
  expect(messages).toEqual([expect.stringContaining('detail.0.atribut.rak: wajib diisi')]);
  await expectError(
    toko.staf.value(
      'select erp.penjualan_create(jsonb_populate_record(null::erp.penjualan_input, $1))',
      [JSON.stringify(jual(benar))],
    ),
    'VABDG',
  );
  await hapus(...ids);
  expect(await kirim(jual(salah))).toEqual([201, null, null]);
});

test('a draft is kept as it is and judged when it is approved', async () => {
  const id = await bidang({ untuk: 'penjualan', kunci: 'meja', tipe: 'angka', wajib: true });
  const { body } = await rest.post('/api/transaksi/penjualan', { ...jual(), draft: true });
  const url = `/api/transaksi/penjualan/${body.id}`;
  expect((await rest.get(url)).body.halangan).toEqual(['atribut.meja: wajib diisi']);
  expect(await kirim({}, `${url}/approve`)).toEqual([400, 'VABDG', ['atribut.meja: wajib diisi']]);
  expect((await rest.patch(`${url}/atribut`, { meja: 'x' })).body.message).toEqual([
    'atribut.meja: harus berupa angka, misalnya 1250.50',
  ]);
  expect((await rest.patch(`${url}/atribut`, { meja: 4 })).status).toBe(204);
  expect((await rest.post(`${url}/approve`)).status).toBe(204);
  expect((await rest.patch(`${url}/atribut`, { meja: null })).body.code).toBe('VABDG');
  expect((await rest.patch(`${url}/atribut`, { lain: 1 })).status).toBe(204);
  await hapus(id);
});

test('records are judged, made, changed and in lists', async () => {
  const id = await bidang({ untuk: 'barang', kunci: 'berat', tipe: 'angka', min: 0 });
  const baru = (atribut: Row) =>
    rest.post('/api/master/barang', { nama: 'Kopi', satuan_id: toko.satuan, atribut });
  expect((await baru({ berat: -1 })).body.message).toEqual(['atribut.berat: paling kecil 0']);
  const { body } = await baru({ berat: 2, warna: 'merah' });
  const satu = `/api/master/barang/${body.id}`;
  expect((await rest.patch(satu, { atribut: { berat: 'x' } })).body.message).toEqual([
    'atribut.berat: harus berupa angka, misalnya 1250.50',
  ]);
  expect((await rest.patch(satu, { merek: 'X' })).status).toBe(204);
  const { body: daftar } = await rest.get('/api/master/barang?filter=atribut.berat=2&fields=id');
  expect(daftar.data).toEqual([{ id: body.id }]);
  await hapus(id);
});

test('one that becomes stricter says how many rows break it, and keeps them by force', async () => {
  const id = await bidang({ untuk: 'kontak', kunci: 'jarak', tipe: 'angka' });
  const jauh = await toko.kontak({ atribut: { jarak: 90 } });
  await toko.kontak({ atribut: { jarak: 95 } });
  const ubah = (isi: Row, query = '') => rest.patch(`${URL}/${id}${query}`, isi);
  const tolak = await ubah({ maks: 50 });
  expect([tolak.status, tolak.body.code]).toEqual([409, 'KOBDG']);
  expect(tolak.body.message).toMatch(/^kunci: 2 baris/);
  expect((await ubah({ maks: 50 }, '?paksa=true')).status).toBe(204);
  // What was there stays, and other facts of it change; a new value has to fit.
  const satu = `/api/master/kontak/${jauh}`;
  expect((await rest.patch(satu, { atribut: { jarak: 90, kode: 'x' } })).status).toBe(204);
  expect((await rest.patch(satu, { atribut: { jarak: 91 } })).body.message).toEqual([
    'atribut.jarak: paling besar 50',
  ]);
  // Switched off it judges nothing; on again it does.
  expect((await ubah({ aktif: false })).status).toBe(204);
  expect((await rest.patch(satu, { atribut: { jarak: 91 } })).status).toBe(204);
  expect((await ubah({ aktif: true })).body.code).toBe('KOBDG');
  expect((await ubah({ aktif: true }, '?paksa=true')).status).toBe(204);
  const wajib = await ubah({ wajib: true });
  expect(wajib.body.message).toMatch(/baris yang ada melanggarnya; dengan paksa=true/);
  expect((await rest.get(satu)).body.atribut).toEqual({ jarak: 91 });
  await hapus(id);
  expect((await rest.get(satu)).body.atribut).toEqual({ jarak: 91 });
});

test.each([
  [{ untuk: 'tiada' }, 'untuk'],
  [{ untuk: 'barang_satuan' }, 'untuk'],
  [{ baris: true }, 'baris'],
  [{ kunci: 'A' }, 'kunci'],
  [{ label: ' ' }, 'label'],
  [{ tipe: 'pilihan' }, 'pilihan'],
  [{ pilihan: ['a'] }, 'pilihan'],
  [{ tipe: 'pilihan', pilihan: ['a', 'a'] }, 'pilihan'],
  [{ tipe: 'boolean', min: 1 }, 'min'],
  [{ tipe: 'angka', min: 2, maks: 1 }, 'maks'],
  [{ tipe: 'teks', maks: 501 }, 'maks'],
])('%j is no field', async (isi, path) => {
  const dokumen = { untuk: 'barang', kunci: 'uji', label: 'Uji', tipe: 'teks', ...isi };
  await expectError(
    toko.staf.value('select erp.bidang_create(jsonb_populate_record(null::erp.bidang_input, $1))', [
      JSON.stringify(dokumen),
    ]),
    'VABDG',
    path,
  );
  expect((await rest.post(URL, dokumen)).status).toBe(400);
});

test('what never changes is refused, and so is what is no value', async () => {
  const id = await bidang({ untuk: 'lokasi', kunci: 'luas', tipe: 'angka' });
  for (const isi of [
    { tipe: 'teks' },
    { kunci: 'x' },
    { wajib: 'ya' },
    { min: 'x' },
    { pilihan: [1] },
    [1],
  ])
    await expectError(
      toko.staf.value('select erp.bidang_patch($1, $2)', [id, JSON.stringify(isi)]),
      'VABDG',
    );
  expect((await rest.patch(`${URL}/${id}`, { tipe: 'teks' })).status).toBe(400);
  await hapus(id);
  for (const answer of [
    await rest.get(`${URL}/${id}`),
    await rest.patch(`${URL}/${id}`, { label: 'x' }),
    await rest.delete(`${URL}/${id}`),
  ])
    expect([answer.status, answer.body.code]).toEqual([404, 'TDBDG']);
});

test('of two alike at once one is made; a subject has 50 at most', async () => {
  const satu = { untuk: 'harga', kunci: 'kembar', label: 'x', tipe: 'teks' };
  const answers = await Promise.all([1, 2, 3].map(() => rest.post(URL, satu)));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe('KODUP');
  for (let n = 1; n < 50; n += 1) await bidang({ untuk: 'harga', kunci: `k${n}`, tipe: 'teks' });
  const lagi = await rest.post(URL, { ...satu, kunci: 'lagi' });
  expect([lagi.status, lagi.body.code]).toEqual([409, 'KOBDG']);
  const { body } = await rest.get(`${URL}?untuk=harga&per_page=2`);
  expect([body.meta.total, body.data.map(({ kunci }: Row) => kunci)]).toEqual([50, ['k1', 'k10']]);
});

test('they are one tenant’s, and a viewer makes none', async () => {
  const id = await bidang(
    { untuk: 'satuan', kunci: 'asing', tipe: 'teks', wajib: true },
    '?paksa=true',
  );
  const lain = await openRest(await openToko(), 'staff');
  expect((await lain.get(`${URL}/${id}`)).status).toBe(404);
  expect((await lain.delete(`${URL}/${id}`)).status).toBe(404);
  expect((await lain.get(URL)).body.meta.total).toBe(0);
  expect((await lain.post('/api/master/satuan', { kode: 'KG', nama: 'Kilo' })).status).toBe(201);
  const viewer = await openRest(toko, 'viewer');
  expect(
    (await viewer.post(URL, { untuk: 'satuan', kunci: 'x', label: 'x', tipe: 'teks' })).status,
  ).toBe(403);
  expect((await rest.patch(`${URL}/${id}`, { label: 'Asing' })).status).toBe(204);
  await hapus(id);
  const jejak = await toko.rows(
    `select aksi, sebelum ->> 'label' as sebelum, sesudah ->> 'label' as sesudah from audit
      where entitas = 'bidang' and entitas_id = $1 order by id`,
    [`${id}`],
  );
  expect(jejak).toEqual([
    { aksi: 'buat', sebelum: null, sesudah: 'Uji' },
    { aksi: 'ubah', sebelum: 'Uji', sesudah: 'Asing' },
    { aksi: 'hapus', sebelum: 'Asing', sesudah: null },
  ]);
});

test('one that is switched off keeps its values: shown, not demanded, not judged; on again it holds', async () => {
  const isi = { untuk: 'penjualan', kunci: 'tahap', label: 'Tahap', tipe: 'angka', maks: 5 };
  const id = await bidang({ ...isi, wajib: true });
  const garis = await bidang({ ...isi, baris: true, kunci: 'koli' });
  const { body } = await rest.post('/api/transaksi/penjualan', jual({ tahap: 4 }, { koli: 2 }));
  const satu = `/api/transaksi/penjualan/${body.id}`;
  for (const one of [id, garis]) {
    expect((await rest.patch(`${URL}/${one}`, { aktif: false })).status).toBe(204);
  }
  const dokumen = (await rest.get(satu)).body;
  expect([dokumen.atribut, dokumen.detail[0].atribut]).toEqual([{ tahap: 4 }, { koli: 2 }]);
  const daftar = await rest.get('/api/transaksi/penjualan?filter=atribut.tahap:4');
  expect(daftar.body.data.map((one: Row) => one.id)).toEqual([body.id]);
  const { body: gql } = await rest.post('/graphql', {
    query: `{ daftarTransaksi(filter: { atribut: { kunci: "tahap", min: 4 } }) { nodes { nilai(kunci: "tahap") } } }`,
  });
  expect(gql.data ?? gql.errors).toEqual({ daftarTransaksi: { nodes: [{ nilai: 4 }] } });
  expect(await kirim(jual(undefined, { koli: 'banyak' }))).toEqual([201, null, null]);
  expect(await kirim(jual({ tahap: 'nanti' }))).toEqual([201, null, null]);
  expect((await rest.patch(`${satu}/atribut`, { tahap: 99 })).status).toBe(204);
  for (const one of [id, garis]) {
    expect((await rest.patch(`${URL}/${one}?paksa=true`, { aktif: true })).status).toBe(204);
  }
  expect(await kirim(jual(undefined, { koli: 9 }))).toEqual([
    400,
    'VABDG',
    ['atribut.tahap: wajib diisi', 'detail.0.atribut.koli: paling besar 5'],
  ]);
  expect((await rest.get(satu)).body.atribut).toEqual({ tahap: 99 });
  await hapus(id, garis);
});

test('GraphQL makes, lists, changes and deletes them', async () => {
  const ask = async (query: string) => {
    const { body } = await rest.post('/graphql', { query });
    expect(body.errors).toBeUndefined();
    return body.data;
  };
  const { bidangCreate } = await ask(
    `mutation { bidangCreate(input: { dokumen: { untuk: "aset", kunci: "seri", label: "Seri", tipe: teks } }) { result { id } } }`,
  );
  const { id } = bidangCreate.result;
  await ask(`mutation { bidangPatch(input: { id: "${id}", patch: { maks: 9 } }) { result } }`);
  const { bidangGet, bidangList } = await ask(
    `{ bidangGet(id: "${id}") { kunci tipe maks } bidangList(untuk: "aset") { total data { kunci } } }`,
  );
  expect(bidangGet).toMatchObject({ kunci: 'seri', tipe: 'teks' });
  expect(Number(bidangGet.maks)).toBe(9);
  expect(bidangList.data).toEqual([{ kunci: 'seri' }]);
  await ask(`mutation { bidangDelete(input: { id: "${id}" }) { result } }`);
});
