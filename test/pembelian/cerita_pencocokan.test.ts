/** The three-way match: orders, what came of them, what was billed; and how far orders are billed. */
import { expect, test } from '@jest/globals';
import { openServer } from '../helpers/server.ts';
import { hari, openStory, type Row, type Toko } from '../helpers/story.ts';

const { data, openToko } = openStory();
const server = openServer(data);

const garis = async (toko: Toko, id: number, ke = 0) => (await toko.baris(id))[ke]?.id as number;

async function buka() {
  const toko = await openToko();
  const barang = await toko.barang();
  const pesan = (qty: number, harga = 1000, lain: Row = {}) =>
    toko.buat('order-pembelian', '03-02', { detail: [{ barang_id: barang, qty, harga }], ...lain });
  const terima = async (order: number, tanggal: string, qty: number, lain: Row = {}) =>
    toko.buat('pembelian', tanggal, {
      mode: 'penerimaan',
      detail: [{ barang_id: barang, qty, order_baris_id: await garis(toko, order), ...lain }],
    });
  const tagih = async (datang: number, tanggal: string, lain: Row = {}) =>
    toko.beli(tanggal, [{ penerimaan_baris_id: await garis(toko, datang), ...lain }]);
  const cocok = async (args: Row = {}) =>
    (await toko.laporan('pencocokan', { dari: hari('01-01'), ...args })).data as Row[];
  /** Of each line: ordered, came, went back, closed, billed; the difference; how it stands. */
  const ringkas = async (args: Row = {}) =>
    (await cocok(args)).map((r) =>
      [
        r.qty_order,
        r.qty_terima,
        r.qty_retur,
        r.qty_tutup,
        r.qty_tagih,
        r.selisih_qty,
        r.selisih_nilai,
        r.status,
      ].join(' '),
    );
  const tutup = (id: number) =>
    toko.staf.row(`select * from erp.penerimaan_tutup($1, 'selesai', tanggal => $2)`, [
      id,
      hari('03-25'),
    ]);
  return { toko, barang, pesan, terima, tagih, cocok, ringkas, tutup };
}

test('an order comes in parts, is billed in parts, goes back and is closed', async () => {
  const { toko, pesan, terima, tagih, cocok, ringkas, tutup } = await buka();
  const order = await pesan(100);
  const tagihan = async () => {
    const { status_tagih, detail } = await toko.baca('order-pembelian', order.id);
    const [{ dipenuhi, ditagih } = {}] = detail as Row[];
    return [status_tagih, dipenuhi, ditagih];
  };
  expect(await ringkas()).toEqual(['100 0 0 0 0 0 0 belum_terima']);
  expect(await tagihan()).toEqual(['belum', 0, 0]);
  const satu = await terima(order.id, '03-05', 60);
  expect(await ringkas()).toEqual(['100 60 0 0 0 -60 0 belum_ditagih']);
  expect(await tagihan()).toEqual(['belum', 60, 0]);
  await toko.settle();
  const saat = (await toko.row('select clock_timestamp() as kini')).kini;
  await toko.settle();
  await toko.retur('pembelian', '03-06', satu.id, 10);
  const faktur = await tagih(satu.id, '03-12', { qty: 40 });
  expect(await ringkas()).toEqual(['100 60 10 0 40 -10 0 belum_ditagih']);
  expect(await ringkas({ diketahui: saat })).toEqual(['100 60 0 0 0 -60 0 belum_ditagih']);
  expect(await tagihan()).toEqual(['sebagian', 60, 40]);
  await tutup(satu.id);
  expect(await ringkas()).toEqual(['100 60 10 10 40 -10 0 belum_terima']);
  // The rest comes with its invoice.
  const rest = await toko.beli('03-20', [
    {
      barang_id: (await toko.baris(order.id))[0]?.barang_id as number,
      qty: 40,
      order_baris_id: await garis(toko, order.id),
    },
  ]);
  expect(await ringkas()).toEqual(['100 100 10 10 80 -10 0 ditutup']);
  expect(await tagihan()).toEqual(['selesai', 100, 80]);
  // Billed goods that go back have a credit of their own; the order waits for others.
  await toko.retur('pembelian', '03-21', rest.id, 5);
  expect(await ringkas()).toEqual(['100 100 10 10 80 -10 0 belum_terima']);
  expect(await tagihan()).toEqual(['sebagian', 95, 75]);
  await toko.batalkan('pembelian', faktur.id);
  expect(await ringkas()).toEqual(['100 100 10 10 40 -50 0 belum_ditagih']);
  expect(await tagihan()).toEqual(['sebagian', 95, 35]);
  expect(await cocok()).toMatchObject([
    {
      dokumen: 'order',
      dokumen_id: order.id,
      nomor_transaksi: order.nomor_transaksi,
      kontak_id: toko.supplier,
      satuan: 'PCS',
      harga_order: 1000,
      harga_terima: 1000,
      harga_tagih: 1000,
    },
  ]);
});

test('a price that differs, the tolerance, and a note that makes it right', async () => {
  const { toko, barang, pesan, terima, tagih, ringkas, cocok } = await buka();
  const order = await pesan(10);
  const datang = await terima(order.id, '03-05', 10);
  const faktur = await tagih(datang.id, '03-12', { harga: 1010 });
  expect(await ringkas()).toEqual(['10 10 0 0 10 0 100 beda_harga']);
  expect(await cocok({ status: 'beda_harga' })).toMatchObject([
    { harga_order: 1000, harga_terima: 1000, harga_tagih: 1010 },
  ]);
  expect(await cocok({ status: 'cocok' })).toEqual([]);
  await toko.set({ toleransi_harga: 1 });
  expect(await ringkas()).toEqual(['10 10 0 0 10 0 100 cocok']);
  await toko.set({ toleransi_harga: null });
  await toko.buat('retur-pembelian', '03-15', {
    ...{ mode: 'harga', lokasi_id: undefined },
    detail: [{ baris_asal_id: await garis(toko, faktur.id), jumlah: 100 }],
  });
  expect(await ringkas()).toEqual(['10 10 0 0 10 0 0 cocok']);
  // A cent of rounding is no other price.
  const tiga = await toko.buat('pembelian', '03-06', {
    mode: 'penerimaan',
    detail: [[barang, 3, 33.333333]],
  });
  const baris = await garis(toko, tiga.id);
  await toko.beli('03-16', [
    { penerimaan_baris_id: baris, qty: 1, harga: 33.33 },
    { penerimaan_baris_id: baris, qty: 1, harga: 33.33 },
    { penerimaan_baris_id: baris, qty: 1, harga: 33.33 },
  ]);
  expect((await ringkas())[1]).toBe(' 3 0 0 3 0 -0.01 cocok');
});

test('what has no order, more than was ordered, voids', async () => {
  const { toko, barang, pesan, terima, tagih, ringkas, cocok } = await buka();
  const langsung = await toko.beli('03-01', [[barang, 2, 500]]);
  const lepas = await toko.buat('pembelian', '03-03', {
    mode: 'penerimaan',
    detail: [[barang, 4, 500]],
  });
  expect((await cocok()).map((r) => [r.dokumen, r.dokumen_id, r.status])).toEqual([
    ['faktur', langsung.id, 'cocok'],
    ['penerimaan', lepas.id, 'belum_ditagih'],
  ]);
  await tagih(lepas.id, '04-02');
  expect(await ringkas({ sampai: hari('03-31') })).toEqual([
    ' 2 0 0 2 0 0 cocok',
    ' 4 0 0 4 0 0 cocok',
  ]);
  expect(await ringkas({ kontak_id: toko.pelanggan })).toEqual([]);
  await toko.set({ toleransi_order: 10 });
  const order = await pesan(10);
  const datang = await terima(order.id, '03-05', 11);
  await tagih(datang.id, '03-06');
  expect((await ringkas())[1]).toBe('10 11 0 0 11 0 0 lebih_ditagih');
  await toko.batalkan('pembelian', langsung.id);
  expect((await cocok()).map((r) => r.dokumen)).toEqual(['order', 'penerimaan']);
});

test('receipts and orders are found by how far they are billed', async () => {
  const { toko, pesan, terima, tagih, tutup } = await buka();
  const token = await server.tokenOf(toko, 'staff');
  const rest = server.rest(token);
  const daftar = async (jenis: string, status: string) => {
    const { status: kode, body } = await rest.get(
      `/api/transaksi/${jenis}?filter=status_tagih:${status}&custom_fields=status_tagih&sort=id:asc`,
    );
    expect(kode).toBe(200);
    expect(new Set(body.data.map((r: Row) => r.status_tagih))).toEqual(
      new Set(body.data.length > 0 ? [status] : []),
    );
    return body.data.map((r: Row) => r.id);
  };
  const [kosong, separuh, penuh, batal] = [
    await pesan(10),
    await pesan(10),
    await pesan(10),
    await pesan(10),
  ].map(({ id }) => id) as [number, number, number, number];
  await toko.batalkan('order-pembelian', batal);
  const satu = await terima(separuh, '03-05', 10);
  const dua = await terima(penuh, '03-05', 10);
  expect(await daftar('order-pembelian', 'belum')).toEqual([kosong, separuh, penuh]);
  await tagih(satu.id, '03-06', { qty: 4 });
  await tagih(dua.id, '03-06');
  expect(await daftar('order-pembelian', 'belum')).toEqual([kosong]);
  expect(await daftar('order-pembelian', 'sebagian')).toEqual([separuh]);
  expect(await daftar('order-pembelian', 'selesai')).toEqual([penuh]);
  expect(await daftar('pembelian', 'belum')).toEqual([]);
  expect(await daftar('pembelian', 'sebagian')).toEqual([satu.id]);
  expect(await daftar('pembelian', 'selesai')).toEqual([dua.id]);
  await tutup(satu.id);
  expect(await daftar('order-pembelian', 'selesai')).toEqual([separuh, penuh]);
  expect(await daftar('pembelian', 'selesai')).toEqual([satu.id, dua.id]);
  expect(await daftar('penjualan', 'belum')).toEqual([]);
  const salah = await rest.get('/api/transaksi/pembelian?filter=status_tagih:entah');
  expect([salah.status, salah.body.code]).toEqual([400, 'VAINP']);
});
