/** Whatever GraphQL offers about rows is answered: each filter, order, relation, sum and group, to staff and to a viewer. */
import { beforeAll, expect, test } from '@jest/globals';
import { type Door, makeDoor } from '../../server/graphql/door/door.ts';
import { lists, operationsOf } from '../graphql/parts.ts';
import { openStory } from '../helpers/story.ts';
import { openPg } from '../postgres/pg.ts';

const { data, openToko } = openStory('few');

let tenant: string;
let door: Door;

beforeAll(async () => {
  tenant = (await openToko()).kode;
  door = makeDoor({ pg: openPg(data, { max: 1 }) });
});

/** Questions of one operation. */
const TOGETHER = 20;
const sources = lists.flatMap(operationsOf).map(({ source }) => source);
const operations: string[][] = [];
for (let at = 0; at < sources.length; at += TOGETHER) {
  operations.push(sources.slice(at, at + TOGETHER));
}

test('there are questions to ask', () => {
  expect(sources.length).toBeGreaterThan(2_000);
  expect(operations.length).toBeGreaterThan(100);
});

test.each(['staff', 'viewer'] as const)('%s is answered each question', async (peran) => {
  const context = await data.contextOf({ tenant, peran });
  const refused: string[] = [];
  for (const some of operations) {
    const fields = some.map((source, nth) => `a${nth}: ${source.slice(1, -1)}`);
    const { errors = [] } = await door.execute(door.parse(`{${fields.join(' ')}}`), {}, context);
    for (const { message, path } of errors) {
      refused.push(`${some[Number(`${path?.[0]}`.slice(1))]}: ${message}`);
    }
  }
  expect(refused).toEqual([]);
});
