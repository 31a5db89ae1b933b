const EVERY_MS = 20;
/** A single pause of this length counts for two thirds of itself, so that one pause is no overload. */
const MEMORY_MS = 500;

/** Measures how late this process reads what came in. */
export function watchLoop() {
  let ms = 0;
  let last = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    const late = Math.max(0, now - last - EVERY_MS);
    // Rises slowly and falls at once: as soon as the process reads in time again it is not late.
    ms = late < ms ? late : ms + (late - ms) * (1 - Math.exp((last - now) / MEMORY_MS));
    last = now;
  }, EVERY_MS);
  timer.unref();
  return {
    /** An average of about the last half second. */
    get ms() {
      return ms;
    },
    stop: () => clearInterval(timer),
  };
}
