/** What proves the reading of a file, contradicts it, or is asked. */

import { ask } from '/halaman/api.js';
import { html } from '/halaman/preact.js';
import { agreesOf, sentence } from './words.js';

const Witness = ({ one: { pesan, cocok } }) => html`<li>
  ${sentence(pesan)} <span class=${cocok ? 'keadaan' : 'hitung'}>${agreesOf(cocok)}</span>
</li>`;

export function Witnesses({ one, act, busy }) {
  const sure = () =>
    act(() => ask(`/api/impor/${one.id}`, { method: 'PATCH', body: { pasti: true } }));
  return html`<section class="kartu">
    <h2>Saksi</h2>
    <ul class="kalimat">${one.saksi.map((each) => html`<${Witness} one=${each} />`)}</ul>
    ${
      one.status === 'belum_pasti' &&
      html`<p class="baris">
        <button class="utama" disabled=${busy} onClick=${sure}>Ya, terbaca benar</button>
        <small>Atau betulkan arti kolomnya di bawah.</small>
      </p>`
    }
  </section>`;
}
