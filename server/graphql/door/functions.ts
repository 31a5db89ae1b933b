import type { PgCodec } from '@dataplan/pg';
import { registry, schema } from '../schema/generated/schema.js';
import { camel } from '../schema/names.ts';

/** A SQL function of `erp` that GraphQL shows, with the types of its arguments and its result. */
export type SqlFunction = {
  /** Its SQL name, as `master_list`. */
  name: string;
  parameters: readonly { name: string; codec: PgCodec }[];
  result: PgCodec;
  /** VOLATILE: a mutation in GraphQL, a writing transaction. */
  writes: boolean;
};

/** Every function that is a root field of the GraphQL schema, by the field's name; nothing else can be called. */
export const functions: ReadonlyMap<string, SqlFunction> = new Map(
  Object.values(registry.pgResources).flatMap((resource) => {
    const { name, parameters, codec, isMutation } = resource;
    if (!parameters) return [];
    const type = isMutation ? schema.getMutationType() : schema.getQueryType();
    if (!type?.getFields()[camel(name)]) return [];
    const named = parameters.map((one) => ({ name: one.name ?? '', codec: one.codec }));
    return [[camel(name), { name, parameters: named, result: codec, writes: isMutation }] as const];
  }),
);
