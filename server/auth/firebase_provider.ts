import type { Agent } from 'node:http';
import type { DecodedIdToken } from 'firebase-admin/auth';
import { decodeProtectedHeader } from 'jose';
import { StartError } from '../base/config.ts';
import {
  IdentityInvalid,
  type IdentityProvider,
  IdentityUnavailable,
  identityOf,
} from './identity_provider.ts';

type FirebaseSettings = {
  projectId: string;
  emulatorHost: string | undefined;
  production: boolean;
  /** Longest wait for Google's certificates. */
  timeoutMs: number;
  /** Carries the requests for Google's certificates; for proxies and for tests without a network. */
  httpAgent?: Agent;
};

let apps = 0;

/** Firebase Authentication: RS256 ID tokens of one project, checked by firebase-admin. */
export async function makeFirebaseProvider(settings: FirebaseSettings): Promise<IdentityProvider> {
  const { projectId, emulatorHost, production, timeoutMs, httpAgent } = settings;
  // With this variable set, firebase-admin believes unsigned tokens.
  if (production && emulatorHost !== undefined) {
    throw new StartError('FIREBASE_AUTH_EMULATOR_HOST: dilarang di produksi');
  }
  // Loaded only where Firebase is configured: it is the slowest import of the server.
  const { initializeApp } = await import('firebase-admin/app');
  const { getAuth } = await import('firebase-admin/auth');
  apps += 1;
  const app = initializeApp({ projectId, ...(httpAgent ? { httpAgent } : null) }, `niaga-${apps}`);
  const auth = getAuth(app);

  async function verify(idToken: string) {
    let claims: DecodedIdToken;
    try {
      claims = await within(auth.verifyIdToken(idToken), timeoutMs);
    } catch (error) {
      if (error instanceof IdentityUnavailable) throw error;
      // firebase-admin gives every failure the same code; only its own texts begin like this.
      if (/^Error (fetching public keys|while making request)/.test((error as Error).message)) {
        throw new IdentityUnavailable('certificates of Google', { cause: error });
      }
      throw new IdentityInvalid(String(error), { cause: error });
    }
    // firebase-admin passes over critical extensions, which RFC 7515 tells to refuse when they are not understood.
    if ('crit' in decodeProtectedHeader(idToken)) throw new IdentityInvalid('crit');
    assertTimes(claims);
    const tenant = claims.firebase?.tenant;
    return identityOf(`firebase:${projectId}${tenant ? `/${tenant}` : ''}`, { ...claims });
  }

  return { issuer: `https://securetoken.google.com/${projectId}`, verify };
}

/** firebase-admin waits as long as Google lets it. */
async function within<T>(work: Promise<T>, timeoutMs: number): Promise<T> {
  const { promise: over, reject } = Promise.withResolvers<never>();
  const late = () =>
    reject(new IdentityUnavailable(`no certificates of Google in ${timeoutMs} ms`));
  const timer = setTimeout(late, timeoutMs);
  return Promise.race([work, over]).finally(() => clearTimeout(timer));
}

/** firebase-admin accepts a token without `exp`, or issued in the future; Firebase's own rules do not. */
function assertTimes(claims: DecodedIdToken): void {
  const now = Math.floor(Date.now() / 1000) + 5;
  if (!Number.isInteger(claims.exp)) throw new IdentityInvalid('exp is absent');
  for (const time of [claims.iat, claims.auth_time]) {
    if (!Number.isInteger(time) || time > now) throw new IdentityInvalid('iat or auth_time');
  }
}
