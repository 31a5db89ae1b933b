/** The columns of a file: what each was taken for, how it was read, with samples, and what it is instead. */

import { html } from '/halaman/preact.js';
import { columnOf, styleOf } from './words.js';

const SAMPLES = 3;

/** Different contents of a column, of the first rows. */
const samplesOf = ({ sel }, rows) =>
  [...new Set(rows.map((row) => row.sel?.[sel]).filter((cell) => cell))].slice(0, SAMPLES);

/** Names that a mapping can say: it goes by the name of a column in the file. */
const canBeSaid = ({ judul }) => judul !== null && judul !== '';

const Guess = ({ column, known, value, onChange, busy }) => html`<select
  aria-label="Arti ${column.judul}" disabled=${busy} onChange=${({ target }) => onChange(target.value)}
>
  <option value="" selected=${value === ''}>tidak dipakai</option>
  ${known.map(
    ({ nama, judul, wajib }) =>
      html`<option value=${nama} selected=${nama === value}>${judul ?? columnOf(nama)}${wajib ? ' (wajib)' : ''}</option>`,
  )}
</select>`;

/** `persen desimal_koma` with one of its words changed; "" is whatever the cells tell. */
const restyled = (style, group, word) =>
  [...style.split(' ').filter((one) => one !== '' && !group.pilihan.includes(one)), word]
    .filter((one) => one !== '')
    .join(' ');

function Style({ column, group, value, onChange, busy }) {
  const words = value.split(' ');
  const taken = group.pilihan.find((one) => words.includes(one)) ?? '';
  return html`<select class="gaya" aria-label="Cara menulis ${column.judul}: ${group.apa}" disabled=${busy}
    onChange=${({ target }) => onChange(restyled(value, group, target.value))}
  >
    <option value="" selected=${taken === ''}>${group.apa}: menurut isinya</option>
    ${group.pilihan.map((one) => html`<option value=${one} selected=${one === taken}>${styleOf(one)}</option>`)}
  </select>`;
}

/** Its smallest and largest value, and the sum of numbers, in words of the server. */
const Range = ({ column: { terkecil, terbesar, jumlah } }) =>
  terkecil !== null &&
  html`<small class="rentang">${terkecil === terbesar ? terkecil : `${terkecil} … ${terbesar}`}${jumlah !== null && ` · jumlah ${jumlah}`}</small>`;

function Row({ column, rows, known, value, style, changed, onMeaning, onStyle, busy }) {
  const samples = samplesOf(column, rows);
  const meant = known?.find(({ nama }) => nama === value);
  const says = known !== null && canBeSaid(column);
  return html`<tr data-berubah=${changed}>
    <th scope="row">${column.judul || html`<small>tanpa nama</small>`}</th>
    <td class="contoh">${samples.map((one) => html`<span>${one}</span>`)}<${Range} column=${column} /></td>
    <td>
      ${
        says
          ? html`<${Guess} column=${column} known=${known} value=${value} onChange=${onMeaning} busy=${busy} />`
          : value
            ? columnOf(value)
            : html`<small>tidak dipakai</small>`
      }
      ${says && meant?.gaya.map((group) => html`<${Style} key=${group.apa} column=${column} group=${group} value=${style} onChange=${onStyle} busy=${busy} />`)}
      ${meant?.keterangan && html`<small class="keterangan">${meant.keterangan}</small>`}
    </td>
  </tr>`;
}

/** What a choice changes: a column is one of the file's only, so the other that was it is free. */
const chosen = (meanings, judul, kolom) => ({
  ...Object.fromEntries(
    Object.entries(meanings).map(([other, was]) => [other, was === kolom ? '' : was]),
  ),
  [judul]: kolom,
});

export function Columns({ one, said, now, known, put, busy }) {
  if (one.kolom.length === 0) return null;
  const rows = one.baris.filter(({ macam }) => macam === 'data');
  const { pemetaan, gaya, tetap } = said;
  const missing = (known ?? []).filter(
    ({ nama, wajib }) => wajib && !(nama in tetap) && !Object.values(pemetaan).includes(nama),
  );
  return html`<section class="kartu">
    <h2>Kolom</h2>
    <div class="gulir penuh" tabindex="0" role="region" aria-label="Kolom berkas">
      <table class="kolom">
        <thead><tr><th>Di berkas</th><th>Contoh isinya</th><th>Artinya</th></tr></thead>
        <tbody>
          ${one.kolom.map((column) => {
            const { judul } = column;
            return html`<${Row} key=${column.sel} column=${column} rows=${rows} known=${known} value=${pemetaan[judul] ?? ''}
              style=${gaya[judul] ?? ''} busy=${busy}
              changed=${pemetaan[judul] !== now.pemetaan[judul] || gaya[judul] !== now.gaya[judul]}
              onMeaning=${(kolom) => put({ pemetaan: chosen(pemetaan, judul, kolom) })}
              onStyle=${(style) => put({ gaya: { ...gaya, [judul]: style } })} />`;
          })}
        </tbody>
      </table>
    </div>
    ${
      missing.length > 0 &&
      html`<p class="kurang">Belum ada kolom untuk ${missing.map(({ nama }) => columnOf(nama)).join(', ')}.</p>`
    }
  </section>`;
}
