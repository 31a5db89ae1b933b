/** Papers as one PDF: each begins on a page of its own, with its size, its numbers of pages, and what is carried over. */
import type { Content, TDocumentDefinitions, Watermark } from 'pdfmake/interfaces.js';
import { inLanguage } from '../../base/language.ts';
import { word, wordsWith } from '../../base/words.ts';
import { pdfmake } from '../pdfmake.ts';
import { type Bentuk, bentukOf, FINE, GREY, type Tata } from './bentuk.ts';
import { dokumenOf } from './dokumen.ts';
import type { Kertas, Lembar } from './kertas.ts';
import { kwitansiOf } from './kwitansi.ts';
import { strukOf } from './struk.ts';

/** What the library notes in a node once it is set. */
type Placed = { positions?: { pageNumber: number; top: number }[] };

const placeOf = (node: Content | undefined) => (node as Placed | undefined)?.positions?.[0];

/** Lays out in the language of a paper. */
type Say = <T>(run: () => T) => T;

const LAYOUTS = { dokumen: dokumenOf, kwitansi: kwitansiOf, struk: strukOf } as const;

export async function pdfOf(lembar: readonly Lembar[]): Promise<Uint8Array> {
  const laid = lembar.map((one, index) => {
    const bentuk = bentukOf(one.kertas.ukuran);
    const say: Say = (run) => inLanguage(one.kertas.bahasa, run);
    const tata = say(() => LAYOUTS[one.kertas.rupa](one, bentuk));
    // A cell that moves on with its row needs an id, by which the library keeps its page.
    for (const [row, cell] of tata.baris.entries()) Object.assign(cell, { id: `${index}.${row}` });
    return { ...one, bentuk, tata, say };
  });
  const firsts = laid.map(({ tata }) => tata.awal);
  const pagesOf = (index: number, pages: number) => {
    const first = placeOf(firsts[index])?.pageNumber ?? 1;
    const next = placeOf(firsts[index + 1])?.pageNumber ?? pages + 1;
    return { first, count: next - first };
  };
  const [one] = laid;
  const definition = {
    info: {
      title: laid.length === 1 ? (one?.kertas.berkas ?? '') : one?.say(() => word('Dokumen')),
      author: one?.kertas.kop.nama ?? '',
      creator: 'Niaga',
      producer: 'Niaga',
    },
    defaultStyle: { font: 'Roboto', fontSize: 8.5, lineHeight: 1.12, color: '#111111' },
    content: laid.map(({ kertas, bentuk, tata, say }, index) => ({
      section: tata.isi,
      pageSize: { ...bentuk.halaman },
      pageMargins: bentuk.tepi,
      watermark: stampOf(kertas, bentuk),
      header: (page: number, pages: number, size: { height: number }) => {
        if (tata.akhir) {
          // A receipt is as long as its text; the library sets this page's height afterwards. A receipt of a thousand
          // lines may take several pages: then only the last is shorter.
          const end = placeOf(tata.akhir);
          if (end?.pageNumber === page) size.height = end.top + bentuk.tepi[3];
          return '';
        }
        const { first } = pagesOf(index, pages);
        if (page === first) return '';
        return say(() => headOf(kertas, bentuk, carried(kertas, tata, page - 1)));
      },
      footer: (page: number, pages: number) => {
        if (tata.akhir) return '';
        const { first, count } = pagesOf(index, pages);
        const begun = tata.baris.some((row) => (placeOf(row)?.pageNumber ?? 0) > page);
        const left = begun ? carried(kertas, tata, page) : null;
        return say(() => footOf(kertas, bentuk, [page - first + 1, count], left));
      },
    })),
  };
  return pdfmake.createPdf(definition as unknown as TDocumentDefinitions).getBuffer();
}

/** The sum carried over from a page: that after the last line on it or before it. null where no line follows. */
function carried({ pindahan }: Kertas, { baris }: Tata, page: number): string | null {
  if (pindahan === null) return null;
  const after = baris.findLastIndex((row) => (placeOf(row)?.pageNumber ?? page + 1) <= page);
  const more = baris.some((row) => (placeOf(row)?.pageNumber ?? 0) > page);
  return after >= 0 && more ? (pindahan[after] ?? null) : null;
}

function stampOf({ cap, rupa }: Kertas, { halaman }: Bentuk): Watermark | null {
  if (cap === null) return null;
  const fontSize = Math.min(110, (halaman.width * 1.15) / cap.length);
  const angle = rupa === 'struk' ? 0 : -30;
  return { text: cap, color: '#b00020', opacity: 0.13, bold: true, fontSize, angle };
}

function headOf(kertas: Kertas, { tepi }: Bentuk, pindahan: string | null): Content {
  const nomor = kertas.info[0]?.[1] ?? '';
  return {
    columns: [
      { text: `${kertas.kop.nama} · ${kertas.judul} ${nomor}`, color: GREY },
      ...(pindahan === null
        ? []
        : [
            {
              text: `${word('Pindahan')} ${pindahan}`,
              alignment: 'right',
              bold: true,
              width: 170,
            } as Content,
          ]),
    ],
    fontSize: 8,
    margin: [tepi[0], tepi[1] - 16, tepi[2], 0],
  };
}

function footOf(
  { kaki }: Kertas,
  { tepi, halaman }: Bentuk,
  [ke, banyak]: readonly [number, number],
  pindahan: string | null,
): Content {
  const numbers = wordsWith('Halaman {ke} dari {banyak}', { ke, banyak });
  const line = { x1: 0, y1: 0, x2: halaman.width - tepi[0] - tepi[2], y2: 0 };
  return {
    stack: [
      {
        text: pindahan === null ? ' ' : `${word('Jumlah dipindahkan')} ${pindahan}`,
        alignment: 'right',
        bold: true,
        margin: [0, 0, 4, 3],
      },
      { canvas: [{ type: 'line', ...line, lineWidth: 0.5, lineColor: FINE }] },
      {
        columns: [
          { text: kaki ?? '', color: GREY },
          { text: numbers, alignment: 'right', width: 90, color: GREY },
        ],
        fontSize: 7,
        margin: [0, 3, 0, 0],
      },
    ],
    margin: [tepi[0], 2, tepi[2], 0],
  };
}
