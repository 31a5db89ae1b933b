import { writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { runCommand } from '../../server/base/command_line.ts';
import { loadConfig, rootDir } from '../../server/base/config.ts';
import { withOwnerUrl } from '../../server/embedded/urls.ts';
import { dropDatabase } from './databases.ts';
import { createDatabase } from './fresh.ts';
import { schemaSql } from './schema_sql.ts';
import { dbDir } from './sql_files.ts';

export type Generated = { file: string; text: string };

/**
 * The texts generated from a migrated database without tenants, with the files they belong in: the catalog as SQL,
 * and PostGraphile's schema as SDL and as a module. `scratch` is an empty folder to export to.
 */
export async function generatedSchemas(url: string, scratch: URL): Promise<Generated[]> {
  await import('../../server/graphql/schema/environment.ts');
  const { exportSchema } = await import('../../server/graphql/schema/export.ts');
  const files = Object.entries(await exportSchema(url, scratch));
  const folder = path.join(rootDir, 'server/graphql/schema/generated');
  return [
    { file: path.join(dbDir, 'schema.sql'), text: await schemaSql(url) },
    ...files.map(([name, text]) => ({ file: path.join(folder, name), text })),
  ];
}

const COMMAND = {
  usage: ['npm run schema'],
  about: `Menulis ulang db/schema.sql dan skema GraphQL di server/graphql/schema/generated, dari sebuah database sementara yang dibuat dan dihapus lagi di PostgreSQL yang dipakai.`,
};

if (import.meta.main) {
  await runCommand(COMMAND, () =>
    withOwnerUrl(loadConfig(), async (ownerUrl) => {
      const scratch = await mkdtemp(path.join(os.tmpdir(), 'niaga-schema-'));
      const name = `niaga_schema_${process.pid}`;
      try {
        const url = await createDatabase(ownerUrl, name);
        for (const { file, text } of await generatedSchemas(url, pathToFileURL(`${scratch}/`))) {
          writeFileSync(file, text);
          console.log(path.relative(rootDir, file));
        }
      } finally {
        await dropDatabase(ownerUrl, name);
        await rm(scratch, { recursive: true, force: true });
      }
    }),
  );
}
