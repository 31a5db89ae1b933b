/** A receipt for money: from whom, how much in words, for what, a box for the stamp. */
import type { Content } from 'pdfmake/interfaces.js';
import { word } from '../../base/words.ts';
import { type Bentuk, broken, GREY, kepalaOf, qrOf, rule, type Tata } from './bentuk.ts';
import type { Lembar } from './kertas.ts';

export function kwitansiOf({ kertas, periksa }: Lembar, { halaman, tepi }: Bentuk): Tata {
  const width = halaman.width - tepi[0] - tepi[2];
  const { awal, kepala } = kepalaOf(kertas, kertas.info.slice(0, 2));
  const rows = [...(kertas.isi ?? []), ...(kertas.bidang ?? [])].map(([label, text]) => [
    { text: label, color: GREY, ...broken(label, 20) },
    { text: ':' },
    { text, fontSize: 10.5, ...broken(text, 60) },
  ]);
  const stamp: Content = {
    table: {
      widths: [64],
      heights: [40],
      body: [[{ text: `${word('Meterai')}\n${word('Rp 10.000')}`, style: 'kecil' }]],
    },
    alignment: 'center',
    color: GREY,
    fontSize: 7,
    margin: [36, 2, 0, 2],
  };
  const isi: Content[] = [
    kepala,
    rule(width),
    {
      table: { widths: [96, 6, '*'], body: rows },
      layout: {
        hLineWidth: (i) => (i === 0 ? 0 : 0.4),
        hLineColor: () => '#c9ced4',
        vLineWidth: () => 0,
        paddingTop: () => 6,
        paddingBottom: () => 6,
      },
      margin: [0, 4, 0, 12],
    },
    {
      columns: [
        {
          stack: [
            {
              table: {
                widths: [180],
                body: [[{ text: kertas.besar ?? '', bold: true, fontSize: 16, margin: [6, 5] }]],
              },
              margin: [0, 0, 0, 8],
            },
            {
              columns: [
                { stack: qrOf(periksa, 66), width: 76 },
                {
                  stack: kertas.catatan.map((text): Content => ({ text, ...broken(text, 50) })),
                  width: '*',
                  color: GREY,
                },
              ],
            } as Content,
          ],
          width: '*',
        },
        {
          stack: [
            { text: kertas.tempat },
            { text: kertas.tanda_tangan[0] ?? word('Hormat kami'), margin: [0, 2, 0, 0] },
            ...(kertas.meterai ? [stamp] : [{ text: '', margin: [0, 40, 0, 0] } as Content]),
            { text: '(                                       )', preserveLeadingSpaces: true },
          ],
          alignment: 'center',
          width: 150,
        },
      ],
      unbreakable: true,
    },
  ];
  return { isi, awal, baris: [] };
}
