/** Opening stock that meets an earlier one of the same goods and place: refused by its name, or replaced. */
import { expect, test } from '@jest/globals';
import { berDimensi } from '../dimensi/dimensi.ts';
import { expectError, openStory, type Row, type Toko } from '../helpers/story.ts';
import { openPoin } from '../poin/poin.ts';
import { openBuku, pembukaan } from './pembukaan.ts';

const { data } = openStory();
const buka = (settings?: Row) => openBuku(data, settings);

test('refused by name; replaced, the old goes as it came, and later sales cost the new', async () => {
  const { toko, stok } = await buka();
  const barang = await toko.barang();
  const lama = await stok(barang, 10, 100);
  const jual = await toko.jual('01-05', [[barang, 4, 500]]);
  expect(await toko.hpp(jual.id)).toBe('400.00');
  for (const [qty, hpp] of [
    [10, 1000],
    [15, 100],
    [10, 100],
  ] as const) {
    const pesan = await expectError(stok(barang, qty, hpp), 'KOAWL', 'detail.0.barang_id');
    expect(pesan).toContain(lama.nomor_transaksi);
  }
  expect(await toko.stok(barang)).toEqual({ qty: '6', nilai: '600.00' });
  const baru = await stok(barang, 10, 1000, { ganti: true });
  await toko.expectJurnal(
    baru.id,
    '12-31 D 1301 10000.00, 3299 1000.00, K 3299 10000.00, 1301 1000.00',
  );
  expect(await toko.stok(barang)).toEqual({ qty: '6', nilai: '6000.00' });
  expect(await toko.hpp(jual.id)).toBe('4000.00');
  expect(await toko.baca('opname-stok', baru.id)).toMatchObject({
    ganti: true,
    total_nilai: 10000,
    detail: [
      { qty: 10, hpp: 1000 },
      { qty: -10, hpp: 100, baris_asal_id: (await toko.baris(lama.id))[0]?.id },
    ],
  });
  expect(await toko.baca('opname-stok', lama.id)).toMatchObject({
    diganti_oleh: [{ id: baru.id, nomor_transaksi: baru.nomor_transaksi }],
  });
  // The next one meets the last; what was replaced stands under it.
  expect(await expectError(stok(barang, 9, 1000), 'KOAWL')).toContain(baru.nomor_transaksi);
  expect(await expectError(toko.batalkan('opname-stok', lama.id), 'KODEP')).toContain(
    baru.nomor_transaksi,
  );
  // Less than was sold of it.
  await expectError(stok(barang, 3, 1000, { ganti: true }), 'KOSTK');
  const ketiga = await stok(barang, 5, 200, { ganti: true });
  expect(await toko.stok(barang)).toEqual({ qty: '1', nilai: '200.00' });
  await toko.expectConsistent();
  await toko.batalkan('opname-stok', ketiga.id);
  expect(await toko.stok(barang)).toEqual({ qty: '6', nilai: '6000.00' });
  await toko.batalkan('opname-stok', baru.id);
  expect(await toko.stok(barang)).toEqual({ qty: '6', nilai: '600.00' });
  // With kaskade those that replace it go too.
  await stok(barang, 20, 7, { ganti: true });
  await toko.batalkan('penjualan', jual.id);
  await toko.batalkan('opname-stok', lama.id, { kaskade: true });
  expect(await toko.stok(barang)).toEqual({ qty: '0', nilai: '0.00' });
});

test('another place and other goods are others; nothing is a state too; only of an opening', async () => {
  const { toko, stok } = await buka();
  const [barang, lain] = [await toko.barang(), await toko.barang()];
  const gudang = await toko.master('lokasi', { kode: 'GUDANG', nama: 'Gudang' });
  await stok(barang, 10, 100);
  await stok(barang, 5, 200, { lokasi_id: gudang });
  await stok(lain, 1, 1);
  const nol = await stok(barang, 0, 0, { ganti: true });
  await toko.expectJurnal(nol.id, '12-31 D 3299 1000.00, K 1301 1000.00');
  expect(await toko.stok(barang)).toEqual({ qty: '5', nilai: '1000.00' });
  // Nothing is there any more that it could meet.
  await stok(barang, 3, 50);
  expect(await toko.stok(barang)).toEqual({ qty: '8', nilai: '1150.00' });
  await expectError(
    toko.buat('opname-stok', '01-05', {
      ganti: true,
      detail: [{ barang_id: barang, qty_fisik: 3 }],
    }),
    'VADOK',
    'ganti',
  );
});

test.each([
  ['fifo', 'tenant'],
  ['fifo', 'per_lokasi'],
  ['rata-rata', 'per_lokasi'],
])('%s, %s: each place keeps its own', async (metode_hpp, lingkup_hpp) => {
  const { toko, stok } = await buka({ metode_hpp, lingkup_hpp });
  const barang = await toko.barang();
  const gudang = await toko.master('lokasi', { kode: 'GUDANG', nama: 'Gudang' });
  const pertama = await stok(barang, 10, 100);
  await stok(barang, 10, 300, { lokasi_id: gudang });
  await toko.beli('01-02', [[barang, 10, 500]]);
  const jual = await toko.jual('01-05', [[barang, 12, 900]]);
  await toko.expectConsistent();
  const baru = await stok(barang, 11, 200, { ganti: true });
  await toko.expectConsistent();
  const { nilai } = await toko.stok(barang);
  // 11 × 200 + 10 × 300 + 10 × 500 came in all.
  expect(Number(nilai) + Number(await toko.hpp(jual.id))).toBe(10200);
  await toko.batalkan('opname-stok', baru.id);
  expect(await toko.hpp(jual.id)).toBe(
    metode_hpp === 'fifo' ? (lingkup_hpp === 'tenant' ? '1600.00' : '2000.00') : '3600.00',
  );
  await toko.batalkan('penjualan', jual.id);
  await toko.batalkan('opname-stok', pertama.id);
});

/** What stands on an account of each branch: `JKT 100`. */
const perCabang = (toko: Toko, akun: string): Promise<string[]> =>
  toko
    .rows<{ nilai: string }>(
      `select concat_ws(' ', n.kode, trim_scale(sum(b.debit - b.kredit))) as nilai
         from jurnal_baris as b
         left join dimensi_gabungan as g on g.id = b.gabungan_id
         left join dimensi_nilai as n on n.id = g.nilai_1
        where b.akun_kode = $1
        group by n.kode having sum(b.debit - b.kredit) <> 0 order by n.kode`,
      [akun],
    )
    .then((rows) => rows.map(({ nilai }) => nilai));

test('what is reversed has the values of dimensions that it had, not those of the document that replaces it', async () => {
  const { toko, stok } = await buka();
  await berDimensi(toko);
  const [barang, lain] = [await toko.barang(), await toko.barang()];
  const cabang = (kode: string): Row => ({ dimensi: { cabang: kode } });
  await stok(barang, 10, 100, cabang('JKT'));
  await stok(lain, 1, 7);
  await stok(barang, 10, 150, { ...cabang('BDG'), ganti: true });
  await stok(lain, 1, 8, { ...cabang('BDG'), ganti: true });
  expect(await perCabang(toko, '1301')).toEqual(['BDG 1508']);
  expect(await perCabang(toko, '3299')).toEqual(['BDG -1508']);
  const ketiga = await stok(barang, 9, 150, { ganti: true });
  expect(await perCabang(toko, '1301')).toEqual(['BDG 8', '1350']);
  await toko.batalkan('opname-stok', ketiga.id);
  expect(await perCabang(toko, '1301')).toEqual(['BDG 1508']);
});

test('so are points', async () => {
  const { toko } = await openPoin(data);
  await berDimensi(toko);
  const awal = (poin: number, kode: string, isi: Row = {}) =>
    toko.buat('bayar-poin', pembukaan, {
      mode: 'saldo_awal',
      poin,
      dimensi: { cabang: kode },
      ...isi,
    });
  await awal(100, 'JKT');
  await awal(150, 'BDG', { ganti: true });
  expect(await perCabang(toko, '2302')).toEqual(['BDG -7500']);
  expect(await perCabang(toko, '3299')).toEqual(['BDG 7500']);
});
