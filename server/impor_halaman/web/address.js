/** The import that the address names, as `/impor#7`. */

import { useEffect, useState } from '/halaman/preact.js';

const namedId = () => Number(/^#(\d+)$/.exec(location.hash)?.[1] ?? 0);

/** Opens an import; 0 closes the one that is open. */
export function openImport(id) {
  if (id > 0) location.hash = `#${id}`;
  else {
    history.replaceState(null, '', location.pathname);
    dispatchEvent(new HashChangeEvent('hashchange'));
  }
}

/** The id of the import that is open, or 0. */
export function useOpenImport() {
  const [id, setId] = useState(namedId);
  useEffect(() => {
    const look = () => setId(namedId());
    addEventListener('hashchange', look);
    look();
    return () => {
      removeEventListener('hashchange', look);
      // The number is of this tenant; another may have one of the same.
      openImport(0);
    };
  }, []);
  return id;
}
