import { jsonbCodec, jsonCodec } from '../codecs.ts';

/** Gives `json` and `jsonb` the codecs that keep text, at the top level, in columns, composites and lists alike. */
export const ExactJsonPlugin: GraphileConfig.Plugin = {
  name: 'ExactJsonPlugin',
  version: '1.0.0',
  before: ['PgCodecsPlugin'],
  gather: {
    hooks: {
      async pgCodecs_findPgCodec(_info, event) {
        if (event.pgCodec || event.pgType.getNamespace()?.nspname !== 'pg_catalog') return;
        if (event.pgType.typname === 'json') event.pgCodec = jsonCodec;
        if (event.pgType.typname === 'jsonb') event.pgCodec = jsonbCodec;
      },
    },
  },
  schema: {
    hooks: {
      init: {
        before: ['PgCodecs'],
        callback(result, build) {
          for (const codec of [jsonCodec, jsonbCodec]) {
            build.setGraphQLTypeForPgCodec(codec, ['input', 'output'], 'JSON');
          }
          return result;
        },
      },
    },
  },
};
