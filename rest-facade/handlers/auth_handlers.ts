/** The handlers of sign-in and sessions. */
import {
  type AuthDeps,
  chooseTenant,
  createSession,
  deleteSession,
  refreshByBearer,
  refreshByToken,
  type SignedIn,
} from '../../server/auth/handlers.ts';
import type { RequestContext } from '../../server/base/context.ts';
import type { Handler } from '../base/endpoint.ts';
import { REPLAYED } from '../run/respond.ts';

function signedIn({ requestId, claims, session }: RequestContext): SignedIn {
  if (!claims || !session) throw new Error('this handler is for signed-in users only');
  return { requestId, claims, session };
}

export function authHandlers(deps: AuthDeps): Record<string, Handler> {
  return {
    sesiCreate: async ({ input, context: { requestId }, key }) => {
      const answer = await createSession(deps, {
        requestId,
        id_token: String(input.body.id_token),
        idempotencyKey: key,
      });
      return 'idempotent' in answer.body ? { ...answer, headers: REPLAYED } : answer;
    },
    sesiDelete: ({ input, context }) =>
      deleteSession(deps, signedIn(context), input.query.semua === 'true' ? 'all' : 'own'),
    refresh: ({ input, context }) => {
      const { requestId, refusal } = context;
      const { refresh_token: refreshToken } = input.body;
      if (typeof refreshToken === 'string')
        return refreshByToken(deps, { requestId, refreshToken });
      if (refusal) throw refusal;
      return refreshByBearer(deps, signedIn(context));
    },
    pilihTenant: ({ input, context }) =>
      chooseTenant(deps, { ...signedIn(context), kode: input.params.kode ?? '' }),
  };
}
