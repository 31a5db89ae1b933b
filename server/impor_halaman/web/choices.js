/** What may be said of an import before it runs: its columns, what they lack, what is made on the way. */

import { ask, query } from '/halaman/api.js';
import { html, useEffect, useState } from '/halaman/preact.js';
import { Bar } from './bar.js';
import { Columns } from './columns.js';
import { Constants } from './constants.js';
import { Makes } from './makes.js';
import { isRehearsed } from './words.js';

const KNOWN = `query Kolom($jenis: JenisImpor!) {
  imporTemplat(jenis: $jenis) {
    kolom { nama judul wajib keterangan pilihan gaya { apa pilihan } buat }
  }
}`;

/** What the import says now, each by the name that a change would have. */
const saidBy = ({ kolom, tetap, buat }) => ({
  pemetaan: Object.fromEntries(kolom.map(({ judul, kolom }) => [judul, kolom ?? ''])),
  gaya: Object.fromEntries(kolom.map(({ judul, gaya }) => [judul, gaya ?? ''])),
  tetap: Object.fromEntries(tetap.map(({ kolom, nilai }) => [kolom, nilai])),
  buat: buat.map(({ macam }) => macam),
});

/** The entries of `next` that `now` has otherwise; those that it lost are `none`. */
const changed = (next, now, none) =>
  Object.fromEntries([
    ...Object.entries(next).filter(([key, value]) => value !== now[key]),
    ...Object.keys(now)
      .filter((key) => !(key in next))
      .map((key) => [key, none]),
  ]);

/** {body, count}: what to ask for, and how many things that changes. */
function changesOf(next, now) {
  const body = {};
  let changes = 0;
  for (const [field, none] of [
    ['pemetaan', ''],
    ['gaya', ''],
    ['tetap', null],
  ]) {
    const found = changed(next[field], now[field], none);
    const some = Object.keys(found).length;
    if (some > 0) body[field] = found;
    changes += some;
  }
  const other = [
    ...next.buat.filter((one) => !now.buat.includes(one)),
    ...now.buat.filter((one) => !next.buat.includes(one)),
  ];
  if (other.length > 0) body.buat = next.buat;
  return { body, changes: changes + other.length };
}

export function Choices({ one, act, busy, onFault }) {
  const now = saidBy(one);
  const [said, setSaid] = useState(now);
  const [known, setKnown] = useState(null);
  const may = isRehearsed(one);
  const reset = () => setSaid(now);
  // What is said belongs to the rehearsal that it was said of.
  useEffect(reset, [one]);
  useEffect(() => {
    if (!may) return;
    query(KNOWN, { jenis: one.jenis.replaceAll('-', '_') }).then(
      ({ imporTemplat }) => setKnown(imporTemplat.kolom),
      onFault,
    );
  }, [may, one.jenis]);
  const put = (part) => setSaid((before) => ({ ...before, ...part }));
  const { body, changes } = changesOf(said, now);
  const send = () => act(() => ask(`/api/impor/${one.id}`, { method: 'PATCH', body }));
  const shared = { one, said, now, known: may ? known : null, put, busy };
  return html`<div class="tumpuk">
    <${Columns} ...${shared} />
    <${Constants} ...${shared} />
    <${Makes} ...${shared} />
    ${
      changes > 0 &&
      html`<${Bar} changes=${changes} send=${send} reset=${reset} busy=${busy}
        note=${'pemetaan' in body && 'Arti kolom diingat untuk berkas berikutnya.'} />`
    }
  </div>`;
}
