/** Imports of before. */

import { count, kindOf, momentOf } from '/halaman/format.js';
import { html } from '/halaman/preact.js';
import { statusOf } from './words.js';

const PER_PAGE = 10;

export const Status = ({ one }) =>
  html`<span class="keadaan" data-status=${one.status}>${statusOf(one)}</span>`;

export function Earlier({ list: { data, meta }, page, onPage, open }) {
  const last = Math.max(1, Math.ceil(meta.total / PER_PAGE));
  return html`<section class="kartu">
    <h2>Impor sebelumnya ${meta.total > 0 && html`<small>${count(meta.total)} berkas</small>`}</h2>
    ${data.length === 0 && html`<p>Belum ada berkas yang diimpor.</p>`}
    <ul class="daftar">
      ${data.map(
        (one) => html`<li class="berkas" key=${one.id}>
          <a href="#${one.id}" aria-current=${one.id === open ? 'true' : undefined}>${one.nama_berkas}</a>
          <span>${kindOf(one.jenis)}</span>
          <${Status} one=${one} />
          <small>${momentOf(one.dibuat_pada)}</small>
        </li>`,
      )}
    </ul>
    ${
      last > 1 &&
      html`<p class="baris">
        <button disabled=${page <= 1} onClick=${() => onPage(page - 1)}>Lebih baru</button>
        <small>halaman ${page} dari ${last}</small>
        <button disabled=${page >= last} onClick=${() => onPage(page + 1)}>Lebih lama</button>
      </p>`
    }
  </section>`;
}
