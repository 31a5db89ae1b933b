/** Shapes in which rows come: tables of HTML called .xls, XML of Excel 2003, sheets with formats out to their edges. */
import { expect, test } from '@jest/globals';
import { openImpor, temuan, workbookOf } from './mengimpor.ts';

const { openImportir } = openImpor();

async function buka() {
  const berkas = await openImportir();
  const barang = () =>
    berkas.toko.rows('select kode, nama, harga_jual::int as harga from barang order by kode');
  return { ...berkas, barang };
}

test('a table of HTML under the name of a workbook is read as the table that it is', async () => {
  const { impor, barang, kirim } = await buka();
  const page = `<html><head><style>td{a:b}</style></head><body><h1>Daftar</h1><!-- <td>bukan</td> -->
    <table border=1><tr><th>Kode</th><th>Nama</th><th>Satuan</th><th colspan="1">Harga Jual</th></tr>
    <tr><td>A&amp;B</td><td>Sabun<br>Mandi&nbsp;</td><td>PCS</td><td>1.250,00</td></tr>
    <TR><TD>0012</TD><TD><b>Kopi</b> &#34;Enak&quot;<TD>PCS<TD>500</TR></table></body></html>`;
  const done = await impor('barang', page, 'laporan.xls');
  expect(done.catatan).toContain('HTML: dibaca sebagai tabel');
  expect(await barang()).toEqual([
    { kode: '0012', nama: 'Kopi "Enak"', harga: 500 },
    { kode: 'A&B', nama: 'Sabun Mandi', harga: 1250 },
  ]);
  const { status, body } = await kirim(
    'barang',
    '<html><body>Silakan masuk</body></html>',
    'a.xls',
  );
  expect([status, body.message]).toEqual([400, ['berkas: HTML tanpa tabel']]);
});

test('a workbook in the XML of Excel 2003 is read with its days, numbers and gaps', async () => {
  const { impor, barang, kirim } = await buka();
  const sel = (isi: string, type = 'String', more = '') =>
    `<Cell${more}><Data ss:Type="${type}">${isi}</Data></Cell>`;
  const book = (rows: string) =>
    `<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?>
     <Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet">
     <Worksheet ss:Name="Kosong"><Table/></Worksheet><Worksheet ss:Name="Barang"><Table>${rows}</Table></Worksheet></Workbook>`;
  const head = `<Row>${['Kode', 'Nama', 'Catatan', 'Satuan', 'Harga Jual'].map((isi) => sel(isi)).join('')}</Row>`;
  const row = `<Row ss:Index="3">${sel('007')}${sel('Teh &amp; Gula')}${sel('PCS', 'String', ' ss:Index="4"')}${sel('1234.5', 'Number')}</Row>`;
  const done = await impor('barang', book(head + row), 'lama.xls');
  expect(done.catatan).toContain('XML Excel 2003, lembar Barang');
  expect(await barang()).toEqual([{ kode: '007', nama: 'Teh & Gula', harga: 1235 }]);
  const { status, body } = await kirim('barang', book(`${head}<Row>`), 'rusak.xls');
  expect([status, body.message]).toEqual([400, ['berkas: XML yang rusak']]);
});

test('cells that are only formatted are none, out to the last column and down to the last row', async () => {
  const { impor, barang, kirim } = await buka();
  const cell = (place: string, text: string) =>
    `<c r="${place}" t="inlineStr"><is><t>${text}</t></is></c>`;
  const book = (last: string, more = '') =>
    workbookOf({
      'workbook.xml': '<workbook><sheets><sheet name="S" sheetId="1" id="r1"/></sheets></workbook>',
      '_rels/workbook.xml.rels':
        '<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/></Relationships>',
      'worksheets/sheet1.xml': `<worksheet><sheetData>
        <row r="1">${cell('A1', 'kode')}${cell('B1', 'nama')}${cell('C1', 'satuan')}<c r="XFD1" s="0"/></row>
        <row r="2"><c r="A2" s="0"/></row>
        <row r="3">${cell('A3', 'A')}${cell('B3', 'Apel')}${cell('C3', 'PCS')}${more}</row>
        <row r="1048576">${last}</row></sheetData></worksheet>`,
    });
  const done = await impor('barang', await book('<c r="B1048576" s="0"/>'), 'a.xlsx');
  expect(done.kemajuan.dari).toBe(3);
  expect(done.baris.filter((b: { macam: string }) => b.macam === 'data')).toMatchObject([
    { ke: 3 },
  ]);
  expect(await barang()).toMatchObject([{ kode: 'A' }]);
  const low = await kirim('barang', await book(cell('A1048576', 'B')), 'b.xlsx');
  expect([low.status, `${low.body.message}`]).toEqual([
    400,
    expect.stringContaining('baris 1048576: terlalu jauh di bawah'),
  ]);
  const wide = await kirim('barang', await book('', cell('XFD3', 'x')), 'c.xlsx');
  expect([wide.status, wide.body.message]).toEqual([400, ['berkas: lebih dari 200 kolom']]);
});

test('what a report of the web has wrong is a finding by row as in any other file', async () => {
  const { gladi } = await buka();
  const checked = await gladi(
    'barang',
    '<table><tr><td>kode<td>nama<td>satuan<tr><td>A<td>Apel<td>TONG</table>',
    'a.xls',
  );
  expect(temuan(checked)).toEqual([
    '2 satuan: tidak ditemukan: TONG; dapat dibuatkan dengan buat: satuan',
  ]);
});
