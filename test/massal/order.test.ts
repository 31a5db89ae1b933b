/** Many orders in one call: the books are those of single calls, and so is what is reserved and refused. */
import { expect, test } from '@jest/globals';
import { openDatabase, type Row } from '../helpers/database.ts';
import { hari } from '../helpers/dokumen.ts';
import { expectError } from '../helpers/expect.ts';
import type { Toko } from '../helpers/toko.ts';
import { asSet, buku, massal, testAlike } from './buku.ts';
import { berdua } from './massal.ts';
import { ORDER_KINDS } from './order.ts';

const data = openDatabase('many');

testAlike(ORDER_KINDS);

const pesan = (toko: Toko, barang: (number | undefined)[], lain: Row = {}): Row => ({
  tanggal: hari('02-01'),
  kontak_id: toko.pelanggan,
  lokasi_id: toko.lokasi,
  reservasi: true,
  detail: barang.map((barang_id) => ({ barang_id, qty: 15, harga: 100 })),
  ...lain,
});
/** What of each order's first line is reserved, and of the goods at the shop's place. */
const reservasi = async (toko: Toko, barang: number | undefined) => ({
  order: (
    await toko.rows<{ qty: string }>(
      `select trim_scale(sum(reservasi))::text as qty from order_gerak
        where barang_id = $1 group by baris_id order by baris_id`,
      [barang],
    )
  ).map(({ qty }) => Number(qty)),
  semua: Number(
    await toko.value('select reservasi from stok_order where barang_id = $1 and lokasi_id = $2', [
      barang,
      toko.lokasi,
    ]),
  ),
});

test('an order reserves what those before it leave, and sales of others find that', async () => {
  const { satu: toko, ids } = await berdua(data);
  const [a] = ids.barang;
  const { data: made } = await massal(toko, 'order_penjualan', [
    pesan(toko, [a]),
    pesan(toko, [a], { tanggal: hari('01-20') }),
    pesan(toko, [a, a]),
    pesan(toko, [a]),
  ]);
  expect(made.map(({ nomor_transaksi }) => nomor_transaksi.slice(-12))).toEqual([
    expect.stringMatching(/02\/00001$/),
    expect.stringMatching(/01\/00001$/),
    expect.stringMatching(/02\/00002$/),
    expect.stringMatching(/02\/00003$/),
  ]);
  expect(await reservasi(toko, a)).toEqual({ order: [15, 15, 10, 0, 0], semua: 40 });
  expect((await toko.dokumen(made[3]?.id as number)).status_order).toBe('terbuka');
  const jual = { barang_id: a, qty: 1, harga: 100 };
  await expectError(toko.buat('penjualan', hari('02-02'), { detail: [jual] }), 'KORSV');
  const order_baris_id = (await toko.baris(made[0]?.id as number))[0]?.id;
  await toko.buat('penjualan', hari('02-02'), { detail: [{ ...jual, qty: 15, order_baris_id }] });
  expect(await reservasi(toko, a)).toEqual({ order: [0, 15, 10, 0, 0], semua: 25 });
  expect((await toko.dokumen(made[0]?.id as number)).status_order).toBe('selesai');
  await toko.batalkan('order-penjualan', made[1]?.id as number, { tanggal: '02-03' });
  expect(await reservasi(toko, a)).toEqual({ order: [0, 0, 10, 0, 0], semua: 10 });
});

test('a refusal names its order and keeps nothing of any', async () => {
  const { satu: toko, ids } = await berdua(data);
  const [a] = ids.barang;
  const baik = pesan(toko, [a]);
  await toko.tutupBulan(hari('01-01'));
  const before = await buku(toko);
  const cases: [fungsi: string, dokumen: Row, kode: string, bagian: string][] = [
    ['penjualan', pesan(toko, [99_999]), 'VADOK', 'dokumen.1.detail.0.barang_id'],
    ['penjualan', { ...baik, lokasi_id: null }, 'VADOK', 'dokumen.1.lokasi_id'],
    ['penjualan', { ...baik, tanggal: '2999-01-01' }, 'VATGL', 'dokumen.1.tanggal'],
    ['penjualan', { ...baik, tanggal_kirim: hari('01-01') }, 'VADOK', 'dokumen.1.tanggal_kirim'],
    ['pembelian', baik, 'VADOK', 'dokumen.1.reservasi'],
  ];
  for (const [fungsi, salah, kode, bagian] of cases) {
    const pertama = fungsi === 'pembelian' ? { ...baik, reservasi: false } : baik;
    await expectError(massal(toko, `order_${fungsi}`, [pertama, salah]), kode, bagian);
  }
  const tutup = massal(toko, 'order_penjualan', [baik, { ...baik, tanggal: hari('01-20') }]);
  await expectError(tutup, 'KOTUP', 'dokumen.1.tanggal');
  expect(await buku(toko)).toEqual(before);
});

test('lists that reserve the same goods in opposite order reserve them once, and wait for each other', async () => {
  const { satu: toko, ids } = await berdua(data);
  const [a, b] = ids.barang;
  const daftar = [pesan(toko, [a, b]), pesan(toko, [b]), pesan(toko, [a])];
  expect(await asSet(toko, 'order-penjualan', daftar)).toBe(true);
  await Promise.all([
    ...[daftar, [...daftar].reverse(), daftar].map((satu) => massal(toko, 'order_penjualan', satu)),
    toko.buat('order-penjualan', pesan(toko, [b, a])),
  ]);
  for (const barang of [a, b]) {
    const { order, semua } = await reservasi(toko, barang);
    expect(semua).toBe(40);
    expect(order.toSorted((x, y) => y - x)).toEqual([15, 15, 10, 0, 0, 0, 0]);
  }
});

test('where every document wants approval orders are kept as drafts, and reserve when they are approved', async () => {
  const { satu: toko, ids } = await berdua(data);
  const [a] = ids.barang;
  await toko.set({ wajib_persetujuan: true, empat_mata: true });
  const kunci = 'txn:order-penjualan:0b0c6f4e-5a52-4f6c-9f0e-1d8a3b7c2e11';
  const daftar = [pesan(toko, [a]), pesan(toko, [a])];
  const { data: made } = await massal(toko, 'order_penjualan', daftar, kunci);
  expect(made.map(({ status }) => status)).toEqual(['draft', 'draft']);
  expect(await massal(toko, 'order_penjualan', daftar, kunci)).toMatchObject({
    data: made,
    idempotent: true,
  });
  expect(await toko.rows('select from order_gerak')).toEqual([]);
  const [satu, dua] = made.map(({ id }) => id) as [number, number];
  await expectError(toko.setujui('order-penjualan', dua), 'OTSET');
  for (const id of [dua, satu]) await toko.setujui('order-penjualan', id, { peran: 'admin' });
  expect(await reservasi(toko, a)).toEqual({ order: [15, 15], semua: 30 });
});
