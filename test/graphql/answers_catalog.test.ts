/** The catalog and the descriptions of answers name the same functions and parts. */
import { expect, test } from '@jest/globals';
import { answerTypeDefinitions } from '../../server/answers/graphql_types.ts';
import { answerParts, answers, freeJson } from '../../server/answers/index.ts';
import { openDatabase } from '../helpers/database.ts';

const data = openDatabase();
const { parts } = answerTypeDefinitions();

test('every function that answers JSON is described, and nothing else', async () => {
  const names = await data.rows<{ proname: string }>(`select p.proname from pg_proc as p
        where p.pronamespace = 'erp'::regnamespace and p.prorettype in ('json'::regtype, 'jsonb'::regtype)
          and obj_description(p.oid) not like '@behavior -*%' order by 1`);
  expect([...answers.keys()].sort()).toEqual(names.map(({ proname }) => proname).sort());
});

test('all JSON in tables and composites is described, or free for a reason', async () => {
  const found = await data.rows<{
    part: string;
  }>(`select format('%s.%s', c.relname, a.attname) as part
         from pg_class as c
         join pg_attribute as a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
        where a.atttypid in ('json'::regtype, 'jsonb'::regtype) and (
            c.relnamespace = 'erp'::regnamespace and c.relkind = 'c'
              and c.relname !~ '(_input|^permintaan_list)$'
            or c.relnamespace = 'tenant_templat'::regnamespace and c.relkind = 'r'
              and has_column_privilege('erp_app', c.oid, a.attnum, 'select')
          )
        order by 1`);
  const described = [...answerParts.keys(), ...freeJson.keys()].sort();
  expect(found.map(({ part }) => part).sort()).toEqual(described);
  expect([...parts.keys()]).toEqual([...answerParts.keys()]);
});
