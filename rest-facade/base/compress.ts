/** Answers are compressed where the client takes that and there is enough to compress. */
import compression from 'compression';
import type { Request, Response } from 'express';

const THRESHOLD = 2048;
/** What varies every answer below /api. */
const USUAL = 'Origin, Accept-Language';
const compress = compression({ threshold: THRESHOLD });

/** Must be called before anything of a streamed answer is written. */
export function compressStream(req: Request, res: Response): void {
  compress(req, res, () => undefined);
}

/** Sends a whole body, whose Content-Type is set. */
export function endWith(req: Request, res: Response, body: string | Buffer): void {
  if (mayShrink(req, res, body)) compressStream(req, res);
  // `compression` wraps the response, which costs as much as the rest of a short answer. So short answers get only
  // the headers that it would set.
  else addVary(res);
  res.end(body);
}

function mayShrink({ method, headers }: Request, res: Response, body: string | Buffer): boolean {
  // What is not JSON may be of a type that is never compressed, and then says no Vary.
  if (!String(res.getHeader('Content-Type')).startsWith('application/json')) return true;
  if (method === 'HEAD' || headers['accept-encoding'] === undefined) return false;
  // A character is three bytes at most where JavaScript counts one.
  return body.length * 3 >= THRESHOLD && Buffer.byteLength(body) >= THRESHOLD;
}

function addVary(res: Response): void {
  const before = res.getHeader('Vary');
  if (before === undefined) res.setHeader('Vary', 'Accept-Encoding');
  else if (before === USUAL) res.setHeader('Vary', `${USUAL}, Accept-Encoding`);
  else res.vary('Accept-Encoding');
}
