/** Lists of documents of which some have a mode: each is posted as what it is, and named by its place where it is wrong. */
import { expect, test } from '@jest/globals';
import { openServer } from '../helpers/server.ts';
import { hari, openStory, type Row } from '../helpers/story.ts';
import { expectError } from '../rest/description.ts';

const { data, openToko } = openStory();
const server = openServer(data);

async function buka() {
  const toko = await openToko();
  const barang = await toko.barang({ harga_beli: 10 });
  const rest = server.rest(await server.tokenOf(toko, 'staff'));
  const kirim = (jenis: string, dokumen: Row[], query = '', mode = 'semua') =>
    rest.post(`/api/transaksi/${jenis}/massal${query}`, { mode, dokumen });
  const beli = { tanggal: hari('02-01'), kontak_id: toko.supplier, lokasi_id: toko.lokasi };
  const terima = (qty: number, lain: Row = {}) => ({
    ...{ ...beli, mode: 'penerimaan', detail: [{ barang_id: barang, qty, harga: 12 }] },
    ...lain,
  });
  const faktur = (qty: number) => ({ ...beli, detail: [{ barang_id: barang, qty, harga: 11 }] });
  return { toko, barang, rest, kirim, beli, terima, faktur };
}

test('receipts among invoices, in their order and with numbers of their own', async () => {
  const { toko, barang, kirim, terima, faktur } = await buka();
  const dokumen = [terima(5), faktur(3), terima(2)];
  const sebelum = await kirim('pembelian', dokumen, '?simulasi=true');
  expect([sebelum.status, sebelum.body.data.length]).toEqual([200, 3]);
  expect((await toko.rows('select from transaksi')).length).toBe(0);
  const made = await kirim('pembelian', dokumen);
  expect(made.status).toBe(201);
  const nomor = (made.body.data as Row[]).map((one) => String(one.nomor_transaksi).slice(0, 2));
  expect([nomor[0], nomor[2], nomor[1] === nomor[0]]).toEqual(['TB', 'TB', false]);
  expect(await toko.saldo('2102')).toBe('-84.00');
  expect(await toko.saldo('2101')).toBe('-33.00');
  expect((await toko.stok(barang)).qty).toBe('10');
});

test('one that is wrong refuses all of them, or is told beside the others', async () => {
  const { toko, kirim, terima, faktur } = await buka();
  const salah = [faktur(1), terima(1, { diskon: 5 }), { ...faktur(1), mode: 'lain' }];
  const semua = await kirim('pembelian', salah);
  expect([semua.status, semua.text]).toEqual([400, expect.stringContaining('dokumen.1.diskon')]);
  expect((await toko.rows('select from transaksi')).length).toBe(0);
  const satu = await kirim('pembelian', salah, '', 'per-baris');
  expect((satu.body.data as Row[]).map((one) => one.statusCode)).toEqual([201, 400, 400]);
  expectError(await kirim('penjualan', [{ ...faktur(1), mode: 'penerimaan' }]), 400, 'VAINP');
});

test('quotations among orders, and notes of a supplier', async () => {
  const { toko, barang, kirim, beli, faktur } = await buka();
  const pesan = {
    ...beli,
    kontak_id: toko.pelanggan,
    detail: [{ barang_id: barang, qty: 1, harga: 20 }],
  };
  const order = await kirim('order-penjualan', [pesan, { ...pesan, mode: 'penawaran' }, pesan]);
  expect(order.status).toBe(201);
  expect(
    (await toko.rows(`select mode, status_order from transaksi order by id`)).map((one) => [
      one.mode,
      one.status_order,
    ]),
  ).toEqual([
    [null, 'terbuka'],
    ['penawaran', 'penawaran'],
    [null, 'terbuka'],
  ]);
  const dibeli = await toko.buat('pembelian', faktur(10));
  const [baris] = await toko.baris(dibeli.id);
  const { lokasi_id: _tanpa, ...kepala } = beli;
  const nota = (jumlah: number) => ({
    ...{ ...kepala, tanggal: hari('02-03'), mode: 'harga' },
    detail: [{ baris_asal_id: Number(baris?.id), jumlah }],
  });
  const made = await kirim('retur-pembelian', [nota(5), nota(7)]);
  expect(made.status).toBe(201);
  expect(await toko.saldo('2101')).toBe('-98.00');
  // Together they would take more than the line is worth.
  expectError(await kirim('retur-pembelian', [nota(60), nota(60)]), 409, 'KONIL');
  expect(await toko.saldo('2101')).toBe('-98.00');
});
