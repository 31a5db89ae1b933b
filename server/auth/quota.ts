/** What a tenant may use: requests a day, counted by all servers together, and storage. */
import type { Config } from '../base/config.ts';
import type { Kuota, RequestContext } from '../base/context.ts';
import { HttpError } from '../base/errors.ts';
import { makeSoon } from '../base/soon.ts';
import type { PgService } from '../postgres/service.ts';
import { pgSettingsOf } from '../postgres/settings.ts';
import type { SessionGate } from './session_gate.ts';

export type Quota = {
  /**
   * Counts a request of a tenant, and says in its context what is used. The database refuses to add anything where the
   * storage is used up.
   *
   * @param always true for endpoints that say who the user is: they are served even when no request of the day is left
   * @throws HttpError 429 BTHRI where the requests of the day are used up
   */
  admit(context: RequestContext, always?: boolean): Promise<void>;
};

type QuotaDeps = {
  limits: Config['quota'];
  pg: Pick<PgService, 'transaction'>;
  gate: Pick<SessionGate, 'requests'>;
  /** Called when something could not be counted or measured; the request goes on. */
  onError?: ((error: unknown) => void) | undefined;
};

/** New requests are reported to the database together, this long after the first of them. */
const TELL_AFTER_MS = 2_000;
const MEASURE_AFTER_MS = 5 * 60_000;

/** `told`: requests of the day that the database counted for all servers. `fresh`: requests that came here since. */
type Requests = { told: number; fresh: number; until: number };
type Storage = { mib: number; measuredAt: number };

type Pace = { tellAfterMs?: number; measureAfterMs?: number };

export function makeQuota(deps: QuotaDeps, pace: Pace = {}): Quota {
  const { limits } = deps;
  const limitOf = (kind: keyof typeof limits, tenant: string): number =>
    limits[kind].own[tenant] ?? limits[kind].all;
  const countOne = makeCounter(deps, pace.tellAfterMs ?? TELL_AFTER_MS);
  const measure = makeMeasure(deps, pace.measureAfterMs ?? MEASURE_AFTER_MS);

  async function requests(tenant: string, always: boolean): Promise<Kuota['permintaan']> {
    const batas = limitOf('requests', tenant);
    const state = batas === 0 ? undefined : await countOne(tenant);
    if (!state) return null;
    const sampai = new Date(state.until).toISOString();
    if (state.told + state.fresh > batas) {
      // A request beyond the quota is not counted.
      state.fresh -= 1;
      if (!always) throw usedUp(batas, state.until);
    }
    return { batas, terpakai: state.told + state.fresh, sampai };
  }

  return {
    async admit(context, always = false) {
      const { tenant_kode: tenant } = context.claims ?? {};
      if (tenant === undefined || context.session?.skema == null) return;
      // What a branch takes counts for the tenant that it came from.
      const batas = limitOf('storage', context.session.induk ?? tenant);
      const permintaan = await requests(tenant, always);
      const used = batas === 0 ? undefined : await measure(tenant, context);
      const simpanan = used ? { batas, terpakai: used.mib } : null;
      if (permintaan || simpanan) context.kuota = { permintaan, simpanan };
    },
  };
}

/** Counts requests by tenant. The count is undefined where the database cannot be asked. */
function makeCounter({ gate, onError }: QuotaDeps, tellAfterMs: number) {
  const counted = new Map<string, Requests>();
  const once = shared<Requests>();

  async function tell(tenant: string): Promise<Requests> {
    const known = counted.get(tenant);
    const fresh = known?.fresh ?? 0;
    if (known) known.fresh = 0;
    try {
      const { permintaan, sampai } = await gate.requests(tenant, fresh);
      const since = counted.get(tenant)?.fresh ?? 0;
      const state = { told: permintaan, fresh: since, until: Date.parse(sampai) };
      counted.set(tenant, state);
      return state;
    } catch (error) {
      if (known) known.fresh += fresh;
      throw error;
    }
  }
  const tellOnce = (tenant: string): Promise<Requests | undefined> =>
    once(tenant, () => tell(tenant)).catch((error) => void onError?.(error));

  const tellLater = makeSoon(tellAfterMs, (tenant) => void tellOnce(tenant));

  return async (tenant: string): Promise<Requests | undefined> => {
    const known = counted.get(tenant);
    const current = known !== undefined && Date.now() < known.until;
    const state = current ? known : await tellOnce(tenant);
    if (!state) return undefined;
    tellLater(tenant);
    state.fresh += 1;
    return state;
  };
}

/** Measures the storage of tenants, each once in a while. Only a tenant's first request waits for the measuring. */
function makeMeasure({ pg, onError }: QuotaDeps, measureAfterMs: number) {
  const measured = new Map<string, Storage>();
  const once = shared<Storage>();

  async function measure(tenant: string, context: RequestContext): Promise<Storage> {
    const text = 'select erp.tenant_simpanan() as mib';
    const { rows } = await pg.transaction(pgSettingsOf(context), 'single_read', (client) =>
      client.query({ text, values: [] }),
    );
    const { mib } = rows[0] as { mib: string };
    const state = { mib: Number(mib), measuredAt: performance.now() };
    measured.set(tenant, state);
    return state;
  }

  return async (tenant: string, context: RequestContext): Promise<Storage | undefined> => {
    const known = measured.get(tenant);
    if (known && performance.now() - known.measuredAt < measureAfterMs) return known;
    const asked: Promise<Storage | undefined> = once(tenant, () => measure(tenant, context)).catch(
      (error) => void onError?.(error),
    );
    return known ?? asked;
  };
}

/** Callers that ask for the same name while an answer is under way share that answer. */
function shared<T>(): (name: string, ask: () => Promise<T>) => Promise<T> {
  const asked = new Map<string, Promise<T>>();
  return (name, ask) => {
    const known = asked.get(name);
    if (known) return known;
    const answer = ask().finally(() => asked.delete(name));
    asked.set(name, answer);
    return answer;
  };
}

function usedUp(batas: number, until: number): HttpError {
  const seconds = Math.max(1, Math.ceil((until - Date.now()) / 1000));
  const message = `permintaan: kuota tenant ini, ${batas} sehari, sudah terpakai sampai ${new Date(until).toISOString()}`;
  return new HttpError(429, 'BTHRI', message, { 'Retry-After': String(seconds) });
}
