import type { GraphQLSchema } from 'graphql';

/** The GraphQL schema that `npm run schema` made. */
export const schema: GraphQLSchema;
