/** The limit of credit where no sale is made: orders, which owe nothing yet, and other receivables. */
import { expect, test } from '@jest/globals';
import { expectDone } from '../helpers/antre.ts';
import { openRest } from '../helpers/server.ts';
import { expectError, hari, openStory, type Row } from '../helpers/story.ts';

const { openToko } = openStory();

async function buka(settings?: Row) {
  const toko = await openToko(settings);
  const jasa = await toko.barang({ jenis: 'jasa' });
  const kontak_id = await toko.kontak({ batas_kredit: 1000 });
  const pesan = (harga: number, lain: Row = {}) =>
    toko.buat('order-penjualan', '01-03', {
      kontak_id,
      detail: [{ barang_id: jasa, qty: 1, harga }],
      ...lain,
    });
  const piutang = (jumlah: number, lain: Row = {}) =>
    toko.buat('piutang', '01-03', {
      kontak_id,
      detail: [{ akun_lawan: '4201', jumlah }],
      ...lain,
    });
  return { toko, jasa, kontak_id, pesan, piutang };
}

const pesan = (saldo: number, tambah: number) =>
  `kontak_id: piutang ${saldo}.00 ditambah ${tambah}.00 melampaui batas kredit 1000.00`;

test('an order above the limit is booked with a warning, whatever the policy for sales', async () => {
  const { toko, jasa, kontak_id, pesan: order } = await buka();
  expect(await order(1000)).toMatchObject({ status: 'final', peringatan: null });
  await toko.jual('01-02', [[jasa, 1, 900]], { kontak_id });
  const lebih = await order(200);
  expect(lebih).toMatchObject({ status: 'final', peringatan: [pesan(900, 200)] });
  expect(await toko.baca('order-penjualan', lebih.id)).toMatchObject({
    peringatan: [pesan(900, 200)],
  });
  await toko.set({ kebijakan_kredit: 'peringatan' });
  expect(await order(101)).toMatchObject({ peringatan: [pesan(900, 101)] });
  // What is paid does not count, nor do orders that were made before.
  await toko.buat('pelunasan-piutang', '01-04', { kontak_id, jumlah: 900 });
  expect(await order(1000)).toMatchObject({ peringatan: null });
  // A contact without a limit, and a supplier's order.
  expect(await order(5000, { kontak_id: toko.pelanggan })).toMatchObject({ peringatan: null });
  const beli = await toko.buat('order-pembelian', '01-03', {
    kontak_id: await toko.kontak({ tipe: 'supplier', batas_kredit: 1 }),
    detail: [{ barang_id: jasa, qty: 1, harga: 50 }],
  });
  expect(beli).toMatchObject({ peringatan: null });
});

test('so do rehearsals, drafts and lists of orders', async () => {
  const { toko, jasa, kontak_id } = await buka();
  const isi = (harga: number): Row => ({
    tanggal: hari('01-03'),
    kontak_id,
    lokasi_id: toko.lokasi,
    detail: [{ barang_id: jasa, qty: 1, harga }],
  });
  const rest = await openRest(toko, 'staff');
  const gladi = await rest.post('/api/transaksi/order-penjualan?simulasi=true', isi(1200));
  expect(gladi.body).toMatchObject({ peringatan: [pesan(0, 1200)] });
  const draf = await toko.draft('order-penjualan', hari('01-03'), isi(1100));
  await toko.setujui('order-penjualan', draf.id);
  expect(await toko.baca('order-penjualan', draf.id)).toMatchObject({
    peringatan: [pesan(0, 1100)],
  });
  const daftar = await rest.post('/api/transaksi/order-penjualan/massal', {
    mode: 'semua',
    dokumen: [isi(1300), isi(10)],
  });
  expect(daftar.status).toBe(201);
  const [satu, dua] = daftar.body.data;
  expect(await toko.baca('order-penjualan', satu.id)).toMatchObject({
    peringatan: [pesan(0, 1300)],
  });
  expect((await toko.baca('order-penjualan', dua.id)).peringatan ?? null).toBeNull();
});

test('another receivable is refused above the limit or warns, as a sale does', async () => {
  const { toko, jasa, kontak_id, piutang } = await buka({ kebijakan_kredit: 'peringatan' });
  expect(await piutang(1000)).toMatchObject({ peringatan: null });
  expect(await piutang(200)).toMatchObject({ peringatan: [pesan(1000, 200)] });
  await toko.set({ kebijakan_kredit: 'tolak' });
  expect(await expectError(piutang(1), 'KOKRD', 'kontak_id')).toBe(pesan(1200, 1));
  await expectError(toko.jual('01-05', [[jasa, 1, 1]], { kontak_id }), 'KOKRD', 'kontak_id');
  // A payable of the same contact is no credit that it gets.
  await toko.buat('hutang', '01-03', { kontak_id, detail: [{ akun_lawan: '6202', jumlah: 5 }] });
});

test('several other receivables never pass the limit together, at once or in a list', async () => {
  const { toko, kontak_id, piutang } = await buka();
  const ditolak = await expectDone(
    3,
    Array.from({ length: 5 }, () => piutang(300)),
  );
  expect(new Set(ditolak)).toEqual(new Set(['KOKRD']));
  const rest = await openRest(toko, 'staff');
  const daftar = await rest.post('/api/transaksi/piutang/massal', {
    mode: 'semua',
    dokumen: [60, 60].map((jumlah) => ({
      tanggal: hari('01-03'),
      kontak_id,
      detail: [{ akun_lawan: '4201', jumlah }],
    })),
  });
  expect(daftar).toMatchObject({ status: 409, body: { code: 'KOKRD' } });
  expect(daftar.body.message).toContain('dokumen.1');
  expect(await toko.saldo('1201')).toBe('900.00');
});
