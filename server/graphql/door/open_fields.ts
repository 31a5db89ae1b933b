import { type DocumentNode, Kind, type SelectionSetNode } from 'graphql';
import { HttpError } from '../../base/errors.ts';

/** Fields that a token without tenant may ask, as over REST: they show what is the user's own, and no tenant's. */
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
 * Refuses a document that asks more than a token without tenant may. It looks at names only, before the document is
 * validated: mistakes that validation finds would show names of the schema.
 *
 * @throws HttpError 403 OTTNT
 */
export function requireOpen({ definitions }: DocumentNode): void {
  for (const definition of definitions) {
    // Fragments at the root are refused; for so few fields they are not needed.
    const open = definition.kind === Kind.OPERATION_DEFINITION && isOpen(definition.selectionSet);
    if (!open) throw new HttpError(403, 'OTTNT', 'pilih tenant lebih dahulu');
  }
}

function isOpen({ selections }: SelectionSetNode): boolean {
  return selections.every(
    (selection) => selection.kind === Kind.FIELD && OPEN_FIELDS.has(selection.name.value),
  );
}
