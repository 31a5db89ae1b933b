import type { PgResource } from '@dataplan/pg';
import type { Step } from 'grafast';
import { EXPORTABLE } from 'postgraphile/graphile-build';
import { documentKey } from '../document_step.ts';
import { REPORT_RELATIONS } from '../report_relations.ts';

/** Leads from rows of reports to rows of tables (report_relations.ts): one statement for all rows of a page. */
export const ReportRelationsPlugin: GraphileConfig.Plugin = {
  name: 'ReportRelationsPlugin',
  version: '1.0.0',
  after: ['AnswersPlugin'],
  schema: {
    hooks: {
      GraphQLObjectType_fields(fields, build, { Self, fieldWithHooks }) {
        const added: typeof fields = {};
        for (const [table, relation] of Object.entries(REPORT_RELATIONS[Self.name] ?? {})) {
          const { key, column, description } = relation;
          const resource = build.input.pgRegistry.pgResources[table] as PgResource | undefined;
          const type = resource && build.getGraphQLTypeByPgCodec(resource.codec, 'output');
          if (!resource || !type || !build.graphql.isOutputType(type)) {
            throw new Error(`${Self.name} leads to no table ${table}`);
          }
          added[table] = fieldWithHooks(
            { fieldName: table },
            { description, type, plan: rowPlan(resource, column, key) },
          );
        }
        return build.extend(fields, added, `rows of tables that ${Self.name} names`);
      },
    },
  },
};

const rowPlan = (resource: PgResource, column: string, key: string) =>
  EXPORTABLE(
    (column, documentKey, key, resource) => ($row: Step) =>
      resource.get({ [column]: documentKey($row, key) } as never),
    [column, documentKey, key, resource],
  );
