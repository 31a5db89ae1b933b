/** Where files are dropped or picked, and said what they hold. */

import { download } from '/halaman/api.js';
import { kindOf } from '/halaman/format.js';
import { html, useState } from '/halaman/preact.js';
import { openImport } from './address.js';
import { kindByName } from './words.js';

/** A choice among the kinds of files. */
export const Kinds = ({ kinds, value, label, onChange, disabled }) => html`<select
  aria-label=${label} disabled=${disabled} onChange=${({ target }) => onChange(target.value)}
>
  <option value="" selected=${value === ''} disabled>pilih isinya …</option>
  ${kinds.map((kind) => html`<option value=${kind} selected=${kind === value}>${kindOf(kind)}</option>`)}
</select>`;

const sizeOf = ({ size }) => `${new Intl.NumberFormat('id-ID').format(Math.ceil(size / 1024))} KiB`;

const Waiting = ({ one, kinds, onKind, onDrop, onFault, busy }) => html`<li>
  <span class="nama">${one.file.name} <small>${sizeOf(one.file)}</small></span>
  <span class="baris">
    <${Kinds} kinds=${kinds} value=${one.jenis} label="Isi ${one.file.name}" onChange=${onKind} disabled=${busy} />
    ${one.guess !== '' && one.guess === one.jenis && html`<small>ditebak dari namanya</small>`}
    ${
      one.jenis !== '' &&
      html`<button type="button" onClick=${() => download(`/api/impor/templat/${one.jenis}.xlsx`).catch(onFault)}>
        Templat ${kindOf(one.jenis)}
      </button>`
    }
    <button type="button" disabled=${busy} aria-label="Singkirkan ${one.file.name}" onClick=${onDrop}>Singkirkan</button>
  </span>
</li>`;

function Place({ onFiles }) {
  const [over, setOver] = useState(false);
  const take = (given) => {
    setOver(false);
    onFiles([...given]);
  };
  return html`<label class="letak" data-atas=${over}
    onDragOver=${() => setOver(true)} onDragLeave=${() => setOver(false)}
    onDrop=${(event) => take(event.dataTransfer.files)}
  >
    <input type="file" multiple accept=".csv,.xlsx,.txt,.xls,.xml,.html,.json"
      onChange=${({ target }) => {
        take(target.files);
        target.value = '';
      }}
    />
    <strong>Letakkan berkas CSV atau XLSX di sini</strong>
    <span>atau ketuk untuk memilihnya. Tidak ada yang disimpan sebelum Anda menjalankannya.</span>
  </label>`;
}

export function Drop({ kinds, send, onFault, clear }) {
  const [waiting, setWaiting] = useState([]);
  const [busy, setBusy] = useState(false);
  const add = (files) =>
    setWaiting((now) => [
      ...now,
      ...files.map((file) => {
        const guess = kindByName(file.name);
        return { file, guess, jenis: guess };
      }),
    ]);
  const put = (one, next) =>
    setWaiting((now) => now.flatMap((other) => (other === one ? next : [other])));
  const sendAll = async () => {
    clear();
    setBusy(true);
    try {
      let first;
      for (const one of waiting) {
        const id = await send(one.file, { jenis: one.jenis });
        first ??= id;
        put(one, []);
      }
      openImport(first);
    } catch (error) {
      onFault(error);
    } finally {
      setBusy(false);
    }
  };
  return html`<section class="kartu">
    <h2>Impor berkas</h2>
    <${Place} onFiles=${add} />
    ${
      waiting.length > 0 &&
      html`<ul class="antrean">
          ${waiting.map(
            (one) => html`<${Waiting} one=${one} kinds=${kinds} busy=${busy} onFault=${onFault}
              onKind=${(jenis) => put(one, [{ ...one, jenis }])} onDrop=${() => put(one, [])} />`,
          )}
        </ul>
        <button class="utama" disabled=${busy || waiting.some(({ jenis }) => jenis === '')} onClick=${sendAll}>
          ${busy ? 'Mengunggah …' : 'Unggah dan periksa'}
        </button>`
    }
  </section>`;
}
