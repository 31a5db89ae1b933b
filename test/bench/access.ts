import { randomBytes, randomUUID } from 'node:crypto';
import { makeAuth } from '../../server/auth/index.ts';
import { loadConfig } from '../../server/base/config.ts';
import { makeLogger } from '../../server/base/log.ts';
import { makePgService } from '../../server/postgres/service.ts';
import { pgSettingsOf } from '../../server/postgres/settings.ts';
import type { World } from './world.ts';

export const EMAIL = 'kasir@bench.test';

/** The one user of the load, signed in once, staff of every tenant. */
export type Access = Awaited<ReturnType<typeof openAccess>>;

/** Signs the user in until the run ends. At least one tenant must know the address. */
export async function openAccess(world: World) {
  const config = loadConfig(world.serverEnv);
  const pg = makePgService({
    connectionString: world.urls.app,
    max: 4,
    statementTimeoutMs: 60_000,
    lockTimeoutMs: 5_000,
  });
  world.onStop(() => pg.release());
  const { deps } = await makeAuth(config, pg, makeLogger(config));
  const session = await deps.gate.start('bench', {
    identity: { provider: 'bench', subject: EMAIL, email: EMAIL, emailVerified: true, nama: null },
    ttlSeconds: 86_400,
    idempotencyKey: undefined,
    fingerprint: randomUUID(),
    refresh: { hash: randomBytes(32), iat: 0 },
  });
  const claims = { sub: session.user.id, email: EMAIL, sid: session.session_id };
  /** A token for a tenant, and the context and settings under which the server would run its requests. */
  const enter = async (kode: string) => {
    const asked = { ...claims, tenant_kode: kode, peran: 'staff' } as const;
    const state = await deps.gate.check('bench', asked);
    if (!state.ok) throw new Error(`no access to ${kode}: ${state.sebab}`);
    const berakhir_pada = new Date(state.berakhir_pada);
    const { token } = await deps.tokens.issue(asked, berakhir_pada);
    const context = {
      requestId: 'bench',
      claims: { ...asked, iat: 0, exp: 0 },
      session: { ...state, berakhir_pada },
      adminKey: false,
    };
    return { token, context, settings: pgSettingsOf(context) };
  };
  return { pg, enter };
}
