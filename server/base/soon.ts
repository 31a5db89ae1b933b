/** Does `work` for a key once, `ms` after the first of several calls for it. */
export function makeSoon(ms: number, work: (key: string) => void): (key?: string) => void {
  const waiting = new Set<string>();
  return (key = '') => {
    if (waiting.has(key)) return;
    waiting.add(key);
    const now = () => {
      waiting.delete(key);
      work(key);
    };
    setTimeout(now, ms).unref();
  };
}
