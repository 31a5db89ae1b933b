/** Lays out workbooks and pages in a thread of its own: the server answers others meanwhile. */
import { getPriority, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { inLanguage } from '../../base/language.ts';
import type { Baris, Kepala } from './tabel.ts';

/** The thread's messages: the head, rows in parts, and that there are no more. */
export type RenderMessage =
  | { kepala: Kepala; format: 'xlsx' | 'pdf' }
  | { baris: Baris[] }
  | { selesai: true };

export type RenderAnswer = { bytes: Uint8Array<ArrayBuffer> } | { galat: string };

/** Requests come before files where processors are few. On Linux this is the thread's priority, elsewhere the process's. */
if (process.platform === 'linux') setPriority(Math.min(getPriority() + 10, 19));

let job: { kepala: Kepala; format: 'xlsx' | 'pdf'; rows: Baris[] } | undefined;

parentPort?.on('message', async (message: RenderMessage) => {
  if ('kepala' in message) job = { kepala: message.kepala, format: message.format, rows: [] };
  else if ('baris' in message) for (const row of message.baris) job?.rows.push(row);
  else {
    const done = job;
    job = undefined;
    if (done) await answer(done);
  }
});

async function answer({ kepala, format, rows }: NonNullable<typeof job>): Promise<void> {
  try {
    const made = await inLanguage(kepala.bahasa, async () =>
      format === 'pdf'
        ? (await import('./pdf.ts')).pdfOf(kepala, rows)
        : (await import('./xlsx.ts')).xlsxOf(kepala, rows),
    );
    const bytes = new Uint8Array(made);
    parentPort?.postMessage({ bytes } satisfies RenderAnswer, [bytes.buffer]);
  } catch (error) {
    const galat = error instanceof Error ? (error.stack ?? error.message) : String(error);
    parentPort?.postMessage({ galat } satisfies RenderAnswer);
  }
}
