import { expect, test } from '@jest/globals';
import { openRest } from '../helpers/server.ts';
import { hari, openStory } from '../helpers/story.ts';

const { openToko, openBarang } = openStory('few');

test('the detail shows the fields of its kind under the names of the body', async () => {
  const { toko, barang } = await openBarang();
  const biaya_tambahan = [
    { jumlah: 30, alokasi: 'qty', akun_kode: '2303' },
    { jumlah: 10, alokasi: 'nilai', akun_kode: null },
  ];
  const beli = await toko.beli(
    '01-02',
    [{ barang_id: barang, qty: 10, harga: 100, diskon_persen: '2.5' }],
    { diskon_persen: 10, biaya_tambahan },
  );
  expect(await toko.baca('pembelian', beli.id)).toMatchObject({
    total_nilai: 887.5,
    diskon_persen: 10,
    biaya_tambahan,
    detail: [{ diskon: 25, diskon_persen: 2.5, diskon_dokumen: 97.5, biaya: 40, hpp: 91.75 }],
  });
  const jual = await toko.jual('01-03', [[barang, 1, 200]], {
    ongkos: 100,
    ongkos_pajak_kode: 'PPN',
    pembayaran: [{ akun_kode: '1101', jumlah: 400 }],
    kembalian: 89,
  });
  const lengkap = await toko.baca('penjualan', jual.id);
  expect(lengkap).toMatchObject({
    ongkos: 100,
    ongkos_ppn: 11,
    ongkos_pajak_kode: 'PPN',
    kembalian: 89,
    total_nilai: 311,
    status_bayar: 'lunas',
  });
  expect(Object.keys(lengkap)).not.toContain('rincian');
  expect(Object.keys((lengkap.detail as object[])[0] ?? {})).not.toContain('rincian');
});

test('a draft and a cancelled draft show their document', async () => {
  const { toko, barang } = await openBarang();
  const cabang = await toko.master('lokasi', { kode: 'CBG', nama: 'Cabang' });
  const isi = {
    tanggal: hari('01-02'),
    lokasi_asal_id: toko.lokasi,
    lokasi_tujuan_id: cabang,
    dua_langkah: true,
    keterangan: 'nanti',
    detail: [{ barang_id: barang, qty: 1.25 }],
  };
  const { id } = await toko.draft('transfer-stok', isi);
  const tampil = {
    ...isi,
    id,
    status: 'draft',
    nomor_transaksi: `DRAFT-${id}`,
    total_nilai: 0,
    detail: [{ barang_id: barang, qty: 1.25, harga: null, hpp: null, subtotal: null, id: null }],
  };
  expect(await toko.baca('transfer-stok', id)).toMatchObject(tampil);
  await toko.staf.rows(`select erp.transaksi_cancel('transfer-stok', $1)`, [id]);
  expect(await toko.baca('transfer-stok', id)).toMatchObject({ ...tampil, status: 'batal' });
  const beli = await toko.draft('pembelian', '01-02', {
    nomor_faktur_supplier: 'F-1',
    biaya_tambahan: [{ jumlah: 5 }],
    pembayaran: [{ akun_kode: '1101', jumlah: 7 }],
    detail: [{ barang_id: barang, qty: 2, harga: 5 }],
  });
  expect(await toko.baca('pembelian', beli.id)).toMatchObject({
    nomor_faktur_supplier: 'F-1',
    biaya_tambahan: [{ jumlah: 5 }],
    pembayaran: [{ akun_kode: '1101', jumlah: 7 }],
    detail: [{ barang_id: barang, qty: 2, harga: 5 }],
  });
});

test('over REST: the fields stand on top, a warning comes with the answer only when there is one', async () => {
  const toko = await openToko({ kebijakan_kredit: 'peringatan' });
  const rest = await openRest(toko, 'staff');
  const jasa = await toko.barang({ jenis: 'jasa' });
  const kontak_id = await toko.kontak({ batas_kredit: 100 });
  const kirim = (harga: string, key: string) =>
    rest.post(
      '/api/transaksi/penjualan',
      {
        tanggal: hari('01-02'),
        kontak_id,
        lokasi_id: toko.lokasi,
        detail: [{ barang_id: jasa, qty: 1, harga }],
      },
      { 'idempotency-key': `txn:penjualan:${key}` },
    );
  const kunci = '6f1b7c64-3f5e-4b43-9d25-1f5a7b3c0a11';
  const diam = await kirim('100', '6f1b7c64-3f5e-4b43-9d25-1f5a7b3c0a10');
  expect([diam.status, Object.keys(diam.body as object)]).toEqual([201, ['id', 'nomor_transaksi']]);
  const lebih = await kirim('50.50', kunci);
  const peringatan = ['kontak_id: piutang 100.00 ditambah 50.50 melampaui batas kredit 100.00'];
  expect(lebih.body).toMatchObject({ peringatan });
  expect((await kirim('50.50', kunci)).body).toMatchObject({ idempotent: true, hasil: lebih.body });
  const { id } = lebih.body as { id: number };
  expect((await rest.get(`/api/transaksi/PJ/${id}`)).body).toMatchObject({ peringatan });
});
