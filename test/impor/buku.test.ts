/** Workbooks and csv of an accountant: other days, percents, hidden rows, failed formulas, long numbers. */
import { expect, test } from '@jest/globals';
import { hari } from '../helpers/story.ts';
import { openImpor, temuan, workbookOf } from './mengimpor.ts';

const { openImportir } = openImpor();

/** A workbook with a hidden first sheet; styles: 0 none, 1 a day, 2 a percent. */
async function bookOf(rows: readonly string[], settings = ''): Promise<Buffer> {
  return await workbookOf({
    'workbook.xml': `<workbook><workbookPr ${settings}/><sheets><sheet name="Lama" state="hidden" id="r2"/><sheet name="S" id="r1"/></sheets></workbook>`,
    '_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Target="worksheets/sheet2.xml"/></Relationships>',
    'styles.xml':
      '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="0.0%"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/></cellXfs></styleSheet>',
    'worksheets/sheet1.xml': `<worksheet><sheetData>${rows.join('')}</sheetData></worksheet>`,
    'worksheets/sheet2.xml': '<worksheet><sheetData/></worksheet>',
  });
}

type Isi = string | [number: number, style?: number];
const row = (cells: readonly Isi[], more = '') =>
  `<row ${more}>${cells
    .map((isi) =>
      typeof isi === 'string'
        ? `<c t="inlineStr"><is><t>${isi}</t></is></c>`
        : `<c s="${isi[1] ?? 0}"><v>${isi[0]}</v></c>`,
    )
    .join('')}</row>`;

test('days of a workbook that counts them from 1904, with a format of days and without', async () => {
  const { toko, impor } = await openImportir();
  const date = hari('02-03');
  const serial = (Date.parse(date) - Date.UTC(1904, 0, 1)) / 86_400_000;
  const kepala = row(['nomor', 'tanggal', 'akun_kode', 'debit', 'kredit']);
  const lines = (nomor: string, day: Isi) => [
    row([nomor, day, '6202', [5]]),
    row([nomor, day, '3101', '', [5]]),
  ];
  const rows = [kepala, ...lines('A', [serial, 1]), ...lines('B', [serial])];
  const done = await impor('jurnal-umum', await bookOf(rows, 'date1904="1"'), 'a.xlsx');
  expect(done.catatan).toContain('hari di buku kerja ini dihitung dari 1904');
  expect(
    await toko.rows('select nomor_referensi as nomor, tanggal::text from transaksi order by 1'),
  ).toEqual([
    { nomor: 'A', tanggal: date },
    { nomor: 'B', tanggal: date },
  ]);
});

test('a percent is as many of a hundred as the sheet shows, and no amount; hidden rows are told', async () => {
  const { toko, impor, gladi } = await openImportir();
  await toko.barang({ kode: 'KOP', jenis: 'jasa' });
  await toko.kontak({ kode: 'P1', tipe: 'pelanggan' });
  const kepala = ['nomor', 'tanggal', 'kontak', 'lokasi', 'barang', 'qty', 'harga', 'Disc %'];
  const line = (nomor: string, harga: Isi) =>
    row([nomor, hari('02-03'), 'P1', 'UTAMA', 'KOP', [1], harga, [0.125, 2]], 'hidden="1"');
  const bad = await gladi('penjualan', await bookOf([row(kepala), line('A', [0.5, 2])]), 'a.xlsx');
  expect(temuan(bad)).toEqual(['2 harga: bukan angka (50%); desimal di berkas ini dengan koma']);
  const done = await impor('penjualan', await bookOf([row(kepala), line('A', [1000])]), 'a.xlsx');
  expect(done.catatan).toContain('1 baris tersembunyi ikut dibaca');
  expect(await toko.value('select total_nilai::text from transaksi')).toBe('875.00');
});

test('codes that a spreadsheet cut short, cells that failed and blanks of another kind in a csv', async () => {
  const { toko, impor, gladi } = await openImportir();
  const checked = await gladi(
    'barang',
    'kode;nama;satuan;barcode\nA;#N/A;PCS;\nB;Beras;PCS;8,99123E+12\nC;########;PCS;\n',
  );
  expect(temuan(checked)).toEqual([
    '2 nama: galat Excel #N/A',
    '3 barcode: angka yang disingkat (8,99123E+12); tulis sebagai teks',
    '4 nama: galat Excel ########',
  ]);
  const book = await bookOf([
    row(['kode', 'nama', 'satuan', 'barcode']),
    row(['A', 'Apel', 'PCS', [3171234567890123]]),
  ]);
  expect(temuan(await gladi('barang', book, 'a.xlsx'))).toEqual([
    '2 barcode: angka lebih dari 15 digit (3171234567890120) tidak utuh; tulis sebagai teks',
  ]);
  await impor(
    'barang',
    'Kode Barang \u00a0;Nama\nBarang;satuan\nKOP\u00a001\u00a0; Kopi ;PCS '.replace(
      'Nama\nBarang',
      '"Nama\nBarang"',
    ),
  );
  expect(await toko.rows('select kode, nama from barang')).toEqual([
    { kode: 'KOP 01', nama: 'Kopi' },
  ]);
});

test('a balance beside debit and credit must be what they say', async () => {
  const { toko, gladi, impor } = await openImportir();
  const head = 'akun_kode;debit;kredit;saldo';
  const checked = await gladi('saldo-awal-akun', `${head}\n1101;100;30;100\n3101;;70;-70`);
  expect(temuan(checked)).toEqual([
    '2 saldo: bukan debit dikurangi kredit; isi salah satu saja',
    '3 saldo: bukan debit dikurangi kredit; isi salah satu saja',
  ]);
  await impor('saldo-awal-akun', `${head}\n1101;100;30;70\n3101;;70;70\n1111;;;5`);
  expect(
    await toko.rows(
      `select akun_kode, debit::text, kredit::text from jurnal_baris
        where akun_kode in ('1101', '3101', '1111') order by 1`,
    ),
  ).toEqual([
    { akun_kode: '1101', debit: '70.00', kredit: '0.00' },
    { akun_kode: '1111', debit: '5.00', kredit: '0.00' },
    { akun_kode: '3101', debit: '0.00', kredit: '70.00' },
  ]);
  await toko.expectConsistent();
});

test('the point behind Rp says nothing of decimals', async () => {
  const { toko, impor } = await openImportir();
  await impor('barang', 'kode;nama;satuan;harga_jual\nA;A;PCS;Rp.50\nB;B;PCS;Rp.1.250');
  expect(await toko.rows('select harga_jual::int as harga from barang order by kode')).toEqual([
    { harga: 50 },
    { harga: 1250 },
  ]);
});
