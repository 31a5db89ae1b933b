import type { Config } from '../base/config.ts';
import type { Trace } from '../base/trace.ts';
import { checkServerLogin } from '../postgres/login_check.ts';
import { oldMinor } from '../postgres/minor.ts';
import { Nodes, withNodes } from '../postgres/nodes.ts';
import { makeOutboxWake } from '../postgres/outbox_wake.ts';
import { checkRelease } from '../postgres/release_check.ts';
import { CONNECT_MS, makePgService, type PgService } from '../postgres/service.ts';

type ServicesOptions = {
  config: Config;
  appUrl: string;
  /** The release that a database must have had to be served. */
  release: string;
  onError: (error: Error) => void;
  /** Called with what a database lacks, where that is accepted (MANAGED_POSTGRES). */
  onOpen: (facts: string[], url: string) => void;
  /** Called in production for a PostgreSQL that is older than wanted. */
  onOld: (reason: string) => void;
  /** Called for each node that requests come to. The function that it answers is called when that ends. */
  onNode: (url: string) => (() => void) | undefined;
  trace: Trace | undefined;
};

type Services = {
  pg: PgService;
  /** Connections of their own: however slowly clients read, other requests do not wait for them. */
  pgExport: PgService;
  nodes: Nodes;
};

/**
 * The ways to PostgreSQL: the platform's database and, made when they are first asked for, the nodes.
 *
 * @throws StartError for a login that is not safe, a database that is not migrated or not there
 */
export async function makeServices(options: ServicesOptions): Promise<Services> {
  const { appUrl, release, onNode, onOpen, onOld, config } = options;
  const { managed } = config.database;
  const connect = connector(options);
  const connectExport = exportConnector(options);
  const checked = (make: (url: string) => PgService) => async (url: string) => {
    const open = await checkServerLogin(url, managed);
    if (open.length > 0) onOpen(open, url);
    await checkRelease(url, release);
    const old = config.production ? await oldMinor(url) : undefined;
    if (old !== undefined) onOld(old);
    return make(url);
  };
  const platform = await checked(connect)(appUrl);
  const nodes = new Nodes({ platform, appUrl, connect: checked(connect), onNode });
  const exportNodes = new Nodes({ platform, appUrl, connect: checked(connectExport) });
  return {
    pg: withNodes(platform, nodes),
    pgExport: withNodes(connectExport(appUrl), exportNodes),
    nodes,
  };
}

const common = ({ config: { database }, onError, trace }: ServicesOptions) => ({
  trace,
  lockTimeoutMs: database.lockTimeoutMs,
  // A request that is never refused for waiting may wait at least as long as the others.
  connectMs: Math.max(CONNECT_MS, database.poolWaitMs),
  onError,
});

function connector(options: ServicesOptions): (url: string) => PgService {
  const { poolMax, poolKeep, poolTenants, poolWaitMs, statementTimeoutMs } =
    options.config.database;
  return (connectionString) => {
    const made: PgService = makePgService({
      ...common(options),
      connectionString,
      max: poolMax,
      keep: poolKeep,
      maxWaitMs: poolWaitMs,
      tenantsPerConnection: poolTenants,
      statementTimeoutMs,
      onCommit: makeOutboxWake(() => made.pool).tell,
    });
    return made;
  };
}

function exportConnector(options: ServicesOptions): (url: string) => PgService {
  const { max, timeoutMs } = options.config.export;
  return (connectionString) =>
    makePgService({
      ...common(options),
      connectionString,
      max,
      statementTimeoutMs: timeoutMs,
    });
}
