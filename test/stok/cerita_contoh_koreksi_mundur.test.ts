import { expect, test } from '@jest/globals';
import { openStory, type Toko } from '../helpers/story.ts';

const { openBarang } = openStory();

/** The worked example of the rules of valuation, to the rupiah: its first seven steps in their order. */
async function sevenSteps(toko: Toko, barang: number) {
  const stok = async () => Object.values(await toko.stok(barang));

  const beli = await toko.beli('01-01', [[barang, 10, 1000]]);
  await toko.expectJurnal(beli.id, '01-01 D 1301 10000.00, K 2101 10000.00');
  await toko.beli('01-03', [[barang, 10, 1200]]);
  expect(await stok()).toEqual(['20', '22000.00']);
  const jual = await toko.jual('01-05', [[barang, 8, 1500]]);
  await toko.expectJurnal(
    jual.id,
    '01-05 D 1201 12000.00, 5101 8800.00, K 4101 12000.00, 1301 8800.00',
  );
  const returJual = await toko.retur('penjualan', '01-06', jual.id, 2);
  await toko.expectJurnal(
    returJual.id,
    '01-06 D 4102 3000.00, 1301 2200.00, K 1201 3000.00, 5101 2200.00',
  );
  expect(await stok()).toEqual(['14', '15400.00']);
  const returBeli = await toko.retur('pembelian', '01-07', beli.id, 3);
  await toko.expectJurnal(returBeli.id, '01-07 D 2101 3000.00, 5103 300.00, K 1301 3300.00');
  expect(await stok()).toEqual(['11', '12100.00']);
  const pakai = await toko.buat('penggunaan-persediaan', '01-08', { detail: [[barang, 1]] });
  await toko.expectJurnal(pakai.id, '01-08 D 6204 1100.00, K 1301 1100.00');
  expect(await stok()).toEqual(['10', '11000.00']);
  const opname = await toko.hitung('01-09', barang, 9);
  await toko.expectJurnal(opname.id, '01-09 D 5201 1100.00, K 1301 1100.00');
  expect(await stok()).toEqual(['9', '9900.00']);
  return { jual, returJual, returBeli, pakai, opname };
}

test('a purchase entered late corrects each later movement in its account', async () => {
  const { toko, barang } = await openBarang();
  const { jual, returJual, returBeli, pakai, opname } = await sevenSteps(toko, barang);
  await toko.expectConsistent();

  const mundur = await toko.beli('01-02', [[barang, 5, 1600]]);
  await toko.expectJurnal(mundur.id, '01-02 D 1301 8000.00, K 2101 8000.00');
  await toko.expectKoreksi(
    mundur.id,
    '01-05 D 5101 800.00, K 1301 800.00',
    '01-06 D 1301 200.00, K 5101 200.00',
    '01-07 D 5103 300.00, K 1301 300.00',
    '01-08 D 6204 100.00, K 1301 100.00',
    '01-09 D 5201 100.00, K 1301 100.00',
  );
  expect(await toko.stok(barang)).toEqual({ qty: '14', nilai: '16800.00' });
  const hpp = [jual, returJual, returBeli, pakai, opname].map(({ id }) => toko.hpp(id));
  expect(await Promise.all(hpp)).toEqual(['9600.00', '-2400.00', '3600.00', '1200.00', '1200.00']);
  expect(await toko.baca('penjualan', jual.id)).toMatchObject({
    detail: [{ hpp: 1100, hpp_kini: 1200 }],
  });
  const saldo = async (...akun: string[]) => Promise.all(akun.map((kode) => toko.saldo(kode)));
  expect(await saldo('5101', '5103', '6204', '5201')).toEqual(
    '7200.00 600.00 1200.00 1200.00'.split(' '),
  );
  // Assets 25,800 = payables 27,000 − loss 1,200.
  expect(await saldo('1201', '1301', '2101', '4101', '4102')).toEqual(
    '9000.00 16800.00 -27000.00 -12000.00 3000.00'.split(' '),
  );
});
