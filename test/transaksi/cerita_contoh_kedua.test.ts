/**
 * A second example, worked out by hand to the cent: 3 pieces for 100.00, three sales of one with VAT on 11/12 of the
 * base, points earned and used, a deposit, two returns (one of damaged goods, one of points that are used already),
 * 3 pieces for 130.00 entered late, a settlement with discount, and a void that takes it along.
 *
 * A sale: 99.99 net, VAT round(round(99.99 × 11/12) × 12 %) = round(91.66 × 12 %) = 11.00; floor(99.99 / 10) = 9
 * points of 1.00 each, which wait in 2302 instead of 4101.
 */
import { expect, test } from '@jest/globals';
import { ayat, openStory, type Row, type Toko } from '../helpers/story.ts';

const { openToko } = openStory();

/** Balances of all accounts that have one: ['1101 50.00', …], debit positive. */
const neracaSaldo = async (toko: Toko): Promise<string[]> =>
  (
    await toko.rows<{ saldo: string }>(
      `select akun_kode || ' ' || sum(debit - kredit) as saldo from jurnal_baris
        group by akun_kode having sum(debit - kredit) <> 0 order by akun_kode`,
    )
  ).map(({ saldo }) => saldo);

const poin = { poin_aktif: true, poin_rupiah_per_poin: 10, poin_nilai_poin: 1 };

/** Bought 3 for 100.00; a deposit of 50.00; three sales, two returns. */
async function sevenSteps(toko: Toko, barang: number) {
  const { buat } = toko;
  const line = { barang_id: barang, qty: 1, harga: '99.99', pajak_kode: 'PPN' };
  const retur = (tanggal: string, id: number, isi: Row) =>
    toko.retur('penjualan', tanggal, id, 1, isi);
  await toko.beli('01-02', [[barang, 3, '33.333333']]);
  const titipan = await buat('kas-masuk', '01-03', {
    detail: [{ akun_kode: '2301', jumlah: 50, kontak_id: toko.pelanggan }],
  });
  const satu = await toko.jual('01-05', [line], {
    uang_muka: [{ dokumen_id: titipan.id, jumlah: 50 }],
  });
  expect((await toko.jurnal(satu.id)).sort()).toEqual(
    ayat(
      '01-05 D 1201 60.99, 2301 50.00, 5101 33.33, K 1301 33.33, 2201 11.00, 2302 9.00, 4101 90.99',
    ),
  );
  const dua = await toko.jual('01-06', [line], { poin: 9 });
  const tiga = await toko.jual('01-07', [line]);
  const baik = await retur('01-08', satu.id, { cara: 'potong_piutang' });
  // The receivable takes 60.99, the rest is the customer's; the points of this sale are used already.
  expect((await toko.jurnal(baik.id)).sort()).toEqual(
    ayat(
      '01-08 D 1301 33.33, 2201 11.00, 2302 9.00, 4102 90.99, K 1201 60.99, 2301 50.00, 5101 33.33',
    ),
  );
  const rusak = await retur('01-09', tiga.id, { cara: 'potong_piutang', kondisi: 'rusak' });
  return { satu, dua, tiga, baik, rusak };
}

test('to the cent: a trial balance after each turn', async () => {
  const toko = await openToko(poin);
  const { buat, batalkan } = toko;
  const barang = await toko.barang();
  const { dua } = await sevenSteps(toko, barang);
  expect(await neracaSaldo(toko)).toEqual([
    '1101 50.00',
    '1201 101.99',
    '1301 33.33',
    '2101 -100.00',
    '2201 -11.00',
    '2301 -50.00',
    '4101 -272.97',
    '4102 181.98',
    '5101 33.34',
    '5203 33.33',
  ]);
  await toko.expectConsistent();

  // Six for 230.00: the sales cost 38.33, 38.33 and 38.34; the returns what their sales cost.
  const mundur = await toko.beli('01-04', [[barang, 3, '43.333333']]);
  await toko.expectKoreksi(
    mundur.id,
    '01-05 D 5101 5.00, K 1301 5.00',
    '01-06 D 5101 4.99, K 1301 4.99',
    '01-07 D 5101 5.01, K 1301 5.01',
    '01-08 D 1301 5.00, K 5101 5.00',
    '01-09 D 5203 5.01, K 5101 5.01',
  );
  expect(Object.values(await toko.stok(barang))).toEqual(['4', '153.33']);

  await buat('pelunasan-piutang', '01-10', {
    jumlah: 100,
    alokasi: [{ dokumen_id: dua.id, jumlah: 100, potongan: '1.99' }],
  });
  expect(await neracaSaldo(toko)).toEqual([
    '1101 150.00',
    '1301 153.33',
    '2101 -230.00',
    '2201 -11.00',
    '2301 -50.00',
    '4101 -272.97',
    '4102 181.98',
    '4103 1.99',
    '5101 38.33',
    '5203 38.34',
  ]);
  await toko.expectConsistent();

  // The money stays as a deposit, the discount is taken back; the third sale costs 38.33 now, as if the second had
  // never been, and so do the damaged goods.
  await batalkan('penjualan', dua.id, { kaskade: true });
  expect(await neracaSaldo(toko)).toEqual([
    '1101 150.00',
    '1301 191.67',
    '2101 -230.00',
    '2301 -150.00',
    '4101 -181.98',
    '4102 181.98',
    '5203 38.33',
  ]);
  expect(Object.values(await toko.stok(barang))).toEqual(['5', '191.67']);
  expect(await toko.row('select poin, nilai from poin_saldo')).toEqual({ poin: 0, nilai: '0.00' });
});
