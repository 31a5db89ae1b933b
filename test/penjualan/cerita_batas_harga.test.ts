/** Prices below which nobody sells unasked: warned of or refused, by the tenant's limits or those of the goods. */
import { expect, test } from '@jest/globals';
import { openServer } from '../helpers/server.ts';
import { expectError, hari, openStory, type Row } from '../helpers/story.ts';
import { massal } from '../massal/buku.ts';

const { data, openToko } = openStory();
const server = openServer(data);

async function buka(isi: Row = {}, settings: Row = {}) {
  const toko = await openToko(settings);
  const barang = await toko.barang({ kode: 'GLS', harga_jual: 1000, ...isi });
  const dus = await toko.master('satuan', { kode: 'DUS', nama: 'Dus' });
  await toko.master('barang_satuan', { barang_id: barang, satuan_id: dus, faktor: 12 });
  await toko.beli('01-01', [[barang, 1000, 900]]);
  const jual = (baris: Row, lain: Row = {}) =>
    toko.jual('01-05', [{ barang_id: barang, qty: 1, ...baris }], lain);
  const kata = async (id: number) =>
    ((await toko.dokumen(id)).rincian as { peringatan?: string[] }).peringatan;
  /** What a sale warns of. */
  const peringatan = async (baris: Row, lain: Row = {}) => kata((await jual(baris, lain)).id);
  return { toko, barang, dus, jual, kata, peringatan };
}

const RUGI = ['detail.0.harga: di bawah harga pokok'];

test('50 pieces at 1 that cost 900: a warning, unless the settings refuse it or do not look', async () => {
  const { toko, barang, jual, peringatan } = await buka();
  expect(await peringatan({ qty: 50, harga: 1 })).toEqual(RUGI);
  expect(await peringatan({ harga: '899.99' })).toEqual(RUGI);
  expect(await peringatan({ harga: 900 })).toBeUndefined();
  // The base without the tax, with all discounts taken off.
  expect(
    await peringatan({ harga: 990, pajak_kode: 'PPN' }, { harga_termasuk_pajak: true }),
  ).toEqual(RUGI);
  expect(await peringatan({ harga: 1000, diskon: 50 }, { diskon: 60 })).toEqual(RUGI);
  await toko.set({ batas_harga_hpp_persen: 110 });
  expect(await peringatan({ harga: 980 })).toEqual([
    'detail.0.harga: di bawah 110% dari harga pokok',
  ]);
  await toko.set({ batas_harga_tindakan: 'tolak' });
  await expectError(jual({ harga: 980 }), 'KOHRG', 'detail.0.harga');
  await toko.set({ batas_harga_hpp_persen: null });
  expect(await peringatan({ harga: 1 })).toBeUndefined();
  // What has no cost has no such limit.
  await toko.set({ batas_harga_hpp_persen: 100 });
  const jasa = await toko.barang({ jenis: 'jasa', harga_jual: 500 });
  expect(await peringatan({ barang_id: jasa, harga: 1 })).toBeUndefined();
  expect(await toko.stok(barang)).toMatchObject({ qty: '944' });
});

test('the highest discount counts from the price list, of whatever the price comes', async () => {
  const { toko, barang, dus, jual, peringatan } = await buka(
    {},
    { batas_harga_diskon_maksimum: 5, batas_harga_hpp_persen: null },
  );
  await toko.master('harga', { kode: 'GROSIR', nama: 'Grosir' });
  await toko.master('barang_harga', { barang_id: barang, harga_kode: 'GROSIR', harga: 950 });
  const pesan = (persen: string, harga: string) => [
    `detail.0.harga: ${persen}% di bawah daftar harga ${harga}, paling banyak 5%`,
  ];
  expect(await peringatan({})).toBeUndefined();
  expect(await peringatan({ diskon_persen: 5 })).toBeUndefined();
  expect(await peringatan({ harga: '949.99' })).toEqual(pesan('5', '1000'));
  expect(await peringatan({ diskon_persen: 4 }, { diskon: 20 })).toEqual(pesan('6', '1000'));
  expect(await peringatan({ satuan_id: dus, harga: 11_000 })).toEqual(pesan('8.33', '12000'));
  // A price list that is lower itself is no discount.
  const grosir = { harga_kode: 'GROSIR' };
  expect(await peringatan({ satuan_id: dus }, grosir)).toBeUndefined();
  expect(await peringatan({ harga: 910 }, grosir)).toBeUndefined();
  expect(await peringatan({ harga: 900 }, grosir)).toEqual(pesan('5.26', '950'));
  // Goods say it for themselves.
  await toko.ubah('barang', barang, { diskon_maksimum: 50, batas_harga: 'tolak' });
  expect(await peringatan({ diskon_persen: 50 })).toBeUndefined();
  expect(await expectError(jual({ diskon_persen: 51 }), 'KOHRG')).toBe(
    'detail.0.harga: 51% di bawah daftar harga 1000, paling banyak 50%',
  );
  // Without a list the price that is named is the list.
  const lain = await toko.barang({ jenis: 'jasa' });
  expect(await peringatan({ barang_id: lain, harga: 100, diskon: 6 })).toEqual(pesan('6', '100'));
});

test('the least price of goods holds in every unit, and several mistakes are told at once', async () => {
  const { toko, barang, dus, jual, peringatan } = await buka({ harga_minimum: 950 });
  const MINIMUM = 'detail.0.harga: di bawah harga minimum 950 per PCS';
  expect(await peringatan({ harga: 950 })).toBeUndefined();
  expect(await peringatan({ satuan_id: dus, harga: 11_399 })).toEqual([MINIMUM]);
  expect(await peringatan({ satuan_id: dus, harga: 11_400 })).toBeUndefined();
  await toko.ubah('barang', barang, { batas_harga: 'tolak' });
  const lain = await toko.barang({ kode: 'PRG', harga_minimum: 10, batas_harga: 'tolak' });
  await toko.beli('01-01', [[lain, 10, 1]]);
  const salah = toko.jual('01-05', [
    [barang, 1, 899],
    [lain, 1, 20],
    [lain, 1, 9],
  ]);
  expect((await expectError(salah, 'KOHRG')).split('\n')).toEqual([
    MINIMUM,
    'detail.0.harga: di bawah harga pokok',
    'detail.2.harga: di bawah harga minimum 10 per PCS',
  ]);
  await expectError(jual({ harga: 949 }), 'KOHRG', 'detail.0.harga');
  // A tenant that refuses has goods that only warn.
  await toko.set({ batas_harga_tindakan: 'tolak' });
  await toko.ubah('barang', barang, { batas_harga: 'peringatan' });
  expect(await peringatan({ harga: 949 })).toEqual([MINIMUM]);
  await expectError(
    toko.ubah('barang', barang, { diskon_maksimum: 101 }),
    'VAMST',
    'diskon_maksimum',
  );
  await expectError(toko.ubah('barang', barang, { harga_minimum: -1 }), 'VAMST', 'harga_minimum');
});

test('orders are judged when they are taken; their deliveries are only warned of', async () => {
  const { toko, barang, kata, jual } = await buka(
    { harga_minimum: 800 },
    { batas_harga_tindakan: 'tolak' },
  );
  const pesan = (harga: number, isi: Row = {}) =>
    toko.buat('order-penjualan', '01-03', {
      detail: [{ barang_id: barang, qty: 10, harga }],
      ...isi,
    });
  expect((await expectError(pesan(700), 'KOHRG')).split('\n')).toEqual([
    'detail.0.harga: di bawah harga minimum 800 per PCS',
    'detail.0.harga: di bawah harga pokok',
  ]);
  const order = await pesan(900);
  const [baris] = await toko.baris(order.id);
  await toko.ubah('barang', barang, { harga_minimum: 950 });
  const sesuai = await jual({ order_baris_id: baris?.id, qty: 5 });
  expect(await kata(sesuai.id)).toEqual(['detail.0.harga: di bawah harga minimum 950 per PCS']);
  for (const lain of [{ harga: 900 }, { diskon: 1 }])
    await expectError(jual({ order_baris_id: baris?.id, qty: 5, ...lain }), 'KOHRG');
  await expectError(jual({ order_baris_id: baris?.id, qty: 5 }, { diskon: 1 }), 'KOHRG');
  // Buying knows no such limit.
  await toko.buat('order-pembelian', '01-03', {
    detail: [{ barang_id: barang, qty: 1, harga: 1 }],
  });
});

test('drafts, lists, rehearsals and REST say the same', async () => {
  const { toko, barang, kata } = await buka();
  const dokumen = (harga: number) => ({
    tanggal: hari('01-05'),
    kontak_id: toko.pelanggan,
    lokasi_id: toko.lokasi,
    detail: [
      { barang_id: barang, qty: 1, harga: 1000 },
      { barang_id: barang, qty: 1, harga },
    ],
  });
  const rugi = ['detail.1.harga: di bawah harga pokok'];
  const { data: made } = await massal(toko, 'penjualan', [dokumen(1000), dokumen(5), dokumen(900)]);
  expect(await Promise.all(made.map(({ id }) => kata(id)))).toEqual([undefined, rugi, undefined]);
  const { id } = await toko.draft('penjualan', dokumen(5));
  await toko.setujui('penjualan', id);
  expect(await kata(id)).toEqual(rugi);
  expect(await toko.simulasi('penjualan', dokumen(5))).toMatchObject({ peringatan: rugi });

  const admin = await server.restAs(toko, 'admin');
  const kunci = { 'x-admin-key': server.adminKey };
  const atur = (isi: unknown, kepala = kunci as Record<string, string>) =>
    admin.patch('/api/pengaturan/tenant', { batas_harga: isi }, kepala);
  expect((await atur({ tindakan: 'tolak' })).status).toBe(204);
  expect((await admin.get('/api/pengaturan/tenant')).body.batas_harga).toEqual({
    diskon_maksimum: null,
    hpp_persen: 100,
    tindakan: 'tolak',
  });
  expect((await atur({ tindakan: 'peringatan' }, {})).status).toBe(403);
  for (const salah of [
    { tindakan: 'biarkan' },
    { diskon_maksimum: 101 },
    { hpp_persen: -1 },
    { lain: 1 },
  ])
    expect((await atur(salah)).status).toBe(400);

  const staf = await server.restAs(toko, 'staff');
  const ditolak = await staf.post('/api/transaksi/penjualan', dokumen(5));
  expect([ditolak.status, ditolak.body.code, ditolak.body.message]).toEqual([
    409,
    'KOHRG',
    rugi[0],
  ]);
  const daftar = await staf.post('/api/transaksi/penjualan/massal', {
    mode: 'semua',
    dokumen: [dokumen(1000), dokumen(5)],
  });
  expect([daftar.status, daftar.body.code]).toEqual([409, 'KOHRG']);
  const { body } = await staf.post('/api/master/barang', {
    nama: 'Piring',
    satuan_id: toko.satuan,
    harga_minimum: 10,
    diskon_maksimum: 7.5,
    batas_harga: 'tolak',
  });
  const piring = await staf.get(`/api/master/barang/${body.id}`);
  expect(piring.body).toMatchObject({
    harga_minimum: 10,
    diskon_maksimum: 7.5,
    batas_harga: 'tolak',
  });
});
