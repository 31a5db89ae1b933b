import type { Express, Request, Response } from 'express';
import type { Auth } from './index.ts';

/** GET /.well-known/jwks.json: the public keys of our tokens. Public; may be kept for five minutes. */
export function installJwks(app: Express, auth: Pick<Auth, 'jwks'>): void {
  app.get('/.well-known/jwks.json', (_request: Request, response: Response) => {
    response.set('Cache-Control', 'public, max-age=300').json(auth.jwks);
  });
}
