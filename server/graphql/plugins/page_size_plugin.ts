export const DEFAULT_FIRST = 100;
export const MAX_FIRST = 500;

/** A connection without `first` gives 100 rows. The most, 500, is checked before planning (see limits.ts). */
export const PageSizePlugin: GraphileConfig.Plugin = {
  name: 'PageSizePlugin',
  version: '1.0.0',
  after: ['PgFirstLastBeforeAfterArgsPlugin'],
  schema: {
    hooks: {
      GraphQLObjectType_fields_field_args(args, _build, context) {
        const { isPgFieldConnection } = context.scope as { isPgFieldConnection?: boolean };
        if (!isPgFieldConnection || !args.first) return args;
        const description = `How many rows at most, 1 to ${MAX_FIRST}.`;
        return { ...args, first: { ...args.first, defaultValue: DEFAULT_FIRST, description } };
      },
    },
  },
};
