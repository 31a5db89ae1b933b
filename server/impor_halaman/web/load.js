/** An import as it stands, followed while it is under way. */

import { ask, currentSession } from '/halaman/api.js';
import { useEffect, useState } from '/halaman/preact.js';
import { follow } from '/halaman/stream.js';
import { isUnderWay } from './words.js';

/** Rows that are looked at for samples and for the first of the data: a header is among the first thirty. */
const FIRST_ROWS = 60;
/** Rows with findings that are grouped here; the file with remarks has them all. */
const PER_PAGE = 500;
const MOST_PAGES = 4;

/** Follows the progress until the import waits or is over. */
async function followed(id, signal, show) {
  const stop = new AbortController();
  signal.addEventListener('abort', () => stop.abort());
  await follow(`/api/impor/${id}/kemajuan`, {
    signal: stop.signal,
    onState: () => undefined,
    onEvent: ({ data }) => {
      const now = JSON.parse(data);
      // What it has become is shown whole, with its rows, which come by another question.
      if (isUnderWay(now)) show(now);
      else stop.abort();
    },
  });
}

async function findingsOf(id, signal) {
  const rows = [];
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const { baris } = await ask(`/api/impor/${id}?page=${page}&per_page=${PER_PAGE}`, { signal });
    rows.push(...baris);
    if (baris.length < PER_PAGE) return { rows, more: false };
  }
  return { rows, more: true };
}

/** {one, findings}: the import with its first rows, and its rows with findings; null until they are there. */
export function useImport(id, { onChange, onFault }) {
  const [turn, setTurn] = useState(0);
  const [one, setOne] = useState(null);
  const [findings, setFindings] = useState(null);
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const load = async () => {
      const url = `/api/impor/${id}?baris=semua&per_page=${FIRST_ROWS}`;
      let found = await ask(url, { signal });
      setOne(found);
      if (isUnderWay(found)) {
        await followed(id, signal, (now) => setOne((before) => ({ ...before, ...now })));
        if (signal.aborted) return;
        found = await ask(url, { signal });
        setOne(found);
        onChange();
      }
      setFindings(found.ringkasan.temuan > 0 ? await findingsOf(id, signal) : null);
    };
    load().catch((error) => {
      if (!signal.aborted || currentSession() === null) onFault(error);
    });
    return () => stop.abort();
  }, [id, turn]);
  const again = (answer) => {
    setOne((before) => ({ ...before, ...answer }));
    setTurn((now) => now + 1);
  };
  return { one, findings, again };
}
