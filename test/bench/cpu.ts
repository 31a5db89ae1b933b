import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second, on every architecture that Node runs on. */
const TICK_MS = 10;

type Stat = { parent: number; ownMs: number; endedChildrenMs: number };

function statOf(pid: number | string): Stat | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name, in parentheses, may hold spaces.
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [parent = 0, user = 0, system = 0, endedUser = 0, endedSystem = 0] = [
      1, 11, 12, 13, 14,
    ].map((index) => fields[index]);
    return {
      parent,
      ownMs: (user + system) * TICK_MS,
      endedChildrenMs: (endedUser + endedSystem) * TICK_MS,
    };
  } catch {
    return undefined;
  }
}

/** CPU that a process has used since it began, all its threads together, in ms; NaN where there is no /proc. */
export function cpuOf(pid: number): number {
  return statOf(pid)?.ownMs ?? Number.NaN;
}

/** CPU of a process and of its children, those included that have ended, in ms; NaN where there is no /proc. */
function cpuOfFamily(pid: number): number {
  const head = statOf(pid);
  if (head === undefined) return Number.NaN;
  let total = head.ownMs + head.endedChildrenMs;
  for (const name of readdirSync('/proc')) {
    const stat = /^\d+$/.test(name) ? statOf(name) : undefined;
    if (stat?.parent === pid) total += stat.ownMs;
  }
  return total;
}

/** Memory that a process holds, or has held at most (VmHWM), in MiB; NaN where there is no /proc. */
export function memoryOf(pid: number, which: 'VmRSS' | 'VmHWM' = 'VmRSS'): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(new RegExp(`^${which}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1]) / 1024;
  } catch {
    return Number.NaN;
  }
}

/** CPU that two processes used, ms. PostgreSQL's is that of its children too. */
export type Used = { ms: number; node: number; postgres: number };

/** What some work took, and what it used meanwhile. */
export async function watched<T>(
  pids: { nodePid: number; postgresPid: number },
  work: () => Promise<T>,
): Promise<Used & { result: T }> {
  const read = () => [cpuOf(pids.nodePid), cpuOfFamily(pids.postgresPid)] as const;
  const [started, [node, postgres]] = [performance.now(), read()];
  const result = await work();
  const [ms, [nodeAfter, postgresAfter]] = [performance.now() - started, read()];
  return { result, ms, node: nodeAfter - node, postgres: postgresAfter - postgres };
}
