/** Quotations: they order nothing; the order that follows has their terms, and decides what becomes of them. */
import { expect, test } from '@jest/globals';
import { openServer } from '../helpers/server.ts';
import { expectError, hari, openStory, type Row } from '../helpers/story.ts';
import { massal } from '../massal/buku.ts';
import { expectError as expectRefused } from '../rest/description.ts';

const { data, openToko } = openStory();
const server = openServer(data);

async function buka(settings: Row = {}) {
  const toko = await openToko(settings);
  const barang = await toko.barang({ harga_jual: 1500, harga_beli: 1000 });
  await toko.beli('01-02', [[barang, 10, 1000]]);
  const tawar = (baris: Row[] = [{ barang_id: barang, qty: 6, harga: 1400 }], lain: Row = {}) =>
    toko.buat('order-penjualan', '01-03', { mode: 'penawaran', detail: baris, ...lain });
  const garis = async (id: number) => (await toko.baris(id)).map((one) => one.id as number);
  /** An order of all that a quotation offers. */
  const pesan = async (id: number, lain: Row = {}, tanggal = '01-05') =>
    toko.buat('order-penjualan', tanggal, {
      detail: (await toko.baris(id)).map((one) => ({
        barang_id: one.barang_id,
        qty: Number(one.qty),
        penawaran_baris_id: one.id,
      })),
      ...lain,
    });
  const status = async (id: number) => (await toko.baca('order-penjualan', id)).status_order;
  const rest = server.rest(await server.tokenOf(toko, 'staff'));
  const tutup = (id: number, body: object = {}) =>
    rest.post(`/api/transaksi/order-penjualan/${id}/tutup`, body);
  return { toko, barang, tawar, garis, pesan, status, rest, tutup };
}

test('a quotation orders and reserves nothing, has a number of its own, and no journal', async () => {
  const { toko, barang, tawar, rest } = await buka();
  const satu = await tawar(undefined, { berlaku_sampai: hari('12-31') });
  expect(satu.nomor_transaksi).toMatch(/^PN\/UTAMA\/\d{6}\/00001$/);
  await toko.expectJurnal(satu.id);
  expect(await toko.baca('order-penjualan', satu.id)).toMatchObject({
    mode: 'penawaran',
    status_order: 'kedaluwarsa',
    berlaku_sampai: hari('12-31'),
    total_nilai: 8400,
    detail: [{ barang_id: barang, qty: 6, harga: 1400 }],
  });
  const [stok] = (await toko.laporan('stok', { barang_id: barang })).data;
  expect([stok?.tersedia, stok?.reservasi ?? 0].map(Number)).toEqual([10, 0]);
  expect((await toko.laporan('order', { jenis: 'order-penjualan' })).total).toBe(0);
  const [baris_id] = (await toko.baris(satu.id)).map(({ id }) => id);
  // Nothing is delivered of it, no deposit is given for it, and it reserves nothing.
  await expectError(
    toko.jual('01-05', [{ barang_id: barang, qty: 1, order_baris_id: baris_id }]),
    'VADOK',
    'detail.0.order_baris_id',
  );
  await expectError(tawar(undefined, { reservasi: true }), 'VAMOD', 'reservasi');
  await expectError(tawar(undefined, { berlaku_sampai: hari('01-01') }), 'VADOK', 'berlaku_sampai');
  await expectError(
    toko.buat('order-penjualan', '01-03', {
      berlaku_sampai: hari('01-09'),
      detail: [[barang, 1, 1]],
    }),
    'VAMOD',
    'berlaku_sampai',
  );
  const daftar = await rest.get(
    '/api/transaksi/order-penjualan?filter=mode:penawaran,status_order:kedaluwarsa',
  );
  expect(daftar.body.data).toMatchObject([
    { id: satu.id, status_order: 'kedaluwarsa', qty_sisa: null, nilai_sisa: null },
  ]);
});

test('a quotation without a last day stays one, until it is turned down', async () => {
  const { tawar, status, tutup, rest, pesan } = await buka();
  const satu = await tawar();
  expect(await status(satu.id)).toBe('penawaran');
  const cari = async (word: string) =>
    (await rest.get(`/api/transaksi/order-penjualan?filter=status_order:${word}`)).body.data.map(
      (one: Row) => one.id,
    );
  expect([await cari('penawaran'), await cari('kedaluwarsa')]).toEqual([[satu.id], []]);
  expectRefused(await tutup(satu.id), 400, 'VADOK hasil:');
  expectRefused(await tutup(satu.id, { hasil: 'menang' }), 400, 'VAINP');
  const alasan = 'terlalu mahal';
  expect((await tutup(satu.id, { hasil: 'ditolak', alasan })).status).toBe(204);
  expect((await tutup(satu.id, { hasil: 'ditolak' })).status).toBe(204);
  expect(await status(satu.id)).toBe('ditolak');
  const { body } = await rest.get(`/api/transaksi/order-penjualan/${satu.id}?sertakan=riwayat`);
  expect(body).toMatchObject({ alasan, riwayat: [{ aksi: 'posting' }, { aksi: 'tutup', alasan }] });
  expect(await cari('ditolak')).toEqual([satu.id]);
  await expectError(pesan(satu.id), 'KOSTS');
  const order = await rest.post('/api/transaksi/order-penjualan', {
    tanggal: hari('01-03'),
    kontak_id: body.kontak_id,
    detail: [{ barang_id: body.detail[0].barang_id, qty: 1, harga: 1 }],
  });
  expectRefused(await tutup(order.body.id, { hasil: 'ditolak' }), 400, 'VADOK hasil:');
  expectRefused(await tutup(order.body.id, { alasan }), 400, 'VADOK alasan:');
  expect((await tutup(order.body.id)).status).toBe(204);
  expect(await status(order.body.id)).toBe('ditutup');
});

test('an order has the terms of the quotation, which is accepted by it and open again without it', async () => {
  const { toko, barang, tawar, garis, pesan, status } = await buka();
  const satu = await tawar(
    [{ barang_id: barang, qty: 6, harga: 1400, diskon: 100, pajak_kode: 'PPN' }],
    { harga_termasuk_pajak: true },
  );
  const order = await pesan(satu.id, { reservasi: true });
  const [tawaran] = await garis(satu.id);
  expect(await toko.baca('order-penjualan', order.id)).toMatchObject({
    status_order: 'terbuka',
    dokumen_asal_id: satu.id,
    harga_termasuk_pajak: true,
    total_nilai: 8300,
    detail: [{ harga: 1400, diskon: 100, pajak_kode: 'PPN', penawaran_baris_id: tawaran }],
  });
  expect(await status(satu.id)).toBe('diterima');
  expect(await expectError(pesan(satu.id), 'KOSTS')).toContain('lagi: true');
  const kedua = await pesan(satu.id, { lagi: true });
  await toko.batalkan('order-penjualan', order.id);
  expect(await status(satu.id)).toBe('diterima');
  await toko.batalkan('order-penjualan', kedua.id);
  expect(await status(satu.id)).toBe('penawaran');
  const ketiga = await pesan(satu.id);
  await expectError(toko.batalkan('order-penjualan', satu.id), 'KODEP');
  await toko.batalkan('order-penjualan', satu.id, { kaskade: true });
  expect((await toko.dokumen(ketiga.id)).status).toBe('void');
  await expectError(pesan(satu.id), 'KOSTS');
});

test('an order after the last day of the quotation is warned of, and lines say which one they take', async () => {
  const { toko, barang, tawar, garis } = await buka();
  const satu = await tawar(undefined, { berlaku_sampai: hari('01-04') });
  const dua = await tawar();
  const [a] = await garis(satu.id);
  const [b] = await garis(dua.id);
  const lain = await toko.barang();
  const pesan = (detail: Row[], isi: Row = {}, jenis = 'order-penjualan') =>
    toko.buat(jenis, '01-05', { detail, ...isi });
  const baris = (penawaran_baris_id: unknown, barang_id = barang) => ({
    barang_id,
    qty: 1,
    penawaran_baris_id,
  });
  const di = 'detail.0.penawaran_baris_id';
  await expectError(pesan([baris(999_999)]), 'VADOK', di);
  await expectError(pesan([baris(a, lain)]), 'VADOK', di);
  await expectError(pesan([baris(a)], { kontak_id: await toko.kontak() }), 'VADOK', di);
  await expectError(pesan([baris(a), baris(b)]), 'VADOK', 'detail.1.penawaran_baris_id');
  await expectError(toko.buat('order-penjualan', '01-02', { detail: [baris(a)] }), 'VADOK', di);
  await expectError(
    pesan([baris(a)], { kontak_id: toko.supplier }, 'order-pembelian'),
    'VADOK',
    di,
  );
  await expectError(pesan([baris(a)], { mode: 'penawaran' }), 'VAMOD', di);
  const order = await pesan([baris(a), { barang_id: lain, qty: 1, harga: 5 }]);
  expect((await toko.baca('order-penjualan', order.id)).peringatan).toEqual([
    expect.stringMatching(/^penawaran PN\/.* berlaku sampai \d{4}-01-04$/),
  ]);
});

test('a quoted price below the limit is refused when it is offered, and not when it is ordered', async () => {
  const { toko, barang, tawar, pesan } = await buka();
  await toko.set({ batas_harga_diskon_maksimum: 5, batas_harga_tindakan: 'tolak' });
  await expectError(tawar(), 'KOHRG');
  await toko.set({ batas_harga_diskon_maksimum: 10 });
  const satu = await tawar();
  await toko.set({ batas_harga_diskon_maksimum: 5 });
  await pesan(satu.id);
  await expectError(
    toko.buat('order-penjualan', '01-05', { detail: [{ barang_id: barang, qty: 1, harga: 1400 }] }),
    'KOHRG',
  );
});

test('orders of a quotation in bulk are posted one by one; a draft of one is ordered when approved', async () => {
  const { toko, barang, tawar, garis, status, rest } = await buka();
  const satu = await tawar();
  const [penawaran_baris_id] = await garis(satu.id);
  const isi = {
    tanggal: hari('01-05'),
    kontak_id: toko.pelanggan,
    detail: [{ barang_id: barang, qty: 2, penawaran_baris_id }],
  };
  const { data: made } = await massal(toko, 'order_penjualan', [isi, { ...isi, lagi: true }]);
  expect(made).toHaveLength(2);
  expect(await status(satu.id)).toBe('diterima');
  const dua = await tawar();
  const [baris] = await garis(dua.id);
  const draft = await rest.post('/api/transaksi/order-penjualan', {
    ...isi,
    detail: [{ barang_id: barang, qty: 2, penawaran_baris_id: baris }],
    draft: true,
  });
  expect(await status(dua.id)).toBe('penawaran');
  expect(await toko.baca('order-penjualan', draft.body.id)).toMatchObject({
    total_nilai: 2800,
    detail: [{ harga: 1400, penawaran_baris_id: baris }],
  });
  await rest.post(`/api/transaksi/order-penjualan/${draft.body.id}/approve`, {});
  expect(await status(dua.id)).toBe('diterima');
});

test('its paper is an offer with its last day', async () => {
  const { tawar, rest } = await buka();
  const satu = await tawar(undefined, { berlaku_sampai: hari('02-28') });
  const kertas = await rest.get(`/api/transaksi/order-penjualan/${satu.id}/cetak?format=html`);
  expect(kertas.status).toBe(200);
  expect(kertas.text).toContain('PENAWARAN HARGA');
  expect(kertas.text).toContain('Berlaku sampai');
});

test('a quotation whose order is gone without a trace is found', async () => {
  const { toko, tawar } = await buka();
  const satu = await tawar();
  await toko.asOwner((db) =>
    db.rows(`update transaksi set status_order = 'diterima' where id = $1`, [satu.id]),
  );
  const found = await toko.laporan('integritas');
  expect(JSON.stringify(found)).toContain('"penawaran"');
  toko.leaveBroken();
});
