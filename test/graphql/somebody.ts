import type { RequestContext } from '../../server/base/context.ts';

const sub = '00000000-0000-4000-8000-000000000000';

/** Somebody who is signed in, for what asks no database who that is. */
export const SOMEBODY: RequestContext = {
  requestId: 'uji',
  claims: { sub, sid: sub, email: 'a@b.test', iat: 0, exp: 4e9 },
  session: { berakhir_pada: new Date(4e12), skema: null, peran_db: null, target: null },
  adminKey: false,
};
