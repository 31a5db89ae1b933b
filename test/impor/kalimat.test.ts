/** The first rows of a file as they would be, in sentences of the server. */
import { expect, test } from '@jest/globals';
import { openImpor } from './mengimpor.ts';

const { openImportir } = openImpor();

test('goods, and a unit that is made with them; after the run what became of them; again what is there', async () => {
  const { gladi, rest, tenang } = await openImportir();
  const isi = [
    'Kode,Nama,Satuan,Harga Jual,Aktif',
    'B-1,Beras,Karung,"12.500,50",ya',
    'B-2,Gula,PCS,9000,tidak',
    'B-3,Teh,PCS,1,ya',
    'B-4,Garam,PCS,1,ya',
  ].join('\n');
  const checked = await gladi('barang', isi, 'a.csv', { buat: '["satuan"]' });
  expect([checked.status, checked.kalimat]).toEqual([
    'siap',
    [
      'baris 2 menjadi barang baru: B-1, Beras, satuan Karung (dibuatkan), harga jual 12.500,50, aktif ya',
      'baris 3 menjadi barang baru: B-2, Gula, satuan PCS, harga jual 9.000, aktif tidak',
      'baris 4 menjadi barang baru: B-3, Teh, satuan PCS, harga jual 1, aktif ya',
    ],
  ]);
  await rest.post(`/api/impor/${checked.id}/jalankan`);
  const done = await tenang(checked.id);
  expect(done.kalimat[0]).toBe(
    'baris 2 menjadi barang baru: B-1, Beras, satuan KARUNG, harga jual 12.500,50, aktif ya',
  );
  const again = await gladi('barang', isi.replace('B-2,Gula', 'B-2,Gula pasir'), 'a.csv');
  expect(again.kalimat.slice(0, 2)).toEqual([
    'baris 2 sudah ada sebagai barang: B-1, Beras, satuan KARUNG, harga jual 12.500,50, aktif ya',
    'baris 3 mengubah barang: B-2, Gula pasir, satuan PCS, harga jual 9.000, aktif tidak',
  ]);
  await rest.post(`/api/impor/${checked.id}/batalkan`, {});
  expect((await tenang(checked.id)).kalimat[0]).toMatch(
    /^baris 2 sudah ditarik kembali: B-1, Beras/,
  );
});

test('documents say whose they are, where and when; their further rows which they belong to; what is wrong is none', async () => {
  const { toko, gladi } = await openImportir();
  await toko.barang({ kode: 'J-1', nama: 'Ongkos', jenis: 'jasa' });
  const [{ kode, nama }] = (await toko.rows<{ kode: string; nama: string }>(
    'select kode, nama from lokasi order by id limit 1',
  )) as [{ kode: string; nama: string }];
  const sale = await gladi(
    'penjualan',
    [
      'Nomor,Tanggal,Pelanggan,Lokasi,Barang,Qty,Harga,Disc %',
      `F-1,31/01/2026,Toko Cepat,${kode},J-1,2,1000,15`,
      `F-1,,,,J-1,"1,5",1000,`,
      `F-2,31/01/2026,Toko Cepat,${kode},XX,2,1000,15`,
    ].join('\n'),
    'a.csv',
    { buat: '["kontak"]' },
  );
  expect(sale.kalimat).toEqual([
    `baris 2 menjadi penjualan baru: nomor F-1, pada 31 Januari 2026, kepada Toko Cepat (dibuatkan), di ${kode} ${nama}, ` +
      'barang J-1 Ongkos, sebanyak 2, seharga 1.000, dikurangi 15 persen',
    'baris 3 masuk penjualan di baris 2: barang J-1 Ongkos, sebanyak 1,50, seharga 1.000',
    `baris 4 belum dapat dipakai: nomor F-2, pada 31 Januari 2026, kepada Toko Cepat (dibuatkan), di ${kode} ${nama}, ` +
      'sebanyak 2, seharga 1.000, dikurangi 15 persen',
  ]);
  const opening = await gladi(
    'saldo-awal-akun',
    'akun_kode,debit,kredit\n1101,1000000,\n3101,,1\n',
  );
  expect(opening.kalimat).toEqual([
    'baris 2 menjadi saldo awal akun: akun 1101 Kas, debit 1.000.000',
    expect.stringMatching(/^baris 3 menjadi saldo awal akun: akun 3101 .*, kredit 1$/),
  ]);
  const months = await gladi('riwayat-saldo', 'bulan,akun,saldo\n2024-03,1101,500\n');
  expect(months.kalimat).toEqual([
    'baris 2 menjadi riwayat saldo baru: bulan Maret 2024, akun 1101 Kas, saldo 500',
  ]);
});

test('a file of which nothing was read has none', async () => {
  const { gladi } = await openImportir();
  expect((await gladi('barang', 'merah,biru\n1,2\n')).kalimat).toEqual([]);
});
