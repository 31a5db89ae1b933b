/** A process that cannot end in order within this time ends anyway. */
const LIMIT_MS = 9500;

/**
 * Runs `stop` once, at the first signal to end, and then ends the process. Ctrl-C reaches us twice under npm (from
 * the terminal and from npm), so further signals mean nothing.
 */
export function onStopSignal(stop: () => Promise<void>, limitMs = LIMIT_MS): void {
  let stopping = false;
  const handle = () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), limitMs).unref();
    stop().then(
      () => process.exit(process.exitCode ?? 0),
      (error) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, handle);
}
