/** A paper that is posted late moves what a count found after it, and says so, by whatever door it comes. */
import { expect, test } from '@jest/globals';
import { openServer } from '../helpers/server.ts';
import { hari, openStory, type Row } from '../helpers/story.ts';
import { massal } from '../massal/buku.ts';

const { data, openToko } = openStory();
const server = openServer(data);

/** 42 pieces, of which a count found one. */
async function buka(settings: Row = {}) {
  const toko = await openToko(settings);
  const barang = await toko.barang({ kode: 'PENA' });
  await toko.beli('01-02', [[barang, 42, 10]]);
  const opname = await toko.hitung('01-20', barang, 1);
  const rest = await server.restAs(toko, 'staff');
  const kirim = (jenis: string, tanggal: string, isi: Row = {}) =>
    rest.post(`/api/transaksi/${jenis}`, {
      tanggal: hari(tanggal),
      ...(jenis !== 'transfer-stok' && { lokasi_id: toko.lokasi }),
      ...(/jual/.test(jenis) && { kontak_id: toko.pelanggan }),
      ...(/beli/.test(jenis) && { kontak_id: toko.supplier }),
      detail: [{ barang_id: barang, qty: 1, ...(/jual|beli/.test(jenis) && { harga: 20 }) }],
      ...isi,
    });
  const kata = `sudah_terhitung_opname: opname ${opname.nomor_transaksi} (${hari('01-20')}) di UTAMA sudah menghitung PENA; hasil hitungnya bergeser`;
  const pilihan = `${kata}. Bila barangnya sudah terhitung di sana, sebut opname itu (${opname.id})`;
  return { toko, barang, opname, rest, kirim, kata, pilihan };
}

test('a receipt that is entered after the count: 57 with a warning, or still one where the count is named', async () => {
  const { toko, barang, opname, rest, kirim, pilihan } = await buka();
  const isi = { detail: [{ barang_id: barang, qty: 56, harga: 10 }] };
  const coba = await rest.post('/api/transaksi/pembelian?simulasi=true', {
    tanggal: hari('01-05'),
    kontak_id: toko.supplier,
    lokasi_id: toko.lokasi,
    ...isi,
  });
  expect(coba.body.peringatan).toEqual([pilihan]);
  const terhitung = await kirim('pembelian', '01-05', {
    ...isi,
    sudah_terhitung_opname: opname.id,
  });
  expect([terhitung.status, terhitung.body.peringatan]).toEqual([201, undefined]);
  expect(await toko.stok(barang)).toEqual({ qty: '1', nilai: '10.00' });
  const diam = await kirim('pembelian', '01-05', isi);
  expect(diam.body.peringatan).toEqual([pilihan]);
  expect(await toko.stok(barang)).toEqual({ qty: '57', nilai: '570.00' });
  expect((await rest.get(`/api/transaksi/pembelian/${diam.body.id}`)).body.peringatan).toEqual([
    pilihan,
  ]);
  // On its day or later the count is no matter, nor one of other goods or of another place, or a void one.
  for (const tanggal of ['01-20', '01-21'])
    expect((await kirim('pembelian', tanggal)).body.peringatan).toBeUndefined();
  const lain = await toko.barang();
  const gudang = await toko.master('lokasi', { kode: 'GUDANG', nama: 'Gudang' });
  for (const satu of [
    { detail: [{ barang_id: lain, qty: 1, harga: 10 }] },
    { lokasi_id: gudang },
    { detail: [{ akun_kode: '6202', harga: 10 }] },
  ])
    expect((await kirim('pembelian', '01-05', satu)).body.peringatan).toBeUndefined();
  await toko.batalkan('pembelian', terhitung.body.id);
  await toko.batalkan('opname-stok', opname.id);
  expect((await kirim('pembelian', '01-05')).body.peringatan).toBeUndefined();
});

test('every kind that moves goods says it, a draft and its approval too', async () => {
  const { toko, barang, rest, kirim, kata, pilihan } = await buka();
  const gudang = await toko.master('lokasi', { kode: 'GUDANG', nama: 'Gudang' });
  const beli = await kirim('pembelian', '01-03', {
    detail: [{ barang_id: barang, qty: 20, harga: 10 }],
  });
  const jual = await kirim('penjualan', '01-05');
  const retur = async (jenis: string, asal: number) =>
    kirim(`retur-${jenis}`, '01-06', {
      dokumen_asal_id: asal,
      detail: [{ baris_asal_id: Number((await toko.baris(asal))[0]?.id), qty: 1 }],
    });
  const transfer = { lokasi_asal_id: toko.lokasi, lokasi_tujuan_id: gudang };
  for (const made of [
    jual,
    await retur('penjualan', jual.body.id),
    await retur('pembelian', beli.body.id),
    await kirim('penggunaan-persediaan', '01-06'),
    await kirim('transfer-stok', '01-06', transfer),
  ])
    expect([made.status, made.body.peringatan]).toEqual([201, [pilihan]]);
  // A count can name no other one.
  const dulu = await kirim('opname-stok', '01-10', {
    detail: [{ barang_id: barang, qty_fisik: 50 }],
  });
  expect(dulu.body.peringatan).toEqual([kata]);
  // What moves no goods, or moved them elsewhere only, says nothing.
  expect((await kirim('order-penjualan', '01-06')).body.peringatan).toBeUndefined();
  const draft = await kirim('penggunaan-persediaan', '01-15', { draft: true });
  expect(draft.body.peringatan).toEqual([pilihan]);
  const url = `/api/transaksi/penggunaan-persediaan/${draft.body.id}`;
  expect((await rest.post(`${url}/approve`)).status).toBe(204);
  expect((await rest.get(url)).body.peringatan).toEqual([pilihan]);
});

test('a draft that was written before the count says it once the count is there', async () => {
  const { toko, barang, rest, kirim } = await buka();
  const draft = await kirim('penggunaan-persediaan', '01-25', { draft: true });
  expect(draft.body.peringatan).toBeUndefined();
  const opname = await toko.hitung('01-28', barang, 1);
  const url = `/api/transaksi/penggunaan-persediaan/${draft.body.id}`;
  const coba = await rest.post(`${url}/approve?simulasi=true`);
  expect(coba.body.peringatan).toEqual([expect.stringContaining(opname.nomor_transaksi)]);
  await rest.post(`${url}/approve`);
  expect((await rest.get(url)).body.peringatan).toEqual(coba.body.peringatan);
});

test('many at once say what each says alone', async () => {
  const { toko, barang, rest, pilihan } = await buka();
  const dokumen = ['01-03', '01-04', '01-20'].map((tanggal) => ({
    tanggal: hari(tanggal),
    kontak_id: toko.supplier,
    lokasi_id: toko.lokasi,
    detail: [{ barang_id: barang, qty: 2, harga: 10 }],
  }));
  const { data: made } = await massal(toko, 'pembelian', dokumen);
  const kata = [];
  for (const { id } of made)
    kata.push((await rest.get(`/api/transaksi/pembelian/${id}`)).body.peringatan);
  expect(kata).toEqual([[pilihan], [pilihan], undefined]);
  const daftar = await rest.post('/api/transaksi/pembelian/massal', { mode: 'semua', dokumen });
  expect(daftar.body.data.map((satu: Row) => satu.peringatan)).toEqual(kata);
});
