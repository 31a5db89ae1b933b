/** Several tables at once: the sheets of a workbook, each as what it is, one upon the other. */
import { expect, test } from '@jest/globals';
import { hari, type Row } from '../helpers/story.ts';
import { expectError } from '../rest/description.ts';

import { openImpor } from './mengimpor.ts';
import { bukuOf, paketOf, zipOf } from './paket.ts';

const { server, openImportir } = openImpor();
const openPaket = async (settings?: Row) => {
  const one = await openImportir(settings);
  return { ...one, ...paketOf(server, one.token) };
};

const kode = ({ status, body }: { status: number; body: Row }) => [status, body.code];

/** A shop moves in: in no order, with a guide and an empty sheet, and nothing of it is there before. */
const PINDAH = {
  'BACA DULU': 'Isi semua lembar\nlalu kirim',
  Penjualan: `No Faktur|Tanggal|Pelanggan|Gudang|Barang|Qty|Harga|Bayar|Akun Kas
J-1|${hari('01-05')}|PLG-9|PUSAT|KOP-9|30|150|4500|1101
J-2|${hari('01-07')}|PLG-9|PUSAT|KOP-9|70|150`,
  Pembelian: `No Faktur|Tanggal|Supplier|Gudang|Barang|Qty|Harga|Bayar|Akun Kas
B-1|${hari('01-05')}|SUP-9|PUSAT|KOP-9|60|100|4000|1101`,
  'Stok awal': 'Kode Barang|Gudang|Qty|HPP\nKOP-9|PUSAT|50|90',
  Barang: 'Kode|Nama Barang|Satuan|Harga Jual\nKOP-9|Kopi|SAK|150',
  Kontak: 'Kode|Nama|Tipe\nPLG-9|Toko Maju|pelanggan\nSUP-9|CV Sumber|supplier',
  Satuan: 'Kode|Nama\nSAK|Sak',
  Gudang: 'Kode|Nama|Tipe\nPUSAT|Pusat|gudang',
  Kosong: '',
};

test('a workbook of all that a shop has, in any order, goes in by one upload', async () => {
  const { toko, gladi, jalan, temuan, rest } = await openPaket();
  const paket = await gladi(await bukuOf(PINDAH), 'pindah.xlsx');
  expect(await temuan(paket)).toEqual([]);
  expect(paket.bagian.map(({ nama, jenis, yakin }: Row) => `${nama} ${jenis} ${yakin}`)).toEqual([
    'Satuan satuan pasti',
    'Gudang lokasi pasti',
    'Kontak kontak pasti',
    'Barang barang pasti',
    'Stok awal saldo-awal-stok pasti',
    'Pembelian pembelian pasti',
    'Penjualan penjualan pasti',
  ]);
  expect(paket.dilewati).toEqual([
    { nama: 'BACA DULU', sebab: 'petunjuk' },
    { nama: 'Kosong', sebab: 'kosong' },
  ]);
  expect([paket.status, paket.galat]).toEqual(['siap', null]);
  // Nothing of it is there before it is run.
  expect(await toko.value(`select count(*)::int from barang where kode = 'KOP-9'`)).toBe(0);
  expect(await toko.value('select count(*)::int from transaksi')).toBe(0);
  const done = await jalan(paket.id);
  expect([done.status, done.galat]).toEqual(['selesai', null]);
  expect(await toko.value(`select sum(qty)::int from stok_lokasi`)).toBe(10);
  expect(await toko.saldo('1101')).toBe('500.00');
  // Taken back as a whole: the sale before the purchase that its money paid.
  const { status, body } = await rest.post(`/api/impor/paket/${paket.id}/batalkan`, {});
  expect([status, body.message]).toEqual([200, undefined]);
  expect(body).toMatchObject({ status: 'dibatalkan' });
  expect(await toko.saldo('1101')).toBe('0.00');
  expect(await toko.value(`select aktif from barang where kode = 'KOP-9'`)).toBe(false);
  // And again, all of it anew.
  const lagi = await gladi(await bukuOf(PINDAH), 'pindah.xlsx');
  expect([lagi.status, ...(await temuan(lagi))]).toEqual(['siap']);
  expect(await jalan(lagi.id)).toMatchObject({ status: 'selesai', galat: null });
  expect(await toko.saldo('1101')).toBe('500.00');
});

test('columns that are of two kinds are asked about', async () => {
  const { gladi } = await openPaket();
  const paket = await gladi(
    await bukuOf({
      Sheet1: 'Nama|Alamat\nBudi|Jl. Mawar 1',
      Barang: 'Kode|Nama|Satuan\nA-1|Gula|PCS',
    }),
    'alamat.xlsx',
  );
  expect(paket.status).toBe('belum_pasti');
  expect(paket.bagian.find(({ nama }: Row) => nama === 'Sheet1')).toMatchObject({ yakin: 'kira' });
});

test('a guess that is not sure is asked, what nothing is known of is left out, and both may be said', async () => {
  const { gladi, rest, tenang, temuan } = await openPaket();
  const paket = await gladi(
    await bukuOf({
      Sheet1: 'Kode|Nama|Keterangan\nA|Toko A|x\nB|Toko B|y',
      Sheet2: 'Merah|Biru\nsatu|dua',
      Barang: 'Kode|Nama|Satuan\nA-1|Gula|PCS',
    }),
    'aneh.xlsx',
  );
  const of = ({ bagian }: { bagian: Row[] }, nama: string) =>
    bagian.find((one) => one.nama === nama) as Row;
  expect(of(paket, 'Sheet1')).toMatchObject({ yakin: 'kira', dipakai: true });
  expect(of(paket, 'Sheet2')).toMatchObject({ yakin: 'tidak', dipakai: false });
  expect(of(paket, 'Barang')).toMatchObject({ jenis: 'barang', yakin: 'pasti' });
  expectError(await rest.post(`/api/impor/paket/${paket.id}/jalankan`), 409, 'KOIMP');
  const said = await rest.patch(`/api/impor/paket/${paket.id}`, {
    bagian: [{ ke: of(paket, 'Sheet1').ke, jenis: 'kontak' }],
  });
  expect([said.status, said.body.message]).toEqual([200, undefined]);
  const lagi = await tenang(paket.id);
  expect(of(lagi, 'Sheet1')).toMatchObject({ jenis: 'kontak', yakin: 'disebut' });
  // A contact has a type, which this sheet does not say.
  expect(lagi.status).toBe('ada_temuan');
  await rest.patch(`/api/impor/paket/${paket.id}`, {
    bagian: [{ ke: of(paket, 'Sheet1').ke, dipakai: false }],
  });
  const siap = await tenang(paket.id);
  expect([siap.status, ...(await temuan(siap))]).toEqual(['siap']);
  for (const [bagian, pesan] of [
    [[{ ke: 9 }], 'bagian.0.ke: bagian itu tidak ada'],
    [[{ ke: 1, jenis: 'bukan' }], 'bagian.0.jenis'],
  ] as const) {
    const { status, body } = await rest.patch(`/api/impor/paket/${paket.id}`, { bagian });
    expect([status, String(body.message)]).toEqual([400, expect.stringContaining(pesan)]);
  }
  // A part alone is neither run nor forgotten.
  const { impor_id } = of(siap, 'Barang');
  expectError(await rest.post(`/api/impor/${impor_id}/jalankan`), 409, 'KOIMP');
  expectError(await rest.delete(`/api/impor/${impor_id}`), 409, 'KOIMP');
  const { body } = await rest.get(`/api/impor/${impor_id}`);
  expect(body.paket_id).toBe(paket.id);
});

test('a zip goes in; what is none of its files is named; it stops where it is refused and goes on', async () => {
  const { toko, gladi, jalan, temuan } = await openPaket();
  const isi = {
    '02-barang.csv': 'kode,nama,satuan\nX-1,Teh,PCS\n',
    'gambar.png': 'x',
    '__MACOSX/._02-barang.csv': 'x',
    'README.md': 'baca',
    'saldo-awal-stok.csv': 'barang,lokasi,qty,hpp\nX-1,UTAMA,5,10\n',
    'penjualan.csv': `nomor,tanggal,kontak,lokasi,barang,qty,harga\nJ-1,${hari('01-05')},PLG-1,UTAMA,X-1,5,20\n`,
  };
  await toko.kontak({ kode: 'PLG-1', nama: 'Satu' });
  const paket = await gladi(await zipOf(isi), 'toko.zip');
  expect([paket.status, ...(await temuan(paket))]).toEqual(['siap']);
  expect(paket.dilewati.map(({ nama }: Row) => nama)).toEqual([
    'gambar.png',
    '__MACOSX/._02-barang.csv',
    'README.md',
  ]);
  // Somebody changes the books between the rehearsal and the run.
  await toko.ubah(
    'kontak',
    (await toko.value(`select id from kontak where kode = 'PLG-1'`)) as number,
    {
      aktif: false,
    },
  );
  const gagal = await jalan(paket.id);
  expect(gagal).toMatchObject({
    status: 'gagal',
    galat: expect.stringContaining('penjualan.csv: baris 2'),
  });
  expect(gagal.bagian.map(({ status }: Row) => status)).toEqual(['selesai', 'selesai', 'gagal']);
  await toko.ubah(
    'kontak',
    (await toko.value(`select id from kontak where kode = 'PLG-1'`)) as number,
    {
      aktif: true,
    },
  );
  expect(await jalan(paket.id)).toMatchObject({ status: 'selesai', galat: null });
  expect(await toko.value('select sum(qty)::int from stok_lokasi')).toBe(0);
});

test('walls and limits', async () => {
  const { toko, kirim, rest, gladi } = await openPaket();
  const buku = await bukuOf({ Barang: 'Kode|Nama|Satuan\nA-1|Gula|PCS' });
  const paket = await gladi(buku, 'a.xlsx');
  const orang = await openPaket();
  const url = `/api/impor/paket/${paket.id}`;
  expectError(await orang.rest.get(url), 404, 'TDIMP');
  expectError(await orang.rest.post(`${url}/jalankan`), 404, 'TDIMP');
  const viewer = await server.tokenOf(toko, 'viewer');
  expectError(await server.rest(viewer).get(url), 403, 'OTROL');
  expect(kode(await paketOf(server, viewer).kirim(buku, 'a.xlsx'))).toEqual([403, 'OTROL']);
  expectError(await server.rest().get(url), 401, 'LOTKN');
  const kunci = await (await server.restAs(toko, 'admin')).post(
    '/api/pengaturan/kunci-api',
    {
      nama: 'jual',
      peran: 'staff',
      cakupan: ['transaksi:penjualan:create', 'transaksi:penjualan:read'],
    },
    { 'x-admin-key': server.adminKey },
  );
  expectError(await server.rest(kunci.body.kunci).get(url), 404, 'TDIMP');
  expect(kode(await paketOf(server, kunci.body.kunci).kirim(buku, 'a.xlsx'))).toEqual([
    404,
    'TDIMP',
  ]);
  const salah = async (isi: Buffer, pesan: string, lain?: Row) => {
    const { status, body } = await kirim(isi, 'a.zip', lain);
    expect([status, String(body.message)]).toEqual([400, expect.stringContaining(pesan)]);
  };
  const csv = 'kode,nama,satuan\nA-1,Gula,PCS\n';
  await salah(await zipOf({ 'b.zip': await zipOf({ 'a.csv': csv }) }), 'b.zip: zip di dalam zip');
  await salah(await zipOf({ 'nol.csv': Buffer.alloc(3_000_000) }), 'terlalu besar');
  await salah(await zipOf({}), 'tidak ada bagian yang berisi tabel');
  await salah(
    await zipOf(Object.fromEntries(Array.from({ length: 51 }, (_, n) => [`${n}.csv`, csv]))),
    'lebih dari 50 bagian',
  );
  await salah(
    await zipOf(Object.fromEntries(Array.from({ length: 201 }, (_, n) => [`${n}.csv`, csv]))),
    'lebih dari 200 berkas',
  );
  await salah(await zipOf({ 'a.xls': Buffer.from('d0cf11e0a1b11ae1', 'hex') }), 'a.xls: ');
  await salah(buku, 'jenis.Lain: bagian itu tidak ada', { jenis: '{"Lain": "barang"}' });
  await salah(buku, 'jenis: bukan JSON', { jenis: '{' });
  const jahat = await zipOf({ 'aa/b.csv': csv });
  await salah(
    Buffer.from(jahat.toString('latin1').replaceAll('aa/b.csv', '../b.csv'), 'latin1'),
    'ke luar',
  );
  await salah(jahat.subarray(0, 60), 'zip yang rusak');
  await toko.rows(`update modul set aktif = false where kode = 'penjualan'`);
  const jual = await zipOf({
    'penjualan.csv': `nomor,tanggal,kontak,lokasi,barang,qty\nJ-1,${hari('01-05')},P,UTAMA,X-1,5\n`,
  });
  expect(kode(await kirim(jual, 'a.zip'))).toEqual([403, 'OTMDL']);
  expect((await rest.delete(url)).status).toBe(204);
  expect((await rest.get(url)).body.status).toBe('dibatalkan');
  expect((await rest.delete(url)).status).toBe(204);
  expectError(await rest.get(url), 404, 'TDIMP');
});
