import type {
  DocumentNode,
  FragmentDefinitionNode,
  GraphQLError,
  GraphQLSchema,
  OperationDefinitionNode,
} from 'graphql';

/** A validated document with one operation. Keep the object: its plan is cached with it. */
export type Operation = {
  document: DocumentNode;
  definition: OperationDefinitionNode;
  fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  /** The schema that the plan of this operation is kept with, beside those of its kind. */
  schema: GraphQLSchema;
  /** One of our own, by `keep`. */
  own: boolean;
};

export type OperationResult = {
  /** Absent when the operation was refused before it ran. JSON values are `JsonText`. */
  data?: Record<string, unknown> | null;
  /** `originalError` is pg's own error; see `operationError`. */
  errors?: readonly GraphQLError[];
};
