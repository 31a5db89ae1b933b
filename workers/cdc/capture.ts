import { StreamingCapture } from './capture_stream.ts';
import type { Capture, CaptureOptions } from './capture_types.ts';
import { ensureSlot } from './slot.ts';

export * from './capture_types.ts';
export { PositionLost } from './change.ts';
export { CaptureBusy } from './replication.ts';
export { dropSlot } from './slot.ts';

/**
 * Reads a database's one slot and hands each change to the jobs that want its table. Each job has a queue of its own
 * and says itself what it has stored; WAL is kept for the slowest. A full queue makes all wait a moment, then the
 * others go on, and the slow one joins again, from its own position, when it has caught up.
 *
 * Throws CaptureBusy while another process reads the slot: the slot also decides who captures.
 */
export async function openCapture(options: CaptureOptions): Promise<Capture> {
  const from = await ensureSlot(options.url, options.slot);
  const capture = new StreamingCapture(options, from);
  await capture.start(500);
  try {
    await capture.rebase();
  } catch (error) {
    await capture.close();
    throw error;
  }
  return capture;
}
