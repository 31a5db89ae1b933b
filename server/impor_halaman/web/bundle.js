/** Several tables that came at once: what each part is taken for, how far it is, and what may be done with all of them. */

import { ask, currentSession } from '/halaman/api.js';
import { momentOf } from '/halaman/format.js';
import { html, useEffect, useState } from '/halaman/preact.js';
import { useAct } from './act.js';
import { openImport } from './address.js';
import { Status } from './earlier.js';
import { Parts } from './parts.js';
import { TakeBack } from './take_back.js';
import { isOver, isUnderWay, sentence, wasRun } from './words.js';

const LOOK_MS = 700;

const passed = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** The bundle as it stands, looked at again and again while it is under way. */
function useBundle(id, { onChange, onFault }) {
  const [turn, setTurn] = useState(0);
  const [one, setOne] = useState(null);
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const load = async () => {
      for (let looks = 1; ; looks += 1) {
        const found = await ask(`/api/impor/paket/${id}`, { signal });
        setOne(found);
        if (!isUnderWay(found)) {
          if (looks > 1) onChange();
          return;
        }
        await passed(LOOK_MS);
        if (signal.aborted) return;
      }
    };
    load().catch((error) => {
      if (!signal.aborted || currentSession() === null) onFault(error);
    });
    return () => stop.abort();
  }, [id, turn]);
  const again = (answer) => {
    setOne((before) => ({ ...before, ...answer }));
    setTurn((now) => now + 1);
  };
  return { one, again };
}

function Actions({ one, act, busy }) {
  const url = `/api/impor/paket/${one.id}`;
  const run = () => act(() => ask(`${url}/jalankan`, { method: 'POST' }));
  const drop = () => act(() => ask(url, { method: 'DELETE' }), { closes: isOver(one) });
  const back = () => act(() => ask(`${url}/batalkan`, { body: {} }));
  return html`<p class="baris">
    ${one.status === 'siap' && html`<button class="utama" disabled=${busy} onClick=${run}>Jalankan semua</button>`}
    ${one.status === 'gagal' && html`<button class="utama" disabled=${busy} onClick=${run}>Lanjutkan</button>`}
    ${wasRun(one) && one.ditarik_pada === null && html`<${TakeBack} back=${back} busy=${busy} />`}
    <button disabled=${busy} onClick=${drop}>${isOver(one) ? 'Hapus dari daftar' : 'Batalkan'}</button>
    <button onClick=${() => openImport(0)}>Tutup</button>
  </p>`;
}

const WAITS = {
  memeriksa: 'Semua bagian digladi berurutan, yang kemudian di atas yang lebih dulu.',
  berjalan: 'Bagian demi bagian dibuat; dokumen semua bagian menurut harinya.',
  ada_temuan: 'Buka bagian yang bertemuan: perbaiki di sana, atau jangan pakai bagian itu.',
  belum_pasti: 'Jawab yang ditanyakan: jenis yang dikira, dan bacaan yang belum pasti.',
};

export function Bundle({ id, kinds, onChange, onFault, clear }) {
  const { one, again } = useBundle(id, { onChange, onFault });
  const { act, busy } = useAct({ again, onChange, onFault, clear });
  if (one === null) return null;
  return html`<div class="tumpuk">
    <section class="kartu">
      <h2><span class="nama">${one.nama_berkas}</span> <${Status} one=${one} /></h2>
      <p><small>Paket · diunggah ${momentOf(one.dibuat_pada)}
        ${one.selesai_pada && ` · selesai ${momentOf(one.selesai_pada)}`}</small></p>
      ${one.galat && html`<p role="alert">${sentence(one.galat)}</p>`}
      ${one.status in WAITS && html`<p role="status">${WAITS[one.status]}</p>`}
      <${Actions} one=${one} act=${act} busy=${busy} />
    </section>
    <${Parts} one=${one} kinds=${kinds} act=${act} busy=${busy} />
    ${
      one.dilewati.length > 0 &&
      html`<section class="kartu">
        <h2>Dilewati</h2>
        <ul class="kalimat">${one.dilewati.map(({ nama, sebab }) => html`<li>${nama}: ${sebab}</li>`)}</ul>
      </section>`
    }
  </div>`;
}
