/** What a file says besides and would be lost in silence: VAT that nobody books, numbers with an exponent. */
import { expect, test } from '@jest/globals';
import { openImpor, temuan } from './support/mengimpor.ts';

const { openImportir } = openImpor();

async function buka() {
  const berkas = await openImportir();
  await berkas.toko.barang({ kode: 'B1', jenis: 'jasa' });
  await berkas.toko.kontak({ kode: 'C1', tipe: 'pelanggan' });
  return berkas;
}

const isi = (judul: string, nilai: string) =>
  `nomor,tanggal,kontak,lokasi,barang,qty,harga,${judul}\nF-1,2026-01-05,C1,UTAMA,B1,1,1000,${nilai}\n`;

test('a column of VAT that is not used is asked about, until somebody says what it is', async () => {
  const { gladi, rest, tenang } = await buka();
  for (const judul of ['Nilai PPN', 'PPN 11%', 'VAT Amount']) {
    const asked = await gladi('penjualan', isi(judul, '110'));
    expect([judul, asked.status, ...temuan(asked)]).toEqual([judul, 'belum_pasti']);
    expect(asked.saksi).toEqual([
      expect.objectContaining({
        macam: 'pajak',
        kolom: judul,
        cocok: null,
        pesan: expect.stringContaining('sebut pajak_kode (tetap: PPN), atau pemetaan ""'),
      }),
    ]);
  }
  const asked = await gladi('penjualan', isi('Nilai PPN', '110'));
  const { status } = await rest.patch(`/api/impor/${asked.id}`, { tetap: { pajak_kode: 'PPN' } });
  expect(status).toBe(200);
  const taxed = await tenang(asked.id);
  expect([taxed.status, taxed.saksi]).toEqual(['siap', []]);
  const none = await gladi('penjualan', isi('Nilai PPN', '110'), 'a.csv', {
    pemetaan: '{"Nilai PPN": ""}',
  });
  expect([none.status, none.saksi]).toEqual(['siap', []]);
  for (const [judul, nilai] of [
    ['No Faktur Pajak', '0100001'],
    ['Jumlah Pajak', '0'],
  ] as const) {
    expect((await gladi('penjualan', isi(judul, nilai))).saksi).toEqual([]);
  }
});

test('an exponent is read by the style of its column; a number that a narrow cell cut is a finding', async () => {
  const { toko, impor, gladi } = await buka();
  await impor(
    'barang',
    'kode;nama;satuan;harga_jual;harga_beli\nK;Kopi;PCS;1,5e3;1.25e3\nT;Teh;PCS;1250,5;1.5\n',
    'harga.csv',
  );
  expect(
    await toko.rows(
      `select kode, harga_jual::text as jual, harga_beli::text as beli from barang where kode in ('K', 'T') order by kode`,
    ),
  ).toEqual([
    { kode: 'K', jual: '1500.000000', beli: '1250.000000' },
    { kode: 'T', jual: '1250.500000', beli: '1.500000' },
  ]);
  const cut = await gladi('barang', 'kode;nama;satuan;harga_jual\nG;Gula;PCS;1,23457E+08\n');
  expect(temuan(cut)).toEqual(['2 harga_jual: angka yang disingkat (1,23457E+08); tulis utuh']);
});
