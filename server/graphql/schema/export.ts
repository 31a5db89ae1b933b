import { writeFile } from 'node:fs/promises';
import { format } from 'node:util';
import type { PgRegistry } from '@dataplan/pg';
import { exportValueAsString } from 'graphile-export';
import {
  GraphQLObjectType,
  type GraphQLSchema,
  isIntrospectionType,
  isObjectType,
  isSpecifiedScalarType,
  printType,
} from 'graphql';
import pg from 'pg';
import { makeSchema } from 'postgraphile';
import * as codecs from './codecs.ts';
import * as documentStep from './document_step.ts';
import * as feedStep from './feed_step.ts';
import * as functionStep from './function_step.ts';
import { hoistPlans } from './hoist_plans.ts';
import { ownReport } from './names.ts';
import * as nodeIds from './node_ids.ts';
import { plansOf } from './plans.ts';
import { type ComputedColumn, computedColumnsPlugin } from './plugins/computed_columns_plugin.ts';
import { preset, SCHEMAS } from './preset.ts';
import * as scalars from './scalars.ts';
import { slimRegistry } from './slim_registry.ts';

const FOLDER = new URL('./generated/', import.meta.url);

/** The texts by the names of their files. */
export type ExportedFiles = Record<'schema.js' | 'schema.graphql', string>;

const HEAD = `// The plans of schema.graphql, and what they and own_fields.ts ask of the registry. Made by npm run schema.
import { readFileSync } from "node:fs";
import { withPlans } from "../plans.ts";
`;
const TAIL = `
const sdl = readFileSync(new URL("schema.graphql", import.meta.url), "utf8");
export const schema = withPlans(sdl, plans);
export { registry };
`;

/**
 * Makes the GraphQL schema from a migrated database that holds `erp` and `tenant_templat` but no tenant, and writes
 * it as SDL and as a module that gives the SDL its plans; both to be committed.
 *
 * The database is introspected as `erp_app`, so only what a request may use appears. Whatever PostGraphile reports on
 * the way, such as two fields of one name, is an error: in its own manner it would leave one of them out.
 *
 * @param ownerUrl a login that may set the role erp_app
 * @param folder where the files go; the repository's own by default
 * @returns the texts written
 */
export async function exportSchema(ownerUrl: string, folder: URL = FOLDER): Promise<ExportedFiles> {
  return await withoutComplaints(async () => {
    const { schema, registry } = await introspect(ownerUrl);
    const plans = plansOf(schema);
    const resources = Object.values(registry.pgResources);
    const own = resources.filter(({ name }) => ownReport(name));
    slimRegistry(registry, [plans, own]);
    const exported = await exportValueAsString('plans', hoistPlans(plans), {
      modules: {
        '../codecs.ts': codecs,
        '../document_step.ts': documentStep,
        '../feed_step.ts': feedStep,
        '../function_step.ts': functionStep,
        '../node_ids.ts': nodeIds,
        '../scalars.ts': scalars,
      },
    });
    const files: ExportedFiles = {
      'schema.js': `${HEAD}${exported.code}${TAIL}`,
      'schema.graphql': sdlOf(schema),
    };
    for (const [name, text] of Object.entries(files)) await writeFile(new URL(name, folder), text);
    return files;
  });
}

/**
 * Types, queries and mutations in the order of their names; everything else as it is: columns as in the table, and
 * arguments, which Grafast applies in their order.
 */
function sdlOf(schema: GraphQLSchema): string {
  const roots = new Set<unknown>([schema.getQueryType(), schema.getMutationType()]);
  const types = Object.values(schema.getTypeMap())
    .filter((type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type))
    .map((type) => (isObjectType(type) && roots.has(type) ? sorted(type) : type))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
  return `${types.map(printType).join('\n\n')}\n`;
}

function sorted(type: GraphQLObjectType): GraphQLObjectType {
  const { fields, ...config } = type.toConfig();
  const names = Object.keys(fields).sort();
  const inOrder = Object.fromEntries(names.map((name) => [name, fields[name]]));
  return new GraphQLObjectType({ ...config, fields: inOrder as typeof fields });
}

const COMPUTED = `select entitas, nama, ekspresi from erp_private.master_kolom where tipe = 'hitung'`;

type Introspected = { schema: GraphQLSchema; registry: PgRegistry };

async function introspect(ownerUrl: string): Promise<Introspected> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const { rows: computed } = await client.query<ComputedColumn>(COMPUTED);
    // PostGraphile reads pg_class whole, which request roles may not: granted until this transaction is rolled back.
    await client.query('begin; grant select on pg_catalog.pg_class to erp_app');
    await client.query('set transaction read only; set local role erp_app');
    const seen: Seen = { clashes: [], registry: undefined };
    const { schema } = await makeSchema({
      extends: [preset],
      plugins: [collectorPlugin(seen), computedColumnsPlugin(computed)],
      pgServices: [serviceOf(client)],
    });
    if (seen.clashes.length > 0) throw new Error(seen.clashes.join('\n\n'));
    if (!seen.registry) throw new Error('PostGraphile made no registry');
    return { schema, registry: seen.registry };
  } finally {
    await client.end();
  }
}

type Seen = { clashes: string[]; registry: PgRegistry | undefined };

/** Shows what the schema is made of. PostGraphile leaves out what clashes and goes on; all clashes are wanted at once. */
function collectorPlugin(seen: Seen): GraphileConfig.Plugin {
  return {
    name: 'CollectorPlugin',
    version: '1.0.0',
    schema: {
      hooks: {
        build: {
          after: ['SwallowErrors'],
          callback(build) {
            build.handleRecoverableError = (error: Error) => void seen.clashes.push(error.message);
            seen.registry = build.input.pgRegistry;
            return build;
          },
        },
      },
    },
  };
}

function serviceOf(client: pg.Client): never {
  const query = async ({ text, values }: { text: string; values?: unknown[] }) =>
    await client.query(text, values);
  const withPgClient = async (_settings: unknown, callback: (client: unknown) => unknown) =>
    await callback({ rawClient: client, query });
  const service = {
    name: 'main',
    schemas: SCHEMAS,
    withPgClientKey: 'withPgClient',
    pgSettingsKey: 'pgSettings',
    adaptor: {
      createWithPgClient: () => Object.assign(withPgClient, { release: () => undefined }),
    },
    adaptorSettings: {},
  };
  // The adaptor's own types ask for a pool and for making services, which introspection does not use.
  return service as never;
}

/** Runs the export with the console's warnings collected: PostGraphile has no other way of telling. */
async function withoutComplaints<T>(run: () => Promise<T>): Promise<T> {
  const complaints: string[] = [];
  const { error, log, warn } = console;
  const collect = (...parts: unknown[]) => {
    const text = format(...parts);
    // Node's own deprecation notices come this way too.
    if (!/^\(node:\d+\)|^\(Use `node/.test(text)) complaints.push(text);
  };
  Object.assign(console, { error: collect, log: collect, warn: collect });
  try {
    const result = await run();
    if (complaints.length > 0) throw new Error(complaints.join('\n'));
    return result;
  } finally {
    Object.assign(console, { error, log, warn });
  }
}
