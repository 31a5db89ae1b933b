import { EXPORTABLE } from 'postgraphile/graphile-build';
import { feedAnswer, subscribeFeed } from '../feed_step.ts';

const ROOT = 'What is told as it happens, over server-sent events.';
const FIELD =
  'What happened in the tenant after a cursor, and then whatever happens, as `perubahanSince` answers it: the first answer at once, ' +
  'however empty, the next ones when there is something. Who comes again gives the last `kursor` that he had.';

/** The one subscription: the feed of what happened. */
export const FeedPlugin: GraphileConfig.Plugin = {
  name: 'FeedPlugin',
  version: '1.0.0',
  after: ['AnswersPlugin'],
  schema: {
    hooks: {
      GraphQLObjectType(config, _build, { scope }) {
        if (!scope.isRootSubscription) return config;
        // What comes is a document, of which parts are selected.
        const { assertStep: _value, ...rest } = config;
        return { ...rest, description: ROOT };
      },
      GraphQLObjectType_fields(fields, build, { scope, fieldWithHooks }) {
        if (!scope.isRootSubscription) return fields;
        const perubahan = fieldWithHooks({ fieldName: 'perubahan' }, () => ({
          description: FIELD,
          type: build.getOutputTypeByName('PerubahanTenant'),
          args: { sejak: { type: build.getInputTypeByName('BigInt') } },
          subscribePlan: EXPORTABLE((subscribeFeed) => subscribeFeed, [subscribeFeed]),
          plan: EXPORTABLE((feedAnswer) => feedAnswer, [feedAnswer]),
        }));
        return build.extend(fields, { perubahan }, 'the feed');
      },
    },
  },
};
