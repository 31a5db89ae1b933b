/** Invoices, delivery notes, orders, vouchers: a letterhead, lines over any number of pages, sums, lines to sign on. */
import type { Content, CustomTableLayout, TableCell } from 'pdfmake/interfaces.js';
import { word } from '../../base/words.ts';
import {
  type Bentuk,
  broken,
  FINE,
  GREY,
  kepalaOf,
  LINE,
  pairs,
  qrOf,
  rule,
  type Tata,
  tandaTangan,
} from './bentuk.ts';
import type { Kertas, Lembar } from './kertas.ts';

const SIDE = { kiri: 'left', tengah: 'center', kanan: 'right' } as const;

export function dokumenOf({ kertas, periksa }: Lembar, { halaman, tepi }: Bentuk): Tata {
  const width = halaman.width - tepi[0] - tepi[2];
  const { awal, kepala } = kepalaOf(kertas);
  const { table, baris } = linesOf(kertas);
  const isi: Content[] = [
    kepala,
    rule(width),
    {
      columns: [
        { stack: pihakOf(kertas), width: '*' },
        { stack: [pairs([...kertas.info, ...(kertas.bidang ?? [])])], width: 250 },
      ],
      columnGap: 14,
      margin: [0, 2, 0, 8],
    },
    table,
    closingOf(kertas, periksa, width, halaman.height < 500),
  ];
  return { isi, awal, baris };
}

function pihakOf({ pihak }: Kertas): Content[] {
  if (pihak === null) return [];
  const [nama = '', ...rest] = pihak.baris;
  return [
    { text: pihak.judul, color: GREY },
    { text: nama, bold: true, ...broken(nama, 40) },
    ...rest.map((text): Content => ({ text, ...broken(text, 48) })),
  ];
}

function linesOf({ kolom, baris }: Kertas) {
  const starred = kolom.some(({ lebar }) => lebar === 0);
  const widest = kolom.findLastIndex(({ rata }) => rata === 'kiri');
  const widths = kolom.map(({ lebar }, at) =>
    lebar === 0 || (!starred && at === widest) ? '*' : lebar,
  );
  const head = kolom.map(
    ({ judul, rata }): TableCell => ({ text: judul, bold: true, alignment: SIDE[rata] }),
  );
  const rows = baris.map((cells) =>
    cells.map((text, at): TableCell => {
      const { rata, lebar } = kolom[at] as Kertas['kolom'][number];
      const figure = rata === 'kanan';
      return {
        text,
        alignment: SIDE[rata],
        ...(figure ? shrunk(text, lebar) : broken(text, lebar === 0 ? 26 : lebar / 5)),
      };
    }),
  );
  const table: Content = {
    table: { headerRows: 1, widths, dontBreakRows: true, body: [head, ...rows] },
    layout,
  };
  return { table, baris: rows.map(([first]) => first as Content) };
}

/** A figure stays on its line: where it is too long, it is smaller. */
function shrunk(text: string, room: number) {
  const fontSize = Math.min(8.5, room / (text.length * 0.54));
  return { noWrap: true, ...(fontSize < 8.5 && { fontSize }) };
}

const layout: CustomTableLayout = {
  hLineWidth: (i, { table }) => (i <= 1 || i === table.body.length ? 0.8 : 0.3),
  hLineColor: (i, { table }) => (i <= 1 || i === table.body.length ? LINE : FINE),
  vLineWidth: () => 0,
  paddingLeft: () => 3,
  paddingRight: () => 3,
  paddingTop: () => 2.5,
  paddingBottom: () => 2,
  fillColor: (i) => (i === 0 ? '#eef1f4' : null),
};

const SUMS = 220;
const CODE = 90;

/** The part below the lines, which stays together. On a low page the lines to sign on are beside the sums. */
function closingOf(kertas: Kertas, periksa: string | null, width: number, low: boolean): Content {
  const { jumlah, tanda_tangan } = kertas;
  const sums = jumlah.length > 0 ? [{ stack: [sumsOf(kertas)], width: SUMS }] : [];
  const beside = low && jumlah.length > 3;
  const room = width - CODE - (beside ? SUMS + 16 : 0);
  const signs: Content = {
    columns: [
      { stack: qrOf(periksa, low ? 58 : 78), width: CODE },
      {
        stack: tanda_tangan.length > 0 ? [tandaTangan(tanda_tangan, room, low ? 30 : 38)] : [],
        width: '*',
      },
    ],
    margin: [0, 10, 0, 0],
  };
  const words = beside ? [...wordsOf(kertas), signs] : wordsOf(kertas);
  return {
    stack: [
      ...agesOf(kertas),
      {
        columns: [{ stack: words, width: '*' }, ...sums],
        columnGap: 16,
        margin: [0, 6, 0, 0],
      },
      ...(beside ? [] : [signs]),
    ],
    unbreakable: true,
  };
}

/** What is owed by age, side by side. */
function agesOf({ umur }: Kertas): Content[] {
  if (!umur) return [];
  const cell = (text: string, bold = false): TableCell => ({ text, bold, alignment: 'right' });
  const body = [umur.map(([label]) => cell(label, true)), umur.map(([, text]) => cell(text))];
  const table = { widths: umur.map(() => '*'), body };
  return [{ table, layout, margin: [0, 8, 0, 0] }];
}

function wordsOf({ terbilang, catatan, rekening }: Kertas): Content[] {
  return [
    ...(terbilang === null
      ? []
      : [
          {
            text: [`${word('Terbilang')}: `, { text: terbilang, bold: true }],
            margin: [0, 0, 0, 5],
          },
        ]),
    ...(rekening.length > 0
      ? [
          { text: `${word('Pembayaran ke')}:`, color: GREY },
          ...rekening.map((text) => ({ text, bold: true })),
        ]
      : []),
    ...catatan.map((text) => ({ text, ...broken(text, 50), margin: [0, 4, 0, 0] })),
  ] as Content[];
}

function sumsOf({ jumlah }: Kertas): Content {
  return {
    table: {
      widths: ['*', 100],
      body: jumlah.map(([label, nilai, bold]) => [
        { text: label, bold },
        { text: nilai, bold, alignment: 'right', ...shrunk(nilai, 100) },
      ]),
    },
    layout: {
      hLineWidth: (i) => (jumlah[i]?.[2] ? 0.6 : 0),
      vLineWidth: () => 0,
      paddingTop: () => 1.5,
      paddingBottom: () => 1.5,
      paddingRight: () => 3,
    },
  };
}
