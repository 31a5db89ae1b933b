/** Asks once more before a run is taken back. */

import { html, useState } from '/halaman/preact.js';

export function TakeBack({ back, busy }) {
  const [sure, setSure] = useState(false);
  if (!sure)
    return html`<button disabled=${busy} onClick=${() => setSure(true)}>Tarik kembali</button>`;
  return html`<span class="baris yakin">
    <span>Dokumen yang dibuatnya di-void dan data induknya dinonaktifkan, semua atau tidak sama sekali.</span>
    <button class="utama" disabled=${busy} onClick=${() => back().then(() => setSure(false))}>Ya, tarik kembali</button>
    <button disabled=${busy} onClick=${() => setSure(false)}>Tidak jadi</button>
  </span>`;
}
