/** The language that a request asks for with `Accept-Language`, and what its answer says of it. */
import type { Express } from 'express';
import { inLanguage, LANGUAGES, type Language } from '../base/language.ts';

/** What answers programs. Pages have words of their own, and are Indonesian. */
const DOORS = /^\/(?:api|graphql|mcp)(?:[/?]|$)/;

/** A header that names one of ours; `*` and other languages leave the choice to us. */
const OURS = new RegExp(`(?:^|,)\\s*(?:${LANGUAGES.join('|')})\\b`, 'i');

/** Runs what answers a request in its language. */
export function installLanguage(app: Express): void {
  app.use((request, response, next) => {
    if (!DOORS.test(request.url)) {
      next();
      return;
    }
    // None of ours: Indonesian, which also stands first where one likes all of them alike; then none is asked for.
    const asked = request.headers['accept-language'] ?? '';
    const chosen =
      OURS.test(asked) && (request.acceptsLanguages([...LANGUAGES]) as Language | false);
    response.setHeader('Content-Language', chosen || 'id');
    response.vary('Accept-Language');
    if (chosen) inLanguage(chosen, next);
    else next();
  });
}
