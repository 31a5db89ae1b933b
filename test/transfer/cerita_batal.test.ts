import { expect, test } from '@jest/globals';
import { openStory, type Row } from '../helpers/story.ts';

const { openToko } = openStory();

// A transfer in two steps that was received and is taken back later, after its goods' pool has another average.

const jenis = 'transfer-stok';

const bentuk = [
  ['rata-rata', 'tolak'],
  ['fifo', 'tolak'],
  ['rata-rata', 'izinkan'],
  ['fifo', 'izinkan'],
] as const;

/** Goods, and a transfer of three of them on 3 January that is under way; `sebelum` comes before it. */
async function kirim(
  [metode_hpp, kebijakan_stok_minus]: (typeof bentuk)[number],
  isi: Row,
  sebelum?: [tanggal: string, qty: number, harga: number],
) {
  const toko = await openToko({ metode_hpp, kebijakan_stok_minus });
  const cabang = await toko.master('lokasi', { kode: 'CABANG', nama: 'Cabang' });
  const barang = await toko.barang(isi);
  const beli = (tanggal: string, qty: number, harga: number) =>
    toko.beli(tanggal, [[barang, qty, harga]]);
  if (sebelum) await beli(...sebelum);
  const { id } = await toko.buat(jenis, '01-03', {
    lokasi_tujuan_id: cabang,
    dua_langkah: true,
    detail: [{ barang_id: barang, qty: 3 }],
  });
  return { toko, barang, id, beli };
}

test.each(bentuk)(
  'inside one pool a void books back what was booked, and no difference (%s, %s)',
  async (...satu) => {
    const { toko, barang, id, beli } = await kirim(satu, {}, ['01-01', 10, 100]);
    await beli('01-04', 7, 200);
    const [baris] = await toko.baris(id);
    await toko.terima(jenis, id, '01-05', [{ baris_id: baris?.id, qty: 2 }], true);
    expect(await toko.stok(barang)).toEqual({ qty: '16', nilai: '2300.00' });
    await toko.batalkan(jenis, id, { tanggal: '03-01', kaskade: true });
    await toko.expectPembalik(
      id,
      '03-01 D 1302 300.00, K 1301 200.00, 5203 100.00',
      '03-01 D 1301 300.00, K 1302 300.00',
    );
    expect(await toko.stok(barang)).toEqual({ qty: '17', nilai: '2400.00' });
    expect(await toko.saldo('5202')).toBe('0.00');
  },
);

test.each(bentuk.slice(2))(
  'goods that left uncovered and were covered on the way: all is as if they had stayed (%s, %s)',
  async (...satu) => {
    const { toko, barang, id, beli } = await kirim(satu, { harga_beli: 100 });
    await beli('01-04', 10, 120);
    await toko.terima(jenis, id, '01-05');
    await toko.batalkan(jenis, id, { tanggal: '03-01', kaskade: true });
    expect(await toko.stok(barang)).toEqual({ qty: '10', nilai: '1200.00' });
    expect(await toko.saldo('5202')).toBe('0.00');
    await toko.jual('03-02', [[barang, 10, 300]]);
    expect(await toko.stok(barang)).toEqual({ qty: '0', nilai: '0.00' });
  },
);

test.each(bentuk.slice(2))(
  'a pool that is short when its goods go back waits for goods that cover them (%s, %s)',
  async (...satu) => {
    const { toko, barang, id, beli } = await kirim(satu, {}, ['01-01', 5, 100]);
    await toko.terima(jenis, id, '01-05');
    await beli('01-06', 1, 400);
    await toko.jual('01-07', [[barang, 5, 500]]);
    await toko.batalkan(jenis, id, { tanggal: '02-01', kaskade: true });
    await toko.expectConsistent();
    await beli('02-05', 4, 130);
    await toko.expectConsistent();
    await beli('01-02', 4, 50);
    expect((await toko.stok(barang)).qty).toBe('9');
    expect(await toko.saldo('5202')).toBe('0.00');
  },
);
