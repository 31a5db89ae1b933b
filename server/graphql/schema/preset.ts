import './environment.ts';
import { PgAggregatesPreset } from '@graphile/pg-aggregates';
import { PgSimplifyInflectionPreset } from '@graphile/simplify-inflection';
import { PostGraphileAmberPreset } from 'postgraphile/presets/amber';
import { PostGraphileConnectionFilterPreset } from 'postgraphile-plugin-connection-filter';
import { nodeIdCodec } from './node_ids.ts';
import { AggregatesPlugin } from './plugins/aggregates_plugin.ts';
import { AnswersPlugin } from './plugins/answers_plugin.ts';
import { AttributesPlugin } from './plugins/attributes_plugin.ts';
import { ChildOrderPlugin } from './plugins/child_order_plugin.ts';
import { DescriptionsPlugin } from './plugins/descriptions_plugin.ts';
import { DimensionsPlugin } from './plugins/dimensions_plugin.ts';
import { ExactScalarsPlugin } from './plugins/exact_scalars_plugin.ts';
import { FeedPlugin } from './plugins/feed_plugin.ts';
import { FunctionsPlugin } from './plugins/functions_plugin.ts';
import { GroupPagePlugin } from './plugins/group_page_plugin.ts';
import { IndonesianNamesPlugin } from './plugins/indonesian_names_plugin.ts';
import { NodeIdPlugin } from './plugins/node_id_plugin.ts';
import { OwnCodecsPlugin } from './plugins/own_codecs_plugin.ts';
import { PageSizePlugin } from './plugins/page_size_plugin.ts';
import { ReportRelationsPlugin } from './plugins/report_relations_plugin.ts';
import { StableExportPlugin } from './plugins/stable_export_plugin.ts';

/** The schemas that make the GraphQL schema: the API, and the empty model of a tenant. */
export const SCHEMAS = ['erp', 'tenant_templat'];

// Fields that only lead back to Query, and a second, weaker `filter` say nothing in this API; a row's `nodeId` says its key.
const WITHOUT = [
  'BuiltinScalarConnectionsPlugin',
  'MutationPayloadQueryPlugin',
  'NodeAccessorPlugin',
  'NodeIdCodecBase64JSONPlugin',
  'NodeIdCodecPipeStringPlugin',
  'PgConditionArgumentPlugin',
  'PgConditionCustomFieldsPlugin',
  'PgIndexBehaviorsPlugin',
  'PgMutationPayloadEdgePlugin',
  'PgNodeIdAttributesPlugin',
  'QueryQueryPlugin',
  'RegisterQueryNodePlugin',
];

/**
 * How the GraphQL schema is made from the database. Used when the schema is exported; the server imports the result.
 *
 * Identifiers are unqualified, so that the same statement reaches the tenant whose schema is on the search_path.
 */
export const preset: GraphileConfig.Preset = {
  extends: [
    PostGraphileAmberPreset,
    PgSimplifyInflectionPreset,
    PostGraphileConnectionFilterPreset,
    PgAggregatesPreset,
  ],
  plugins: [
    AggregatesPlugin,
    AnswersPlugin,
    AttributesPlugin,
    ChildOrderPlugin,
    DescriptionsPlugin,
    DimensionsPlugin,
    ExactScalarsPlugin,
    FeedPlugin,
    FunctionsPlugin,
    GroupPagePlugin,
    IndonesianNamesPlugin,
    NodeIdPlugin,
    OwnCodecsPlugin,
    PageSizePlugin,
    ReportRelationsPlugin,
    StableExportPlugin,
  ],
  disablePlugins: WITHOUT,
  gather: { pgIdentifiers: 'unqualified' },
  schema: {
    // `-insert` would hide functions too: only the resources' own CRUD goes.
    defaultBehavior: ['-resource:insert', '-resource:update', '-resource:delete'].join(' '),
    connectionFilterComputedColumns: true,
    connectionFilterRelations: true,
    defaultNodeIdCodec: nodeIdCodec.name as never,
    pgForbidSetofFunctionsToReturnNull: true,
  },
};
