/** The notifications of the user. */

import { ask } from './api.js';
import { momentOf } from './format.js';
import { html, useEffect, useState } from './preact.js';

const EVERY_MS = 60_000;

export function Bell() {
  const [found, setFound] = useState({ data: [], meta: { belum_dibaca: 0 } });
  const load = () => ask('/api/notifikasi?per_page=10').then(setFound, () => undefined);
  useEffect(() => {
    load();
    const timer = setInterval(load, EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  const read = (id) =>
    ask(`/api/notifikasi/${id}/baca`, { method: 'POST' }).then(load, () => undefined);
  const unread = found.meta.belum_dibaca;
  return html`<details class="lonceng">
    <summary aria-label="Notifikasi, ${unread} belum dibaca">Notifikasi ${unread > 0 && html`<b>${unread}</b>`}</summary>
    <ul>
      ${found.data.length === 0 && html`<li>Tidak ada notifikasi.</li>`}
      ${found.data.map(
        ({
          id,
          judul,
          isi,
          dibaca_pada,
          dibuat_pada,
        }) => html`<li key=${id} class=${dibaca_pada ? '' : 'baru'}>
          <strong>${judul}</strong> <small>${momentOf(dibuat_pada)}</small>
          <p>${isi}</p>
          ${!dibaca_pada && html`<button onClick=${() => read(id)}>Sudah dibaca</button>`}
        </li>`,
      )}
    </ul>
  </details>`;
}
