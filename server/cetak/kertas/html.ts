/** A paper as a page that a browser shows and prints; it holds all that it needs and runs nothing. */
import qr from 'pdfmake/js/qrEnc.js';
import { escaped } from '../../base/html_text.ts';
import { language } from '../../base/language.ts';
import { word } from '../../base/words.ts';
import { drawable } from '../logo.ts';
import type { Kertas, Lembar, Pasangan } from './kertas.ts';

const PAGES: Readonly<Record<Kertas['ukuran'], string>> = {
  a4: 'A4',
  a5: 'A5 landscape',
  kontinu: '9.5in 11in',
  '58': '58mm 297mm',
  '80': '80mm 297mm',
};
const WIDTHS: Readonly<Record<Kertas['ukuran'], string>> = {
  a4: '190mm',
  a5: '190mm',
  kontinu: '8.2in',
  '58': '52mm',
  '80': '72mm',
};

const STYLE = `body{font:13px/1.35 system-ui,sans-serif;color:#111;background:#fff;margin:12px auto;position:relative}
h1{font-size:20px;margin:0;text-align:right}h2{font-size:17px;margin:0}
header,.dua{display:flex;gap:16px;justify-content:space-between;align-items:flex-start}header{border-bottom:1px solid #333;padding-bottom:8px}
header img{max-width:100px;max-height:70px}.abu{color:#555}.tengah{text-align:center}.kanan{text-align:right}
table{border-collapse:collapse}td,th{padding:3px 4px;vertical-align:top;text-align:left;white-space:pre-line}
.panjang{overflow-wrap:anywhere}td.abu,.jumlah td,th{white-space:nowrap}.dua>div:first-child{flex:1;min-width:0}.dua>table{max-width:60%}
table.baris{width:100%;margin:10px 0}table.baris th{background:#eef1f4;border-block:1px solid #333}
table.baris td{border-bottom:1px solid #d5d9de}.baris .kanan,.jumlah .kanan{text-align:right;white-space:nowrap}
.baris .tengah{text-align:center}.tebal{font-weight:700;border-top:1px solid #333}
.ttd{display:flex;gap:24px;margin-top:24px}.ttd div{flex:1;text-align:center}.ttd span{display:block;margin-top:64px}
.cap{position:fixed;top:38%;left:0;right:0;text-align:center;font:700 90px sans-serif;color:#b00020;opacity:.13;transform:rotate(-25deg);pointer-events:none}
.besar{border:1px solid #333;font-size:22px;font-weight:700;padding:8px 14px;display:inline-block}
.meterai{border:1px solid #777;color:#555;font-size:11px;width:80px;height:56px;margin:4px auto}
tr,.utuh{break-inside:avoid}.struk{font-size:11px}.struk h1,.struk h2{font-size:14px;text-align:center}
.struk header,.struk .dua{display:block}.struk header{text-align:center}.struk .jumlah{width:100%}.struk .ttd{display:none}.struk .cap{font-size:34px}
@media screen and (max-width:500px){body{margin:12px}.dua{flex-wrap:wrap}.dua>.ttd{gap:8px}.dua>.ttd,.dua:has(>.jumlah)>*{flex-basis:100%!important}.lebar{overflow-x:auto}}
@media print{body{margin:0 auto}}`;

export function htmlOf({ kertas, periksa }: Lembar): string {
  const { ukuran, rupa, judul, kop, info, cap, kaki } = kertas;
  const image = kop.logo && drawable(kop.logo);
  return `<!doctype html>
<html lang="${language()}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escaped(kertas.berkas)}</title>
<style>@page{size:${PAGES[ukuran]};margin:${rupa === 'struk' ? '3mm' : '10mm'}}body{max-width:${WIDTHS[ukuran]}}${STYLE}</style></head>
<body class="${rupa}">${cap === null ? '' : `<div class="cap">${escaped(cap)}</div>`}
<header>${image ? `<img alt="" src="${image}">` : ''}<div><h2>${escaped(kop.nama)}</h2>${lines(kop.baris)}</div>
<h1>${escaped(judul)}</h1></header>
<div class="dua"><div>${pihakOf(kertas)}</div>${table([...info, ...(kertas.bidang ?? [])])}</div>
${rupa === 'kwitansi' ? table(kertas.isi ?? []) : linesOf(kertas)}
<div class="utuh">${agesOf(kertas)}<div class="dua"><div>${wordsOf(kertas)}</div>${sumsOf(kertas)}</div>
<div class="dua"><div>${qrOf(periksa)}</div>${signs(kertas)}</div></div>
${kaki === null ? '' : `<p class="abu">${escaped(kaki)}</p>`}
</body></html>
`;
}

/** A word that is longer than its room may be broken anywhere. */
const long = (text: string) =>
  text.split(/\s/).some((word) => word.length > 24) ? ' panjang' : '';

const lines = (texts: readonly string[]) =>
  texts.map((text) => `<div class="abu">${escaped(text)}</div>`).join('');

const table = (list: readonly Pasangan[]) =>
  `<table>${list.map(([label, text]) => `<tr><td class="abu">${escaped(label)}</td><td class="teks${long(text)}">${escaped(text)}</td></tr>`).join('')}</table>`;

function pihakOf({ pihak }: Kertas): string {
  if (pihak === null) return '';
  const [nama = '', ...rest] = pihak.baris;
  return `<div class="abu">${escaped(pihak.judul)}</div><b>${escaped(nama)}</b>${lines(rest)}`;
}

/** A table that a narrow screen moves sideways. */
const wide = (rows: string) => `<div class="lebar"><table class="baris">${rows}</table></div>`;

function linesOf({ kolom, baris }: Kertas): string {
  const cell = (tag: string, text: string, at: number) =>
    `<${tag} class="${kolom[at]?.rata}${long(text)}">${escaped(text)}</${tag}>`;
  const head = kolom.map(({ judul }, at) => cell('th', judul, at)).join('');
  const body = baris.map(
    (row) => `<tr>${row.map((text, at) => cell('td', text, at)).join('')}</tr>`,
  );
  return wide(`<thead><tr>${head}</tr></thead><tbody>${body.join('\n')}</tbody>`);
}

function agesOf({ umur }: Kertas): string {
  if (!umur) return '';
  const row = (tag: string, texts: string[]) =>
    `<tr>${texts.map((text) => `<${tag} class="kanan">${escaped(text)}</${tag}>`).join('')}</tr>`;
  const labels = umur.map(([label]) => label);
  const amounts = umur.map(([, text]) => text);
  return wide(`<thead>${row('th', labels)}</thead><tbody>${row('td', amounts)}</tbody>`);
}

function wordsOf({ terbilang, rekening, catatan, besar }: Kertas): string {
  const said = [
    ...(besar ? [`<div class="besar">${escaped(besar)}</div>`] : []),
    ...(terbilang === null ? [] : [`${word('Terbilang')}: <b>${escaped(terbilang)}</b>`]),
    ...(rekening.length === 0
      ? []
      : [`${word('Pembayaran ke')}: <b>${rekening.map(escaped).join('<br>')}</b>`]),
    ...catatan.map(escaped),
  ];
  return said.map((text) => `<p>${text}</p>`).join('');
}

function sumsOf({ jumlah }: Kertas): string {
  const rows = jumlah.map(
    ([label, nilai, tebal]) =>
      `<tr${tebal ? ' class="tebal"' : ''}><td>${escaped(label)}</td><td class="kanan">${escaped(nilai)}</td></tr>`,
  );
  return `<table class="jumlah">${rows.join('')}</table>`;
}

function signs({ rupa, tanda_tangan, tempat, meterai }: Kertas): string {
  const stamp = meterai
    ? `<div class="meterai">${word('Meterai')}<br>${word('Rp 10.000')}</div>`
    : '';
  const day = rupa === 'kwitansi' ? `${escaped(tempat)}<br>` : '';
  const one = (title: string) =>
    `<div>${day}${escaped(title)}${stamp}<span>(&emsp;&emsp;&emsp;&emsp;&emsp;&emsp;)</span></div>`;
  return `<div class="ttd">${tanda_tangan.map(one).join('')}</div>`;
}

/** The squares of a QR code as one path. */
function qrOf(periksa: string | null): string {
  if (periksa === null) return '';
  const { _canvas: squares, _width: size } = qr.default.measure({
    qr: periksa,
    fit: 100,
    eccLevel: 'L',
  });
  const path = squares.slice(1).map(({ x, y, w, h }) => `M${x} ${y}h${w}v${h}h-${w}z`);
  return (
    `<svg role="img" aria-label="${word('Kode pemeriksaan')}" width="96" height="96" viewBox="0 0 ${size} ${size}">` +
    `<path d="${path.join('')}"/></svg><div class="abu">${word('Periksa keasliannya')}</div>`
  );
}
