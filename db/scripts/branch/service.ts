/** Makes branches soon after they were asked for, as part of a worker that knows the owner's address. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from '../../../server/base/log.ts';
import { type Deps, workBranches } from './make.ts';

/** How often it looks. */
const LOOK_MS = 2_000;

type BranchService = { stop(): Promise<void> };

export function startBranches(deps: Deps & { log: Logger }, lookMs = LOOK_MS): BranchService {
  const { log } = deps;
  const stopping = new AbortController();
  const { signal } = stopping;
  let said = '';
  const look = async () => {
    const failed = await workBranches(deps);
    for (const { kode, message } of failed)
      log.warn({ tenant: kode, reason: message }, 'cabang uji menunggu');
    said = '';
  };
  const loop = (async () => {
    while (!signal.aborted) {
      await look().catch(({ message }: Error) => {
        if (message !== said) log.warn({ reason: message }, 'cabang uji tidak dapat dikerjakan');
        said = message;
      });
      await sleep(lookMs, undefined, { signal, ref: false }).catch(() => {});
    }
  })();
  return {
    stop: async () => {
      stopping.abort();
      await loop;
    },
  };
}
