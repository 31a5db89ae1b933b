/** Odd files that people have, and what templates offer: nothing is lost in silence. */
import { expect, test } from '@jest/globals';
import type { Row } from '../helpers/story.ts';
import { unzip } from '../helpers/unzip.ts';
import { openImpor, temuan, workbookOf } from './mengimpor.ts';

const { server, openImportir } = openImpor();

/** A workbook whose one sheet has these rows, as they stand in its XML. */
async function bookOf(rows: string): Promise<Buffer> {
  return await workbookOf({
    'workbook.xml': '<workbook><sheets><sheet name="S" sheetId="1" id="r1"/></sheets></workbook>',
    '_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/></Relationships>',
    'worksheets/sheet1.xml': `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
  });
}

/** The files in a workbook as texts. */
async function textsOf(answer: Response): Promise<Map<string, string>> {
  const files = await unzip(Buffer.from(await answer.arrayBuffer()));
  return new Map([...files].map(([name, part]) => [name, String(part)]));
}

const cell = (place: string, text: string) =>
  `<c r="${place}" t="inlineStr"><is><t>${text}</t></is></c>`;
const HEAD = `<row r="1">${cell('A1', 'kode')}${cell('B1', 'nama')}${cell('C1', 'satuan')}</row>`;

test('a cell whose text is not in the workbook is a finding, not an empty cell', async () => {
  const { gladi } = await openImportir();
  const book = await bookOf(
    `${HEAD}<row r="2">${cell('A2', 'A')}<c r="B2" t="s"><v>7</v></c>${cell('C2', 'PCS')}</row>`,
  );
  const checked = await gladi('barang', book, 'a.xlsx');
  expect(checked.status).toBe('ada_temuan');
  expect(temuan(checked)).toEqual(['2 nama: teks yang tidak ada di buku kerja']);
});

/** Which column each name in the head of a file is taken for. */
const read = async (kind: string, names: string): Promise<Record<string, string | null>> => {
  const { gladi } = await openImportir();
  const { kolom } = await gladi(kind, `${names}\n1,2,3,4,5,6\n`);
  return Object.fromEntries(
    (kolom as { judul: string; kolom: string | null }[]).map((k) => [k.judul, k.kolom]),
  );
};

test('a running number in front is no code, and a sum no balance, where a later name says more', async () => {
  expect(await read('barang', 'No,Kode Barang,Nama Barang,Sat.,Hrg Beli,Harga Jual (Rp)')).toEqual({
    No: null,
    'Kode Barang': 'kode',
    'Nama Barang': 'nama',
    'Sat.': 'satuan',
    'Hrg Beli': 'harga_beli',
    'Harga Jual (Rp)': 'harga_jual',
  });
  expect(await read('barang', 'No,Nama Barang,Satuan')).toMatchObject({ No: 'kode' });
  expect(
    await read('saldo-awal-piutang', 'No,Pelanggan,No Faktur,Tgl,Jumlah,Sisa Piutang'),
  ).toMatchObject({ No: null, 'No Faktur': 'nomor_faktur', Jumlah: null, 'Sisa Piutang': 'sisa' });
  expect(await read('penjualan', 'Tanggal,Kode Barang,Qty,Harga Beli,Harga Jual')).toMatchObject({
    'Harga Beli': null,
    'Harga Jual': 'harga',
  });
  expect(await read('pembelian', 'Tanggal,Kode Barang,Qty,Harga Jual,Harga Beli')).toMatchObject({
    'Harga Jual': null,
    'Harga Beli': 'harga',
  });
  expect(await read('kontak', 'No,Nama,Tempo (hari),Diskon (%)')).toMatchObject({
    No: 'kode',
    'Tempo (hari)': 'termin_hari',
    'Diskon (%)': null,
  });
});

test('a file of names of columns alone says that there is nothing in it', async () => {
  const { gladi } = await openImportir();
  const checked = await gladi('barang', 'kode,nama,satuan\n');
  expect(checked).toMatchObject({ status: 'siap', ringkasan: { dibuat: 0 } });
  expect(checked.catatan).toContain('berkas ini tidak berisi baris data');
});

test('an account may be written with its name, as templates offer it', async () => {
  const { toko, impor, gladi } = await openImportir();
  await impor(
    'akun',
    'kode,nama,subklas,induk\n6999,Beban Lain Lagi,62 Beban Umum & Administrasi,',
  );
  await impor('saldo-awal-akun', 'akun_kode,debit\n1101 Kas,1000.5\n1111 - Bank,7');
  const rows = await toko.rows(
    `select akun_kode, sum(debit)::text as debit from jurnal_baris
      where akun_kode in ('1101', '1111') group by 1 order by 1`,
  );
  expect(rows).toEqual([
    { akun_kode: '1101', debit: '1000.50' },
    { akun_kode: '1111', debit: '7.00' },
  ]);
  const checked = await gladi('saldo-awal-akun', 'akun_kode,debit\nKas Besar,5');
  expect(temuan(checked)).toEqual(['2 akun_kode: tidak ditemukan']);
});

test('cells of a template offer what there is to choose', async () => {
  const { token, toko } = await openImportir();
  const answer = await fetch(`${server.base}/api/impor/templat/saldo-awal-akun.xlsx`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const parts = await textsOf(answer);
  const count = await toko.value<number>('select count(*)::int from akun where aktif');
  expect(parts.get('xl/worksheets/sheet1.xml')).toMatch(
    new RegExp(
      `</sheetData><dataValidations count="1"><dataValidation type="list" [^>]*sqref="A2:A5000"><formula1>Pilihan!\\$A\\$2:\\$A\\$${count + 1}</formula1>`,
    ),
  );
  const [choices = ''] = [...parts.values()]
    .filter((text: string) => text.includes('sheetData'))
    .slice(-1);
  expect(parts.get('xl/worksheets/sheet2.xml')).not.toContain('dataValidations');
  expect(choices).not.toContain('dataValidations');
});

test('a text that a csv of ours made harmless comes in as it was', async () => {
  const { toko, impor } = await openImportir();
  const names = ['=1+1', '+62 toko', '-', '@rumah', '|pipa', '%'];
  await impor(
    'barang',
    ['kode,nama,satuan', ...names.map((name, n) => `K${n},"'${name}",PCS`)].join('\n'),
  );
  const rows = await toko.rows<Row>('select nama from barang order by kode');
  expect(rows.map(({ nama }) => nama)).toEqual(names);
});

test('remarks of a file longer than a page stand in one column, behind its widest row', async () => {
  const { token, gladi } = await openImportir();
  const lines = Array.from({ length: 2100 }, (_, n) => `K${n},Nama,PCS`);
  lines[5] = 'K5,Nama,QQQ';
  lines[2090] = 'K2090,Nama,YYY,,,lebih';
  const wide =
    'baris ini punya 6 sel, kepalanya 3; teks yang berisi pemisah harus diapit tanda kutip';
  const { id } = await gladi('barang', ['kode,nama,satuan', ...lines].join('\n'));
  const file = (format: string) =>
    fetch(`${server.base}/api/impor/${id}/temuan?format=${format}`, {
      headers: { authorization: `Bearer ${token}` },
    });
  const csv = (await (await file('csv')).text()).split('\r\n');
  expect(csv).toHaveLength(2102);
  expect([csv[0], csv[6], csv[2091]]).toEqual([
    'kode,nama,satuan,,,,Catatan impor',
    'K5,Nama,QQQ,,,,satuan: tidak ditemukan: QQQ; dapat dibuatkan dengan buat: satuan',
    `K2090,Nama,YYY,,,lebih,"satuan: tidak ditemukan: YYY; dapat dibuatkan dengan buat: satuan; ${wide}"`,
  ]);
  const parts = await textsOf(await file('xlsx'));
  const sheet = parts.get('xl/worksheets/sheet1.xml') ?? '';
  expect(sheet.match(/<row /g)).toHaveLength(2101);
  expect(sheet).toContain(
    `<c r="G2092" s="4" t="inlineStr"><is><t xml:space="preserve">satuan: tidak ditemukan: YYY; dapat dibuatkan dengan buat: satuan; ${wide}</t></is></c>`,
  );
});

test('ten million rows, a workbook that grows without end and a file too large leave no mark', async () => {
  const { rest, kirim, gladi } = await openImportir();
  const before = process.memoryUsage().rss;
  const rows = Buffer.alloc(40_000_000, 'a,b\n');
  const head = Buffer.from('kode,nama\n');
  const grown = ' '.repeat(60_000_000);
  const refusals: [file: Buffer, name: string, status: number, reason: string][] = [
    [Buffer.concat([head, rows]), 'a.csv', 400, 'paling banyak 200.000 baris'],
    [await bookOf(HEAD + grown), 'a.xlsx', 400, 'isinya setelah dibuka terlalu besar'],
    [Buffer.alloc(50 * 1024 * 1024 + 1, 'a,b\n'), 'a.csv', 413, '50'],
  ];
  for (const [file, name, status, reason] of refusals) {
    const answer = await kirim('barang', file, name);
    expect([answer.status, `${answer.body.message}`]).toEqual([
      status,
      expect.stringContaining(reason),
    ]);
  }
  // The files themselves are in this process too, several times over.
  expect(process.memoryUsage().rss - before).toBeLessThan(700 * 1024 * 1024);
  expect((await rest.get('/api/impor')).body.data).toEqual([]);
  expect(await gladi('barang', 'kode,nama,satuan\nA,Kopi,PCS')).toMatchObject({ status: 'siap' });
});

test('an asset whose tax may not be credited says so, and again is the same', async () => {
  const { toko, impor } = await openImportir();
  const isi =
    'kode,nama,akun_aset,akun_akumulasi,tanggal,perolehan,umur_bulan,tidak_boleh_dikreditkan\n' +
    'SED-1,Sedan,1503,1603,2024-01-01,240000000,96,ya\n';
  await impor('aset', isi);
  expect(await toko.rows('select kode, tidak_boleh_dikreditkan from aset')).toEqual([
    { kode: 'SED-1', tidak_boleh_dikreditkan: true },
  ]);
  const lagi = await impor('aset', `${isi}\n`);
  expect(lagi.ringkasan).toMatchObject({ dibuat: 0, diubah: 0, sudah_ada: 1 });
});
