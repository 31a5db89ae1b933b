/** The public page that says whether a paper is genuine. */
import { escaped } from '../../base/html_text.ts';
import { language } from '../../base/language.ts';
import { word } from '../../base/words.ts';

/** What erp.ekspor_cetak_periksa answers. */
export type Periksa = {
  asli: boolean;
  status?: 'sah' | 'batal';
  nomor?: string;
  tanggal?: string;
  total?: string;
};

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:30rem;margin:3rem auto;padding:0 1rem;color:#111}
h1{font-size:1.4rem}.sah{color:#0a6b2d}.batal,.palsu{color:#b00020}dt{color:#555}dd{margin:0 0 .6rem;font-weight:600}`;

export function periksaPage({ asli, status, nomor, tanggal, total }: Periksa): string {
  const batal = status === 'batal';
  const [kelas, judul] = asli
    ? batal
      ? ['batal', word('Dokumen ini sudah dibatalkan (BATAL)')]
      : ['sah', word('Dokumen ini asli')]
    : ['palsu', word('Kode ini tidak dikenal')];
  const rows = [
    [word('Nomor'), nomor],
    [word('Tanggal'), tanggal],
    [word('Total'), total],
  ].flatMap(([label = '', text]) => (text ? [`<dt>${label}</dt><dd>${escaped(text)}</dd>`] : []));
  const said = asli
    ? word('Cocokkan dengan yang tertulis di kertas; bila berbeda, kertasnya yang diubah.')
    : word('Dokumen dengan kode ini tidak pernah diterbitkan, atau kodenya salah dibaca.');
  return `<!doctype html>
<html lang="${language()}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${word('Pemeriksaan dokumen')}</title><style>${STYLE}</style></head>
<body><h1 class="${kelas}">${judul}</h1><dl>${rows.join('')}</dl><p>${said}</p></body></html>
`;
}
