/** The board: figures of the tenant, live. */

import { Frame } from '/halaman/frame.js';
import { html, render, useState } from '/halaman/preact.js';
import { Board } from './board.js';

/** What is said of the stream. */
const STATES = new Map([
  [null, 'menyambung …'],
  [true, 'langsung'],
  [false, 'terputus, mencoba lagi'],
  ['ditolak', 'tidak tersambung'],
]);

function App() {
  const [live, setLive] = useState(null);
  const status = html`<span class="sambungan" role="status" data-hidup=${live}>
    ${STATES.get(live)}
  </span>`;
  return html`<${Frame} at="/papan" status=${status}>
    ${({ tenant }, again) => html`<${Board} key=${tenant.kode} tenant=${tenant} onLive=${setLive} onSignedOut=${again} />`}
  <//>`;
}

render(html`<${App} />`, document.body);
