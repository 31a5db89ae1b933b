/** Requests a second: per user once signed in, per address for sign-in. */
import type { Request, Response } from 'express';
import { ipKeyGenerator, rateLimit } from 'express-rate-limit';
import { HttpError } from '../server/errors.ts';
import { isOneOfMany } from '../server/processes/peer.ts';
import { makeSharedStore } from './rate_store.ts';

export type Limiter = (req: Request, res: Response, key: string) => Promise<void>;

/**
 * Makes a limiter that sets the RateLimit headers and throws 429.
 *
 * @param perSecond 0 = off
 */
export function makeLimiter(name: string, perSecond: number): Limiter {
  if (perSecond === 0) return async () => {};
  const keys = new WeakMap<Request, string>();
  const limit = rateLimit({
    windowMs: 1000,
    limit: perSecond,
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    identifier: name,
    // What cannot be counted is let through: better a request too many than none.
    ...(isOneOfMany && { store: makeSharedStore(name), passOnStoreError: true }),
    keyGenerator: (req) => keys.get(req as Request) ?? '',
    handler: (_req, _res, next) => next(tooMany()),
  });
  return async (req, res, key) => {
    keys.set(req, key);
    await new Promise<void>((resolve, reject) => {
      const next = (error?: unknown) => (error === undefined ? resolve() : reject(error));
      Promise.resolve(limit(req, res, next)).catch(reject);
    });
  };
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
