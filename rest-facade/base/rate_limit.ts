/** Requests a second in this process: per user once signed in, per address for sign-in. */
import { createHash } from 'node:crypto';
import type { Request, Response } from 'express';
import { ipKeyGenerator } from 'express-rate-limit';
import { HttpError } from '../../server/base/errors.ts';
import { sentence } from '../../server/base/sentences.ts';
import { Rate } from '../../server/lines/rate.ts';

/** `own`: a limit of the key's own, in the place of the one for all. */
export type Limiter = (res: Response, key: string, own?: number | null) => void;

const WINDOW_MS = 1000;

/**
 * Makes a limiter that sets the RateLimit headers (draft 8 of the IETF) and throws 429. Each request gets its own count:
 * express-rate-limit's store answers what all have in common, so that of many at once each would be the last one.
 *
 * @param forAll 0 = off
 */
export function makeLimiter(name: string, forAll: number): Limiter {
  const rate = new Rate(WINDOW_MS);
  return (res, key, own) => {
    const perSecond = own ?? forAll;
    if (perSecond === 0) return;
    const { count, until } = rate.add(key);
    const left = Math.max(perSecond - count, 0);
    const seconds = Math.max(0, Math.ceil((until - Date.now()) / 1000));
    const policy = `"${name}"; q=${perSecond}; w=${WINDOW_MS / 1000}; pk=:${partitionOf(key)}:`;
    res.setHeader('RateLimit', `"${name}"; r=${left}; t=${seconds}`);
    res.setHeader('RateLimit-Policy', policy);
    if (count > perSecond) throw tooMany();
  };
}

/** A short hash of the key: tells the limits of two users apart without naming them. */
function partitionOf(key: string): string {
  const digest = createHash('sha256').update(key).digest('hex').slice(0, 12);
  return Buffer.from(digest).toString('base64');
}

function tooMany(): HttpError {
  return new HttpError(429, 'HT429', sentence('terlalu_sering'), {
    'Retry-After': '1',
  });
}

/** The address of a client, IPv6 by its network. */
export function addressOf(req: Request): string {
  return ipKeyGenerator(req.ip ?? '');
}
