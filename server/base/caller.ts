/**
 * Who sends a request, as its token says: known from the moment when the token was found good, also where the request
 * is refused after it. For the log alone; what a request may do hangs on its context (context.ts).
 */
import type { Claims } from './context.ts';

/** A person by the id of the user, or a program by the id of its key; never what they show to prove it. */
export type Caller = {
  tenant?: string | undefined;
  role?: string | undefined;
  user?: string;
  key?: string;
};

const CALLER = Symbol('caller');
type Sent = { [CALLER]?: Caller | undefined };

export const callerOf = (request: object): Caller | undefined => (request as Sent)[CALLER];

export function setCaller(request: object, caller: Caller | undefined): void {
  (request as Sent)[CALLER] = caller;
}

export function callerOfClaims({ sub, kunci, tenant_kode: tenant, peran: role }: Claims): Caller {
  return { tenant, role, ...(kunci ? { key: sub } : { user: sub }) };
}
