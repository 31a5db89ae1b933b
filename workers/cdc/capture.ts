import { Capture, type CaptureOptions } from './capture_stream.ts';
import { refusedLog } from './replication.ts';
import { ensureSlot } from './slot.ts';

/**
 * Reads a database's one slot and hands each change to the jobs that want its table. Each job has a queue of its own
 * and says itself what it has stored; WAL is kept for the slowest. A full queue makes all wait a moment, then the
 * others go on, and the slow one joins again, from its own position, when it has caught up.
 *
 * Throws CaptureBusy while another process reads the slot: the slot also decides who captures.
 */
export async function openCapture(options: CaptureOptions): Promise<Capture> {
  const from = await ensureSlot(options.url, options.slot).catch(refusedLog);
  const capture = new Capture(options, from);
  await capture.start(500);
  try {
    await capture.rebase();
  } catch (error) {
    await capture.close();
    throw error;
  }
  return capture;
}
