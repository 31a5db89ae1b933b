import { beforeAll, expect } from '@jest/globals';
import type { Answer } from '../helpers/server.ts';
import { type Description, readDescription } from './description.ts';
import { ask } from './request.ts';
import type { World } from './world.ts';

/** GETs of rows, as staff, which must be answered as described. */
export function openReading(world: World) {
  let description: Description;
  beforeAll(async () => {
    description = await readDescription(world);
  });
  return async (name: string, search = '', jenis?: string): Promise<Answer> => {
    const query = Object.fromEntries(new URLSearchParams(search));
    const params = jenis === undefined ? {} : { jenis };
    const answer = await ask(world, name, world.tokens.staff, { params, query });
    expect([answer.status, answer.text]).toEqual([200, expect.any(String)]);
    description.expectDescribed(name, answer);
    return answer;
  };
}
