import { expect, test } from '@jest/globals';
import { expectError, hari, openStory } from '../helpers/story.ts';

const { openToko } = openStory();

const jenis = 'penggunaan-persediaan';

async function openGudang() {
  const toko = await openToko();
  const barang = await toko.barang({ pajak_kode: 'PPN' });
  const pakai = (tanggal: string, detail: object[], lain: object = {}) =>
    toko.buat(jenis, tanggal, { detail, ...lain });
  return { toko, pakai, barang };
}

test('goods leave at cost against the account of each line, taxed only where it says so', async () => {
  const { toko, pakai, barang } = await openGudang();
  await toko.beli('01-01', [[barang, 3, 100]]);
  const a = await pakai(
    '01-02',
    [
      { barang_id: barang, qty: 1 },
      { barang_id: barang, qty: '0.5', akun_kode: '6101', pajak_kode: 'PPN' },
    ],
    { alasan: 'Pameran' },
  );
  // 12% of 11/12 of the cost 50.00.
  await toko.expectJurnal(a.id, '01-02 D 6204 100.00, 6101 55.50, K 1301 150.00, 2201 5.50');
  expect(await toko.dokumen(a.id)).toMatchObject({
    total_nilai: '155.50',
    dpp: '50.00',
    ppn: '5.50',
    hpp_total: '150.00',
    rincian: { alasan: 'Pameran' },
  });
  // A purchase entered late raises the cost, against the account of each line; the tax stays.
  const mundur = await toko.beli('01-01', [[barang, 3, 200]]);
  await toko.expectKoreksi(mundur.id, '01-02 D 6101 25.00, 6204 50.00, K 1301 75.00');
  await toko.expectConsistent();
  await toko.batalkan(jenis, a.id);
  expect(await toko.saldo('2201')).toBe('0.00');
  expect(await toko.stok(barang)).toEqual({ qty: '6', nilai: '900.00' });
});

test('what an own use may not say', async () => {
  const { pakai, barang } = await openGudang();
  const t = hari('01-05');
  await expectError(
    pakai(t, [
      { barang_id: barang, qty: 0 },
      { barang_id: barang, qty: 1, akun_kode: '1301' },
      { barang_id: barang, qty: 1, akun_kode: '4101', pajak_kode: 'XX' },
      { barang_id: 999999, satuan_id: 7 },
    ]),
    'VADOK',
    'detail.0.qty detail.3.qty detail.3.barang_id detail.1.akun_kode detail.2.akun_kode detail.2.pajak_kode',
  );
});
