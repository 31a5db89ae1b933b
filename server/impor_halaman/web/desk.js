/** The page of one tenant: a place for files, the import that is open, and those of before. */

import { ApiError, ask, currentSession } from '/halaman/api.js';
import { html, useEffect, useRef, useState } from '/halaman/preact.js';
import { useOpenImport } from './address.js';
import { Drop } from './drop.js';
import { Earlier } from './earlier.js';
import { Import } from './import.js';

/** Why somebody sees nothing here. */
const Refused = ({ why }) => html`<main>
  <section class="kartu" role="alert">
    <h2>Impor tidak terbuka bagi Anda</h2>
    <p>${why}. Yang mengimpor adalah admin dan staff tenant ini; mintalah peran itu kepada adminnya.</p>
  </section>
</main>`;

export function Desk({ onSignedOut }) {
  const id = useOpenImport();
  const [kinds, setKinds] = useState([]);
  const [list, setList] = useState(null);
  const [page, setPage] = useState(1);
  const [refused, setRefused] = useState('');
  const [fault, setFault] = useState('');
  const [turn, setTurn] = useState(0);
  // Files that were sent from this page, to send them again as another kind.
  const files = useRef(new Map());
  const fail = (error) => {
    if (currentSession() === null) onSignedOut();
    else if (error.name !== 'AbortError') setFault(error.message);
  };
  const again = () => setTurn((now) => now + 1);
  useEffect(() => {
    ask('/impor/jenis.json').then(setKinds, fail);
  }, []);
  useEffect(() => {
    ask(`/api/impor?page=${page}&per_page=10`).then(setList, (error) => {
      if (error instanceof ApiError && error.status === 403) setRefused(error.message);
      else fail(error);
    });
  }, [turn, page]);
  if (refused) return html`<${Refused} why=${refused} />`;
  if (list === null) return html`<main>${fault && html`<p role="alert">${fault}</p>`}</main>`;
  const send = async (file, said) => {
    const body = new FormData();
    for (const [field, value] of Object.entries(said)) body.set(field, value);
    body.set('berkas', file);
    const sent = await ask('/api/impor', { body });
    files.current.set(sent.id, file);
    again();
    return sent.id;
  };
  const shared = { kinds, send, onFault: fail, clear: () => setFault('') };
  return html`<main>
    ${fault && html`<p role="alert">${fault}</p>`}
    <${Drop} ...${shared} />
    ${id > 0 && html`<${Import} key=${id} id=${id} file=${files.current.get(id)} onChange=${again} ...${shared} />`}
    <${Earlier} list=${list} page=${page} onPage=${setPage} open=${id} />
  </main>`;
}
