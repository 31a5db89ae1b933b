/** The one door: what the facade asks again and again stays planned, whatever clients send meanwhile. */
import { expect, test } from '@jest/globals';
import { type Door, makeDoor } from '../../server/graphql/door/door.ts';
import type { PgService } from '../../server/postgres/service.ts';
import '../../server/graphql/schema/environment.ts';
import { constant, makeGrafastSchema } from 'grafast';
import { SOMEBODY as context } from './somebody.ts';

/** Plans kept of what clients send, here; 500 where a schema says nothing. */
const KEPT = 3;

function openDoor(): { door: Door; planned: string[] } {
  const planned: string[] = [];
  const schema = makeGrafastSchema({
    typeDefs: 'type Query { kami(nomor: Int): Int, asing(nomor: Int): Int }',
    objects: {
      Query: {
        plans: {
          kami: (_root, { $nomor }) => {
            planned.push('kami');
            return $nomor;
          },
          asing: () => {
            planned.push('asing');
            return constant(1);
          },
        },
      },
    },
  });
  schema.extensions = { ...schema.extensions, grafast: { operationsCacheMaxLength: KEPT } };
  return { door: makeDoor({ pg: {} as PgService, schema }), planned };
}

test('more documents of others than are kept do not make our operations be planned anew', async () => {
  const { door, planned } = openDoor();
  const source = 'query ($n: Int) { kami(nomor: $n) }';
  const [kept, sent] = [door.keep(source), door.parse(source)];
  const ask = async (nomor: number) => {
    expect(await door.execute(kept, { n: nomor }, context)).toEqual({ data: { kami: nomor } });
  };
  await ask(1);
  await door.execute(sent, { n: 1 }, context);
  expect(planned).toEqual(['kami', 'kami']);
  const others = Array.from({ length: 2 * KEPT }, (_, nomor) => `{ asing(nomor: ${nomor}) }`);
  for (const other of others) await door.execute(door.parse(other), {}, context);
  const before = planned.length;
  expect(before).toBe(2 + others.length);
  await ask(2);
  await ask(3);
  expect(planned).toHaveLength(before);
  // The same document, as one of many, was forgotten.
  await door.execute(sent, { n: 2 }, context);
  expect(planned.slice(before)).toEqual(['kami']);
});
