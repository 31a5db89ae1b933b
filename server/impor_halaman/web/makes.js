/** What is made on the way where rows name it and it is not there: units, categories, price lists, places, contacts. */

import { count } from '/halaman/format.js';
import { html } from '/halaman/preact.js';
import { makeOf } from './words.js';

const NAMES = 12;

/** How many, and the first of them by name. */
const Made = ({ made: { banyak, nama } }) =>
  html`<small>${count(banyak)}${nama.length > 0 && `: ${nama.slice(0, NAMES).join(', ')}${nama.length > NAMES ? ', …' : ''}`}</small>`;

export function Makes({ one, said, known, put, busy }) {
  const may = known ? [...new Set(known.map(({ buat }) => buat).filter((buat) => buat))] : [];
  // The upload may have asked for more than this kind can name.
  const kinds = [...new Set([...may, ...said.buat])];
  if (kinds.length === 0) return null;
  const toggle = (macam, on) =>
    put({ buat: on ? [...said.buat, macam] : said.buat.filter((other) => other !== macam) });
  return html`<section class="kartu">
    <h2>Dibuatkan bila belum ada</h2>
    <ul class="daftar">
      ${kinds.map((macam) => {
        const made = one.buat.find((each) => each.macam === macam);
        return html`<li key=${macam}><label class="baris">
          <input type="checkbox" checked=${said.buat.includes(macam)} disabled=${busy || known === null}
            onChange=${({ target }) => toggle(macam, target.checked)}
          />
          ${makeOf(macam)} ${made && html`<${Made} made=${made} />`}
        </label></li>`;
      })}
    </ul>
  </section>`;
}
