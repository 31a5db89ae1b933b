/** A contact that is switched off winds up what it has with the business, and begins nothing new. */
import { expect, test } from '@jest/globals';
import { beliAset, MOBIL } from '../aset/aset.ts';
import { openRest } from '../helpers/server.ts';
import { expectError, hari, openStory, type Row } from '../helpers/story.ts';
import { lalu } from '../helpers/tahun.ts';
import { openPoin } from '../poin/poin.ts';

const { data } = openStory();

/** A customer and a supplier with unpaid documents, a deposit and points, both switched off. */
async function buka() {
  const { toko, barang } = await openPoin(data);
  const { pelanggan, supplier } = toko;
  const beli = await toko.beli('01-02', [[barang, 5, 1000]]);
  const jual = await toko.jual('01-05', [[barang, 2, 10_000]], { kontak_id: pelanggan });
  const titipan = await toko.buat('kas-masuk', '01-06', {
    kontak_id: pelanggan,
    detail: [{ akun_kode: '2301', jumlah: 700 }],
  });
  const pesan = await toko.buat('order-penjualan', '01-07', {
    kontak_id: pelanggan,
    detail: [[barang, 1, 1000]],
  });
  for (const id of [pelanggan, supplier]) await toko.ubah('kontak', id, { aktif: false });
  return { toko, barang, pelanggan, supplier, beli, jual, titipan, pesan };
}

test('it pays and is paid, is refunded, written off, and gives and takes back', async () => {
  const { toko, barang, pelanggan, supplier, beli, jual, titipan } = await buka();
  const sisa = async (id: number) => (await toko.dokumen(id)).sisa;
  await toko.buat('pelunasan-piutang', '01-10', {
    kontak_id: pelanggan,
    jumlah: 5000,
    alokasi: [{ dokumen_id: jual.id, jumlah: 5000 }],
  });
  await toko.buat('pelunasan-hutang', '01-10', {
    akun_kas: '1101',
    jumlah: 1000,
    alokasi: [{ dokumen_id: beli.id, jumlah: 1000 }],
  });
  // A line of money may name it too.
  await toko.buat('kas-masuk', '01-11', {
    detail: [{ akun_kode: '4201', jumlah: 1000, kontak_id: pelanggan }],
  });
  // Its deposit goes back.
  await toko.buat('kas-keluar', '01-11', {
    kontak_id: pelanggan,
    detail: [{ akun_kode: '2301', jumlah: 700, dokumen_id: titipan.id }],
  });
  await toko.buat('bayar-poin', '01-12', { kontak_id: pelanggan, poin: 2, cara: 'tunai' });
  await toko.retur('penjualan', '01-13', jual.id, 1, { kontak_id: pelanggan });
  await toko.retur('pembelian', '01-13', beli.id, 1);
  expect([await sisa(jual.id), await sisa(beli.id)]).toEqual(['5000.00', '3000.00']);
  // Without a document that it goes back to, too.
  await toko.buat('retur-penjualan', '01-14', {
    kontak_id: pelanggan,
    cara: 'tunai',
    akun_kas: '1101',
    detail: [{ barang_id: barang, qty: 1, harga: 500 }],
  });
  await toko.jurnalkan('01-15', '', {
    detail: [
      { akun_kode: '6206', debit: 1500 },
      { akun_kode: '1201', kredit: 1500, kontak_id: pelanggan, dokumen_id: jual.id },
    ],
  });
  await toko.buat('audit-hutang-piutang', '01-20', {
    kontak_id: pelanggan,
    detail: [{ dokumen_id: jual.id, saldo_konfirmasi: 0 }],
  });
  await toko.buat('audit-hutang-piutang', '01-20', {
    kontak_id: supplier,
    detail: [{ dokumen_id: beli.id, saldo_konfirmasi: 0 }],
  });
  expect([await sisa(jual.id), await sisa(beli.id)]).toEqual(['0.00', '0.00']);
  // What it owed before the books began is no new trade either.
  await toko.buat('saldo-awal-piutang', lalu('12-31'), {
    kontak_id: pelanggan,
    detail: [{ nomor_faktur_asli: 'A-1', tanggal_faktur: lalu('11-30'), nilai_sisa: 300 }],
  });
});

test('nothing new: no sale, purchase, order, other receivable or payable, no asset sold to it', async () => {
  const { toko, barang, pelanggan, supplier, pesan } = await buka();
  const mobil = await beliAset(toko, { ...MOBIL, perolehan: 100 });
  const detail = [[barang, 1, 1000]];
  const lawan = [{ akun_lawan: '4201', jumlah: 10 }];
  const [pesanan] = await toko.baris(pesan.id);
  const documents: [string, Row][] = [
    ['penjualan', { kontak_id: pelanggan, detail }],
    ['penjualan', { kontak_id: pelanggan, detail: [{ order_baris_id: pesanan?.id, qty: 1 }] }],
    ['pembelian', { detail }],
    ['order-penjualan', { kontak_id: pelanggan, detail }],
    ['order-pembelian', { detail }],
    ['piutang', { kontak_id: pelanggan, detail: lawan }],
    ['hutang', { kontak_id: supplier, detail: [{ akun_lawan: '6202', jumlah: 10 }] }],
  ];
  for (const [jenis, isi] of documents) {
    const pesanSalah = await expectError(toko.buat(jenis, '01-20', isi), 'VADOK', 'kontak_id');
    expect([jenis, pesanSalah]).toEqual([jenis, expect.stringContaining('tidak aktif')]);
  }
  const lepas = { tanggal: hari('01-20'), nilai: 50, kontak_id: pelanggan };
  await expectError(
    toko.staf.row(
      'select * from erp.aset_lepas($1, jsonb_populate_record(null::erp.aset_lepas_input, $2))',
      [mobil, JSON.stringify(lepas)],
    ),
    'VADOK',
    'kontak_id',
  );
  // Switched on again it trades.
  await toko.ubah('kontak', pelanggan, { aktif: true });
  await toko.jual('01-20', [[barang, 1, 1000]], { kontak_id: pelanggan });
});

test('the same of lists and drafts, over HTTP', async () => {
  const { toko, barang, pelanggan, jual } = await buka();
  const rest = await openRest(toko, 'staff');
  const bayar = (jumlah: number) => ({
    tanggal: hari('01-10'),
    kontak_id: pelanggan,
    akun_kas: '1101',
    jumlah,
    alokasi: [{ dokumen_id: jual.id, jumlah }],
  });
  const list = await rest.post('/api/transaksi/pelunasan-piutang/massal', {
    mode: 'semua',
    dokumen: [bayar(10), bayar(20)],
  });
  expect(list.status).toBe(201);
  const jualan = { ...bayar(0), detail: [{ barang_id: barang, qty: 1, harga: 10 }] };
  const sale = await rest.post('/api/transaksi/penjualan', {
    tanggal: jualan.tanggal,
    kontak_id: pelanggan,
    lokasi_id: toko.lokasi,
    detail: jualan.detail,
  });
  expect(sale).toMatchObject({
    status: 400,
    body: { code: 'VADOK', message: [expect.stringMatching(/^kontak_id: kontak .+ tidak aktif$/)] },
  });
  const draft = await toko.draft('pelunasan-piutang', '01-11', bayar(5));
  await toko.setujui('pelunasan-piutang', draft.id);
  expect((await toko.dokumen(jual.id)).dibayar).toBe('35.00');
});
