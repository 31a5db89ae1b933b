import { expect, test } from '@jest/globals';
import { openStory } from '../helpers/story.ts';

const { data, openBarang, openToko } = openStory();

const spread = async (jumlah: string, dasar: string[], bounded: boolean): Promise<string[]> => {
  const bagian = await data.value<string[]>(
    `select array(select trim_scale(b)::text
                      from unnest(erp_private.nilai_spread($1, $2, $3)) with ordinality as u (b, i)
                     order by u.i)`,
    [jumlah, dasar, bounded],
  );
  return bagian;
};

test('the residue falls on the largest share, the first of equals', async () => {
  expect(await spread('10', ['100', '100', '100'], true)).toEqual(['3.34', '3.33', '3.33']);
  expect(await spread('10', ['100', '200', '100'], true)).toEqual(['2.5', '5', '2.5']);
  expect(await spread('0.01', ['1', '3', '1'], true)).toEqual(['0', '0.01', '0']);
});

test('it passes on where a share cannot bear it: no part is negative or above its share', async () => {
  const shares = Array.from({ length: 1000 }, () => '1');
  const parts = (await spread('4.99', shares, true)).map(Number);
  expect(Math.min(...parts)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...parts)).toBeLessThanOrEqual(1);
  expect(parts.reduce((sum, part) => sum + Math.round(part * 100), 0)).toBe(499);
  expect(await spread('0.05', Array(10).fill('1'), false)).toEqual([
    ...Array(5).fill('0'),
    ...Array(5).fill('0.01'),
  ]);
});

test('a small landed cost over many gifts never makes an entry negative', async () => {
  const { toko, barang } = await openBarang();
  await toko.beli(
    '01-01',
    Array.from({ length: 10 }, () => ({
      barang_id: barang,
      qty: 1,
      harga: 0,
      hibah: true,
    })),
    { biaya_tambahan: [{ jumlah: 0.05, alokasi: 'qty' }] },
  );
  const { kecil, semua } = await toko.row<{ kecil: string; semua: string }>(
    'select min(nilai)::text as kecil, sum(nilai)::text as semua from mutasi_stok',
  );
  expect([kecil, semua]).toEqual(['0.00', '0.05']);
});

test('the freight of goods that all came free is theirs by quantity', async () => {
  const toko = await openToko();
  const [satu, dua] = [await toko.barang(), await toko.barang()];
  await toko.buat('pembelian', '01-02', {
    detail: [
      { barang_id: satu, qty: 1, harga: 0, hibah: true },
      { barang_id: dua, qty: 9, harga: 0, hibah: true },
    ],
    biaya_tambahan: [{ jumlah: 100 }],
  });
  expect([await toko.stok(satu), await toko.stok(dua)]).toEqual([
    { qty: '1', nilai: '10.00' },
    { qty: '9', nilai: '90.00' },
  ]);
  await toko.expectConsistent();
});
