/** What a file says besides and would be lost in silence: VAT that nobody books, numbers with an exponent. */
import { expect, test } from '@jest/globals';
import { openImpor, temuan } from './mengimpor.ts';

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
  expect([taxed.status, taxed.saksi]).toMatchObject([
    'siap',
    [{ macam: 'pajak', berkas: '110', hitung: '110.00', cocok: true }],
  ]);
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

/** Lines of sales with a code of tax and what a column says of it: what comes of it. */
const TAXES: Record<string, [head: string, rows: string[], status: string, found: string[]]> = {
  'amounts of lines': ['Kode Pajak,PPN', ['1,1000,PPN,110', '2,500,NON,0'], 'siap', []],
  'amounts to the left of the code': ['PPN,Kode Pajak', ['1,1000,110,PPN'], 'siap', []],
  'percents, of the whole base or of its part': [
    'Kode Pajak,PPN %',
    ['1,1000,PPN,11%', '2,500,PPN,12%', '3,500,NON,'],
    'siap',
    [],
  ],
  'percents without their sign': [
    'Kode Pajak,Tarif PPN',
    ['1,1000,PPN,11', '2,500,NON,0'],
    'siap',
    [],
  ],
  'amounts of documents': [
    'Kode Pajak,Total PPN',
    ['1,1000,PPN,330', '1,2000,PPN,330', '2,500,NON,0'],
    'siap',
    [],
  ],
  'prices with tax': [
    'harga_termasuk_pajak,Kode Pajak,Nilai PPN',
    ['1,1110,ya,PPN,110', '2,555,tidak,NON,'],
    'siap',
    [],
  ],
  'a line that says another amount': [
    'Kode Pajak,PPN',
    ['1,1000,PPN,110', '2,500,PPN,55', '3,500,PPN,0', '4,500,NON,55'],
    'ada_temuan',
    [
      '4 pajak_kode: PPN di berkas 0, menurut kode pajaknya 55,00',
      '5 pajak_kode: PPN di berkas 55, menurut kode pajaknya 0,00',
    ],
  ],
  'amounts that none of the codes gives': ['Kode Pajak,PPN', ['1,1000,PPN,999'], 'belum_pasti', []],
};

test('a column of VAT beside codes of taxes agrees with them, or the line is found, or asked', async () => {
  const { gladi } = await buka();
  for (const [name, [head, rows, status, found]] of Object.entries(TAXES)) {
    const file = [
      `nomor,qty,harga,tanggal,kontak,lokasi,barang,${head}`,
      ...rows.map((row) => {
        const [nomor, harga, ...lain] = row.split(',');
        return `${nomor},1,${harga},2026-01-05,C1,UTAMA,B1,${lain.join(',')}`;
      }),
    ].join('\n');
    const checked = await gladi('penjualan', file);
    expect([name, checked.status, temuan(checked)]).toEqual([name, status, found]);
    expect([name, ...checked.saksi]).toEqual([
      name,
      expect.objectContaining({ macam: 'pajak', cocok: status === 'siap' }),
    ]);
  }
  const alone = await gladi('penjualan', isi('PPN', '110'));
  expect([alone.status, alone.saksi.length, ...temuan(alone)]).toEqual(['belum_pasti', 1]);
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

test('short words of shops for prices, stock and customers are known', async () => {
  const { toko, impor, gladi } = await buka();
  await impor('barang', 'kode,nama,satuan,modal,jual,minimum stok\nS1,Sabun,PCS,1200,1700,5');
  expect(
    await toko.rows(
      `select harga_beli::int as beli, harga_jual::int as jual, stok_minimum::int as minimum
         from barang where kode = 'S1'`,
    ),
  ).toEqual([{ beli: 1200, jual: 1700, minimum: 5 }]);
  await impor('saldo-awal-stok', 'kode,nama,gudang,modal,jual,stok\nS1,Sabun,UTAMA,1200,1700,30');
  expect(await toko.value(`select nilai::int from mutasi_stok`)).toBe(36000);
  const sales = await gladi(
    'penjualan',
    'nomor,tanggal_jual,id_pelanggan,gudang,kode,qty,harga_jual\nF1,2026-01-05,C1,UTAMA,B1,1,5',
  );
  expect([sales.status, ...temuan(sales)]).toEqual(['siap']);
});
