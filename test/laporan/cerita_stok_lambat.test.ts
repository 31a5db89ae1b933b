/** Slow movers, for how long stock lasts, and classes of goods, worked by hand. */
import { expect, test } from '@jest/globals';
import { expectError, hari, openStory, type Row } from '../helpers/story.ts';

const { openToko } = openStory();

/** Ten of each came in January. A was sold in February and May, B came back, C was used, D never moved. */
async function buka() {
  const toko = await openToko();
  const [a, b, c, d] = await Promise.all(
    ['A', 'B', 'C', 'D'].map((kode) => toko.barang({ kode, harga_jual: 100 })),
  );
  await toko.beli(
    '01-02',
    [a, b, c, d].map((id) => [id as number, 10, 10]),
  );
  await toko.jual('02-10', [[a as number, 3, 100]]);
  const kembali = await toko.jual('05-20', [[b as number, 4, 100]]);
  await toko.retur('penjualan', '05-21', kembali.id, 4);
  await toko.buat('penggunaan-persediaan', '05-25', { detail: [{ barang_id: c, qty: 6 }] });
  const batal = await toko.jual('05-26', [[d as number, 2, 100]]);
  await toko.batalkan('penjualan', batal.id);
  return { toko, a, b, c, d };
}

const per = hari('06-01');

test('what nobody sold or used for so many days, and since when', async () => {
  const { toko } = await buka();
  const slow = async (args: Row) => {
    const { data } = await toko.laporan('stok_lambat', { per, ...args });
    return data.map((one: Row) => [one.kode, one.terakhir_keluar, Number(one.qty)]);
  };
  expect(await slow({ hari: 30 })).toEqual([
    ['B', hari('05-20'), 10],
    ['D', null, 10],
    ['A', hari('02-10'), 7],
  ]);
  expect(await slow({ hari: 150 })).toEqual([
    ['B', hari('05-20'), 10],
    ['D', null, 10],
  ]);
  expect((await toko.laporan('stok_lambat', { per, hari: 30 })).meta).toMatchObject({
    total_nilai: 270,
    hari: 30,
  });
  expect(await slow({ hari: 30, per_lokasi: true })).toHaveLength(3);
  await expectError(toko.laporan('stok_lambat', { hari: 0 }), 'VAHRI', 'hari');
});

test('for how many days stock lasts: sales less returns, and use', async () => {
  const { toko } = await buka();
  const { data } = await toko.laporan('kecukupan_stok', { per, hari: 30 });
  expect(
    data.map((one: Row) => [
      one.kode,
      Number(one.qty),
      Number(one.rata_keluar),
      one.cukup_hari === null ? null : Number(one.cukup_hari),
    ]),
  ).toEqual([
    ['C', 4, 0.2, 20],
    ['A', 7, 0, null],
    ['B', 10, 0, null],
    ['D', 10, 0, null],
  ]);
});

test('the greatest is always A, B until 95 percent, the rest and what is not above 0 are C', async () => {
  const { toko } = await buka();
  const [e, f] = [await toko.barang({ kode: 'E' }), await toko.barang({ kode: 'F' })];
  await toko.beli('01-02', [
    [e, 10, 10],
    [f, 10, 10],
  ]);
  await toko.jual('02-11', [
    [e, 1, 90],
    [f, 1, 10],
  ]);
  const kelas = async (args: Row = {}) => {
    const { data } = await toko.laporan('abc', {
      dari: hari('02-01'),
      sampai: hari('02-28'),
      ...args,
    });
    return data.map((one: Row) => [
      one.kode,
      Number(one.nilai),
      Number(one.bagian),
      Number(one.kumulatif),
      one.kelas,
    ]);
  };
  expect(await kelas()).toEqual([
    ['A', 300, 75, 75, 'A'],
    ['E', 90, 22.5, 97.5, 'A'],
    ['F', 10, 2.5, 100, 'C'],
  ]);
  expect(await kelas({ dasar: 'laba' })).toEqual([
    ['A', 270, 77.14, 77.14, 'A'],
    ['E', 80, 22.86, 100, 'A'],
    ['F', 0, 0, 100, 'C'],
  ]);
  expect((await kelas({ dasar: 'qty' })).map(([kode]) => kode)).toEqual(['A', 'E', 'F']);
  expect(await kelas({ lokasi_id: toko.lokasi })).toEqual(await kelas());
  await toko.pekerja.rows('select erp_private.worker_rekap()');
  expect(await kelas({ lokasi_id: toko.lokasi })).toEqual(await kelas());
});
