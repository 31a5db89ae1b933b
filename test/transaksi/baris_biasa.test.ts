/** A line with nothing but goods, a quantity and a price is judged where it is read: as any other line is. */
import { expect, test } from '@jest/globals';
import { openStory, type Row, type Toko } from '../helpers/story.ts';

const { openToko } = openStory();

const ANGKA = [
  '-1',
  '0',
  '0.0000001',
  '0.000001',
  '999999',
  '999999.999999',
  '1000000',
  '1000000.000001',
  '999999999',
  '1000000000',
  '999999999999',
  '1000000000000',
  '99999999999999999999',
  'NaN',
];

/** What a sale or a purchase of this line comes to, or what is said against it. */
async function judged(toko: Toko, jenis: string, line: Row): Promise<unknown> {
  try {
    const { total, total_nilai } = await toko.simulasi(jenis, '01-02', { detail: [line] });
    return total ?? total_nilai;
  } catch (error) {
    return (error as Error).message;
  }
}

test.each(['penjualan', 'pembelian'])(
  '%s: a line with a note beside its numbers comes to the same, or is refused alike',
  async (jenis) => {
    const toko = await openToko();
    const barang_id = await toko.barang({ kebijakan_stok_minus: 'izinkan' });
    const answers = new Set<unknown>();
    for (const [qty, harga] of ANGKA.flatMap((angka) => [
      [angka, '1'],
      ['1', angka],
    ])) {
      const plain = await judged(toko, jenis, { barang_id, qty, harga });
      const noted = await judged(toko, jenis, { barang_id, qty, harga, keterangan: 'catatan' });
      expect({ qty, harga, answer: plain }).toEqual({ qty, harga, answer: noted });
      answers.add(plain);
    }
    expect(answers).toContain(999_999);
    expect(answers).toContain('detail.0.qty: harus lebih dari 0');
    expect(answers).toContain('detail.0.harga: paling banyak 6 angka di belakang koma');
  },
);
