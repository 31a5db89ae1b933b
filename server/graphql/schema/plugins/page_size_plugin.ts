import { type ConnectionStep, type FieldArg, lambda, type Step } from 'grafast';
import { EXPORTABLE } from 'postgraphile/graphile-build';

export const DEFAULT_FIRST = 100;
export const MAX_FIRST = 500;

/**
 * A connection without `first` and `last` gives the first 100 rows. The greatest page (500), and which arguments may
 * stand beside each other, are checked before planning (limits.ts).
 */
export const PageSizePlugin: GraphileConfig.Plugin = {
  name: 'PageSizePlugin',
  version: '1.0.0',
  after: ['PgFirstLastBeforeAfterArgsPlugin'],
  schema: {
    hooks: {
      GraphQLObjectType_fields_field_args(args, _build, context) {
        const { isPgFieldConnection } = context.scope as { isPgFieldConnection?: boolean };
        if (!isPgFieldConnection || !args.first) return args;
        const { first, last, ...rest } = args;
        const description = `How many rows at most, 1 to ${MAX_FIRST}.`;
        const page = { ...first, defaultValue: DEFAULT_FIRST, description };
        if (!last) return { first: page, ...rest };
        // In this order: what `first` means depends on `last`.
        return {
          last: {
            ...last,
            description: `How many rows at most from the end, 1 to ${MAX_FIRST}; instead of first.`,
          },
          first: { ...page, applyPlan: applyFirst },
          ...rest,
        };
      },
    },
  },
};

/** `first` always has a value; it gives way to `last`. */
const applyFirst = EXPORTABLE(
  (lambda) =>
    (_$parent: Step, $connection: ConnectionStep<unknown>, arg: FieldArg): void => {
      const $first = arg.getRaw();
      const $last = $connection.getLast();
      $connection.setFirst(
        $last
          ? lambda([$first, $last], ([first, last]) => (last == null ? first : null), true)
          : $first,
      );
    },
  [lambda],
  'applyFirstUnlessLast',
);
