/** Two words for judging: `…_problem` and `…_problems` answer messages, `…_refuse` raises. */
import { test } from '@jest/globals';
import { openCatalog } from './catalog.ts';

const { none } = openCatalog();

const FUNCTIONS = `pg_proc as p join pg_namespace as n on n.oid = p.pronamespace and n.nspname in ('erp', 'erp_private')`;

test('…_problem answers one message, …_problems all of them, …_refuse nothing', () =>
  none(
    `select p.oid::regprocedure::text as function, pg_get_function_result(p.oid) as answers
       from ${FUNCTIONS}
       join (values
         ('_problem$', '{text}'::text[]), ('_problems$', '{text[],SETOF text,text}'),
         ('_refuse$', '{void}'), ('_check(_|$)', '{}')
       ) as r (name, answers) on p.proname ~ r.name
      where pg_get_function_result(p.oid) <> all (r.answers)`,
  ));

test('what answers nothing and may not write can only raise, and is named for it', () =>
  none(
    `select p.oid::regprocedure::text as function from ${FUNCTIONS}
      where p.prorettype = 'void'::regtype and p.provolatile <> 'v'
        and p.proname !~ '_refuse$|^wajib_hak(_|$)'`,
  ));

test('no messages are asked for and dropped', () =>
  none(
    `select p.oid::regprocedure::text as function from ${FUNCTIONS}
      where p.prosrc ~* 'perform\\s+erp_private\\.\\w+_problems?\\M'`,
  ));
