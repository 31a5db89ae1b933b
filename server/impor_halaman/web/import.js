/** One import: what was understood of its file, what would be made of it, and what may be done with it. */

import { ask } from '/halaman/api.js';
import { count, kindOf, momentOf } from '/halaman/format.js';
import { html } from '/halaman/preact.js';
import { useAct } from './act.js';
import { openImport } from './address.js';
import { Again } from './again.js';
import { Choices } from './choices.js';
import { Status } from './earlier.js';
import { Findings } from './findings.js';
import { useImport } from './load.js';
import { Balance, Compared, Rows } from './tables.js';
import { TakeBack } from './take_back.js';
import { Witnesses } from './witnesses.js';
import { isOver, isRehearsed, isUnderWay, sentence, stageOf, wasRun } from './words.js';

const Progress = ({ one: { tahap, kemajuan } }) => html`<p class="kemajuan" role="status">
  <progress value=${kemajuan.selesai} max=${Math.max(1, kemajuan.dari)} aria-label="Kemajuan"></progress>
  <span>${stageOf(tahap)}: baris ${count(kemajuan.selesai)} dari ${count(kemajuan.dari)}</span>
</p>`;

/** What was made of the file, or would be. */
function Summary({ one }) {
  const { dibuat, diubah, sudah_ada, temuan } = one.ringkasan;
  const made = wasRun(one);
  const parts = [
    [dibuat, made ? 'dibuat' : 'akan dibuat'],
    [diubah, made ? 'diubah' : 'akan diubah'],
    [sudah_ada, 'sudah ada dan sama'],
    [temuan, 'temuan'],
  ];
  return html`<dl class="hasil">
    ${parts.map(([value, title]) => html`<div data-nol=${value === 0}><dt>${title}</dt><dd>${count(value)}</dd></div>`)}
  </dl>`;
}

const Understood = ({ one }) => html`<section class="kartu">
  <h2>Yang dipahami</h2>
  <ul class="kalimat">
    <li>Dibaca sebagai ${kindOf(one.jenis).toLowerCase()}.</li>
    ${one.catatan.map((text) => html`<li>${sentence(text)}</li>`)}
  </ul>
  ${
    one.kalimat.length > 0 &&
    html`<h3>Baris pertama</h3><ul class="kalimat">${one.kalimat.map((text) => html`<li>${sentence(text)}</li>`)}</ul>`
  }
</section>`;

/** What may be done with an import as it stands. */
function Actions({ one, act, busy }) {
  const url = `/api/impor/${one.id}`;
  const run = () => act(() => ask(`${url}/jalankan`, { method: 'POST' }));
  const drop = () => act(() => ask(url, { method: 'DELETE' }), { closes: isOver(one) });
  const back = () => act(() => ask(`${url}/batalkan`, { body: {} }));
  if (one.paket_id !== null)
    return html`<p class="baris">
      <a href="#paket-${one.paket_id}">Kembali ke paketnya</a>
      <small>Bagian dijalankan dan ditarik kembali bersama paketnya.</small>
    </p>`;
  return html`<p class="baris">
    ${one.status === 'siap' && html`<button class="utama" disabled=${busy} onClick=${run}>Jalankan</button>`}
    ${one.status === 'gagal' && html`<button class="utama" disabled=${busy} onClick=${run}>Lanjutkan</button>`}
    ${wasRun(one) && one.ditarik_pada === null && one.ringkasan.dibuat > 0 && html`<${TakeBack} back=${back} busy=${busy} />`}
    <button disabled=${busy} onClick=${drop}>${isOver(one) ? 'Hapus dari daftar' : 'Batalkan'}</button>
    <button onClick=${() => openImport(0)}>Tutup</button>
  </p>`;
}

/** Openings alone replace what was booked before. */
const Replace = ({ one, act, busy }) => html`<label class="baris">
  <input type="checkbox" checked=${one.ganti} disabled=${busy}
    onChange=${({ target: { checked } }) => act(() => ask(`/api/impor/${one.id}`, { method: 'PATCH', body: { ganti: checked } }))}
  />
  Ganti saldo awal yang sudah dibukukan lain dari isi berkas ini
</label>`;

const Head = ({ one, children }) => html`<section class="kartu">
  <h2><span class="nama">${one.nama_berkas}</span> <${Status} one=${one} /></h2>
  <p><small>${kindOf(one.jenis)} · diunggah ${momentOf(one.dibuat_pada)}
    ${one.selesai_pada && ` · selesai ${momentOf(one.selesai_pada)}`}</small></p>
  ${one.galat && html`<p role="alert">${sentence(one.galat)}</p>`}
  ${children}
</section>`;

/** The form of an upload: what was asked to be made stays, and what every row has as long as the kind is the same. */
const saidAgain = ({ jenis, tetap, buat, ganti }, other) => ({
  jenis,
  ...(!other.jenis && {
    tetap: JSON.stringify(Object.fromEntries(tetap.map(({ kolom, nilai }) => [kolom, nilai]))),
    ganti: String(ganti),
  }),
  buat: JSON.stringify(buat.map(({ macam }) => macam)),
  ...other,
});

export function Import({ id, file, kinds, send, onChange, onFault, clear }) {
  const { one, findings, again } = useImport(id, { onChange, onFault });
  const { act, busy } = useAct({ again, onChange, onFault, clear });
  if (one === null) return null;
  /** The same file as something else; what was said of it besides is said again. */
  const resend = (other) =>
    act(async () => {
      const next = await send(file, saidAgain(one, other));
      if (!isOver(one)) await ask(`/api/impor/${id}`, { method: 'DELETE' });
      openImport(next);
      return null;
    });
  const settled = !isUnderWay(one);
  return html`<div class="tumpuk">
    <${Head} one=${one}>
      ${settled ? html`<${Summary} one=${one} />` : html`<${Progress} one=${one} />`}
      ${isRehearsed(one) && one.jenis.startsWith('saldo-awal') && html`<${Replace} one=${one} act=${act} busy=${busy} />`}
      ${isRehearsed(one) && one.paket_id === null && html`<${Again} one=${one} file=${file} kinds=${kinds} resend=${resend} busy=${busy} />`}
      <${Actions} one=${one} act=${act} busy=${busy} />
    <//>
    ${findings && settled && html`<${Findings} one=${one} findings=${findings} onFault=${onFault} />`}
    ${settled && one.saksi?.length > 0 && html`<${Witnesses} one=${one} act=${act} busy=${busy} />`}
    ${settled && html`<${Understood} one=${one} />`}
    ${settled && html`<${Choices} key=${`${one.status} ${one.jenis}`} one=${one} act=${act} busy=${busy} onFault=${onFault} />`}
    ${settled && html`<${Rows} one=${one} />`}
    ${one.banding?.length > 0 && settled && html`<${Compared} rows=${one.banding} />`}
    ${one.neraca_saldo?.length > 0 && settled && html`<${Balance} rows=${one.neraca_saldo} />`}
  </div>`;
}
