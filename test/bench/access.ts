import { randomBytes, randomUUID } from 'node:crypto';
import { type Auth, makeAuth } from '../../server/auth/index.ts';
import { loadConfig } from '../../server/base/config.ts';
import type { Claims } from '../../server/base/context.ts';
import { makeLogger } from '../../server/base/log.ts';
import { makePgService, type PgService } from '../../server/postgres/service.ts';
import { type PgSettings, pgSettingsOf } from '../../server/postgres/settings.ts';
import type { World } from './world.ts';

export const EMAIL = 'kasir@bench.test';

/** The one user of the load, signed in once, staff of every tenant. */
export type Access = {
  pg: PgService;
  /** A token for a tenant, and the settings under which the server would run its requests. */
  enter(kode: string): Promise<{ token: string; settings: PgSettings }>;
};

/** Signs the user in until the run ends. At least one tenant must know the address. */
export async function openAccess(world: World): Promise<Access> {
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
    identity: {
      provider: 'bench',
      subject: EMAIL,
      email: EMAIL,
      emailVerified: true,
      nama: null,
    },
    ttlSeconds: 86_400,
    idempotencyKey: undefined,
    fingerprint: randomUUID(),
    refresh: { hash: randomBytes(32), iat: 0 },
  });
  const claims = { sub: session.user.id, email: EMAIL, sid: session.session_id };
  return {
    pg,
    enter: (kode) => enter(deps, { ...claims, tenant_kode: kode, peran: 'staff' }),
  };
}

async function enter(
  { gate, tokens }: Auth['deps'],
  asked: Omit<Claims, 'iat' | 'exp'>,
): Promise<{ token: string; settings: PgSettings }> {
  const state = await gate.check('bench', asked);
  if (!state.ok) throw new Error(`no access to ${asked.tenant_kode}: ${state.sebab}`);
  const { skema, peran_db, target } = state;
  const berakhir_pada = new Date(state.berakhir_pada);
  const { token } = await tokens.issue(asked, berakhir_pada);
  const settings = pgSettingsOf({
    requestId: 'bench',
    claims: { ...asked, iat: 0, exp: 0 },
    session: { berakhir_pada, skema, peran_db, target },
    adminKey: false,
  });
  return { token, settings };
}
