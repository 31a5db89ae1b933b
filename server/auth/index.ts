import type { Agent } from 'node:http';
import type { RequestContext } from '../context.ts';
import type { PgService } from '../pg_service.ts';
import { loadAdminKey, makeAdminKeyCheck } from './admin_key.ts';
import type { AuthConfig } from './auth_config.ts';
import { authenticate, type Sender, type TenantRule } from './authenticate.ts';
import type { AuthDeps } from './handlers.ts';
import { makeIdentityProviders } from './identity.ts';
import { makeSessionCheck } from './session_check.ts';
import { makeSessionGate } from './session_gate.ts';
import { loadSigningKeys } from './signing_keys.ts';
import { makeTokenService } from './token.ts';

/** Everything about who somebody is. */
export type Auth = {
  /** Who sends a request (see authenticate.ts for the rule and the errors). */
  authenticate(sender: Sender, requestId: string, rule?: TenantRule): Promise<RequestContext>;
  /** What the handlers of handlers.ts take as their first argument. */
  deps: AuthDeps;
  /** The body of /.well-known/jwks.json. */
  jwks: AuthDeps['tokens']['jwks'];
  /** The installation's admin key, for the line that start prints in development. */
  adminKey: string;
};

/** Loads the keys and makes the providers. Throws a StartError for a configuration that must not serve. */
export async function makeAuth(
  config: AuthConfig,
  pg: Pick<PgService, 'transaction'>,
  httpAgent?: Agent,
): Promise<Auth> {
  const adminKey = loadAdminKey(config);
  const tokens = makeTokenService(await loadSigningKeys(config), config.token);
  const gate = makeSessionGate(pg);
  const sessions = makeSessionCheck(gate);
  const providers = await makeIdentityProviders(config, httpAgent);
  const checks = { tokens, sessions, isAdminKey: makeAdminKeyCheck(adminKey) };
  return {
    authenticate: (sender, requestId, rule) => authenticate(checks, sender, requestId, rule),
    deps: { providers, tokens, gate, sessions, sessionTtlSeconds: config.token.sessionTtlSeconds },
    jwks: tokens.jwks,
    adminKey,
  };
}
