/** What is wrong with a file, by kind, with the rows that have it. */

import { download } from '/halaman/api.js';
import { count } from '/halaman/format.js';
import { html } from '/halaman/preact.js';
import { columnOf, sentence } from './words.js';

const EXAMPLES = 3;

/** A finding without what is of its row alone: `tidak ditemukan: PSC` and `tidak ditemukan: BTL` are one kind. */
const kindOfFinding = ({ pesan }) =>
  pesan
    .replace(/\s*\([^)]*\)/g, '')
    .replace(/:\s.*$/s, '')
    .replace(/\d[\d.,]*/g, '…');

/** [{kolom, kind, rows: [{ke, pesan, sel}]}], the most frequent first. */
export function groupsOf(rows) {
  const groups = new Map();
  for (const { ke, temuan, sel } of rows) {
    for (const { kolom, pesan } of temuan) {
      const kind = kindOfFinding({ pesan });
      const key = `${kolom} ${kind}`;
      const group = groups.get(key) ?? { key, kolom, kind, rows: [] };
      group.rows.push({ ke, pesan, sel });
      groups.set(key, group);
    }
  }
  return [...groups.values()].sort((one, other) => other.rows.length - one.rows.length);
}

/** What stands in the cell that a finding is about. */
const cellOf = (one, kolom, sel) => {
  const column = one.kolom.find((column) => column.kolom === kolom);
  return column === undefined ? undefined : sel?.[column.sel];
};

const Group = ({ one, group: { kolom, kind, rows } }) => html`<li class="macam">
  <p><strong>${kolom === null ? 'Seluruh baris' : columnOf(kolom)}: ${kind}</strong> <span class="hitung">${count(rows.length)} baris</span></p>
  <ul>
    ${rows.slice(0, EXAMPLES).map(({ ke, pesan, sel }) => {
      const cell = cellOf(one, kolom, sel);
      return html`<li><small>baris ${count(ke)}</small> ${cell && html`<code>${cell}</code> `}${sentence(pesan)}</li>`;
    })}
    ${rows.length > EXAMPLES && html`<li><small>dan ${count(rows.length - EXAMPLES)} baris lagi</small></li>`}
  </ul>
</li>`;

export function Findings({ one, findings: { rows, more }, onFault }) {
  const save = (format) => download(`/api/impor/${one.id}/temuan?format=${format}`).catch(onFault);
  return html`<section class="kartu temuan">
    <h2>Temuan <span class="baris">
      <button onClick=${() => save('xlsx')}>Unduh bercatatan (XLSX)</button>
      <button onClick=${() => save('csv')}>CSV</button>
    </span></h2>
    <p>Perbaiki berkasnya lalu kirim lagi, atau betulkan arti kolomnya di bawah.
      Berkas unduhan sama dengan kirimannya, dengan satu kolom lagi: apa yang salah di setiap baris.</p>
    <ol>${groupsOf(rows).map((group) => html`<${Group} key=${group.key} one=${one} group=${group} />`)}</ol>
    ${more && html`<p><small>Dihitung dari ${count(rows.length)} baris bertemuan yang pertama; unduhannya memuat semua.</small></p>`}
  </section>`;
}
