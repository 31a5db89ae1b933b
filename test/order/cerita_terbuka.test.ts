/** What is open of orders, and late: the report at every day, the lists, and who sees it. */
import { expect, test } from '@jest/globals';
import { openServer } from '../helpers/server.ts';
import { hari, openStory, type Row, type Toko } from '../helpers/story.ts';
import { expectError } from '../rest/description.ts';

const { data, openToko } = openStory();
const server = openServer(data);

const lineOf = async (toko: Toko, jenis: string, id: number) =>
  ((await toko.baca(jenis, id)).detail as Row[])[0]?.id as number;

/** Ten ordered for the tenth, four of them come on the twelfth. */
async function buka() {
  const toko = await openToko();
  const barang = await toko.barang();
  const order = await toko.buat('order-pembelian', '03-01', {
    tanggal_kirim: hari('03-10'),
    detail: [{ barang_id: barang, qty: 10, harga: 1000, diskon: 100 }],
  });
  const order_baris_id = await lineOf(toko, 'order-pembelian', order.id);
  const datang = (tanggal: string, qty: number) =>
    toko.buat('pembelian', tanggal, { detail: [{ barang_id: barang, qty, order_baris_id }] });
  const sebagian = await datang('03-12', 4);
  const open = async (monthDay: string, args: Row = {}) => {
    const { data, meta } = await toko.laporan('order', { per: hari(monthDay), ...args });
    return [
      ...data.map(({ qty_sisa, nilai_sisa, hari_terlambat }: Row) => [
        Number(qty_sisa),
        Number(nilai_sisa),
        hari_terlambat,
      ]),
      Number((meta as Row).total_sisa),
    ];
  };
  return { toko, barang, order, datang, sebagian, open };
}

test('a line is open and late at each day as it was then, and ties to what stock says', async () => {
  const { toko, barang, order, datang, sebagian, open } = await buka();
  expect(await open('03-15')).toEqual([[6, 5940, 5], 5940]);
  expect(await open('03-11')).toEqual([[10, 9900, 1], 9900]);
  expect(await open('03-10')).toEqual([[10, 9900, 0], 9900]);
  expect(await open('02-28')).toEqual([0]);
  const saat = (await toko.row('select clock_timestamp() as kini')).kini;
  await toko.settle();
  const sisanya = await datang('03-20', 6);
  expect(await open('03-19')).toEqual([[6, 5940, 9], 5940]);
  expect(await open('03-20')).toEqual([0]);
  expect(await open('03-20', { diketahui: saat })).toEqual([[6, 5940, 10], 5940]);
  await toko.batalkan('pembelian', sebagian.id);
  const [baris] = (await toko.laporan('order', {})).data as Row[];
  expect(baris).toMatchObject({
    transaksi_id: order.id,
    barang_id: barang,
    qty_order: 10,
    qty_dipenuhi: 6,
    qty_sisa: 4,
    harga: 990,
    satuan: 'PCS',
  });
  for (const per of ['03-05', '03-15', '03-20', '12-31']) {
    const { data: rows } = await toko.laporan('order', { per: hari(per) });
    const [stok] = (await toko.laporan('stok', { per: hari(per), barang_id: barang })).data;
    const qty = rows.map((one: Row) => Number(one.qty_sisa)).reduce((sum, one) => sum + one, 0);
    expect([per, qty]).toEqual([per, Number(stok?.dipesan)]);
  }
  await toko.batalkan('pembelian', sisanya.id);
  await toko.batalkan('order-pembelian', order.id);
  expect(await open('12-31')).toEqual([0]);
});

test('filters choose by lateness, contact, goods and kind', async () => {
  const { toko, barang, open } = await buka();
  await toko.buat('order-pembelian', '03-02', { detail: [[barang, 3, 100]] });
  await toko.beli('03-01', [[barang, 50, 10]]);
  await toko.buat('order-penjualan', '03-03', {
    tanggal_kirim: hari('03-20'),
    detail: [{ barang_id: barang, qty: 2, harga: 50 }],
  });
  expect(await open('03-15')).toEqual([[6, 5940, 5], [3, 300, null], 6240]);
  expect(await open('03-15', { terlambat: true })).toEqual([[6, 5940, 5], 5940]);
  expect(await open('03-15', { terlambat: false })).toEqual([[3, 300, null], 300]);
  expect(await open('03-15', { kontak_id: toko.pelanggan })).toEqual([0]);
  expect(await open('03-15', { barang_id: barang + 1 })).toEqual([0]);
  expect(await open('03-15', { lokasi_id: toko.lokasi })).toHaveLength(3);
  expect(await open('03-15', { jenis: 'order-penjualan' })).toEqual([[2, 100, 0], 100]);
  expect(await open('03-15', { per_page: 1, page: 2 })).toEqual([[3, 300, null], 6240]);
});

test('lists of orders say what is open, and find the late ones, over both doors', async () => {
  const { toko, order, datang } = await buka();
  const token = await server.tokenOf(toko, 'staff');
  const rest = server.rest(token);
  const list = async (filter = '') =>
    (await rest.get(`/api/transaksi/order-pembelian?filter=${filter}`)).body.data as Row[];
  const [baris] = await list('terlambat:true,status_order:sebagian');
  expect(baris).toMatchObject({
    id: order.id,
    status_order: 'sebagian',
    qty_sisa: 6,
    nilai_sisa: 5940,
  });
  expect(baris?.hari_terlambat).toBeGreaterThan(0);
  expect(await list('terlambat:false')).toEqual([]);
  expectError(await rest.get('/api/transaksi/order-pembelian?filter=terlambat:ya'), 400, 'VAINP');
  const purchases = (await rest.get('/api/transaksi/pembelian')).body.data as Row[];
  expect(purchases[0]).not.toHaveProperty('qty_sisa');
  const { body } = await server.graphql(
    token,
    `{ transaksiList(jenis: order_pembelian, permintaan: {filter: {terlambat: true}}) {
         data { statusOrder qtySisa nilaiSisa hariTerlambat } }
       laporanOrder(terlambat: true) { meta { jenis totalSisa } data { qtySisa barang { kode } } } }`,
  );
  expect(body.data.transaksiList.data).toMatchObject([
    { statusOrder: 'sebagian', qtySisa: '6.000000', nilaiSisa: '5940.00' },
  ]);
  expect(body.data.laporanOrder).toMatchObject({
    meta: { jenis: 'order_pembelian', totalSisa: '5940.00' },
    data: [{ qtySisa: '6.000000' }],
  });
  await datang('03-21', 6);
  expect(await list('terlambat:true')).toEqual([]);
  expect(await list()).toMatchObject([{ status_order: 'selesai', qty_sisa: 0, hari_terlambat: 0 }]);
});

test('another tenant sees nothing, a stranger is refused, a seller sees his own orders', async () => {
  const { toko, barang } = await buka();
  const other = await openToko();
  expect((await other.laporan('order', {})).data).toEqual([]);
  const path = '/api/laporan/order?jenis=order-penjualan';
  expect((await server.rest('salah').get(path)).status).toBe(401);
  const admin = server.rest(await server.tokenOf(toko, 'admin'));
  const key = { 'x-admin-key': server.adminKey };
  await admin.post(
    '/api/pengaturan/peran',
    {
      kode: 'penjual',
      nama: 'Penjual',
      dasar: 'staff',
      cakupan: ['transaksi:*', 'laporan:*', 'master:*'],
      hanya_milik: true,
    },
    key,
  );
  const email = `sari@${toko.kode}.test`;
  await admin.post('/api/pengaturan/pengguna', { email, nama: 'Sari', peran: 'penjual' }, key);
  const sari = server.rest(await server.signIn(email, toko.kode));
  await toko.buat('order-penjualan', '03-03', {
    detail: [{ barang_id: barang, qty: 2, harga: 50 }],
  });
  expect((await sari.get(path)).body.data).toEqual([]);
  const own = await sari.post('/api/transaksi/order-penjualan', {
    tanggal: hari('03-04'),
    kontak_id: toko.pelanggan,
    detail: [{ barang_id: barang, qty: 1, harga: 50 }],
  });
  const { body } = await sari.get(path);
  expect(body.data).toMatchObject([{ transaksi_id: own.body.id, qty_sisa: 1 }]);
  expect(body.meta.total_sisa).toBe(50);
});
