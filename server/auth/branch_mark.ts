/** Every answer to a request in a branch says so, refusals too: docs/branches.md. */
import type { ServerResponse } from 'node:http';

export const BRANCH_HEADER = 'X-Niaga-Uji';

/** @param sender the request, as Express has it @param branch the branch's kode; undefined = the tenant is none */
export function markBranch(sender: object, branch: string | undefined): void {
  const { res } = sender as { res?: ServerResponse };
  if (branch !== undefined && res?.headersSent === false) res.setHeader(BRANCH_HEADER, branch);
}
