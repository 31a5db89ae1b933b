import type { RequestContext } from '../base/context.ts';
import type { Logger } from '../base/log.ts';
import type { OnFailure } from '../base/outside.ts';
import { API_KEY, makeTries, UNKNOWN_KEY } from '../lines/tries.ts';
import type { PgService } from '../postgres/service.ts';
import { loadAdminKey, makeAdminKeyCheck } from './admin_key.ts';
import { makeKeyCheck } from './api_key.ts';
import type { AuthConfig } from './auth_config.ts';
import { authenticate, type TenantRule } from './authenticate.ts';
import type { AuthDeps } from './handlers.ts';
import { makeIdentityProviders } from './identity.ts';
import { makeQuota, type Quota } from './quota.ts';
import { makeRefreshTokens } from './refresh_token.ts';
import type { Sender } from './sender.ts';
import { makeSessionCheck } from './session_check.ts';
import { makeSessionGate } from './session_gate.ts';
import { loadSigningKeys } from './signing_keys.ts';
import { makeTokenService } from './token.ts';

/** Identity, sessions and tokens. */
export type Auth = {
  /** Who sends a request (see authenticate.ts for the rule and the errors). */
  authenticate(sender: Sender, requestId: string, rule?: TenantRule): Promise<RequestContext>;
  /** Counts a request that was authenticated (see quota.ts). */
  admit: Quota['admit'];
  /** What the handlers of handlers.ts take as their first argument. */
  deps: AuthDeps;
  /** The body of /.well-known/jwks.json. */
  jwks: AuthDeps['tokens']['jwks'];
  /** The operator's admin key, for the line that start prints in development. */
  adminKey: string;
};

/**
 * Loads the keys and makes the providers. `onKey` is called for each request of a key, with its id; undefined = it was refused. Throws a
 * StartError for a configuration that must not serve.
 */
export async function makeAuth(
  config: AuthConfig,
  pg: Pick<PgService, 'transaction'>,
  log: Pick<Logger, 'warn'>,
  onKey?: (sender: Sender, id: string | undefined) => void,
  onFailure?: OnFailure,
): Promise<Auth> {
  const adminKey = loadAdminKey(config);
  const keys = await loadSigningKeys(config);
  const tokens = makeTokenService(keys, config.token);
  const refreshTokens = makeRefreshTokens(keys.privateKey);
  const gate = makeSessionGate(pg);
  const sessions = makeSessionCheck(gate);
  const { sessionTtlSeconds } = config.token;
  const providers = await makeIdentityProviders(config);
  const isAdminKey = makeAdminKeyCheck({
    operatorKey: adminKey,
    tenantHash: gate.adminKey,
    countTry: makeTries(),
  });
  const apiKeys = makeKeyCheck({
    gate,
    countTry: makeTries(Date.now, API_KEY),
    countUnknown: makeTries(Date.now, UNKNOWN_KEY),
    onUse: onKey,
    onError: (err) => log.warn({ err }, 'pemakaian kunci API tidak tercatat'),
  });
  const quota = makeQuota({
    limits: config.quota,
    pg,
    gate,
    onError: (err) => log.warn({ err }, 'kuota tenant tidak terhitung'),
  });
  const checks = { tokens, sessions, keys: apiKeys, isAdminKey };
  return {
    authenticate: async (sender, requestId, rule) =>
      withAllowed(await authenticate(checks, sender, requestId, rule), config),
    admit: quota.admit,
    deps: { providers, tokens, refreshTokens, gate, sessions, sessionTtlSeconds, log, onFailure },
    jwks: tokens.jwks,
    adminKey,
  };
}

/** Admins with the key get the internal addresses that their webhooks may call. */
function withAllowed(context: RequestContext, { webhookAllow }: AuthConfig): RequestContext {
  return context.adminKey && webhookAllow.length > 0
    ? { ...context, alamatIzin: webhookAllow }
    : context;
}
