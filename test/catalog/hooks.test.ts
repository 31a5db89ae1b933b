import { expect, test } from '@jest/globals';
import { readHooks } from '../../db/scripts/sql_files.ts';
import { kindLists } from '../../server/fields/kinds.ts';
import { openCatalog } from './catalog.ts';

/** What kinds of transactions add stands in one list: db/templates/hook/hook.json. */
const { owner } = openCatalog();

const hooks = readHooks();
const calls = Object.entries(hooks).flatMap(([kind, given]) =>
  Object.entries(given).map(([hook, call]) => ({
    kind,
    hook,
    call,
    name: call.replace(/\(.*/, ''),
  })),
);

/** What the function of a hook answers: its type, or columns that must be among those that it has. */
const ANSWERS: Readonly<Record<string, string | string[]>> = {
  post: 'void',
  many: 'boolean',
  judge: ['kepala', 'baris'],
  moves: 'erp_private.gerak[]',
  value: ['kepala', 'baris', 'ayat'],
  estimate: ['kepala', 'baris'],
  receive: 'boolean',
  void: 'void',
};

type Found = { nama: string; hasil: string; kolom: string[]; sedikit: number; banyak: number };

const functions = async () => {
  const rows = await owner(
    `select p.proname as nama, pg_get_function_result(p.oid) as hasil, p.pronargs as banyak,
            p.pronargs - p.pronargdefaults as sedikit,
            coalesce(array(select n.nama from unnest(p.proargnames, p.proargmodes) as n (nama, cara)
                            where n.cara in ('o', 'b')), '{}') as kolom
       from pg_proc as p where p.pronamespace = 'erp_private'::regnamespace`,
  );
  return new Map((rows as Found[]).map((row) => [row.nama, row]));
};

/** The arguments of a call: commas outside of parentheses and quotes. */
const argumentsOf = (call: string): number => {
  const inner = call.slice(call.indexOf('(') + 1, -1).replace(/'[^']*'/g, "''");
  let depth = 0;
  return [...inner].reduce((count, sign) => {
    depth += sign === '(' ? 1 : sign === ')' ? -1 : 0;
    return sign === ',' && depth === 0 ? count + 1 : count;
  }, 1);
};

test('every kind is posted, and every mode of one, and the list names no other hooks', async () => {
  const kinds = await owner('select jenis::text from erp.jenis_transaksi_ref order by jenis::text');
  const modes = kindLists.flatMap(({ name, mode }) =>
    Object.keys(mode).map((one) => `${name.replaceAll('_', '-')}/${one}`),
  );
  expect(Object.keys(hooks).sort()).toEqual([...kinds.map(({ jenis }) => jenis), ...modes].sort());
  expect(Object.entries(hooks).filter(([, { post }]) => !post)).toEqual([]);
  expect([...new Set(calls.map(({ hook }) => hook))].sort()).toEqual(Object.keys(ANSWERS).sort());
});

test('the function of each hook is there, takes what it is given and answers what is asked', async () => {
  const known = await functions();
  const wrong = calls.filter(({ hook, call, name }) => {
    const found = known.get(name);
    const answer = ANSWERS[hook] as string | string[];
    const given = argumentsOf(call);
    return !(
      found &&
      given >= found.sedikit &&
      given <= found.banyak &&
      (Array.isArray(answer)
        ? answer.every((column) => found.kolom.includes(column))
        : found.hasil === answer)
    );
  });
  expect(wrong).toEqual([]);
});

test('a function named like a hook is listed', async () => {
  const kinds = Object.keys(hooks).map((kind) => kind.replaceAll('-', '_'));
  const like = new RegExp(
    `^((posting|massal|terima|void)_(${kinds.join('|')})|(${kinds.join('|')})_(judge|moves|value)|(?!akun_).*_judge)$`,
  );
  const listed = new Set(calls.map(({ name }) => name));
  const names = [...(await functions()).keys()].filter((name) => like.test(name));
  // Asks the kinds.
  expect(names.filter((name) => !listed.has(name))).toEqual(['massal_judge']);
});
