/** Lays out papers in a thread of its own. */
import { parentPort } from 'node:worker_threads';
import type { Lembar } from './kertas.ts';
import { pdfOf } from './pdf.ts';

export type Answer = { bytes: Uint8Array<ArrayBuffer> } | { galat: string };

parentPort?.on('message', async (lembar: readonly Lembar[]) => {
  try {
    const bytes = new Uint8Array(await pdfOf(lembar));
    parentPort?.postMessage({ bytes } satisfies Answer, [bytes.buffer]);
  } catch (error) {
    const galat = error instanceof Error ? (error.stack ?? error.message) : String(error);
    parentPort?.postMessage({ galat } satisfies Answer);
  }
});
