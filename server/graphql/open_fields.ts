import { type DocumentNode, Kind, type SelectionSetNode } from 'graphql';
import { HttpError } from '../base/errors.ts';

/** What a token without tenant may ask, as over REST: what is the user's own, and no tenant's. */
const OPEN_FIELDS: ReadonlySet<string> = new Set([
  '__typename',
  'aksesTenantRequest',
  'defaultTenantSet',
  'modulSaya',
  'notifikasiBaca',
  'notifikasiGet',
  'notifikasiList',
  'notifikasiPreferensi',
  'notifikasiPreferensiSet',
  'tenants',
]);

/**
 * Refuses a document that asks more than a token without tenant may. Looks at names only, so it costs nothing and can
 * come before the document is validated: neither tables nor the schema are for people who belong to nobody.
 *
 * @throws HttpError 403 OTTNT
 */
export function requireOpen({ definitions }: DocumentNode): void {
  for (const definition of definitions) {
    // Fragments of the root are refused with all others: a handful of fields needs none.
    const open = definition.kind === Kind.OPERATION_DEFINITION && isOpen(definition.selectionSet);
    if (!open) throw new HttpError(403, 'OTTNT', 'pilih tenant lebih dahulu');
  }
}

function isOpen({ selections }: SelectionSetNode): boolean {
  return selections.every(
    (selection) => selection.kind === Kind.FIELD && OPEN_FIELDS.has(selection.name.value),
  );
}
