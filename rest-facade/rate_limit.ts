/** Requests a second: per user once signed in, per address for sign-in. */
import { createHash } from 'node:crypto';
import type { Request, Response } from 'express';
import { type ClientRateLimitInfo, ipKeyGenerator, MemoryStore } from 'express-rate-limit';
import { HttpError } from '../server/errors.ts';
import { countHit, isOneOfMany } from '../server/processes/peer.ts';

export type Limiter = (req: Request, res: Response, key: string) => Promise<void>;

const WINDOW_MS = 1000;
const PARTITIONS_KEPT = 10_000;

/**
 * Makes a limiter that sets the RateLimit headers (draft 8 of the IETF) and throws 429. express-rate-limit counts; its
 * middleware, which hashes the key anew for each request, costs a tenth of what a short request does.
 *
 * @param perSecond 0 = off
 */
export function makeLimiter(name: string, perSecond: number): Limiter {
  if (perSecond === 0) return async () => {};
  const count = isOneOfMany ? (key: string) => countTogether(name, key) : countHere();
  const policies = new Map<string, string>();
  return async (_req, res, key) => {
    const info = await count(key);
    // What cannot be counted is let through: better a request too many than none.
    if (info === undefined) return;
    let policy = policies.get(key);
    if (policy === undefined) {
      policy = `"${name}"; q=${perSecond}; w=${WINDOW_MS / 1000}; pk=:${partitionOf(key)}:`;
      if (policies.size >= PARTITIONS_KEPT) policies.clear();
      policies.set(key, policy);
    }
    const { totalHits, resetTime } = info;
    const left = Math.max(perSecond - totalHits, 0);
    const until = resetTime?.getTime() ?? Date.now() + WINDOW_MS;
    const seconds = Math.max(0, Math.ceil((until - Date.now()) / 1000));
    res.setHeader('RateLimit', `"${name}"; r=${left}; t=${seconds}`);
    res.setHeader('RateLimit-Policy', policy);
    if (totalHits > perSecond) throw tooMany();
  };
}

type Count = (key: string) => Promise<ClientRateLimitInfo | undefined>;

function countHere(): Count {
  const store = new MemoryStore();
  store.init({ windowMs: WINDOW_MS } as Parameters<MemoryStore['init']>[0]);
  return (key) => store.increment(key);
}

/** Where several processes serve, in the one that started them. */
async function countTogether(limiter: string, key: string): ReturnType<Count> {
  try {
    const { totalHits, resetAt } = await countHit(limiter, key);
    return { totalHits, resetTime: new Date(resetAt) };
  } catch {
    return undefined;
  }
}

/** Tells two limits from each other without saying whose they are. */
function partitionOf(key: string): string {
  const digest = createHash('sha256').update(key).digest('hex').slice(0, 12);
  return Buffer.from(digest).toString('base64');
}

function tooMany(): HttpError {
  return new HttpError(429, 'HT429', 'terlalu banyak permintaan; ulangi sebentar lagi', {
    'Retry-After': '1',
  });
}

/** The address of a client, IPv6 by its network. */
export function addressOf(req: Request): string {
  return ipKeyGenerator(req.ip ?? '');
}
