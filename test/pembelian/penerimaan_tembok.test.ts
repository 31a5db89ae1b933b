/** Who may not: receipts, what takes of them and what tells of them, for a viewer, nobody, others and another tenant. */
import { beforeAll, describe, expect, test } from '@jest/globals';
import { type Answer, openServer } from '../helpers/server.ts';
import { hari, openStory, type Row, type Toko } from '../helpers/story.ts';
import { liftSequences } from '../rest/foreign.ts';

const { data, openToko } = openStory();
const server = openServer(data);
const CAKUPAN = ['transaksi:*', 'laporan:*', 'master:*'];

let toko: Toko;
let asing: Toko;
let barang: number;
/** Rights, then ids of the order and the receipt that were made by staff. */
const tokens: Record<string, string | undefined> = {};
let orang: Ids;
let sebelah: Ids;

type Ids = { pesan: number; datang: number; baris: number; baris_order: number };

async function make(where: Toko): Promise<Ids> {
  const goods = where === toko ? barang : await where.barang();
  const pesan = await where.buat('order-pembelian', '03-02', {
    lokasi_id: where.lokasi,
    detail: [[goods, 10, 100]],
  });
  const baris_order = (await where.baris(pesan.id))[0]?.id as number;
  const datang = await where.buat('pembelian', '03-05', {
    mode: 'penerimaan',
    detail: [{ barang_id: goods, qty: 4, order_baris_id: baris_order }],
  });
  const baris = (await where.baris(datang.id))[0]?.id as number;
  return { pesan: pesan.id, datang: datang.id, baris, baris_order };
}

beforeAll(async () => {
  toko = await openToko();
  asing = await openToko();
  await liftSequences(asing);
  barang = await toko.barang();
  const key = { 'x-admin-key': server.adminKey };
  const admin = server.rest(await server.tokenOf(toko, 'admin'));
  const peran = { kode: 'pembeli', nama: 'Pembeli', dasar: 'staff', cakupan: CAKUPAN };
  await admin.post('/api/pengaturan/peran', { ...peran, hanya_milik: true }, key);
  const email = `rina@${toko.kode}.test`;
  await admin.post('/api/pengaturan/pengguna', { email, nama: 'Rina', peran: 'pembeli' }, key);
  tokens.milik = await server.signIn(email, toko.kode);
  tokens.viewer = await server.tokenOf(toko, 'viewer');
  tokens.staff = await server.tokenOf(toko, 'staff');
  tokens.asing = await server.tokenOf(asing, 'staff');
  orang = await make(toko);
  sebelah = await make(asing);
});

/** Each endpoint of receipts, as it is asked about these ids. */
const CALLS: Record<string, (token: string | undefined, ids: Ids) => Promise<Answer>> = {
  terima: (token, { pesan }) =>
    server.rest(token).post(`/api/transaksi/order-pembelian/${pesan}/terima`, {
      tanggal: hari('03-06'),
    }),
  tutup: (token, { datang }) =>
    server.rest(token).post(`/api/transaksi/pembelian/${datang}/tutup`, {
      tanggal: hari('03-06'),
      alasan: 'selesai',
    }),
  buka: (token, { datang }) =>
    server.rest(token).delete(`/api/transaksi/pembelian/${datang}/tutup?alasan=keliru`),
  baca: (token, { datang }) => server.rest(token).get(`/api/transaksi/pembelian/${datang}`),
  cetak: (token, { datang }) =>
    server.rest(token).get(`/api/transaksi/pembelian/${datang}/cetak?format=html`),
  void: (token, { datang }) =>
    server.rest(token).post(`/api/transaksi/pembelian/${datang}/void`, { alasan: 'keliru' }),
};

/** Documents that name a line of a receipt, or an order's. */
const NAMES: Record<string, (ids: Ids) => [string, Row]> = {
  'an invoice of it': ({ baris }) => ['pembelian', { detail: [{ penerimaan_baris_id: baris }] }],
  'a return of it': ({ baris, datang }) => [
    'retur-pembelian',
    { dokumen_asal_id: datang, detail: [{ baris_asal_id: baris, qty: 1 }] },
  ],
  'a receipt of the order': ({ baris_order }) => [
    'pembelian',
    {
      mode: 'penerimaan',
      detail: [{ barang_id: barang, qty: 1, order_baris_id: baris_order }],
    },
  ],
};
const post = (token: string | undefined, [jenis, isi]: [string, Row], at: Toko = toko) =>
  server.rest(token).post(`/api/transaksi/${jenis}`, {
    tanggal: hari('03-07'),
    kontak_id: at.supplier,
    lokasi_id: at.lokasi,
    ...isi,
  });

const nothingChanged = async () => {
  expect((await toko.baca('pembelian', orang.datang)).detail).toMatchObject([
    { qty_sisa: 4, nilai_sisa: 400 },
  ]);
  expect((await asing.baca('pembelian', sebelah.datang)).detail).toMatchObject([
    { qty_sisa: 4, nilai_sisa: 400 },
  ]);
};

describe.each(Object.keys(CALLS))('%s', (name) => {
  const call = CALLS[name] as (typeof CALLS)[string];
  test('nobody 401, a viewer 403, others’ and another tenant’s are not there', async () => {
    expect((await call(undefined, orang)).status).toBe(401);
    expect((await call(tokens.viewer, orang)).status).toBe(403);
    for (const answer of [
      await call(tokens.milik, orang),
      await call(tokens.staff, sebelah),
      await call(tokens.asing, { ...orang, datang: 9_999_999, pesan: 9_999_999 }),
    ]) {
      expect([answer.status, answer.body.code]).toEqual([404, 'TDTRX']);
    }
    await nothingChanged();
  });
});

describe.each(Object.keys(NAMES))('%s', (name) => {
  const isi = NAMES[name] as (typeof NAMES)[string];
  test('is refused as if the line were not there', async () => {
    expect((await post(undefined, isi(orang))).status).toBe(401);
    expect((await post(tokens.viewer, isi(orang))).status).toBe(403);
    const tiada = { pesan: 9_999_999, datang: 9_999_999, baris: 9_999_999, baris_order: 9_999_999 };
    const answers = [
      await post(tokens.milik, isi(tiada)),
      await post(tokens.milik, isi(orang)),
      await post(tokens.staff, isi(tiada)),
    ];
    for (const { status } of answers) expect([400, 404]).toContain(status);
    // Ids of another tenant are his: here they name something else, or nothing.
    await nothingChanged();
  });
});

test('what tells of everybody is closed to who sees his own, and open to a viewer', async () => {
  for (const path of ['belum-ditagih', 'pencocokan']) {
    expect((await server.rest(undefined).get(`/api/laporan/${path}`)).status).toBe(401);
    const own = await server.rest(tokens.milik).get(`/api/laporan/${path}`);
    expect([own.status, own.body.code]).toEqual([403, 'OTMIL']);
    const all = await server.rest(tokens.viewer).get(`/api/laporan/${path}?per_page=50`);
    expect(all.status).toBe(200);
    expect(all.text).not.toContain(asing.kode);
  }
});

test('what she receives herself she closes and bills; of her order she sees what others received', async () => {
  const rina = server.rest(tokens.milik);
  const order = await post(tokens.milik, [
    'order-pembelian',
    { detail: [{ barang_id: barang, qty: 10, harga: 100 }] },
  ]);
  expect(order.status).toBe(201);
  const of = (id: number) => rina.get(`/api/transaksi/order-pembelian/${id}`);
  const [{ id: baris_order }] = (await of(order.body.id)).body.detail;
  const lain = await toko.buat('pembelian', '03-08', {
    mode: 'penerimaan',
    detail: [{ barang_id: barang, qty: 6, order_baris_id: baris_order }],
  });
  const seen = (await of(order.body.id)).body;
  expect(seen).toMatchObject({ status_tagih: 'belum', detail: [{ dipenuhi: 6, ditagih: 0 }] });
  expect((await rina.get(`/api/transaksi/pembelian/${lain.id}`)).status).toBe(404);
  const own = await rina.post(`/api/transaksi/order-pembelian/${order.body.id}/terima`, {
    tanggal: hari('03-09'),
  });
  expect(own.status).toBe(201);
  const tutup = await rina.post(`/api/transaksi/pembelian/${own.body.id}/tutup`, {
    tanggal: hari('03-10'),
    alasan: 'cuma-cuma',
  });
  expect(tutup.body).toMatchObject({ id: own.body.id, status_tagih: 'selesai' });
  const daftar = async (status: string) =>
    (await rina.get(`/api/transaksi/order-pembelian?filter=status_tagih:${status}`)).body.data.map(
      ({ id }: Row) => id,
    );
  expect(await daftar('belum')).toEqual([order.body.id]);
  expect(await daftar('selesai')).toEqual([]);
});
