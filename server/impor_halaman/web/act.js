/** A change of what is open, and the look at what has become of it. */

import { useState } from '/halaman/preact.js';
import { openImport } from './address.js';

/** {act, busy}: `act` asks for a change, one at a time; what it answers is shown at once. */
export function useAct({ again, onChange, onFault, clear }) {
  const [busy, setBusy] = useState(false);
  const act = async (change, { closes = false } = {}) => {
    clear();
    setBusy(true);
    try {
      const answer = await change();
      if (closes) openImport(0);
      else again(answer ?? {});
    } catch (error) {
      onFault(error);
    } finally {
      onChange();
      setBusy(false);
    }
  };
  return { act, busy };
}
