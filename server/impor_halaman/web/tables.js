/** Rows of a file under the columns that they were taken for, and the books after it. */

import { count, monthOf, quantity } from '/halaman/format.js';
import { html } from '/halaman/preact.js';
import { actionOf, agreesOf, columnOf, wasRun } from './words.js';

const FIRST = 3;
const MADE = 20;

/** The first rows as they would be; after a run those that it made. */
export function Rows({ one }) {
  const done = wasRun(one);
  const columns = one.kolom.filter(({ kolom }) => kolom !== null);
  const rows = one.baris
    .filter(({ macam, aksi }) => macam === 'data' && (!done || aksi !== null))
    .slice(0, done ? MADE : FIRST);
  if (rows.length === 0 || columns.length === 0) return null;
  const title = done
    ? `${count(rows.length)} baris pertama, dan jadinya`
    : 'Baris pertama, seperti jadinya';
  const acted = rows.some(({ aksi, temuan }) => aksi !== null || temuan.length > 0);
  return html`<section class="kartu">
    <h2>${title}</h2>
    <div class="gulir" tabindex="0" role="region" aria-label=${title}>
      <table>
        <thead><tr>
          <th>Baris</th>
          ${acted && html`<th>Jadinya</th>`}
          ${columns.map(({ kolom }) => html`<th>${columnOf(kolom)}</th>`)}
        </tr></thead>
        <tbody>
          ${rows.map(
            ({ ke, sel, aksi, nomor, temuan }) => html`<tr key=${ke}>
              <td>${count(ke)}</td>
              ${acted && html`<td>${temuan.length > 0 ? 'temuan' : actionOf(aksi)} ${nomor && html`<small>${nomor}</small>`}</td>`}
              ${columns.map((column) => html`<td class="kontak">${sel?.[column.sel] ?? ''}</td>`)}
            </tr>`,
          )}
        </tbody>
      </table>
    </div>
  </section>`;
}

/** Figures of the books beside the sums that the file itself says. */
export const Compared = ({ rows }) => html`<section class="kartu">
  <h2>Di buku dan di berkas</h2>
  <div class="gulir" tabindex="0" role="region" aria-label="Di buku dan di berkas">
    <table>
      <thead><tr>
        <th>Jumlah</th><th class="angka">Di buku sekarang</th><th class="angka">Dari berkas</th>
        <th class="angka">Di buku sesudahnya</th><th class="angka">Disebut berkasnya</th><th></th>
      </tr></thead>
      <tbody>
        ${rows.map(
          ({ apa, bulan, sebelum, gerak, sesudah, berkas, cocok }) => html`<tr>
            <td>${columnOf(apa)}${bulan !== null && ` ${monthOf(`${bulan}-01`)}`}</td>
            <td class="angka">${quantity(sebelum)}</td>
            <td class="angka">${quantity(gerak)}</td>
            <td class="angka">${quantity(sesudah)}</td>
            <td class="angka">${berkas === null ? '–' : quantity(berkas)}</td>
            <td>${berkas !== null && html`<span class=${cocok ? 'keadaan' : 'hitung'}>${agreesOf(cocok)}</span>`}</td>
          </tr>`,
        )}
      </tbody>
    </table>
  </div>
</section>`;

/** Debit is positive; accounts that move stand out. */
export const Balance = ({ rows }) => html`<section class="kartu">
  <h2>Neraca saldo sesudahnya <small>debit positif</small></h2>
  <div class="gulir" tabindex="0" role="region" aria-label="Neraca saldo sesudahnya">
    <table>
      <thead><tr><th>Akun</th><th class="angka">Sekarang</th><th class="angka">Gerak</th><th class="angka">Sesudahnya</th></tr></thead>
      <tbody>
        ${rows.map(
          ({ akun_kode, akun_nama, sebelum, gerak, sesudah }) => html`<tr data-gerak=${gerak !== 0}>
            <td>${akun_nama} <small>${akun_kode}</small></td>
            <td class="angka">${quantity(sebelum)}</td>
            <td class="angka">${quantity(gerak)}</td>
            <td class="angka">${quantity(sesudah)}</td>
          </tr>`,
        )}
      </tbody>
    </table>
  </div>
</section>`;
