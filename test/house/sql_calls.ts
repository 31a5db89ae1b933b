/** Which function of SQL calls which, as their texts say it. */
import { readSqlFiles, type SqlFile } from '../../db/scripts/sql_files.ts';

/** `erp.draft_get` of the file that the database records as `erp/draft_get.sql`. */
const functionOf = ({ name }: SqlFile): string => name.replace(/\.sql$/, '').replace('/', '.');

/** What a call looks like; quoted text counts, since what is put together as text is called too. */
const CALL = /\b(erp(?:_private)?\.\w+)\s*\(/g;

/** The text that PostgreSQL runs: without comments, and without the head that names the function itself. */
const bodyOf = (text: string): string =>
  text
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/--.*$/gm, '')
    .replace(/create or replace function \S+\(/, '');

/**
 * Names that are built from parts, so that no text shows the call. Whoever builds another one is found by the words that
 * `builders` looks for, and stands here with what it calls.
 */
export const BUILT: Readonly<Record<string, string[]>> = {
  'erp_private.tenant_wall_trail': [
    'erp_private.tg__baris_audit',
    'erp_private.tg__transaksi_audit',
  ],
};

/** Lists whose rows are expressions, and the function that runs them. */
const RUN_BY: Readonly<Record<string, string>> = {
  'reference/ai.sql': 'erp_private.ai_compute',
  'reference/master_kolom.sql': 'erp_private.master_object',
};

const all = readSqlFiles();
export const sqlFunctions = all.filter(({ stage }) => stage === 'function');
const known = new Map(sqlFunctions.map((file) => [functionOf(file), file]));

export const roomOfFunction = (name: string): string | undefined => known.get(name)?.room?.name;

const namedIn = (text: string): string[] =>
  [...bodyOf(text).matchAll(CALL)].map(([, name = '']) => name).filter((name) => known.has(name));

export type SqlCall = { from: string; to: string };

/** Each call once: those of the texts, of lists of expressions, and of names that are built. */
export const sqlCalls: SqlCall[] = [
  ...all.flatMap((file) => {
    const from = file.stage === 'function' ? functionOf(file) : RUN_BY[file.name];
    return from === undefined ? [] : [...new Set(namedIn(file.text))].map((to) => ({ from, to }));
  }),
  ...Object.entries(BUILT).flatMap(([from, names]) => names.map((to) => ({ from, to }))),
];

/** Functions that put the name of one of ours together. */
export const builders = sqlFunctions
  .filter(({ text }) => /erp(_private)?\.%[Is]\(/.test(bodyOf(text)))
  .map(functionOf);

/** Triggers' functions that a text calls, which nobody may. Their own files make the triggers of platform tables. */
export const calledTriggers = sqlCalls.filter(
  ({ from, to }) => to.startsWith('erp_private.tg__') && from !== to && !(from in BUILT),
);

/** What of a name says its noun: `posting_begin` of `erp_private.worker_posting_begin`. */
export const nounOf = (name: string): string =>
  name.replace(/^erp(_private)?\./, '').replace(/^(worker_|tg__)/, '');
