/** A purchase says the tax of its supplier's invoice: 1401 and the tax report say it too, the difference is cost. */
import { expect, test } from '@jest/globals';
import { openServer } from '../helpers/server.ts';
import { expectError, hari, openStory, type Row } from '../helpers/story.ts';
import { massal } from '../massal/buku.ts';

const { data, openToko } = openStory();
const server = openServer(data);

async function buka(settings: Row = {}) {
  const toko = await openToko(settings);
  const barang = await toko.barang({ pajak_kode: 'PPN' });
  const masukan = async () => {
    const bulan = hari('01-01').slice(0, 7);
    const { data: isi } = await toko.laporan('ppn', { masa: bulan });
    return (isi as Row[]).map((row) => [row.dpp, row.ppn].map(Number));
  };
  return { toko, barang, masukan };
}

test('10,999 of a tax invoice where the lines come to 10,999.89', async () => {
  const { toko, barang, masukan } = await buka();
  const beli = await toko.beli('01-02', [
    { barang_id: barang, qty: 3, harga: 33_333, ppn: 10_999 },
  ]);
  await toko.expectJurnal(beli.id, '01-02 D 1301 99999.89, 1401 10999.00, K 2101 110998.89');
  expect(await toko.dokumen(beli.id)).toMatchObject({
    dpp: '99999.00',
    ppn: '10999.00',
    total_nilai: '110998.89',
    sisa: '110998.89',
  });
  const [baris] = (await toko.baca('pembelian', beli.id)).detail as Row[];
  expect(baris).toMatchObject({ dpp: 99_999, ppn: 10_999, selisih_ppn: 0.89 });
  expect(await masukan()).toEqual([[99_999, 10_999]]);
  expect(await toko.stok(barang)).toEqual({ qty: '3', nilai: '99999.89' });
  // Piece by piece back, all of it comes back.
  const kembali = async (): Promise<unknown[]> => {
    const { id } = await toko.retur('pembelian', '01-03', beli.id, 1);
    const { dpp, ppn, total_nilai } = await toko.dokumen(id);
    return [dpp, ppn, total_nilai];
  };
  expect(await kembali()).toEqual(['33333.00', '3666.33', '36999.63']);
  expect(await kembali()).toEqual(['33333.00', '3666.33', '36999.63']);
  expect(await kembali()).toEqual(['33333.00', '3666.34', '36999.63']);
  expect(await toko.bayar(beli.id)).toEqual(['0.00', '110998.89', 'lunas']);
  expect(await toko.stok(barang)).toEqual({ qty: '0', nilai: '0.00' });
  expect([await toko.saldo('1401'), await toko.saldo('5103')]).toEqual(['0.00', '0.00']);
});

test('the tax of the document is spread over the lines that do not say theirs', async () => {
  const { toko, barang } = await buka();
  const detail = [
    { barang_id: barang, qty: 1, harga: 100 },
    { barang_id: barang, qty: 1, harga: 300, ppn: 34 },
    { akun_kode: '6202', harga: 200, pajak_kode: 'PPN' },
    { barang_id: barang, qty: 1, harga: 50, pajak_kode: 'PPN', dikreditkan: false },
    { akun_kode: '6202', harga: 1000 },
  ];
  // 11.00 + 33.00 + 22.00 + 5.50 come to 71.50.
  const { id } = await toko.beli('01-02', detail, { ppn: 71 });
  const baris = await toko.baris(id);
  expect(baris.map((one) => one.ppn)).toEqual(['10.57', '34.00', '21.14', '5.29', '0.00']);
  expect(await toko.dokumen(id)).toMatchObject({ ppn: '71.00', total_nilai: '1721.50' });
  await toko.expectJurnal(id, '01-02 D 1301 454.93, 6202 1200.86, 1401 65.71, K 2101 1721.50');
  const beli = (lain: Row, ubah: Row = {}) =>
    toko.beli('01-02', [{ ...detail[0], ...ubah }, ...detail.slice(1)], lain);
  // A rupiah for each line that shares it.
  await beli({ ppn: '75.50' });
  for (const ppn of ['75.51', '69.49', 0]) await expectError(beli({ ppn }), 'VADOK', 'ppn');
  expect(
    await expectError(
      toko.beli('01-02', [
        { barang_id: barang, qty: 1, harga: 100, ppn: '12.01' },
        { akun_kode: '6202', harga: 10, ppn: 1 },
        { barang_id: barang, qty: 1, harga: 100, ppn: '9.99' },
        { barang_id: barang, qty: 1, harga: 100, ppn: 12 },
        { barang_id: barang, qty: 1, harga: 100, pajak_kode: 'NON', ppn: 0 },
      ]),
      'VADOK',
    ),
  ).toBe(
    [
      'detail.0.ppn: berbeda lebih dari 1.00 dari hitungannya, 11.00',
      'detail.1.ppn: baris ini tanpa PPN',
      'detail.2.ppn: berbeda lebih dari 1.00 dari hitungannya, 11.00',
    ].join('\n'),
  );
  // All lines say theirs: the document agrees with them.
  const semua = (ppn: number) =>
    toko.beli('01-02', [{ barang_id: barang, qty: 1, harga: 100, ppn: 11 }], { ppn });
  await semua(11);
  await expectError(semua(12), 'VADOK', 'ppn');
  for (const salah of [-1, '0.001']) {
    await expectError(beli({ ppn: salah }), 'VADOK', 'ppn');
    await expectError(beli({}, { ppn: salah }), 'VADOK', 'detail.0.ppn');
  }
});

test('prices that contain the tax, a tolerance of the tenant, a void, and a sale of what it cost', async () => {
  const { toko, barang, masukan } = await buka();
  const beli = (ppn: number) =>
    toko.beli('01-02', [{ barang_id: barang, qty: 1, harga: 111_000, ppn }], {
      harga_termasuk_pajak: true,
    });
  await expectError(beli(10_990), 'VADOK', 'detail.0.ppn');
  await toko.set({ toleransi_ppn: 10 });
  const { id } = await beli(10_990);
  await toko.expectJurnal(id, '01-02 D 1301 100010.00, 1401 10990.00, K 2101 111000.00');
  expect(await masukan()).toEqual([[100_000, 10_990]]);
  const jual = await toko.jual('01-03', [{ barang_id: barang, qty: 1, harga: 200_000 }]);
  expect(await toko.hpp(jual.id)).toBe('100010.00');
  await toko.batalkan('penjualan', jual.id);
  await toko.batalkan('pembelian', id);
  expect([await toko.saldo('1401'), await toko.saldo('1301')]).toEqual(['0.00', '0.00']);
  await toko.set({ toleransi_ppn: 0 });
  await expectError(beli(10_999), 'VADOK', 'detail.0.ppn');
  await beli(11_000);
});

test('an order, a deposit with and without tax, a draft, a list and REST', async () => {
  const { toko, barang } = await buka();
  const detail = [{ barang_id: barang, qty: 3, harga: 33_333, ppn: 10_999 }];
  const order = await toko.buat('order-pembelian', '01-02', {
    detail: [{ barang_id: barang, qty: 3, harga: 33_333 }],
  });
  const [pesan] = await toko.baris(order.id);
  const kirim = await toko.beli('01-03', [
    { barang_id: barang, qty: 3, order_baris_id: pesan?.id, ppn: 10_999 },
  ]);
  expect(await toko.dokumen(kirim.id)).toMatchObject({ ppn: '10999.00', total_nilai: '110998.89' });
  const { id } = await toko.draft('pembelian', '01-03', { detail });
  await toko.setujui('pembelian', id);
  expect(await toko.dokumen(id)).toMatchObject({ ppn: '10999.00', total_nilai: '110998.89' });
  const dokumen = {
    tanggal: hari('01-03'),
    kontak_id: toko.supplier,
    lokasi_id: toko.lokasi,
    detail,
  };
  const { data: made } = await massal(toko, 'pembelian', [dokumen, dokumen]);
  for (const one of made)
    expect(await toko.dokumen(one.id)).toMatchObject({ ppn: '10999.00', total_nilai: '110998.89' });
  const rest = await server.restAs(toko, 'staff');
  const { body } = await rest.post('/api/transaksi/pembelian?simulasi=true', {
    ...dokumen,
    detail: [{ barang_id: barang, qty: 3, harga: 33_333 }],
    ppn: 10_999,
  });
  expect(body.jurnal[0].baris).toContainEqual(
    expect.objectContaining({ akun_kode: '1401', debit: 10_999 }),
  );
  const salah = await rest.post('/api/transaksi/pembelian', { ...dokumen, ppn: 'satu' });
  expect(salah.status).toBe(400);

  await toko.jurnalkan('01-01', 'D 1101 1000000, K 3101 1000000');
  const muka = async (lain: Row) => {
    const kas = await toko.buat('kas-keluar', '01-02', {
      kontak_id: toko.supplier,
      detail: [{ akun_kode: '1403', jumlah: 11_100, ...lain }],
    });
    return toko.beli('01-03', detail, { uang_muka: [{ dokumen_id: kas.id, jumlah: 10_000 }] });
  };
  const biasa = await muka({});
  expect(await toko.bayar(biasa.id)).toEqual(['100998.89', '10000.00', 'sebagian']);
  await expectError(muka({ pajak_kode: 'PPN' }), 'VADOK', 'ppn');
});
