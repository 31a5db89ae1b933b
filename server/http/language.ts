/** The language that a request asks for with `Accept-Language`, and what its answer says of it. */
import type { Express } from 'express';
import { inLanguage, LANGUAGES } from '../base/language.ts';

/** What answers programs. Pages have words of their own, and are Indonesian. */
const DOORS = /^\/(?:api|graphql|mcp)(?:[/?]|$)/;

/** Runs what answers a request in its language. */
export function installLanguage(app: Express): void {
  app.use((request, response, next) => {
    if (!DOORS.test(request.url)) {
      next();
      return;
    }
    // None of ours: Indonesian, which also stands first where one likes all of them alike.
    const asked = request.headers['accept-language'];
    const chosen = (asked !== undefined && request.acceptsLanguages([...LANGUAGES])) || 'id';
    response.setHeader('Content-Language', chosen);
    response.vary('Accept-Language');
    if (chosen === 'en') inLanguage(chosen, next);
    else next();
  });
}
