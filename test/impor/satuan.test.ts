/** Quantities and prices of files in other units than the goods' own: counted in theirs, to the cent, or found. */
import { expect, test } from '@jest/globals';
import type { Row } from '../helpers/story.ts';
import { openImpor, temuan } from './mengimpor.ts';

const { openImportir } = openImpor();

/** A shop whose B1 has boxes of 24 and packs of 6; B2 has pieces alone. */
async function openGudang() {
  const gudang = await openImportir({
    tanggal_mulai: '2026-01-01',
    kebijakan_stok_minus: 'izinkan',
  });
  const { toko, impor } = gudang;
  await impor('satuan', 'kode,nama\nDUS,Dus\nPAK,Pak\nKG,Kilogram');
  await impor('barang', 'kode,nama,satuan,harga_jual\nB1,Sabun,PCS,1000\nB2,Teh,PCS,2000');
  await impor('barang-satuan', 'barang,satuan,faktor\nB1,DUS,24\nB1,PAK,6');
  await impor('kontak', 'kode,nama,tipe\nC1,Toko Satu,pelanggan');
  const stok = async () =>
    (
      await toko.rows(
        `select concat_ws(' ', b.kode, trim_scale(m.qty), m.nilai) as baris
           from mutasi_stok as m join barang as b on b.id = m.barang_id order by m.id`,
      )
    ).map(({ baris }) => baris);
  const harga = async () =>
    (
      await toko.rows(
        `select concat_ws(' ', b.kode, s.kode, b.harga_beli) as baris
           from barang as b join satuan as s on s.id = b.satuan_id order by b.kode`,
      )
    ).map(({ baris }) => baris);
  return { ...gudang, stok, harga };
}

const pesan = ({ saksi }: Row): string[] =>
  (saksi as Row[]).filter(({ cocok }) => cocok !== true).map((one) => String(one.pesan));

test('ten boxes of 24 are 240 pieces at a 24th of the price, and sums of the file agree in its units', async () => {
  const { toko, impor, stok } = await openGudang();
  const file =
    'Kode Barang;Gudang;Satuan;Stok;Harga Pokok;Nilai\nB1;UTAMA;DUS;10;240.000;2.400.000\nB2;UTAMA;PCS;5;1.500;7.500\nTOTAL;;;15;;2.407.500';
  const done = await impor('saldo-awal-stok', file);
  expect(done.saksi.map(({ kolom, cocok }: Row) => [kolom, cocok])).toEqual([
    ['qty', true],
    ['nilai', true],
  ]);
  expect(done.catatan).toContain(
    'baris bersatuan lain: 1, dihitung dalam satuan dasar (baris 2 10 DUS = 240 PCS)',
  );
  expect(await stok()).toEqual(['B1 240 2400000.00', 'B2 5 7500.00']);
  // Sent again, in pieces: there already.
  const again = await impor(
    'saldo-awal-stok',
    'barang,lokasi,qty,hpp\nB1,UTAMA,240,10000\nB2,UTAMA,5,1500',
  );
  expect(again.ringkasan).toMatchObject({ dibuat: 0 });
  expect(await stok()).toHaveLength(2);
  await toko.expectConsistent();
});

/** Opening stock as lists say it, and what is booked. */
const STOCK: Record<string, [file: string, booked: string[]]> = {
  'a unit in the name of a column': [
    'kode,gudang,Qty (DUS),HPP (DUS)\nB1,UTAMA,3,250000',
    ['B1 72 750000.00'],
  ],
  'a quantity in boxes, a cost per piece': [
    'kode,gudang,Stok Dus,Harga Pokok per PCS\nB1,UTAMA,3,10000.25',
    ['B1 72 720018.00'],
  ],
  'a cost that does not divide, rounded with the value': [
    'kode;gudang;Unit;Qty;HPP\nB1;UTAMA;Dus;7;33.333,33\nB2;UTAMA;;2;5,5',
    ['B1 168 233333.31', 'B2 2 11.00'],
  ],
  'a cost per piece beside a value that says so': [
    'kode;gudang;Satuan;Qty;HPP;Nilai\nB1;UTAMA;PAK;4;10.000;240.000',
    ['B1 24 240000.00'],
  ],
  'a value alone': ['kode;gudang;UoM;Qty;Nilai\nB1;UTAMA;PAK;0,5;100.000', ['B1 3 100000.00']],
};

test('units stand in a column, or in names of columns, and a value is booked to the cent', async () => {
  for (const [name, [file, booked]] of Object.entries(STOCK)) {
    const { toko, impor, stok } = await openGudang();
    await impor('saldo-awal-stok', file, `${name}.csv`);
    expect([name, ...(await stok())]).toEqual([name, ...booked]);
    await toko.expectConsistent();
  }
});

test('a unit that the goods do not have is a finding, and a cost that may be per piece is asked', async () => {
  const { toko, gladi, rest, tenang } = await openGudang();
  const wrong = await gladi(
    'saldo-awal-stok',
    'kode,gudang,satuan,qty,hpp\nB1,UTAMA,KG,3,5\nB2,UTAMA,DUS,1,5\nB2,UTAMA,ROL,1,5',
  );
  expect(temuan(wrong)).toEqual([
    '2 satuan: B1 tidak punya satuan KG; satuannya PCS, PAK (isi 6), DUS (isi 24)',
    '3 satuan: B2 tidak punya satuan DUS; satuannya PCS',
    '4 satuan: tidak ditemukan: ROL',
    '4 barang: sama dengan baris 3',
  ]);
  const two = await gladi(
    'saldo-awal-stok',
    'kode,gudang,satuan,qty,hpp,nilai\nB1,UTAMA,DUS,10,240000,999',
  );
  expect(temuan(two)).toEqual([expect.stringMatching(/^2 nilai: bukan qty × hpp/)]);
  await toko.rows(`update barang set harga_beli = 9000 where kode = 'B1'`);
  const unsure = await gladi('saldo-awal-stok', 'kode,gudang,satuan,qty,hpp\nB1,UTAMA,DUS,10,9500');
  expect([unsure.status, ...pesan(unsure)]).toEqual([
    'belum_pasti',
    expect.stringContaining('dibaca per satuan di berkas (baris 2)'),
  ]);
  const half = await gladi('saldo-awal-stok', 'kode,gudang,Qty (DUS),hpp\nB1,UTAMA,10,240000');
  expect(half.status).toBe('belum_pasti');
  await rest.patch(`/api/impor/${half.id}`, { pasti: true });
  expect((await tenang(half.id)).status).toBe('siap');
  const both = await gladi('saldo-awal-stok', 'kode,gudang,Qty (DUS),Qty (PCS)\nB1,UTAMA,10,3');
  expect(pesan(both)).toEqual([expect.stringMatching(/^kolom "Qty \(DUS\)" dan "Qty \(PCS\)"/)]);
});

/** Lists of goods that say purchase prices of other units: what is kept. */
const PRICES: Record<string, [file: string, kept: string[]]> = {
  'goods that are there, in their boxes': [
    'Kode;Nama;Satuan;Harga Beli\nB1;Sabun;DUS;240.000',
    ['B1 PCS 10000.000000', 'B2 PCS'],
  ],
  'a unit of purchase with what it holds': [
    'Kode;Nama;Satuan;Satuan Beli;Isi;Harga Beli;Harga Jual\nB3;Kopi;PCS;DUS;24;240.000;12.000\nB4;Gula;PCS;PCS;1;900;1.000',
    ['B1 PCS', 'B2 PCS', 'B3 PCS 10000.000000', 'B4 PCS 900.000000'],
  ],
  'a price whose name says the box, which does not divide': [
    'Kode;Nama;Satuan;Harga Beli (Rp/DUS)\nB1;Sabun;PCS;250.000',
    ['B1 PCS 10416.666667', 'B2 PCS'],
  ],
  'the price of a piece in a list of boxes': [
    'Kode;Nama;Satuan;Harga Beli (PCS)\nB1;Sabun;DUS;9.500',
    ['B1 PCS 9500.000000', 'B2 PCS'],
  ],
};

test('purchase prices of other units are a part of them, and the rest is said', async () => {
  for (const [name, [file, kept]] of Object.entries(PRICES)) {
    const { impor, harga } = await openGudang();
    const done = await impor('barang', file, `${name}.csv`);
    expect([name, ...(await harga())]).toEqual([name, ...kept]);
    if (name.endsWith('divide')) {
      expect(done.catatan).toContain(
        'baris berharga beli per satuan lain: 1, dibagi isinya (baris 2 250.000,00 / 24 = 10416.666667, sisa -0.000008)',
      );
    }
    const again = await impor('barang', `${file}\n`, 'lagi.csv');
    expect([name, again.ringkasan]).toMatchObject([name, { dibuat: 0, diubah: 0 }]);
  }
});

test('goods keep their unit; what belongs to another one, or holds what nobody knows, is a finding', async () => {
  const { gladi, harga } = await openGudang();
  const found = async (file: string) => temuan(await gladi('barang', file));
  expect(
    await found(
      'kode,nama,satuan,satuan beli,isi,harga beli,harga jual\nB2,Teh,DUS,,,48000,\nB1,Sabun,DUS,,,240000,26000\nB5,Roti,PCS,DUS,,5000,\nB1,Sabun,PCS,PAK,5,9,',
    ),
  ).toEqual([
    '2 satuan: B2 tidak punya satuan DUS; satuannya PCS',
    expect.stringMatching(/^3 harga_jual: per DUS, satuan dasarnya PCS/),
    expect.stringMatching(/^4 harga_beli: per DUS, yang isinya tidak diketahui/),
    '5 isi_beli: 5 di berkas, 6 di barang itu',
    '5 kode: sama dengan baris 3',
  ]);
  const asked = await gladi('barang', 'kode,nama,satuan,isi,harga beli\nB6,Roti,PCS,12,5000');
  expect([asked.status, ...pesan(asked)]).toEqual([
    'belum_pasti',
    expect.stringMatching(/^harga_beli per satuan dasar, atau per isi_beli/),
  ]);
  const near = await gladi(
    'barang',
    'kode,nama,satuan_beli,beli_isi,satuan_jual,harga_beli,harga_jual\nB7,Minyak,DUS,12,PCS,23000,27900',
  );
  expect([near.status, ...pesan(near)]).toEqual([
    'belum_pasti',
    expect.stringMatching(/^harga_beli per satuan di berkas.* di baris 2 harga jualnya/),
  ]);
  expect(await harga()).toEqual(['B1 PCS', 'B2 PCS']);
});

test('lines of sales are in the unit that the name of their column says', async () => {
  const { toko, gladi, impor } = await openGudang();
  const head = 'nomor,tanggal,kontak,lokasi,barang';
  await impor('penjualan', `${head},Qty (DUS),Harga/Dus\nJ1,2026-02-01,C1,UTAMA,B1,2,26000`);
  expect(
    await toko.rows(`select trim_scale(qty)::int as qty, nilai::int from mutasi_stok`),
  ).toMatchObject([{ qty: -48 }]);
  expect(await toko.value(`select total_nilai::int from transaksi where jenis = 'penjualan'`)).toBe(
    52000,
  );
  const wrong = await gladi(
    'penjualan',
    `${head},satuan,Qty (DUS),Harga (PCS)\nJ2,2026-02-01,C1,UTAMA,B1,PAK,2,1000\nJ3,2026-02-01,C1,UTAMA,B1,,2,1000`,
  );
  expect(temuan(wrong)).toEqual([
    '2 qty: kolomnya per DUS, barisnya PAK; samakan satuannya',
    '3 harga: kolomnya per PCS, barisnya DUS; samakan satuannya',
  ]);
  await toko.expectConsistent();
});
