/** Imports and bundles of before. */

import { count, kindOf, momentOf } from '/halaman/format.js';
import { html } from '/halaman/preact.js';
import { statusOf } from './words.js';

export const PER_PAGE = 10;

export const Status = ({ one }) =>
  html`<span class="keadaan" data-status=${one.status}>${statusOf(one)}</span>`;

function Pages({ total, page, onPage }) {
  const last = Math.max(1, Math.ceil(total / PER_PAGE));
  if (last === 1) return null;
  return html`<p class="baris">
    <button disabled=${page <= 1} onClick=${() => onPage(page - 1)}>Lebih baru</button>
    <small>halaman ${page} dari ${last}</small>
    <button disabled=${page >= last} onClick=${() => onPage(page + 1)}>Lebih lama</button>
  </p>`;
}

const Entry = ({ one, href, open, what }) => html`<li class="berkas">
  <a href=${href} aria-current=${open ? 'true' : undefined}>${one.nama_berkas}</a>
  <span>${what}</span>
  ${one.paket_id ? html`<span>bagian paket</span>` : html`<${Status} one=${one} />`}
  <small>${momentOf(one.dibuat_pada)}</small>
</li>`;

const isOpen = (one, open, bundle) => open.bundle === bundle && open.id === one.id;

export const Earlier = ({
  list: { data, meta },
  page,
  onPage,
  open,
}) => html`<section class="kartu">
  <h2>Impor sebelumnya ${meta.total > 0 && html`<small>${count(meta.total)} berkas</small>`}</h2>
  ${data.length === 0 && html`<p>Belum ada berkas yang diimpor.</p>`}
  <ul class="daftar">
    ${data.map(
      (
        one,
      ) => html`<${Entry} key=${one.id} one=${one} href=${one.paket_id === null ? `#${one.id}` : `#paket-${one.paket_id}`}
        open=${isOpen(one, open, false)} what=${kindOf(one.jenis)} />`,
    )}
  </ul>
  <${Pages} total=${meta.total} page=${page} onPage=${onPage} />
</section>`;

export function EarlierBundles({ list: { data, meta }, page, onPage, open }) {
  if (meta.total === 0) return null;
  return html`<section class="kartu">
    <h2>Paket sebelumnya <small>${count(meta.total)} paket</small></h2>
    <ul class="daftar">
      ${data.map(
        (
          one,
        ) => html`<${Entry} key=${one.id} one=${one} href="#paket-${one.id}" open=${isOpen(one, open, true)}
          what="${count(one.bagian.length)} bagian" />`,
      )}
    </ul>
    <${Pages} total=${meta.total} page=${page} onPage=${onPage} />
  </section>`;
}
