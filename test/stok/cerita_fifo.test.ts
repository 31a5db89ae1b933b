import { expect, test } from '@jest/globals';
import { openStory, type Toko } from '../helpers/story.ts';

const { openToko, openBarang } = openStory();

/** Open layers as ['01-05 7 8400.00'], oldest first: the day they came, quantity, value. */
async function lapisan(toko: Toko, barang: number, lokasi?: number): Promise<string[]> {
  const found = await toko.rows<{ lapisan: string }>(
    `select to_char(l.tanggal_kunci, 'MM-DD') || ' ' || trim_scale(l.qty) || ' ' || l.nilai as lapisan
       from stok_lapisan as l
      where l.barang_id = $1 and ($2::bigint is null or l.pool_id = $2)
      order by l.tanggal_kunci, l.urut, l.baris, l.sub, l.mutasi_id, l.ke`,
    [barang, lokasi ?? null],
  );
  return found.map((row) => row.lapisan);
}

test('the worked example first in, first out, by hand, with a purchase entered late', async () => {
  const toko = await openToko({ metode_hpp: 'fifo' });
  const barang = await toko.barang();
  const beli = await toko.beli('01-01', [[barang, 10, 1000]]);
  await toko.beli('01-03', [[barang, 10, 1200]]);
  const jual = await toko.jual('01-05', [[barang, 8, 1500]]);
  expect(await toko.hpp(jual.id)).toBe('8000.00');
  await toko.retur('penjualan', '01-06', jual.id, 2);
  expect(await lapisan(toko, barang)).toEqual([
    '01-01 2 2000.00',
    '01-03 10 12000.00',
    '01-06 2 2000.00',
  ]);
  // The two that are left of that purchase go back, and one of the next.
  const retur = await toko.retur('pembelian', '01-07', beli.id, 3);
  await toko.expectJurnal(retur.id, '01-07 D 2101 3000.00, 5103 200.00, K 1301 3200.00');
  await toko.buat('penggunaan-persediaan', '01-08', { detail: [[barang, 1]] });
  await toko.hitung('01-09', barang, 9);
  expect(await toko.stok(barang)).toEqual({ qty: '9', nilai: '10400.00' });
  await toko.expectConsistent();

  const mundur = await toko.beli('01-02', [[barang, 5, 1600]]);
  await toko.expectKoreksi(
    mundur.id,
    '01-07 D 5103 400.00, K 1301 400.00',
    '01-08 D 6204 400.00, K 1301 400.00',
    '01-09 D 5201 400.00, K 1301 400.00',
  );
  expect(await lapisan(toko, barang)).toEqual([
    '01-02 2 3200.00',
    '01-03 10 12000.00',
    '01-06 2 2000.00',
  ]);
  expect(await toko.stok(barang)).toEqual({ qty: '14', nilai: '17200.00' });
  expect(await toko.saldo('1301')).toBe('17200.00');
  await toko.expectConsistent();
  await toko.batalkan('pembelian', mundur.id);
  expect(await toko.stok(barang)).toEqual({ qty: '9', nilai: '10400.00' });
  expect([await toko.saldo('5103'), await toko.saldo('6204')]).toEqual(['200.00', '1200.00']);
});

test('a layer leaves by its parts and all that is left with the last', async () => {
  const { toko, barang } = await openBarang(3, '33.333333', { metode_hpp: 'fifo' });
  await toko.beli('01-02', [[barang, 1, 70]]);
  const hpp = [];
  for (const tanggal of ['01-03', '01-04', '01-05']) {
    hpp.push(await toko.hpp((await toko.jual(tanggal, [[barang, 1, 90]])).id));
  }
  expect(hpp).toEqual(['33.33', '33.34', '33.33']);
  expect(await lapisan(toko, barang)).toEqual(['01-02 1 70.00']);
});

test('the void of the last sale puts its layers back', async () => {
  const { toko, barang } = await openBarang(4, 10, { metode_hpp: 'fifo' });
  await toko.beli('01-02', [[barang, 4, 20]]);
  const jual = await toko.jual('01-03', [[barang, 5, 90]]);
  expect(await lapisan(toko, barang)).toEqual(['01-02 3 60.00']);
  await toko.batalkan('penjualan', jual.id);
  expect(await lapisan(toko, barang)).toEqual(['01-01 4 40.00', '01-02 4 80.00']);
});

test('what was bought is in no layer when the purchase is void; what was sold of it is of the next', async () => {
  const toko = await openToko({ metode_hpp: 'fifo' });
  const { batalkan } = toko;
  const barang = await toko.barang();
  await toko.beli('01-01', [[barang, 4, 10]]);
  const dua = await toko.beli('01-02', [[barang, 4, 20]]);
  await toko.beli('01-03', [[barang, 4, 30]]);
  await toko.jual('01-04', [[barang, 5, 90]]);
  await batalkan('pembelian', dua.id, { tanggal: '02-01' });
  // The sale took one of it, at 20: now one at 30.
  await toko.expectPembalik(dua.id, '02-01 D 2101 80.00, K 1301 80.00');
  await toko.expectKoreksi(dua.id, '01-04 D 5101 10.00, K 1301 10.00');
  expect(await lapisan(toko, barang)).toEqual(['01-03 3 90.00']);
});

test('surplus costs what the newest goods cost; damaged goods come and go at the cost of their sale', async () => {
  const toko = await openToko({ metode_hpp: 'fifo' });
  const barang = await toko.barang();
  await toko.beli('01-01', [[barang, 4, 10]]);
  await toko.beli('01-02', [[barang, 4, 25]]);
  const opname = await toko.hitung('01-03', barang, 10);
  await toko.expectJurnal(opname.id, '01-03 D 1301 50.00, K 5201 50.00');
  const jual = await toko.jual('01-04', [[barang, 5, 90]]);
  expect(await toko.hpp(jual.id)).toBe('65.00');
  const rusak = await toko.retur('penjualan', '01-05', jual.id, 2, { kondisi: 'rusak' });
  expect(await toko.jurnal(rusak.id)).toContain('01-05 D 5203 26.00');
  expect(await lapisan(toko, barang)).toEqual(['01-02 3 75.00', '01-03 2 50.00']);
});

test('layers travel: through transit, into another pool, and within one pool they stay', async () => {
  const toko = await openToko({ metode_hpp: 'fifo', lingkup_hpp: 'per_lokasi' });
  const { buat, terima, batalkan } = toko;
  const cabang = await toko.master('lokasi', { kode: 'CABANG', nama: 'Cabang' });
  const barang = await toko.barang();
  await toko.beli('01-01', [[barang, 4, 10]]);
  await toko.beli('01-02', [[barang, 4, 20]]);
  const kirim = await buat('transfer-stok', '01-03', {
    lokasi_tujuan_id: cabang,
    dua_langkah: true,
    detail: [[barang, 6]],
  });
  expect(await toko.saldo('1302')).toBe('80.00');
  const [garis] = await toko.baris(kirim.id);
  await terima('transfer-stok', kirim.id, '01-05', [{ baris_id: garis?.id, qty: 5 }], true);
  expect(await lapisan(toko, barang, cabang)).toEqual(['01-05 4 40.00', '01-05 1 20.00']);
  expect([await toko.saldo('1302'), await toko.saldo('5203')]).toEqual(['0.00', '20.00']);
  const jual = await toko.jual('01-06', [[barang, 4, 90]], { lokasi_id: cabang });
  expect(await toko.hpp(jual.id)).toBe('40.00');
  await toko.expectConsistent();
  // Older goods entered late travel in the place of what had gone.
  const mundur = await toko.beli('01-01', [[barang, 2, 50]]);
  await toko.expectConsistent();
  expect(await toko.hpp(jual.id)).toBe('40.00');
  expect(await lapisan(toko, barang, cabang)).toEqual(['01-05 1 50.00']);
  expect(await toko.saldo('5203')).toBe('50.00');
  await batalkan('pembelian', mundur.id);
  expect(await toko.saldo('5203')).toBe('20.00');
  await batalkan('transfer-stok', kirim.id, { kaskade: true }).catch(() => null);
  await toko.expectConsistent();

  const satu = await openToko({ metode_hpp: 'fifo' });
  const gudang = await satu.master('lokasi', { kode: 'CABANG', nama: 'Cabang' });
  const isi = await satu.barang();
  await satu.beli('01-01', [[isi, 4, 10]]);
  await satu.beli('01-02', [[isi, 4, 20]]);
  const pindah = await satu.buat('transfer-stok', '01-03', {
    lokasi_asal_id: satu.lokasi,
    lokasi_tujuan_id: gudang,
    detail: [[isi, 3]],
  });
  expect(await satu.dokumen(pindah.id)).toMatchObject({ total_nilai: '30.00' });
  expect(await lapisan(satu, isi)).toEqual(['01-01 4 40.00', '01-02 4 80.00']);
  await satu.batalkan('transfer-stok', pindah.id, { tanggal: '02-01' });
  expect(await lapisan(satu, isi)).toEqual(['01-01 4 40.00', '01-02 4 80.00']);
});
