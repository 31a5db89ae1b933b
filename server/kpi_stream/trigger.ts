import type { RequestContext } from '../base/context.ts';
import { HttpError } from '../base/errors.ts';
import type { PgService } from '../postgres/service.ts';
import type { PgSettings, TenantPlace } from '../postgres/settings.ts';
import { guestSettings, pgSettingsOf } from '../postgres/settings.ts';

/** Sends a manual event to the stream of the request's tenant, the only one that may be named. */
export const trigger = (
  pg: PgService,
  context: RequestContext,
  tenant: string | undefined,
): Promise<void> => triggerAs(pg, pgSettingsOf(context), tenant);

async function triggerAs(pg: PgService, settings: PgSettings, tenant?: string): Promise<void> {
  await pg.transaction(settings, 'single_write', (client) =>
    client.query({ text: 'select erp.dashboard_trigger($1)', values: [tenant ?? null] }),
  );
}

/**
 * Sends a manual event to the stream of a tenant without a signed-in user.
 *
 * @throws HttpError 403 OTTNT for a tenant that does not exist, as for one that is another user's
 */
export async function triggerIn(
  pg: PgService,
  place: TenantPlace | null,
  kode: string,
): Promise<void> {
  if (place === null) throw new HttpError(403, 'OTTNT', 'tenant ini bukan tenant permintaan');
  await triggerAs(pg, guestSettings(kode, place));
}
