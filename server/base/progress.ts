import { Listr } from 'listr2';

/** Shows steps to a person: alive on a terminal, one line a step elsewhere. */
export type Progress = {
  /** Runs one step; `report` shows what it is at. */
  step: <T>(title: string, work: (report: (text: string) => void) => Promise<T>) => Promise<T>;
};

export function makeProgress(terminal: boolean = process.stdout.isTTY === true): Progress {
  return { step: terminal ? stepOnTerminal : stepInLines };
}

async function stepOnTerminal<T>(
  title: string,
  work: (report: (text: string) => void) => Promise<T>,
): Promise<T> {
  let result: T | undefined;
  const list = new Listr(
    [
      {
        title,
        task: async (_context, task) => {
          result = await work((text) => {
            task.title = `${title}: ${text}`;
          });
        },
      },
    ],
    // Listr must not handle signals, and must not print errors: the caller of `step` does.
    {
      registerSignalListeners: false,
      rendererOptions: { collapseErrors: true, showErrorMessage: false },
    },
  );
  await list.run();
  return result as T;
}

async function stepInLines<T>(
  title: string,
  work: (report: (text: string) => void) => Promise<T>,
): Promise<T> {
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
