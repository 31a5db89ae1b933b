/** Sizes of papers in points (1/72 inch), and the pieces that all of them are made of. */
import type { Column, Content } from 'pdfmake/interfaces.js';
import { word } from '../../base/words.ts';
import { drawable } from '../logo.ts';
import type { Kertas, Pasangan } from './kertas.ts';

export const FINE = '#c9ced4';
export const GREY = '#555555';
export const LINE = '#333333';

export type Bentuk = {
  halaman: { width: number; height: number };
  /** Left, top, right, bottom. */
  tepi: [number, number, number, number];
};

/** What a layout gives: the content, its first node, the first cell of each line, and the last node of an endless one. */
export type Tata = { isi: Content[]; awal: Content; baris: Content[]; akhir?: Content };

/** The longest page that readers of PDF show (200 inches); what is longer goes on on the next. */
const LONGEST = 14_400;

const BENTUK: Readonly<Record<Kertas['ukuran'], Bentuk>> = {
  a4: { halaman: { width: 595.28, height: 841.89 }, tepi: [36, 40, 36, 50] },
  a5: { halaman: { width: 595.28, height: 419.53 }, tepi: [30, 32, 30, 44] },
  // Continuous form of 9.5 × 11 inches; half an inch on each side is for the holes.
  kontinu: { halaman: { width: 684, height: 792 }, tepi: [46, 36, 46, 48] },
  '58': { halaman: { width: 164.4, height: LONGEST }, tepi: [8, 8, 8, 14] },
  '80': { halaman: { width: 226.8, height: LONGEST }, tepi: [10, 10, 10, 16] },
};

export const bentukOf = (ukuran: Kertas['ukuran']): Bentuk => BENTUK[ukuran];

/** Letterhead on the left, title on the right. The title is the paper's first node. */
export function kepalaOf({ kop, judul }: Kertas, info: readonly Pasangan[] = []) {
  const image = kop.logo && drawable(kop.logo);
  const awal: Content = { text: judul, bold: true, fontSize: 15, alignment: 'right' };
  const kepala: Content = {
    columns: [
      ...(image ? [{ image, fit: [76, 52], width: 84 } as Column] : []),
      {
        stack: [
          { text: kop.nama, bold: true, fontSize: 13 },
          ...kop.baris.map((text): Content => ({ text, color: GREY, margin: [0, 1, 0, 0] })),
        ],
        width: '*',
      },
      { stack: [awal, ...(info.length > 0 ? [pairs(info)] : [])], width: 210 },
    ],
    columnGap: 10,
    margin: [0, 0, 0, 8],
  };
  return { awal, kepala };
}

/** Labels and texts below one another. */
export function pairs(list: readonly Pasangan[], width = 66): Content {
  return {
    table: {
      widths: [width, '*'],
      body: list.map(([label, text]) => [
        { text: label, color: GREY, ...broken(label, 15) },
        { text, ...broken(text, 24) },
      ]),
    },
    layout: {
      defaultBorder: false,
      paddingTop: () => 0.5,
      paddingBottom: () => 0.5,
      paddingLeft: () => 0,
      paddingRight: () => 2,
    },
  };
}

/** A word that is longer than its room is broken anywhere. */
export const broken = (text: string, room: number) =>
  text.split(/\s/).some((word) => word.length > room) ? { wordBreak: 'break-all' as const } : {};

export function rule(width: number, dash = false): Content {
  return {
    canvas: [
      {
        type: 'line',
        ...{ x1: 0, y1: 0, x2: width, y2: 0, lineWidth: 0.7, lineColor: LINE },
        ...(dash && { dash: { length: 2 } }),
      },
    ],
    margin: [0, 2, 0, 3],
  };
}

/** The QR code with what it is for. */
export function qrOf(periksa: string | null, fit = 78): Content[] {
  if (periksa === null) return [];
  return [
    { qr: periksa, fit, eccLevel: 'L' },
    { text: word('Periksa keasliannya'), fontSize: 6, color: GREY, margin: [0, 2, 0, 0] },
  ];
}

/** Lines to sign on, side by side. `height` is what each leaves to sign in. */
export function tandaTangan(titles: readonly string[], width: number, height: number): Content {
  const blanks = Math.min(39, Math.floor((width / titles.length - 28) / 2.2));
  return {
    columns: titles.map((title) => ({
      stack: [
        { text: title, margin: [0, 0, 0, height] },
        { text: `(${' '.repeat(blanks)})`, preserveLeadingSpaces: true },
      ],
      alignment: 'center',
    })),
    columnGap: 8,
  };
}
