/** Shapes in which public bug reports of other systems came: counts, openings, prices and units, over REST. */
import { expect, test } from '@jest/globals';
import { openServer } from '../helpers/server.ts';
import { hari, openStory, type Row } from '../helpers/story.ts';
import { pembukaan } from '../saldo_awal/pembukaan.ts';

const { data, openToko } = openStory();
const server = openServer(data);

async function buka(settings: Row = {}) {
  const toko = await openToko(settings);
  const rest = await server.restAs(toko, 'staff');
  const kirim = async (jenis: string, tanggal: string, isi: Row): Promise<number> => {
    const made = await rest.post(`/api/transaksi/${jenis}`, {
      tanggal: tanggal.length === 5 ? hari(tanggal) : tanggal,
      lokasi_id: toko.lokasi,
      ...(/jual/.test(jenis) && { kontak_id: toko.pelanggan }),
      ...(/beli/.test(jenis) && { kontak_id: toko.supplier }),
      ...isi,
    });
    expect([made.status, made.text]).toEqual([201, expect.anything()]);
    return made.body.id;
  };
  const baca = async (jenis: string, id: number) =>
    (await rest.get(`/api/transaksi/${jenis}/${id}`)).body;
  /** Price of the first line, and what the document warns of. */
  const harga = async (jenis: string, id: number) => {
    const { detail, peringatan } = await baca(jenis, id);
    return [detail[0].harga, peringatan?.length ?? 0];
  };
  const lot = (
    barang_id: number,
    qty: number | string,
    harga: number | string,
    lain: Row = {},
  ) => ({
    detail: [{ barang_id, qty, harga }],
    ...lain,
  });
  return { toko, rest, kirim, baca, harga, lot };
}

test('a count of an earlier day is held against that day; what came later is valued again', async () => {
  const { toko, kirim, baca, lot } = await buka();
  const barang = await toko.barang();
  await kirim('pembelian', '01-02', lot(barang, 10, 10));
  await kirim('pembelian', '01-15', lot(barang, 7, 40));
  const jual = await kirim('penjualan', '01-16', lot(barang, 3, 99));
  const id = await kirim('opname-stok', '01-10', { detail: [{ barang_id: barang, qty_fisik: 8 }] });
  expect((await baca('opname-stok', id)).detail).toMatchObject([{ qty_sistem: 10, qty: -2 }]);
  await toko.expectJurnal(id, '01-10 D 5201 20.00, K 1301 20.00');
  // 8 at 10 and 7 at 40 are 360 for 15: the three that were sold cost 72.
  expect([await toko.hpp(jual), await toko.stok(barang)]).toEqual([
    '72.00',
    { qty: '12', nilai: '288.00' },
  ]);
});

test.each([
  ['rata-rata', 'tenant'],
  ['fifo', 'per_lokasi'],
])('what is short: a count of nothing, and the last two of twelve (%s, %s)', async (...cara) => {
  const [metode_hpp, lingkup_hpp] = cara;
  const { toko, kirim, lot } = await buka({
    kebijakan_stok_minus: 'izinkan',
    metode_hpp,
    lingkup_hpp,
  });
  const [pena, buku] = [await toko.barang(), await toko.barang()];
  await kirim('pembelian', '01-01', lot(pena, 1, 15));
  await kirim('penjualan', '01-02', lot(pena, 2001, 20));
  const nol = { detail: [{ barang_id: pena, qty_fisik: 0, hpp: 14 }] };
  await toko.expectJurnal(
    await kirim('opname-stok', '01-03', nol),
    '01-03 D 1301 28000.00, K 5201 28000.00',
  );
  // What was sold uncovered at 15 costs 14 now.
  expect([await toko.stok(pena), await toko.saldo('5101'), await toko.saldo('5202')]).toEqual([
    { qty: '0', nilai: '0.00' },
    '28015.00',
    '0.00',
  ]);
  await kirim('pembelian', '01-01', lot(buku, 10, '1.46'));
  const jual = await kirim('penjualan', '01-02', lot(buku, 12, 20));
  await kirim('pembelian', '01-03', lot(buku, 2, '1.46'));
  expect([await toko.stok(buku), await toko.hpp(jual)]).toEqual([
    { qty: '0', nilai: '0.00' },
    '17.52',
  ]);
});

test('an opening that is entered after the goods were sold is what they cost, and so is what replaces it', async () => {
  const { toko, kirim, lot } = await buka({ kebijakan_stok_minus: 'izinkan' });
  const barang = await toko.barang();
  const jual = await kirim('penjualan', '01-02', lot(barang, 5, 500));
  const awal = (qty_fisik: number, hpp: number, lain: Row = {}) =>
    kirim('opname-stok', pembukaan, {
      mode: 'saldo_awal',
      detail: [{ barang_id: barang, qty_fisik, hpp }],
      ...lain,
    });
  await awal(10, 100);
  expect([await toko.hpp(jual), await toko.stok(barang)]).toEqual([
    '500.00',
    { qty: '5', nilai: '500.00' },
  ]);
  await awal(4, 70, { ganti: true });
  expect([await toko.hpp(jual), await toko.stok(barang), await toko.saldo('3299')]).toEqual([
    '350.00',
    { qty: '-1', nilai: '-70.00' },
    '-280.00',
  ]);
});

test('goods come back into another place at what they had cost where they were sold', async () => {
  const { toko, kirim, baca, lot } = await buka({ lingkup_hpp: 'per_lokasi' });
  const barang = await toko.barang();
  const cabang = await toko.master('lokasi', { kode: 'CABANG', nama: 'Cabang' });
  await kirim('pembelian', '01-01', lot(barang, 5, 100));
  await kirim('pembelian', '01-01', lot(barang, 5, 500, { lokasi_id: cabang }));
  const jual = await kirim('penjualan', '01-02', lot(barang, 1, 150));
  const retur = await kirim('retur-penjualan', '01-03', {
    dokumen_asal_id: jual,
    lokasi_id: cabang,
    detail: [{ baris_asal_id: (await baca('penjualan', jual)).detail[0].id, qty: 1 }],
  });
  await toko.expectJurnal(retur, '01-03 D 4102 150.00, 1301 100.00, K 1201 150.00, 5101 100.00');
  expect(await toko.rows('select nilai from stok_pool order by pool_id')).toEqual([
    { nilai: '400.00' },
    { nilai: '2600.00' },
  ]);
});

test('a tier: its days, another unit, halves, and a draft whose quantity changes', async () => {
  const { toko, rest, kirim, harga } = await buka();
  const barang = await toko.barang({ harga_jual: 100 });
  const dus = await toko.master('satuan', { kode: 'DUS', nama: 'Dus' });
  const lain = await toko.barang({ harga_jual: 10 });
  await toko.master('barang_satuan', { barang_id: lain, satuan_id: dus, faktor: 12 });
  await toko.master('harga', { kode: 'PROMO', nama: 'Promo' });
  const tarif = (isi: Row) => toko.master('barang_harga', { harga_kode: 'PROMO', ...isi });
  const masa = { berlaku_dari: hari('01-06'), berlaku_sampai: hari('01-13') };
  await tarif({ barang_id: barang, harga: 90, ...masa });
  await tarif({ barang_id: barang, harga: 80, qty_minimum: 10, ...masa });
  await tarif({ barang_id: lain, harga: 99, satuan_id: dus });
  for (const satu of [barang, lain])
    await kirim('pembelian', '01-01', { detail: [{ barang_id: satu, qty: 100, harga: 1 }] });
  const isi = (baris: Row, isian: Row = {}) => ({
    harga_kode: 'PROMO',
    detail: [{ barang_id: barang, qty: 1, ...baris }],
    ...isian,
  });
  const jual = async (tanggal: string, baris: Row = {}) =>
    harga('penjualan', await kirim('penjualan', tanggal, isi(baris)));
  const hariHari = [];
  for (const tanggal of ['01-05', '01-06', '01-13', '01-14']) hariHari.push(await jual(tanggal));
  expect(hariHari).toEqual([
    [100, 1],
    [90, 0],
    [90, 0],
    [100, 1],
  ]);
  expect(await jual('01-10', { qty: '0.5' })).toEqual([90, 0]);
  // A price of the box is none of the piece.
  expect(await jual('01-10', { barang_id: lain })).toEqual([10, 1]);
  expect(await jual('01-10', { barang_id: lain, satuan_id: dus })).toEqual([99, 0]);
  // What an order promised is delivered at that when the offer is over.
  const order = await kirim('order-penjualan', '01-10', isi({ qty: 2 }));
  const [pesan] = await toko.baris(order);
  expect(await jual('01-25', { qty: 2, order_baris_id: Number(pesan?.id) })).toEqual([90, 0]);
  for (const jenis of ['penjualan', 'order-penjualan']) {
    const id = await kirim(jenis, '01-10', isi({}, { draft: true }));
    const url = `/api/transaksi/${jenis}/${id}`;
    const kepala = { tanggal: hari('01-10'), lokasi_id: toko.lokasi, kontak_id: toko.pelanggan };
    const ganti = async (baris: Row) => {
      expect((await rest.put(url, { ...kepala, ...isi(baris) })).status).toBe(204);
      return harga(jenis, id);
    };
    expect(await ganti({ qty: 12 })).toEqual([80, 0]);
    expect(await ganti({ qty: 3 })).toEqual([90, 0]);
    expect(await ganti({ qty: 30, harga: 77 })).toEqual([77, 0]);
    // It is moved to a day without the offer: a named price stays, the list's is that of the day.
    await rest.patch(url, { tanggal: hari('01-20') });
    expect(await harga(jenis, id)).toEqual([77, 0]);
  }
});
