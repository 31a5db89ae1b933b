import { describe, expect, test } from '@jest/globals';
import { getNamedType, isInputObjectType } from 'graphql';
import { createBody } from '../../rest-facade/base/entity.ts';
import { makeOperation, makeRowsOperation } from '../../rest-facade/base/operation.ts';
import { keysOf } from '../../rest-facade/base/validation.ts';
import { exportNames } from '../../rest-facade/ekspor/asker.ts';
import { SEMUA_OPERATIONS } from '../../rest-facade/ekspor/semua/handler.ts';
import { endpointTable } from '../../rest-facade/endpoints/index.ts';
import { AI_OPERATIONS } from '../../rest-facade/handlers/ai_handlers.ts';
import { CETAK_OPERATIONS } from '../../rest-facade/handlers/cetak_handlers.ts';
import { LAMPIRAN_OPERATIONS } from '../../rest-facade/handlers/lampiran_handlers.ts';
import { IMPOR_OPERATIONS } from '../../rest-facade/impor/handlers.ts';
import { operationNames } from '../../rest-facade/install.ts';
import { ENTITIES } from '../../rest-facade/schemas/entities.ts';
import { BODIES, functionsOf } from '../../rest-facade/schemas/kinds.ts';
import { KIND_NAMES } from '../../server/answers/kinds.ts';
import { makeDoor } from '../../server/graphql/door/door.ts';
import { camel, snake } from '../../server/graphql/schema/names.ts';
import { ownFields } from '../../server/graphql/schema/own_fields.ts';
import type { PgService } from '../../server/postgres/service.ts';

const door = makeDoor({ pg: {} as PgService });
const endpoints = endpointTable({ docs: true });
const files = exportNames(endpoints);
const asked = [
  ...operationNames(endpoints),
  ...AI_OPERATIONS,
  ...CETAK_OPERATIONS,
  ...IMPOR_OPERATIONS,
  ...LAMPIRAN_OPERATIONS,
  ...files.documents,
  ...SEMUA_OPERATIONS.documents,
];
const rows = [...files.rows, ...SEMUA_OPERATIONS.rows];

/** The snake_case names of what a mutation takes as its document. */
function documentFields(mutation: string): string[] {
  const input = getNamedType(door.schema.getMutationType()?.getFields()[mutation]?.args[0]?.type);
  const dokumen = isInputObjectType(input) ? getNamedType(input.getFields().dokumen?.type) : null;
  return isInputObjectType(dokumen) ? Object.keys(dokumen.getFields()).map(snake).sort() : [];
}

describe('the facade fits the GraphQL schema', () => {
  test.each(asked)('%s', (name) => {
    expect(() => makeOperation(door, door.operationText(name))).not.toThrow();
  });

  test.each(rows)('%s has the columns of its file, in their order', (name, columns) => {
    expect(makeRowsOperation(door, door.operationText(name, columns)).columns).toEqual(columns);
  });

  test('every function of files is asked', () => {
    const names = [...asked, ...rows.map(([name]) => name)].map(camel);
    expect(names).toEqual(expect.arrayContaining(Object.keys(ownFields(door.schema))));
  });

  test.each(ENTITIES.map((entity) => [entity.name, entity] as const))(
    'the body of a %s is its input',
    (name, entity) => {
      expect(keysOf(createBody(entity)).sort()).toEqual(documentFields(camel(`${name}_create`)));
    },
  );

  test.each(KIND_NAMES)('the body of a %s is its input, and nothing else', (kind) => {
    const fields = documentFields(camel(`${functionsOf(kind)}_create`));
    expect(keysOf(BODIES[kind]).sort()).toEqual(fields);
    const unknown = expect.objectContaining({ code: 'unrecognized_keys', keys: ['gaib'] });
    expect(BODIES[kind].safeParse({ gaib: 1 }).error?.issues).toContainEqual(unknown);
  });
});
