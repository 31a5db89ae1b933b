import type { Writable } from 'node:stream';

type Work<T> = (report: (text: string) => void) => Promise<T>;

/** Shows steps to a person: alive on a terminal, one line a step elsewhere. */
export type Progress = {
  /** Runs one step; `report` shows what it is at. */
  step: <T>(title: string, work: Work<T>) => Promise<T>;
};

/** What is shown of a step under way. */
type Shown = { report: (text: string) => void; end: (last?: string) => void };

const FRAMES = '⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏';
const FRAME_MS = 80;
const ERASE = '\r\x1b[2K';

export type Terminal = Writable & { columns?: number };

export function makeProgress(
  isTerminal: boolean = process.stdout.isTTY === true,
  out: Terminal = process.stdout,
): Progress {
  const show = isTerminal ? showOnTerminal : showInLines;
  return {
    async step(title, work) {
      const started = performance.now();
      const shown = show(title, out);
      try {
        const result = await work(shown.report);
        const seconds = ((performance.now() - started) / 1000).toFixed(1);
        shown.end(`✓ ${title} (${seconds} dtk)`);
        return result;
      } catch (error) {
        shown.end(isTerminal ? `✗ ${title}` : undefined);
        throw error;
      }
    },
  };
}

/** One line that is drawn again and again. What others write meanwhile stands above it. */
function showOnTerminal(title: string, out: Terminal): Shown {
  let [frame, text] = [0, title];
  const write = out.write.bind(out);
  const draw = () => {
    const line = `${FRAMES[frame % FRAMES.length]} ${text}`;
    // A line that wraps could not be erased.
    write(`${ERASE}${line.slice(0, (out.columns ?? 80) - 1)}`);
    frame += 1;
  };
  const restored = [out, process.stderr].map((stream) => eraseBefore(stream, () => write(ERASE)));
  draw();
  const timer = setInterval(draw, FRAME_MS);
  return {
    report: (said) => {
      text = `${title}: ${said}`;
    },
    end: (last) => {
      clearInterval(timer);
      for (const restore of restored) restore();
      write(`${ERASE}${last}\n`);
    },
  };
}

/** Calls `erase` before each write to a stream, until the returned function is called. */
function eraseBefore(stream: Writable, erase: () => void): () => void {
  const { write } = stream;
  stream.write = ((...args: Parameters<typeof write>) => {
    erase();
    return write.apply(stream, args);
  }) as typeof write;
  return () => {
    stream.write = write;
  };
}

function showInLines(title: string, out: Writable): Shown {
  let saidAt = performance.now();
  return {
    report: (text) => {
      // A log does not need every percent.
      if (performance.now() - saidAt < 2000) return;
      saidAt = performance.now();
      out.write(`  ${title}: ${text}\n`);
    },
    end: (last) => {
      if (last !== undefined) out.write(`${last}\n`);
    },
  };
}
