import { getNamedType, isObjectType } from 'graphql';
import type { RequestContext } from '../../server/base/context.ts';
import { makeDoor } from '../../server/graphql/door/door.ts';
import type { PgService, PgTransaction } from '../../server/postgres/service.ts';
import { lists, operationsOf } from '../graphql/parts.ts';

export type Statement = { text: string; values: unknown[] };
export type Asked = {
  name: string;
  ask(): Promise<{ ms: number; statements: Statement[]; error?: string | undefined }>;
};

/** One that takes longer is ended: it is slow enough to be named. */
const LIMIT_MS = 2_000;

/** Every list as a page from both ends with its total, every relation of the first twenty rows, and what operationsOf says. */
function sources(): string[] {
  return lists.flatMap((list) => {
    const { field, row } = list;
    const { name } = field;
    const page = `{${name}(first: 20) {nodes {__typename}}}`;
    const ends = [`{${name} {totalCount}}`, `{${name}(last: 20) {totalCount nodes {__typename}}}`];
    const relations = Object.values(row.getFields()).flatMap((part) => {
      const type = getNamedType(part.type);
      if (!isObjectType(type)) return [];
      const inner = type.name.endsWith('Connection')
        ? `${part.name}(first: 20) {nodes {__typename}}`
        : `${part.name} {__typename}`;
      return [`{${name}(first: 20) {nodes {${inner}}}}`];
    });
    return [page, ...ends, ...relations, ...operationsOf(list).map(({ source }) => source)];
  });
}

export function graphqlQuestions(pg: PgService, context: RequestContext): Asked[] {
  let statements: Statement[] = [];
  const watched = (client: PgTransaction) => (options: { text: string; values?: unknown[] }) => {
    if (!options.text.startsWith('select erp_private.modul_refuse')) {
      statements.push({ text: options.text, values: options.values ?? [] });
    }
    return client.query(options as never);
  };
  const door = makeDoor({
    limitMs: LIMIT_MS,
    pg: {
      ...pg,
      open: async (settings, mode) => {
        const transaction = await pg.open(settings, mode);
        return {
          query: watched(transaction),
          cancel: () => transaction.cancel(),
          commit: () => transaction.commit(),
          rollback: () => transaction.rollback(),
        };
      },
    },
  });
  return sources().map((source) => {
    const operation = door.parse(source);
    return {
      name: source,
      async ask() {
        statements = [];
        const started = performance.now();
        const { errors } = await door.execute(operation, {}, context);
        const ms = performance.now() - started;
        return { ms, statements: errors ? [] : statements, error: errors?.[0]?.message };
      },
    };
  });
}
