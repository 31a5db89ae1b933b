/** A storm that does not end by itself. */
import type { Storm } from './client.ts';
import { openLines } from './record.ts';

/**
 * Does the work in a storm, for so long at most. After that no client asks again, and the failure says the last answer of each.
 *
 * @param where what else went on, in a line
 */
export async function within<T>(
  storm: Storm,
  boundMs: number,
  work: () => Promise<T>,
  where: () => string = () => '',
): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const lines = [where(), ...openLines(storm.record), ...storm.record.faults];
      storm.ended = true;
      reject(new Error([`Belum selesai sesudah ${boundMs} ms:`, ...lines].join('\n')));
    }, boundMs);
  });
  try {
    return await Promise.race([work(), late]);
  } finally {
    storm.ended = true;
    clearTimeout(timer);
  }
}
