/** What goes back of a delivery can be delivered again on its order. */
import { expect, test } from '@jest/globals';
import { expectDone } from '../helpers/antre.ts';
import { openRest } from '../helpers/server.ts';
import { expectError, hari, openStory, type Row } from '../helpers/story.ts';

const { openToko } = openStory();

const jenisOf = (arah: 'penjualan' | 'pembelian') =>
  ({ order: `order-${arah}`, retur: `retur-${arah}` }) as const;

async function buka(arah: 'penjualan' | 'pembelian', isi: Row = {}, baris: Row = {}) {
  const toko = await openToko();
  const barang = await toko.barang({ harga_jual: 100, harga_beli: 10 });
  await toko.beli('01-02', [[barang, 100, 10]]);
  const jenis = jenisOf(arah);
  const kontak_id = arah === 'penjualan' ? toko.pelanggan : toko.supplier;
  const order = await toko.buat(jenis.order, '01-03', {
    kontak_id,
    detail: [{ barang_id: barang, qty: 10, harga: 10, ...baris }],
    ...isi,
  });
  const [{ id: order_baris_id }] = (await toko.baca(jenis.order, order.id)).detail as [Row];
  const kirim = (qty: number, lain: Row = {}) =>
    toko.buat(arah, '01-05', {
      kontak_id,
      detail: [{ barang_id: barang, qty, order_baris_id, ...lain }],
    });
  const retur = (asal: number, qty: number, lain: Row = {}) =>
    toko.retur(arah, '01-06', asal, qty, { kontak_id, ...lain });
  /** State of the order: what was delivered, is open and reserved. */
  const keadaan = async () => {
    const { status_order, detail } = await toko.baca(jenis.order, order.id);
    const [{ dipenuhi, sisa, reservasi }] = detail as [Row];
    return [status_order, ...[dipenuhi, sisa, reservasi].map(Number)];
  };
  return { toko, barang, order, order_baris_id, kirim, retur, keadaan, jenis, kontak_id };
}

test.each(['pembelian', 'penjualan'] as const)(
  '%s: returned, the order is open by that, and no more',
  async (arah) => {
    const { toko, barang, order, kirim, retur, keadaan, jenis } = await buka(arah);
    const pertama = await kirim(10);
    expect(await keadaan()).toEqual(['selesai', 10, 0, 0]);
    await expectError(kirim(1), 'KOORD', 'detail.0.order_baris_id');
    const balik = await retur(pertama.id, 4);
    expect(await keadaan()).toEqual(['sebagian', 6, 4, 0]);
    const dipesan = async () =>
      (await toko.laporan('stok', { barang_id: barang })).data[0]?.dipesan;
    expect(Number(await dipesan())).toBe(arah === 'pembelian' ? 4 : 0);
    await expectError(kirim(5), 'KOORD', 'detail.0.order_baris_id');
    const kedua = await kirim(3);
    expect(await keadaan()).toEqual(['sebagian', 9, 1, 0]);
    const lagi = await retur(kedua.id, 3);
    expect(await keadaan()).toEqual(['sebagian', 6, 4, 0]);
    await kirim(4);
    expect(await keadaan()).toEqual(['selesai', 10, 0, 0]);
    // What stands on the order keeps it from being voided; a void of a return delivers again.
    await expectError(toko.batalkan(jenis.order, order.id), 'KODEP');
    await toko.batalkan(jenis.retur, lagi.id);
    expect(await keadaan()).toEqual(['selesai', 13, 0, 0]);
    await toko.batalkan(arah, kedua.id);
    expect(await keadaan()).toEqual(['selesai', 10, 0, 0]);
    await toko.batalkan(arah, pertama.id, { kaskade: true });
    expect(await keadaan()).toEqual(['sebagian', 4, 6, 0]);
    expect((await toko.dokumen(balik.id)).status).toBe('void');
  },
);

test.each(['pembelian', 'penjualan'] as const)(
  '%s: in pieces out of a box, late, by a draft, and in a list',
  async (arah) => {
    const { toko, order_baris_id, barang, kirim, keadaan, jenis, kontak_id, retur } =
      await buka(arah);
    const dus = await toko.master('satuan', { kode: 'DUS', nama: 'Dus' });
    await toko.master('barang_satuan', { barang_id: barang, satuan_id: dus, faktor: 5 });
    const kiriman = await kirim(2, { satuan_id: dus });
    expect(await keadaan()).toEqual(['selesai', 10, 0, 0]);
    const [baris] = await toko.baris(kiriman.id);
    const isi = (qty: number): Row => ({
      tanggal: hari('02-06'),
      kontak_id,
      lokasi_id: toko.lokasi,
      dokumen_asal_id: kiriman.id,
      detail: [{ baris_asal_id: Number(baris?.id), qty, satuan_id: toko.satuan }],
    });
    const draf = await toko.draft(jenis.retur, hari('02-06'), isi(1));
    expect(await keadaan()).toEqual(['selesai', 10, 0, 0]);
    await toko.setujui(jenis.retur, draf.id);
    expect(await keadaan()).toEqual(['sebagian', 9, 1, 0]);
    const rest = await openRest(toko, 'staff');
    const daftar = await rest.post(`/api/transaksi/${jenis.retur}/massal`, {
      mode: 'semua',
      dokumen: [isi(2)],
    });
    expect(daftar.status).toBe(201);
    expect(await keadaan()).toEqual(['sebagian', 7, 3, 0]);
    const gladi = await rest.post(`/api/transaksi/${jenis.retur}?simulasi=true`, isi(3));
    expect(gladi.status).toBe(200);
    expect(await keadaan()).toEqual(['sebagian', 7, 3, 0]);
    // Two at once: of four returns of two each there is enough for three.
    await expectDone(
      3,
      [2, 2, 2, 2].map((qty) => retur(kiriman.id, qty, { detail: isi(qty).detail })),
    );
    expect(await keadaan()).toEqual(['sebagian', 1, 9, 0]);
    expect(await toko.baca(jenis.retur, draf.id)).toMatchObject({ detail: [{ order_baris_id }] });
  },
);

test('a closed order stays closed; nothing is reserved for what came back', async () => {
  const { toko, order, kirim, retur, keadaan, barang } = await buka('penjualan', {
    reservasi: true,
  });
  expect(await keadaan()).toEqual(['terbuka', 0, 10, 10]);
  const satu = await kirim(6);
  expect(await keadaan()).toEqual(['sebagian', 6, 4, 4]);
  const balik = await retur(satu.id, 5);
  expect(await keadaan()).toEqual(['sebagian', 1, 9, 4]);
  await toko.batalkan('retur-penjualan', balik.id);
  expect(await keadaan()).toEqual(['sebagian', 6, 4, 4]);
  const lagi = await retur(satu.id, 2);
  await kirim(3);
  expect(await keadaan()).toEqual(['sebagian', 7, 3, 1]);
  // The void of the return leaves open, and reserved, no more than there is.
  await toko.batalkan('retur-penjualan', lagi.id);
  expect(await keadaan()).toEqual(['sebagian', 9, 1, 1]);
  await toko.staf.row('select * from erp.transaksi_tutup($1, $2)', ['order-penjualan', order.id]);
  await retur(satu.id, 1);
  expect(await keadaan()).toEqual(['ditutup', 8, 0, 0]);
  await expectError(
    toko.jual('01-07', [{ barang_id: barang, qty: 1, order_baris_id: 1 }]),
    'VADOK',
    'detail.0.order_baris_id',
  );
  await expectError(kirim(1), 'KOORD', 'detail.0.order_baris_id');
});

test('what is delivered again has the discount of the order to the cent', async () => {
  const { toko, kirim, retur } = await buka('pembelian', {}, { diskon: 10 });
  const diskon = async (id: number) => (await toko.baris(id))[0]?.diskon;
  const pertama = await kirim(10);
  expect(await diskon(pertama.id)).toBe('10.00');
  await retur(pertama.id, 3);
  expect(await diskon((await kirim(1)).id)).toBe('1.00');
  expect(await diskon((await kirim(2)).id)).toBe('2.00');
});
