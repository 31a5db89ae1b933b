import type { RequestContext } from '../context.ts';
import { HttpError } from '../errors.ts';
import type { PgService } from '../pg_service.ts';
import {
  gateSettings,
  type PgSettings,
  pgSettingsOf,
  type TenantPlace,
  triggerSettings,
} from '../pg_settings.ts';

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
 * Sends a manual event to the stream of a tenant on nobody's behalf.
 *
 * @throws HttpError 403 OTTNT for a tenant that is not there, as for one that is somebody else's
 */
export async function triggerIn(pg: PgService, kode: string): Promise<void> {
  const { rows } = await pg.transaction(gateSettings('pemicu'), 'single_read', (client) =>
    client.query({
      text: 'select erp_private.session_tenant_place($1) as place',
      values: [kode],
    }),
  );
  const { place } = rows[0] as { place: TenantPlace | null };
  if (place === null) throw new HttpError(403, 'OTTNT', 'tenant ini bukan tenant permintaan');
  await triggerAs(pg, triggerSettings(kode, place));
}
