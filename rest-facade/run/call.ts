import type { Request, Response } from 'express';
import type { RequestContext } from '../../server/base/context.ts';
import type { Logger } from '../../server/base/log.ts';
import type { Watch } from '../../server/streams/watch.ts';
import type { Endpoint, Handler } from '../base/endpoint.ts';
import type { Operation } from '../base/operation.ts';
import type { Limiter } from '../base/rate_limit.ts';
import type { Exporter } from '../ekspor/index.ts';
import type { Router } from './router.ts';

/** What a running facade has at hand. */
export type RunDeps = {
  log: Pick<Logger, 'error'>;
  clock: () => Date;
  production: boolean;
  router: Router;
  operations: ReadonlyMap<string, Operation>;
  handlers: Readonly<Record<string, Handler>>;
  exportReport: Exporter;
  authenticate(
    req: Request,
    requestId: string,
    rule?: Endpoint['tenantRule'],
  ): Promise<RequestContext>;
  watch: Pick<Watch, 'add'>;
  /** Asks the relay to settle, up to now, what a tenant's books know. */
  settle: (tenant: string, node?: string) => void;
  limitUser: Limiter;
  /** Counts a request for its tenant's quota; `always`: served also where none is left. @throws HttpError 429 */
  admit(context: RequestContext, always?: boolean): Promise<void>;
  limitSignIn: Limiter;
};

/** One request on its way. */
export type Call = {
  deps: RunDeps;
  req: Request;
  res: Response;
  endpoint: Endpoint;
  params: Readonly<Record<string, string>>;
  requestId: string;
};
