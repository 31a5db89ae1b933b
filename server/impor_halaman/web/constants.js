/** What every row has in a column: it fills the column that a file lacks, and cells that are empty. */

import { html, useState } from '/halaman/preact.js';
import { columnOf } from './words.js';

/** A column, and what it is to be in every row. */
function Add({ one, known, said, put, busy }) {
  const mapped = Object.values(said.pemetaan);
  const lacks = known.find(
    ({ nama, wajib }) => wajib && !mapped.includes(nama) && !(nama in said.tetap),
  );
  const [picked, setPicked] = useState('');
  const [value, setValue] = useState('');
  const nama = picked || lacks?.nama || '';
  const choices = known.find((column) => column.nama === nama)?.pilihan ?? [];
  const add = (event) => {
    event.preventDefault();
    put({ tetap: { ...said.tetap, [nama]: value.trim() } });
    setPicked('');
    setValue('');
  };
  return html`<form class="baris" onSubmit=${add}>
    <select aria-label="Kolom yang diisi tetap" disabled=${busy} onChange=${({ target }) => setPicked(target.value)}>
      <option value="" disabled selected=${nama === ''}>pilih kolomnya …</option>
      ${known.map((column) => html`<option value=${column.nama} selected=${column.nama === nama}>${column.judul ?? columnOf(column.nama)}</option>`)}
    </select>
    <input aria-label="Isinya di setiap baris" list="pilihan-${one.id}" maxlength="1000" placeholder="isinya di setiap baris" value=${value}
      disabled=${busy} onInput=${({ target }) => setValue(target.value)}
    />
    <datalist id="pilihan-${one.id}">${choices.map((choice) => html`<option value=${choice} />`)}</datalist>
    <button disabled=${busy || nama === '' || value.trim() === ''}>Isikan</button>
  </form>`;
}

export function Constants({ one, said, now, known, put, busy }) {
  const entries = Object.entries(said.tetap);
  if (known === null && entries.length === 0) return null;
  const drop = (nama) => {
    const { [nama]: _gone, ...rest } = said.tetap;
    put({ tetap: rest });
  };
  return html`<section class="kartu">
    <h2>Yang sama di setiap baris</h2>
    ${known && html`<p><small>Mengisi kolom yang tidak ada di berkas, dan selnya yang kosong.</small></p>`}
    <ul class="daftar">
      ${entries.map(
        ([
          nama,
          value,
        ]) => html`<li class="baris" key=${nama} data-berubah=${now.tetap[nama] !== value}>
          <span class="nama">${columnOf(nama)}: <strong>${value}</strong></span>
          ${known && html`<button disabled=${busy} aria-label="Cabut ${columnOf(nama)}" onClick=${() => drop(nama)}>Cabut</button>`}
        </li>`,
      )}
    </ul>
    ${known && html`<${Add} one=${one} known=${known} said=${said} put=${put} busy=${busy} />`}
  </section>`;
}
