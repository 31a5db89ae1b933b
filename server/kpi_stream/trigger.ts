import type { RequestContext } from '../base/context.ts';
import { HttpError } from '../base/errors.ts';
import type { PgService } from '../postgres/service.ts';
import type { PgSettings, TenantPlace } from '../postgres/settings.ts';
import { gateSettings, pgSettingsOf, triggerSettings } from '../postgres/settings.ts';

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
export async function triggerIn(pg: PgService, kode: string): Promise<void> {
  const text = 'select erp_private.session_tenant_place($1) as place';
  const { rows } = await pg.transaction(gateSettings('pemicu'), 'single_read', (client) =>
    client.query({ text, values: [kode] }),
  );
  const { place } = rows[0] as { place: TenantPlace | null };
  if (place === null) throw new HttpError(403, 'OTTNT', 'tenant ini bukan tenant permintaan');
  await triggerAs(pg, triggerSettings(kode, place));
}
