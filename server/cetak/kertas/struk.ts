/** A till receipt on a roll of 58 or 80 mm: as long as what it says. */
import type { Content } from 'pdfmake/interfaces.js';
import { word } from '../../base/words.ts';
import { type Bentuk, broken, GREY, qrOf, rule, type Tata } from './bentuk.ts';
import type { Lembar } from './kertas.ts';

export function strukOf({ kertas, periksa }: Lembar, { halaman, tepi }: Bentuk): Tata {
  const width = halaman.width - tepi[0] - tepi[2];
  const narrow = halaman.width < 200;
  const at = (kunci: string) => kertas.kolom.findIndex((one) => one.kunci === kunci);
  const cell = (cells: readonly string[], kunci: string) => cells[at(kunci)] ?? '';
  const awal: Content = { text: kertas.kop.nama, bold: true, fontSize: 10, alignment: 'center' };
  const akhir: Content = { text: ' ', fontSize: 4 };
  const lines = kertas.baris.flatMap((cells): Content[] => {
    const nama = cell(cells, 'nama');
    const times = [cell(cells, 'qty'), cell(cells, 'harga')].filter(Boolean).join(' × ');
    const diskon = cell(cells, 'diskon');
    return [
      { text: nama, ...broken(nama, narrow ? 22 : 32) },
      twoSides(diskon ? `${times} − ${diskon}` : times, cell(cells, 'jumlah')),
    ];
  });
  const isi: Content[] = [
    awal,
    ...kertas.kop.baris.map((text): Content => ({ text, alignment: 'center', color: GREY })),
    rule(width, true),
    ...kertas.info.slice(0, 2).map(([label, text]) => labelled(label, text)),
    ...(kertas.pihak ? [labelled(word('Pelanggan'), kertas.pihak.baris[0] ?? '')] : []),
    ...(kertas.bidang ?? []).map(([label, text]): Content => {
      const line = `${label}: ${text}`;
      return { text: line, ...broken(line, narrow ? 22 : 32) };
    }),
    rule(width, true),
    ...lines,
    rule(width, true),
    ...kertas.jumlah.map(([label, nilai, bold]) => twoSides(label, nilai, bold)),
    ...kertas.catatan.map((text): Content => ({ text, margin: [0, 4, 0, 0] })),
    ...(kertas.kaki ? [{ text: kertas.kaki, alignment: 'center', margin: [0, 6] } as Content] : []),
    { stack: qrOf(periksa, narrow ? 74 : 88), alignment: 'center', margin: [0, 4, 0, 0] },
    akhir,
  ];
  return { isi: [{ stack: isi, fontSize: narrow ? 6.8 : 8 }], awal, baris: [], akhir };
}

/** A label stays on one line; its text may take more. */
const labelled = (label: string, text: string): Content => ({
  columns: [
    { text: label, width: 'auto', noWrap: true },
    { text, alignment: 'right', width: '*', ...broken(text, 22) },
  ],
  columnGap: 6,
});

/** The text on the left may take more lines; the one on the right stays on one. */
const twoSides = (left: string, right: string, bold = false): Content => ({
  columns: [
    { text: left, bold, width: '*', ...broken(left, 18) },
    { text: right, bold, alignment: 'right', width: 'auto' },
  ],
  columnGap: 4,
});
