/** A return says all that is wrong with it at once, each line in its order, and books nothing. */
import { expect, test } from '@jest/globals';
import { openStory, type Row } from '../helpers/story.ts';

const { openToko } = openStory('few');

async function openRetur() {
  const toko = await openToko();
  const barang = await toko.barang();
  const lain = await toko.barang();
  const jasa = await toko.barang({ jenis: 'jasa' });
  const beli = await toko.beli('01-01', [[barang, 20, 10]]);
  const jual = await toko.jual('01-02', [
    [barang, 3, 70],
    [jasa, 2, 50],
  ]);
  const kedua = await toko.jual('01-03', [[barang, 1, 70]]);
  const lines = async (id: number) => (await toko.baris(id)).map((line) => line.id as number);
  const tolak = async (jenis: string, tanggal: string, detail: Row[], isi: Row = {}) => {
    try {
      await toko.buat(jenis, tanggal, { detail, ...isi });
    } catch (error) {
      return (error as Error).message.split('\n');
    }
    return ['tidak ditolak'];
  };
  return { toko, barang, lain, jasa, beli, jual, kedua, lines, tolak };
}

test('lines that go back to a sale: which line, how much, and nothing that the sale says', async () => {
  const { toko, barang, jual, kedua, lines, tolak } = await openRetur();
  const [satu, dua] = await lines(jual.id);
  const [asing] = await lines(kedua.id);
  await toko.buat('retur-penjualan', '01-04', { detail: [{ baris_asal_id: satu, qty: 1 }] });
  expect(
    await tolak(
      'retur-penjualan',
      '01-05',
      [
        { baris_asal_id: satu, qty: 3, barang_id: barang, harga: 1, hpp: -1 },
        { baris_asal_id: satu, qty: 1 },
        { baris_asal_id: asing, qty: 0 },
        { qty: 1, keterangan: 'x'.repeat(1001), satuan_id: 1 },
        { baris_asal_id: dua, qty: '0.0000001', pajak_kode: 'PPN' },
        { baris_asal_id: dua, keterangan: 'boleh' },
      ],
      { dokumen_asal_id: jual.id, akun_kas: '1111', keterangan: 'x'.repeat(2001) },
    ),
  ).toEqual([
    'keterangan: paling banyak 2000 huruf',
    'detail.0.hpp: paling kecil 0',
    'detail.2.qty: harus lebih dari 0',
    'detail.3.keterangan: paling banyak 1000 huruf',
    'detail.4.qty: paling banyak 6 angka di belakang koma',
    'detail.5.qty: wajib diisi',
    // Its form first, then its content.
    'akun_kas: hanya untuk cara tunai',
    'detail.0.qty: melebihi 2 PCS yang belum diretur',
    'detail.1.baris_asal_id: baris ini sudah ada di baris lain',
    'detail.2.baris_asal_id: bukan baris dokumen asal',
    'detail.5.baris_asal_id: baris ini sudah ada di baris lain',
    // The goods are those of the line, which may be said again; of hpp the first mistake is told.
    'detail.0.harga: menurut baris asal',
    'detail.3.baris_asal_id: wajib diisi',
    'detail.4.pajak_kode: menurut baris asal',
  ]);
  await toko.expectConsistent();
});

test('the sale itself: its kind, contact, day and state', async () => {
  const { toko, beli, jual, lines, tolak } = await openRetur();
  const [satu] = await lines(jual.id);
  const detail = [{ baris_asal_id: satu, qty: 1 }];
  const nomor = jual.nomor_transaksi;
  const orang = await toko.kontak();
  expect(await tolak('retur-penjualan', '01-05', detail, { dokumen_asal_id: beli.id })).toEqual([
    'dokumen_asal_id: penjualan ini tidak ditemukan',
    'detail.0.baris_asal_id: bukan baris dokumen asal',
  ]);
  expect(await tolak('retur-penjualan', '01-05', detail, { kontak_id: orang })).toEqual([
    `dokumen_asal_id: ${nomor} milik kontak lain`,
  ]);
  expect(await tolak('retur-penjualan', '01-01', detail)).toEqual([
    expect.stringMatching(`^dokumen_asal_id: ${nomor} bertanggal \\d{4}-01-02$`),
  ]);
  expect(await tolak('retur-penjualan', '01-05', [], { dokumen_asal_id: jual.id })).toEqual([
    'detail: paling sedikit 1 isi',
  ]);
  await toko.batalkan('penjualan', jual.id);
  expect(await tolak('retur-penjualan', '01-05', detail)).toEqual([
    `dokumen_asal_id: ${nomor} berstatus void`,
  ]);
});

test('a return without a sale: its fields, lines of several sales, goods of no known cost', async () => {
  const { toko, barang, lain, jual, kedua, lines, tolak } = await openRetur();
  const [satu] = await lines(jual.id);
  const [asing] = await lines(kedua.id);
  expect(
    await tolak(
      'retur-penjualan',
      '01-05',
      [
        { baris_asal_id: satu, barang_id: barang, qty: 1, harga: 1 },
        { baris_asal_id: asing, barang_id: barang, qty: 1 },
        { barang_id: barang, qty: 1, harga: 1, hpp: -1 },
      ],
      { cara: 'potong_piutang', akun_kas: '1111' },
    ),
  ).toEqual([
    'detail.2.hpp: paling kecil 0',
    'cara: retur tanpa dokumen asal tidak dapat memotong piutang',
    'akun_kas: hanya untuk cara tunai',
    'detail.0.baris_asal_id: semua baris harus dari dokumen asal yang sama',
    'detail.1.baris_asal_id: semua baris harus dari dokumen asal yang sama',
    'detail.1.harga: wajib diisi tanpa baris asal',
  ]);
  const umum = await toko.kontak({ kode: 'UMUM', nama: 'Umum' });
  expect(
    await tolak('retur-penjualan', '01-05', [{ barang_id: barang, qty: 1, harga: 1 }], {
      kontak_id: umum,
    }),
  ).toEqual(['cara: retur dari UMUM dibayar tunai']);
  expect(
    await tolak('retur-penjualan', '01-05', [
      { barang_id: barang, qty: 1, harga: 1 },
      { barang_id: lain, qty: 1, harga: 1 },
      { barang_id: lain, qty: 1, harga: 1, hpp: 4 },
    ]),
  ).toEqual(['detail.1.hpp: wajib diisi, harga pokok barang ini belum diketahui']);
  await toko.expectConsistent();
});

test('a return to a supplier: its purchase, its lines and its note', async () => {
  const { toko, beli, lines, tolak } = await openRetur();
  const [satu] = await lines(beli.id);
  expect(
    await tolak('retur-pembelian', '01-05', [{ baris_asal_id: satu, qty: 1 }], {
      akun_kas: '1111',
      nomor_nota_retur: 'x'.repeat(101),
    }),
  ).toEqual([
    'dokumen_asal_id: wajib diisi',
    'nomor_nota_retur: paling banyak 100 huruf',
    'akun_kas: hanya untuk cara tunai',
  ]);
  expect(
    await tolak('retur-pembelian', '01-05', [{ baris_asal_id: satu, qty: 21 }, { qty: 1 }], {
      dokumen_asal_id: beli.id,
    }),
  ).toEqual([
    'detail.1.baris_asal_id: wajib diisi',
    'detail.0.qty: melebihi 20 PCS yang belum diretur',
  ]);
  expect(
    await tolak('retur-pembelian', '01-05', [{ baris_asal_id: satu, qty: 1 }], {
      dokumen_asal_id: beli.id,
      kontak_id: toko.pelanggan,
      lokasi_id: 0,
    }),
  ).toEqual([
    'lokasi_id: harus bilangan bulat mulai 1',
    `dokumen_asal_id: ${beli.nomor_transaksi} milik kontak lain`,
  ]);
  await toko.expectConsistent();
});
