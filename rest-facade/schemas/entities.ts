/**
 * The master entities: request bodies, list parameters and OpenAPI are made from the lists of fields. The database checks
 * the same rules again; here they give early and complete messages.
 */
import { records } from '../../server/fields/list.ts';
import { type Entity, entityOf } from '../base/entity.ts';
import { asalAset } from './aset.ts';

export const ENTITIES: readonly Entity[] = records.map((list) =>
  entityOf(list, list.name === 'aset' ? { asal: asalAset } : {}),
);
