type Attribute = { codec: { name: string; domainOfCodec?: { name: string } | undefined } };

// The aggregates' own words are not in the type of behaviors.
const NO_AGGREGATE = '-attribute:aggregate' as GraphileBuild.BehaviorString;
const NO_AGGREGATES = '-resource:aggregates' as GraphileBuild.BehaviorString;

/**
 * Aggregates are for amounts and quantities: the sum of ids says nothing, and every aggregate of every column would
 * make half of the schema. Counting is `totalCount`, which needs no aggregate.
 */
export const AmountAggregatesPlugin: GraphileConfig.Plugin = {
  name: 'AmountAggregatesPlugin',
  version: '1.0.0',
  schema: {
    entityBehavior: {
      pgCodecAttribute: {
        inferred: (behavior, [codec, name]) =>
          isAmount(codec.attributes[name]) ? [behavior] : [behavior, NO_AGGREGATE],
      },
      pgResource: {
        inferred: (behavior, { codec }) => {
          const attributes: Attribute[] = Object.values(codec.attributes ?? {});
          return attributes.some(isAmount) ? [behavior] : [behavior, NO_AGGREGATES];
        },
      },
    },
  },
};

function isAmount(attribute: Attribute | undefined): boolean {
  const codec = attribute?.codec;
  return (codec?.domainOfCodec ?? codec)?.name === 'numeric';
}
