import { totalmem } from 'node:os';

/** The memory that this process and its neighbours may use, MiB: the machine's, or what a container allows. */
export function memoryMib(): number {
  const allowed = process.constrainedMemory() || Number.POSITIVE_INFINITY;
  return Math.floor(Math.min(totalmem(), allowed) / 2 ** 20);
}
