/** Many documents that move goods in one call: the books are those of single calls, and so is what is refused. */
import { expect, test } from '@jest/globals';
import { openDatabase, type Row } from '../helpers/database.ts';
import { hari } from '../helpers/dokumen.ts';
import { expectError } from '../helpers/expect.ts';
import { BARANG_KINDS } from './barang.ts';
import { asSet, buku, massal, testAlike } from './buku.ts';
import { berdua } from './massal.ts';

const data = openDatabase('many');

testAlike(BARANG_KINDS);

test('a transfer finds what those before it have brought, and is refused what only comes after it', async () => {
  const { satu: toko, ids } = await berdua(data);
  const pindah = (qty: number, dari: number, ke: number): Row => ({
    tanggal: hari('02-01'),
    lokasi_asal_id: dari,
    lokasi_tujuan_id: ke,
    detail: [{ barang_id: ids.barang[0], qty }],
  });
  const pergi = pindah(40, toko.lokasi, ids.gudang);
  const pulang = pindah(80, ids.gudang, toko.lokasi);
  expect(await asSet(toko, 'transfer-stok', [pergi, pulang])).toBe(true);
  expect(await asSet(toko, 'transfer-stok', [pulang, pergi])).toBe(false);
  const before = await buku(toko);
  const kurang = await expectError(massal(toko, 'transfer_stok', [pulang, pergi]), 'KOSTK');
  expect(kurang).toMatch(/^dokumen\.0: stok Barang 0 \(B0\) di GD kurang 40 PCS pada /);
  await expectError(massal(toko, 'transfer_stok', [pergi, pulang, pulang]), 'KOSTK', 'dokumen.2');
  expect(await buku(toko)).toEqual(before);
});

test('a refusal of an own use names its document, and what orders have reserved is not taken', async () => {
  const { satu: toko, ids } = await berdua(data);
  const [a] = ids.barang;
  const pakai = (qty: number | null, lain: Row = {}): Row => ({
    tanggal: hari('02-01'),
    lokasi_id: toko.lokasi,
    detail: [{ barang_id: a, qty, ...lain }],
  });
  const before = await buku(toko);
  const cases: [dokumen: Row[], kode: string, bagian: string][] = [
    [[pakai(30), pakai(11)], 'KOSTK', 'dokumen.1'],
    [[pakai(1), pakai(null)], 'VADOK', 'dokumen.1.detail.0.qty'],
    [[pakai(1), pakai(1, { akun_kode: '1101' })], 'VADOK', 'dokumen.1.detail.0.akun_kode'],
    [[pakai(1), pakai(1, { barang_id: ids.jasa })], 'VADOK', 'dokumen.1.detail.0.barang_id'],
    [[pakai(1), { ...pakai(1), tanggal: '2999-01-01' }], 'VATGL', 'dokumen.1.tanggal'],
  ];
  for (const [dokumen, kode, bagian] of cases) {
    await expectError(massal(toko, 'penggunaan_persediaan', dokumen), kode, bagian);
  }
  expect(await buku(toko)).toEqual(before);
  await toko.buat('order-penjualan', '02-01', {
    detail: [{ barang_id: a, qty: 38, harga: 1 }],
    reservasi: true,
  });
  expect(await asSet(toko, 'penggunaan-persediaan', [pakai(1), pakai(1)])).toBe(false);
  const pesanan = massal(toko, 'penggunaan_persediaan', [pakai(1), pakai(1), pakai(1)]);
  await expectError(pesanan, 'KORSV', 'dokumen.2.detail.0.qty');
  await massal(toko, 'penggunaan_persediaan', [pakai(1), pakai(1)]);
});
