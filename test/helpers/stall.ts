/**
 * Loaded into a server process (`--import`): how much its main thread works at a stretch, whatever other processes do.
 * Time of the processor, not of the clock, so that a busy machine is no fault; and beside it what a fixed piece of work
 * takes here, so that a slow one is none. Asked over HTTP on the port that it writes into STALL_FILE.
 */
import { writeFileSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { isMainThread } from 'node:worker_threads';

export type Stall = {
  /** The longest stretch since one asked last, ms. */
  ms: number;
  /** The fixed work: a JSON text of 20,000 values, read and written, ms. */
  unitMs: number;
};

const file = process.env.STALL_FILE;
if (isMainThread && file !== undefined) watch(file);

function watch(path: string): void {
  const unitMs = Math.min(...Array.from({ length: 5 }, fixedWork));
  let ms = 0;
  let last = process.threadCpuUsage();
  setInterval(() => {
    ms = Math.max(ms, since(last));
    last = process.threadCpuUsage();
  }, 2).unref();
  const server = http.createServer((_request, response) => {
    // So that no request meets a kept connection that is closed just then.
    response.setHeader('connection', 'close');
    setTimeout(() => {
      response.end(JSON.stringify({ ms, unitMs } satisfies Stall));
      ms = 0;
    }, 10);
  });
  server.listen(0, '127.0.0.1', () => {
    writeFileSync(path, String((server.address() as AddressInfo).port));
  });
  server.unref();
}

function since(before: NodeJS.CpuUsage): number {
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

function fixedWork(): number {
  const text = JSON.stringify(Array.from({ length: 20_000 }, (_, n) => ({ kode: `K${n}` })));
  const before = process.threadCpuUsage();
  for (let round = 0; round < 3; round += 1) JSON.stringify(JSON.parse(text));
  return since(before);
}
