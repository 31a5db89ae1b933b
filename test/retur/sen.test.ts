import { expect, test } from '@jest/globals';
import { openStory, type Row } from '../helpers/story.ts';

const { openToko } = openStory();

test('cents that do not divide: no part takes more than is left, the last takes the rest of each', async () => {
  const toko = await openToko();
  const jasa = await toko.barang({ jenis: 'jasa' });
  // A quarter of 0.02 rounds to 0.01: the first two take all of it.
  const jual = await toko.jual('01-02', [[jasa, 4, '0.1225']], {
    diskon: '0.47',
  });
  expect(await toko.dokumen(jual.id)).toMatchObject({ total_nilai: '0.02' });
  const dpp = [];
  for (const monthDay of ['01-03', '01-04', '01-05', '01-06']) {
    const retur = await toko.retur('penjualan', monthDay, jual.id, 1);
    dpp.push((await toko.dokumen(retur.id)).total_nilai);
  }
  expect(dpp).toEqual(['0.01', '0.01', '0.00', '0.00']);
  expect(await toko.dokumen(jual.id)).toMatchObject({ sisa: '0.00', status_bayar: 'lunas' });
  expect(await toko.saldo('4102')).toBe('0.02');
});

test.each(['rata-rata', 'fifo'])(
  'cents of cost that do not divide: no part brings back more than left (%s)',
  async (metode_hpp) => {
    const toko = await openToko({ metode_hpp });
    const barang = await toko.barang();
    // A fifth of 0.03 rounds to 0.01: the first three take all of it.
    await toko.beli('01-01', [[barang, 5, '0.006']]);
    const jual = await toko.jual('01-02', [[barang, 5, 10]]);
    expect(await toko.hpp(jual.id)).toBe('0.03');
    const retur = async (tanggal: string) =>
      (await toko.retur('penjualan', tanggal, jual.id, 1)).id;
    const satu: number[] = [];
    for (const tanggal of ['01-03', '01-04', '01-05', '01-06']) satu.push(await retur(tanggal));
    satu.push(await retur('01-06'));
    const hpp = () => Promise.all(satu.map((id) => toko.hpp(id)));
    expect(await hpp()).toEqual(['-0.01', '-0.01', '-0.01', '0.00', '0.00']);
    expect(await toko.stok(barang)).toEqual({ qty: '5', nilai: '0.03' });
    await toko.expectConsistent();
    // A replay shares in the same way, and the part of a return that is void is free again.
    await toko.beli('01-01', [[barang, 5, '0.01']]);
    expect(await toko.hpp(jual.id)).toBe(metode_hpp === 'fifo' ? '0.03' : '0.04');
    await toko.expectConsistent();
    await toko.batalkan('retur-penjualan', satu[0] as number);
  },
);

test('net, tax and tax base of a purchase come back to the cent in any division', async () => {
  const toko = await openToko();
  const { baca } = toko;
  const barang = await toko.barang({ pajak_kode: 'PPN' });
  const beli = await toko.beli(
    '01-02',
    [{ barang_id: barang, qty: '7.5', harga: '1333.33', diskon: '0.01' }],
    { harga_termasuk_pajak: true },
  );
  const asal = ((await baca('pembelian', beli.id)).detail as Row[])[0] ?? {};
  // 9,999.98 − 0.01 = 9,999.97 with tax: 9,008.98 and 990.99.
  expect(asal).toMatchObject({ dpp: 9008.98, ppn: 990.99 });
  const jumlah = { dpp: 0, ppn: 0, total: 0 };
  const bagian = ['0.1', '2.333333', '3', '2.066667'];
  for (const [i, qty] of bagian.entries()) {
    const retur = await toko.retur('pembelian', `01-0${i + 3}`, beli.id, qty);
    const { dpp, ppn, total_nilai } = await toko.dokumen(retur.id);
    jumlah.dpp += Math.round(Number(dpp) * 100);
    jumlah.ppn += Math.round(Number(ppn) * 100);
    jumlah.total += Math.round(Number(total_nilai) * 100);
  }
  expect(jumlah).toEqual({ dpp: 900_898, ppn: 99_099, total: 999_997 });
  expect(await toko.dokumen(beli.id)).toMatchObject({ sisa: '0.00', status_bayar: 'lunas' });
  expect(await toko.stok(barang)).toEqual({ qty: '0', nilai: '0.00' });
  expect([await toko.saldo('1401'), await toko.saldo('2101'), await toko.saldo('5103')]).toEqual([
    '0.00',
    '0.00',
    '0.00',
  ]);
});
