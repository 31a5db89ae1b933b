import { expect, test } from '@jest/globals';
import { expectDone } from '../helpers/antre.ts';
import { openRest } from '../helpers/server.ts';
import { expectError, hari, openStory, type Row, type Toko } from '../helpers/story.ts';

const { openToko } = openStory();

type Baris = Row & { id: number };

async function buka() {
  const toko = await openToko();
  const barang = await toko.barang({ harga_jual: 1500, harga_beli: 1000 });
  await toko.beli('01-02', [[barang, 10, 1000]]);
  const pesan = (qty: number, lain: Row = {}, baris: Row = {}) =>
    toko.buat('order-penjualan', '01-03', {
      reservasi: true,
      detail: [{ barang_id: barang, qty, ...baris }],
      ...lain,
    });
  const baris = async (id: number, jenis = 'order-penjualan') =>
    (await toko.baca(jenis, id)).detail as Baris[];
  const stok = async (per: string | null = null) => {
    const { qty, tersedia, dipesan } =
      (await toko.laporan('stok', { barang_id: barang, per })).data[0] ?? {};
    return [qty, tersedia, dipesan].map(Number);
  };
  const status = async (id: number) => (await toko.dokumen(id)).status_order;
  const tutup = (jenis: string, id: number) =>
    toko.staf.row<Row>('select * from erp.transaksi_tutup($1, $2)', [jenis, id]);
  return { ...toko, toko, barang, pesan, baris, stok, status, tutup };
}

const kirim = (toko: Toko, barang: number, order_baris_id: number, qty: number, lain: Row = {}) =>
  toko.jual('01-05', [{ barang_id: barang, qty, order_baris_id }], { ...lain });

test('an order reserves, is delivered in parts, and a void of a delivery opens it again', async () => {
  const { toko, barang, pesan, baris, stok, status, baca, batalkan } = await buka();
  const order = await pesan(
    6,
    { tanggal_kirim: hari('01-09') },
    { harga: 1400, pajak_kode: 'PPN' },
  );
  expect(order.nomor_transaksi).toMatch(/^OJ\/UTAMA\//);
  const dokumen = await baca('order-penjualan', order.id);
  expect(dokumen).toMatchObject({
    status: 'final',
    status_order: 'terbuka',
    total_nilai: 9324,
    sisa: null,
    status_bayar: null,
    tanggal_kirim: hari('01-09'),
    reservasi: true,
  });
  await toko.expectJurnal(order.id);
  expect(await stok()).toEqual([10, 4, 0]);
  const [satu] = await baris(order.id);
  expect(satu).toMatchObject({ dipenuhi: 0, sisa: 6, reservasi: 6 });
  // Unit, price and tax are the order's.
  const awal = await kirim(toko, barang, satu?.id ?? 0, 4);
  expect(await toko.dokumen(awal.id)).toMatchObject({ total_nilai: '6216.00', ppn: '616.00' });
  expect((await baca('penjualan', awal.id)).detail).toMatchObject([
    { harga: 1400, order_baris_id: satu?.id },
  ]);
  expect([await status(order.id), await stok()]).toEqual(['sebagian', [6, 4, 0]]);
  await expectError(kirim(toko, barang, satu?.id ?? 0, 3), 'KOORD', 'detail.0.order_baris_id');
  await expectError(batalkan('order-penjualan', order.id, { kaskade: true }), 'KODEP');
  const akhir = await kirim(toko, barang, satu?.id ?? 0, 2);
  expect([await status(order.id), await stok()]).toEqual(['selesai', [4, 4, 0]]);
  await toko.batalkan('penjualan', awal.id);
  expect([await status(order.id), await stok()]).toEqual(['sebagian', [8, 4, 0]]);
  expect((await baris(order.id))[0]).toMatchObject({ dipenuhi: 2, sisa: 4, reservasi: 4 });
  await toko.batalkan('penjualan', akhir.id);
  expect([await status(order.id), await stok()]).toEqual(['terbuka', [10, 4, 0]]);
  await batalkan('order-penjualan', order.id);
  expect(await stok()).toEqual([10, 10, 0]);
  await expectError(kirim(toko, barang, satu?.id ?? 0, 1), 'KOORD', 'detail.0.order_baris_id');
});

test('reserved stock is kept from other sales, and only what is available is reserved', async () => {
  const { toko, barang, pesan, baris, stok } = await buka();
  const a = await pesan(7);
  const b = await pesan(5);
  expect((await baris(b.id))[0]).toMatchObject({ dipenuhi: 0, sisa: 5, reservasi: 3 });
  const [baris_a] = await baris(a.id);
  const [baris_b] = await baris(b.id);
  const pesanan = await expectError(toko.jual('01-05', [[barang, 1]]), 'KORSV', 'detail.0.qty');
  expect(pesanan).toContain('kurang 1');
  // b has reserved 3 only: the other two would come from a's.
  await expectError(kirim(toko, barang, baris_b?.id ?? 0, 5), 'KORSV', 'detail.0.qty');
  await kirim(toko, barang, baris_b?.id ?? 0, 3);
  await kirim(toko, barang, baris_a?.id ?? 0, 7);
  expect(await stok()).toEqual([0, 0, 0]);
  await expectError(kirim(toko, barang, baris_b?.id ?? 0, 2), 'KOSTK');
});

test('what orders have reserved does not leave by a void either', async () => {
  const { toko, barang, pesan, tutup, batalkan, stok } = await buka();
  const lebih = await toko.buat('opname-stok', '01-02', {
    detail: [{ barang_id: barang, qty_fisik: 12 }],
  });
  const cabang = await toko.master('lokasi', { kode: 'CBG', nama: 'Cabang' });
  const kembali = await toko.buat('transfer-stok', '01-02', {
    lokasi_tujuan_id: cabang,
    detail: [[barang, 4]],
  });
  const jual = await toko.jual('01-02', [[barang, 2]]);
  const retur = await toko.retur('penjualan', '01-03', jual.id, 1);
  const order = await pesan(7);
  const lain = await toko.buat('order-penjualan', '01-03', {
    lokasi_id: cabang,
    reservasi: true,
    detail: [[barang, 1]],
  });
  const batal = [
    ['opname-stok', lebih.id, 'UTAMA kurang 2'],
    ['retur-penjualan', retur.id, 'UTAMA kurang 1'],
    ['transfer-stok', kembali.id, 'CBG kurang 1'],
  ] as const;
  for (const [jenis, id, pesan] of batal) {
    for (const tanggal of [null, '01-06']) {
      expect(await expectError(batalkan(jenis, id, { tanggal }), 'KORSV')).toContain(pesan);
    }
  }
  await tutup('order-penjualan', order.id);
  await tutup('order-penjualan', lain.id);
  for (const [jenis, id] of batal) await batalkan(jenis, id);
  expect(await stok()).toEqual([8, 8, 0]);
});

test('a purchase of which orders have reserved goods is not voided before they let go', async () => {
  const toko = await openToko();
  const barang = await toko.barang({ harga_jual: 1500 });
  const beli = await toko.beli('01-02', [[barang, 10, 1000]]);
  const order = await toko.buat('order-penjualan', '01-03', {
    reservasi: true,
    detail: [[barang, 6]],
  });
  await expectError(toko.batalkan('pembelian', beli.id), 'KORSV');
  await toko.batalkan('order-penjualan', order.id);
  await toko.batalkan('pembelian', beli.id);
  expect(await toko.stok(barang)).toEqual({ qty: '0', nilai: '0.00' });
});

test('what another sale took meanwhile is not reserved again after a void', async () => {
  const { toko, barang, pesan, baris } = await buka();
  const cabang = await toko.master('lokasi', { kode: 'CBG', nama: 'Cabang' });
  await toko.beli('01-02', [[barang, 10, 1000]], { lokasi_id: cabang });
  const order = await pesan(8);
  const [satu] = await baris(order.id);
  const terkirim = await kirim(toko, barang, satu?.id ?? 0, 8, { lokasi_id: cabang });
  await toko.jual('01-05', [[barang, 7]]);
  await toko.batalkan('penjualan', terkirim.id);
  expect((await baris(order.id))[0]).toMatchObject({ dipenuhi: 0, sisa: 8, reservasi: 3 });
});

test('closing releases the rest, and a void of a delivery does not open a closed order', async () => {
  const { toko, barang, pesan, baris, stok, status, tutup } = await buka();
  const order = await pesan(6);
  const [satu] = await baris(order.id);
  const terkirim = await kirim(toko, barang, satu?.id ?? 0, 2);
  await tutup('order-penjualan', order.id);
  await tutup('order-penjualan', order.id);
  expect([await status(order.id), await stok()]).toEqual(['ditutup', [8, 8, 0]]);
  await expectError(kirim(toko, barang, satu?.id ?? 0, 1), 'KOORD', 'detail.0.order_baris_id');
  await toko.batalkan('penjualan', terkirim.id);
  expect((await baris(order.id))[0]).toMatchObject({ dipenuhi: 0, sisa: 0, reservasi: 0 });
  expect(await stok()).toEqual([10, 10, 0]);
  await expectError(tutup('penjualan', terkirim.id), 'KOSTS');
  const penuh = await pesan(1);
  const [baru] = await baris(penuh.id);
  await kirim(toko, barang, baru?.id ?? 0, 1);
  await expectError(tutup('order-penjualan', penuh.id), 'KOSTS');
});

test('an order to a supplier is filled by purchases, in another unit too', async () => {
  const { toko, barang, buat, baris, stok, status, tutup } = await buka();
  const lusin = await toko.master('satuan', { kode: 'LSN', nama: 'Lusin' });
  await toko.master('barang_satuan', { barang_id: barang, satuan_id: lusin, faktor: 12 });
  const order = await buat('order-pembelian', '01-03', {
    detail: [{ barang_id: barang, satuan_id: lusin, qty: 2 }],
  });
  expect(await toko.dokumen(order.id)).toMatchObject({ total_nilai: '24000.00', sisa: null });
  expect(await stok()).toEqual([10, 10, 24]);
  const [satu] = await baris(order.id, 'order-pembelian');
  const isi = (qty: number, lain: Row = {}) =>
    toko.beli('01-06', [{ barang_id: barang, qty, order_baris_id: satu?.id, ...lain }]);
  const lusinan = await isi(1);
  expect(await toko.dokumen(lusinan.id)).toMatchObject({ total_nilai: '12000.00' });
  const eceran = await isi(5, { satuan_id: toko.satuan });
  expect(await toko.dokumen(eceran.id)).toMatchObject({ total_nilai: '5000.00' });
  expect([await status(order.id), await stok()]).toEqual(['sebagian', [27, 27, 7]]);
  expect(await stok(hari('01-03'))).toEqual([10, 10, 24]);
  await expectError(isi(8, { satuan_id: toko.satuan }), 'KOORD', 'detail.0.order_baris_id');
  await toko.batalkan('pembelian', eceran.id);
  expect(await stok()).toEqual([22, 22, 12]);
  await tutup('order-pembelian', order.id);
  expect(await stok()).toEqual([22, 22, 0]);
});

test('of parallel deliveries of the last piece one is booked', async () => {
  const { toko, barang, pesan, baris, status } = await buka();
  const order = await pesan(3);
  const [satu] = await baris(order.id);
  const gagal = await expectDone(
    1,
    Array.from({ length: 8 }, () => kirim(toko, barang, satu?.id ?? 0, 2)),
  );
  expect(new Set(gagal)).toEqual(new Set(['KOORD']));
  expect(await status(order.id)).toBe('sebagian');
});

test('every mistake is named', async () => {
  const { toko, barang, pesan, baris, buat } = await buka();
  const gaib = await toko.barang();
  await expectError(
    buat('order-pembelian', '01-03', {
      kontak_id: null,
      lokasi_id: null,
      tanggal_kirim: hari('01-02'),
      reservasi: true,
      detail: [{ qty: 0 }, [gaib, 1]],
    }),
    'VADOK',
    'kontak_id detail.0.barang_id detail.0.qty tanggal_kirim reservasi detail.1.harga',
  );
  const [satu] = await baris((await pesan(2)).id);
  const lain = await toko.kontak();
  const salah = (isi: Row, barang_id = barang) =>
    expectError(
      toko.jual('01-05', [{ barang_id, qty: 1, harga: 1, order_baris_id: satu?.id }], { ...isi }),
      'VADOK',
      'detail.0.order_baris_id',
    );
  await salah({ kontak_id: lain });
  await salah({ tanggal: hari('01-02') });
  await salah({}, gaib);
  await expectError(
    toko.beli('01-05', [{ barang_id: barang, qty: 1, harga: 1, order_baris_id: satu?.id }]),
    'VADOK',
    'detail.0.order_baris_id',
  );
});

test('a draft reserves nothing before it is approved; over REST it is delivered', async () => {
  const { toko, barang, draft, setujui, status, stok } = await buka();
  const menunggu = await draft('order-penjualan', '01-03', {
    reservasi: true,
    detail: [[barang, 2]],
  });
  expect(await stok()).toEqual([10, 10, 0]);
  await setujui('order-penjualan', menunggu.id);
  expect([await status(menunggu.id), await stok()]).toEqual(['terbuka', [10, 8, 0]]);
  const rest = await openRest(toko, 'staff');
  const order = (await rest.get(`/api/transaksi/OJ/${menunggu.id}`)).body;
  const detail = [{ barang_id: barang, qty: 1, order_baris_id: order.detail[0].id }];
  const jual = toko.document(toko.pelanggan, { tanggal: hari('01-05'), detail });
  expect((await rest.post('/api/transaksi/penjualan', jual)).status).toBe(201);
  expect([order.status_order, await status(menunggu.id)]).toEqual(['terbuka', 'sebagian']);
});
