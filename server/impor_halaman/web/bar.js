/** What was changed and not sent yet, at the foot of the screen. */

import { count } from '/halaman/format.js';
import { html } from '/halaman/preact.js';

export const Bar = ({ changes, note, send, reset, busy }) => {
  return html`<p class="kartu bilah baris" role="status">
    <span>${count(changes)} hal diubah.</span>
    <button class="utama" disabled=${busy} onClick=${send}>Periksa lagi</button>
    <button disabled=${busy} onClick=${reset}>Kembalikan</button>
    ${note && html`<small>${note}</small>`}
  </p>`;
};
