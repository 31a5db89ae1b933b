/** Tokens: who asks, kept fresh. */
import { bodyOf, NiagaError } from './error.ts';
import { RETRY, repeating, type Send } from './send.ts';

/** Who a client asks as. */
export type Session = {
  /** A token that is good for a while. `stale`: the one that the server just refused. */
  token(stale?: string): Promise<string>;
};

type Tokens = { token: string; expires_in: number; refresh_token: string };

/** A token is renewed this long before its end; a short one after half its life. */
const EARLY_MS = 60_000;

/** A session that sends the key of a service account (`niaga_sk_…`), which is never renewed. */
export const withKey = (key: string): Session => ({ token: async () => key });

/** Signing in twice does no harm, and the same refresh token has the same successor for a while. */
const sender = (send: Send = (request) => fetch(request)) => repeating(send, RETRY, true);

async function post(
  send: Send,
  url: string,
  body: object | undefined,
  bearer?: string,
): Promise<Tokens> {
  const response = await send(
    new Request(url, {
      method: 'POST',
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        ...(bearer && { authorization: `Bearer ${bearer}` }),
      },
      body: body ? JSON.stringify(body) : null,
    }),
  );
  if (!response.ok) throw NiagaError.of(response, await bodyOf(response));
  return response.json();
}

export type SessionOptions = {
  /** The server, as `https://niaga.example`. */
  baseUrl: string;
  /** Called with each new refresh token, for programs that go on with it after a restart. */
  onRefreshToken?: (refreshToken: string) => void;
  fetch?: Send;
  /** Milliseconds, as `Date.now()`; exchanged in tests. */
  now?: () => number;
};

/** A session that goes on with a refresh token of an earlier one. */
export function resume(refreshToken: string, options: SessionOptions): Session {
  const send = sender(options.fetch);
  return keep({ token: '', expires_in: 0, refresh_token: refreshToken }, send, options);
}

/**
 * Signs in with the ID token of the identity provider, and enters a tenant.
 *
 * @throws NiagaError 401, or 403 where the tenant is not the user's
 */
export async function signIn(
  who: { idToken: string; tenant: string },
  options: SessionOptions,
): Promise<Session> {
  const send = sender(options.fetch);
  const { token } = await post(send, `${options.baseUrl}/api/auth/sesi`, { id_token: who.idToken });
  const path = `/api/tenants/${encodeURIComponent(who.tenant)}/pilih`;
  const tokens = await post(send, `${options.baseUrl}${path}`, undefined, token);
  options.onRefreshToken?.(tokens.refresh_token);
  return keep(tokens, send, options);
}

function keep(first: Tokens, send: Send, options: SessionOptions): Session {
  const { baseUrl, onRefreshToken, now = Date.now } = options;
  /** When a token ends, and from when on another one is asked for. */
  const timesOf = ({ expires_in }: Tokens): { end: number; old: number } => {
    const life = expires_in * 1000;
    const end = now() + life;
    return { end, old: end - Math.min(EARLY_MS, life / 2) };
  };
  let tokens = first;
  let { end, old } = timesOf(first);
  let renewing: Promise<void> | undefined;
  const renew = async () => {
    tokens = await post(send, `${baseUrl}/api/auth/refresh`, {
      refresh_token: tokens.refresh_token,
    });
    ({ end, old } = timesOf(tokens));
    onRefreshToken?.(tokens.refresh_token);
  };
  return {
    async token(stale) {
      const held = tokens.token;
      if (stale === held || now() >= old) {
        // One renewal for all who wait: a refresh token is good once.
        renewing ??= renew().finally(() => {
          renewing = undefined;
        });
        await renewing.catch((error) => {
          // A token that could not be renewed early is used until it expires.
          if (stale === held || now() >= end) throw error;
        });
      }
      return tokens.token;
    },
  };
}
