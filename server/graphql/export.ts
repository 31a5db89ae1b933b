import { appendFile, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { format } from 'node:util';
import { exportSchema as exportCode } from 'graphile-export';
import { type GraphQLSchema, lexicographicSortSchema, printSchema } from 'graphql';
import pg from 'pg';
import { makeSchema } from 'postgraphile';
import * as codecs from './codecs.ts';
import * as functionStep from './function_step.ts';
import { type ComputedColumn, computedColumnsPlugin } from './plugins/computed_columns_plugin.ts';
import { preset, SCHEMAS } from './preset.ts';
import * as scalars from './scalars.ts';

const FOLDER = new URL('./generated/', import.meta.url);

export type ExportedFiles = { code: string; sdl: string };

/**
 * Makes the GraphQL schema from a migrated database that holds `erp` and `tenant_templat` but no tenant, and writes
 * it as a module and as SDL, both to be committed.
 *
 * The database is introspected as `erp_app`, so only what a request may use appears. Whatever PostGraphile reports on
 * the way, such as two fields of one name, is an error: in its own manner it would leave one of them out.
 *
 * @param ownerUrl a login that may set the role erp_app
 * @param folder where schema.js and schema.graphql go; the repository's own by default
 * @returns the texts written
 */
export async function exportSchema(ownerUrl: string, folder: URL = FOLDER): Promise<ExportedFiles> {
  const codePath = fileURLToPath(new URL('schema.js', folder));
  return await withoutComplaints(async () => {
    const schema = await introspect(ownerUrl);
    await exportCode(schema, codePath, {
      modules: {
        '../codecs.ts': codecs,
        '../function_step.ts': functionStep,
        '../scalars.ts': scalars,
      },
    });
    // It tells which root fields are functions (functions.ts).
    await appendFile(codePath, '\nexport { registry };\n');
    const sdl = `${printSchema(lexicographicSortSchema(schema))}\n`;
    await writeFile(new URL('schema.graphql', folder), sdl);
    return { code: await readFile(codePath, 'utf8'), sdl };
  });
}

const COMPUTED = `select entitas, nama, ekspresi from erp_private.master_kolom where tipe = 'hitung'`;

async function introspect(ownerUrl: string): Promise<GraphQLSchema> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const { rows: computed } = await client.query<ComputedColumn>(COMPUTED);
    // PostGraphile reads pg_class whole, which request roles may not: granted until this transaction is rolled back.
    await client.query('begin; grant select on pg_catalog.pg_class to erp_app');
    await client.query('set transaction read only; set local role erp_app');
    const clashes: string[] = [];
    const { schema } = await makeSchema({
      extends: [preset],
      plugins: [collectorPlugin(clashes), computedColumnsPlugin(computed)],
      pgServices: [serviceOf(client)],
    });
    if (clashes.length > 0) throw new Error(clashes.join('\n\n'));
    return schema;
  } finally {
    await client.end();
  }
}

/** PostGraphile leaves out what clashes and goes on; all clashes are wanted at once. */
function collectorPlugin(clashes: string[]): GraphileConfig.Plugin {
  return {
    name: 'CollectorPlugin',
    version: '1.0.0',
    schema: {
      hooks: {
        build: {
          after: ['SwallowErrors'],
          callback(build) {
            build.handleRecoverableError = (error: Error) => void clashes.push(error.message);
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
