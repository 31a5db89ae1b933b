import type { PgCodec } from '@dataplan/pg';
import { jsonbCodec, jsonCodec, xid8Codec } from '../codecs.ts';

/** By a type's name in `pg_catalog`, its codec and the scalar that it reads as. PostGraphile does not know xid8, of the outbox. */
const CODECS: ReadonlyMap<string, [codec: PgCodec, scalar: string]> = new Map([
  ['json', [jsonCodec, 'JSON']],
  ['jsonb', [jsonbCodec, 'JSON']],
  ['xid8', [xid8Codec, 'BigInt']],
]);

/** Gives types the codecs of codecs.ts, at the top level, in columns, composites and lists alike. */
export const OwnCodecsPlugin: GraphileConfig.Plugin = {
  name: 'OwnCodecsPlugin',
  version: '1.0.0',
  before: ['PgCodecsPlugin'],
  gather: {
    hooks: {
      async pgCodecs_findPgCodec(_info, event) {
        if (event.pgType.getNamespace()?.nspname !== 'pg_catalog') return;
        event.pgCodec ??= CODECS.get(event.pgType.typname)?.[0] ?? null;
      },
    },
  },
  schema: {
    hooks: {
      init: {
        before: ['PgCodecs'],
        callback(result, build) {
          for (const [codec, scalar] of CODECS.values()) {
            build.setGraphQLTypeForPgCodec(codec, ['input', 'output'], scalar);
          }
          return result;
        },
      },
    },
  },
};
