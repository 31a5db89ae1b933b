/** The report as a workbook: a title, a header that stays in sight, numbers that are numbers. */
import writeXlsxFile, { type CellObject, type Row, type Sheet } from 'write-excel-file/node';
import { language } from '../../base/language.ts';
import { word } from '../../base/words.ts';
import { angkaTepat } from './angka.ts';
import {
  type Baris,
  JENIS_BARIS,
  jenisBaris,
  type Kepala,
  type Kolom,
  type Sel,
  type Tabel,
} from './tabel.ts';
import { listFeature } from './xlsx_feature.ts';

/** What Excel shows; the value keeps all its decimals. */
const FORMATS = {
  uang: '#,##0.00;(#,##0.00)',
  kuantitas: '#,##0.00####;(#,##0.00####)',
  bilangan: '#,##0',
  nomor: '0',
} as const;
const DATE_FORMATS = { id: 'dd/mm/yyyy', en: 'dd mmm yyyy' } as const;

export async function xlsxOf(kepala: Kepala, rows: readonly Baris[]): Promise<Uint8Array> {
  const sheets = [sheetOf(kepala, kepala.utama, rows, kepala.judul)];
  for (const one of kepala.tambahan)
    sheets.push(sheetOf(kepala, one, one.baris, one.judul ?? word('Lampiran')));
  const counts = [rows.length, ...kepala.tambahan.map(({ baris }) => baris.length)];
  const places = sheets.map(({ sheet = '', stickyRowsCount: head = 1, columns = [] }, index) => ({
    sheet,
    head,
    last: head + (counts[index] ?? 0),
    columns: columns.length,
  }));
  return await writeXlsxFile(sheets, {
    fontFamily: 'Calibri',
    fontSize: 11,
    features: [listFeature(places)],
  }).toBuffer();
}

function sheetOf(
  kepala: Kepala,
  { judul, kolom }: Tabel,
  rows: readonly Baris[],
  name: string,
): Sheet<Buffer> {
  const title: Row[] = [
    [{ value: kepala.nama, fontWeight: 'bold', fontSize: 14 }],
    [{ value: judul ?? kepala.judul, fontWeight: 'bold', fontSize: 12 }],
    [kepala.periode],
    ...kepala.keterangan.map((line): Row => [{ value: line, textColor: '#555555' }]),
    [],
  ];
  const notes = kepala.catatan.map((line): Row => [{ value: line, fontStyle: 'italic' }]);
  const data: Row[] = [
    ...title,
    [headerCell({ judul: word(JENIS_BARIS), jenis: 'teks' }), ...kolom.map(headerCell)],
    ...rows.map(
      (row): Row => [
        { value: jenisBaris(row), type: String, textColor: '#777777' },
        ...kolom.map((column, index) => cellOf(column, row, index)),
      ],
    ),
    ...(notes.length > 0 ? [[], ...notes] : []),
    [],
    [{ value: `${word('Dicetak')} ${kepala.dicetak}`, fontSize: 9, textColor: '#777777' }],
  ];
  return {
    sheet: name.replace(/[\\/*?:[\]]/g, ' ').slice(0, 31),
    data,
    columns: [
      { width: 12 },
      ...kolom.map(({ lebar, jenis }) => ({ width: jenis === 'uang' ? lebar + 3 : lebar + 1 })),
    ],
    stickyRowsCount: title.length + 1,
    ...(kolom.length > 7 && { orientation: 'landscape' }),
  };
}

function headerCell({ judul, jenis }: Pick<Kolom, 'judul' | 'jenis'>): CellObject {
  return {
    value: judul,
    fontWeight: 'bold',
    backgroundColor: '#E8ECF1',
    bottomBorderStyle: 'thin',
    alignVertical: 'center',
    wrap: true,
    align: jenis === 'teks' || jenis === 'tanggal' ? 'left' : 'right',
  };
}

function cellOf(column: Kolom, { gaya, tingkat, sel }: Baris, index: number): CellObject | null {
  const value = excelValue(column, sel[index] ?? null);
  const strong = gaya !== 'data';
  if (value === null && !strong) return null;
  return {
    ...value,
    ...(strong && { fontWeight: 'bold' }),
    ...((gaya === 'jumlah' || gaya === 'total') && { topBorderStyle: 'thin' }),
    ...(gaya === 'total' && { bottomBorderStyle: 'double' }),
    ...(tingkat > 0 && column.kunci === 'nama' && { indent: tingkat }),
  };
}

function excelValue({ jenis }: Kolom, text: Sel): CellObject | null {
  if (text === null || text === '') return null;
  if (jenis === 'teks') return { value: text, type: String };
  // Excel's days begin in 1900.
  if (jenis === 'tanggal') {
    const day = new Date(`${text}T00:00:00Z`);
    if (Number.isNaN(day.getTime())) return { value: text, type: String };
    return { value: day, type: Date, format: DATE_FORMATS[language()], align: 'left' };
  }
  const value = angkaTepat(text);
  if (typeof value === 'string') return { value, type: String, align: 'right' };
  return { value, type: Number, format: FORMATS[jenis] };
}
