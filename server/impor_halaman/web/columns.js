/** The columns of a file: what each was taken for, with samples, and what it is instead. */

import { ask, query } from '/halaman/api.js';
import { html, useEffect, useState } from '/halaman/preact.js';
import { columnOf, isRehearsed } from './words.js';

const KNOWN = `query Kolom($jenis: JenisImpor!) {
  imporTemplat(jenis: $jenis) { kolom { nama wajib keterangan } }
}`;

const SAMPLES = 3;

/** Different contents of a column, of the first rows. */
const samplesOf = ({ sel }, rows) =>
  [...new Set(rows.map((row) => row.sel?.[sel]).filter((cell) => cell))].slice(0, SAMPLES);

/** Names that a mapping can say: it goes by the name of a column in the file. */
const canBeSaid = ({ judul }) => judul !== null && judul !== '';

const Guess = ({ column, known, value, onChange, busy }) => html`<select
  aria-label="Arti ${column.judul}" disabled=${busy} onChange=${({ target }) => onChange(target.value)}
>
  <option value="" selected=${value === ''}>tidak dipakai</option>
  ${known.map(
    ({ nama, wajib }) =>
      html`<option value=${nama} selected=${nama === value}>${columnOf(nama)}${wajib ? ' (wajib)' : ''}</option>`,
  )}
</select>`;

function Row({ column, rows, known, value, changed, onChange, busy }) {
  const samples = samplesOf(column, rows);
  const explained = known?.find(({ nama }) => nama === value)?.keterangan;
  return html`<tr data-berubah=${changed}>
    <th scope="row">${column.judul || html`<small>tanpa nama</small>`}</th>
    <td class="contoh">${samples.map((one) => html`<span>${one}</span>`)}</td>
    <td>
      ${
        known && canBeSaid(column)
          ? html`<${Guess} column=${column} known=${known} value=${value} onChange=${onChange} busy=${busy} />`
          : value
            ? columnOf(value)
            : html`<small>tidak dipakai</small>`
      }
      ${explained && html`<small class="keterangan">${explained}</small>`}
    </td>
  </tr>`;
}

/** What a choice changes: a column is one of the file's only, so the other that was it is free. */
const chosen = (meanings, judul, kolom) => {
  const next = new Map(meanings);
  for (const [other, was] of next) if (was === kolom) next.set(other, '');
  return next.set(judul, kolom);
};

export function Columns({ one, act, busy, onFault }) {
  const taken = new Map(one.kolom.map(({ judul, kolom }) => [judul, kolom ?? '']));
  const [meanings, setMeanings] = useState(taken);
  const [known, setKnown] = useState(null);
  const may = isRehearsed(one);
  useEffect(() => {
    if (!may) return;
    query(KNOWN, { jenis: one.jenis.replaceAll('-', '_') }).then(
      ({ imporTemplat }) => setKnown(imporTemplat.kolom),
      onFault,
    );
  }, [may, one.jenis]);
  const changes = [...meanings].filter(([judul, kolom]) => taken.get(judul) !== kolom);
  const missing = (known ?? []).filter(
    ({ nama, wajib }) => wajib && ![...meanings.values()].includes(nama),
  );
  const send = () =>
    act(() =>
      ask(`/api/impor/${one.id}`, {
        method: 'PATCH',
        body: { pemetaan: Object.fromEntries(changes) },
      }),
    );
  const rows = one.baris.filter(({ macam }) => macam === 'data');
  if (one.kolom.length === 0) return null;
  return html`<section class="kartu">
    <h2>Kolom</h2>
    <div class="gulir penuh" tabindex="0" role="region" aria-label="Kolom berkas">
      <table class="kolom">
        <thead><tr><th>Di berkas</th><th>Contoh isinya</th><th>Artinya</th></tr></thead>
        <tbody>
          ${one.kolom.map((column) => {
            const value = meanings.get(column.judul) ?? '';
            return html`<${Row} key=${column.sel} column=${column} rows=${rows} known=${may ? known : null} value=${value}
              changed=${taken.get(column.judul) !== value} busy=${busy}
              onChange=${(kolom) => setMeanings(chosen(meanings, column.judul, kolom))} />`;
          })}
        </tbody>
      </table>
    </div>
    ${
      missing.length > 0 &&
      html`<p class="kurang">Belum ada kolom untuk ${missing.map(({ nama }) => columnOf(nama)).join(', ')}.</p>`
    }
    ${
      changes.length > 0 &&
      html`<p class="baris">
        <button class="utama" disabled=${busy} onClick=${send}>Periksa lagi</button>
        <button disabled=${busy} onClick=${() => setMeanings(taken)}>Kembalikan</button>
        <small>Artinya diingat untuk berkas berikutnya.</small>
      </p>`
    }
  </section>`;
}
