/** The one door: what the facade asks again and again stays planned, whatever clients send meanwhile. */
import { expect, test } from '@jest/globals';
import { type Door, makeDoor } from '../../../server/graphql/door.ts';
import type { PgService } from '../../../server/postgres/service.ts';
import '../../../server/graphql/environment.ts';
import { constant, makeGrafastSchema } from 'grafast';

const sub = '00000000-0000-4000-8000-000000000000';
const context = {
  requestId: 'uji',
  claims: { sub, sid: sub, email: 'a@b.test', iat: 0, exp: 4e9 },
  session: { berakhir_pada: new Date(4e12), skema: null, peran_db: null, target: null },
  adminKey: false,
};

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
  return { door: makeDoor({ pg: {} as PgService, schema }), planned };
}

test('2,000 documents of others do not make our operations be planned anew', async () => {
  const { door, planned } = openDoor();
  const source = 'query ($n: Int) { kami(nomor: $n) }';
  const [kept, sent] = [door.keep(source), door.parse(source)];
  const ask = async (nomor: number) => {
    expect(await door.execute(kept, { n: nomor }, context)).toEqual({ data: { kami: nomor } });
  };
  await ask(1);
  await door.execute(sent, { n: 1 }, context);
  expect(planned).toEqual(['kami', 'kami']);
  for (let nomor = 0; nomor < 2_000; nomor += 1) {
    await door.execute(door.parse(`{ asing(nomor: ${nomor}) }`), {}, context);
  }
  expect(planned).toHaveLength(2_002);
  await ask(2);
  await ask(3);
  expect(planned).toHaveLength(2_002);
  // The same document, as one of many, was forgotten.
  await door.execute(sent, { n: 2 }, context);
  expect(planned.slice(2_002)).toEqual(['kami']);
});
