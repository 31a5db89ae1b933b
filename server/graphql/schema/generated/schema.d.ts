import type { PgRegistry } from '@dataplan/pg';
import type { GraphQLSchema } from 'graphql';

/** The GraphQL schema that `npm run schema` made. */
export const schema: GraphQLSchema;

/** The tables, functions and types that it was made of. */
export const registry: PgRegistry;
