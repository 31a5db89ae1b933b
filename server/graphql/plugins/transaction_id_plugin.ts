import { xid8Codec } from '../codecs.ts';

/** The outbox keeps transaction ids (xid8), a type that PostGraphile does not know. They read as BigInt. */
export const TransactionIdPlugin: GraphileConfig.Plugin = {
  name: 'TransactionIdPlugin',
  version: '1.0.0',
  before: ['PgCodecsPlugin'],
  gather: {
    hooks: {
      async pgCodecs_findPgCodec(_info, event) {
        if (!event.pgCodec && event.pgType.typname === 'xid8') event.pgCodec = xid8Codec;
      },
    },
  },
  schema: {
    hooks: {
      init: {
        before: ['PgCodecs'],
        callback(result, build) {
          build.setGraphQLTypeForPgCodec(xid8Codec, ['input', 'output'], 'BigInt');
          return result;
        },
      },
    },
  },
};
