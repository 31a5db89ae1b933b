import type { Express, Request, Response } from 'express';
import { errorBody, HttpError, toApiError } from '../base/errors.ts';
import type { Lifecycle } from '../base/lifecycle.ts';
import type { PgService } from '../postgres/service.ts';
import { gateSettings } from '../postgres/settings.ts';
import { bearsKey } from './bearer_key.ts';
import { requestIdOf } from './request_id.ts';

/** What the database says of itself, its migrations and the workers. */
type Probe = {
  database: boolean;
  worker: boolean;
  migrasi: boolean;
  /** Whether there is room for uploads where the server keeps them. */
  disk: boolean;
  /** Whether attached files can be kept and given back. */
  lampiran: boolean;
  /** Which nodes beside the platform's database answer. */
  nodes?: Readonly<Record<string, boolean>>;
};
type Prober = () => Promise<Probe>;

/** Checks beside the database. One that is absent counts as passed. */
type Beside = {
  nodes?: { states(): Promise<Record<string, boolean>> };
  /** Whether the server's own disks have room for uploads. */
  hasRoom?: () => Promise<boolean>;
  storeServes?: () => Promise<boolean>;
  /** Told why the database could not be asked, for the first of several failures in a row. */
  onFault?: (error: unknown) => void;
};

const well = async () => true;

const nothing: Probe = {
  database: false,
  worker: false,
  migrasi: false,
  disk: true,
  lampiran: true,
};

/**
 * Asks the database at most once a second, ten times while it is away, however many ask us: the endpoint is public.
 *
 * @param release hash of what this code makes of a database. A database that had it and went on to a newer release
 *   counts as migrated: functions serve the servers of the release before theirs.
 */
export function makeProber(pg: PgService, release: string, beside: Beside = {}): Prober {
  const { nodes, hasRoom = well, storeServes = well, onFault } = beside;
  let last: Promise<Probe> = Promise.resolve(nothing);
  let askAgainAt = 0;
  let isFaulty = false;
  const ask = async (): Promise<Probe> => {
    try {
      const settings = { ...gateSettings('health'), urgent: true, patient: true } as const;
      const text =
        'select erp_private.worker_alive() as worker, erp_private.rilis_dikenal($1) as migrasi';
      const { rows } = await pg.transaction(settings, 'read', (client) =>
        client.query({ text, values: [release] }),
      );
      const states = (await nodes?.states()) ?? {};
      isFaulty = false;
      return {
        database: true,
        ...(rows[0] as Pick<Probe, 'worker' | 'migrasi'>),
        nodes: states,
        disk: await hasRoom(),
        lampiran: await storeServes(),
      };
    } catch (error) {
      // Undefined function or schema: the database answers, and is not migrated yet.
      const { code } = error as { code?: string };
      const unmigrated = code !== undefined && /^(42883|3F000|42P01|22023|42704)$/.test(code);
      // The first of a row says why.
      if (!isFaulty) onFault?.(error);
      isFaulty = true;
      return { ...nothing, database: unmigrated };
    }
  };
  return () => {
    if (performance.now() >= askAgainAt) {
      askAgainAt = performance.now() + 1000;
      last = ask();
      // While the database is away, its return should be seen soon.
      void last.then(({ database }) => {
        if (!database) askAgainAt = Math.min(askAgainAt, performance.now() + 100);
      });
    }
    return last;
  };
}

const words = (good: boolean): string => (good ? 'ok' : 'mati');

function refuse(response: Response, message: string, more: Record<string, unknown> = {}): void {
  const error = toApiError(new HttpError(503, 'HT503', message));
  response
    .status(503)
    .set({ 'Retry-After': '1', 'Cache-Control': 'no-store' })
    .json({
      ...errorBody(error, response.req.originalUrl, new Date(), requestIdOf(response.req)),
      ...more,
    });
}

export type HealthDeps = {
  lifecycle: Lifecycle;
  version: string;
  probe: Prober;
  /** Whether a served database lacks some protections, as is accepted (MANAGED_POSTGRES). */
  isLessened?: () => boolean;
  /** Whether the asker may know the version and the names of nodes; by default everybody. */
  mayKnow?: (request: Request) => boolean;
};

/** Who may know them: in production whoever may read the figures, elsewhere everybody. */
export const whoMayKnow =
  (production: boolean, key: string | undefined) =>
  (request: Request): boolean =>
    !production || (key !== undefined && bearsKey(request, key));

/** Health as a person and a load balancer ask for it: whole, alive, ready. Public. */
export function installHealth(
  app: Express,
  { lifecycle, version, probe, isLessened = () => false, mayKnow = () => true }: HealthDeps,
): void {
  app.get(['/api/health', '/api/v1/health'], async (request: Request, response: Response) => {
    const { database, worker, migrasi, disk, lampiran, nodes = {} } = await probe();
    const states = Object.entries(nodes);
    const knows = mayKnow(request);
    const komponen = {
      database: words(database),
      worker: words(worker),
      migrasi: migrasi ? 'ok' : 'tertinggal',
      disk: disk ? 'ok' : 'penuh',
      lampiran: words(lampiran),
      ...(isLessened() ? { perlindungan: 'berkurang' } : null),
      ...(states.length === 0 || !knows
        ? null
        : { simpul: Object.fromEntries(states.map(([name, up]) => [name, words(up)])) }),
    };
    const waktu = new Date().toISOString();
    const body = { ...(knows ? { versi: version } : null), waktu, komponen };
    if (lifecycle.phase !== 'siap' || !database || !migrasi) {
      refuse(response, reason(lifecycle, database), { status: 'tidak siap', ...body });
      return;
    }
    response.set('Cache-Control', 'no-store').json({
      status: worker && disk && lampiran && states.every(([, up]) => up) ? 'ok' : 'terganggu',
      ...body,
    });
  });
  app.get(['/api/health/live', '/api/v1/health/live'], (_request: Request, response: Response) => {
    response.set('Cache-Control', 'no-store').json({ status: 'ok' });
  });
  app.get(
    ['/api/health/ready', '/api/v1/health/ready'],
    async (_request: Request, response: Response) => {
      const { database, migrasi } = await probe();
      if (lifecycle.phase !== 'siap' || !database || !migrasi) {
        refuse(response, reason(lifecycle, database));
        return;
      }
      response.set('Cache-Control', 'no-store').json({ status: 'ok' });
    },
  );
}

function reason({ phase }: Lifecycle, database: boolean): string {
  if (phase === 'berhenti') return 'layanan sedang berhenti';
  if (phase === 'memulai') return 'layanan sedang disiapkan';
  return database ? 'database belum dimigrasi' : 'database tidak dapat dihubungi';
}

/** While the server is being prepared everything but health is refused, so that nobody waits in vain. */
export function installGate(app: Express): void {
  app.use((_request: Request, response: Response) => refuse(response, 'layanan sedang disiapkan'));
}

export const noProbe: Prober = async () => nothing;
