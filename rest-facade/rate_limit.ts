/** Requests a second: per user once signed in, per address for sign-in. */
import { createHash } from 'node:crypto';
import type { Request, Response } from 'express';
import { ipKeyGenerator } from 'express-rate-limit';
import { HttpError } from '../server/errors.ts';

export type Limiter = (req: Request, res: Response, key: string) => Promise<void>;

const WINDOW_MS = 1000;

type Window = { hits: number; endsAt: number; policy: string };

/**
 * Makes a limiter that sets the RateLimit headers (draft 8) and throws 429. A second begins with a key's first
 * request.
 *
 * @param perSecond 0 = off
 */
export function makeLimiter(name: string, perSecond: number): Limiter {
  if (perSecond === 0) return async () => {};
  // In the order of their ends: a window that is opened again goes to the back.
  const windows = new Map<string, Window>();

  function open(key: string, now: number): Window {
    windows.delete(key);
    for (const [other, { endsAt }] of windows) {
      if (endsAt > now) break;
      windows.delete(other);
    }
    const policy = `"${name}"; q=${perSecond}; w=1; pk=:${partitionOf(key)}:`;
    const window = { hits: 0, endsAt: now + WINDOW_MS, policy };
    windows.set(key, window);
    return window;
  }

  return async (_req, res, key) => {
    const now = performance.now();
    let window = windows.get(key);
    if (window === undefined || window.endsAt <= now) window = open(key, now);
    window.hits += 1;
    const left = Math.max(perSecond - window.hits, 0);
    res.setHeader('RateLimit', `"${name}"; r=${left}; t=1`);
    res.setHeader('RateLimit-Policy', window.policy);
    if (window.hits > perSecond) throw tooMany();
  };
}

/** Tells one user's quota from another's without telling who it is. */
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
