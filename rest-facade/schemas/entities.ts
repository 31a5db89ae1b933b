/**
 * The master entities: request bodies, list parameters and OpenAPI are made from the lists of fields. The database checks
 * the same rules again; here they give early and complete messages.
 */
import { records } from '../../server/fields/list.ts';
import { type Entity, entityOf, type Field } from '../base/entity.ts';
import { idLuarOf, idLuarPatched } from '../base/id_luar.ts';
import { asalAset } from './aset.ts';

const idLuar: Field = {
  input: idLuarOf(),
  patched: idLuarPatched,
  nullable: true,
  filter: { kind: 'none' },
  unordered: true,
  beside: true,
  asked: true,
};

export const ENTITIES: readonly Entity[] = records.map((list) =>
  entityOf(list, { id_luar: idLuar, ...(list.name === 'aset' && { asal: asalAset }) }),
);
