/** What the address names: the import of `/impor#7`, or the bundle of `/impor#paket-7`. */

import { useEffect, useState } from '/halaman/preact.js';

const NOTHING = { id: 0, bundle: false };

function named() {
  const [, paket, id] = /^#(paket-)?(\d+)$/.exec(location.hash) ?? [];
  return id === undefined ? NOTHING : { id: Number(id), bundle: paket !== undefined };
}

/** Opens an import; 0 closes whatever is open. */
export function openImport(id) {
  if (id > 0) location.hash = `#${id}`;
  else {
    history.replaceState(null, '', location.pathname);
    dispatchEvent(new HashChangeEvent('hashchange'));
  }
}

export function openBundle(id) {
  location.hash = `#paket-${id}`;
}

/** {id, bundle} of what is open; the id is 0 where nothing is. */
export function useOpen() {
  const [open, setOpen] = useState(named);
  useEffect(() => {
    const look = () => setOpen(named());
    addEventListener('hashchange', look);
    look();
    return () => {
      removeEventListener('hashchange', look);
      // The number is of this tenant; another may have one of the same.
      openImport(0);
    };
  }, []);
  return open;
}
