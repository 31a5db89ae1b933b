/** Files that imports give: the one that was sent with a column of remarks, and templates. */
import writeXlsxFile, { type CellObject, type Row } from 'write-excel-file/node';
import { word } from '../../server/base/words.ts';
import { csvLine } from '../../server/cetak/tabel/csv.ts';
import { type SheetCell, STYLE, workbookOf } from '../../server/cetak/tabel/workbook.ts';
import { choicesFeature, columnName, type Feature } from '../../server/cetak/tabel/xlsx_feature.ts';
import type { Sel } from '../../server/impor/tabel.ts';

const REMARKS = 'Catatan impor';
/** What is put together before it goes on its way. */
const CHUNK = 64 * 1024;

/** A row of the file, with what is wrong with it; the first says how many cells the widest one has. */
export type RemarkRow = {
  ke: number;
  macam: string;
  sel: Sel[];
  temuan: string | null;
  lebar: number | null;
};

type Pages = AsyncIterable<RemarkRow[]>;

const textOf = (cell: Sel): string => {
  if (cell === null) return '';
  return typeof cell === 'object' ? cell.galat : String(cell);
};

const remarkOf = ({ macam, temuan }: RemarkRow): string =>
  macam === 'kepala' ? REMARKS : (temuan ?? (macam === 'jumlah' ? 'baris jumlah, dilewati' : ''));

/** Remarks stand behind the widest row, so that they are one column. */
const padded = (cells: readonly Sel[], width: number): Sel[] => [
  ...cells,
  ...Array<null>(Math.max(0, width - cells.length)).fill(null),
];

/** One row after the other, with the width of all of them. */
async function* rowsOf(pages: Pages): AsyncGenerator<RemarkRow & { width: number }> {
  let width = 0;
  for await (const page of pages) {
    for (const row of page) {
      width = row.lebar ?? width;
      yield { ...row, width };
    }
  }
}

/** The file as it was sent with a column of remarks, written as its rows are read. */
export async function* remarksCsv(pages: Pages): AsyncGenerator<string, void, void> {
  let text = '\uFEFF';
  for await (const row of rowsOf(pages)) {
    text += csvLine([...padded(row.sel, row.width).map(textOf), remarkOf(row)]);
    if (text.length < CHUNK) continue;
    yield text;
    text = '';
  }
  yield text;
}

export async function* remarksXlsx(pages: Pages): AsyncGenerator<Buffer, void, void> {
  const rows = rowsOf(pages);
  const first = await rows.next();
  async function* cells() {
    for (let next = first; !next.done; next = await rows.next()) yield cellsOf(next.value);
  }
  const width = first.done ? 0 : first.value.width;
  const widths = [...Array<number>(width).fill(14), 60];
  yield* workbookOf({ name: 'Temuan', widths, rows: cells() }, CHUNK);
}

function cellsOf(row: RemarkRow & { width: number }): SheetCell[] {
  const remark = remarkOf(row);
  const head = row.macam === 'kepala' ? STYLE.head : undefined;
  const cells = padded(row.sel, row.width).map((cell): SheetCell => {
    if (cell === null) return null;
    if (typeof cell === 'number') return { number: cell, ...(head && { style: head }) };
    return { text: textOf(cell), style: head ?? STYLE.text };
  });
  return [...cells, remark === '' ? null : { text: remark, style: head ?? STYLE.remark }];
}

const bufferOf = async (
  sheets: { sheet: string; data: Row[]; columns?: { width: number }[] }[],
  features: Feature[] = [],
) =>
  Buffer.from(
    await writeXlsxFile(
      sheets.map((one) => ({ stickyRowsCount: 1, ...one })),
      { fontFamily: 'Calibri', fontSize: 11, features },
    ).toBuffer(),
  );

type Template = {
  nama: string;
  keterangan: string;
  kolom: {
    nama: string;
    judul: string | null;
    label: string;
    tipe: string;
    wajib: boolean;
    keterangan: string;
    contoh: string | null;
    pilihan: string[] | null;
  }[];
};

const head = (value: string, required = false): CellObject => ({
  value,
  type: String,
  fontWeight: 'bold',
  backgroundColor: required ? '#FFE8B3' : '#E8ECF1',
  bottomBorderStyle: 'thin',
});

/**
 * The sheet to fill in with an example, one that explains its columns, and one of what there is to choose, which cells offer
 * as lists. Texts as they are, so that leading zeros stay.
 */
export async function templateXlsx(template: Template): Promise<Buffer> {
  const { nama, keterangan } = template;
  // The tenant's own fields stand under their labels.
  const kolom = template.kolom.map((one) => ({ ...one, nama: one.judul ?? one.nama }));
  const text = (value: string | null): CellObject | null =>
    value === null || value === '' ? null : { value, type: String };
  const columns = kolom.map((one) => ({ width: Math.max(12, one.nama.length + 4) }));
  const example = kolom.map(({ contoh, tipe }): CellObject | null =>
    contoh !== null && ['angka', 'bulat'].includes(tipe)
      ? { value: Number(contoh), type: Number }
      : text(contoh),
  );
  const lists = kolom.filter(({ pilihan }) => (pilihan?.length ?? 0) > 0);
  const longest = Math.max(0, ...lists.map(({ pilihan }) => pilihan?.length ?? 0));
  const choices = lists.map(({ nama: name, pilihan }, index) => ({
    column: kolom.findIndex((one) => one.nama === name) + 1,
    from: `${word('Pilihan')}!${area(index + 1, (pilihan?.length ?? 0) + 1)}`,
  }));
  const sheets = [
    { sheet: nama, columns, data: [kolom.map((one) => head(one.nama, one.wajib)), example] },
    {
      sheet: word('Penjelasan'),
      columns: [{ width: 24 }, { width: 10 }, { width: 14 }, { width: 60 }, { width: 32 }],
      data: [
        ['Kolom', 'Wajib', 'Isi', 'Penjelasan', 'Sebutan'].map((one) => head(word(one))),
        ...kolom.map(
          (one): Row => [
            text(one.nama),
            text(one.wajib ? word('ya') : ''),
            text(word(one.tipe)),
            text(one.keterangan),
            text(one.label),
          ],
        ),
        [],
        [text(keterangan)],
        [
          text(
            word(
              'Kolom kuning wajib diisi. Hapus baris contoh. Sel yang berpilihan menawarkannya; semuanya',
            ),
          ),
        ],
        [text(word('ada di lembar Pilihan. Kode boleh disertai namanya: 1101 Kas.'))],
      ],
    },
    ...(lists.length === 0
      ? []
      : [
          {
            sheet: word('Pilihan'),
            columns: lists.map(() => ({ width: 22 })),
            data: [
              lists.map((one) => head(one.nama)),
              ...Array.from(
                { length: longest },
                (_, index): Row => lists.map(({ pilihan }) => text(pilihan?.[index] ?? null)),
              ),
            ],
          },
        ]),
  ];
  return await bufferOf(sheets, [choicesFeature(choices)]);
}

/** The cells of a column below its head. */
const area = (column: number, last: number): string =>
  `$${columnName(column)}$2:$${columnName(column)}$${last}`;
