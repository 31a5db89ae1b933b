/** The parts of a bundle in the order in which they run: what each is taken for, and what becomes of it. */

import { ask } from '/halaman/api.js';
import { count, kindOf } from '/halaman/format.js';
import { html, useEffect, useState } from '/halaman/preact.js';
import { Bar } from './bar.js';
import { Status } from './earlier.js';
import { isRehearsed, sentence, sureOf, wasRun } from './words.js';

/** What is said of a part: its kind, "" to leave it out. */
const kindNow = ({ jenis, dipakai }) => (dipakai ? jenis : '');

const Kind = ({ part, kinds, value, onChange, busy }) => html`<select
  class="isi" aria-label="Isi ${part.nama}" disabled=${busy} onChange=${({ target }) => onChange(target.value)}
>
  <option value="" selected=${value === ''}>tidak dipakai</option>
  ${kinds.map((kind) => html`<option value=${kind} selected=${kind === value}>${kindOf(kind)}</option>`)}
</select>`;

/** What was made of a part, or would be; what is nothing is not said. */
function Result({ part, made }) {
  const { dibuat, diubah, sudah_ada, temuan } = part.ringkasan;
  const words = [
    [dibuat, made ? 'dibuat' : 'akan dibuat'],
    [diubah, made ? 'diubah' : 'akan diubah'],
    [sudah_ada, 'sudah ada'],
    [temuan, 'temuan'],
  ];
  return html`<small>${[[part.baris, 'baris'], ...words.filter(([many]) => many > 0)]
    .map(([many, what]) => `${count(many)} ${what}`)
    .join(' · ')}</small>`;
}

function Part({ part, kinds, value, sure, may, made, onKind, onSure, busy }) {
  const asked = part.dipakai && part.yakin === 'kira';
  const guessed = part.dipakai || part.yakin === 'tidak';
  return html`<li class="bagian" data-berubah=${value !== kindNow(part)}>
    <span class="baris">
      ${part.dipakai ? html`<a class="nama" href="#${part.impor_id}">${part.nama}</a> <${Status} one=${part} />` : html`<span class="nama">${part.nama}</span>`}
    </span>
    <span class="baris">
      ${may ? html`<${Kind} part=${part} kinds=${kinds} value=${value} onChange=${onKind} busy=${busy} />` : value === '' ? 'tidak dipakai' : kindOf(value)}
      ${guessed && html`<small class="sebab"><b data-yakin=${part.yakin}>${sureOf(part)}</b>${part.sebab && `: ${part.sebab}`}</small>`}
    </span>
    ${
      may &&
      asked &&
      value === part.jenis &&
      html`<label class="baris">
        <input type="checkbox" checked=${sure} disabled=${busy} onChange=${({ target }) => onSure(target.checked)} />
        Ya, isinya ${kindOf(part.jenis).toLowerCase()}
      </label>`
    }
    ${part.dipakai && html`<${Result} part=${part} made=${made} />`}
    ${part.galat && html`<p role="alert">${sentence(part.galat)}</p>`}
  </li>`;
}

/** What is said anew of the parts, as it is asked for. */
const changesOf = (parts, kinds, sure) =>
  parts.flatMap((part) => {
    const { ke } = part;
    const jenis = kinds[ke] ?? kindNow(part);
    if (jenis === kindNow(part)) return sure[ke] ? [{ ke, pasti: true }] : [];
    return [jenis === '' ? { ke, dipakai: false } : { ke, jenis, dipakai: true }];
  });

export function Parts({ one, kinds, act, busy }) {
  const [said, setSaid] = useState({});
  const [sure, setSure] = useState({});
  const reset = () => {
    setSaid({});
    setSure({});
  };
  // What is said belongs to the rehearsal that it was said of.
  useEffect(reset, [one]);
  const bagian = changesOf(one.bagian, said, sure);
  const send = () =>
    act(() => ask(`/api/impor/paket/${one.id}`, { method: 'PATCH', body: { bagian } }));
  return html`<section class="kartu">
      <h2>Bagian, menurut urutan jalannya</h2>
      <ol class="susunan">
        ${one.bagian.map(
          (
            part,
          ) => html`<${Part} key=${part.ke} part=${part} kinds=${kinds} value=${said[part.ke] ?? kindNow(part)}
            sure=${sure[part.ke] ?? false} may=${isRehearsed(one)} made=${wasRun(one)} busy=${busy}
            onKind=${(jenis) => setSaid({ ...said, [part.ke]: jenis })}
            onSure=${(on) => setSure({ ...sure, [part.ke]: on })} />`,
        )}
      </ol>
    </section>
    ${bagian.length > 0 && html`<${Bar} changes=${bagian.length} send=${send} reset=${reset} busy=${busy} />`}`;
}
