/** Workbooks of several sheets: which is read, how another is named, and what is asked where two hold the same. */
import { expect, test } from '@jest/globals';
import writeXlsxFile from 'write-excel-file/node';
import { openImpor, temuan } from './mengimpor.ts';

const { openImportir } = openImpor();

type Cell = string | number | null;

const bookOf = async (sheets: Readonly<Record<string, Cell[][]>>) =>
  Buffer.from(
    await writeXlsxFile(
      Object.entries(sheets).map(([sheet, rows]) => ({
        sheet,
        data: rows.map((row) =>
          row.map((value) =>
            value === null
              ? null
              : { value, type: (typeof value === 'number' ? Number : String) as StringConstructor },
          ),
        ),
      })),
    ).toBuffer(),
  );

const kepala = ['Kode', 'Nama Barang', 'Satuan', 'Harga Jual'];
const petunjuk = [['Petunjuk'], ['Isi lembar kedua.'], ['Kode', 'boleh dikosongkan']];

async function buka() {
  const berkas = await openImportir();
  const barang = () => berkas.toko.rows('select kode, nama from barang order by kode');
  return { ...berkas, barang };
}

test('of a workbook whose first sheet is a guide the sheet of the goods is read, and said', async () => {
  const { impor, barang } = await buka();
  const book = await bookOf({
    Petunjuk: petunjuk,
    'Data Barang': [kepala, ['B-1', 'Beras', 'PCS', 1000]],
    Pilihan: [['satuan'], ['PCS']],
  });
  const done = await impor('barang', book, 'buku.xlsx');
  expect(done).toMatchObject({ lembar: 'Data Barang', lembar_lain: ['Petunjuk', 'Pilihan'] });
  expect(done.catatan).toEqual(
    expect.arrayContaining([
      'XLSX, lembar Data Barang',
      'lembar lain tidak dibaca: Petunjuk, Pilihan',
    ]),
  );
  expect(done.saksi).toEqual([]);
  expect(await barang()).toEqual([{ kode: 'B-1', nama: 'Beras' }]);
});

test('a sheet is named by its name or number; one that there is not, and a file without sheets, are refused', async () => {
  const { kirim, gladi } = await buka();
  const book = await bookOf({
    Petunjuk: petunjuk,
    Januari: [kepala, ['B-1', 'Beras', 'PCS', 1000]],
    Februari: [kepala, ['B-2', 'Gula', 'TONG', 1000]],
  });
  for (const lembar of ['Februari', 'FEBRUARI', ' 3 ']) {
    const checked = await gladi('barang', book, 'buku.xlsx', { lembar });
    expect(checked.lembar).toBe('Februari');
    expect(temuan(checked)).toEqual([
      '2 satuan: tidak ditemukan: TONG; dapat dibuatkan dengan buat: satuan',
    ]);
    expect(checked.saksi).toEqual([]);
  }
  const guide = await gladi('barang', book, 'buku.xlsx', { lembar: '1' });
  expect([guide.lembar, guide.status]).toEqual(['Petunjuk', 'ada_temuan']);
  const none = await kirim('barang', book, 'buku.xlsx', { lembar: 'Maret' });
  expect([none.status, none.body.code, none.body.message]).toEqual([
    400,
    'VAIMP',
    ['lembar: Maret tidak ada; yang ada: 1 Petunjuk, 2 Januari, 3 Februari'],
  ]);
  expect((await kirim('barang', book, 'buku.xlsx', { lembar: '4' })).status).toBe(400);
  const csv = await kirim('barang', 'kode,nama,satuan\nA,B,PCS\n', 'a.csv', { lembar: 'Januari' });
  expect([csv.status, csv.body.message]).toEqual([400, ['lembar: berkas ini tidak berlembar']]);
});

test('of two sheets of the same columns one is read and the other asked about; each is imported once', async () => {
  const { gladi, rest, tenang, barang } = await buka();
  const book = await bookOf({
    Januari: [kepala, ['B-1', 'Beras', 'PCS', 1000]],
    Februari: [kepala, ['B-2', 'Gula', 'PCS', 1000]],
    Kosong: [kepala],
  });
  const asked = await gladi('barang', book, 'buku.xlsx');
  expect([asked.status, asked.lembar]).toEqual(['belum_pasti', 'Januari']);
  expect(asked.saksi).toEqual([
    expect.objectContaining({
      macam: 'lembar',
      cocok: null,
      pesan:
        'hanya lembar Januari yang dibaca; Februari berisi kolom yang sama: kirim lagi dengan lembar, sekali untuk tiap lembar',
    }),
  ]);
  for (const [lembar, dibuat] of [
    ['Januari', 1],
    ['Februari', 1],
    ['Februari', 0],
  ] as const) {
    const { id } = await gladi('barang', book, 'buku.xlsx', { lembar });
    await rest.post(`/api/impor/${id}/jalankan`);
    const done = await tenang(id);
    expect([lembar, done.status, done.ringkasan.dibuat]).toEqual([lembar, 'selesai', dibuat]);
  }
  expect(await barang()).toMatchObject([{ kode: 'B-1' }, { kode: 'B-2' }]);
});

test('documents of the same rows on two sheets are two, each known when it comes again', async () => {
  const { toko, gladi, rest, tenang } = await buka();
  const faktur = (nomor: string): Cell[][] => [
    ['nomor', 'tanggal', 'akun', 'debit', 'kredit'],
    [nomor, '2026-01-31', '1101', 500, null],
    [nomor, '2026-01-31', '3101', null, 500],
  ];
  const book = await bookOf({ Satu: faktur('JU-1'), Dua: faktur('JU-2') });
  const run = async (lembar: string) => {
    const { id, status } = await gladi('jurnal-umum', book, 'jurnal.xlsx', { lembar });
    expect(status).toBe('siap');
    await rest.post(`/api/impor/${id}/jalankan`);
    return (await tenang(id)).ringkasan;
  };
  expect(await run('Satu')).toMatchObject({ dibuat: 1, sudah_ada: 0 });
  expect(await run('Dua')).toMatchObject({ dibuat: 1, sudah_ada: 0 });
  expect(await run('Dua')).toMatchObject({ dibuat: 0, sudah_ada: 1 });
  expect(await toko.rows('select nomor_referensi from transaksi order by 1')).toEqual([
    { nomor_referensi: 'JU-1' },
    { nomor_referensi: 'JU-2' },
  ]);
});

test('a sheet called as the kind goes before others of its columns, and none is asked about', async () => {
  const { gladi } = await buka();
  const isi = (nama: string): Cell[][] => [
    ['kontak', 'nomor faktur', 'tanggal', 'sisa'],
    [nama, 'F-1', '2025-11-30', 1000],
  ];
  const book = await bookOf({
    'Saldo Awal Hutang': isi('Pemasok'),
    'Saldo Awal Piutang': isi('Pembeli'),
  });
  const checked = await gladi('saldo-awal-piutang', book, 'saldo.xlsx');
  expect(checked.lembar).toBe('Saldo Awal Piutang');
  expect(temuan(checked)).toEqual([
    '2 kontak: tidak ditemukan: Pembeli; dapat dibuatkan dengan buat: kontak',
  ]);
  expect(checked.saksi).toEqual([]);
});

test('sheets of the XML of Excel 2003 are chosen the same way', async () => {
  const { gladi, impor, barang } = await buka();
  const sheet = (name: string, rows: string[][]) =>
    `<Worksheet ss:Name="${name}"><Table>${rows
      .map(
        (row) =>
          `<Row>${row.map((cell) => `<Cell><Data ss:Type="String">${cell}</Data></Cell>`).join('')}</Row>`,
      )
      .join('')}</Table></Worksheet>`;
  const book = `<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet"
    xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet">${sheet('Petunjuk', petunjuk)}${sheet(
      'Barang',
      [kepala, ['B-1', 'Beras', 'PCS', '1000']],
    )}</Workbook>`;
  const guide = await gladi('barang', book, 'lama.xml', { lembar: 'Petunjuk' });
  expect([guide.lembar, guide.status]).toEqual(['Petunjuk', 'ada_temuan']);
  const done = await impor('barang', book, 'lama.xml');
  expect(done).toMatchObject({ lembar: 'Barang', lembar_lain: ['Petunjuk'] });
  expect(done.catatan).toContain('XML Excel 2003, lembar Barang');
  expect(await barang()).toEqual([{ kode: 'B-1', nama: 'Beras' }]);
});
