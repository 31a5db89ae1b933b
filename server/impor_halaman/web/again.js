/** The same file once more: as another kind, or another sheet of it. */

import { kindOf } from '/halaman/format.js';
import { html } from '/halaman/preact.js';
import { Kinds } from './drop.js';

const Sheets = ({ one, file, resend, busy }) => html`<label class="baris">
  Dibaca: lembar ${one.lembar}. Baca lembar lain:
  <select aria-label="Lembar ${file.name}" disabled=${busy} onChange=${({ target }) => resend({ lembar: target.value })}>
    <option value="" selected disabled>pilih lembarnya …</option>
    ${one.lembar_lain.map((nama) => html`<option value=${nama}>${nama}</option>`)}
  </select>
</label>`;

export function Again({ one, file, kinds, resend, busy }) {
  if (!file) {
    if (one.lembar_lain.length === 0) return null;
    return html`<p><small>Dibaca: lembar ${one.lembar}. Lembar lain dibaca dengan mengirim berkasnya lagi: ${one.lembar_lain.join(', ')}.</small></p>`;
  }
  return html`<label class="baris">
      Bukan ${kindOf(one.jenis).toLowerCase()}? Periksa lagi sebagai
      <${Kinds} kinds=${kinds} value=${one.jenis} label="Periksa ${file.name} sebagai" onChange=${(jenis) => resend({ jenis })} disabled=${busy} />
    </label>
    ${one.lembar_lain.length > 0 && html`<${Sheets} one=${one} file=${file} resend=${resend} busy=${busy} />`}`;
}
