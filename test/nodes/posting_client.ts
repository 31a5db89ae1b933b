/** A client that posts one after the other, and repeats what was refused for a moment. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Rest } from '../helpers/server.ts';

/** One day for all: a request that is repeated after midnight is the same request. */
const HARI = new Date().toISOString().slice(0, 10);
export const jurnal = (jumlah: number) => ({
  tanggal: HARI,
  keterangan: 'Modal',
  detail: [
    { akun_kode: '1101', debit: jumlah },
    { akun_kode: '3101', kredit: jumlah },
  ],
});

/** Posts until it is stopped, with a pause where one is given; answers the numbers of the posted documents. */
export function postingClient(rest: Rest, pauseMs = 0) {
  const done: string[] = [];
  const failed: unknown[] = [];
  let refused = 0;
  let stopped = false;
  const loop = (async () => {
    while (!stopped) {
      const key = { 'idempotency-key': `txn:jurnal-umum:${randomUUID()}` };
      for (;;) {
        const { status, body } = await rest.post('/api/transaksi/jurnal-umum', jurnal(1), key);
        if (status === 503) {
          refused += 1;
          continue;
        }
        if (status === 201 || status === 200)
          done.push(body.nomor_transaksi ?? body.hasil?.nomor_transaksi);
        else failed.push([status, body]);
        break;
      }
      if (pauseMs > 0) await sleep(pauseMs);
    }
  })();
  return {
    end: async () => {
      stopped = true;
      await loop;
      return { done, failed, refused };
    },
  };
}
