/** Many returns in one call: the books are those of single calls, and so is what is refused. */
import { expect, test } from '@jest/globals';
import { openDatabase, type Row } from '../helpers/database.ts';
import { hari } from '../helpers/dokumen.ts';
import { expectError } from '../helpers/expect.ts';
import { asSet, buku, massal, testAlike } from './buku.ts';
import { berdua } from './massal.ts';
import { pembelianAsal, penjualanAsal, RETUR_KINDS, returPembelian } from './retur.ts';

const data = openDatabase('many');

testAlike(RETUR_KINDS);

test('two returns of one line take no more than was sold, and a refusal names its document', async () => {
  const { satu: toko, ids } = await berdua(data);
  const made = await penjualanAsal(toko, ids);
  const retur = (qty: number, lain: Row = {}): Row => ({
    tanggal: hari('02-01'),
    kontak_id: toko.pelanggan,
    lokasi_id: toko.lokasi,
    detail: [{ baris_asal_id: made[1], qty }],
    ...lain,
  });
  const bebas = (barang_id: number | undefined, lain: Row = {}): Row =>
    retur(1, { detail: [{ barang_id, qty: 1, harga: 5, ...lain }] });
  const baru = await toko.barang({ kode: 'BL', nama: 'Belum pernah ada' });
  const before = await buku(toko);
  const lebih = await expectError(massal(toko, 'retur_penjualan', [retur(2), retur(2)]), 'VADOK');
  expect(lebih).toBe('dokumen.1.detail.0.qty: melebihi 1 PCS yang belum diretur');
  const cases: [dokumen: Row[], kode: string, bagian: string][] = [
    [[retur(1), retur(4)], 'VADOK', 'dokumen.1.detail.0.qty'],
    [[retur(1), bebas(baru)], 'VADOK', 'dokumen.1.detail.0.hpp'],
    [[bebas(ids.barang[0]), bebas(99_999)], 'VADOK', 'dokumen.1.detail.0.barang_id'],
    [
      [bebas(ids.barang[0]), retur(1, { tanggal: hari('01-03') })],
      'VADOK',
      'dokumen.1.dokumen_asal_id',
    ],
    [[bebas(ids.barang[0]), retur(1, { tanggal: '2999-01-01' })], 'VATGL', 'dokumen.1.tanggal'],
  ];
  for (const [dokumen, kode, bagian] of cases) {
    await expectError(massal(toko, 'retur_penjualan', dokumen), kode, bagian);
  }
  expect(await buku(toko)).toEqual(before);
  // What the first one brings is what the second one costs.
  const [pertama, kedua] = [bebas(baru, { hpp: 7 }), bebas(baru)];
  expect(await asSet(toko, 'retur-penjualan', [pertama, kedua])).toBe(false);
  await massal(toko, 'retur_penjualan', [pertama, kedua]);
});

test('a note of a supplier is recorded once, and goods that are gone do not go back', async () => {
  const { satu: toko, ids } = await berdua(data);
  const made = await pembelianAsal(toko, ids);
  const [satu, dua, tiga] = returPembelian(toko, ids, made) as [Row, Row, Row];
  const before = await buku(toko);
  const sama = [satu, dua, { ...tiga, nomor_nota_retur: 'NR-1' }];
  await expectError(massal(toko, 'retur_pembelian', sama), 'KONOT', 'dokumen.2.nomor_nota_retur');
  expect(await buku(toko)).toEqual(before);
  await toko.buat('penggunaan-persediaan', '01-31', {
    lokasi_id: ids.gudang,
    detail: [{ barang_id: ids.barang[0], qty: 44 }],
  });
  await expectError(massal(toko, 'retur_pembelian', [satu, dua, tiga]), 'KOSTK', 'dokumen.2');
  expect(await asSet(toko, 'retur-pembelian', [satu, dua])).toBe(true);
});

test('lists that return the same sales in opposite order do not stand in each other’s way', async () => {
  const { satu: toko, ids } = await berdua(data);
  const made = await penjualanAsal(toko, ids);
  const daftar = [made[1], made[4]].map((baris_asal_id, n) => ({
    tanggal: hari('02-01'),
    kontak_id: n ? ids.agen : toko.pelanggan,
    lokasi_id: toko.lokasi,
    detail: [{ baris_asal_id, qty: 1 }],
  }));
  await Promise.all(
    [daftar, [...daftar].reverse(), daftar].map((satu) => massal(toko, 'retur_penjualan', satu)),
  );
  expect(
    await toko.rows(
      `select sum(qty)::int as qty from transaksi_baris
        where baris_asal_id = any ($1) group by baris_asal_id`,
      [[made[1], made[4]]],
    ),
  ).toEqual([{ qty: 3 }, { qty: 3 }]);
});
