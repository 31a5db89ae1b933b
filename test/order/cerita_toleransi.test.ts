import { expect, test } from '@jest/globals';
import { expectError, hari, openStory, type Row } from '../helpers/story.ts';

const { openToko } = openStory();

async function buka(settings: Row) {
  const toko = await openToko(settings);
  const barang = await toko.barang();
  await toko.beli('01-02', [[barang, 100, 10]]);
  const order = await toko.buat('order-penjualan', '01-03', {
    reservasi: true,
    detail: [[barang, 10, 20]],
  });
  const baris = async () =>
    ((await toko.baca('order-penjualan', order.id)).detail as Row[])[0] ?? {};
  const { id } = await baris();
  const kirim = (...banyak: (number | string)[]) =>
    toko.jual(
      '01-05',
      banyak.map((qty) => ({ barang_id: barang, qty, order_baris_id: id })),
    );
  const keadaan = async () => {
    const { dipenuhi, sisa, reservasi } = await baris();
    return [(await toko.dokumen(order.id)).status_order, dipenuhi, sisa, reservasi];
  };
  return { toko, barang, order, kirim, keadaan };
}

test('more than ordered may be delivered within the tolerance, and each void takes back its own', async () => {
  const { toko, kirim, keadaan } = await buka({ toleransi_order: 20 });
  await expectError(kirim('12.000001'), 'KOORD', 'detail.0.order_baris_id');
  const delapan = await kirim(8);
  expect(await keadaan()).toEqual(['sebagian', 8, 2, 2]);
  const empat = await kirim(1, 3);
  expect(await keadaan()).toEqual(['selesai', 12, 0, 0]);
  await expectError(kirim('0.000001'), 'KOORD', 'detail.0.order_baris_id');
  await toko.expectConsistent();
  await toko.batalkan('penjualan', delapan.id);
  expect(await keadaan()).toEqual(['sebagian', 4, 6, 6]);
  await toko.expectConsistent();
  const lagi = await kirim(7);
  expect(await keadaan()).toEqual(['selesai', 11, 0, 0]);
  await toko.batalkan('penjualan', empat.id);
  expect(await keadaan()).toEqual(['sebagian', 7, 3, 3]);
  await toko.batalkan('penjualan', lagi.id);
  expect(await keadaan()).toEqual(['terbuka', 0, 10, 10]);
});

test('without a tolerance nothing goes beyond the order', async () => {
  const { toko, kirim, keadaan } = await buka({});
  await expectError(kirim(10, '0.000001'), 'KOORD', 'detail.0.order_baris_id');
  const semua = await kirim(4, 6);
  expect(await keadaan()).toEqual(['selesai', 10, 0, 0]);
  await toko.batalkan('penjualan', semua.id);
  expect(await keadaan()).toEqual(['terbuka', 0, 10, 10]);
});

test('deposits given for an order are seen on it, and stay when it is closed', async () => {
  const { toko, order, kirim } = await buka({});
  const kas = await toko.buat('kas-masuk', '01-04', {
    kontak_id: toko.pelanggan,
    detail: [
      { akun_kode: '2301', jumlah: 60, order_id: order.id },
      { akun_kode: '2301', jumlah: 40, order_id: order.id },
    ],
  });
  const uangMuka = async () => (await toko.baca('order-penjualan', order.id)).uang_muka;
  const satu = {
    dokumen_id: kas.id,
    nomor_transaksi: kas.nomor_transaksi,
    tanggal: hari('01-04'),
    jumlah: 100,
  };
  expect(await uangMuka()).toEqual([{ ...satu, sisa: 100 }]);
  await kirim(2);
  const jual = await toko.jual('01-05', [[await toko.barang({ jenis: 'jasa' }), 1, 30]], {
    uang_muka: [{ dokumen_id: kas.id, jumlah: 30 }],
  });
  expect(await uangMuka()).toEqual([{ ...satu, sisa: 70 }]);
  await toko.staf.row(`select erp.transaksi_tutup('order-penjualan', $1)`, [order.id]);
  expect(await uangMuka()).toEqual([{ ...satu, sisa: 70 }]);
  expect(await toko.saldo('2301')).toBe('-70.00');
  await expectError(
    toko.buat('kas-masuk', '01-04', {
      kontak_id: toko.supplier,
      detail: [{ akun_kode: '2301', jumlah: 1, order_id: order.id }],
    }),
    'VADOK',
    'detail.0.order_id',
  );
  await toko.batalkan('penjualan', jual.id);
  await toko.batalkan('kas-masuk', kas.id);
  expect(await uangMuka()).toEqual([]);
});
