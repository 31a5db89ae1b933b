/** An import understands its file or asks: either the books say what the file means, or it waits for a word. */
import { expect, test } from '@jest/globals';
import type { Row } from '../helpers/story.ts';
import { type Importir, openImpor, temuan, workbookOf } from './mengimpor.ts';

const { openImportir } = openImpor();

/** A shop with two goods and a customer, whose books began with the year. */
async function openKedai() {
  const kedai = await openImportir({
    tanggal_mulai: '2026-01-01',
    kebijakan_stok_minus: 'izinkan',
  });
  await kedai.impor('barang', 'kode,nama,satuan,harga_jual\nB1,Sabun,PCS,1000\nB2,Teh,PCS,2000');
  await kedai.impor('kontak', 'kode,nama,tipe\nC1,Toko Satu,pelanggan');
  return kedai;
}

const HEAD = 'nomor,tanggal,kontak,lokasi,barang,qty,harga';
const asked = ({ saksi }: Row): string[] =>
  (saksi as Row[]).filter(({ cocok }) => cocok !== true).map(({ pesan }) => String(pesan));

/** Files that may be read in two ways: what is asked of which column. */
const QUESTIONS: Record<string, [jenis: string, file: string, about: RegExp]> = {
  'thousands or decimals behind a comma': [
    'barang',
    'kode,nama,satuan,harga jual\nA1,Satu,PCS,"12,500"\nA2,Dua,PCS,"150,000"',
    /^harga jual: koma di sini pemisah ribuan atau desimal/,
  ],
  'thousands or decimals of a quantity': [
    'saldo-awal-stok',
    'barang,lokasi,qty,hpp\nB1,UTAMA,1.500,100',
    /^qty: titik di sini/,
  ],
  'a discount below one': [
    'penjualan',
    `${HEAD},discount\nD1,2026-02-03,C1,UTAMA,B1,10,1000,0.15\nD2,2026-02-03,C1,UTAMA,B1,4,1000,0.05`,
    /^discount: rupiah, persen atau pecahan/,
  ],
  'a discount of ten': [
    'penjualan',
    `${HEAD},Disc\nD1,2026-02-03,C1,UTAMA,B1,10,1000,10`,
    /^Disc: rupiah, persen atau pecahan/,
  ],
  'days that are others in the other order': [
    'penjualan',
    `${HEAD}\nD1,01/04/2026,C1,UTAMA,B1,10,1000`,
    /^tanggal: hari atau bulan dulu/,
  ],
  'balances with signs that prove nothing': [
    'saldo-awal-akun',
    'kode akun,saldo\n1101,10000\n1603,-3000',
    /^saldo: bertanda/,
  ],
  'a total that the lines do not give': [
    'penjualan',
    `${HEAD},Total\nD1,2026-02-03,C1,UTAMA,B1,10,1000,777`,
    /^Total: qty × harga − diskon sama di 0 dari 1 baris/,
  ],
  'a sum of the file that its rows do not give': [
    'kontak',
    'kode,nama,tipe,batas kredit\nP1,Toko A,pelanggan,1000\nTotal,,,5000',
    /^baris 3: jumlah batas_kredit di berkas 5.000,00, yang terbaca 1.000,00/,
  ],
  'two columns of one name': [
    'barang',
    'kode,nama,satuan,harga jual,harga jual\nA1,Satu,PCS,5,6',
    /^kolom "harga jual" dan "harga jual"/,
  ],
};

test('what may be read in two ways waits for a word, and is not run before', async () => {
  const { gladi, rest } = await openKedai();
  for (const [name, [jenis, file, about]] of Object.entries(QUESTIONS)) {
    const checked = await gladi(jenis, file);
    expect([name, checked.status, ...temuan(checked)]).toEqual([name, 'belum_pasti']);
    expect(asked(checked)).toEqual([expect.stringMatching(about)]);
    const { status, body } = await rest.post(`/api/impor/${checked.id}/jalankan`);
    expect([name, status, body.code]).toEqual([name, 409, 'KOIMP']);
  }
});

/** Files that are wrong: what is found. */
const FINDINGS: Record<string, [jenis: string, file: string, found: string[]]> = {
  'more cells than names': [
    'kontak',
    'kode,nama,tipe,alamat,kota,telepon,batas kredit\nP1,Toko A,pelanggan,Jl. Melati 1, RT 02,Bandung,0812345678,5000\nP2,Toko B,pelanggan,Jl. Mawar 2,Garut,0813333333,5000000',
    ['2 null: baris ini punya 8 sel, kepalanya 7'],
  ],
  'cells that are shifted without being more': [
    'kontak',
    'kode,nama,tipe,alamat,kota,telepon,batas kredit\nP1,Toko A,pelanggan,Jl. Melati 1, RT 02,Bandung,0812345678',
    ['2 telepon: telepon tanpa angka', '2 batas_kredit: angka dengan nol di depan (0812345678)'],
  ],
  'a price that nobody knows': [
    'penjualan',
    `${HEAD.replace('harga', 'Harga Netto')}\nL1,2026-04-03,C1,UTAMA,B1,1,777`,
    ['2 harga: kolom "Harga Netto" tidak dikenal'],
  ],
  'codes that a program made numbers': [
    'barang',
    'kode,nama,satuan\n8.99277e+12,Tiga,PCS\n17850.0,Empat,PCS',
    ['2 kode: angka yang disingkat (8.99277e+12)', '3 kode: kode menjadi angka desimal (17850.0)'],
  ],
  'a sign of decimals against the others': [
    'barang',
    'kode,nama,satuan,harga jual\nA,Satu,PCS,"12,50"\nB,Dua,PCS,"13,75"\nC,Tiga,PCS,14.25',
    ['4 harga_jual: bukan angka (14.25)'],
  ],
};

test('what contradicts itself is a finding of its row', async () => {
  const { gladi } = await openKedai();
  for (const [name, [jenis, file, found]] of Object.entries(FINDINGS)) {
    const checked = await gladi(jenis, file);
    const texts = temuan(checked);
    expect([name, checked.status]).toEqual([name, 'ada_temuan']);
    for (const one of found) expect(texts.join('\n')).toContain(one);
  }
});

/** Runs a file that is understood, or what was said of it. */
async function run({ rest, tenang }: Importir, { id }: Row): Promise<Row> {
  await rest.post(`/api/impor/${id}/jalankan`);
  const done = await tenang(Number(id));
  expect([done.status, done.galat]).toEqual(['selesai', null]);
  return done;
}

test('a word makes what waited ready: a style, or that it was read right', async () => {
  const kedai = await openKedai();
  const { toko, rest, gladi, tenang, kirim } = kedai;
  const [, file] = QUESTIONS['thousands or decimals behind a comma'] ?? [];
  const first = await gladi('barang', file ?? '');
  const bad = await rest.patch(`/api/impor/${first.id}`, { gaya: { harga_jual: 'titik' } });
  expect([bad.status, bad.body.code]).toEqual([400, 'VAIMP']);
  await rest.patch(`/api/impor/${first.id}`, { gaya: { harga_jual: 'desimal_koma' } });
  expect(await tenang(first.id)).toMatchObject({ status: 'siap', saksi: [] });
  await rest.patch(`/api/impor/${first.id}`, { gaya: { 'Harga Jual': 'desimal_titik' } });
  const ready = await tenang(first.id);
  expect(ready.kolom[3]).toMatchObject({
    judul: 'harga jual',
    kolom: 'harga_jual',
    terkecil: '12.500,00',
    terbesar: '150.000,00',
    jumlah: '162.500,00',
  });
  await run(kedai, ready);
  const harga = `select kode, harga_jual::float from barang where kode like 'A%' order by kode`;
  expect(await toko.rows(harga)).toEqual([
    { kode: 'A1', harga_jual: 12500 },
    { kode: 'A2', harga_jual: 150000 },
  ]);
  const [, sales] = QUESTIONS['days that are others in the other order'] ?? [];
  const second = await gladi('penjualan', sales ?? '');
  expect(second.catatan).toContain('tanggal ditulis hari, bulan, tahun di tanggal (belum pasti)');
  await rest.patch(`/api/impor/${second.id}`, { pasti: true });
  await run(kedai, await tenang(second.id));
  expect(await toko.value(`select tanggal::text from transaksi where jenis = 'penjualan'`)).toBe(
    '2026-04-01',
  );
  const said = await gladi('penjualan', `${HEAD}\nD2,01/04/2026,C1,UTAMA,B1,10,1000`, 'b.csv', {
    gaya: JSON.stringify({ tanggal: 'bulan_dulu' }),
  });
  expect([said.status, said.kolom[1].terkecil]).toEqual(['siap', '2026-01-04']);
  const wrong = await kirim('barang', 'kode', 'a.csv', { gaya: '{"harga_jual":"mahal"}' });
  expect([wrong.status, wrong.body.code]).toEqual([400, 'VAIMP']);
});

/** Files that are understood: the lines that are booked, as day and total. */
const SALES: Record<string, [file: string, lines: string[]]> = {
  'percents beside a total': [
    'No Faktur,Tanggal,Pelanggan,Gudang,Kode Barang,Qty,Harga,Disc,Total\nR3,13/04/2026,C1,UTAMA,B1,1,2000,10,1800\nR4,02/04/2026,C1,UTAMA,B1,1,2000,0,2000',
    ['2026-04-13 1800', '2026-04-02 2000'],
  ],
  'fractions beside a total': [
    `${HEAD},discount,Amount\nF1,2026-02-03,C1,UTAMA,B1,10,1000,0.15,8500`,
    ['2026-02-03 8500'],
  ],
  'rupiah beside a total': [
    `${HEAD},Diskon,Jumlah\nF2,2026-02-03,C1,UTAMA,B1,10,1000,50,9950`,
    ['2026-02-03 9950'],
  ],
  'percents with their sign': [
    `${HEAD},Diskon\nF3,2026-02-03,C1,UTAMA,B1,10,1000,10%`,
    ['2026-02-03 9000'],
  ],
  'times of another zone': [
    `${HEAD}\nPOS-1,2026-03-31T18:30:00Z,C1,UTAMA,B1,1,1000\nPOS-2,2026-03-31T23:30:00+07:00,C1,UTAMA,B1,1,1000`,
    ['2026-04-01 1000', '2026-03-31 1000'],
  ],
};

test('discounts by the totals beside them, and times by the clock of the tenant', async () => {
  for (const [name, [file, lines]] of Object.entries(SALES)) {
    const kedai = await openKedai();
    const checked = await kedai.gladi('penjualan', file);
    expect([name, checked.status, ...asked(checked), ...temuan(checked)]).toEqual([name, 'siap']);
    await run(kedai, checked);
    const booked = await kedai.toko.rows(
      `select concat_ws(' ', tanggal, total_nilai::float) as baris from transaksi
        where jenis = 'penjualan' order by id`,
    );
    expect([name, ...booked.map(({ baris }) => baris)]).toEqual([name, ...lines]);
  }
});

test('names of something else, codes that programs protect, and headers in two rows', async () => {
  const kedai = await openKedai();
  const { toko, impor, gladi } = kedai;
  await impor(
    'barang',
    [
      'Kode Supplier;Nama Supplier;Kode Barang;Nama Barang;Satuan;Harga;',
      ';;;;;Beli;Jual',
      'S1;PT Sumber;="00123";Sabun Mandi;PCS;3000;4000',
      'S1;PT Sumber;"=""00124""";Sampo;PCS;5000;6000',
    ].join('\n'),
  );
  expect(
    await toko.rows(
      `select kode, nama, harga_beli::float, harga_jual::float from barang where kode like '00%'
        order by kode`,
    ),
  ).toEqual([
    { kode: '00123', nama: 'Sabun Mandi', harga_beli: 3000, harga_jual: 4000 },
    { kode: '00124', nama: 'Sampo', harga_beli: 5000, harga_jual: 6000 },
  ]);
  const list = await gladi(
    'kontak',
    'kode,nama,tipe,batas kredit\nP1,Toko A,pelanggan,1000000\nP2,Toko B,pelanggan,2000000\n,TOTAL,pelanggan,3000000',
  );
  expect([list.status, list.ringkasan.dibuat]).toEqual(['siap', 2]);
  expect(list.saksi).toMatchObject([{ macam: 'berkas', kolom: 'batas_kredit', cocok: true }]);
  const contact = await gladi('kontak', 'kode,nama,tipe\nP1,Total,pelanggan');
  expect([contact.status, contact.ringkasan.dibuat]).toEqual(['belum_pasti', 1]);
});

test('a trial balance with signs by its sum of nothing, and amounts that begin with their sign', async () => {
  const kedai = await openKedai();
  const { toko, impor } = kedai;
  await impor(
    'saldo-awal-akun',
    'kode akun,nama,saldo\n1101,Kas,10000\n1603,Akumulasi,-3000\n3101,Modal,-7000',
  );
  const saldo = `select b.akun_kode, sum(b.debit - b.kredit)::float as saldo from jurnal_baris as b
    where b.akun_kode in ('1101', '1603', '3101') group by 1 order by 1`;
  expect(await toko.rows(saldo)).toEqual([
    { akun_kode: '1101', saldo: 10000 },
    { akun_kode: '1603', saldo: -3000 },
    { akun_kode: '3101', saldo: -7000 },
  ]);
  await impor(
    'jurnal-umum',
    'nomor,tanggal,akun kode,debit,kredit\nJ1,31/01/2026,1101,".50",".00"\nJ1,31/01/2026,3101,".00","0.50"',
  );
  expect(
    await toko.value(`select sum(debit)::float from jurnal_baris where akun_kode = '1101'`),
  ).toBe(10000.5);
});

test('a number whose cell shows zeros in front is a code as the eye sees it', async () => {
  const { gladi } = await openKedai();
  const cell = (place: string, text: string) =>
    `<c r="${place}" t="inlineStr"><is><t>${text}</t></is></c>`;
  const book = await workbookOf({
    'workbook.xml': '<workbook><sheets><sheet name="S" sheetId="1" id="r1"/></sheets></workbook>',
    '_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/></Relationships>',
    'styles.xml':
      '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="00000"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/></cellXfs></styleSheet>',
    'worksheets/sheet1.xml': `<worksheet><sheetData><row r="1">${cell('A1', 'kode')}${cell('B1', 'nama')}${cell('C1', 'satuan')}</row><row r="2"><c r="A2" s="1"><v>123</v></c>${cell('B2', 'Nol')}${cell('C2', 'PCS')}</row></sheetData></worksheet>`,
  });
  const checked = await gladi('barang', book, 'a.xlsx');
  expect([checked.status, checked.baris[1].sel[0]]).toEqual(['siap', '00123']);
});
