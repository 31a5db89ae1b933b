/** What to buy, and the drafts of orders that it becomes: nothing is proposed twice. */
import { expect, test } from '@jest/globals';
import { openServer } from '../helpers/server.ts';
import { expectError, hari, openStory, type Row } from '../helpers/story.ts';
import { expectError as expectRefused } from '../rest/description.ts';

const { data, openToko } = openStory();
const server = openServer(data);

type Rest = ReturnType<typeof server.rest>;

/** Eight there, three reserved, five ordered; a location keeps 20 to 50, a supplier sells dozens. */
async function buka() {
  const toko = await openToko();
  const barang = await toko.barang({ harga_beli: 1000 });
  await toko.beli('01-02', [[barang, 8, 900]]);
  await toko.buat('order-penjualan', '01-03', {
    reservasi: true,
    detail: [{ barang_id: barang, qty: 3, harga: 2000 }],
  });
  await toko.buat('order-pembelian', '01-04', { detail: [[barang, 5, 900]] });
  await toko.master('barang_lokasi', {
    barang_id: barang,
    lokasi_id: toko.lokasi,
    stok_minimum: 20,
    stok_maksimum: 50,
  });
  const pemasok = await toko.master('barang_pemasok', {
    barang_id: barang,
    kontak_id: toko.supplier,
    harga: 950,
    kelipatan: 12,
    utama: true,
  });
  const usulan = async (args: Row = {}) => {
    const { data } = await toko.laporan('usulan_beli', args);
    return data.map((one: Row) => [
      ...[one.qty, one.reservasi, one.dipesan, one.draf, one.proyeksi, one.titik].map(Number),
      one.usulan === null ? null : Number(one.usulan),
    ]);
  };
  const rest = server.rest(await server.tokenOf(toko, 'staff'));
  return { toko, barang, pemasok, usulan, rest };
}

const draft = async (rest: Rest, body: object = {}, header?: Record<string, string>) =>
  rest.post('/api/usulan-beli', body, header);

test('below its point goods are proposed up to the maximum in whole dozens, and drafted once', async () => {
  const { toko, barang, usulan, rest } = await buka();
  expect(await usulan()).toEqual([[8, 3, 5, 0, 10, 20, 48]]);
  const made = await draft(rest);
  expect(made.status).toBe(201);
  expect(made.body.draft).toMatchObject([
    { kontak_id: toko.supplier, lokasi_id: toko.lokasi, total: 45_600 },
  ]);
  expect(await usulan()).toEqual([]);
  expect(await usulan({ semua: true })).toEqual([[8, 3, 5, 48, 58, 20, null]]);
  expect((await draft(rest)).body.draft).toEqual([]);
  const { isi } = (await rest.get(`/api/draft/${made.body.draft[0].draft_id}`)).body;
  expect(isi).toMatchObject({
    kontak_id: toko.supplier,
    lokasi_id: toko.lokasi,
    detail: [{ barang_id: barang, qty: 48, harga: 950 }],
  });
  // A draft that waits for approval counts on; once it is posted it is on order.
  const sent = await rest.post(`/api/draft/${made.body.draft[0].draft_id}/submit`);
  expect(sent.status).toBe(201);
  expect(await usulan({ semua: true })).toEqual([[8, 3, 53, 0, 58, 20, null]]);
  await toko.batalkan('order-pembelian', sent.body.id);
  expect(await usulan()).toEqual([[8, 3, 5, 0, 10, 20, 48]]);
});

test('drafts of whomever count, those that wait too, and what a draft says wrongly counts as nothing', async () => {
  const { toko, barang, usulan, rest } = await buka();
  await toko.set({ wajib_persetujuan: true });
  const isi = {
    tanggal: hari('02-01'),
    kontak_id: toko.supplier,
    detail: [{ barang_id: barang, qty: 4, harga: 900 }],
  };
  const waiting = await rest.post('/api/transaksi/order-pembelian', isi);
  expect(waiting.body.nomor_transaksi).toMatch(/^DRAFT-/);
  const admin = server.rest(await server.tokenOf(toko, 'admin'));
  const detail = [
    { barang_id: `${barang}`, qty: '2.5' },
    { barang_id: 'kopi', qty: 7 },
    { barang_id: barang, qty: -9 },
    { barang_id: barang, qty: 'banyak' },
    'bukan baris',
  ];
  await admin.post('/api/draft', { jenis: 'order-pembelian', isi: { detail } });
  await admin.post('/api/draft', { jenis: 'order-pembelian', isi: { detail: 'belum' } });
  await admin.post('/api/draft', { jenis: 'order-penjualan', isi: { detail } });
  expect(await usulan()).toEqual([[8, 3, 5, 6.5, 16.5, 20, 36]]);
});

test('two at once draft it once, and a repeated request is answered as the first', async () => {
  const { toko, usulan, rest } = await buka();
  const answers = await Promise.all([draft(rest), draft(rest)]);
  expect(answers.map(({ body }) => body.draft.length).sort()).toEqual([0, 1]);
  expect(await toko.value('select count(*)::int from draft')).toBe(1);
  const [satu] = (await toko.laporan('usulan_beli', { semua: true })).data as Row[];
  const baris = [{ barang_id: satu?.barang_id, kontak_id: toko.supplier, qty: 12 }];
  const key = { 'idempotency-key': 'usulan-1' };
  const first = await draft(rest, { baris }, key);
  const again = await draft(rest, { baris }, key);
  expect(again.body.hasil.draft).toEqual(first.body.draft);
  expect(await toko.value('select count(*)::int from draft')).toBe(2);
  expect(await usulan({ semua: true })).toEqual([[8, 3, 5, 60, 70, 20, null]]);
});

test('what is sold while one waits raises the point; a minimum and a unit of the supplier raise the quantity', async () => {
  const { toko, barang, pemasok, usulan, rest } = await buka();
  const dus = await toko.master('satuan', { kode: 'DUS', nama: 'Dus' });
  await toko.master('barang_satuan', { barang_id: barang, satuan_id: dus, faktor: 10 });
  await toko.ubah('barang_pemasok', pemasok, {
    satuan_id: dus,
    harga: 9400,
    minimum_beli: 6,
    kelipatan: null,
    waktu_tunggu_hari: 30,
  });
  const today = `${(await toko.row('select erp_private.tenant_today(null::buku)::text as hari')).hari}`;
  const kirim = (jenis: string, isi: Row) =>
    rest.post(`/api/transaksi/${jenis}`, {
      tanggal: today,
      kontak_id: toko.pelanggan,
      lokasi_id: toko.lokasi,
      ...isi,
    });
  await kirim('pembelian', {
    kontak_id: toko.supplier,
    detail: [{ barang_id: barang, qty: 100, harga: 900 }],
  });
  const jual = await kirim('penjualan', {
    detail: [{ barang_id: barang, qty: 95, harga: 2000 }],
  });
  const { detail } = await toko.baca('penjualan', jual.body.id);
  await kirim('retur-penjualan', {
    dokumen_asal_id: jual.body.id,
    detail: [{ baris_asal_id: (detail as Row[])[0]?.id, qty: 5 }],
  });
  // 90 in 90 days make one a day: 30 while one waits. 18 are there.
  expect(await usulan()).toEqual([[18, 3, 5, 0, 20, 30, 60]]);
  expect(await usulan({ hari: 45 })).toEqual([[18, 3, 5, 0, 20, 60, 60]]);
  await expectError(toko.laporan('usulan_beli', { hari: 0 }), 'VAHRI', 'hari');
  const made = await draft(rest);
  expect(made.body.draft).toMatchObject([{ total: 56_400 }]);
  const { isi } = (await rest.get(`/api/draft/${made.body.draft[0].draft_id}`)).body;
  expect(isi.detail).toMatchObject([{ satuan_id: dus, qty: 6, harga: 9400 }]);
});

test('goods without bounds at a location are looked at as a whole, and drafted per supplier and location', async () => {
  const { toko, usulan, rest } = await buka();
  const lain = await toko.barang({ harga_beli: 50, stok_minimum: 7 });
  const tanpa = await toko.barang({ stok_minimum: 1 });
  const kedua = await toko.kontak({ tipe: 'supplier' });
  await toko.master('barang_pemasok', { barang_id: lain, kontak_id: kedua });
  expect(await usulan()).toHaveLength(3);
  const { meta } = await toko.laporan('usulan_beli', { kontak_id: kedua });
  expect(meta).toMatchObject({ tanpa_pemasok: 0, total_nilai: 350 });
  expect((await toko.laporan('usulan_beli')).meta).toMatchObject({ tanpa_pemasok: 1 });
  expect(await usulan({ lokasi_id: toko.lokasi, per_page: 2 })).toHaveLength(2);
  const made = (await draft(rest)).body.draft as Row[];
  expect(made.map(({ kontak_id, lokasi_id }) => [kontak_id, lokasi_id])).toEqual([
    [toko.supplier, toko.lokasi],
    [kedua, null],
  ]);
  const baris = [
    { barang_id: tanpa, kontak_id: kedua, qty: 2, lokasi_id: toko.lokasi },
    { barang_id: lain, kontak_id: kedua, qty: 1, lokasi_id: toko.lokasi },
    { barang_id: lain, kontak_id: toko.supplier, qty: 1 },
  ];
  expect((await draft(rest, { baris })).body.draft).toMatchObject([
    { kontak_id: toko.supplier, lokasi_id: null, total: 50 },
    { kontak_id: kedua, lokasi_id: toko.lokasi, total: 50 },
  ]);
});

test('lines are refused by their names; a viewer, another tenant and nobody draft nothing', async () => {
  const { toko, barang, rest } = await buka();
  const wrong = await draft(rest, {
    baris: [
      { barang_id: 999_999, kontak_id: toko.supplier, qty: 1 },
      { barang_id: barang, kontak_id: 999_999, lokasi_id: 999_999, qty: '0.0000001' },
    ],
  });
  expectRefused(wrong, 400);
  const viewer = server.rest(await server.tokenOf(toko, 'viewer'));
  expectRefused(await draft(viewer), 403, 'OTROL');
  expect((await viewer.get('/api/laporan/usulan-beli')).status).toBe(200);
  expect((await server.rest('salah').post('/api/usulan-beli', {})).status).toBe(401);
  const other = await openToko();
  const stranger = server.rest(await server.tokenOf(other, 'staff'));
  expect((await stranger.get('/api/laporan/usulan-beli?semua=true')).body.data).toEqual([]);
  const foreign = await draft(stranger, {
    baris: [{ barang_id: barang, kontak_id: toko.supplier, qty: 1 }],
  });
  expect([foreign.status, foreign.body.code]).toEqual([400, 'VADOK']);
});
