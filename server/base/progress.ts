import { Listr } from 'listr2';

type Work<T> = (report: (text: string) => void) => Promise<T>;

/** Shows steps to a person: alive on a terminal, one line a step elsewhere. */
export type Progress = {
  /** Runs one step; `report` shows what it is at. */
  step: <T>(title: string, work: Work<T>) => Promise<T>;
};

export function makeProgress(terminal: boolean = process.stdout.isTTY === true): Progress {
  return { step: terminal ? stepOnTerminal : stepInLines };
}

async function stepOnTerminal<T>(title: string, work: Work<T>): Promise<T> {
  let result: T | undefined;
  const task = async (_context: unknown, shown: { title: string }) => {
    result = await work((text) => {
      shown.title = `${title}: ${text}`;
    });
  };
  // Listr must not handle signals, and must not print errors: the caller of `step` does.
  const rendererOptions = { collapseErrors: true, showErrorMessage: false };
  await new Listr([{ title, task }], { registerSignalListeners: false, rendererOptions }).run();
  return result as T;
}

async function stepInLines<T>(title: string, work: Work<T>): Promise<T> {
  const started = performance.now();
  let saidAt = started;
  const result = await work((text) => {
    // A log does not need every percent.
    if (performance.now() - saidAt < 2000) return;
    saidAt = performance.now();
    console.log(`  ${title}: ${text}`);
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`✓ ${title} (${seconds} dtk)`);
  return result;
}
