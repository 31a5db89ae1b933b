/** The report as it is printed: A4, title, column heads on every page, figures to the right, page x of y. */
import type {
  Content,
  CustomTableLayout,
  TableCell,
  TDocumentDefinitions,
} from 'pdfmake/interfaces.js';
import { word, wordsWith } from '../../base/words.ts';
import { drawable } from '../logo.ts';
import { pdfmake } from '../pdfmake.ts';
import { angkaTampil, tanggalPendek } from './angka.ts';
import type { Baris, Kepala, Kolom, Sel, Tabel } from './tabel.ts';

const A4 = { portrait: 595.28, landscape: 841.89 } as const;
const MARGIN = 36;
const PADDING = 4;
const FONT_SIZE = 8;
/** The room for a logo, which is scaled to fit in it. */
const LOGO = { width: 96, height: 60 } as const;
/** Width of a digit of Roboto, as a part of the font size. */
const DIGIT = 0.562;
/** The same for capitals and wider signs; small letters are no wider than a digit. */
const CAPITAL = 0.7;
const WIDEST = 0.95;
const WIDE = /[mwMW@%—…]/;
/** More characters than this do not fit upright. */
const PORTRAIT_CHARACTERS = 100;
/** The room that a heading needs for itself, the heads of its columns and a row. With less it begins the next page. */
const BEGINNING = 80;
const LINE = '#333333';
const FINE = '#d5d9de';

/**
 * How the main table is laid out. `named`: its rows get ids, by which the library tells their pages. `repeated`: rows
 * that show once more the cells that are otherwise shown once. `cuts`: rows that begin a page, whatever room is before
 * them.
 */
type Layout = { named: boolean; repeated: ReadonlySet<number>; cuts: readonly number[] };

const ONCE: Layout = { named: false, repeated: new Set(), cuts: [] };

export async function pdfOf(kepala: Kepala, rows: readonly Baris[]): Promise<Uint8Array> {
  const firsts = firstLines(kepala.utama.kolom, rows);
  const headed = rows.some(isHeading);
  const layout = { ...ONCE, named: headed || firsts.includes(false) };
  let laid = await laidOut(kepala, rows, layout);
  // A heading at the foot of a page goes to the next one; what follows moves along, so it is laid out anew each time.
  while (headed) {
    const alone = aloneAtFoot(rows, laid.tops, layout.cuts.at(-1) ?? 0);
    if (alone === undefined) break;
    layout.cuts = [...layout.cuts, alone];
    laid = await laidOut(kepala, rows, layout);
  }
  const repeated = new Set(laid.tops.filter((at) => firsts[at] === false));
  if (repeated.size === 0) return laid.bytes;
  // Laid out again with the repeated cells at the top of each page. They take one line, so pages begin where they did.
  return (await laidOut(kepala, rows, { ...layout, named: false, repeated })).bytes;
}

const isHeading = ({ gaya }: Baris): boolean => gaya === 'judul';

/**
 * Headings after row `beyond` that stand at the foot of a page, with nothing below them there: the place of the first
 * one.
 */
function aloneAtFoot(rows: readonly Baris[], tops: readonly number[], beyond: number) {
  for (const top of tops) {
    let at = top;
    while (at > beyond + 1 && isHeading(rows[at - 1] as Baris)) at -= 1;
    if (at < top) return at;
  }
  return undefined;
}

/** @returns the file, and which rows of the main table stand first on their pages */
async function laidOut(kepala: Kepala, rows: readonly Baris[], layout: Layout) {
  const pages = new Set<number>();
  const tops: number[] = [];
  const document = documentOf(kepala, rows, layout);
  document.pageBreakBefore = ({ id, headlineLevel, startPosition }) => {
    const { pageNumber, verticalRatio, pageInnerHeight } = startPosition;
    if (id !== undefined && !pages.has(pageNumber)) {
      pages.add(pageNumber);
      tops.push(Number(id));
    }
    return headlineLevel !== undefined && (1 - verticalRatio) * pageInnerHeight < BEGINNING;
  };
  const bytes = await pdfmake.createPdf(document).getBuffer();
  return { bytes, tops };
}

function documentOf(kepala: Kepala, rows: readonly Baris[], layout: Layout): TDocumentDefinitions {
  const printed = printedColumns(kepala.utama);
  const upright = printed.reduce((sum, { lebar }) => sum + lebar, 0) <= PORTRAIT_CHARACTERS;
  const orientation = upright ? 'portrait' : 'landscape';
  const width = A4[orientation] - 2 * MARGIN;
  const content: Content[] = [
    titleOf(kepala),
    ...partsOf(kepala.utama, rows, width, layout),
    ...(rows.length === 0
      ? [{ text: word('Tidak ada data.'), italics: true, margin: [4, 6, 0, 0] } as Content]
      : []),
    ...kepala.catatan.map(
      (text): Content => ({
        text: `${word('Catatan')}: ${text}`,
        italics: true,
        margin: [0, 8, 0, 0],
      }),
    ),
  ];
  for (const one of kepala.tambahan) {
    content.push(
      { text: one.judul ?? '', headlineLevel: 1, bold: true, fontSize: 10, margin: [0, 18, 0, 6] },
      tableOf(one, one.baris, width),
    );
  }
  return {
    info: {
      title: `${kepala.judul} ${kepala.nama}`,
      author: kepala.nama,
      creator: 'Niaga',
      producer: 'Niaga',
    },
    pageSize: 'A4',
    pageOrientation: orientation,
    pageMargins: [MARGIN, MARGIN + 12, MARGIN, MARGIN + 10],
    defaultStyle: { font: 'Roboto', fontSize: FONT_SIZE, lineHeight: 1.1, color: '#111111' },
    header: (page) => (page === 1 ? '' : runningHead(kepala)),
    footer: (page, pages) => footerOf(kepala, page, pages),
    content,
  };
}

/** The logo stands to the left of the title, and as much room is left to its right, so that the title is centred. */
function titleOf(kepala: Kepala): Content {
  const image = kepala.logo && drawable(kepala.logo);
  if (image === null) return wordsOf(kepala);
  return {
    columns: [
      { image, fit: [LOGO.width, LOGO.height], width: LOGO.width },
      { ...wordsOf(kepala), width: '*' },
      { text: '', width: LOGO.width },
    ],
    columnGap: 8,
  };
}

function wordsOf({ nama, alamat, judul, periode, keterangan }: Kepala) {
  return {
    stack: [
      { text: nama, bold: true, fontSize: 13 },
      ...(alamat === null
        ? []
        : [{ text: alamat, color: '#555555', margin: [0, 1, 0, 0] } as Content]),
      { text: judul.toUpperCase(), bold: true, fontSize: 12, margin: [0, 8, 0, 0] },
      { text: periode, fontSize: 9.5, margin: [0, 2, 0, 0] },
      ...keterangan.map((text): Content => ({ text, color: '#555555', margin: [0, 1, 0, 0] })),
    ],
    alignment: 'center',
    margin: [0, 0, 0, 12],
  } satisfies Content;
}

function runningHead({ nama, judul, periode }: Kepala): Content {
  return {
    columns: [
      { text: `${nama} · ${judul}`, bold: true },
      { text: periode, alignment: 'right' },
    ],
    color: '#555555',
    fontSize: 7.5,
    margin: [MARGIN, 24, MARGIN, 0],
  };
}

function footerOf({ dicetak }: Kepala, page: number, pages: number): Content {
  return {
    columns: [
      { text: `${word('Dicetak')} ${dicetak}` },
      {
        text: wordsWith('Halaman {ke} dari {banyak}', { ke: page, banyak: pages }),
        alignment: 'right',
        width: 110,
      },
    ],
    color: '#777777',
    fontSize: 7,
    margin: [MARGIN, 14, MARGIN, 0],
  };
}

function printedColumns({ kolom }: Tabel): Kolom[] {
  return kolom.filter(({ cetak }) => cetak !== false);
}

/** The main table, cut into one for each row that must begin a page. */
function partsOf(tabel: Tabel, rows: readonly Baris[], width: number, layout: Layout): Content[] {
  const starts = [0, ...layout.cuts];
  return starts.map((from, index) => ({
    ...tableOf(tabel, rows.slice(from, starts[index + 1]), width, layout, from),
    ...(from > 0 && { pageBreak: 'before' as const }),
  }));
}

/** @param offset the place of the first row in the main table */
function tableOf(
  tabel: Tabel,
  rows: readonly Baris[],
  width: number,
  { named, repeated }: Layout = ONCE,
  offset = 0,
) {
  const columns = printedColumns(tabel);
  const places = columns.map((one) => tabel.kolom.indexOf(one));
  const characters = columns.reduce((sum, { lebar }) => sum + lebar, 0);
  const room = width - columns.length * 2 * PADDING;
  const widths = columns.map(({ lebar }) => (room * lebar) / characters);
  const firsts = firstLines(tabel.kolom, rows);
  const body = [
    columns.map(headerCell),
    ...rows.map((row, at) => {
      const cells = columns.map((column, index) => {
        const value = row.sel[places[index] ?? 0] ?? null;
        const own = widths[index] ?? 0;
        if (column.sekali !== true || firsts[at] === true) return cellOf(column, row, value, own);
        return repeated.has(offset + at) ? repeatedCell(column, row, value, own) : '';
      });
      return named ? withName(cells, String(offset + at)) : cells;
    }),
  ];
  return {
    table: { headerRows: 1, widths, dontBreakRows: true, body },
    layout: layoutOf(rows, firsts),
  } satisfies Content;
}

/** Where a row of the report begins: lines that belong to one row follow each other. */
function firstLines(kolom: readonly Kolom[], rows: readonly Baris[]): boolean[] {
  const places = kolom.flatMap(({ sekali }, index) => (sekali ? [index] : []));
  return rows.map(({ sel, gaya }, at) => {
    const before = rows[at - 1];
    if (places.length === 0 || !before || gaya !== 'data' || before.gaya !== 'data') return true;
    return places.some((place) => before.sel[place] !== sel[place]);
  });
}

function layoutOf(rows: readonly Baris[], firsts: readonly boolean[]): CustomTableLayout {
  // Line i stands above body row i; body row 0 is the header.
  const above = (i: number) => rows[i - 1];
  return {
    hLineWidth: (i, node) => {
      if (i === 0 || i === 1) return 0.8;
      if (i === node.table.body.length) return above(i - 1)?.gaya === 'total' ? 1.4 : 0.8;
      const { gaya } = above(i) ?? {};
      const below = above(i - 1)?.gaya;
      if (below === 'total') return 1.4;
      if (gaya === 'jumlah' || gaya === 'total') return 0.6;
      // Lists have a fine line between rows; a statement has its headings.
      if (gaya !== 'data' || below !== 'data' || (above(i)?.tingkat ?? 0) > 0) return 0;
      return firsts[i - 1] === true ? 0.3 : 0;
    },
    hLineColor: (i, node) => {
      if (i <= 1 || i === node.table.body.length) return LINE;
      return above(i)?.gaya === 'data' && above(i - 1)?.gaya === 'data' ? FINE : LINE;
    },
    vLineWidth: () => 0,
    paddingLeft: () => PADDING,
    paddingRight: () => PADDING,
    paddingTop: (i) => (above(i)?.gaya === 'judul' ? 6 : 2.5),
    paddingBottom: () => 2,
    fillColor: (i) => (i === 0 ? '#eef1f4' : null),
  };
}

function headerCell({ judul, jenis }: Kolom): TableCell {
  return { text: judul, bold: true, alignment: isFigure(jenis) ? 'right' : 'left' };
}

function cellOf(column: Kolom, { gaya, tingkat }: Baris, value: Sel, width: number): TableCell {
  if (value === null || value === '') return '';
  const { jenis, kunci } = column;
  const text = shown(column, gaya, value);
  const figure = isFigure(jenis);
  // A figure is never broken over lines; a long word is.
  const size = figure ? Math.min(FONT_SIZE, width / (text.length * DIGIT)) : FONT_SIZE;
  const endless = !figure && text.split(/\s/).some((word) => word.length * FONT_SIZE * 0.5 > width);
  return {
    text,
    ...(figure && { alignment: 'right', noWrap: true }),
    ...(size < FONT_SIZE && { fontSize: size }),
    ...(endless && { wordBreak: 'break-all' }),
    ...(gaya !== 'data' && { bold: true }),
    ...(tingkat > 0 && kunci === 'nama' && { margin: [tingkat * 10, 0, 0, 0] }),
  } as TableCell;
}

/** pdfmake corrects the page of a cell that moves on with its row only where the cell has an id. */
function withName(cells: TableCell[], id: string): TableCell[] {
  const first = cells.findIndex((cell) => cell !== '');
  return cells.map((cell, index) =>
    index === first && typeof cell === 'object' ? ({ ...cell, id } as TableCell) : cell,
  );
}

/** A cell that repeats what an earlier page shows: one line, cut off where it is too long. */
function repeatedCell(column: Kolom, row: Baris, value: Sel, width: number): TableCell {
  if (value === null || value === '') return '';
  const text = shown(column, row.gaya, value).replace(/\s+/g, ' ');
  let room = width / FONT_SIZE;
  let end = 0;
  for (const letter of text) {
    room -= WIDE.test(letter) ? WIDEST : /\p{Lu}/u.test(letter) ? CAPITAL : DIGIT;
    if (room < 0) return { text: `${text.slice(0, Math.max(end - 2, 1))}…`, noWrap: true };
    end += letter.length;
  }
  return { text, noWrap: true };
}

function shown({ jenis, kata, tampil, garis }: Kolom, gaya: Baris['gaya'], value: string): string {
  if (garis && gaya === 'data' && /^0(\.0+)?$/.test(value)) return '–';
  if (jenis === 'teks') {
    const said = tampil?.[value];
    return said === undefined && !kata ? value : word(said ?? value);
  }
  return jenis === 'tanggal' ? tanggalPendek(value) : angkaTampil(value, jenis);
}

function isFigure(jenis: Kolom['jenis']): boolean {
  return jenis !== 'teks' && jenis !== 'tanggal';
}
