import type { PgCodecAnyScalar } from '@dataplan/pg';
import type { GraphQLScalarTypeConfig } from 'graphql';
import * as scalars from '../scalars.ts';

type Reader = Pick<
  GraphQLScalarTypeConfig<unknown, unknown>,
  'parseValue' | 'parseLiteral' | 'serialize'
>;

const DECIMAL: Reader = {
  serialize: scalars.serializeNumber,
  parseValue: scalars.parseDecimal,
  parseLiteral: scalars.parseDecimalLiteral,
};
const READERS: Readonly<Record<string, Reader>> = {
  numeric: DECIMAL,
  int8: {
    serialize: scalars.serializeNumber,
    parseValue: scalars.parseBigInteger,
    parseLiteral: scalars.parseBigIntegerLiteral,
  },
  date: { parseValue: scalars.parseDate, parseLiteral: scalars.parseDateLiteral },
  timestamptz: { parseValue: scalars.parseDatetime, parseLiteral: scalars.parseDatetimeLiteral },
  uuid: { parseValue: scalars.parseUuid, parseLiteral: scalars.parseUuidLiteral },
};
const BUILT_IN: Readonly<Record<string, string>> = {
  BigFloat: 'numeric',
  BigInt: 'int8',
  Date: 'date',
  Datetime: 'timestamptz',
  UUID: 'uuid',
};

/**
 * Numbers, dates and JSON are read exactly and refused by name when they are wrong. A domain is read like its base,
 * and keeps the comment of the domain, which PostGraphile drops.
 */
export const ExactScalarsPlugin: GraphileConfig.Plugin = {
  name: 'ExactScalarsPlugin',
  version: '1.0.0',
  schema: {
    hooks: {
      GraphQLScalarType(config, build) {
        if (config.name === 'JSON') return { ...config, parseLiteral: scalars.parseJsonLiteral };
        const domain = [...build.allPgCodecs].find(
          (codec) =>
            codec.domainOfCodec &&
            build.inflection.scalarCodecTypeName(codec as PgCodecAnyScalar) === config.name,
        );
        const reader = READERS[domain?.domainOfCodec?.name ?? BUILT_IN[config.name] ?? ''];
        const description = config.description ?? domain?.description;
        return { ...config, ...reader, ...(description ? { description } : null) };
      },
    },
  },
};
