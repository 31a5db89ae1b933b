/** The page of one tenant: a place for files, the import or bundle that is open, and those of before. */

import { ApiError, ask, currentSession } from '/halaman/api.js';
import { html, useEffect, useRef, useState } from '/halaman/preact.js';
import { useOpen } from './address.js';
import { Bundle } from './bundle.js';
import { Drop } from './drop.js';
import { Earlier, EarlierBundles, PER_PAGE } from './earlier.js';
import { Import } from './import.js';

/** Why somebody sees nothing here. */
const Refused = ({ why }) => html`<main>
  <section class="kartu" role="alert">
    <h2>Impor tidak terbuka bagi Anda</h2>
    <p>${why}. Yang mengimpor adalah admin dan staff tenant ini; mintalah peran itu kepada adminnya.</p>
  </section>
</main>`;

/** {list, page, setPage}: a page of what came before, asked again at each `turn`. */
function useEarlier(url, turn, onFault) {
  const [list, setList] = useState(null);
  const [page, setPage] = useState(1);
  useEffect(() => {
    ask(`${url}?page=${page}&per_page=${PER_PAGE}`).then(setList, onFault);
  }, [turn, page]);
  return { list, page, setPage };
}

const sendTo = async (url, file, said) => {
  const body = new FormData();
  for (const [field, value] of Object.entries(said)) body.set(field, value);
  body.set('berkas', file);
  return (await ask(url, { body })).id;
};

export function Desk({ onSignedOut }) {
  const open = useOpen();
  const [kinds, setKinds] = useState([]);
  const [refused, setRefused] = useState('');
  const [fault, setFault] = useState('');
  const [turn, setTurn] = useState(0);
  // Files that were sent from this page, to send them again as another kind.
  const files = useRef(new Map());
  const fail = (error) => {
    if (currentSession() === null) onSignedOut();
    else if (error.name !== 'AbortError') setFault(error.message);
  };
  const refuse = (error) => {
    if (error instanceof ApiError && error.status === 403) setRefused(error.message);
    else fail(error);
  };
  const again = () => setTurn((now) => now + 1);
  useEffect(() => {
    ask('/impor/jenis.json').then(setKinds, fail);
  }, []);
  const imports = useEarlier('/api/impor', turn, refuse);
  const bundles = useEarlier('/api/impor/paket', turn, refuse);
  if (refused) return html`<${Refused} why=${refused} />`;
  if (imports.list === null)
    return html`<main>${fault && html`<p role="alert">${fault}</p>`}</main>`;
  const send = async (file, said) => {
    const id = await sendTo('/api/impor', file, said);
    files.current.set(id, file);
    again();
    return id;
  };
  const sendBundle = async (file) => {
    const id = await sendTo('/api/impor/paket', file, {});
    again();
    return id;
  };
  const shared = { kinds, send, onChange: again, onFault: fail, clear: () => setFault('') };
  const { id, bundle } = open;
  return html`<main>
    ${fault && html`<p role="alert">${fault}</p>`}
    <${Drop} sendBundle=${sendBundle} ...${shared} />
    ${id > 0 && bundle && html`<${Bundle} key=${`paket ${id}`} id=${id} ...${shared} />`}
    ${id > 0 && !bundle && html`<${Import} key=${id} id=${id} file=${files.current.get(id)} ...${shared} />`}
    ${bundles.list && html`<${EarlierBundles} list=${bundles.list} page=${bundles.page} onPage=${bundles.setPage} open=${open} />`}
    <${Earlier} list=${imports.list} page=${imports.page} onPage=${imports.setPage} open=${open} />
  </main>`;
}
