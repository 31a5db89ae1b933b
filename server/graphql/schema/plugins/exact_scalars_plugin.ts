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

const NUMBER = 'https://www.rfc-editor.org/rfc/rfc8259#section-6';
/** Where the form of a scalar is written down; numbers are the text of a number of JSON. */
const SPECIFIED_BY: Readonly<Record<string, string>> = {
  numeric: NUMBER,
  int8: NUMBER,
  date: 'https://www.rfc-editor.org/rfc/rfc3339#appendix-A',
  timestamptz: 'https://www.rfc-editor.org/rfc/rfc3339#section-5.6',
  uuid: 'https://www.rfc-editor.org/rfc/rfc9562',
  JSON: 'https://www.rfc-editor.org/rfc/rfc8259',
  Cursor: 'https://relay.dev/graphql/connections.htm#sec-Cursor',
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
        const specifiedByURL = SPECIFIED_BY[config.name];
        if (config.name === 'JSON') {
          return { ...config, specifiedByURL, parseLiteral: scalars.parseJsonLiteral };
        }
        const domain = [...build.allPgCodecs].find(
          (codec) =>
            codec.domainOfCodec &&
            build.inflection.scalarCodecTypeName(codec as PgCodecAnyScalar) === config.name,
        );
        const kind = domain?.domainOfCodec?.name ?? BUILT_IN[config.name] ?? '';
        const reader = READERS[kind];
        const description = config.description ?? domain?.description;
        const url = specifiedByURL ?? SPECIFIED_BY[kind];
        return {
          ...config,
          ...reader,
          ...(description ? { description } : null),
          ...(url ? { specifiedByURL: url } : null),
        };
      },
    },
  },
};
