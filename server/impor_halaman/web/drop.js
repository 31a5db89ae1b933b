/** Where files are dropped or picked, and said what they hold: each by itself, or all of them as a bundle. */

import { download } from '/halaman/api.js';
import { kindOf } from '/halaman/format.js';
import { html, useState } from '/halaman/preact.js';
import { openBundle, openImport } from './address.js';
import { kindByName } from './words.js';

/** A choice among the kinds of files. */
export const Kinds = ({ kinds, value, label, onChange, disabled }) => html`<select
  aria-label=${label} disabled=${disabled} onChange=${({ target }) => onChange(target.value)}
>
  <option value="" selected=${value === ''} disabled>pilih isinya …</option>
  ${kinds.map((kind) => html`<option value=${kind} selected=${kind === value}>${kindOf(kind)}</option>`)}
</select>`;

const sizeOf = ({ size }) => `${new Intl.NumberFormat('id-ID').format(Math.ceil(size / 1024))} KiB`;

const isZip = ({ name }) => /\.zip$/i.test(name);

const Waiting = ({ one, together, kinds, onKind, onDrop, onFault, busy }) => html`<li>
  <span class="nama">${one.file.name} <small>${sizeOf(one.file)}</small></span>
  <span class="baris">
    ${
      !together &&
      html`<${Kinds} kinds=${kinds} value=${one.jenis} label="Isi ${one.file.name}" onChange=${onKind} disabled=${busy} />
        ${one.guess !== '' && one.guess === one.jenis && html`<small>ditebak dari namanya</small>`}`
    }
    ${
      !together &&
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
    <input type="file" multiple accept=".csv,.xlsx,.txt,.xls,.xml,.html,.json,.zip"
      onChange=${({ target }) => {
        take(target.files);
        target.value = '';
      }}
    />
    <strong>Letakkan berkas CSV, XLSX atau zip di sini</strong>
    <span>atau ketuk untuk memilihnya. Tidak ada yang disimpan sebelum Anda menjalankannya.</span>
  </label>`;
}

/** Files as one zip, as they are. */
async function zipOf(files) {
  const { downloadZip } = await import('/impor/client-zip.js');
  const blob = await downloadZip(files).blob();
  return new File([blob], `${files.length} berkas.zip`);
}

/** Several files, or a zip, are a bundle unless it is said otherwise; a workbook may be one. */
const Together = ({ waiting, together, onChange, busy }) => html`<label class="baris">
  <input type="checkbox" checked=${together} disabled=${busy || waiting.some(({ file }) => isZip(file))}
    onChange=${({ target }) => onChange(target.checked)}
  />
  <span>
    ${waiting.length > 1 ? 'Semuanya sekaligus' : 'Semua isinya sekaligus, setiap lembar atau berkas sebagai satu bagian'}:
    jenisnya ditebak, digladi berurutan, dijalankan dan ditarik kembali bersama
  </span>
</label>`;

export function Drop({ kinds, send, sendBundle, onFault, clear }) {
  const [waiting, setWaiting] = useState([]);
  const [chosen, setChosen] = useState(null);
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
  const zips = waiting.filter(({ file }) => isZip(file));
  const mayBeMany =
    waiting.length > 1 || waiting.some(({ file }) => /\.(zip|xlsx)$/i.test(file.name));
  const together =
    zips.length > 0 || (mayBeMany && (chosen ?? (waiting.length > 1 || waiting[0].guess === '')));
  /** Sends them one by one; the first is opened. */
  const sendEach = async () => {
    let first;
    for (const one of waiting) {
      const id = await send(one.file, { jenis: one.jenis });
      first ??= id;
      put(one, []);
    }
    openImport(first);
  };
  /** A zip is a bundle of its own; the other files are one. */
  const sendTogether = async () => {
    const others = waiting.filter((one) => !zips.includes(one));
    const bundles = zips.map((one) => [one]);
    if (others.length > 0) bundles.push(others);
    let first;
    for (const bundle of bundles) {
      const files = bundle.map(({ file }) => file);
      const id = await sendBundle(files.length === 1 ? files[0] : await zipOf(files));
      first ??= id;
      setWaiting((now) => now.filter((one) => !bundle.includes(one)));
    }
    openBundle(first);
  };
  const sendAll = async () => {
    clear();
    setBusy(true);
    try {
      await (together ? sendTogether() : sendEach());
      setChosen(null);
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
            (
              one,
            ) => html`<${Waiting} one=${one} together=${together} kinds=${kinds} busy=${busy} onFault=${onFault}
              onKind=${(jenis) => put(one, [{ ...one, jenis }])} onDrop=${() => put(one, [])} />`,
          )}
        </ul>
        ${mayBeMany && html`<${Together} waiting=${waiting} together=${together} onChange=${setChosen} busy=${busy} />`}
        <button class="utama" disabled=${busy || (!together && waiting.some(({ jenis }) => jenis === ''))} onClick=${sendAll}>
          ${busy ? 'Mengunggah …' : 'Unggah dan periksa'}
        </button>`
    }
  </section>`;
}
