import { nodeIdCodec } from '../node_ids.ts';

const FIELD =
  'Global id of the row: its type and its key. Caches of clients tell rows apart by it, and `node` finds the row by it.';
const QUERY = 'The row with this global id; null where there is none.';

/** Rows of tables have a global `nodeId` beside their own keys: `id` is the number that REST shows. */
export const NodeIdPlugin: GraphileConfig.Plugin = {
  name: 'NodeIdPlugin',
  version: '1.0.0',
  after: ['NodePlugin', 'AddNodeInterfaceToSuitableTypesPlugin'],
  before: ['PgSimplifyInflectionPlugin'],
  inflection: {
    // There are no fields of that name: one for each table says nothing that `node` does not. Others ask for the word.
    add: {
      nodeById: (_options: unknown, typeName: string) => typeName,
    } as never,
    replace: {
      nodeIdFieldName: () => 'nodeId',
    },
  },
  schema: {
    hooks: {
      init: {
        before: ['PgTableNodePlugin'],
        callback(result, build) {
          build.registerNodeIdCodec?.(nodeIdCodec);
          return result;
        },
      },
      GraphQLInterfaceType(config) {
        return config.name === 'Node'
          ? { ...config, description: 'A row of a table, with its global id.' }
          : config;
      },
      GraphQLObjectType_fields_field(field, _build, { scope }) {
        if (scope.isRootQuery && scope.fieldName === 'node')
          return { ...field, description: QUERY };
        return field;
      },
      GraphQLObjectType_fields(fields) {
        const { nodeId } = fields;
        return nodeId ? { ...fields, nodeId: { ...nodeId, description: FIELD } } : fields;
      },
    },
  },
};
