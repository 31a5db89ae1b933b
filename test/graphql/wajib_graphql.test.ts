/** What an input's description calls required is refused when it is absent: all of it at once, each by its field. */
import { expect, test } from '@jest/globals';
import { KIND_NAMES } from '../../server/answers/kinds.ts';
import { REQUIRED } from '../../server/graphql/schema/descriptions_required.ts';
import { camel } from '../../server/graphql/schema/names.ts';
import { openWorld } from '../rest/world.ts';

const world = openWorld();

test.each(KIND_NAMES.map((kind) => kind.replaceAll('-', '_')))('%s', async (kind) => {
  const name = camel(kind);
  const type = `Dokumen${name.slice(0, 1).toUpperCase()}${name.slice(1)}Input`;
  const wanted = (REQUIRED[type] ?? '').split(' ').map((field) => `input.dokumen.${field}`);
  for (const act of ['Create', 'Simulate']) {
    const { body } = await world.server.graphql(
      `${world.tokens.admin}`,
      `mutation($d: ${type}!) {${name}${act}(input: {dokumen: $d}) {clientMutationId}}`,
      { d: {} },
    );
    const [{ extensions }] = body.errors;
    expect(extensions.code).not.toBe('VAGQL');
    expect(wanted.filter((field) => !extensions.fields?.includes(field))).toEqual([]);
  }
});
